"""The address of a client: what counts for rate limits, and which proxies are believed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

__all__ = ["LOOPBACK", "Proxies", "address_key", "is_loopback"]

#: What `--trust-proxy` without an address trusts: a proxy on the same machine.
LOOPBACK = "loopback"
PREFIX = 64  # bits of an IPv6 address that one customer has
#: The address of a client of which a trusted proxy says nothing that can be read. It is not that of the proxy.
UNKNOWN = "unknown"
_WITH_PORT = re.compile(r"\[([^]]*)\](?::\d{1,5})?|([^:]*):\d{1,5}")


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address, IPv4 also where it is written as IPv6; None if it is none."""
    try:
        found = ip_address(text.strip().partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def address_key(text: str) -> str:
    """Return what rate limits go by: an IPv4 address, or the /64 network of an IPv6 address.

    >>> address_key("192.0.2.7"), address_key("2001:db8:1:2:3:4:5:6"), address_key("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    found = parse_address(text)
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return str(ip_network((found, PREFIX), strict=False))
    return text[:60] if found is None else str(found)


def is_loopback(text: str) -> bool:
    """Is this an address of the machine itself?"""
    found = parse_address(text)
    return found is not None and found.is_loopback


class Proxies:
    """The proxies whose `X-Forwarded-For` is believed: addresses and networks. `ValueError` names what is neither.

    >>> proxies = Proxies(["loopback", "10.0.0.0/8"])
    >>> proxies.client("127.0.0.1", ["203.0.113.9, 192.0.2.7, 10.1.1.1"]), proxies.client("192.0.2.1", ["127.0.0.1"])
    ('192.0.2.7', '192.0.2.1')
    >>> proxies.client("127.0.0.1", ["[2001:db8::1]:443"]), proxies.client("127.0.0.1", ["203.0.113.9, nonsense"])
    ('2001:db8::1', 'unknown')
    """

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        for address in addresses:
            for each in ("127.0.0.0/8", "::1/128") if address == LOOPBACK else (address,):
                self._networks.append(ip_network(each, strict=False))

    def __contains__(self, address: str) -> bool:
        found = parse_address(address) if self._networks else None
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the address of a client: what the nearest trusted proxy says, else the address at the other end."""
        address = peer
        for each in reversed([each for line in forwarded for each in line.split(",")]):
            if address not in self:
                break
            address = _without_port(each)
        return address


def _without_port(text: str) -> str:
    """Return an address as some proxies write it, with brackets or a port, as an address; `UNKNOWN` if it is none."""
    text = text.strip()
    match = _WITH_PORT.fullmatch(text)
    if match is not None:
        text = match[1] or match[2] or ""
    return UNKNOWN if parse_address(text) is None else text
