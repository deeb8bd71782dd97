# The commands of this repository.  `make help` lists them.  They install missing tools and
# libraries with .ci/install, and build with CMake.

BUILD ?= build
PREFIX ?= /usr/local
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
SECONDS ?= 60
TARGETS ?= 1000000
SEED ?= 1
# If CMAKE_FLAGS is given, and the build folder was configured with other flags, the folder is
# configured again.
flags_given := $(filter-out undefined,$(origin CMAKE_FLAGS))
CMAKE_FLAGS ?= -DURISCAN_WERROR=ON
MAKEFLAGS += --no-print-directory
# The arguments of .ci/install.
PACKAGES := build test
export PREFIX
export given_cmake_flags = $(CMAKE_FLAGS)

configuration := $(BUILD)/CMakeCache.txt
flags := $(BUILD)/cmake_flags.txt
write_flags := printf '%s\n' "$$given_cmake_flags"
corpus := $(BUILD)/corpus.txt
compile := cmake --build $(BUILD) --parallel $(JOBS)
# If ccache is installed, a file that was compiled before is not compiled again, even if that was in
# another clone.  CCACHE_SLOPPINESS lets it accept precompiled headers.
ifneq ($(shell command -v ccache),)
    export CMAKE_C_COMPILER_LAUNCHER ?= ccache
    export CMAKE_CXX_COMPILER_LAUNCHER ?= ccache
    export CCACHE_SLOPPINESS ?= pch_defines,time_macros
    export CCACHE_BASEDIR ?= $(CURDIR)
    export CCACHE_NOHASHDIR ?= 1
endif
sanitizers := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
# The tests with sanitizers and the fuzz targets have the same build.
sanitized := BUILD=build-sanitize CMAKE_FLAGS='-DURISCAN_WERROR=ON -DURISCAN_BUILD_FUZZERS=ON \
    -DURISCAN_BUILD_BENCH=OFF -DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++ \
    -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS="-O1 -g1 $(sanitizers)" \
    -DCMAKE_CXX_FLAGS="-O1 -g1 $(sanitizers)"'
# A build in which the fuzz targets are fast: guard pages find reads outside of a text, without
# sanitizers.
fast_to_fuzz := BUILD=build-fuzz CMAKE_FLAGS='-DURISCAN_WERROR=ON -DURISCAN_BUILD_FUZZERS=ON \
    -DURISCAN_FUZZ_SANITIZERS=fuzzer-no-link -DURISCAN_BUILD_BENCH=OFF \
    -DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_C_FLAGS="-O2 -g1" -DCMAKE_CXX_FLAGS="-O2 -g1"'
# A build in which the fuzz targets are compiled as users compile the library.
plain_to_fuzz := BUILD=build-plain CMAKE_FLAGS='-DURISCAN_WERROR=ON -DURISCAN_BUILD_FUZZERS=ON \
    -DURISCAN_FUZZ_SANITIZERS= -DURISCAN_FUZZ_ENGINE=plain_engine -DURISCAN_BUILD_BENCH=OFF \
    -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS="-O3 -DNDEBUG" -DCMAKE_CXX_FLAGS="-O3 -DNDEBUG"'
# The compilers of AFL++ add their own code, and link a main() for AFL++.
for_afl := BUILD=build-afl CMAKE_FLAGS='-DURISCAN_WERROR=ON -DURISCAN_BUILD_FUZZERS=ON \
    -DURISCAN_FUZZ_SANITIZERS= -DURISCAN_BUILD_BENCH=OFF -DURISCAN_PRECOMPILE_HEADERS=OFF \
    -DCMAKE_C_COMPILER=afl-clang-fast -DCMAKE_CXX_COMPILER=afl-clang-fast++ \
    -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS="-O2 -g1" -DCMAKE_CXX_FLAGS="-O2 -g1"'
# These tests check files or compile programs, so a run with sanitizers leaves them out.
tests_of_files := public_headers single_header[.]works checks generated rooms rule_order documents \
    architecture lifetime literal makefile grammars machine_programs
