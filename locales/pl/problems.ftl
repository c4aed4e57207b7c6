### Problemy treści: jeden komunikat na kod, wyświetlany po `file:line:column: error[code]:`.
### Krótko, bez kropki na końcu i bez rad, które daje wiersz „czy chodziło o”.
### Nazwy, typy i wartości pojawiają się tak, jak stoją w pliku; typy to słowa TOML (string, integer, float, boolean,
### array, table).

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = błąd
problem-warning = ostrzeżenie
problem-note = wskazówka
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = czy chodziło o „{ $name }”?
problem-known = tu dozwolone: { $names }

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = to nie jest TOML: { $detail }
    .advice = Reszty tego pliku nie sprawdzono.
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = nie można odczytać pliku ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = plik jest za duży; dozwolone bajty: { $limit }
# $name: the file or the box; $found (number): values; $limit (number)
problem-too-much = „{ $name }” mówi za dużo: wartości { $found }; dozwolone: { $limit }
# $name: the file, as its manifest names it
problem-file-outside = „{ $name }” prowadzi poza folder swojej wtyczki

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = w „{ $table }” nie ma klucza „{ $name }”
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = w „{ $table }” brakuje klucza „{ $name }”
# $name: the key; $expected, $found: types
problem-wrong-type = „{ $name }” ma zły typ: oczekiwano { $expected }, jest { $found }
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = „{ $name }” nie może mieć wartości { $found }; dozwolone: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = nie ma czasownika „{ $name }”
    .advice = docs/vocabulary.md wymienia każdy czasownik z kluczami.
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = w rodzaju { $kind } nie ma identyfikatora „{ $name }”
    .advice = Id pochodzą z modułów, w które gra się razem; jedno wypisze cyclades show KIND:ID --modules A,B.
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = „{ $name }” może oznaczać którykolwiek z identyfikatorów: { $candidates }; podaj pełny
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = „{ $name }” jest już zdefiniowane w { $first }
    .advice = Weź inne id; aby zastąpić tamto, wymień je w replaces manifestu.
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = „{ $name }” nie dotyczy żadnej definicji tego modułu
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = w { $target } nie ma „{ $name }”, więc nie można tego zmienić
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = „{ $name }” już jest w { $target }; aby zastąpić, użyj set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } i { $other } zmieniają „{ $name }” w { $target } (drugi raz w { $first }), nie wiedząc o sobie; musi to ustalić ich wspólna interakcja (interaction)
# $name: the quantity
problem-unknown-quantity = nie ma wielkości „{ $name }”
# $name: the moment
problem-unknown-moment = nie ma momentu „{ $name }”
# $name: the tag
problem-unknown-tag = nic nie ma etykiety „{ $name }”
    .advice = Coś musi mieć ją wśród swoich tags.
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = selektor rodzaju { $sort } nie zna klucza „{ $name }”
# $name: the message id; $language: the language that lacks it
problem-missing-string = brakuje tekstu „{ $name }” w języku { $language }
    .advice = Teksty są w locales/en/<box>.ftl, według rodzaju i id; bez tego gracz czyta id.

## Effects

# $name: the binding
problem-unknown-binding = nic przed tym wierszem nie nadaje nazwy „{ $name }”
    .advice = Nazwę wiąże wcześniejszy czasownik przez as = "…".
# $name: the parameter; $binding: the binding; $expected, $found: kinds
problem-wrong-kind = „{ $name }” przyjmuje { $expected }, ale „{ $binding }” jest rodzaju { $found }
    .advice = Każdy parametr przyjmuje określone rodzaje. Wymienia je docs/vocabulary.md.
# $name: the word of the number
problem-unmeasured-number = „{ $name }” to liczba, a warunek musi ją porównać
    .advice = W tej samej tabeli trzeba wpisać at-least, at-most albo exactly, na przykład exactly = 3.
problem-no-content = „{ $name }” nie wnosi żadnej treści
    .advice = Hook cyclades_expansion wtyczki zwraca folder z plikiem manifest.toml.
problem-no-subject = „{ $name }” działa w imieniu frakcji, a ten efekt żadnej nie ma
    .advice = Umieść to w each po frakcjach z act = true albo uruchom program z for.
problem-wrong-place =
    „{ $name }” działa tylko { $place ->
        [turn] w turze znacznika, w programie take-turns
       *[round] w fazie lub w przygotowaniu gry, nie w efekcie karty, boga ani zasady
    }
# $name: the binding
problem-unused-binding = nazwa „{ $name }” jest tu nadana i nigdy nieużyta
# $name: the effect, by its place in the list
problem-unreachable-effect = „{ $name }” nigdy nie może się zdarzyć
# $name: the program; $programs: those that run one another, in order
problem-endless-program = program „{ $name }” uruchamia sam siebie bez końca: { $programs }
    .advice = Wstaw warunek (when) albo pytanie między kolejne uruchomienia.
problem-missing-obligation = nic nie rozstrzyga tego, do czego to może doprowadzić: „{ $name }”
    .advice = Dodaj [obligation.{ $name }] z polem effect albo usuń to, co do tego prowadzi.
