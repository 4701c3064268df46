### Что говорит страница, кроме слов дома и игр.

## Везде

close = Закрыть
copy = Скопировать
copied = Скопировано
share = Поделиться
remove = Убрать
try-again = Попробовать ещё раз
to-the-door = На главную
to-the-table = К столу
nowhere = По этому адресу ничего нет.
language = Язык
theme = Оформление
theme-auto = Как в системе
theme-light = Светлое
theme-dark = Тёмное
patterns = Узоры на чернилах
patterns-auto = Где нужно
patterns-on = Есть
patterns-off = Нет
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

welcome = Игры чернил и красок за хорошо освещённым столом. Выберите одну – и партия начнётся.
you-play-as = Вы играете как
your-name = Ваше имя
nobody = Художник
games = Игры
your-tables = Ваши столы
table-gathering = собираются
alone = в одиночку
play-now = Играть
set-up = Настроить
rules = Правила
players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
players-from-to = { $least }–{ $most } игроков
card-inkdoms = Кубики падают на карту, и где они легли, там вам и рисовать. Успейте взять нужный раньше других, приручите дракона и первым закрасьте королевство.
length-inkdoms = 20 мин
card-ink = Выкладывайте плитки, пока цвет не разольётся как следует, и ставьте на него свои флаконы. Одна удачная плитка может запустить целую цепочку.
length-ink = 25 мин
card-inklings = Трое чернилят бродят по граням трёх развёрнутых кубиков и оставляют чернильные следы. Все ходят разом, а вовремя найденный туннель спасает день.
length-inklings = 10 мин
card-color-in-kingdom = Пять кубиков решают, что вам строить, а всё построенное могут перенять другие. Стройте так, чтобы вам подражали: за это платят.
length-color-in-kingdom = 15 мин
replay-file = Посмотреть сохранённую партию
about-paintpot = Paintpot – открытый проект под лицензией MIT.
credit-icons = Значки: Lorc, Delapouite и другие,
credit-fonts = Шрифты Vollkorn и Golos Text под лицензией Open Font License.

## Новый стол

seats = Места
seat-who = Кто сидит на месте { $n }
seat-me = Я
seat-beside-me = Кто-то рядом
seat-name = Имя на месте { $n }
seat-invite = Приглашу кого-нибудь
seat-bot = Бот: { $level }
seat-add = Ещё одно место
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
option-slots = Места бонусных действий
option-apprentice = Подмастерье
option-bottles = Флаконы по местам
option-sums = Что строят суммы
choice-first-random = По жребию
choice-sheet-standard = Обычный
choice-sheet-province = Провинция, 37 клеток
choice-sheet-grand = Большая провинция, 61 клетка
choice-bonuses-random = По жребию
choice-bonuses-first-game = Для первой игры
choice-slots-standard = Тройка бонуса не даёт
choice-slots-three = Тройка пользуется местом четвёрки
choice-apprentice-easy = Лёгкий
choice-apprentice-normal = Обычный
choice-apprentice-hard = Сильный
choice-sums-standard = Как обычно
choice-sums-farms-6-8 = Фермы за 6 и 8
choice-sums-roads-6-8 = Дороги за 6 и 8

## Перед партией

gathering-invite = Отправьте ссылку свободного места тому, с кем хотите сыграть. Как только все места будут заняты, можно начинать.
gathering-host = Как только все места будут заняты, можно начинать.
gathering-ready = Все места заняты: можно начинать.
gathering-kept = Для вас придержано место.
gathering-guest = Партию начнёт хозяин стола.
seat-open = свободное место
seat-kept = придержано: { $name }
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

