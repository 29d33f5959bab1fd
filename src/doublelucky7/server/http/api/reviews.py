"""`/api/v1/games/GAME/review` and `/practice`: what the coach makes of the caller's own games, for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.responses import Response

from doublelucky7.coach.figures import ReviewedGame, figures_of
from doublelucky7.protocol.http import HttpError, OwnMistake, Practice, ReviewState
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.records.record import to_json
from doublelucky7.server.coaching.kept_reviews import KeptReviews
from doublelucky7.server.coaching.review_queue import QueueIsFull
from doublelucky7.server.http.api.games import finished_game, recorded
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.http.requests import Request, answer
from doublelucky7.storage.projections import FinishedGame


async def review(request: Request) -> Response:
    """`GET /games/GAME/review?seat=2`: the review, or how far it is; whoever stops asking is not waited for."""
    person = request.caller.known_session.person
    game = request.path_part("game")
    found = await finished_game(request.context, game)
    own = [place for place, seat in enumerate(found.seats) if seat.person == person]
    asked = request.number("seat")
    seat = own[0] if asked is None and own else asked
    if seat is None or seat not in own:
        # Only the person who made the mistakes may see the review.
        raise Problem(HttpError.NO_SUCH_SEAT, seats=len(found.seats))
    kept = await request.in_background(request.context.reviews.kept.find, game, seat)
    if kept is not None:
        return answer(ReviewState(seat=seat, review=kept))
    record = await recorded(request)
    try:
        progress = request.context.reviews.ask(game, seat, lambda: to_json(record))
    except QueueIsFull:
        raise Problem(HttpError.TOO_FAST) from None
    if progress is None:
        return answer(ReviewState(seat=seat, failed=True))
    return answer(ReviewState(seat=seat, ahead=progress.ahead, done=progress.done, total=progress.total))


async def practice(request: Request) -> Response:
    """`GET /practice`: the caller's own mistakes, newest game first, and figures, from kept reviews."""
    person = request.caller.known_session.person
    finished = await asyncio.wrap_future(request.context.projections.history(person))
    games = await request.in_background(reviewed_games, request.context.reviews.kept, finished, person)
    mistakes = tuple(
        OwnMistake(
            one.game, one.finished_at, decision.judgement.step, decision.judgement.round, decision.judgement.lost
        )
        for one in games
        for decision in one.review.decisions
        if decision.judgement.is_mistake
    )
    return answer(Practice(mistakes=mistakes, figures=figures_of(games)))


def reviewed_games(kept: KeptReviews, finished: Sequence[FinishedGame], person: PersonId) -> list[ReviewedGame]:
    """The person's own games that have been reviewed, without those in which the coach was asked."""
    found = []
    for one in finished:
        for place, seat in enumerate(one.seats):
            review = kept.find(one.game, place) if seat.person == person else None
            # What the coach advised says nothing about the person.
            if review is not None and not seat.asked_coach:
                found.append(ReviewedGame(one.game, one.finished_at, seat.total, review))
    return found
