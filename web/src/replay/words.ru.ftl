### Запись партии, просмотр.

replay-title = Повтор
replay-open = Открыть запись
replay-drop = Откройте запись партии или перетащите её сюда.
replay-step = Ход { $step } из { $steps }
replay-begin = Начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-run = Показать
replay-stop = Стоп
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-follow = Следить за тем, кто ходит
replay-follow-short = Следить
replay-follow-about = Показывает лист того, кто ходит. Чтобы остаться у одного листа, выберите имя.
replay-speed = Скорость
replay-bad = Этот файл — не запись партии.
