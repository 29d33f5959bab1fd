"""The listening socket."""

from __future__ import annotations

import socket
from typing import Final

from doublelucky7.platforms import duplicates_sockets, rebinds_a_used_port

BACKLOG: Final = 4_096
ACCEPTED_AT_A_TURN: Final = 32


def listen(address: str, port: int) -> socket.socket:
    """A listening socket; raises OSError where the port is taken or not ours."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if rebinds_a_used_port():
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def duplicated(listening: socket.socket) -> list[socket.socket]:
    """Several duplicates of one socket: the event loop accepts one connection from each at a turn.

    With a single one, 10,000 clients that connect at once overflow the system's queue and try again seconds later.
    """
    if not duplicates_sockets():
        return [listening]
    return [listening, *(listening.dup() for _ in range(ACCEPTED_AT_A_TURN - 1))]
