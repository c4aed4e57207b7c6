### Text of the engine: phases, events, prompts, refusals, problems.
###
### House rules of this file
### - Every message has a comment naming its variables and their types. English is the contract for translators.
### - Types: id = content id with its kind ("god-zeus", "creature-harpy", "area-C3", "player-ann"), shown through
###   NAME($id); "id: creature or hero" says which kinds come, and $faction, $victim, $attacker, $defender are always
###   players, $area, $from, $to areas; unit, goods = id of a counted thing ("unit-troop", "goods-priest"), shown through
###   UNIT($unit, $count); a hero or artifact among units comes as "hero-ajax" with the count 1;
###   ids = tuple of ids, or of pairs (unit, count), shown through LIST($ids); number (written without
###   separators); text; word = one of the words listed.
### - Functions: NAME, UNIT and LIST take a case of the language: NAME($god, case: "gen"). It arrives as $case in the
###   message that names the thing (god-, unit- ..., also list-none), which selects on it in its value or its .name;
###   without one, $case is "nom". All messages of a kind offer the same cases. GENDER($faction) is "masculine",
###   "feminine", or "other" where nobody has said it: the wording of *[other] has to be neutral. NUMBER($n) is $n.
### - Names of players have no cases: write "the player { NAME($victim) }" in the case that is needed.
### - An area has the cases of place-land and place-sea: { NAME($area, case: "in") } is "in the Strait of Kea", with its
###   preposition, which depends on the place and the edition. $from, $to and $with are areas as $area is.
### - "$x (id or none)": select on [none] where nothing may be passed (Python's None arrives as "none").
### - One line per event, present tense, a whole sentence. A name is never glued to a piece of a word.
### - An expansion's file may override any message here under the same id.

## Words

# The short form of gold piece.
-gp = GP

# Joining names. An empty list:
list-none = nothing
# $first (text): what is joined so far; $next (text)
list-more = { $first }, { $next }
# $first (text): what is joined so far; $last (text)
list-last = { $first } and { $last }

# One of a thing in a table, where prose says “a troop”: $name (text), singular
tally-one = 1 { $name }

## Places: what NAME($area, case: "...") says, with the preposition that the case stands for

# What the edition calls its areas: for those that have no name.
-land = { $case ->
   *[nom] area
    [def] the area
    [in] in the area
}
-sea = { $case ->
   *[nom] sea area
    [def] the sea area
    [in] in the sea area
}

# An area with a name. $area (text): its id; $place (id: land)
place-land = { $case ->
   *[nom] { NAME($place) }
    [def] { NAME($place) }
    [in] in { NAME($place) }
}

# $area (text): its id; $place (id: sea)
place-sea = { $case ->
   *[nom] { NAME($place) }
    [def] the { NAME($place) }
    [in] in the { NAME($place) }
}

# One without a name. $area (text): its id
place-land-bare = { $case ->
   *[nom] { -land } { $area }
    [def] { -land(case: "def") } { $area }
    [in] { -land(case: "in") } { $area }
}

# $area (text): its id
place-sea-bare = { $case ->
   *[nom] { -sea } { $area }
    [def] { -sea(case: "def") } { $area }
    [in] { -sea(case: "in") } { $area }
}

# One of which nothing is known, not even whether it is land. $area (text): its id
place-bare = { $case ->
   *[nom] { $area }
    [def] { $area }
    [in] in { $area }
}

## Phases (expansions add theirs)

phase-creatures = Mythological creatures
phase-gods = The gods
phase-income = Income
phase-offerings = Offerings
phase-upkeep = Upkeep
phase-actions = Actions
phase-end = End of the cycle

## Events: course of the game

event-game-started = The game begins.

# $round (number)
event-round-began = Cycle { $round } begins.

# $phase (id): a name that stands alone.
event-phase-began = Phase: { NAME($phase) }.

# $faction (id), $god (id: god)
event-turn-began = { NAME($faction) } acts for { NAME($god) }.

