### Pomoc wiersza poleceń: `cyclades --help`, `cyclades play --help`. Każdy identyfikator zaczyna się od help-.
###
### Nazwy poleceń i opcji, wartości i to, co stoi w `--tak-jak-tu`, pozostają takie, jak się je wpisuje.
### Wiersze opcji zaczynają się małą literą i nie mają kropki na końcu.


## Headings and signs

help-usage = Użycie:
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-heading-commands = Polecenia
# Stands for options in the line of usage, in capitals: cyclades play [OPTIONS]
help-sign-options = { "[" }OPCJE]
# Stands for a command and its arguments in the line of usage: cyclades [OPTIONS] COMMAND [ARGS]...
help-sign-command = POLECENIE [ARGUMENTY]...
# What stands for a value in help, in capitals: --lang CODE, --option KEY=VALUE
help-meta-address = ADRES
help-meta-card = KARTA
help-meta-code = KOD
help-meta-file = PLIK
help-meta-key = KLUCZ
help-meta-kind = RODZAJ
help-meta-lang = JĘZYK
help-meta-name = NAZWA
help-meta-path = ŚCIEŻKA
help-meta-rule = ZASADA
help-meta-spec = OPIS
help-meta-value = WARTOŚĆ
# $value (text): stands in brackets after the line of an option
help-default = domyślnie: { $value }
# Stands in brackets after the line of an argument
help-required = wymagane

## Options that every command has

help-option-help = pokaż tę pomoc i zakończ
help-option-lang = język tekstów; domyślnie język systemu
help-option-format = jak wypisywać; domyślnie tabela na terminalu, w innym razie tekst
help-option-modules = moduły oddzielone przecinkami; domyślnie pierwszy, który nie wymaga innego
help-option-option = opcja modułu; można powtarzać
help-option-seed = ziarno losowości; jeśli pominięte, jest losowane i wypisywane
help-option-players = liczba graczy
help-option-mode = tryb gry, jeśli edycja ma ich kilka
help-option-board = nazwa planszy, jeśli jest ich kilka
help-option-bots = jeden bot dla wszystkich albo po jednym na miejsce, oddzielone przecinkami; parametry po dwukropkach
help-option-folder = wczytaj rozszerzenie z tego folderu (treść albo projekt) bez instalowania; można powtarzać

## cyclades

help-cyclades = Silnik zasad gry planszowej Cyklady i jej rozszerzeń.
    .more = Kody wyjścia: 0 zrobione, 1 sprawdzenie się nie powiodło, 2 złe dane lub użycie, 130 przerwano, 141 nikt już nie czyta wyniku. NO_COLOR jest respektowane.
help-cyclades-version = pokaż wersję i zakończ
help-cyclades-install-completion = zainstaluj uzupełnianie dla bieżącej powłoki
help-cyclades-show-completion = pokaż uzupełnianie dla bieżącej powłoki, by je skopiować lub zmienić instalację

## cyclades modules

help-modules = Wypisz moduły, w które można grać, i co jest nie tak z pozostałymi.
    .more = Zepsuta wtyczka pojawia się ze swoimi problemami; reszta działa bez niej. Kod wyjścia 1, jeśli taka jest.

## cyclades play

help-play = Rozegraj grę między botami i opowiedz ją.
    .more = Zdanie na każdą akcję, stan gry przed ofiarami każdego cyklu, mapa tam, gdzie ziemia zmieniła właściciela. To samo ziarno i te same imiona opowiadają tę samą historię. Z człowiekiem przy stole (--seats ann=human,bob=greedy albo --bots human,greedy) to gra do grania: /help wymienia, co można wpisać.
help-play-names = imiona graczy oddzielone przecinkami, zamiast ich liczby
help-play-gender = feminine lub masculine dla graczy, którzy tego chcą, np. ann=feminine,bob=masculine
help-play-rounds = zatrzymaj po N cyklach
help-play-save = zapisz grę do pliku, który można odtworzyć
help-play-detail = ile opowiadać: full to wszystko, do oglądania; brief to zdanie na każdą turę z zakupami, budowlami, bitwami i podbojami, do czytania po grze
help-play-format = jak wypisywać; domyślnie tabela na terminalu, w innym razie tekst; json to jeden dokument, jsonl to jeden obiekt w wierszu, w miarę gry
help-play-table = otwórz w przeglądarce stół przeciw botom; pierwsze miejsce jest twoje
help-play-seats = kto gdzie siedzi: imię=human albo imię=bot, rozdzielone przecinkami; zamiast imion i botów
help-play-resume = graj dalej w zapisaną grę albo w zapis partii; --seats mówi, kto gra, domyślnie ludzie na wszystkich miejscach
help-play-plain = listy i zdania zamiast mapy, dla czytników ekranu i potoków

