### Błędy silnika, które nie są problemami treści: jeden komunikat na kod, `error-<code>`.
### Całe zdania. Nazwy modułów pojawiają się tak, jak się je wpisuje.


## Modules

error-no-modules = Nie podano żadnego modułu. Zobacz cyclades modules.
# $name (text): what was asked for; $nearest (text or none): the module most like it
error-unknown-module =
    { $nearest ->
        [none] Nie ma modułu „{ $name }”.
       *[other] Nie ma modułu „{ $name }”. Czy chodziło o „{ $nearest }”?
    }
# $module (text): a module of the list; $requires (text): what it needs, alternatives separated by a bar;
# $works (text or none): the nearest list that can be played
error-missing-module =
    { $works ->
        [none] Nie można grać w „{ $module }” bez { $requires }.
       *[other] Nie można grać w „{ $module }” bez { $requires }. Ta lista działa: { $works }
    }
# $module, $other (text): two modules of the list; $cite (text or none): the rule that says so;
# $works (text or none): the nearest list that can be played; $also (text or none):
# another one, that keeps what was named
error-conflicting-modules =
    { $cite ->
        [none] Nie można grać w „{ $module }” razem z „{ $other }”.
       *[other] Nie można grać w „{ $module }” razem z „{ $other }” ({ $cite }).
    } { $works ->
        [none] Nie działa żadna podobna lista.
       *[other]
            { $also ->
                [none] Ta lista działa: { $works }
               *[other] Działają listy: { $works } lub { $also }
            }
    }

## Saves

# $part (text): the key that is not there
error-save-missing = W zapisie brakuje „{ $part }”.
# $part (text): the key whose value is wrong
error-save-damaged = Część „{ $part }” zapisu jest uszkodzona.
# $flaw (word: large, deep, values, number, text, kind, table or syntax); $line, $column (numbers): the place, line 0 for none
error-save-unreadable =
    { $line ->
        [0] Nie można odczytać zapisu
       *[other] Nie można odczytać zapisu (wiersz { $line }, kolumna { $column })
    }: { $flaw ->
        [large] jest za duży.
        [deep] zbyt wiele list i tabel leży jedna w drugiej.
        [values] zawiera zbyt wiele wartości.
        [number] to nie jest liczba albo jest ona za długa.
        [text] ten tekst zawiera znaki, których nie wolno drukować.
        [kind] zawiera coś, czego JSON nie zna.
        [table] to nie jest zapis.
       *[syntax] to nie jest JSON.
    }
# $found (number): schema of the save; $known (number): the newest that this engine reads
error-save-newer = Zapis ma schemat { $found }; ten silnik czyta najwyżej { $known }.
# $modules (text): the modules of the save
error-save-ruleset = Zapis powstał przy innej treści lub innych opcjach modułów { $modules }.
# $index (number): place in the log, from 1; $clause (text): the line; $reason (text): code of the refusal
error-save-log = Wiersza { $index } dziennika nie można odtworzyć: { $clause } ({ $reason })
# $part (text): the part that was changed by hand
error-save-altered = Część „{ $part }” nie zgadza się z resztą zapisu.

## Bots

# $name (text): what was asked for; $nearest (text or none); $known (text): the names there are
error-unknown-bot =
    { $nearest ->
        [none] Nie ma bota „{ $name }”. Znane: { $known }
       *[other] Nie ma bota „{ $name }”. Czy chodziło o „{ $nearest }”? Znane: { $known }
    }
# $bot (text), $name (text): the parameter; $nearest (text or none); $known (text or none): the parameters it has
error-unknown-bot-parameter =
    { $known ->
        [none] Bot „{ $bot }” nie ma parametrów.
       *[other]
            { $nearest ->
                [none] Bot „{ $bot }” nie ma parametru „{ $name }”. Ma: { $known }
               *[other] Bot „{ $bot }” nie ma parametru „{ $name }”. Czy chodziło o „{ $nearest }”?
            }
    }
