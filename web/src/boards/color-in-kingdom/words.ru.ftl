### Что говорит поле Color-In Kingdom, кроме слов самой игры.

## За что даются очки

about-part-apart = 1 за каждое поле, рядом с которым ничего не закрашено
about-part-most = 10 тому, у кого больше всего полей; при равенстве получают все
about-part-between = 2 за каждую дорогу, рядом с которой ровно две другие
about-part-longest = 10 за самую длинную дорогу; при равенстве получают все
about-part-groups = каждая группа соседних каналов даёт очки по размеру: 1, 3, 6, 10, 15…
about-part-each = 1 за каждую фабрику
about-part-among-all = ещё 5 за фабрику, рядом с которой есть все пять других видов
about-part-by-road = 5 за каждую ферму у дороги
about-part-by-forest = ещё 5, если рядом есть и лес
about-part-number = все леса вместе дают очки по их числу: 1, 3, 6, 10, 15…
about-part-copies = очко за каждый повтор вашей постройки

## Ходы и броски, для журнала

tell-builds = строит { $what }
tell-copy = повторяет { $what }
tell-copy-you = повторяет за вами { $what }
tell-copied-you = повторяет
do-build = построить { $what }
do-copy = повторить { $what }
tell-roll = { $a }, { $b }, { $c }, { $d }, обязанность { $duty }
tell-starts = начинает { $name }

## Королевская семья: кубики в шляпах

family-title = Строят двое из семьи
copy-title = Строит { $name }. Повторить?
answer-copy = Повторить?
answer-copy-short = может повторить
royal = { $who ->
    [king] король
    [queen] королева
    [princess] принцесса
   *[prince] принц
}
die-family = { $n }, { $name }
die-makes = { $n }, { $name }, вместе { $sum }: { $what }
die-picked = { $n }, { $name }, выбор сделан
duty-calls = { $n ->
    [0] Зовёт обязанность { $duty }, но числа { $duty } ни у кого нет: все остаются.
    [one] Зовёт обязанность { $duty }: { $names } уходит — там { $duty }.
   *[other] Зовёт обязанность { $duty }: { $names } уходят — там { $duty }.
}
dice-none = Осталось меньше двух: сумма 0.
ask-second = А второй кубик?
ask-first = Выберите два кубика
ask-first-last = Последний ход: два кубика
ask-no-pair = Нет подходящей пары
ask-no-pair-how = Коснитесь Клубничного поля: ему кубики не нужны.
ask-first-how = Их сумма решает, что вы строите.
ask-first-struck = Зачёркнуто: нужна закрашенная клетка рядом, а её сейчас нет.
ask-space = Закрасьте клетку
ask-space-last = Последний ход: стройте
ask-click = Щёлкните клетку, чтобы построить
ask-click-last = Последний ход: щёлкните клетку, чтобы построить
ask-builds = { $name } строит { $what }
ask-copy = { $name }: { $what }
ask-copy-click = { $name }: { $what }. Чтобы повторить, щёлкните клетку
ask-again = Коснитесь ещё раз
ask-again-copy = Коснитесь ещё раз
build-it = Строить
copy-it = Повторить
not-copy = Не повторять
ask-no-copy = Ничего не повторять?
no-copy-points = без очков
go-on = Дальше

## Ожидание

wait-roll = { $name } бросает кубики
wait-pick = { $name } выбирает кубики
wait-build = { $name } строит
wait-copy = { $n ->
    [1] { $name } ещё решает
    [few] { $n } игрока ещё решают
   *[other] { $n } игроков ещё решают
}

## Прошлый ход

before-built = { $name } строит { $what }
before-yours = Вы построили { $what }
before-copied-by = { $you ->
    [yes] вы повторили
   *[no] повтор: { $name }
}
before-copied = { $n ->
    [0] никто не повторил
    [one] повторил { $n } игрок
    [few] повторили { $n } игрока
   *[other] повторили { $n } игроков
}

## Таблица сумм

sums-title = Что строят два кубика
sums-no-pair = Никакие два ваших кубика не дают { $sums }.
sums-no-space = Места нет: постройка должна касаться закрашенной клетки.
sums-always = можно всегда

## Что принесёт клетка или выбор, и за что

gain-nothing = пока очков не даёт
gain-span = от { $least } до { $most } очков
others-span = { $name } от { $least } до { $most }
gain-anywhere = { $gain } на любой клетке
gain-here = { $gain } здесь
gain-part = { $line ->
    [strawberry-apart] поля
    [strawberry-most] больше всех
    [road-between] между
    [road-longest] длина
    [waterway-groups] каналы
    [sherbet-each] фабрика
    [sherbet-among-all] все пять
    [soylent-by-road] дорога
    [soylent-by-forest] лес
    [forest-number] леса
   *[copycat-copies] повторы
}
gain-line = { $line ->
    [strawberry-apart] за поля на отшибе
    [strawberry-most] больше всех полей
    [road-between] за дороги между двумя
    [road-longest] самая длинная дорога
    [waterway-groups] за каналы
    [sherbet-each] за фабрику
    [sherbet-among-all] фабрика среди всех пяти
    [soylent-by-road] ферма у дороги
    [soylent-by-forest] ферма ещё и у леса
    [forest-number] за леса
   *[copycat-copies] за повторы
}

## Лист

