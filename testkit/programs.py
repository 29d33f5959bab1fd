"""Programs of others that tests start: the system's, or Debian's packages unpacked into `build/programs`.

`python -m testkit.programs nginx caddy haproxy postgresql` unpacks what the system lacks; nothing is installed, no
service is started.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
UNPACKED = ROOT / "build" / "programs"
_LIBRARIES = (
    UNPACKED / "usr/lib" / f"{platform.machine()}-linux-gnu",
    UNPACKED / "lib" / f"{platform.machine()}-linux-gnu",
)
HEADLESS_CHROMIUM = "chromium-headless-shell"
_PARTS = {
    "haproxy": ("haproxy", "liblua5.3-0", "libopentracing-c-wrapper0", "libopentracing1"),
    "postgresql": ("postgresql-15", "postgresql-client-15", "libpq5"),
    # What the program reads comes first, so that there is no program without it.
    HEADLESS_CHROMIUM: ("chromium-common", HEADLESS_CHROMIUM),
}
"""The packages of a program that is more than one; PostgreSQL's is that of Debian 12."""
# Chromium's start script in usr/bin would look for an installed one, so its own folder comes first.
_UNPACKED_FOLDERS = ("usr/lib/chromium", "usr/bin", "usr/sbin")
_FOLDERS = ("/usr/sbin", "/sbin", *(str(UNPACKED / folder) for folder in _UNPACKED_FOLDERS))


def path_of(name: str) -> str | None:
    """Where a program is; None where there is none."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *_FOLDERS]))


def is_there(package: str) -> bool:
    """Whether the program of a package can be started."""
    if package == "postgresql":
        folders = (Path("/usr/lib/postgresql"), UNPACKED / "usr/lib/postgresql")
        return any(any(folder.glob("*/bin/postgres")) for folder in folders) or path_of("postgres") is not None
    return path_of(package) is not None


def library_path() -> dict[str, str]:
    """The environment in which unpacked programs find their unpacked libraries."""
    folders = [str(folder) for folder in _LIBRARIES if folder.exists()]
    return {"LD_LIBRARY_PATH": os.pathsep.join(folders)} if folders else {}


def program(name: str) -> str:
    """The path of a program; a test that needs it is skipped by name where there is none."""
    found = path_of(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def unpack(package: str) -> None:
    """Fetch a package of Debian and unpack it, without installing it."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        # apt fetches as a user of its own where it can.
        os.chmod(folder, 0o777)
        subprocess.run(["apt-get", "-qq", "download", package], cwd=folder, check=True, capture_output=True)
        for archive in Path(folder).glob("*.deb"):
            subprocess.run(["dpkg-deb", "--extract", str(archive), str(UNPACKED)], check=True, capture_output=True)


def say(line: str) -> None:
    """Print a line for the person who sets up the tests."""
    sys.stderr.write(f"{line}\n")


def main(packages: Sequence[str]) -> None:
    """Unpack each package whose program of the same name is missing, and say what cannot be had."""
    missing = [package for package in packages if not is_there(package)]
    if missing and shutil.which("apt-get") is not None:
        say(f"unpacking {', '.join(missing)}, which some tests start")
        subprocess.run(["apt-get", "-qq", "update"], check=False, capture_output=True)
    for package in missing:
        try:
            for part in _PARTS.get(package, (package,)):
                unpack(part)
        except (OSError, subprocess.CalledProcessError):
            say(f"{package} cannot be had here: tests that need it are skipped, or use what there is")


if __name__ == "__main__":
    main(sys.argv[1:])