# $faction (id)
event-turn-ended = { NAME($faction) } ends the turn.

# $faction (id or none), $answer (text in notation): the only legal answer, given by the game.
event-answered = { $faction ->
    [none] There is no other choice: { $answer }.
   *[other] { NAME($faction) } has no other choice: { $answer }.
}

# $faction (id)
event-faction-eliminated = { NAME($faction) } is eliminated.

event-game-ending = This is the last cycle.

# $winners (ids): players
event-game-won = { COUNT($winners) ->
    [one] { LIST($winners) } wins the game.
   *[other] { LIST($winners) } win the game.
}

## Events: cards and gods

# $card (id: creature, hero, artifact, favor, item or bonus): laid open where all can see it.
event-card-revealed = Revealed: { NAME($card) }.

# $card (id: creature, hero or artifact), $price (number): what it costs in its new place on the track.
event-card-slid = On the track: { NAME($card) }, now for { $price } { -gp }.

# $card (id: creature, hero, favor or item)
event-card-discarded = Discarded: { NAME($card) }.

# $card (id: creature, hero, artifact, favor, item or special)
event-card-removed = Out of the game: { NAME($card) }.

# $faction (id), $card (id: creature, hero or artifact), $price (number): a price above 0 is told by event-gold-paid
# just before.
event-card-bought = { $price ->
    [0] { NAME($faction) } takes { NAME($card, case: "def") } for free.
   *[other] { NAME($faction) } buys { NAME($card, case: "def") }.
}

# $faction (id), $card (id: creature, hero, artifact or item): its effect follows.
event-card-played = { NAME($faction) } plays { NAME($card, case: "def") }.

# $faction (id), $card (id: favor, item or creature): it lies in front of this player from now on.
event-card-taken = { NAME($faction) } takes { NAME($card, case: "def") }.

# $faction (id), $card (id or none: creature, hero, artifact or item): none for eyes that may not see it.
event-card-looked = { $card ->
    [none] { NAME($faction) } looks at a card.
   *[other] { NAME($faction) } looks at a card: { NAME($card) }.
}

# $faction (id), $card (id or none: item): none for eyes that may not see it.
event-card-kept = { $card ->
    [none] { NAME($faction) } keeps a card face down.
   *[other] { NAME($faction) } keeps { NAME($card, case: "def") } face down.
}

# $zone (id: pile)
event-pile-shuffled = Shuffled: { NAME($zone) }.

# $gods (ids: gods): from the first to act to the last.
event-gods-laid = The gods in order: { LIST($gods) }.

# $factions (ids): players, from the first to make an offering to the last; who has two markers is named twice.
event-turn-order = The turn order: { LIST($factions) }.

# $god (id: god), $covered (id: god): the god who is not available in this round.
event-god-covered = { NAME($god) } takes the place of { NAME($covered) }.

# $faction (id), $card (id: special): the ability of a metropolis.
event-special-taken = { NAME($faction) } takes { NAME($card, case: "def") }.

## Events: gold and offerings

# $faction (id), $amount (number): more than 0.
event-income = { NAME($faction) } receives an income of { $amount } { -gp }.

# $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing.
event-bid = { $amount ->
    [0] { NAME($faction) } goes to { NAME($god) }.
   *[other] { NAME($faction) } offers { $amount } { -gp } to { NAME($god) }.
}

# $faction (id): who is outbid; $god (id: god)
event-outbid = { NAME($faction) } is outbid and leaves { NAME($god) }.

# $faction (id), $amount (number): after discounts, more than 0.
event-offering-paid = { NAME($faction) } pays { $amount } { -gp } for the offering.

# $faction (id), $amount (number): more than 0.
event-gold-gained = { NAME($faction) } gains { $amount } { -gp }.

# $faction (id), $amount (number): more than 0.
event-gold-paid = { NAME($faction) } pays { $amount } { -gp }.

