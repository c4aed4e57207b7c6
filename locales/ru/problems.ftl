### Problems of content: one message per code, shown after `file:line:column: error[code]:`.
### Short, no full stop, no advice that the line "did you mean" gives anyway.
### Names, types and values arrive as written in the file; types are the words of TOML (string, integer, float,
### boolean, array, table), alternatives are separated by a bar.

problem-error = ошибка
problem-warning = предупреждение
problem-note = примечание
problem-did-you-mean = возможно, имелось в виду «{ $name }»?
problem-known = здесь допустимы: { $names }

## Files

problem-toml-syntax = это не TOML: { $detail }
    .advice = Остальное в этом файле не проверялось.
problem-unreadable-file = файл не удаётся прочитать ({ $detail })
problem-file-too-large = файл слишком велик; допустимо байтов: { $limit }
# $name: the file or the box; $found (number): values; $limit (number)
problem-too-much = «{ $name }» содержит слишком много: значений { $found }; допустимо: { $limit }
problem-file-outside = «{ $name }» ведёт за пределы папки своего плагина

## Keys and values

problem-unknown-key = в «{ $table }» нет ключа «{ $name }»
problem-missing-key = в «{ $table }» нужен ключ «{ $name }»
problem-wrong-type = у «{ $name }» неверный тип: ожидается { $expected }, найдено { $found }
problem-wrong-value = «{ $name }» не может быть { $found }; допустимо: { $expected }

## Names

problem-unknown-verb = нет глагола «{ $name }»
    .advice = docs/vocabulary.md перечисляет все глаголы с их ключами.
problem-unknown-id = нет ничего с идентификатором «{ $name }» (ожидается { $kind })
    .advice = Id берутся из модулей, в которые играют вместе; cyclades show KIND:ID --modules A,B печатает определение.
problem-ambiguous-id = «{ $name }» может означать любое из { $candidates }; напишите идентификатор полностью
problem-duplicate-id = «{ $name }» уже определено: { $first }
    .advice = Возьмите другой id; чтобы поставить его на место другого, назовите тот в replaces манифеста.
problem-unused-default = «{ $name }» не относится ни к одному определению этого модуля
problem-change-missing = в { $target } нет «{ $name }», менять нечего
problem-change-present = «{ $name }» уже есть в { $target }; чтобы заменить, используйте set
problem-change-clash = { $module } и { $other } меняют «{ $name }» в { $target } (второе изменение: { $first }), не зная друг о друге; это должно решить их взаимодействие (interaction)
problem-unknown-quantity = нет величины «{ $name }»
problem-unknown-moment = нет момента «{ $name }»
problem-unknown-tag = метки «{ $name }» нет ни у чего
    .advice = Что-то должно иметь её среди своих tags.
problem-unknown-selector-key = селектор для { $sort } не знает ключа «{ $name }»
problem-missing-string = нет текста «{ $name }» на языке { $language }
    .advice = Тексты лежат в locales/en/<box>.ftl, по виду и id; без него игрок читает id.

## Effects

problem-unknown-binding = до этой строки ничто не связывает «{ $name }»
    .advice = Имя связывает глагол выше: as = "…".
problem-wrong-kind = «{ $name }» принимает { $expected }, но «{ $binding }» — это { $found }
    .advice = Каждый параметр принимает определённые виды. Они перечислены в docs/vocabulary.md.
problem-unmeasured-number = «{ $name }» — это число, и условие должно его сравнивать
    .advice = В той же таблице нужно at-least, at-most или exactly, например exactly = 3.
problem-no-content = «{ $name }» не приносит содержимого
    .advice = Хук cyclades_expansion плагина возвращает папку с manifest.toml.
problem-no-subject = «{ $name }» действует за фракцию, а у этого эффекта её нет
    .advice = Поместите это в each по фракциям с act = true или запустите программу с for.
problem-wrong-place =
    «{ $name }» выполняется только { $place ->
        [turn] в ходу маркера, в программе take-turns
       *[round] в фазе или при подготовке, а не в эффекте карты, бога или правила
    }
problem-unused-binding = «{ $name }» связывается здесь и нигде не используется
problem-unreachable-effect = «{ $name }» никогда не может произойти
problem-endless-program = программа «{ $name }» бесконечно запускает сама себя: { $programs }
    .advice = Поставьте условие (when) или вопрос между одним запуском и следующим.
problem-missing-obligation = ничто не определяет, что следует за этим: «{ $name }»
    .advice = Добавьте [obligation.{ $name }] с effect или уберите то, что к этому ведёт.
