// Properties of parse_allowing() for any text and any allowances: a valid text is read as parse()
// reads it; what was let through was allowed, is needed and is enough; the components are slices of
// the text in their order; and the text becomes valid if the octets are repaired.
#include "fuzz.hpp"
#include "uriscan/allow.hpp"
#include "uriscan/http_parser.h"
#include "uriscan/repair.hpp"

namespace uriscan::tests {
namespace {

allowances without(const allowances& some, char octet) {
    allowances rest;
    for (int other = 0; other < 256; ++other) {
        if (static_cast<char>(other) != octet && some.allows(static_cast<char>(other))) {
            rest.allow(static_cast<char>(other));
        }
    }
    return some.allows_zone_ids() ? rest | allow_zone_ids : rest;
}

void check_needed(std::string_view text, rule rule, const allowed_view& got,
                  const allowances& allowed) {
    const allowances& needed = got.let_through();
    expect((allowed | needed) == allowed, text, "something was let through that was not allowed");
    const auto again = parse_allowing(rule, text, needed);
    expect(again && again->components() == got.components() && again->let_through() == needed, text,
           "what was let through is not enough");
    for (int octet = 0; octet < 256; ++octet) {
        const char one = static_cast<char>(octet);
        expect(!needed.allows(one) || !parse_allowing(rule, text, without(needed, one)), text,
               "an octet was let through that is not needed");
    }
}

void check_components(std::string_view text, const allowed_view& got) {
    std::string joined;
    joined += got.has_scheme() ? std::string(got.scheme()) + ':' : "";
    joined += got.has_authority() ? "//" + std::string(got.authority()) : "";
    joined += got.path();
    joined += got.has_query() ? '?' + std::string(got.query()) : "";
    joined += got.has_fragment() ? '#' + std::string(got.fragment()) : "";
    expect(joined == text, text, "the components are not the text");
}

void check(std::string_view text, rule rule, const allowances& allowed) {
    const auto parsed = parse(rule, text);
    const auto got = parse_allowing(rule, text, allowed);
    expect(!parsed || (got && got->components() == parsed->components()), text,
           "is valid, but is read in another way");
    if (!got) {
        expect(got.error().offset <= text.size(), text, "has an error outside of the text");
        return;
    }
    expect(got->is_strict() == parsed.has_value(), text,
           "is_strict() does not say whether the text is valid");
    check_needed(text, rule, *got, allowed);
    check_components(text, *got);
    if (rule == rule::uri_reference && !got->let_through().allows_zone_ids()) {
        expect(repair(text).has_value(), text, "cannot be repaired");
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    if (size < 2 || size - 2 < data[1] % 16U) {
        return 0;
    }
    const std::size_t count = data[1] % 16U;
    const exact_copy input(data + 2 + count, size - 2 - count);
    uriscan::allowances allowed({reinterpret_cast<const char*>(data) + 2, count});
    if ((data[0] & 1) != 0) {
        allowed = allowed | uriscan::allow_zone_ids;
    }
    check(input.text(), static_cast<uriscan::rule>(data[0] / 2 % 4), allowed);
    (void)uriscan::parse_path_allowing(input.text(), allowed);
    (void)uriscan::parse_authority_allowing(input.text(), allowed);
    http_parser_url url;
    (void)http_parser_parse_url(input.text().data(), input.text().size(), data[0] & 8, &url);
    return 0;
}
