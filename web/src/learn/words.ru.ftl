# Уроки и первая игра с подсказками

learn-title = Уроки: { $game }
learn-about = Короткие уроки на настоящем поле. Испортить ничего нельзя: на каждое касание есть ответ.
learn-none = У этой игры нет уроков. Зато правила под рукой.
learn-first = Начните отсюда
learn-others = А теперь по отдельности
learn-minutes = { $n ->
    [one] около { $n } минуты
   *[other] около { $n } минут
}
learn-is-done = (пройден)
learn-list = Все уроки: { $game }
learn-step = { $n } из { $of }
learn-asked = Что сделать
learn-other = Правила это разрешают, но сейчас нужно другое.
learn-right = Верно!
learn-brought = Это принесло:
learn-back = Предыдущий шаг
learn-again = Начать шаг заново
learn-show = Показать
learn-skip = Дальше
learn-next = Дальше
learn-following = Следующий урок
learn-following-short = Ещё урок
learn-play = Сыграть партию
learn-play-short = Играть
learn-rule = К правилу
learn-whole = Показать весь лист
try-move = Сделайте этот ход на поле.
try-refused = Попробуйте на поле: игра объяснит, почему нельзя.
try-read-on = Читать дальше
lead-show = Показать
lead-known = Понятно
lead-off = Скрыть советы
lead-label = Впервые
goal-label = Цель игры
kept-file = Взять с собой
kept-file-about = Настройки, уроки и ваши партии привязаны к этому браузеру. Сохраните их в файл и загрузите в другом.
kept-save = Сохранить в файл
kept-saved = Сохранено в файл { $name }
kept-load = Загрузить из файла
kept-bad = Этот файл не загрузить.
