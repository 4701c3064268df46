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

review-won = Вы выиграли, перевес: { $n }.
review-won-against = Вы выиграли вопреки кубикам, перевес: { $n }.
review-won-against-draws = Вы выиграли вопреки жребию, перевес: { $n }.
review-won-lucky = Вы выиграли, и кубики помогли. Перевес: { $n }.
review-won-lucky-draws = Вы выиграли, и жребий помог. Перевес: { $n }.
review-lost = Вы проиграли, не хватило { $n }.
review-lost-against = Вы проиграли: кубики были против вас. Не хватило { $n }.
review-lost-against-draws = Вы проиграли: жребий был против вас. Не хватило { $n }.
review-lost-lucky = Вы проиграли с хорошими кубиками. Не хватило { $n }.
review-lost-lucky-draws = Вы проиграли при удачном жребии. Не хватило { $n }.
review-tied = Ничья.
review-of-won = { $name } выигрывает, перевес: { $n }.
review-of-won-against = { $name } выигрывает вопреки кубикам, перевес: { $n }.
review-of-won-against-draws = { $name } выигрывает вопреки жребию, перевес: { $n }.
review-of-won-lucky = { $name } выигрывает, и кубики помогли. Перевес: { $n }.
review-of-won-lucky-draws = { $name } выигрывает, и жребий помог. Перевес: { $n }.
review-alone = { $n ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
  }
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
review-sum-expected = ожидалось
review-sum-start = в начале
review-sum-luck = кубики
review-sum-luck-draws = жребий
review-sum-own = ваши ходы
review-sum-other = ходы игрока { $name }
review-sum-others = ходы остальных
review-sum-rest = остальное
review-sum-result = итог
review-sum-points = очки
review-missed = { $n ->
    [0] ходов лучше не нашлось
    [one] лучшие ходы дали бы на { $n } очко больше
    [few] лучшие ходы дали бы на { $n } очка больше
   *[other] лучшие ходы дали бы на { $n } очков больше
  }
review-about = В сумме броски сравниваются со средним броском, а ходы — с ходами быстрого игрока. Точность строже: она сравнивает ходы с лучшими, что нашли боты. Всё это оценки: каждая позиция сыграна { $n } раз; остальное — то, что они не решают.
review-about-draws = В сумме жребий сравнивается со средним, а ходы — с ходами быстрого игрока. Точность строже: она сравнивает ходы с лучшими, что нашли боты. Всё это оценки: каждая позиция сыграна { $n } раз; остальное — то, что они не решают.

## Моменты

review-moments = Три момента, которые всё решили
review-moments-points = Три самых важных момента
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
review-worth = На { $n } дороже.
review-lines = Что меняется сразу
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
review-column-chance = Шансы после
review-column-value = Шло к
review-show = Показать
review-the-dice = Кубики
review-the-dice-draws = Жребий
