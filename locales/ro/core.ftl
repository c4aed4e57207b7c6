### Text of the engine: phases, events, prompts, refusals, problems.
###
### Romanian: a count of 1 is the article (*o trupă, un preot*), from 20 on *de* follows the number, also before GP
### (*20 de GP*). Cases asked for: gods and creatures gen (*lui Zeus, Athenei*), heroes and artifacts gen and acc
### (*eroul Aiax*), units acc, buildings indef (*un port*), piles def (*teancul*). Verbs after a card's name are the
### same in singular and plural (*se mută, pleacă, costă*), since some names are plural (*Moirele, Sandalele Înaripate*).


## Words

# The short form of gold piece.
-gp = GP
# Joining names. An empty list:
list-none = nimic
# $first (text): what is joined so far; $next (text)
list-more = { $first }, { $next }
# $first (text): what is joined so far; $last (text)
list-last = { $first } și { $last }
list-or = { $first } sau { $last }
# $name (text): the name of a single thing, in a table
tally-one = 1 { $name }
# What stands on a button: so many of a thing. $what (id), $count (number)
answer-count = { UNIT($what, $count) }

## Places: locurile cu prepoziția lor

-land =
    { $case ->
       *[nom] zona
        [gen] zonei
        [in] în zona
        [In] În zona
        [to] în zona
        [from] din zona
        [From] Din zona
    }
-sea =
    { $case ->
       *[nom] spațiul de mare
        [gen] spațiului de mare
        [in] în spațiul de mare
        [In] În spațiul de mare
        [to] în spațiul de mare
        [from] din spațiul de mare
        [From] Din spațiul de mare
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [gen] zonei { NAME($place) }
        [in] în { NAME($place) }
        [In] În { NAME($place) }
        [to] în { NAME($place) }
        [from] din { NAME($place) }
        [From] Din { NAME($place) }
    }
# $area (text): its id; $place (id: sea)
place-sea =
    { $case ->
       *[nom] { NAME($place) }
        [gen] { NAME($place, case: "gen") }
        [in] în { NAME($place) }
        [In] În { NAME($place) }
        [to] în { NAME($place) }
        [from] din { NAME($place) }
        [From] Din { NAME($place) }
    }
# $area (text): its id
place-land-bare =
    { $case ->
       *[nom] { -land } { $area }
        [gen] { -land(case: "gen") } { $area }
        [in] { -land(case: "in") } { $area }
        [In] { -land(case: "In") } { $area }
        [to] { -land(case: "to") } { $area }
        [from] { -land(case: "from") } { $area }
        [From] { -land(case: "From") } { $area }
    }
# $area (text): its id
place-sea-bare =
    { $case ->
       *[nom] { -sea } { $area }
        [gen] { -sea(case: "gen") } { $area }
        [in] { -sea(case: "in") } { $area }
        [In] { -sea(case: "In") } { $area }
        [to] { -sea(case: "to") } { $area }
        [from] { -sea(case: "from") } { $area }
        [From] { -sea(case: "From") } { $area }
    }
# $area (text): its id
place-bare =
    { $case ->
       *[nom] { $area }
        [gen] zonei { $area }
        [in] în { $area }
        [In] În { $area }
        [to] în { $area }
        [from] din { $area }
        [From] Din { $area }
    }

## Phases (expansions add theirs)

phase-setup = Pregătire
phase-creatures = Creaturile mitologice
phase-gods = Zeii
phase-income = Veniturile
phase-offerings = Ofertele
phase-upkeep = Întreținerea
phase-actions = Executarea acțiunilor
phase-end = Sfârșitul rundei

## Story: how events become sentences

# $faction (id), $does (text): one or more predicates, joined
story-clause = { NAME($faction) } { $does }
# $first (text): predicates or items joined so far; $next (text)
story-more = { $first }, { $next }
# $first (text): predicates or items joined so far; $last (text)
story-last = { $first } și { $last }
# The same for clauses of several persons: “Ann pays 1 GP, Bob pays 2 GP and ...”. $first (text), $last (text)
story-last-clause = { $first }, iar { $last }
# $first (text): what somebody does; $then (text): what somebody else does, because of it
story-then = { $first }; { $then }
# $text (text): clauses
story-sentence = { $text }.
# $does (text): a predicate; $amount (number): what was paid for it, more than 0
story-price =
    { $amount ->
        [one] { $does } pentru { $amount } { -gp }
        [few] { $does } pentru { $amount } { -gp }
       *[other] { $does } pentru { $amount } de { -gp }
    }
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
        [none] { NAME($faction) } aruncă { $die } și are în total { $total }
       *[other] { NAME($faction) } aruncă { $die } și are în total { $total } ({ $parts })
    }
# What a total is made up of besides the die. $what (word: units; or id: building, special, hero ...), $amount (number),
# $by (id: card, or none): who takes the rest of it away
story-part =
    { $what ->
        [units] unități { $amount }
       *[other]
            { $by ->
                [none] { NAME($what) } +{ $amount }
               *[other] { NAME($what) } +{ $amount } – { NAME($by) }
            }
    }
# Of a battle with several rounds. $round (number), $text (text): sentences
story-round = Runda de luptă { $round }: { $text }
# At the end of such a battle. $faction (id), $units (pairs of unit or hero and count): all that was lost
story-lost = { NAME($faction) } a pierdut { LIST($units, case: "acc") }
# After the offerings. $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing
story-got =
    { $amount ->
        [0] { NAME($faction) } merge la { NAME($god) }
        [one] { NAME($faction) } obține favoarea { NAME($god, case: "gen") } pentru { $amount } { -gp }
        [few] { NAME($faction) } obține favoarea { NAME($god, case: "gen") } pentru { $amount } { -gp }
       *[other] { NAME($faction) } obține favoarea { NAME($god, case: "gen") } pentru { $amount } de { -gp }
    }

## Events: course of the game

event-game-started = Jocul începe.
# $round (number)
event-round-began = Începe runda { $round }.
# $phase (id): a name that stands alone.
event-phase-began = Faza: { NAME($phase) }.
# $faction (id), $god (id: god)
event-turn-began = { NAME($faction) } { event-turn-began.does }.
    .does = acționează cu favoarea { NAME($god, case: "gen") }
# $faction (id)
event-turn-ended = { NAME($faction) } { event-turn-ended.does }.
    .does = își încheie tura
# $faction (id), $line (id: line): a mandatory action of the god that is impossible, or that is declined
event-action-skipped = { NAME($faction) } { event-action-skipped.does }.
    .does = sare peste „{ NAME($line) }”
# $faction (id or none), $answer (text in notation): the only legal answer, given by the game.
event-answered =
    { $faction ->
        [none] Nu există altă posibilitate: { $answer }.
       *[other] { NAME($faction) } nu are de ales: { $answer }.
    }
# $faction (id)
event-faction-eliminated =
    { GENDER($faction) ->
        [masculine] { NAME($faction) } este eliminat.
        [feminine] { NAME($faction) } este eliminată.
       *[other] { NAME($faction) } iese din joc.
    }