# $bot (text), $name (text): the parameter; $value (text); $default (number): what it is when left out
error-bad-bot-parameter = „{ $name }” bota „{ $bot }” musi być liczbą, na przykład { $default }, a nie „{ $value }”.
error-bot-parameter-limit = „{ $name }” bota „{ $bot }” na serwerze może wynosić najwyżej { $most }, a nie { $value }.
# $given (number), $players (number)
error-bots-number = Liczba botów: { $given }, liczba graczy: { $players }. Podaj jednego bota dla wszystkich albo po jednym na każde miejsce.
# $folder (text), $file (text): the file that a study has; $command (text): to be typed
error-study-missing = „{ $folder }” to nie badanie: nie ma { $file }. Tworzy je { $command }.
# $bots (text): what was given
error-tournament-bots = Turniej wymaga co najmniej dwóch różnych botów, a nie „{ $bots }”.
error-tournament-lone = „{ $bot }” ma grać sam, ale nie ma go wśród botów tego turnieju: { $bots }.
# $name (text), $reason (text): what Python says
error-broken-bot = Nie można użyć bota „{ $name }” z innego pakietu: { $reason }
error-board-varies = Plansza „{ $board }” jest układana losowo: każda gra miałaby inne obszary. Wybierz taką, która ma własną nazwę.
error-program-late = Bot „{ $command }” nie odpowiedział na „{ $prompt }” w ciągu { $seconds } s.
error-program-died = Bot „{ $command }” zakończył działanie (kod { $code }), gdy zapytano go o „{ $prompt }”.
error-program-garbled = Bot „{ $command }” napisał coś, co nie jest odpowiedzią na „{ $prompt }”: { $line }
error-program-illegal = Bot „{ $command }” odpowiedział { $answer } na „{ $prompt }”; nie ma tego wśród odpowiedzi.
error-program-not-here = Programy nie mogą tu być botami ({ $spec }): może je wskazać tylko twój własny wiersz poleceń.
error-program-start = Nie można uruchomić bota „{ $command }”: { $reason }
# $there (text), $here (text): fingerprints of the content
error-worker-content = Proces klastra ma inną zawartość ({ $there }) niż ten komputer ({ $here }): zainstaluj te same wersje.
error-worker-died = Proces, który grał, został zakończony z zewnątrz albo zabrakło mu pamięci. Zapisane wiersze zostają: to samo polecenie idzie dalej.
# $address (text)
error-no-scheduler = Pod adresem „{ $address }” nie odpowiada żaden planista.
# $extra (text): cluster, parquet and so on
error-missing-extra = Potrzebna biblioteka nie jest zainstalowana: pip install "cyclades-engine[{ $extra }]".
# $file (text), $line (number)
error-study-damaged = Wiersz { $line } pliku „{ $file }” nie jest tym, co zapisuje badanie.
# $folder (text), $key (text): what is different; $there (text), $now (text): its values
error-study-differs = „{ $folder }” zawiera inne badanie: { $key } to tam { $there }, a teraz { $now }. Weź inny folder albo poproś o to samo.
# $folder (text), $file (text): the file that tells what the rows are
error-study-unknown = W „{ $folder }” są wiersze, ale nie ma { $file }: nie wiadomo, czym są. Weź inny folder.
# $folder (text)
error-study-busy = „{ $folder }” jest właśnie wypełniany przez kogoś innego.

## Setting up a game

# $mode (text), $modes (text): those there are
error-unknown-mode = Nie ma tu trybu „{ $mode }”. Tryby: { $modes }
# $players (number), $allowed (text): numbers of players
error-wrong-players =
    { $players ->
        [one] Nie można w to grać w { $players } osobę; możliwe: { $allowed }
        [few] Nie można w to grać w { $players } osoby; możliwe: { $allowed }
       *[many] Nie można w to grać w { $players } osób; możliwe: { $allowed }
    }
# $names (text)
error-same-name = Dwóch graczy ma to samo imię: { $names }
# $name (text): who was asked for; $seats (text): those who sit there
error-unknown-seat = Nie ma miejsca „{ $name }”. Miejsca: { $seats }
# $name (text): the argument of a call; $expected (word: number, derivation, modules, table, folders, ruleset or generator);
# $found (text): what was given; $kind (text): its type in Python
error-bad-argument =
    Jako „{ $name }” potrzebna jest { $expected ->
        [number] liczba całkowita
        [derivation] liczba 1 albo 2
        [modules] lista nazw modułów, także jako tekst
        [table] tabela nazw i wartości
        [folders] lista folderów
        [ruleset] instancja klasy Ruleset
        [generator] instancja generatora liczb losowych
       *[other] inna wartość
    }, a nie „{ $found }” ({ $kind }).
# $name (text); $flaw (word: text, empty, long, blanks, unseen, form, between or taken); $limit (number): most characters
error-bad-name =
    { $flaw ->
        [text] Imię gracza musi być tekstem, a { $name } nim nie jest.
        [empty] Jeden z graczy nie ma imienia.
        [long] Imię „{ $name }” jest za długie; dozwolona liczba znaków: { $limit }.
        [blanks] Imię „{ $name }” ma odstępy na końcach, kilka z rzędu albo nietypowe.
        [unseen] Imię „{ $name }” zawiera znaki, których nie widać.
        [form] Litery imienia „{ $name }” nie są w postaci złożonej (NFC).
        [between] Imię „{ $name }” zawiera dwukropek, przecinek albo znak równości, a te oddzielają imiona.
       *[taken] Imię „{ $name }” znaczy w tej grze coś innego.
    }
