### Testo del motore: fasi, eventi, domande, rifiuti.
###
### Regole di questo file
### - I tipi delle variabili sono spiegati in en/core.ftl, che è il contratto per chi traduce.
### - Una riga per evento, al presente, una frase intera. I nomi di giocatori e aree non si declinano e restano senza
###   articolo; prima di un giocatore si evita la preposizione a (con Anna sarebbe ad). Le carte hanno la forma art
###   (l’Arpia, i Sandali Alati; le unità la ripetono perché possono stare nello stesso elenco), le divinità anche la
###   forma a (ad Ares), gli edifici la forma un (un’Università).
### - Dove un participio dipende dal giocatore lo sceglie GENDER; la forma *[other] è neutra.
### - I termini di gioco hanno la maiuscola, come nel regolamento italiano; a chi gioca ci si rivolge con il voi.


## Words

# The short form of gold piece.
-gp = MO
# Joining names. An empty list:
list-none = niente
# $first (text): what is joined so far; $next (text)
list-more = { $first }, { $next }
# $first (text): what is joined so far; $last (text). Davanti ai nomi che iniziano per E si scrive «ed».
list-last =
    { INITIAL($last) ->
        [e] { $first } ed { $last }
       *[other] { $first } e { $last }
    }
list-or = { $first } o { $last }
# $name (text): the name of a single thing, in a table
tally-one = 1 { $name }
# What stands on a button: so many of a thing. $what (id), $count (number)
answer-count = { UNIT($what, $count) }

## Places: i luoghi con la loro preposizione; le acque sono golfi e canali (il, nel, dal, al)

-land =
    { $case ->
       *[nom] Area di Terra
        [art] l’Area di Terra
        [Art] L’Area di Terra
        [in] nell’Area di Terra
        [to] nell’Area di Terra
        [from] dall’Area di Terra
        [From] Dall’Area di Terra
        [of] dell’Area di Terra
    }
-sea =
    { $case ->
       *[nom] Area di Mare
        [art] l’Area di Mare
        [Art] L’Area di Mare
        [in] nell’Area di Mare
        [to] nell’Area di Mare
        [from] dall’Area di Mare
        [From] Dall’Area di Mare
        [of] dell’Area di Mare
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [art] { NAME($place) }
        [Art] { NAME($place) }
        [in]
            { INITIAL($place) ->
                [a] ad { NAME($place) }
               *[other] a { NAME($place) }
            }
        [to]
            { INITIAL($place) ->
                [a] ad { NAME($place) }
               *[other] a { NAME($place) }
            }
        [from] da { NAME($place) }
        [From] Da { NAME($place) }
        [of] di { NAME($place) }
    }
# $area (text): its id; $place (id: sea)
place-sea =
    { $case ->
       *[nom] { NAME($place) }
        [art] il { NAME($place) }
        [Art] Il { NAME($place) }
        [in] nel { NAME($place) }
        [to] al { NAME($place) }
        [from] dal { NAME($place) }
        [From] Dal { NAME($place) }
        [of] del { NAME($place) }
    }
# $area (text): its id
place-land-bare =
    { $case ->
       *[nom] { -land } { $area }
        [art] { -land(case: "art") } { $area }
        [Art] { -land(case: "Art") } { $area }
        [in] { -land(case: "in") } { $area }
        [to] { -land(case: "to") } { $area }
        [from] { -land(case: "from") } { $area }
        [From] { -land(case: "From") } { $area }
        [of] { -land(case: "of") } { $area }
    }
# $area (text): its id
place-sea-bare =
    { $case ->
       *[nom] { -sea } { $area }
        [art] { -sea(case: "art") } { $area }
        [Art] { -sea(case: "Art") } { $area }
        [in] { -sea(case: "in") } { $area }
        [to] { -sea(case: "to") } { $area }
        [from] { -sea(case: "from") } { $area }
        [From] { -sea(case: "From") } { $area }
        [of] { -sea(case: "of") } { $area }
    }
# $area (text): its id
place-bare =
    { $case ->
       *[nom] { $area }
        [art] { $area }
        [Art] { $area }
        [in] in { $area }
        [to] a { $area }
        [from] da { $area }
        [From] Da { $area }
        [of] di { $area }
    }

## Phases (expansions add theirs)

phase-setup = Preparazione
phase-creatures = Creature mitologiche
phase-gods = Divinità
phase-income = Entrate
phase-offerings = Offerte
phase-upkeep = Mantenimento
phase-actions = Azioni
phase-end = Fine del Ciclo

## Story: how events become sentences

# $faction (id), $does (text): one or more predicates, joined
story-clause = { NAME($faction) } { $does }
# $first (text): predicates or items joined so far; $next (text)
story-more = { $first }, { $next }
# $first (text): predicates or items joined so far; $last (text)
story-last =
    { INITIAL($last) ->
        [e] { $first } ed { $last }
       *[other] { $first } e { $last }
    }
# The same for clauses of several persons: “Ann pays 1 GP, Bob pays 2 GP and ...”. $first (text), $last (text)
story-last-clause =
    { INITIAL($last) ->
        [e] { $first } ed { $last }
       *[other] { $first } e { $last }
    }
# $first (text): what somebody does; $then (text): what somebody else does, because of it
story-then = { $first }; { $then }
# $text (text): clauses
story-sentence = { $text }.
# $does (text): a predicate; $amount (number): what was paid for it, more than 0
story-price = { $does } per { $amount } { -gp }
# $does (text): a predicate, or a clause; $cause (id: card, building or rule): what brought it about. A rule has a form
# “aside” for the brackets, without the capital letter with which it stands alone.
story-cause =
    { KIND($cause) ->
        [rule] { $does } ({ NAME($cause, case: "aside") })
       *[other] { $does } ({ NAME($cause) })
    }
# Of a round of battle. $faction (id), $die (number): what the die shows, $total (number): with all that counts,
# $parts (text, or none): what it is made up of, if that is more than units
story-roll =
    { $parts ->
        [none] { NAME($faction) } ottiene { $die } con il dado e arriva a { $total }
       *[other] { NAME($faction) } ottiene { $die } con il dado e arriva a { $total } ({ $parts })
    }
# What a total is made up of besides the die. $what (word: units; or id: building, special, hero ...), $amount (number),
# $by (id: card, or none): who takes the rest of it away
story-part =
    { $what ->
        [units] unità { $amount }
       *[other]
            { $by ->
                [none] { NAME($what) } +{ $amount }
               *[other] { NAME($what) } +{ $amount } – { NAME($by) }
            }
    }
# Of a battle with several rounds. $round (number), $text (text): sentences
story-round = Round { $round }: { $text }
# At the end of such a battle. $faction (id), $units (pairs of unit or hero and count): all that was lost
story-lost = { NAME($faction) } ha perso { LIST($units) }
# After the offerings. $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing
story-got =
    { $amount ->
        [0] { NAME($faction) } va da { NAME($god) }
       *[other] { NAME($faction) } ottiene { NAME($god) } per { $amount } { -gp }
    }

