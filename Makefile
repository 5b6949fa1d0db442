# The whole project from one place: `make help` lists what there is.
#
# There are two packages: the product at the root, and in Workshop/ everything that it is made and tested with.
# Every recipe passes the same flags, so that none rebuilds what another has built.

SWIFT ?= swift
export SWIFT
STRICT := -Xswiftc -warnings-as-errors
WORKSHOP := --package-path Workshop --scratch-path Workshop/.build $(STRICT)
# Tests that count what optimized code does, and do the work of hours: in a build with the compiler's profiling,
# whose counters are the steps that are counted.
OPTIMIZED := --package-path Workshop --scratch-path Workshop/.build/optimized $(STRICT) \
  -c release -Xswiftc -profile-generate
FLOW := Workshop/.build/release/flow
BENCHMARKS := Workshop/.build/release/flow-benchmarks
ENGINE := .build/playground/engine.wasm
PAGE := Output/playground.html
GUIDES := Sources/FlowUI/FlowUI.docc/Guides
FORMATTED := Package.swift Sources Tests Gallery Playground/Engine \
  $(wildcard Examples/*/Package.swift Examples/*/Sources) \
  $(wildcard $(addprefix Workshop/,Package.swift */Sources */Tests))

# The views of the gallery that the guides show.
GUIDE_VIEWS := tag-cloud suggestions-selected alignments limited-tags expandable-tags \
  expandable-tags-expanded widget-tags separated-tags tag-columns switched-tags phrases lazy-top photo-rows \
  lazy-photos-top lazy-strip-start lazy-strip-across

# What pictures need from the system: drawing, text shaping, and fonts; and what expands the measured cases.
DRAWING := libcairo2-dev libpango1.0-dev zlib1g-dev pkg-config \
  fonts-noto-core fonts-noto-cjk fonts-noto-mono fonts-noto-color-emoji

.DEFAULT_GOAL := help
.PHONY: help packages run pictures flow playground docs site test conformance fuzz sanitize mutate bench \
  bench-peers flow-benchmarks build format lint ready toolchain

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

packages: ## List the Debian packages that drawing needs, and install those that are missing
	@Scripts/install-packages.sh --list $(DRAWING)

run: flow playground ## Wrap a sample as text and pictures, draw the gallery, and build the playground
	@for width in 240 375 560; do $(FLOW) render --width $$width && echo || exit; done
	@mkdir -p Output
	@$(FLOW) render --scale 2 --output Output/sample.png
	@$(FLOW) gallery --scale 2 --output Output/gallery --code Gallery
	@echo "make run: the sample is Output/sample.png; a page shows the gallery: Output/gallery/index.html;"
	@echo "  open $(PAGE) in a browser to play with the engine"

pictures: flow playground ## Draw the pictures of README and Docs anew
	@mkdir -p Output Docs/Pictures
	@$(FLOW) gallery --scale 2 --output Output/gallery --code Gallery
	@for picture in Output/gallery/modifier-*.en.320.light.ltr.png \
	    Output/gallery/recipe-*.en.375.light.ltr.png; do \
	  name=$(GUIDES)/$$(basename "$${picture%%.*}"); \
	  cp "$$picture" "$$name.png" && cp "$${picture%.light.ltr.png}.dark.ltr.png" "$$name~dark.png" || exit; \
	done
	@for view in $(GUIDE_VIEWS); do \
	  cp Output/gallery/$$view.en.375.light.ltr.png $(GUIDES)/$$view.png || exit; \
	  cp Output/gallery/$$view.en.375.dark.ltr.png $(GUIDES)/$$view~dark.png || exit; \
	done
	@cp $(GUIDES)/tag-cloud.png $(GUIDES)/../front.png
	@cp $(GUIDES)/tag-cloud~dark.png $(GUIDES)/../front~dark.png
	@rm -rf Output/film
	@$(FLOW) film --scale 2 --output Output/film
	@Scripts/python.sh Scripts/Pictures/requirements.txt Scripts/Pictures/assemble.py Output/film Docs/Pictures
	@cp Docs/Pictures/reordering.en.light.png $(GUIDES)/reordering.png
	@cp Docs/Pictures/reordering.en.dark.png $(GUIDES)/reordering~dark.png
	@Scripts/draw-tutorial.sh Sources/FlowUI/FlowUI.docc/Tutorial/Pictures
	@Playground/Tests/python.sh picture.py
	@Scripts/python.sh Scripts/Pictures/requirements.txt Scripts/Pictures/shrink.py Docs/Pictures Sources
	@echo "make pictures: see Docs/Pictures and the catalogs in Sources"

docs: ready ## Build the documentation site into Output/docs
	@Scripts/build-docs.sh Output/docs
	@echo "make docs: serve Output/docs, for example with python3 -m http.server --directory Output/docs"

flow: ready
	@$(SWIFT) build $(WORKSHOP) -c release --product flow