regex_of_files := $(shell echo '$(tests_of_files)' | tr ' ' '|')
# The slowest come first.
programs_that_read := cli_test c_test batch_test extract_test octets_test percent_test \
    redact_test request_target_test unit_test
asan := -fsanitize=address -fno-omit-frame-pointer
code = $(shell find include src tests bench -name '*.hpp' -o -name '*.cpp' -o -name '*.h' \
                -o -name '*.c')
# The code and other files whose comments `make format` wraps.  clang-format lays out only the code.
width := 100
wrapped = $(code) $(shell find ragel src tests bench CMakeLists.txt -name '*.rl' -o -name '*.awk' \
                     -o -name '*.cmake' -o -name CMakeLists.txt -o -name '*.sh')
for_aarch64 := -DCMAKE_TOOLCHAIN_FILE=.ci/aarch64.cmake \
               -DURISCAN_BUILD_CLI=OFF -DURISCAN_BUILD_BENCH=OFF
# Without optimization, the build for IBM Z takes less time.
for_s390x := -DCMAKE_TOOLCHAIN_FILE=.ci/s390x.cmake -DCMAKE_BUILD_TYPE=None \
             -DURISCAN_BUILD_CLI=OFF -DURISCAN_BUILD_BENCH=OFF
# The emulated machine with AVX-512 has no shared libraries.  Only the kernels that the tests
# compare are built.
for_avx512 := -DURISCAN_FOR_BOCHS=ON -DURISCAN_KERNELS="scalar;avx512" \
              -DCMAKE_EXE_LINKER_FLAGS="-static -Wl,--no-warnings" -DURISCAN_HARDEN=OFF \
              -DURISCAN_BUILD_CLI=OFF -DURISCAN_BUILD_BENCH=OFF -DBUILD_SHARED_LIBS=OFF
for_wasm32 := -DCMAKE_TOOLCHAIN_FILE=.ci/wasm32.cmake -DCMAKE_BUILD_TYPE=Release \
              -DURISCAN_BUILD_CLI=OFF -DURISCAN_BUILD_BENCH=OFF
# The tests to run in an emulator.  An emulator is slow, so the tests of the oracle are left out:
# the oracle is the same on all processors.
tests_of_the_machine := kernel|self_loops|skippers|addresses|machine|cases|parse|prove|resumption
tests_of_the_machine := $(tests_of_the_machine)|push_parser|view|single_header
# The unit tests count allocations in their own operator new, which Valgrind must not replace.
memcheck := valgrind --quiet --leak-check=full --error-exitcode=3 \
            --soname-synonyms=somalloc=nouserintercepts
# with_ragel configures the build again, because Ragel might have been installed after the first
# configuration.
with_ragel := cmake $(BUILD) | grep 'compiling the grammar' >/dev/null || \
              { echo 'uriscan: this needs Ragel 6.10' >&2; exit 1; }
# `make install` installs from $(BUILD) if it is configured.  Otherwise it uses a folder without
# tests and benchmarks.  There, warnings are not errors, because a newer compiler can have more of
# them.  Without CMAKE_FLAGS, a folder keeps its configuration.
installed_build := $(if $(wildcard $(configuration)),$(BUILD),$(BUILD)-install)
keeps_flags := $(or $(wildcard $(configuration)), \
               $(if $(flags_given),,$(wildcard $(installed_build)/CMakeCache.txt)))
flags_to_install := $(if $(keeps_flags),,CMAKE_FLAGS='$(if $(flags_given),$(CMAKE_FLAGS)) \
                    -DURISCAN_BUILD_TESTS=OFF -DURISCAN_BUILD_BENCH=OFF')
# `uriscan check` exits 1 if it finds invalid lines, and the demonstration has some.
or_invalid := || test $$? -eq 1

library := $(BUILD)/src/liburiscan
with_modules = URISCAN_NGINX_MODULE=$$(realpath $(BUILD)/nginx/ngx_http_uriscan_module.so) \
               URISCAN_APACHE_MODULE=$$(realpath $(BUILD)/apache/mod_uriscan.so) \
               URISCAN_LIBRARY=$$(realpath $(library).so.0) \
               FUZZ_SERVICES=$$(realpath $(BUILD)/tests/fuzz_services)