# $limit (number): most seats
error-too-many-players = Przy stole nie ma więcej miejsc; ich największa liczba: { $limit }.
# $name (text), $players (text)
error-unknown-player = W drużynach jest „{ $name }”, a takiego gracza nie ma. Gracze: { $players }
# $size (number)
error-bad-teams = Każdy gracz należy do jednej drużyny; wielkość drużyny: { $size }.
# $players (number)
error-no-board =
    { $players ->
        [one] Nie ma planszy dla { $players } gracza.
        [few] Nie ma planszy dla { $players } graczy.
       *[many] Nie ma planszy dla { $players } graczy.
    }
# $land, $islands (number): what the board has; $least, $most (number): what it must have of each
error-small-board = Plansza jest za mała. Obszary lądowe: { $land }, potrzeba co najmniej: { $least }. Wyspy: { $islands }, potrzeba co najmniej: { $most }.
# $name (text), $boards (text)
error-unknown-board = Nie ma planszy „{ $name }”. Plansze: { $boards }

## Positions (the `given` of a scenario)

# $where (text): the part of the position; $name (text): what it names; $nearest (text or none): a name that there is
error-position-unknown =
    „{ $where }” wymienia „{ $name }”, a tego nie ma{ $nearest ->
        [none] { "." }
       *[other] ; czy chodziło o „{ $nearest }”?
    }
# $where (text): the table; $name (text): the key; $nearest (text or none): one that there is
error-position-key =
    W „{ $where }” nie ma klucza „{ $name }”{ $nearest ->
        [none] { "." }
       *[other] ; czy chodziło o „{ $nearest }”?
    }
# $line, $column (number): where it stops to be TOML
error-position-syntax = Nie można odczytać pozycji: wiersz { $line }, kolumna { $column }.
# $where (text): the part of the position; $name (text): the value, or what it says there is; $expected (text): a word for what could stand there
error-position-value =
    „{ $where }” nie może mieć wartości { $name }; oczekiwano: { $expected ->
        [number] liczba od 0 do 250
        [amount] liczba od 0
        [name] nazwa
        [list] lista
        [table] tabela
        [row] nazwy, ewentualnie z liczbą na końcu
       *[other] jedna z opisanych postaci
    }.
# $where (text): the part of the position; $name (text): the building
error-position-full = Nie ma wolnego pola na „{ $name }” ({ $where }).
# $problem (text): its name among the invariants; $name (text): what it is about; $where (text): the part of the position
error-position-impossible =
    Taka pozycja jest niemożliwa ({ $problem }): { $problem ->
        [wrong-ground] taka jednostka tam nie stoi
        [ownerless-units] jednostki na obszarze, który do nikogo nie należy
        [sea-owner] morze należy do tego, kto ma tam floty, a bez nich do nikogo
        [twice] to istnieje tylko raz
        [supply] liczba figurek na planszy i w zasobach się nie zgadza
        [reserve] liczba jednostek na planszy i w rezerwie się nie zgadza
        [goods] liczba żetonów u graczy i w zasobach się nie zgadza
        [wrong-site] ten budynek nie pasuje do tego miejsca
        [under-a-large-building] budynek stoi pod dużą budowlą
        [piece-without-card] figurka stoi na planszy, a nikt nie ma jej karty
        [card-without-piece] ktoś ma kartę, a jej figurka nie stoi na planszy
        [card-of-another] figurka stoi u jednej frakcji, a kartę ma inna
        [far-sea] port nie leży przy tym morzu
        [no-harbour] nie ma tu portu, który mógłby mieć morze
        [offering-nowhere] ofiara leży na wydrukowanym bogu, ale nie w jego rzędzie
        [two-offerings] dwie ofiary na jednym bogu
        [hidden-god] ten bóg nie leży odkryty
        [marker-twice] frakcja nie ma już znacznika na to miejsce
        [marker-nowhere] znacznika frakcji nie ma ani na torze kolejności, ani na bogu
        [eliminated-owner] wyeliminowana frakcja ma obszar
        [eliminated-holder] wyeliminowana frakcja ma kartę
        [eliminated-marker] wyeliminowana frakcja ma znacznik
        [card-of-nobody] figura stoi na planszy i nie należy do nikogo, więc jej karta nie leży przed żadną frakcją
        [wrong-zone] taka karta tam nie leży
        [card-twice] karta jest w dwóch miejscach albo nie ma ich tyle
        [one-purse] partnerzy mają wspólną kasę, a podano dwie kwoty
        [too-many] nie ma ich tyle
        [no-round] rundy liczy się od 1; przed nimi jest tylko przygotowanie
       *[other] części się nie zgadzają
    } [{ $name }].
