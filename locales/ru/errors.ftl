### Errors of the engine that are no problems of content: one message per code, `error-<code>`.
### Whole sentences. Names of modules arrive as one types them.


## Modules

error-no-modules = Не назван ни один модуль. Что есть, покажет cyclades modules.
error-unknown-module =
    { $nearest ->
        [none] Модуля «{ $name }» нет.
       *[other] Модуля «{ $name }» нет. Возможно, имелось в виду «{ $nearest }»?
    }
error-missing-module =
    { $works ->
        [none] В «{ $module }» нельзя играть без { $requires }.
       *[other] В «{ $module }» нельзя играть без { $requires }. Подходит такой список: { $works }
    }
error-conflicting-modules =
    { $cite ->
        [none]
            { $works ->
                [none] В «{ $module }» и «{ $other }» нельзя играть вместе. Похожего подходящего списка нет.
               *[other]
                    { $also ->
                        [none] В «{ $module }» и «{ $other }» нельзя играть вместе. Подходит такой список: { $works }
                       *[other] В «{ $module }» и «{ $other }» нельзя играть вместе. Подходят списки: { $works } или { $also }
                    }
            }
       *[other]
            { $works ->
                [none] В «{ $module }» и «{ $other }» нельзя играть вместе ({ $cite }). Похожего подходящего списка нет.
               *[other]
                    { $also ->
                        [none] В «{ $module }» и «{ $other }» нельзя играть вместе ({ $cite }). Подходит такой список: { $works }
                       *[other] В «{ $module }» и «{ $other }» нельзя играть вместе ({ $cite }). Подходят списки: { $works } или { $also }
                    }
            }
    }

## Saves

error-save-missing = В сохранении нет «{ $part }».
error-save-damaged = «{ $part }» в сохранении повреждено.
error-save-unreadable =
    { $line ->
        [0] Сохранение не удаётся прочитать
       *[other] Сохранение не удаётся прочитать (строка { $line }, столбец { $column })
    }: { $flaw ->
        [large] оно слишком велико.
        [deep] слишком много списков и таблиц вложено друг в друга.
        [values] в нём слишком много значений.
        [number] это не число, или оно слишком длинное.
        [text] в этом тексте есть знаки, которые нельзя выводить.
        [kind] в нём есть то, чего в JSON не бывает.
        [table] это не сохранение.
       *[syntax] это не JSON.
    }
error-save-newer = У сохранения схема { $found }; этот движок читает не новее { $known }.
error-save-ruleset = Сохранение сделано с другим содержанием или параметрами модулей { $modules }.
error-save-log = Строку { $index } журнала нельзя сыграть: { $clause } ({ $reason })
error-save-altered = «{ $part }» не согласуется с остальным сохранением.

## Bots

error-unknown-bot =
    { $nearest ->
        [none] Бота «{ $name }» нет. Известны: { $known }
       *[other] Бота «{ $name }» нет. Возможно, имелось в виду «{ $nearest }»? Известны: { $known }
    }
error-unknown-bot-parameter =
    { $known ->
        [none] У бота «{ $bot }» нет параметров.
       *[other]
            { $nearest ->
                [none] У бота «{ $bot }» нет параметра «{ $name }». Есть: { $known }
               *[other] У бота «{ $bot }» нет параметра «{ $name }». Возможно, имелось в виду «{ $nearest }»?
            }
    }
error-bad-bot-parameter = Параметр «{ $name }» бота «{ $bot }» должен быть числом, например { $default }, а не «{ $value }».
error-bot-parameter-limit = Параметр «{ $name }» бота «{ $bot }» на сервере не больше { $most }, а не { $value }.
error-bots-number = Ботов: { $given }, игроков: { $players }. Назовите одного на всех или по одному на каждое место.
# $folder (text), $file (text): the file that a study has; $command (text): to be typed
error-study-missing = «{ $folder }» — не исследование: нет { $file }. Его создаёт { $command }.
# $bots (text): what was given
error-tournament-bots = Турниру нужны хотя бы два разных бота, а не «{ $bots }».
error-tournament-lone = «{ $bot }» должен играть в одиночку, но его нет среди ботов этого турнира: { $bots }.
# $name (text), $reason (text): what Python says
error-broken-bot = Бота «{ $name }» из чужого пакета нельзя использовать: { $reason }
error-board-varies = Поле «{ $board }» выкладывается случайно: в каждой партии были бы другие области. Выберите поле с собственным именем.
error-program-late = Бот «{ $command }» не ответил на «{ $prompt }» за { $seconds } с.
error-program-died = Бот «{ $command }» завершился (код { $code }), когда его спросили «{ $prompt }».
error-program-garbled = Бот «{ $command }» написал то, что не является ответом на «{ $prompt }»: { $line }
error-program-illegal = Бот «{ $command }» ответил { $answer } на «{ $prompt }»; такого ответа нет.
error-program-not-here = Программы здесь не могут быть ботами ({ $spec }): назвать программу можно только в своей командной строке.
error-program-start = Бота «{ $command }» не удаётся запустить: { $reason }
# $there (text), $here (text): fingerprints of the content
error-worker-content = У процесса кластера другое содержимое ({ $there }), чем у этого компьютера ({ $here }): установите одинаковые версии.
error-worker-died = Процесс, игравший партии, был завершён извне или исчерпал память. Записанные строки остаются: та же команда продолжит.
# $address (text)
error-no-scheduler = По адресу «{ $address }» не отвечает ни один планировщик.
# $extra (text): cluster, parquet and so on
error-missing-extra = Нужна библиотека, которая не установлена: pip install "cyclades-engine[{ $extra }]".
# $file (text), $line (number)
error-study-damaged = Строка { $line } файла «{ $file }» — не то, что пишет исследование.
# $folder (text), $key (text): what is different; $there (text), $now (text): its values
error-study-differs = В «{ $folder }» другое исследование: { $key } там { $there }, а теперь { $now }. Возьмите другую папку или попросите того же.
# $folder (text), $file (text): the file that tells what the rows are
error-study-unknown = В «{ $folder }» есть строки, но нет { $file }: неизвестно, что это. Возьмите другую папку.
# $folder (text)
error-study-busy = «{ $folder }» сейчас заполняет кто-то другой.