## Events: course of the game

event-game-started = La partita inizia.
# $round (number)
event-round-began = Inizia il Ciclo { $round }.
# $phase (id): a name that stands alone.
event-phase-began = Fase: { NAME($phase) }.
# $faction (id), $god (id: god)
event-turn-began = { NAME($faction) } { event-turn-began.does }.
    .does = agisce con il favore di { NAME($god) }
# $faction (id)
event-turn-ended = { NAME($faction) } { event-turn-ended.does }.
    .does = termina il turno
# $faction (id), $line (id: line): a mandatory action of the god that is impossible, or that is declined
event-action-skipped = { NAME($faction) } { event-action-skipped.does }.
    .does = salta «{ NAME($line) }»
# $faction (id or none), $answer (text in notation): the only legal answer, given by the game.
event-answered =
    { $faction ->
        [none] Non c’è altra scelta: { $answer }.
       *[other] { NAME($faction) } non ha altra scelta: { $answer }.
    }
# $faction (id)
event-faction-eliminated =
    { GENDER($faction) ->
        [masculine] { NAME($faction) } viene eliminato.
        [feminine] { NAME($faction) } viene eliminata.
       *[other] { NAME($faction) } esce dalla partita.
    }
event-game-ending = Questo è l’ultimo Ciclo.
# $winners (ids): players
event-game-won =
    { COUNT($winners) ->
        [one] { LIST($winners) } vince la partita.
       *[other] { LIST($winners) } vincono la partita.
    }

## Events: cards and gods

# $card (id: creature, hero, artifact, favor, item or bonus): laid open where all can see it. $list (text)
event-card-revealed = Si rivela: { NAME($card) }.
    .what = { NAME($card) }
    .many = Si rivelano: { $list }.
# $card (id: creature, hero or artifact), $price (number): what it costs in its new place on the track. $list (text)
event-card-slid = Sul tracciato: { event-card-slid.what }.
    .what = { NAME($card) } (ora { $price } { -gp })
    .many = Sul tracciato: { $list }.
# $card (id: creature, hero, favor or item). $list (text). Predicates: .replaced, somebody has paid to be rid of
# it, and $with (id: creature) comes in its place; .used, its owner has used it up
event-card-discarded = Si scarta: { NAME($card) }.
    .what = { NAME($card) }
    .many = Si scartano: { $list }.
    .replaced = sostituisce { NAME($card, case: "art") } con { NAME($with, case: "art") }
    .used = usa { NAME($card, case: "art") }
# $card (id: creature, hero, artifact, favor, item or special). $list (text). .lost: its owner loses it with a building
event-card-removed = Fuori dal gioco: { NAME($card) }.
    .what = { NAME($card) }
    .many = Fuori dal gioco: { $list }.
    .lost = perde { NAME($card, case: "art") }
# $faction (id), $card (id: creature, hero or artifact), $price (number): what was paid for it.
event-card-bought = { NAME($faction) } { event-card-bought.does }.
    .does =
        { $price ->
            [0] prende gratis { NAME($card, case: "art") }
           *[other] compra { NAME($card, case: "art") } per { $price } { -gp }
        }
# $faction (id), $card (id: creature, hero, artifact or item): its effect follows.
event-card-played = { NAME($faction) } { event-card-played.does }.
    .does = gioca { NAME($card, case: "art") }
    .short = gioca questa carta
# $faction (id), $card (id: favor, item or creature): it lies in front of this player from now on.
event-card-taken = { NAME($faction) } { event-card-taken.does }.
    .does = prende { NAME($card, case: "art") }
# $faction (id), $card (id or none: creature, hero, artifact or item): none for eyes that may not see it.
event-card-looked = { NAME($faction) } { event-card-looked.does }.
    .does = guarda { event-card-looked.what }
    .what =
        { $card ->
            [none] una carta
           *[other] una carta ({ NAME($card) })
        }
    .many = guarda { $list }
# $faction (id), $card (id or none: item): none for eyes that may not see it.
event-card-kept = { NAME($faction) } { event-card-kept.does }.
    .does =
        { $card ->
            [none] tiene una carta a faccia in giù
           *[other] tiene a faccia in giù { NAME($card, case: "art") }
        }
# $faction (id): who has it now; $card (id: artifact or special): it goes with what it belongs to. $list (text)
event-card-passed = { NAME($faction) } { event-card-passed.does }.
    .does = ottiene { event-card-passed.what }
    .what = { NAME($card, case: "art") }
    .many = ottiene { $list }
# $card (id: artifact), $zone (id: pile). $list (text)
event-card-returned = Si ripone ({ NAME($zone) }): { NAME($card) }.
    .what = { NAME($card) }
    .many = Si ripongono ({ NAME($zone) }): { $list }.
# $zone (id: pile)
event-pile-shuffled = Si mescola { NAME($zone, case: "art") }.
# $gods (ids: gods): from the first to act to the last.
event-gods-laid = Le divinità in ordine: { LIST($gods) }.
# $factions (ids): players, from the first to make an offering to the last; who has two markers is named twice.
event-turn-order = Ordine di turno: { LIST($factions) }.
# $god (id: god), $covered (id: god): the god who is not available in this round.
event-god-covered = { NAME($god) } prende il posto di { NAME($covered) }.
# $faction (id), $card (id: special): the ability of a metropolis.
event-special-taken = { NAME($faction) } { event-special-taken.does }.
    .does = prende { NAME($card, case: "art") }

## Events: gold and offerings

# $faction (id), $amount (number): more than 0. $list (text). .more is a further item of the same person.
event-income = { NAME($faction) } riceve Entrate per { $amount } { -gp }.
    .what = { NAME($faction) } riceve { $amount } { -gp }
    .more = { $amount } { -gp }
    .many = { $list }.
# $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing.
event-bid = { NAME($faction) } { event-bid.does }.
    .does =
        { $amount ->
            [0] va da { NAME($god) }
           *[other] offre { $amount } { -gp } { NAME($god, case: "a") }
        }
# $faction (id): who is outbid; $god (id: god). .by is the predicate of whoever outbids, after “offers 5 GP to Zeus”;
# .own the same where that is $faction too, who has two markers.
event-outbid =
    { GENDER($faction) ->
        [masculine] { NAME($faction) } viene scalzato e lascia { NAME($god) }.
        [feminine] { NAME($faction) } viene scalzata e lascia { NAME($god) }.
       *[other] { NAME($faction) } lascia { NAME($god) }: un’altra Offerta è più alta.
    }
    .by = scalza { NAME($faction) }
    .own = supera la propria Offerta
