"""What `expert` decides in some positions and what a decision costs, for a test that asks the uncompiled kernel."""

import json
import sys
import time

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.kernel import is_compiled
from tests.bots.decisions import decided_in, positions

if __name__ == "__main__":
    asked, bot = positions(int(sys.argv[1])), ExpertBot()
    begun = time.process_time()
    found = decided_in(bot, asked)
    seconds = (time.process_time() - begun) / len(asked)
    print(json.dumps([is_compiled(), found, seconds]))  # noqa: T201 - the answer to the test that asked