# $faction (id): who takes it; $victim (id), $amount (number)
event-gold-stolen = { $amount ->
    [0] { NAME($faction) } finds no gold to steal from { NAME($victim) }.
   *[other] { NAME($faction) } steals { $amount } { -gp } from { NAME($victim) }.
}

## Events: units

# $faction (id), $unit (unit), $area (id), $count (number)
event-unit-placed = { NAME($faction) } places { UNIT($unit, $count) } { NAME($area, case: "in") }.

# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id), $to (id)
event-units-moved = { NAME($faction) } moves { LIST($group) } from { NAME($from, case: "def") } to { NAME($to, case: "def") }.

# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id): where the battle is; $to (id)
event-units-retreated = { NAME($faction) } retreats with { LIST($group) } from { NAME($from, case: "def") } to { NAME($to, case: "def") }.

# $faction (id): who pushes; $victim (id or none): whose unit it is, none for the pusher’s own; $unit (unit), $from (id),
# $to (id)
event-unit-pushed = { $victim ->
    [none] { NAME($faction) } pushes { UNIT($unit, 1) } from { NAME($from, case: "def") } to { NAME($to, case: "def") }.
   *[other] { NAME($faction) } pushes { UNIT($unit, 1) } of { NAME($victim) } from { NAME($from, case: "def") } to { NAME($to, case: "def") }.
}

# $area (id), $with (id)
event-units-swapped = The units { NAME($area, case: "in") } and { NAME($with, case: "def") } change places.

# $faction (id): whose they were; $unit (unit), $count (number), $area (id): where they were. They go back to the
# reserve; this is no loss.
event-unit-taken = Taken from { NAME($faction) } { NAME($area, case: "in") }: { UNIT($unit, $count) }.

# $faction (id): whose side they are on now; $victim (id): whose side they were on; $unit (unit), $count (number),
# $area (id)
event-unit-converted = { NAME($faction) } wins over { UNIT($unit, $count) } from { NAME($victim) } { NAME($area, case: "in") }.

# $faction (id), $unit (unit or hero), $area (id), $count (number)
event-unit-lost = { NAME($faction) } loses { UNIT($unit, $count) } { NAME($area, case: "in") }.

# $faction (id), $unit (unit or hero): a loss that does not happen.
event-unit-saved = { NAME($faction) } saves { UNIT($unit, 1) }.

## Events: battle

# $attacker (id), $defender (id), $area (id)
event-battle-began = { NAME($attacker) } attacks { NAME($defender) } { NAME($area, case: "in") }.

# $attacker (id), $defender (id), $attack (number), $defence (number): totals with units and bonuses;
# $attack-die (number), $defence-die (number): what the dice show.
event-dice-rolled = { NAME($attacker) } rolls { $attack-die } for a total of { $attack }, { NAME($defender) } rolls { $defence-die } for a total of { $defence }.

# $faction (id), $die (number): what the die shows now; $total (number): with units and bonuses
event-die-rerolled = { NAME($faction) } rolls again: { $die } for a total of { $total }.

# $total (number): of dice that nobody owns
event-rolled = The dice show { $total }.

# $area (id), $faction (id or none): the winner; a defender who lost all units keeps the land and is named too, but a sea
# without fleets belongs to nobody
event-battle-ended = { $faction ->
    [none] The battle ends: nobody holds { NAME($area, case: "def") }.
   *[other] The battle ends: { NAME($faction) } holds { NAME($area, case: "def") }.
}

# $faction (id), $area (id)
event-area-taken = { NAME($faction) } takes control of { NAME($area, case: "def") }.

## Events: buildings

# $faction (id), $building (id: building), $area (id)
event-building-built = { NAME($faction) } builds a { NAME($building) } { NAME($area, case: "in") }.

# $building (id: building), $area (id)
event-building-removed = A { NAME($building) } { NAME($area, case: "in") } is removed.

# $faction (id), $building (id: building), $into (id: building): the new one; $area (id)
event-building-transformed = { NAME($faction) } turns a { NAME($building) } { NAME($area, case: "in") } into a { NAME($into) }.

# $faction (id), $area (id)
event-metropolis-built = { NAME($faction) } builds a metropolis { NAME($area, case: "in") }.

# $faction (id), $card (id: hero): the metropolis lies on this card, out of reach of everybody
event-metropolis-hidden = { NAME($faction) } builds a metropolis on the card of { NAME($card) }.

# $faction (id), $area (id)
event-metropolis-lost = { NAME($faction) } loses the metropolis { NAME($area, case: "in") }.

## Events: cards held in front of a faction

# $faction (id), $goods (goods), $count (number)
event-goods-gained = { NAME($faction) } gains { UNIT($goods, $count) }.

# $faction (id), $goods (goods), $count (number)
event-goods-lost = { NAME($faction) } gives up { UNIT($goods, $count) }.

# $faction (id): who takes them; $victim (id), $goods (goods), $count (number)
event-goods-stolen = { NAME($faction) } steals { UNIT($goods, $count) } from { NAME($victim) }.

## Events: pieces on the board

# $faction (id), $card (id: creature or artifact), $area (id)
event-piece-placed = { NAME($faction) } places { NAME($card, case: "def") } { NAME($area, case: "in") }.

# $card (id: creature or artifact), $from (id), $to (id)
event-piece-moved = { KIND($card) ->
    [artifact] Moved from { NAME($from, case: "def") } to { NAME($to, case: "def") }: { NAME($card, case: "def") }.
   *[other] { NAME($card, case: "Def") } moves from { NAME($from, case: "def") } to { NAME($to, case: "def") }.
}

# $card (id: creature, hero or artifact), $area (id): taken off the board.
event-piece-removed = Removed from { NAME($area, case: "def") }: { NAME($card) }.

# $faction (id), $card (id: hero), $area (id)
event-hero-recruited = { NAME($card) } joins { NAME($faction) } { NAME($area, case: "in") }.

# $faction (id), $card (id: hero): goes back to the track; $for (id: hero): comes from the track to $area (id)
event-hero-exchanged = { NAME($faction) } exchanges { NAME($card) } for { NAME($for) } { NAME($area, case: "in") }.

# $faction (id), $card (id: hero)
event-hero-sacrificed = { NAME($faction) } sacrifices { NAME($card) }.

# $area (id), $count (number)
event-prosperity-placed = { $count ->
    [one] A prosperity token is placed { NAME($area, case: "in") }.
   *[other] { $count } prosperity tokens are placed { NAME($area, case: "in") }.
}

# $area (id), $count (number)
event-prosperity-taken = { $count ->
    [one] A prosperity token is taken from { NAME($area, case: "def") }.
   *[other] { $count } prosperity tokens are taken from { NAME($area, case: "def") }.
}

## Events: other

# $counter (id: counter), $value (number): what it shows now.
event-counter-changed = { NAME($counter) }: { $value }.

# $faction (id), $card (id: creature, hero, item or favor): what brings an effect that lasts.
event-lasting-began = A lasting effect for { NAME($faction) }: { NAME($card) }.

# $faction (id), $god (id: god, or none): the god it leaves with its faction; none where it leaves the turn track, to be
# offered.
event-marker-taken = { $god ->
    [none] Next to make an offering: { NAME($faction) }.
   *[other] The marker of { NAME($faction) } leaves { NAME($god) }.
}

# $faction (id), $group (pairs of unit, hero or artifact and count), $area (id): attackers who waited for the end of the
# battle.
event-units-arrived = { NAME($faction) } reaches { NAME($area, case: "def") } with { LIST($group) }.

## Rules of the core: rule-<id>, as an event names its cause

# Why a piece leaves whose time on the board is over.
rule-expiry = End of its stay

## Piles (expansions add theirs)

pile-creature-deck = creature deck
pile-creature-discard = creature discard pile
pile-hero-deck = hero deck
pile-hero-discard = hero discard pile
pile-metropolis-stack = stack of metropolis tokens