event-game-ending = Aceasta este ultima rundă.
# $winners (ids): players
event-game-won =
    { COUNT($winners) ->
        [one] { LIST($winners) } câștigă jocul.
        [few] { LIST($winners) } câștigă jocul.
       *[other] { LIST($winners) } câștigă jocul.
    }

## Events: cards and gods

# $card (id: creature, hero, artifact, favor, item or bonus): laid open where all can see it. $list (text)
event-card-revealed = Se dezvăluie: { NAME($card) }.
    .what = { NAME($card) }
    .many = Se dezvăluie: { $list }.
# $card (id: creature, hero or artifact), $price (number): what it costs in its new place on the track. $list (text)
event-card-slid = Pe linie: { event-card-slid.what }.
    .what =
        { $price ->
            [one] { NAME($card) } (acum { $price } { -gp })
            [few] { NAME($card) } (acum { $price } { -gp })
           *[other] { NAME($card) } (acum { $price } de { -gp })
        }
    .many = Pe linie: { $list }.
# $card (id: creature, hero, favor or item). $list (text). Predicates: .replaced, somebody has paid to be rid of
# it, and $with (id: creature) comes in its place; .used, its owner has used it up
event-card-discarded = Se decartează: { NAME($card) }.
    .what = { NAME($card) }
    .many = Se decartează: { $list }.
    .replaced = înlocuiește cartea { NAME($card) } cu { NAME($with) }
    .used = folosește cartea { NAME($card) }
# $card (id: creature, hero, artifact, favor, item or special). $list (text). .lost: its owner loses it with a building
event-card-removed = { NAME($card) } pleacă din joc.
    .what = { NAME($card) }
    .many = Pleacă din joc: { $list }.
    .lost = pierde { NAME($card) }
# $faction (id), $card (id: creature, hero or artifact), $price (number): what was paid for it.
event-card-bought = { NAME($faction) } { event-card-bought.does }.
    .does =
        { $price ->
            [0] ia gratis cartea { NAME($card) }
            [one] cumpără cartea { NAME($card) } pentru { $price } { -gp }
            [few] cumpără cartea { NAME($card) } pentru { $price } { -gp }
           *[other] cumpără cartea { NAME($card) } pentru { $price } de { -gp }
        }
# $faction (id), $card (id: creature, hero, artifact or item): its effect follows.
event-card-played = { NAME($faction) } { event-card-played.does }.
    .does = joacă { NAME($card) }
    .short = joacă această carte
# $faction (id), $card (id: favor, item or creature): it lies in front of this player from now on.
event-card-taken = { NAME($faction) } { event-card-taken.does }.
    .does =
        { KIND($card) ->
            [favor] primește favoarea { NAME($card, case: "gen") }
           *[other] primește cartea { NAME($card) }
        }
# $faction (id), $card (id or none: creature, hero, artifact or item): none for eyes that may not see it.
event-card-looked = { NAME($faction) } { event-card-looked.does }.
    .does = se uită la { event-card-looked.what }
    .what =
        { $card ->
            [none] o carte
           *[other] cartea { NAME($card) }
        }
    .many = se uită la { $list }
# $faction (id), $card (id or none: item): none for eyes that may not see it.
event-card-kept = { NAME($faction) } { event-card-kept.does }.
    .does =
        { $card ->
            [none] păstrează o carte cu fața în jos
           *[other] păstrează { NAME($card) } cu fața în jos
        }
# $faction (id): who has it now; $card (id: artifact or special): it goes with what it belongs to. $list (text)
event-card-passed = { NAME($faction) } { event-card-passed.does }.
    .does = obține { event-card-passed.what }
    .what = { NAME($card) }
    .many = obține { $list }
# $card (id: artifact), $zone (id: pile). $list (text)
event-card-returned = Se pune la loc ({ NAME($zone) }): { NAME($card) }.
    .what = { NAME($card) }
    .many = Se pun la loc ({ NAME($zone) }): { $list }.
# $zone (id: pile)
event-pile-shuffled = Se amestecă { NAME($zone, case: "def") }.
# $gods (ids: gods): from the first to act to the last.
event-gods-laid = Ordinea zeilor: { LIST($gods) }.
# $factions (ids): players, from the first to make an offering to the last; who has two markers is named twice.
event-turn-order = Ordinea jucătorilor: { LIST($factions) }.
# $god (id: god), $covered (id: god): the god who is not available in this round.
event-god-covered = { NAME($god) } ia locul { NAME($covered, case: "gen") }.
# $faction (id), $card (id: special): the ability of a metropolis.
event-special-taken = { NAME($faction) } { event-special-taken.does }.
    .does = primește { NAME($card) }

## Events: gold and offerings

# $faction (id), $amount (number): more than 0. $list (text). .more is a further item of the same person.
event-income =
    { $amount ->
        [one] { NAME($faction) } primește venituri de { $amount } { -gp }.
        [few] { NAME($faction) } primește venituri de { $amount } { -gp }.
       *[other] { NAME($faction) } primește venituri de { $amount } de { -gp }.
    }
    .what =
        { $amount ->
            [one] { NAME($faction) } primește { $amount } { -gp }
            [few] { NAME($faction) } primește { $amount } { -gp }
           *[other] { NAME($faction) } primește { $amount } de { -gp }
        }
    .more =
        { $amount ->
            [one] { $amount } { -gp }
            [few] { $amount } { -gp }
           *[other] { $amount } de { -gp }
        }
    .many = { $list }.
# $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing.
event-bid = { NAME($faction) } { event-bid.does }.
    .does =
        { $amount ->
            [0] merge la { NAME($god) }
            [one] îi oferă { NAME($god, case: "gen") } { $amount } { -gp }
            [few] îi oferă { NAME($god, case: "gen") } { $amount } { -gp }
           *[other] îi oferă { NAME($god, case: "gen") } { $amount } de { -gp }
        }
# $faction (id): who is outbid; $god (id: god). .by is the predicate of whoever outbids, after “offers 5 GP to Zeus”;
# .own the same where that is $faction too, who has two markers.
event-outbid =
    { GENDER($faction) ->
        [masculine] { NAME($faction) } este supralicitat și pleacă de la { NAME($god) }.
        [feminine] { NAME($faction) } este supralicitată și pleacă de la { NAME($god) }.
       *[other] { NAME($faction) } pleacă de la { NAME($god) }: oferta i-a fost depășită.
    }
    .by = depășește oferta făcută de { NAME($faction) }
    .own = își depășește propria ofertă