space-empty = пусто
space-new = новая
duties-about = Обязанности: в свой ход вы вычёркиваете число с кубика обязанностей. Шестая запускает конец: все остальные делают ещё по ходу.
duties-lack = Осталось вычеркнуть: { $each }.
duties-open = { $name } — { $open }
duties-of = Обязанности: { $n } из { $all }
duties-met = Вычеркнута { $duty }: { $n } из { $all }
duties-ahead = { $name } — { $n }
duty-again = Обязанность { $n }: уже была
copied-by = Повтор:
copied-none = Никто не повторил
lost-bonus = { $bonus ->
    [road] { $name } забирает самую длинную дорогу
   *[fields] { $name } забирает бонус за поля
}
take-bonus = { $bonus ->
    [road] Самая длинная дорога теперь ваша (до сих пор: { $names })
   *[fields] Больше всех полей теперь у вас (до сих пор: { $names })
}
level-bonus = { $bonus ->
    [road] Самая длинная дорога — поровну: { $names }
   *[fields] Полей поровну: { $names }
}
lost-both = Потеряны бонусы за дорогу и поля
squares-of = Повторы: { $n } из { $all }
duties-label = { $n ->
    [0] Обязанности: ни одна не вычеркнута
   *[other] Вычеркнутые обязанности: { $crossed }
}
squares-about = Повторы: после вашего хода сюда пишут, сколько игроков вас повторили, — по очку за каждого. 25-й квадрат запускает конец.
squares-label = { $n ->
    [0] Квадраты повторов: ни одного из { $all }
   *[other] Квадраты повторов: { $n } из { $all }, в сумме { $sum }
}
ending-told =
    { $ending ->
        [duties] { $name }: вычеркнуты все обязанности.
        [copycat] { $name }: заполнены все квадраты повторов.
       *[province] { $name }: провинция застроена.
    }
ending-left = { $n ->
    [0] {""}
    [one] Остался { $n } ход.
    [few] Осталось { $n } хода.
   *[other] Осталось { $n } ходов.
}
ending-yours = Ваш последний ход.
ending-decision = Последнее решение: на нём игра кончается.
ending-own =
    { $way ->
        [duties] Шестая обязанность!
        [copycat] Последний квадрат!
       *[province] Последняя клетка!
    } { $others ->
        [0] С этим ходом игра кончается.
       *[other] Потом остальным ещё по ходу.
    }
ending-other =
    { $way ->
        [duties] { $name }: шестая обязанность
        [copycat] { $name }: последний квадрат
       *[province] { $name }: последняя клетка
    }. Потом { $yours ->
        [yes] вам ещё один ход.
       *[no] всем ещё по ходу.
    }
ending-copy = Повтор заполнит провинцию: потом всем ещё по ходу.

## Близко ли конец

near-title = Близко ли конец
near-title-over = Чем кончилось
far-about = Конец наступает от любого из трёх: вычеркнуты шесть обязанностей, закрашены все клетки или заполнены все квадраты повторов. Потом у остальных ещё по одному ходу. Кто дальше всех: { $each }.
nearing-last = Последние ходы
near-then = Потом все остальные делают ещё по ходу.
near-way = { $way ->
    [duties] { $name }: обязанности { $done }/{ $all }
    [province] { $name }: клетки { $done }/{ $all }
   *[copycat] { $name }: квадраты { $done }/{ $all }
}
near-you = Вы
near-even = { $n ->
    [2] { $seats ->
        [2] Оба
       *[other] Двое
    }
    [3] Трое
    [4] Четверо
   *[other] { $n } игроков
}
goal-word = { $way ->
    [duties] обяз.
    [province] клетки
   *[copycat] повторы
}
goal-way = { $way ->
    [duties] обязанности: { $done } из { $all }
    [province] клетки: { $done } из { $all }
   *[copycat] квадраты повторов: { $done } из { $all }
}

## Сколько даёт постройка — коротко, под кубиками

short-strawberry = { $each } на отшибе, { $most } — у кого полей больше всех
short-road = { $each } между двумя, { $most } за самую длинную
short-waterway = группа по размеру: { $table }…
short-sherbet = { $each } и ещё { $more } рядом с пятью другими
short-soylent = { $each } у дороги и ещё { $more } у леса
short-forest = все леса: { $table }…

## Памятка о счёте

guide = Памятка о счёте
guide-short = Памятка
guide-sums = { $sums }
guide-where = Поля и леса строят где угодно, всё остальное — рядом с закрашенной клеткой.
guide-strawberry = { $each }, если все клетки вокруг пусты; { $most } — у кого полей больше всех
guide-road = { $each }, если рядом ровно две дороги; { $most } за самую длинную дорогу
guide-waterway = каждая группа по размеру: { $table }…
guide-sherbet = { $each } и ещё { $more }, если рядом все пять остальных видов
guide-soylent = { $each } у дороги и ещё { $more }, если рядом и лес
guide-forest = все леса вместе: { $table }…
guide-copycat = { $each } за каждый повтор вашей постройки
guide-spaces = Клетки
guide-points = Очки
guide-now = очков сейчас
guide-most = Каналов в группе или всех лесов больше { $longest } — очков столько же, { $most }.
guide-ends = Конец: вычеркнуты шесть обязанностей, заполнены 25 квадратов повторов или закрашены все клетки. Остальные делают ещё по ходу.
