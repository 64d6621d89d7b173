# The two commands of a newcomer are `make demo` and `make test`; the rest is
# for those who work on trc. Everything goes through the CMake presets.

PRESET ?= release
BUILD := build/$(PRESET)

.PHONY: setup build test test-asan format tidy clean

setup:
	@tools/setup/install-packages.sh

$(BUILD)/build.ninja: | setup
	@cmake --preset $(PRESET)

build: setup $(BUILD)/build.ninja
	@cmake --build $(BUILD)

test: build
	@tools/setup/check-format.sh
	@ctest --test-dir $(BUILD) --output-on-failure
	@echo "all tests passed; next: make demo"

test-asan:
	@$(MAKE) test PRESET=asan

format:
	@tools/setup/check-format.sh --fix

clean:
	rm -rf build
