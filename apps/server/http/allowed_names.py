"""The names by which a server may be called, and the pages that may call it.

A page of another site can make a name of its own point to this server (DNS rebinding), and can send requests to it. So
the `Host` of a request must be an address, `localhost`, or a name that the server was given. The `Origin` must be the
server itself, or one that `--allow-origin` names.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from attrs import frozen

__all__ = ["AllowedNames", "Host", "parse_host", "parse_origin"]

PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]{1,253})(?::([0-9]{1,5}))?")


@frozen
class Host:
    """A name or an address, and a port if there is one."""

    name: str
    port: int | None = None

    @property
    def is_address(self) -> bool:
        """Is it an address, which no other site can give to this server?"""
        try:
            return bool(ip_address(self.name))
        except ValueError:
            return False


def parse_host(text: str) -> Host | None:
    """Return the host of a header; None if it is malformed.

    >>> parse_host("Example.org:8642"), parse_host("[::1]"), parse_host("["), parse_host("a b"), parse_host("a:99999")
    (Host(name='example.org', port=8642), Host(name='::1', port=None), None, None, None)
    """
    match = _HOST.fullmatch(text)
    if match is None or (match[2] and int(match[2]) > 65535):
        return None
    name = match[1].lower()
    if name.startswith("["):
        name = name[1:-1]
        try:
            ip_address(name)
        except ValueError:
            return None
    return Host(name, int(match[2]) if match[2] else None)


def parse_origin(text: str) -> tuple[str, Host] | None:
    """Return scheme and host of an origin; None if it is malformed. The origin `null` is that of no page.

    >>> parse_origin("https://example.org"), parse_origin("http://["), parse_origin("http://a/b")
    (('https', Host(name='example.org', port=443)), None, None)
    """
    scheme, found, rest = text.partition("://")
    host = parse_host(rest)
    if not found or not re.fullmatch(r"[a-z][a-z0-9+.-]*", scheme.lower()) or host is None:
        return None
    return scheme.lower(), Host(host.name, host.port if host.port is not None else PORTS.get(scheme.lower()))


class AllowedNames:
    """What `Host` and `Origin` of a request may be."""

    def __init__(self, url: str = "", lan: bool = False, origins: Iterable[str] = ()) -> None:
        self.names = {"localhost"}
        self.origins: dict[tuple[str, Host], str] = {}
        if lan:
            name = socket.gethostname().lower()
            self.names |= {name, f"{name.partition('.')[0]}.local"}
        for origin in [*([_origin_of(url)] if url else []), *origins]:
            found = parse_origin(origin)
            if found is None or found[0] not in PORTS:
                raise ValueError(origin)
            self.origins[found] = origin
        if url:
            self.names.add(next(iter(self.origins))[1].name)

    def host(self, host: Host) -> bool:
        """May the server be called so?"""
        return host.is_address or host.name in self.names

    def origin(self, origin: tuple[str, Host], host: Host) -> bool:
        """May a page of this origin send requests to the server, which is called `host`?"""
        scheme, place = origin
        return origin in self.origins or (scheme in PORTS and place == Host(host.name, host.port or PORTS[scheme]))


def _origin_of(url: str) -> str:
    """The origin of a URL."""
    found = urlsplit(url)
    return f"{found.scheme}://{found.netloc}"
