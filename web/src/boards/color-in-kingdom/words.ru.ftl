### Что говорит поле Color-In Kingdom, кроме слов самой игры.

## Ходы и броски, для журнала

tell-copy = повторяет: { $what } на { $space }
tell-roll = { $a }, { $b }, { $c }, { $d }, обязанность { $duty }
tell-starts = начинает { $name }

## Кубики

die-family = Кубик { $n }
die-makes = Кубик { $n }, вместе { $sum }: { $what }
die-picked = Кубик { $n }, выбран
die-aside = Кубик { $n }, отложен
die-duty = Кубик обязанностей { $n }
caption-aside = отложены
dice-none = Осталось меньше двух: сумма 0.
ask-second = Ещё один кубик
ask-first = Выберите кубики
ask-space = Закрасьте клетку
ask-copy-it = Повторить?
ask-builds = { $name } строит { $what }
ask-again = Коснитесь { $space } ещё раз
build-it = Построить
copy-it = Повторить
decline = Отказаться
decline-long = Отказаться от кубиков: Клубничное поле
not-copy = Не повторять

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

before-built = { $name } строит
before-copied = { $n ->
    [0] никто не повторил
    [one] { $n } повтор
    [few] { $n } повтора
   *[other] { $n } повторов
}

## Таблица сумм

sums-title = Что строят два кубика
sums-no-pair = Никакие два ваших кубика не дают { $sums }.

## Лист

space-empty = пусто
space-new = новая
duties-title = Обязанности
duties-label = { $n ->
    [0] Обязанности: ни одна не вычеркнута
   *[other] Вычеркнутые обязанности: { $crossed }
}
squares-title = Повторы
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

## Памятка о счёте

guide = Памятка о счёте
guide-whole = Памятка целиком
guide-where = Поля и леса строят где угодно, всё остальное — рядом с закрашенной клеткой.
guide-strawberry = { $each }, если все клетки вокруг пусты; { $most } — у кого полей больше всех
guide-road = { $each }, если рядом ровно две дороги; { $most } за самую длинную дорогу
guide-waterway = каждая группа по таблице
guide-sherbet = { $each } и ещё { $more }, если рядом все пять остальных видов
guide-soylent = { $each } у дороги и ещё { $more }, если рядом и лес
guide-forest = все вместе по таблице
guide-copycat = { $each } за каждый повтор вашей постройки
guide-spaces = Клетки
guide-points = Очки
guide-now = очков сейчас
guide-ends = Конец: вычеркнуты шесть обязанностей, заполнены 25 квадратов повторов или застроена провинция. Остальные делают ещё по ходу.
