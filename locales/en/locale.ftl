### Text of the translators' kit: cyclades locale. Every id begins with locale-.
### What the kit finds is shown after `file:line:column: error[code]:`; one message per code, no full stop.
### Keys, variables, functions and file names arrive as they are written in the files.


## Headings of columns

locale-column-language = language
locale-column-file = file
locale-column-messages = messages
locale-column-translated = translated
locale-column-missing = missing
locale-column-stale = stale
locale-column-unrecorded = unrecorded
locale-column-unused = unused
locale-column-percent = %
locale-column-key = key
locale-column-text = text
locale-column-values = values

## Findings: syntax

# $detail (text): what the Fluent parser says, in English
locale-junk = this is not Fluent: { $detail }
locale-unreadable = the file cannot be read: it is no UTF-8 text, too long, or a link out of its folder
# $key (text), $line (number): where it stands first
locale-duplicate = “{ $key }” already stands in line { $line }
# $path (text): the keys of the circle, in order
locale-cycle = these refer to each other in a circle: { $path }
# $key (text): what is referred to
locale-unknown-reference = there is nothing called “{ $key }”
# $name (text): the function; $known (text): those there are, separated by commas
locale-unknown-function = there is no function { $name }; there are { $known }
# $key (text), $form (text): the function as it is written
locale-bad-call = “{ $key }” calls a function in a way that it does not know; it is written { $form }

## Findings: compared with English

# $file (text)
locale-missing-file = the file { $file } is missing
# $file (text)
locale-unknown-file = English has no file { $file }
# $key (text)
locale-missing-key = “{ $key }” is not translated
# $key (text)
locale-unknown-key = English has no “{ $key }” in this file
# $key (text): the message; $attribute (text)
locale-missing-attribute = “{ $key }” lacks .{ $attribute }
# $key (text): the message; $attribute (text)
locale-unknown-attribute = “{ $key }” has no .{ $attribute } in English
# $key (text)
locale-missing-value = “{ $key }” has a value in English and none here
# $key (text)
locale-unknown-value = “{ $key }” has a value here and none in English
# $key (text): the message, with its attribute; $name (text): the variable
locale-unknown-variable = “{ $key }” does not get a variable { $name }
# $key (text): the message, with its attribute; $name (text): the variable
locale-dropped-variable = “{ $key }” does not tell { $name }, which the English tells
# $key (text): the id of the message; $module (text): who asks for it
locale-missing-name = “{ $key }” has no name: a card, question or rule of “{ $module }” asks for it
# $board (text): a board or tile, $count (number): of areas, $area (text): the first of them
locale-unnamed-areas =
    { $count ->
        [one] an area of “{ $board }” has no name and is told by its id: { $area }
       *[other] { $count } areas of “{ $board }” have no name and are told by their ids, from { $area } on
    }
# $key (text), $group (text): the module of the group in English, or none
locale-wrong-group = “{ $key }” stands in another group than in English ({ $group }), whose group counts
# $key (text): the message, with its attribute; $name (text): the id of the message that would name the module
locale-unknown-module = “{ $key }” asks for “{ $name }”, which no module is called
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-unknown-variant = “{ $key }” has a variant “{ $name }” of { $selector }, which English does not have
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-missing-variant = “{ $key }” lacks the variant “{ $name }” of { $selector }
# $key (text), $was (text): what the English was, none if nobody knows
locale-stale =
    { $was ->
        [none] the English of “{ $key }” has changed since it was translated
       *[other] the English of “{ $key }” has changed since it was translated; it was: { $was }
    }
# $key (text), $command (text): to be typed
locale-unrecorded = nothing says which English “{ $key }” was translated from; see { $command }
# $key (text), $command (text): to be typed
locale-source-lost = accepted.toml does not hold the English that “{ $key }” was translated from; it is the current one, so run { $command }
# $key (text)
locale-unknown-record = the record names “{ $key }”, which is not translated here
# $detail (text): what the parser says, in English; $command (text): to be typed
locale-record-damaged = the record is no TOML: { $detail }; put it right, or delete the file and run { $command }

