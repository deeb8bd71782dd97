// The rules at the top of uriscan/extract.hpp, one function for each part of a rule.  Rule 1 is in
// extract_starts.cpp. Each function
// tries all possibilities, and does not use what another function has found.

#include <algorithm>
#include <array>
#include <optional>

#include "grammar/abnf.hpp"
#include "operations/reference/extract.hpp"
#include "operations/reference/extract_starts.hpp"
#include "operations/reference/parts.hpp"

namespace uriscan::slow {

namespace {

using namespace starts;

// ---- A URI that starts at an offset ----

class candidate {
public:
    candidate(text all, std::size_t from, std::size_t start, std::size_t colon,
              const names& schemes)
        : all_(all), from_(from), start_(start), colon_(colon), schemes_(schemes) {
        escaped_ = all.substr(colon + 1).starts_with("\\/");
        slashes_ = !has_slashes(all.substr(colon + 1)) ? 0 : escaped_ ? 4 : 2;
    }

    // Rule 4: returns the end of the longest URI. Also finds out whether rule 2 or 3 ends the URI.
    std::size_t end() {
        const std::size_t whole = longest(all_.size());
        for (std::size_t at = colon_ + 1 + slashes_; at <= whole; ++at) {
            if (is_partner(at) || separates(at)) {
                const std::size_t cut = longest(at);
                cut_ = cut == at;
                return cut;
            }
        }
        return whole;
    }

    hit found() {
        hit result{{start_, end()}, false, escaped_};
        if (!cut_ && goes_on(result.at.end)) {
            if (in_host(result.at.end)) {
                return {};
            }
            result.truncated = true;
        }
        result.at.end = without_punctuation(result.at.end);
        return result.at.end > colon_ + 1 + slashes_ ? result : hit{};
    }

    // Returns the end of the octets that must be read to find the longest URI.
    std::size_t end_of_reading() const {
        return original_size(viable_prefix("URI", read(all_.size())), all_.size());
    }

private:
    // Returns the text from the start of the URI up to `end`, without escapes (rule 7).
    std::string read(std::size_t end) const {
        const text part = all_.substr(start_, end - start_);
        return escaped_ ? unescaped(part) : std::string(part);
    }

    // Returns the offset in the text that is `size` octets after the start of the URI, if escapes
    // do not count.
    std::size_t original_size(std::size_t size, std::size_t end) const {
        std::size_t last = start_;
        for (std::size_t at = start_; at <= end; ++at) {
            const bool within =
                escaped_ && at > start_ && all_[at - 1] == '\\' && at < end && all_[at] == '/';
            last = !within && read(at).size() <= size ? at : last;
        }
        return last;
    }

    // Returns the end of the longest URI that does not go beyond `limit`.
    std::size_t longest(std::size_t limit) const {
        const std::string octets = read(limit);
        std::size_t size = viable_prefix("URI", octets);
        while (size > 0 && !is_valid("URI", octets.substr(0, size))) {
            --size;
        }
        return original_size(size, limit);
    }

    // Rule 2.
    bool is_partner(std::size_t at) const {
        constexpr std::array<std::array<text, 2>, 10> pairs = {{{"'", "'"},
                                                                {"(", ")"},
                                                                {"[", "]"},
                                                                {"{", "}"},
                                                                {"|", "|"},
                                                                {"&quot;", "&quot;"},
                                                                {"&#34;", "&#34;"},
                                                                {"&#39;", "&#39;"},
                                                                {"&apos;", "&apos;"},
                                                                {"&lt;", "&gt;"}}};
        const text before = all_.substr(from_, start_ - from_);
        for (const auto& [open, close] : pairs) {
            if (before.ends_with(open) && all_.substr(at).starts_with(close)) {
                const text uri = all_.substr(colon_, at - colon_);
                return open == "(" ? !has_open(uri) : open == "[" ? longest(at) == at : true;
            }
        }
        return false;
    }

    // Returns whether the text has a "(" that no ")" closes.
    static bool has_open(text uri) {
        std::size_t open = 0;
        for (const char c : uri) {
            open += c == '(' ? 1 : 0;
            open -= c == ')' && open > 0 ? 1 : 0;
        }
        return open > 0;
    }