# $faction (id), $amount (number): after discounts, more than 0. $list (text)
event-offering-paid =
    { $amount ->
        [one] { NAME($faction) } plătește { $amount } { -gp } pentru ofertă.
        [few] { NAME($faction) } plătește { $amount } { -gp } pentru ofertă.
       *[other] { NAME($faction) } plătește { $amount } de { -gp } pentru ofertă.
    }
    .what =
        { $amount ->
            [one] { NAME($faction) } plătește { $amount } { -gp }
            [few] { NAME($faction) } plătește { $amount } { -gp }
           *[other] { NAME($faction) } plătește { $amount } de { -gp }
        }
    .many = Pentru oferte { $list }.
# $faction (id), $amount (number): more than 0.
event-gold-gained = { NAME($faction) } { event-gold-gained.does }.
    .does =
        { $amount ->
            [one] primește { $amount } { -gp }
            [few] primește { $amount } { -gp }
           *[other] primește { $amount } de { -gp }
        }
# $faction (id), $amount (number): more than 0.
event-gold-paid = { NAME($faction) } { event-gold-paid.does }.
    .does =
        { $amount ->
            [one] plătește { $amount } { -gp }
            [few] plătește { $amount } { -gp }
           *[other] plătește { $amount } de { -gp }
        }
    .kept =
        { $amount ->
            [one] plătește { $amount } { -gp } ca să păstreze cartea { NAME($kept) }
            [few] plătește { $amount } { -gp } ca să păstreze cartea { NAME($kept) }
           *[other] plătește { $amount } de { -gp } ca să păstreze cartea { NAME($kept) }
        }
# $faction (id): who sees it; $victim (id), $amount (number)
event-gold-shown = { NAME($faction) } { event-gold-shown.does }.
    .does =
        { $amount ->
            [0] nu vede aur la { NAME($victim) }
            [one] vede { $amount } { -gp } la { NAME($victim) }
            [few] vede { $amount } { -gp } la { NAME($victim) }
           *[other] vede { $amount } de { -gp } la { NAME($victim) }
        }
# $faction (id): who takes it; $victim (id), $amount (number)
event-gold-stolen = { NAME($faction) } { event-gold-stolen.does }.
    .does =
        { $amount ->
            [0] nu găsește aur de furat la { NAME($victim) }
            [one] fură { $amount } { -gp } de la { NAME($victim) }
            [few] fură { $amount } { -gp } de la { NAME($victim) }
           *[other] fură { $amount } de { -gp } de la { NAME($victim) }
        }

## Events: units

# $faction (id), $unit (unit), $count (number), $area (id). $list (text)
event-unit-placed = { NAME($faction) } așează { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }.
    .does = așează { event-unit-placed.what }
    .what = { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }
    .many = așează { $list }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id), $to (id). $list (text). .crossed: they
