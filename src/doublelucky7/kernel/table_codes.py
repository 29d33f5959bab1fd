"""The numbers of whole games at the kernel: the codes of `environments.action_codes`, and what is asked for."""

from __future__ import annotations

CODE_BID = 57
CODE_NAME_TRUMP = 65
CODE_KEEP_PAWN = 69
CODE_ROLL_DIE = 70
CODE_LOWER_BID = 71
CODE_RAISE_BID = 78
CODE_PLAYER_SWAP = 85
CODE_CHANGE_DEALER = 106
CODE_DOUBLE_POINTS = 113
CODE_CHANGE_TRUMP = 114
CODE_EXTRA_CARD = 118
CODE_NO_TRUMP = 119
ACTION_CODES = 120
NO_CODE = 120

# The modes, in the order of `rules.ruleset.Mode`.
CLASSIC = 0
TACTICAL_ESCAPE = 1
LUCKY_DICE = 2
MODES = 3

# What the seat to act is asked for.
ASKING_TRUMP = 2
ASKING_BID = 3
ASKING_WHEEL = 4
ASKING_OPTION = 6
ASKING_CARD = 7
WAITINGS = 9

# How trump came about, in the order of `rules.trump.TrumpFace`.
FACE_TURNED = 0
FACE_NAMED = 1
FACE_LED = 2
FACE_CHANGED = 3
FACE_NONE = 4
TRUMP_FACES = 5

# The options of the wheel, by their numbers on it (W1 to W7).
IN_HAND = 0
W_CHANGE_BID = 1
W_PLAYER_SWAP = 2
W_CHANGE_DEALER = 3
W_DOUBLE_POINTS = 4
W_CHANGE_TRUMP = 5
W_EXTRA_CARD = 6
W_NO_TRUMP = 7
OPTIONS = 7
DIE_FACES = 8
UNLUCKY_FACE = 8
NO_FACE = 0

ROUNDS_IN_A_SERIES = 7
DOUBLE_ROUND = 7
PENALTY = 10
# What points are divided by in observations.
POINTS_SCALE = 100
