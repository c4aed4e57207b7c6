"""A game in sentences: what a front end shows of it, in any language and in two details.

Events say what happened one by one: gold is paid, a card is bought, played and discarded, a unit is lost. People tell
*acts*: "Bob buys Pegasus for 4 GP, moves 2 troops from Paros to Naxos and takes control of it." The shape of it:

1. The narrator *hears* the events of an answer and the question that the game asks next (`Narrator.hear`). As long as
   the same seat is asked for a part of what it has begun, the act goes on; the menu of the turn, the next offering or
   another seat ends it. Without the question every call is an act of its own.
2. An act is *folded* into facts (`story_facts`): a price goes to what it was paid for, what is placed three times in a
place
   is counted, and what follows of itself is left out (a card that was bought is played, and then discarded).
3. Facts of one person that follow each other become one sentence (`prose`), and the language joins them. A message of
   an event has its sentence as value, and attributes where it can do more:

   - ``.does``: its predicate, "buys Pegasus"; ``story-clause`` puts the person before the list of predicates;
   - ``.short``: the predicate where the place or the card has just been named, "takes control of it";
   - ``.what`` and ``.many``: an item, and what is said of a list of them: several such events in a row,
     "places 2 troops on Naxos and a fleet in the Strait of Ios", "Revealed: Harpy and Cyclops."

   A message without them, of a plug-in or of a language that has no such form, is told as a sentence of its own.
4. A battle has an opening, a line for each round and a summing-up (`battle_story`).
5. *Brief* keeps what matters (`brief_story`): who got which god for how much, and for each turn one sentence of
purchases,
   buildings, conquests and battles, of which the result alone is told.

What comes out are lines: a cycle, a phase, an act, a round of a battle. Headings come with the first line below them.

>>> from cyclades_core.text.i18n import Messages
>>> from cyclades_core.game.public_types import Event
>>> narrator = Narrator(Messages(expansions=("base",)))
>>> paid = Event("gold-paid", {"faction": "player-Bob", "amount": 4})
>>> bought = Event("card-bought", {"faction": "player-Bob", "card": "creature-pegasus", "price": 4})
>>> [line.text for line in narrator.hear([paid, bought])]
['Bob buys Pegasus for 4 GP.']
"""

from __future__ import annotations

from .narrator import DETAILS, Narrator, StoryLine

__all__ = ["DETAILS", "Narrator", "StoryLine"]
