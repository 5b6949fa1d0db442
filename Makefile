# The whole project from one place: `make help` lists what there is.
#
# There are two packages: the product at the root, and in Workshop/ everything that it is made and tested with.
# Every recipe passes the same flags, so that none rebuilds what another has built.

SWIFT ?= swift
export SWIFT
STRICT := -Xswiftc -warnings-as-errors
# Lines are all that a test's backtrace needs of debug information.
WORKSHOP := --package-path Workshop --scratch-path Workshop/.build $(STRICT) -Xswiftc -gline-tables-only
# Tests that count what optimized code does, and do the work of hours: in a build with the compiler's profiling,
# whose counters are the steps that are counted.
COUNTED := --package-path Workshop --scratch-path Workshop/.build/counted $(STRICT) \
  -c release -Xswiftc -profile-generate
# The text that `make run` wraps: a file of one item a line, or a sample.
RUN_TEXT = $(if $(TEXT),"$(TEXT)")
FLOW := Workshop/.build/release/flow
BENCHMARKS := Workshop/.build/release/flow-benchmarks
ENGINE := .build/playground/engine.wasm
PAGE := Output/playground.html
GUIDES := Sources/FlowLayoutUI/FlowLayoutUI.docc/Guides
FORMATTED := Package.swift Sources Tests Gallery Playground/Engine \
  $(wildcard Examples/*/Package.swift Examples/*/Sources) \
  $(wildcard $(addprefix Workshop/,Package.swift */Sources */Tests))

# The views of the gallery that the guides show.
GUIDE_VIEWS := tag-cloud suggestions-selected alignments limited-tags expandable-tags \
  expandable-tags-expanded widget-tags separated-tags tag-columns switched-tags phrases lazy-top photo-rows \
  lazy-photos-top lazy-strip-start lazy-strip-across lazy-waterfall-photos

# System packages that pictures need: drawing, text shaping, and fonts; and those that expand the measured
# cases.
DRAWING := libcairo2-dev libpango1.0-dev zlib1g-dev pkg-config \
  fonts-noto-core fonts-noto-cjk fonts-noto-mono fonts-noto-color-emoji

.DEFAULT_GOAL := help
.PHONY: help packages run pictures flow playground docs modules site quick test verify conformance fuzz sanitize \
  mutate bench bench-peers flow-benchmarks build format lint readable-text ready toolchain

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

packages: ## List the Debian packages that drawing needs, and install those that are missing
	@Scripts/install-packages.sh --list $(DRAWING)

run: readable-text flow playground ## Wrap TEXT=file (or a sample) as text and a picture, draw the gallery, and build the playground
	@for width in 240 375 560; do $(FLOW) render $(RUN_TEXT) --width $$width && echo || exit; done
	@mkdir -p Output
	@$(FLOW) render $(RUN_TEXT) --scale 2 --margin 16 --output Output/sample.png
	@test Output/gallery/index.html -nt $(FLOW) || \
	  $(FLOW) gallery --scale 2 --output Output/gallery --code Gallery
	@echo "make run: the text is in Output/sample.png, the gallery in Output/gallery/index.html, the playground in $(PAGE)"

# Before a build of minutes. The text is read several times, so it is a file.
readable-text: toolchain
	@test -z "$(TEXT)" || Scripts/check-text.py "$(TEXT)"

pictures: flow playground ## Draw the pictures of README and Docs anew
	@mkdir -p Output Docs/Pictures
	@$(FLOW) gallery --scale 1.5 --output Output/gallery --code Gallery
	@for picture in Output/gallery/modifier-*.en.320.light.ltr.png \
	    Output/gallery/recipe-*.en.375.light.ltr.png; do \
	  name=$(GUIDES)/$$(basename "$${picture%%.*}"); \
	  cp "$$picture" "$$name.png" && cp "$${picture%.light.ltr.png}.dark.ltr.png" "$$name~dark.png" || exit; \
	done
	@for view in $(GUIDE_VIEWS); do \
	  cp Output/gallery/$$view.en.375.light.ltr.png $(GUIDES)/$$view.png || exit; \
	  cp Output/gallery/$$view.en.375.dark.ltr.png $(GUIDES)/$$view~dark.png || exit; \
	done
	@rm -rf Output/film
	@$(FLOW) film --scale 1.5 --output Output/film
	@Scripts/python.sh Scripts/Pictures/requirements.txt Scripts/Pictures/assemble.py Output/film Docs/Pictures
	@cp Docs/Pictures/reordering.en.light.png $(GUIDES)/reordering.png
	@cp Docs/Pictures/reordering.en.dark.png $(GUIDES)/reordering~dark.png
	@Scripts/draw-tutorial.sh Sources/FlowLayoutUI/FlowLayoutUI.docc/Tutorial/Pictures
	@Playground/Tests/python.sh picture.py
	@Scripts/python.sh Scripts/Pictures/requirements.txt Scripts/Pictures/shrink.py Docs/Pictures Sources
	@Scripts/python.sh Scripts/Pictures/requirements.txt Scripts/Pictures/as-webp.py Docs/Pictures/playground.*.png
	@echo "make pictures: see Docs/Pictures and the catalogs in Sources"

