### Что говорит поле INK помимо слов самой игры.

## За что даются очки

about-part-own = ваши выставленные флаконы; 24 заканчивают партию
about-part-black = чёрные флаконы: их ставят, когда своих не осталось
about-part-held = свои флаконы, не выставленные в решающем раунде

## Ходы в журнале

tell-completed = { $n ->
    [one] выполняет { $n } цель
    [few] выполняет { $n } цели
   *[other] выполняет { $n } целей
}

## Что вышло из мешков

tell-starts = начинает { $name }
tell-deal = палитра: { $one-name } и { $two-name }
tell-drawn = { $what }
tell-refill = { $quills-count ->
    [one] Новая плитка у пера { $quills }
   *[other] Новые плитки у перьев { $quills }
}
tell-bonuses = Бонусные действия: { $bonuses }
tell-x = Вытянут жетон X, { $one-name }
tell-xx = Вытянут жетон XX, { $one-name } и { $two-name }

## Что делать

do-turn = Возьмите плитку
do-cross = Пройти СТАРТ
do-cover = Закройте две клетки
do-quill = Идите дальше и возьмите плитку
do-place = Положите плитку
do-turn-tile = Поверните плитку
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
leave-bonus = Пропустить
turn-it = Повернуть
flip-it = Перевернуть
lay-it = Положить
cover-them = Закрыть
put-first = Коснитесь картины, чтобы примерить плитку. Коснитесь плитки, чтобы повернуть её.
cover-how = Коснитесь двух светящихся клеток с общей стороной.
zoom-in = Ближе
zoom-out = Дальше
fit-all = Вся картина

## Картинки словами

wheel = Колесо перьев
wheel-quill = Перо { $n }
wheel-empty = нет плитки
wheel-start = СТАРТ, { $x ->
    [0] XX в мешке: { $xx }
   *[other] X в мешке: { $x }
}
wheel-bag = плиток в мешке: { $n }
lead-of = Ведущий флакон: { $name }
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