# $faction (id), $amount (number): after discounts, more than 0. $list (text)
event-offering-paid = { NAME($faction) } paga { $amount } { -gp } per l’Offerta.
    .what = { NAME($faction) } paga { $amount } { -gp }
    .many = Per le Offerte { $list }.
# $faction (id), $amount (number): more than 0.
event-gold-gained = { NAME($faction) } { event-gold-gained.does }.
    .does = ottiene { $amount } { -gp }
# $faction (id), $amount (number): more than 0.
event-gold-paid = { NAME($faction) } { event-gold-paid.does }.
    .does = paga { $amount } { -gp }
    .kept = paga { $amount } { -gp } per tenere { NAME($kept, case: "art") }
# $faction (id): who sees it; $victim (id), $amount (number)
event-gold-shown = { NAME($faction) } { event-gold-shown.does }.
    .does =
        { $amount ->
            [0] vede che { NAME($victim) } non ha oro
           *[other] vede { $amount } { -gp } di { NAME($victim) }
        }
# $faction (id): who takes it; $victim (id), $amount (number)
event-gold-stolen = { NAME($faction) } { event-gold-stolen.does }.
    .does =
        { $amount ->
            [0] non ottiene oro da { NAME($victim) }
           *[other]
                { INITIAL($victim) ->
                    [a] ruba { $amount } { -gp } ad { NAME($victim) }
                   *[other] ruba { $amount } { -gp } a { NAME($victim) }
                }
        }

## Events: units

# $faction (id), $unit (unit), $count (number), $area (id). $list (text)
event-unit-placed = { NAME($faction) } posiziona { UNIT($unit, $count) } { NAME($area, case: "in") }.
    .does = posiziona { event-unit-placed.what }
    .what = { UNIT($unit, $count) } { NAME($area, case: "in") }
    .many = posiziona { $list }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id), $to (id). $list (text). .crossed: they
# went on through $over (ids), areas in which they could not stop
event-units-moved = { NAME($faction) } { event-units-moved.does }.
    .does = muove { event-units-moved.what }
    .what = { LIST($group, case: "art") } { NAME($from, case: "from") } { NAME($to, case: "to") }
    .many = muove { $list }
    .crossed = muove { LIST($group, case: "art") } { NAME($from, case: "from") } attraverso { LIST($over, case: "art") } { NAME($to, case: "to") }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id): where the battle is; $to (id)