    // Rule 3.
    bool separates(std::size_t at) const {
        if (at == all_.size() || !is_in(all_[at], ",;|")) {
            return false;
        }
        const text next = all_.substr(at + 1);
        const std::size_t colon = next.find(':');
        if (colon == next.npos || colon > 32 || !is_valid("scheme", next.substr(0, colon))) {
            return false;
        }
        const text after = next.substr(colon + 1);
        return may_start(next.substr(0, colon), after, schemes_) &&
               (has_slashes(after) || !in_authority(at));
    }

    bool in_authority(std::size_t end) const {
        const std::size_t start = colon_ + 1 + slashes_;
        return slashes_ > 0 && all_.substr(start, end - start).find_first_of("/?#") == text::npos;
    }

    // Rule 5.
    bool in_host(std::size_t end) const {
        const text rest = all_.substr(colon_ + 1, end - colon_ - 1);
        return in_authority(end) || (slashes_ == 0 && rest.find('@') != rest.npos &&
                                     rest.find_first_of("?#") == rest.npos);
    }

    bool goes_on(std::size_t end) const {
        const text rest = all_.substr(end);
        if (ends_text(rest, end)) {
            return false;
        }
        for (std::size_t marks = 1; marks <= 4 && marks <= rest.size(); ++marks) {
            const text after = rest.substr(marks);
            if (is_in(rest[marks - 1], ".,;:!?')]}*_~|") == false) {
                break;
            }
            if (ends_text(after, end) || (!after.empty() && is_in(after[0], "([{"))) {
                return false;
            }
        }
        const text after = rest.substr(std::min<std::size_t>(2, rest.size()));
        return !(rest.starts_with("'s") &&
                 (ends_text(after, end) || (!after.empty() && is_in(after[0], "([{"))));
    }

    static bool is_end(unsigned value) {
        return value <= 0x20 || value == 0x7F || value == '"' || value == '<' || value == '>' ||
               value == '`';
    }

    bool ends_text(text rest, std::size_t end) const {
        if (rest.empty() || is_end(static_cast<unsigned char>(rest[0]))) {
            return true;
        }
        return rest[0] == '\\' ? is_escaped_end(rest.substr(1)) : is_foreign_end(rest, end);
    }

    static bool is_escaped_end(text rest) {
        if (rest.empty()) {
            return false;
        }
        std::string digits;
        if (rest[0] == 'x' && are_hexadecimal(rest.substr(1), 2)) {
            digits = rest.substr(1, 2);
        } else if (rest.starts_with("u00") && are_hexadecimal(rest.substr(3), 2)) {
            digits = rest.substr(3, 2);
        } else {
            return is_in(rest[0], "\"'nrt");
        }
        const unsigned long value = std::stoul(digits, nullptr, 16);
        return is_end(static_cast<unsigned>(value)) || value == '\'';
    }

    // Returns whether the text starts with one of the characters outside ASCII that end a URI.
    bool is_foreign_end(text rest, std::size_t end) const {
        for (const char32_t c :
             U"\u00A0\u00AB\u00BB\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009"
             U"\u200A\u200E\u200F\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u2028\u2029\u202A"
             U"\u202B\u202C\u202D\u202E\u202F\u2039\u203A\u205F\u2066\u2067\u2068\u2069\u3000\u3001"
             U"\u3008\u3009\u300A\u300B\u300C\u300D\u300E\u300F\u3010\u3011\u3014\u3015\u3016\u3017"
             U"\u3018\u3019\u301A\u301B\u301D\u301E\u301F\uFF01\uFF02\uFF07\uFF08\uFF09\uFF0C\uFF1A"
             U"\uFF1B\uFF1F\uFF3B\uFF3D\uFF5B\uFF5C\uFF5D\uFF5F\uFF60\uFF62\uFF63\uFF64") {
            if (c != 0 && rest.starts_with(in_utf8(c))) {
                return true;
            }
        }
        return !in_host(end) && (rest.starts_with("\u3002") || rest.starts_with("\uFF0E") ||
                                 rest.starts_with("\uFF61"));
    }

