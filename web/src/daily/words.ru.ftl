### Слова игры дня и задач: они приходят, когда на них смотрят.

## Игра дня

daily-today = Сегодня
daily-today-is = Сегодня: { $game }
daily-of = { $game }, { $date }
daily-play = Играть
daily-see = Итог
daily-all = Все игры дня
daily-same-dice = Расклад один на всех, попытка одна.
daily-best = { $n ->
    [one] Сыграл { $n } человек
    [few] Сыграли { $n } человека
   *[many] Сыграли { $n } человек
}, лучший итог: { $best }.
daily-begun = Партия начата.
daily-your-result = Ваш итог: { $total }.
daily-rank = Место { $rank } из { $of }.
daily-par = пар { $par }
daily-par-by = { $name }: { $par }.
daily-par-row = { $name }: пар, тот же расклад
daily-par-coming = { $name } ещё играет ваш расклад: пар скоро будет.
daily-better = { $points ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}: на { $n } больше пара
daily-worse = { $points ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}: на { $n } меньше пара
daily-level = { $points ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}: ровно пар
daily-unplayed = Эта партия не доиграна.
daily-late = Партия закончена слишком поздно и не засчитана.
daily-streak-title = Дни подряд
daily-streak = { $n ->
    [1] Один день
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
}
daily-no-streak = Доиграйте партию дня — и начнётся серия
daily-longest = Лучшая серия: { $n }
daily-day-played = { $day }: сыграно
daily-day-missed = { $day }: не сыграно
daily-you = Вы
daily-names = Имена дня
daily-names-then = Имена того дня
daily-played = { $n ->
    [one] сыграл { $n } человек
    [few] сыграли { $n } человека
   *[many] сыграли { $n } человек
}
daily-share-title = Поделиться итогом
daily-share = Поделиться
daily-squares = Ваш лист в квадратах ({ $all }): { $counts }
daily-squares-of = { $ink } — { $n }
daily-squares-none = ни одного цветного
daily-practise = Тренировка с этим раскладом
daily-tomorrow-title = Завтра
daily-tomorrow = Завтра: { $game }
daily-opens = { $hours ->
    [0] Через { $minutes } мин, в { $at } по вашим часам
   *[other] Через { $hours } ч { $minutes } мин, в { $at } по вашим часам
}
daily-history = Прошлые дни
daily-against = против бота { $name }
daily-about = У каждой игры один расклад в день, общий для всех. Считается первая партия.
daily-how = Как это устроено
daily-how-dice = В одном и том же месте партии всем выпадает одно и то же. Сервер ручается за расклад накануне и открывает секрет через два дня: тогда любой может всё проверить.
daily-how-once = Считается первая партия, даже если обновить страницу, уйти или сдаться. Без подсказок и без ботов вместо вас. Потом с тем же раскладом можно тренироваться сколько угодно.
daily-how-day = День сменяется в полночь по UTC, по вашим часам в { $at }. Партия относится к дню, когда она начата; доиграть её нужно до конца следующего дня.
daily-how-par = Пар — столько набрал с тем же раскладом { $name }, самый сильный бот.
daily-how-honest = Учётных записей нет: другой браузер — это другой человек. Смотрите на имена с этой поправкой.
daily-fair-about = Сервер ручается за расклад дня накануне. Секрет скрыт, пока чья-нибудь партия ещё может быть засчитана.
daily-fair-unseen = Этот браузер не видел обязательства до начала дня, поэтому сравнить ему не с чем.
daily-fair-same = Этот браузер записал обязательство до начала дня: оно то же самое.
daily-fair-proven = Этот браузер записал обязательство до начала дня, и секрет к нему подходит.
daily-fair-other = Обязательство не то, которое этот браузер записал до начала дня. Расклад могли подменить.
daily-fair-unfit = Секрет не подходит к обязательству. Расклад могли подменить.
daily-fair-late = Накануне сервер не работал, поэтому обязательство появилось только в сам день.
daily-fair-later = Его откроют через два дня.
fair-about-day = Это игра дня: всё случайное следует из секрета, за который сервер поручился накануне, и из места в партии. Всем выпадает одно и то же, и добавить к этому никто ничего не может. Сервер знает, что выпадет дальше; что он никому об этом не говорит, доказать нельзя.
daily-top = { $game } · { $date }
daily-top-practice = { $game } · тренировка
daily-give-up = Это ваша единственная попытка: если сдаться, другой сегодня не будет.

## Задачи

puzzle-title = Задачи
puzzle-of = Задача: { $game }
puzzle-about = Одна позиция, один ход: найдите лучший. Считается первая попытка.
puzzle-today = задача дня
puzzle-today-done = задача дня решена
puzzle-count = начато { $tried } из { $n }
puzzle-task = Найдите лучший ход.
puzzle-task-today = Задача дня: найдите лучший ход.
puzzle-task-rest = Ход уже начат — закончите его наилучшим образом.
puzzle-task-rest-today = Задача дня: закончите ход наилучшим образом.
puzzle-grade-easy = Лёгкая: её решает даже лёгкий бот { $bot }
puzzle-grade-normal = Обычная: лёгкий бот { $bot } её не решает
puzzle-grade-hard = Трудная: обычный бот { $bot } её не решает
puzzle-grade-expert = Для знатоков: её не решает даже сильный бот { $bot }
puzzle-solved = Решено: лучшего хода не известно.
puzzle-behind = До лучшего хода не хватило { $n ->
    [1] одного очка
    [one] { $n } очка
    [few] { $n } очков
    [many] { $n } очков
   *[other] { $n } очка
}.
puzzle-idea = Замысел: { $why }
puzzle-idea-best = Замысел лучшего хода: { $why }
puzzle-next = Следующий по силе ход хуже на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
puzzle-now = Сразу ваш ход даёт { $mine }, лучший — { $best }.
puzzle-same-now = Сразу оба дают поровну, но потом лучший принесёт примерно на { $n } больше.
puzzle-later = Потом лучший принесёт примерно на { $n } больше.
puzzle-later-less = Потом ваш ход отыграет примерно { $n }.
puzzle-as-yours = как у вас
puzzle-elsewhere = не там, где у вас
puzzle-show-best = Лучший ход
puzzle-show-mine = Мой ход
puzzle-again = Сначала
puzzle-more = Ещё одну
puzzle-streak = Решено подряд: { $n }
puzzle-longest = Лучшая серия: { $n }
puzzle-today-all = за сегодня: { $done } из { $n }
puzzle-sum = Задач решено с первой попытки: { $solved }
puzzle-none = Для этой игры задач пока нет.
