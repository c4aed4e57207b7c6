### Text of the translators' kit: cyclades locale. Every id begins with locale-.
### What the kit finds is shown after `file:line:column: error[code]:`; one message per code, no full stop.
### Keys, variables, functions and file names arrive as they are written in the files.


## Headings of columns

locale-column-language = язык
locale-column-file = файл
locale-column-messages = сообщения
locale-column-translated = переведено
locale-column-missing = не хватает
locale-column-stale = устарело
locale-column-unrecorded = без записи
locale-column-unused = лишнее
locale-column-percent = %
locale-column-key = ключ
locale-column-text = текст
locale-column-values = значения

## Findings: syntax

locale-junk = это не Fluent: { $detail }
locale-unreadable = файл не удаётся прочитать: это не текст UTF-8, он слишком длинный или ведёт за пределы своей папки
locale-duplicate = «{ $key }» уже стоит в строке { $line }
locale-cycle = эти сообщения ссылаются друг на друга по кругу: { $path }
locale-unknown-reference = нет ничего с именем «{ $key }»
locale-unknown-function = нет функции { $name }; есть { $known }
locale-bad-call = «{ $key }» вызывает функцию не так, как она умеет; пишется { $form }

## Findings: compared with English

locale-missing-file = нет файла { $file }
locale-unknown-file = в английском нет файла { $file }
locale-missing-key = «{ $key }» не переведено
locale-unknown-key = в английском в этом файле нет «{ $key }»
locale-missing-attribute = у «{ $key }» нет .{ $attribute }
locale-unknown-attribute = у «{ $key }» в английском нет .{ $attribute }
locale-missing-value = у «{ $key }» в английском есть значение, а здесь нет
locale-unknown-value = у «{ $key }» здесь есть значение, а в английском нет
locale-unknown-variable = «{ $key }» не получает переменной { $name }
locale-dropped-variable = «{ $key }» не сообщает { $name }, а английский сообщает
locale-missing-name = у «{ $key }» нет названия: его требует карта, вопрос или правило модуля «{ $module }»
locale-unnamed-areas =
    { $count ->
        [one] { $count } область поля «{ $board }» без названия, показывается её обозначение: { $area }
        [few] { $count } области поля «{ $board }» без названий, показываются их обозначения, начиная с { $area }
       *[many] { $count } областей поля «{ $board }» без названий, показываются их обозначения, начиная с { $area }
    }
locale-wrong-group = «{ $key }» стоит не в той группе, что в английском ({ $group }); считается английская
locale-unknown-module = «{ $key }» спрашивает о «{ $name }», но так не называется ни один модуль
locale-unknown-variant = у «{ $key }» есть вариант «{ $name }» для { $selector }, которого нет в английском
locale-missing-variant = у «{ $key }» нет варианта «{ $name }» для { $selector }
# $key (text), $was (text): what the English was, none if nobody knows
locale-stale =
    { $was ->
        [none] английский текст «{ $key }» изменился после перевода
       *[other] английский текст «{ $key }» изменился после перевода; раньше было: { $was }
    }
locale-unrecorded = не записано, с какого английского переведено «{ $key }»; см. { $command }
# $key (text), $command (text): to be typed
locale-source-lost = в accepted.toml нет английского текста, с которого переведено «{ $key }»; он совпадает с нынешним, поэтому запустите { $command }
locale-unknown-record = в записи есть «{ $key }», а перевода здесь нет
locale-record-damaged = запись не является TOML: { $detail }; исправьте её или удалите файл и запустите { $command }

## Findings: grammar

locale-plural-missing = у «{ $key }» нет форм множественного числа { $missing } языка { $lang }
locale-plural-unknown = у «{ $key }» есть форма «{ $name }», а в этом языке такой нет; есть { $known }
locale-plural-unused = у «{ $key }» есть форма «{ $name }», которой в этом языке нет ни у одного целого числа
locale-plural-zero = форма «one» в «{ $key }» не называет числа, но в языке { $lang } она используется и для 0: добавьте форму [0]
locale-cases-differ = у «{ $key }» есть падежи { $found }; у других сообщений вида «{ $kind }» — { $expected }
locale-case-not-offered = «{ $key }» требует { $name } в падеже «{ $case }», которого у сообщений вида «{ $kind }» нет
locale-gender-unknown = у «{ $key }» есть вариант для рода «{ $name }»; есть masculine, feminine и other
locale-gender-default = у «{ $key }» вариантом по умолчанию должен быть *[other], нейтральный

## Findings: names and lengths

locale-glossary-name = «{ $key }» называется «{ $found }»; в книге правил напечатано { $expected }
locale-forbidden-form = в «{ $key }» есть «{ $found }»; пишите { $instead }
# $key (text), $term (text): an id of the glossary, $expected (text): stems, as a regular expression
locale-term-missing = в английском тексте «{ $key }» есть { $term }, а здесь нет слова из глоссария ({ $expected })
locale-too-long = в «{ $key }» { $length } зн.; на карте помещается { $limit }