## cyclades board

help-board = Pokaż plansze i pozycje: w terminalu lub jako obrazki.
help-board-show = Pokaż planszę albo pozycję ze stanu gry lub zapisu partii, tak jak może ją widzieć każdy.
    .more = Bez --svg mapa pojawia się w terminalu. Obrazek podaje nazwę każdego obszaru, a legenda mówi, kto jest kim i co znaczą symbole.
help-board-show-what = nazwa planszy albo plik z grą
help-board-show-svg = zapisz obrazek do tego pliku
help-board-show-at = pozycja po tylu wpisach
help-board-show-strip = tyle małych obrazków gry, od początku do końca
help-board-show-labels = jak na obrazku nazywają się obszary; domyślnie names

## cyclades simulate

help-simulate = Rozegraj wiele gier między botami i policz, jak się kończą.
    .more = Ziarno gry i to ziarno plus i, więc każdą można rozegrać osobno. Kod wyjścia 1, jeśli coś było nie tak.
help-simulate-games = ile gier
help-simulate-check = licz każdą jednostkę przy każdej decyzji, a resztę sprawdzaj w każdym cyklu; w co dwudziestej grze sprawdzaj wszystko na każdym kroku
help-simulate-check-all = sprawdzaj wszystko na każdym kroku każdej gry
help-simulate-max-cycles = zatrzymaj grę po N cyklach
help-simulate-workers = graj w tylu procesach; auto: w tylu, ile jest rdzeni
help-simulate-out = folder na wiersz o każdej grze; co przerwano, przy ponownym wywołaniu idzie dalej
help-simulate-parquet = na koniec zapisz wiersze także jako games.parquet (dodatek parquet)
help-simulate-executor = kto gra: procesy tego komputera albo klaster Dask (dodatek cluster)
help-simulate-scheduler = adres planisty klastra (tcp://host:8786), razem z --executor dask
help-simulate-format = jak wypisywać; domyślnie tabela na terminalu, w innym razie tekst; json to jeden dokument, jsonl to jeden obiekt w wierszu, każda gra po jej końcu

## cyclades tournament

help-tournament = Rozegraj gry botów między sobą i oceń je.
    .more = Każdy bot gra sam wśród kopii każdego innego, na każdym miejscu, z tymi samymi ziarnami dla wszystkich. Kod wyjścia 1, jeśli coś było nie tak.
help-tournament-modules = moduły do gry, oddzielone przecinkami; powtórz dla kolejnych list
help-tournament-bots = boty, oddzielone przecinkami; parametry po dwukropkach
help-tournament-lone = które boty grają same wśród innych; domyślnie wszystkie
help-tournament-games = ile co najmniej gier każdego bota wśród każdego innego; w górę do wszystkich miejsc
help-tournament-max-cycles = zatrzymaj grę po N cyklach
help-tournament-workers = graj w tylu procesach; auto: w tylu, ile jest rdzeni
help-tournament-out = folder na wiersz o każdej grze, osobny dla każdej listy modułów; co przerwano, przy ponownym wywołaniu idzie dalej
help-tournament-executor = kto gra: procesy tego komputera albo klaster Dask (dodatek cluster)
help-tournament-scheduler = adres planisty klastra (tcp://host:8786), razem z --executor dask

## cyclades report

help-report = Zrób z badania jedną stronę.
    .more = Wygrane według miejsca, bota i pierwszego boga, rozstrzygnięcia, długości, ceny, karty, bitwy: z przedziałami i wykresami. Strona nie potrzebuje sieci. Wymaga dodatku report.
help-report-study = folder badania, jaki tworzy simulate --out
help-report-output = gdzie zapisać stronę; domyślnie report.html w folderze

## cyclades replay

help-replay = Odtwórz stan gry lub zapis partii od początku i powiedz, gdzie przestaje pasować.
    .more = Podaje wiersz, akcję, powód i ostatnią poprawną pozycję. Kod wyjścia 1, jeśli dziennika nie da się odtworzyć do końca.
help-replay-save = plik; - to standardowe wejście
help-replay-verify = porównaj wpisy z migawką i powiedz, czym się różnią
help-replay-detail = najpierw opowiedz grę: full to wszystko, brief to zdanie na każdą turę

## cyclades scenario

help-scenario = Uruchom zasady jako wykonywalne przykłady i zobacz, które zasady je mają.
help-scenario-run = Uruchom scenariusze i podaj te, które zawodzą.
    .more = Ostatni wiersz liczy zaliczone i niezaliczone. Kod wyjścia 1, jeśli któryś zawiódł, 2, jeśli pliku nie da się odczytać jako TOML.
help-scenario-run-paths = pliki lub foldery, także zapisy (.cyc), które przywołują zasady; domyślnie te z kopii roboczej, w innym razie dołączone
help-scenario-run-trace = pokaż każdy wiersz ze zdarzeniami oraz następne pytanie z odpowiedziami
help-scenario-coverage = Porównaj scenariusze z numerowanymi zasadami każdej edycji.
    .more = Każda zasada ma scenariusz, jest zwolniona z podaniem powodu albo jej brakuje.
help-scenario-coverage-paths = pliki lub foldery, także zapisy (.cyc), które przywołują zasady; domyślnie te z kopii roboczej, w innym razie dołączone; jeśli podane, tylko edycje, których zasady przywołują
help-scenario-mutate = Usuwaj z treści pojedyncze efekty, modyfikatory, wyzwalacze i zasady i sprawdzaj, czy któryś scenariusz zawodzi.
    .more = Wypisuje to, czego nic nie zauważyło. Kod wyjścia 1, jeśli coś takiego jest.
help-scenario-mutate-paths = pliki lub foldery scenariuszy, które mają to zauważyć; domyślnie te z kopii roboczej, w innym razie dołączone
help-scenario-mutate-box = pudełko; można powtarzać; domyślnie wszystkie znalezione
help-scenario-mutate-only = tylko jedna definicja
help-scenario-mutate-deep = także czasowniki w czasownikach, warunki i ustawienia
help-scenario-mutate-sample = tyle z każdego pudełka, losowane według ziarna
help-scenario-mutate-seed = ziarno próby
help-scenario-mutate-workers = próbuj w tylu procesach

## cyclades rule

help-rule = Wypisz ponumerowane zasady, każdą pod jej nagłówkiem.
    .more = Numer rozdziału (T13) wypisuje go w całości, dodatkowa liczba (L16.8.3) krok listy. Zasady są spisane po angielsku. Kod wyjścia 2, jeśli numer nie istnieje; podawane są wtedy sąsiednie.
help-rule-rules = numery zasad, np. B9.4, HO-49 lub T13

## cyclades cards

help-cards = Pokaż wszystkie karty modułów, do czytania lub do druku, wycięcia i włożenia w koszulki.
    .more = Teksty bez tłumaczenia są oznaczone. Kod wyjścia 1, jeśli tekst jest za długi na kartę.
help-cards-kind = tylko te rodzaje kart, oddzielone przecinkami
help-cards-format = arkusze do druku (pdf, html, svg) lub dokumenty do czytania (md, json)
help-cards-output = plik; dla kilku stron SVG folder
help-cards-compare = pokaż obok każdej karty tekst w tym języku
help-cards-size = rozmiar drukowanych kart: standard 63 x 88, mini 44 x 67, tarot 70 x 120 mm
help-cards-bleed = o ile milimetrów kolory wychodzą poza krawędź karty, od 0 do 5; odstęp jest dwa razy szerszy
help-cards-backs = po każdej stronie rewersy jej kart, do druku na drugiej stronie kartki
help-cards-once = każda karta raz, a nie tyle, ile jest w grze

## cyclades show

help-show = Pokaż definicję taką, jaka obowiązuje w tych modułach: z wartościami domyślnymi i zmianami innych modułów.
    .more = Obok każdego wiersza podany jest plik i wiersz, z którego pochodzi. Definicje nazywają się na przykład hero:perseus albo phase:income.
help-show-definition = rodzaj i identyfikator definicji

## cyclades rpc

help-rpc = Odpowiadaj na JSON-RPC 2.0 na standardowym wejściu i wyjściu, dla interfejsów w dowolnym języku.
    .more = Jeden komunikat w wierszu; na wyjściu są tylko komunikaty, a koniec wejścia kończy pracę. Protokół opisuje docs/protocol.md, jego schemat jest w docs/protocol.openrpc.json i w odpowiedzi na rpc.discover.

## cyclades locale

help-locale = Pomoc w tłumaczeniach: czego brakuje, co jest źle, nowy język, pliki PO, podgląd.
help-locale-option-folder = folder z językami, np. rozszerzenia; domyślnie nasz, a do przeglądania także te z wtyczek
help-locale-status = Policz, co jest przetłumaczone, brakujące, nieaktualne lub nieużywane, według języków i plików.
    .more = Nieaktualne: angielski się od tego czasu zmienił. Z --lang tylko ten język, jego własnymi słowami.
help-locale-status-langs = języki; domyślnie wszystkie, jakie są
help-locale-status-box = tylko ten plik, np. base; można powtarzać
help-locale-status-keys = wypisz także klucze komunikatów
help-locale-check = Sprawdź tłumaczenia względem angielskiego i gramatyki ich języka.
    .more = Każda uwaga z plikiem, wierszem i kolumną. Kod wyjścia 1, jeśli jest błąd.
help-locale-check-langs = języki; domyślnie wszystkie, jakie są
help-locale-check-box = tylko ten plik, np. base; można powtarzać
help-locale-check-warnings-as-errors = traktuj ostrzeżenia jak błędy
help-locale-add = Zacznij nowy język ze wszystkimi komunikatami do przetłumaczenia.
    .more = Angielski tekst stoi w każdym pliku za # >; co nie jest jeszcze przetłumaczone, pokazywane jest po angielsku.
help-locale-add-language = kod języka, np. cs lub pt-BR
help-locale-add-name = jak nazywa się język, do nagłówka każdego pliku
help-locale-accept = Odnotuj, że tłumaczenia powstały z obecnego angielskiego.
    .more = Bez kluczy: te, o których nic jeszcze nie odnotowano.
help-locale-accept-language = język
help-locale-accept-keys = komunikaty, które pasują do obecnego angielskiego, choć się zmienił; god-zeus.text to jedna część komunikatu
help-locale-accept-all = wszystkie komunikaty, także nieaktualne
help-locale-export = Zapisz język do pliku PO, dla Poedit i podobnych programów.
help-locale-export-language = język
help-locale-export-file = plik
help-locale-format = Nadaj plikom Fluent układ kanoniczny, taki, jaki zapisują platformy tłumaczeniowe.
    .more = Zmienione pliki są wymienione. Ich treść pozostaje ta sama.
help-locale-format-check = tylko sprawdź: kod wyjścia 1, jeśli któryś plik by się zmienił
help-locale-annotate = Zapisz zasadę, długość i przykład nad angielskimi komunikatami, gdzie znają je dane gry.
help-locale-annotate-check = tylko sprawdź: kod wyjścia 1, jeśli któryś plik by się zmienił
help-locale-glossary = Zapisz glosariusz dla narzędzi tłumaczy: PLIK kończy się na .csv lub .tbx.
help-locale-glossary-file = plik
help-locale-glossary-langs = tylko te języki, obok angielskiego
help-locale-import = Wczytaj plik PO z powrotem, jeśli wszystko w nim jest dobrze.
    .more = Przy błędzie nic nie jest zapisywane. Co jest przetłumaczone tylko częściowo, zostaje pominięte.
help-locale-import-language = język
help-locale-import-file = plik
help-locale-preview = Pokaż jedną kartę w każdej edycji, która ją ma, i czy tekst się mieści.
help-locale-preview-card = karta, np. giant lub creature-giant
help-locale-preview-picture = narysuj kartę tak, jak będzie wydrukowana: plik .html, .svg lub .png
help-locale-preview-format = jak wypisywać (table, json, text) albo w jakiej postaci rysować: do pliku z --picture, w innym razie do pliku nazwanego od karty i języka; domyślnie obraz ma postać, którą wskazuje rozszerzenie
help-locale-preview-compare = obok karta w tym języku
help-locale-preview-watch = rysuj na nowo po każdej zmianie pliku z komunikatami; strona w przeglądarce nadąża
help-locale-explain = Pokaż, co jeden komunikat daje we wszystkich językach, dla wielu liczb, przypadków i rodzajów.
help-locale-explain-key = komunikat, np. event-units-moved

## cyclades expansion

help-expansion = Pisz rozszerzenia: sprawdź jedno, zacznij nowe, obserwuj je przy pisaniu.
help-expansion-check = Sprawdź rozszerzenie: wszystko, co widać bez grania, a potem w losowych grach.
    .more = Samo i z każdym oficjalnym modułem, na który pozwala manifest. Folder ma pierwszeństwo przed taką samą nazwą. Kod wyjścia 1, jeśli jest błąd, 2, jeśli nie ma takiego rozszerzenia.
help-expansion-check-target = folder treści albo projektu, albo nazwa zainstalowanego
help-expansion-option-games = losowe gry każdego zestawu modułów; 0: żadne
help-expansion-check-seed = ziarno pierwszej gry każdego zestawu
help-expansion-check-warnings-as-errors = ostrzeżenia liczą się jak błędy
help-expansion-check-write-texts = dopisz szkice brakujących tekstów do plików wszystkich języków
help-expansion-new = Zapisz folder z małym działającym rozszerzeniem, by uczyć się przez zmiany.
    .more = Bóg, stwór z figurką, heros, plansza, opcja, dwa języki, scenariusze i test. Nic istniejącego nie zostanie nadpisane.
help-expansion-new-name = nazwa folderu, pudełka i jego modułu: małe litery, cyfry i łączniki
help-expansion-new-into = folder, w którym ma powstać
help-expansion-watch = Sprawdzaj rozszerzenie po każdej zmianie pliku; mów, co nowe, a co naprawione.
    .more = Aż do Ctrl-C, z kodem wyjścia 130.
help-expansion-watch-path = folder treści albo projektu
help-expansion-schema = Wypisz schemat JSON dla edytorów albo zapisz wszystkie w folderze.
    .more = Dla: manifest, content, board, tiles, symbols, scenario. Plik .taplo.toml mówi, który jest do którego pliku.
help-expansion-schema-name = który schemat wypisać
help-expansion-schema-write = zapisz wszystkie schematy w tym folderze
help-expansion-schema-modules = podpowiadaj też identyfikatory tego, co definiują te moduły

## cyclades new, run, convert, record

help-new = Wypisz zapis na początek: nagłówek, losowania przygotowania i kto jest pytany.
    .more = Skieruj to do pliku i pisz dalej: jeden ruch w wierszu. Format opisuje docs/records.md.
help-new-names = imiona graczy, oddzielone przecinkami
help-new-bots = miejsca, na których grają boty, oddzielone przecinkami
help-new-scripted = bez ziarna: losowania są tym, co mówi tekst
help-run = Rozegraj zapisy i podaj, co się nie zgadza.
    .more = Nielegalny ruch jest podany z miejscem, zasadą i najbliższymi legalnymi ruchami. Kod wyjścia 1, gdy sprawdzenie zawiedzie lub ruch zostanie odrzucony, 2, gdy plik nie jest zapisem.
help-run-paths = pliki, foldery lub wzorce; - to standardowe wejście
help-run-from = sprawdzaj i pokazuj dopiero odtąd: liczba ruchów, round:3 albo line:57
help-run-to = zatrzymaj się tutaj: liczba ruchów, round:3 (na jej początku) albo line:57
help-run-trace = pokaż każdy ruch z wierszem i numerem oraz słowami, co z niego wynikło
help-run-format = jak wypisać; jsonl to obiekt w wierszu, gdy tylko ruch rozegrano
help-run-complete = wypisz zapis z tym, co boty zrobiły między wierszami
help-run-update = wypisz zapis z prawdziwymi wartościami zamiast błędnych, puste uzupełnione
help-run-write = zamiast wypisywać, zapisz to do pliku
help-run-keep-going = pomiń odrzucony ruch i idź dalej, by znaleźć więcej błędów naraz
help-run-workers = graj w tylu procesach
help-run-watch = uruchom ponownie po każdej zmianie pliku
help-run-save = zapisz grę w stanie końcowym
help-run-quiet = podaj tylko to, co jest źle, i sumę
help-convert = Zapisz zapis partii, stan gry, scenariusz lub pozycję jako co innego z nich.
    .more = Rodzaj pliku poznaje się po jego treści. To, co zostałoby utracone, jest wymienione i odrzucone, chyba że pozwoli na to --lossy. Zapis partii staje się stanem gry, reszta zapisem partii, o ile --to nie mówi inaczej.
help-convert-file = plik; - to standardowe wejście
help-convert-to = co zapisać
help-convert-at = gra po tylu ruchach
help-convert-seen-by = tylko to, co widział ten gracz, z ? zamiast reszty
help-convert-chance = script: bez ziarna, każde losowanie jako wiersz tekstu
help-convert-names = imiona graczy, dla pozycji
help-convert-modules = moduły, dla pozycji
help-convert-lossy = zrób to, choć coś przepadnie
help-convert-output = zapisz do tego pliku
help-record = Pracuj nad zapisami jako tekstami.
help-record-format = Zapisz partie w ich postaci kanonicznej.
    .more = W tym celu są rozgrywane. Zapis, którego nie da się rozegrać do końca, jest formatowany do tego miejsca, a kod wyjścia to 1. Komentarze zostają.
help-record-format-paths = pliki, foldery lub wzorce; - to standardowe wejście, wtedy wynik idzie na standardowe wyjście
help-record-format-check = nic nie zapisuj; kod wyjścia 1, gdy plik nie jest w postaci kanonicznej
help-record-format-diff = nic nie zapisuj; pokaż, co by się zmieniło
help-record-format-annotate = dodaj pominięte znaczniki i losowania
help-replay-at = tylko do tylu ruchów
help-replay-seat = opowiedz tylko to, co może widzieć ten gracz
help-replay-step = opowiadaj krok po kroku: Enter dalej, q kończy

## cyclades serve and tables

help-serve = Udostępnij stoły do gry w przeglądarce.
    .more = Stoły są przechowywane w twoim pliku i jutro nadal tam będą; strona otwiera się sama. Ctrl-C kończy, nic nie ginie. Wymaga dodatku „server”.
help-serve-port = port; 0 bierze wolny
help-serve-lan = udostępnij w całej sieci i pokaż kod do zeskanowania
help-serve-no-open = nie otwieraj strony
help-serve-workers = procesy; więcej niż jeden wymaga PostgreSQL
help-serve-url = adres, pod którym serwer jest dostępny, gdy stoi za pośredniczącym; sam niczego nie otwiera
help-serve-host = adres, na którym serwer nasłuchuje [domyślnie: 127.0.0.1, z --lan wszystkie adresy]
help-serve-allow-origin = pozwól stronom z tego adresu łączyć się z serwerem; można powtórzyć
help-serve-trust-proxy = bierz adresy klientów z nagłówka X-Forwarded-For tego serwera pośredniczącego; bez adresu: pośrednika na tym komputerze
help-serve-bots = procesy, w których myślą boty; 0: po jednym na rdzeń, najwyżej cztery
help-serve-keep = odłóż stół, którego nikt nie ruszał od tylu dni
help-serve-config = plik TOML z tymi opcjami, pocztą i webhookami
help-option-database = plik albo postgresql://…; bez tego plik użytkownika
help-tables = Zajmij się stołami serwera.
help-tables-list = Wypisz stoły, ostatnio zmienione na początku.
help-tables-backup = Skopiuj całą bazę do pliku w trakcie użycia.
help-tables-backup-file = plik do zapisania
help-tables-export = Zapisz stan stołu albo zapis partii wraz z ziarnem.
    .more = Kto go czyta, wie o wszystkim, co ukryte: nie jest dla graczy w trakcie gry.
help-tables-export-table = stół
help-tables-export-output = plik do zapisania; zakończony na .cyc staje się zapisem partii
help-tables-export-history = zapis partii z tym, co cofnięto, w nawiasach oraz tym, kto przejął miejsce, w komentarzach
help-tables-import = Zrób stół ze stanu gry, z odnośnikiem dla każdego miejsca.
help-tables-import-file = stan gry
help-tables-freeze = Zatrzymaj stół: można go oglądać, nikt nie gra.
help-tables-freeze-table = stół
help-tables-freeze-thaw = pozwól grać dalej
help-tables-relink = Utwórz nowy odnośnik gospodarza lub miejsca; stary wygasa.
help-tables-relink-table = stół
help-tables-relink-seat = miejsce, np. p2; bez tego gospodarz
help-tables-prune = Usuń stoły, przy których dawno nic się nie działo.
help-tables-prune-days = od tylu dni
help-tables-prune-dry-run = tylko pokaż które
