// Claims that mask() changes nothing in a text but octets in user information, queries and fragments of
// its URIs, which keep their components; that no user information is left; that redact() writes one mark for
// each stretch that mask() overwrites, and all else as it is; and that a secret's own octets do not matter.
#include <span>

#include "fuzz.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

constexpr char mark = '\xFF';  // in no text

// Whether `redacted` is `masked` with a mark for each stretch of "x" that is a secret: no octet after one can
// be an "x".
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
    claim(parsed && parsed->components() == found.uri.components(), text, "other components");
    claim(parsed->userinfo().find_first_not_of('x') == there.npos, text, "user information left");
    claim(parsed->scheme() == found.uri.scheme() && parsed->host() == found.uri.host() &&
              parsed->port() == found.uri.port() && parsed->path() == found.uri.path(),
          text, "more than user information, query and fragment changed");
    for (std::size_t i = 0; i < there.size(); ++i) {
        claim(there[i] == found.uri.text()[i] || there[i] == 'x', text, "not masked by x");
    }
}

std::string redacted_by(const redactor& redactor, std::string_view text, std::size_t expected) {
    std::string out;
    claim(redactor.redact(text, out) == expected, text, "another number of secrets");
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
        claim(octets.substr(after, found.offset - after) ==
                  masked.substr(after, found.offset - after),
              octets, "changed outside of URIs");
        check_uri(found, octets, masked);
        after = found.end();
    }
    claim(octets.substr(after) == masked.substr(after), octets, "changed outside of URIs");
    claim(is_aligned(redacted_by(marking, text.text(), secrets), masked), octets, "not aligned");
    const std::string redacted = redacted_by(redactor, text.text(), secrets);
    claim(redacted_by(redactor, masked, secrets) == redacted, octets, "a secret's octets matter");
    claim(redacted_by(redactor, redacted, secrets) == redacted, octets, "redacts what it wrote");
    return 0;
}
