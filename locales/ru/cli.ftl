### Text of the command line. Every id begins with cli-.
### Variables and types as in core.ftl. Help texts of commands stand in help.ftl.

cli-seed = Зерно: { $seed }
cli-version =
    Cyclades { $version } ({ $build ->
        [compiled] скомпилировано
       *[pure] чистый Python
    })
cli-unknown-language = Языка «{ $lang }» нет. Доступны: { $available }.
cli-interrupted = Прервано.
cli-interrupted-plugin = Прервано во время загрузки плагина «{ $name }». Чтобы не загружать сторонние плагины, задайте CYCLADES_PLUGINS пустое значение.
cli-not-translated = { $lang }: «{ $key }» не переведено; показан английский текст.
cli-message-fault = { $lang }: «{ $key }» сказать нельзя ({ $code }); показано другое.

## Options and problems

cli-usage-error = Ошибка: { $detail }
cli-see-help = См. «{ $command }».
cli-no-command = Команды «{ $name }» нет. Доступны: { $available }.
cli-missing-command = Не хватает команды. Доступны: { $available }.
cli-no-option = Параметра { $option } нет. Доступны: { $available }.
cli-bad-value = Недопустимое значение: { $form }
cli-bad-number = { $option }: «{ $value }» — не число.
cli-bad-range =
    { $least ->
        [none] { $option }: «{ $value }» — не число до { $most }.
       *[other]
            { $most ->
                [none] { $option }: «{ $value }» — не число от { $least } и больше.
               *[other] { $option }: «{ $value }» — не число от { $least } до { $most }.
            }
    }
cli-bad-choice = { $option }: «{ $value }» — не одно из этих значений: { $available }.
cli-needs-value = После { $option } нужно значение.
cli-takes-no-value = { $option } не принимает значения.
cli-missing-parameter = Не хватает: { $form }
cli-extra-arguments = Лишние аргументы: { $arguments }
cli-bad-setting = { $setting }: нужна запись вида ключ=значение.
cli-no-player = Игрока «{ $name }» нет. Игроки: { $available }.
cli-bad-gender = { $pair }: нужна запись вида имя=род; роды: { $available }.
cli-no-modules = Нет модуля, в который можно играть отдельно; см. cyclades modules.
cli-no-rule = Правила «{ $rule }» нет. Ближайшие: { $nearest }.
cli-no-such-text = Правила «{ $rule }» нет. Номера правил начинаются с букв: { $letters }.
cli-rules-in-english = Правила написаны только по-английски.
cli-file-problem =
    { $code ->
        [missing] { $file }: такого файла или папки нет
        [denied] { $file }: нет доступа
        [folder] { $file }: это папка
        [no-folder] { $file }: это не папка
        [exists] { $file }: уже существует
        [full] { $file }: не осталось места
        [closed] { $file }: закрыт
        [large] { $file }: слишком велико
       *[other] { $file }: { $reason }
    }
cli-internal-fault = Внутри движка произошёл сбой ({ $kind }: { $detail }). Задайте { $variable }=1, чтобы увидеть, где именно, и, пожалуйста, сообщите о нём.
# $file (text), $line (number): where; $kind (text): class of the error; $detail (text)
cli-word-fault = { $file }:{ $line }: Слово дополнения дало сбой ({ $kind }: { $detail }). Это его собственный код: исправить его может автор.

## Headings of columns

cli-column-module = модуль
cli-column-title = название
cli-column-version = версия
cli-column-needs = требует
cli-column-option = параметр
cli-column-values = значения
cli-option-values = { $values }; по умолчанию: { $default }
cli-slow-plugin = импорт плагина { $name } занимает { $seconds } с
cli-column-edition = издание
cli-column-rules = правила
cli-column-covered = покрыто
cli-column-missing = не хватает
cli-column-exempt = исключено
cli-column-player = игрок
cli-column-gold = золото
cli-column-income = доход
cli-column-metropolises = метрополии
cli-column-areas = области
cli-column-units = формирования