## Closing lines

locale-check-closing = Ошибок: { $errors }, предупреждений: { $warnings }.
locale-status-stale = { $lang }/{ $file }, английский изменился: { $keys }
locale-status-missing = { $lang }/{ $file }, не переведено: { $keys }
locale-status-unused = { $lang }/{ $file }, нет в английском: { $keys }
locale-accepted =
    { $count ->
        [one] { $lang }: { $count } перевод записан как сделанный с нынешнего английского.
        [few] { $lang }: { $count } перевода записаны как сделанные с нынешнего английского.
       *[many] { $lang }: { $count } переводов записаны как сделанные с нынешнего английского.
    }
locale-added =
    { $count ->
        [one] { $folder }: нужно перевести { $count } сообщение.
        [few] { $folder }: нужно перевести { $count } сообщения.
       *[many] { $folder }: нужно перевести { $count } сообщений.
    }
locale-exported =
    { $count ->
        [one] { $file }: { $count } запись.
        [few] { $file }: { $count } записи.
       *[many] { $file }: { $count } записей.
    }
locale-glossary-written =
    { $count ->
        [one] { $file }: { $count } термин.
        [few] { $file }: { $count } термина.
       *[many] { $file }: { $count } терминов.
    }
locale-glossary-form = { $file }: глоссарий записывается в файл, имя которого кончается на одно из: { $available }.
locale-imported =
    { $count ->
        [0] { $lang }: ничего не изменилось.
        [one] { $lang }: записано { $count } сообщение.
        [few] { $lang }: записано { $count } сообщения.
       *[many] { $lang }: записано { $count } сообщений.
    }

## Refusals

locale-bad-language = «{ $lang }» — не код языка, такой как cs или pt-BR.
locale-language-there = { $folder } уже есть; см. { $command }.
locale-no-language = Перевода на «{ $lang }» здесь нет. Есть: { $available }.
locale-no-folder = { $folder } — не папка, в которую можно писать; укажите её через --folder.
locale-missing-folder = Папки { $folder } нет.
locale-no-key = Сообщения «{ $key }» нет.
# $key (text), $file (text)
locale-untranslated = «{ $key }» ещё не переведено. Сначала впишите перевод в { $file }.
locale-format-junk = { $file }: строку { $line } прочесть нельзя.
locale-formatted =
    { $checked ->
        [true] Файлов не в каноническом виде: { $count } из { $files }.
       *[false] Файлов переписано: { $count } из { $files }.
    }
# $count (number): how many files, $files (number): of how many, $checked (text): true if they were only looked at
locale-annotated =
    { $checked ->
        [true] Сгенерированные комментарии устарели: { $count } из { $files } английских файлов.
       *[false] Записано заново: { $count } из { $files } английских файлов.
    }
locale-no-card = Карты «{ $card }» нет.
locale-picture-form = { $file }: картинка — это файл с одним из этих окончаний: { $available }.
locale-picture-missing = Это относится к картинке: назовите её файл в --picture.
locale-no-box = Файла «{ $box }» нет. Есть: { $available }.
locale-source-language = Английский — это язык, с которого переводят.
locale-file-damaged = Файл { $file } повреждён; сначала запустите { $command }.

## Import: findings in a PO file

locale-po-syntax = это не файл PO: { $detail }
locale-po-header = в заголовке файла не указан язык; там должно быть Language: { $lang }
locale-po-language = это перевод на { $lang }, а не на { $expected }
locale-po-context = «{ $context }» — такого места в наших файлах нет
locale-po-duplicate = «{ $context }» стоит дважды
locale-po-damaged = «{ $key }» не удаётся прочитать: { $detail }
locale-po-incomplete = «{ $key }» переведено лишь частично и пропущено
locale-po-outdated = английский текст «{ $key }» изменился после создания этого файла; перевод остаётся с пометкой «устарело»
locale-po-structure = варианты «{ $key }» не сочетаются друг с другом

## Preview and explanation

locale-preview-title = { $name } ({ $kind }, { $file })
locale-preview-length = { $length } из { $limit } зн.
# $was (text), $now (text): what the English was, none if nobody knows, and is
locale-preview-changed =
    { $was ->
        [none] английский текст изменился. Теперь: { $now }
       *[other] по-английски было: { $was } Теперь: { $now }
    }
locale-explain-variables = Переменные: { $variables }
locale-explain-missing = нет перевода на { $lang }

## A new language: comments at the head of each file

locale-head = { $name } ({ $lang }): { $file }. Чтобы перевести сообщение, уберите # > перед его строками и замените английские слова своими. Что осталось за # >, считается непереведённым, и показывается английский текст.
