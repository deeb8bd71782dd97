# Compiles a statement, which can use these names and URI literals:
#
#     text(), owned()        functions that return a std::string and a uri
#     columns()              a function that returns a reference to line_columns
#     s, constant, pointer   a std::string, a constant std::string, and a const char*
#
# The statement must compile.  If COMPLAINT is not empty, the compiler must instead refuse the
# statement, with a message that matches COMPLAINT.
#
#     sh compile_code.sh STATEMENT COMPLAINT COMPILER OPTION...
statement=$1
complaint=$2
shift 2

messages=$(printf '%s\n' '#include <string>' '#include <uriscan/literal.hpp>' \
                  '#include <uriscan/uriscan.hpp>' 'using namespace uriscan;' \
                  'using namespace uriscan::literals;' \
                  'std::string text();' 'uri owned();' 'line_columns& columns();' \
                  'extern std::string s;' 'extern const std::string constant;' \
                  'extern const char* pointer;' 'void function();' \
                  "void function() { $statement; }" |
    "$@" -std=c++20 -fsyntax-only -x c++ - 2>&1)
status=$?

if [ -z "$complaint" ]; then
    printf '%s\n' "$messages"
    exit $status
fi
if [ $status -eq 0 ]; then
    printf '%s\n' "This compiles, but should not: $statement"
    exit 1
fi
printf '%s\n' "$messages" | grep -E "$complaint" && exit 0
printf '%s\n' "No message contains '$complaint':" "$messages"
exit 1
