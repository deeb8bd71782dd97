// Properties of the parser of IRIs:
// - A text is an IRI-reference if and only if the slow reference for RFC 3987 reads it as one, with
//   the same components.
// - The other rules restrict IRI-references as the rules of RFC 3986 restrict URI-references.
// - The text before the offset of an error is the start of some IRI-reference.
// - A URI is an IRI with the same components.
// - The C function gives the same result.
// The input chooses the rule.
#include <string>

#include "fuzz.hpp"
#include "operations/reference/iri.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/uriscan_iri.h"

namespace uriscan::tests {
namespace {

constexpr std::array rules = {iri_rule::iri_reference, iri_rule::iri, iri_rule::absolute_iri,
                              iri_rule::relative_iri_ref};

bool is_part(bool present, std::string_view text, const std::optional<std::string>& expected) {
    return present == expected.has_value() && (!present || text == *expected);
}

bool fits(iri_rule rule, const slow::iri_parts& parts) {
    switch (rule) {
        case iri_rule::iri_reference: return true;
        case iri_rule::iri: return parts.scheme.has_value();
        case iri_rule::absolute_iri: return parts.scheme && !parts.fragment;
        case iri_rule::relative_iri_ref: return !parts.scheme;
    }
    return false;
}

void check_parts(std::string_view text, const iri_view& iri, const slow::iri_parts& parts) {
    expect(is_part(iri.has_scheme(), iri.scheme(), parts.scheme) &&
               is_part(iri.has_userinfo(), iri.userinfo(), parts.userinfo) &&
               is_part(iri.has_host(), iri.host(), parts.host) &&
               is_part(iri.has_port(), iri.port(), parts.port) && iri.path() == parts.path &&
               is_part(iri.has_query(), iri.query(), parts.query) &&
               is_part(iri.has_fragment(), iri.fragment(), parts.fragment),
           text, "a component is wrong");
}

// Some valid text starts with the text before the offset.  To find one, tries octets that complete
// a character, a triplet or user information.
void check_prefix(std::string_view text, std::size_t offset) {
    expect(offset <= text.size(), text, "the error is after the end");
    static constexpr std::string_view tails[] = {
        "",     "0",        "00",       "\x80",         "\x80\x80",    "\x80\x80\x80",
        "\xA0", "\xA0\x80", "\xA4\x80", "\x90\x80\x80", "\xA1\x80\x80"};
    const std::string prefix(text.substr(0, offset));
    // An address that is cut can need other octets.
    bool goes_on = prefix.find('[') != prefix.npos;
    for (const std::string_view tail : tails) {
        for (const std::string_view end : {"", "@"}) {
            const std::string whole = prefix + std::string(tail) + std::string(end);
            goes_on = goes_on || slow::read_iri_reference(whole).has_value();
        }
    }
    expect(goes_on, text, "no IRI starts so");
}

void check(std::string_view text, iri_rule rule) {
    const auto iri = parse(rule, text);
    const auto parts = slow::read_iri_reference(text);
    expect(iri.has_value() == (parts && fits(rule, *parts)), text,
           iri ? "is not valid by the rule" : "is valid by the rule", name_of(rule));
    expect(is_valid(rule, text) == iri.has_value(), text, "is_valid() gives another answer");
    if (iri) {
        check_parts(text, *iri, *parts);
    } else if (rule == iri_rule::iri_reference) {
        check_prefix(text, iri.error().offset);
    }
    const auto uri = parse_uri_reference(text);
    const auto reference = parse_iri_reference(text);
    expect(!uri || (reference && reference->components() == uri->components()), text,
           "is another IRI than URI");
    uriscan_iri found;
    uriscan_error error;
    const auto number =
        static_cast<uriscan_rule>(static_cast<int>(rule) + URISCAN_RULE_IRI_REFERENCE);
    const uriscan_status status =
        uriscan_iri_parse(number, text.data(), text.size(), &found, &error);
    expect((status == URISCAN_OK) == iri.has_value() &&
               error.offset == (iri ? 0 : iri.error().offset) &&
               found.parts.size == (iri ? text.size() : 0),
           text, "C gives another answer");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const auto rule = input.choose_from(rules);
    const exact_copy text(input.rest());
    check(text.text(), rule);
    return 0;
}
