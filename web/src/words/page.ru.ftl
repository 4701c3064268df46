### Что говорит страница, кроме общих текстов и слов игр.

## Везде

description = Настольные игры о чернилах и красках: одному, с ботами или с друзьями.
close = Закрыть
copy = Скопировать
copied = Скопировано
share = Поделиться
remove = Убрать
try-again = Попробовать ещё раз
to-the-door = Домой
to-the-table = К столу
nowhere = По этому адресу ничего нет.
language = Язык
theme = Оформление
theme-auto = Как в системе
theme-light = Светлое
theme-dark = Тёмное
patterns = Узоры на чернилах
patterns-auto = Где нужно
patterns-on = Всегда
patterns-off = Никогда
ink-blue = синий
ink-red = красный
ink-yellow = жёлтый
ink-green = зелёный
ink-purple = фиолетовый
ink-brown = коричневый
ink-orange = оранжевый
ink-light-blue = голубой
ink-dark-blue = тёмно-синий
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

## Главная

welcome = Настольные игры о чернилах и красках: с ботами или с друзьями. Выбирайте и играйте.
you-play-as = Ваше имя в игре
your-name = Ваше имя
nobody = Художник
games = Игры
your-tables = Ваши столы
table-at = { $unit ->
    [round] раунд { $n }
   *[turn] ход { $n }
}
table-gathering = ждёт игроков
alone = одиночная игра
table-old-rules = правила изменились
table-damaged = запись повреждена
table-given-up = партия прекращена
table-resigned = место отдано боту
play-now = Играть
play = Играть
set-up = Настроить
rules = Правила
players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
players-from-to = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
card-inkdoms = Кубики падают на карту: где легли, там и закрашивать. Приручите дракона и первым раскрасьте королевство.
length-inkdoms = 20 мин
card-ink = Выкладывайте плитки, пока цвет не разольётся как следует, и ставьте на него свои флаконы.
length-ink = 25 мин
card-inklings = Трое чернилят бродят по трём развёрнутым кубикам и оставляют следы. Все ходят разом.
length-inklings = 10 мин
card-color-in-kingdom = Пять кубиков решают, что вам строить, а другие могут повторить. За повторы вам дают очки.
length-color-in-kingdom = 15 мин
door-first = Чернила, краски и стол для игры
door-back = С возвращением
door-back-name = С возвращением, { $name }
door-turn = Ваш ход
door-turn-name = { $name }, ваш ход
play-on-here = Играть
look-at-table = Открыть
table-with = с вами: { $names }
table-kind-daily = игра дня
table-kind-practice = тренировка
table-kind-review = из разбора
table-shared = за этим экраном: { $names }
more-tables = { $n ->
    [one] Ещё { $n } стол
    [few] Ещё { $n } стола
   *[many] Ещё { $n } столов
}
sheet-title = Ваш лист
sheet-painted = { $left ->
    [0] Закрашено всё.
    [one] Не закрашен ещё { $left } кусочек.
    [few] Не закрашены ещё { $left } кусочка.
   *[many] Не закрашено ещё { $left } кусочков.
}
sheet-about = Каждая доигранная партия закрашивает ещё один кусочек вашего листа.
against = против
opponent = { $name }, { $level }
play-solo = Соло
play-friend = С другом
more-ways = Как ещё сыграть
friend-opening = Открываем стол…
friend-about = Отправьте другу эту ссылку или дайте ему отсканировать код.
friend-link = Приглашение для друга
friend-code = QR-код приглашения
past-games = Прошлые партии
past-all = Показать все: { $n }
put-away = Убрать
put-away-done = Убрано.
bring-back = Вернуть убранные: { $n }
table-won = победа, { $mine } : { $theirs }
table-lost = поражение, { $mine } : { $theirs }
table-tied = ничья, { $mine } : { $theirs }
table-of = { $name } — победа, { $mine } : { $theirs }
my-record = Мои партии
replay-file = Посмотреть сохранённую партию
about-paintpot = Paintpot — открытый проект под лицензией MIT.
credit-icons = Значки: Lorc, Delapouite и другие,
credit-fonts = Шрифты Vollkorn и Golos Text под лицензией Open Font License.