# The npm modules that the tests of the engines use.
chdb = chdb@3.4.0
duckdb_engine = @duckdb/node-api@1.5.6-r.1
apache_arrow = apache-arrow@21.2.0

with_postgresql = URISCAN_POSTGRESQL=$$(realpath $(BUILD)/postgresql/installed)
configure_wasm32 = $(MAKE) build-wasm32/CMakeCache.txt BUILD=build-wasm32 \
                   CMAKE_FLAGS='-DURISCAN_WERROR=ON $(for_wasm32)'
with_clickhouse = CLICKHOUSE_WASM=$$(realpath $(BUILD)/clickhouse/uriscan.wasm) \
                  CLICKHOUSE_ENGINE=$$(realpath $(BUILD)/clickhouse) \
                  URISCAN_PROGRAM=$$(realpath $(BUILD)/uriscan)
with_duckdb = DUCKDB_EXTENSION=$$(realpath $(BUILD)/duckdb/uriscan.duckdb_extension) \
              DUCKDB_ENGINE=$$(realpath $(BUILD)/duckdb/engine)

.DEFAULT_GOAL := build
.DELETE_ON_ERROR: # otherwise, make would use a configuration or corpus that is not finished
.PHONY: bounds build demo test test-all test-library prove generate check-generated amalgamate \
        picture format check-format tidy sanitize sanitize-short valgrind fuzz fuzz-fast \
        fuzz-plain fuzz-minimise fuzz-afl test-oss-fuzz fuzz-services test-aarch64 test-s390x \
        test-avx512 test-wasm32 test-services services-page services-load integrations duckdb \
        postgresql clickhouse-wasm test-engines test-clickhouse test-duckdb test-postgresql \
        coverage mutate bench bench-commands bench-docs install uninstall installed sbom deb \
        test-deb test-deb-bare reference check-abi check-reproducible check-reproducible-deb clean \
        help tools force

build: $(configuration) ## Install what is missing and build everything; same as `make`
	@$(compile)

demo: $(configuration) $(corpus) ## Install what is missing, build, and parse a sample list
	@$(compile) --target uriscan_program speed
	@printf '\n%s\n\n' \
	    'uriscan parse: a record for every line of bench/sample.log (here the first ten)'
	@$(BUILD)/uriscan parse bench/sample.log | head -n 10
	@printf '\n%s\n\n' 'uriscan check: its invalid lines, and where the errors are'
	@$(BUILD)/uriscan check bench/sample.log $(or_invalid)
	@printf '\n%s\n\n' 'uriscan check, then the parser alone: half a million URIs'
	@$(BUILD)/uriscan check --summary $(corpus) 2>&1 >/dev/null $(or_invalid)
	@$(BUILD)/bench/speed $(corpus)

test: not_slow := --label-exclude slow
test: $(configuration) ## Install what is missing, build, and run the tests, except the slow ones
test-all: $(configuration) ## The same, with the slow tests

test-library: ## The same for the library alone, which takes less than half of the time
	@$(MAKE) test BUILD=build-library CMAKE_FLAGS='-DURISCAN_WERROR=ON -DURISCAN_BUILD_CLI=OFF \
	    -DURISCAN_BUILD_BENCH=OFF'

# If the grammar is wrong, URI literals do not compile.  The proof still compiles, and shows the
# error.
test test-all:
	@$(compile) || { $(compile) --target prove >$(BUILD)/prove.log && \
	    $(BUILD)/tests/prove 0 3 >$(BUILD)/prove.log || cat $(BUILD)/prove.log; exit 1; }
	@ctest --test-dir $(BUILD) --parallel $(JOBS) --progress --output-on-failure \
	    --no-label-summary $(not_slow) $(CTEST_FLAGS)
	@cat $(BUILD)/not_tested.txt
	@$(if $(not_slow),echo 'not tested: what the slow tests check (make test-all)')

