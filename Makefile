# `make play` and `make test` set up everything they need, once, in .venv.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
SOURCES := $(shell find src/paintpot/core src/paintpot/games src/paintpot/bots -name '*.py')
WORKERS ?= auto

.PHONY: help play test soak bench screenshots compiled lock clean

help:            ## What there is to make
	@grep -E '^[a-z]+: .*##' Makefile | sed -E 's/:.*##/	/' | expand -t 12

play: $(VENV)/compiled   ## Play Inkdoms in the terminal
	@$(VENV)/bin/paintpot play inkdoms --seats 2 --bot greedy

test: $(VENV)/compiled   ## Every check: formatting, types, tests in both forms
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(PY) -m pytest -n $(WORKERS)
	PAINTPOT_PURE=1 $(PY) -m pytest -n $(WORKERS) tests/core tests/games tests/bots tests/lab tests/test_conformance.py

soak: $(VENV)/compiled   ## 10,000 random plays of every table, in both forms (long)
	$(PY) tools/soak.py

bench: $(VENV)/compiled  ## Speed beside catanatron and OpenSpiel
	$(PY) -m bench

screenshots: $(VENV)/compiled  ## Renew the pictures in docs/ (the PNG needs rsvg-convert)
	$(PY) tools/screenshots.py

compiled: $(VENV)/compiled    ## Compile the rules in the checkout

lock: $(VENV)/ready      ## Renew requirements.lock from pyproject.toml (needs uv)
	uv pip compile --universal --generate-hashes --no-header --no-annotate pyproject.toml --extra dev -o requirements.lock --upgrade

clean:                   ## Remove what was built, the environment included
	rm -rf $(VENV) .bench build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

$(VENV)/ready: requirements.lock pyproject.toml
	$(PYTHON) tools/setup_venv.py $(VENV)
	@touch $@

$(VENV)/compiled: $(VENV)/ready $(SOURCES) tools/compile.py
	$(PY) tools/compile.py
	@touch $@
