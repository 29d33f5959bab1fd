# Everything a newcomer types. Needs Python 3.11+ and, for the fast kernel, a C compiler; the rest is set up in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
INSTALL := $(PIP) install --constraint constraints.txt
# Built with the pinned tools of the environment, not with what is newest today.
EDITABLE := $(INSTALL) --no-build-isolation --editable
SEED ?= 7
# The tests of these folders also run on the uncompiled kernel; those after them say nothing about the measured rooms.
KERNEL_TESTS := tests/kernel tests/bots
UNMEASURED_TESTS := $(KERNEL_TESTS) $(wildcard $(addprefix tests/,arena architecture browser server storage tables))
CHECKED := src tests hatch_build.py $(wildcard benchmarks)

.PHONY: help play test bench format kernel clean
.DEFAULT_GOAL := help

help:
	@echo "make play     set up and play a game          (SEED=7)"
	@echo "make test     set up and run every check"
	@echo "make bench    set up and measure every figure"
	@echo "make format   put the code into shape"
	@echo "make kernel   compile what changed in the kernel"
	@echo "make clean    remove what the build and the tests made"

# Until the browser client exists, four bots play and the terminal shows their game.
play: $(VENV)/.ready-to-play
	@$(BIN)/python hatch_build.py
	@folder=$$(mktemp -d) && trap 'rm -r "$$folder"' EXIT && \
	$(BIN)/doublelucky7 simulate --players 4 --mode lucky_dice --games 1 --seed $(SEED) --records "$$folder/game.jsonl" && \
	$(BIN)/doublelucky7 show "$$folder/game.jsonl"

test: kernel
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -q -n 2 --cov --cov-report=term tests README.md docs $(addprefix --ignore=,$(UNMEASURED_TESTS))
	$(BIN)/pytest -q -n 2 $(UNMEASURED_TESTS)
	DOUBLELUCKY7_KERNEL=pure $(BIN)/pytest -q -n 2 -m "not slow_when_pure" $(KERNEL_TESTS)

bench: kernel $(VENV)/.ready-to-bench
	$(BIN)/python -m benchmarks

format: $(VENV)/.ready-to-test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Tests and figures are about the compiled kernel, so here a failure to compile is a failure.
kernel: $(VENV)/.ready-to-test
	@DOUBLELUCKY7_KERNEL=$${DOUBLELUCKY7_KERNEL:-compiled} $(BIN)/python hatch_build.py

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Double Lucky 7 needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --upgrade pip
	@touch $@

$(VENV)/.ready-to-play: $(VENV)/.made pyproject.toml constraints.txt
	$(INSTALL) --group build cython
	$(EDITABLE) .
	@touch $@

$(VENV)/.ready-to-test: $(VENV)/.ready-to-play
	$(INSTALL) --group dev
	$(EDITABLE) '.[cluster]'
	@touch $@

$(VENV)/.ready-to-bench: $(VENV)/.ready-to-test
	$(EDITABLE) '.[bench]'
	@touch $@

clean:
	rm -rf build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -f $(addprefix src/doublelucky7/kernel/,*.so *.pyd *.c *.html .compiled.json)
	find src tests $(wildcard benchmarks) hatch_build.py -name __pycache__ -type d -prune -exec rm -rf {} +