## Новый стол

seats = Места
seat-who = Кто играет на месте { $n }
seat-me = Я
seat-beside-me = Игрок за этим экраном
seat-name = Имя для места { $n }
seat-invite = Пригласить друга
seat-bot = Бот: { $level }
seat-add = Добавить место
seat-remove = Убрать место { $n }
seat-number = Место { $n }
seat-needed = Хотя бы одно место должно быть вашим.
open-table = Открыть стол
start = Начать
level-random = наугад
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
level-expert = знаток
bot-level = Уровень бота
bot-random = Бот наугад { $n }
bot-easy = Лёгкий бот { $n }
bot-normal = Обычный бот { $n }
bot-hard = Сильный бот { $n }
bot-expert = Бот-знаток { $n }
option-first = Кто начинает
option-sheet = Лист
option-bonuses = Бонусные действия
option-slots = Бонус за тройку
option-apprentice = Подмастерье
option-bottles = Цвета флаконов
option-sums = Что строят по суммам
choice-first-random = Случайно
choice-sheet-standard = Обычный
choice-sheet-province = Провинция, 37 клеток
choice-sheet-grand = Большая провинция, 61 клетка
choice-bonuses-random = Случайные
choice-bonuses-first-game = Набор для первой партии
choice-slots-standard = Нет
choice-slots-three = Как за четвёрку
choice-apprentice-easy = Лёгкий
choice-apprentice-normal = Обычный
choice-apprentice-hard = Сильный
choice-sums-standard = Как обычно
choice-sums-farms-6-8 = Фермы за 6 и 8
choice-sums-roads-6-8 = Дороги за 6 и 8

## Перед партией

gathering-invite = Отправьте друзьям ссылки. Когда все места заняты, начинайте.
gathering-host = Когда все места заняты, начинайте.
gathering-ready = Все места заняты: можно начинать.
gathering-kept = Для вас занято место.
gathering-guest = Партию начнёт хозяин стола.
seat-open = свободное место
seat-kept = занято для игрока { $name }
seat-you = {" "}(вы)
invitation-for = Приглашение на место { $n }
start-waits = { $n ->
    [one] Ещё свободно { $n } место.
    [few] Ещё свободны { $n } места.
   *[many] Ещё свободно { $n } мест.
}
sit-down = Сесть за стол
leave = Уйти
invited-title = Вас ждёт место за столом
invited-by = { $name } приглашает вас сыграть в игру «{ $game }».
invited-to = Вас приглашают сыграть в игру «{ $game }».

## За столом

