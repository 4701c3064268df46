### Что говорят страницы правил.

rules-title = Правила
rules-back = Назад к игре
rules-all = Все правила
rules-none = Правила этой игры пока не записаны.
rules-all-about = Отказ называет номер правила.
heading-COMP = Состав игры
heading-GOAL = Цель
heading-SETUP = Подготовка
heading-CB = Цвета
heading-ROUND = Раунд
heading-2P = Вдвоём
heading-THROW = Бросок на карту
heading-ROLL = Бросок
heading-TURN = Ход
heading-HIDE = Что скрыто
heading-WHITE = Белый кубик
heading-PAINT = Закрашивание
heading-BLOT = Кляксы
heading-CAP = Столицы
heading-MON = Чудовища
heading-TOWER = Сторожевые башни
heading-SPELL = Заклинания
heading-ACH = Достижения
heading-PICK = Выбор плитки
heading-ADD = Новая плитка
heading-AREA = Области
heading-OBJ = Цели на плитках
heading-BOTTLE = Флаконы
heading-BONUS = Бонусные действия
heading-ACT = Двенадцать бонусных действий
heading-X = Жетоны X
heading-XX = Жетоны XX
heading-REPL = Пополнение колеса
heading-PASS = Пас
heading-MOVE = Движение
heading-TUNNEL = Туннели
heading-LOST = Потеря чернилёнка
heading-INK = Чернильные следы
heading-DUTY = Обязанности
heading-BUILD = Строительство
heading-COPY = Повтор
heading-SUMS = Что строят по суммам
heading-END = Конец игры
heading-SCORE = Подсчёт очков
heading-TIE = Ничьи
heading-SOLO = Одиночная игра
heading-EX = Примеры
heading-DIFF = Где правила расходятся
heading-A = Уточнения
heading-MAP = Карта
heading-TILE = Плитки
heading-SHEET = Лист
rules-contents = На этой странице
rules-search = Поиск по правилам
rules-search-key = Нажмите /, чтобы искать.
rules-found = { $n ->
    [0] Ничего не нашлось.
    [one] Нашлось { $n } место.
    [few] Нашлось { $n } места.
   *[many] Нашлось { $n } мест.
}
rules-print = Распечатать памятку
rules-before = До
rules-after = После
rules-refused = Нельзя
rules-told = Игра отвечает:
rules-brought = Это даёт
rules-try = Попробуйте сами
rules-try-lesson = Попробовать: { $lesson }
rules-exact = Точные правила
