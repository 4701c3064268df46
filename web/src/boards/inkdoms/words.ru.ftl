### Что говорит поле «Цветных королевств», кроме слов самой игры.

## Ходы словами

tell-take = берёт { $ink ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} кубик из { $kingdom ->
    [Bluewater] Синеречья
    [Greenwood] Зеленолесья
    [Redhill] Красногорья
    [Yellowlake] Желтоводья
    [Purplefield] Лиловополья
   *[Umberland] Буроземья
}
tell-take-white = берёт белый кубик как { $ink ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} из { $kingdom ->
    [Bluewater] Синеречья
    [Greenwood] Зеленолесья
    [Redhill] Красногорья
    [Yellowlake] Желтоводья
    [Purplefield] Лиловополья
   *[Umberland] Буроземья
}
tell-paint = красит { $area } { $ink ->
    [blue] синим
    [red] красным
    [yellow] жёлтым
    [green] зелёным
    [purple] фиолетовым
   *[brown] коричневым
}
tell-paint-excused = красит { $area } { $ink ->
    [blue] синим
    [red] красным
    [yellow] жёлтым
    [green] зелёным
    [purple] фиолетовым
   *[brown] коричневым
} с заклинанием 2
tell-tower = красит { $area } { $ink ->
    [blue] синей
    [red] красной
    [yellow] жёлтой
    [green] зелёной
    [purple] фиолетовой
   *[brown] коричневой
} каплей с башни
tell-tower-excused = красит { $area } { $ink ->
    [blue] синей
    [red] красной
    [yellow] жёлтой
    [green] зелёной
    [purple] фиолетовой
   *[brown] коричневой
} каплей с башни и заклинанием 2
tell-move-drops = переносит капли в { $kingdom ->
    [Bluewater] Синеречье
    [Greenwood] Зеленолесье
    [Redhill] Красногорье
    [Yellowlake] Желтоводье
    [Purplefield] Лиловополье
   *[Umberland] Буроземье
} заклинанием 1
tell-spread = открывает { $kingdom ->
    [Bluewater] Синеречье
    [Greenwood] Зеленолесье
    [Redhill] Красногорье
    [Yellowlake] Желтоводье
    [Purplefield] Лиловополье
   *[Umberland] Буроземье
} заклинанием 3
tell-mix = смешивает { $ink ->
    [green] зелёный
    [purple] фиолетовый
   *[brown] коричневый
} заклинанием 4
tell-gain = получает { $ink ->
    [green] зелёную
    [purple] фиолетовую
   *[brown] коричневую
} каплю
tell-cross = зачёркивает { $points } в строке { $line ->
    [Bluewater] «Синеречье»
    [Greenwood] «Зеленолесье»
    [Redhill] «Красногорье»
    [Yellowlake] «Желтоводье»
    [Purplefield] «Лиловополье»
    [Umberland] «Буроземье»
    [dragons] «Драконы»
    [hydras] «Гидры»
    [griffins] «Грифоны»
   *[unicorns] «Единороги»
}
tell-done = заканчивает

## Коробка

box = Коробка
box-die = { $die } кубик, { $n }, { $where }
box-round = Раунд { $round }
box-round-last = Раунд { $round }, последний
no-die-there = { $kingdom }: здесь нет ни одного кубика.
choose-take = Какой кубик и откуда?

## Лист

area-tower = башня в сторону { $area }
area-tamed = приручён
area-defeated = побеждён
area-built = построена
area-lost = не построена
area-open = можно закрасить
area-open-kingdom = можно выбрать
choose-paint = Чем?

## В руке

ask-take = Возьмите кубик
ask-wait = Дождитесь своей очереди
ask-paint = Закрашивайте: { $where }
ask-tower = Каплю с башни можно поместить в любое королевство
ask-placed = Все капли размещены
ask-nowhere = Этим каплям здесь нет места: { $where }
ask-gain = Башня даёт каплю: какого цвета?
ask-cross = Зачеркните цифру за скорость
ask-finished = Этот раунд для вас закончен
their-take = { $name } выбирает кубик
their-wait = { $name } ждёт очереди
their-paint = { $name } красит
their-cross = { $name } зачёркивает цифру за скорость
their-finished = { $name }: раунд закончен
drops-left = Осталось капель: { $n } ({ $ink })
done = Готово
done-left = Ещё есть капли, которые можно разместить. Оставите их – получите кляксу: на 1 очко меньше в конце.
done-left-free = Ещё есть капли, которые можно разместить. Все кляксы уже отмечены, так что оставить их можно даром.
done-anyway = Всё равно готово
done-not = Закрашивать дальше

## Заклинания и капли с башен

spells = Заклинания
spell-one = Заклинание 1: все капли в другое королевство
spell-two = Заклинание 2: рядом с тем же цветом
spell-three = Заклинание 3: ещё и соседнее королевство
spell-four = Заклинание 4: две капли — в одну смешанную
spell-label = { $name }. Сейчас: { $now }, со следующего раунда: { $soon }
spell-two-nowhere = Сейчас заклинание 2 нигде не нужно.
spell-two-on = Выберите область рядом с тем же цветом.
choose-kingdom = Какое королевство?
choose-colour = Какой цвет?
with-spell = с заклинанием 2
from-tower = капля с башни
from-die = капля кубика
tower-drops = Капли с башен
tower-label = Капля с башни, { $ink }: сейчас { $now }, со следующего раунда { $soon }

## Строки, как на бумаге

more = Что ещё на столе
lines = Строки листа
award-won = { $points }, получено
award-gone = { $points }, ушло
award-open = { $points }, ещё можно получить
award-cross = зачеркнуть { $points }: { $line }
blots-marked = Клякс: { $n } из { $all }
