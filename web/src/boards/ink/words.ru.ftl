### Что говорит поле INK помимо слов самой игры.

## За что даются очки

# После шага урока: перед этим стоит «+2».
brought-own = { $n ->
    [one] флакон выставлен
    [few] флакона выставлено
   *[other] флаконов выставлено
}
brought-black = { $n ->
    [one] чёрный флакон сверх того
    [few] чёрных флакона сверх того
   *[other] чёрных флаконов сверх того
}

about-part-own = ваши выставленные флаконы; 24 заканчивают партию
about-part-black = чёрные флаконы: их ставят, когда своих не осталось
about-part-held = свои флаконы, не выставленные в решающем раунде

## Ходы в журнале

tell-completed = { $n ->
    [1] выполняет цель
    [2] выполняет две цели
    [3] выполняет три цели
    [one] выполняет { $n } цель
    [few] выполняет { $n } цели
   *[other] выполняет { $n } целей
}

did-took = плитка { $n }
did-crossed = через СТАРТ
did-completed = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[other] { $n } целей
}

apprentice-did = Подмастерье на месте { $quill }: +{ $n }, всего { $total }

## Что вышло из мешков

tell-starts = начинает { $name }
tell-deal = палитра: { $one-name } и { $two-name }
tell-drawn = { $what }
tell-refill = { $quills-count ->
    [one] Новая плитка на месте { $quills } колеса
   *[other] Новые плитки на местах { $quills } колеса
}
tell-bonuses = Бонусные действия: { $bonuses }
tell-x = Вытянут жетон X, { $one-name }
tell-xx = Вытянут жетон XX, { $one-name } и { $two-name }

## Что делать

goal-line = Цель: выставить { $n ->
    [one] { $n } флакон
    [few] { $n } флакона
   *[other] { $n } флаконов
}

do-turn = Возьмите плитку
do-cross = Пройти СТАРТ
do-cover = Закройте две клетки
do-quill = Идите дальше и возьмите плитку
do-place = Куда её положить?
do-complete = Выполните цель
do-nothing-left = Больше нечего выполнять
do-jokers = Какие флаконы?
do-spots = Займите { $n ->
    [one] ещё { $n } кружок
    [few] ещё { $n } кружка
   *[other] ещё { $n } кружков
}
do-set = Поставьте флакон на кружок
do-bonus-1 = Коснитесь клетки
do-bonus-2 = Коснитесь кружка
do-bonus-3 = Коснитесь цели
do-bonus-4 = На сколько назад?
do-bonus-5 = Сколько?
do-bonus-6 = Коснитесь флакона
do-bonus-7 = Коснитесь клетки
do-bonus-8 = Коснитесь X
do-bonus-9 = Займите кружки
do-bonus-10 = Коснитесь флакона
do-bonus-11 = Возьмите ещё плитку
do-bonus-12 = Коснитесь плитки

pass = Пас
pass-how = Пас: сколько флаконов уйдёт в джокеры
pass-does = Пас — без плитки; до 2 флаконов с палитры станут джокерами.
finish = Готово
leave-bonus = Без бонуса
leave-rest = Хватит
turn-it = Повернуть
flip-it = Перевернуть
lay-it = Положить
cover-them = Закрыть
put-first = Коснитесь точки: там ляжет середина плитки.
cover-how = { $token ->
    [x] X, { $colours }
   *[xx] XX, { $colours }
}: { $token ->
    [x] коснитесь двух соседних
   *[xx] обе одного цвета
}.
cover-other = Или коснитесь другой пары.
cover-loses = { $n ->
    [1] Закроет флакон: он вернётся в джокеры.
    [one] Закроет { $n } флакон: он вернётся в джокеры.
    [few] Закроет { $n } флакона: они вернутся в джокеры.
   *[other] Закроет { $n } флаконов: они вернутся в джокеры.
}
cover-loses-black = { $n ->
    [1] Закроет чёрный флакон: он больше не считается.
    [one] Закроет { $n } флакон: он больше не считается.
    [few] Закроет { $n } флакона: они больше не считаются.
   *[other] Закроет { $n } флаконов: они больше не считаются.
}
zoom-in = Ближе
zoom-out = Дальше
fit-all = Вся картина
fit-near = Туда, где можно ходить

