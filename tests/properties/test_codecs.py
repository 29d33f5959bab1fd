"""Every value that is stored or sent comes back from its JSON as it was."""

from random import Random
from typing import Any

import msgspec
import pytest

from doublelucky7.rules.actions import Action
from doublelucky7.rules.events import Event
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.seeing import heard_by, open_view_of, view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard, OpenView, View
from testkit.games.random_play import Table, half_of_every_table, reproducible, steps
from tests.properties.action_space import whole_action_space


def comes_back(decoder: msgspec.json.Decoder[Any], value: object) -> bool:
    encoded = msgspec.json.encode(value)
    decoded = decoder.decode(encoded)
    return bool(decoded == value) and hash(decoded) == hash(value) and msgspec.json.encode(decoded) == encoded


ACTIONS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Action)
EVENTS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Event)
STATES: msgspec.json.Decoder[Any] = msgspec.json.Decoder(State)
VIEWS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(View)
HEARD: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Heard)


@pytest.mark.parametrize("table", half_of_every_table(seed=7), ids=str)
def test_actions_events_states_and_views_round_trip(table: Table) -> None:
    random = Random(table.seed)
    played: list[Action] = []
    since_deal: list[Event] = []
    with reproducible(table, played):
        for step in steps(table):
            played.append(step.action)
            since_deal += step.events
            assert comes_back(ACTIONS, step.action)
            assert all(comes_back(EVENTS, event) for event in step.events)
            assert comes_back(STATES, step.after)
            seat = random.randrange(table.players)
            assert comes_back(VIEWS, view_of(step.after, random.choice((seat, None))))
        assert comes_back(HEARD, heard_by(0, step.after, since_deal))
        assert comes_back(msgspec.json.Decoder(OpenView), open_view_of(step.after))
        assert comes_back(msgspec.json.Decoder(RuleSet), table.ruleset)


@pytest.mark.parametrize("players", [2, 7])
def test_every_conceivable_action_round_trips(players: int) -> None:
    assert all(comes_back(ACTIONS, action) for action in whole_action_space(players))


@pytest.mark.parametrize(
    "text",
    [
        '{"kind":"place_bid","seat":0,"bid":1,"by":"me"}',
        '{"kind":"place_bid","seat":0}',
        '{"kind":"place_bid","seat":0,"bid":"1"}',
        '{"kind":"play_card","seat":0,"card":"R15"}',
        '{"kind":"change_bid","seat":0,"target":1,"change":2}',
        '{"kind":"name_trump","seat":0,"colour":"J"}',
        '{"kind":"deck_set","deck":[]}',
        '{"seat":0}',
    ],
)
def test_what_is_no_action_cannot_be_read_as_one(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        ACTIONS.decode(text)
