// Reads rfc6570.abnf, whose numbers are code points.

#include "rfc6570.hpp"

#include "rfc3986.hpp"
#include "rfc3987.hpp"

#include <stdexcept>
#include <string_view>

namespace uriscan::oracle {

std::string rfc6570_text() {
    return grammar_file("rfc6570.abnf");
}

grammar rfc6570_grammar() {
    return with_core_rules_in_utf8(rfc6570_text());
}

grammar rfc6570_grammar_of_known_operators() {
    constexpr std::string_view reserved = " / op-reserve";
    std::string text = rfc6570_text();
    const std::size_t at = text.find(reserved);
    if (at == std::string::npos) {
        throw std::logic_error("rfc6570.abnf has no reserved operators");
    }
    return with_core_rules_in_utf8(text.erase(at, reserved.size()));
}

}  // namespace uriscan::oracle
