"""Text for people. Besides this package only the translators' kit knows about Fluent.

The engine emits ids with arguments and never a sentence. Whoever shows something to a person (command line, card
sheets, a server) asks a :class:`Messages` for the text::

    >>> from cyclades_core.text.i18n import Messages
    >>> say = Messages("en", expansions=("base",))
    >>> say.text("event-bid", faction="player-ann", god="god-zeus", amount=5)
    'ann offers 5 GP to Zeus.'

Importing this package is cheap: files are read with the first message that is asked for, and the Fluent parser is
loaded only for those that are not in the cache. `message_functions` says what a message may call.
"""

from .languages import available_languages, choose_language
from .message_errors import MessageError, MessageProblem
from .messages import Messages

__all__ = ["MessageError", "MessageProblem", "Messages", "available_languages", "choose_language"]
