// Reads IRIs, and maps them to URIs and back, as RFC 3987 describes it: character by character,
// with the characters that its text lists. The RFC's ABNF is not used here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::slow {

struct character {
    std::uint32_t number;  // the code point
    std::size_t size;      // how many octets it has in the text
};

// Returns the character that the text starts with. Returns nothing if the text does not start with
// a strictly legal UTF-8 sequence (RFC 3629). For example, the text is empty, or the sequence is
// cut, longer than it must be, a surrogate, or above 10FFFF.
std::optional<character> first_character(std::string_view text);

bool is_ucschar(std::uint32_t number);
bool is_iprivate(std::uint32_t number);

// Tells whether the character is one of LRM, RLM, LRE, RLE, PDF, LRO and RLO, which IRIs must not
// contain (Section 4.1), although they are in `ucschar`.
bool is_bidi_formatting(std::uint32_t number);

// Tells whether the text starts with "%" and two hexadecimal digits.
bool is_triplet(std::string_view text);
char octet_of_triplet(std::string_view text);
std::string triplet_of(char octet);  // in upper case

struct iri_parts {
    std::optional<std::string> scheme;
    std::optional<std::string> userinfo;
    std::optional<std::string> host;
    std::optional<std::string> port;
    std::string path;
    std::optional<std::string> query;
    std::optional<std::string> fragment;

    friend bool operator==(const iri_parts&, const iri_parts&) = default;
};

// Returns the components of an IRI reference, or nothing if the text is not one (Section 2.2).
std::optional<iri_parts> read_iri_reference(std::string_view text);

// Maps an IRI reference to a URI reference (Section 3.1, step 2, without ToASCII). `iri` must be
// valid.
std::string to_uri(std::string_view iri);

// Maps a URI reference to an IRI reference (Section 3.2). Decodes everything that the RFC allows to
// decode, and so also private characters in a query, and unreserved characters in ASCII. Triplets
// that steps 3 and 4 encode again get capital letters. All other triplets stay as they are. `uri`
// must be valid. It can also be an IRI reference: then its characters stay as they are.
std::string to_iri(std::string_view uri);

}  // namespace uriscan::slow
