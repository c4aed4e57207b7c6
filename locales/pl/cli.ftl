### Teksty wiersza poleceń. Każdy identyfikator zaczyna się od cli-.
### Variables and types as in core.ftl. Help texts of commands stand in help.ftl.

# $seed (number or text): printed so that it can be typed in again.
cli-seed = Ziarno: { $seed }
# $version (text), $build (text: compiled or pure)
cli-version =
    Cyclades { $version } ({ $build ->
        [compiled] skompilowana
       *[pure] czysty Python
    })
# $lang (text), $available (text: languages separated by commas)
cli-unknown-language = Nie ma języka „{ $lang }”. Dostępne: { $available }.
cli-interrupted = Przerwano.
# $name (text): the plug-in
cli-interrupted-plugin = Przerwano podczas wczytywania wtyczki „{ $name }”. Aby nie wczytywać wtyczek innych autorów, ustaw CYCLADES_PLUGINS na pustą wartość.
# $lang (text), $key (text): a message
cli-not-translated = { $lang }: „{ $key }” nie jest przetłumaczone; pokazany jest angielski.
# $lang (text), $key (text): a message or a file; $code (text)
cli-message-fault = { $lang }: nie da się powiedzieć „{ $key }” ({ $code }); pokazane jest coś innego.

## Options and problems

# $detail (text): what is wrong with the arguments
cli-usage-error = Błąd: { $detail }
# $command (text): to be typed
cli-see-help = Zobacz „{ $command }”.
# $name (text): as it was typed; $available (text: commands separated by commas)
cli-no-command = Nie ma polecenia „{ $name }”. Dostępne: { $available }.
# $available (text: commands separated by commas)
cli-missing-command = Brakuje polecenia. Dostępne: { $available }.
# $option (text): as it was typed; $available (text: options separated by commas)
cli-no-option = Nie ma opcji { $option }. Dostępne: { $available }.
# $form (text): the option as it is written, such as --players N [2<=x<=6]
cli-bad-value = Nieprawidłowa wartość: { $form }
# $option (text): as it is written; $value (text): as it was typed
cli-bad-number = { $option }: „{ $value }” nie jest liczbą.
# $option (text), $value (text), $least (number or none), $most (number or none): limits, both included
cli-bad-range =
    { $least ->
        [none] { $option }: „{ $value }” nie jest liczbą do { $most }.
       *[other]
            { $most ->
                [none] { $option }: „{ $value }” nie jest liczbą od { $least } wzwyż.
               *[other] { $option }: „{ $value }” nie jest liczbą od { $least } do { $most }.
            }
    }
# $option (text), $value (text), $available (text: values separated by commas)
cli-bad-choice = { $option }: „{ $value }” nie jest żadną z tych wartości: { $available }.
# $option (text): as it was typed
cli-needs-value = Po { $option } trzeba podać wartość.
# $option (text): as it was typed
cli-takes-no-value = { $option } nie przyjmuje wartości.
# $form (text): the argument or option as it is written
cli-missing-parameter = Brakuje: { $form }
# $arguments (text): as they were typed
cli-extra-arguments = Za dużo argumentów: { $arguments }
# $setting (text): what was given to --option
cli-bad-setting = { $setting } nie ma postaci klucz=wartość.
# $name (text): as it was typed; $available (text: names separated by commas)
cli-no-player = Nie ma gracza „{ $name }”. Gracze: { $available }.
# $pair (text): as it was typed; $available (text: the words feminine and masculine, as they are typed)
cli-bad-gender = { $pair } nie ma postaci imię=rodzaj; rodzaje: { $available }.
cli-no-modules = Nie ma modułu, w który można grać bez innych; zobacz cyclades modules.
# $rule (text): as it was typed; $nearest (text: numbers of rules separated by commas)
cli-no-rule = Nie ma zasady „{ $rule }”. Najbliższe: { $nearest }.
# $rule (text): as it was typed; $letters (text: how numbers begin, separated by commas)
cli-no-such-text = Nie ma zasady „{ $rule }”. Numery zasad zaczynają się od: { $letters }.
cli-rules-in-english = Zasady są spisane tylko po angielsku.
# $file (text), $code (word: missing, denied, folder, no-folder, exists, full, closed, large or other), $reason (text): as the system puts it
cli-file-problem =
    { $code ->
        [missing] { $file }: nie ma takiego pliku ani folderu
        [denied] { $file }: brak uprawnień
        [folder] { $file }: to jest folder
        [no-folder] { $file }: to nie jest folder
        [exists] { $file }: to już istnieje
        [full] { $file }: brak miejsca
        [closed] { $file }: to jest zamknięte
        [large] { $file }: to jest za duże
       *[other] { $file }: { $reason }
    }
# $kind (text): class of the error; $detail (text); $variable (text): an environment variable
cli-internal-fault = Coś poszło nie tak w silniku ({ $kind }: { $detail }). Ustaw { $variable }=1, aby zobaczyć gdzie, i zgłoś nam ten błąd.
# $file (text), $line (number): where; $kind (text): class of the error; $detail (text)
cli-word-fault = { $file }:{ $line }: Słowo rozszerzenia zawiodło ({ $kind }: { $detail }). To jego własny kod: może go poprawić autor.

## Headings of columns

cli-column-module = moduł
cli-column-title = tytuł
cli-column-version = wersja
cli-column-needs = wymaga
cli-column-option = opcja
cli-column-values = wartości
# $values (text: separated by commas), $default (text): what may follow --option KEY=
cli-option-values = { $values }; domyślnie: { $default }
cli-slow-plugin = import wtyczki { $name } trwa { $seconds } s
cli-column-edition = edycja
cli-column-rules = zasady
cli-column-covered = pokryte
cli-column-missing = brakujące
cli-column-exempt = zwolnione
cli-column-player = gracz
cli-column-gold = złoto
cli-column-income = dochód
cli-column-metropolises = metropolie
cli-column-areas = obszary
cli-column-units = jednostki

## Simulations

cli-figure-games = gry
cli-figure-finished = rozegrane do końca
cli-figure-decisions = zadane pytania
cli-figure-forced = wymuszone odpowiedzi
cli-figure-clauses = klauzule
cli-figure-seconds = sekundy
cli-figure-decisions-per-second = pytania na sekundę
cli-figure-violations = naruszenia
cli-column-figure = wielkość
cli-column-number = liczba
cli-column-bot = bot
cli-column-wins = zwycięstwa
cli-column-god = bóg
cli-column-round = cykl
cli-column-way = sposób
cli-column-card = karta
cli-column-uses = użycia
cli-column-battles = bitwy
cli-column-rating = ocena
cli-column-against = wśród
cli-column-share = udział
cli-column-from = od
cli-column-to = do
cli-simulate-progress = Gry
cli-simulate-shared = wspólne
# $seed (number or text), $round (number), $code (text), $details (text)
cli-simulate-violation = Ziarno { $seed }, cykl { $round }: { $code } { $details }
# $seeds (text): separated by commas
cli-simulate-unfinished = Zatrzymane przed końcem, ziarna: { $seeds }
# $modules (text), $games (number)
cli-tournament-title = Moduły { $modules }, gier: { $games }
# $par (text): a share in per cent
cli-tournament-par = Bot wśród równie silnych wygrywa { $par }. Przedziały są 95-procentowe.
# $count (number)
cli-tournament-unfinished = Zatrzymane przed końcem: { $count }
cli-report-way-capture = zdobyta
cli-report-way-gold = złotem
cli-report-way-last = nikt inny nie został
# $games (number)
cli-report-title = Badanie gier: { $games }
# $modules (text), $bots (text), $players (number), $seed (text), $finished (number): games played to their end
cli-report-about = Moduły: { $modules }. Boty: { $bots }. Gracze: { $players }. Ziarno: { $seed }. Rozegrane do końca: { $finished }.
cli-report-reading = Przedziały są 95-procentowe. Linia przerywana to wynik samego przypadku. Kliknięcie nagłówka sortuje.
cli-report-seats = Wygrane według miejsca
cli-report-bots = Wygrane według bota
cli-report-first-gods = Wygrane według boga pierwszej tury
cli-report-metropolises = Wygrane tych, którzy zdobyli metropolię, według sposobu jej zdobycia
cli-report-ways = Jak zwycięzca zdobył ostatnią metropolię
cli-report-lengths = Jak długo trwają gry
cli-report-prices = Ile ofiarowano za bogów
cli-report-cards = Karty: użycie i jak często wygrywał, kto ich użył
cli-report-battles = Bitwy a dokładne szanse
cli-report-share = udział gier, %
cli-report-gold = ofiarowane złoto, średnio
cli-report-odds = dokładna szansa atakującego, %
cli-report-attacker = wygrane atakującego, %
cli-report-fought = stoczone do końca
cli-report-fought-won = z nich wygrane atakującego, %
# $file (text)
cli-report-written = Zapisano: { $file }
cli-simulate-timed = Jeden z botów myśli przez mierzony czas: inny przebieg może policzyć inaczej.
# $bot (text): the spec of a bot that is a program, or that says so itself
cli-simulate-unsteady = „{ $bot }” może za każdym razem odpowiadać inaczej: inny przebieg może dać inne wyniki.
# $count (number): games whose rows were there
cli-simulate-found = Gier, które były już w folderze: { $count }.
# $rate (text): games a second
cli-simulate-rate = { $rate } gier/s
cli-simulate-needs-out = Wiersze zapisuje się tylko w folderze: podaj też --out.
# $given (text), $most (number)
cli-simulate-workers = „{ $given }” to nie liczba od 1 do { $most } ani auto.
cli-simulate-scheduler = --executor dask wymaga --scheduler ADDRESS i tylko on.

