// Reads rfc3987.abnf, whose numbers are code points.

#include "rfc3987.hpp"

#include "rfc3986.hpp"

namespace uriscan::oracle {

std::string rfc3987_text() {
    return grammar_file("rfc3987.abnf");
}

grammar with_core_rules_in_utf8(std::string_view text) {
    return with_core_rules(text, notation::code_points);
}

grammar rfc3987_grammar() {
    return with_core_rules_in_utf8(rfc3987_text());
}

const reference_parser& rfc3987_reference() {
    static const reference_parser parser(rfc3987_grammar());
    return parser;
}

}  // namespace uriscan::oracle
