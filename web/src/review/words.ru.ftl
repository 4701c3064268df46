### Что говорит разбор партии. Приходит вместе с ним.

review-title = Разбор
review-back = К столу
review-watch = Повтор
review-open = Открыть запись
review-drop = Откройте запись сыгранной партии или перетащите её сюда.
review-bad = В этом файле нет записи партии.

## Сколько готово

review-begins = Боты смотрят на первый ход…
review-progress = Разобрано шагов: { $done } из { $total }
review-ready = Разбор готов.
review-stuck = Разбор сейчас не продолжить.
review-again = Ещё раз

## Заголовок

review-won = { $n ->
    [0] Вы выиграли при равном счёте.
   *[other] Вы выиграли, перевес: { $n }.
  }
review-won-turns = { $seats ->
    [2] Вы выиграли, перевес: { $n }. Вы играли лучше соперника ({ $other }).
   *[other] Вы выиграли, перевес: { $n }. Вы играли лучше остальных.
  }
review-won-turns-against = Вы выиграли хорошей игрой, вопреки кубикам. Перевес: { $n }.
review-won-turns-against-draws = Вы выиграли хорошей игрой, вопреки жребию. Перевес: { $n }.
review-won-luck = Вы выиграли, перевес: { $n }. Больше всего помогли кубики.
review-won-luck-draws = Вы выиграли, перевес: { $n }. Больше всего помог жребий.
review-lost = { $n ->
    [0] Вы проиграли при равном счёте.
   *[other] Вы проиграли, не хватило { $n }.
  }
review-lost-turns = { $seats ->
    [2] Вы проиграли, не хватило { $n }. Соперник ({ $other }) играл лучше.
   *[other] Вы проиграли, не хватило { $n }. Соперники играли лучше.
  }
review-lost-turns-lucky = { $seats ->
    [2] Вы проиграли с хорошими кубиками, не хватило { $n }. Соперник ({ $other }) играл лучше.
   *[other] Вы проиграли с хорошими кубиками, не хватило { $n }. Соперники играли лучше.
  }
review-lost-turns-lucky-draws = { $seats ->
    [2] Вы проиграли при удачном жребии, не хватило { $n }. Соперник ({ $other }) играл лучше.
   *[other] Вы проиграли при удачном жребии, не хватило { $n }. Соперники играли лучше.
  }
review-lost-luck = Вы проиграли: кубики были против вас. Не хватило { $n }.
review-lost-luck-draws = Вы проиграли: жребий был против вас. Не хватило { $n }.
review-tied = Ничья.
review-of-won = { $n ->
    [0] { $name } выигрывает при равном счёте.
   *[other] { $name } выигрывает, перевес: { $n }.
  }
review-of-won-turns = { $name } выигрывает лучшей игрой, перевес: { $n }.
review-of-won-turns-against = { $name } выигрывает лучшей игрой, вопреки кубикам. Перевес: { $n }.
review-of-won-turns-against-draws = { $name } выигрывает лучшей игрой, вопреки жребию. Перевес: { $n }.
review-of-won-luck = { $name } выигрывает, перевес: { $n }. Больше всего помогли кубики.
review-of-won-luck-draws = { $name } выигрывает, перевес: { $n }. Больше всего помог жребий.
review-alone = { $n ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
  }
review-alone-turns = { review-alone } благодаря хорошим ходам
review-alone-against = { review-alone } с плохими кубиками
review-alone-against-draws = { review-alone } при плохом жребии
review-alone-lucky = { review-alone } с хорошими кубиками
review-alone-lucky-draws = { review-alone } при хорошем жребии

## График

review-graph = Шансы на победу
review-graph-own = Ваши шансы на победу
review-graph-points = К скольким очкам шла партия
review-graph-said = { $name }: в начале { $from }, самое меньшее { $low }, самое большее { $high }, в конце { $to }.
review-per-cent = { $n } %
review-start = Начало

## Удача и мастерство