# went on through $over (ids), areas in which they could not stop
event-units-moved = { NAME($faction) } { event-units-moved.does }.
    .does = mută { event-units-moved.what }
    .what = { LIST($group, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
    .many = mută { $list }
    .crossed = mută { LIST($group, case: "acc") } { NAME($from, case: "from") } prin { LIST($over) } { NAME($to, case: "to") }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id): where the battle is; $to (id)
event-units-retreated = { NAME($faction) } { event-units-retreated.does }.
    .does = se retrage cu { LIST($group, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $faction (id): who pushes; $victim (id or none): whose unit it is, none for the pusher’s own; $unit (unit), $from (id),
# $to (id). $count (number): of those that are pushed the same way. $list (text)
event-unit-pushed =
    { $victim ->
        [none] { NAME($faction) } împinge { UNIT($unit, 1, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
       *[other] { NAME($faction) } împinge { UNIT($unit, 1, case: "acc") } ({ NAME($victim) }) { NAME($from, case: "from") } { NAME($to, case: "to") }.
    }
    .does = împinge { event-unit-pushed.what }
    .what =
        { $victim ->
            [none] { UNIT($unit, $count, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
           *[other] { UNIT($unit, $count, case: "acc") } ({ NAME($victim) }) { NAME($from, case: "from") } { NAME($to, case: "to") }
        }
    .many = împinge { $list }
# $area (id), $with (id)
event-units-swapped = Unitățile { NAME($area, case: "from") } și cele { NAME($with, case: "from") } își schimbă locul.
# $faction (id): whose they were; $unit (unit), $count (number), $area (id): where they were. They go back to the
# reserve; this is no loss. $list (text). .returned is a predicate: $faction gives them back. .stolen too: somebody else
# places them, and $victim (id) had them. .gone: they leave the game instead.
event-unit-taken =
    { $count ->
        [one] De la { NAME($faction) } se ia { UNIT($unit, $count) } { NAME($area, case: "from") }.
        [few] De la { NAME($faction) } se iau { UNIT($unit, $count) } { NAME($area, case: "from") }.
       *[other] De la { NAME($faction) } se iau { UNIT($unit, $count) } { NAME($area, case: "from") }.
    }
    .what = { UNIT($unit, $count) } ({ NAME($faction) }) { NAME($area, case: "from") }
    .many = Înapoi în rezervă: { $list }.
    .returned = renunță la { UNIT($unit, $count, case: "acc") } { NAME($area, case: "from") }
    .stolen = fură { UNIT($unit, $count, case: "acc") } de la { NAME($victim) } { NAME($area, case: "from") }
    .gone = scoate din joc { UNIT($unit, $count, case: "acc") } { NAME($area, case: "from") }
# $faction (id): whose side they are on now; $victim (id): whose side they were on; $unit (unit), $count (number),
# $area (id)
event-unit-converted = { NAME($faction) } { event-unit-converted.does }.
    .does = atrage de partea sa { UNIT($unit, $count, case: "acc") } de la { NAME($victim) } { NAME($area, case: "in") }
# $faction (id), $unit (unit or hero), $count (number), $area (id). $units (pairs of unit or hero and count): all that
# is lost there at once. $list (text)
event-unit-lost = { NAME($faction) } pierde { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }.
    .does = pierde { event-unit-lost.what }
    .short = pierde { LIST($units, case: "acc") }
    .what = { LIST($units, case: "acc") } { NAME($area, case: "in") }
    .many = pierde { $list }
# $faction (id), $unit (unit or hero): a loss that does not happen.
event-unit-saved = { NAME($faction) } { event-unit-saved.does }.
    .does = salvează { UNIT($unit, 1, case: "acc") }

## Events: battle

# $attacker (id), $defender (id), $area (id). .fought tells the whole battle: $winner (word: attacker, defender, none)
event-battle-began = { NAME($attacker) } { event-battle-began.does }.
    .does = începe o bătălie cu { NAME($defender) } { NAME($area, case: "in") }
    .short = începe acolo o bătălie cu { NAME($defender) }
    .fought =
        { $winner ->
            [attacker] câștigă bătălia cu { NAME($defender) } { NAME($area, case: "in") }
            [none] se luptă cu { NAME($defender) } { NAME($area, case: "in") } până nu mai rămâne nimeni
           *[defender] pierde bătălia cu { NAME($defender) } { NAME($area, case: "in") }
        }
# $attacker (id), $defender (id), $attack (number), $defence (number): totals with units and bonuses;
# $attack-die (number), $defence-die (number): what the dice show.
event-dice-rolled = { NAME($attacker) } aruncă { $attack-die } și are în total { $attack }, { NAME($defender) } aruncă { $defence-die } și are în total { $defence }.
# $faction (id), $die (number): what the die shows now; $total (number): with units and bonuses
event-die-rerolled = { NAME($faction) } aruncă din nou: { $die }, iar acum are în total { $total }.
# $total (number): of dice that nobody owns
event-rolled = Zarurile arată { $total }.
# $area (id), $faction (id or none): the winner; a defender who lost all units keeps the land and is named too, but a sea
# without fleets belongs to nobody. $side (word: attacker, defender): which side $faction was on; $rounds (number)
event-battle-ended =
    { $faction ->
        [none] Bătălia se încheie: nimeni nu deține { NAME($area) }.
       *[other] Bătălia se încheie: { NAME($faction) } deține { NAME($area) }.
    }
    .does =
        { $side ->
            [attacker]
                { $rounds ->
                    [one] câștigă bătălia
                    [few] câștigă bătălia după { $rounds } runde de luptă
                   *[other] câștigă bătălia după { $rounds } de runde de luptă
                }
           *[defender]
                { $rounds ->
                    [one] păstrează { NAME($area) }
                    [few] păstrează { NAME($area) } după { $rounds } runde de luptă
                   *[other] păstrează { NAME($area) } după { $rounds } de runde de luptă
                }
        }
# $faction (id), $area (id), $loser (id: player, or none): who held it. $list (text)
event-area-taken = { NAME($faction) } preia controlul { NAME($area, case: "gen") }.
    .does =
        { $loser ->
            [none] preia controlul { NAME($area, case: "gen") }
           *[other] preia controlul { NAME($area, case: "gen") } de la { NAME($loser) }
        }
    .short =
        { $loser ->
            [none] preia controlul acolo
           *[other] preia controlul acolo de la { NAME($loser) }
        }
    .what = { NAME($area, case: "gen") }
    .many = preia controlul { $list }

## Events: buildings

# $faction (id), $building (id: building), $area (id). $list (text). .instead: it takes the place of $old (id: building);
# .renewed: of one of its kind
event-building-built = { NAME($faction) } { event-building-built.does }.
    .does = construiește { event-building-built.what }
    .what = { NAME($building, case: "indef") } { NAME($area, case: "in") }
    .many = construiește { $list }
    .instead = înlocuiește { NAME($old, case: "indef") } { NAME($area, case: "from") } cu { NAME($building, case: "indef") }
    .renewed = reconstruiește { NAME($building, case: "indef") } { NAME($area, case: "in") }
# $building (id: building), $area (id): it has no owner yet, in the setup. $list (text)
event-building-placed = Pe hartă se așează { NAME($building, case: "indef") } { NAME($area, case: "in") }.
    .what = { NAME($building, case: "indef") } { NAME($area, case: "in") }
    .many = Pe hartă se așează { $list }.
# $building (id: building), $area (id). .does and .many are told of the owner, if anybody is; so is .given, where the owner
# makes way for something else. $list (text)
event-building-removed = { NAME($area, case: "From") } se îndepărtează { NAME($building, case: "indef") }.
    .does = pierde { event-building-removed.what }
    .what = { NAME($building, case: "indef") } { NAME($area, case: "from") }
    .many = pierde { $list }
    .given = renunță la { $list }
# $faction (id), $building (id: building), $into (id: building): the new one; $area (id)
event-building-transformed = { NAME($faction) } { event-building-transformed.does }.
    .does = transformă { NAME($building, case: "indef") } { NAME($area, case: "from") } în { NAME($into) }
# $faction (id), $area (id). .empty: $card (id: bonus), the bonus of the metropolis, brings nothing.
# .renewed: it takes the place of another one.
event-metropolis-built = { NAME($faction) } { event-metropolis-built.does }.
    .does = construiește o metropolă { NAME($area, case: "in") }
    .empty = nu primește nimic din bonusul „{ NAME($card) }”
    .renewed = reconstruiește metropola { NAME($area, case: "from") }
# $faction (id), $card (id: hero): the metropolis lies on this card, out of reach of everybody
event-metropolis-hidden = { NAME($faction) } { event-metropolis-hidden.does }.
    .does = construiește o metropolă pe cartea { NAME($card, case: "gen") }
# $faction (id), $area (id). $count (number): of those that stood there, for .does
event-metropolis-lost = { NAME($faction) } pierde metropola { NAME($area, case: "from") }.
    .does =
        { $count ->
            [one] pierde metropola { NAME($area, case: "from") }
            [few] pierde { $count } metropole { NAME($area, case: "from") }
           *[other] pierde { $count } de metropole { NAME($area, case: "from") }
        }

## Events: cards held in front of a faction

# $faction (id), $goods (goods), $count (number). $list (text)
event-goods-gained = { NAME($faction) } { event-goods-gained.does }.
    .does = primește { UNIT($goods, $count) }
    .what = { UNIT($goods, $count) }
    .many = primește { $list }
# $faction (id), $goods (goods), $count (number). $list (text). .kept: they were given so that $kept (id: creature or
# hero) stays. .gone: they leave the game.
event-goods-lost = { NAME($faction) } { event-goods-lost.does }.
    .does = renunță la { UNIT($goods, $count) }
    .what = { UNIT($goods, $count) }
    .many = renunță la { $list }
    .kept = renunță la { UNIT($goods, $count) } ca să păstreze cartea { NAME($kept) }
    .gone = scoate din joc { UNIT($goods, $count) }
# $faction (id): who takes them; $victim (id), $goods (goods), $count (number)
event-goods-stolen = { NAME($faction) } { event-goods-stolen.does }.
    .does = fură { UNIT($goods, $count) } de la { NAME($victim) }

## Events: pieces on the board

# $faction (id), $card (id: creature or artifact), $area (id)
event-piece-placed = { NAME($faction) } { event-piece-placed.does }.
    .does = așează figurina { NAME($card, case: "gen") } { NAME($area, case: "in") }
    .short =
        { KIND($card) ->
            [artifact] așează artefactul { NAME($area, case: "in") }
           *[other] așează figurina { NAME($area, case: "in") }
        }
# $card (id: creature or artifact), $from (id), $to (id). .does is told of the owner.
event-piece-moved = { NAME($card) } se mută { NAME($from, case: "from") } { NAME($to, case: "to") }.
    .does = mută figurina { NAME($card, case: "gen") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $card (id: creature, hero or artifact), $area (id): taken off the board.
event-piece-removed = { NAME($card) } pleacă { NAME($area, case: "from") }.
# $faction (id), $card (id: hero), $area (id)
event-hero-recruited = { NAME($faction) } { event-hero-recruited.does }.
    .does = recrutează { NAME($card, case: "acc") } { NAME($area, case: "in") }
    .short = așează eroul { NAME($area, case: "in") }
# $faction (id), $card (id: hero): goes back to the track; $for (id: hero): comes from the track to $area (id)
event-hero-exchanged = { NAME($faction) } { event-hero-exchanged.does }.
    .does = înlocuiește { NAME($card, case: "acc") } cu { NAME($for, case: "acc") } { NAME($area, case: "in") }
# $faction (id), $card (id: hero)
event-hero-sacrificed = { NAME($faction) } { event-hero-sacrificed.does }.
    .does = sacrifică { NAME($card, case: "acc") }
# $area (id), $count (number). $list (text)
event-prosperity-placed =
    { $count ->
        [one] { NAME($area, case: "In") } se așează un marcher de prosperitate.
        [few] { NAME($area, case: "In") } se așează { $count } marcheri de prosperitate.
       *[other] { NAME($area, case: "In") } se așează { $count } de marcheri de prosperitate.
    }
    .what =
        { $count ->
            [one] un marcher de prosperitate { NAME($area, case: "in") }
            [few] { $count } marcheri de prosperitate { NAME($area, case: "in") }
           *[other] { $count } de marcheri de prosperitate { NAME($area, case: "in") }
        }
    .many = Se așează { $list }.
# $area (id), $count (number)
event-prosperity-taken =
    { $count ->
        [one] { NAME($area, case: "From") } se ia un marcher de prosperitate.
        [few] { NAME($area, case: "From") } se iau { $count } marcheri de prosperitate.
       *[other] { NAME($area, case: "From") } se iau { $count } de marcheri de prosperitate.
    }

## Events: other

# $counter (id: counter), $value (number): what it shows now.
event-counter-changed = { NAME($counter) }: { $value }.
# $faction (id), $card (id: creature, hero, item or favor): what brings an effect that lasts. .about: $chosen (ids) is what
# it is about
event-lasting-began = { NAME($faction) } { event-lasting-began.does }.
    .does = primește un efect de durată ({ NAME($card) })
    .about = primește un efect de durată ({ NAME($card) }: { LIST($chosen) })
# $faction (id), $god (id: god, or none): the god it leaves with its faction; none where it leaves the turn track, to be
# offered.
event-marker-taken =
    { $god ->
        [none] La rând cu oferta: { NAME($faction) }.
       *[other] Marcherul de ofertă ({ NAME($faction) }) pleacă de la { NAME($god) }.
    }
# $faction (id), $group (pairs of unit, hero or artifact and count), $area (id): attackers who waited for the end of the
# battle.
event-units-arrived = { NAME($faction) } ajunge { NAME($area, case: "in") } cu { LIST($group, case: "acc") }.

## Rules of the core: rule-<id>, as an event names its cause

# Why a piece leaves whose time on the board is over.
rule-expiry =
    { $case ->
       *[nom] Sfârșitul șederii pe tablă
        [aside] sfârșitul șederii pe tablă
    }

## Piles (expansions add theirs)

pile-creature-deck =
    { $case ->
       *[nom] teanc de creaturi
        [def] teancul de creaturi
    }
pile-creature-discard =
    { $case ->
       *[nom] creaturi decartate
        [def] creaturile decartate
    }
pile-hero-deck =
    { $case ->
       *[nom] teanc de eroi
        [def] teancul de eroi
    }
pile-hero-discard =
    { $case ->
       *[nom] eroi decartați
        [def] eroii decartați
    }
pile-metropolis-stack =
    { $case ->
       *[nom] teanc de cartonașe de metropolă
        [def] teancul de cartonașe de metropolă
    }
pile-removed =
    { $case ->
       *[nom] cărți ieșite din joc
        [def] cărțile ieșite din joc
    }

## Prompts: prompt-<id> asks the seat for its next answer

# The questions of the turn
prompt-bid = Ce zeu alegi și cât oferi?
prompt-action = Ce faci?
prompt-again = Continui?
prompt-one-of = Care dintre acestea?
prompt-may = Vrei asta?
prompt-choose-next = Cine sau ce urmează?
prompt-choose-rule = Care se aplică mai întâi?
# Choosing something, when no other words fit better
prompt-choose-amount = Ce număr?
prompt-choose-area = Ce loc?
prompt-choose-building = Ce clădire?
prompt-choose-card = Ce carte?
prompt-choose-die = Ce zar?
prompt-choose-faction = Ce jucător?
prompt-choose-god = Ce zeu?
prompt-choose-goods = Ce fel de carte?
prompt-choose-hero = Ce erou?
prompt-choose-site = Ce loc de construcție?
prompt-choose-special = Ce metropolă specială?
prompt-choose-type = Ce fel de clădire?
prompt-choose-unit = Ce fel de unitate?
prompt-choose-units = Ce unitate și unde?
# Cards
prompt-buy-card = Ce carte cumperi?
prompt-use-discounts = Ce reduceri folosești?
prompt-replace-card = Ce carte înlocuiești?
prompt-copy-ability = A cui putere o folosești?
prompt-arrange = În ce ordine?
prompt-keep-card = Ce carte păstrezi?
prompt-keep-creature = Păstrezi creatura?
prompt-keep-hero = Păstrezi eroul?
prompt-keep-piece = Rămâne figurina?
prompt-play-looked = Joci cartea la care te-ai uitat?
prompt-hand-over = În ce zonă a partenerului ajunge?
prompt-give-gold = Cât aur dai?
prompt-give-to = Cui îi dai aur?
# Units, figures and buildings
prompt-place-unit = Unde așezi unitatea?
prompt-place-piece = Unde așezi figurina?
prompt-move-piece = Unde se mută figurina?
prompt-push-unit = Unde este împinsă unitatea?
prompt-distribute = Cum le repartizezi?
prompt-placement-area = În ce zonă începi?
prompt-deploy-first = Care este prima ta zonă?
prompt-deploy-second = Care este a doua ta zonă?
prompt-build-site = Unde construiești?
prompt-harbour-sea = Spre ce mare dă?
prompt-metropolis-site = Unde așezi metropola?
prompt-instead = Ce se întâmplă în schimb?
prompt-instead-of-site = Ce se întâmplă în locul așezării metropolei?
prompt-give-building = La ce clădire renunți?
# Movements
prompt-move-march = Din ce zonă în ce zonă muți pe uscat?
prompt-move-fly = Din ce zonă în ce zonă zbori?
prompt-move-heroic = Din ce zonă în ce zonă merge eroul?
prompt-move-titan = Din ce zonă în ce zonă merge titanul?
prompt-move-group = Ce unități se mută?
prompt-next-leg = Încotro merg mai departe?
prompt-stop-or-cross = Se opresc aici sau trec mai departe?
prompt-sail-from = De unde pleci pe mare?
prompt-sail-group = Câte flote pleacă?
prompt-sail-to = Unde mergi pe mare?
prompt-sail-on = Unde mergi mai departe pe mare?
# Battles
prompt-loss = Ce unitate pierzi?
prompt-instead-of-loss = Ce se întâmplă în locul pierderii unității?
prompt-pay-for-partner = Plătești pentru ca partenerul să păstreze unitatea?
prompt-retreat = Te retragi? Dacă da, unde?
prompt-retreat-unit = Unde se retrage unitatea?
prompt-carry = Ce iau cu ele?
prompt-reroll = Arunci din nou?
prompt-military-victory = Construiești aici o metropolă?
# Windows: moments at which a card may be used
prompt-window-actions-begin = Folosești o carte înainte de începerea acțiunilor?
prompt-window-assault-begins = Folosești o carte în acest asalt?
prompt-window-gods-laid = Folosești o carte acum, după așezarea zeilor?
prompt-window-offerings-begin = Folosești o carte înainte de începerea ofertelor?
prompt-window-threat-rolled = Folosești o carte acum, după aruncarea zarurilor?

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-build = Construiește
line-buy =
    { $card ->
        [none] Cumpără o carte
       *[other] Cumpără { ANY($card, case: "ind") }
    }
line-march = Mută pe uscat
line-recruit = Recrutează
# $card (id: hero)
line-sacrifice = Sacrifică { NAME($card, case: "acc") }
line-sail = Mută pe mare
line-take-gold = Ia aur

## Words: word-<word> is a short answer, as on a button

word-yes = da
word-no = nu
word-none = nimic
word-nothing = nimic
word-end = încheie tura
word-pass = pas
word-stay = rămâi
word-stop = oprește-te
word-cross = traversează
word-keep = păstrează
word-release = renunță
word-let-go = lasă să plece
word-pay = plătește
word-full = prețul întreg
word-attackers = între atacatori
word-hidden = metropola de pe o carte
word-die-1 = primul zar
word-die-2 = al doilea zar

## Refusals: refusal-<code> says why an answer is not legal

# $what (id: card, or none)
refusal-not-offered =
    { $what ->
        [none] Acesta nu este un răspuns la întrebare.
       *[other] Indisponibil acum: { NAME($what) }.
    }
# $price, $gold (numbers), $what (goods, or none for gold): what it costs and what is there of it
refusal-cannot-pay =
    { $what ->
        [none]
            { $price ->
                [one] Costă { $price } { -gp }; disponibil: { $gold }.
                [few] Costă { $price } { -gp }; disponibil: { $gold }.
               *[other] Costă { $price } de { -gp }; disponibil: { $gold }.
            }
       *[other] Este nevoie de { $price }; disponibil: { $gold } ({ NAME($what) }).
    }
# $until (word: turn, round, card), $what (id: building, or none)
refusal-used-up =
    { $until ->
        [round]
            { $what ->
                [none] A fost deja folosit în această rundă.
               *[other] Folosit deja în această rundă: { NAME($what) }.
            }
        [card] Cu această carte unitățile acestea nu se mai mută.
       *[turn] Asta nu se mai poate face în această tură.
    }
refusal-no-target =
    { $key ->
        [none] Aceasta nu este o țintă posibilă.
       *[other] Nu este posibil. Este nevoie de: { NEED($key, $needs, $amount) }.
    }
# $what (unit, goods or building, or none)
refusal-nothing-left =
    { $what ->
        [none] Nu a mai rămas nimic.
       *[other] Nu a mai rămas nimic: { NAME($what) }.
    }
# $by (id of what forbids it: card, piece, god, building; none: a rule)
refusal-forbidden =
    { $by ->
        [none]
            { $key ->
                [none] O regulă interzice asta.
               *[other] O regulă interzice asta. Este nevoie de: { NEED($key, $needs, $amount) }.
            }
       *[other]
            { $key ->
                [none] Asta este interzis de: { NAME($by) }.
               *[other] { NAME($by) } interzice acest lucru. Este nevoie de: { NEED($key, $needs, $amount) }.
            }
    }
# $by (id: the piece, or none)
refusal-barred =
    { $by ->
        [none] Flotele nu pot merge acolo.
       *[other] Flotele nu pot merge acolo din cauza: { NAME($by) }.
    }
# $needs (id: hero or artifact without which there is no way, or none)
refusal-out-of-reach =
    { $needs ->
        [none]
            { $key ->
                [none] Nu se poate ajunge acolo.
               *[other] Nu se poate ajunge acolo. Este nevoie de: { NEED($key, $beside, 0) }.
            }
       *[other] Nu se poate ajunge acolo. Din grup lipsește: { NAME($needs) }.
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Ultima zonă a unui jucător este protejată.
       *[other] Este protejată ultima zonă a jucătorului { NAME($owner) }.
    }
# $amount, $standing (numbers)
refusal-too-low =
    { $standing ->
        [0] O ofertă de { $amount } este prea mică.
       *[other] O ofertă de { $amount } este prea mică: acolo există deja una de { $standing }.
    }
# $god (id: god, or none)
refusal-just-outbid =
    { $god ->
        [none] După o ofertă depășită trebuie ales un alt zeu.
       *[other] După o ofertă depășită trebuie ales un alt zeu, nu acesta: { NAME($god) }.
    }
# $by (id: player, creature or building, or none)
refusal-taken =
    { $by ->
        [none] Locul este deja ocupat.
       *[other]
            { $key ->
                [site-covered] Locul este acoperit de: { NAME($by) }.
               *[other] Locul este deja ocupat de: { NAME($by) }.
            }
    }
# $god (id: god, or none)
refusal-closed =
    { $god ->
        [none] Acest zeu nu este cu fața în sus.
       *[other] Acest zeu nu este cu fața în sus: { NAME($god) }.
    }
# $owner (id: player, or none)
refusal-not-yours =
    { $owner ->
        [none] Asta nu îți aparține.
       *[other] Asta nu îți aparține. Proprietar: { NAME($owner) }.
    }
# $least, $most (numbers), $what (id: unit or building, or none)
refusal-wrong-amount =
    { $what ->
        [none]
            { $most ->
                [0] Aici nu se poate da nimic.
               *[other]
                    { $amounts ->
                        [none] Numărul trebuie să fie între { $least } și { $most }.
                       *[other] Numere posibile: { $amounts }.
                    }
            }
       *[other]
            { $least ->
                [0]
                    { $most ->
                        [0] Acolo nu există: { ANY($what) }.
                       *[other] Aici cel mult { $most }: { ANY($what) }.
                    }
               *[other] Cel puțin { $least } din: { ANY($what) }.
            }
    }
refusal-not-now =
    { $first ->
        [none]
            { $key ->
                [none] Acum nu este posibil.
               *[other] Acum nu este posibil. Este nevoie de: { NEED($key, $needs, $amount) }.
            }
       *[other] Mai întâi: { LIST($first) }.
    }
# $by (id: card, or none)
refusal-condition =
    { $key ->
        [none]
            { $by ->
                [none] Condiția nu este îndeplinită.
               *[other] Condiția nu este îndeplinită: { NAME($by) }.
            }
       *[other]
            { $by ->
                [none] Nu este posibil. Este nevoie de: { NEED($key, $needs, $amount) }.
               *[other] { NAME($by) } cere: { NEED($key, $needs, $amount) }.
            }
    }
# $text (text, or none)
refusal-unknown-answer =
    { $text ->
        [none] Acest răspuns nu este înțeles aici.
       *[other] Aici nu se înțelege: „{ $text }”.
    }
# $text (text)
refusal-left-over = Răspunsul conține mai mult decât s-a cerut: „{ $text }”.
# $words (number), $length (number)
refusal-too-long = Răspunsul este prea lung. Cuvinte permise: { $words }; caractere permise: { $length }.
refusal-game-over = Jocul s-a încheiat.
# $asked, $seat (names of players)
refusal-wrong-seat = Acum este întrebat { $asked }, nu { $seat }.
refusal-unfinished = Această mutare nu este completă: „{ $text }”. Alege și restul.
refusal-revealed = Nu se mai poate da înapoi: între timp hazardul sau o carte a dezvăluit ceva.

## What is missing: need-<key> says what a key of a selector or condition asks for

need-not = nu aceasta: { $need }
need-at-most = { $need } (cel mult { $amount })
need-exactly = { $need } (exact { $amount })
need-any-other = altceva decât aceasta
need-any-further = o posibilitate de a continua după această alegere
need-any-effect = ceva ce s-ar schimba astfel, iar acum nu există
need-area-kind =
    { $needs ->
        [land] o zonă de uscat
       *[sea] o zonă de mare
    }
need-area-owner =
    { $needs ->
        [mine] o zonă a ta
        [nobody] o zonă a nimănui
        [ally] o zonă a unui aliat
        [anyone] o zonă a unui jucător
        [enemy] o zonă a unui oponent
        [target] o zonă a unui oponent
        [rival] o zonă a altui jucător
        [unspared] o zonă pe care nu o controlează un aliat
        [none] o zonă a unui jucător
       *[other] o zonă al cărei proprietar este: { ANY($needs) }
    }
need-area-at =
    { $needs ->
        [none] zona despre care este vorba
       *[other] { ANY($needs) }
    }
need-area-near =
    { $needs ->
        [none] o zonă vecină
       *[other] o zonă lângă: { ANY($needs) }
    }
need-area-not-at =
    { $needs ->
        [none] o altă zonă
       *[other] o altă zonă decât: { ANY($needs) }
    }
need-area-island-of =
    { $needs ->
        [none] o zonă de pe aceeași insulă
       *[other] o zonă de pe aceeași insulă cu: { ANY($needs) }
    }
need-area-suits = un loc unde poate sta această figurină: { ANY($needs) }
need-area-holds = o zonă cu cel puțin { $amount }: { ANY($needs) }
need-area-holds-alone = o zonă cu exact { $amount } și nicio altă unitate: { ANY($needs) }
need-area-piece = o figurină în zonă
need-area-tokens =
    { $amount ->
        [one] o zonă cu cel puțin un jeton de prosperitate
        [few] o zonă cu cel puțin { $amount } jetoane de prosperitate
       *[other] o zonă cu cel puțin { $amount } de jetoane de prosperitate
    }
need-area-counter = o zonă la care se referă: { ANY($needs) }
need-area-building =
    { $needs ->
        [none] o zonă cu o clădire
       *[other] o zonă cu una dintre aceste clădiri: { ANY($needs) }
    }
need-area-last-of = ultima zonă de uscat a proprietarului
need-area-recruit = o zonă unde poate fi așezată această unitate: { ANY($needs) }
need-area-allowed =
    { $needs ->
        [may-sail] o zonă de mare unde pot fi flote
       *[other] o zonă pe care această carte o poate alege
    }
need-area-free-seas =
    { $amount ->
        [one] cel puțin o zonă de mare liberă alături
        [few] cel puțin { $amount } zone de mare libere alături
       *[other] cel puțin { $amount } de zone de mare libere alături
    }
need-area-any = o zonă care îndeplinește una dintre mai multe condiții
need-area-all = o zonă care îndeplinește toate condițiile
need-area-not = o zonă de alt fel
need-site-clear = un loc liber pentru o clădire mare
need-site-clearable = un loc care poate fi eliberat pentru o clădire mare
need-site-large =
    { $needs ->
        [large] un loc pentru clădiri mari
       *[other] un loc pentru clădiri de bază
    }
need-site-not = altă clădire sau alt loc
need-site-type =
    { $needs ->
        [none] o clădire de tipul ales
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] una dintre aceste clădiri: { ANY($needs) }
            }
    }
need-site-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una dintre aceste clădiri: { ANY($needs) }
    }
need-site-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una dintre aceste clădiri: { ANY($needs) }
    }
need-site-holds-victory = o metropolă
need-site-occupied = o clădire pe acest loc
need-site-place = un loc de pe tablă
need-site-free = un loc liber într-o zonă a ta
need-site-set = clădirile unui set complet
need-site-later = mai întâi celelalte clădiri ale setului
need-site-discount = o clădire care dă o reducere
need-units-unit =
    { $needs ->
        [none] o unitate care poate fi aleasă
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] una dintre aceste unități: { ANY($needs) }
            }
    }
need-units-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una dintre aceste unități: { ANY($needs) }
    }
need-units-not-tag = o unitate de alt fel
need-units-moves = o unitate care se poate muta
need-units-side =
    { $needs ->
        [mine] o unitate de partea ta în luptă
        [attacker] o unitate a atacatorului
        [defender] o unitate a apărătorului
       *[other] o unitate a celeilalte părți în luptă
    }
need-units-lost-last = mai întâi pierderea celorlalte unități
need-card-zone =
    { $needs ->
        [none] o carte din locul de unde o ia această acțiune
       *[other] o carte din: { ANY($needs) }
    }
need-card-held =
    { $needs ->
        [mine] o carte din fața ta
        [anyone] o carte din fața unui jucător
        [ally] o carte din fața unui aliat
       *[other] o carte din fața altui jucător
    }
need-card-among = una dintre cărțile trase sau alese înainte
need-card-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] unul dintre acestea: { ANY($needs) }
    }
