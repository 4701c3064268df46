### Что код говорит по-английски, по-русски: ошибки, причины, справка команды.
###
### `.en` — английская фраза, как она стоит в коде, с местами для фактов. По ней фразу и узнают.

## Игры, ходы, места

no-bot = Бота «{ $spec }» нет. Боты: { $kinds }; уровни: { $levels }.
    .en = There is no bot { $spec }; bots: { $kinds }, or { $levels }.
bot-budget = «{ $spec }»: так задать время нельзя. search:500 — 500 симуляций на решение (не больше { $most }), search:200ms — 200 мс на решение (не больше { $millis }).
    .en = { $spec } has no valid budget: search:500 runs 500 simulations for a decision (up to { $most }), search:200ms thinks for 200 ms (up to { $millis }).
bot-not-made = Бота «{ $spec }» из { $package } не удаётся создать: { $error }.
    .en = The bot { $spec } of { $package } cannot be created: { $error }.
bot-not-bot = Бот «{ $spec }» из { $package } — не paintpot.bots.bot.Bot.
    .en = The bot { $spec } of { $package } is not a paintpot.bots.bot.Bot.
no-level = Уровня «{ $level }» нет. Уровни: { $levels }.
    .en = There is no level { $level } here; levels: { $levels }.
no-weights = Весов «{ $name }» нет. Есть: { $known }, { $best }.
    .en = There are no weights { $name }; there are: { $known }, { $best }.
weight-range = { $file }: в весах «{ $name }» есть { $weight }, а нужны целые числа от -{ $most } до { $most }
    .en = { $file }: the weights { $name } contain { $weight }; weights are integers up to { $most } either way
weights-length = В весах «{ $name }» чисел { $own }, а признаков { $features }.
    .en = The weights { $name } have { $own } numbers for { $features } features.
no-game = Игры «{ $name }» нет. Игры: { $games }.
    .en = There is no game { $name }; games: { $games }.
no-such-game = Такой игры нет. Игры: { $games }.
    .en = There is no such game; games: { $games }.
no-such-example = Такого примера в этой игре нет.
    .en = This game has no such example.
bad-seats = { $title }: число игроков — от { $least } до { $most }, а не { $given }.
    .en = { $title } is for { $least } to { $most } players, not { $given }.
bad-move-number = { $title }: ходы пронумерованы от 0 до { $last }, номера { $move } среди них нет.
    .en = { $title } has moves 0 to { $last }; { $move } is none of them.
game-move-number = Ходы этой игры пронумерованы от 0 до { $last }, номера { $move } среди них нет.
    .en = This game has moves 0 to { $last }; { $move } is none of them.
bad-move = «{ $shown }» — не ход игры { $title }. Ходы пишут так: { $example }.
    .en = { $shown } is not a move of { $title }; a move looks like { $example }.
bad-option = { $title }: настройки «{ $name }» нет. Есть: { $known }.
    .en = { $title } has no option { $name }; its options: { $known }.
bad-option-value = Настройка «{ $name }» может быть { $listed }, но не { $value }.
    .en = Option { $name } can be { $listed }, not { $value }.
people-for-seats = Людей { $people }, а мест { $seats }.
    .en = { $people } people for { $seats } seats.
words-for-seats = Слова дали { $people }, а мест { $seats }.
    .en = Words of { $people } people for { $seats } seats.
play-seats = Места в этой партии — от 0 до { $last }, места { $seat } нет.
    .en = This game has seats 0 to { $last }; { $seat } is none of them.
not-moved = Вы ещё не ходили.
    .en = You have not moved yet.
seen-after = Вы уже видели, что было после вашего хода.
    .en = You have seen what came after your last move.
gone-on = После вашего хода уже ходили другие.
    .en = The others have gone on from your last move.
thrown-since = После последнего броска вам нечего отменять.
    .en = Nothing of yours to take back since the last throw.
game-left-out = Игра «{ $name }» недоступна: { $error }.
    .en = The game { $name } is left out: { $error }.
option-deep = Настройка вложена глубже чем на { $levels } уровней.
    .en = An option is nested deeper than { $levels } levels.
ink-far = В INK нет клетки { $x },{ $y }: так далеко картина не дотянется.
    .en = INK has no place { $x },{ $y }: no painting can reach so far.

## Файлы JSON. Откуда, `$source`, — «play.json» или место листа, как ниже.

json-source = { $source ->
    [sheet] лист
   *[other] { $source }
}
json-unreadable = { json-source }: не читается ({ $why })
    .en = { $source }: cannot be read ({ $why })
json-no-file = нет такого файла
    .en = No such file or directory
json-folder = это папка
    .en = Is a directory
json-forbidden = нет доступа
    .en = Permission denied
json-bad-path = такого пути не бывает
    .en = bad path
json-large = { json-source }: больше { $most } байт
    .en = { $source }: larger than { $most } bytes
json-not = { json-source }: это не JSON (строка { $line }, столбец { $column }: { $why })
    .en = { $source }: not JSON (line { $line }, column { $column }: { $why })
json-not-utf = { json-source }: это не текст UTF-8 (байт { $byte })
    .en = { $source }: not UTF-8 text (byte { $byte })
json-half = { json-source }: в тексте половина знака (одиночный суррогат)
    .en = { $source }: a text contains half a character (a lone surrogate)
json-long-number = { json-source }: слишком длинное число
    .en = { $source }: a number is too long
json-large-number = { json-source }: слишком большое число
    .en = { $source }: a number is too large
json-constant = { json-source }: { $constant } — не число JSON
    .en = { $source }: { $constant } is no number in JSON
json-twice = { json-source }: ключ «{ $key }» указан дважды
    .en = { $source }: the key { $key } appears twice
json-deep = { json-source }: слишком глубокая вложенность
    .en = { $source }: nested too deep
json-object = { json-source }: нужен объект, а не { $found }
    .en = { $source }: expected an object, found { $found }
json-list = { json-source }: нужен список, а не { $found }
    .en = { $source } must be a list, found { $found }

## Свои листы. Место, `$sheet`, — «sheet», «sheet my.json», «sheet my.json, area R4» и тому подобное.

sheet-place = { $sheet ->
    [sheet] лист
   *[other] { $sheet }
}
place-there = { $place ->
    [sheet] лист
   *[other] { $place }
}
place-file = лист { $file }
    .en = sheet { $file }
place-area = лист { $file }, область { $area }
    .en = sheet { $file }, area { $area }
place-area-here = лист, область { $area }
    .en = sheet, area { $area }
place-area-number = лист { $file }, область № { $n }
    .en = sheet { $file }, area no. { $n }
place-area-number-here = лист, область № { $n }
    .en = sheet, area no. { $n }
place-tower = лист { $file }, башня № { $n }
    .en = sheet { $file }, tower no. { $n }
place-tower-here = лист, башня № { $n }
    .en = sheet, tower no. { $n }
place-join = лист { $file }, стык № { $n }
    .en = sheet { $file }, join no. { $n }
place-join-here = лист, стык № { $n }
    .en = sheet, join no. { $n }
place-corner = { place-there }, угол { $n }
    .en = { $place }: corner { $n }
place-key = { place-there }, «{ $word }»
    .en = { $place }: '{ $word }'

no-sheet = Листа «{ $name }» нет. Листы: { $sheets }.
    .en = There is no sheet { $name }; sheets: { $sheets }.
sheet-not-content = лист: это не содержимое файла JSON
    .en = sheet: not the content of a JSON file
sheet-characters = лист: знаков { $n }, а можно не больше { $most }
    .en = sheet: { $n } characters, at most { $most } are possible
sheet-values = { sheet-place }: значений больше, чем { $most }
    .en = { $sheet }: more than { $most } values
sheet-nested = { sheet-place }: вложенность больше { $most }
    .en = { $sheet }: nested more than { $most } deep
sheet-no-key-text = { sheet-place }: «{ $key }» не может быть ключом
    .en = { $sheet }: { $key } is no key
sheet-text = { sheet-place }: в тексте { $n } знаков, а можно не больше { $most }
    .en = { $sheet }: a text of { $n } characters, at most { $most } are possible
sheet-number-far = { sheet-place }: число { $n } вне пределов (по модулю не больше { $most })
    .en = { $sheet }: the number { $n } is out of range (at most { $most } either way)
sheet-no-value = { sheet-place }: { $found } не бывает в файле JSON
    .en = { $sheet }: { $found } is no value of a JSON file
sheet-pairs = { sheet-place }: «{ $key }» — это список пар { $kind ->
        [area] областей
        [face] граней
       *[other] { $kind }
    }
    .en = { $sheet }: '{ $key }' must be a list of pairs of { $kind }s
sheet-pair = { sheet-place }: нужна пара { $kind ->
        [area] областей
        [face] граней
       *[other] { $kind }
    }
    .en = { $sheet }: must be a pair of { $kind }s
sheet-not-of-kind = { sheet-place }: «{ $name }» — не { $kind ->
        [area] область
        [face] грань
       *[other] { $kind }
    }
    .en = { $sheet }: { $name } is no { $kind }
sheet-no-format = { sheet-place }: нет ключа «format»
    .en = { $sheet }: 'format' is missing
sheet-format = { sheet-place }: формат { $found } неизвестен, нужен { $format }
    .en = { $sheet }: unknown format { $found }, expected { $format }
sheet-size = { sheet-place }: числа в «size» — от 1 до { $most }
    .en = { $sheet }: 'size' must lie between 1 and { $most }
