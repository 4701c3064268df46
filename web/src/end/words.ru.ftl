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
end-while = { $span ->
    [start] до { end-of } { $to }
    [once] { end-in } { $from }
   *[long] с { end-of } { $from } до { end-of } { $to }
}
end-when = { $again ->
    [once] { end-while } и снова { end-in } { $since }
    [long] { end-while } и снова с { end-of } { $since } до { end-of } { $until }
   *[no] { end-while }
}
end-then = { $next ->
    [yes] потом
   *[no] с { end-of } { $turn }
}
# Посреди хода рядом с именами мог стоять и другой счёт.
end-led = { $nearly ->
    [yes] большей частью впереди
   *[no] впереди
}
end-since = { $turn ->
    [1] с первого { end-of } до конца
   *[other] с { end-of } { $turn } до конца
}
# Ничья не прерывает лидерства.
end-tie = { $level ->
    [0] { "" }
   *[other] , { end-in } { $level } — поровну
}
# Что решило партию, говорит разбор: здесь только кто был впереди.
end-changed = { $next ->
    [yes] потом лидер сменился
   *[no] { end-in } { $turn } лидер сменился
}
end-plot-led = Вы были { end-led } { end-since }.
end-plot-trailed = { $other } { end-led } { end-since }.
end-plot-overtook = { $other } { end-led } { end-when }, { $cause ->
    [none] { end-then } — вы{ end-tie }.
   *[other] { end-changed }: { $cause }.
}
end-plot-overtaken = Вы были { end-led } { end-when }, { $cause ->
    [none] { end-then } — { $other }{ end-tie }.
   *[other] { end-changed }: { $cause }.
}
end-plot-even = В конце — поровну.
end-plot-of-led = { $name } { end-led } { end-since }.
end-plot-of-trailed = { $other } { end-led } { end-since }.
end-plot-of-overtook = { $other } { end-led } { end-when }, { $cause ->
    [none] { end-then } — { $name }{ end-tie }.
   *[other] { end-changed }: { $cause }.
}
end-plot-of-overtaken = { $name } { end-led } { end-when }, { $cause ->
    [none] { end-then } — { $other }{ end-tie }.
   *[other] { end-changed }: { $cause }.
}
end-plot-of-even = В конце — поровну.
end-best-turn = Ваш лучший { end-unit } — { $turn }-й: +{ $gain }.
end-turns = { end-units } { $from }–{ $to }
end-in-turn = больше всего { end-in } { $turn }
end-slowly = понемногу

## Честен ли был случай

fair-good = Ваш браузер проверил кубики: всё, от чего зависят броски, было закреплено до первого из них, и его часть там тоже есть.
fair-good-draws = Ваш браузер проверил жребий: всё, от чего он зависит, было закреплено до начала, и его часть там тоже есть.
fair-how = Как?
fair-good-how = Секрет сервера и части игроков те самые, что этот браузер записал в начале, ваша среди них, а броски — те, что вам показали. Что каждый бросок следует из них, можно проверить по сохранённой записи:
fair-good-how-draws = Секрет сервера и части игроков те самые, что этот браузер записал в начале, ваша среди них, а вытянуто то, что вам показали. Что всё следует из них, можно проверить по сохранённой записи:
fair-missing = Всё случайное сходится с тем, что записал этот браузер, но вашей части в нём нет: она не успела дойти до сервера.
fair-unseen = Этого браузера не было здесь до начала, и ему не с чем сравнивать.
fair-bad = Что-то не так с тем, от чего в этой партии зависел случай:
