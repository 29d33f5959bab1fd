"""The eight lessons as scripts: six about the game, two about the wheel."""

from __future__ import annotations

from typing import Final

from doublelucky7.lessons.script import OTTO, PAULA, START, YOU, About, Beginning, LessonScript, Quiz, Script, Sentence
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.wheel import UNLUCKY_FACE, WheelOption

_HAND: Final = "hand"
_MY_SEAT: Final = "seat-0"

_TRICK: Final = LessonScript(
    name="trick",
    clauses=("R5.2", "R5.5"),
    parts=(
        Script(
            round=2,
            dealer=OTTO,
            hands=("R11 Y4", "R9 Y12", "R6 G2"),
            turned_up="B3",
            bids=(1, 1, 1),
            begins=Beginning.CARDS,
            least_cards=1,
            prompts={
                START: Sentence("learn-trick-follow", "card-R11"),
                "R11": Sentence("learn-trick-another-colour", "card-Y4"),
            },
            remarks={"R11": Sentence("learn-trick-yours", _MY_SEAT), "Y4": Sentence("learn-trick-led-wins", "seat-2")},
            film=("R11", "Y4"),
        ),
    ),
)

_TRUMP: Final = LessonScript(
    name="trump",
    clauses=("R2.3", "R5.2", "R5.3", "R5.4", "R5.5"),
    parts=(
        Script(
            round=3,
            dealer=OTTO,
            hands=("G1 Y2 J", "R3 Y7 B9", "R14 Y13 B4"),
            turned_up="G5",
            bids=(2, 1, 1),
            begins=Beginning.CARDS,
            least_cards=2,
            prompts={
                START: Sentence("learn-trump-anything", "trump"),
                "G1": Sentence("learn-trump-or-joker", "card-J"),
                "Y2": Sentence("learn-trump-none-again", _HAND),
                "J": Sentence("learn-trump-must-follow", "card-Y2"),
            },
            remarks={
                "G1": Sentence("learn-trump-beats", _MY_SEAT),
                "Y2": Sentence("learn-trump-no-trump", "seat-2"),
                "J": Sentence("learn-trump-joker", _MY_SEAT),
            },
            made=Sentence("learn-made", _MY_SEAT),
            film=("G1", "J"),
        ),
    ),
)

_BID: Final = LessonScript(
    name="bid",
    clauses=("R4.1", "R6.1"),
    parts=(
        Script(
            round=3,
            dealer=YOU,
            hands=("J G14 R2", "R9 B5 Y3", "R4 B2 Y8"),
            turned_up="G6",
            bids=(None, 0, 0),
            # R4.3: after your 3 Otto's 0 would make the bids add up.
            bids_instead={(3, OTTO): 1},
            order={PAULA: "B5 Y3 R9", OTTO: "B2 Y8 R4"},
            begins=Beginning.BIDS,
            least_cards=2,
            prompts={
                START: Sentence("learn-bid-which", "bids"),
                **{f"bid {bid}": Sentence("learn-bid-lead", _HAND) for bid in range(4)},
                **{card: Sentence("learn-bid-lead-again", _HAND) for card in ("J", "G14", "R2")},
            },
            made=Sentence("learn-bid-made", _MY_SEAT),
            missed=Sentence("learn-bid-missed", _MY_SEAT),
            film=("bid 2", "G14", "R2"),
        ),
    ),
)


def _last_bidder(bids: tuple[None, int, int], prompt: str, made: Sentence, missed: Sentence) -> Script:
    return Script(
        round=3,
        dealer=PAULA,
        hands=("R14 B11 Y2", "B6 Y9 G5", "B9 Y4 G8"),
        turned_up="R4",
        bids=bids,
        begins=Beginning.BIDS,
        prompts={START: Sentence(prompt, "bids")},
        made=made,
        missed=missed,
        film=("bid 2",),
    )


_LAST_BIDDER: Final = LessonScript(
    name="last-bidder",
    clauses=("R4.3",),
    parts=(
        _last_bidder(
            (None, 1, 1),
            "learn-last-bidder-forbidden",
            Sentence("learn-last-bidder-made", "seat-2"),
            Sentence("learn-last-bidder-missed", _MY_SEAT),
        ),
        _last_bidder(
            (None, 2, 2),
            "learn-last-bidder-free",
            Sentence("learn-made", _MY_SEAT),
            Sentence("learn-missed", _MY_SEAT),
        ),
    ),
)

_DEALER: Final = LessonScript(
    name="dealer",
    clauses=("R5.1", "R2.4"),
    parts=(
        Script(
            round=3,
            dealer=OTTO,
            hands=("R13 G8 Y5", "R2 G4 Y3", "R6 G12 Y9"),
            turned_up="B1",
            bids=(1, 0, 1),
            begins=Beginning.CARDS,
            least_cards=3,
            prompts={START: Sentence("learn-dealer-take", "card-R13")},
            quizzes=(
                Quiz(
                    About.WHO_LEADS,
                    1,
                    Sentence("learn-dealer-who-leads", _MY_SEAT),
                    Sentence("learn-dealer-leads", "seat-2"),
                ),
                Quiz(
                    About.WHO_DEALS,
                    3,
                    Sentence("learn-dealer-who-deals", "seat-2"),
                    Sentence("learn-dealer-deals", _MY_SEAT),
                ),
            ),
            film=("R13",),
        ),
    ),
)

