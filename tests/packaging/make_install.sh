#!/bin/sh
# Tests `make install`, `make uninstall` and the variable CMAKE_FLAGS of the Makefile:
#
#   make_install.sh SOURCE_DIRECTORY
#
# The script runs the Makefile in a small project of its own, which needs no compiler.  Building the
# tests of this project fails, so an installation must not build them.
set -u
source=$1
unset MAKEFLAGS MFLAGS MAKELEVEL CMAKE_FLAGS DESTDIR PREFIX BUILD 2>/dev/null
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
project="$work/project"
failures=0

mkdir -p "$project/.ci" "$project/packaging" "$project/include"
cp -r "$source/Makefile" "$source/tools" "$project"
cp "$source/.ci/debian" "$project/.ci"
cp "$source/packaging/uninstall" "$project/packaging"
cat >"$project/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.22)
project(example LANGUAGES NONE)
option(URISCAN_BUILD_TESTS "" ON)
option(URISCAN_BUILD_BENCH "" ON)
set(COLOUR red CACHE STRING "")
if(URISCAN_BUILD_TESTS OR URISCAN_BUILD_BENCH)
  add_custom_target(tests_and_benchmarks ALL COMMAND ${CMAKE_COMMAND} -E false)
endif()
add_custom_command(OUTPUT made.txt COMMAND ${CMAKE_COMMAND} -E echo ${COLOUR} >made.txt)
add_custom_target(uriscan_installed DEPENDS made.txt)
install(FILES ${CMAKE_BINARY_DIR}/made.txt DESTINATION share/uriscan)
install(FILES CMakeLists.txt DESTINATION include/uriscan)
install(FILES CMakeLists.txt DESTINATION include/uriscan/deeper)
END
printf '#!/bin/sh\necho "$@" >>%s/asked\n' "$work" >"$project/.ci/install"
chmod +x "$project/.ci/install"

fail() {
    echo "$*"
    cat "$work/log"
    failures=$((failures + 1))
}

run() {
    make -C "$project" "$@" >"$work/log" 2>&1
}

# check_file FILE TEXT WHAT: checks that the file has this line.
check_file() {
    [ "$(cat "$1" 2>/dev/null)" = "$2" ] || fail "$3"
}

# A PREFIX with spaces, and no build before.
prefix="$work/a prefix with spaces"
run install PREFIX="$prefix" || fail 'make install fails'
check_file "$prefix/share/uriscan/made.txt" red 'cannot install to a PREFIX with spaces'
grep -q test "$work/asked" && fail 'make install installs what only the tests need'
grep -q URISCAN_WERROR "$project/build-install/CMakeCache.txt" &&
    fail 'make install takes the warnings of any compiler for errors'

# CMAKE_FLAGS apply also to a folder that is already configured.  Without CMAKE_FLAGS, the earlier
# flags stay.
sleep 2  # CMake installs a file again if its time differs by a second
run install PREFIX="$prefix" CMAKE_FLAGS='-DCOLOUR="light green"' ||
    fail 'cannot change CMAKE_FLAGS'
check_file "$prefix/share/uriscan/made.txt" 'light green' 'ignores changed CMAKE_FLAGS'
run install PREFIX="$prefix" || fail 'cannot install again'
grep -q configuring "$work/log" && fail 'make install without CMAKE_FLAGS configures again'
check_file "$prefix/share/uriscan/made.txt" 'light green' 'forgets CMAKE_FLAGS'

# Uninstalling leaves the files of others.
echo other >"$prefix/share/uriscan/other.txt"
run uninstall PREFIX="$prefix" || fail 'make uninstall fails'
[ ! -e "$prefix/include/uriscan" ] || fail 'make uninstall leaves a folder of its own'
check_file "$(find "$prefix" ! -type d)" other \
    'make uninstall does not leave exactly the other file'

# DESTDIR.  Here the build folder was configured before, so its files are installed.
run build/CMakeCache.txt || fail 'cannot configure without flags'
grep -q '^URISCAN_WERROR.*=ON$' "$project/build/CMakeCache.txt" ||
    fail 'make takes no warnings for errors'
run build/CMakeCache.txt CMAKE_FLAGS=-DCOLOUR=blue || fail 'cannot configure'
run install DESTDIR="$work/staging folder" PREFIX=/usr || fail 'make install fails with DESTDIR'
check_file "$work/staging folder/usr/share/uriscan/made.txt" blue 'does not install to DESTDIR'
run uninstall DESTDIR="$work/staging folder" PREFIX=/usr || fail 'make uninstall fails with DESTDIR'
[ -z "$(find "$work/staging folder" ! -type d)" ] || fail 'make uninstall leaves files in DESTDIR'

# The build configures again if the flags change.  This includes a change that only leaves out a
# flag.  With the same flags, it does not configure again.
run build/CMakeCache.txt CMAKE_FLAGS=-DOTHER=1 || fail 'cannot configure with other flags'
grep -q '^COLOUR:STRING=red$' "$project/build/CMakeCache.txt" || fail 'keeps an earlier flag'
run build/CMakeCache.txt CMAKE_FLAGS=-DOTHER=1 || fail 'cannot configure with the same flags'
grep -q configuring "$work/log" && fail 'configures again with the same flags'
run build/CMakeCache.txt || fail 'cannot run without flags'
grep -q configuring "$work/log" && fail 'configures again without flags'

[ "$failures" -eq 0 ]
