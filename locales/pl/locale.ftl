### Teksty narzędzi dla tłumaczy: cyclades locale. Każdy identyfikator zaczyna się od locale-.
### Uwagi pojawiają się po `file:line:column: error[code]:`; jeden komunikat na kod, bez kropki na końcu.
### Klucze, zmienne, funkcje i nazwy plików pojawiają się tak, jak stoją w plikach.


## Headings of columns

locale-column-language = język
locale-column-file = plik
locale-column-messages = komunikaty
locale-column-translated = przetłumaczone
locale-column-missing = brakujące
locale-column-stale = nieaktualne
locale-column-unrecorded = nieodnotowane
locale-column-unused = nieużywane
locale-column-percent = %
locale-column-key = klucz
locale-column-text = tekst
locale-column-values = wartości

## Findings: syntax

# $detail (text): what the Fluent parser says, in English
locale-junk = to nie jest Fluent: { $detail }
locale-unreadable = nie można odczytać pliku: nie jest tekstem UTF-8, jest za długi albo prowadzi poza swój folder
# $key (text), $line (number): where it stands first
locale-duplicate = „{ $key }” stoi już w wierszu { $line }
# $path (text): the keys of the circle, in order
locale-cycle = te klucze odsyłają do siebie w kółko: { $path }
# $key (text): what is referred to
locale-unknown-reference = nic nie nazywa się „{ $key }”
# $name (text): the function; $known (text): those there are, separated by commas
locale-unknown-function = nie ma funkcji { $name }; są { $known }
# $key (text), $form (text): the function as it is written
locale-bad-call = „{ $key }” wywołuje funkcję w nieznany jej sposób; pisze się { $form }

## Findings: compared with English

# $file (text)
locale-missing-file = brakuje pliku { $file }
# $file (text)
locale-unknown-file = w angielskim nie ma pliku { $file }
# $key (text)
locale-missing-key = „{ $key }” nie ma tłumaczenia
# $key (text)
locale-unknown-key = w angielskim nie ma „{ $key }” w tym pliku
# $key (text): the message; $attribute (text)
locale-missing-attribute = „{ $key }” nie ma .{ $attribute }
# $key (text): the message; $attribute (text)
locale-unknown-attribute = „{ $key }” nie ma w angielskim .{ $attribute }
# $key (text)
locale-missing-value = „{ $key }” ma wartość w angielskim, a tutaj nie
# $key (text)
locale-unknown-value = „{ $key }” ma wartość tutaj, a w angielskim nie
# $key (text): the message, with its attribute; $name (text): the variable
locale-unknown-variable = „{ $key }” nie dostaje zmiennej { $name }
# $key (text): the message, with its attribute; $name (text): the variable
locale-dropped-variable = „{ $key }” pomija { $name }, choć angielski to podaje
# $key (text): the id of the message; $module (text): who asks for it
locale-missing-name = „{ $key }” nie ma nazwy: prosi o nią karta, pytanie lub zasada modułu „{ $module }”
locale-unnamed-areas =
    { $count ->
        [one] obszar „{ $area }” planszy „{ $board }” nie ma nazwy, więc pokazywane jest jego oznaczenie
        [few] { $count } obszary planszy „{ $board }” nie mają nazw, więc pokazywane są ich oznaczenia, począwszy od { $area }
       *[many] { $count } obszarów planszy „{ $board }” nie ma nazw, więc pokazywane są ich oznaczenia, począwszy od { $area }
    }
# $key (text), $group (text): the module of the group in English, or none
locale-wrong-group = „{ $key }” stoi w innej grupie niż po angielsku ({ $group }); liczy się tamta
# $key (text): the message, with its attribute; $name (text): the id of the message that would name the module
locale-unknown-module = „{ $key }” pyta o „{ $name }”, a tak nie nazywa się żaden moduł
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-unknown-variant = „{ $key }” ma wariant „{ $name }” dla { $selector }, którego nie ma po angielsku
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-missing-variant = w „{ $key }” brakuje wariantu „{ $name }” dla { $selector }
# $key (text), $was (text): what the English was, none if nobody knows
locale-stale =
    { $was ->
        [none] angielski tekst „{ $key }” zmienił się od czasu tłumaczenia
       *[other] angielski tekst „{ $key }” zmienił się od czasu tłumaczenia; wcześniej: { $was }
    }