## Findings: grammar

# $key (text): the message, with its attribute; $missing (text): plural categories separated by commas;
# $lang (text)
locale-plural-missing = “{ $key }” lacks the plural forms { $missing } of the language { $lang }
# $key (text): the message, with its attribute; $name (text): the category; $known (text): separated by commas
locale-plural-unknown = “{ $key }” has the form “{ $name }”, which is no plural form of this language; there are { $known }
# $key (text): the message, with its attribute; $name (text): the category
locale-plural-unused = “{ $key }” has the form “{ $name }”, which no whole number takes in this language
# $key (text): the message, with its attribute; $lang (text)
locale-plural-zero = the form “one” of “{ $key }” names no number, but in { $lang } it is also used for 0: add a form [0]
# $key (text): the message, with its attribute; $found (text), $expected (text): cases separated by commas;
# $kind (text): gods, creatures, units: the part of the key before the first hyphen
locale-cases-differ = “{ $key }” offers the cases { $found }; others of the kind “{ $kind }” offer { $expected }
# $key (text): the message, with its attribute; $case (text): the case; $name (text): the variable that is inserted;
# $kind (text): a kind of message that the variable may name
locale-case-not-offered = “{ $key }” wants { $name } in the case “{ $case }”, which messages of the kind “{ $kind }” do not offer
# $key (text): the message, with its attribute; $name (text): masculine, feminine, other are known
locale-gender-unknown = “{ $key }” has a variant for the gender “{ $name }”; there are masculine, feminine and other
# $key (text): the message, with its attribute
locale-gender-default = “{ $key }” must have *[other], a neutral wording, as its default

## Findings: names and lengths

# $key (text), $found (text): the name here; $expected (text): the names printed in a rule book
locale-glossary-name = “{ $key }” is called “{ $found }”; the rule book prints { $expected }
# $key (text): the message, with its attribute; $found (text): the form; $instead (text): what to write
locale-forbidden-form = “{ $key }” contains “{ $found }”; write { $instead }
# $key (text), $term (text): an id of the glossary, $expected (text): stems, as a regular expression
locale-term-missing = the English of “{ $key }” says { $term }, and this text has no word of the glossary for it ({ $expected })
# $key (text): the message, with its attribute; $length (number), $limit (number): characters
locale-too-long = “{ $key }” has { $length } characters; a card takes { $limit }

## Closing lines

# $errors (number), $warnings (number)
locale-check-closing =
    { $errors ->
        [0]
            { $warnings ->
                [0] No errors, no warnings.
                [one] No errors, { $warnings } warning.
               *[other] No errors, { $warnings } warnings.
            }
        [one]
            { $warnings ->
                [0] { $errors } error, no warnings.
                [one] { $errors } error, { $warnings } warning.
               *[other] { $errors } error, { $warnings } warnings.
            }
       *[other]
            { $warnings ->
                [0] { $errors } errors, no warnings.
                [one] { $errors } errors, { $warnings } warning.
               *[other] { $errors } errors, { $warnings } warnings.
            }
    }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-stale = { $lang }/{ $file }, the English has changed: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-missing = { $lang }/{ $file }, not translated: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-unused = { $lang }/{ $file }, unknown to English: { $keys }
# $lang (text), $count (number): messages
locale-accepted =
    { $count ->
        [one] { $lang }: { $count } translation recorded as made from the current English.
       *[other] { $lang }: { $count } translations recorded as made from the current English.
    }
# $folder (text), $count (number): messages to translate
locale-added =
    { $count ->
        [one] { $folder }: { $count } message to translate.
       *[other] { $folder }: { $count } messages to translate.
    }
# $file (text), $count (number): entries
locale-exported =
    { $count ->
        [one] { $file }: { $count } entry.
       *[other] { $file }: { $count } entries.
    }
# $file (text), $count (number)
locale-glossary-written =
    { $count ->
        [one] { $file }: { $count } term.
       *[other] { $file }: { $count } terms.
    }
