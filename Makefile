# What a developer or a player calls. Everything is set up in .venv by whichever of these comes first, and again
# only when pyproject.toml changes.

PYTHON ?=
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
SHOTS ?= shots
DEMO ?= demo
WORKERS ?= 3
GAME ?= tartli

# Where there is no screen, a match is played without one. On macOS and Windows there always is one.
SYSTEM := $(shell uname -s)
SCREEN := $(if $(filter Linux,$(SYSTEM)),$(DISPLAY)$(WAYLAND_DISPLAY),yes)

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types imports unit bench figures fuzz kills damage soak strength reviews hints shots references translations dist clean

help: ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(READY) ## set everything up in .venv

play: $(READY) ## play; without a screen, let the program play a match and leave pictures of it
ifeq ($(SCREEN),)
	@echo "There is no display, so two opponents play a match by themselves."
	@$(BIN)/tartli-desktop --demo "$(DEMO)"
	@echo "The pictures and the record of the match are in $(DEMO)/. Where there is a display, make play opens the table."
else
	@$(BIN)/tartli-desktop
endif

# Side by side: types have no use for more than one core, and tests wait now and then.
test: $(READY) ## everything that must hold
	@$(MAKE) -j 2 lint imports types unit

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy
	@$(BIN)/python -m tests.games.contract.typed_faces > .mypy_cache/typed_faces.py
	$(BIN)/mypy .mypy_cache/typed_faces.py

imports: $(READY)
	$(BIN)/lint-imports

# The tests start the program some hundred times. Where PYTHONDONTWRITEBYTECODE is set, as in many containers, each
# of these would compile all of it, and pytest every test. It compiles tests in a way of its own.
unit: export PYTHONDONTWRITEBYTECODE :=
unit: $(READY)
	@$(BIN)/python packaging/setup/libraries.py --tests
	@$(BIN)/python -m compileall -q -x '/(test_[a-z_]*|conftest)\.py$$' tartli_desktop tests packaging
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.processes.without_orphans \
		$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

bench: $(READY) ## measure the engine, the deals, the opponent, the table, the start-up and the memory
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.benchmarks

fuzz: $(READY) ## 20,000 mutated records, each refused in a sentence or a match; and 400 examples for each property
	$(BIN)/python -m tests.fuzz_records
	QT_QPA_PLATFORM=offscreen TARTLI_EXAMPLES=400 $(BIN)/python -m pytest -q -n $(WORKERS) -m hypothesis

kills: $(READY) ## kill the program at 500 random moments of play; nothing that was shown may be lost
	$(BIN)/python -m tests.processes.random_kills

damage: $(READY) ## damage the files of a killed program in 300 ways; nothing may be lost in silence
	$(BIN)/python -m tests.damage

figures: $(READY) ## how large and how clear the house is, and what is wanted
	$(BIN)/python -m tests.house_figures

soak: $(READY) ## play 200 hands of each game with every dialog; memory, threads and files must not grow
	for game in tartli ulti tarokk; do QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.soak $$game || exit 1; done

strength: $(READY) ## let each level play the one below, for hours (GAME=ulti: of Ulti; AGAINST=COMMIT: the best of then); Ctrl-C stops it, and it goes on next time
	$(BIN)/python -m tests.benchmarks.strength $(GAME) $(if $(AGAINST),--against $(AGAINST))

reviews: $(READY) ## review the 300 golden records, for about an hour; none may contradict the exact solver
	$(BIN)/python -m tests.review_corpus

hints: $(READY) ## work out again the values of the 2,000 positions in which hints are read back
	$(BIN)/python -m tests.games.tartli.coach.hint_positions

shots: $(READY) ## pictures of every screen and dialog, in shots/
	$(BIN)/python packaging/screenshots.py "$(SHOTS)"

references: $(READY) ## renew the pictures that every change is compared with, and those of the README
	$(BIN)/python packaging/screenshots.py --references
	$(BIN)/python packaging/screenshots.py --readme

translations: $(READY) ## renew the catalogues of texts from the sources, and keep what is translated
	$(BIN)/python packaging/translations.py

dist: $(READY) ## build the packages for this system in dist/, and play the demo with each
	@$(BIN)/python packaging/setup/set_up.py build/venv dist
	build/venv/bin/python packaging/dist.py

clean: ## remove all that was made here
	rm -rf $(VENV) build dist shots demo .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml $(wildcard packaging/setup/*)
	@python=$$(packaging/setup/find-python $(PYTHON)) && \
	    "$$python" packaging/setup/set_up.py $(VENV) dev --if-possible sound
	@touch $@
