// Decides where a URI in a text starts (rule 1 of extract.hpp).  Each function reads at most a
// scheme, which can have any size, and a bounded number of other octets.
#include "text/uri_start.hpp"

#include <algorithm>
#include <cassert>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/scheme_search.hpp"
#include "text/slash_escape.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr std::string_view slashes = "//";
constexpr std::string_view escaped_slashes = R"(\/\/)";
constexpr after_scheme no_slashes = {decision::no, 0};

constexpr bool is_digit(char c) noexcept {
    return is_hexdig(c) && !is_alpha(c);
}

bool are_hexadecimal(std::string_view text, std::size_t count) noexcept {
    return text.size() >= count &&
           std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(count), is_hexdig);
}

// A backslash is directly before `run`, the octets that look like a scheme.  Returns how many
// octets of `run` belong to the escape that starts with this backslash.
std::size_t escape_size(std::string_view run) noexcept {
    const std::string_view digits = subtext(run, std::min<std::size_t>(1, run.size()));
    switch (run.empty() ? '\0' : run[0]) {
        case 'n':
        case 'r':
        case 't': return 1;
        case 'x': return are_hexadecimal(digits, 2) ? 3 : 0;
        case 'u': return are_hexadecimal(digits, 4) ? 5 : 0;
        default: return 0;
    }
}

// Returns how many octets of `run` belong to a control sequence of a terminal that starts in
// `before`, the text directly before `run`.
std::size_t colour_size(std::string_view before, std::string_view run) noexcept {
    constexpr std::size_t most_parameters = 32;
    constexpr char escape = '\x1B';
    const char* const stop = run.data() + run.size();
    const char* const end = std::find_if_not(run.data(), stop, is_digit);
    const bool is_capital = end != stop && *end >= 'A' && *end <= 'Z';
    if (!is_capital && (end == stop || *end != 'm')) {
        return 0;
    }
    const auto digits = static_cast<std::size_t>(end - run.data());
    std::size_t parameters = digits;
    while (!before.empty() && (is_digit(before.back()) || before.back() == ';') &&
           parameters <= most_parameters) {
        before.remove_suffix(1);
        ++parameters;
    }
    if (parameters > most_parameters || !before.ends_with('[')) {
        return 0;
    }
    before.remove_suffix(1);
    const bool is_usual = parameters > 0 && (*end == 'm' || *end == 'K');
    return is_usual || before.ends_with(escape) ? digits + 1 : 0;
}

// Something other than a scheme can start in `before`, the text directly before `run`, and end in
// `run`.  Returns how many octets of `run` belong to it: 2 if `before` ends with the "%" of the
// triplet "%41".  is_before_foreign() must be true for the last octet of `before`.
std::size_t foreign_size(std::string_view before, std::string_view run) noexcept {
    switch (before.back()) {
        case '%': return are_hexadecimal(run, 2) ? 2 : 0;
        case '\\': return escape_size(run);
        default: return colour_size(before, run);  // "[" or ";"
    }
}

// Says whether `text` starts with a media type and then ";" or ",".
decision starts_with_media_type(std::string_view text, bool ends) noexcept {
    constexpr std::size_t longest_name = 127;
    const auto is_in_name = [](char c) {
        return is_alpha(c) || is_digit(c) ||
               std::string_view("!$&+-._").find(c) != std::string_view::npos;
    };
    for (const std::string_view delimiters : {"/", ";,"}) {
        const char* const stop = text.data() + text.size();
        const char* const end = std::find_if_not(text.data(), stop, is_in_name);
        const auto size = static_cast<std::size_t>(end - text.data());
        if (size > longest_name) {
            return decision::no;
        }
        if (end == stop) {
            return ends ? decision::no : decision::undecided;
        }
        if (size == 0 || delimiters.find(*end) == std::string_view::npos) {
            return decision::no;
        }
        text.remove_prefix(size + 1);
    }
    return decision::yes;
}

// Says whether two references to "/" are at the start of the text.
after_scheme find_slash_references(std::string_view text, bool ends) noexcept {
    std::size_t size = 0;
    for (int i = 0; i < 2; ++i) {
        const std::string_view rest = subtext(text, size);
        if (!ends && (rest.empty() || may_be_cut(rest, slash_escape::reference))) {
            return {decision::undecided, 0};
        }
        const escaped_octet next =
            rest.empty() ? escaped_octet{} : first_octet(rest, slash_escape::reference);
        if (next.octet != '/' || next.size == 1) {
            return no_slashes;
        }
        size += next.size;
    }
    return {decision::yes, size};
}

bool may_become(std::string_view part, std::string_view whole) noexcept {
    return part.size() < whole.size() && starts_with(whole, part);
}

}  // namespace

std::size_t find_scheme_after(std::string_view text, std::size_t from, scheme_end end) noexcept {
    assert(end.start > from && is_before_foreign(text[end.start - 1]));
    end.start += foreign_size(subtext(text, from, end.start - from),
                              subtext(text, end.start, end.colon - end.start));
    return first_letter(text, end);
}

after_scheme find_after_scheme(const window& window, std::size_t scheme, std::size_t colon,
                               std::span<const std::string_view> schemes) noexcept {
    constexpr std::string_view data = "data";
    const std::string_view after = subtext(window.text, colon + 1);
    if (starts_with(after, slashes)) {
        return {decision::yes, slashes.size()};
    }
    if (starts_with(after, escaped_slashes)) {
        return {decision::yes, escaped_slashes.size()};
    }
    if (!window.ends && (may_become(after, slashes) || may_become(after, escaped_slashes))) {
        return {decision::undecided, 0};
    }
    const std::string_view name = subtext(window.text, scheme, colon - scheme);
    if (is_listed(name, schemes_of_pages)) {
        const after_scheme references = find_slash_references(after, window.ends);
        if (references.is_uri != decision::no) {
            return references;
        }
    }
    if (!is_listed(name, schemes)) {
        return no_slashes;
    }
    return {equal_ignoring_case(name, data) ? starts_with_media_type(after, window.ends)
                                            : decision::yes,
            0};
}

}  // namespace uriscan
