// A URI is read unit by unit, up to the quotation mark or bracket that closes it, or up to an octet
// that no URI contains.  Then punctuation at its end is cut off.
#include "text/redact/tolerant_end.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/redact/brackets.hpp"
#include "text/redact/opening_mark.hpp"
#include "text/redact/quotes_in_uri.hpp"
#include "text/redact/tokens.hpp"
#include "text/scheme_search.hpp"
#include "text/uri_start.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Says whether a URI ends at a unit.  `opening` is the mark before the URI.
bool ends_uri(std::string_view text, const unit& unit, opening_mark opening,
              bool is_closed) noexcept {
    if (unit.level > 0) {
        return false;
    }
    if (!unit.is_escaped()) {
        return is_in(unit.octet, tolerant_table::end) ||
               (opening.is_quote() && unit.is(opening.octet)) || starts_colour(text, unit);
    }
    if (opening.is_quote()) {
        return unit.is(opening.octet) && unit.escapes <= opening.escapes;
    }
    if (opening.is_long()) {
        return false;
    }
    if (is_in(unit.octet, tolerant_table::quote)) {
        return unit.end == text.size() || !starts_data(text, unit.end, is_closed);
    }
    return unit.is('<') || unit.is('>');
}

// Returns the start of the separator before `at`, or `at` if there is none.  A character reference
// is a separator if it stands for one.
std::size_t before_separator(std::string_view text, std::size_t floor, std::size_t at) noexcept {
    if (at == floor || !is_in(text[at - 1], tolerant_table::separator)) {
        return at;
    }
    if (text[at - 1] != ';') {
        return at - 1;
    }
    const unit last = unit_before(text, floor, at);
    return is_in(last.octet, tolerant_table::separator) || is_escaped_blank(last) ? last.begin : at;
}

// If the next URI of a list starts with the scheme that ends at `colon`, returns the end of the
// current URI, before the separators.  In "http://a,b=http://c", the key "b=" belongs to the
// separators.
//
// No scheme starts before `floor`, the end of the previous ":".  There is one exception: in
// "jdbc:mysql://", two schemes follow each other, and the first one starts at `body` or later.  No
// scheme and no key starts with a token or its replacement.
std::optional<std::size_t> end_in_list(std::string_view text, std::size_t body, std::size_t floor,
                                       const unit& colon, const redact_options& options) noexcept {
    std::size_t at = scheme_begin(text, floor, colon.begin);
    const bool has_slashes = read_slashes(text, colon.end).octet != '\0';
    const std::string_view scheme = subtext(text, at, colon.begin - at);
    const auto starts_with_token = [&](std::size_t begin, std::size_t end) {
        const std::string_view name = subtext(text, begin, end - begin);
        const std::string_view replacement = options.replacement;
        return (!replacement.empty() && starts_with(name, replacement)) ||
               (options.shapes && token_end(text, begin) > begin);
    };
    if (scheme.empty() || (!has_slashes && !is_listed(scheme, property_schemes)) ||
        starts_with_token(scheme_before(text, floor, colon.begin), colon.begin)) {
        return std::nullopt;
    }
    if (at == floor && floor > body && text[floor - 1] == ':') {
        at = scheme_begin(text, body, floor - 1);
        if (starts_with_token(at, floor - 1)) {
            return std::nullopt;
        }
        floor = body;
    }
    if (at > floor && text[at - 1] == '=') {
        const std::size_t equals = --at;
        while (at > floor && is_unreserved(text[at - 1])) {
            --at;
        }
        if (starts_with_token(at, equals)) {
            return std::nullopt;
        }
    }
    const auto is_before = [&](char octet) { return at > floor && text[at - 1] == octet; };
    const bool is_after_blank = is_before('\\') && is_escaped_blank(read_unit(text, at - 1));
    const std::size_t before = before_separator(text, floor, at);
    if (!is_after_blank && before == at) {
        return std::nullopt;
    }
    at = before;
    while (is_before('\\') || before_separator(text, floor, at) < at) {
        at = is_before('\\') ? at - 1 : before_separator(text, floor, at);
    }
    return at;
}

// Says whether a part of a URI has, or might have, a value or an escape.
bool has_octet_of_value(std::string_view part) noexcept {
    return std::ranges::any_of(part, [](char octet) {
        return is_in(octet, tolerant_table::path_end | tolerant_table::nested);
    });
}

