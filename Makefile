# The whole project from one place: `make help` lists what there is.
#
# The repository is several Swift packages: the product at the root, and one in each folder with a
# manifest. Every recipe passes the same flags, so that none rebuilds what another has built.

SWIFT ?= swift
STRICT := -Xswiftc -warnings-as-errors
# The tests of Benchmarks count what optimized code does, in the release build that is there anyway. Those
# of Fuzzing do the work of hours, and count steps by the compiler's profiling.
OPTIMIZED := -c release --disable-testable-imports
COUNTED := $(OPTIMIZED) -Xswiftc -profile-generate
NESTED := $(patsubst %/Package.swift,%,$(wildcard */Package.swift))
PACKAGES := . $(NESTED)
FLOW := Headless/.build/release/flow
FORMATTED := Package.swift Sources Tests Gallery \
  $(foreach package,$(NESTED),$(wildcard $(addprefix $(package)/,Package.swift Sources Tests)))

# What the pictures of Headless need from the system: drawing, text shaping, and fonts.
DRAWING := libcairo2-dev libpango1.0-dev pkg-config \
  fonts-noto-core fonts-noto-cjk fonts-noto-mono fonts-noto-color-emoji

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help packages run pictures flow test conformance fuzz sanitize mutate bench bench-peers \
  build format lint ready

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

packages: ## List the Debian packages that drawing needs, and install those that are missing
	@Scripts/install-packages.sh --list $(DRAWING)

run: flow ## Wrap a sample as text at several widths, and draw it and the gallery into Output
	@for width in 240 375 560; do $(FLOW) render --width $$width && echo || exit; done
	@mkdir -p Output
	@$(FLOW) render --scale 2 --output Output/sample.png
	@$(FLOW) gallery --scale 2 --output Output/gallery
	@echo "make run: the sample is Output/sample.png; a page shows the gallery: Output/gallery/index.html"

pictures: flow ## Draw the pictures of README and Docs anew
	@mkdir -p Output Docs/Pictures
	@$(FLOW) gallery --scale 2 --output Output/gallery
	@for appearance in light dark; do \
	  for view in tag-cloud suggestions-selected; do \
	    cp Output/gallery/$$view.en.375.$$appearance.ltr.png Docs/Pictures/$$view.$$appearance.png || exit; \
	  done; \
	done
	@for picture in Output/gallery/wish-*.en.320.light.ltr.png; do \
	  [ ! -f "$$picture" ] || cp "$$picture" "Docs/Pictures/$$(basename "$${picture%%.*}").png" || exit; \
	done
	@echo "make pictures: see Docs/Pictures"

flow: ready
	@$(SWIFT) build --package-path Headless -c release $(STRICT) --product flow

test: ready lint build ## Build every package without warnings, run every test and every check
	@for package in $(PACKAGES); do \
	  echo "== tests of package $$package"; \
	  case $$package in \
	    Benchmarks) mode="$(OPTIMIZED)" ;; Fuzzing) mode="$(COUNTED)" ;; *) mode= ;; esac; \
	  LLVM_PROFILE_FILE=/dev/null $(SWIFT) test --package-path $$package $(STRICT) --disable-xctest $$mode || exit; \
	done
	@Scripts/check-embedded.sh
	@Scripts/check-tool.sh $(FLOW)
	@Scripts/check-consumers.sh $(STRICT)
	@echo "make test: everything passed"

fuzz: ready ## Feed the library inputs of libFuzzer's making for SECONDS=60 a target; TARGET= chooses some
	@Fuzzing/fuzz.sh $(or $(SECONDS),60) $(TARGET)

sanitize: ready ## Run every test under the address and thread sanitizers
	@Scripts/sanitize.sh $(STRICT)

mutate: ready ## Change the engine in every place, one at a time: its tests must notice
	@Scripts/mutate.py

conformance: ready ## Compare the engine with a real browser on new random cases; SEED= repeats a run
	@Conformance/Browser/conformance.sh

build: ready ## Build every package, debug with its tests and release, warnings as errors
	@for package in $(filter-out Fuzzing,$(PACKAGES)); do \
	  echo "== package $$package"; \
	  $(SWIFT) build --package-path $$package $(STRICT) --build-tests || exit; \
	  $(SWIFT) build --package-path $$package $(STRICT) -c release || exit; \
	done

format: ## Rewrite the Swift sources in the project's format
	@$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

lint: ## Check the format of the Swift sources
	@$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

bench: ready ## Race the library against other ways of doing the same work
	@$(SWIFT) build --package-path Benchmarks -c release $(STRICT) --product flow-benchmarks
	@mkdir -p Output
	@Benchmarks/.build/release/flow-benchmarks --json Output/benchmarks.json

bench-peers: ready ## Race the engine against Taffy, Yoga and Chromium
	@$(SWIFT) build --package-path Benchmarks -c release $(STRICT) --product flow-benchmarks
	@Benchmarks/Peers/run.sh

ready:
	@command -v $(SWIFT) >/dev/null || \
	  { echo "make: no 'swift' in PATH; install Swift 6 or later from swift.org" >&2; exit 1; }
	@Scripts/notice-files.sh
	@Scripts/install-packages.sh $(DRAWING)
