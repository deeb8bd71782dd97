// Finds and reads the two grammar files: RFC 3986, Appendix A, and RFC 5234, Appendix B.1.
#include "rfc3986.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "support/places.hpp"

namespace uriscan::oracle {

std::string grammar_file(const std::string& name) {
    const std::string path = tests::source_path("tests/grammar/") + name;
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw std::runtime_error("cannot read " + path);
    }
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

std::string rfc3986_text() {
    return grammar_file("rfc3986.abnf");
}

std::string rfc5234_core_text() {
    return grammar_file("rfc5234_core.abnf");
}

grammar with_core_rules(std::string_view text, notation written_in) {
    grammar rules = read_abnf(text, written_in);
    rules.include(read_abnf(rfc5234_core_text()));
    return rules;
}

grammar rfc3986_grammar() {
    return with_core_rules(rfc3986_text());
}

}  // namespace uriscan::oracle
