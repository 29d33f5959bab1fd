"""The network: what it may be made of, and that what it foresees is a distribution over what can still happen."""

from array import array

import pytest

from doublelucky7.kernel.codes import FIRST_UNITS, INPUT_ROWS, TRUMP_AS_LED
from doublelucky7.kernel.learned import forecasts
from doublelucky7.kernel.moves import legal_moves, make
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.position import Position, begin, deal_at_random, is_over
from doublelucky7.kernel.strength import Evaluation
from tests.kernel.made_up_weights import FORMAT, made_up_weights


def network() -> Network:
    made = Network()
    made.unpack(made_up_weights())
    return made


def test_weights_come_back_byte_for_byte() -> None:
    assert network().packed() == made_up_weights()


@pytest.mark.parametrize(("before", "kept"), [(b"", slice(0)), (b"", slice(-1)), (b"x", slice(1, None))])
def test_anything_else_is_refused(before: bytes, kept: slice) -> None:
    with pytest.raises(ValueError, match="not the weights"):
        Network().unpack(before + made_up_weights()[kept])


def test_weights_whose_sums_might_overflow_are_refused() -> None:
    packed = bytearray(made_up_weights())
    at = len(FORMAT) + 2 * FIRST_UNITS + INPUT_ROWS * FIRST_UNITS
    packed[at : at + 2 * FIRST_UNITS] = array("h", [30_000] * FIRST_UNITS).tobytes()
    with pytest.raises(ValueError, match="overflow"):
        Network().unpack(bytes(packed))


@pytest.mark.parametrize("players", range(2, 8))
def test_every_forecast_is_a_distribution_over_the_tricks_still_possible(players: int) -> None:
    made, evaluation, at = network(), Evaluation(), Position()
    begin(at, players, 7, 0, 1)
    deal_at_random(at, TRUMP_AS_LED, players)
    while not is_over(at):
        bidding = at.bids_made < players
        seat = at.bids_made if bidding else at.turn
        fewest, most = at.won_by(seat), at.won_by(seat) + at.tricks - at.tricks_done
        found = forecasts(made, at, evaluation)
        assert [move for move, _ in found] == [move[1] for move in legal_moves(at)]
        for _, tricks in found:
            assert sum(tricks) == pytest.approx(1.0)
            assert all(chance == 0 for count, chance in enumerate(tricks) if not fewest <= count <= most)
        make(at, *legal_moves(at)[-1])
