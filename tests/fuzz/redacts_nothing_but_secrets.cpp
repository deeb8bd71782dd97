// Properties: mask() changes only octets in the user information, queries and fragments of the URIs
// in a text, and the URIs keep their components; no user information is left; redact() writes one
// mark for each run of octets that mask() overwrites, and copies the rest; and the result does not
// depend on the octets of a secret.
#include <span>

#include "fuzz.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

constexpr char mark = '\xFF';  // this octet is removed from the inputs

// Returns whether `redacted` is `masked` with one mark in place of each run of "x" that covers a
// secret.  The octet after a secret is never an "x".
bool is_aligned(std::string_view redacted, std::string_view masked) {
    for (const char octet : redacted) {
        const std::size_t size =
            octet == mark ? std::min(masked.find_first_not_of('x'), masked.size()) : 1;
        if (size == 0 || masked.empty() || (octet != mark && octet != masked.front())) {
            return false;
        }
        masked.remove_prefix(size);
    }
    return masked.empty();
}

void check_uri(const found_uri& found, std::string_view text, std::string_view masked) {
    const std::string_view there = masked.substr(found.offset, found.uri.text().size());
    const auto parsed = parse_uri(there);
    expect(parsed && parsed->components() == found.uri.components(), text,
           "the masked URI has other components");
    expect(parsed->userinfo().find_first_not_of('x') == there.npos, text,
           "user information is left");
    expect(parsed->scheme() == found.uri.scheme() && parsed->host() == found.uri.host() &&
               parsed->port() == found.uri.port() && parsed->path() == found.uri.path(),
           text, "more than user information, query and fragment changed");
    for (std::size_t i = 0; i < there.size(); ++i) {
        expect(there[i] == found.uri.text()[i] || there[i] == 'x', text,
               "an octet changed to something else than x");
    }
}

std::string redacted_by(const redactor& redactor, std::string_view text, std::size_t expected) {
    std::string out;
    expect(redactor.redact(text, out) == expected, text,
           "mask() and redact() count different numbers of secrets");
    return out;
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    std::string octets(exact_copy(data, size).text());
    std::erase(octets, mark);
    const exact_copy text(octets);
    const uriscan::redactor redactor, marking({.replacement = {&mark, 1}});
    std::string masked = octets;
    const std::size_t secrets = redactor.mask(masked);
    std::size_t after = 0;
    for (const auto& found : uriscan::extract(text.text())) {
        expect(octets.substr(after, found.offset - after) ==
                   masked.substr(after, found.offset - after),
               octets, "changed an octet outside of URIs");
        check_uri(found, octets, masked);
        after = found.end();
    }
    expect(octets.substr(after) == masked.substr(after), octets,
           "changed an octet outside of URIs");
    expect(is_aligned(redacted_by(marking, text.text(), secrets), masked), octets,
           "mask() and redact() change different octets");
    const std::string redacted = redacted_by(redactor, text.text(), secrets);
    expect(redacted_by(redactor, masked, secrets) == redacted, octets,
           "the result depends on the octets of a secret");
    expect(redacted_by(redactor, redacted, secrets) == redacted, octets,
           "redacting the result again changes it");
    return 0;
}
