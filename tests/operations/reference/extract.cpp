// Finds URIs and secrets; see extract.hpp.

#include "operations/reference/extract.hpp"

#include <algorithm>
#include <optional>

#include "grammar/abnf.hpp"
#include "operations/reference/parts.hpp"
#include "operations/reference/percent.hpp"

namespace uriscan::slow {

namespace {

bool is_letter(char c) {
    return is_valid("scheme", {&c, 1});
}

bool is_scheme_octet(char c) {
    return is_valid("scheme", std::string("a") + c);
}

// Rule 1: returns the size of the scheme if a URI can start where `text` starts. The caller must
// make sure that `text` starts with the first letter of a stretch of scheme octets.
std::optional<std::size_t> begin_of_uri(std::string_view text, const names& schemes) {
    const auto size =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_scheme_octet) - text.begin());
    const std::string_view rest = text.substr(size);
    const bool begins =
        rest.starts_with("://") ||
        (rest.starts_with(":") && schemes.contains(oracle::lower_case(text.substr(0, size))));
    return begins ? std::optional(size) : std::nullopt;
}

// Rule 2: returns the longest URI that `text` starts with, or an empty text if there is none.
std::string_view longest_uri(std::string_view text) {
    std::size_t size = viable_prefix("URI", text);
    while (size > 0 && !is_valid("URI", text.substr(0, size))) {
        --size;
    }
    return text.substr(0, size);
}

// Returns whether the last octet is a ")" that matches no "(" before it.
bool closes_nothing(std::string_view text) {
    std::size_t open = 0;
    for (const char c : text.substr(0, text.size() - 1)) {
        open += c == '(' ? 1 : 0;
        open -= c == ')' && open > 0 ? 1 : 0;
    }
    return text.back() == ')' && open == 0;
}

// Rule 3: removes punctuation that belongs to the sentence around the URI.
std::string_view without_sentence(std::string_view uri) {
    while (!uri.empty() &&
           (std::string_view(".,;:!?'").find(uri.back()) != uri.npos || closes_nothing(uri))) {
        uri.remove_suffix(1);
    }
    return uri;
}

std::optional<std::size_t> end_of_uri(std::string_view text, std::size_t scheme_size) {
    const std::string_view uri = without_sentence(longest_uri(text));
    const std::size_t least = scheme_size + (text.substr(scheme_size).starts_with("://") ? 3 : 1);
    return uri.size() > least ? std::optional(uri.size()) : std::nullopt;
}

}  // namespace

namespace {

// Goes through the stretches of scheme octets. Calls `see(rest)` with the text that starts at the
// first letter of each stretch. `see` returns the size of the URI that it found there, or 0. The
// search goes on after that URI.
template <class See>
void visit_stretches(std::string_view text, std::size_t from, See see) {
    bool letter_before = false;  // whether this stretch has a letter before `at`
    for (std::size_t at = from; at < text.size();) {
        const bool first = is_letter(text[at]) && !letter_before;
        const std::size_t taken = first ? see(text.substr(at)) : 0;
        letter_before =
            taken == 0 && is_scheme_octet(text[at]) && (letter_before || is_letter(text[at]));
        at += std::max<std::size_t>(taken, 1);
    }
}

// Returns the size of the URI that starts where `text` starts, or 0 if there is none.
std::size_t uri_size(std::string_view text, const names& schemes) {
    const auto scheme_size = begin_of_uri(text, schemes);
    return scheme_size ? end_of_uri(text, *scheme_size).value_or(0) : 0;
}

}  // namespace

std::vector<slice> extract(std::string_view text, const names& schemes, std::size_t from) {
    std::vector<slice> found;
    visit_stretches(text, from, [&](std::string_view rest) {
        const std::size_t size = uri_size(rest, schemes);
        if (size > 0) {
            const std::size_t begin = text.size() - rest.size();
            found.push_back({begin, begin + size});
        }
        return size;
    });
    return found;
}

std::size_t longest_stretch(std::string_view text, const names& schemes) {
    constexpr std::string_view after_scheme = "://";
    std::size_t longest = 0;
    visit_stretches(text, 0, [&](std::string_view rest) {
        const std::size_t scheme = viable_prefix("scheme", rest);
        const bool begins = begin_of_uri(rest, schemes).has_value();
        longest =
            std::max(longest, begins ? viable_prefix("URI", rest) : scheme + after_scheme.size());
        return uri_size(rest, schemes);
    });
    return longest;
}

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
    for (const slice& uri : extract(text, schemes)) {
        for (const slice& secret : secrets(text.substr(uri.begin, uri.end - uri.begin), rules)) {
            found.push_back({uri.begin + secret.begin, uri.begin + secret.end});
        }
    }
    return found;
}

}  // namespace uriscan::slow
