### Что говорит поле INK помимо слов самой игры.

## Ходы в журнале

tell-quill = берёт плитку у пера { $n }
tell-cross = проходит старт
tell-cover = закрывает { $square } и клетку { $way ->
    [down] под ней
   *[right] справа от неё
}
tell-place = кладёт её на { $x }, { $y }
tell-turned = { $n ->
    [0] как есть
    [one] с { $n } поворотом
   *[other] с { $n } поворотами
}
tell-flipped = { $n ->
    [0] обратной стороной
    [one] обратной стороной, с { $n } поворотом
   *[other] обратной стороной, с { $n } поворотами
}
tell-complete = выполняет цель на { $square }
tell-completed = { $n ->
    [one] выполняет { $n } цель
    [few] выполняет { $n } цели
   *[other] выполняет { $n } целей
}
tell-jokers = { $n ->
    [0] без джокеров
    [one] с { $n } джокером
   *[other] с { $n } джокерами
}
tell-fill = ставит флакон на { $square }
tell-fill-joker = ставит джокер на { $square }
tell-leave = отказывается от бонуса
tell-done = ход окончен
tell-pass = { $n ->
    [0] пасует
    [one] пасует, { $n } флакон переходит в джокеры
    [few] пасует, { $n } флакона переходят в джокеры
   *[other] пасует, { $n } флаконов переходят в джокеры
}
tell-spot = кладёт белый кружок на { $square }
tell-number = меняет число на { $square }: теперь { $n }
tell-back = { $n ->
    [one] ведущий идёт на { $n } перо назад
    [few] ведущий идёт на { $n } пера назад
   *[other] ведущий идёт на { $n } перьев назад
}
tell-shift = { $n ->
    [one] { $n } флакон переходит в джокеры
    [few] { $n } флакона переходят в джокеры
   *[other] { $n } флаконов переходят в джокеры
}
tell-lift = поднимает флакон с { $square }
tell-set = ставит его на { $square }
tell-colour = меняет цвет { $square } на { $colour-name }
tell-uncover = снимает жетон с { $square }
tell-take-off = снимает флакон с { $square }
tell-fetch = берёт ещё плитку у пера { $n }
tell-lift-tile = поднимает плитку { $n }

## Что вышло из мешков

tell-starts = начинает { $name }
tell-deal = плитка { $tile }, палитра: { $one-name } и { $two-name }
tell-drawn = Вытянуто: { $what }
tell-refill = { $quills-count ->
    [one] новая плитка у пера { $quills }
   *[other] новые плитки у перьев { $quills }
}
tell-bonuses = бонусные действия: { $bonuses }
tell-x = X, { $one-name }
tell-xx = XX, { $one-name } и { $two-name }

## Что делать

do-turn = Возьмите плитку
do-cross = Идите через старт
do-cover = Закройте две клетки
do-quill = Идите дальше и возьмите плитку
do-place = Куда её положить?
do-turn-tile = Как она ляжет?
do-complete = Выполните цель
do-nothing-left = Больше нечего выполнять
do-jokers = Какие флаконы?
do-spots = Займите { $n ->
    [one] ещё { $n } кружок
    [few] ещё { $n } кружка
   *[other] ещё { $n } кружков
}
do-set = Поставьте флакон на кружок
do-bonus-1 = Коснитесь пустой клетки
do-bonus-2 = Коснитесь кружка
do-bonus-3 = Коснитесь числа
do-bonus-4 = На сколько назад?
do-bonus-5 = Сколько?
do-bonus-6 = Коснитесь флакона
do-bonus-7 = Коснитесь клетки
do-bonus-8 = Коснитесь X
do-bonus-9 = Займите кружки одной плитки
do-bonus-10 = Коснитесь флакона
do-bonus-11 = Возьмите ещё плитку
do-bonus-12 = Коснитесь плитки

pass = Пас
pass-how = Пас: сколько флаконов уйдёт в джокеры
finish = Готово
leave-bonus = Хватит
turn-it = Повернуть
flip-it = Перевернуть
lay-it = Положить
cover-them = Закрыть
put-first = Коснитесь картины, чтобы примерить. Касание плитки поворачивает её.
cover-how = Коснитесь двух светящихся клеток с общей стороной.
zoom-in = Ближе
zoom-out = Дальше
fit-all = Вся картина

## Картинки словами

wheel = Колесо перьев
wheel-quill = Перо { $n }
wheel-empty = нет плитки
wheel-start = Старт, { $x ->
    [0] XX в мешке: { $xx }
   *[other] X в мешке: { $x }
}
wheel-bag = плиток в мешке: { $n }
lead-of = Ведущий: { $name }
stock-of = Флаконы: { $name }
stock-palette = На палитре ({ $colours }): { $n }
stock-jokers = Джокеры: { $n }
stock-black = Чёрных выставлено: { $n }
slot = { $numbers }: { $bonus }
square-area = область из { $size }
square-down = флакон вверх дном
place-at = Место { $x }, { $y }
place-taken = плитка здесь
area-told = { $colour-name }: { $size ->
    [one] { $size } клетка
    [few] { $size } клетки
   *[other] { $size } клеток
}
area-spots = { $n ->
    [one] { $n } кружок
    [few] { $n } кружка
   *[other] { $n } кружков
}
area-for = для { $numbers }
area-grown = выросла
tile-corners = плитка: вверху { $a }, { $b }, внизу { $c }, { $d }
split = { $jokers ->
    [0] Без джокеров
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[other] { $jokers } джокеров
}, { $palette } с палитры
choose-number = Выберите число
choose-colour = Выберите цвет
choose-bottle = Выберите флакон
from-palette = С палитры
from-jokers = Джокер