ask-cross = { $what ->
    [x] Вы вытянете жетон X. Он закроет две соседние клетки, одну из них — своего цвета.
   *[xx] Вы вытянете жетон XX. Он закроет две соседние клетки, обе — одного из его цветов.
} Для областей они потеряны. Зато потом можно взять любую плитку с колеса.{ $left ->
    [1] {" "}Это последний X: после него идут жетоны XX, им нужны две клетки одного цвета.
   *[other] {""}
}
not-yet = Не сейчас
ask-done = Ещё можно выполнить { $numbers }. Если закончить ход, { $numbers-count ->
    [one] области сначала придётся снова вырасти.
   *[other] областям сначала придётся снова вырасти.
}
end-turn = Закончить ход
done-leaves = Оставленному сначала придётся снова вырасти.
held-of = { $name }: { $what ->
    [x] вытянутый X
    [xx] вытянутый XX
   *[tile] эта плитка
}

## Что принесёт плитка

completes = Выполняет { $ways }
way = { $numbers }
way-then = { $first }, затем { $next }
way-either = { $one } или { $other }
way-brings = { $way }: +{ $n }
then = затем: { $bonus }
plays-all = Так выставлены все { $n }: раунд доигрывают все.
black-of = { $n ->
    [1] один из них чёрный: сверх 24, решает ничью
    [one] { $n } из них чёрный: сверх 24, решает ничью
   *[other] { $n } из них чёрные: сверх 24, решают ничью
}
black-beyond = Остальные места займут чёрные.
black-now = Теперь чёрные: они решают ничью.
takes-jokers = Только джокеры: { $colours }
last-turns = { $name }: выставлены все 24, последний раунд.
last-turn-yours = { $name }: выставлены все 24, это ваш последний ход.
would-bring = Здесь это принесёт
grows = { $colour-name } { $before } → { $size }
grows-none = Здесь ни одна область не растёт.
bottles-more = { $n ->
    [one] +{ $n } флакон
    [few] +{ $n } флакона
   *[other] +{ $n } флаконов
}
bottles-jokers = { $n ->
    [1] +{ $n }, джокер
   *[other] +{ $n }, джокеры
}
waits-for = для { $n }
no-number = цели пока нет
number-opens = Что даёт выполненная цель
slots-none = { $numbers }: бонуса нет.
bonus-next = даст
bonus-either = или — или

## Зачем нужен бонус

bonus-why-10 = Он засчитан; кружок снова свободен.

## Картинки словами

wheel = Колесо
wheel-quill = Место { $n } на колесе
wheel-empty = нет плитки
wheel-start = СТАРТ, { $x ->
    [0] XX в мешке: { $xx }
   *[other] X в мешке: { $x }
}
start-left = { $x ->
    [0] { $xx } XX
   *[other] ещё { $x } X
}
lead-own = вы
lead-of = Ведущий флакон: { $name }
shelf-of = выставлено флаконов: { $n } из { $goal }{ $black ->
        [0] {""}
       *[other] , сверх того чёрных: { $black }
    }{ $tied ->
        [0] {""}
       *[other] , чёрных в дополнительном раунде: { $tied }
    }
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
tile-told = { $colours }{ $number ->
        [0] {""}
       *[other] , с числом { $number }
    }
likely-tile = Потом, скорее всего, эта плитка: { $tile }
split = { $jokers ->
    [0] Без джокеров
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[other] { $jokers } джокеров
}, { $palette } с палитры
jokers-why = Джокеры подходят к любому цвету: берегите их.
split-palette = с палитры
split-jokers = { $jokers ->
    [one] джокер
   *[other] джокеры
}
split-mixed = { $palette } + { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[other] { $jokers } джокеров
}
pass-so = { $n ->
    [0] просто пас
    [one] { $n } станет джокером
   *[other] { $n } станут джокерами
}
shift-so = { $n ->
    [one] { $n } джокер
    [few] { $n } джокера
   *[other] { $n } джокеров
}
choose-number = Выберите цель
choose-colour = Выберите цвет
choose-bottle = Выберите флакон
from-palette = С палитры
from-jokers = Джокер

## Близко ли конец

far = Осталось флаконов: { $each }
far-about = Когда кто-то выставит все свои флаконы, раунд доигрывают, чтобы ходов у всех было поровну, и партия окончена. Осталось флаконов: { $each }.
nearing-last = Последний раунд
nearing-tie = Дополнительный раунд { $n }
nearing-apprentice = Подмастерье