## Prompts: prompt-<id> asks the seat for its next answer

# The questions of the turn
prompt-bid = Which god, and how much?
prompt-action = What do you do?
prompt-again = Do you go on?
prompt-one-of = Which of these?
prompt-may = Do you want this?
prompt-choose-next = Who or what comes next?
prompt-choose-rule = Which comes first?

# Choosing something, when no other words fit better
prompt-choose-amount = How many?
prompt-choose-area = Which place?
prompt-choose-building = Which building?
prompt-choose-card = Which card?
prompt-choose-die = Which die?
prompt-choose-faction = Which player?
prompt-choose-god = Which god?
prompt-choose-goods = Which kind of card?
prompt-choose-hero = Which hero?
prompt-choose-site = Which site?
prompt-choose-special = Which special metropolis?
prompt-choose-type = Which kind of building?
prompt-choose-unit = Which kind of unit?
prompt-choose-units = Which unit, and where?

# Cards
prompt-buy-card = Which card do you buy?
prompt-use-discounts = Which discounts do you use?
prompt-replace-card = Which card do you replace?
prompt-copy-ability = Whose ability do you use?
prompt-arrange = In which order?
prompt-keep-card = Which card do you keep?
prompt-keep-creature = Do you keep the creature?
prompt-keep-hero = Do you keep the hero?
prompt-keep-piece = Does the figure stay?
prompt-play-looked = Do you play the card you looked at?
prompt-hand-over = To which area of your partner does it go?
prompt-give-gold = How much do you give?
prompt-give-to = To whom do you give gold?

# Units, figures and buildings
prompt-place-unit = Where do you place the unit?
prompt-place-piece = Where do you place the figure?
prompt-move-piece = Where does the figure move?
prompt-push-unit = Where is the unit pushed?
prompt-distribute = How do you distribute them?
prompt-placement-area = In which area do you begin?
prompt-deploy-first = Which is your first area?
prompt-deploy-second = Which is your second area?
prompt-build-site = Where do you build?
prompt-harbour-sea = Which sea does it face?
prompt-metropolis-site = Where does the metropolis stand?
prompt-instead-of-site = What happens instead of placing the metropolis?
prompt-give-building = Which building do you give up?

# Movements
prompt-move-march = From where to where do you march?
prompt-move-fly = From where to where do you fly?
prompt-move-heroic = From where to where does the hero go?
prompt-move-titan = From where to where does the titan go?
prompt-move-group = Which units move?
prompt-next-leg = Where do they go on to?
prompt-stop-or-cross = Do they stop here or cross?
prompt-sail-from = From where do you sail?
prompt-sail-group = How many sail?
prompt-sail-to = Where do you sail?
prompt-sail-on = Where do you sail on to?

# Battles
prompt-loss = Which unit do you lose?
prompt-instead-of-loss = What happens instead of losing the unit?
prompt-pay-for-partner = Do you pay so that your partner keeps the unit?
prompt-retreat = Do you retreat, and where?
prompt-retreat-unit = Where does the unit retreat?
prompt-carry = What do they take along?
prompt-reroll = Do you roll again?
prompt-military-victory = Do you build a metropolis here?

# Windows: moments at which a card may be used
prompt-window-actions-begin = Do you use a card before the actions begin?
prompt-window-assault-begins = Do you use a card in this assault?
prompt-window-gods-laid = Do you use a card now that the gods are laid?
prompt-window-offerings-begin = Do you use a card before the offerings begin?
prompt-window-threat-rolled = Do you use a card now that the dice are rolled?

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-build = Build
line-buy = Buy a card
line-march = Move on land
line-recruit = Recruit
# $card (id: hero)
line-sacrifice = Sacrifice { NAME($card) }
line-sail = Move at sea

## Words: word-<word> is a short answer, as on a button

word-yes = yes
word-no = no
word-none = none
word-nothing = nothing
word-end = end the turn
word-pass = pass
word-stay = stay
word-stop = stop
word-cross = cross
word-keep = keep
word-release = give up
word-let-go = let go
word-pay = pay
word-full = full price
word-attackers = with the attackers
word-hidden = the metropolis on a card
word-die-1 = first die
word-die-2 = second die

