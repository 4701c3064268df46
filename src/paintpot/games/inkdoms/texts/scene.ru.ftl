### Слова картины: панели вокруг листа. По-английски они стоят в самой картине (scene.py).

## Что от вас ждут

scene-ask-take = Возьмите кубик
scene-ask-cross = Зачеркните число за скорость
scene-ask-gain = Выберите цвет капли с башни
scene-ask-done = Все капли нанесены: скажите done
scene-ask-place = Нанести:
scene-ask-in = –
scene-drops = { $n } { $ink ->
    [blue] син.
    [red] красн.
    [yellow] жёлт.
    [green] зел.
    [purple] фиол.
   *[brown] кор.
}

## Бросок

scene-round = Раунд { $round }
scene-last-round = Раунд { $round }, последний
scene-die = { $die ->
    [blue] синий
    [red] красный
    [yellow] жёлтый
   *[white] белый
}
scene-fell = { scene-die } { $n } в { $where }
scene-taken = взят
scene-not-thrown = ещё не брошены

## Панели

scene-held = Запас
scene-spells = чары
scene-tower-drops = капли
scene-others = Соперники
scene-waiting = {""}
scene-painting = красит
scene-finished = закончил
scene-score = Очки: { $total }
scene-kingdoms = королевства
scene-monsters = чудища
scene-end = конец
scene-blots = кляксы
scene-head-speed = ск.
scene-head-capital = ст.
scene-head-variety = цв.
scene-head-tamed = пр.
scene-head-unpainted = ост
scene-head-sum = Σ

## Имена с буквой, которой начинаются области королевства на листе

name-Bluewater = B Синеречье
name-Greenwood = G Зеленолесье
name-Redhill = R Красногорье
name-Yellowlake = Y Желтоводье
name-Purplefield = P Лиловополье
name-Umberland = U Буроземье

## Знаки на листе, для чтения вслух

name-capital = столица
name-hydra = гидра
name-griffin = грифон
name-unicorn = единорог
name-dragon-green = зелёный дракон
name-dragon-purple = фиолетовый дракон
name-dragon-brown = коричневый дракон
name-spell-1 = чары 1
name-spell-2 = чары 2
name-spell-3 = чары 3
name-spell-4 = чары 4
name-tower = Башни
