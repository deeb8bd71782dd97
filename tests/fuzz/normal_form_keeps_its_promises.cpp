// Properties of normalize() for every set of rules: the result is valid and has the components that
// normalize() reports; normalizing it again changes nothing; it fits normalized_size_limit(); it
// agrees with is_normalized(), equivalent() and hash_value(); and a reference and its normal form
// resolve to equivalent URIs.
#include "fuzz.hpp"
#include "uriscan/equivalence.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

void check(const uri_view& uri, normalization rules) {
    const std::unique_ptr<char[]> block(new char[normalized_size_limit(uri)]);
    const auto normal = normalize(uri, {block.get(), normalized_size_limit(uri)}, rules);
    expect(normal.has_value(), uri.text(), "normalized_size_limit() is too small");
    const auto parsed = parse_uri_reference(normal->text());
    expect(parsed && parsed->components() == normal->components(), uri.text(),
           "reports components that differ from those of " + in_quotes(normal->text()));
    expect(normal->has_scheme() == uri.has_scheme() &&
               normal->has_authority() == uri.has_authority() &&
               normal->has_query() == uri.has_query() &&
               normal->has_fragment() == uri.has_fragment(),
           uri.text(), "gains or loses a component in " + in_quotes(normal->text()));
    expect(is_normalized(*normal, rules), uri.text(), "is not in normal form after normalize()");
    expect(is_normalized(uri, rules) == (*normal == uri), uri.text(),
           "is_normalized() disagrees with normalize()");
    expect(equivalent(uri, *normal, rules) && compare(uri, *normal, rules) == 0, uri.text(),
           "does not compare equal to its normal form " + in_quotes(normal->text()));
    expect(hash_value(uri, rules) == hash_value(*normal, normalization::none), uri.text(),
           "has another hash than its normal form");
}

void check_meaning(const uri_view& reference) {
    const uri_view base = parse_uri("s://h/a/./b//..//c").value();
    const auto decoded = normalize(reference, normalization::percent_encoding);
    expect(equivalent(*resolve(base, *normalize(*decoded)), *resolve(base, *decoded)),
           reference.text(), "resolves to another URI when it is normalized");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    const exact_copy input(data, size);
    if (const auto uri = uriscan::parse_uri_reference(input.text())) {
        for (unsigned rules = 0; rules <= 0x3F; ++rules) {
            check(*uri, static_cast<uriscan::normalization>(rules));
        }
        check_meaning(*uri);
    }
    return 0;
}