menu = Меню
log = Ход партии
your-turn = Ваш ход
far-each = { $who ->
    [you] вы
   *[other] { $name }
} — { $n }
turn-of = Ходит { $name }
last-turn = Последний ход: { $what }
watching = Вы зритель.
waiting-for = Ждём: { $names }
seat-thinking = думает
seat-thinking-since = думает, { $seconds } с
seat-acts = ходит
seat-waits = ждёт
seat-you-act = ваш ход
seat-yours = вы
seat-away = не в сети
seat-away-since = не в сети с { $time }
absent = { $name } { $away }.
nudge = Поторопить
stand-in = Пусть за игрока { $name } ходит бот
seat-won = победа
sheet-of = Лист: { $name }
own-sheet = К своему
score-of = Очки: { $name }
undo = Отмена
undo-none = Отменять нечего: вы ещё не ходили.
undo-gone = Отменить уже нельзя: после вашего хода партия пошла дальше.
hint = Подсказка
hint-later = потом, скорее всего, { $n }
hint-now = сейчас
hint-at-end = { $now } сейчас, { $end } в конце
hint-worth = всего около { $n }
hint-worth-later = в следующих ходах ещё около { $n }
hint-worth-less-later = в следующих ходах около { $n }
hint-worth-all-later = сейчас ничего, в следующих ходах около { $n }
hint-worth-now = для следующих ходов меньше, чем другие идеи
hint-so-far = { $n ->
    [1] Всё готово. Осталось: { $move }.
   *[other] Пока всё по плану. Дальше: { $move }.
}
hint-do = Сделать
hint-choose = Выбрать
hint-finish = Закончить ход
hint-next = Ещё идея
hint-count = { $n } из { $all }
hint-step = шаг { $n } подсказки
hint-about = Подготовит ход и остановится перед последним шагом. Его ещё можно отменить.
forced-on = Играть дальше
forced-about = «Играть дальше» ходит за вас, пока нет выбора.
forced-stop = Стоп
forced-playing = Ход за ходом…
total = Итого
score-about = За что даются очки
score-late = Вычтут только в конце
patch-open = можно
tap-again = Это нельзя будет отменить. Коснитесь ещё раз, чтобы сделать ход.
nothing-here = Здесь сейчас ничего нельзя сделать.
not-allowed = Нельзя
note-about = Пояснение
read-rule = Прочитать правило
find-move = Найти ход
choose-move = Выберите ход
lost = Связь потеряна, пробуем снова…
just-changed = Положение только что изменилось. Нажмите ещё раз, если так и задумано.
move-waits = Ваш последний ход ждёт связи.
lost-waiting = { $n ->
    [one] Ваш ход уйдёт, когда связь восстановится.
    [few] Ваши { $n } хода уйдут, когда связь восстановится.
   *[many] Ваши { $n } ходов уйдут, когда связь восстановится.
}
pass-screen = Теперь ходит { $name }. Передайте экран.
pass-to = Передайте экран: { $name }
pass-about = Выбор игрока { $name } закрыт, пока не выбрали все.
pass-i-am = Я { $name }
pass-back = Подождите: { $name } хочет посмотреть ещё раз
bot-stands-in = За вас играет бот ({ $level }).
take-over = Играть без бота
hand-over = Пусть за меня играет бот
watch-link = Ссылка для зрителей
watch-about = По этой ссылке может смотреть кто угодно; скрытое останется скрытым.
device-link = Продолжить на другом устройстве
device-about = Откройте эту ссылку на другом устройстве за 15 минут. Она сработает один раз.
rules-of = { $game }: правила
closed-moved = На этом устройстве место больше не ваше.
closed-other = Сервер закрыл для вас этот стол.
closed-old-rules = Правила игры «{ $game }» с тех пор изменились; эту партию здесь не продолжить.
closed-old-rules-over = Правила игры «{ $game }» с тех пор изменились. Остались ход партии и результат, но не просмотр по шагам.
closed-unwatched = Ссылку, по которой вы смотрели, отозвали; попросите новую.
closed-damaged = Запись этого стола повреждена; видно только то, что было до повреждения.
closed-part = Партия не окончена, поэтому вам видны только броски и ваши ходы.
result-unknown = Итог этой партии не сохранился.
give-up = Прекратить партию
give-up-about = Партия закончится сразу и без победителя.
give-up-about-others = Партия закончится без победителя, когда согласятся все, кто был здесь за последние сутки.
wants-to-give-up = { $n ->
    [one] { $names } предлагает прекратить партию.
   *[other] { $names } предлагают прекратить партию.
}
play-on = Играть дальше
resign = Отдать своё место боту
resign-about = Остальные продолжат играть с ботом, а вы не сможете вернуться.
unwatch = Отозвать ссылку для зрителей
unwatch-about = Кто смотрит по ней, больше не увидит партию. Потом можно дать новую.
cancel = Отмена

tray = В руках
beside = Рядом с листом

## Что было

log-sat = { $name } за столом.
log-rose = { $name } покидает стол.
log-placed = { $name } за столом: это бот ({ $level }).
log-opened = Место { $n } свободно.
log-silent = Часть игрока { $name } не пришла вовремя и не вошла в броски
log-words = { $name } добавляет к кубикам: { $words }
log-started = Партия началась.
log-handed = За игрока { $name } теперь играет бот ({ $level }).
log-returned = { $name } снова играет без бота.
log-round =
    { $unit ->
        [round] Раунд
       *[turn] Ход
    } { $n }.
