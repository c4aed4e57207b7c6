"""Text for people: the only place of the code base that knows about Fluent.

The engine emits ids with arguments and never a sentence. Whoever shows something to a person (command line, card
sheets, a server) asks a :class:`Messages` for the text::

    >>> from cyclades_core.i18n import Messages
    >>> say = Messages("en", expansions=("base",))
    >>> say.text("event-bid", faction="player-ann", god="god-zeus", amount=5)
    'ann offers 5 GP to Zeus.'

Importing this package is cheap: the Fluent parser is loaded with the first message that is asked for.
"""

from .errors import MessageError, Problem
from .languages import available_languages, choose_language
from .messages import Messages

__all__ = ["MessageError", "Messages", "Problem", "available_languages", "choose_language"]
