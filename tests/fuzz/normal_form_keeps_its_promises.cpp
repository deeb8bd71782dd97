// Properties of normalize() for every set of rules:
// - The result is valid, and has the components that normalize() reports.
// - Normalizing it again changes nothing.
// - It fits normalized_size_limit().
// - It agrees with is_normalized(), equivalent() and hash_value().
// - A reference and its normal form resolve to equivalent URIs.
// The input chooses the set of rules.
#include "fuzz.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

void check(const uri_view& uri, normalization rules) {
    const exact_room room(normalized_size_limit(uri));
    const auto normal = normalize(uri, room.span(), rules);
    expect(normal.has_value(), uri.text(), "normalized_size_limit() is too small");
    const auto parsed = parse_uri_reference(normal->text());
    expect(parsed && parsed->components() == normal->components(), uri.text(),
           "reports components that differ from those of", normal->text());
    expect(normal->has_scheme() == uri.has_scheme() &&
               normal->has_authority() == uri.has_authority() &&
               normal->has_query() == uri.has_query() &&
               normal->has_fragment() == uri.has_fragment(),
           uri.text(), "gains or loses a component in", normal->text());
    expect(is_normalized(*normal, rules), uri.text(), "is not in normal form after normalize()");
    expect(is_normalized(uri, rules) == (*normal == uri), uri.text(),
           "is_normalized() disagrees with normalize()");
    expect(equivalent(uri, *normal, rules) && compare(uri, *normal, rules) == 0, uri.text(),
           "does not compare equal to its normal form", normal->text());
    expect(hash_value(uri, rules) == hash_value(*normal, normalization::none), uri.text(),
           "has another hash than its normal form");
}

// Requires that the base and the reference are valid.
uri_view resolved(const uri_view& base, const uri_view& reference, const exact_room& room) {
    return resolve(base, reference, room.span()).value();
}

void check_meaning(const uri_view& reference) {
    const uri_view base = parse_uri("s://h/a/./b//..//c").value();
    const exact_room first(normalized_size_limit(reference));
    const uri_view decoded =
        normalize(reference, first.span(), normalization::percent_encoding).value();
    const exact_room second(normalized_size_limit(decoded));
    const uri_view normal = normalize(decoded, second.span()).value();
    const exact_room third(resolved_size_limit(base, normal));
    const exact_room fourth(resolved_size_limit(base, decoded));
    expect(equivalent(resolved(base, normal, third), resolved(base, decoded, fourth)),
           reference.text(), "resolves to another URI when it is normalized");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::size_t rules = input.choose(128);
    const exact_copy text(input.rest());
    if (const auto uri = uriscan::parse_uri_reference(text.text())) {
        check(*uri, static_cast<uriscan::normalization>(rules));
        check_meaning(*uri);
    }
    return 0;
}
