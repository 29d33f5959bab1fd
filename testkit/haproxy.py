"""A real HAProxy in front of nodes, with the configuration that we ship."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from testkit.programs import ROOT, library_path, program
from testkit.server.servers import ADDRESS, free_port, wait_for_port

CONFIGURATION: Final = ROOT / "docs" / "hosting" / "haproxy.cfg"
_STOPPING_SECONDS: Final = 10.0


def configuration(port: int, nodes: Mapping[str, int]) -> str:
    """The shipped configuration for a port without encryption and for these nodes, by name and port."""
    shipped = CONFIGURATION.read_text(encoding="utf-8")
    text = re.sub(r"bind :443 ssl .*", f"bind {ADDRESS}:{port}", shipped)
    text = re.sub(r"maxconn \d+", "maxconn 2000", text)
    text = text.replace("X-Forwarded-Proto https", "X-Forwarded-Proto http")
    kept = [line for line in text.splitlines() if not re.match(r"\s+(use-server|server) ", line)]
    chosen = [f"    use-server {name} if {{ url_param(node) -m str {name} }}" for name in nodes]
    servers = [f"    server {name} {ADDRESS}:{at}" for name, at in nodes.items()]
    return "\n".join([*kept, *chosen, *servers, ""])


class Proxy:
    """A running HAProxy."""

    def __init__(self, folder: Path, nodes: Mapping[str, int]) -> None:
        self.port = free_port()
        self._file = folder / "haproxy.cfg"
        self._log = folder / "haproxy.log"
        self._file.write_text(configuration(self.port, nodes), encoding="utf-8")
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [program("haproxy"), "-db", "-f", str(self._file)],
                stdout=log,
                stderr=log,
                env={**os.environ, **library_path()},
            )
        wait_for_port(self.port)

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(_STOPPING_SECONDS)


def accepted(configuration_file: Path) -> str:
    """What HAProxy says of a configuration; raises where it does not accept it."""
    found = subprocess.run(
        [program("haproxy"), "-c", "-f", str(configuration_file)],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **library_path()},
    )
    return found.stdout + found.stderr


@contextmanager
def haproxy_running(folder: Path, nodes: Mapping[str, int]) -> Iterator[Proxy]:
    """HAProxy in front of these nodes, by name and port; ended at the end."""
    proxy = Proxy(folder, nodes)
    try:
        yield proxy
    finally:
        proxy.stop()
