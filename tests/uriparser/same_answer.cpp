// Holds the library against uriparser: the W-method's strings for URI-reference (RFC 3986, section
// 4.1) over all octets, and all strings of up to five octets over one octet of each class.  Ends with
// status 1 and the first string on which they differ.
#include <cstdint>
#include <cstdio>

#include "grammar/breadth_first.hpp"
#include "grammar/reference.hpp"
#include "grammar/w_method.hpp"
#include "support/case_file.hpp"
#include "uriparser/comparison.hpp"

namespace uriscan::tests {
namespace {

std::uint64_t compared = 0;

bool agree(std::string_view text) {
    ++compared;
    const auto what = difference_from_uriparser(text);
    if (what) {
        std::printf("%s: %s\n", in_quotes(text).c_str(), what->c_str());
    }
    return !what;
}

// On `text` and all its continuations by up to `more` octets.
bool agree_on_all(std::string& text, int more, const std::string& alphabet) {
    bool agreed = agree(text);
    for (std::size_t i = 0; agreed && more > 0 && i < alphabet.size(); ++i) {
        text.push_back(alphabet[i]);
        agreed = agree_on_all(text, more - 1, alphabet);
        text.pop_back();
    }
    return agreed;
}

}  // namespace
}  // namespace uriscan::tests

int main() {
    using namespace uriscan;
    const auto& automaton = oracle::rfc3986_reference().automaton(oracle::rule::uri_reference);
    bool agreed = true;
    oracle::w_suite(automaton, oracle::all_octets()).visit(0, [&](std::string_view text) {
        return agreed = tests::agree(text);
    });
    std::string text;
    agreed = agreed && tests::agree_on_all(text, 5, automaton.representatives());
    std::printf("%s in %ju strings\n", agreed ? "no difference" : "DIFFERENT",
                static_cast<std::uintmax_t>(tests::compared));
    return agreed ? 0 : 1;
}