event-units-retreated = { NAME($faction) } { event-units-retreated.does }.
    .does = si ritira con { LIST($group, case: "art") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $faction (id): who pushes; $victim (id or none): whose unit it is, none for the pusher’s own; $unit (unit), $from (id),
# $to (id). $count (number): of those that are pushed the same way. $list (text)
event-unit-pushed =
    { $victim ->
        [none] { NAME($faction) } spinge { UNIT($unit, 1) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
       *[other] { NAME($faction) } spinge { UNIT($unit, 1) } di { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
    }
    .does = spinge { event-unit-pushed.what }
    .what =
        { $victim ->
            [none] { UNIT($unit, $count) } { NAME($from, case: "from") } { NAME($to, case: "to") }
           *[other] { UNIT($unit, $count) } di { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }
        }
    .many = spinge { $list }
# $area (id), $with (id)
event-units-swapped = Le unità { NAME($area, case: "in") } e { NAME($with, case: "in") } si scambiano di posto.
# $faction (id): whose they were; $unit (unit), $count (number), $area (id): where they were. They go back to the
# reserve; this is no loss. $list (text). .returned is a predicate: $faction gives them back. .stolen too: somebody else
# places them, and $victim (id) had them. .gone: they leave the game instead.
event-unit-taken =
    { $count ->
        [one] { NAME($area, case: "From") } se ne va { UNIT($unit, $count) } ({ NAME($faction) }).
       *[other] { NAME($area, case: "From") } se ne vanno { UNIT($unit, $count) } ({ NAME($faction) }).
    }
    .what = { UNIT($unit, $count) } di { NAME($faction) } { NAME($area, case: "from") }
    .many = Di nuovo nella riserva: { $list }.
    .returned = cede { UNIT($unit, $count) } { NAME($area, case: "in") }
    .stolen =
        { INITIAL($victim) ->
            [a] ruba { UNIT($unit, $count) } ad { NAME($victim) } { NAME($area, case: "in") }
           *[other] ruba { UNIT($unit, $count) } a { NAME($victim) } { NAME($area, case: "in") }
        }
    .gone = rimuove dal gioco { UNIT($unit, $count) } { NAME($area, case: "in") }
# $faction (id): whose side they are on now; $victim (id): whose side they were on; $unit (unit), $count (number),
# $area (id)
event-unit-converted = { NAME($faction) } { event-unit-converted.does }.
    .does = porta dalla sua parte { UNIT($unit, $count) } di { NAME($victim) } { NAME($area, case: "in") }
# $faction (id), $unit (unit or hero), $count (number), $area (id). $units (pairs of unit or hero and count): all that
# is lost there at once. $list (text)
event-unit-lost = { NAME($faction) } perde { UNIT($unit, $count) } { NAME($area, case: "in") }.
    .does = perde { event-unit-lost.what }
    .short = perde { LIST($units) }
    .what = { LIST($units) } { NAME($area, case: "in") }
    .many = perde { $list }
# $faction (id), $unit (unit or hero): a loss that does not happen.
event-unit-saved = { NAME($faction) } { event-unit-saved.does }.
    .does = salva { UNIT($unit, 1) }

## Events: battle

# $attacker (id), $defender (id), $area (id). .fought tells the whole battle: $winner (word: attacker, defender, none)
event-battle-began = { NAME($attacker) } { event-battle-began.does }.
    .does = attacca { NAME($defender) } { NAME($area, case: "in") }
    .short = attacca { NAME($defender) }
    .fought =
        { $winner ->
            [attacker] batte { NAME($defender) } { NAME($area, case: "in") }
            [none] combatte contro { NAME($defender) } { NAME($area, case: "in") } finché non resta nessuno
           *[defender] attacca invano { NAME($defender) } { NAME($area, case: "in") }
        }
# $attacker (id), $defender (id), $attack (number), $defence (number): totals with units and bonuses;
# $attack-die (number), $defence-die (number): what the dice show.
event-dice-rolled = { NAME($attacker) } ottiene { $attack-die } con il dado e arriva a { $attack }, { NAME($defender) } ottiene { $defence-die } e arriva a { $defence }.
# $faction (id), $die (number): what the die shows now; $total (number): with units and bonuses
event-die-rerolled = { NAME($faction) } ripete il tiro: { $die }, e ora arriva a { $total }.
# $total (number): of dice that nobody owns
event-rolled = I dadi danno { $total }.
# $area (id), $faction (id or none): the winner; a defender who lost all units keeps the land and is named too, but a sea
# without fleets belongs to nobody. $side (word: attacker, defender): which side $faction was on; $rounds (number)
event-battle-ended =
    { $faction ->
        [none] La battaglia finisce: { NAME($area, case: "art") } non è di nessuno.
       *[other] La battaglia finisce: { NAME($area, case: "art") } è di { NAME($faction) }.
    }
    .does =
        { $side ->
            [attacker]
                { $rounds ->
                    [one] vince la battaglia
                   *[other] vince la battaglia dopo { $rounds } round
                }
           *[defender]
                { $rounds ->
                    [one] tiene { NAME($area, case: "art") }
                   *[other] tiene { NAME($area, case: "art") } dopo { $rounds } round
                }
        }
# $faction (id), $area (id), $loser (id: player, or none): who held it. $list (text)
event-area-taken = { NAME($faction) } prende il controllo { NAME($area, case: "of") }.
    .does =
        { $loser ->
            [none] prende il controllo { NAME($area, case: "of") }
           *[other]
                { INITIAL($loser) ->
                    [a] toglie { NAME($area, case: "art") } ad { NAME($loser) }
                   *[other] toglie { NAME($area, case: "art") } a { NAME($loser) }
                }
        }
    .short =
        { $loser ->
            [none] ne prende il controllo
           *[other]
                { INITIAL($loser) ->
                    [a] ne toglie il controllo ad { NAME($loser) }
                   *[other] ne toglie il controllo a { NAME($loser) }
                }
        }
    .what = { NAME($area, case: "of") }
    .many = prende il controllo { $list }

## Events: buildings

# $faction (id), $building (id: building), $area (id). $list (text). .instead: it takes the place of $old (id: building);
# .renewed: of one of its kind
event-building-built = { NAME($faction) } { event-building-built.does }.
    .does = costruisce { event-building-built.what }
    .what = { NAME($building, case: "un") } { NAME($area, case: "in") }
    .many = costruisce { $list }
    .instead = sostituisce { NAME($area, case: "in") } { NAME($old, case: "un") } con { NAME($building, case: "un") }
    .renewed = ricostruisce { NAME($building, case: "un") } { NAME($area, case: "in") }
# $building (id: building), $area (id): it has no owner yet, in the setup. $list (text)
event-building-placed = Si posiziona { NAME($building, case: "un") } { NAME($area, case: "in") }.
    .what = { NAME($building, case: "un") } { NAME($area, case: "in") }
    .many = Sul tabellone: { $list }.
# $building (id: building), $area (id). .does and .many are told of the owner, if anybody is; so is .given, where the owner
# makes way for something else. $list (text)
event-building-removed = Si rimuove { NAME($building, case: "un") } { NAME($area, case: "from") }.
    .does = perde { event-building-removed.what }
    .what = { NAME($building, case: "un") } { NAME($area, case: "in") }
    .many = perde { $list }
    .given = cede { $list }
# $faction (id), $building (id: building), $into (id: building): the new one; $area (id)
event-building-transformed = { NAME($faction) } { event-building-transformed.does }.
    .does = sostituisce { NAME($area, case: "in") } { NAME($building, case: "un") } con { NAME($into, case: "un") }
# $faction (id), $area (id). .empty: $card (id: bonus), the bonus of the metropolis, brings nothing.
# .renewed: it takes the place of another one.
event-metropolis-built = { NAME($faction) } { event-metropolis-built.does }.
    .does = costruisce una Metropoli { NAME($area, case: "in") }
    .empty = non ottiene nulla dal bonus «{ NAME($card) }»
    .renewed = ricostruisce la Metropoli { NAME($area, case: "in") }
# $faction (id), $card (id: hero): the metropolis lies on this card, out of reach of everybody
event-metropolis-hidden = { NAME($faction) } { event-metropolis-hidden.does }.
    .does = costruisce una Metropoli sulla carta di { NAME($card) }
# $faction (id), $area (id). $count (number): of those that stood there, for .does
event-metropolis-lost = { NAME($faction) } perde la Metropoli { NAME($area, case: "in") }.
    .does =
        { $count ->
            [one] perde la Metropoli { NAME($area, case: "in") }
           *[other] perde { $count } Metropoli { NAME($area, case: "in") }
        }

## Events: cards held in front of a faction

# $faction (id), $goods (goods), $count (number). $list (text)
event-goods-gained = { NAME($faction) } { event-goods-gained.does }.
    .does = ottiene { UNIT($goods, $count) }
    .what = { UNIT($goods, $count) }
    .many = ottiene { $list }
# $faction (id), $goods (goods), $count (number). $list (text). .kept: they were given so that $kept (id: creature or
# hero) stays. .gone: they leave the game.
event-goods-lost = { NAME($faction) } { event-goods-lost.does }.
    .does = cede { UNIT($goods, $count) }
    .what = { UNIT($goods, $count) }
    .many = cede { $list }
    .kept = cede { UNIT($goods, $count) } per tenere { NAME($kept, case: "art") }
    .gone = rimuove dal gioco { UNIT($goods, $count) }
# $faction (id): who takes them; $victim (id), $goods (goods), $count (number)
event-goods-stolen = { NAME($faction) } { event-goods-stolen.does }.
    .does =
        { INITIAL($victim) ->
            [a] ruba { UNIT($goods, $count) } ad { NAME($victim) }
           *[other] ruba { UNIT($goods, $count) } a { NAME($victim) }
        }

## Events: pieces on the board

# $faction (id), $card (id: creature or artifact), $area (id)
event-piece-placed = { NAME($faction) } { event-piece-placed.does }.
    .does = posiziona { NAME($card, case: "art") } { NAME($area, case: "in") }
    .short =
        { KIND($card) ->
            [artifact] posiziona l’Artefatto { NAME($area, case: "in") }
           *[other] posiziona la pedina { NAME($area, case: "in") }
        }
# $card (id: creature or artifact), $from (id), $to (id). .does is told of the owner.
event-piece-moved =
    { KIND($card) ->
        [artifact] Si sposta { NAME($from, case: "from") } { NAME($to, case: "to") }: { NAME($card) }.
       *[other] { NAME($card, case: "Art") } si muove { NAME($from, case: "from") } { NAME($to, case: "to") }.
    }
    .does = muove { NAME($card, case: "art") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $card (id: creature, hero or artifact), $area (id): taken off the board.
event-piece-removed =
    { KIND($card) ->
        [artifact] { NAME($area, case: "Art") } non ospita più { NAME($card, case: "art") }.
        [hero] { NAME($card) } lascia { NAME($area, case: "art") }.
       *[other] { NAME($card, case: "Art") } lascia { NAME($area, case: "art") }.
    }
# $faction (id), $card (id: hero), $area (id)
event-hero-recruited = { NAME($faction) } { event-hero-recruited.does }.
    .does = recluta { NAME($card) } { NAME($area, case: "in") }
    .short = posiziona l’Eroe { NAME($area, case: "in") }
# $faction (id), $card (id: hero): goes back to the track; $for (id: hero): comes from the track to $area (id)
event-hero-exchanged = { NAME($faction) } { event-hero-exchanged.does }.
    .does = scambia { NAME($card) } con { NAME($for) } { NAME($area, case: "in") }
# $faction (id), $card (id: hero)
event-hero-sacrificed = { NAME($faction) } { event-hero-sacrificed.does }.
    .does = sacrifica { NAME($card) }
# $area (id), $count (number). $list (text)
event-prosperity-placed =
    { $count ->
        [one] Un segnalino Prosperità viene posizionato { NAME($area, case: "in") }.
       *[other] { $count } segnalini Prosperità vengono posizionati { NAME($area, case: "in") }.
    }
    .what =
        { $count ->
            [one] un segnalino Prosperità { NAME($area, case: "in") }
           *[other] { $count } segnalini Prosperità { NAME($area, case: "in") }
        }
    .many = Si posizionano { $list }.
# $area (id), $count (number)
event-prosperity-taken =
    { $count ->
        [one] Un segnalino Prosperità viene tolto { NAME($area, case: "from") }.
       *[other] { $count } segnalini Prosperità vengono tolti { NAME($area, case: "from") }.
    }

## Events: other

# $counter (id: counter), $value (number): what it shows now.
event-counter-changed = { NAME($counter) }: { $value }.
# $faction (id), $card (id: creature, hero, item or favor): what brings an effect that lasts. .about: $chosen (ids) is what
# it is about
event-lasting-began = { NAME($faction) } { event-lasting-began.does }.
    .does = ottiene un effetto duraturo ({ NAME($card) })
    .about = ottiene un effetto duraturo ({ NAME($card) }: { LIST($chosen) })
# $faction (id), $god (id: god, or none): the god it leaves with its faction; none where it leaves the turn track, to be
# offered.
event-marker-taken =
    { $god ->
        [none]
            { INITIAL($faction) ->
                [a] Tocca ad { NAME($faction) } fare un’Offerta.
               *[other] Tocca a { NAME($faction) } fare un’Offerta.
            }
       *[other] Il pedone Offerta di { NAME($faction) } lascia { NAME($god) }.
    }
# $faction (id), $group (pairs of unit, hero or artifact and count), $area (id): attackers who waited for the end of the
# battle.
event-units-arrived = { NAME($faction) } arriva { NAME($area, case: "in") } con { LIST($group, case: "art") }.

## Rules of the core: rule-<id>, as an event names its cause

# Why a piece leaves whose time on the board is over.
rule-expiry =
    { $case ->
       *[nom] Fine della permanenza
        [aside] fine della permanenza
    }

## Piles (expansions add theirs)

pile-creature-deck =
    { $case ->
       *[nom] mazzo delle Creature
        [art] il mazzo delle Creature
    }
pile-creature-discard =
    { $case ->
       *[nom] pila degli scarti delle Creature
        [art] la pila degli scarti delle Creature
    }
pile-hero-deck =
    { $case ->
       *[nom] mazzo degli Eroi
        [art] il mazzo degli Eroi
    }
pile-hero-discard =
    { $case ->
       *[nom] pila degli scarti degli Eroi
        [art] la pila degli scarti degli Eroi
    }
pile-metropolis-stack =
    { $case ->
       *[nom] pila dei segnalini Metropoli
        [art] la pila dei segnalini Metropoli
    }
pile-removed =
    { $case ->
       *[nom] carte fuori dal gioco
        [art] le carte fuori dal gioco
    }

## Prompts: prompt-<id> asks the seat for its next answer

# The questions of the turn
prompt-bid = Quale divinità, e quanto?
prompt-action = Che cosa fate?
prompt-again = Continuate?
prompt-one-of = Quale di queste scelte?
prompt-may = Lo volete?
prompt-choose-next = Chi o che cosa viene dopo?
prompt-choose-rule = Che cosa viene prima?
# Choosing something, when no other words fit better
prompt-choose-amount = Quale quantità?
prompt-choose-area = Quale luogo?
prompt-choose-building = Quale Edificio?
prompt-choose-card = Quale carta?
prompt-choose-die = Quale dado?
prompt-choose-faction = Quale giocatore?
prompt-choose-god = Quale divinità?
prompt-choose-goods = Quale tipo di carta?
prompt-choose-hero = Quale Eroe?
prompt-choose-site = Quale Sito di Costruzione?
prompt-choose-special = Quale Metropoli speciale?
prompt-choose-type = Quale tipo di Edificio?
prompt-choose-unit = Quale tipo di unità?
prompt-choose-units = Quale unità, e dove?
# Cards
prompt-buy-card = Quale carta comprate?
prompt-use-discounts = Quali sconti usate?
prompt-replace-card = Quale carta sostituite?
prompt-copy-ability = Di chi usate il potere?
prompt-arrange = In quale ordine?
prompt-keep-card = Quale carta tenete?
prompt-keep-creature = Tenete la Creatura?
prompt-keep-hero = Tenete l’Eroe?
prompt-keep-piece = La pedina resta?
prompt-play-looked = Giocate la carta che avete guardato?
prompt-hand-over = In quale Area del compagno di squadra va?
prompt-give-gold = Quanto date?
prompt-give-to = A chi date l’oro?
# Units, figures and buildings
prompt-place-unit = Dove posizionate l’unità?
prompt-place-piece = Dove posizionate la pedina?
prompt-move-piece = Dove si muove la pedina?
prompt-push-unit = Dove viene spinta l’unità?
prompt-distribute = Come fate la distribuzione?
prompt-placement-area = In quale Area iniziate?
prompt-deploy-first = Qual è la vostra prima Area?
prompt-deploy-second = Qual è la vostra seconda Area?
prompt-build-site = Dove costruite?
prompt-harbour-sea = Su quale mare si affaccia?
prompt-metropolis-site = Dove sorge la Metropoli?
prompt-instead = Che cosa succede invece?
prompt-instead-of-site = Che cosa fate invece di posizionare la Metropoli?
prompt-give-building = Quale Edificio cedete?
# Movements
prompt-move-march = Da dove a dove marciate?
prompt-move-fly = Da dove a dove volate?
prompt-move-heroic = Da dove a dove va l’Eroe?
prompt-move-titan = Da dove a dove va il Titano?
prompt-move-group = Quali unità si muovono?
prompt-next-leg = Dove proseguono?
prompt-stop-or-cross = Si fermano qui o attraversano?
prompt-sail-from = Da dove salpate?
prompt-sail-group = Quante Flotte salpano?
prompt-sail-to = Verso dove navigate?
prompt-sail-on = Dove proseguite la navigazione?
# Battles
prompt-loss = Quale unità perdete?
prompt-instead-of-loss = Che cosa fate invece di perdere l’unità?
prompt-pay-for-partner = Pagate perché il vostro compagno di squadra conservi l’unità?
prompt-retreat = Vi ritirate, e dove?
prompt-retreat-unit = Dove si ritira l’unità?
prompt-carry = Che cosa portate con voi?
prompt-reroll = Ripetete il tiro?
prompt-military-victory = Costruite qui una Metropoli?
# Windows: moments at which a card may be used
prompt-window-actions-begin = Usate una carta prima che inizino le Azioni?
prompt-window-assault-begins = Usate una carta in questo assalto?
prompt-window-gods-laid = Usate una carta ora che le divinità sono disposte?
prompt-window-offerings-begin = Usate una carta prima che inizino le Offerte?
prompt-window-threat-rolled = Usate una carta ora che i dadi sono stati tirati?

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-build = Costruire
line-buy =
    { $card ->
        [none] Comprare una carta
       *[other] Comprare { ANY($card, case: "ind") }
    }
line-march = Muovere via Terra
line-recruit = Reclutare
# $card (id: hero)
line-sacrifice = Sacrificare { NAME($card) }
line-sail = Muovere via Mare
line-take-gold = Prendere oro

## Words: word-<word> is a short answer, as on a button

word-yes = sì
word-no = no
word-none = niente
word-nothing = niente
word-end = terminare il turno
word-pass = passare
word-stay = restare
word-stop = fermarsi
word-cross = attraversare
word-keep = tenere
word-release = rinunciare
word-let-go = lasciar andare
word-pay = pagare
word-full = prezzo pieno
word-attackers = tra gli attaccanti
word-hidden = la Metropoli su una carta
word-die-1 = primo dado
word-die-2 = secondo dado

## Refusals: refusal-<code> says why an answer is not legal

# $what (id: card, or none)
refusal-not-offered =
    { $what ->
        [none] Questa non è una risposta alla domanda.
       *[other] Ora non disponibile: { NAME($what) }.
    }
# $price, $gold (numbers), $what (goods, or none for gold): what it costs and what is there of it
refusal-cannot-pay =
    { $what ->
        [none]
            { $gold ->
                [one] Costa { $price } { -gp }; a disposizione ce n’è { $gold }.
               *[other] Costa { $price } { -gp }; a disposizione ce ne sono { $gold }.
            }
       *[other]
            { $price ->
                [one] Ne serve { $price }, a disposizione ce ne sono { $gold }: { NAME($what) }.
               *[other]
                    { $gold ->
                        [one] Ne servono { $price }, a disposizione ce n’è { $gold }: { NAME($what) }.
                       *[other] Ne servono { $price }, a disposizione ce ne sono { $gold }: { NAME($what) }.
                    }
            }
    }
# $until (word: turn, round, card), $what (id: building, or none)
refusal-used-up =
    { $until ->
        [round]
            { $what ->
                [none] È già stato usato in questo Ciclo.
               *[other] Già usato in questo Ciclo: { NAME($what) }.
            }
        [card] Con questa carta queste unità non si muovono oltre.
       *[turn] Non si può fare di nuovo in questo turno.
    }
refusal-no-target =
    { $key ->
        [none] Questo non è un bersaglio possibile.
       *[other] Non è possibile. Serve: { NEED($key, $needs, $amount) }.
    }
# $what (unit, goods or building, or none)
refusal-nothing-left =
    { $what ->
        [none] Non ce n’è più.
       *[other] Non ne resta nessuno: { NAME($what) }.
    }
# $by (id of what forbids it: card, piece, god, building; none: a rule)
refusal-forbidden =
    { $by ->
        [none]
            { $key ->
                [none] Una regola lo vieta.
               *[other] Una regola lo vieta. Serve: { NEED($key, $needs, $amount) }.
            }
       *[other]
            { $key ->
                [none] Lo vieta: { NAME($by) }.
               *[other] { NAME($by) } lo vieta. Serve: { NEED($key, $needs, $amount) }.
            }
    }
# $by (id: the piece, or none)
refusal-barred =
    { $by ->
        [none] Le Flotte non possono andare lì.
       *[other] Le Flotte non possono andare lì; lo impedisce: { NAME($by) }.
    }
# $needs (id: hero or artifact without which there is no way, or none)
refusal-out-of-reach =
    { $needs ->
        [none]
            { $key ->
                [none] È fuori portata.
               *[other] È fuori portata. Serve: { NEED($key, $beside, 0) }.
            }
       *[other] È fuori portata. Nel gruppo manca: { NAME($needs) }.
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] L’ultima Area di un giocatore è protetta.
       *[other] L’ultima Area di { NAME($owner) } è protetta.
    }
# $amount, $standing (numbers)
refusal-too-low =
    { $standing ->
        [0] Un’Offerta di { $amount } è troppo bassa.
       *[other] Un’Offerta di { $amount } è troppo bassa: ce n’è già una di { $standing }.
    }
# $god (id: god, or none)
refusal-just-outbid =
    { $god ->
        [none] Chi viene scalzato deve scegliere un’altra divinità.
       *[other] Chi viene scalzato deve scegliere un’altra divinità, non questa: { NAME($god) }.
    }
# $by (id: player, creature or building, or none)
refusal-taken =
    { $by ->
        [none] Il posto è già occupato.
       *[other]
            { $key ->
                [site-covered] Il posto è coperto da: { NAME($by) }.
               *[other] Il posto è già occupato da: { NAME($by) }.
            }
    }
# $god (id: god, or none)
refusal-closed =
    { $god ->
        [none] Questa divinità non è scoperta.
       *[other] Questa divinità non è scoperta: { NAME($god) }.
    }
# $owner (id: player, or none)
refusal-not-yours =
    { $owner ->
        [none] Questo non è vostro.
       *[other] Questo non è vostro, appartiene a: { NAME($owner) }.
    }
# $least, $most (numbers), $what (id: unit or building, or none)
refusal-wrong-amount =
    { $what ->
        [none]
            { $most ->
                [0] Qui non si può dare niente.
               *[other]
                    { $amounts ->
                        [none] La quantità deve essere tra { $least } e { $most }.
                       *[other] Quantità possibili: { $amounts }.
                    }
            }
       *[other]
            { $least ->
                [0]
                    { $most ->
                        [0] Non c’è: { ANY($what) }.
                       *[other] Qui al massimo { $most }: { ANY($what) }.
                    }
               *[other] Almeno { $least } di: { ANY($what) }.
            }
    }
refusal-not-now =
    { $first ->
        [none]
            { $key ->
                [none] Adesso non è possibile.
               *[other] Adesso non è possibile. Serve: { NEED($key, $needs, $amount) }.
            }
       *[other] Prima: { LIST($first) }.
    }
# $by (id: card, or none)
refusal-condition =
    { $key ->
        [none]
            { $by ->
                [none] La condizione non è soddisfatta.
               *[other] La condizione non è soddisfatta: { NAME($by) }.
            }
       *[other]
            { $by ->
                [none] Non è possibile. Serve: { NEED($key, $needs, $amount) }.
               *[other] { NAME($by) } richiede: { NEED($key, $needs, $amount) }.
            }
    }
# $text (text, or none)
refusal-unknown-answer =
    { $text ->
        [none] Qui questa risposta non si capisce.
       *[other] Qui questo non si capisce: «{ $text }».
    }
# $text (text)
refusal-left-over = Nella risposta c’è più di quanto è stato chiesto: «{ $text }».
# $words (number), $length (number)
refusal-too-long = La risposta è troppo lunga. Parole consentite: { $words }; caratteri consentiti: { $length }.
refusal-game-over = La partita è finita.
# $asked, $seat (names of players)
refusal-wrong-seat = Ora la domanda è per { $asked }, non per { $seat }.
refusal-unfinished = Questa mossa non è completa: «{ $text }». Scegli anche il resto.
refusal-revealed = Non si può più tornare indietro: nel frattempo il caso o una carta ha rivelato qualcosa.

## What is missing: need-<key> says what a key of a selector or condition asks for

need-not = non questo: { $need }
need-at-most = { $need } (al massimo { $amount })
need-exactly = { $need } (esattamente { $amount })
need-any-other = qualcosa di diverso da questo
need-any-further = una possibilità di proseguire dopo questa scelta
need-any-effect = qualcosa che questo possa cambiare, e ora non c’è
need-area-kind =
    { $needs ->
        [land] un’Area di terra
       *[sea] un’Area di mare
    }
need-area-owner =
    { $needs ->
        [mine] una vostra Area
        [nobody] un’Area di nessuno
        [ally] un’Area di un alleato
        [anyone] un’Area di un giocatore
        [enemy] un’Area di un avversario
        [target] un’Area di un avversario
        [rival] un’Area di un altro giocatore
        [unspared] un’Area che nessun alleato controlla
        [none] un’Area di un giocatore
       *[other] un’Area che appartiene a: { ANY($needs) }
    }
need-area-at =
    { $needs ->
        [none] l’Area di cui si tratta
       *[other] { ANY($needs) }
    }
need-area-near =
    { $needs ->
        [none] un’Area adiacente
       *[other] un’Area accanto a: { ANY($needs) }
    }
need-area-not-at =
    { $needs ->
        [none] un’altra Area
       *[other] un’Area diversa da: { ANY($needs) }
    }
need-area-island-of =
    { $needs ->
        [none] un’Area della stessa isola
       *[other] un’Area della stessa isola di: { ANY($needs) }
    }
need-area-suits = un luogo in cui può stare questa figura: { ANY($needs) }
need-area-holds = un’Area con almeno { $amount } di: { ANY($needs) }
need-area-holds-alone = un’Area con esattamente { $amount } e nessun’altra unità: { ANY($needs) }
need-area-piece = una figura nell’Area
need-area-tokens =
    { $amount ->
        [one] un’Area con almeno un segnalino prosperità
       *[other] un’Area con almeno { $amount } segnalini prosperità
    }
need-area-counter = un’Area a cui si riferisce: { ANY($needs) }
need-area-building =
    { $needs ->
        [none] un’Area con un Edificio
       *[other] un’Area con uno di questi Edifici: { ANY($needs) }
    }
need-area-last-of = l’ultima Area di terra del suo proprietario
need-area-recruit = un’Area in cui si può posizionare questa unità: { ANY($needs) }
need-area-allowed =
    { $needs ->
        [may-sail] un’Area di mare in cui possono stare le Flotte
       *[other] un’Area che questa carta può scegliere
    }
need-area-free-seas =
    { $amount ->
        [one] almeno un’Area di mare libera accanto
       *[other] almeno { $amount } Aree di mare libere accanto
    }
need-area-any = un’Area che soddisfa una di più condizioni
need-area-all = un’Area che soddisfa tutte le condizioni
need-area-not = un’Area di altro tipo
need-site-clear = un sito libero per un Edificio grande
need-site-clearable = un sito che si può liberare per un Edificio grande
need-site-large =
    { $needs ->
        [large] un sito per Edifici grandi
       *[other] un sito per Edifici base
    }
need-site-not = un altro Edificio o sito
need-site-type =
    { $needs ->
        [none] un Edificio del tipo scelto
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] uno di questi Edifici: { ANY($needs) }
            }
    }
need-site-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] uno di questi Edifici: { ANY($needs) }
    }
