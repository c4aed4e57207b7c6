### Words of a game that people play at a terminal: `cyclades play` with human seats. What begins with / or stands for
### a key (?, !, b) stays as it is typed.

# $question (text), $begun (text or none): what was answered of the clause so far, $cite (text or none): the rule
playing-question =
    { $begun ->
        [none] { $question }
       *[other] { $begun }: { $question }
    }{ $cite ->
        [none] { "" }
       *[other] { " " }({ $cite })
    }
# The question about an amount after the other half of an answer, such as the god of an offering
playing-how-much = Cât?
# $what, $where (texts): units and the area they stand in
playing-there = { $what }, { $where }
# $price, $least (numbers): what it costs, and what that may come down to
playing-price =
    { $least ->
        [same] { $price } { -gp }
       *[other] { $price } { -gp } (cel puțin { $least })
    }
# $amounts (text): what may be offered
playing-amounts = ofertă { $amounts }
# $left (number): how often it can still be done
playing-left = au rămas { $left }
# $areas (text): names of the areas around
playing-near = Alături: { $areas }
# $name (text): as it was typed
playing-unknown-thing = Nimic de aici nu se numește „{ $name }”.
# $cite (text): the number of a rule
playing-rule = Regula { $cite }: ? { $cite }
# Nobody holds the area
playing-nobody = nimeni
# $count (number)
playing-free-sites = locuri libere: { $count }
# $count (number)
playing-cornucopias = coarne ale abundenței: { $count }
# $round (number), $phase (id)
playing-heading =
    { $phase ->
        [none] Pregătire
       *[other] Runda { $round }: { NAME($phase) }
    }
# $card (id), $price (number)
playing-for-sale = { NAME($card) }: { $price } { -gp }
# $gods (ids: gods): they lie face down.
playing-face-down = Cu fața în jos: { LIST($gods) }
# $player (id), $gold (number or none): hidden, $income, $metropolises (numbers)
playing-player =
    { NAME($player) }: { $gold ->
        [none] ? { -gp }
       *[other] { $gold } { -gp }
    }, +{ $income }, metropole { $metropolises }
# Below the map; the signs stay as they are. $buildings (text): letters and names of buildings
playing-signs = A2 uscat cu 2 unități, a2 mare cu 2 unități, ## uscat al nimănui, un punct mare deschisă, ! o figurină; dedesubt: { $buildings }, * corn al abundenței.
# Between two people at one keyboard: $seat (text)
playing-chair = Este rândul lui { $seat }: așază-te și nimeni să nu privească. Enter continuă.
# Before what is typed: $seat (text), $gold (number or none)
playing-prompt =
    { $gold ->
        [none] { $seat }
       *[other] { $seat }, { $gold } { -gp }
    }>
# $count (number): answers that are not listed
playing-more = și încă { $count }: scrie un răspuns sau Tab ca să le vezi
# A line of the menu that cannot be chosen now: $what, $why (texts)
playing-refused = - { $what }: { $why }
playing-final-dice = Se vor arunca zarurile.
playing-final-card = Se va întoarce o carte.
playing-final-seat = Apoi este întrebat altcineva.
playing-final-other = Nu se poate lua înapoi.
# $clause (text): notation, $price (number)
playing-clause =
    { $price ->
        [0] { $clause }.
       *[other] { $clause }, pentru { $price } { -gp }.
    }
# Before what is typed; b stays as it is
playing-confirm = Enter joacă, b merge înapoi>
# Before what is typed; b stays as it is
playing-resign-confirm = Enter se dă bătut, b merge înapoi>
# Answers to: why not?
playing-allowed = Acest lucru este permis.
# $command (text): as it was typed
playing-unknown-command = Nu există comanda „{ $command }”; /help le înșiră.
# $seat (text), $bot (text): the spec of a bot
playing-handed = De acum în locul lui { $seat } joacă botul „{ $bot }”.
# $seat (text), $bot (text): the spec of a bot
playing-resigned = { $seat } se dă bătut; joacă mai departe botul „{ $bot }”.
playing-undone = Luat înapoi.
playing-undo-others = Între timp a răspuns altcineva.
playing-undo-nothing = Nu ai jucat încă nimic ce s-ar putea lua înapoi.
# $file (text)
playing-saved = Salvat: { $file }
# $file (text), $reason (text): the words of the system
playing-not-saved = Nesalvat: { $file }: { $reason }
# $command (text): what to type
playing-resume = Pentru a continua: { $command }
# $extra (text): what to install in brackets
playing-plain-input = Pentru completare și istoric: pip install "cyclades-engine[{ $extra }]"
# Below /help; what begins with a sign stays as it is
playing-help = Răspunde cu un număr sau scrie un răspuns ori o mutare întreagă; Tab completează, săgețile readuc ce s-a scris. b merge un pas înapoi. ? explică întrebarea, ? și un nume o carte, o clădire, o zonă sau o regulă (? L9.1); ! și un răspuns spune de ce nu.
playing-help-map = /map: tabla și tot ce este lângă ea
playing-help-areas = /areas: fiecare zonă în cuvinte
playing-help-undo = /undo: ia înapoi ultima ta mutare, dacă nimic nu s-a dezvăluit
playing-help-save = /save FIȘIER: salvează jocul
playing-help-bot = /bot SPEC: lasă un bot să joace în locul tău
playing-help-resign = /resign: te dai bătut; un bot joacă mai departe
playing-help-help = /help: aceste rânduri
playing-help-quit = /quit: salvează și ieși