# $where (text): the table; $name (text): the key
error-position-missing = W „{ $where }” brakuje klucza „{ $name }”.

## Scripted chance (`chance` of a scenario, `Game.script`)

# $name (text): the key; $nearest (text or none)
error-script-kind =
    { $nearest ->
        [none] Nie ma losowań rodzaju „{ $name }”.
       *[other] Nie ma losowań rodzaju „{ $name }”. Czy chodziło o „{ $nearest }”?
    }
# $kind (text): the list; $name (text): the same kind of draw under its other name
error-script-twice = „{ $kind }” i inna lista opisują te same losowania ({ $name }).
# $kind (text): the list; $name (text): what stands there; $possible (text or none): what could
error-script-value =
    { $possible ->
        [none] W „{ $kind }” nie może tu być { $name }.
       *[other] W „{ $kind }” nie może tu być { $name }; możliwe: { $possible }
    }
# $kind (text): the list; $name (text): an id; $nearest (text or none)
error-script-unknown =
    { $nearest ->
        [none] „{ $kind }” wymienia „{ $name }”, a tego nie ma.
       *[other] „{ $kind }” wymienia „{ $name }”, a tego nie ma. Czy chodziło o „{ $nearest }”?
    }
# $kind (text): the list; $name (text): an entry; $line (text or none): the line that drew
error-script-impossible =
    { $line ->
        [none] Nie można tu wylosować „{ $name }” ({ $kind }): nie ma tego albo widziano to gdzie indziej.
       *[other] W wierszu „{ $line }” nie można wylosować „{ $name }” ({ $kind }): nie ma tego albo widziano to gdzie indziej.
    }
# $kind (text): the list; $name (text): how many entries it has; $line (text or none): the line that drew
error-script-short =
    { $line ->
        [none] Lista „{ $kind }” jest za krótka: opisane losowania: { $name }, a było jeszcze jedno.
       *[other] Lista „{ $kind }” jest za krótka: opisane losowania: { $name }, a „{ $line }” wymaga jeszcze jednego.
    }
# $kind (text): the list; $name (text): the first entry that was not drawn
error-script-left = Nigdy nie wylosowano „{ $name }” ({ $kind }).

## Content

# $program (text): the program; $definition (text or none): the card it belongs to; $limit (number): steps
error-endless =
    { $definition ->
        [none] Program „{ $program }” się nie kończy; zatrzymano go. Wykonane kroki: { $limit }.
       *[other] Program „{ $program }” („{ $definition }”) się nie kończy; zatrzymano go. Wykonane kroki: { $limit }.
    }
# $program, $definition as above; $limit (number): the largest number
error-overflow =
    { $definition ->
        [none] Program „{ $program }” daje liczbę, której gra nie pomieści; możliwe są liczby od 0 do { $limit }.
       *[other] Program „{ $program }” („{ $definition }”) daje liczbę, której gra nie pomieści; możliwe są liczby od 0 do { $limit }.
    }

## Expansions of one’s own

error-unknown-expansion = Nie ma ani folderu, ani rozszerzenia „{ $name }”; znane: { $known }.
error-expansion-name =
    Rozszerzenie nie może się nazywać „{ $name }”: { $flaw ->
        [taken] takie już jest
       *[form] małe litery, cyfry i łączniki, na początku litera, najwyżej { $limit } znaków
    }.
# $at (number): as it was typed; $most (number)
error-record-ply = Nie ma posunięcia { $at }: zapis ma ich { $most }.
error-record-seen-by = To, co widział gracz, można zapisać tylko jako zapis gry (record): podaj --to record albo pomiń --seen-by.

## Tables that are served

error-store-away = Serwer nie ma teraz połączenia ze swoją bazą danych. To, co zostało potwierdzone, pozostaje; to, co właśnie zrobiono, nie zostało potwierdzone: spróbuj za chwilę ponownie.
error-store-damaged = Baza danych serwera jest uszkodzona. To, co właśnie zrobiono, nie zostało zapisane. Powiedz o tym opiekunowi serwera.
error-store-full = Dysk serwera jest pełny: to, co właśnie zrobiono, nie zostało zapisane. Powiedz o tym opiekunowi serwera i spróbuj ponownie.
error-store-read-only = Bazę danych serwera można teraz tylko odczytywać: to, co właśnie zrobiono, nie zostało zapisane. Powiedz o tym opiekunowi serwera i spróbuj ponownie.