need-site-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] uno di questi Edifici: { ANY($needs) }
    }
need-site-holds-victory = una Metropoli
need-site-occupied = un Edificio su questo sito
need-site-place = un sito sul tabellone
need-site-free = un sito libero in una vostra Area
need-site-set = gli Edifici di una serie completa
need-site-later = prima gli altri Edifici della serie
need-site-discount = un Edificio che dà uno sconto
need-units-unit =
    { $needs ->
        [none] un’unità che si può scegliere
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] una di queste unità: { ANY($needs) }
            }
    }
need-units-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una di queste unità: { ANY($needs) }
    }
need-units-not-tag = un’unità di altro tipo
need-units-moves = un’unità che può muoversi
need-units-side =
    { $needs ->
        [mine] un’unità della vostra parte nella battaglia
        [attacker] un’unità dell’attaccante
        [defender] un’unità del difensore
       *[other] un’unità dell’altra parte nella battaglia
    }
need-units-lost-last = prima la perdita delle altre unità
need-card-zone =
    { $needs ->
        [none] una carta dal luogo da cui la prende questa azione
       *[other] una carta da: { ANY($needs) }
    }
need-card-held =
    { $needs ->
        [mine] una carta davanti a voi
        [anyone] una carta davanti a un giocatore
        [ally] una carta davanti a un alleato
       *[other] una carta davanti a un altro giocatore
    }
