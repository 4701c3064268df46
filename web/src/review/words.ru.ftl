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
review-won-own = Вы выиграли, перевес: { $n }. Больше всего дали ваши ходы.
review-won-own-against = Вы выиграли своими ходами, вопреки кубикам. Перевес: { $n }.
review-won-own-against-draws = Вы выиграли своими ходами, вопреки жребию. Перевес: { $n }.
review-won-others = { $seats ->
    [2] Вы выиграли, перевес: { $n }. Больше всего помогли ходы соперника ({ $other }).
   *[other] Вы выиграли, перевес: { $n }. Больше всего помогли ходы соперников.
  }
review-won-luck = Вы выиграли, перевес: { $n }. Больше всего помогли кубики.
review-won-luck-draws = Вы выиграли, перевес: { $n }. Больше всего помог жребий.
review-lost = { $n ->
    [0] Вы проиграли при равном счёте.
   *[other] Вы проиграли, не хватило { $n }.
  }
review-lost-own = Вы проиграли, не хватило { $n }. Больше всего стоили ваши ходы.
review-lost-own-lucky = Вы проиграли с хорошими кубиками, не хватило { $n }. Больше всего стоили ваши ходы.
review-lost-own-lucky-draws = Вы проиграли при удачном жребии, не хватило { $n }. Больше всего стоили ваши ходы.
review-lost-others = { $seats ->
    [2] Вы проиграли, не хватило { $n }. Соперник ({ $other }) сыграл хорошо.
   *[other] Вы проиграли, не хватило { $n }. Соперники сыграли хорошо.
  }
review-lost-luck = Вы проиграли: кубики были против вас. Не хватило { $n }.
review-lost-luck-draws = Вы проиграли: жребий был против вас. Не хватило { $n }.
review-tied = Ничья.
review-of-won = { $n ->
    [0] { $name } выигрывает при равном счёте.
   *[other] { $name } выигрывает, перевес: { $n }.
  }
review-of-won-own = { $name } выигрывает хорошими ходами, перевес: { $n }.
review-of-won-own-against = { $name } выигрывает хорошими ходами, вопреки кубикам. Перевес: { $n }.
review-of-won-own-against-draws = { $name } выигрывает хорошими ходами, вопреки жребию. Перевес: { $n }.
review-of-won-others = { $seats ->
    [2] { $name } выигрывает, перевес: { $n }. Больше всего помогли ходы соперника ({ $other }).
   *[other] { $name } выигрывает, перевес: { $n }. Больше всего помогли ходы соперников.
  }
review-of-won-luck = { $name } выигрывает, перевес: { $n }. Больше всего помогли кубики.
review-of-won-luck-draws = { $name } выигрывает, перевес: { $n }. Больше всего помог жребий.
review-alone = { $n ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
  }
review-alone-own = { review-alone } благодаря хорошим ходам
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
review-sum-own = ваши ходы
review-sum-other = ходы игрока { $name }
review-sum-others = ходы остальных
review-sum-rest = округление и догадки
review-sum-result = итог
review-sum-points = очки
review-signs-own = + в вашу пользу, − не в вашу.
review-signs = + в пользу игрока { $name }, − не в пользу.
review-than-luck = против средних кубиков
review-than-luck-draws = против среднего жребия
review-than-turns = против ходов быстрого игрока
review-how = Как это посчитано
review-about = Быстрый игрок — это бот, который почти не думает наперёд: кто играет лучше него, выигрывает на ходах. Точность строже: она сравнивает с лучшими ходами, что нашли боты. Для этого каждая позиция сыграна { $n } раз; что не сходится — догадки.

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
review-judged-none = { $told }. Намного лучшего хода не нашлось.
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
review-nothing-better = Лучше боты ничего не нашли.
review-better-placed = Лучше: то же самое, но там, где цифры на листе. { $moves }
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
