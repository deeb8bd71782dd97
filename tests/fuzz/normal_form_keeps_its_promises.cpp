// Claims that normalizing by any rules gives a valid text with the components that were noted, is done
// after one time, fits its limit, and agrees with is_normalized(), equivalent() and hash_value(); and that it
// keeps what a reference means.
#include "fuzz.hpp"
#include "uriscan/equivalence.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

void check(const uri_view& uri, normalization rules) {
    const std::unique_ptr<char[]> block(new char[normalized_size_limit(uri)]);
    const auto normal = normalize(uri, {block.get(), normalized_size_limit(uri)}, rules);
    claim(normal.has_value(), uri.text(), "the limit is too small");
    const auto parsed = parse_uri_reference(normal->text());
    claim(parsed && parsed->components() == normal->components(), uri.text(),
          "gives other components than " + in_quotes(normal->text()) + " has");
    claim(normal->has_scheme() == uri.has_scheme() &&
              normal->has_authority() == uri.has_authority() &&
              normal->has_query() == uri.has_query() &&
              normal->has_fragment() == uri.has_fragment(),
          uri.text(), "becomes of another kind, " + in_quotes(normal->text()));
    claim(is_normalized(*normal, rules), uri.text(), "is not normalized after one time");
    claim(is_normalized(uri, rules) == (*normal == uri), uri.text(), "is_normalized() is wrong");
    claim(equivalent(uri, *normal, rules) && compare(uri, *normal, rules) == 0, uri.text(),
          "is not equivalent to " + in_quotes(normal->text()));
    claim(hash_value(uri, rules) == hash_value(*normal, normalization::none), uri.text(),
          "has another hash when normalized");
}

void check_meaning(const uri_view& reference) {
    const uri_view base = parse_uri("s://h/a/./b//..//c").value();
    const auto decoded = normalize(reference, normalization::percent_encoding);
    claim(equivalent(*resolve(base, *normalize(*decoded)), *resolve(base, *decoded)),
          reference.text(), "means something else when normalized");
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
