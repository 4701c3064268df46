### Что говорит разбор партии. Приходит вместе с ним.

review-title = Разбор
review-back = К столу
review-watch = Повтор
review-open = Открыть запись
review-drop = Откройте запись сыгранной партии или перетащите её сюда.
review-bad = В этом файле нет записи партии.

## Сколько готово

review-begins = Боты смотрят на первый ход…
review-progress = Разобрано ходов и бросков: { $done } из { $total }
review-ready = Разбор готов.
review-stuck = Разбор сейчас не продолжить.
review-again = Ещё раз

## Заголовок

review-won = Вы выиграли, перевес: { $n }.
review-won-against = Вы выиграли вопреки кубикам, перевес: { $n }.
review-won-lucky = Вы выиграли, и кубики помогли. Перевес: { $n }.
review-lost = Вы проиграли, не хватило { $n }.
review-lost-against = Вы проиграли: кубики были против вас. Не хватило { $n }.
review-lost-lucky = Вы проиграли с хорошими кубиками. Не хватило { $n }.
review-tied = Ничья.
review-of-won = { $name } выигрывает, перевес: { $n }.
review-of-won-against = { $name } выигрывает вопреки кубикам, перевес: { $n }.
review-of-won-lucky = { $name } выигрывает, и кубики помогли. Перевес: { $n }.
review-alone = { $n ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
  }
review-alone-against = { review-alone } с плохими кубиками
review-alone-lucky = { review-alone } с хорошими кубиками

## График

review-graph = Шансы на победу
review-graph-own = Ваши шансы на победу
review-graph-points = К скольким очкам шла партия
review-graph-said = { $name }: в начале { $from }, самое меньшее { $low }, самое большее { $high }, в конце { $to }.
review-per-cent = { $n } %
review-start = Начало

## Удача и мастерство

review-account = Удача и мастерство, в очках
review-luck = удача
review-given = отдано
review-you = Вы
review-accuracy = точность { $n } %
review-sum = { $parts }; вместе { $total }.
review-sum-luck = кубики { $n }
review-sum-own = ваши ходы { $n }
review-sum-own-of = ходы игрока { $name } { $n }
review-sum-others = ходы остальных { $n }
review-sum-other = ходы игрока { $name } { $n }
review-sum-start = места { $n }
review-sum-rest = остальное { $n }
review-sum-expected = Ожидалось { $n }
review-given-sum = { $whose ->
    [you] { $n ->
        [0] Вы не отдали ничего
       *[other] Вы отдали { $n }
    }
   *[other] { $n ->
        [0] { $name } не отдаёт ничего
       *[other] { $name } отдаёт { $n }
    }
  }
review-about = Ход сравнивается с лучшим, что нашли боты, бросок — со средним броском. Это оценки: каждая позиция сыграна { $n } раз; остальное — тайные ходы других и погрешность.

## Моменты

review-moments = Три момента, которые всё решили
review-moments-points = Три самых важных момента
review-moment-throw = бросок
review-moment-yours = ваш ход
review-moment-of = ходит { $name }

## Оценки

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
review-played = { $name }: { $moves }
review-played-yours = Ваш ход: { $moves }
review-better = Лучше: { $moves }
review-nothing-better = Лучше боты ничего не нашли.
review-worth = На { $n } дороже.
review-lines = Что меняется сразу
review-thrown = { $what }
review-throw-luck = По сравнению со средним броском: { $parts }
review-play-on = Играть отсюда
review-play-on-about = Новый стол с этой позиции, с новыми кубиками.

## Все ходы

review-turns = Все ходы и броски: { $n }
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