// The authority at `body` can start with slashes.  Returns the end of its user information, which
// is replaced as a whole.  So only the text after this end can have data.  Only the first octets
// are read, so that the time is linear.
std::size_t after_userinfo(std::string_view text, std::size_t body) noexcept {
    constexpr std::size_t most = 1024;
    std::size_t begin = read_slashes(text, body).end;
    const std::string_view start = subtext(text, 0, begin + most);
    for (std::size_t at = begin;
         at < start.size() &&
         !is_in(start[at], tolerant_table::end | tolerant_table::authority_end);
         ++at) {
        begin = start[at] == '@' ? at + 1 : begin;
    }
    return begin;
}

// Says whether a text consists of separators and a scheme, so that there is no key between them.
bool is_separators_and_scheme(std::string_view text) noexcept {
    const auto is_separator = [](char c) { return is_in(c, tolerant_table::separator); };
    return std::all_of(std::ranges::find_if_not(text, is_separator), text.end(), follows_in_scheme);
}

struct uri_end {
    std::size_t at;
    bool is_at_bracket = false;  // whether the URI ends at the bracket that closes its opening mark
};

// Returns the end of the URI whose authority or path starts at `body`.
uri_end find_end(std::string_view text, std::size_t begin, std::size_t body, opening_mark opening,
                 const redact_options& options, std::size_t restart) noexcept {
    const bool is_closed = options.closed;
    const unsigned brackets = tolerant_table::opening | tolerant_table::closing;
    const unsigned limits = tolerant_table::limit | (opening.is_bracket() ? brackets : 0U) |
                            (opening.is_long() ? unsigned{tolerant_table::lead} : 0U);
    const std::size_t from = opening.is_usual() ? std::max(body, restart) : body;
    std::size_t floor = from;  // if this is `restart`, an "&" is there, and no scheme has an "&"
    const bool has_authority =
        begin == body ? read_slashes(text, body).is('/') : text[body - 1] == '/';
    // Where the search for a value goes on.  It starts after the user information, which is no
    // value.
    std::optional<std::size_t> searched;
    bool has_value = false;
    std::size_t depth = 0;  // how many brackets are open in the URI
    quotes_in_uri quotes(text, body, opening, is_closed);
    for (unit unit = next_unit(text, from, text.size(), limits); unit.begin < text.size();
         unit = next_unit(text, unit.end, text.size(), limits)) {
        if (const std::size_t end = quotes.after(unit); end > unit.begin) {
            unit.end = end;
            continue;
        }
        if (ends_uri(text, unit, opening, is_closed) ||
            (opening.is_long() && starts_with(subtext(text, unit.begin), opening.long_closing))) {
            return {unit.begin};
        }
        if (opening.is_bracket() && text[unit.begin] == opening.closing_bracket() && depth-- == 0) {
            return {unit.begin, true};
        }
        depth += opening.is_bracket() && text[unit.begin] == opening.octet ? 1 : 0;
        if (unit.is(':') && unit.level == 0) {
            if (is_closed && !searched) {
                searched = has_authority ? after_userinfo(text, body) : body;
            }
            if (is_closed && !has_value && unit.begin > *searched) {
                has_value = has_octet_of_value(subtext(text, *searched, unit.begin - *searched));
                searched = unit.begin;
            }
            const auto end =
                has_value ? std::nullopt : end_in_list(text, body, floor, unit, options);
            if (end &&
                (!is_closed || is_separators_and_scheme(subtext(text, *end, unit.begin - *end)))) {
                return {*end};
            }
            floor = unit.end;
        }
    }
    return {text.size()};
}

// Returns the part of a URI in which a bracket at its end can have a partner: a segment or a
// parameter, without its key.  In the parts before, secrets might be replaced, and brackets with
// them.
std::string_view last_part(std::string_view text, std::size_t begin, std::size_t end) noexcept {
    std::size_t last = end;
    while (last > begin && is_in(text[last - 1], tolerant_table::punctuation)) {
        --last;
    }
    const auto is_one_of = [](unsigned sets) { return [sets](char c) { return is_in(c, sets); }; };
    const std::string_view uri = subtext(text, begin, last - begin);
    const std::string_view::const_iterator path_end =
        std::ranges::find_if(uri, is_one_of(tolerant_table::path_end));
    const bool is_query = begin > 0 && unit_before(text, 0, begin).is('?');
    const bool has_query = is_query || path_end != uri.end();
    const std::string_view after_path(has_query && !is_query ? path_end + 1 : uri.begin(),
                                      uri.end());
    const auto delimiter = std::find_if(
        after_path.rbegin(), after_path.rend(),
        is_one_of(has_query ? tolerant_table::parameter_end : tolerant_table::segment_end));
    const std::string_view part(delimiter.base(), after_path.end());
    const std::size_t value = part.find('=') + 1;  // 0 if there is no key
    return subtext(text, last - part.size() + value, end - last + part.size() - value);
}

