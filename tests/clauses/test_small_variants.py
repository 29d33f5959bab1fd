"""Small variants: fewer numbers and rounds as data, dealt and played by the same rules, refused by everybody else."""

from random import Random

import msgspec
import pytest

from doublelucky7 import Card, Game, RuleSet
from doublelucky7.bots.players.heuristic import ClubBot
from doublelucky7.protocol.http import NewTable
from doublelucky7.rules.actions import Deal, DrawForDealer
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.refusals import IllegalAction
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.variants import SMALL_VARIANTS, SmallRuleSet, ruleset_of

SMALL = SmallRuleSet(rounds=3, numbers=4, mode=Mode.TACTICAL_ESCAPE)


def played(game: Game) -> Game:
    random = Random(7)
    while not game.is_over:
        game.act(random.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("name", SMALL_VARIANTS)
def test_every_named_variant_can_be_played_to_its_end_and_deals_its_own_cards_only(name: str) -> None:
    ruleset = SMALL_VARIANTS[name]
    game = Game(2, ruleset, seed=7)
    assert {*game.state.pile, *game.state.hands[0]} < set(ruleset.deck)
    assert len(played(game).state.pad) == ruleset.rounds
    assert [row.tricks for row in game.state.pad] == list(range(1, ruleset.rounds + 1))


def test_a_variant_has_the_lowest_numbers_of_every_colour_and_the_joker() -> None:
    assert [card.value for card in SmallRuleSet(numbers=2).deck] == [
        "R1",
        "R2",
        "Y1",
        "Y2",
        "G1",
        "G2",
        "B1",
        "B2",
        "J",
    ]
    assert SmallRuleSet().deck == FULL_DECK == RuleSet().deck


def test_a_rule_set_is_named_or_described_and_never_both() -> None:
    assert ruleset_of(variant="two_rounds_9_cards") == SMALL_VARIANTS["two_rounds_9_cards"]
    assert ruleset_of(numbers=4) == SmallRuleSet(numbers=4)
    assert ruleset_of() == RuleSet()
    for wrong in ({"variant": "nothing"}, {"variant": "two_rounds_9_cards", "rounds": 3}):
        with pytest.raises(ValueError, match="two_rounds_9_cards"):
            ruleset_of(**wrong)


def test_r7_8_pawns_are_counted_at_the_end_of_a_shorter_game() -> None:
    game = Game(2, SMALL, seed=7)
    assert game.view(0).wheel.rounds_left == 3  # type: ignore[union-attr]
    while not game.is_over:
        game.act(game.legal_actions()[0])
    assert [seat.penalty for seat in game.view(0).seats] == [10, 10]


def test_only_the_deck_of_the_variant_can_be_dealt_and_the_first_dealer_is_drawn_from_all_cards() -> None:
    state = act(start(SMALL, 2), DrawForDealer(FULL_DECK[::-1])).state
    with pytest.raises(IllegalAction):
        act(state, Deal(FULL_DECK))
    assert len(act(state, Deal(SMALL.deck)).state.pile) == 17 - 3


def test_a_deck_can_be_stacked_with_the_cards_of_the_variant() -> None:
    assert Game(2, SMALL, first_dealer=0, decks=["R4 G1 J"]).state.hands == ((Card.G1,), (Card.R4,))
    with pytest.raises(ValueError, match="without R5"):
        Game(2, SMALL, decks=["R5"])


def test_what_is_no_variant_is_refused() -> None:
    for fields in ({"numbers": 0}, {"numbers": 15}, {"rounds": 0}, {"rounds": 15}, {"numbers": True}):
        with pytest.raises(ValueError, match=r"rounds is|numbers is"):
            SmallRuleSet(**fields)
    with pytest.raises(ValueError, match="7 players need 23 cards, and this variant has 17"):
        start(SMALL, 7)
    with pytest.raises(ValueError, match="rounds is 7 or 14"):
        RuleSet(rounds=3)  # type: ignore[arg-type]


def test_a_whole_game_is_stored_without_a_word_of_variants() -> None:
    assert msgspec.json.encode(RuleSet()) == (
        b'{"rounds":7,"mode":"classic","joker_trump":"dealer_leads","open_memory":false}'
    )


def test_records_server_bots_and_coach_refuse_a_variant() -> None:
    small = msgspec.json.encode(SmallRuleSet(numbers=3))
    with pytest.raises(msgspec.ValidationError, match="numbers"):
        msgspec.json.decode(b'{"seats":[],"ruleset":%s}' % small, type=NewTable)
    with pytest.raises(msgspec.ValidationError, match="numbers"):
        msgspec.json.decode(small, type=RuleSet)
    game = Game(2, SMALL, seed=7)
    with pytest.raises(ValueError, match="no records of it"):
        game.save()
    with pytest.raises(ValueError, match="not small variants"):
        ClubBot().choose(game.heard(0), seed=1)
