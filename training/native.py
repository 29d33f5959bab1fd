"""A copy of the package and of the training, compiled with all instructions of this machine."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
# Constants and small functions that the others take over as they are compiled.
NOT_COMPILED: Final = ("bits", "codes", "table_codes", "sizes")
# Not for wheels: a network may come out a little different on another machine, and nothing depends on that.
FLAGS: Final = ("-O3", "-g0", "-march=native", "-ffast-math", "-funroll-loops")


_COPY: Final = "native"


def run_compiled(folder: Path, module: str, more: Sequence[str]) -> None:
    """Go on in a compiled copy within a folder: a fresh interpreter with the same arguments, and these behind them.

    Where this is the compiled copy already there is nothing to do.
    """
    native = folder.resolve() / _COPY
    if str(native) in sys.path:
        return
    build(native)
    path = os.pathsep.join([str(native), os.environ.get("PYTHONPATH", "")])
    os.chdir(native)
    os.execve(sys.executable, [sys.executable, "-m", module, *sys.argv[1:], *more], {**os.environ, "PYTHONPATH": path})


def build(folder: Path) -> None:
    """Copy the sources into a folder and compile the kernel and the training there."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "bundle", ".compiled.json")
    shutil.copytree(ROOT / "src" / "doublelucky7", folder / "doublelucky7", ignore=ignored, dirs_exist_ok=True)
    shutil.copytree(ROOT / "training", folder / "training", ignore=ignored, dirs_exist_ok=True)
    for package in (folder / "doublelucky7" / "kernel", folder / "training"):
        _compile(folder, package)


def _compile(top: Path, package: Path) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    sources = [path.with_suffix(".py") for path in sorted(package.glob("*.pxd"))]
    before = Path.cwd()
    os.chdir(top)
    try:
        extensions = [
            Extension(
                ".".join(path.relative_to(top).with_suffix("").parts),
                [str(path.relative_to(top))],
                extra_compile_args=list(FLAGS),
                libraries=["mvec", "m"],
            )
            for path in sources
            if path.stem not in NOT_COMPILED
        ]
        # Kept between two builds, so that only what changed is compiled again.
        scratch = top / "objects"
        made = cythonize(extensions, build_dir=scratch, compiler_directives={"language_level": "3"}, quiet=True)
        command = build_ext(Distribution({"name": package.name, "ext_modules": made}))
        command.inplace = True
        command.build_lib = str(scratch / "lib")
        command.build_temp = str(scratch)
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
