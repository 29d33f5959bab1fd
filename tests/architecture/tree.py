"""The repository as the architecture tests see it: its folders and the files that belong to it."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "doublelucky7"


def python_files() -> list[Path]:
    """Every Python file of ours."""
    return [path for path in files() if path.suffix in {".py", ".pyi"}]


def files() -> list[Path]:
    """Every file that is committed or waits to be, as git knows them."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    named = (ROOT / name for name in listing.stdout.decode().split("\0") if name)
    return sorted(path for path in named if path.is_file())