## Simulations

cli-figure-games = партии
cli-figure-finished = сыграно до конца
cli-figure-decisions = запрошено ответов
cli-figure-forced = вынужденных ответов
cli-figure-clauses = строк журнала
cli-figure-seconds = секунды
cli-figure-decisions-per-second = ответов в секунду
cli-figure-violations = нарушения
cli-column-figure = показатель
cli-column-number = число
cli-column-bot = бот
cli-column-wins = победы
cli-column-god = бог
cli-column-round = раунд
cli-column-way = способ
cli-column-card = карта
cli-column-uses = применений
cli-column-battles = битвы
cli-column-rating = рейтинг
cli-column-against = среди
cli-column-share = доля
cli-column-from = от
cli-column-to = до
cli-simulate-progress = Партии
cli-simulate-shared = общая победа
cli-simulate-violation = Зерно { $seed }, раунд { $round }: { $code } { $details }
cli-simulate-unfinished = Не доиграны до конца, зёрна: { $seeds }
# $modules (text), $games (number)
cli-tournament-title = Модули { $modules }, партий: { $games }
# $par (text): a share in per cent
cli-tournament-par = Бот среди равных по силе выигрывает { $par }. Интервалы — 95 %.
# $count (number)
cli-tournament-unfinished = Не доиграны до конца: { $count }
cli-report-way-capture = захвачен
cli-report-way-gold = по золоту
cli-report-way-last = больше никого не осталось
# $games (number)
cli-report-title = Исследование партий: { $games }
# $modules (text), $bots (text), $players (number), $seed (text), $finished (number): games played to their end
cli-report-about = Модули: { $modules }. Боты: { $bots }. Игроков: { $players }. Зерно: { $seed }. Доиграно до конца: { $finished }.
cli-report-reading = Интервалы — 95 %. Пунктир — то, что дал бы один случай. Щелчок по заголовку сортирует.
cli-report-seats = Победы по местам
cli-report-bots = Победы по ботам
cli-report-first-gods = Победы по богу первого хода
cli-report-metropolises = Победы тех, кто получил метрополис, по способу получения
cli-report-ways = Как победитель получил последний метрополис
cli-report-lengths = Сколько длятся партии
cli-report-prices = Сколько предлагали за богов
cli-report-cards = Карты: использование и как часто выигрывал использовавший
cli-report-battles = Битвы и точные шансы
cli-report-share = доля партий, %
cli-report-gold = предложено золота, среднее
cli-report-odds = точный шанс атакующего, %
cli-report-attacker = выиграл атакующий, %
cli-report-fought = доведено до конца
cli-report-fought-won = из них выиграл атакующий, %
# $file (text)
cli-report-written = Записано: { $file }
cli-simulate-timed = Один из ботов думает отмеренное время: другой прогон может дать другие числа.
# $bot (text): the spec of a bot that is a program, or that says so itself
cli-simulate-unsteady = «{ $bot }» может каждый раз отвечать по-разному: другой прогон может дать другие числа.
# $count (number): games whose rows were there
cli-simulate-found = Партий, которые уже были в папке: { $count }.
# $rate (text): games a second
cli-simulate-rate = { $rate } партий/с
cli-simulate-needs-out = Строки хранятся только в папке: укажите и --out.
# $given (text), $most (number)
cli-simulate-workers = «{ $given }» — не число от 1 до { $most } и не auto.
cli-simulate-scheduler = --executor dask требует --scheduler ADDRESS, и только он.

## Replays

cli-replay-passed =
    { $clauses ->
        [one] Воспроизведена { $clauses } строка журнала, до раунда { $round }.
        [few] Воспроизведены { $clauses } строки журнала, до раунда { $round }.
       *[many] Воспроизведено { $clauses } строк журнала, до раунда { $round }.
    }
