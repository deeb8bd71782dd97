// Finds the URIs in a text by the rules at the top of uriscan/extract.hpp. It tries every offset,
// and at each offset every end, the last one first (RFC 3986, section 3 and Appendix C). It also
// finds the secrets in a URI, as uriscan/redact.hpp defines them (3.2.1).
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

using names = std::set<std::string, std::less<>>;  // in lower case

// The URIs in `text` that start at `from` or after it. The text before `from` is ignored.
std::vector<slice> extract(std::string_view text, const names& schemes, std::size_t from = 0);

// The size of the longest stretch that extract() must read before it knows whether a URI starts
// there and where it ends.
std::size_t longest_stretch(std::string_view text, const names& schemes);

enum class hidden_userinfo { none, password, all };

struct secret_rules {
    hidden_userinfo userinfo = hidden_userinfo::all;
    names keys = {};
    bool fragment = false;
};

// The positions of the secrets in a URI reference.
std::vector<slice> secrets(std::string_view uri, const secret_rules& rules);

// The positions of the secrets in all URIs of a text.
std::vector<slice> secrets_in_text(std::string_view text, const secret_rules& rules,
                                   const names& schemes);

}  // namespace uriscan::slow