need-card-among = una delle carte pescate o scelte prima
need-card-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] uno di questi: { ANY($needs) }
    }
need-card-not-tag = una carta di altro tipo
need-card-kind = una carta di questo tipo: { ANY($needs) }
need-card-id = questa carta: { ANY($needs) }
need-card-except = una carta diversa da: { ANY($needs) }
need-card-on-board = una carta la cui figura è sul tabellone
need-card-able = una carta la cui abilità si può usare ora
need-card-open = una divinità che accetta Offerte in questo Ciclo
need-card-not-god = una carta che non è una divinità
need-card-sale = ciò che questa carta chiede a chi la compra
need-god-above = una divinità che viene prima nell’ordine
need-god-auctioned = una divinità che accetta Offerte con un importo
need-god-last = l’ultima divinità del Ciclo
need-god-any = una divinità
need-faction-is =
    { $needs ->
        [mine] voi
        [ally] un alleato
        [anyone] un giocatore in gioco
        [rival] un altro giocatore
       *[other] un avversario
    }
need-faction-has =
    { $needs ->
        [gold] un giocatore con oro sufficiente: { $amount }
       *[other] un giocatore che ha: { ANY($needs) }
    }
need-faction-reached = un giocatore con abbastanza Metropoli per vincere
need-faction-alive = un giocatore ancora in gioco
need-unit-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una di queste unità: { ANY($needs) }
    }
