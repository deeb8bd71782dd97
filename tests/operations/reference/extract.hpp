// The URIs in a text, found as the rules at the head of uriscan/extract.hpp read: every place is tried, and
// at each every end, the last first (RFC 3986, section 3 and Appendix C); and the secrets in a URI, as
// uriscan/redact.hpp has them (3.2.1).
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

// The URIs in `text` that begin at `from` or after it; what stands before is not looked at.
std::vector<slice> extract(std::string_view text, const names& schemes, std::size_t from = 0);

// The size of the longest stretch that extract() has to look at before it knows whether a URI begins there
// and where it ends.
std::size_t longest_stretch(std::string_view text, const names& schemes);

enum class hidden_userinfo { none, password, all };

struct secret_rules {
    hidden_userinfo userinfo = hidden_userinfo::all;
    names keys = {};
    bool fragment = false;
};

// Where the secrets of a URI reference are.
std::vector<slice> secrets(std::string_view uri, const secret_rules& rules);

// Where those of all URIs in a text are.
std::vector<slice> secrets_in_text(std::string_view text, const secret_rules& rules,
                                   const names& schemes);

}  // namespace uriscan::slow
