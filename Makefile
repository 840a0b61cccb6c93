# make run | test | check | bench | quizcheck | clean. For run: PORT=8600, HEADLESS=true, or anything else as ARGS="--server.headless true".
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := $(VENV)/bench
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
OPTIONS = $(if $(PORT),--server.port $(PORT)) $(if $(HEADLESS),--server.headless $(HEADLESS)) $(ARGS)
.PHONY: run test check bench quizcheck clean

run: $(VENV)/.compiled
	@$(BIN)/python -m streamlit run app.py --server.showEmailPrompt false $(OPTIONS)

test: $(VENV)/.installed-dev $(VENV)/.compiled
	@$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

check: $(VENV)/.installed-dev
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary

bench: $(BENCH)/.installed
	@$(BENCH)/bin/python -m benchmarks $(ARGS)

# 300 generated questions of each kind and rule set against brute force; takes hours. ARGS="30 rami30 lay" for some.
quizcheck: $(VENV)/.installed-dev $(VENV)/.compiled
	@$(BIN)/python -m tests.quizcheck $(ARGS)

clean:
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis test-results
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is older than its requirements only when they changed: then, and only then, pip runs.
$(VENV)/.installed: requirements.txt
$(VENV)/.installed-dev: requirements.txt requirements-dev.txt
$(VENV)/.installed $(VENV)/.installed-dev:
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Ramiscope needs Python 3.11 or newer")'
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@echo "Installing $(lastword $^) into $(VENV) (once) ..."
	@$(PIP) -r $(lastword $^)
	@touch $@

# The sweep as machine code, kept beside its source: no page waits for it.
$(VENV)/.compiled: $(VENV)/.installed $(wildcard solver/sweep/*.py)
	@echo "Compiling (once, takes some minutes) ..."
	@$(BIN)/python -m solver.sweep
	@touch $@

# The peers of the benchmarks live apart from what the product and its tests use.
$(BENCH)/.installed: requirements.txt benchmarks/requirements.txt
	@test -x $(BENCH)/bin/pip || $(PYTHON) -m venv $(BENCH)
	@echo "Installing $(lastword $^) into $(BENCH) (once) ..."
	@$(BENCH)/bin/python -m pip install -qq --disable-pip-version-check -r $(lastword $^)
	@touch $@