docs: modules ## Build the documentation site into Output/docs
	@Scripts/build-docs.sh Output/docs
	@echo "make docs: serve Output/docs, for example with python3 -m http.server --directory Output/docs"

flow: ready
	@$(SWIFT) build $(WORKSHOP) -c release --product flow

# The modules that the documentation is read from.
modules: ready
	@$(SWIFT) build $(WORKSHOP) --target FlowLayoutUI

playground: $(PAGE) ## Build the page that runs the engine in a browser: Output/playground.html

site: $(ENGINE) flow modules ## Put together what is published, in Output/site; BASE= is its path on the server
	@Scripts/build-docs.sh Output/site $(BASE)
	@python3 Playground/build-page.py $(ENGINE) Output/site/playground.html --link Documentation=./
	@$(FLOW) gallery --scale 2 --output Output/site/gallery --code Gallery --home ../
	@cp llms.txt Output/site

$(PAGE): $(ENGINE) $(shell find Playground/Page -type f) Playground/build-page.py \
    Scripts/repository.txt README.md
	@python3 Playground/build-page.py $(ENGINE) $@

$(ENGINE): $(shell find Sources/FlowLayoutEngine Playground/Engine -type f) Playground/build-engine.sh | toolchain
	@Playground/build-engine.sh

quick: ready ## Run the tests named like TESTS=Limit, and build what they need and nothing else
	@Scripts/quick.sh '$(TESTS)' $(WORKSHOP)

# The parts that a change can break.
TEST := page lint build hosted engine tool compiled
# The rest: other compilers, threads, browsers and scales, everything counted, and everything built for
# others.
VERIFY := embedded scales whole counted main-thread laws stand-in product docs examples oldest evolution consumers \
  workflows release large-inputs peers

