"""Defaults of the commands: a server's port, and its data folder on each platform."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

DEFAULT_PORT: Final = 7777
_NAME: Final = "doublelucky7"


def default_data_folder(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """The folder for a person's own data on this platform, as `sys.platform` names it."""
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / _NAME
    if platform == "darwin":
        return home / "Library" / "Application Support" / _NAME
    # The XDG rules ask to ignore a relative path.
    data = environment.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else home / ".local" / "share") / _NAME
