// Properties: for each of the four top rules, parse() gives the same answer as the slow reference
// parser, which is made from the text of RFC 3986, Appendix A.  The answer is the validity, the
// components, the host kind and the error offset.  rfc2396::parse() agrees in the same way with the
// reference for RFC 2396.  The input chooses the rule.
#include "fuzz.hpp"
#include "grammar/comparison.hpp"

namespace {

const auto& reference() {
    return uriscan::oracle::rfc3986_reference();
}

const auto& older_reference() {
    return uriscan::oracle::rfc2396::reference();
}

}  // namespace

// Makes the references before the first run, because this takes long.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    (void)reference();
    (void)older_reference();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::size_t rule = input.choose(top_rules.size() + rfc2396_rules.size());
    const exact_copy text(input.rest());
    if (rule < top_rules.size()) {
        const auto what = difference(reference(), top_rules[rule], text.text());
        expect(!what, text.text(), what ? *what : "", top_rules[rule].name);
    } else {
        const auto& older_rule = rfc2396_rules[rule - top_rules.size()];
        const auto what = difference(older_reference(), older_rule, text.text());
        expect(!what, text.text(), what ? *what : "", older_rule.name);
    }
    return 0;
}