need-unit-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una di queste unità: { ANY($needs) }
    }
need-unit-in-reserve =
    { $needs ->
        [none] un’unità rimasta nella vostra riserva
       *[other] una di queste unità nella vostra riserva: { ANY($needs) }
    }
need-type-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] uno di questi Edifici: { ANY($needs) }
    }
need-type-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] uno di questi Edifici: { ANY($needs) }
    }
need-type-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] uno di questi Edifici: { ANY($needs) }
    }
need-type-lacking = un Edificio che non avete ancora
need-type-in-stock = un Edificio rimasto nella riserva generale
need-type-except = un Edificio di altro tipo
need-type-of-god = un Edificio di una divinità di questo Ciclo
need-goods-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] uno di questi: { ANY($needs) }
    }
need-goods-owned =
    { $needs ->
        [none] una carta di un tipo che avete
       *[other] uno di questi davanti a voi: { ANY($needs) }
    }
need-goods-in-stock = una carta di un tipo rimasto nella riserva generale
need-amount-from = un numero più alto
need-amount-to = un numero più basso
need-line-skipped = questa azione prima di quelle a pagamento, già iniziate
need-line-turn = il vostro turno con una divinità
need-line-moment =
    { $needs ->
        [assault-begins] il momento prima dei dadi di una battaglia
        [dice-rolled] il momento dopo i dadi di una battaglia
        [offerings-begin] il momento prima delle Offerte
        [actions-begin] il momento prima del primo turno del Ciclo
        [threat-rolled] il momento dopo il lancio per la minaccia
        [gods-laid] il momento in cui si dispongono le divinità
        [metropolis-placed] il momento in cui si posiziona una Metropoli
        [unit-lost] il momento in cui si perde un’unità
        [piece-expires] il momento in cui una figura lascerebbe il tabellone
       *[other] il momento per cui è fatta questa carta
    }
