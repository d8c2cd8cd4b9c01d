# `make` alone says what there is. Every command is a script of its own in Scripts/.

.PHONY: help run test lint install-lint bench screenshots gallery docs prove fuzz

PREFIX ?= $(HOME)/.local

help: ## says what can be made
	@echo "Feedback States"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) \
	  | while IFS='|' read -r name about; do printf '  make %-14s %s\n' "$$name" "$$about"; done
	@echo
	@echo "Arguments go in ARGS, as in: make run ARGS=\"--slow 2\""

run: ## builds Make It So and opens it; without a display, serves it to a browser
	@Scripts/run.sh $(ARGS)

test: ## builds and tests everything, and ends with one line: N passed, N failed
	@Scripts/ensure-packages.sh build run test
	@Scripts/test.sh $(ARGS)

lint: ## checks our own views with feedback-lint
	@Scripts/lint.sh $(ARGS)

install-lint: ## builds feedback-lint and puts it into PREFIX/bin, if nothing else is said ~/.local/bin
	@Scripts/install-lint.sh "$(PREFIX)"

bench: ## measures, beside a plain C program; prints a table, writes Benchmarks/results.json
	@Scripts/ensure-packages.sh build run test
	@Scripts/bench.sh $(ARGS)

screenshots: ## takes a picture of every state, light and dark, into docs/images
	@Scripts/ensure-packages.sh build run test shots
	@Scripts/screenshots.sh $(ARGS)

gallery: ## takes a picture of every state that our views can be in
	@Scripts/ensure-packages.sh build run test shots
	@Scripts/gallery.sh $(ARGS)

docs: ## builds the documentation
	@Scripts/docs.sh $(ARGS)

prove: ## takes each protection out of a copy of the sources, and sees its tests fail; takes half an hour
	@Scripts/ensure-packages.sh build run test
	@Scripts/prove-protections.sh $(ARGS)

fuzz: ## feeds the linter damaged sources
	@Scripts/fuzz-lint.sh $(ARGS)