need-card-not-tag = o carte de alt fel
need-card-kind = o carte de acest fel: { ANY($needs) }
need-card-id = această carte: { ANY($needs) }
need-card-except = altă carte decât: { ANY($needs) }
need-card-on-board = o carte a cărei figurină este pe tablă
need-card-able = o carte a cărei abilitate poate fi folosită acum
need-card-open = un zeu care primește oferte în această rundă
need-card-not-god = o carte care nu este zeu
need-card-sale = ceea ce cere această carte cumpărătorului
need-god-above = un zeu care vine mai devreme în ordine
need-god-auctioned = un zeu care primește oferte cu sumă
need-god-last = ultimul zeu al rundei
need-god-any = un zeu
need-faction-is =
    { $needs ->
        [mine] tu
        [ally] un aliat
        [anyone] un jucător în joc
        [rival] un alt jucător
       *[other] un oponent
    }
need-faction-has =
    { $needs ->
        [gold] un jucător cu destul aur: { $amount }
       *[other] un jucător care are: { ANY($needs) }
    }
need-faction-reached = un jucător cu destule metropole pentru victorie
need-faction-alive = un jucător aflat încă în joc
need-unit-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una dintre aceste unități: { ANY($needs) }
    }
need-unit-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una dintre aceste unități: { ANY($needs) }
    }
