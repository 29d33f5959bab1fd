"""Programs of others that tests start: the system's, or Debian's packages unpacked into `build/programs`.

`python -m testkit.programs nginx caddy` unpacks what the system lacks; nothing is installed, no service is started.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
UNPACKED = ROOT / "build" / "programs"
_FOLDERS = ("/usr/sbin", "/sbin", *(str(UNPACKED / folder) for folder in ("usr/bin", "usr/sbin")))


def path_of(name: str) -> str | None:
    """Where a program is; None where there is none."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *_FOLDERS]))


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
    missing = [package for package in packages if path_of(package) is None]
    if missing and shutil.which("apt-get") is not None:
        say(f"unpacking {', '.join(missing)}, which some tests start")
        subprocess.run(["apt-get", "-qq", "update"], check=False, capture_output=True)
    for package in missing:
        try:
            unpack(package)
        except (OSError, subprocess.CalledProcessError):
            say(f"{package} cannot be had here: the tests that start it are skipped")


if __name__ == "__main__":
    main(sys.argv[1:])
