// The rules at the top of uriscan/extract.hpp, one function for each part of a rule.  Rule 1 is in
// extract_starts.cpp. Each function
// tries all possibilities, and does not use what another function has found.

#include <algorithm>
#include <array>
#include <map>
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
            const bool is_cut = is_partner(at) || closes_nothing_before(at) || separates(at);
            if (is_cut || ends_at_reference(at)) {
                const std::size_t cut = longest(at);
                cut_ = is_cut && cut == at;
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

    // Rule 2, a ")" without an opening mark directly before the scheme.
    bool closes_nothing_before(std::size_t at) const {
        if (at >= all_.size() || all_[at] != ')') {
            return false;
        }
        const std::size_t body = colon_ + 1 + slashes_;
        std::size_t authority = body;
        while (slashes_ > 0 && authority < all_.size() &&
               (is_letter(all_[authority]) || is_digit(all_[authority]) ||
                is_in(all_[authority], "-._~:[]@!$&'()*+,;=%"))) {
            ++authority;
        }
        const text whole = all_.substr(body, authority - body);
        const std::size_t host = body + (whole.rfind('@') == whole.npos ? 0 : whole.rfind('@') + 1);
        if (at < host || has_open(all_.substr(host, at - host))) {
            return false;
        }
        if (at < authority) {
            return true;
        }
        const std::size_t first = std::max(from_, start_ - std::min<std::size_t>(start_, 128));
        text before = all_.substr(first, start_ - first);
        before.remove_prefix(before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1);
        return has_open(before);
    }

    // Rule 2, a character reference.
    bool ends_at_reference(std::size_t at) const {
        const auto read = reference_in(all_.substr(at));
        if (!read) {
            return false;
        }
        const char32_t c = read->character;
        const bool is_last = c < 0x80 ? is_end(static_cast<unsigned>(c)) : true;
        const text before = all_.substr(colon_ + 1, at - colon_ - 1);
        const bool is_in_host = slashes_ > 0 ? in_authority(at)
                                             : before.find('@') != before.npos &&
                                                   before.find_first_of("?#") == before.npos;
        return is_last || is_in_host;
    }

    struct reference {
        char32_t character;
        std::size_t size;
    };

    // Returns the character reference at the start of the text, or what rsyslog writes.
    static std::optional<reference> reference_in(text rest) {
        const std::size_t size = rest.size();
        for (const auto& [octal, character] : std::vector<std::pair<text, char>>{
                 {"#011", '\t'}, {"#012", '\n'}, {"#015", '\r'}, {"#033", '\x1B'}}) {
            if (rest.starts_with(octal)) {
                return reference{static_cast<char32_t>(character), octal.size()};
            }
        }
        if (!rest.starts_with('&')) {
            return std::nullopt;
        }
        rest.remove_prefix(1);
        while (rest.starts_with("amp;")) {
            rest.remove_prefix(4);
        }
        const std::size_t end = rest.find(';');
        if (end == rest.npos) {
            return std::nullopt;
        }
        const std::size_t whole = size - rest.size() + end + 1;
        if (const auto named = named_references().find(std::string(rest.substr(0, end)));
            named != named_references().end()) {
            return reference{named->second, whole};
        }
        if (!rest.starts_with('#')) {
            return std::nullopt;
        }
        const bool is_hex = rest.starts_with("#x") || rest.starts_with("#X");
        std::string digits(rest.substr(is_hex ? 2 : 1, end - (is_hex ? 2 : 1)));
        digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
        const bool is_number =
            !digits.empty() && digits.size() <= (is_hex ? 6U : 7U) &&
            (is_hex ? are_hexadecimal(digits, digits.size())
                    : std::ranges::all_of(digits, [](char c) { return is_digit(c); }));
        if (!is_number) {
            return std::nullopt;
        }
        return reference{static_cast<char32_t>(std::stoul(digits, nullptr, is_hex ? 16 : 10)),
                         whole};
    }

    // Some of the names of HTML 4, sections 24.2 to 24.4.  A letter stands for all letters.
    static const std::map<std::string, char32_t>& named_references() {
        static const std::map<std::string, char32_t> all = [] {
            std::map<std::string, char32_t> made = {
                {"lt", '<'},           {"LT", '<'},           {"gt", '>'},
                {"GT", '>'},           {"quot", '"'},         {"QUOT", '"'},
                {"Tab", '\t'},         {"NewLine", '\n'},     {"nbsp", U'\u00A0'},
                {"laquo", U'\u00AB'},  {"raquo", U'\u00BB'},  {"ensp", U'\u2002'},
                {"emsp", U'\u2003'},   {"thinsp", U'\u2009'}, {"hairsp", U'\u200A'},
                {"ndash", U'\u2013'},  {"mdash", U'\u2014'},  {"lsquo", U'\u2018'},
                {"rsquo", U'\u2019'},  {"ldquo", U'\u201C'},  {"rdquo", U'\u201D'},
                {"sbquo", U'\u201A'},  {"bdquo", U'\u201E'},  {"lsaquo", U'\u2039'},
                {"rsaquo", U'\u203A'}, {"bull", U'\u2022'},   {"larr", U'\u2190'},
                {"rarr", U'\u2192'},   {"uarr", U'\u2191'},   {"darr", U'\u2193'},
                {"harr", U'\u2194'},   {"copy", U'\u00A9'},   {"reg", U'\u00AE'},
                {"deg", U'\u00B0'},    {"sect", U'\u00A7'},   {"para", U'\u00B6'},
                {"plusmn", U'\u00B1'}, {"cent", U'\u00A2'},   {"pound", U'\u00A3'},
                {"yen", U'\u00A5'},    {"iexcl", U'\u00A1'},  {"iquest", U'\u00BF'},
                {"times", U'\u00D7'},  {"divide", U'\u00F7'}, {"euro", U'\u20AC'},
                {"trade", U'\u2122'},  {"hellip", U'\u2026'}, {"middot", U'\u00B7'},
                {"shy", U'\u00AD'},    {"zwj", U'\u200D'},    {"zwnj", U'\u200C'},
                {"AElig", U'\u00E6'},  {"aelig", U'\u00E6'},  {"szlig", U'\u00DF'}};
            const auto add = [&](text letters, text marks) {
                for (const char letter : letters) {
                    made[letter + std::string(marks)] = U'\u00E9';
                }
            };
            for (const text mark : {"acute", "grave", "circ", "uml"}) {
                add("AEIOUaeiou", mark);
            }
            add("ANOano", "tilde");
            add("Cc", "cedil");
            add("Aa", "ring");
            add("Oo", "slash");
            return made;
        }();
        return all;
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

    bool goes_on(std::size_t end) const { return text_goes_on(all_.substr(end), in_host(end)); }

    static bool text_goes_on(text rest, bool in_host) {
        rest = rest.substr(0, 48);
        if (ends_text(rest, in_host)) {
            return false;
        }
        const auto ends_here = [&](text after) {
            return ends_text(after, in_host) || is_in(after[0], "([{");
        };
        const auto quoted = reference_in(rest);
        const std::size_t quote = quoted && quoted->character == '\'' ? quoted->size
                                  : rest.starts_with('\'')            ? 1
                                                                      : 0;
        if (quote > 0 && rest.substr(quote).starts_with('s') && ends_here(rest.substr(quote + 1))) {
            return false;
        }
        for (int marks = 0; marks < 4; ++marks) {
            constexpr text ascii_marks = ".,;:!?'`)]}*_~|";
            const auto read = reference_in(rest);
            const char32_t c = read ? read->character : first_character(rest);
            const bool is_ascii_mark = read ? c < 0x80 && is_in(static_cast<char>(c), ascii_marks)
                                            : is_in(rest[0], ascii_marks);
            if (!is_ascii_mark && !is_one_of(c, other_marks) && !(in_host && is_one_of(c, stops))) {
                return true;
            }
            rest.remove_prefix(read ? read->size : c == 0 ? 1 : in_utf8(c).size());
            if (ends_here(rest)) {
                return false;
            }
        }
        return true;
    }

    static bool is_end(unsigned value) {
        return value <= 0x20 || value == 0x7F || value == '"' || value == '<' || value == '>' ||
               value == '`';
    }

    static bool ends_text(text rest, bool in_host) {
        if (rest.empty() || is_end(static_cast<unsigned char>(rest[0]))) {
            return true;
        }
        if (rest[0] == '\\') {
            return is_escaped_end(rest);
        }
        if (rest[0] == '&' || rest[0] == '#') {
            const auto read = reference_in(rest);
            if (!read || read->character < 0x80) {
                return read && is_end(static_cast<unsigned>(read->character));
            }
            return is_one_of(read->character, ends) ||
                   (!in_host && is_one_of(read->character, stops));
        }
        if (rest[0] == ']' || rest[0] == '}') {
            return !in_host || ends_before_closing(rest.substr(1));
        }
        if (rest[0] == '|' || rest[0] == '[') {
            return in_host && (rest[0] == '|' || ends_before_bracket(rest.substr(1)));
        }
        const char32_t c = first_character(rest);
        return is_one_of(c, ends) || (!in_host && is_one_of(c, stops));
    }

    static bool ends_before_bracket(text rest) {
        if (rest.starts_with('/') || rest.starts_with('.')) {
            return rest[0] == '/';
        }
        const std::size_t close = rest.substr(0, 20).find(']');
        return close == rest.npos || !text_goes_on(rest.substr(close + 1), true);
    }

    static bool ends_before_closing(text rest) {
        for (const char c : rest) {
            const auto octet = static_cast<unsigned char>(c);
            if (is_in(c, "@/?#") || is_end(octet) || octet > 0x7F) {
                return c != '@' && !rest.starts_with('.');
            }
        }
        return rest.size() <= 24 && !rest.starts_with('.');
    }

    static bool is_escaped_end(text rest) {
        const std::size_t slashes = std::min(rest.find_first_not_of('\\'), rest.size());
        const text name = rest.substr(slashes);
        if (slashes > 7 || name.empty()) {
            return false;
        }
        if (name[0] != 'x' && name[0] != 'u') {
            return is_in(name[0], "\"'nrt");
        }
        const std::size_t size = name[0] == 'x' ? 2 : 4;
        if (!are_hexadecimal(name.substr(1), size)) {
            return false;
        }
        auto value =
            static_cast<char32_t>(std::stoul(std::string(name.substr(1, size)), nullptr, 16));
        if (name[0] == 'x' && value >= 0x80) {
            const std::string prefix(rest.substr(0, slashes + 1));
            std::string octets;
            for (; octets.size() < 4 && rest.starts_with(prefix) &&
                   are_hexadecimal(rest.substr(prefix.size()), 2);
                 rest.remove_prefix(prefix.size() + 2)) {
                octets += static_cast<char>(
                    std::stoul(std::string(rest.substr(prefix.size(), 2)), nullptr, 16));
            }
            value = first_character(octets);
            if (value == 0) {
                return false;
            }
        }
        return value < 0x80 ? is_end(static_cast<unsigned>(value)) || value == '\''
                            : is_one_of(value, ends) || is_one_of(value, stops) ||
                                  is_one_of(value, other_marks);
    }

    // The characters of ragel/text_character.rl: pairs of the first and the last of a range.
    static constexpr std::u32string_view ends =
        U"\u0080\u00A9\u00AB\u00AC\u00AE\u00B1\u00B4\u00B4\u00B6\u00B6\u00B8\u00B8\u00BB\u00BB"
        U"\u00BF\u00BF\u00D7\u00D7\u00F7\u00F7\u0589\u0589\u05BE\u05BE\u05C0\u05C0\u05C3\u05C3"
        U"\u060C\u060D\u061B\u061F\u066A\u066D\u06D4\u06D4\u0964\u0965\u0970\u0970\u104A\u104F"
        U"\u1361\u1368\u1680\u1680\u17D4\u17D6\u17D8\u17DA\u2000\u200A\u200E\u2025\u2027\u205F"
        U"\u2061\u206F\u20A0\u20CF\u2190\u22FF\u2500\u25FF\u2E00\u2E7F\u3000\u3001\u3003\u3003"
        U"\u3008\u3020\u3030\u3030\u303D\u303D\uFE10\uFE19\uFE30\uFE51\uFE54\uFE6F\uFF01\uFF0C"
        U"\uFF0F\uFF0F\uFF1A\uFF20\uFF3B\uFF3E\uFF40\uFF40\uFF5B\uFF60\uFF62\uFF64";
    static constexpr std::u32string_view stops =
        U"\u3002\u3002\uFE52\uFE52\uFF0E\uFF0E\uFF61\uFF61";
    static constexpr std::u32string_view other_marks =
        U"\u00AD\u00AD\u200B\u200D\u2060\u2060\uFE0F\uFE0F\uFEFF\uFEFF\u00B7\u00B7\u2026\u2026"
        U"\u2300\u23FF\u2600\u27BF\u30FB\u30FB\uFF65\uFF65\U0001F000\U0001FAFF";

    static bool is_one_of(char32_t c, std::u32string_view ranges) {
        for (std::size_t i = 0; i < ranges.size(); i += 2) {
            if (ranges[i] <= c && c <= ranges[i + 1]) {
                return true;
            }
        }
        return false;
    }

    // Returns the character of two to four octets at the start of the text, or 0.
    static char32_t first_character(text rest) {
        for (std::size_t size = 2; size <= 4 && size <= rest.size(); ++size) {
            char32_t c = static_cast<unsigned char>(rest[0]) & (0x7FU >> size);
            for (const char next : rest.substr(1, size - 1)) {
                c = c << 6 | (static_cast<unsigned char>(next) & 0x3FU);
            }
            if (rest.starts_with(in_octets(c, size))) {
                return c;
            }
        }
        return 0;
    }

    static std::string in_octets(char32_t c, std::size_t size) {
        std::string octets;
        for (std::size_t i = 1; i < size; ++i, c >>= 6) {
            octets.insert(0, 1, static_cast<char>(0x80 | (c & 0x3F)));
        }
        return octets.insert(0, 1, static_cast<char>((0xF00U >> size & 0xFFU) | c));
    }

    static std::string in_utf8(char32_t c) {
        return in_octets(c, c < 0x800 ? 2 : c < 0x10000 ? 3 : 4);
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