## Replays

# $clauses (number), $round (number)
cli-replay-passed =
    { $clauses ->
        [one] Odtworzono { $clauses } klauzulę, do cyklu { $round }.
        [few] Odtworzono { $clauses } klauzule, do cyklu { $round }.
       *[many] Odtworzono { $clauses } klauzul, do cyklu { $round }.
    }
# $seat (text), $question (text): the prompt in words
cli-replay-waits = Następne pytanie do gracza { $seat }: { $question }
# $index (number): from 1; $action (text): the line of the log
cli-replay-failed = Wiersza { $index } dziennika nie można odtworzyć: { $action }
cli-replay-position = Ostatnia poprawna pozycja:
cli-replay-differs = Dziennik odtworzono do końca, ale migawka w zapisie pokazuje inną pozycję.
cli-replay-differences = Inaczej niż w rozegranej grze: { $parts }.
cli-replay-verified = Wpisy i migawka pasują do siebie. Plik jest spójny; kto go zapisał, tego skrót nie powie.
cli-replay-unproved = Zapis nie ma migawki tej wersji: nie ma z czym porównać wpisów.

## Scenarios

# $passed (number), $failed (number)
cli-scenarios-closing = zaliczone: { $passed }, niezaliczone: { $failed }
# $file (text), $title (text)
cli-scenario-failed = { $file }: niezaliczony: { $title }
# $edition (text), $rules (text): rule numbers, separated by commas
cli-coverage-missing = { $edition }, bez scenariusza: { $rules }
# $caught (number), $survived (number)
cli-mutate-closing = zauważone: { $caught }, niezauważone: { $survived }
# $box (text), $available (text: boxes separated by commas)
cli-mutate-no-box = Nie ma pudełka „{ $box }”. Dostępne: { $available }.
# $definition (text): as it was typed
cli-mutate-nothing = Z { $definition } nie ma czego usunąć.
cli-column-mutation = usunięte
cli-column-what = co
cli-column-tried = scenariusze

## A game as a story

# $modules (ids: modules), $players (number)
cli-play-opening =
    { $players ->
        [one] { LIST($modules) }, { $players } gracz
        [few] { LIST($modules) }, { $players } gracze
       *[many] { LIST($modules) }, { $players } graczy
    }
