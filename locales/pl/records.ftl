### Zapisy partii (`.cyc`): co jest nie tak, `record-<code>`, po `plik:wiersz:kolumna: kod:`.

record-no-version = Pierwszym wierszem musi być „record = 1”.
record-newer = Ten zapis ma wersję { $found }; ten silnik czyta wersję { $known }.
record-no-body = Nagłówek nie jest zamknięty: brakuje wiersza „---” przed „{ $text }”.
record-two-chances = Los pochodzi z „seed” albo z „[chance]”, nie z obu.
record-too-large = Plik przekracza limit w bajtach: { $limit }.
record-large-header = Nagłówek przekracza limit znaków: { $limit }.
record-long-line = Wiersz przekracza limit znaków: { $limit }.
record-too-many =
    { $what ->
        [clauses] Za dużo ruchów; limit
        [brackets] Za dużo nawiasów; limit
       *[lines] Za dużo wierszy przed następnym ruchem; limit
    }: { $limit }.
record-too-deep = Nawiasy można zagnieżdżać najwyżej do głębokości { $limit }.
record-not-text = To nie jest tekst UTF-8: { $detail }.
record-sign = Ten znak nie może stać w zapisie: { $sign }.
record-quote = Cudzysłów nie jest zamknięty.
record-empty = Po „?” musi coś stać: „? ann gold 3”.
record-bracket-alone = Nawias stoi sam w wierszu; po „{ $sign }” może być tylko komentarz.
record-bracket-close = Ten nawias niczego nie zamyka.
record-bracket-open = Nawias z wiersza { $at } nie jest zamknięty.
record-no-colon = Ruch zapisuje się „imię: ruch”. Czy chodziło o „{ $hint }”?
record-no-clause = Po „{ $seat }:” brakuje ruchu.
record-bad-word = „{ $name }” nie jest słowem ruchu.
record-unknown-name = Nic tutaj nie nazywa się „{ $name }” w języku zapisu.
record-hole = „?” może zastępować odpowiedź tylko w zapisie z „seen-by”.
record-bad-mark = Znacznik to „== round 2”, „== phase offerings”, „== turn ann zeus” albo „== end”, a nie „{ $name }”.
record-mark-form =
    Ten znacznik zapisuje się { $name ->
        [round] „== round 2”
        [phase] „== phase offerings”
        [turn] „== turn ann zeus”
       *[end] „== end”
    }.
record-bad-chance = Los to „* roll”, „* order”, „* gods”, „* draw”, „* look” albo „* shuffle”, a nie „{ $name }”.
record-bad-roll = Kość pokazuje liczbę, a nie „{ $name }”: „* roll 3 0”.
record-chance-form = Napisz, co wypadło: „* { $name } ...”.
record-fact-form = „{ $name }” zapisuje się tak: { $form }
record-no-value = Brakuje wartości „{ $name }”; „{ $command }” ją wpisze.
record-fact-number = „{ $name }” to liczba, a nie „{ $found }”.
record-fact-group = „{ $name }” to grupa, na przykład „2 troop + ajax” albo „nothing”, a nie „{ $found }”.
record-no-fact = Co o „{ $name }”? Możliwe: { $possible }.
record-unknown-fact = Nie ma tu faktu „{ $name }”. Możliwe: { $possible }.
record-unknown-seat = Nikt nie nazywa się „{ $seat }”.
record-wrong-seat = Pytanie jest do gracza { $asked } ({ $prompt }), nie do { $seat }. Czy brakuje wiersza?
record-unfinished = Ruchowi gracza { $seat }, „{ $clause }” z wiersza { $line }, czegoś brakuje ({ $prompt }): { $answers }
record-game-over = Gra skończyła się po wierszu { $line }; zwycięzcy: { $winners }.
record-mark =
    { $kind ->
        [round] Runda { $wanted } się nie zaczęła
        [phase] Faza { $wanted } się nie zaczęła
        [turn] Tura { $wanted } się nie zaczęła
       *[end] Gra się nie skończyła
    }: jest runda { $round }, { $phase }{ $turn ->
        [none] { "" }
       *[other] , tura { $turn }
    }.
record-draw-missing =
    { $kind ->
        [roll] Tu rzuca się kośćmi, a zapis nie mówi, co wypadło: dopisz „* roll A D”.
        [order] Tu losuje się kolejność, a zapis nie mówi jaką: dopisz „* order IMIĘ ...”.
        [gods] Tu wykłada się bogów, a zapis nie mówi których: dopisz „* gods BÓG ...”.
        [look] Tu ktoś ogląda kartę, a zapis nie mówi którą: dopisz „* look KARTA” albo „?” zamiast niej.
       *[draw] Tu odkrywa się kartę, a zapis nie mówi którą: dopisz „* draw KARTA”.
    }
record-draw-impossible = „{ $name }” nie może teraz wypaść: nie ma tego tam albo ktoś widział, gdzie leży.
record-draw-unused =
    { $line ->
        [0] W przygotowaniu nic takiego nie wypadło: „{ $kind }”.
       *[other] Po wierszu { $line } nic takiego nie wypadło: „{ $kind }”.
    }
record-draw-differs =
    { $kind ->
        [roll] Na kościach wypadło { $found }
        [order] Kolejność to { $found }
        [gods] Bogowie to { $found }
       *[draw] Karty to { $found }
    }, a nie { $expected }.
record-asked =
    Pytanie do gracza { $seat }: { $prompt }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Najbliższe: { $nearest }
    }
record-nearest = Najbliższe: { $nearest }
