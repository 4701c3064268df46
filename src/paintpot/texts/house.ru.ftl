### Тексты, общие для всех игр: терминал и сервер.

## Терминал

type-here = ход или ? — помощь
keys-play = ↑ ↓ выбор · Enter ход · Tab дополнить · Ctrl-Z отменить · F2 вид · F3 подсказка · Shift-↑ ↓ панели · ? помощь · quit
keys-replay = ← → шаг · PgUp PgDn десять шагов · Home End · Tab чей лист · F2 лист/панели · q выход
page-close = Enter закрывает страницу.
thinking = { $name } думает…
busy = Минуту: остальные ещё ходят.
pass-on = Передайте клавиатуру: { $name }. Затем нажмите Enter.
move-count = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
moves-more = «moves» покажет все ходы, «moves red R» — подходящие.
none-fits = Под «{ $words }» не подходит ни один ход.
several = { $n ->
    [one] Подходит { $n } ход
    [few] Подходят { $n } хода
   *[many] Подходят { $n } ходов
}: { $moves }
chance = Случай
outcome-starts = Начинает { $name }
    .chance = seat { $seat } starts
person = Игрок { $n }
learner = Вы
fell = Выпало: { $what }
sure-you = Вас уже не догнать: теперь каждое очко — в ваш рекорд
sure-of = { $name } точно побеждает: уже не догнать
undone = Ход отменён: { $move }

## Вопросы

why-what = Спросите так: why red on R4
why-legal = Сейчас можно: { $move }.
no-rule = Правила { $rule } нет. Обозначения правил начинаются с { $prefix }-, как в отказе.
help-title = Как здесь играть
help-move = Введите ход или его часть, по которой он узнаётся, и нажмите Enter.
help-why = why ХОД — почему этот ход сейчас нельзя сделать
help-what = what ВЕЩЬ или что ВЕЩЬ — что это такое, например «что сторожевая башня»; просто «что» перечислит всё
help-hint = hint или подсказка — три идеи сильного бота: сколько очков даст каждая и почему
help-rule = ? ПРАВИЛО — правило словами, например то, что отказ называет в скобках
help-undo = undo — отменить последний ход
help-score = score — ваши очки по строкам
help-save = save ФАЙЛ — сохранить запись партии, сейчас и при выходе
help-quit = quit — выйти (Ctrl-C)
help-click = Tab дополняет ход, ↑ и ↓ выбирают; щелчок по ходу делает его, щелчок по листу ищет ходы в этом месте.
help-keys = F2 — лист, панели или всё вместе; F3 — подсказка; Shift-↑ и Shift-↓ прокручивают панели; Esc очищает строку.
help-look = look — показать всю позицию ещё раз
help-moves = moves СЛОВА — подходящие ходы

## Подсказки

hint-thinking = Ищем хорошие ходы…
hint-only = Возможен только один ход: { $move }.
hint-wait = Сейчас не ваш ход, поэтому подсказки нет.
hint-over = Партия окончена: подсказывать больше нечего.
hint-gains = { $gains }.
hint-gains-cost = { $gains } ({ $costs })
hint-gains-lost = { $gains }, но { $costs }
hint-gains-and = { $gains }. К тому же { $later }.
hint-instead = { $how ->
    [less] Идея { $idea } сейчас отнимет меньше: −{ $n }.
    [none] Идея { $idea } сейчас ничего не отнимет.
   *[more] Идея { $idea } сразу принесёт больше: +{ $n }.
}
hint-instead-but = { $how ->
    [less] Идея { $idea } сейчас отнимет меньше (−{ $n }), зато здесь { $later }.
    [none] Идея { $idea } сейчас ничего не отнимет, зато здесь { $later }.
   *[more] Идея { $idea } сразу принесёт больше (+{ $n }), зато здесь { $later }.
}
hint-instead-others = { $how ->
    [less] Идея { $idea } сейчас отнимет меньше (−{ $n }), зато здесь { $others }.
    [none] Идея { $idea } сейчас ничего не отнимет, зато здесь { $others }.
   *[more] Идея { $idea } сразу принесёт больше (+{ $n }), зато здесь { $others }.
}
hint-hopes = в следующих ходах должно прийти больше
hint-none = Сейчас без очков
hint-no-points = { $none }, но и без потерь.
hint-no-points-now = { $none }.
hint-no-points-but = { $none }, зато { $later }.
hint-no-points-last = { $none }, и ходов после этого уже не будет.
hint-lost = { $costs }.
hint-lost-but = { $costs }, зато { $later }.
hint-lost-last = { $costs }, и ходов после этого уже не будет.
hint-costs = { $n ->
    [one] Сейчас это отнимет { $n } очко.
    [few] Сейчас это отнимет { $n } очка.
   *[many] Сейчас это отнимет { $n } очков.
}
hint-costs-but = { $n ->
    [one] Сейчас это отнимет { $n } очко, зато { $later }.
    [few] Сейчас это отнимет { $n } очка, зато { $later }.
   *[many] Сейчас это отнимет { $n } очков, зато { $later }.
}
hint-costs-last = { $n ->
    [one] Это отнимет { $n } очко, и ходов после этого уже не будет.
    [few] Это отнимет { $n } очка, и ходов после этого уже не будет.
   *[many] Это отнимет { $n } очков, и ходов после этого уже не будет.
}
hint-scores = Получите очки: { $lines }
hint-line = { $name } +{ $points }
hint-line-lost = { $name } −{ $points }
hint-line-name = { $group } ({ $part })
hint-points = { $n ->
    [one] Получите { $n } очко
    [few] Получите { $n } очка
   *[many] Получите { $n } очков
}
hint-total = { $gain } ({ $before } → { $after })