## Refusals: refusal-<code> says why an answer is not legal

# $what (id: card, or none)
refusal-not-offered = { $what ->
    [none] This is no answer to the question.
   *[other] Not to be had now: { NAME($what) }.
}

# $price, $gold (numbers), $what (goods, or none for gold): what it costs and what is there of it
refusal-cannot-pay = { $what ->
    [none] This costs { $price } { -gp }; there are { $gold }.
   *[other] This takes { $price }, there are { $gold }: { NAME($what) }.
}

# $until (word: turn, round, card), $what (id: building, or none)
refusal-used-up = { $until ->
    [round] { $what ->
        [none] This was used already in this cycle.
       *[other] Used already in this cycle: { NAME($what) }.
    }
    [card] These units move no further with this card.
   *[turn] This cannot be done again in this turn.
}

refusal-no-target = This is not a possible target.

# $what (unit, goods or building, or none)
refusal-nothing-left = { $what ->
    [none] There is none left.
   *[other] None left: { NAME($what) }.
}

# $by (id of what forbids it: card, piece, god, building; none: a rule)
refusal-forbidden = { $by ->
    [none] A rule forbids this.
   *[other] This is forbidden by: { NAME($by) }.
}

# $by (id: the piece, or none)
refusal-barred = { $by ->
    [none] Fleets may not go there.
   *[other] Barred for fleets by: { NAME($by) }.
}

# $needs (id: hero or artifact without which there is no way, or none)
refusal-out-of-reach = { $needs ->
    [none] This is out of reach.
   *[other] Out of reach without: { NAME($needs) }.
}

# $owner (id: player, or none)
refusal-last-area = { $owner ->
    [none] The last area of a player is protected.
   *[other] The last area of { NAME($owner) } is protected.
}

# $amount, $standing (numbers)
refusal-too-low = { $standing ->
    [0] An offering of { $amount } is too low.
   *[other] An offering of { $amount } is too low: { $standing } stands there already.
}

# $god (id: god, or none)
refusal-just-outbid = { $god ->
    [none] Whoever is outbid has to choose another god.
   *[other] Just outbid there, so another god has to be chosen: not { NAME($god) }.
}

# $by (id: player, creature or building, or none)
refusal-taken = { $by ->
    [none] This is taken already.
   *[other] Taken already by: { NAME($by) }.
}

# $god (id: god, or none)
refusal-closed = { $god ->
    [none] This god is not face up.
   *[other] Not face up: { NAME($god) }.
}

# $owner (id: player, or none)
refusal-not-yours = { $owner ->
    [none] This is not yours.
   *[other] This is not yours, it belongs to: { NAME($owner) }.
}

# $least, $most (numbers), $what (id: unit or building, or none)
refusal-wrong-amount = { $what ->
    [none] { $most ->
        [0] Nothing can be given here.
       *[other] The amount must be between { $least } and { $most }.
    }
   *[other] At most { $most } here: { NAME($what) }.
}

refusal-not-now = This is not possible now.

# $by (id: card, or none)
refusal-condition = { $by ->
    [none] The condition for this is not met.
   *[other] The condition is not met: { NAME($by) }.
}

# $text (text, or none)
refusal-unknown-answer = { $text ->
    [none] This answer is not understood here.
   *[other] This is not understood here: “{ $text }”.
}

# $text (text)
refusal-left-over = There is more in the answer than was asked: “{ $text }”.

# $words (number), $length (number)
refusal-too-long = The answer is too long: up to { $words } words and { $length } characters are read.

refusal-game-over = The game is over.

# $asked, $seat (names of players)
refusal-wrong-seat = { $asked } is asked now, not { $seat }.

refusal-revealed = This cannot be taken back any more: chance or a card has shown something since.

## Problems of content: see problems.ftl