sheet-no-areas = { sheet-place }: список «areas» пуст
    .en = { $sheet }: 'areas' is empty
sheet-many-areas = { sheet-place }: областей { $n }, а можно не больше { $most }
    .en = { $sheet }: { $n } areas, at most { $most } are possible
sheet-id-twice = { sheet-place }, область { $area }: такое имя уже есть
    .en = { $sheet }, area { $area }: the id is used twice
sheet-corners = { sheet-place }: углов в контуре { $n }, а можно не больше { $most }
    .en = { $sheet }: the outline has { $n } corners, at most { $most } are possible
sheet-all-corners = { sheet-place }: углов всего { $n }, а можно не больше { $most }
    .en = { $sheet }: { $n } corners in all, at most { $most } are possible
sheet-unknown-key = { sheet-place }: ключа { $key } нет. Есть: { $known }
    .en = { $sheet }: no key { $key }; known: { $known }
sheet-outside = { sheet-place } ({ $x }, { $y }) вне поля
    .en = { $sheet } ({ $x }, { $y }) is outside of the board
sheet-at-outside = { sheet-place }: точка «at» ({ $x }, { $y }) не внутри контура
    .en = { $sheet }: 'at' ({ $x }, { $y }) is not inside the outline
sheet-few-corners = { sheet-place }: углов в контуре { $n }, а нужно хотя бы 3
    .en = { $sheet }: the outline has { $n } corners, at least 3 are needed
sheet-same-corners = { sheet-place }: углы { $a } и { $b } — одна и та же точка
    .en = { $sheet }: corner { $a } and corner { $b } are the same point
sheet-turns-back = { sheet-place }: в углу { $n } контур поворачивает назад по себе
    .en = { $sheet }: the outline turns back on itself at corner { $n }
sheet-meets-itself = { sheet-place }: контур { $verb ->
        [crosses] пересекает себя
        [touches] касается себя
       *[other] { $verb }
    } между углами { $a } и { $b }
    .en = { $sheet }: the outline { $verb } itself between corner { $a } and corner { $b }
sheet-missing-key = { sheet-place }: нет ключа «{ $key }»
    .en = { $sheet }: '{ $key }' is missing
sheet-name = { sheet-place }: «{ $key }» — это имя, а не { $found }
    .en = { $sheet }: '{ $key }' must be a name, found { $found }
sheet-name-long = { sheet-place }: знаков в «{ $key }» { $n }, а можно не больше { $most }
    .en = { $sheet }: '{ $key }' has { $n } characters, at most { $most } are possible
sheet-two-numbers = { sheet-place }: нужны два числа, а их { $n }
    .en = { $sheet } must be two numbers, found { $n }
sheet-whole-numbers = { sheet-place }: нужны целые числа, а не { $found }
    .en = { $sheet } must be whole numbers, found { $found }
sheet-number-range = { sheet-place }: число { $n } вне пределов
    .en = { $sheet }: the number { $n } is out of range
sheet-rim = { sheet-place }: вдоль края от ({ $x }, { $y }) до ({ $u }, { $v }) нет ни одной области
    .en = { $sheet }: no area lies along the rim from ({ $x }, { $y }) to ({ $u }, { $v })
sheet-gap = { sheet-place }, область { $area }: щель или наложение от ({ $x }, { $y }) до ({ $u }, { $v })
    .en = { $sheet }, area { $area }: a gap or an overlap from ({ $x }, { $y }) to ({ $u }, { $v })
sheet-gap-areas = { sheet-place }, области { $areas } и { $last }: щель или наложение от ({ $x }, { $y }) до ({ $u }, { $v })
    .en = { $sheet }, areas { $areas } and { $last }: a gap or an overlap from ({ $x }, { $y }) to ({ $u }, { $v })
sheet-other-game = { sheet-place }: это лист игры { $game }, а не { $this }
    .en = { $sheet }: this is a sheet of { $game }, not of { $this }
sheet-few-spaces = { sheet-place }: клеток на листе — хотя бы { $least }
    .en = { $sheet }: a sheet has at least { $least } spaces
sheet-space-names = { sheet-place }, область { $area }: клетки называются от A1 до I5, ряд за рядом
    .en = { $sheet }, area { $area }: spaces are named A1 to I5, row by row
sheet-space-corners = { sheet-place }, область { $area }: углов { $n }, а у клетки их не больше { $most }
    .en = { $sheet }, area { $area }: { $n } corners, a space has at most { $most }
sheet-spaces-overlap = { sheet-place }: клетки { $a } и { $b } накладываются
    .en = { $sheet }: spaces { $a } and { $b } overlap
sheet-borders = { sheet-place }: границы королевств слишком длинные, или их слишком много ({ $n } раз рядом с одним местом, а можно не больше { $most })
    .en = { $sheet }: the borders of kingdoms are too many or too long ({ $n } times near a place, at most { $most } are possible)
sheet-no-rest = { sheet-place }: кубики почти никогда не ложатся так, чтобы задеть не больше трёх королевств
    .en = { $sheet }: dice hardly ever come to rest in at most three kingdoms
kingdom-name = { $kingdom ->
    [Bluewater] Синеречье
    [Greenwood] Зеленолесье
    [Redhill] Красногорье
    [Yellowlake] Желтоводье
    [Purplefield] Лиловополье
    [Umberland] Буроземье
   *[other] { $kingdom }
}
sheet-second-capital = { sheet-place }, область { $area }: вторая столица в { kingdom-name }
    .en = { $sheet }, area { $area }: a second capital in { $kingdom }
sheet-symbol = { sheet-place }, область { $area }: знака { $symbol } нет. Есть: { $known }
    .en = { $sheet }, area { $area }: no symbol { $symbol }; known: { $known }
sheet-area-missing = { sheet-place }: нет области { $area } (шесть королевств по девять областей)
    .en = { $sheet }: area { $area } is missing (six kingdoms of nine areas)
sheet-area-odd = { sheet-place }: области { $area } среди B1 — U9 нет
    .en = { $sheet }: area { $area } is none of B1 to U9
sheet-area-order = { sheet-place }: порядок областей — B, G, R, Y, P, U, в каждом королевстве от 1 до 9
    .en = { $sheet }: the areas must be in the order B, G, R, Y, P, U, each 1 to 9
sheet-pieces = { sheet-place }: { kingdom-name } распадается на части
    .en = { $sheet }: { $kingdom } is in several pieces
sheet-no-capital = { sheet-place }: { kingdom-name } без столицы
    .en = { $sheet }: { $kingdom } has no capital
sheet-dragons = { sheet-place }: драконов цвета «{ $ink ->
        [green] зелёный
        [purple] фиолетовый
        [brown] коричневый
       *[other] { $ink }
    }» { $n }, а нужно 2
    .en = { $sheet }: { $n } { $ink } dragons, there must be 2
sheet-monsters = { sheet-place }: { $name ->
        [dragons] драконов
        [hydras] гидр
        [griffins] грифонов
        [unicorns] единорогов
       *[other] { $name }
    } { $n }, а нужно { $needed }
    .en = { $sheet }: { $n } { $name }, there must be { $needed }
sheet-towers = { sheet-place }: башен { $n }, а помещается не больше { $most }
    .en = { $sheet }: { $n } towers, at most { $most } fit
sheet-no-side = { sheet-place }: у { $a } и { $b } нет общей стороны
    .en = { $sheet }: { $a } and { $b } share no side
sheet-tower-twice = { sheet-place }: между { $a } и { $b } башня уже есть
    .en = { $sheet }: there is a tower between { $a } and { $b } already
sheet-number = { sheet-place }: «{ $key }» — это число от { $least } до { $most }
    .en = { $sheet }: '{ $key }' must be a number from { $least } to { $most }
sheet-tunnel = { sheet-place }: «tunnel» — это true или false
    .en = { $sheet }: 'tunnel' must be true or false
sheet-tunnel-nowhere = { sheet-place }: по этой грани не ходят, поэтому туннеля на ней быть не может
    .en = { $sheet }: this face is no space, so it cannot have a tunnel
sheet-bonus-key = { sheet-place }: ключа { $key } в «bonus» нет. Есть: { $known }
    .en = { $sheet }: 'bonus' has no key { $key }; known: { $known }
sheet-bonus = { sheet-place }: в «bonus» для { $die } нужно число от 0 до { $most }
    .en = { $sheet }: 'bonus' must give the { $die } a number from 0 to { $most }
sheet-face-meets = { sheet-place }, грань { $face }: соседних граней { $n }, а должно быть { $needed }
    .en = { $sheet }, face { $face }: it meets { $n } faces, it must meet { $needed }
sheet-not-real = { sheet-place }: { $a } и { $b } расположены не так, как на настоящем { $die }
    .en = { $sheet }: { $a } and { $b } do not lie to each other as on a real { $die }
sheet-opposites = { sheet-place }: противоположные грани { $die } дают в сумме { $sum }, а напротив { $a } лежит { $b }
    .en = { $sheet }: opposite faces of the { $die } must sum to { $sum }; { $a } lies opposite { $b }
sheet-face-missing = { sheet-place }: нет грани { $face }
    .en = { $sheet }: face { $face } is missing
sheet-no-face = { sheet-place }: { $name } — не грань d8, d12 или d20
    .en = { $sheet }: { $name } is no face of d8, d12 or d20
sheet-face-order = { sheet-place }: порядок граней — d8, d12, d20, каждые с 1
    .en = { $sheet }: the faces must be in the order d8, d12, d20, each from 1
