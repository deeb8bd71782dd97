// Properties: for each of the four top rules, parse() gives the same answer as the slow reference
// parser, which is made from the text of RFC 3986, Appendix A.  The answer is the validity, the
// components, the host kind and the error offset.  rfc2396::parse() agrees in the same way with the
// reference for RFC 2396.
#include "fuzz.hpp"
#include "grammar/comparison.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    const exact_copy input(data, size);
    for (const top_rule& rule : top_rules) {
        const auto what = difference(uriscan::oracle::rfc3986_reference(), rule, input.text());
        expect(!what, input.text(), rule.name + (": " + what.value_or("")));
    }
    for (const rfc2396_rule& rule : rfc2396_rules) {
        const auto what = difference(uriscan::oracle::rfc2396::reference(), rule, input.text());
        expect(!what, input.text(),
               std::string("RFC 2396, ") + rule.name + ": " + what.value_or(""));
    }
    return 0;
}