need-unit-in-reserve =
    { $needs ->
        [none] o unitate rămasă în rezerva ta
       *[other] una dintre aceste unități în rezerva ta: { ANY($needs) }
    }
need-type-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una dintre aceste clădiri: { ANY($needs) }
    }
need-type-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una dintre aceste clădiri: { ANY($needs) }
    }
need-type-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] una dintre aceste clădiri: { ANY($needs) }
    }
need-type-lacking = o clădire pe care nu o ai încă
need-type-in-stock = o clădire rămasă în rezervă
need-type-except = o clădire de alt tip
need-type-of-god = o clădire a unui zeu din această rundă
need-goods-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] unul dintre acestea: { ANY($needs) }
    }
need-goods-owned =
    { $needs ->
        [none] o carte de un fel pe care îl ai
       *[other] unul dintre acestea în fața ta: { ANY($needs) }
    }
need-goods-in-stock = o carte de un fel rămas în rezervă
need-amount-from = un număr mai mare
need-amount-to = un număr mai mic
need-line-skipped = această acțiune înaintea celor plătite, care au început
need-line-turn = tura ta cu un zeu
need-line-moment =
    { $needs ->
        [assault-begins] momentul dinaintea zarurilor unei lupte
        [dice-rolled] momentul de după zarurile unei lupte
        [offerings-begin] momentul dinaintea ofertelor
        [actions-begin] momentul dinaintea primei ture a rundei
        [threat-rolled] momentul de după aruncarea pentru amenințare
        [gods-laid] momentul așezării zeilor
        [metropolis-placed] momentul așezării unei metropole
        [unit-lost] momentul pierderii unei unități
        [piece-expires] momentul în care o figurină ar părăsi tabla
       *[other] momentul pentru care este această carte
    }
