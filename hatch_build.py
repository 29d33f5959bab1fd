"""Compiles the kernel with Cython while the package is built; where that cannot be done the pure-Python kernel stays.

Runs in two ways: as hatchling's build hook (`pip install .`, `pip install -e .`), and by hand
(`python hatch_build.py`), which brings the extension modules of a working tree up to date and is what `make` calls.

The environment variable DOUBLELUCKY7_KERNEL decides: `pure` compiles nothing, `compiled` turns a failure to compile
into an error, and without it a failure costs speed and nothing else.
"""

import hashlib
import importlib.machinery
import json
import os
import sys
import sysconfig
import tempfile
import textwrap
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "DOUBLELUCKY7_KERNEL"
NOTE = ".compiled.json"
EXTENSION_SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
# Never -march=native: a wheel runs on other people's processors.
COMPILER_FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3"]
LONGEST_REASON = 100
DIRECTIVES = {"language_level": "3"}


class KernelNotCompiled(Exception):
    """The kernel could not be compiled, for the reason given."""


class KernelBuildHook(BuildHookInterface[Any]):
    """Puts the compiled kernel into wheels and editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        package = Path(self.root, self.config["package"])
        built = bring_up_to_date(package, self.config["modules"])
        if built:
            build_data["artifacts"].extend(path.relative_to(self.root).as_posix() for path in built)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def bring_up_to_date(package: Path, modules: Sequence[str]) -> list[Path]:
    """Compile the modules whose source changed and answer with all extension modules; none at all when any fails."""
    sources = existing_sources(package, modules)
    wish = os.environ.get(SWITCH, "")
    if wish == "pure":
        remove_extensions(package)
        say(f"{SWITCH}=pure: the slower pure-Python kernel is used.")
        return []
    if not sources:
        return []
    wanted, present = fingerprints(sources), read_note(package)
    changed = [path for path in sources if present.get(path.stem) != wanted[path.stem]]
    try:
        if changed:
            compile_in_place(package, changed)
            say(f"Compiled the kernel: {', '.join(path.stem for path in changed)}.")
    except KernelNotCompiled as failure:
        # Modules share C declarations, so they are compiled together or not at all; and one left over from an older
        # source would be imported silently in its place.
        remove_extensions(package)
        if wish == "compiled":
            raise
        reason = textwrap.shorten(str(failure), LONGEST_REASON, placeholder=" …")
        say(f"The kernel could not be compiled; the slower pure-Python kernel is used. Reason: {reason}")
        return []
    built = [extension_of(path) for path in sources]
    for path in set(package.glob(f"*{EXTENSION_SUFFIX}")) - set(built):
        path.unlink()
    if wanted != present:
        (package / NOTE).write_text(json.dumps(wanted, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return built


def existing_sources(package: Path, modules: Sequence[str]) -> list[Path]:
    """Name the files of the listed modules; one that is not written yet is passed over."""
    return [path for path in (package / f"{module}.py" for module in modules) if path.exists()]


def fingerprints(sources: Sequence[Path]) -> dict[str, str]:
    """Answer each module's fingerprint, by its name."""
    return {path.stem: fingerprint(path) for path in sources}


def fingerprint(source: Path) -> str:
    """Hash everything a module's machine code depends on: its source, the shared declarations, the tools, the flags."""
    import cython

    tools = [cython.__version__, EXTENSION_SUFFIX, sysconfig.get_platform(), *COMPILER_FLAGS, json.dumps(DIRECTIVES)]
    digest = hashlib.sha256("\n".join(tools).encode())
    for path in [source, *sorted(source.parent.glob("*.pxd"))]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def read_note(package: Path) -> dict[str, str]:
    """Answer what each extension module that is present was made from."""
    try:
        note: dict[str, str] = json.loads((package / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {module: made_from for module, made_from in note.items() if extension_of(package / f"{module}.py").exists()}


def extension_of(source: Path) -> Path:
    """Name the extension module this interpreter would import for a source file."""
    return source.with_name(source.stem + EXTENSION_SUFFIX)


def remove_extensions(package: Path) -> None:
    """Remove the note and this interpreter's extension modules."""
    for path in [*package.glob(f"*{EXTENSION_SUFFIX}"), package / NOTE]:
        path.unlink(missing_ok=True)


def compile_in_place(package: Path, sources: Sequence[Path]) -> None:
    """Compile every source in a temporary folder and move the results beside the sources."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    top = package.parent.parent
    names = {path: ".".join(path.relative_to(top).with_suffix("").parts) for path in sources}
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as scratch:
        try:
            os.chdir(top)
            extensions = [
                Extension(name, [str(path.relative_to(top))], extra_compile_args=COMPILER_FLAGS)
                for path, name in names.items()
            ]
            made = cythonize(extensions, build_dir=scratch, compiler_directives=DIRECTIVES, quiet=True, force=True)
            command = build_ext(Distribution({"name": package.name, "ext_modules": made}))
            command.build_lib = str(Path(scratch, "lib"))
            command.build_temp = str(Path(scratch, "objects"))
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        except Exception as failure:
            # Each build tool has errors of its own, with no common ancestor; none of them may stop an installation.
            raise KernelNotCompiled(str(failure) or type(failure).__name__) from failure
        finally:
            os.chdir(before)
        for path, name in names.items():
            target = extension_of(path)
            move_into_place(Path(scratch, "lib", *name.split(".")).with_name(target.name), target)


def move_into_place(made: Path, target: Path) -> None:
    """Put a file in place in one step, so that a process which has the old one loaded keeps it whole."""
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    fresh.write_bytes(made.read_bytes())
    os.replace(fresh, target)


def say(line: str) -> None:
    """Tell the person who builds; standard error, because build front ends read standard output."""
    print(f"doublelucky7: {line}", file=sys.stderr)


def main() -> None:
    """Bring this working tree's kernel up to date."""
    root = Path(__file__).resolve().parent
    with (root / "pyproject.toml").open("rb") as file:
        hook = tomllib.load(file)["tool"]["hatch"]["build"]["hooks"]["custom"]
    try:
        bring_up_to_date(root / hook["package"], hook["modules"])
    except KernelNotCompiled as failure:
        sys.exit(f"doublelucky7: the kernel could not be compiled: {failure}")


if __name__ == "__main__":
    main()