problem-missing-definition = bez { $name } nie da się grać
    .advice = Dodaj tę definicję w pliku modułu albo wymagaj modułu, który ją ma.

## Boards

# What is wrong with a board. $problem (text): a code; $about (text): the area, token, row, count it is about; $expected (text): a word for
# what could stand there; $limit (number)
problem-board =
    { $problem ->
        [no-land] nie ma żadnego obszaru lądowego
        [no-sea] nie ma żadnego obszaru morskiego
        [unknown-key] nie ma klucza „{ $about }”
        [unknown-area] nie ma obszaru „{ $about }” odpowiedniego rodzaju
        [bad-squares] te pola nie pasują: { $about }
        [split-area] pola obszaru „{ $about }” nie łączą się ze sobą
        [split-island] obszary wyspy „{ $about }” nie łączą się ze sobą
        [duplicate-area] dwa obszary nazywają się „{ $about }”
        [taken-start] dwa miejsca zaczynają w obszarze „{ $about }”
        [unknown-token] nie wiadomo, czym jest „{ $about }”
        [unused-token] „{ $about }” jest objaśnione, ale nie występuje
        [ragged-map] rząd { $about } nie pasuje do sąsiednich
        [duplicate-tile] płytka „{ $about }” występuje dwa razy
        [unknown-tile] nie ma płytki „{ $about }”
        [bad-tile] płytka ma złą liczbę pól: { $about }
        [taken-place] dwie płytki leżą w miejscu { $about }
        [split-layout] płytki nie łączą się ze sobą
        [too-large] to więcej niż { $limit }
        [taken-name] „{ $about }” to już nazwa innego obszaru
       *[other]
            { $expected ->
                [text] tu musi być tekst
                [flag] tu musi być true albo false
                [count] tu musi być liczba od 0
                [names] tu musi być lista nazw
                [numbers] tu musi być lista liczb
                [table] tu musi być tabela
                [tables] tu musi być lista tabel
                [land-or-sea] tu musi być „land” albo „sea”
                [site] tu musi być true, false albo pola, na których leży miejsce
                [covered-or-shared] tu musi być „covered” albo „shared”
                [players] tu musi być jedna z możliwych liczb graczy
                [a-or-b] tu musi być „a” albo „b”
                [id] identyfikatory mają litery, cyfry, kropki i łączniki; to nie jest identyfikator: { $about }
                [name] nazwy mają małe litery, cyfry i łączniki
               *[other] tu musi być miejsce, na przykład [0, 1]
            }
    }
# $name: the map; $detail: the words of problem-board
problem-bad-map = nie można odczytać mapy „{ $name }”: { $detail }
# $name: the board; $detail: the words of problem-board
problem-bad-board = plansza „{ $name }” nie działa: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = te moduły czekają na siebie nawzajem: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = „{ $module }” wymaga modułu „{ $name }”
    .advice = Zainstaluj to, co go zawiera, albo wczytaj folder przez --folder.
# $name, $module: two modules that exclude each other
problem-module-conflict = nie można grać w „{ $module }” razem z „{ $name }”
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = „{ $module }” jest dla silnika { $expected }, a to jest { $found }
# $name: the option
problem-unknown-option = nie ma opcji „{ $name }”; znane: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = opcja „{ $name }” nie może mieć wartości { $found }; dozwolone: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = wtyczka „{ $name }” zawiodła: { $detail }
problem-no-expansion = „{ $name }” nie jest rozszerzeniem: nie zawiera ani manifest.toml, ani pyproject.toml z punktem wejścia grupy cyclades.expansions

## What a check of an expansion finds; .advice says what to do about it, as a sentence

problem-in-sets = w: { $sets }
# no variables
problem-no-engine-range = manifest nie mówi, dla których wersji silnika powstał
    .advice = Dopisz engine = ">=1.0,<2" pod version: wtedy późniejszy silnik odmówi, zamiast grać źle.
problem-self-reference = „{ $module }” wymienia sam siebie pod „{ $name }”
    .advice = Usuń to: moduł jest zawsze obecny, gdy się w niego gra.
problem-no-such-module = nie ma tu modułu „{ $name }”
    .advice = Można wymieniać moduły niezainstalowane, ale literówki nikt by nigdy nie zauważył. Listę podaje cyclades modules.
problem-unplayable-module = nie ma zestawu modułów, w którym można by zagrać w „{ $name }”
    .advice = To, czego wymaga, wyklucza jego albo siebie nawzajem: sprawdź requires, conflicts i refuses.
problem-never-together = w moduły tej interakcji nigdy nie można grać razem: { $name }
    .advice = Jeden wyklucza drugi albo wymaga takiego, który to robi; treść jej plików nigdy nie działa.
problem-unread-file = żaden moduł nie wymienia pliku „{ $name }”
    .advice = Wpisz go w files, boards albo tiles modułu w manifest.toml albo usuń.
problem-unused-option = żadna treść nie pyta o opcję „{ $name }”
    .advice = Warunek czyta ją jako when = { "{" } option = { "{" } … = … { "}" } { "}" }.
