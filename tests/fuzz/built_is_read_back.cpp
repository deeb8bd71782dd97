// Properties of building:
// - The parser reads the given components back from every built URI.
// - build() refuses only components that the parser would not read back.
// - A repair changes only the path.
// - Encoded data decodes to the original data.
// The input chooses which component is changed, and its new value.
#include "fuzz.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan::tests {
namespace {

constexpr std::array members = {&uri_parts::scheme,  &uri_parts::userinfo, &uri_parts::host,
                                &uri_parts::port,    &uri_parts::path,     &uri_parts::query,
                                &uri_parts::fragment};

// Makes components from the input.  Seven bits of the first octet say which components are present.
// An LF ends each component.
uri_parts cut(std::string_view text) {
    uri_parts parts;
    const unsigned present = text.empty() ? 0 : static_cast<unsigned char>(text[0]);
    text.remove_prefix(text.empty() ? 0 : 1);
    for (std::size_t i = 0; i < members.size(); ++i) {
        const std::string_view part = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        if ((present >> i & 1) != 0) {
            parts.*members[i] = part;
        }
    }
    return parts;
}

bool is_read_back(const uri_view& built, const uri_parts& parts) {
    const auto parsed = parse_uri_reference(built.text());
    return parsed && parsed->components() == built.components() && parts_of(*parsed) == parts;
}

void check_building(const uri_parts& parts, std::string_view text) {
    const auto built = build(parts);
    const auto composed = compose(parts);
    expect(built ? is_read_back(*built, parts) : !composed || !is_read_back(*composed, parts), text,
           "build() disagrees with what the parser reads back");
    expect(!built || built->text().size() <= composed_size_limit(parts), text,
           "longer than composed_size_limit()");
    if (const auto repaired = build(parts, ambiguity::repair)) {
        uri_parts read = parts_of(*repaired);
        expect(read.path.ends_with(parts.path) && is_read_back(*repaired, read), text,
               "the repaired URI is read back differently");
        read.path = parts.path;
        expect(read == parts, text, "a repair changed more than the path");
    }
}

void check_changing(const uri_view& uri, component which, std::string_view value, given_as given,
                    std::string_view text) {
    const exact_room room(changed_size_limit(uri, value));
    const auto changed = with_component(uri, which, value, room.span(), given);
    expect(changed || changed.error().reason != error_reason::buffer_too_small, text,
           "changed_size_limit() is too small");
    if (!changed) {
        return;
    }
    const auto member = members[static_cast<std::size_t>(which)];
    const uri_parts read = parts_of(*changed);
    expect(given == given_as::text || check_component(which, value) == std::nullopt ||
               decodes_to(read.*member, value),
           text, "the encoded value decodes to other data");
    uri_parts expected = parts_of(uri);
    expected.*member =
        given == given_as::text ? value.data() == nullptr ? "" : value : read.*member;
    expect(is_read_back(*changed, expected), text, "with_component() changed another component");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    using uriscan::given_as;
    fuzz_input input(data, size);
    const auto which = static_cast<uriscan::component>(input.choose(members.size()));
    const std::size_t value = input.choose(members.size() + 1);
    const given_as given = input.choose(2) == 0 ? given_as::text : given_as::data;
    const exact_copy copy(input.rest());
    const std::string_view text = copy.text();
    const uriscan::uri_parts parts = cut(text);
    check_building(parts, text);
    const exact_room room(composed_size_limit(parts));
    if (const auto built = build(parts, room.span())) {
        check_changing(*built, which, value < members.size() ? parts.*members[value] : text, given,
                       text);
    }
    return 0;
}
