"""The screens of the browser client by the first part of their path; the client reads the same file."""

from __future__ import annotations

from importlib.resources import files

import msgspec


def screen_titles() -> dict[str, str]:
    """The Fluent id of each screen's title, by the first part of the screen's path."""
    content = files("doublelucky7.protocol").joinpath("screens.json").read_bytes()
    return msgspec.json.decode(content, type=dict[str, str])
