"""Whether the training works: two minutes from nothing must be worth a point a round over three `club`.

Run it with `python -m benchmarks.training`; it takes two cores, and a minute or two before to compile.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
MINUTES: Final = 2
LEAST_GAIN: Final = 1.0
MATCH: Final = "over thumb, 4 x 7"


def main() -> None:
    """Train in a folder of its own and print what the last ladder match came to."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "training", "--folder", folder, "--seed", "7", "--minutes", str(MINUTES)]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        lines = [json.loads(line) for line in Path(folder, "progress.jsonl").read_text(encoding="utf-8").splitlines()]
    last = [line for line in lines if MATCH in line][-1]
    verdict = "pass" if last[MATCH] >= LEAST_GAIN else "FAIL"
    length = f"{MINUTES} minutes, {last['rounds']:,} rounds"
    print(f"{length}: {last[MATCH]:+.2f} over club, bound {LEAST_GAIN:+.1f}: {verdict}")


if __name__ == "__main__":
    main()