sheet-face-corners = { sheet-place }, грань { $face }: углов { $n }, а должно быть { $needed }
    .en = { $sheet }, face { $face }: { $n } corners, it must have { $needed }
sheet-faces-overlap = { sheet-place }: грани { $a } и { $b } накладываются
    .en = { $sheet }: faces { $a } and { $b } overlap
sheet-faces-touch = { sheet-place }: грани { $a } и { $b } соприкасаются
    .en = { $sheet }: faces { $a } and { $b } touch
sheet-faces-part = { sheet-place }: общая у граней { $a } и { $b } только часть стороны
    .en = { $sheet }: faces { $a } and { $b } share only part of a side
sheet-two-dice = { sheet-place }: { $a } и { $b } — не две грани одного кубика
    .en = { $sheet }: { $a } and { $b } are not two faces of one die
sheet-neighbours = { sheet-place }: { $a } и { $b } и так соседи
    .en = { $sheet }: { $a } and { $b } are neighbours already

## Броски и всё, что выпадает

die-name = { $die ->
    [blue] синий
    [red] красный
    [yellow] жёлтый
    [white] белый
   *[other] { $die }
}
not-chance = Сейчас нечему выпадать.
    .en = It is not for chance to act now.
not-dice = Сейчас кубики не бросают.
    .en = It is not for the dice to act now.
no-rest = На этом поле кубики не ложатся.
    .en = Dice do not come to rest on this board.
reads-like = «{ $text }» читается не так. Пример: { $example }.
    .en = { $text } does not read like { $example }.
reads-like-start = «{ $text }» читается не так. Пример: { $example }; места — от 1 до { $seats }.
    .en = { $text } does not read like { $example }; there are seats 1 to { $seats }.
reads-like-roll = «{ $text }» читается не так, или кубики так не ложатся. Пример: { $example }.
    .en = { $text } does not read like { $example }, or a die cannot show it.
reads-like-token = «{ $text }» читается не так. Примеры: X red; XX red and light blue.
    .en = { $text } does not read like 'X red' or 'XX red and light blue'.
reads-like-die = «{ $text }» читается не так. Примеры: { $a } 3 at 812,455 turned 37; { $b } 3 in RY.
    .en = { $text } does not read like '{ $a } 3 at 812,455 turned 37' or '{ $b } 3 in RY'.
family-face = На кубике { $face }, а грани — от 1 до { $most } (CK-SETUP-2).
    .en = A die shows { $face }; its faces are 1 to { $most } (CK-SETUP-2).
throw-parts = В броске названы все четыре кубика ({ $dice }), через точку с запятой, а здесь частей { $n }.
    .en = A throw names all four dice ({ $dice }), parted by semicolons; this has { $n } parts.
throw-face = На кубике «{ die-name }» { $n }, а грани — 2, 3 и 4 (ID-COMP-2).
    .en = The { $die } die shows { $n }; its faces are 2, 3 and 4 (ID-COMP-2).
throw-no-place = На этом поле нет места, чтобы { $dice } (ID-A51).
    .en = No place is left on this board where { $dice } (ID-A51).
throw-lies = { die-name } лёг только в { $letters }
    .en = the { $die } die lies in just { $letters }
throw-lies-and = { die-name } лёг только в { $letters }, { $rest }
    .en = the { $die } die lies in just { $letters }, the { $rest }
throw-rest = { die-name } — только в { $letters }
    .en = { $die } die in just { $letters }
throw-rest-and = { die-name } — только в { $letters }, { $rest }
    .en = { $die } die in just { $letters }, the { $rest }
throw-no-kingdom = Кубик «{ die-name }»: королевства { $letter } нет; есть { $letters }.
    .en = The { $die } die: { $letter } is no kingdom; they are { $letters }.
throw-kingdoms = Кубик «{ die-name }» лежит больше чем в трёх королевствах (ID-DIFF-2).
    .en = The { $die } die lies in more than three kingdoms (ID-DIFF-2).
throw-turn = Кубик «{ die-name }» повёрнут на { $n }, а можно от 0 до { $most }.
    .en = The { $die } die is turned by { $n }; 0 to { $most } is possible.
throw-outside = Кубик «{ die-name }» в точке { $x },{ $y } лежит в коробке не целиком (ID-THROW-2).
    .en = The { $die } die at { $x },{ $y } is not wholly in the box (ID-THROW-2).
throw-on-other = Кубик «{ die-name }» лежит на другом: { $other ->
        [blue] синем
        [red] красном
        [yellow] жёлтом
        [white] белом
       *[other] { $other }
    } (ID-THROW-2).
    .en = The { $die } die rests on the { $other } one (ID-THROW-2).
deal-bonus = «{ $text }» — это не два красных и не два синих бонуса (INK-SETUP-8).
    .en = { $text } is not two red and two blue ones (INK-SETUP-8).
deal-refill = «{ $text }»: нужна плитка для каждого из мест на колесе (их { $n }), через точку с запятой.
    .en = { $text }: a refill names a tile for each of { $n } quills, parted by semicolons.
deal-tile = «{ $text }»: этой плитки в мешке нет.
    .en = { $text }: that tile is not in the bag.
deal-token = «{ $text }» сейчас не может быть в мешке.
    .en = { $text } cannot be in the bag now.
deal-seats = В раздаче названы все места (их { $n }), через точку с запятой; «{ $text }».
    .en = A deal names { $n } seats, parted by semicolons; { $text }.
deal-twice = «{ $text }»: это уже роздано (INK-SETUP-2).
    .en = { $text }: that was dealt already (INK-SETUP-2).

## Записи

not-fair = В записи не сказано, что кубики честные: ни один бросок не подтвердить.
    .en = The record does not say that its dice are fair: no throw can be proven.
secret-misfit = Секрет кубиков не сходится с обещанным отпечатком SHA-256.
    .en = The secret of the dice does not fit the commitment, which is its SHA-256.
not-shown = { $where }: на кубиках выпало другое — { $fell }.
    .en = { $where } is not what the dice showed: { $fell }.
no-secret = В записи нет секрета кубиков: ни один бросок не подтвердить.
    .en = The record does not contain the secret of its dice: no throw can be proven.
at-fault = { $where }, ошибка: { $error }
    .en = { $where } is not valid: { $error }
move-n = Ход { $n }
    .en = Move { $n }
move-n-chance = Ход { $n } (случай: { $text })
    .en = Move { $n } (chance: { $text })
record-object = Запись должна быть объектом JSON.
    .en = A record is a JSON object.
record-format = Формат записи — { $format }, а эта версия читает формат { $known }.
    .en = The record has format { $format }; this version reads format { $known }.
record-game = Это запись игры { $name }. Игры: { $games }.
    .en = The record is of a game { $name }; games: { $games }.
record-rules = Запись сделана по правилам { $name } версии { $rules }, а здесь версия { $known }.
    .en = The record follows version { $rules } of the rules of { $name }; this is version { $known }.
record-moves = Ходы в записи должны быть списком.
    .en = The moves of the record are not a list.
record-options = Настройки в записи должны быть объектом.
    .en = The options of the record are not an object.
record-seats = Места в записи должны быть списком.
    .en = The seats of the record are not a list.
record-dice = Сведения о кубиках в записи должны быть объектом.
    .en = What the record says about its dice is not an object.
record-commitment = Отпечаток кубиков — не шестнадцатеричный SHA-256: { $promised }.
    .en = The commitment of the dice is not a SHA-256 in hex: { $promised }.
record-secret = Секрет кубиков — не null и не 64 шестнадцатеричные цифры: { $secret }.
    .en = The secret of the dice is neither null nor 64 hex digits: { $secret }.
record-words = Слова для кубиков должны быть списком, по одному тексту на место.
    .en = The words for the dice are not a list with one text per seat.
record-first = Первый бросок указывает не на место в записи: { $first }.
    .en = The first throw of the dice is not a position in the record: { $first }.
record-pair = { $where }: должна быть пара из места и текста.
    .en = { $where } is not a pair of seat and text.
record-claims = В записи указан другой итог: { $claimed }. Ходы приводят к такому: { $reached }.
    .en = The record claims { $claimed }; its moves lead to { $reached }.
record-no-key = В записи нет поля «{ $key }».
    .en = The record has no { $key }.
record-setup = По записи нельзя начать партию: { $error }
    .en = The record cannot be set up: { $error }
record-seat-object = Место { $n } в записи должно быть объектом.
    .en = Seat { $n } of the record is not an object.
record-seat-name = У места { $n } в записи нет имени и вида.
    .en = Seat { $n } of the record has no name and kind.
record-seat-words = В словах места { $n } для кубиков есть непечатные знаки.
    .en = Seat { $n } added words to the dice that cannot be shown.
record-seat-shown = В имени места { $n } есть непечатные знаки.
    .en = Seat { $n } of the record has a name that cannot be shown.
record-breaks = { $where } нарушает правило { $rule }.
    .en = { $where } breaks { $rule }.
record-breaks-words = { $where } нарушает правило { $rule }. { $words }
    .en = { $where } breaks { $rule }. { $words }
only-bots = В этой записи играют только боты: занять нечего.
    .en = Only bots play in this record: there is no seat to take.
part-misfit = Часть места { $seat } для кубиков не сходится со своим отпечатком SHA-256.
    .en = The bytes that seat { $seat } added to the dice do not fit their hash, which is their SHA-256.
