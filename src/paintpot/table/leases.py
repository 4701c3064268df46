"""Leases: one process at a time does a job, of several on one database.

A lease saves work; it guards nothing. If two processes do the same job, because Redis was away or a
process stood still for longer than its lease, the append decides which of them did it.
"""


class Lease:
    """The right to do a job until it is released or lost."""

    __slots__ = ("held", "name", "sure", "token")

    def __init__(self, name: str, token: str = "", sure: bool = True) -> None:
        self.name = name
        self.token = token
        self.held = True
        """False once another process may have it."""
        self.sure = sure
        """False if nobody could be asked whether another process has it."""


class Leases:
    """Leases if there is only one process: everything is granted. See redis_leases.py."""

    async def acquire(self, name: str) -> Lease | None:
        """A lease, or None if another process has it. Takes a bounded time."""
        return Lease(name)

    async def taken(self, name: str) -> bool:
        """Whether some process has it. Takes a bounded time."""
        return False

    async def release(self, lease: Lease) -> None:
        """Give it back before it lapses. Takes a bounded time, and does not fail."""
        lease.held = False
