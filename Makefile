# The two commands of a newcomer are `make demo` and `make test`; the rest is
# for those who work on trc. Everything goes through the CMake presets.

PRESET ?= release
BUILD := build/$(PRESET)

.PHONY: help setup configure configure-demo build check test test-asan check-format format tidy clean demo demo-albert demo-jax bench wheel parity models fuzz faults growth docs

help:
	@echo "make demo       train a small GPT-2 on text (TEXT=file for your own)"
	@echo "make demo-albert  make a vocabulary and a small ALBERT of text, and teach it to answer questions"
	@echo "make demo-jax   the same with a step that JAX printed, driven from C"
	@echo "make test       build and run every test"
	@echo "make check      build and run those that take minutes: all but CUDA kernels on the CPU"
	@echo "make bench      time trc against PyTorch and JAX (QUICK=1; PART=programs|training|capacity|"
	@echo "                capacity-matrix|loading|albert|albert-capacity|precision|ranks|doors|zoo; ONLY=, ROUNDS=, PEERS=: pieces of most)"
	@echo "make wheel      the Python package for other machines, in build/wheel"
	@echo "make parity     hold trc against transformers on PyTorch (CASES=small: quicker)"
	@echo "make build      build only; binaries land in $(BUILD)/bin"
	@echo "make test-asan  the tests under address and undefined sanitizers"
	@echo "make fuzz       random programs, mutated files and options (COUNT=n SEED=n), then the fuzzers,"
	@echo "                a minute each (SECONDS_EACH=n)"
	@echo "make faults     what may happen to a training run, a thousand times (COUNT=n SEED=n)"
	@echo "make growth     how the work of a compile grows with the program (COUNT=n operations)"
	@echo "make tidy       clang-tidy on every file (make test: on changed ones)"
	@echo "make format     clang-format in place; make check-format says what is not formatted"
	@echo "make docs       write docs/reference again, from the *.td files"
	@echo "make models     print models/jax/*.mlir and the programs of test made from JAX again,"
	@echo "                and hold what trc-emit prints against XLA and a formula"
	@echo "PRESET=release|debug|asan|portable chooses the build; portable is one program,"
	@echo "               build/portable/bin/trc, that needs neither LLVM nor MLIR"

setup:
	@tools/setup/install-packages.sh

# A build that a demo began is made one of all targets.
configure: setup
	@if [ ! -e $(BUILD)/build.ninja ]; then cmake --preset $(PRESET) -DTRC_TARGETS=all; \
	elif grep -qs '^TRC_TARGETS:STRING=host' $(BUILD)/CMakeCache.txt; then cmake $(BUILD) -DTRC_TARGETS=all; fi

# A demo where there is no GPU goes without the compiler for one.
configure-demo: setup
	@[ -e $(BUILD)/build.ninja ] || cmake --preset $(PRESET) $(if $(wildcard /dev/nvidiactl),,-DTRC_TARGETS=host)

build: configure
	@cmake --build $(BUILD)

# Tests that may run side by side do, one more than there are cores: beside what takes
# all of them, and waits at times, another runs. The label `long` is for what only
# `make test` runs (docs/testing.md has both lists).
CTEST := ctest --test-dir $(BUILD) --output-on-failure --parallel $(shell expr $$(nproc) + 1)
check: build
	@tools/setup/check-format.sh
	@$(CTEST) --label-exclude long
	@echo "checked; before a landing: make test"

test: build
	@tools/setup/fetch-nvrtc.sh || echo "going on without the tests that compile CUDA C++"
	@tools/setup/install-packages.sh chromium-headless-shell || echo "going on without the test that looks at pages"
	@tools/setup/fetch-nvdisasm.sh || echo "going on without the tests that count instructions"
	@tools/setup/check-format.sh
	@tools/setup/tidy.sh $(BUILD)
	@$(CTEST)
	@echo "all tests passed; next: make demo"

test-asan:
	@$(MAKE) test PRESET=asan