# $board (id: board)
cli-play-board = Plansza: { NAME($board) }
# $units (pairs of id and number)
cli-play-units = { TALLY($units) }
# Below the map; the signs stay as they are.
cli-play-signs = W każdym heksie obszar, a pod nim, kto go kontroluje: A2 ląd z 2 jednostkami, a2 morze z 2 jednostkami, ## ląd niczyj, kropka otwarte morze, ! figurka.
# $short (text): what the map shows of an id, $area (text): the id
cli-play-short = Oznaczenia są skrócone, żeby się zmieściły: { $short } to { $area }.
cli-play-place = { $short } { NAME($area) }
cli-play-stopped = Tu opowieść się urywa; to samo ziarno i te same imiona opowiedzą ją znowu.
# What a winner has at the end, without a full stop: $faction (id), $metropolises (number)
cli-play-winner =
    { $metropolises ->
        [one] { NAME($faction) } ma metropolię
        [few] { NAME($faction) } ma { $metropolises } metropolie
       *[many] { NAME($faction) } ma { $metropolises } metropolii
    }
# $winners (ids): players
cli-play-won =
    { COUNT($winners) ->
        [one] Wygrywa { LIST($winners) }.
        [few] Wygrywają { LIST($winners) }.
       *[many] Wygrywają { LIST($winners) }.
    }

## Card sheets

# $modules (ids: modules)
cli-card-title = Karty: { LIST($modules) }
# What stands on a card as its type.
cli-card-kind-god = Bóg
cli-card-kind-building =
    { PLAYED("legacy") ->
        [true] Budowla
       *[false] Budynek
    }
cli-card-kind-unit = Jednostka
cli-card-kind-goods = Karta
# Headings over all cards of a type.
cli-card-kinds-god = Bogowie
cli-card-kinds-building =
    { PLAYED("legacy") ->
        [true] Budowle
       *[false] Budynki
    }
cli-card-kinds-unit = Jednostki
cli-card-kinds-goods = Inne karty
# Labels, on the cards and as headings of columns: short.
cli-card-label-name = Nazwa
cli-card-label-cost = Koszt
cli-card-label-text = Efekt
cli-card-label-military = Bitwa
cli-card-label-sacrifice = Poświęcenie
cli-card-label-edition = Edycja
cli-card-label-rule = Zasada
cli-card-label-copies = Liczba
# above units, buildings and other things without a card
cli-card-label-aid = Pomoc gracza
cli-card-block-free = Za darmo
cli-card-block-paid = Płatne
cli-card-block-bonus = Premia
cli-card-block-power = Zdolność
cli-card-block-team = Drużyna
# What a card costs, after the label “Cost”: short.
# $prices (text: numbers separated by commas), by where the card lies on the track
cli-card-cost-track = { $prices } { -gp } (zależnie od pola)
# $price (number)
cli-card-cost-fixed = { $price } { -gp }
# $god (id), $prices (text: numbers separated by commas): the first with this god, the second ...; 0 is free
cli-card-cost-god = { NAME($god) }: { $prices } { -gp }
# $god (id): who brings it without a price
cli-card-cost-free = { NAME($god) }: za darmo
# $price (number): to use the power of the card
cli-card-cost-use = { $price } { -gp } za użycie
# $price (number): to use the power of the sacrifice
cli-card-cost-sacrifice = { $price } { -gp } za poświęcenie
cli-card-cost-offering = twoja ofiara
cli-card-cost-always = bez ofiary
# Stands beside a text that is shown in English because the translation lacks it: one or two words.
cli-card-untranslated = bez tłumaczenia
# $kind (text): as it was typed; $available (text: kinds separated by commas)
cli-card-no-kind = Nie ma rodzaju kart „{ $kind }”. Dostępne: { $available }.
cli-card-nothing = Te moduły nie mają takich kart.
cli-card-pdf-file = PDF zapisuje się do pliku: podaj go w --output.
# $name (text): as it was typed; $nearest (text: what comes nearest to it, as it is typed)
cli-show-nearest = W tych modułach nie ma definicji „{ $name }”. Czy chodziło o „{ $nearest }”?
# $name (text): as it was typed; $available (text: names separated by commas, as they are typed)
cli-show-nothing = W tych modułach nie ma definicji „{ $name }”. Dostępne: { $available }.
# $pages (number)
cli-card-needs-folder =
    { $pages ->
        [one] { $pages } strona wymaga pliku lub folderu; podaj go w --output.
        [few] { $pages } strony wymagają folderu; podaj go w --output.
       *[many] { $pages } stron wymaga folderu; podaj go w --output.
    }