# $key (text), $command (text): to be typed
locale-unrecorded = nic nie mówi, z jakiego angielskiego przetłumaczono „{ $key }”; zobacz { $command }
# $key (text), $command (text): to be typed
locale-source-lost = w accepted.toml brakuje angielskiego tekstu, z którego przetłumaczono „{ $key }”; jest taki sam jak obecny, uruchom więc { $command }
# $key (text)
locale-unknown-record = rejestr wymienia „{ $key }”, a tego tu nie przetłumaczono
# $detail (text): what the parser says, in English; $command (text): to be typed
locale-record-damaged = rejestr nie jest plikiem TOML: { $detail }; popraw go albo usuń plik i uruchom { $command }

## Findings: grammar

# $key (text): the message, with its attribute; $missing (text): plural categories separated by commas;
# $lang (text)
locale-plural-missing = „{ $key }” nie ma form liczby { $missing } języka { $lang }
# $key (text): the message, with its attribute; $name (text): the category; $known (text): separated by commas
locale-plural-unknown = „{ $key }” ma formę „{ $name }”, której nie ma w tym języku; są { $known }
# $key (text): the message, with its attribute; $name (text): the category
locale-plural-unused = „{ $key }” ma formę „{ $name }”, której w tym języku nie używa żadna liczba całkowita
locale-plural-zero = forma „one” w „{ $key }” nie podaje liczby, a w języku { $lang } dotyczy też 0: dodaj formę [0]
# $key (text): the message, with its attribute; $found (text), $expected (text): cases separated by commas;
# $kind (text): gods, creatures, units: the part of the key before the first hyphen
locale-cases-differ = „{ $key }” ma przypadki { $found }; inne z rodzaju „{ $kind }” mają { $expected }
# $key (text): the message, with its attribute; $case (text): the case; $name (text): the variable that is inserted;
# $kind (text): a kind of message that the variable may name
locale-case-not-offered = „{ $key }” chce { $name } w przypadku „{ $case }”, którego komunikaty rodzaju „{ $kind }” nie mają
# $key (text): the message, with its attribute; $name (text): masculine, feminine, other are known
locale-gender-unknown = „{ $key }” ma wariant dla rodzaju „{ $name }”; są masculine, feminine i other
# $key (text): the message, with its attribute
locale-gender-default = „{ $key }” musi mieć domyślny wariant *[other] o neutralnym brzmieniu

## Findings: names and lengths

# $key (text), $found (text): the name here; $expected (text): the names printed in a rule book
locale-glossary-name = „{ $key }” nazywa się tu „{ $found }”; w instrukcji jest { $expected }
# $key (text): the message, with its attribute; $found (text): the form; $instead (text): what to write
locale-forbidden-form = „{ $key }” zawiera „{ $found }”; pisz { $instead }
# $key (text), $term (text): an id of the glossary, $expected (text): stems, as a regular expression
locale-term-missing = angielski tekst „{ $key }” mówi { $term }, a ten nie zawiera odpowiedniego słowa z glosariusza ({ $expected })
# $key (text): the message, with its attribute; $length (number), $limit (number): characters
locale-too-long = długość „{ $key }” w znakach: { $length }; na karcie mieści się: { $limit }

## Closing lines

# $errors (number), $warnings (number)
locale-check-closing = Błędy: { $errors }, ostrzeżenia: { $warnings }.
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-stale = { $lang }/{ $file }, angielski się zmienił: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-missing = { $lang }/{ $file }, bez tłumaczenia: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-unused = { $lang }/{ $file }, nieznane w angielskim: { $keys }
# $lang (text), $count (number): messages
locale-accepted =
    { $count ->
        [one] { $lang }: odnotowano { $count } tłumaczenie z obecnego angielskiego.
        [few] { $lang }: odnotowano { $count } tłumaczenia z obecnego angielskiego.
       *[many] { $lang }: odnotowano { $count } tłumaczeń z obecnego angielskiego.
    }
# $folder (text), $count (number): messages to translate
locale-added =
    { $count ->
        [one] { $folder }: { $count } komunikat do przetłumaczenia.
        [few] { $folder }: { $count } komunikaty do przetłumaczenia.
       *[many] { $folder }: { $count } komunikatów do przetłumaczenia.
    }
# $file (text), $count (number): entries
locale-exported =
    { $count ->
        [one] { $file }: { $count } wpis.
        [few] { $file }: { $count } wpisy.
       *[many] { $file }: { $count } wpisów.
    }
locale-glossary-written =
    { $count ->
        [one] { $file }: { $count } termin.
        [few] { $file }: { $count } terminy.
       *[many] { $file }: { $count } terminów.
    }
