### Что говорит поле «Цветных королевств», кроме слов самой игры.

## Ходы словами


## Коробка

box = Коробка
box-die = { $die } кубик, { $n }, { $where }
box-round = Раунд { $round }
box-round-last = Раунд { $round }, последний
no-die-there = { $kingdom }: здесь нет ни одного кубика.
choose-take = Какой кубик и откуда?

## Лист

area-tower = сторожевая башня в сторону { $area }
# Гидра женского рода; по-английски то же слово.
area-tamed = приручён
area-tamed-hydra = приручена
area-defeated = побеждён
area-defeated-hydra = побеждена
area-built = возведена
area-lost = не возведена
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
ask-cross = Зачеркните цифру очков за скорость
ask-finished = Вы закончили этот раунд
their-take = { $name } выбирает кубик
their-wait = { $name } ждёт очереди
their-paint = { $name } закрашивает
their-cross = { $name } зачёркивает цифру очков за скорость
their-finished = { $name }: раунд окончен
drops-left = { $n ->
    [one] Осталась { $n } { $ink ->
        [blue] синяя
        [red] красная
        [yellow] жёлтая
        [green] зелёная
        [purple] фиолетовая
       *[brown] коричневая
    } капля
    [few] Осталось { $n } { $ink ->
        [blue] синие
        [red] красные
        [yellow] жёлтые
        [green] зелёные
        [purple] фиолетовые
       *[brown] коричневые
    } капли
   *[other] Осталось { $n } { $ink ->
        [blue] синих
        [red] красных
        [yellow] жёлтых
        [green] зелёных
        [purple] фиолетовых
       *[brown] коричневых
    } капель
}
done = Готово
done-left = Ещё есть капли, которые можно разместить. Оставите их — получите кляксу: она отнимет в конце 1 очко.
done-left-free = Ещё есть капли, которые можно разместить. Все кляксы уже отмечены, так что оставить их можно даром.
done-anyway = Всё равно закончить
done-not = Закрашивать дальше

## Заклинания и капли с башен

spells = Заклинания
spell-one = Заклинание 1: все капли в другое королевство
spell-two = Заклинание 2: рядом с тем же цветом
spell-three = Заклинание 3: ещё и соседнее королевство
spell-four = Заклинание 4: две капли — в одну составную
spell-label = { $name }. Сейчас: { $now }, со следующего раунда: { $soon }
spell-two-nowhere = Сейчас заклинание 2 нигде не нужно.
spell-two-on = Выберите область рядом с тем же цветом.
choose-kingdom = Какое королевство?
choose-colour = Какой цвет?
with-spell = с заклинанием 2
from-tower = капля с башни
from-die = капля с кубика
tower-drops = Капли с башен
tower-label = { $ink ->
    [blue] Синяя
    [red] Красная
    [yellow] Жёлтая
    [green] Зелёная
    [purple] Фиолетовая
   *[brown] Коричневая
} капля с башни: сейчас { $now }, со следующего раунда { $soon }

## Строки, как на бумаге

more = Что ещё на столе
lines = Строки листа
award-won = { $points }, получено
award-gone = { $points }, упущено
award-open = { $points }, ещё можно получить
award-cross = зачеркнуть { $points }: { $line }
blots-marked = Клякс: { $n } из { $all }
