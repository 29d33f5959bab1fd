"""The programs that other people's servers run, and the files of the hosting guide made fit for this machine."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from testkit.programs import ROOT, program
from testkit.server.servers import ADDRESS, free_port, wait_for_port

_SECONDS = 20.0
_NGINX = ROOT / "docs" / "hosting" / "nginx.conf"


def certificate(folder: Path) -> None:
    """A certificate for nobody, signed by itself."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=cards.example"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([program("openssl"), *command[1:], *files], check=True, capture_output=True)


def nginx_configuration(folder: Path, changes: dict[str, str] | None = None) -> Path:
    """A whole configuration around the guide's file, with everything that nginx writes in a folder."""
    text = _NGINX.read_text(encoding="utf-8").replace("/etc/letsencrypt/live/cards.example", str(folder))
    for before, after in (changes or {}).items():
        assert before in text, f"the guide's file has no {before!r}"
        text = text.replace(before, after)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"    {kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\n    access_log off;\n{temporary}\n{text}\n}}\n",
        encoding="utf-8",
    )
    return whole


@contextmanager
def nginx_in_front(folder: Path, port: int, base_path: str, server_port: int) -> Iterator[None]:
    """nginx with the guide's file, for a server behind a prefix; on plain HTTP, which needs no certificate."""
    changes = {
        "listen 80;": f"listen {ADDRESS}:{free_port()};",
        "listen 443 ssl;": f"listen {ADDRESS}:{port};",
        "location / {": f"location {base_path}/ {{",
        "127.0.0.1:7777": f"{ADDRESS}:{server_port}",
    }
    nginx = program("nginx")
    certificate(folder)
    configuration = nginx_configuration(folder, changes)
    process = subprocess.Popen([nginx, "-p", str(folder), "-c", str(configuration)], stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        yield
    finally:
        process.terminate()
        process.wait(_SECONDS)