# $card (id), $lang (text), $part (text: one of the labels)
cli-card-too-long = { NAME($card) } ({ $lang }), { $part }: za długie na kartę, nawet najmniejszymi literami.
cli-play-people-format = Ludzie grają w tekście: pomiń --format.
# $seat (text): as it was typed
cli-play-bad-seat = „{ $seat }” to ani imię=human, ani imię=bot
# $seat (text): as it was typed, $seats (text): those there are
cli-play-no-seat = w tej grze nie ma miejsca „{ $seat }”; są: { $seats }

## cyclades board

# $name (text): what was typed, $available (text): names of boards
cli-board-unknown = nie ma planszy „{ $name }”; są: { $available }
# $name (text): a board that was given as a graph
cli-board-graph = plansza „{ $name }” nie ma mapy
# $ply (number): what was asked for, $last (number)
cli-board-no-ply = gra nie ma wpisu { $ply }, ostatni to { $last }
# $name (text): a board, where only a game can be meant
cli-board-needs-game = „{ $name }” to plansza, nie gra
cli-board-strip-needs-file = seria obrazków potrzebuje pliku: podaj go w --svg
# $index (number), $reason (text): why this entry cannot be played
cli-board-broken = gry nie da się rozegrać ponownie: wpis { $index }: { $reason }

## cyclades rpc

cli-rpc-terminal = Czekam na JSON-RPC 2.0, jeden komunikat w wierszu (docs/protocol.md); koniec wejścia kończy pracę.
# $number (number), $kind (text), $detail (text), $variable (text)
cli-rpc-incident = Incydent { $number }, błąd silnika ({ $kind }): { $detail }. Z { $variable }=1 widać ślad wywołań.

## cyclades expansion

cli-expansion-closing = błędy: { $errors }, ostrzeżenia: { $warnings }, wskazówki: { $notes }; zestawy modułów: { $sets }, gry: { $games }, scenariusze: { $scenarios }
# $why (word: errors, no-project, no-folder or empty), $folder (text): where scenarios are looked for
cli-expansion-no-scenarios =
    { $why ->
        [errors] Nie uruchomiono żadnego scenariusza, bo treść zawiera błędy.
        [no-project] Tutaj nie uruchomiono żadnego scenariusza. Scenariusze zainstalowanego pakietu uruchamia: cyclades scenario run
        [no-folder] Nie uruchomiono żadnego scenariusza: nie ma folderu { $folder }. Utwórz go i napisz plik dla każdej zasady, na przykład { $folder }/X1.1-my-card.toml. docs/scenarios.md pokazuje, jak.
       *[empty] Nie uruchomiono żadnego scenariusza: w folderze { $folder } nie ma pliku TOML. Napisz plik dla każdej zasady, na przykład { $folder }/X1.1-my-card.toml. docs/scenarios.md pokazuje, jak.
    }
cli-expansion-no-stubs = Szkice nie były potrzebne.
cli-expansion-stubs =
    { $file }: { $count ->
        [one] dopisano { $count } szkic
        [few] dopisano { $count } szkice
       *[many] dopisano { $count } szkiców
    }: { $keys }