# A processor is idle while a browser draws: one part more than there are processors.
PARALLEL := --jobs=$(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
# Inside of a recipe only, make says how many jobs were asked for.
JOBS = $(or $(filter -j%,$(MAKEFLAGS)),$(PARALLEL))
export MAKE

test: ready ## Run what a change can break, in ten minutes on two cores: format, engine, views, tool, pages, browser
	@Scripts/parts/run.sh test $(JOBS) $(TEST)

verify: ready ## Run the rest, in as long again: every build, thread, browser, check and count
	@Scripts/parts/run.sh verify $(JOBS) $(VERIFY)

ALL_PARTS := $(addprefix part-,$(TEST) $(VERIFY))
.PHONY: $(ALL_PARTS)

# part-NAME runs one of them alone. A part that has passed runs again only if its INPUTS have changed, which are
# all files unless it names some; what is made by others is looked after by these.
PART = @Scripts/parts/part.sh $(@:part-%=%) '$(or $(INPUTS),.)'
ENGINE_INPUTS := Sources/FlowLayoutEngine Tests/Engine Tests/TestSupport Workshop/Conformance \
  Workshop/Headless/Sources/ToolInput Workshop/Package.swift Makefile Scripts
PAGE_INPUTS := Sources/FlowLayoutEngine Playground Gallery/GalleryLanguage.swift README.md Workshop/Headless Makefile Scripts

part-lint:
	$(PART) Scripts/check-format.sh $(FORMATTED)

# The tests of the views and of the tool, in one build. The library and the stand-in are optimized in it.
TESTED := FlexboxCasesTests FlowLayoutEngineTests FlowToolTests FlowLayoutUIInternalsTests FlowLayoutUITests HeadlessCairoTests \
  HostedFlowLayoutUITests MainActorAppTests PublishedCodeTests RenderThreadTests
part-build part-whole: INPUTS = -
part-build:
	$(PART) env TEST_TARGETS='$(TESTED)' $(SWIFT) build $(WORKSHOP) --build-tests

# With the stand-in's own tests: what is counted and all programs are built with the compiler's profiling.
part-whole:
	$(PART) env TEST_TARGETS='$(TESTED) StandInDrawingTests StandInLayoutTests StandInUpdateTests' \
	  $(SWIFT) build $(WORKSHOP) --build-tests

part-engine part-hosted part-tool part-compiled: part-build
part-main-thread part-laws part-stand-in part-docs part-examples part-oldest part-evolution: part-whole

# What draws its cases tries a tenth of them in these parts; all of them in the parts counted and laws.
FEW := TRIED_CASES=10
part-engine: INPUTS = $(ENGINE_INPUTS)
part-engine:
	$(PART) env $(FEW) Scripts/run-tests.sh FlowLayoutEngineTests FlexboxCasesTests

# Layouts and closures on a thread of their own, as SwiftUI has it from iOS 26 on: the stricter one.
HOSTED := '^FlowLayoutUITests' '^HostedFlowLayoutUITests'
part-hosted:
	$(PART) env HEADLESS_UPDATE_THREAD=render $(FEW) Scripts/run-tests.sh $(HOSTED)

# And all of them.
LAWS = $(notdir $(basename $(shell grep -rl --include='*Tests.swift' --exclude-dir=Engine --exclude-dir=Internals '<tried' Tests)))
part-laws:
	$(PART) env HEADLESS_UPDATE_THREAD=render Scripts/run-tests.sh $(LAWS)

# On the main thread, which make verify has for all tests of views.
part-tool:
	$(PART) env $(FEW) Scripts/run-tests.sh FlowToolTests FlowLayoutUIInternalsTests HeadlessCairoTests MainActorAppTests \
	  PublishedCodeTests RenderThreadTests

part-main-thread:
	$(PART) Scripts/run-tests.sh $(HOSTED)

part-stand-in:
	$(PART) sh -c 'Scripts/run-tests.sh "^StandIn" && \
	  HEADLESS_UPDATE_THREAD=render Scripts/run-tests.sh "^StandIn(Update|Layout)Tests"'

part-counted: export TEST_TARGETS = ContestantsTests FuzzTargetsTests FlowLayoutEngineTests \
  flow flow-benchmarks flow-conformance flow-fuzz
part-counted: export LLVM_PROFILE_FILE = /dev/null
part-counted:
	$(PART) $(SWIFT) test $(COUNTED) --disable-xctest --disable-testable-imports

# As users build it. Its laws draw thousands of cases, which take minutes without optimization: they are in the
# part counted.
part-product:
	$(PART) $(SWIFT) test $(STRICT) --disable-xctest --skip Laws

# The page is built here rather than before, or make would begin other parts first.
part-page part-scales: INPUTS = $(PAGE_INPUTS)
part-page part-compiled part-scales:
	$(PART) Playground/Tests/run.sh $(@:part-%=%)

# Both would build the page.
part-compiled: part-page
part-scales: part-embedded

part-large-inputs: part-counted
part-large-inputs:
	$(PART) env LLVM_PROFILE_FILE=/dev/null Scripts/check-tool.sh Workshop/.build/counted/release/flow
# The race against others, without them: what a program may answer, and what the page says.
part-peers: INPUTS = Workshop/Benchmarks/Peers Makefile
part-peers:
	$(PART) python3 -m unittest discover --start-directory Workshop/Benchmarks/Peers
part-docs:
	$(PART) Scripts/build-docs.sh Output/docs
part-examples part-oldest part-evolution:
	$(PART) Scripts/check-$(@:part-%=%).sh Workshop/.build/debug/Modules
part-consumers:
	$(PART) Scripts/check-consumers.sh $(STRICT)
part-embedded part-workflows part-release:
	$(PART) Scripts/check-$(@:part-%=%).sh

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
	@Scripts/check-format.sh $(FORMATTED)

bench: flow-benchmarks ## Race the library against other ways of doing the same work
	@mkdir -p Output
	@$(BENCHMARKS) --json Output/benchmarks.json

bench-peers: flow-benchmarks ## Race the engine against Taffy, Yoga, Chromium and programs, RIVALS=; COUNTS= tries some
	@Workshop/Benchmarks/Peers/run.sh $(BENCHMARKS) $(RIVALS:%=--rival %) $(COUNTS:%=--counts %)

flow-benchmarks: ready
	@$(SWIFT) build $(WORKSHOP) -c release --product flow-benchmarks

ready: toolchain
	@Scripts/install-packages.sh $(DRAWING)

toolchain:
	@command -v $(SWIFT) >/dev/null || \
	  { echo "make: no 'swift' in PATH; install Swift 6 or later from swift.org" >&2; exit 1; }
	@command -v python3 >/dev/null || Scripts/install-packages.sh python3