menu = Стол
log = Что было
your-turn = Ваш ход
watching = Вы зритель.
waiting-for = Ждём: { $names }
seat-thinking = думает
seat-thinking-since = думает, { $seconds } с
seat-acts = ходит
seat-waits = ждёт
seat-you-act = ваш ход
seat-yours = вы
seat-away = не здесь
seat-won = победа
sheet-of = Лист: { $name }
own-sheet = К своему
undo = Отмена
hint = Подсказка
hint-about = Сколько очков должен принести каждый вариант. Нажмите, чтобы сделать его первый ход.
total = Итого
patch-open = можно
nothing-here = Здесь сейчас ничего нельзя сделать.
not-allowed = Нельзя
find-move = Найти ход
choose-move = Выберите ход
lost = Связь потеряна, пробуем снова…
move-waits = Ваш последний ход ждёт связи.
lost-waiting = { $n ->
    [one] Ваш ход подождёт и не пропадёт.
    [few] Ваши { $n } хода подождут и не пропадут.
   *[many] Ваши { $n } ходов подождут и не пропадут.
}
pass-screen = Теперь ходит { $name }. Передайте экран.
pass-done = Экран у меня
bot-stands-in = За вас играет бот ({ $level }).
take-over = Играть самому
hand-over = Пусть за меня играет бот
watch-link = Ссылка для зрителей
watch-about = По этой ссылке можно смотреть игру: всё, что видно зрителям.
device-link = Продолжить на другом устройстве
device-about = Откройте эту ссылку на другом устройстве в течение четверти часа. Она сработает один раз, и это устройство больше не будет играть.
rules-of = Правила игры «{ $game }»
closed-moved = Это место перенесено на другое устройство.
closed-other = Сервер закрыл для вас этот стол.

tray = В руках
beside = Рядом с листом

## Что было

log-sat = { $name } – за столом.
log-rose = { $name } больше не за столом.
log-placed = { $name } – за столом, бот ({ $level }).
log-opened = Место { $n } свободно.
log-words = { $name } добавляет к броскам: { $words }
log-started = Партия началась.
log-handed = За игрока { $name } играет бот ({ $level }).
log-returned = { $name } снова в игре.
log-over = Партия окончена.
log-rematch = { $name } предлагает реванш.

## Конец

you-win = Победа за вами!
play-again = Сыграть ещё
rematch = Реванш
rematch-go = К реваншу
replay = Повтор
record-save = Сохранить запись

## Честные кубики

fair-title = Честные кубики
fair-about = Все броски этой партии следуют из секрета, который был выбран при открытии стола, и из слов, добавленных до начала. Поэтому никто не мог предвидеть или изменить бросок: ни дом, ни игроки.
fair-commitment = Отпечаток секрета (SHA-256)
fair-words-of = Слова игрока { $name }
fair-secret = Секрет
fair-later = Его откроют, когда партия закончится.
fair-fits = Секрет подходит к отпечатку.
fair-fits-not = Секрет не подходит к отпечатку!
fair-check = Сохранённую запись можно проверить бросок за броском:
fair-add = Ваши слова для бросков
fair-add-do = Добавить

## Повтор

replay-title = Повтор
replay-open = Открыть запись
replay-drop = Откройте запись партии или перетащите её сюда.
replay-step = Ход { $step } из { $steps }
replay-begin = Начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-run = Показать
replay-stop = Стоп
replay-bad = Этот файл – не запись партии.

## Правила

rules-title = Правила
rules-in-short = Коротко
rules-all = Все правила
rules-none = Правила этой игры пока никто не записал словами.
rules-all-about = На них ссылается стол, когда ход сделать нельзя.
heading-COMP = Что есть в игре
heading-GOAL = Цель
heading-SETUP = Подготовка
heading-CB = Цвета
heading-ROUND = Раунд
heading-2P = Вдвоём
heading-THROW = Бросок на карту
heading-ROLL = Бросок
heading-TURN = Ход
heading-HIDE = Что скрыто
heading-WHITE = Белый кубик
heading-PAINT = Закрашивание
heading-BLOT = Кляксы
heading-CAP = Столицы
heading-MON = Чудовища
heading-TOWER = Сторожевые башни
heading-SPELL = Заклинания
heading-ACH = Достижения
heading-PICK = Выбор плитки
heading-ADD = Новая плитка
heading-AREA = Области
heading-OBJ = Цели на плитках
heading-BOTTLE = Флаконы
heading-BONUS = Бонусные действия
heading-ACT = Двенадцать бонусных действий
heading-X = Жетоны X
heading-XX = Жетоны XX
heading-REPL = Пополнение колеса
heading-PASS = Пас
heading-MOVE = Движение
heading-TUNNEL = Туннели
heading-LOST = Потеря чернилёнка
heading-INK = Чернильные следы
heading-DUTY = Обязанности
heading-BUILD = Строительство
heading-COPY = Подражание
heading-SUMS = Что строят суммы
heading-END = Конец игры
heading-SCORE = Подсчёт очков
heading-TIE = Ничьи
heading-SOLO = В одиночку
heading-EX = Примеры
heading-DIFF = Где правила расходятся
heading-A = Уточнения
heading-MAP = Карта
heading-TILE = Плитки
heading-SHEET = Лист
short-inkdoms =
    Каждый раунд четыре кубика падают на карту шести королевств. Все по очереди берут по одному: число – сколько у вас капель, цвет – чем вы рисуете, а где кубик лёг – в том королевстве и рисуете.
    Соседние области не могут быть одного цвета. Если хоть одна капля осталась без места, ставится клякса, а кляксы стоят очков.
    Красьте столицы и чудовищ в те цвета, которых они просят. Область с заклинанием даёт это заклинание; если закрашены обе области у сторожевой башни, она даёт каплю на потом.
    Кто раньше других закончит королевство или закрасит всех чудовищ одного вида, получит за это больше. Когда у кого-то закончены три королевства, играется ещё один раунд.