cli-replay-waits = Следующий вопрос игроку { $seat }: { $question }
cli-replay-failed = Строку { $index } журнала нельзя сыграть: { $action }
cli-replay-position = Последняя верная позиция:
cli-replay-differs = Журнал сыгран до конца, но снимок в сохранении показывает другую позицию.
cli-replay-differences = Расходится с сыгранной партией: { $parts }.
cli-replay-verified = Записи и снимок соответствуют друг другу. Файл цел; кто его записал, хеш сказать не может.
cli-replay-unproved = В сохранении нет снимка этой версии: записи не с чем сравнить.

## Scenarios

cli-scenarios-closing = пройдено: { $passed }, не пройдено: { $failed }
cli-scenario-failed = { $file }: не пройдено: { $title }
cli-coverage-missing = { $edition }, без сценария: { $rules }
cli-mutate-closing = замечено: { $caught }, не замечено: { $survived }
cli-mutate-no-box = Коробки «{ $box }» нет. Доступны: { $available }.
cli-mutate-nothing = Из { $definition } нечего убрать.
cli-column-mutation = убрано
cli-column-what = что
cli-column-tried = сценарии

## A game as a story

cli-play-opening =
    { $players ->
        [one] { LIST($modules) }, { $players } игрок
        [few] { LIST($modules) }, { $players } игрока
       *[many] { LIST($modules) }, { $players } игроков
    }
cli-play-board = Игровое поле: { NAME($board) }
cli-play-units = { TALLY($units) }
cli-play-signs = В каждом шестиугольнике область, под ней — кто её контролирует: A2 суша с 2 формированиями, a2 море с 2 формированиями, ## ничья суша, точка — открытое море, ! — фигурка.
cli-play-short = Обозначения сокращены, чтобы поместиться: { $short } — это { $area }.
cli-play-place = { $short } { NAME($area) }
cli-play-stopped = Здесь рассказ обрывается; с тем же зерном и теми же именами он повторится.
cli-play-winner =
    { $metropolises ->
        [1] { NAME($faction) } владеет метрополией
        [one] { NAME($faction) } владеет { $metropolises } метрополией
        [few] { NAME($faction) } владеет { $metropolises } метрополиями
       *[many] { NAME($faction) } владеет { $metropolises } метрополиями
    }
cli-play-won =
    { COUNT($winners) ->
        [one] Побеждает { LIST($winners) }.
        [few] Побеждают { LIST($winners) }.
       *[many] Побеждают { LIST($winners) }.
    }

## Card sheets

cli-card-title = Карты: { LIST($modules) }
# What stands on a card as its type.
cli-card-kind-god = Бог
cli-card-kind-building = Строение
cli-card-kind-unit = Воинское формирование
cli-card-kind-goods = Карта
# Headings over all cards of a type.
cli-card-kinds-god = Боги
cli-card-kinds-building = Строения
cli-card-kinds-unit = Воинские формирования
cli-card-kinds-goods = Другие карты
# Labels, on the cards and as headings of columns: short.
cli-card-label-name = Название
cli-card-label-cost = Цена
cli-card-label-text = Эффект
cli-card-label-military = Битва
cli-card-label-sacrifice = Жертва
cli-card-label-edition = Издание
cli-card-label-rule = Правило
cli-card-label-copies = Копий
# above units, buildings and other things without a card
cli-card-label-aid = Памятка игрока
cli-card-block-free = Бесплатно
cli-card-block-paid = Платно
cli-card-block-bonus = Бонус
cli-card-block-power = Сила
cli-card-block-team = Команда
# What a card costs, after the label “Cost”: short.
cli-card-cost-track = { $prices } { -gp } (по ячейке шкалы)
cli-card-cost-fixed = { $price } { -gp }
cli-card-cost-god = { NAME($god) }: { $prices } { -gp }
cli-card-cost-free = { NAME($god) }: бесплатно
cli-card-cost-use = { $price } { -gp } за применение
cli-card-cost-sacrifice = { $price } { -gp } за жертву
cli-card-cost-offering = ваше подношение
cli-card-cost-always = без подношения
cli-card-untranslated = нет перевода
cli-card-no-kind = Вида карт «{ $kind }» нет. Доступны: { $available }.
cli-card-nothing = В этих модулях такой карты нет.
cli-card-pdf-file = PDF записывается в файл: назовите его в --output.
cli-show-nearest = В этих модулях нет определения «{ $name }». Может быть, «{ $nearest }»?
cli-show-nothing = В этих модулях нет определения «{ $name }». Доступны: { $available }.
cli-card-needs-folder =
    { $pages ->
        [1] Для { $pages } страницы нужен файл или папка; укажите путь через --output.
        [one] Для { $pages } страницы нужна папка; укажите путь через --output.
        [few] Для { $pages } страниц нужна папка; укажите путь через --output.
       *[many] Для { $pages } страниц нужна папка; укажите путь через --output.
    }