// Returns the end of the URI without punctuation.
std::size_t without_punctuation(std::string_view text, std::size_t begin,
                                std::size_t end) noexcept {
    if (end == begin || !is_in(text[end - 1], tolerant_table::punctuation)) {
        return end;
    }
    std::optional<brackets> found;  // counted only if a bracket is at the end
    while (end > begin && is_in(text[end - 1], tolerant_table::punctuation)) {
        if (text[end - 1] == ';' && unit_before(text, begin, end).begin + 1 < end) {
            break;  // the end of a character reference
        }
        if (is_in(text[end - 1], tolerant_table::closing)) {
            found = found ? found : std::optional<brackets>(last_part(text, begin, end));
            if (!found->remove_if_alone(text[end - 1])) {
                break;
            }
        }
        --end;
    }
    return end;
}

// A request line is in the quotation marks `opening`, and its target starts at `begin`.  Returns
// the end of the target, before the version of HTTP, or npos if the line has no version.  The
// target can have octets that no URI contains, such as a space.
std::size_t end_of_request(std::string_view text, std::size_t begin,
                           opening_mark opening) noexcept {
    constexpr std::string_view version = " HTTP/";
    constexpr std::size_t most_of_number = 3;
    const unsigned limits = tolerant_table::quote | tolerant_table::encoding | tolerant_table::end;
    unit mark = next_unit(text, begin, text.size(), limits);
    while (mark.begin < text.size() && text[mark.begin] != '\n' &&
           !(mark.is('"') && mark.level == 0 && mark.escapes <= opening.escapes)) {
        mark = next_unit(text, mark.end, text.size(), limits);
    }
    const std::string_view target = subtext(text, begin, mark.begin - begin);
    const std::size_t end = target.rfind(version);
    const std::size_t number = end + version.size();
    const bool is_found = mark.is('"') && end != target.npos && number < target.size() &&
                          target.size() - number <= most_of_number &&
                          is_in(target[number], tolerant_table::digit);
    return is_found ? begin + end : text.npos;
}

// Says whether the text after a URI shows where the URI ends.  Then no punctuation is cut
// off.
bool has_closing_mark(std::string_view text, uri_end end, opening_mark opening) noexcept {
    const std::string_view rest = subtext(text, end.at);
    return starts_with(rest, " HTTP/") || end.is_at_bracket ||
           (opening.is_long() && starts_with(rest, opening.long_closing)) ||
           (opening.is_quote() && !rest.empty() && read_unit(text, end.at).is(opening.octet));
}

}  // namespace

std::size_t body_after_scheme(std::string_view text, std::size_t begin, const unit& colon,
                              std::span<const std::string_view> schemes) noexcept {
    if (begin == colon.begin && (begin == 0 || !may_end_scheme(text[begin - 1]))) {
        return text.npos;
    }
    const unit slashes = read_slashes(text, colon.end);
    const std::string_view scheme = subtext(text, begin, colon.begin - begin);
    const bool is_uri =
        slashes.octet != '\0' || is_listed(scheme, schemes) || is_listed(scheme, property_schemes);
    return is_uri ? slashes.end : text.npos;
}

tolerant_extent find_tolerant_end(std::string_view text, std::size_t floor, std::size_t begin,
                                  std::size_t body, const redact_options& options,
                                  std::size_t restart) noexcept {
    const opening_mark opening = mark_around(text, floor, begin);
    if (opening.octet == '"' && begin > 0 && text[begin - 1] == ' ') {  // a method is between them
        if (const std::size_t end = end_of_request(text, begin, opening); end != text.npos) {
            return {end, end};
        }
    }
    const uri_end end = find_end(text, begin, body, opening, options, restart);
    if (has_closing_mark(text, end, opening)) {
        return {end.at, end.at};
    }
    std::size_t without = without_punctuation(text, body, end.at);
    if (opening.is_bracket()) {
        // Brackets in secrets disappear when the secrets are replaced.  Then a closing bracket in
        // the punctuation might close the opening mark, so the URI goes on up to this bracket.
        const std::string_view punctuation = subtext(text, without, end.at - without);
        const std::size_t bracket = punctuation.rfind(opening.closing_bracket());
        without += bracket == punctuation.npos ? 0 : bracket;
    }
    return {without, end.at};
}

}  // namespace uriscan