# CASES is the number of random cases of each property, and of lines with secrets.
prove: CASES := 200000
prove: $(configuration) ## Prove the grammar, and test parsers and operations; takes minutes
	@$(compile) --target prove skips pumped lines properties leaks
	@$(BUILD)/tests/prove 2 6
	@$(BUILD)/tests/skips 12
	@$(BUILD)/tests/pumped 3
	@$(BUILD)/tests/lines 6
	@$(BUILD)/tests/properties $(CASES)
	@$(BUILD)/tests/leaks $(CASES)

bounds: $(configuration) ## Measure the memory of each command on hostile inputs; takes minutes
	@$(compile) --target uriscan_program
	@python3 tests/bounds/bounds.py $(BUILD)/uriscan

generate: $(configuration) ## Compile ragel/ into generated/ again
	@$(with_ragel)
	@$(compile) --target uriscan_refresh_generated

check-generated: $(configuration) ## Fail if generated/ is not what Ragel makes from ragel/
	@$(with_ragel)
	@$(compile) --target uriscan_machines
	@diff -ru generated $(BUILD)/generated
	@echo 'generated/ is up to date'

check-abi: ## Fail if programs linked with the last release could not use the shared library
	@.ci/install build abi
	@sh tests/checks/abi.sh . build-abi

check-reproducible: ## Fail if two builds in different places differ in an installed file
	@.ci/install build
	@sh tests/checks/reproducible.sh . build-reproducible $(JOBS)

check-reproducible-deb: ## Fail if two builds of the Debian packages in different places differ
	@.ci/install build deb
	@sh tests/packaging/deb/reproducible.sh build-reproducible-deb $(JOBS)

amalgamate: $(configuration) ## Write the whole library as $(BUILD)/uriscan_single.hpp
	@$(compile) --target uriscan_single_header

picture: $(configuration) ## Draw the picture of docs/architecture.md again
	@$(compile) --target uriscan_machines
	@machines=generated; test ! -d $(BUILD)/generated || machines=$(BUILD)/generated; \
	    awk -f docs/architecture_picture.awk $$machines/uriscan/octet_table.hpp \
	    $$machines/uriscan/uri_automaton.hpp >docs/architecture.svg

format: ## Format the code as .clang-format says
	@.ci/install format
	@clang-format-14 -i $(code)
	@for file in $(wrapped); do \
	    LC_ALL=C awk -v limit=$(width) -f tests/checks/wrap_comments.awk $$file >$(BUILD).format && \
	    { cmp -s $(BUILD).format $$file || cp $(BUILD).format $$file; } || exit 1; done; \
	    rm $(BUILD).format

check-format: ## Fail if `make format` would change something, or a line is too long
	@.ci/install format
	@clang-format-14 --dry-run -Werror --ferror-limit=1 $(code)
	@LC_ALL=C awk -v limit=$(width) -f tests/checks/line_width.awk $(wrapped) Makefile
	@echo 'the code is laid out by .clang-format, in lines of $(width) columns'

tidy: ## Look for mistakes in src/ and include/ with clang-tidy, as .clang-tidy says
	@.ci/install build clang tidy
	@$(MAKE) build-tidy/CMakeCache.txt BUILD=build-tidy \
	    CMAKE_FLAGS='-DCMAKE_CXX_COMPILER=clang++ -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
	                 -DURISCAN_BUILD_TESTS=OFF -DURISCAN_BUILD_BENCH=OFF \
	                 -DURISCAN_PRECOMPILE_HEADERS=OFF'
	@cmake --build build-tidy --parallel $(JOBS) --target uriscan_machines
	@run-clang-tidy-14 -quiet -p build-tidy -j $(JOBS) '$(CURDIR)/src/' >build-tidy/tidy.log 2>&1 || \
	    { grep -A 2 -E 'warning: |error: ' build-tidy/tidy.log; exit 1; }
	@echo 'clang-tidy found nothing'