cli-card-too-long = { NAME($card) } ({ $lang }), { $part }: слишком длинно для карты даже самым мелким шрифтом.
cli-play-people-format = Люди играют в тексте: уберите --format.
# $seat (text): as it was typed
cli-play-bad-seat = «{ $seat }» — это не имя=human и не имя=бот
# $seat (text): as it was typed, $seats (text): those there are
cli-play-no-seat = в этой игре нет места «{ $seat }»; есть: { $seats }

## cyclades board

# $name (text): what was typed, $available (text): names of boards
cli-board-unknown = поля «{ $name }» нет; есть: { $available }
# $name (text): a board that was given as a graph
cli-board-graph = у поля «{ $name }» нет карты
# $ply (number): what was asked for, $last (number)
cli-board-no-ply = в игре нет записи { $ply }, последняя — { $last }
# $name (text): a board, where only a game can be meant
cli-board-needs-game = «{ $name }» — это поле, а не игра
cli-board-strip-needs-file = серии картинок нужен файл: укажите его в --svg
# $index (number), $reason (text): why this entry cannot be played
cli-board-broken = игру нельзя сыграть заново: запись { $index }: { $reason }

## cyclades rpc

cli-rpc-terminal = Ожидание JSON-RPC 2.0, одно сообщение в строке (docs/protocol.md); конец ввода завершает работу.
# $number (number), $kind (text), $detail (text), $variable (text)
cli-rpc-incident = Инцидент { $number }, ошибка движка ({ $kind }): { $detail }. С { $variable }=1 показывается трассировка.

## cyclades expansion

cli-expansion-closing = ошибки: { $errors }, предупреждения: { $warnings }, примечания: { $notes }; наборы модулей: { $sets }, игры: { $games }, сценарии: { $scenarios }
# $why (word: errors, no-project, no-folder or empty), $folder (text): where scenarios are looked for
cli-expansion-no-scenarios =
    { $why ->
        [errors] Ни один сценарий не запущен, потому что в содержимом есть ошибки.
        [no-project] Здесь ни один сценарий не запущен. Сценарии установленного пакета запускает: cyclades scenario run
        [no-folder] Ни один сценарий не запущен: папки { $folder } нет. Создайте её и напишите файл для каждого правила, например { $folder }/X1.1-my-card.toml. docs/scenarios.md показывает как.
       *[empty] Ни один сценарий не запущен: в папке { $folder } нет файлов TOML. Напишите файл для каждого правила, например { $folder }/X1.1-my-card.toml. docs/scenarios.md показывает как.
    }
cli-expansion-no-stubs = Заготовки не понадобились.
cli-expansion-stubs =
    { $file }: { $count ->
        [one] добавлена { $count } заготовка
        [few] добавлены { $count } заготовки
       *[many] добавлено { $count } заготовок
    }: { $keys }
