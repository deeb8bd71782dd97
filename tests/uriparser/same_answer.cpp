// Compares the library with uriparser:
//
//     same_answer [EXTRA_STATES [LENGTH]]
//
// There are three sets of strings for URI-reference (RFC 3986, section 4.1): the W-method's strings
// over all octets; the W-method's strings for EXTRA_STATES (default 0) over one octet of each
// class; and all strings of up to LENGTH (default 5) octets over one octet of each class.  Prints
// the number of strings in each set.  If the two parsers differ on a string, prints the string and
// exits with status 1.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "grammar/breadth_first.hpp"
#include "grammar/reference.hpp"
#include "grammar/w_method.hpp"
#include "support/case_file.hpp"
#include "uriparser/comparison.hpp"

namespace uriscan::tests {
namespace {

std::uint64_t compared = 0;  // the number of texts since the last report

bool agree(std::string_view text) {
    ++compared;
    const auto what = difference_from_uriparser(text);
    if (what) {
        std::printf("%s: %s\n", in_quotes(text).c_str(), what->c_str());
    }
    return !what;
}

// Compares the two parsers on `text`, and on `text` followed by each string of up to `more` octets
// of `alphabet`.
bool agree_on_all(std::string& text, unsigned more, const std::string& alphabet) {
    bool agreed = agree(text);
    for (std::size_t i = 0; agreed && more > 0 && i < alphabet.size(); ++i) {
        text.push_back(alphabet[i]);
        agreed = agree_on_all(text, more - 1, alphabet);
        text.pop_back();
    }
    return agreed;
}

bool agree_on_suite(const oracle::w_suite& suite, unsigned extra_states) {
    bool agreed = true;
    suite.visit(extra_states, [&](std::string_view text) { return agreed = agree(text); });
    return agreed;
}

bool report(bool agreed, const char* texts) {
    std::printf("%s in %ju strings: %s\n", agreed ? "no difference" : "DIFFERENT",
                static_cast<std::uintmax_t>(compared), texts);
    compared = 0;
    return agreed;
}

bool run(unsigned extra_states, unsigned length) {
    const auto& automaton = oracle::rfc3986_reference().automaton(oracle::rule::uri_reference);
    std::string text;
    return report(agree_on_suite({automaton, oracle::all_octets()}, 0),
                  "the W-method's over all octets") &&
           report(agree_on_suite(oracle::w_suite(automaton), extra_states),
                  "the W-method's over an octet of each class") &&
           report(agree_on_all(text, length, automaton.representatives()),
                  "all short ones over an octet of each class");
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    const auto number = [&](int i, unsigned long otherwise) {
        return static_cast<unsigned>(argc > i ? std::strtoul(argv[i], nullptr, 10) : otherwise);
    };
    return uriscan::tests::run(number(1, 0), number(2, 5)) ? 0 : 1;
}
