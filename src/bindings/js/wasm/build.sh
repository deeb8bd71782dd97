#!/bin/sh
# Builds WebAssembly modules of the library (.ci/install wasm32 gets the compiler):
#
#   build.sh FOLDER MODULE...       writes FOLDER/MODULE.wasm for each MODULE
#
# MODULE is page, many_simd128 or many_scalar.  The last two differ only in the kernel.
set -eu
folder=$1
shift
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$(dirname "$0")/../../../.."
. tools/environment

# compile MODULE FILE...: compiles the files of a module.
compile() {
    objects=$folder/$1.objects
    shift
    mkdir -p "$objects"
    for file; do
        echo "$file -o $objects/$(echo "$file" | tr / _).o"
    done | xargs -P "$JOBS" -L 1 ${CMAKE_CXX_COMPILER_LAUNCHER-} "clang++-$LLVM" \
        --target=wasm32-wasi $options -std=c++20 -DNDEBUG -fno-exceptions -fno-rtti \
        -fno-threadsafe-statics -ffunction-sections -fdata-sections -fvisibility=hidden -Wall \
        -Wextra -Werror -Iinclude -Isrc -isystem generated -c
}

# Without an entry point and WASI's start code, nothing is imported.  The stack is before all data,
# so the module traps if the stack is too small.
link() {
    "clang++-$LLVM" --target=wasm32-wasi -nostartfiles \
        -Wl,--no-entry,--gc-sections,--strip-all,--stack-first,-z,stack-size=131072 \
        -Wl,--max-memory="$2" \
        "$folder/$1.objects"/*.o -o "$folder/$1.wasm"
}

parser="src/parse/lines.cpp src/parse/parse.cpp src/parse/authority.cpp src/kernels/kernels.cpp
    src/kernels/scalar.cpp src/kernels/address.cpp src/kernels/brackets.cpp
    src/integrations/clickhouse/wasm/no_system.cpp"
page="src/parse/error.cpp src/parse/explain.cpp src/parse/push_parser.cpp src/parse/uri_view.cpp
    src/operations/dot_segments.cpp src/operations/percent.cpp src/operations/schemes.cpp
    src/text/redact.cpp src/text/redact_owned.cpp src/text/uri_start.cpp src/text/uri_end.cpp
    src/text/uri_search.cpp $(echo src/text/redact/*.cpp) $(echo src/audit/*.cpp)"

for module; do
    rm -rf "$folder/$module.objects"
    case $module in
    many_simd128)
        options='-O3 -msimd128'
        # shellcheck disable=SC2086  # several files
        compile "$module" $parser src/kernels/simd128.cpp src/bindings/js/wasm/many.cpp
        link "$module" 1048576
        ;;
    many_scalar)
        options='-O3'
        # shellcheck disable=SC2086  # several files
        compile "$module" $parser src/bindings/js/wasm/many.cpp
        link "$module" 1048576
        ;;
    page)
        options='-Os'
        # shellcheck disable=SC2086  # several files
        compile "$module" $parser $page src/bindings/js/wasm/page.cpp
        link "$module" 67108864
        ;;
    *) sed -n '2,/^set/s/^# \?//p' "$0" >&2 && exit 2 ;;
    esac
done
