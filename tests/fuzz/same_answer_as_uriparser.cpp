// Property: parse_uri_reference() gives the same answer as uriparser, a parser of RFC 3986 (section
// 4.1) by other authors.  The answer is the validity, the components, the host kind and the
// addresses.  The property has no exceptions.
#include "fuzz.hpp"
#include "uriparser/comparison.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    const exact_copy text(fuzz_input(data, size).rest());
    const auto what = difference_from_uriparser(text.text());
    expect(!what, text.text(), what ? *what : "");
    return 0;
}