log-over = Партия окончена
log-over-won = { $n ->
    [one] Партия окончена: победа за игроком { $names }.
   *[other] Партия окончена: ничья, { $names }.
}
log-rematch = { $name } предлагает реванш.
log-resigned = { $name } больше не играет, место занимает бот ({ $level }).
log-proposed = { $name } предлагает прекратить партию.
log-declined = { $name } хочет играть дальше.
log-abandoned = Партия прекращена.
log-unwatched = { $name } отзывает ссылку для зрителей.
log-repaired = Партия продолжается по новым правилам.

## Конец

given-up = Партия прекращена.
count-unit = { $unit ->
    [round] раунд
   *[turn] ход
}
count-title = { $unit ->
    [round] Раунд
   *[turn] Ход
}
count-of = { $unit ->
    [round] раунда
   *[turn] хода
}
end-turn = { count-unit } { $turn }
share-copied = Скопировано: вставьте куда угодно.
share-select = Выделите этот текст и скопируйте.
rematch = Реванш
replay = Повтор
replay-turn = { count-title } { $turn } из { $turns }
replay-turn-done = После { count-of } { $turn } из { $turns }
record-save = Сохранить запись

## Честные кубики

fair-title = Честные кубики
fair-title-draws = Честный жребий
fair-commitment = Отпечаток секрета (SHA-256)
fair-revealing = Всё готовится: ещё мгновение, пока придут части всех игроков.
fair-refused = Этот браузер не добавил свою часть к случаю.
fair-fault-commitment = Сервер показывает не тот отпечаток секрета, что до начала.
fair-fault-secret = Секрет сервера не подходит к отпечатку, который записал этот браузер.
fair-fault-hashes = Отпечатки частей игроков не те, что были закреплены в начале.
fair-fault-own = Ваша часть не та, которую взял этот браузер.
fair-fault-left-out = Ваша часть дошла до сервера вовремя, но сервер её не учёл.
fair-fault-parts = Части игроков не те, что были показаны в начале партии.
fair-fault-unfit = Часть одного из игроков не подходит к своему отпечатку.
fair-fault-throws = В записи выпало не то, что показывали этому браузеру.
fair-secret = Секрет
fair-add = Ваши слова, чтобы их подмешать
fair-add-do = Добавить

## Когда что-то не так

problem-offline = Сервер сейчас недоступен.
problem-unexpected = Что-то пошло не так; попробуйте ещё раз.
problem-no-table = Такого стола нет.
problem-no-link = Нужно приглашение за этот стол или ссылка для зрителей.
problem-bad-link = Эта ссылка не подходит или уже использована; попросите новую.
problem-old-link = Эта ссылка устарела; попросите новую.
problem-no-game = Такой игры здесь нет.
problem-not-your-seat = Это не ваше место.
problem-not-host = Это может только хозяин стола.
problem-seat-taken = Это место занято.
problem-seat-kept = Это место занято для другого.
problem-seat-open = Ещё есть свободное место: подождите или отдайте его боту.
problem-host-stays = Хозяин стола не может уйти до начала.
problem-started = Партия уже началась.
problem-old-rules = Правила этой игры с тех пор изменились; здесь её не продолжить.
problem-damaged = Запись этого стола повреждена.
problem-give-up-instead = Больше здесь никто не играет: прекратите партию.
problem-over = Партия окончена.
problem-not-over = Партия ещё не окончена.
problem-bot-plays = На этом месте играет бот; сначала верните место себе.
problem-cannot-undo = Этот ход уже не отменить: партия пошла дальше.
problem-not-turn = Сейчас не ваш ход.
problem-busy = Сейчас думает слишком много ботов; попробуйте чуть позже.
problem-too-many-tables = У вас слишком много неоконченных столов: доиграйте некоторые.
problem-too-fast = Слишком много сразу; попробуйте чуть позже.
problem-bad-sheet = На этом листе играть нельзя.
problem-bad-record = Эту запись нельзя прочесть.
problem-bad-text = В имени есть непечатные знаки.

