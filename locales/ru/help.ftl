### Help of the command line: `cyclades --help`, `cyclades play --help`. Every id begins with help-.
###
### help-<command> is the line of a command in the list of commands and the first of its own help; its .more is the
### rest. help-<command>-<option> is the line of an option or argument; help-option-<option> that of an option which
### several commands share. Names of commands and options, values and what stands in `--like-this` stay as they are
### typed. Lines of options begin with a small letter and have no full stop.

## Headings and signs

help-usage = Использование:
help-heading-arguments = Аргументы
help-heading-options = Параметры
help-heading-commands = Команды
help-sign-options = [ПАРАМЕТРЫ]
help-sign-command = КОМАНДА [АРГУМЕНТЫ]...
help-meta-card = КАРТА
help-meta-code = КОД
help-meta-file = ФАЙЛ
help-meta-key = КЛЮЧ
help-meta-kind = ВИД
help-meta-lang = ЯЗЫК
help-meta-name = ИМЯ
help-meta-path = ПУТЬ
help-meta-rule = ПРАВИЛО
help-meta-spec = ОПИСАНИЕ
help-meta-value = ЗНАЧЕНИЕ
help-default = по умолчанию: { $value }
help-required = обязательно

## Options that every command has

help-option-help = показать эту справку и выйти
help-option-lang = язык текстов; по умолчанию язык системы
help-option-format = вид вывода; по умолчанию таблица в терминале, иначе текст
help-option-modules = модули через запятую; по умолчанию первый, которому не нужны другие
help-option-option = параметр модуля; можно повторять
help-option-seed = зерно случайности; если не задано, выбирается и печатается
help-option-players = число игроков
help-option-mode = режим игры, если у издания их несколько
help-option-board = название поля, если их несколько
help-option-bots = один бот на всех или по одному на место, через запятую; параметры через двоеточие
help-option-folder = загрузить дополнение из этой папки (содержимое или проект), не устанавливая его; можно повторять

## cyclades

help-cyclades = Движок правил настольной игры «Киклады» и её дополнений.
    .more = Коды выхода: 0 — готово, 1 — проверка не пройдена, 2 — неверный ввод или вызов, 130 — прервано, 141 — вывод больше никто не читает. NO_COLOR учитывается.
help-cyclades-version = показать версию и выйти
help-cyclades-install-completion = установить автодополнение для текущей оболочки
help-cyclades-show-completion = показать автодополнение для текущей оболочки, чтобы скопировать его или изменить установку

## cyclades modules

help-modules = Перечислить модули, в которые можно играть, и сказать, что не так с остальными.
    .more = Неисправный плагин показан со своими ошибками; остальные работают без него. Код выхода 1, если такой есть.

## cyclades play

help-play = Сыграть партию между ботами и рассказать её как историю.
    .more = По предложению на действие, положение игроков перед подношениями каждого раунда, карта там, где земля сменила владельца. То же зерно и те же имена дают тот же рассказ.
help-play-names = имена игроков через запятую вместо их числа
help-play-gender = feminine или masculine для игроков, которые этого хотят, например ann=feminine,bob=masculine
help-play-rounds = остановиться после N раундов
help-play-save = записать партию в файл, который можно воспроизвести
help-play-detail = насколько подробно рассказывать: full — всё, чтобы следить за игрой; brief — по предложению на ход с покупками, постройками, битвами и завоеваниями, чтобы прочесть потом
help-play-format = вид вывода; по умолчанию таблица в терминале, иначе текст; json — один документ, jsonl — по объекту в строке по ходу игры

## cyclades board

help-board = Показывает поля и позиции: в терминале или как картинки.
help-board-show = Показывает поле или позицию сохранённой игры так, как её может видеть каждый.
    .more = Без --svg карта выводится в терминал. На картинке названа каждая область, а легенда говорит, кто есть кто и что значат символы.
help-board-show-what = название поля или файл с игрой
help-board-show-svg = записать картинку в этот файл
help-board-show-at = позиция после стольких записей
help-board-show-strip = столько маленьких картинок игры, от начала до конца
help-board-show-labels = как на картинке называются области

## cyclades simulate

help-simulate = Сыграть много партий между ботами и подсчитать, чем они кончаются.
    .more = Зерно партии i — это зерно плюс i, так что каждую можно сыграть отдельно. Код выхода 1, если что-то было не так.
help-simulate-games = сколько партий
help-simulate-check = считать каждый отряд и флот при каждом решении, остальное проверять раз в раунд; в двадцатой части партий проверять всё на каждом шаге
help-simulate-check-all = проверять её на каждом шаге каждой партии
help-simulate-max-cycles = остановить партию после N раундов
help-simulate-workers = играть в стольких процессах
help-simulate-format = вид вывода; по умолчанию таблица в терминале, иначе текст; json — один документ, jsonl — по объекту в строке, каждая партия по окончании

## cyclades replay

help-replay = Сыграть сохранение заново с начала и сказать, где оно перестаёт сходиться.
    .more = Сообщает строку, действие, причину и последнюю верную позицию. Код выхода 1, если журнал нельзя сыграть до конца.
