"""Playing a script through the rules: every choice the learner has becomes a branch of the tree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec.structs import asdict

from doublelucky7.lessons.script import OTTO, PLAYERS, START, YOU, About, LessonScript, Quiz, Script, Sentence, label_of
from doublelucky7.lessons.tree import Caption, Choice, Lesson, Node, Part, Question, Step, Subject
from doublelucky7.rules.actions import (
    Action,
    ChangeDealer,
    Deal,
    DieFell,
    DrawForDealer,
    KeepPawn,
    PlaceBid,
    PlayCard,
    PlayerAction,
    RollDie,
)
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.events import visible_to
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, Mode, RuleSet, Seat, tricks_in
from doublelucky7.rules.scoring import RoundScore, score_of
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import View
from doublelucky7.rules.waiting import (
    WaitingForBid,
    WaitingForCard,
    WaitingForDeal,
    WaitingForDie,
    WaitingForDraw,
    WaitingForOption,
    WaitingForWheel,
)
from doublelucky7.rules.wheel import WheelOption, clockwise_from


def played(script: LessonScript) -> Lesson:
    """A lesson with all that can happen in it."""
    return Lesson(script.name, script.clauses, tuple(_part(part) for part in script.parts))


def _part(script: Script) -> Part:
    state = _begun(script)
    opening = view_of(state, YOU)
    return Part(opening, _Player(script).node(state, opening, ()))


class _Player:
    """Plays one script: the others as it says, the learner in every way there is."""

    def __init__(self, script: Script) -> None:
        self._script = script

    def node(self, state: State, seen: View, path: tuple[str, ...], asked: tuple[Quiz, ...] = ()) -> Node:
        """What happens from here until the learner is asked again, or all is over."""
        steps: list[Step] = []
        while True:
            quiz = self._quiz(state, asked)
            if quiz is not None:
                then = self.node(state, seen, path, (*asked, quiz))
                return Node(
                    steps=tuple(steps), remarks=self._remarks(path, asked), question=_question(quiz, state, then)
                )
            if self._is_over(state):
                return Node(steps=tuple(steps), remarks=(*self._remarks(path, asked), *self._ending(state)))
            if self._is_learners_turn(state, path):
                choices = tuple(self._choices(state, seen, path, asked))
                prompt = _caption(self._script.prompts[path[-1] if path else START])
                return Node(steps=tuple(steps), remarks=self._remarks(path, asked), prompt=prompt, choices=choices)
            step, state, seen = _step(state, seen, _next_action(self._script, state))
            steps.append(step)

    def _choices(self, state: State, seen: View, path: tuple[str, ...], asked: tuple[Quiz, ...]) -> Iterator[Choice]:
        film = self._script.film
        for action in legal_actions(state):
            label = label_of(action)
            step, after, view = _step(state, seen, action)
            then = self.node(after, view, (*path, label), asked)
            in_film = path == film[: len(path)] and film[len(path) : len(path) + 1] == (label,)
            # What the learner does is the first thing that happens.
            yield Choice(action, _after(step, then), in_film)

    def _is_learners_turn(self, state: State, path: tuple[str, ...]) -> bool:
        if state.to_act != YOU:
            return False
        script = self._script
        match state.waiting:
            case WaitingForBid():
                return script.bids[YOU] is None
            case WaitingForCard():
                plays_itself = script.asks_on_after is not None and path[0] not in script.asks_on_after
                return not plays_itself and len(state.hands[YOU]) >= (script.least_cards or len(FULL_DECK))
            case _:
                return True

    def _is_over(self, state: State) -> bool:
        if isinstance(state.waiting, WaitingForCard):
            return self._script.stops_at_first_card
        return isinstance(state.waiting, WaitingForDeal)

    def _quiz(self, state: State, asked: tuple[Quiz, ...]) -> Quiz | None:
        """What is asked now, None where nothing is, or was already."""
        if state.trick or state.to_act not in (None, state.dealer):
            return None
        for quiz in self._script.quizzes:
            if quiz.after_tricks == len(state.finished_tricks) and quiz not in asked:
                return None if quiz.about is About.ROUND_SEVEN and not _is_made(state) else quiz
        return None

    def _remarks(self, path: tuple[str, ...], asked: tuple[Quiz, ...]) -> tuple[Caption, ...]:
        """What is said about the last decision; nothing where a question came since."""
        remark = self._script.remarks.get(path[-1]) if path and not asked else None
        return () if remark is None else (_caption(remark),)

    def _ending(self, state: State) -> tuple[Caption, ...]:
        """What is said about the round that is over."""
        if not isinstance(state.waiting, WaitingForDeal):
            return ()
        sentence = self._script.made if _is_made(state) else self._script.missed
        if sentence is None:
            return ()
        score = state.pad[-1].scores[YOU]
        return (_caption(sentence, bid=score.bid, taken=score.tricks, points=score.points),)


def _after(first: Step, node: Node) -> Node:
    return Node(
        steps=(first, *node.steps),
        remarks=node.remarks,
        prompt=node.prompt,
        choices=node.choices,
        question=node.question,
    )


def _step(state: State, seen: View, action: Action) -> tuple[Step, State, View]:
    outcome = act(state, action)
    view = view_of(outcome.state, YOU)
    return Step(visible_to(YOU, outcome.events), _changes(seen, view)), outcome.state, view


def _changes(before: View, after: View) -> dict[str, Any]:
    """The fields that are not what they were."""
    return {name: value for name, value in asdict(after).items() if value != getattr(before, name)}


def _caption(sentence: Sentence, **values: int) -> Caption:
    return Caption(sentence.key, sentence.points_at, values)


def _question(quiz: Quiz, state: State, then: Node) -> Question:
    prompt, explanation = _caption(quiz.question), _caption(quiz.explanation)
    seats = tuple(range(PLAYERS))
    match quiz.about:
        case About.WHO_LEADS:
            assert state.to_act is not None
            return Question(Subject.SEAT, prompt, seats, state.to_act, explanation, then)
        case About.WHO_DEALS:
            return Question(Subject.SEAT, prompt, seats, state.next_dealer, explanation, then)
        case About.ROUND_SEVEN:
            row = state.pad[-1]
            once, double = row.scores[YOU].points, _in_round_seven(row)
            # The third answer is what one more trick, rightly bid, would bring.
            one_more = score_of(YOU, row.scores[YOU].bid + 1, row.scores[YOU].tricks + 1, row.round, None).points
            return Question(Subject.POINTS, prompt, (once, double, one_more), double, explanation, then)


def _in_round_seven(row: RoundScore) -> int:
    """What the same bid and tricks would bring in round 7 (R6.2)."""
    mine = row.scores[YOU]
    return score_of(YOU, mine.bid, mine.tricks, DOUBLE_LUCKY_7_ROUND, None).points


def _is_made(state: State) -> bool:
    return bool(state.pad) and state.pad[-1].round == state.round and state.pad[-1].scores[YOU].points > 0


def _begun(script: Script) -> State:
    """The position a part begins with: earlier rounds are played somehow, the cards of this one are stacked."""
    state = start(RuleSet(mode=script.mode), PLAYERS)
    while state.round < script.round - 1 or not isinstance(state.waiting, WaitingForDeal):
        state = act(state, _earlier_action(script, state)).state
    state = act(state, Deal(_stacked(script))).state
    assert state.dealer == script.dealer
    while state.waiting.__struct_config__.tag != script.begins.value:
        state = act(state, _next_action(script, state)).state
    return state


def _earlier_action(script: Script, state: State) -> Action:
    """Something to do in the rounds before the lesson: the simplest, but for a pawn that is on the wheel already."""
    match state.waiting:
        case WaitingForDraw():
            return DrawForDealer(_first_dealer(script))
        case WaitingForDeal():
            return Deal(FULL_DECK)
        case WaitingForDie():
            assert script.earlier_pawn is not None
            return DieFell(script.earlier_pawn.face)
        case WaitingForWheel(seat=seat) if script.mode is Mode.LUCKY_DICE and _places_earlier_pawn(script, state, seat):
            return RollDie(seat)
        case WaitingForWheel(seat=seat):
            return KeepPawn(seat)
        case WaitingForOption(seat=seat):
            # The token moves on from there to who deals in the lesson (R2.4).
            return ChangeDealer(seat, (script.dealer - 1) % PLAYERS)
        case _:
            return legal_actions(state)[0]


def _places_earlier_pawn(script: Script, state: State, seat: Seat) -> bool:
    return script.earlier_pawn is not None and seat == OTTO and state.round == script.round - 1


def _first_dealer(script: Script) -> tuple[Card, ...]:
    """A deck from which the one draws highest who makes the right one deal in the lesson's round."""
    shift = 2 if script.earlier_pawn is WheelOption.CHANGE_DEALER else 1
    dealer = (script.dealer - script.round + shift) % PLAYERS
    highest = Card.JOKER
    others = [card for card in FULL_DECK if card is not highest]
    return (*others[:dealer], highest, *others[dealer:])


