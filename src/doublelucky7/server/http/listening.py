"""The listening socket, and the system's limits that many connections meet."""

from __future__ import annotations

import os
import socket
import sys
from typing import Final

BACKLOG: Final = 4_096
ACCEPTED_AT_A_TURN: Final = 32


def listen(address: str, port: int) -> socket.socket:
    """A listening socket; raises OSError where the port is taken or not ours."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
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
    if os.name != "posix":
        return [listening]
    return [listening, *(listening.dup() for _ in range(ACCEPTED_AT_A_TURN - 1))]


def allow_many_connections() -> None:
    """Raises the number of open files to what the system grants: every websocket is one."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
