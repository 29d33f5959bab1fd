"""What a server does when nobody says otherwise: its port, and the place of each platform for its games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

DEFAULT_PORT: Final = 7777
USUAL_PORTS: Final = {"http": 80, "https": 443}
"""The ports that addresses leave out."""

_NAME: Final = "doublelucky7"


def usual_data_folder(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """The folder for a person's own data on this platform, as `sys.platform` names it."""
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / _NAME
    if platform == "darwin":
        return home / "Library" / "Application Support" / _NAME
    # The XDG rules ask to ignore a relative path.
    data = environment.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else home / ".local" / "share") / _NAME