# $file (text), $available (text)
locale-glossary-form = { $file }: a glossary is written to a file that ends in one of { $available }.
# $lang (text), $count (number): messages written
locale-imported =
    { $count ->
        [0] { $lang }: nothing has changed.
        [one] { $lang }: { $count } message written.
       *[other] { $lang }: { $count } messages written.
    }

## Refusals

# $lang (text): as it was typed
locale-bad-language = “{ $lang }” is not the code of a language, such as cs or pt-BR.
# $folder (text), $command (text): to be typed
locale-language-there = { $folder } is there already; see { $command }.
# $lang (text), $available (text: languages separated by commas)
locale-no-language = There is no translation into “{ $lang }” here. There are: { $available }.
# $folder (text)
locale-no-folder = { $folder } is no folder that can be written to; name one with --folder.
# $folder (text)
locale-missing-folder = There is no folder { $folder }.
# $key (text)
locale-no-key = There is no message “{ $key }”.
# $key (text), $file (text)
locale-untranslated = “{ $key }” is not translated yet. Write the translation to { $file } first.
# $file (text), $line (number)
locale-format-junk = { $file }: line { $line } cannot be read.
# $count (number): how many files, $files (number): of how many, $checked (text): true if they were only looked at
locale-formatted =
    { $checked ->
        [true] { $count } of { $files } files are not in the canonical layout.
       *[false] { $count } of { $files } files are written anew.
    }
# $count (number): how many files, $files (number): of how many, $checked (text): true if they were only looked at
locale-annotated =
    { $checked ->
        [true] The generated comments of { $count } of { $files } English files are not up to date.
       *[false] { $count } of { $files } English files are written anew.
    }
# $card (text): as it was typed
locale-no-card = There is no card “{ $card }”.
# $file (text), $available (text): endings
locale-picture-form = { $file }: a picture is a file that ends in one of these: { $available }.
locale-picture-missing = This belongs to a picture: name its file with --picture.
# $box (text), $available (text: names separated by commas)
locale-no-box = There is no file “{ $box }”. There are: { $available }.
locale-source-language = English is the language that is translated from.
# $file (text): the file that has to be put right before it can be written anew; $command (text): to be typed
locale-file-damaged = { $file } is not whole; run { $command } first.

## Import: findings in a PO file

# $detail (text): what the reader of PO files says, in English
locale-po-syntax = this is no PO file: { $detail }
# $lang (text): the language asked for
locale-po-header = the head of the file does not say its language; it should hold Language: { $lang }
# $lang (text): the language of the file; $expected (text): the one asked for
locale-po-language = this is a translation into { $lang }, not { $expected }
# $context (text): the msgctxt as it stands
locale-po-context = “{ $context }” is no place in our files
# $context (text)
locale-po-duplicate = “{ $context }” stands twice
# $key (text), $detail (text): what the Fluent parser says, in English
locale-po-damaged = “{ $key }” cannot be read: { $detail }
# $key (text)
locale-po-incomplete = “{ $key }” is translated only in part and is left out
# $key (text)
locale-po-outdated = the English of “{ $key }” has changed since this file was made; it stays marked as stale
# $key (text)
locale-po-structure = the variants of “{ $key }” do not fit together

## Preview and explanation

# $name (text), $kind (text): creature, hero, god ...; $file (text): the edition
locale-preview-title = { $name } ({ $kind }, { $file })
# $length (number), $limit (number): characters
locale-preview-length = { $length } of { $limit } characters
# $was (text), $now (text): what the English was, none if nobody knows, and is
locale-preview-changed =
    { $was ->
        [none] the English has changed. It is now: { $now }
       *[other] the English was: { $was } It is now: { $now }
    }
# $variables (text): as the comment of the English message has it
locale-explain-variables = Variables: { $variables }
# $lang (text): the language that has no such message
locale-explain-missing = not translated into { $lang }

## A new language: comments at the head of each file

# $lang (text): the code of the language; $name (text): what it is called in English; $file (text)
locale-head = { $name } ({ $lang }): { $file }. To translate a message take the # > away from its lines and put your words in place of the English ones. What still stands behind # > counts as missing, and English is shown.