def _stacked(script: Script) -> tuple[Card, ...]:
    """A deck that deals the script's hands and turns up its card (R2.2, R2.3)."""
    hands = [_cards(hand) for hand in script.hands]
    seats = tuple(clockwise_from((script.dealer + 1) % PLAYERS, PLAYERS))
    dealt = [hands[seat][nth] for nth in range(tricks_in(script.round)) for seat in seats]
    top = [*dealt, Card(script.turned_up)]
    return (*top, *(card for card in FULL_DECK if card not in top))


def _cards(written: str) -> list[Card]:
    return [Card(code) for code in written.split()]


def _next_action(script: Script, state: State) -> Action:
    """What the script lets happen where the learner is not asked."""
    match state.waiting:
        case WaitingForBid(seat=seat):
            return PlaceBid(seat, _bid(script, state, seat))
        case WaitingForDie():
            return DieFell(script.faces[0])
        case WaitingForWheel(seat=seat):
            return KeepPawn(seat)
        case WaitingForCard(seat=seat):
            return _card(script, seat, legal_actions(state))
        case _:
            raise AssertionError(f"a script has nothing to say to {state.waiting}")


def _bid(script: Script, state: State, seat: Seat) -> int:
    learners, scripted = state.bids[YOU], script.bids[seat]
    assert scripted is not None
    return scripted if learners is None else script.bids_instead.get((learners, seat), scripted)


def _card(script: Script, seat: Seat, legal: Sequence[PlayerAction]) -> PlayCard:
    """The first card of the seat's order that may be played; after a swap it holds others, and plays any."""
    order = _cards(script.order.get(seat, script.hands[seat]))
    plays = [action for action in legal if isinstance(action, PlayCard)]
    wished = (play for card in order for play in plays if play.card is card)
    return next(chain(wished, plays))