record-many-moves = Ходов в записи { $n }, а их может быть не больше { $most }.
    .en = The record has { $n } moves; at most { $most } are possible.
record-many-seats = Мест в записи { $n }, а игроков в этой игре не больше { $most }.
    .en = The record has { $n } seats; the game is for { $most } at most.
record-result = Итог в записи не может быть таким: { $fault }.
    .en = The result of the record is not valid: { $fault }.
record-recipe = Кубики в записи — по версии { $version } рецепта, а здесь читаются версии от 1 до { $known }.
    .en = The dice of the record follow version { $version } of the recipe; this reads versions 1 to { $known }.
record-table = Стол, которому принадлежат кубики записи, указан неверно: { $table }.
    .en = The dice of the record belong to no table: { $table }.
record-dice-rules = Версия правил для кубиков записи указана неверно: { $rules }.
    .en = The dice of the record name no version of the rules: { $rules }.
record-parts = Части для кубиков должны быть списком, по одной на место.
    .en = The parts of the dice are not a list with one part per seat.
record-part-object = Часть места { $seat } для кубиков должна быть объектом.
    .en = The part of seat { $seat } of the dice is not an object.
record-part-hex = Часть места { $seat } для кубиков — не null и не 64 шестнадцатеричные цифры: { $part }.
    .en = The part of seat { $seat } of the dice is neither null nor 64 hex digits: { $part }.
record-part-why = Не сказано, почему нет части места { $seat } для кубиков.
    .en = The part of seat { $seat } of the dice does not say why it is missing.
record-long-text = { $where } длиннее { $most } знаков.
    .en = { $where } is longer than { $most } characters.
no-record-there = { $error } Записи нет.
    .en = { $error } There is no record.
folder-no-records = В папке { $folder } нет записей (*.json).
    .en = There is no record (*.json) in { $folder }.

## Команда

check-games = --games должно быть не меньше 1, а не { $games }.
    .en = --games has to be 1 or more, not { $games }.
cannot-load = Игра { $name } не загружается: { $error }.
    .en = { $name } cannot be loaded: { $error }.
export-what = Укажите, что выгрузить: стол, --all или --database.
    .en = Say what to export: a table, --all, or --database.
export-none = В папке { $folder } нет столов.
    .en = There are no tables in { $folder }.
export-not-begun = Партия за столом { $table } ещё не началась.
    .en = The game of table { $table } has not begun.
whole-database = { $target }: вся база.
    .en = { $target }: the whole database.
one-record = { $target }: запись.
    .en = { $target }: the record.
some-record = { $folder }: { $n } запись.
    .en = { $folder }: { $n } record.
some-records = { $folder }: { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[other] { $n } записей
}.
    .en = { $folder }: { $n } records.
raw-record = Запись сырая, её не проверяли: { $error }
    .en = It is raw, and was not checked: { $error }
raw-records = Сырые, не проверены: { $n }
    .en = Raw, and not checked: { $n }
left-out = Пропущены: { $n }
    .en = Left out: { $n }
take-key = Перенесите из старой папки и { $file }: им подписаны места и ссылки.
    .en = Take { $file } along from the old folder: seats and links are signed by it.
imported-table = стол { $table }
    .en = table { $table }
imported-seat = место { $seat } ({ $name }): { $link }
    .en = seat { $seat } ({ $name }): { $link }
imported-watch = смотреть: { $link }
    .en = to watch: { $link }
not-folder = { $target } — не папка.
    .en = { $target } is not a folder.
not-file = { $path } — не файл.
    .en = { $path } is not a file.
cannot-write = Не удаётся записать { $target }: { $why }.
    .en = { $target } cannot be written: { $why }.
lab-no-weights = { $title }: своих весов нет; укажите для них файл через --out.
    .en = { $title } has no weights file; name one with --out.
lab-rounds = Раундов может быть от 1 до { $most }, а не { $rounds }.
    .en = There can be 1 to { $most } rounds, not { $rounds }.
lab-numbers = --pull и --explore — числа от 0, --nudge — больше 0.
    .en = --pull and --explore are numbers from 0, --nudge is more than 0.
lab-compare = Сравнивать нужно хотя бы одну партию, а не { $compare }.
    .en = At least 1 game must be compared, not { $compare }.
lab-name = Назвать веса «{ $name }» нельзя: это имя занято.
    .en = Weights cannot be named { $name }: that name is reserved.
lab-bot = «{ $bot }» обучить нельзя; можно greedy и search:N, без «@».
    .en = { $bot } cannot be trained; greedy and search:N can, without '@'.
see-help = { $message }. Справка: { $prog } --help
    .en = { $message }. See: { $prog } --help
no-command = команды «{ $name }» нет; команды: { $commands }.
    .en = There is no command { $name }; commands: { $commands }.
which-game = какая игра? Список — paintpot games, начать — paintpot play ИГРА.
    .en = Which game? paintpot games lists them, paintpot play GAME starts one.
resume-alone = --resume продолжает партию с прежними настройками, без { $chosen }.
    .en = --resume continues a game as it was set up, without { $chosen }.
resume-other = { $file } — партия игры { $name }, а не { $game }.
    .en = { $file } is a game of { $name }, not of { $game }.
resume-over = Партия { $file } окончена; посмотреть: paintpot replay { $again }.
    .en = { $file } is over; paintpot replay { $again } shows it.
option-reads = Настройку пишут как имя=значение, а не «{ $item }».
    .en = An option looks like name=value, not { $item }.
no-language = Языка «{ $language }» нет. Языки: { $languages }.
    .en = There is no language { $language }; languages: { $languages }.
args-required = не хватает: { $names }
    .en = the following arguments are required: { $names }
args-unknown = непонятно, что такое { $names }
    .en = unrecognized arguments: { $names }
args-choice = { $name }: нельзя «{ $given }», можно: { $choices }
    .en = argument { $name }: invalid choice: { $given } (choose from { $choices })
args-int = { $name }: нужно целое число, а не «{ $given }»
    .en = argument { $name }: invalid int value: { $given }
args-float = { $name }: нужно число, а не «{ $given }»
    .en = argument { $name }: invalid float value: { $given }
args-one = { $name }: нужно значение
    .en = argument { $name }: expected one argument
args-some = { $name }: нужно хотя бы одно значение
    .en = argument { $name }: expected at least one argument
args-not-with = { $name } не сочетается с { $other }
    .en = argument { $name }: not allowed with argument { $other }
args-ambiguous = { $name } — неоднозначно: { $others }
    .en = ambiguous option: { $name } could match { $others }

## Опыты с ботами

contest-two = Состязаются хотя бы 2 бота. Боты: { $bots }.
    .en = A contest is between 2 bots or more; bots: { $bots }.
contest-twice = Бот «{ $bot }» указан дважды, а с собой не играют. Боты: { $bots }.
    .en = Bot { $bot } is named more than once, and a bot cannot play itself; bots: { $bots }.
picture-kind = Картинка — файл .svg или .png, а не «{ $file }».
    .en = A picture is a file that ends in .svg or .png, not { $file }.
picture-folder = Папки «{ $folder }» для картинки нет.
    .en = There is no folder { $folder } to put the picture in.
picture-is-folder = «{ $file }» — папка, а нужен файл.
    .en = { $file } is a folder; a picture is a file.
picture-pillow = Для .png нужен Pillow (pip install 'paintpot[lab]'); для .svg ничего не нужно.
    .en = A .png needs Pillow (pip install 'paintpot[lab]'); an .svg needs nothing more.
at-least-one-game = Нужна хотя бы одна партия, а не { $count }.
    .en = There must be at least 1 game, not { $count }.
at-least-one = Число ({ $what }) должно быть не меньше 1, а не { $count }.
    .en = There must be at least 1 { $what }, not { $count }.
at-least-one-worker = Нужен хотя бы один рабочий процесс, а не { $count }.
    .en = There must be at least 1 worker, not { $count }.
cluster-address = Кластер — это auto или адрес вроде ray://host:10001, а не «{ $address }».
    .en = A cluster is auto or an address such as ray://host:10001, not { $address }.
cluster-ray = Для кластера нужен Ray: pip install 'paintpot[cluster]'.
    .en = A cluster needs Ray: pip install 'paintpot[cluster]'.
cluster-unreachable = Нет связи с кластером «{ $address }»: { $why }.
    .en = There is no connection to the cluster { $address }: { $why }.
cluster-other = На одном из узлов кластера другой Paintpot или нет никакого, а нужен всюду один и тот же.
    .en = A node of the cluster has another Paintpot, or none: all machines need the same one.
cluster-failed = Кластер не справился с задачей ({ $error }): { $why }.
    .en = The cluster failed at a task ({ $error }): { $why }.
weights-path = Записать веса в { $path } нельзя; другой файл — через --out.
    .en = Weights cannot be written to { $path }; --out names another file.
weights-other = В файле { $path } не веса этих признаков.
    .en = { $path } does not contain weights of these features.
weights-not-written = Не удалось записать веса в { $path }: { $why }.
    .en = Weights could not be written to { $path }: { $why }.

## Сервер: запросы

too-large = Запрос может занимать не больше { $most } байт.
    .en = A request may have { $most } bytes at most.
not-json = Нужен JSON с типом содержимого { $json }.
    .en = Send JSON, with the content type { $json }.
no-table = Такого стола нет.
    .en = There is no such table.
no-table-named = Стола «{ $table }» нет.
    .en = There is no table { $table }.
bad-json = В теле запроса нет читаемого JSON.
    .en = The body is not readable JSON.
