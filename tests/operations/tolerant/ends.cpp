// "Where a URI starts" and "Where a URI ends" in docs/redact.md.

#include <algorithm>
#include <array>
#include <optional>
#include <regex>
#include <string>

#include "grammar/abnf.hpp"
#include "operations/tolerant/units.hpp"

namespace uriscan::slow {

namespace {

using text = std::string_view;

// The text, and its units.
struct units_of_text {
    text octets;
    std::vector<unit> units;

    // Returns the unit that starts at `at`, or nothing.
    const unit* starting_at(std::size_t at) const {
        const auto found =
            std::ranges::lower_bound(units, at, {}, [](const unit& one) { return one.at.begin; });
        return found != units.end() && found->at.begin == at ? &*found : nullptr;
    }

    // Returns the unit that ends at `at`, or nothing.
    const unit* ending_at(std::size_t at) const {
        const auto found =
            std::ranges::lower_bound(units, at, {}, [](const unit& one) { return one.at.end; });
        return found != units.end() && found->at.end == at ? &*found : nullptr;
    }
};

// Returns the offset after the two slashes at `at`, which can be escaped, or nothing.
std::optional<std::size_t> after_slashes(const units_of_text& all, std::size_t at) {
    for (int i = 0; i < 2; ++i) {
        const unit* const slash = all.starting_at(at);
        if (slash == nullptr || slash->octet != '/') {
            return std::nullopt;
        }
        at = slash->at.end;
    }
    return at;
}

// ---- Where a URI starts ----

struct uri_start {
    std::size_t at = 0;
    std::size_t rest = 0;   // the offset after the scheme and its slashes, or after the first "/"
    std::size_t marks = 0;  // the end of the quotation mark before the URI or its method
};

// "At a scheme before ://" and "At a listed scheme before :".
std::optional<uri_start> start_before(const units_of_text& all, std::size_t from, std::size_t colon,
                                      const names& schemes) {
    std::size_t at = colon;
    while (at > from && is_scheme_octet(all.octets[at - 1])) {
        --at;
    }
    if (at == colon) {
        return std::nullopt;
    }
    // A part of an escape before the scheme does not belong to it.
    while (at < colon && (!is_letter(all.octets[at]) || all.starting_at(at) == nullptr)) {
        ++at;
    }
    // Two dots before the scheme do not belong to it.
    if (const std::size_t dots = all.octets.substr(at, colon - at).rfind("..");
        dots != text::npos) {
        const auto* const end = all.octets.data() + colon;
        const auto* const letter = std::find_if(all.octets.data() + at + dots + 2, end, is_letter);
        at = letter == end ? at : static_cast<std::size_t>(letter - all.octets.data());
    }
    const std::string scheme = oracle::lower_case(all.octets.substr(at, colon - at));
    if (const auto rest = after_slashes(all, colon + 1)) {
        return uri_start{at, *rest, at};
    }
    if (schemes.contains(scheme) || scheme == "jdbc") {
        return uri_start{at, colon + 1, at};
    }
    return std::nullopt;
}

// "At a / after a method."
std::optional<uri_start> start_after_method(text octets, std::size_t from, std::size_t at) {
    static const std::regex request(R"(([A-Z]{3,16}) {1,8}(['"`]?)/)");
    std::match_results<text::const_iterator> found;
    const auto first = octets.begin() + static_cast<std::ptrdiff_t>(at);
    if (octets[at] < 'A' || octets[at] > 'Z' ||
        (at > from && (is_scheme_octet(octets[at - 1]) || octets[at - 1] == '_')) ||
        !std::regex_search(first, octets.end(), found, request,
                           std::regex_constants::match_continuous)) {
        return std::nullopt;
    }
    const std::size_t rest = at + static_cast<std::size_t>(found.length());
    return uri_start{rest - 1, rest, found[2].length() > 0 ? rest - 1 : at};
}

// Returns the first start at `from` or later.
std::optional<uri_start> next_start(const units_of_text& all, std::size_t from,
                                    const names& schemes) {
    std::optional<uri_start> first;
    for (std::size_t at = from; at < all.octets.size(); ++at) {
        const auto found = all.octets[at] == ':' ? start_before(all, from, at, schemes)
                                                 : start_after_method(all.octets, from, at);
        if (found && (!first || found->at < first->at)) {
            first = found;
        }
    }
    return first;
}

// ---- Where a URI ends ----

class ends_of_uri {
public:
    ends_of_uri(const units_of_text& all, const uri_start& start)
        : all_(all),
          start_(start),
          mark_(mark_before()),
          mark_octet_(mark_.empty() ? '\0' : all.ending_at(start.marks)->octet),
          bracket_(start.marks > 0 && is_in(all.octets[start.marks - 1], "([{")
                       ? all.octets[start.marks - 1]
                       : '\0') {}

    tolerant_uri uri() const {
        for (std::size_t at = start_.rest; at < all_.octets.size(); ++at) {
            const unit* const here = all_.starting_at(at);
            if (here != nullptr && (is_partner(*here) || is_closing_bracket(at))) {
                return {{start_.at, at}};
            }
            if (separates(at) || (here != nullptr && ends(*here))) {
                return is_before_version(at) ? tolerant_uri{{start_.at, at}}
                                             : without_punctuation(at);
            }
        }
        return without_punctuation(all_.octets.size());
    }

private:
    bool ends(const unit& one) const { return ends_always(one) || ends_at_escape(one); }

    // Rules 1 and 2.
    bool ends_always(const unit& one) const {
        const text rest = all_.octets.substr(one.at.begin);
        return rest.starts_with("\x1B[") || (!one.escaped() && one.level == 0 &&
                                             is_in(one.octet, text("\0\t\n\v\f\r \"<>", 10)));
    }

    // Rule 3: returns the quotation mark directly before the URI or its method, or nothing.
    text mark_before() const {
        const text before = all_.octets.substr(0, start_.marks);
        for (const text mark : {"'", "`", "\"", "\u00AB", "\u201C", "\u2018", "\u300C"}) {
            if (before.ends_with(mark)) {
                const unit* const one = all_.ending_at(start_.marks);
                return one == nullptr || mark.size() > 1
                           ? mark
                           : before.substr(one->at.begin);  // with its escape
            }
        }
        if (const unit* const one = all_.ending_at(start_.marks)) {
            return one->escaped() && is_in(one->octet, "'\"`") ? before.substr(one->at.begin)
                                                               : text();
        }
        return {};
    }

