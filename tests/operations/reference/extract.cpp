// Finds the secrets in URIs; see extract.hpp.

#include "operations/reference/extract.hpp"

#include <algorithm>
#include <optional>

#include "grammar/abnf.hpp"
#include "operations/reference/parts.hpp"
#include "operations/reference/percent.hpp"

namespace uriscan::slow {

namespace {

// Finds the values of listed keys in a query or fragment. `begin` is the offset of the query or
// fragment in the URI.
void add_values(std::string_view parameters, std::size_t begin, const names& keys,
                std::vector<slice>& found) {
    for (std::size_t at = 0; at < parameters.size();) {
        const std::string_view rest = parameters.substr(at);
        std::size_t end = std::min(rest.find_first_of("&;"), rest.size());
        const std::size_t equals = rest.substr(0, end).find('=');
        if (equals != rest.npos) {
            const auto key = decode(rest.substr(0, equals));
            if (key && keys.contains(oracle::lower_case(*key))) {
                end = std::min(rest.find('&'), rest.size());
                found.push_back({begin + at + equals + 1, begin + at + end});
            }
        }
        at += end + 1;
    }
}

}  // namespace

std::vector<slice> secrets(std::string_view uri, const secret_rules& rules) {
    const parts cut = split(uri);
    std::vector<slice> found;
    std::size_t at = cut.scheme ? cut.scheme->size() + 1 : 0;
    if (cut.authority) {
        at += 2;
        if (const auto userinfo = split_authority(*cut.authority).userinfo) {
            const std::size_t colon = std::min(userinfo->find(':'), userinfo->size());
            const std::size_t password = std::min(colon + 1, userinfo->size());
            const std::size_t begin = rules.userinfo == hidden_userinfo::all ? 0 : password;
            if (rules.userinfo != hidden_userinfo::none) {
                found.push_back({at + begin, at + userinfo->size()});
            }
        }
        at += cut.authority->size();
    }
    at += cut.path.size();
    if (cut.query) {
        add_values(*cut.query, at + 1, rules.keys, found);
        at += 1 + cut.query->size();
    }
    if (cut.fragment && rules.fragment) {
        found.push_back({at + 1, uri.size()});
    } else if (cut.fragment) {
        add_values(*cut.fragment, at + 1, rules.keys, found);
    }
    std::erase_if(found, [](const slice& secret) { return secret.begin == secret.end; });
    return found;
}

std::vector<slice> secrets_in_text(std::string_view text, const secret_rules& rules,
                                   const names& schemes) {
    std::vector<slice> found;
    for (const hit& uri_in_text : extract(text, schemes)) {
        const slice at = uri_in_text.escaped ? slice{} : uri_in_text.at;
        const std::string_view uri = text.substr(at.begin, at.end - at.begin);
        for (const slice& secret : secrets(uri, rules)) {
            found.push_back({at.begin + secret.begin, at.begin + secret.end});
        }
    }
    return found;
}

}  // namespace uriscan::slow