cli-expansion-made = { $folder }: записано файлов: { $files }. Что попробовать дальше:
cli-expansion-next-check = cyclades expansion check { $folder }
# A command to be typed. $folder
cli-expansion-next-install = pip install -e { $folder }
# A command to be typed. $folder
cli-expansion-next-test = pytest { $folder }
# A command to be typed. $folder, $module
cli-expansion-next-play = cyclades play --folder { $folder } --modules base,{ $module }
cli-expansion-no-folder = «{ $folder }» — не папка
# $name (text), $available (text)
cli-expansion-no-schema = Нет схемы «{ $name }». Есть: { $available }.
cli-watch-begin = Слежу за { $folder }; Ctrl-C — закончить.
cli-watch-changed = Изменено: { $files }
cli-watch-new = { "  " }новое: { $finding }
cli-watch-mended = { "  " }исправлено: { $finding }
cli-watch-same = { "  " }ничего нового
cli-watch-failed = { "  " }проверка не удалась: { $detail }
cli-column-place = место
cli-column-finding = замечание
cli-column-set = модули
cli-column-games = игры
cli-column-faults = сбои

## Записи партий

cli-run-closing =
    { $file }: { $state ->
        [failed] не пройдена
        [passed] пройдена
       *[played] сыграна
    }; { $counts }{ $ending ->
        [none] { "" }
       *[other] ; { $ending }
    }
cli-run-counts = ходы { $clauses }, скобки { $brackets }, выпало { $draws }, проверки { $checks }
cli-run-asked = раунд { $round }, вопрос к игроку { $seat }: { $prompt }
cli-run-over = конец в раунде { $round }, победители: { $winners }
cli-run-unseen = игрок { $seat } больше ничего не видел
cli-run-more = Неназванные ошибки: { $count }.
cli-run-summary = записи пройдены: { $passed }, не пройдены: { $failed }
cli-run-watching = Жду изменений; Ctrl-C завершает.
cli-run-write = Без --complete или --update записывать нечего.
cli-run-either = Не вместе с --complete.
cli-run-one = Это для одной записи; для нескольких используй --write.
cli-run-watch-file = За стандартным вводом нельзя следить.
cli-run-span = «{ $value }» не место: число ходов, round:3 или line:57.
cli-format-either = Не вместе с --check.
cli-format-would = { $file }: не в каноническом виде
cli-format-done = { $file }: записан заново
cli-format-summary = записи: { $files }, не в каноническом виде: { $changed }
cli-new-either = Не вместе с --seed.
cli-new-bots = «{ $pair }» — не ИМЯ=SPEC. Игроки: { $available }.
cli-new-asked = вопрос к игроку { $seat }: { $prompt } ({ $question })
cli-convert-table = Позиция не говорит, кто и во что играет: укажи --modules и --names.
cli-convert-same = Это уже оно ({ $kind }); укажи --to, --at, --seen-by или --chance.
cli-convert-refused = Ничего не записано; --lossy сделает это всё равно.
cli-convert-lost =
    будет потеряно{ $line ->
        [0] { "" }
       *[other] { " " }(строка { $line })
    }: { $what ->
        [names] показываемые имена
        [genders] роды
        [bots] боты
        [title] название
        [about] то, что сказано в [about]
        [bracket] то, что стоит в скобках
        [facts] отметки и ожидания ({ $count })
        [comments] комментарии ({ $count })
        [later] ходы после этого места ({ $count })
        [event] то, что событие было именно после этого хода
        [fingerprint] отпечаток
        [held] взгляд на придержанную игру
        [seed] зерно: выпавшее стоит в тексте, и отпечаток другой
        [unseen] то, чего этот игрок не видел
        [middle] всё: ни одна позиция не скажет, что ждёт посреди хода или карты
        [no-title] всё: сценарию нужно название
        [no-cite] всё: сценарию нужны номера правил (cite)
       *[no-fact] всё: сценарию нужно хотя бы одно ожидание
    }