problem-unused-program = nic nie uruchamia programu „{ $name }”
    .advice = Uruchom go czasownikiem run albo usuń.
problem-unused-counter = nic nie czyta ani nie zmienia licznika „{ $name }”
    .advice = Usuń go albo użyj w warunku lub liczbie.
problem-unread-tag = nic nie pyta o znacznik „{ $name }”
    .advice = Sam znacznik nic nie robi: służy selektorom, akcjom i taliom.
problem-unread-string = nic się nie nazywa „{ $name }”
    .advice = Zmieniło się id albo jest literówka: tekst znajduje się po rodzaju i id.
problem-missing-text = „{ $name }” ma nazwę, a nie ma tekstu
    .advice = Co robi karta, stoi w atrybucie .text pod nazwą: czyta się to na karcie.
problem-negative-amount = „{ $name }” to { $found }, mniej niż nic
    .advice = Aby coś odebrać, użyj innego czasownika (pay, discard, destroy) z liczbą dodatnią.
problem-large-amount = „{ $name }” to { $found }; żadna karta żadnej edycji nie zbliża się do { $most }
    .advice = Jeśli tak ma być, zostaw: to tylko pytanie.
problem-does-nothing = „{ $name }” nic nie robi
    .advice = Daj mu effect, trigger, modifier albo ability.
problem-unfired-moment = nikt nie ogłasza momentu „{ $name }”, więc to nigdy się nie dzieje
    .advice = Momenty wymienia docs/vocabulary.md; może go ogłosić twoja faza albo wybierz taki, który te moduły mają.
problem-unopened-window = nikt nie otwiera okna „{ $name }”, więc nie da się tego nigdy użyć
    .advice = Okna wymienia docs/vocabulary.md; bez at używa się tego w turze właściciela.
problem-overlapping-modifiers = { $module } też ustala „{ $name }” ({ $first }) i nikt nie zdecydował, czyja liczba się liczy
    .advice = Wymień drugi moduł w after albo rozstrzygnij to w interakcji obu; add i at-least nie potrzebują kolejności.
problem-same-moment = { $module } czeka na „{ $name }” z tą samą rangą ({ $first }); o kolejności decyduje alfabet
    .advice = Jeśli kolejność ma znaczenie, daj inną rangę albo wymień drugi moduł w after.
problem-same-rank = faza „{ $name }” ma rangę fazy „{ $other }” ({ $module }); o kolejności decyduje alfabet
    .advice = Rangi to liczby między rangami innych faz: weź wolną.
problem-no-deck = „{ $name }” nie leży w żadnej talii, więc nikt jej nie spotka
    .advice = Napisz deck = "…" w karcie albo zdefiniuj [[deck]] z kinds = ["…"].
problem-removed-and-used = { $module } usuwa „{ $name }”, a to jest tu potrzebne
    .advice = Powiedz w [[interaction]] obu, co wtedy obowiązuje, albo odmów drugiemu modułowi.
problem-unplayable-set = „{ $name }” nie da się przygotować dla żadnej liczby graczy
    .advice = Musi być plansza dla jakiegoś trybu tych modułów.
problem-unplayable-board =
    { $detail ->
        [none] plansza „{ $name }” jest dla { $players } graczy, a te moduły są dla { $allowed }
       *[other] planszy „{ $name }” nie da się przygotować dla { $players } graczy: { $detail }
    }
    .advice = Porównaj players i miejsca z trybami oraz ile lądu wymaga przygotowanie.
problem-play-violation =
    { $clause ->
        [none] przed pierwszym ruchem
       *[other] po ruchu „{ $clause }”
    } w grze o ziarnie { $seed } coś jest nie tak: { $name } { $detail }
    .advice = Ten wiersz jest wykonywany w tym ruchu. To polecenie pokaże rundę: { $command }
problem-play-fault = gra o ziarnie { $seed } się urywa: { $name } { $detail }
    .advice = Program zawiódł w tym wierszu: zgłoś to razem z rozszerzeniem.
problem-play-endless = „{ $name }” nie ma końca: zatrzymano po { $limit } krokach
    .advice = Coś musi się zmienić i to zakończyć: warunek, który przestaje zachodzić, albo pytanie, na które można odmówić.
# $name: the program; $limit: the largest number
problem-play-overflow = „{ $name }” daje liczbę, której gra nie pomieści; możliwe są liczby od 0 do { $limit }
    .advice = Licz mniej albo postaw przed tym warunek.
# $name: the kind of the fault; $detail: what Python says, in English
problem-play-word = słowo rozszerzenia zawodzi: { $name }: { $detail }
    .advice = To Python rozszerzenia: jego słowa muszą sobie radzić z każdą pozycją, którą można rozegrać.
problem-play-unfinished = gra o ziarnie { $seed } nie skończyła się po { $rounds } rundach
    .advice = Losowi gracze są powolni; jeśli zdarza się to często, nikt nie może wygrać.
problem-scenario-failed = scenariusz „{ $name }” zawodzi: { $detail }
    .advice = To polecenie wypisze każdą linię i następne pytanie: { $command }