problem-missing-definition = без { $name } играть нельзя
    .advice = Добавьте это определение в файл модуля или потребуйте модуль, в котором оно есть.

## Boards

# What is wrong with a board. $problem (text): a code; $about (text): the area, token, row, count it is about; $expected (text): a word for
# what could stand there; $limit (number)
problem-board =
    { $problem ->
        [no-land] нет ни одной области суши
        [no-sea] нет ни одной морской области
        [unknown-key] нет ключа «{ $about }»
        [unknown-area] нет области «{ $about }» нужного вида
        [bad-squares] эти клетки не подходят: { $about }
        [split-area] клетки области «{ $about }» не соединены
        [split-island] области острова «{ $about }» не соединены
        [duplicate-area] две области называются «{ $about }»
        [taken-start] два места начинают в области «{ $about }»
        [unknown-token] не сказано, что такое «{ $about }»
        [unused-token] «{ $about }» объяснено, но не встречается
        [ragged-map] ряд { $about } не подходит к соседним
        [duplicate-tile] плитка «{ $about }» встречается дважды
        [unknown-tile] нет плитки «{ $about }»
        [bad-tile] у плитки неверное число клеток: { $about }
        [taken-place] две плитки лежат на месте { $about }
        [split-layout] плитки не соединены
        [too-large] это больше, чем { $limit }
        [taken-name] «{ $about }» — уже имя другой области
       *[other]
            { $expected ->
                [text] здесь должен быть текст
                [flag] здесь должно быть true или false
                [count] здесь должно быть число от 0
                [names] здесь должен быть список имён
                [numbers] здесь должен быть список чисел
                [table] здесь должна быть таблица
                [tables] здесь должен быть список таблиц
                [land-or-sea] здесь должно быть «land» или «sea»
                [site] здесь должно быть true, false или клетки под местом
                [covered-or-shared] здесь должно быть «covered» или «shared»
                [players] здесь должно быть одно из чисел игроков
                [a-or-b] здесь должно быть «a» или «b»
                [id] идентификаторы состоят из букв, цифр, точек и дефисов, а это не он: { $about }
                [name] имена состоят из строчных букв, цифр и дефисов
               *[other] здесь должно быть место, например [0, 1]
            }
    }
# $name: the map; $detail: the words of problem-board
problem-bad-map = карту «{ $name }» не удаётся прочитать: { $detail }
# $name: the board; $detail: the words of problem-board
problem-bad-board = поле «{ $name }» не годится: { $detail }

## Modules and options

problem-module-cycle = эти модули ждут друг друга: { $modules }
problem-module-missing = «{ $module }» требует модуль «{ $name }»
    .advice = Установите то, что его содержит, или загрузите папку через --folder.
problem-module-conflict = «{ $module }» нельзя сочетать с «{ $name }»
problem-engine-version = «{ $module }» рассчитан на движок { $expected }, а это { $found }
problem-unknown-option = нет параметра «{ $name }»; известны: { $known }
problem-bad-option-value = параметр «{ $name }» не может быть { $found }; допустимо: { $expected }
problem-plugin-broken = сбой плагина «{ $name }»: { $detail }
problem-no-expansion = «{ $name }» — не дополнение: здесь нет ни manifest.toml, ни pyproject.toml с точкой входа группы cyclades.expansions

## What a check of an expansion finds; .advice says what to do about it, as a sentence

problem-in-sets = в: { $sets }
# no variables
problem-no-engine-range = манифест не говорит, для каких версий движка он сделан
    .advice = Допишите engine = ">=1.0,<2" под version: тогда более поздний движок откажет, а не сыграет неверно.
problem-self-reference = «{ $module }» называет сам себя в «{ $name }»
    .advice = Уберите это: модуль всегда есть, когда в него играют.
problem-no-such-module = здесь нет модуля «{ $name }»
    .advice = Называть можно и неустановленные модули, но опечатку никто бы никогда не заметил. Список даёт cyclades modules.
problem-unplayable-module = нет набора модулей, в котором можно сыграть в «{ $name }»
    .advice = То, что он требует, исключает его или друг друга: посмотрите requires, conflicts и refuses.
problem-never-together = в модули этого взаимодействия нельзя играть вместе: { $name }
    .advice = Один исключает другой или требует того, кто это делает; его файлы никогда не действуют.
problem-unread-file = ни один модуль не называет файл «{ $name }»
    .advice = Впишите его в files, boards или tiles модуля в manifest.toml или удалите.
problem-unused-option = никакое содержимое не спрашивает о настройке «{ $name }»
    .advice = Условие читает её так: when = { "{" } option = { "{" } … = … { "}" } { "}" }.
