// Properties: parse_request_target(), for each method and each form, and parse_host_field() give
// the same answers as the slow reference parser, which is made from the text of RFC 9112 and RFC
// 9110.  An answer is the validity, the form, the components, the host kind and the error offset.
#include "fuzz.hpp"
#include "grammar/comparison.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    const exact_copy input(data, size);
    const auto& reference = uriscan::oracle::rfc9112::reference();
    for (const target_rule& rule : target_rules) {
        const auto what = difference(reference, rule, input.text());
        expect(!what, input.text(), rule.name + (": " + what.value_or("")));
    }
    const auto what = difference_in_host_field(reference, input.text());
    expect(!what, input.text(), "Host: " + what.value_or(""));
    return 0;
}