sanitize: ## Run the tests, except the slow ones, with clang++, ASan and UBSan
	@CXX=clang++ .ci/install build test clang fuzz
	@$(MAKE) test $(sanitized) CTEST_FLAGS="--exclude-regex '^($(regex_of_files))[.]'"

sanitize-short: ## The same, but only the tests that read many texts
	@CXX=clang++ .ci/install build test clang fuzz
	@$(MAKE) build-sanitize/CMakeCache.txt $(sanitized)
	@cmake --build build-sanitize --parallel $(JOBS) --target case_test $(programs_that_read)
	@cd build-sanitize/tests && \
	    for program in $(programs_that_read); do echo $$program 0 $$program 1; done | \
	    xargs -P $(JOBS) -n 2 sh -c 'GTEST_TOTAL_SHARDS=2 GTEST_SHARD_INDEX=$$2 \
	        "./$$1" --gtest_brief=1 --gtest_filter="-*linear_time*"' sh
	@ctest --test-dir build-sanitize --parallel $(JOBS) --tests-regex '^cases[.]' --no-tests=error

test-aarch64: ## Build for 64-bit ARM, and test the machine in an emulator
	@.ci/install build test arm
	@$(MAKE) test BUILD=build-aarch64 \
	    CTEST_FLAGS="--tests-regex '$(tests_of_the_machine)'" \
	    CMAKE_FLAGS='-DURISCAN_WERROR=ON $(for_aarch64)'

test-s390x: ## Build for IBM Z, which is big-endian, and test the library in an emulator
	@.ci/install build test s390x
	@$(MAKE) build-s390x/CMakeCache.txt BUILD=build-s390x \
	    CMAKE_FLAGS='-DURISCAN_WERROR=ON $(for_s390x)'
	@cmake --build build-s390x --parallel $(JOBS) --target \
	    case_test c_cases c_static c_test octets_test percent_test
	@ctest --test-dir build-s390x --parallel $(JOBS) --output-on-failure --no-tests=error \
	    --tests-regex '^(addresses|cases|percent|decodes_to|c)[.]' \
	    --exclude-regex '^c[.](first_program|examples|shared_library)'

test-avx512: ## Test the kernel for AVX-512 in an emulator
	@.ci/install build test avx512
	@$(MAKE) build-avx512/CMakeCache.txt BUILD=build-avx512 \
	    CMAKE_FLAGS='-DURISCAN_WERROR=ON $(for_avx512)'
	@cmake --build build-avx512 --parallel $(JOBS) --target \
	    $$(sed -n 's/^\([a-z_0-9]*\).*/\1/p' tests/emulated/avx512_tests.txt | sort -u)
	@tests/emulated/avx512.sh build-avx512 tests/emulated/avx512_tests.txt

test-wasm32: ## Build for WebAssembly, where size_t has 32 bits, and test the library in Node
	@.ci/install build test wasm32
	@$(configure_wasm32)
	@cmake --build build-wasm32 --parallel $(JOBS) --target c_cases
	@for kernel in scalar simd128; do \
	    URISCAN_KERNEL=$$kernel ctest --test-dir build-wasm32 --output-on-failure \
	        --no-tests=error --tests-regex '^c[.]cases$$' || exit 1; \
	done

valgrind: build ## Run the unit tests and the command line with Valgrind
	@.ci/install memory
	@$(memcheck) $(BUILD)/tests/unit_test --gtest_brief=1
	@$(memcheck) $(BUILD)/uriscan parse bench/sample.log >/dev/null
	@$(memcheck) $(BUILD)/uriscan check bench/sample.log >/dev/null $(or_invalid)
	@echo 'valgrind found nothing'

fuzz: SEED := 0
fuzz: ## Fuzz each property in tests/fuzz for SECONDS=60; CORPUS=FOLDER keeps inputs
	@CXX=clang++ .ci/install build test clang fuzz others
	@$(MAKE) build-sanitize/CMakeCache.txt $(sanitized)
	@cmake --build build-sanitize --parallel $(JOBS) --target fuzzers
	@CORPUS='$(CORPUS)' tests/fuzz/run build-sanitize $(SECONDS) $(SEED)

