# `make play` and `make test` set up what they need, once, in .venv: playing needs less.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
# More than cores: a test that waits for a server or a browser leaves its core to another.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
ARGS ?= --open
# Whatever the shell says: hundreds of interpreters are started, and what they import is compiled once.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test interpreted soak bench bench-server screenshots compiled page checked checked-python checked-page browser-and-database system lock first-move clean

help:            ## List the targets
	@grep -E '^[a-z-]+: .*##' Makefile | sed -E 's/:.*##/	/' | expand -t 14

play: $(VENV)/play   ## Play in the browser; page and compiled rules are built in the background
	@$(PY) tools/play.py $(ARGS)

test:            ## Every check: formatting, types, the page, tests in both forms
	@$(MAKE) --no-print-directory $(VENV)/build
	@# Beside the compiler: all else is installed, and what needs no compiled rules is checked.
	@$(MAKE) --no-print-directory -j6 --output-sync=target system compiled checked-python checked-page interpreted
	$(PY) -m pytest -n $(WORKERS) --dist worksteal --briefly

interpreted: $(VENV)/ready   ## The tests of the rules, interpreted, with samples; that bots think alike in both forms is a test of `test`
	PAINTPOT_PURE=1 $(PY) -m pytest -n 2 --dist worksteal -m "not compiled" --briefly tests/core tests/games tests/test_conformance.py

checked: checked-python checked-page   ## Formatting and types, of Python and of the page; the page's own tests

checked-python: $(VENV)/ready
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

checked-page: $(VENV)/ready page
	$(PY) tools/build_page.py check test

browser-and-database: $(VENV)/build
	$(PY) tools/setup_browser.py
	$(PY) tools/setup_postgres.py

system: $(VENV)/ready browser-and-database   ## Install what tests need besides packages: Chromium, PostgreSQL, Redis
	$(PY) tools/setup_redis.py

soak: $(VENV)/ready system compiled page  ## Thousands of games in both forms; the server killed, spied on, fuzzed (long)
	$(PY) tools/soak.py
	$(PY) -m tests.server.soak

bench: $(VENV)/ready compiled  ## Speed compared with catanatron and OpenSpiel; BEFORE=REV: and with that commit
	$(PY) -m bench
	$(if $(BEFORE),$(PY) -m bench --beside $(BEFORE))

bench-server: $(VENV)/ready compiled  ## Durable moves per second compared with a bare handler, memory of idle tables, PostgreSQL; BEFORE=REV: and that commit
	$(PY) -m bench.server
	$(PY) -m bench.server --idle
	$(PY) -m bench.server --database
	$(if $(BEFORE),$(PY) -m bench.server --beside $(BEFORE))

screenshots: $(VENV)/ready compiled page  ## Update the pictures in docs/
	$(PY) tools/screenshots.py

compiled: $(VENV)/build  ## Compile the rules in the checkout if their sources have changed
	@$(PY) tools/compile.py

page: $(VENV)/build      ## Build the page if its sources have changed
	@$(PY) tools/build_page.py

lock: $(VENV)/ready      ## Update the lock files in requirements/ from pyproject.toml (needs uv)
	$(PY) tools/lock.py --upgrade

first-move:              ## Time from clone to first legal move, and of the second start
	$(PYTHON) tools/first_move.py

clean:                   ## Remove what was built, the environment included
	rm -rf $(VENV) .bench build .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/paintpot/server/page
	find src -name '*.so' -delete

$(VENV)/play: requirements/play.lock
	@$(PYTHON) tools/setup_venv.py $(VENV) play

$(VENV)/build: requirements/play.lock requirements/page.lock requirements/compile.lock
	@$(PYTHON) tools/setup_venv.py $(VENV) build

$(VENV)/ready: requirements/dev.lock pyproject.toml | $(VENV)/build
	@$(PYTHON) tools/setup_venv.py $(VENV) dev