COUNT ?= 20000
SEED ?= 1
fuzz: configure
	@cmake --build $(BUILD) --target compare-simplified compare-host parse-broken write-test-programs \
	  trc-compile trc-data trc-dump trc-emit trc-opt trc-plan trc-run trc-train
	@$(BUILD)/bin/compare-simplified $(SEED) $(COUNT) 40
	@$(BUILD)/bin/compare-host $(SEED) $(shell expr $(COUNT) / 50 + 1) 40
	@$(BUILD)/bin/parse-broken $(SEED) $(COUNT) 15
	@test/Mutation/mutate.py --bin $(BUILD)/bin --seed $(SEED) --count $(shell expr $(COUNT) / 100 + 1) \
	  --keep $(BUILD)/findings
	@cmake --preset fuzz > /dev/null
	@cmake --build --preset fuzz
	@test/Fuzz/run.sh build/fuzz $(or $(SECONDS_EACH),60)

faults: configure
	@cmake --build $(BUILD) --target trc-compile trc-run trc-train fault-injector
	@python3 test/Faults/outputs.py --bin $(BUILD)/bin --injector $(BUILD)/lib/fault-injector.so --count 0
	@python3 test/Faults/faults.py --bin $(BUILD)/bin --injector $(BUILD)/lib/fault-injector.so \
	  --count $(if $(filter command line,$(origin COUNT)),$(COUNT),1000) --seed $(SEED)

growth: configure
	@cmake --build $(BUILD) --target trc-compile compile-each
	@python3 test/Growth/growth.py --bin $(BUILD)/bin --all \
	  --count $(if $(filter command line,$(origin COUNT)),$(COUNT),48)

tidy: build
	@tools/setup/tidy.sh --all $(BUILD)

check-format:
	@tools/setup/check-format.sh

format:
	@tools/setup/check-format.sh --fix

# Each demo builds its programs and nothing else.
demo: configure-demo
	@cmake --build $(BUILD) --target trc-train
	@PRESET=$(PRESET) TEXT="$(TEXT)" tools/demo.sh

demo-albert: configure-demo
	@cmake --build $(BUILD) --target trc-data trc-train
	@PRESET=$(PRESET) TEXT="$(TEXT)" tools/demo-albert.sh

demo-jax: configure-demo
	@cmake --build $(BUILD) --target trc-compile trc-dump trc_runtime_shared
	@PRESET=$(PRESET) TEXT="$(TEXT)" tools/demo-jax.sh

bench: build
	@PRESET=$(PRESET) ONLY="$(ONLY)" ROUNDS="$(ROUNDS)" PEERS="$(PEERS)" tools/bench/bench.sh $(if $(QUICK),--quick) $(PART)

parity: build
	@PRESET=$(PRESET) test/Parity/parity.sh $(CASES)

# In a virtual environment, for its pip.
wheel: setup
	@[ -x build/wheel/venv/bin/pip ] || python3 -m venv build/wheel/venv
	@build/wheel/venv/bin/pip wheel --quiet --disable-pip-version-check --no-deps \
	  --wheel-dir build/wheel --config-settings=cmake.define.TRC_PORTABLE=ON ./tools/python
	@ls build/wheel/*.whl

docs:
	@tools/docs/generate-reference.sh docs/reference

JAX_PYTHON ?= build/venv/bin/python
models: build
	@$(JAX_PYTHON) models/jax/print_all.py
	@$(JAX_PYTHON) models/jax/golden.py
	@$(JAX_PYTHON) models/jax/golden_gradients.py
	@$(JAX_PYTHON) models/gpt2/golden.py --bin $(BUILD)/bin
	@$(JAX_PYTHON) models/albert/golden.py --bin $(BUILD)/bin
	@$(JAX_PYTHON) test/Programs/print_programs.py
	@$(JAX_PYTHON) test/Partition/Inputs/print_sharded.py

clean:
	rm -rf build