## Setting up a game

error-unknown-mode = Режима «{ $mode }» здесь нет. Режимы: { $modes }
error-wrong-players = Число игроков { $players } не подходит; возможно: { $allowed }
error-same-name = У двух игроков одно имя: { $names }
error-unknown-seat = Места «{ $name }» нет. Места: { $seats }
error-bad-argument =
    Для «{ $name }» нужно указать { $expected ->
        [number] целое число
        [derivation] 1 или 2
        [modules] текст или список с названиями модулей
        [table] таблицу имён и значений
        [folders] список папок
        [ruleset] набор правил (Ruleset)
        [generator] генератор случайных чисел
       *[other] что-то другое
    }, а не «{ $found }» ({ $kind }).
error-bad-name =
    { $flaw ->
        [text] Имя игрока должно быть текстом, а { $name } — нет.
        [empty] У одного из игроков нет имени.
        [long] Имя «{ $name }» слишком длинное; наибольшее число знаков: { $limit }.
        [blanks] В имени «{ $name }» есть пробелы по краям, несколько подряд или необычные.
        [unseen] В имени «{ $name }» есть невидимые знаки.
        [form] Буквы имени «{ $name }» записаны не в составной форме (NFC).
        [between] В имени «{ $name }» есть двоеточие, запятая или знак равенства, а ими разделяют имена.
       *[taken] Имя «{ $name }» в этой игре значит что-то другое.
    }
error-too-many-players = За столом не бывает больше мест; наибольшее число: { $limit }.
error-unknown-player = В командах назван игрок «{ $name }», который не участвует. Игроки: { $players }
error-bad-teams = Каждый игрок входит в одну команду; её размер: { $size }.
error-no-board =
    { $players ->
        [one] Нет игрового поля для { $players } игрока.
        [few] Нет игрового поля для { $players } игроков.
       *[many] Нет игрового поля для { $players } игроков.
    }
error-small-board = Областей суши на поле: { $land }, островов: { $islands }; для этой игры областей нужно не меньше { $least }, островов не меньше { $most }.
error-unknown-board = Поля «{ $name }» нет. Поля: { $boards }

## Positions (the `given` of a scenario)

error-position-unknown =
    В «{ $where }» названо «{ $name }», а такого нет{ $nearest ->
        [none] { "." }
       *[other] ; возможно, имелось в виду «{ $nearest }»?
    }
error-position-key =
    В «{ $where }» нет ключа «{ $name }»{ $nearest ->
        [none] { "." }
       *[other] ; возможно, имелось в виду «{ $nearest }»?
    }
error-position-syntax = Позицию не удаётся прочитать: строка { $line }, столбец { $column }.
error-position-value =
    «{ $where }» не может быть { $name }; нужно: { $expected ->
        [number] число от 0 до 250
        [amount] число от 0
        [name] имя
        [list] список
        [table] таблица
        [row] имена, возможно, с числом в конце
       *[other] одна из описанных форм
    }.