review-account = Удача и мастерство, в очках
review-you = Вы
review-accuracy = точность { $n } %
review-accuracy-about = 100 % — это каждый раз лучший найденный ход. Считается, сколько шансов на победу он сохранил.
review-sum-expected = ожидалось
review-sum-start = в начале
review-sum-luck = кубики
review-sum-luck-draws = жребий
review-sum-turns-yours = ваши ходы
review-sum-turns-of = ходы игрока { $name }
review-sum-against-yours = { $seats ->
    [2] ваши ходы в сравнении с соперником ({ $other })
   *[other] ваши ходы в сравнении с остальными
  }
review-sum-against-of = { $seats ->
    [2] ходы игрока { $name } в сравнении с соперником ({ $other })
   *[other] ходы игрока { $name } в сравнении с остальными
  }
review-sum-rest = осталось необъяснённым
review-sum-result = итог
review-sum-points = очки
review-signs-own = + в вашу пользу, − не в вашу.
review-signs = + в пользу игрока { $name }, − не в пользу.
review-than-luck = в сравнении со средними кубиками
review-than-luck-draws = в сравнении со средним жребием
review-than-turns = в сравнении с ходами простого бота
review-how = Как это посчитано
review-about = Каждую позицию простые боты доиграли { $n } раз. Ход или бросок стоит столько, насколько он изменил их средний результат; чего эти средние не объясняют, то остаётся. Точность — другая мера: она сравнивает каждый ваш ход с лучшим, что нашли сильные боты.

## Моменты

review-moments = { $n ->
    [1] Момент, который всё решил
    [2] Два момента, которые всё решили
   *[other] Три момента, которые всё решили
  }
review-moments-points = { $n ->
    [1] Самый важный момент
    [2] Два самых важных момента
   *[other] Три самых важных момента
  }
review-moments-about = Что сильнее всего изменило шансы на победу. За что набраны очки, видно в конце партии.
review-moment-throw = бросок
review-moment-throw-draws = жребий
review-moment-yours = ваш ход
review-moment-of = ходит { $name }

## Оценки

review-judged = { $who }: { $verdict }
review-judged-more = { $told }. Лучший ход дал бы ещё { $n } %.
review-judged-coarse = { $told }. Оценка до него была завышена, поэтому точной цифры нет.
review-for-you = { $change } для вас
review-for = { $change } ({ $name })
review-best = лучший ход
review-good = хороший ход
review-slip = неточность
review-mistake = ошибка
review-blunder = грубая ошибка
review-forced = выбора не было
review-lucky = удача
review-unlucky = неудача
review-even = без разницы

## Один ход

review-look = Ход на листе
review-previous = Ход назад
review-next = Ход вперёд
review-switch = Что было бы лучше
review-played-own = Ваш ход: { $moves }
review-played = { $name } { $moves }
review-better = Лучше: { $moves }
review-nothing-better = Явно лучшего боты не нашли.
review-better-placed = Лучше: то же самое, но там, где цифры на листе: { $moves }
review-worth = { $n ->
    [0] К концу — меньше чем на очко лучше.
    [one] К концу — примерно на { $n } очко лучше.
    [few] К концу — примерно на { $n } очка лучше.
   *[many] К концу — примерно на { $n } очков лучше.
  }
review-lines = Что меняется сразу
review-gave-up = По сравнению с лучшим ходом сразу упущено
review-thrown = { $what }
review-throw-luck = По сравнению со средним броском: { $parts }
review-throw-luck-draws = По сравнению со средним жребием: { $parts }
review-play-on = Играть отсюда
review-play-on-about = Новый стол с этой позиции, с новыми кубиками.
review-play-on-about-draws = Новый стол с этой позиции, с новым жребием.

## Все ходы

review-turns = { $unit ->
    [round] Все раунды по шагам: { $n }
   *[turn] Все ходы по шагам: { $n }
  }
review-column-turn = Ход
review-column-round = Раунд
review-column-who = Кто
review-column-what = Что
review-column-verdict = Оценка
review-column-points = Очки
review-column-chance = Шансы
review-column-yours = Вам
review-column-of = { $name }
review-column-value = Шло к
review-show = Показать
review-the-dice = Кубики
review-the-dice-draws = Жребий