need-line-asked = mai întâi un răspuns la întrebarea pusă
need-condition-option = altă opțiune a regulilor
need-condition-god =
    { $needs ->
        [none] tura altui zeu
       *[other]
            { COUNT($needs) ->
                [1] o tură cu: { ANY($needs) }
               *[other] o tură cu unul dintre acești zei: { ANY($needs) }
            }
    }
need-condition-exists = ceva cu care se poate face asta
need-condition-set =
    { $needs ->
        [none] un set complet de clădiri
       *[other] câte o clădire: { LIST($needs) }
    }
need-condition-zone = alte cărți în teanc
need-condition-side =
    { $needs ->
        [attacker] o luptă ca atacator
       *[other] o luptă ca apărător
    }
need-condition-for = partea potrivită în luptă
need-condition-battle =
    { $needs ->
        [land] o luptă pe uscat
       *[other] o luptă pe mare
    }
need-condition-die = un zar care a fost aruncat
need-condition-move = alt fel de mișcare
need-condition-group-has = în grup unul dintre: { ANY($needs) }
need-condition-by = una dintre aceste cărți: { ANY($needs) }
need-condition-about = alt jucător sau zeu
need-condition-cause = altă cauză a pierderii
need-condition-lost = pierderea unuia dintre: { ANY($needs) }
need-condition-at-here = zona figurinei acestei cărți
need-condition-harbour-sea = o luptă pe marea spre care dă clădirea
need-condition-coast = o luptă la țărmul zonei clădirii
need-condition-owns = pe tablă cel puțin { $amount }: { ANY($needs) }
need-condition-as-if-captured = o cucerire care decide jocul
need-condition-known = o alegere făcută înainte
need-condition-mode = alt mod de joc
need-condition-room-for = o clădire de acest fel și un loc pentru ea: { ANY($needs) }
need-condition-receives = venitul zonei
need-condition-own-turn = tura ta
need-condition-hired-before = o carte luată într-o rundă anterioară
need-condition-ending = sfârșitul jocului
need-condition-cite = ceea ce spune regula
need-condition-not = contrariul
need-condition-any = una dintre mai multe condiții
need-condition-all = toate condițiile
need-number-option = o valoare a unei opțiuni: { $amount }
need-number-counter = { ANY($needs) }: { $amount }
need-number-goods = { ANY($needs) }: { $amount }
need-number-gold = aur: { $amount }
need-number-land-areas = zone de uscat controlate: { $amount }
need-number-metropolises = metropole: { $amount }
need-number-count =
    { $needs ->
        [none] atâtea potrivite: { $amount }
       *[other] { ANY($needs) }: { $amount }
    }
