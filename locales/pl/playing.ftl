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
playing-how-much = Ile?
# $what, $where (texts): units and the area they stand in
playing-there = { $what }, { $where }
# $price, $least (numbers): what it costs, and what that may come down to
playing-price =
    { $least ->
        [same] { $price } { -gp }
       *[other] { $price } { -gp } (co najmniej { $least })
    }
# $amounts (text): what may be offered
playing-amounts = oferta { $amounts }
# $left (number): how often it can still be done
playing-left = zostało { $left }
# $areas (text): names of the areas around
playing-near = Obok: { $areas }
# $name (text): as it was typed
playing-unknown-thing = Nic tutaj nie nazywa się „{ $name }”.
# $cite (text): the number of a rule
playing-rule = Zasada { $cite }: ? { $cite }
# Nobody holds the area
playing-nobody = nikt
# $count (number)
playing-free-sites = wolne pola: { $count }
# $count (number)
playing-cornucopias = rogi obfitości: { $count }
# $round (number), $phase (id)
playing-heading =
    { $phase ->
        [none] Przygotowanie
       *[other] Cykl { $round }: { NAME($phase) }
    }
# $card (id), $price (number)
playing-for-sale = { NAME($card) }: { $price } { -gp }
# $gods (ids: gods): they lie face down.
playing-face-down = Zakryci: { LIST($gods) }
# $player (id), $gold (number or none): hidden, $income, $metropolises (numbers)
playing-player =
    { NAME($player) }: { $gold ->
        [none] ? { -gp }
       *[other] { $gold } { -gp }
    }, +{ $income }, metropolie { $metropolises }
# Below the map; the signs stay as they are. $buildings (text): letters and names of buildings
playing-signs = A2 ląd z 2 jednostkami, a2 morze z 2 jednostkami, ## ląd niczyj, kropka otwarte morze, ! figurka; niżej: { $buildings }, * róg obfitości.
# Between two people at one keyboard: $seat (text)
playing-chair = Kolej na gracza { $seat }: usiądź i niech nikt nie patrzy. Enter prowadzi dalej.
# Before what is typed: $seat (text), $gold (number or none)
playing-prompt =
    { $gold ->
        [none] { $seat }
       *[other] { $seat }, { $gold } { -gp }
    }>
# $count (number): answers that are not listed
playing-more = i jeszcze { $count }: wpisz odpowiedź albo Tab, by je zobaczyć
# A line of the menu that cannot be chosen now: $what, $why (texts)
playing-refused = - { $what }: { $why }
playing-final-dice = Nastąpi rzut kośćmi.
playing-final-card = Odkryta zostanie karta.
playing-final-seat = Potem pytany jest ktoś inny.
playing-final-other = Tego nie da się cofnąć.
# $clause (text): notation, $price (number)
playing-clause =
    { $price ->
        [0] { $clause }.
       *[other] { $clause }, za { $price } { -gp }.
    }
# Before what is typed; b stays as it is
playing-confirm = Enter zagrywa, b wraca>
# Before what is typed; b stays as it is
playing-resign-confirm = Enter poddaje grę, b wraca>
# Answers to: why not?
playing-allowed = To jest dozwolone.
# $command (text): as it was typed
playing-unknown-command = Nie ma polecenia „{ $command }”; /help je wymienia.
# $seat (text), $bot (text): the spec of a bot
playing-handed = Odtąd za gracza { $seat } gra bot „{ $bot }”.
# $seat (text), $bot (text): the spec of a bot
playing-resigned = Gracz { $seat } poddaje się; dalej gra bot „{ $bot }”.
playing-undone = Cofnięto.
playing-undo-others = Od tego czasu odpowiedział ktoś inny.
playing-undo-nothing = Nic jeszcze nie zostało przez ciebie zagrane, nie ma czego cofać.
# $file (text)
playing-saved = Zapisano: { $file }
# $file (text), $reason (text): the words of the system
playing-not-saved = Nie zapisano: { $file }: { $reason }
# $command (text): what to type
playing-resume = Aby grać dalej: { $command }
# $extra (text): what to install in brackets
playing-plain-input = Uzupełnianie i historia wpisów: pip install "cyclades-engine[{ $extra }]"
# Below /help; what begins with a sign stays as it is
playing-help = Odpowiedz numerem albo wpisz odpowiedź lub cały ruch; Tab uzupełnia, strzałki przywołują to, co wpisano. b cofa o krok. ? wyjaśnia pytanie, ? i nazwa kartę, budynek, obszar lub zasadę (? L9.1); ! i odpowiedź mówi, dlaczego nie.
playing-help-map = /map: plansza i wszystko, co leży obok
playing-help-areas = /areas: każdy obszar słowami
playing-help-undo = /undo: cofnij swój ostatni ruch, jeśli nic od tego czasu nie odkryto
playing-help-save = /save PLIK: zapisz grę
playing-help-bot = /bot SPEC: niech na twoim miejscu gra bot
playing-help-resign = /resign: poddaj się; dalej gra bot
playing-help-help = /help: te wiersze
playing-help-quit = /quit: zapisz i wyjdź