    bool is_partner(const unit& one) const {
        if (mark_.empty() || one.at.begin < start_.rest) {
            return false;
        }
        constexpr std::array<std::array<text, 2>, 4> pairs = {{{"\u00AB", "\u00BB"},
                                                               {"\u201C", "\u201D"},
                                                               {"\u2018", "\u2019"},
                                                               {"\u300C", "\u300D"}}};
        for (const auto& [open, close] : pairs) {
            if (mark_ == open) {
                return all_.octets.substr(one.at.begin).starts_with(close);
            }
        }
        return all_.octets.substr(one.at.begin, one.at.end - one.at.begin) == mark_;
    }

    // Returns how many times a quotation mark is escaped.
    static std::size_t escapes(text mark) {
        const std::size_t backslashes = std::min(mark.find_first_not_of('\\'), mark.size());
        return backslashes == 0 && mark.size() > 1 ? 1 : backslashes;
    }

    // Rules 3 and 4, for escapes.
    bool ends_at_escape(const unit& one) const {
        if (!mark_.empty()) {
            const text here = all_.octets.substr(one.at.begin, one.at.end - one.at.begin);
            return mark_.size() > 1 && is_in(mark_octet_, "'\"`") && one.level == 0 &&
                   one.octet == mark_octet_ && escapes(here) <= escapes(mark_);
        }
        const text rest = all_.octets.substr(one.at.end);
        const bool word_follows =
            !rest.empty() && (is_letter_or_digit(rest[0]) || is_in(rest[0], "-._~"));
        return one.escaped() &&
               (is_in(one.octet, "<>") || (is_in(one.octet, "'\"`") && !word_follows));
    }