need-link = Нужно приглашение или ссылка для зрителей.
    .en = You need an invitation, or a link to watch.
need-invitation = Чтобы сесть за стол, нужно приглашение.
    .en = You need an invitation to sit down here.
whole-number = { $name } — целое число, а не «{ $text }».
    .en = { $name } must be a whole number, not { $text }.
not-your-seat = Это не ваше место.
    .en = That is not your seat.
not-host = Это может только хозяин стола.
    .en = Only the host can do that.
not-seated = Это могут только игроки этого стола.
    .en = Only players at this table can do that.
bad-text = «{ $text }»: есть непечатные знаки или пробелы по краям.
    .en = { $text } has characters that cannot be shown, or space around it.
text-unseen = Знака { $code } в «{ $text }» не видно: уберите его.
    .en = { $code } in { $text } cannot be seen; leave it out.
text-marks = В «{ $text }» над одной буквой больше { $most } надстрочных знаков: уберите лишние.
    .en = { $text } has more than { $most } combining marks on one letter; leave some out.
text-blank = «{ $text }» — пустое: нужна хотя бы одна видимая буква, цифра или знак.
    .en = { $text } is blank: it needs a letter, digit or sign that can be seen.
nothing-here = По этому адресу ничего нет.
    .en = There is nothing at this address.
wrong-method = { $method } здесь не принимается.
    .en = { $method } is not allowed here.
metrics-here = Метрики доступны только на самом сервере.
    .en = Metrics are available on the server's own machine only.
bad-host = У этого сервера другое имя.
    .en = This server does not have that host name.
bad-origin = Запросы со страниц других сайтов не принимаются.
    .en = Requests from pages of other sites are not allowed.
too-many-tables = Неоконченных столов у вас уже { $tables }: сначала доиграйте.
    .en = You have { $tables } unfinished tables; finish some of them first.
bad-link = Эта ссылка не подходит.
    .en = This link is not valid.
used-link = Эта ссылка не подходит или уже использована; попросите новую.
    .en = This link is not valid, or was used already; ask for a new one.
old-link = Эта ссылка устарела; попросите новую.
    .en = This link is too old; ask for a new one.
not-away = Игрок { $name } отсутствует ещё недолго.
    .en = { $name } has not been away for long.
record-forgotten = Этой записи здесь уже нет в памяти; пришлите её ещё раз.
    .en = This record is no longer in memory here; send it again.
record-or-id = Пришлите либо запись, либо номер присланной раньше.
    .en = Send either a record or the id of one sent before.
record-later = Запись появится, когда партия закончится.
    .en = The record is available once the game is over.
no-limit = Предела «{ $name }» нет. Пределы: { $known }.
    .en = There is no limit { $name }; limits: { $known }.
limit-reads = Предел пишут как requests=40: { $error }.
    .en = A limit looks like requests=40: { $error }.
limit-positive = Предел { $name } должен быть больше 0.
    .en = The limit { $name } must be more than 0.
too-fast = Слишком часто ({ $what }); попробуйте через { $wait } с.
    .en = Too many { $what }; try again in { $wait } seconds.
what-requests = запросы
    .en = requests
what-new-tables = новые столы
    .en = new tables
what-hints = подсказки
    .en = hints
what-replays = повторы
    .en = replays
what-lesson-moves = ходы в уроках
    .en = moves in lessons

what-reviews = разборы
    .en = reviews
example-length = В примере не больше { $most } ходов.
    .en = An example has { $most } moves at most.
record-length = Ходов в записи: { $entries }.
    .en = The record has { $entries } moves.
no-seat = Места здесь — от 1 до { $seats }.
    .en = There are seats 1 to { $seats } here.
unexpected = На сервере что-то пошло не так; это записано в журнал.
    .en = Something went wrong on the server; it has been noted.
only-seated = Это могут только игроки за столом.
    .en = Only players at the table can do that.
bytes-a-day = За день здесь можно сохранить { $bytes } байт, и они израсходованы; повторите через { $minutes } мин.
    .en = You may store { $bytes } bytes a day here, and that is used up; try again in { $minutes } minutes.
reading-share = Вы прислали слишком много такого, что долго читать; повторите через { $seconds } с.
    .en = Reading what you sent has used up your time; try again in { $seconds } seconds.
readers-busy = Слишком многое ждёт чтения; повторите чуть позже.
    .en = Too many requests are waiting; try again soon.
readers-own = От вас уже читается: { $n }; подождите немного.
    .en = { $n } of your requests are already in progress; wait a little.
readers-queue = Чтения уже ждут: { $n }; повторите чуть позже.
    .en = { $n } requests are already waiting; try again soon.
sheet-slow = Один шаг на этом листе занимает слишком много времени; сделайте лист поменьше.
    .en = One step on this sheet takes too long; make a smaller one.
record-shown-large = Показать эту запись нельзя: получится больше { $most } байт.
    .en = What this record shows is larger than { $most } bytes.

## Сервер: запуск

host-empty = Имя хоста пустое; 0.0.0.0 — это все адреса.
    .en = The host has an empty name; 0.0.0.0 stands for all addresses.
idle = Простаивающие столы закрываются через сколько-то секунд: больше 0.
    .en = --idle must be more than 0 seconds.
pace = Боты тратят на ход не меньше 0–{ $slowest } секунд.
    .en = --pace must be 0 to { $slowest } seconds.
public-url = «{ $url }» — не адрес сервера; адрес выглядит так: https://play.example.org.
    .en = { $url } is not the URL of a server, such as https://play.example.org.
cannot-listen = Не удаётся слушать { $address }: { $fault }.
    .en = Cannot listen on { $address }: { $fault }.
no-record = Партия за столом { $table } не началась: записи нет.
    .en = The game at table { $table } has not begun: there is no record.
import-there = { $target } уже есть; укажите пустую папку через --data.
    .en = { $target } already exists; choose an empty folder with --data.
key-size = { $path } — не секретный ключ из { $bytes } байт: верните копию или удалите файл, тогда появится новый, а все входы и ссылки гостей перестанут действовать.
    .en = { $path } is not a secret key of { $bytes } bytes: put back a copy, or delete it to have a new one, which ends all guests' sessions and links.
key-use = Секретный ключ { $path } использовать нельзя: { $why }.
    .en = The secret key { $path } cannot be used: { $why }.
key-open = Секретный ключ { $path } могут прочесть другие: оставьте доступ только владельцу (chmod 600) или удалите файл, тогда появится новый, а все входы и ссылки гостей перестанут действовать.
    .en = Others can read the secret key { $path }: allow its owner alone (chmod 600), or delete it to have a new one, which ends all guests' sessions and links.
other-database = { $path } — база данных другой программы.
    .en = { $path } is a database of another program.
newer-database = { $path } записан более новым Paintpot (версия данных { $version }, здесь известна { $newest }): обновите Paintpot или укажите другую папку.
    .en = { $path } was written by a newer Paintpot (its data has version { $version }, this program knows { $newest }): update Paintpot, or choose another folder.
migration = { $path } не удалось перевести на версию { $number }: { $error }.
    .en = { $path } could not be migrated to version { $number }: { $error }.
data-empty = Имя папки с данными пустое; не указывайте его, тогда будет обычная.
    .en = The data folder has an empty name; leave --data out for the default.
folder-write = В папку { $folder } нельзя писать; укажите другую.
    .en = { $folder } cannot be written to; choose another folder.
folder-use = { $given } не годится как папка: { $why }.
    .en = { $given } cannot be used as a folder: { $why }.
the-data-folder = Папка данных
    .en = The data folder
cannot-open = Не удаётся открыть { $path }: { $why }.
    .en = { $path } cannot be opened: { $why }.
cannot-lock = Не удаётся занять папку { $folder }: { $why }.
    .en = { $folder } cannot be locked: { $why }.
other-server = Папку { $folder } занимает другой сервер: остановите его или укажите другую папку.
    .en = Another server uses { $folder }: stop it, or choose another folder.
other-server-process = Папку { $folder } занимает другой сервер (процесс { $who }): остановите его или укажите другую папку.
    .en = Another server (process { $who }) uses { $folder }: stop it, or choose another folder.
database-rights = Файл { $path } и его папка должны быть доступны для чтения и записи.
    .en = { $path } and its folder must be readable and writable.
there-already = { $path } уже есть; выберите другое имя.
    .en = { $path } already exists; choose another name.
open-to-others = { $path } доступен другим, и закрыть доступ не удаётся.
    .en = { $path } can be read by others, and its permissions cannot be changed.
cannot-make = Не удаётся создать { $path }: { $why }.
    .en = { $path } cannot be created: { $why }.
no-shared-memory = Папка { $folder } на диске без общей памяти; укажите другую.
    .en = { $folder } is on a disk that lacks shared memory; choose another.
damaged = Файл { $path } повреждён: верните его копию.
    .en = { $path } is damaged: put back a copy of it.
damaged-how = Файл { $path } повреждён ({ $error }): верните его копию.
    .en = { $path } is damaged ({ $error }): put back a copy of it.
not-database = { $path } — не база данных Paintpot.
    .en = { $path } is not a database of Paintpot.
database-use = Не удаётся использовать { $path }: { $error }
    .en = { $path } cannot be used: { $error }
database-fault = База данных недоступна: { $error }.
    .en = The database could not be used: { $error }.
disk-full = Диск заполнен: освободите место и попробуйте снова.
    .en = The disk is full: make room, then try again.
