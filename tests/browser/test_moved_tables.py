"""A page whose table moves to another node, as at every deploy: two real nodes, PostgreSQL and HAProxy."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from testkit.browser.patience import Patience
from testkit.browser.players import Player
from testkit.browser.tables import with_bots
from testkit.reliability.nodes.cluster import Cluster, cluster_running
from tests.browser.conftest import NewDevice

SPEED = 5
# What the page says from now on, however short: everything, and apart from it what it complains of.
_REMEMBER_WORDS = """() => {
  window.saidMeanwhile = '';
  window.complaints = [];
  const remember = () => {
    window.saidMeanwhile += document.body.innerText;
    window.complaints.push(...[...document.querySelectorAll('.notice.speaks, .problem')].map((one) => one.innerText));
  };
  new MutationObserver(remember).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class ServerOfNodes:
    """Where devices find the nodes: at the proxy in front of them."""

    clock = None

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.here = self.for_phones = f"http://127.0.0.1:{cluster.port}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerOfNodes]:
    if sys.platform != "linux":
        pytest.skip("nodes are forked, with Linux's means")
    with cluster_running(tmp_path_factory.mktemp("nodes"), names=("a", "b"), speed=SPEED) as cluster:
        yield ServerOfNodes(cluster)


@pytest.mark.slow
def test_a_lifted_card_stays_lifted_when_the_table_moves_and_the_next_tap_plays_it(
    server: ServerOfNodes, new_device: NewDevice
) -> None:
    cluster, device = server.cluster, new_device()
    link = with_bots(device, bots=2, until="card", in_round=2)
    player = Player(device.page)
    player.hurry_to("card")
    name = device.page.locator("button[data-card][data-allowed=true]").first.get_attribute("data-card")
    card = device.page.locator(f"button[data-card={name}]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    device.page.evaluate(_REMEMBER_WORDS)
    left = cluster.owner_of(link)
    assert left is not None
    assert cluster.nodes[left].terminate() == 0, cluster.logs
    patience = Patience()
    while cluster.owner_of(link) in (None, left):
        # Only this page can have brought it there.
        patience.look(cluster.logs)
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(card).to_have_count(0)
    said, complaints = device.page.evaluate("[window.saidMeanwhile, window.complaints]")
    assert said
    assert "Reconnecting" not in said
    assert complaints == []
    player.hurry_to("go-on")
    assert cluster.nodes[left].start(), cluster.logs