cli-expansion-made = { $folder }: zapisane pliki: { $files }. Co spróbować teraz:
cli-expansion-next-check = cyclades expansion check { $folder }
# A command to be typed. $folder
cli-expansion-next-install = pip install -e { $folder }
# A command to be typed. $folder
cli-expansion-next-test = pytest { $folder }
# A command to be typed. $folder, $module
cli-expansion-next-play = cyclades play --folder { $folder } --modules base,{ $module }
cli-expansion-no-folder = „{ $folder }” nie jest folderem
# $name (text), $available (text)
cli-expansion-no-schema = Nie ma schematu „{ $name }”. Są: { $available }.
cli-watch-begin = Obserwuję { $folder }; Ctrl-C kończy.
cli-watch-changed = Zmieniono: { $files }
cli-watch-new = { "  " }nowe: { $finding }
cli-watch-mended = { "  " }naprawione: { $finding }
cli-watch-same = { "  " }nic nowego
cli-watch-failed = { "  " }nie udało się sprawdzić: { $detail }
cli-column-place = miejsce
cli-column-finding = uwaga
cli-column-set = moduły
cli-column-games = gry
cli-column-faults = usterki

## Zapisy partii

cli-run-closing =
    { $file }: { $state ->
        [failed] niezaliczony
        [passed] zaliczony
       *[played] rozegrany
    }; { $counts }{ $ending ->
        [none] { "" }
       *[other] ; { $ending }
    }
cli-run-counts = ruchy { $clauses }, nawiasy { $brackets }, losowania { $draws }, sprawdzenia { $checks }
cli-run-asked = runda { $round }, pytanie do gracza { $seat }: { $prompt }
cli-run-over = koniec w rundzie { $round }, zwycięzcy: { $winners }
cli-run-unseen = gracz { $seat } nie widział nic więcej
cli-run-more = Niewymienione błędy: { $count }.
cli-run-summary = zapisy zaliczone: { $passed }, niezaliczone: { $failed }
cli-run-watching = Czekam na zmianę; Ctrl-C kończy.
cli-run-write = Bez --complete lub --update nie ma czego zapisać.
cli-run-either = Nie razem z --complete.
cli-run-one = To działa dla jednego zapisu; dla wielu użyj --write.
cli-run-watch-file = Standardowego wejścia nie można obserwować.
cli-run-span = „{ $value }” to nie miejsce: liczba ruchów, round:3 albo line:57.
cli-format-either = Nie razem z --check.
cli-format-would = { $file }: nie w postaci kanonicznej
cli-format-done = { $file }: zapisano na nowo
cli-format-summary = zapisy: { $files }, nie w postaci kanonicznej: { $changed }
cli-new-either = Nie razem z --seed.
cli-new-bots = „{ $pair }” to nie IMIĘ=SPEC. Gracze: { $available }.
cli-new-asked = pytanie do gracza { $seat }: { $prompt } ({ $question })
cli-convert-table = Pozycja nie mówi, kto i w co gra: podaj --modules i --names.
cli-convert-same = To już jest to ({ $kind }); podaj --to, --at, --seen-by lub --chance.
cli-convert-refused = Niczego nie zapisano; --lossy zrobi to mimo wszystko.
cli-convert-lost =
    zostałoby utracone{ $line ->
        [0] { "" }
       *[other] { " " }(wiersz { $line })
    }: { $what ->
        [names] pokazywane imiona
        [genders] rodzaje gramatyczne
        [bots] boty
        [title] tytuł
        [about] treść [about]
        [bracket] to, co stoi w nawiasach
        [facts] znaczniki i oczekiwania ({ $count })
        [comments] komentarze ({ $count })
        [later] ruchy po tym miejscu ({ $count })
        [event] to, że zdarzenie nastąpiło właśnie po tym ruchu
        [fingerprint] odcisk
        [held] spojrzenie na wstrzymaną grę
        [seed] ziarno: losowania stoją w tekście, a odcisk jest inny
        [unseen] to, czego ten gracz nie widział
        [middle] wszystko: żadna pozycja nie powie, co czeka w środku ruchu lub karty
        [no-title] wszystko: scenariusz wymaga tytułu
        [no-cite] wszystko: scenariusz wymaga numerów zasad (cite)
       *[no-fact] wszystko: scenariusz wymaga choć jednego oczekiwania
    }
