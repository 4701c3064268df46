### Что говорит страница «Мои партии». Приходит вместе с ней.

mine-title = Мои партии
mine-sum = { $n ->
    [one] Сыграна { $n } партия.
    [few] Сыграно { $n } партии.
   *[other] Сыграно { $n } партий.
}
mine-none = Пока пусто. Доиграйте партию — она появится здесь.
mine-play = Выбрать игру
mine-imported = { $n ->
    [one] { $n } партия — из файла.
    [few] { $n } партии — из файла.
   *[other] { $n } партий — из файла.
}
mine-forget = Убрать их

## Игра

mine-alone = Одиночная игра
mine-others = С соперниками
mine-own-sheet = свой лист
mine-games = { $n ->
    [one] партия
    [few] партии
   *[other] партий
}
mine-won-share = { $n ->
    [one] победа
    [few] победы
   *[other] побед
} — { $share } %
mine-average = очков в среднем
mine-best = лучший счёт
mine-row = { $n ->
    [one] победа подряд
    [few] победы подряд
   *[other] побед подряд
}
mine-row-longest = самая длинная серия побед
mine-accuracy = точность
mine-points-chart = Очки по партиям
mine-points-chart-won = Очки по партиям (● победа, ○ поражение)
mine-accuracy-chart = Точность по партиям
mine-chart-said = { $what }, партий: { $n }. Наименьшее { $low }, наибольшее { $high }, последнее { $last }.
mine-per-cent = { $n } %
mine-review-hint = Разберите доигранную партию — и здесь появится точность.

## Все партии таблицей

mine-table = { $n ->
    [one] { $n } партия таблицей
    [few] Все { $n } партии таблицей
   *[other] Все { $n } партий таблицей
}
mine-day = Дата
mine-total = Очки
mine-result = Итог
mine-how = Точность
mine-result-won = победа
mine-result-lost = поражение
mine-result-won-by = победа, +{ $n }
mine-result-lost-by = поражение, −{ $n }
mine-review = Разобрать
mine-from-file = из файла
mine-daily = игра дня

## Что считается

mine-counts = Что считается
mine-counts-whole = Партии, которые вы сами доиграли до конца. Партии, где вы сдались или ушли, тренировки, игра на общем экране и партии, продолженные из разбора, не считаются.
mine-counts-newest = Учитываются только { $n } ваших последних столов.
mine-counts-cookie = Эта страница привязана к вашему браузеру. Больше её никто не видит.
mine-counts-file = Сохраните её в файл и загрузите в другом браузере — увидите то же самое. Партии из файла помечены, хранятся только в том браузере и на сервер не попадают.
