"""Which browser pages may talk to this server: its own, under any of its host names."""

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit


class Origins:
    """The host names of this server. Pages of other sites are refused, and so are unknown host
    names, by which another page could pose as ours (DNS rebinding)."""

    def __init__(self, public_url: str) -> None:
        name = socket.gethostname().lower()
        self.names = {"localhost", name, f"{name}.local"}
        public = urlsplit(public_url)
        if public.hostname:
            self.names.add(public.hostname.lower())
        self.public = f"{public.scheme}://{public.netloc}".lower() if public.netloc else ""
        self.host_ok = lru_cache(maxsize=200)(self._host_ok)

    def _host_ok(self, host: str) -> bool:
        """Whether a Host header names this server: by a known name, or by an IP address."""
        name = _name(host)
        if name is None:
            return False
        if name in self.names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def origin_ok(self, origin: str, host: str) -> bool:
        """Whether an origin is ours: the same host and port, or the public URL."""
        origin = origin.lower()
        if self.public and origin == self.public:
            return True
        scheme, _, rest = origin.partition("://")
        return scheme in ("http", "https") and rest == host.lower()


def _name(host: str) -> str | None:
    """The host name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def is_this_machine(address: str) -> bool:
    """Whether a client's address is a loopback address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback
