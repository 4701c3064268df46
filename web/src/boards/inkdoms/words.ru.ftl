### Что говорит поле «Цветных королевств», кроме слов самой игры.

## Ходы словами, без кодов областей: место видно на карте

told-paint =
    закрашивает в { $kingdom } { $n ->
        [one] { $n } область
        [few] { $n } области
       *[other] { $n } областей
    } { $ink ->
        [blue] синим
        [red] красным
        [yellow] жёлтым
        [green] зелёным
        [purple] фиолетовым
       *[brown] коричневым
    }
told-paint-excused =
    закрашивает в { $kingdom } область { $ink ->
        [blue] синим
        [red] красным
        [yellow] жёлтым
        [green] зелёным
        [purple] фиолетовым
       *[brown] коричневым
    } с заклинанием 2
told-tower =
    закрашивает в { $kingdom } область { $ink ->
        [blue] синей
        [red] красной
        [yellow] жёлтой
        [green] зелёной
        [purple] фиолетовой
       *[brown] коричневой
    } каплей с башни
told-tower-excused =
    закрашивает в { $kingdom } область { $ink ->
        [blue] синей
        [red] красной
        [yellow] жёлтой
        [green] зелёной
        [purple] фиолетовой
       *[brown] коричневой
    } каплей с башни и заклинанием 2

## Коробка

box = Кубики
box-die = { $die } кубик, { $n }, { $where }
box-round = Раунд { $round }
box-round-last = Раунд { $round }, последний
no-die-there = { $kingdom }: здесь нет ни одного кубика.
choose-take = Какой кубик и откуда?
take = Взять
die-drops = { $n ->
    [2] Две
    [3] Три
   *[4] Четыре
} { $ink ->
    [blue] синие капли
    [red] красные капли
    [yellow] жёлтые капли
   *[white] капли любого взятого цвета
}
white-waits = Белый ждёт, пока не взят цветной

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
ask-take-how = коснитесь — увидите, что он даст
ask-wait = Дождитесь своей очереди
ask-paint = Закрашивайте: { $where }
ask-tower = Каплю с башни можно поместить в любое королевство
ask-placed = Все капли размещены
ask-nowhere = Этим каплям здесь нет места: { $where }
ask-nowhere-spell = { $where }: места нет, но поможет заклинание
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
done-left-spell = Подсвеченное заклинание ещё может разместить капли. Закончите сейчас — получите кляксу: она отнимет в конце 1 очко.
done-left-nowhere = Оставшимся каплям нет места. Это клякса: она отнимет в конце 1 очко.
done-left-free = Ещё есть капли, которые можно разместить. Все кляксы уже отмечены, так что оставить их можно даром.
done-anyway = Поставить кляксу
done-free = Закончить ход
done-not = Закрашивать дальше
done-back = Подумать ещё

## Заклинания и капли с башен

spells = Заклинания
spell-one = Заклинание 1: все капли в другое королевство
spell-two = Заклинание 2: рядом с тем же цветом
spell-three = Заклинание 3: ещё и соседнее королевство
spell-four = Заклинание 4: две капли — в одну составную
spell-one-short = в другое королевство
spell-two-short = рядом с тем же цветом
spell-three-short = ещё и к соседям
spell-four-short = две капли в одну
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

## К чему стремиться

lines = Лист с очками
award-won = { $points }, получено
award-gone = { $points }, упущено
award-open = { $points }, ещё можно получить
award-cross = зачеркнуть { $points }: { $line }
blots-marked = Клякс: { $n } из { $all }
goals-title = Ваши цели
goals-gained = Набрано очков: { $n }
goals-open = Лист с очками. Набрано:
goals-open-wild = Дикие чудовища:
goals-first = первым
goals-built = столицы
goals-tame = приручены
goals-colours = цвета
goals-wild = Ещё дикие
goals-wild-how = Каждое чудовище, не закрашенное к концу, отнимет 1 очко. Успокоит любой цвет.
goals-blots = { $n ->
    [0] Клякс нет
    [one] { $n } клякса, навсегда
    [few] { $n } кляксы, навсегда
   *[other] { $n } клякс, навсегда
}
goals-ended = Если бы конец сейчас
goals-near = { $kingdom }: ещё { $n }
goals-kingdom = Королевство
goals-monsters = Чудовища
goals-points = очки
goals-first-head = первым
goals-built-head = столица
goals-colours-head = цвета
goals-tame-head = все закрашены
goals-three = Три полных королевства: { $n } из 3
goals-first-card = Кто первым закрасит все девять областей королевства, получит 4 очка, второй — 2.
goals-built-card = Столица своего цвета возведена: 2 очка, составного цвета — 3. Столица другого цвета не даёт ничего.
goals-colours-card = Каждый новый цвет в королевстве — 1 очко, полное оно или нет.
goals-tame-card = Чудовище своего цвета приручено: дракон даёт 2 очка, остальные по 1. Кто первым закрасит всех одного вида, получит 3, второй — 1.
goals-key = Пунктир: ещё можно получить. Золото: ваше. Зачёркнуто: упущено.
