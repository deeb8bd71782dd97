// Properties: parse_request_target(), for each method and each form, and parse_host_field() give
// the same answers as the slow reference parser, which is made from the text of RFC 9112 and RFC
// 9110.  An answer is the validity, the form, the components, the host kind and the error offset.
// The input chooses the method or form, or the field Host.
#include "fuzz.hpp"
#include "grammar/comparison.hpp"

namespace {

const auto& reference() {
    return uriscan::oracle::rfc9112::reference();
}

}  // namespace

// Makes the reference before the first run, because this takes long.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    (void)reference();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::size_t rule = input.choose(target_rules.size() + 1);
    const bool is_host = rule == target_rules.size();
    const exact_copy text(input.rest());
    const auto what = is_host ? difference_in_host_field(reference(), text.text())
                              : difference(reference(), target_rules[rule], text.text());
    expect(!what, text.text(), what ? *what : "", is_host ? "Host" : target_rules[rule].name);
    return 0;
}