need-line-asked = prima una risposta alla domanda posta
need-condition-option = un’altra opzione delle regole
need-condition-god =
    { $needs ->
        [none] il turno di un’altra divinità
       *[other]
            { COUNT($needs) ->
                [1] un turno con: { ANY($needs) }
               *[other] un turno con una di queste divinità: { ANY($needs) }
            }
    }
need-condition-exists = qualcosa con cui farlo
need-condition-set =
    { $needs ->
        [none] una serie completa di Edifici
       *[other] un Edificio di ciascun tipo: { LIST($needs) }
    }
need-condition-zone = altre carte nel mazzo
need-condition-side =
    { $needs ->
        [attacker] una battaglia come attaccante
       *[other] una battaglia come difensore
    }
need-condition-for = la parte giusta nella battaglia
need-condition-battle =
    { $needs ->
        [land] una battaglia a terra
       *[other] una battaglia in mare
    }
need-condition-die = un dado che è stato lanciato
need-condition-move = un altro tipo di movimento
need-condition-group-has = nel gruppo uno di: { ANY($needs) }
need-condition-by = una di queste carte: { ANY($needs) }
need-condition-about = un altro giocatore o un’altra divinità
need-condition-cause = un’altra causa della perdita
need-condition-lost = la perdita di uno di: { ANY($needs) }
need-condition-at-here = l’Area della figura di questa carta
need-condition-harbour-sea = una battaglia nel mare su cui si affaccia l’Edificio
need-condition-coast = una battaglia presso la costa dell’Area dell’Edificio
need-condition-owns = sul tabellone almeno { $amount }: { ANY($needs) }
need-condition-as-if-captured = una conquista che decide la partita
need-condition-known = una scelta fatta prima
need-condition-mode = un’altra modalità di gioco
need-condition-room-for = un Edificio di questo tipo e un posto: { ANY($needs) }
need-condition-receives = le entrate dell’Area
need-condition-own-turn = il vostro turno
need-condition-hired-before = una carta presa in un Ciclo precedente
need-condition-ending = la fine della partita
need-condition-cite = ciò che dice la regola
need-condition-not = il contrario
need-condition-any = una di più condizioni
need-condition-all = tutte le condizioni
need-number-option = un valore di un’opzione: { $amount }
need-number-counter = { ANY($needs) }: { $amount }
need-number-goods = { ANY($needs) }: { $amount }
need-number-gold = oro: { $amount }
need-number-land-areas = Aree di terra controllate: { $amount }
need-number-metropolises = Metropoli: { $amount }
need-number-count =
    { $needs ->
        [none] tanti adatti: { $amount }
       *[other] { ANY($needs) }: { $amount }
    }
need-number-half = la metà di un numero: { $amount }
need-number-times = un prodotto: { $amount }
need-number-sum = una somma: { $amount }
need-number-least = il numero più piccolo: { $amount }
need-number-symbols = simboli stampati dell’Area: { $amount }
need-number-cornucopias = cornucopie dell’Area: { $amount }
need-number-stock = tanti rimasti nella riserva: { $amount }
need-number-by-option = un valore di un’opzione: { $amount }
need-number-quantity = un valore sul tabellone: { $amount }
need-number-round = Ciclo { $amount }
need-number-target = Metropoli per vincere: { $amount }
need-number-roll = un lancio di { $amount }
need-number-sides = parti in gioco: { $amount }
need-number-printed-place = posto tra i segnalini della divinità stampata: { $amount }
need-area-not-of = un’Area che non appartiene a: { ANY($needs) }
need-reach-any = una via verso un’altra Area
need-reach-coast = un’Area di mare accanto a una vostra Area di terra
need-reach-sea = un’Area di mare accanto a: { ANY($needs) }
need-reach-way = un’Area accanto a questa o collegata dalle vostre Flotte: { ANY($needs) }
need-reach-on = una via per proseguire da: { ANY($needs) }
need-reach-harbour = un’Area di mare su cui si affaccia il sito: { ANY($needs) }
need-card-for-sale = una carta in vendita
need-card-full-price = il prezzo intero, senza sconti
need-faction-consents = il consenso del vostro compagno, che ha rifiutato
need-reach-around = quest’Area o una adiacente: { ANY($needs) }
need-not-area-island-of =
    { $needs ->
        [none] un’Area di un’altra isola
       *[other] un’Area di un’isola diversa da quella di: { ANY($needs) }
    }
need-not-area-owner =
    { $needs ->
        [mine] un’Area che non vi appartiene
        [nobody] un’Area che appartiene a qualcuno
        [rival] un’Area che appartiene a voi o a nessuno
       *[other] un’Area di un altro proprietario
    }
need-not-god-above = nessuna divinità che venga prima nell’ordine

## Problems of content: see problems.ftl

