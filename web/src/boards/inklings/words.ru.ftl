### Поле «Чернилят».

## Их трое

name-pip = Пип
name-dollop = Плюх
name-drip = Кап

## За что даются очки

about-part-inked = очко за каждую грань, где побывал чернилёнок
about-part-bonus = за полностью закрашенный кубик
about-part-crossed = каждый зачёркнутый туннель отнимает очко; один проход зачёркивает два

## О чём спрашивают

ask-move = Нажмите на Пипа, Плюха или Капа — увидите, куда им можно, — или сразу на грань.
ask-where = Куда прыгнет { $name }? Пунктир ведёт к остальным соседям.
ask-nowhere = { $name }: с этим броском идти некуда.
ask-enter = Куда выйдет { $name }? На любую подсвеченную грань.
ask-number = Подсвечены грани с числом { $n }. Нажмите на одну.
ask-lose = Ходов нет. Кого из чернилят вы теряете?
chosen = Выбрано: { $move }.
chosen-undo = Выбрано: { $move }. Передумали — нажмите на другую грань.
chosen-secret = Ход выбран. Передайте экран.
choose-who = Кто туда пойдёт?
choice-enter = выходит
choice-walk = прыгает
choice-tunnel = туннелем
choice-lose = теряется
who-hops = Кто прыгает?
who-goes = Кого теряем?

## Что приготовлено

send-enter = { $name } выходит на { $to }
send-walk = { $name } прыгает на { $to }
send-tunnel = { $name } — туннелем на { $to }
send-lose = Прощай, { $name }!
why-inked = { $n } за грань
why-bonus = { $n } за весь { $die }
why-crossed = { $n } за туннель
note-secret = Никто не увидит ваш ход, пока не выберут все. До тех пор можно передумать.
note-last = Вы выбираете последним: отправленный ход не вернуть.

## Карточки

cards = Ваши чернилята
card-on = на { $die }
card-hops = прыгает на { $numbers }
card-hole = туннелем (−2) на { $numbers }
card-hole-short = туннель
card-enters = в домике: выходит на { $numbers }
card-any = везде
card-boxed = в домике
card-waits = в домике
card-stays = стоит
card-may-go = потерять?
card-lost = потерян

## Что где есть, для тех, кто слушает

space = { $at }
has-tunnel = туннель
has-crossed = туннель зачёркнут
has-mover = { $name }, может двинуться
is-beside = рядом { $name }
is-planned = приготовлено: ещё раз, чтобы отправить
in-boxes = { $n ->
    [0] Домики пусты
    [one] { $n } чернилёнок в домике
    [few] { $n } чернилёнка в домиках
   *[other] { $n } чернилят в домиках
}
sum-open = Выпало { $sum }: показать, куда ведёт
sum-shut = Выпало { $sum }, но вам это никуда не ведёт.
caption = { $die }: { $inked } из { $most }, +{ $bonus } за весь

## Насколько закрашен кубик

prize = весь: +{ $bonus }
prize-near = ещё 1: +{ $bonus }
prize-full = весь закрашен: +{ $bonus }

## Кто играет

state-of = { $name }: { $state }
company-chosen = ход выбран
company-chooses = выбирает

## Что значат знаки

legend-tunnel = Туннель ведёт к любому другому свободному, чьё число выпало. Оба конца зачёркивают: −2.
legend-cut = Соседи — как на сложенном кубике. Нажмите на чернилёнка, чтобы увидеть их.

## Журнал

tell-roll = { $six } на d6, { $eight } на d8, { $twelve } на d12
