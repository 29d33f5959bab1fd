"""Power cuts; `python -m benchmarks.reliability power_cuts --full` rebuilds 1,500 disk states."""

from pathlib import Path
from random import Random

import pytest

from testkit.reliability.power_cuts import judged, powers_cut, traced, without_syncs
from testkit.reliability.preloaded import can_be_built
from tests.reliability.conftest import Report

STATES = 200
FEW_STATES = 20
FEW_ACTIONS = 40

pytestmark = pytest.mark.skipif(not can_be_built(), reason="needs a C compiler")


@pytest.mark.slow
def test_what_was_acknowledged_is_on_the_disk_whenever_the_power_goes(tmp_path: Path, report: Report) -> None:
    found = powers_cut(tmp_path, STATES)
    report(found)
    assert found.is_proved, (found.lost[:5], found.corrupt[:5])
    assert found.promises_checked > STATES
    assert found.database_syncs > 1, "no checkpoint was among what was written"


def test_a_store_that_did_not_synchronise_would_be_found_out(tmp_path: Path) -> None:
    trace = without_syncs(traced(tmp_path, seed=7, actions=FEW_ACTIONS))
    _, lost, corrupt = judged(trace, tmp_path / "state", FEW_STATES, Random(7))
    assert lost or corrupt