error-position-full = Нет свободного места для «{ $name }» ({ $where }).
error-position-impossible =
    Такая позиция невозможна ({ $problem }): { $problem ->
        [wrong-ground] такой отряд там не стоит
        [ownerless-units] отряды в ничьей области
        [sea-owner] море принадлежит тому, у кого там флотилии, а без них никому
        [twice] это есть только в одном экземпляре
        [supply] фигурок на поле и в запасе не столько, сколько их есть
        [reserve] отрядов на поле и в резерве не столько, сколько их есть
        [goods] того, что есть у фракций и в запасе, не столько, сколько всего
        [wrong-site] эта постройка не подходит к этому месту
        [under-a-large-building] постройка стоит под большой
        [piece-without-card] фигура стоит на поле, а её карты ни у кого нет
        [card-without-piece] карта лежит перед фракцией, а её фигуры на поле нет
        [card-of-another] фигура стоит у одной фракции, а карта лежит перед другой
        [far-sea] порт не у этого моря
        [no-harbour] нет порта, у которого могло бы быть море
        [offering-nowhere] подношение лежит на напечатанном боге, но не в его ряду
        [two-offerings] два подношения одному богу
        [hidden-god] этот бог не открыт
        [marker-twice] у фракции не осталось маркера для этого места
        [marker-nowhere] маркера фракции нет ни на шкале очерёдности, ни на боге
        [eliminated-owner] у выбывшей фракции есть область
        [eliminated-holder] у выбывшей фракции есть карта
        [eliminated-marker] у выбывшей фракции есть маркер
        [card-of-nobody] фигура стоит на поле и никому не принадлежит, поэтому её карта не лежит ни перед одной фракцией
        [wrong-zone] такая карта там не лежит
        [card-twice] карта в двух местах, или столько их нет
        [one-purse] у партнёров общий кошелёк, а названы две суммы
        [too-many] столько их нет
        [no-round] раунды считаются с 1; до них только подготовка
       *[other] части не согласуются
    } [{ $name }].
error-position-missing = В «{ $where }» не хватает ключа «{ $name }».

## Scripted chance (`chance` of a scenario, `Game.script`)

error-script-kind =
    { $nearest ->
        [none] Розыгрышей вида «{ $name }» нет.
       *[other] Розыгрышей вида «{ $name }» нет. Возможно, имелось в виду «{ $nearest }»?
    }
error-script-twice = «{ $kind }» и другой список задают одни и те же розыгрыши ({ $name }).
error-script-value =
    { $possible ->
        [none] В «{ $kind }» здесь не может быть { $name }.
       *[other] В «{ $kind }» здесь не может быть { $name }; возможно: { $possible }
    }
error-script-unknown =
    { $nearest ->
        [none] В «{ $kind }» названо «{ $name }», а такого нет.
       *[other] В «{ $kind }» названо «{ $name }», а такого нет. Возможно, имелось в виду «{ $nearest }»?
    }
error-script-impossible =
    { $line ->
        [none] «{ $name }» здесь выпасть не может ({ $kind }): этого там нет или это видели в другом месте.
       *[other] «{ $name }» не может выпасть в строке «{ $line }» ({ $kind }): этого там нет или это видели в другом месте.
    }
error-script-short =
    { $line ->
        [none] Список «{ $kind }» слишком короткий: задано розыгрышей: { $name }, а понадобился ещё один.
       *[other] Список «{ $kind }» слишком короткий: задано розыгрышей: { $name }, а строке «{ $line }» нужен ещё один.
    }
error-script-left = «{ $name }» так и не выпало ({ $kind }).

## Content

error-endless =
    { $definition ->
        [none] Программа «{ $program }» не кончается и остановлена. Сделано шагов: { $limit }.
       *[other] Программа «{ $program }» («{ $definition }») не кончается и остановлена. Сделано шагов: { $limit }.
    }
error-overflow =
    { $definition ->
        [none] Программа «{ $program }» даёт число, которое игра не может хранить; возможны числа от 0 до { $limit }.
       *[other] Программа «{ $program }» («{ $definition }») даёт число, которое игра не может хранить; возможны числа от 0 до { $limit }.
    }

## Expansions of one’s own

error-unknown-expansion = Нет ни папки, ни дополнения «{ $name }»; известны: { $known }.
error-expansion-name =
    Дополнение не может называться «{ $name }»: { $flaw ->
        [taken] такое уже есть
       *[form] строчные буквы, цифры и дефисы, первая — буква, не более { $limit } знаков
    }.
# $at (number): as it was typed; $most (number)
error-record-ply = Нет хода { $at }: в записи их { $most }.
error-record-seen-by = То, что видел игрок, можно сохранить только как запись: укажите --to record или уберите --seen-by.

## Tables that are served

error-store-away = Сервер сейчас не может связаться со своей базой данных. Подтверждённое сохранено; сделанное только что не подтверждено: повторите через минуту.
error-store-damaged = База данных сервера повреждена. Сделанное только что не сохранено. Сообщите тому, кто следит за сервером.
error-store-full = Диск сервера заполнен: сделанное только что не сохранено. Сообщите тому, кто следит за сервером, и повторите.
error-store-read-only = База данных сервера сейчас доступна только для чтения: сделанное только что не сохранено. Сообщите тому, кто следит за сервером, и повторите.