# Without -entropic=0, libFuzzer needs half of the time to count how rare each input is.
fuzz-fast: SEED := 0
fuzz-fast: ## The same without sanitizers, with more executions a second
	@CXX=clang++ .ci/install build test clang fuzz others
	@$(MAKE) build-fuzz/CMakeCache.txt $(fast_to_fuzz)
	@cmake --build build-fuzz --parallel $(JOBS) --target fuzzers
	@FUZZ_FLAGS=-entropic=0 CORPUS='$(CORPUS)' tests/fuzz/run build-fuzz $(SECONDS) $(SEED)

fuzz-plain: SEED := 0
fuzz-plain: ## The same with code as users compile it; no coverage, so give it a CORPUS=FOLDER
	@.ci/install build test others
	@$(MAKE) build-plain/CMakeCache.txt $(plain_to_fuzz)
	@cmake --build build-plain --parallel $(JOBS) --target fuzzers
	@CORPUS='$(CORPUS)' tests/fuzz/run_plain build-plain $(SECONDS) $(SEED)

fuzz-minimise: ## Drop the inputs in CORPUS=FOLDER that reach only code that others reach, too
	@CXX=clang++ .ci/install build test clang fuzz others
	@$(MAKE) build-fuzz/CMakeCache.txt $(fast_to_fuzz)
	@cmake --build build-fuzz --parallel $(JOBS) --target fuzzers
	@tests/fuzz/minimise build-fuzz '$(CORPUS)'

fuzz-afl: ## Fuzz each property in tests/fuzz for SECONDS=60 with AFL++
	@.ci/install build test clang others afl
	@$(MAKE) build-afl/CMakeCache.txt $(for_afl)
	@AFL_QUIET=1 cmake --build build-afl --parallel $(JOBS) --target fuzzers
	@tests/fuzz/run_afl build-afl $(SECONDS)

test-oss-fuzz: ## Build the fuzz targets as OSS-Fuzz does, and run them on their seeds
	@CXX=clang++ .ci/install build test clang fuzz
	@tests/fuzz/oss-fuzz/try.sh build-oss-fuzz

test-services: integrations ## Test the modules for nginx and Apache, the Lua binding, and a page
	@$(compile) --target fuzz_services
	@$(with_modules) python3 -B -m unittest discover -s tests/services -p '*_test.py'

services-page: integrations ## Ask web servers for request targets; write docs/services_targets.md
	@$(with_modules) python3 -B tests/services/target_table.py

services-load: integrations ## Measure nginx and Apache httpd with and without our modules
	@$(with_modules) python3 -B tests/services/load.py

fuzz-services: $(configuration) ## Send TARGETS=1000000 random targets to nginx, with ASan
	@.ci/install build services
	@$(compile) --target fuzz_services
	@$(MAKE) build-services/CMakeCache.txt BUILD=build-services \
	    CMAKE_FLAGS='-DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS="-O1 -g $(asan)" \
	                 -DURISCAN_BUILD_TESTS=OFF -DURISCAN_BUILD_BENCH=OFF -DURISCAN_BUILD_CLI=OFF'
	@cmake --build build-services --parallel $(JOBS) --target uriscan
	@tests/services/fuzz/run build-services build-services/src/liburiscan.a \
	    $(BUILD)/tests/fuzz_services $(TARGETS) $(SEED)

integrations: $(configuration) ## Build the modules for nginx and Apache httpd
	@.ci/install services node
	@$(compile) --target uriscan uriscan_c
	@src/integrations/nginx/build.sh include $(library).a $(BUILD)/nginx
	@src/integrations/apache/build.sh include $(library).a $(BUILD)/apache

