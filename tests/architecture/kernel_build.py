"""Whether the compiled kernel in the working tree was made from the present sources."""

import enum
import tomllib

import hatch_build
from tests.architecture.tree import ROOT


class Build(enum.StrEnum):
    """What an import of the kernel would find."""

    PURE = "pure Python"
    FRESH = "compiled from the present sources"
    STALE = "compiled from OLDER sources: run `make kernel`"


def state_of_the_build() -> Build:
    """Compare the note the build left behind with the sources."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        hook = tomllib.load(file)["tool"]["hatch"]["build"]["hooks"]["custom"]
    package = ROOT / hook["package"]
    if not any(package.glob(f"*{hatch_build.EXTENSION_SUFFIX}")):
        return Build.PURE
    present = hatch_build.fingerprints(hatch_build.existing_sources(package, hook["modules"]))
    return Build.FRESH if hatch_build.read_note(package) == present else Build.STALE