    static std::string in_utf8(char32_t c) {
        const auto octet = [](char32_t value) { return static_cast<char>(value); };
        if (c < 0x800) {
            return {octet(0xC0 | c >> 6), octet(0x80 | (c & 0x3F))};
        }
        return {octet(0xE0 | c >> 12), octet(0x80 | (c >> 6 & 0x3F)), octet(0x80 | (c & 0x3F))};
    }

    // Rule 6.
    std::size_t without_punctuation(std::size_t end) const {
        text uri = all_.substr(start_, end - start_);
        while (!uri.empty()) {
            const std::size_t entity = size_of_entity(uri);
            if (entity > 0) {
                uri.remove_suffix(entity);
            } else if (is_in(uri.back(), ".,;:!?'*_~") || closes_nothing(uri)) {
                uri.remove_suffix(1);
            } else if (uri.ends_with("'s")) {
                uri.remove_suffix(2);
            } else {
                break;
            }
        }
        return start_ + uri.size();
    }

    static bool closes_nothing(text uri) {
        return uri.back() == ')' && !has_open(uri.substr(0, uri.size() - 1));
    }

    // Returns the size of an entity such as &quot; at the end of the URI, or 0.
    static std::size_t size_of_entity(text uri) {
        const std::size_t begin = uri.rfind('&');
        if (begin == uri.npos || !uri.ends_with(';')) {
            return 0;
        }
        text name = uri.substr(begin + 1, uri.size() - begin - 2);
        if (name.starts_with('#')) {
            name.remove_prefix(1);
        }
        const bool is_name = !name.empty() && std::ranges::all_of(name, [](char c) {
            return is_letter(c) || is_digit(c);
        });
        return is_name ? uri.size() - begin : 0;
    }

    text all_;
    std::size_t from_;
    std::size_t start_;
    std::size_t colon_;
    const names& schemes_;
    bool escaped_ = false;
    std::size_t slashes_ = 0;  // the size of "//", or of "\/\/"
    bool cut_ = false;         // whether a rule ended the URI, and not the grammar
};

// Calls `see` with the candidate at each ":", in order.
template <class See>
std::vector<hit> search(text all, const names& schemes, std::size_t from, See see) {
    std::vector<hit> found;
    for (std::size_t colon = from; colon < all.size(); ++colon) {
        const auto start = all[colon] == ':' ? start_of_scheme(all, from, colon) : std::nullopt;
        if (!start ||
            !may_start(all.substr(*start, colon - *start), all.substr(colon + 1), schemes)) {
            continue;
        }
        candidate uri(all, from, *start, colon, schemes);
        const hit hit = uri.found();
        see(*start, uri);
        from = hit.at.end > 0 ? hit.at.end : uri.end();
        colon = from - 1;
        if (hit.at.end > 0) {
            found.push_back(hit);
        }
    }
    return found;
}

}  // namespace

std::string unescaped(text original) {
    std::string result(original);
    for (std::size_t at = 0; (at = result.find("\\/", at)) != text::npos; ++at) {
        result.erase(at, 1);
    }
    return result;
}

std::vector<hit> extract(text all, const names& schemes, std::size_t from) {
    return search(all, schemes, from, [](std::size_t, const candidate&) {});
}

std::size_t longest_stretch(text all, const names& schemes) {
    // A possible scheme must be stored until the octets after its ":" show whether a URI starts.
    constexpr std::size_t media_type = 127 + 1 + 127 + 1;
    std::size_t longest = 0;
    std::size_t run = 0;
    for (const char c : all) {
        run = is_scheme_octet(c) ? run + 1 : 0;
        longest = std::max(longest, run + 1 + media_type);
    }
    search(all, schemes, 0, [&](std::size_t start, const candidate& uri) {
        constexpr std::size_t after = 48;
        longest = std::max(longest, uri.end_of_reading() - start + after);
    });
    return longest;
}

}  // namespace uriscan::slow