# $paths (text): as they were typed
cli-run-none = Там нет записей (.cyc): { $paths }.
cli-step-more = Enter: дальше, q: конец
# $suffix (text): .cyc
cli-history-record = Для этого нужна запись партии: пусть файл оканчивается на { $suffix }.

## Tables in the browser

# $extra (text): what to install in brackets
cli-needs-extra = Нужны ещё пакеты: pip install "cyclades-engine[{ $extra }]"
# $address (text): of the page
cli-serving = Столы здесь: { $address } (Ctrl-C — конец)
# $name (text): file or kind of database; $detail (text)
cli-store-cannot-open = Базу нельзя открыть: { $name }: { $detail }
# $name (text): its version; $detail (text): the newest that is known
cli-store-newer = База новее ({ $name }); этот движок знает { $detail }.
# $name (text): the file
cli-store-in-use = Файл «{ $name }» занят другим процессом. Для нескольких процессов: --database postgresql://…
cli-store-one-process = Для нескольких процессов нужен PostgreSQL: --database postgresql://…
cli-store-needs-postgres = Нужны ещё пакеты: pip install "cyclades-engine[postgres]"
cli-store-own-tools = У PostgreSQL свои средства для копий: pg_dump.
# $name (text): the port
cli-store-port-taken = Порт { $name } занят другой программой; выберите другой: --port.
cli-store-cannot-read = Не удаётся прочитать «{ $name }»: { $detail }
cli-store-config = Ошибка в настройках «{ $name }»: { $detail }
cli-store-bad-address = «{ $detail }» не подходит для { $name }. Укажите IP-адрес этого компьютера или прокси, например 192.0.2.7.
cli-store-bad-url = «{ $detail }» в { $name } — не URL. Напишите, например, https://board.example.org.
cli-host-refused = Этот сервер не называется «{ $host }». Допустимы: IP-адреса, { $allowed }. Запустите его с --url и его адресом.
cli-origin-refused = Источник { $origin } не разрешён. Запустите сервер с --allow-origin { $origin }. Разрешены: { $allowed }.
cli-store-no-seed = Это сохранение начинается с позиции или с заданным случаем; столом становятся только игры из зерна.
cli-store-several-names = У «{ $name }» несколько имён (жёсткие ссылки). База, которой пользуются под двумя именами, повреждается: удалите второе имя или используйте символическую ссылку.
cli-store-unknown-scheme = «{ $name }» — не база данных, которую знает этот движок. Укажите { $detail } или путь к файлу.
cli-table-frozen = Стол { $name } остановлен; «{ $command }» продолжит игру.
cli-table-thawed = Стол { $name } снова в игре.
cli-notice-subject = { $table }: ваш ход
cli-notice-text = { $name }, стол «{ $table }» ждёт вашего ответа.
cli-notice-idle-subject = { $table }: давно никто не играл
cli-notice-idle-text = { $name }, за столом «{ $table }» никто не играл с { $since }. { $until } он будет убран: ничего не удаляется, и кто откроет его снова, продолжит игру.
cli-notice-mute = Больше не напоминать об этом столе:
cli-notice-stop = Больше не присылать
cli-notice-muted = Напоминаний об этом столе больше не будет.
cli-note-link = Есть новая ссылка для игрока { $name }. Старая больше не действует.
cli-note-takeover = Теперь за игрока { $name } играет бот ({ $bot }).
cli-note-back = За игрока { $name } снова играет человек.
# $name (text): as it was typed
cli-no-table = Нет стола «{ $name }».
# $count (number)
cli-tables = Столов: { $count }
# $count (number)
cli-tables-pruned = Удалено столов: { $count }
# $count (number)
cli-tables-dry = Было бы удалено столов: { $count }
# $file (text): what was written
cli-wrote = Записано: { $file }