database-locked = Базу данных заняла другая программа; попробуйте чуть позже.
    .en = Another program has locked the database; try again in a moment.
database-readonly = В базу данных нельзя писать; проверьте права на файл.
    .en = The database may not be written to; see the rights of its file.
disk-failed = Сбой диска при чтении или записи; посмотрите системный журнал.
    .en = The disk failed to read or write; see the system's log.
database-cannot-open = Файлы базы данных не открываются; проверьте права на них.
    .en = The database's files cannot be opened; see their rights.
change-unfit = Изменение стола «{ $table }» не принято: его нельзя записать ({ $error }).
    .en = A change of table { $table } was refused: it cannot be written ({ $error }).
change-late = Изменение стола «{ $table }» не принято: оно не продолжает того, что записано.
    .en = A change of table { $table } was refused: it does not follow what is stored.
table-newer = За этим столом играют по новым правилам, которые у этого сервера вот-вот появятся; попробуйте чуть позже.
    .en = This table is played by newer rules, which this server gets in a moment; try again then.
table-rush = За этим столом сразу происходит слишком многое; попробуйте чуть позже.
    .en = Too much happens at this table at once; try again in a moment.
database-url = База данных задаётся адресом, например postgresql://host/paintpot.
    .en = A database is given by its URL, such as postgresql://host/paintpot.
database-psycopg = Для PostgreSQL нужен psycopg: pip install 'paintpot[postgresql]'.
    .en = PostgreSQL needs psycopg: pip install 'paintpot[postgresql]'.
postgres-old = Paintpot нужен PostgreSQL 15 или новее.
    .en = Paintpot needs PostgreSQL 15 or newer.
postgres-locked = База данных PostgreSQL не обновлена: её таблицы занимает другая программа, например резервное копирование. Запустите сервер снова, когда она закончит.
    .en = The PostgreSQL database could not be migrated: another program keeps its tables locked, a backup perhaps. Start the server again when it has finished.
postgres-newer = База данных PostgreSQL записана более новым Paintpot (версия данных { $version }, здесь известна { $newest }): обновите Paintpot.
    .en = The PostgreSQL database was written by a newer Paintpot (its data has version { $version }, this program knows { $newest }): update Paintpot.
postgres-older = База данных PostgreSQL записана более старым Paintpot (версия данных { $version }, здесь известна { $newest }): запустите с ней сервер один раз, и он её обновит.
    .en = The PostgreSQL database was written by an older Paintpot (its data has version { $version }, this program knows { $newest }): start a server on it once, which migrates it.
postgres-none = В базе данных PostgreSQL нет столов Paintpot.
    .en = The PostgreSQL database has no tables of Paintpot.
database-older = Файл { $path } записан более старым Paintpot (версия данных { $version }, здесь известна { $newest }): запустите с ним сервер один раз, и он его обновит.
    .en = { $path } was written by an older Paintpot (its data has version { $version }, this program knows { $newest }): start a server with it once, which migrates it.
import-served = Пока { $path } использует сервер, импортировать его нельзя: сначала остановите сервер. ({ $error })
    .en = { $path } cannot be imported while a server uses it: stop the server first. ({ $error })
postgres-migration = Базу данных PostgreSQL не удалось перевести на версию { $number }: { $error }.
    .en = The PostgreSQL database could not be migrated to version { $number }: { $error }.
postgres-other = В базе данных PostgreSQL таблицы другой программы: дайте Paintpot отдельную базу.
    .en = The PostgreSQL database has tables of another program: give Paintpot its own.
postgres-key = База данных PostgreSQL принадлежит серверам с другим secret.key: скопируйте их ключ в папку данных этого сервера.
    .en = The PostgreSQL database belongs to servers with another secret.key: copy theirs into the data folder of this one.
postgres-clock = Часы этой машины и базы данных PostgreSQL расходятся на { $skew } с: исправьте их.
    .en = The clock of this machine and that of the PostgreSQL database differ by { $skew } seconds: set them right.
postgres-use = Не удаётся использовать базу данных PostgreSQL: { $error }.
    .en = The PostgreSQL database cannot be used: { $error }.
postgres-filled = В базе данных PostgreSQL уже есть столы.
    .en = The PostgreSQL database has tables already.
database-filled = В { $path } уже есть столы.
    .en = { $path } has tables already.
database-disk-full = Диск базы данных заполнен: освободите место и попробуйте снова.
    .en = The disk of the database is full: make room, then try again.
database-replica = В базу данных нельзя писать: это реплика, или она открыта только для чтения.
    .en = The database may not be written to: it is a replica, or read-only.
database-reading = Сервер занят чтением; попробуйте чуть позже.
    .en = The server is busy reading; try again in a moment.
database-away = База данных недоступна; попробуйте чуть позже.
    .en = The database cannot be reached; try again in a moment.
database-closed = База данных закрыта: сервер останавливается.
    .en = The database is closed: the server is stopping.
database-busy = Сервер занят записью; попробуйте чуть позже.
    .en = The server is busy writing; try again in a moment.
reveal-seconds = На раскрытие частей для кубиков нужно время: больше 0 и не больше { $most } с.
    .en = --reveal must be more than 0 and at most { $most } seconds.
database-lost = { $file }: этого файла нет, хотя, судя по { $key } рядом, столы были. Верните копию базы или начните без столов: --new-database.
    .en = { $file } is not there, but { $key } beside it says that there were tables: put back a copy of the database, or start with --new-database to begin without any.
database-empty = { $file }: этот файл пуст, хотя, судя по { $key } рядом, столы были. Верните копию базы или начните без столов: --new-database.
    .en = { $file } is empty, but { $key } beside it says that there were tables: put back a copy of the database, or start with --new-database to begin without any.

## Столы

own-seat = Хотя бы одно место должно быть вашим.
    .en = One seat at least must be yours.
not-yours-to-name = Место { $seat } не ваше, имя ему даёте не вы.
    .en = Seat { $seat } is not yours to name.
no-bots-seat = На месте { $seat } не бот, уровня у него нет.
    .en = Seat { $seat } is not a bot's, so it has no level.
no-beginning = У стола { $id } нет начала.
    .en = Table { $id } has no first event.
table-rules = Стол { $id } хранит правила { $title } версии { $rules }, а здесь версия { $known }.
    .en = Table { $id } keeps version { $rules } of the rules of { $title }; here they have version { $known }.
events-unreadable = Часть записанного о столе не читается.
    .en = A stored event of a table cannot be read.
dice-differ = Стол { $id }: на кубиках не то, что записано.
    .en = Table { $id }: its dice do not repeat what is stored.
table-take-up = Стол { $id } нельзя продолжить: { $error }
    .en = Table { $id } cannot be loaded: { $error }
table-event = Стол { $id } нельзя продолжить: событие { $n } не подходит.
    .en = Table { $id } cannot be loaded: its event { $n } does not fit.
seat-taken = Место { $seat } занято.
    .en = Seat { $seat } is taken.
seat-kept = Место { $seat } занято для другого.
    .en = Seat { $seat } is reserved for somebody else.
seat-empty = На месте { $seat } никого нет.
    .en = Nobody sits on seat { $seat }.
host-stays = До начала хозяин стола уйти не может.
    .en = The host cannot leave before the start.
seat-by = На месте { $seat } сидит { $name }.
    .en = { $name } sits on seat { $seat }.
seats-open = Место { $seats } ещё свободно: подождите или отдайте его боту.
    .en = Seat { $seats } is still open: wait, or give it to a bot.
bots-already = На месте { $seat } уже бот.
    .en = Seat { $seat } is a bot's already.
bots-seat = На месте { $seat } бот.
    .en = Seat { $seat } is a bot's.
bot-plays = На месте { $seat } играет бот; сначала смените его.
    .en = A bot plays on seat { $seat }; take it over first.
not-begun = Партия ещё не началась.
    .en = The game has not begun.
begun = Партия уже началась.
    .en = The game has begun.
over = Партия окончена.
    .en = The game is over.
not-over = Партия ещё не окончена.
    .en = The game is not over.
not-turn = Сейчас не ваш ход: думать не о чем.
    .en = It is not your turn, so there is no hint.
id-used = Номер «{ $id }» уже был у другого хода.
    .en = The id { $id } was used for another move.
undo-limit = Вы отменили здесь уже { $n } ходов.
    .en = You have taken back { $n } moves here.
table-no-seat = За столом { $table } нет места { $seat }.
    .en = Table { $table } has no seat { $seat }.
table-undone-twice = Стол { $table }: отменён ход, которого не было.
    .en = Table { $table }: a move was taken back that was never made.
table-unloadable = Стол { $table } не удаётся загрузить ({ $kind }).
    .en = Table { $table } cannot be loaded ({ $kind }).
table-damaged-event = Стол { $table } повреждён: событие { $n } записано не так.
    .en = Table { $table } is damaged: its event { $n } is not as written.
table-damaged-database = Стол { $table } повреждён: база там не читается.
    .en = Table { $table } is damaged: the database cannot be read there.
game-gone = Игра «{ $name }» здесь больше не установлена; за этим столом не продолжить.
    .en = The game { $name } is not installed here any more; this table cannot go on.
rules-changed = Правила игры { $title } с тех пор изменились (были версии { $rules }, теперь { $known }); эту партию здесь не продолжить.
    .en = The rules of { $title } have changed since (version { $rules }, now { $known }); this game cannot go on here.
give-up-instead = Больше здесь никто не играет: прекратите партию.
    .en = Nobody else plays here: give the game up instead.
