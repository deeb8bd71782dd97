# Checks that a machine outside of the project can include the installed grammars.
#
#     sh grammars.sh BUILD_FOLDER RAGEL COMPILER
set -e
build=$1
ragel=$2
compiler=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cmake -D CMAKE_INSTALL_PREFIX="$work" -D CMAKE_INSTALL_COMPONENT=grammars \
    -P "$build/cmake_install.cmake" >/dev/null
grammars=$(dirname "$(find "$work" -name rfc3986.rl)")
[ -f "$grammars/rfc9112.rl" ] && [ -f "$grammars/rfc2396.rl" ] && [ -f "$grammars/rfc1123.rl" ]
[ -f "$grammars/rfc3987.rl" ] && [ -f "$grammars/ucschar.rl" ]

# A list of hosts, with a comma and a space between them.  The machine needs none of the actions of
# the grammar.
cat >"$work/hosts.rl" <<'END'
#include <cstring>
%%{
    machine hosts;
    action host_begin {}
    action host_end   {}
    action path_begin {}
    action path_end   {}
    action query_end  {}
    action scheme_end {}
    include rfc3986 "rfc3986.rl";
    name = IP_literal | ( unreserved | pct_encoded )+;
    main := name ( ", " name )*;
}%%
%% write data;
int main(int, char** arguments) {
    const unsigned char* p = reinterpret_cast<unsigned char*>(arguments[1]);
    const unsigned char* const pe = p + std::strlen(arguments[1]);
    int cs = hosts_start;
    %% write exec;
    return cs >= hosts_first_final ? 0 : 1;
}
END
"$ragel" -G2 -I "$grammars" -o "$work/hosts.cpp" "$work/hosts.rl"
"$compiler" -w -o "$work/hosts" "$work/hosts.cpp"
"$work/hosts" '[::1], a.example, b%20c'
for invalid in '[::1], a.example,b' '[::1::]' 'a%2'; do
    if "$work/hosts" "$invalid"; then
        echo "the machine accepts $invalid"
        exit 1
    fi
done
