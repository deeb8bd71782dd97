// Properties of parse_allowing() for any text and any allowances:
// - A valid text is read as parse() reads it.
// - What was let through was allowed, is needed, and is enough.
// - The components are slices of the text in their order.
// - A zone identifier does not change the address.
// - The text becomes valid if the octets are repaired.
// The property "is needed" is checked for one octet that was let through.  The input chooses this
// octet.
#include <string>

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
                  const allowances& allowed, char octet) {
    const allowances& needed = got.let_through();
    expect((allowed | needed) == allowed, text, "something was let through that was not allowed");
    const auto again = parse_allowing(rule, text, needed);
    expect(again && again->components() == got.components() && again->let_through() == needed, text,
           "what was let through is not enough");
    expect(!needed.allows(octet) || !parse_allowing(rule, text, without(needed, octet)), text,
           "an octet was let through that is not needed");
}

void check_components(std::string_view text, const allowed_view& got) {
    static std::string joined;  // keeps its memory for the next run
    joined.clear();
    joined.append(got.scheme()).append(got.has_scheme() ? ":" : "");
    joined.append(got.has_authority() ? "//" : "").append(got.authority()).append(got.path());
    joined.append(got.has_query() ? "?" : "").append(got.query());
    joined.append(got.has_fragment() ? "#" : "").append(got.fragment());
    expect(joined == text, text, "the components are not the text");
}

// A zone identifier does not change the address before it.
void check_address(std::string_view text, const allowed_view& got) {
    const auto authority = got.authority_parts();
    const std::string_view host = authority ? authority->host() : std::string_view();
    const std::size_t zone = host.find('%');
    if (!host.starts_with('[') || zone == host.npos) {
        return;
    }
    const std::string without_zone = std::string(host.substr(0, zone)) + ']';
    expect(authority->ipv6_address() == parse_authority(without_zone)->ipv6_address(), text,
           "the zone identifier changes the address");
}

void check(std::string_view text, rule rule, const allowances& allowed, char octet) {
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
    check_needed(text, rule, *got, allowed, octet);
    check_components(text, *got);
    check_address(text, *got);
    if (rule == rule::uri_reference && !got->let_through().allows_zone_ids()) {
        expect(repair(text).has_value(), text, "cannot be repaired");
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::size_t kind = input.choose(16);
    const auto rule = all_rules[kind % all_rules.size()];
    std::array<char, 8> octets{};
    const std::size_t count = input.choose(octets.size() + 1);
    std::ranges::generate_n(octets.begin(), static_cast<std::ptrdiff_t>(count),
                            [&] { return static_cast<char>(input.choose(256)); });
    uriscan::allowances allowed({octets.data(), count});
    if (kind / 4 % 2 != 0) {
        allowed = allowed | uriscan::allow_zone_ids;
    }
    const exact_copy copy(input.rest());
    const std::string_view text = copy.text();
    check(text, rule, allowed, octets[0]);
    (void)uriscan::parse_path_allowing(text, allowed);
    (void)uriscan::parse_authority_allowing(text, allowed);
    http_parser_url url;
    (void)http_parser_parse_url(text.data(), text.size(), kind >= 8 ? 1 : 0, &url);
    return 0;
}
