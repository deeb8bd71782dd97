// Finds the URIs in a text by the rules at the top of uriscan/extract.hpp (RFC 3986, section 3 and
// Appendix C). The search tries every ":", and for each rule every possible place. The functions at
// the end of this file find the secrets in a URI, as uriscan/redact.hpp defines them (RFC 3986,
// section 3.2.1).
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::slow {

struct slice {
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(const slice&, const slice&) = default;
};

// A URI in a text.
struct hit {
    slice at;  // the place of the URI as it is written in the text
    bool truncated = false;
    bool escaped = false;

    friend bool operator==(const hit&, const hit&) = default;
};

using names = std::set<std::string, std::less<>>;  // in lower case

// Returns the URIs in `text` that start at `from` or after it. Ignores the text before `from`.
std::vector<hit> extract(std::string_view text, const names& schemes, std::size_t from = 0);

// Returns the text of a URI with escaped slashes, without the escapes (rule 7).
std::string unescaped(std::string_view original);

// Returns the size of the longest stretch of text that extract() must read before it knows whether
// a URI starts at the start of the stretch, and where the URI ends.
std::size_t longest_stretch(std::string_view text, const names& schemes);

enum class hidden_userinfo { none, password, all };

struct secret_rules {
    hidden_userinfo userinfo = hidden_userinfo::all;
    names keys = {};
    names key_endings = {};  // ends of secret keys; only for tolerant_secrets_in_text()
    bool fragment = false;
    bool tokens = false;  // tokens with a known shape; only for tolerant_secrets_in_text()
};

// Returns the positions of the secrets in a URI reference.
std::vector<slice> secrets(std::string_view uri, const secret_rules& rules);

// Returns the positions of the secrets in all URIs of a text, as RFC 3986 and extract() read it.
std::vector<slice> secrets_in_text(std::string_view text, const secret_rules& rules,
                                   const names& schemes);

}  // namespace uriscan::slow