test-engines: duckdb postgresql clickhouse-wasm ## Test all functions for databases in them
	@.ci/install engines
	@.ci/install clickhouse
	@tests/engines/get_module.sh $(BUILD)/clickhouse $(chdb)
	@tests/engines/get_module.sh $(BUILD)/duckdb/engine $(duckdb_engine)
	@tests/engines/get_module.sh $(BUILD)/arrow $(apache_arrow)
	@$(compile) --target engine_table make_corpus uriscan_program
	@ENGINE_TABLE=$$(realpath $(BUILD)/tests/engine_table) $(with_duckdb) $(with_postgresql) \
	    ARROW_MODULES=$$(realpath $(BUILD)/arrow) \
	    MAKE_CORPUS=$$(realpath $(BUILD)/bench/make_corpus) \
	    $(with_clickhouse) tests/engines/run

clickhouse-wasm: ## Build the functions for ClickHouse as a WebAssembly module
	@.ci/install build test wasm32
	@$(configure_wasm32)
	@cmake --build build-wasm32 --parallel $(JOBS) --target uriscan
	@src/integrations/clickhouse/wasm/build.sh include build-wasm32/generated -- \
	    build-wasm32/src/liburiscan.a $(BUILD)/clickhouse
	@echo 'the module is $(BUILD)/clickhouse/uriscan.wasm'

test-clickhouse: clickhouse-wasm $(configuration) ## Test the functions in ClickHouse, and measure
	@.ci/install clickhouse
	@tests/engines/get_module.sh $(BUILD)/clickhouse $(chdb)
	@$(compile) --target engine_table uriscan_program
	@ENGINE_TABLE=$$(realpath $(BUILD)/tests/engine_table) $(with_clickhouse) \
	    tests/engines/run 'clickhouse_[tw]*test.py'

duckdb: $(configuration) ## Build the extension for DuckDB
	@.ci/install duckdb
	@$(compile) --target uriscan
	@src/integrations/duckdb/get_headers.sh $(BUILD)/duckdb/headers
	@src/integrations/duckdb/build.sh include:$(BUILD)/generated:generated $(library).a \
	    $(BUILD)/duckdb/headers $(BUILD)/duckdb
	@echo 'the extension is $(BUILD)/duckdb/uriscan.duckdb_extension'

test-duckdb: duckdb ## Test the extension in DuckDB, and measure it; URLS=FILE is your list
	@tests/engines/get_module.sh $(BUILD)/duckdb/engine $(duckdb_engine)
	@$(compile) --target engine_table make_corpus
	@ENGINE_TABLE=$$(realpath $(BUILD)/tests/engine_table) $(with_duckdb) DUCKDB_URLS=$(URLS) \
	    MAKE_CORPUS=$$(realpath $(BUILD)/bench/make_corpus) tests/engines/run 'duckdb*_test.py'

postgresql: $(configuration) ## Build the extension for PostgreSQL
	@.ci/install postgresql
	@$(compile) --target uriscan
	@mkdir -p $(BUILD)/postgresql
	@$(MAKE) --silent -C $(BUILD)/postgresql -f $(CURDIR)/src/integrations/postgresql/Makefile \
	    COPT=-Werror URISCAN_CFLAGS=-I$(CURDIR)/include \
	    URISCAN_LIBS=$$(realpath $(library).a) DESTDIR=$$(realpath $(BUILD))/postgresql/installed \
	    all install >/dev/null
	@echo 'the extension is in $(BUILD)/postgresql/installed'

test-postgresql: postgresql ## Test the extension in PostgreSQL, and measure it
	@$(compile) --target engine_table
	@ENGINE_TABLE=$$(realpath $(BUILD)/tests/engine_table) $(with_postgresql) \
	    tests/engines/run 'postgresql*_test.py'

coverage: ## List the code that the tests do not run, and why
	@CXX=clang++-19 .ci/install cover
	@tests/coverage/run build-coverage

mutate: ## Make small mistakes in the library, and show which no test notices (FILES=, SAMPLE=)
	@.ci/install build test mutate
	@nice python3 -B tests/mutation/mutate.py --jobs $(JOBS) --sample $(or $(SAMPLE),0) \
	    --seed $(SEED) --hunt "$(HUNT)" build-mutate $(FILES)

