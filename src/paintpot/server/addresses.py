"""How client addresses are grouped for limits, and what each of them has open."""

import ipaddress
from collections import Counter
from functools import lru_cache


@lru_cache(maxsize=10_000)
def counted_as(host: str) -> str:
    """The key under which a client's address is counted.

    For IPv6 the first 64 bits, since one client usually has them all. An IPv4-mapped IPv6 address
    counts as the IPv4 address.
    """
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return str(found)


class Tally:
    """How many of something each address has open."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def __getitem__(self, address: str) -> int:
        return self._open[address]

    def total(self) -> int:
        return self._open.total()

    def add(self, address: str) -> None:
        self._open[address] += 1

    def drop(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