## Кто играет: четыре бота

character-blot = Клякса
character-quill = Перо
character-sable = Соболь
character-indigo = Индиго
temper-blot = Сначала мажет, потом смотрит, и всегда довольна.
temper-quill = Пишет ровный план и изменяет ему ради красивого цвета.
temper-sable = Тих и быстр: берёт именно то, на что смотрели вы.
temper-indigo = Восемь рук, один план, и вы в нём уже учтены.

## Звук

sound = Звук и вибрация
sound-on = Включены
sound-off = Выключены
sound-is-on = Звук включён
sound-is-off = Звук выключен

## Реакции

reactions = Реакции других
reactions-on = Показывать
reactions-off = Скрывать
react = Реакция
react-bravo = Браво
react-thanks = Спасибо
react-ha = Ха!
react-oops = Ой
react-tick-tock = Тик-так
react-back-soon = Скоро вернусь
reacted = { $name }: { $what }
nudged = { $name } торопит: ваш ход.
problem-nobody-to-nudge = Ждать сейчас некого.
problem-too-soon-to-nudge = Подождите ещё немного, прежде чем торопить.

## Что произошло и что принесёт ход

moment-of = { $name } { $what }
moment-with-points = { $what } ({ $points })
moment-points = { $n ->
    [one] { $sign }{ $n } очко
    [few] { $sign }{ $n } очка
   *[other] { $sign }{ $n } очков
}
gain-more = может принести и больше

## Уроки

learn = Уроки

## Что это такое? Карточки вещей

ask-what = Что это?
asking = { $mouse ->
    [yes] Щёлкните
   *[no] Нажмите на
} то, что непонятно
asking-stop = Не надо
whats-now = Сейчас:
whats-now-here = сейчас
whats-worth = Чего стоит
whats-gain = Здесь и сейчас:
whats-dots = Точки значат: столько будет наверняка, а может быть, и больше.
whats-rule = Правило
whats-also = Ещё

what-seat = { $own ->
        [yes] Это вы.
       *[no] { $who ->
            [bot] Бот за вашим столом.
           *[person] Игрок за вашим столом.
        }
    } Нажмите, чтобы увидеть лист, насколько его можно видеть.
    .title = { $name }
    .now = { $acts ->
        [yes] Сейчас ходит.
       *[no] Сейчас не ходит.
    }
    .worth = { $points ->
        [none] {""}
       *[other] Пока { $points }.
    }
what-line = Строка подсчёта.
    .title = { $name }
    .now = { $parts ->
        [none] {""}
       *[other] { $parts }.
    }
    .worth = Пока { $points }.
what-total = Все строки подсчёта вместе.
    .title = Итого
    .worth = Пока { $points }.
what-move = Ход этой игры.
    .title = { $move }
    .now = { $open ->
        [yes] Его можно сделать сейчас.
       *[no] Сейчас его сделать нельзя.
    }
what-patch = Место на листе.
    .title = { $name }
    .now = { $open ->
        [yes] Здесь можно: { $moves }.
       *[no] Сейчас здесь ничего не сделать. Нажмите, и узнаете почему.
    }
what-panel = То, чему игра ведёт счёт.
    .title = Кратко
what-undo = Возвращает ваш последний ход, пока из него никто не узнал ничего нового.
    .title = Отменить ход
what-hint = Показывает до трёх хороших мыслей на этот ход: что они принесут и почему.
    .title = Подсказка
what-play-on = { forced-about } Касание останавливает.
    .title = Играть дальше
what-menu = Правила, ссылки для друзей, бот вместо вас и настройки.
    .title = Меню
what-log = Что произошло до сих пор, ход за ходом.
    .title = Ход партии
what-close = Убирает это и ничего не меняет.
    .title = Закрыть
what-zoom = Увеличивает или уменьшает картину, как два пальца или колесо мыши.
    .title = Масштаб

## Разбор

end-review = Разбор
