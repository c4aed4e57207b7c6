"""Telling people that it is their turn, where the keeper of the server has said how: by mail, or by a web hook.

Off unless the configuration says otherwise. A hook goes only to hosts that the configuration lists: a server that posts
to any address is a weapon. Whoever is there is told by the page; the others once after a minute, and once more after a
day, with a link that mutes. No notice carries a token: the browser that has the link keeps it. Addresses are not
confirmed, so each gets at most `DAILY` notices a day, however many seats name it.
"""

from __future__ import annotations

import json
import logging
import secrets
import smtplib
import time
from collections import OrderedDict
from collections.abc import Mapping
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from attrs import Factory, define, field

from cyclades_core.text.i18n import Messages

from ..rpc.rpc_errors import RpcError
from .stored_rows import StoredTable, TableSeat

__all__ = ["Mail", "Notices", "idle_notice_of", "notice_of"]

log = logging.getLogger("cyclades.server")
TIMEOUT = 10
DAILY = 20  # notices for one address, by one process
ADDRESSES = 10_000  # that are counted
A_DAY = 24 * 3600
SENT = ("sent", "times", "idle")  # fields of a contact that say what was sent


@define
class Mail:
    """How mail leaves this machine."""

    host: str
    sender: str
    port: int = 25
    starttls: bool = False
    user: str = ""
    password: str = ""


class _NoRedirect(HTTPRedirectHandler):
    """A host that is listed may not send us on to one that is not."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


@define
class Notices:
    """What may be sent, and when."""

    mail: Mail | None = None
    hooks: tuple[str, ...] = ()  # hosts, with a port where it is not the usual one
    after: int = 60  # seconds from the question to the first notice
    again: int = 24 * 3600  # and from there to the second, which is the last
    _sent: OrderedDict[str, tuple[float, int]] = field(
        default=Factory(OrderedDict), init=False, repr=False, eq=False
    )  # address -> since when notices are counted, and how many

    @property
    def ways(self) -> list[str]:
        """The ways that people may choose."""
        return [*(["mail"] if self.mail else []), *(["hook"] if self.hooks else [])]

    def contact(self, told: str, before: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept of an address that somebody gives; one that nothing may be sent to is refused.

        What was sent for the present question still counts, so that a new address gives no more notices for it.
        """
        told = told.strip()
        sent = {"sent": 0, "times": 0} | {name: before[name] for name in SENT if name in before}
        if not told:
            return sent if any(sent.values()) else {}
        if told.startswith(("http:", "https:")):
            fits = self._is_hook(told)
        else:
            name, address = parseaddr(told)
            plain = not name and address == told and told.isprintable() and " " not in told
            fits = self.mail is not None and plain and "@" in address[1:-1]
        if not fits:
            raise RpcError("params", path="contact", reason="word", expected=self.ways)
        return {"to": told, "mute": secrets.token_urlsafe(12), **sent}

    def _is_hook(self, address: str) -> bool:
        """Is this the address of a listed host, without anything that a request could stumble over?"""
        try:
            found = urlsplit(address)
            found.port  # noqa: B018 it raises if it is no number
        except ValueError:
            return False
        plain = address.isascii() and address.isprintable() and " " not in address
        return plain and found.scheme in ("http", "https") and found.netloc in self.hooks

    def _is_enough(self, to: str) -> bool:
        """Has an address had its notices of a day? Else this one is counted."""
        who, at = to.casefold(), time.monotonic()
        since, count = self._sent.pop(who, (at, 0))
        if at - since > A_DAY:
            since, count = at, 0
        self._sent[who] = since, count + (count < DAILY)
        if len(self._sent) > ADDRESSES:
            self._sent.popitem(last=False)
        return count >= DAILY

    def due(self, seat: TableSeat, table: StoredTable, now: int) -> bool:
        """Is it time to tell a seat that it is asked? Nobody is told more than twice of one question."""
        contact = seat.contact
        if not contact.get("to") or contact.get("muted") or table.asked != seat.seat or seat.bot:
            return False
        times = contact["times"] if contact["sent"] == table.asked_since else 0
        wait = self.after if times == 0 else self.after + self.again
        return times < 2 and now - table.asked_since >= wait * 1000

    def send(self, to: str, subject: str, text: str, link: str) -> None:
        """Send one notice; whatever goes wrong is a line in the log, never an address, and never ends the round."""
        if self._is_enough(to):
            log.warning("notice", extra={"fault": "enough"})
            return
        try:
            if to.startswith(("http:", "https:")):
                self._post(to, subject, text, link)
            else:
                self._mail(to, subject, text)
        except Exception as error:  # http.client, smtplib and the parser of addresses each raise their own
            log.warning("notice", extra={"fault": type(error).__name__})

    def _post(self, to: str, subject: str, text: str, link: str) -> None:
        if not self._is_hook(to):  # the list may have become shorter
            return
        body = json.dumps({"subject": subject, "text": text, "link": link}, ensure_ascii=False).encode()
        request = Request(to, body, {"content-type": "application/json", "user-agent": "cyclades"})
        with build_opener(_NoRedirect).open(request, timeout=TIMEOUT):
            pass

    def _mail(self, to: str, subject: str, text: str) -> None:
        if self.mail is None:
            return
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.mail.sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        with smtplib.SMTP(self.mail.host, self.mail.port, timeout=TIMEOUT) as server:
            if self.mail.starttls:
                server.starttls()
            if self.mail.user:
                server.login(self.mail.user, self.mail.password)
            server.send_message(message)


def notice_of(table: StoredTable, seat: TableSeat, base: str) -> tuple[str, str, str]:
    """Subject, text and link of a notice, in the language of the seat."""
    return _notice(table, seat, base, "cli-notice-subject", "cli-notice-text")


def idle_notice_of(table: StoredTable, seat: TableSeat, base: str, until: int) -> tuple[str, str, str]:
    """The same for the host of a table at which nobody plays: since when, and when it will be put away."""
    days = {"since": _day(table.changed), "until": _day(until)}
    return _notice(table, seat, base, "cli-notice-idle-subject", "cli-notice-idle-text", **days)


def _notice(
    table: StoredTable, seat: TableSeat, base: str, subject: str, text: str, **more: str
) -> tuple[str, str, str]:
    messages = Messages(seat.lang or "en", ("cli",))
    link = f"{base.rstrip('/')}/t/{table.id}"
    told = {"name": seat.name, "table": table.settings.get("name") or "Cyclades", **more}
    mute = f"{messages.text('cli-notice-mute')}\n{base.rstrip('/')}/mute/{table.id}/{seat.contact['mute']}"
    return messages.text(subject, **told), f"{messages.text(text, **told)}\n\n{link}\n\n{mute}\n", link


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