help-replay-save = файл
help-replay-verify = сравнить записи со снимком и сказать, в чём они расходятся
help-replay-detail = сначала рассказать партию: full — всё, brief — по предложению на ход

## cyclades scenario

help-scenario = Выполнить правила как исполняемые примеры и увидеть, у каких правил они есть.
help-scenario-run = Выполнить сценарии и сообщить о тех, что не пройдены.
    .more = Последняя строка считает пройденные и не пройденные. Код выхода 1, если хоть один не пройден.
help-scenario-run-paths = файлы или папки; по умолчанию из рабочей копии, иначе из поставки
help-scenario-run-trace = показать каждую строку с её событиями и следующий вопрос с ответами
help-scenario-coverage = Сравнить сценарии с пронумерованными правилами каждого издания.
    .more = Каждое правило покрыто сценарием, исключено с указанием причины или пропущено.
help-scenario-mutate = Убирать из содержания отдельные эффекты, модификаторы, триггеры и правила и смотреть, заметит ли это сценарий.
    .more = Перечисляет то, чего ничто не заметило. Код выхода 1, если такое есть.
help-scenario-mutate-box = коробка; можно повторять; по умолчанию все, какие есть
help-scenario-mutate-only = только одно определение
help-scenario-mutate-deep = также глаголы внутри глаголов, условия и настройки
help-scenario-mutate-sample = столько-то из каждой коробки, выбранных по зерну
help-scenario-mutate-seed = зерно выборки
help-scenario-mutate-workers = пробовать в стольких процессах

## cyclades rule

help-rule = Напечатать пронумерованные правила, каждое под своим заголовком.
    .more = Номер раздела (T13) печатает его целиком, ещё одно число (L16.8.3) — шаг списка. Правила написаны по-английски. Код выхода 2, если номера нет; тогда называются соседние.
help-rule-rules = номера правил, например B9.4, HO-49 или T13

## cyclades cards

help-cards = Показать все карты модулей, для чтения или для печати по девять на страницу.
    .more = Непереведённые тексты помечены. Код выхода 1, если текст слишком длинный для своей карты.
help-cards-kind = только эти виды карт, через запятую
help-cards-format = листы для печати (html, svg) или документы для чтения (md, json)
help-cards-output = файл; для нескольких страниц SVG — папка
help-cards-compare = поместить рядом с каждой картой текст на этом языке

## cyclades show

help-show = Показать определение таким, каким оно действует с этими модулями: со значениями по умолчанию и изменениями других.
    .more = Рядом с каждой строкой указаны файл и строка, откуда она взята. Определения называются, например, hero:perseus или phase:income.
help-show-definition = вид и идентификатор определения

## cyclades rpc

help-rpc = Отвечать по JSON-RPC 2.0 через стандартный ввод и вывод, для клиентов на любом языке.
    .more = Одно сообщение в строке; в выводе только сообщения, конец ввода завершает работу. Протокол описан в docs/protocol.md, его схема — в docs/protocol.openrpc.json и в ответе на rpc.discover.

## cyclades locale

help-locale = Помощь с переводами: чего не хватает и что неверно, новый язык, файлы PO, просмотр.
help-locale-option-folder = папка с языками, например из дополнения; по умолчанию наша, а для просмотра и папки плагинов
help-locale-status = Подсчитать переведённое, недостающее, устаревшее и лишнее по языкам и файлам.
    .more = Устарело: английский с тех пор изменился. С --lang — только этот язык и на нём самом.
help-locale-status-langs = языки; по умолчанию все, какие есть
help-locale-status-box = только этот файл, например base; можно повторять
help-locale-status-keys = назвать и сами сообщения
help-locale-check = Проверить переводы по английскому и по грамматике их языка.
    .more = Каждая находка с файлом, строкой и столбцом. Код выхода 1, если есть ошибка.
help-locale-check-langs = языки; по умолчанию все, какие есть
help-locale-check-box = только этот файл, например base; можно повторять
help-locale-check-warnings-as-errors = считать предупреждения ошибками
help-locale-add = Начать новый язык со всеми сообщениями для перевода.
    .more = Английский стоит в каждом файле за # >; что ещё не переведено, показывается по-английски.
help-locale-add-language = код языка, например cs или pt-BR
help-locale-add-name = как называется язык, для заголовка каждого файла
help-locale-accept = Записать, что переводы сделаны с нынешнего английского.
    .more = Без ключей: те, о которых ещё ничего не записано.
help-locale-accept-language = язык
help-locale-accept-keys = сообщения, которые подходят к нынешнему английскому, хотя он изменился
help-locale-accept-all = все сообщения, включая устаревшие
help-locale-export = Записать язык в файл PO, для Poedit и подобных программ.
help-locale-export-language = язык
help-locale-export-file = файл
help-locale-import = Принять файл PO обратно, если в нём всё верно.
    .more = При ошибке ничего не записывается. Переведённое лишь частично пропускается.
help-locale-import-language = язык
help-locale-import-file = файл
help-locale-preview = Показать одну карту во всех изданиях, где она есть, и помещается ли текст.
help-locale-preview-card = карта, например giant или creature-giant
help-locale-explain = Показать, что даёт одно сообщение на всех языках, для разных чисел, падежей и родов.
help-locale-explain-key = сообщение, например event-units-moved
