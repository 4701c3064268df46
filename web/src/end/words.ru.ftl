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
end-course = кто и насколько был впереди
end-course-alone = как росли очки
end-parts = Где решилась партия
end-part = { $me } — { $mine }, { $other } — { $theirs }
end-rest = Всё остальное
end-together = вместе
end-again = Ещё раз
end-harder = Сложнее
end-easier = Легче
end-another = Другая игра
end-lines = Все строки счёта
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
