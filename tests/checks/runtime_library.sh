#!/bin/sh
# C programs link the library without the C++ runtime library:
#
#     sh runtime_library.sh SOURCE
#
# Some functions of std::string_view contain a check that throws.  If the compiler does not inline
# such a function, the program needs the runtime library.  Not every compiler shows this, so this
# test looks for calls in the source.  The library has subtext() and starts_with() instead of these
# functions.
[ -d "$1/src/text" ] || exit 2
found=$(grep -rnE '\.(substr|compare|copy)\(|\.starts_with\([^'"'"']' "$1/src" \
    --include='*.hpp' --include='*.cpp' |
    grep -vE "^$1/src/(bindings|cli|integrations)/")
[ -z "$found" ] && exit
echo "use subtext() or starts_with() of the library, which need no C++ runtime library:"
echo "$found"
exit 1