    // Rule 5: returns whether the bracket at `at` closes the bracket before the URI.
    bool is_closing_bracket(std::size_t at) const {
        const char closing = bracket_ == '(' ? ')' : bracket_ == '[' ? ']' : '}';
        return bracket_ != '\0' && all_.octets[at] == closing && !closes(at, bracket_);
    }

    // Returns whether the closing bracket at `at` has an opening bracket in the URI.
    bool closes(std::size_t at, char opening) const {
        std::size_t open = 0;
        for (const char c : all_.octets.substr(start_.at, at - start_.at)) {
            open += c == opening ? 1 : 0;
            open -= c == all_.octets[at] && open > 0 ? 1 : 0;
        }
        return open > 0;
    }

    // Returns whether the part of the URI from `from` to `end` has at most as many closing brackets
    // as opening ones.
    bool is_balanced(std::size_t from, std::size_t end, char opening) const {
        const text part = all_.octets.substr(from, end - from);
        return std::ranges::count(part, part.back()) <= std::ranges::count(part, opening) &&
               closes(end - 1, opening);
    }

    // Returns where the last segment or value of the URI starts.  Punctuation at the end does not
    // start one.
    std::size_t last_part(std::size_t end) const {
        text uri = all_.octets.substr(start_.rest, end - start_.rest);
        uri = uri.substr(0, uri.find_last_not_of(".,;:!?|'`)]}") + 1);
        const std::size_t query = uri.find_first_of("?#");
        const std::size_t last = uri.find_last_of(query == text::npos ? "/;" : "&#");
        const std::size_t delimiter =
            query == text::npos || (last != text::npos && last > query) ? last : query;
        const std::size_t part = delimiter == text::npos ? 0 : delimiter + 1;
        const std::size_t value = uri.find('=', part);
        return start_.rest + (value == text::npos ? part : value + 1);
    }

    // Returns the end of the separators that start at `at`, or nothing if there are none.  A
    // character reference counts as the character that it stands for.
    std::optional<std::size_t> after_separators(std::size_t at) const {
        bool is_complete = false;
        for (;; is_complete = true) {
            const text rest = all_.octets.substr(at);
            const unit* const one = all_.starting_at(at);
            if (one != nullptr && is_reference(*one) && is_in(one->octet, ",;|'\"`()[]{}\t\n\r")) {
                at = one->at.end;
            } else if (!rest.empty() && is_in(rest[0], ",;|'\"`()[]{}") && !ends_reference(at)) {
                ++at;
            } else if (rest.starts_with('\\')) {
                ++at;
                if (rest.size() < 2 || !is_in(rest[1], "nrt\\,;|'\"`()[]{}")) {
                    return std::nullopt;
                }
            } else {
                return is_complete ? std::optional(at) : std::nullopt;
            }
        }
    }

    bool is_reference(const unit& one) const {
        return one.escaped() && all_.octets[one.at.end - 1] == ';';
    }

    // Says whether the octet at `at` is the ";" of a character reference.
    bool ends_reference(std::size_t at) const {
        const unit* const one = all_.ending_at(at + 1);
        return one != nullptr && is_reference(*one);
    }