_EXACTLY: Final = LessonScript(
    name="exactly",
    clauses=("R6.1", "R6.2"),
    parts=(
        Script(
            round=3,
            dealer=OTTO,
            hands=("R12 Y13 Y2", "R3 Y11 G10", "R5 Y9 G6"),
            turned_up="B7",
            bids=(1, 2, 1),
            begins=Beginning.CARDS,
            least_cards=2,
            prompts={
                START: Sentence("learn-exactly-take", "card-R12"),
                "R12": Sentence("learn-exactly-lose", "card-Y2"),
            },
            missed=Sentence("learn-exactly-missed", _MY_SEAT),
            quizzes=(
                Quiz(
                    About.ROUND_SEVEN,
                    3,
                    Sentence("learn-exactly-round-seven", _MY_SEAT),
                    Sentence("learn-exactly-double", _MY_SEAT),
                ),
            ),
            film=("R12", "Y2"),
        ),
    ),
)

_PAWN: Final = LessonScript(
    name="pawn",
    clauses=("R7.1", "R7.2", "R7.3", "R7.4", "R7.8", "W1"),
    parts=(
        Script(
            mode=Mode.TACTICAL_ESCAPE,
            round=3,
            dealer=PAULA,
            hands=("R14 G2 Y3", "B6 Y9 G5", "B9 Y4 G8"),
            turned_up="R4",
            bids=(2, 1, 1),
            begins=Beginning.WHEEL,
            least_cards=3,
            asks_on_after=frozenset({"change_bid 0 -1"}),
            prompts={
                START: Sentence("learn-pawn-use", "wheel"),
                "change_bid 0 -1": Sentence("learn-pawn-play-on", _HAND),
            },
            remarks={
                "change_bid 0 -1": Sentence("learn-pawn-may-equal", "meter"),
                "keep_pawn": Sentence("learn-pawn-kept", _MY_SEAT),
                **{card: Sentence("learn-pawn-blocked", _MY_SEAT) for card in ("R14", "G2", "Y3")},
            },
            made=Sentence("learn-made", _MY_SEAT),
            missed=Sentence("learn-missed", _MY_SEAT),
            film=("change_bid 0 -1", "R14"),
        ),
    ),
)

_DIE_HANDS: Final = ("R14 G2 Y3", "B6 Y9 G5", "B9 Y4 G8")


def _roll(face: int, prompts: dict[str, Sentence], remarks: dict[str, Sentence], film: tuple[str, ...]) -> Script:
    return Script(
        mode=Mode.LUCKY_DICE,
        round=3,
        dealer=PAULA,
        hands=_DIE_HANDS,
        turned_up="R4",
        bids=(2, 1, 1),
        begins=Beginning.WHEEL,
        stops_at_first_card=True,
        earlier_pawn=WheelOption.CHANGE_DEALER,
        faces=(face,),
        prompts=prompts,
        remarks={"keep_pawn": Sentence("learn-die-kept", _MY_SEAT), **remarks},
        film=film,
    )


_OTHER_OPTIONS: Final = (
    *(f"change_bid {seat} {change:+d}" for seat in (YOU, PAULA, OTTO) for change in (-1, 1)),
    *(option.value for option in WheelOption if option is not WheelOption.CHANGE_DEALER),
)
"""What may be chosen where Change Dealer was rolled and is taken."""

_DIE: Final = LessonScript(
    name="die",
    clauses=("R7.5", "R7.6", "R7.7"),
    parts=(
        _roll(
            UNLUCKY_FACE,
            {START: Sentence("learn-die-roll", "die")},
            {"roll_die": Sentence("learn-die-unlucky", _MY_SEAT)},
            ("roll_die",),
        ),
        _roll(
            WheelOption.NO_TRUMP.face,
            {START: Sentence("learn-die-again", "die"), "roll_die": Sentence("learn-die-must", "wheel")},
            {"no_trump": Sentence("learn-die-used", "trump")},
            ("roll_die", "no_trump"),
        ),
        _roll(
            WheelOption.CHANGE_DEALER.face,
            {START: Sentence("learn-die-last", "die"), "roll_die": Sentence("learn-die-double-lucky", "wheel")},
            {label: Sentence("learn-die-chosen", _MY_SEAT) for label in _OTHER_OPTIONS},
            ("roll_die", "double_points"),
        ),
    ),
)

LESSONS: Final = (_TRICK, _TRUMP, _BID, _LAST_BIDDER, _DEALER, _EXACTLY, _PAWN, _DIE)
