// Properties of with_component() and without_component() for any URI reference, component and
// value:
// - The expected text is composed of the new components as in RFC 3986, section 5.3.  It is written
//   exactly if a parser reads these components from it.  So all other components stay the same.
// - If the value is data, the new component decodes to it.
// - If ambiguities are repaired, only the path changes.
// The input is the reference, an LF and the value, and chooses the component and the kind of
// change.
#include "fuzz.hpp"
#include "pieces.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan::tests {
namespace {

constexpr std::array members = {&uri_parts::scheme,  &uri_parts::userinfo, &uri_parts::host,
                                &uri_parts::port,    &uri_parts::path,     &uri_parts::query,
                                &uri_parts::fragment};

// A change: with_component() if there is a value, else without_component().
struct change {
    component which;
    std::optional<std::string_view> value;
    given_as given;
    ambiguity if_ambiguous;
};

// Composes the parts as in section 5.3, without any check.
std::string_view composed(const uri_parts& parts) {
    static std::string text;  // keeps its memory for the next run
    text.clear();
    const auto put = [](std::string_view before, std::string_view part, std::string_view after) {
        if (part.data() != nullptr) {
            text.append(before).append(part).append(after);
        }
    };
    put("", parts.scheme, ":");
    text.append(parts.host.data() != nullptr ? "//" : "");
    put("", parts.userinfo, "@");
    put("", parts.host, "");
    put(":", parts.port, "");
    put("", parts.path, "");
    put("?", parts.query, "");
    put("#", parts.fragment, "");
    return text;
}

// Returns the components that should be the result.
uri_parts changed_parts(const uri_view& uri, const change& change) {
    uri_parts parts = parts_of(uri);
    parts.*members[static_cast<std::size_t>(change.which)] = change.value.value_or("");
    if (!change.value && change.which != component::path) {
        parts.*members[static_cast<std::size_t>(change.which)] = {};
    }
    if (!change.value && change.which == component::host) {
        parts.userinfo = parts.port = {};
    }
    return parts;
}

result<uri_view> apply(const uri_view& uri, const change& change, const exact_room& room) {
    return change.value ? with_component(uri, change.which, *change.value, room.span(),
                                         change.given, change.if_ambiguous)
                        : without_component(uri, change.which, room.span(), change.if_ambiguous);
}

bool is_read_back(std::string_view text, const uri_parts& parts) {
    const auto parsed = parse_uri_reference(text);
    return parsed && parts_of(*parsed) == parts;
}

// Checks what was written for data, or after a repair.
void check_read(const uri_view& made, const change& change, uri_parts expected) {
    uri_parts read = parts_of(made);
    const auto member = members[static_cast<std::size_t>(change.which)];
    if (change.if_ambiguous == ambiguity::repair) {
        const bool is_data = change.which == component::path && change.given == given_as::data;
        expect(is_data || read.path.ends_with(expected.path), made.text(), "has another path than",
               expected.path);
        expected.path = read.path;
    } else if (change.given == given_as::data) {
        expect(decodes_to(read.*member, *change.value) || read.*member == *change.value,
               made.text(), "does not decode to the data", *change.value);
    }
    if (change.given == given_as::data) {
        expected.*member = read.*member;
    }
    expect(read == expected, made.text(), "has other components than", composed(expected));
}

void check(const uri_view& uri, const change& change) {
    const exact_room room(changed_size_limit(uri, change.value.value_or("")));
    const auto made = apply(uri, change, room);
    const uri_parts expected = changed_parts(uri, change);
    if (change.given == given_as::text && change.if_ambiguous == ambiguity::refuse) {
        const std::string_view text = composed(expected);
        expect(is_read_back(text, expected) == made.has_value(), uri.text(),
               made ? "is changed, but must be refused, for" : "is refused, but not", text);
        expect(!made || made->text() == text, uri.text(), "is not changed to", text);
    }
    if (!made) {
        expect(made.error().reason != error_reason::buffer_too_small, uri.text(),
               "does not fit changed_size_limit()");
        return;
    }
    const auto parsed = parse_uri_reference(made->text());
    expect(parsed && parsed->components() == made->components(), uri.text(),
           "has other components than those of", made->text());
    check_read(*made, change, expected);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    using namespace uriscan;
    static std::string uri_text, value_text;  // these keep their memory for the next run
    uri_text.clear();
    value_text.clear();
    fuzz_input input(data, size);
    const auto which = static_cast<component>(input.choose(members.size()));
    const std::size_t kind = input.choose(6);
    append_pieces(input.take_line(), uri_text);
    append_pieces(input.rest(), value_text);
    const exact_copy text(uri_text), value(value_text);
    if (const auto uri = parse_uri_reference(text.text())) {
        const bool is_removed = kind / 2 == 0;
        check(*uri, {which, is_removed ? std::nullopt : std::optional(value.text()),
                     kind / 2 == 1 ? given_as::data : given_as::text,
                     kind % 2 == 0 ? ambiguity::refuse : ambiguity::repair});
    }
    return 0;
}