nobody-to-nudge = Ждать сейчас некого.
    .en = There is nobody to wait for.
nudge-too-soon = Подождите ещё немного, прежде чем торопить.
    .en = Give them a moment longer before you nudge.
hash-changes = Отпечаток части места можно сменить не больше { $n } раз.
    .en = The hash of a seat can be changed { $n } times.
part-not-committed = У места { $seat } нет закреплённой части для кубиков.
    .en = Seat { $seat } committed to no part of the dice.
part-unfit = Эта часть не сходится с отпечатком, который закрепило место.
    .en = These bytes do not fit the hash that this seat committed to.
part-not-yours = За место { $seat } вы не можете добавить к кубикам.
    .en = Seat { $seat } is not yours, so you cannot add to its dice.
part-late = Партия началась без вашей части для кубиков.
    .en = The game has begun without your part of the dice.
part-early = Части для кубиков раскрывают, когда хозяин начинает партию.
    .en = Parts of the dice are revealed when the host starts.
too-many-changes = Места и слова за этим столом меняли уже { $n } раз; больше их не сменить.
    .en = Seats and words have changed { $n } times at this table; it stays as it is.

## Боты за столом

workers = Ботам нужен хотя бы один рабочий процесс, а не { $workers }.
    .en = Bots need at least 1 worker, not { $workers }.
bots-busy = Боты заняты, в очереди уже { $waiting }; спросите чуть позже.
    .en = The bots are busy: { $waiting } requests are already waiting; try again soon.
nothing-to-decide = Сейчас этому месту решать нечего.
    .en = There is nothing to decide for this seat now.
bots-closed = Боты сейчас не работают.
    .en = No bot can play here: its workers are not running.
bot-failed = Бот не справился ({ $kind }).
    .en = The bot failed ({ $kind }).
bot-long = Бот думал дольше { $limit } с.
    .en = The bot took longer than { $limit } s.
bot-died = Процесс бота прервался { $n } раза на этом вопросе.
    .en = The bot's worker died { $n } times over this request.
no-worker = Боты не работают: рабочий процесс не запускается.
    .en = No bot can play: no worker can start.
bot-replay = Партию не удаётся повторить: ошибка в ходе { $n }.
    .en = The game cannot be replayed: move { $n } is not valid.

bot-named-random = Бот наугад { $n }
    .en = Random { $n }
bot-named-greedy = Жадный бот { $n }
    .en = Greedy { $n }
bot-named-easy = Лёгкий бот { $n }
    .en = Easy { $n }
bot-named-normal = Обычный бот { $n }
    .en = Normal { $n }
bot-named-hard = Сильный бот { $n }
    .en = Hard { $n }
bot-named-expert = Бот-знаток { $n }
    .en = Expert { $n }
reviews-own = Вы уже ждёте разборов: { $n }; повторите чуть позже.
    .en = You are already waiting for { $n } reviews; try again soon.
reviews-all = Сейчас разбираются другие партии ({ $n }); повторите чуть позже.
    .en = { $n } games are already being reviewed; try again soon.
review-too-long = Партии длиннее { $most } ходов не разбираются.
    .en = Games of more than { $most } moves are not reviewed.
review-not-over = Разбор будет, когда партия закончится.
    .en = There is a review once the game is over.
review-given-up = Брошенные партии не разбираются.
    .en = A game that was given up has no review.
beginning-too-long = Стол может начаться не больше чем с { $most } ходов.
    .en = A table may begin with { $most } moves at most.
over-there = В этом месте партия уже закончена: выберите место раньше.
    .en = The game is over there: choose an earlier position.
hints-own = Вы уже ждёте подсказок: { $n }; повторите чуть позже.
    .en = You are already waiting for { $n } hints; try again soon.

## Почему сервер закрывает соединение: в кадре есть место для 123 байтов

live-wrong = Что-то пошло не так; войдите снова.
    .en = Something went wrong here; come back.
live-moved = На этом устройстве место больше не ваше.
    .en = This seat is not yours any more on this device.
live-revoked = Ссылку, по которой вы смотрели, отозвали.
    .en = The link by which you watched was revoked.
live-slow = Соединение слишком медленное; войдите снова.
    .en = Your connection is too slow; reconnect.
live-bytes = Нужен текст, а не байты.
    .en = Send text, not bytes.
live-much = Слишком много сообщений от вас.
    .en = Too many messages: this socket is for receiving.
live-ping = Сюда можно слать только { $what }.
    .en = Only { $what } can be sent here.
live-guest = Сначала запросите /api/me.
    .en = Call /api/me first: it makes you a guest.
live-restart = Сервер перезапускается; вернитесь через минуту.
    .en = The server is restarting; come back in a moment.
live-opened = Слишком много соединений; подождите немного.
    .en = Too many sockets were opened just now; wait a little.
live-own = У вас уже соединений: { $n }.
    .en = You have { $n } open sockets already.
live-full = Свободных мест нет; зайдите позже.
    .en = The server is full; come back later.
live-address = С вашего адреса уже соединений: { $n }.
    .en = Your address has { $n } open sockets already.

## Что говорит система

no-such-file = нет такого файла или папки
    .en = No such file or directory
permission-denied = нет прав
    .en = Permission denied
is-a-directory = это папка
    .en = Is a directory
not-a-directory = это не папка
    .en = Not a directory
file-exists = такой файл уже есть
    .en = File exists
no-space = на диске нет места
    .en = No space left on device
address-in-use = адрес уже занят
    .en = Address already in use

## Справка команды

help-title = Настольные игры о чернилах и красках.
    .en = Ink-and-colour board games.
help-usage = использование: paintpot КОМАНДА…
    .en = usage: paintpot COMMAND …
help-more = Подробнее: paintpot КОМАНДА --help; начать игру: paintpot play { $game }
    .en = paintpot COMMAND --help tells more; a game: paintpot play { $game }
help-usage-word = использование:
    .en = usage:
help-positional = аргументы
    .en = positional arguments
help-options = параметры
    .en = options
help-help = показать эту справку и выйти
    .en = show this help message and exit
command-play = играть в терминале
    .en = play a game in the terminal
command-replay = показать запись по шагам
    .en = show a record step by step
command-verify = сверить запись с правилами
    .en = check a record against the rules
command-check = проверить игру на соответствие контракту
    .en = check a game against the contract
command-serve = открыть сервер со столами для людей и ботов
    .en = host tables for people and bots
command-export = выгрузить столы в файлы
    .en = write hosted tables to files
command-import = завести столы из файлов
    .en = make tables from files
command-simulate = дать ботам сыграть много партий и подсчитать
    .en = let bots play many games, and report statistics
command-arena = свести ботов на одних и тех же раздачах и оценить
    .en = let bots meet on the same deals, and rate them
command-lab = обучать ботов
    .en = train the bots
command-games = показать список игр
    .en = list the games
command-version = показать версию и вид сборки
    .en = show the version, and whether the rules are compiled
help-which-game = игра (список: paintpot games)
    .en = which game (paintpot games lists them)
help-who-meets = кто с кем играет, не меньше 2: { $bots }
    .en = who meets whom, at least 2: { $bots }
help-arena-seats = сколько мест (2, если можно); два бота делят их, A B A B, и меняются во второй партии раздачи, B A B A; с одним местом каждый играет те же раздачи в одиночку
    .en = how many play (2, if the game allows); two bots share them, A B A B, and swap for the second game of a deal, B A B A; with 1 each plays the same deals alone
help-arena-games = партий на каждую пару ботов, чётное число: раздачу играют дважды (100)
    .en = games for each pair of bots, rounded up to an even number, as deals are played twice (100)
help-check-plays = случайных партий на проверку для каждого числа мест (3); ещё на треть больше играют на очки
    .en = random games per check, for each number of seats (3); a third as many more are played for points
help-export-table = стол, как в его ссылке: будет записана его партия
    .en = a table, as in its link: its record is written
help-export-all = записи всех столов, в папку
    .en = the records of all tables, in a folder
help-export-database = вся база данных, в один файл
    .en = the whole database, in one file
help-where-to = куда
    .en = where to
help-data = где хранятся столы
    .en = where tables are kept
help-import = запись или база данных от paintpot export
    .en = a record, or a database written by paintpot export
help-links = адрес сервера для людей; с него начинаются ссылки
    .en = where people reach the server; links begin with it
help-lab-train = train: подобрать веса, играя с собой; puzzles: найти задачи в партиях ботов
    .en = train: fit weights by self-play; puzzles: find puzzles in bots' games
help-lab-method = fit: предсказывать исход партий; climb: пробовать малые изменения против обратных (fit)
    .en = fit: guess how games end; climb: try small changes against their opposites (fit)
help-lab-bot = кто играет, без весов (greedy)
    .en = who plays, without weights (greedy)
help-seats = сколько мест (2, если можно)
    .en = how many play (2, if the game allows)
help-lab-games = партий или проб за раунд (1000)
    .en = games or trials per round (1000)
help-lab-rounds = сколько раз играть и учиться (4)
    .en = how often to play and learn (4)
help-lab-start = с каких весов начать ({ $hand })
    .en = weights to begin with ({ $hand })
help-lab-pull = сколько примеров весят прежние веса (200)
    .en = samples that the old weights count for (200)
help-lab-folly = один ход из стольких случаен, 0 — ни одного (10)
    .en = one move in so many is random, 0 for none (10)
