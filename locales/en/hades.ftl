### Hades, expansion of the first edition. Groups marked "module:" apply only when that module is in play.

## Modules

module-hades = Hades
    .text = All four modules of the expansion together.
module-hades-free-positioning = Hades: free positioning
    .text = An auction before the first round decides who places the first units, and with which bonus.
module-hades-undead = Hades: the god and his undead
    .text = A threat grows from round to round until Hades arrives with undead troops and fleets. Adds the necropolis.
module-hades-heroes = Hades: heroes and creatures
    .text = Six heroes and four new creatures join the creature deck, and Chiron gets a stronger card.
module-hades-divine-favors = Hades: divine favors
    .text = Eight lesser gods lend their favor. Adds priestesses, magic items and theaters.

## module: hades/undead

god-hades = Hades
    .text = One undead unit for free, up to four more for 1, 2, 3 and 4 GP, troops or fleets as you like. The necropolis for 2 GP. Moves on land or at sea for 1 GP each, if an undead unit of that kind is in the group.

building-necropolis = necropolis
    .text = Built on the metropolis space of an island, destroying what stands there. Each regular troop or fleet destroyed anywhere puts 1 GP on it; in the income phase the controller of the island takes this gold. There is only one; building it again moves it.

# $count (number)
unit-undead-troop = { $count ->
    [one] { $count } undead troop
   *[other] { $count } undead troops
}
    .name = undead troop
    .text = Acts as a troop of its player and leaves at the end of the round. Five in all, shared by everybody.
# $count (number)
unit-undead-fleet = { $count ->
    [one] { $count } undead fleet
   *[other] { $count } undead fleets
}
    .name = undead fleet
    .text = Acts as a fleet of its player and leaves at the end of the round. Five in all, shared by everybody.

counter-threat = Threat of Hades
    .text = Grows by two dice each round. At 9 or more Hades arrives and covers the last active god.
counter-necropolis-gold = Gold on the necropolis
phase-threat = The threat of Hades
phase-necropolis = Gold of the necropolis

## module: hades/heroes

option-achilles-islands = Islands for Achilles
    .text = How many islands the sacrifice of Achilles needs. The number is known from one source only.
option-ulysses-set = Buildings for Ulysses
    .text = port-temple-university: one of each of these is given up. three-equal: three buildings of one kind.

phase-hero-upkeep = Hero upkeep
    .text = After the income each hero costs his player 2 GP, or leaves.

hero-achilles = Achilles
    .military = Counts as two troops in battle.
    .sacrifice = If you control at least four islands, build a metropolis.
hero-ulysses = Ulysses
    .military = When he attacks, fortresses and metropolises do not help the defender.
    .sacrifice = Give up a port, a temple and a university, and build a metropolis.
hero-hector = Hector
    .military = Whoever lands on his island loses one of the landing troops before the battle.
    .sacrifice = Exchange two priests for one philosopher, or five priests for two philosophers, once.
hero-perseus = Perseus
    .military = Whenever your side must lose a unit, another land unit may retreat instead, if it has somewhere to go.
    .sacrifice = Move any of your other land units from his island to any other island, as with Pegasus.
hero-midas = Midas
    .military = After the roll you may pay 1 GP to roll your own die again, as often as you like. The new roll counts.
    .sacrifice = Pay 15 GP and build a metropolis.
hero-penthesilea = Penthesilea
    .military = On equal totals only the enemy loses a unit.
    .sacrifice = Put a metropolis you are about to place on this card, the secret island of the Amazons. It counts for victory, gives its temple discount, and can never be taken.

creature-cerberus = Cerberus
    .text = Place him on any island. The whole income of that island, necropolis gold included, goes to you instead of its controller. He stays until your first turn of the next round.
creature-charon = Charon
    .text = Hire a hero who has left the game and place him on an island you control. Not Penthesilea once she has gone to the Amazons.
creature-erinyes = Erinyes
    .text = Move a prosperity marker from any island but Chiron’s to one of yours. Printed cornucopias stay.
creature-empusa = Empusa
    .text = Take all gold on the necropolis, unless Chiron guards its island.
creature-chiron = Chiron
    .text = Place him on any island. Pegasus, the Giant, the Harpy, the Erinyes, Empusa and the sacrifice of Perseus cannot be used against it; its controller may still land there with Pegasus or Perseus. He stays until your first turn of the next round.

## module: hades/divine-favors

building-theater = theater
    .text = No power of its own. It may stand for any missing building of a set. Four in all.

# $count (number)
goods-priestess = { $count ->
    [one] { $count } priestess
   *[other] { $count } priestesses
}
    .name = priestess
    .text = Discard her to pay the upkeep of one hero, or to keep one of your island figurines for another round.

favor-aphrodite = Aphrodite
    .text = Bonus: a priestess. Power, 2 GP: double your regular troops on one island, as far as your reserve goes.
favor-artemis = Artemis
    .text = Bonus: a priestess. Power, free: discard a philosopher or a priest and place a troop or a fleet.
favor-demeter = Demeter
    .text = Bonus: a priestess. Power, free: take 1 GP for each island you control.
favor-dionysus = Dionysus
    .text = Bonus: a magic item. Power, 2 GP: build a theater.
favor-hephaestus = Hephaestus
    .text = Bonus: a magic item. Power, 2 GP: draw two magic items and keep one of them face down.
favor-hera = Hera
    .text = Bonus: a priestess. Power, 2 GP: reveal creature cards until a hero appears, and hire him.
favor-hermes = Hermes
    .text = Bonus: a magic item. Power, free: place a prosperity marker on a sea space with one of your fleets.
favor-hestia = Hestia
    .text = Bonus: a priestess. Power, 2 GP: build a port, a fortress, a temple or a university.

item-artemis-arrows = Arrows of Artemis
    .text = In your turn: remove one creature figurine from the board, whoever owns it.
item-pandoras-box = Pandora’s Box
    .text = In your turn: take a priestess from an opponent.
item-sun-chariot = Chariot of the Sun
    .text = In your turn: rearrange your land units among the islands you control, without fleets.
item-harmonia-necklace = Necklace of Harmonia
    .text = In your turn, or when the action phase begins: until the end of the round no opponent may move units onto your islands or into your sea spaces.
item-poseidon-trident = Poseidon’s Trident
    .text = Before the dice of a sea battle: for the rest of it you roll two dice and add them.
item-apollo-arrows = Arrows of Apollo
    .text = Before the dice of a land battle: for the rest of it you roll two dice and add them.
item-aphrodite-belt = Belt of Aphrodite
    .text = Before the first offering: name an opponent and an active god; that player may not bid on that god in this round.
item-zeus-shield = Shield of Zeus
    .text = After the threat roll: both dice are rolled again, and the new result stands.
item-olympus-palace = Palace on Mount Olympus
    .text = When the gods are laid: put the active gods in any order you like.
item-pelops-sceptre = Sceptre of Pelops
    .text = In your turn: reveal creature cards until one with a figurine appears, and use it at once for free.

pile-favor-deck = pile of divine favors
pile-favor-open = open divine favor
pile-item-deck = pile of magic items
phase-favor-end = The divine favor leaves