    // Rule 6.
    bool separates(std::size_t at) const {
        static const std::regex next(
            R"((?:([A-Za-z0-9_.~-]*)=)?(?:([A-Za-z][A-Za-z0-9+.-]*)?:)?)"  // keys
            R"(([A-Za-z][A-Za-z0-9+.-]*))"
            R"((?::|\\{1,7}(?::|x3[aA]|u003[aA])|&(?:#0*58|#[xX]0*3[aA]|colon);))");
        const std::optional<std::size_t> end = after_separators(at);
        std::match_results<text::const_iterator> found;
        // In "\nghp_...", a token starts after the escape.
        const bool is_after_escape = end && all_.octets[*end - 1] == '\\';
        const auto is_token = [&found, is_after_escape](std::size_t group) {
            const std::string name = found[group].str();
            return starts_with_token(name) ||
                   (is_after_escape && found.position(group) == 0 && !name.empty() &&
                    starts_with_token(text(name).substr(1)));
        };
        return end &&
               std::regex_search(all_.octets.begin() + static_cast<std::ptrdiff_t>(*end),
                                 all_.octets.end(), found, next,
                                 std::regex_constants::match_continuous) &&
               !is_token(1) && !is_token(2) && !is_token(3) &&
               (after_slashes(all_, *end + static_cast<std::size_t>(found.length())) ||
                oracle::lower_case(found[3].str()) == "jdbc");
    }

    bool is_before_version(std::size_t at) const {
        return all_.octets.substr(at).starts_with(" HTTP/");
    }

    // "Punctuation at its end is not part of it."
    tolerant_uri without_punctuation(std::size_t end) const {
        const std::size_t whole = end;
        const std::size_t part = last_part(end);
        const auto removed = [this, part](std::size_t last) {
            const char c = all_.octets[last];
            return (is_in(c, ".,;:!?|'`") && !ends_reference(last)) ||
                   (c == ')' && !is_balanced(part, last + 1, '(')) ||
                   (c == ']' && !is_balanced(part, last + 1, '[')) ||
                   (c == '}' && !is_balanced(part, last + 1, '{'));
        };
        while (end > start_.rest && removed(end - 1)) {
            --end;
        }
        // A closing bracket in the punctuation might close the bracket before the URI.
        const char closing = bracket_ == '(' ? ')' : bracket_ == '[' ? ']' : '}';
        for (std::size_t at = end; bracket_ != '\0' && at < whole; ++at) {
            end = all_.octets[at] == closing ? at : end;
        }
        return {{start_.at, end}, (mark_.empty() || end == whole) && !might_go_on(end)};
    }

    // Returns whether the URI might go on after `end`, because a quotation mark there might be in
    // JSON or open a value.
    bool might_go_on(std::size_t end) const {
        const text uri = all_.octets.substr(start_.at, end - start_.at);
        return all_.octets.substr(end).starts_with('"') &&
               (uri.ends_with('=') || uri.find_first_of("[{") != text::npos);
    }

    const units_of_text& all_;
    uri_start start_;
    text mark_;
    char mark_octet_;  // without its escape
    char bracket_;
};

// Returns the text from `from` to a URI.  This text might be the start of a reference that goes on
// in the URI.  A quotation mark before a value belongs to the reference.
slice before_uri(const units_of_text& all, std::size_t from, const uri_start& start) {
    const auto is_in_uri = [&all](const unit& one) {
        const text before = all.octets.substr(0, one.at.begin);
        return one.escaped() || one.level > 0 || !is_in(one.octet, "<>\" \t\n") ||
               (one.octet == '"' && (before.ends_with('=') || before.ends_with("=3D")));
    };
    std::size_t begin = start.at;
    for (const unit* one = all.ending_at(begin);
         one != nullptr && one->at.begin >= from && is_in_uri(*one); one = all.ending_at(begin)) {
        begin = one->at.begin;
    }
    return {begin, start.at};
}

}  // namespace

std::vector<tolerant_uri> tolerant_uris(text octets, const names& schemes) {
    const units_of_text all = {octets, read_units(octets)};
    std::vector<tolerant_uri> found;
    for (std::size_t from = 0; const auto start = next_start(all, from, schemes);) {
        found.push_back(ends_of_uri(all, *start).uri());
        found.back().before = before_uri(all, from, *start);
        found.back().has_certain_scheme =
            octets[start->rest - 1] != ':' && octets[start->at] != ':';
        from = std::max(found.back().at.end, start->rest);
    }
    return found;
}

}  // namespace uriscan::slow
