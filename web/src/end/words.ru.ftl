### Что говорит конец партии.

end-won-by = { $n ->
    [one] Победа! Вы впереди на { $n } очко.
    [few] Победа! Вы впереди на { $n } очка.
   *[many] Победа! Вы впереди на { $n } очков.
}
end-won-tie = Победа при равном счёте!
end-lost-by = { $n ->
    [one] Не хватило { $n } очка.
   *[other] Не хватило { $n } очков.
}
end-lost-tie = Не хватило самой малости.
end-wins-by = { $n ->
    [one] Победа: { $name }, на { $n } очко больше.
    [few] Победа: { $name }, на { $n } очка больше.
   *[many] Победа: { $name }, на { $n } очков больше.
}
end-tied = Ничья: { $names }.
end-wins-tie = Победа при равном счёте: { $name }.
end-result = { $mine } : { $theirs }, соперник — { $name }
end-name-level = { $name } ({ $level })
end-standing = Итоговый счёт
end-course = перевес после { end-of }
end-course-alone = как росли очки
end-parts = Где решилась партия
end-part = { $me } — { $mine }, { $other } — { $theirs }
end-rest = Всё остальное
end-together = итого
end-sheets = Другие листы
end-sheet-of = Лист игрока { $name }
end-again = Ещё раз
end-harder = Сложнее
end-easier = Легче
end-another = Другая игра
end-lines = Все строки счёта
best-next = В следующий раз есть что добрать: { $what }
best-first = Первый результат: теперь есть что превзойти.
best-new = Ваш лучший результат (было { $before })
best-again = Не хуже вашего лучшего
best-place = { $place }-й результат из { $games }
best-before = Лучший пока { $total }: { $date }.
share-picture = Поделиться
share-save = В картинку
share-saved = Картинка сохранена.
share-failed = Картинки сейчас не получилось.
rematch-go = К реваншу

## Кто был впереди: по ходам или раундам

end-unit = { $unit ->
    [round] раунд
   *[turn] ход
}
end-units = { $unit ->
    [round] Раунды
   *[turn] Ходы
}
end-of = { $unit ->
    [round] раунда
   *[turn] хода
}
end-in = { $unit ->
    [round] в раунде
   *[turn] на ходу
}
end-many = { $unit ->
    [round] раундов
   *[turn] ходов
}
end-while = { $long ->
    [yes] с { end-of } { $from } до { end-of } { $to }
   *[no] после { end-of } { $from }
}
# Посреди хода рядом с именами мог стоять и другой счёт.
end-but = { $but ->
    [never] .
    [once] , кроме одного мгновения { end-in } { $moment }.
   *[often] , если считать после целых { end-many }.
}
end-plot-led = Вы были впереди с { end-of } { $turn } и до конца{ end-but }
end-plot-trailed = { $other } впереди с { end-of } { $turn } и до конца{ end-but }
end-plot-overtook = Позади { end-while }, а с { end-of } { $turn } впереди до самого конца{ end-but }
end-plot-overtaken = Вы были впереди { end-while }, а с { end-of } { $turn } и до конца — позади{ end-but }
end-plot-even = В конце — вровень.
end-plot-of-led = { $name } впереди с { end-of } { $turn } и до конца{ end-but }
end-plot-of-trailed = { $other } впереди с { end-of } { $turn } и до конца{ end-but }
end-plot-of-overtook = { $other } впереди { end-while }, а с { end-of } { $turn } и до конца — { $name }{ end-but }
end-plot-of-overtaken = { $name } впереди { end-while }, а с { end-of } { $turn } и до конца — { $other }{ end-but }
end-plot-of-even = В конце — вровень.
end-best-turn = Ваш лучший { end-unit } — { $turn }-й: +{ $gain }.
end-turns = { end-units } { $from }–{ $to }
end-in-turn = больше всего { end-in } { $turn }
end-slowly = понемногу
