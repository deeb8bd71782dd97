# The commands that people type.  `make help` lists them.  They install missing tools and libraries
# with .ci/install, and build with CMake.  docs/development.md lists the rarer jobs: they are
# programs in tools/, and presets in CMakePresets.json.

BUILD ?= build
PREFIX ?= /usr/local
# If CMAKE_FLAGS is given, and the build folder has other flags, the folder is configured again.
flags_given := $(filter-out undefined,$(origin CMAKE_FLAGS))
CMAKE_FLAGS ?= -DURISCAN_WERROR=ON
MAKEFLAGS += --no-print-directory
# The arguments of .ci/install.  Without `test`, a build folder has no tests.
PACKAGES := build test
without_tests = $(if $(filter test,$(PACKAGES)),,-DURISCAN_BUILD_TESTS=OFF)
export PREFIX
export given_cmake_flags = $(CMAKE_FLAGS)

configuration := $(BUILD)/CMakeCache.txt
flags := $(BUILD)/cmake_flags.txt
write_flags := printf '%s\n' "$$given_cmake_flags"
tests := $(BUILD)/tests/CTestTestfile.cmake
configure := . tools/environment && logged $(BUILD) cmake
compile := . tools/environment && cmake --build $(BUILD)
# `make install` installs from $(BUILD) if it is configured.  Otherwise it uses a folder without
# tests and benchmarks.  There, warnings are not errors, because a newer compiler can have more of
# them.  Without CMAKE_FLAGS, a folder keeps its configuration.
installed_build := $(if $(wildcard $(configuration)),$(BUILD),$(BUILD)-install)
keeps_flags := $(or $(wildcard $(configuration)), \
               $(if $(flags_given),,$(wildcard $(installed_build)/CMakeCache.txt)))
flags_to_install := $(if $(keeps_flags),,CMAKE_FLAGS='$(if $(flags_given),$(CMAKE_FLAGS)) \
                    -DURISCAN_BUILD_TESTS=OFF -DURISCAN_BUILD_BENCH=OFF')
# `uriscan check` exits with 1 if it finds invalid lines.  The demonstration has such lines.
or_invalid := || test $$? -eq 1
title := printf '\n%s\n\n'

.DELETE_ON_ERROR: # without this, make would use a configuration that is not finished
.PHONY: build demo test test-all prove bench install uninstall deb amalgamate js site generate \
        format check-format clean help installed tools force

build: $(tests) ## Install what is missing and build everything; same as `make`
	@$(compile) --target all uriscan_benchmarks

demo: PACKAGES := build
demo: $(configuration) ## Install what is missing, build, and parse a sample list
	@echo 'uriscan: building the command and a benchmark; two processors usually need two minutes'
	@$(compile) --target uriscan_program speed make_corpus
	@$(BUILD)/bench/make_corpus 500000 >$(BUILD)/corpus.txt
	@$(title) 'uriscan parse: a record for every line of bench/sample.log (here the first ten)'
	@$(BUILD)/uriscan parse bench/sample.log | head -n 10
	@$(title) 'uriscan check: its invalid lines, and where the errors are'
	@$(BUILD)/uriscan check bench/sample.log $(or_invalid)
	@$(title) 'uriscan check, then the parser alone: half a million URIs'
	@$(BUILD)/uriscan check --summary $(BUILD)/corpus.txt 2>&1 >/dev/null $(or_invalid)
	@$(BUILD)/bench/speed $(BUILD)/corpus.txt

test: not_slow := --label-exclude slow
test: $(tests) ## Install what is missing, build, and run the tests, except the slow ones
test-all: $(tests) ## The same, with the slow tests

test test-all: # if the grammar is wrong, URI literals do not compile, and the proof shows the error
	@echo 'uriscan: two processors usually build and test in five minutes$(if $(not_slow),,, and more)'
	@$(compile) || { cmake --build $(BUILD) --target prove >$(BUILD)/prove.log && \
	    $(BUILD)/tests/prove 0 3 >$(BUILD)/prove.log || cat $(BUILD)/prove.log; exit 1; }
	@. tools/environment && ctest --test-dir $(BUILD) --progress --output-on-failure \
	    --no-label-summary $(not_slow) $(CTEST_FLAGS)
	@cat $(BUILD)/not_tested.txt; $(if $(not_slow),echo 'not tested: the slow tests (make test-all)')

# CASES is the number of random cases of each property.
prove: $(tests) ## Prove the grammar, and test parsers and operations; takes minutes
	@CXX='$(CXX)' tools/prove $(BUILD) $(CASES)

bench: $(configuration) ## Compare with other parsers; CORPUS="FILE..." names your lists
	@.ci/install bench
	@cmake $(BUILD) | grep 'comparing with'
	@$(compile) --target uri_bench growth_bench operations_bench text_bench \
	    template_bench iri_bench functions_bench
	@for program in uri_bench operations_bench functions_bench \
	    $(if $(CORPUS),,growth_bench text_bench template_bench iri_bench); do \
	    $(BUILD)/bench/$$program --results=$(BUILD)/bench-results $(CORPUS) || exit 1; done

install: installed ## Install the library and the command (PREFIX=, DESTDIR=)
	@cmake --install $(installed_build) --prefix "$$PREFIX"

uninstall: installed ## Remove what `make install` has installed (PREFIX=, DESTDIR=)
	@packaging/uninstall $(installed_build)

deb: ## Build Debian packages in build-deb/, and check them with lintian
	@.ci/install build deb
	@packaging/make_deb build-deb

amalgamate: $(configuration) ## Write the whole library as $(BUILD)/uriscan_single.hpp
	@$(compile) --target uriscan_single_header

js: ## Write the npm package into $(BUILD)/js
site: ## Write the page on which people try URIs into $(BUILD)/site
js site:
	@tools/js $@ $(BUILD)

generate: $(tests) ## Compile ragel/ into generated/ again
	@tools/generate $(BUILD)

format: ## Format the code as .clang-format says
	@tools/format

check-format: ## Fail if `make format` would change something, or a line is too long
	@tools/format --check

clean: ## Remove everything that was built
	@rm -rf build build-*

help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20
	@echo 'docs/development.md lists the rarer jobs.'

# Builds what is installed.
installed:
	@$(MAKE) $(installed_build)/CMakeCache.txt BUILD=$(installed_build) PACKAGES=build \
	    $(flags_to_install)
	@. tools/environment && cmake --build $(installed_build) --target uriscan_installed

# If nothing is missing, this target does nothing, so every build can run it first.
tools:
	@.ci/install $(PACKAGES)

# A new configuration must not use the cache of an earlier one, which would keep the old flags.
$(configuration): $(if $(flags_given),$(flags)) | tools
	@echo 'uriscan: configuring $(BUILD)'
	@mkdir -p $(BUILD)
	@rm -f $@ $(tests)
	@$(write_flags) >$(flags)
	@$(configure) -S . -B $(BUILD) $(without_tests) $(CMAKE_FLAGS)

# This file changes only if the flags change.
$(flags): force
	@mkdir -p $(BUILD)
	@$(write_flags) | cmp -s - $@ || $(write_flags) >$@

# `make demo` configures $(BUILD) without tests.
$(tests): | $(configuration)
	@test -e $@ || ($(configure) -DURISCAN_BUILD_TESTS=ON $(BUILD))
