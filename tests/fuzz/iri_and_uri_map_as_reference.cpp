// Properties of to_uri() and to_iri():
// - They write what the slow reference for RFC 3987 gives, into a buffer of any size.  Their
//   offsets are those of the parsed result.
// - Mapping a URI to an IRI and back gives an equivalent URI.  Mapping twice changes nothing more.
// - Normalizing, comparing and resolving IRIs give what they give for their URIs.
// - The C functions give the same.
// The first two lines of the input are IRIs.
#include <string>

#include "fuzz.hpp"
#include "operations/reference/iri.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/uriscan_iri.h"

namespace uriscan::tests {
namespace {

// Checks what a mapping wrote to a buffer of `capacity` octets.
template <class View>
void check_written(std::string_view text, const result<View>& written, std::string_view expected,
                   std::size_t capacity) {
    expect(written.has_value() == (expected.size() <= capacity), text,
           "the buffer is not right for", expected);
    if (written) {
        expect(written->text() == expected, text, "is mapped to another text than", expected);
        const auto parsed = parse_iri_reference(expected);
        expect(parsed && parsed->components() == written->components(), text,
               "the components are not those of", expected);
    } else {
        expect(written.error().reason == error_reason::buffer_too_small, text,
               "the error is wrong");
    }
}

void check_mappings(std::string_view text, const iri_view& iri, std::size_t capacity) {
    const exact_room room(capacity);
    const std::string uri = slow::to_uri(text);
    expect(to_uri_size(iri) == uri.size(), text, "the size is not that of", uri);
    check_written(text, to_uri(iri, room.span()), uri, capacity);
    const std::string back = slow::to_iri(text);
    check_written(text, to_iri(iri, room.span()), back, capacity);
    expect(to_iri(parse_iri_reference(uri).value()) == back, text, "its URI is mapped to another",
           back);
    expect(to_iri(parse_iri_reference(back).value()) == back, text, "mapping again changes", back);
    // Only triplets of unreserved octets and the letters of triplets differ.
    const auto same = equivalent(slow::to_uri(back), uri,
                                 normalization::percent_encoding | normalization::letter_case);
    expect(same && *same, text, "comes back as another URI than", uri);
}

void check_c(std::string_view text, const iri_view& iri, std::size_t capacity) {
    uriscan_iri at;
    expect(uriscan_iri_parse(URISCAN_RULE_IRI_REFERENCE, text.data(), text.size(), &at, nullptr) ==
               URISCAN_OK,
           text, "C does not parse it");
    const exact_room room(capacity);
    std::size_t needed = 0;
    const std::string uri(to_uri(iri)->text());
    uriscan_status status = uriscan_to_uri(&at, text.data(), nullptr, nullptr, room.span().data(),
                                           capacity, &needed, nullptr, nullptr);
    expect(needed == uri.size() && (status == URISCAN_OK) == (needed <= capacity) &&
               (status != URISCAN_OK || room.text().starts_with(uri)),
           text, "C writes another URI than", uri);
    const std::string back = to_iri(iri);
    status = uriscan_to_iri(&at, text.data(), room.span().data(), capacity, &needed, nullptr);
    expect(needed == back.size() && (status == URISCAN_OK) == (needed <= capacity) &&
               (status != URISCAN_OK || room.text().starts_with(back)),
           text, "C writes another IRI than", back);
}

// The octets that are percent-encoded mean nothing to these operations.
void check_operations(std::string_view text, const iri_view& iri, std::string_view other_text) {
    const std::string uri = slow::to_uri(text);
    std::string buffer(text.size() + other_text.size() + 3, '\0');
    const auto normal = normalize(iri, buffer);
    expect(normal && slow::to_uri(normal->text()) == normalize(std::string_view(uri))->text(), text,
           "the normal form is not that of", uri);
    const auto other = parse_iri_reference(other_text);
    if (!other) {
        return;
    }
    const std::string other_uri = slow::to_uri(other_text);
    expect(equivalent(iri, *other) == *equivalent(uri, other_uri), text,
           "is compared otherwise than its URI with", other_text);
    const auto resolved = resolve(iri, *other, buffer);
    const auto expected = resolve(uri, other_uri);
    expect(resolved.has_value() == expected.has_value() &&
               (!resolved || slow::to_uri(resolved->text()) == expected->text()),
           text, "is resolved otherwise than its URI with", other_text);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::size_t capacity = input.choose(256);
    const exact_copy text(input.take_line());
    if (const auto iri = uriscan::parse_iri_reference(text.text())) {
        check_mappings(text.text(), *iri, capacity);
        check_c(text.text(), *iri, capacity);
        check_operations(text.text(), *iri, input.rest());
    }
    return 0;
}
