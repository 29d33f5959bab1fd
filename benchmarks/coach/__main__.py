"""What the coach is held to: `python -m benchmarks.coach PART …`; `--help` names the parts."""

from __future__ import annotations

import argparse

from benchmarks.coach import baselines, calibration, forecasts, ledger, positions, saves

PARTS = {
    "baselines": baselines,
    "calibration": calibration,
    "forecasts": forecasts,
    "ledger": ledger,
    "positions": positions,
    "saves": saves,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coach", description=__doc__)
    parts = parser.add_subparsers(required=True, metavar="PART")
    for name, module in PARTS.items():
        part = parts.add_parser(name, help=(module.__doc__ or "").splitlines()[0])
        module.add_to(part)
        part.set_defaults(run=module.run)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
