"""The colours of cards, cloth and players, as the page has them."""

from __future__ import annotations

from typing import Final

CREAM: Final = "#FFFBF2"
INK: Final = "#1D1A2B"
GOLD: Final = "#F4BE2A"
QUIET: Final = "#B9B2C9"
BAR: Final = "#14111F"
CLOTH_MIDDLE: Final = "#43396D"
CLOTH: Final = "#2C2549"
CLOTH_EDGE: Final = "#171326"

CARD_COLOURS: Final = {"R": "#C62839", "Y": "#F4BE2A", "G": "#1B7A46", "B": "#2160C4"}
"""By the letters of the notation."""

PLAYER_COLOURS: Final = ("#7A3E9D", "#0B7C84", "#C4560F", "#C23A85", "#75492B", "#4C5B70", "#6B6F12")
"""In seat order."""

FONT: Final = "Fredoka, 'Trebuchet MS', system-ui, sans-serif"