## Счёт и конец

score-title = Ваши очки
score-total = Всего: { $total }
over-title = Партия окончена
over-hint = score, save ФАЙЛ, quit
winners = { $n ->
    [one] Победа: { $names }.
   *[other] Ничья: { $names }.
}
solo-result = { $n ->
    [one] У вас { $total } очко.
    [few] У вас { $total } очка.
   *[many] У вас { $total } очков.
}

## Записи

save-where = Назовите файл: save my-game.json
save-offer = save ФАЙЛ — сохранить запись этой партии.
saved = Сохранено: { $file }
saved-over = Сохранено: { $file }. Посмотреть ещё раз: paintpot replay { $file }
saved-resume = Сохранено: { $file }. Продолжить: paintpot play --resume { $file }
replay-start = Начало
replay-sheet = Лист: { $name }
valid = запись верна: { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $result }
verified = { $all ->
    [one] верна { $n } запись
   *[other] верных записей: { $n }
} из { $all }
verified-throws = броски: { $what }
verified-moves = ходы: все по правилам; кто их сделал и в каком порядке шли одновременные ходы, не доказано
verified-whole = полнота: доказана; ходы ведут к концу партии и к этому итогу
verified-cut = полнота: не доказана; партия здесь не окончена, и могли быть ещё ходы
verified-people = люди: не доказано; имена ни с кем не связаны
dice-nothing = доказывать пока нечего
dice-from-parts = доказаны, их { $n }; следуют из секрета сервера и частей мест { $seats } — доказательство для тех, кто найдёт там часть своего браузера
dice-from-house = их { $n }, следуют из одного секрета сервера; больше никто ничего не добавил, так что сервер мог их выбрать
dice-from-words = их { $n }, следуют из секрета сервера и слов, как в старых записях; сервер знал секрет, когда добавляли слова, так что мог их выбрать
dice-from-day = их { $n }, следуют из секрета сервера на { $day } и из места в партии, одни для всех в тот день; доказательство для тех, кто видел обязательство до этого дня
dice-from-keyboard = их { $n }, следуют из секрета и частей, которые взяла одна программа за одной клавиатурой
dice-elsewhere = { $n ->
    [one] ещё { $n } сделан раньше и не здесь, без доказательства
    [few] ещё { $n } сделаны раньше и не здесь, без доказательства
   *[many] ещё { $n } сделано раньше и не здесь, без доказательства
}
dice-silent = { $n ->
    [one] место { $seats } не раскрыло свою часть вовремя
   *[other] места { $seats } не раскрыли свои части вовремя
}
dice-none = { $n ->
    [one] место { $seats } ничего не добавило
   *[other] места { $seats } ничего не добавили
}
dice-bot = { $n ->
    [one] на месте { $seats } бот, и его часть была бы частью сервера
   *[other] на местах { $seats } боты, и их части были бы частями сервера
}
dice-secret = пока не доказаны: секрет кубиков ещё не раскрыт
dice-unsaid = не доказаны: в записи нет для этого данных
result-open = не окончена
result-solo = итог { $total }
result-won = победа: { $winners } ({ $totals })

## Команда

no-terminal = Для этого нужен терминал; с --plain можно играть строка за строкой.
game-line = { $name }, игроков: { $least }–{ $most }

## Уроки

lesson-step = { $title }, { $n } из { $of }
lesson-other = Так можно, но здесь нужно другое. «show» покажет что.
lesson-right = Верно.
lesson-brought = Это принесло: { $lines }.
lesson-line = { $name } { $points }
lesson-over = Это всё, теперь играйте: paintpot play { $game }
lesson-nothing-undone = В этом шаге ещё нечего отменять.
lesson-show = Попробуйте: { $moves }
help-learn = Ход; show — что делать; undo, again — отменить ход, начать шаг заново; look, moves; ? ПРАВИЛО; quit

## Разбор

points-tenths = { $sign }{ $whole },{ $tenths }
review-title = { $title }: каждая позиция доиграна { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
review-start = начало
review-luck = удача
review-own = свои ходы
review-others = чужие ходы
review-remainder = остаток
review-result = итог
review-accuracy = точность
review-given = отдано
review-moments = Что решило партию:
review-turns = Ходы, которые могли быть лучше:
review-no-turns = Явно лучших ходов не нашлось.
review-better = лучше: { $moves }
review-throw = бросок
review-best = лучший ход
review-good = хороший ход
review-slip = неточность
review-mistake = ошибка
review-blunder = грубая ошибка
review-graph = Шансы на победу
review-graph-points = К какому счёту шла партия
review-places = ходы и броски

## Что это такое

what-several = О чём именно? { $things }
what-nothing = Описаний предметов у этой игры нет; «?» покажет, что можно ввести.
what-none = Вещи «{ $thing }» здесь нет.
