"""Closing a listening port without resetting anybody.

The system takes connections before the program accepts them, and resets those that still wait when
the port is closed. Accepting them first is not enough: one more may come between the two steps. So
the port first stops taking new ones. On Linux a packet filter on the socket does that, for which no
privilege is needed: the first packet of a connection (SYN) is dropped, all others pass. The client
sends it again a second later, finds the port closed, and goes to another server.
"""

import contextlib
import ctypes
import socket
import sys
from collections.abc import Iterator
from typing import Final

SO_ATTACH_FILTER: Final = 26
"""From Linux's headers; Python's socket module does not have it."""
HANDSHAKE: Final = 0.05
"""Seconds for connections that are being made: more than a round trip to a load balancer."""


class _Instruction(ctypes.Structure):
    """`struct sock_filter` of linux/filter.h."""

    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_true", ctypes.c_uint8),
        ("if_false", ctypes.c_uint8),
        ("value", ctypes.c_uint32),
    )


class _Program(ctypes.Structure):
    """`struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("first", ctypes.POINTER(_Instruction)))


_DROP_SYN: Final = (
    (0x30, 0, 0, 13),  # load the byte with the flags of the TCP header
    (0x54, 0, 0, 0x12),  # of them keep SYN and ACK
    (0x15, 0, 1, 0x02),  # SYN alone?
    (0x06, 0, 0, 0),  # then drop the packet
    (0x06, 0, 0, 0xFFFFFFFF),  # otherwise let it pass
)


def stop_taking_new(sock: socket.socket) -> bool:
    """Let a listening socket take no new connection; False where the system cannot do that."""
    if sys.platform != "linux":
        return False
    code = (_Instruction * len(_DROP_SYN))(*[_Instruction(*one) for one in _DROP_SYN])
    program = _Program(len(_DROP_SYN), code)
    try:
        sock.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, bytes(program))
    except OSError:
        return False
    return True


def accept_all(sock: socket.socket) -> Iterator[socket.socket]:
    """The connections that wait at a listening socket."""
    with contextlib.suppress(OSError):
        while True:
            yield sock.accept()[0]
