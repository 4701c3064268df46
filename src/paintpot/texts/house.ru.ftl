### Что говорит дом, во что бы ни играли.

## Терминал

type-here = ход или ? – помощь
keys-play = ↑ ↓ выбор · Enter ход · Tab дополнить · Ctrl-Z назад · F2 вид · F3 подсказка · Shift-↑ ↓ панели · ? помощь · quit
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
moves-more = «moves» покажет все ходы, «moves red R» – подходящие.
none-fits = Под «{ $words }» не подходит ни один ход.
several = { $n ->
    [one] Подходит { $n } ход
    [few] Подходят { $n } хода
   *[many] Подходят { $n } ходов
}: { $moves }
chance = Случай
person = Игрок { $n }
fell = Бросок: { $what }
undone = Ход отменён: { $move }

## Вопросы

why-what = Спросите так: why red on R4
why-legal = Ход { $move } сейчас разрешён.
no-rule = Правила { $rule } нет. Обозначения правил начинаются с { $prefix }-, как в отказе.
help-title = Как здесь играть
help-move = Введите ход или его часть, лишь бы было ясно, какой это ход, и нажмите Enter.
help-why = why ХОД – почему этот ход сейчас нельзя сделать
help-hint = hint или подсказка – три лучших варианта хода, какими их видит сильный бот, и сколько очков принесёт каждый
help-rule = ? ПРАВИЛО – правило словами, например то, что в скобках в отказе
help-undo = undo – взять последний ход назад
help-score = score – ваши очки строка за строкой
help-save = save ФАЙЛ – сохранить запись партии, и ещё раз при выходе
help-quit = quit – выйти (Ctrl-C)
help-click = Tab дополняет ход, ↑ и ↓ выбирают; щелчок по ходу делает его, щелчок по листу ищет ходы в этом месте.
help-keys = F2 – лист, панели или всё вместе; F3 – подсказка; Shift-↑ и Shift-↓ прокручивают панели; Esc очищает строку.
help-look = look – вся позиция ещё раз
help-moves = moves СЛОВА – подходящие ходы

## Подсказки

hint-thinking = Ищем хорошие ходы…
hint-only = Возможен только один ход: { $move }.
hint-wait = Сейчас не ваш ход, поэтому подсказки нет.
hint-over = Партия окончена: подсказывать больше нечего.
gain = { $sign }{ $whole },{ $tenths }

## Счёт и конец

score-title = Ваши очки
score-total = Всего: { $total }
over-title = Партия окончена
over-hint = score, save ФАЙЛ, quit
winners = { $n ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
solo-result = { $n ->
    [one] У вас { $total } очко.
    [few] У вас { $total } очка.
   *[many] У вас { $total } очков.
}

## Записи

save-where = Назовите файл: save my-play.json
save-offer = save ФАЙЛ – сохранить запись этой партии.
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
}, { $result }; { $dice }
dice-proven = { $n ->
    [0] подтверждать пока нечего: бросков не было
    [1] единственный бросок подтверждён
   *[other] подтверждены все броски, их { $n }
}
dice-partly = { $n ->
    [one] подтверждён { $n } бросок
    [few] подтверждены { $n } броска
   *[many] подтверждено { $n } бросков
}, { $before ->
    [one] ещё { $before } сделан раньше и не здесь, без доказательства
    [few] ещё { $before } сделаны раньше и не здесь, без доказательства
   *[many] ещё { $before } сделано раньше и не здесь, без доказательства
}
dice-secret = броски пока нельзя подтвердить: секрет кубиков ещё не раскрыт
dice-unsaid = в записи нет данных, подтверждающих броски
result-open = не окончена
result-solo = итог { $total }
result-won = победа: { $winners } ({ $totals })

## Команда

no-terminal = Для этого нужен терминал; с --plain можно играть строка за строкой.
game-line = { $name }, игроков: { $least }–{ $most }