bench: $(configuration) ## Compare with other parsers; CORPUS="FILE..." names your lists
	@.ci/install bench
	@cmake $(BUILD) | grep 'comparing with'
	@$(compile) --target uri_bench growth_bench operations_bench text_bench
	@$(BUILD)/bench/uri_bench --results=$(BUILD)/bench-results $(CORPUS)
	@$(BUILD)/bench/operations_bench --results=$(BUILD)/bench-results $(CORPUS)
	@$(if $(CORPUS),,$(BUILD)/bench/growth_bench --results=$(BUILD)/bench-results)
	@$(if $(CORPUS),,$(BUILD)/bench/text_bench --results=$(BUILD)/bench-results)

bench-commands: $(if $(CORPUS),,$(corpus))
bench-commands: $(configuration) ## Compare whole commands with rg, awk, sed and jq on 1 GB
	@.ci/install commands
	@$(compile) --target uriscan_program
	@mkdir -p $(BUILD)/bench-results
	@bench/commands.py --uriscan=$(BUILD)/uriscan $(COMMANDS_FLAGS) $(or $(CORPUS),$(corpus)) \
	    | tee $(BUILD)/bench-results/commands.md

bench-docs: ## Copy the results of the last `make bench` into docs/
	@bench/refresh_docs $(BUILD)/bench-results

reference: ## Write the reference of the C functions as web pages, and fail on warnings
	@.ci/install reference
	@mkdir -p $(BUILD)/reference
	@REFERENCE=$(BUILD)/reference doxygen docs/Doxyfile
	@echo 'the reference is $(BUILD)/reference/html/uriscan_8h.html'

install: installed ## Install the library and the command (PREFIX=, DESTDIR=)
	@cmake --install $(installed_build) --prefix "$$PREFIX"

uninstall: installed ## Remove what `make install` has installed (PREFIX=, DESTDIR=)
	@packaging/uninstall $(installed_build)

sbom: $(configuration) ## Write the software bill of materials (SPDX 2.3), and say where it is
	@cmake $(BUILD) >/dev/null
	@echo 'the software bill of materials is $(BUILD)/uriscan.spdx.json'

deb: ## Build Debian packages in build-deb/, and check them with lintian
	@.ci/install build deb
	@packaging/make_deb build-deb

test-deb: ## Install the packages of `make deb` in a copy of this system, and use them
	@.ci/install build test services
	@sh tests/packaging/deb/copy_of_system.sh build-deb

test-deb-bare: ## Build the packages in a bare Debian, install them in another, and use them
	@.ci/install build deb bare
	@sh tests/packaging/deb/bare_system.sh build-deb-bare

clean: ## Remove everything that was built
	@rm -rf build build-*

help: ## List these commands
	@sed -n 's/^\([a-z0-9-]*\):.*## /make \1\t/p' Makefile | expand -t 24

# Builds what is installed.
installed:
	@$(MAKE) $(installed_build)/CMakeCache.txt BUILD=$(installed_build) PACKAGES=build \
	    $(flags_to_install)
	@cmake --build $(installed_build) --parallel $(JOBS) --target uriscan_installed

# This target does nothing if nothing is missing, so all builds can run it first.
tools:
	@.ci/install $(PACKAGES)

# A configuration starts without the cache of an earlier one, which would keep the earlier flags.
$(configuration): $(if $(flags_given),$(flags)) | tools
	@echo 'uriscan: configuring $(BUILD)'
	@mkdir -p $(BUILD)
	@rm -f $@
	@$(write_flags) >$(flags)
	@cmake -S . -B $(BUILD) $$(command -v ninja >/dev/null && echo -G Ninja) $(CMAKE_FLAGS) \
	    >$(BUILD)/configure.log 2>&1 || { cat $(BUILD)/configure.log; exit 1; }

# This file changes only if the flags change.
$(flags): force
	@mkdir -p $(BUILD)
	@$(write_flags) | cmp -s - $@ || $(write_flags) >$@

force:

$(corpus): | $(configuration)
	@$(compile) --target make_corpus
	@$(BUILD)/bench/make_corpus 500000 >$@