playground: $(PAGE) ## Build the page that runs the engine in a browser: Output/playground.html

site: $(ENGINE) flow ## Put together what is published, in Output/site; BASE= is its path on the server
	@Scripts/build-docs.sh Output/site $(BASE)
	@python3 Playground/build-page.py $(ENGINE) Output/site/playground.html --link Documentation=./
	@$(FLOW) gallery --scale 2 --output Output/site/gallery --code Gallery --home ../
	@cp llms.txt Output/site

$(PAGE): $(ENGINE) $(shell find Playground/Page -type f) Playground/build-page.py \
    Scripts/repository.txt README.md
	@python3 Playground/build-page.py $(ENGINE) $@

$(ENGINE): $(shell find Sources/FlowCore Playground/Engine -type f) Playground/build-engine.sh | toolchain
	@Playground/build-engine.sh

test: ready lint ## Build both packages without warnings, run every test and every check
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target $(PARTS)
	@echo "make test: everything passed"

# Two parts at a time: the page's tests wait for the browser most of the time, and run beside the builds.
PARTS := test-playground test-optimized test-product test-workshop test-render-thread \
  check-tool check-docs check-examples check-oldest check-evolution check-consumers check-embedded \
  check-workflows check-release
.PHONY: $(PARTS)

test-product:
	@echo "== tests of the product"
	@$(SWIFT) test $(STRICT) --disable-xctest

test-workshop:
	@echo "== tests of the workshop"
	@$(SWIFT) test $(WORKSHOP) --disable-xctest

# The hosted tests once more: layouts and closures on a thread of their own, as SwiftUI has it from iOS 26 on.
test-render-thread: test-workshop
	@echo "== tests of the workshop, on a render thread"
	@HEADLESS_UPDATE_THREAD=render $(SWIFT) test $(WORKSHOP) --disable-xctest --skip-build \
	  --filter 'FlowUITests|StandInUpdateTests|StandInLayoutTests'

test-optimized: export OPTIMIZED_TESTS = yes
test-optimized: export LLVM_PROFILE_FILE = /dev/null
test-optimized:
	@echo "== tests of optimized code"
	@$(SWIFT) test $(OPTIMIZED) --disable-xctest --disable-testable-imports

# Built here rather than before, or make would begin other parts first.
test-playground:
	@$(MAKE) --no-print-directory playground
	@echo "== tests of the playground"
	@Playground/Tests/python.sh -m unittest

# What the tests have built is there for the checks.
check-docs check-examples check-oldest check-evolution: test-workshop
check-tool: test-optimized

check-tool: arguments = Workshop/.build/optimized/release/flow
check-examples check-oldest check-evolution: arguments = Workshop/.build/debug/Modules
check-consumers: arguments = $(STRICT)
check-docs:
	@Scripts/build-docs.sh Output/docs

$(filter-out check-docs,$(filter check-%,$(PARTS))):
	@LLVM_PROFILE_FILE=/dev/null Scripts/$@.sh $(arguments)

fuzz: ready ## Feed the library inputs of libFuzzer's making for SECONDS=60 a target; TARGET= chooses some
	@Workshop/Fuzzing/fuzz.sh $(or $(SECONDS),60) $(TARGET)

sanitize: ready ## Run every test under the address and thread sanitizers
	@Scripts/sanitize.sh $(STRICT)

mutate: ready ## Change the library in every place, one at a time: its tests must notice
	@Scripts/mutate.py

conformance: ready ## Compare the engine with a real browser on new random cases; SEED= repeats a run
	@Workshop/Conformance/Browser/conformance.sh

build: ready ## Build both packages, debug with their tests and release, warnings as errors
	@$(SWIFT) build $(STRICT) --build-tests
	@$(SWIFT) build $(STRICT) -c release
	@$(SWIFT) build $(WORKSHOP) --build-tests
	@$(SWIFT) build $(WORKSHOP) -c release

format: ## Rewrite the Swift sources in the project's format
	@$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

lint: ## Check the format of the Swift sources
	@$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

bench: flow-benchmarks ## Race the library against other ways of doing the same work
	@mkdir -p Output
	@$(BENCHMARKS) --json Output/benchmarks.json

bench-peers: flow-benchmarks ## Race the engine against Taffy, Yoga and Chromium
	@Workshop/Benchmarks/Peers/run.sh $(BENCHMARKS)

flow-benchmarks: ready
	@$(SWIFT) build $(WORKSHOP) -c release --product flow-benchmarks

ready: toolchain
	@Scripts/install-packages.sh $(DRAWING)

toolchain:
	@command -v $(SWIFT) >/dev/null || \
	  { echo "make: no 'swift' in PATH; install Swift 6 or later from swift.org" >&2; exit 1; }
	@command -v python3 >/dev/null || Scripts/install-packages.sh python3
