# `make play` and `make test` set up everything they need, once, in .venv.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
SOURCES := $(shell find src/paintpot/core src/paintpot/games src/paintpot/bots -name '*.py')
WORKERS ?= auto

.PHONY: help play test soak bench bench-server screenshots compiled page checked checked-python checked-page lock clean

help:            ## What there is to make
	@grep -E '^[a-z-]+: .*##' Makefile | sed -E 's/:.*##/	/' | expand -t 14

play: $(VENV)/compiled page   ## Play in the browser: the page, the server, all four games
	@$(VENV)/bin/paintpot serve --open

test:            ## Every check: formatting, types, the page, tests in both forms
	@$(MAKE) --no-print-directory $(VENV)/ready
	@# The compiler keeps one core busy; what needs no compiled rules goes beside it.
	@$(MAKE) --no-print-directory -j3 --output-sync=target $(VENV)/compiled checked-python checked-page
	$(PY) -m pytest -n $(WORKERS) --dist worksteal
	@# Interpreted once more: the rules. That bots think alike in both forms was tested above.
	PAINTPOT_PURE=1 $(PY) -m pytest -n $(WORKERS) --dist worksteal tests/core tests/games tests/test_conformance.py

checked: checked-python checked-page   ## Formatting and types, of Python and of the page; the page's own tests

checked-python: $(VENV)/ready
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

checked-page: $(VENV)/ready page
	$(PY) tools/build_page.py check test
	$(PY) tools/setup_browser.py

soak: $(VENV)/compiled page   ## Thousands of plays in both forms; the server killed, spied on, fuzzed (long)
	$(PY) tools/soak.py
	$(PY) -m tests.server.soak

bench: $(VENV)/compiled  ## Speed beside catanatron and OpenSpiel
	$(PY) -m bench

bench-server: $(VENV)/compiled  ## Durable moves a second beside a bare handler, and memory of idle tables
	$(PY) -m bench.server
	$(PY) -m bench.server --idle

screenshots: $(VENV)/compiled page  ## Renew the pictures in docs/
	$(PY) tools/screenshots.py

compiled: $(VENV)/compiled    ## Compile the rules in the checkout

page: $(VENV)/ready      ## Build the page if its sources have changed
	@$(PY) tools/build_page.py

lock: $(VENV)/ready      ## Renew requirements.lock from pyproject.toml (needs uv)
	uv pip compile --universal --generate-hashes --no-header --no-annotate pyproject.toml --extra dev -o requirements.lock --upgrade

clean:                   ## Remove what was built, the environment included
	rm -rf $(VENV) .bench build .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/paintpot/server/page
	find src -name '*.so' -delete

$(VENV)/ready: requirements.lock pyproject.toml
	$(PYTHON) tools/setup_venv.py $(VENV)
	@touch $@

$(VENV)/compiled: $(VENV)/ready $(SOURCES) tools/compile.py
	$(PY) tools/compile.py
	@touch $@