locale-glossary-form = { $file }: glosariusz zapisuje się w pliku, którego nazwa kończy się na jedno z: { $available }.
# $lang (text), $count (number): messages written
locale-imported =
    { $count ->
        [0] { $lang }: nic się nie zmieniło.
        [one] { $lang }: zapisano { $count } komunikat.
        [few] { $lang }: zapisano { $count } komunikaty.
       *[many] { $lang }: zapisano { $count } komunikatów.
    }

## Refusals

# $lang (text): as it was typed
locale-bad-language = „{ $lang }” nie jest kodem języka, takim jak cs lub pt-BR.
# $folder (text), $command (text): to be typed
locale-language-there = Folder { $folder } już istnieje; zobacz { $command }.
# $lang (text), $available (text: languages separated by commas)
locale-no-language = Nie ma tu tłumaczenia na „{ $lang }”. Są: { $available }.
# $folder (text)
locale-no-folder = { $folder } nie jest folderem, w którym można zapisywać; podaj inny w --folder.
# $folder (text)
locale-missing-folder = Nie ma folderu { $folder }.
# $key (text)
locale-no-key = Nie ma komunikatu „{ $key }”.
# $key (text), $file (text)
locale-untranslated = „{ $key }” nie jest jeszcze przetłumaczone. Najpierw wpisz tłumaczenie do { $file }.
locale-format-junk = { $file }: nie da się odczytać wiersza { $line }.
locale-formatted =
    { $checked ->
        [true] Pliki bez kanonicznego układu: { $count } z { $files }.
       *[false] Pliki zapisane na nowo: { $count } z { $files }.
    }
# $count (number): how many files, $files (number): of how many, $checked (text): true if they were only looked at
locale-annotated =
    { $checked ->
        [true] Nieaktualne wygenerowane komentarze: { $count } z { $files } plików angielskich.
       *[false] Zapisano od nowa: { $count } z { $files } plików angielskich.
    }
# $card (text): as it was typed
locale-no-card = Nie ma karty „{ $card }”.
locale-picture-form = { $file }: obraz to plik z jednym z tych rozszerzeń: { $available }.
locale-picture-missing = To dotyczy obrazu: podaj jego plik w --picture.
# $box (text), $available (text: names separated by commas)
locale-no-box = Nie ma pliku „{ $box }”. Są: { $available }.
locale-source-language = Angielski to język, z którego się tłumaczy.
# $file (text): the file that has to be put right before it can be written anew; $command (text): to be typed
locale-file-damaged = Plik { $file } jest uszkodzony; najpierw uruchom { $command }.

## Import: findings in a PO file

# $detail (text): what the reader of PO files says, in English
locale-po-syntax = to nie jest plik PO: { $detail }
# $lang (text): the language asked for
locale-po-header = nagłówek pliku nie podaje języka; powinien zawierać Language: { $lang }
# $lang (text): the language of the file; $expected (text): the one asked for
locale-po-language = to tłumaczenie na { $lang }, a nie na { $expected }
# $context (text): the msgctxt as it stands
locale-po-context = „{ $context }” nie jest miejscem w naszych plikach
# $context (text)
locale-po-duplicate = „{ $context }” stoi dwa razy
# $key (text), $detail (text): what the Fluent parser says, in English
locale-po-damaged = nie można odczytać „{ $key }”: { $detail }
# $key (text)
locale-po-incomplete = „{ $key }” jest przetłumaczone tylko częściowo i zostaje pominięte
# $key (text)
locale-po-outdated = angielski tekst „{ $key }” zmienił się od czasu utworzenia tego pliku; pozostaje oznaczony jako nieaktualny
# $key (text)
locale-po-structure = warianty „{ $key }” nie pasują do siebie

## Preview and explanation

# $name (text), $kind (text): creature, hero, god ...; $file (text): the edition
locale-preview-title = { $name } ({ $kind }, { $file })
# $length (number), $limit (number): characters
locale-preview-length = znaki: { $length } z { $limit }
# $was (text), $now (text): what the English was, none if nobody knows, and is
locale-preview-changed =
    { $was ->
        [none] angielski tekst się zmienił. Teraz jest: { $now }
       *[other] po angielsku było: { $was } Teraz jest: { $now }
    }
# $variables (text): as the comment of the English message has it
locale-explain-variables = Zmienne: { $variables }
# $lang (text): the language that has no such message
locale-explain-missing = bez tłumaczenia na { $lang }

## A new language: comments at the head of each file

# $lang (text): the code of the language; $name (text): what it is called in English; $file (text)
locale-head = { $name } ({ $lang }): { $file }. Aby przetłumaczyć komunikat, usuń # > z jego wierszy i wpisz swoje słowa w miejsce angielskich. To, co nadal stoi za # >, liczy się jako brakujące i jest pokazywane po angielsku.