# $paths (text): as they were typed
cli-run-none = Nie ma tam zapisu (.cyc): { $paths }.
cli-step-more = Enter: dalej, q: koniec
# $suffix (text): .cyc
cli-history-record = To wymaga zapisu partii: niech plik kończy się na { $suffix }.

## Tables in the browser

# $extra (text): what to install in brackets
cli-needs-extra = Potrzebne są dodatkowe pakiety: pip install "cyclades-engine[{ $extra }]"
# $address (text): of the page
cli-serving = Stoły są pod { $address } (Ctrl-C kończy)
# $name (text): file or kind of database; $detail (text)
cli-store-cannot-open = Nie można otworzyć bazy: { $name }: { $detail }
# $name (text): its version; $detail (text): the newest that is known
cli-store-newer = Baza jest w nowszej wersji ({ $name }); ten silnik zna { $detail }.
# $name (text): the file
cli-store-in-use = Inny proces używa „{ $name }”. Dla kilku procesów: --database postgresql://…
cli-store-one-process = Kilka procesów wymaga PostgreSQL: --database postgresql://…
cli-store-needs-postgres = Potrzebne są dodatkowe pakiety: pip install "cyclades-engine[postgres]"
cli-store-own-tools = PostgreSQL ma własne narzędzia do kopii: pg_dump.
# $name (text): the port
cli-store-port-taken = Port { $name } jest zajęty przez inny program; wybierz inny: --port.
cli-store-cannot-read = Nie można odczytać „{ $name }”: { $detail }
cli-store-config = Konfiguracja „{ $name }” jest błędna: { $detail }
cli-store-bad-address = „{ $detail }” nie nadaje się do opcji { $name }. Podaj adres IP tego komputera lub pośrednika, na przykład 192.0.2.7.
cli-store-bad-url = „{ $detail }” w opcji { $name } nie jest adresem URL. Napisz na przykład https://board.example.org.
cli-host-refused = Ten serwer nie nazywa się „{ $host }”. Dozwolone: adresy IP, { $allowed }. Uruchom go z opcją --url i jego adresem.
cli-origin-refused = Strona { $origin } nie ma dostępu. Uruchom serwer z opcją --allow-origin { $origin }. Dozwolone: { $allowed }.
cli-store-no-seed = Ten zapis zaczyna się od pozycji lub ma ustalony los; stołami stają się tylko gry z ziarna.
cli-store-several-names = „{ $name }” ma kilka nazw (twarde dowiązania). Baza używana pod dwiema nazwami ulega uszkodzeniu: usuń drugą nazwę albo użyj dowiązania symbolicznego.
cli-store-unknown-scheme = „{ $name }” nie jest bazą, którą zna ten silnik. Podaj { $detail } albo ścieżkę pliku.
cli-table-frozen = Stół { $name } jest zatrzymany; „{ $command }” pozwala grać dalej.
cli-table-thawed = Stół { $name } gra dalej.
cli-notice-subject = { $table }: twoja kolej
cli-notice-text = { $name }, stół „{ $table }” czeka na twoją odpowiedź.
cli-notice-idle-subject = { $table }: od dawna nikt nie gra
cli-notice-idle-text = { $name }, przy stole „{ $table }” nikt nie gra od { $since }. Dnia { $until } zostanie odłożony: nic nie zostanie usunięte, a kto go znów otworzy, gra dalej.
cli-notice-mute = Bez dalszych powiadomień o tym stole:
cli-notice-stop = Nie wysyłaj więcej
cli-notice-muted = Nie dostaniesz już powiadomień o tym stole.
cli-note-link = Jest nowy odnośnik dla gracza { $name }. Stary już nie działa.
cli-note-takeover = Od teraz za gracza { $name } gra bot ({ $bot }).
cli-note-back = Za gracza { $name } znów gra człowiek.
# $name (text): as it was typed
cli-no-table = Nie ma stołu „{ $name }”.
# $count (number)
cli-tables = Stoły: { $count }
# $count (number)
cli-tables-pruned = Usunięte stoły: { $count }
# $count (number)
cli-tables-dry = Stoły do usunięcia: { $count }
# $file (text): what was written
cli-wrote = Zapisano: { $file }