need-number-half = jumătatea unui număr: { $amount }
need-number-times = un produs: { $amount }
need-number-sum = o sumă: { $amount }
need-number-least = cel mai mic număr: { $amount }
need-number-symbols = simboluri tipărite ale zonei: { $amount }
need-number-cornucopias = cornuri ale abundenței în zonă: { $amount }
need-number-stock = atâtea rămase în rezervă: { $amount }
need-number-by-option = o valoare a unei opțiuni: { $amount }
need-number-quantity = o valoare pe tablă: { $amount }
need-number-round = runda { $amount }
need-number-target = metropole pentru victorie: { $amount }
need-number-roll = o aruncare de { $amount }
need-number-sides = părți în joc: { $amount }
need-number-printed-place = locul printre jetoanele zeului tipărit: { $amount }
need-area-not-of = o zonă al cărei proprietar nu este: { ANY($needs) }
need-reach-any = un drum spre altă zonă
need-reach-coast = o zonă de mare lângă o zonă de uscat a ta
need-reach-sea = o zonă de mare lângă: { ANY($needs) }
need-reach-way = o zonă lângă aceasta sau legată de ea prin flotele tale: { ANY($needs) }
need-reach-on = un drum mai departe din: { ANY($needs) }
need-reach-harbour = o zonă de mare spre care dă locul: { ANY($needs) }
need-card-for-sale = o carte de vânzare
need-card-full-price = prețul întreg, fără reduceri
need-faction-consents = acordul partenerului tău, care a refuzat
need-reach-around = această zonă sau una alăturată: { ANY($needs) }
need-not-area-island-of =
    { $needs ->
        [none] o zonă de pe altă insulă
       *[other] o zonă de pe altă insulă decât: { ANY($needs) }
    }
need-not-area-owner =
    { $needs ->
        [mine] o zonă care nu este a ta
        [nobody] o zonă care aparține cuiva
        [rival] o zonă care este a ta sau a nimănui
       *[other] o zonă a altui proprietar
    }
need-not-god-above = niciun zeu mai devreme în ordine

## Problems of content: see problems.ftl