short-ink =
    Двигайте ведущий флакон по часовой стрелке к перу и берите плитку, которая там лежит. Приложите её к своей картине, повернув или перевернув как угодно.
    Если цвет вырос и его хватает для одного из чисел в нём, эту цель можно выполнить: на число ставится флакон, и ещё по одному – на каждый белый кружок этой области. Выполненная цель даёт и бонусное действие.
    Проходя старт, вы тянете жетон X и должны накрыть им две клетки.
    Побеждает тот, кто первым выставит все 24 флакона.
short-inklings =
    Три кубика бросают для всех. Названа каждая сумма одного, двух или трёх кубиков.
    Все одновременно двигают по одному чернилёнку: на лист, на соседнюю грань или через туннель. Идти можно только на грань, число которой названо и где ещё нет чернил.
    Каждая грань, где побывал чернилёнок, – очко; за целиком закрашенный кубик есть бонус; каждый вычеркнутый туннель стоит очко.
    Если ни один не может ходить, одного вы теряете. Когда чернилят ни у кого не осталось, побеждает больший итог.
short-color-in-kingdom =
    Бросьте пять кубиков. Кубик обязанностей откладывает все равные ему. Из остальных выберите два: их сумма говорит, что вы строите. Или откажитесь от кубиков и разбейте Клубничное поле.
    Закрасьте для этого клетку. Почти всё должно касаться того, что уже закрашено. Затем другие могут перенять вашу постройку; каждый подражатель – очко вам.
    Поля любят стоять порознь, дороги – тянуться далеко, фермы – быть у дорог и лесов: каждый вид приносит очки по-своему.
    Когда кто-то вычеркнул все шесть обязанностей, заполнил все квадраты подражателей или всю провинцию, у остальных есть ещё по ходу.

## Когда что-то не так

problem-offline = Сервер сейчас недоступен.
problem-unexpected = Что-то пошло не так; попробуйте ещё раз.
problem-no-table = Такого стола нет.
problem-no-link = Нужно приглашение за этот стол или ссылка для зрителей.
problem-bad-link = Эта ссылка не подходит или уже использована; попросите новую.
problem-old-link = Эта ссылка устарела; попросите новую.
problem-no-game = Такой игры здесь нет.
problem-not-your-seat = Это не ваше место.
problem-not-host = Это может только тот, кто открыл стол.
problem-seat-taken = Это место занято.
problem-seat-kept = Это место придержано для другого.
problem-seat-open = Ещё есть свободное место: подождите или отдайте его боту.
problem-host-stays = Хозяин стола не может уйти до начала.
problem-started = Партия уже началась.
problem-over = Партия окончена.
problem-not-over = Партия ещё не окончена.
problem-bot-plays = На этом месте играет бот; сначала верните место себе.
problem-cannot-undo = Этот ход уже не отменить: игра пошла дальше.
problem-not-turn = Сейчас не ваш ход.
problem-busy = Сейчас думает слишком много ботов; попробуйте чуть позже.
problem-too-many-tables = У вас слишком много неоконченных столов; сначала закончите некоторые.
problem-too-fast = Слишком много сразу; попробуйте чуть позже.
problem-bad-record = Эту запись нельзя прочесть.
problem-bad-text = В имени есть знаки, которые нельзя показать.

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
sound-on = включены
sound-off = выключены
sound-is-on = Звук включён
sound-is-off = Звук выключен

## Реакции

reactions = Реакции других
reactions-on = показывать
reactions-off = скрывать
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
