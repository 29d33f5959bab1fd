"""Defaults of the commands."""

from __future__ import annotations

from typing import Final

DEFAULT_PORT: Final = 7777