problem-unused-program = программу «{ $name }» ничто не запускает
    .advice = Запустите её глаголом run или уберите.
problem-unused-counter = счётчик «{ $name }» ничто не читает и не меняет
    .advice = Уберите его или используйте в условии или числе.
problem-unread-tag = метку «{ $name }» ничто не спрашивает
    .advice = Сама по себе метка ничего не делает: она для селекторов, действий и колод.
problem-unread-string = ничто не называется «{ $name }»
    .advice = Изменился id или это опечатка: текст находят по виду и id.
problem-missing-text = у «{ $name }» есть название, но нет текста
    .advice = Что делает карта, стоит в атрибуте .text под названием: его читают на карте.
problem-negative-amount = «{ $name }» равно { $found }, меньше чем ничего
    .advice = Чтобы отнять, возьмите другой глагол (pay, discard, destroy) с положительным числом.
problem-large-amount = «{ $name }» равно { $found }; ни одна карта ни одного издания не близка к { $most }
    .advice = Если так и задумано, оставьте: это лишь вопрос.
problem-does-nothing = «{ $name }» ничего не делает
    .advice = Дайте ему effect, trigger, modifier или ability.
problem-unfired-moment = момент «{ $name }» никто не объявляет, поэтому это никогда не происходит
    .advice = Моменты перечислены в docs/vocabulary.md; объявить его может ваша фаза, или возьмите тот, что есть в этих модулях.
problem-unopened-window = окно «{ $name }» никто не открывает, поэтому этим нельзя воспользоваться
    .advice = Окна перечислены в docs/vocabulary.md; без at этим пользуются в ход владельца.
problem-overlapping-modifiers = { $module } тоже задаёт «{ $name }» ({ $first }), и никто не решил, чьё число считается
    .advice = Назовите другой модуль в after или решите во взаимодействии обоих; add и at-least не требуют порядка.
problem-same-moment = { $module } следит за «{ $name }» с тем же рангом ({ $first }); кто первый, решает алфавит
    .advice = Если порядок важен, дайте другой ранг или назовите другой модуль в after.
problem-same-rank = у фазы «{ $name }» ранг фазы «{ $other }» ({ $module }); какая первая, решает алфавит
    .advice = Ранги — числа между рангами других фаз: возьмите свободный.
problem-no-deck = «{ $name }» не лежит ни в одной колоде, и никто её не встретит
    .advice = Напишите deck = "…" в карте или определите [[deck]] с kinds = ["…"].
problem-removed-and-used = { $module } убирает «{ $name }», а здесь это нужно
    .advice = Скажите в [[interaction]] обоих, что тогда действует, или откажите другому модулю.
problem-unplayable-set = «{ $name }» нельзя подготовить ни для какого числа игроков
    .advice = Должно быть поле для какого-нибудь режима этих модулей.
problem-unplayable-board =
    { $detail ->
        [none] поле «{ $name }» рассчитано на { $players } игроков, а эти модули — на { $allowed }
       *[other] поле «{ $name }» нельзя подготовить для { $players } игроков: { $detail }
    }
    .advice = Сравните players и места с режимами и сколько суши требует подготовка.
problem-play-violation =
    { $clause ->
        [none] до первого хода
       *[other] после хода «{ $clause }»
    } в игре с зерном { $seed } что-то не так: { $name } { $detail }
    .advice = Эта строка выполняется в этом ходу. Раунд покажет команда: { $command }
problem-play-fault = игра с зерном { $seed } обрывается: { $name } { $detail }
    .advice = Программа дала сбой в этой строке: сообщите об этом вместе с дополнением.
problem-play-endless = «{ $name }» продолжается без конца: остановлено после { $limit } шагов
    .advice = Что-то должно меняться и закончить это: условие, которое перестаёт выполняться, или вопрос, на который можно ответить нет.
# $name: the program; $limit: the largest number
problem-play-overflow = «{ $name }» даёт число, которое игра не может хранить; возможны числа от 0 до { $limit }
    .advice = Считайте до меньшего или поставьте перед этим условие.
# $name: the kind of the fault; $detail: what Python says, in English
problem-play-word = слово дополнения даёт сбой: { $name }: { $detail }
    .advice = Это Python дополнения: его слова должны справляться с любой позицией, которую можно сыграть.
problem-play-unfinished = игра с зерном { $seed } не кончилась за { $rounds } раундов
    .advice = Случайные игроки медлительны; если так бывает часто, никто не может победить.
problem-scenario-failed = сценарий «{ $name }» не проходит: { $detail }
    .advice = Каждую строку и следующий вопрос напечатает команда: { $command }