help-lab-nudge = сколько очков даёт одно изменение в пробе (0.4)
    .en = size of a change in a trial, in points (0.4)
help-lab-name = как назвать веса ({ $fitted }, с одним местом { $solo })
    .en = what to call the weights ({ $fitted }, with one seat { $solo })
help-lab-out = куда записать (weights.json или puzzles.json самой игры)
    .en = where to write them (the game's own weights.json or puzzles.json)
help-lab-count = puzzles: сколько задач нужно (200)
    .en = puzzles: how many there should be (200)
help-lab-verify = puzzles: решить имеющиеся задачи ещё раз, глубже
    .en = puzzles: solve those that are there again, deeper
help-lab-compare = партий для проверки, помог ли раунд (200)
    .en = games that test whether a round was an improvement (200)
help-play-seats = сколько мест (2)
    .en = how many play (2)
help-play-bot = кто на остальных местах ({ $bot }); none — люди
    .en = who has the other seats ({ $bot }); none: people
help-seed = для кубиков: то же число — те же броски
    .en = for the dice; the same seed, the same throws
help-sheet = свой лист
    .en = a custom sheet
help-save-here = вести запись в этом файле
    .en = keep the record here, turn by turn
help-resume = продолжить сохранённую партию
    .en = continue a saved game
help-plain = строка за строкой, для конвейеров и чтения вслух
    .en = line by line, for pipes and screen readers
help-record = запись
    .en = a record
help-replay-plain = текстом (в конвейере — всегда)
    .en = as text (always so in a pipe)
help-workers = рабочих процессов (по одному на ядро)
    .en = processes that share the work (one per core)
help-cluster = разделить работу в кластере Ray: этой машины (auto) или по адресу
    .en = share the work over a Ray cluster: this machine's (auto) or the one at an address
help-run-seed = то же число — те же итоги (1)
    .en = the same seed, the same figures (1)
help-json = как JSON, для программ
    .en = as JSON, for programs
help-host = какой адрес слушать
    .en = address to listen on
help-port = порт (иначе 8017 или свободный)
    .en = port (otherwise 8017, or a free one)
help-url = адрес этого сервера для людей
    .en = where people reach this server
help-open = открыть страницу в браузере
    .en = open the page in the browser
help-bot-workers = процессов для ботов
    .en = processes for bots
help-idle = через сколько секунд закрывать простаивающие столы
    .en = seconds until idle tables are evicted from memory
help-pace = не меньше скольких секунд длится ход бота
    .en = shortest time for a bot's turn, in seconds
help-limit = другой предел; см. документацию
    .en = change a limit; see docs/server.md
help-dev = перечитывать картинки, тексты и поля игр, когда их файлы меняются
    .en = reload pictures, texts and page boards of games when their files change
help-log = насколько подробно
    .en = how much
help-sim-bot = кто на всех местах (greedy)
    .en = who sits in every seat (greedy)
help-sim-games = сколько партий (100)
    .en = how many games (100)
help-picture = ещё и нарисовать итоги; файл .svg или .png
    .en = draw charts too; the file ends in .svg or .png
help-lang = язык (иначе — язык системы)
    .en = language (otherwise that of the system)
help-serve-database = хранить столы в PostgreSQL (postgresql://…); см. docs/hosting.md
    .en = keep tables in PostgreSQL (postgresql://…) instead; see docs/hosting.md
help-serve-redis = Redis, который связывает серверы с общей базой данных (redis://…)
    .en = the Redis that connects servers on one database (redis://…)
help-serve-drain = сколько секунд ещё обслуживать после сигнала остановки: для балансировщика
    .en = seconds to go on serving after being told to stop, for load balancers
export-one-place = Укажите, откуда выгружать: --data или --from, но не то и другое сразу.
    .en = Export from one place: give --data or --from, not both.
import-unclear = Задана переменная PAINTPOT_DATABASE, и одного --data мало: добавьте --database URL, чтобы загрузить в PostgreSQL, или --database=, чтобы загрузить в папку.
    .en = --data alone is not clear while PAINTPOT_DATABASE is set: add --database URL to import into PostgreSQL, or --database= to import into the folder.
redis-url = Для --redis нужен адрес, например redis://127.0.0.1:6379/0.
    .en = --redis needs an address such as redis://127.0.0.1:6379/0.
redis-refuses = Redis отказывает этому серверу: { $why }.
    .en = Redis refuses this server: { $why }.
redis-old = Нужен Redis 7 или новее либо Valkey, а не { $version }.
    .en = Redis 7 or newer, or Valkey, is needed, not { $version }.
redis-alone = --redis связывает серверы с общей базой PostgreSQL: укажите и --database.
    .en = --redis connects servers that share a PostgreSQL database: give --database as well.
redis-client = Для --redis нужен клиент: pip install 'paintpot[postgresql]'.
    .en = --redis needs a client: pip install 'paintpot[postgresql]'.
bad-drain = --drain — от 0 до { $most } секунд.
    .en = --drain must be 0 to { $most } seconds.
help-postgres = база данных PostgreSQL, где хранятся столы (postgresql://…)
    .en = the PostgreSQL database where tables are kept (postgresql://…)
help-new-database = начать без столов, хотя, судя по secret.key, они были
    .en = start with an empty database although there is a secret.key
help-records = записи и папки, в которых файлы *.json — записи
    .en = records, and folders whose *.json files are records
help-reveal = сколько секунд ждать части для кубиков в начале
    .en = seconds for seats to reveal their parts of the dice at the start
help-table-dash = то же для стола, чьё имя начинается с -
    .en = the same, for one that begins with -

## Чтение присланного

reading-busy = Сервер слишком занят, чтобы это прочитать. Попробуйте чуть позже.
    .en = The server is too busy to read this; try again soon.
reading-too-long = Читать это слишком долго, поэтому чтение остановлено.
    .en = Reading this takes too long, so it was stopped.
reading-no-workers = Здесь ничего нельзя прочитать: рабочие процессы сервера не запущены.
    .en = Nothing can be read here: the server's workers are not running.
reading-no-start = Сейчас ничего нельзя прочитать: рабочий процесс не запускается.
    .en = Nothing can be read now: no worker can start.
reading-memory = Чтобы это прочитать, нужно больше памяти, чем разрешено.
    .en = Reading this takes more memory than allowed.

## Уроки

lesson-or-example = Назовите урок или пример.
    .en = Name a lesson or an example.
no-lessons = { $title }: уроков нет. Начать партию: paintpot play { $name }.
    .en = { $title } has no lessons; paintpot play { $name } starts a game.
no-lesson = { $title }: урока «{ $lesson }» нет. Есть: { $known }.
    .en = { $title } has no lesson { $lesson }; lessons: { $known }.
help-learn = учиться игре на деле, шаг за шагом
    .en = learn a game by doing, step by step
help-lesson = один урок по имени; иначе все по порядку
    .en = one lesson by its name; otherwise all, in order

## Разбор

command-review = рассказать, чего стоил каждый ход и бросок записи
    .en = tell what each turn and throw of a record was worth
help-review-seat = перечислить ходы только этого места
    .en = list the turns of this seat only
help-review-simulations = сколько раз доигрывать из каждой позиции ({ $n })
    .en = samples of every position ({ $n })
help-review-picture = нарисовать и шансы на победу; файл с окончанием .svg или .png
    .en = draw the chance of winning too; the file ends in .svg or .png
review-seat = Места в записи — от 1 до { $last }, места { $seat } нет.
    .en = The record has seats 1 to { $last }; { $seat } is none of them.
review-simulations = Для разбора нужно от { $least } до { $most } симуляций, а не { $given }.
    .en = A review takes { $least } to { $most } simulations, not { $given }.
review-unfinished = Партия в записи не окончена, а разбирают только оконченные.
    .en = The game of the record is not over: only finished games are reviewed.

# Lessons on the page

lesson-unknown = Такого урока нет.
    .en = There is no such lesson.
lesson-step-count = Шагов в этом уроке: { $steps }.
    .en = This lesson has { $steps } steps.

## Игра дня

record-day = День, которому принадлежат кубики записи, указан неверно: { $day }.
    .en = The dice of the record are of no day: { $day }.
record-day-words = Кубики игры дня слов не принимают и бросаются с самого начала.
    .en = The dice of a daily game take no words, and throw from the beginning.
daily-practise = Тренировка начинается, когда закончена своя попытка.
    .en = Practise when your own attempt is over.
daily-none = Такой игры дня нет.
    .en = There is no such daily game.
daily-none-then = Такой игры дня здесь не было.
    .en = There was no such daily game here.
daily-stays = Игра дня остаётся в браузере, где она начата.
    .en = A daily game stays in the browser where it began.
daily-alone = В игре дня, которая засчитывается, боты не помогают.
    .en = Bots do not help in the daily game that counts.
daily-unwatched = За игрой дня не наблюдают: другим её кубики ещё предстоят.
    .en = Nobody watches a daily game: others have its dice to come.

## Задачи

puzzle-count = Задач может быть от 1 до { $most }, а не { $given }.
    .en = There can be 1 to { $most } puzzles, not { $given }.
puzzle-unreadable = Задача не читается ({ $kind }).
    .en = A puzzle cannot be read ({ $kind }).
puzzle-file = В файле { $file } нет задач игры { $game }.
    .en = { $file } does not hold puzzles of { $game }.
puzzle-none = Такой задачи нет.
    .en = There is no such puzzle.
puzzle-over = Ход в этой задаче уже закончен.
    .en = The turn of this puzzle is over.
