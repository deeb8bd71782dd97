# Compiles a literal.  It must compile.  If COMPLAINT is not empty, the compiler must instead refuse
# the literal, with a message that contains COMPLAINT:
#
#     sh compile_literal.sh LITERAL COMPLAINT COMPILER OPTION...
literal=$1
complaint=$2
shift 2

said=$(printf '%s\n' '#include <uriscan/uriscan.hpp>' 'using namespace uriscan::literals;' \
              "constexpr uriscan::uri_view uri = $literal;" |
    "$@" -std=c++20 -fsyntax-only -x c++ - 2>&1)
status=$?

if [ -z "$complaint" ]; then
    printf '%s\n' "$said"
    exit $status
fi
if [ $status -eq 0 ]; then
    printf '%s\n' "it compiles: $literal"
    exit 1
fi
printf '%s\n' "$said" | grep -F "$complaint" && exit 0
printf '%s\n' "the message does not contain $complaint:" "$said"
exit 1
