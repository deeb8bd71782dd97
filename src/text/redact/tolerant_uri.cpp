// The kernel finds anchors: each ":", which can end a scheme, and each space or quotation mark
// before a slash, which can start the target of a request.  From an anchor, the start of the URI is
// found backward and its end forward.
//
// Most URIs in logs have no octet that can delimit a secret.  The kernel reads them 64 octets at a
// time, and they are only counted.  All others are read unit by unit to find their end.
//
// This is linear.  Backward, only octets after the last anchor are read, and a few more.  Forward,
// no octet after the end of the URI is read, except by the kernel in its last block.
#include "text/redact/tolerant_uri.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "kernels/kernels.hpp"
#include "kernels/skipping.hpp"
#include "octets/subtext.hpp"
#include "text/redact/secret_paths.hpp"
#include "uriscan/octet_sets.hpp"

namespace uriscan {
namespace {

// The schemes whose URIs are always found without "//", because passwords are in their properties.
constexpr std::array<std::string_view, 1> property_schemes = {"jdbc"};
constexpr octets_of_ends ends_of_property_schemes(property_schemes);

// The mark before a URI: a quotation mark and how many times it is escaped, a bracket, or a
// quotation mark of several octets.
struct opening_mark {
    char octet = '\0';
    std::size_t escapes = 0;
    std::string_view long_closing = {};  // the closing mark, if the mark has several octets

    bool is_quote() const noexcept { return is_in(octet, tolerant_table::quote); }
    bool is_bracket() const noexcept { return is_in(octet, tolerant_table::opening); }
    bool is_long() const noexcept { return !long_closing.empty(); }

    // The octet that ends the URI.  In ASCII, ")" follows "(", but "]" and "}" are two after "["
    // and "{".
    char closing() const noexcept {
        return is_bracket() ? static_cast<char>(octet + (octet == '(' ? 1 : 2)) : octet;
    }
};

// Pairs of quotation marks outside ASCII, in UTF-8.
struct long_marks {
    std::string_view opening;
    std::string_view closing;
};

constexpr std::array<long_marks, 7> all_long_marks = {{{"\u00AB", "\u00BB"},
                                                       {"\u201C", "\u201D"},
                                                       {"\u2018", "\u2019"},
                                                       {"\u201E", "\u201C"},
                                                       {"\u300C", "\u300D"},
                                                       {"\u300A", "\u300B"},
                                                       {"\u2039", "\u203A"}}};

// Says whether a text ends with an escape whose last octet is a letter: "\n", or the sequence that
// sets a colour.
bool ends_with_escape(std::string_view text) noexcept {
    if (text.size() > 1 && text[text.size() - 2] == '\\') {
        return true;
    }
    if (!text.ends_with('m')) {
        return false;
    }
    text.remove_suffix(1);
    while (text.ends_with(';') || (!text.empty() && is_in(text.back(), tolerant_table::digit))) {
        text.remove_suffix(1);
    }
    return text.ends_with('[');
}

// Returns where the method that ends at `end` starts, or `end` if there is none.  A method is a
// word of 3 to 16 capital letters.
std::size_t method_begin(std::string_view text, std::size_t end) noexcept {
    constexpr std::size_t least = 3;
    constexpr std::size_t most = 16;
    std::size_t begin = end;
    while (begin > 0 && end - begin <= most && is_in(text[begin - 1], tolerant_table::capital)) {
        --begin;
    }
    const bool is_word =
        begin == 0 || !is_unreserved(text[begin - 1]) || ends_with_escape(subtext(text, 0, begin));
    return is_word && end - begin >= least && end - begin <= most ? begin : end;
}

// Returns where the method before `at` starts, or npos if there is none.  There must be one to
// eight spaces between the method and `at`.  More than one is allowed because some servers write
// their logs in columns.
std::size_t method_before(std::string_view text, std::size_t at) noexcept {
    constexpr std::size_t most = 8;
    std::size_t end = at;
    while (end > 0 && at - end < most && text[end - 1] == ' ') {
        --end;
    }
    if (end == at) {
        return text.npos;
    }
    const std::size_t begin = method_begin(text, end);
    return begin < end ? begin : text.npos;
}

// Returns the mark of several octets that ends at `at`, or no mark.
opening_mark long_mark_before(std::string_view text, std::size_t at) noexcept {
    for (const long_marks& marks : all_long_marks) {
        if (subtext(text, 0, at).ends_with(marks.opening)) {
            return {'\0', 0, marks.closing};
        }
    }
    return {};
}

// Returns the quotation mark or bracket that ends at `at`, or no mark.
opening_mark mark_before(std::string_view text, std::size_t at) noexcept {
    constexpr std::size_t longest_unit = 8;  // a quotation mark after seven backslashes
    if (at == 0) {
        return {};
    }
    const char last = text[at - 1];
    if (is_in(last, tolerant_table::opening)) {
        return {last, 0};
    }
    if (static_cast<unsigned char>(last) >= 0x80) {
        return long_mark_before(text, at);
    }
    if (!is_in(last, tolerant_table::quote | tolerant_table::digit) && last != ';') {
        return {};  // neither a mark nor the end of an escaped mark, as in "\x22" and "&quot;"
    }
    if (last == '"' && (at == 1 || text[at - 2] != '\\')) {
        return {last, 0};
    }
    text = subtext(text, 0, at);
    for (std::size_t size = std::min(longest_unit, at); size > 0; --size) {
        const unit unit = read_unit(text, at - size);
        if (unit.end == at && unit.level == 0 && is_in(unit.octet, tolerant_table::quote)) {
            return {unit.octet, unit.escapes(text)};
        }
    }
    return {};
}

// Returns the mark before a URI.  If a method is before the URI, returns the mark before this
// method.
opening_mark mark_around(std::string_view text, std::size_t begin) noexcept {
    const std::size_t method = method_before(text, begin);
    return mark_before(text, method == text.npos ? begin : method);
}

// Says whether a URI ends at a unit.  `opening` is the mark before the URI.
bool ends_uri(std::string_view text, const unit& unit, opening_mark opening) noexcept {
    if (unit.level > 0) {
        return false;
    }
    if (!unit.is_escaped) {
        constexpr char escape = '\x1B';  // starts the sequences that set colours
        return is_in(unit.octet, tolerant_table::end) ||
               (opening.is_quote() && unit.is(opening.octet)) ||
               (unit.is(escape) && subtext(text, unit.end).starts_with('['));
    }
    if (opening.is_quote()) {
        return unit.is(opening.octet) && unit.escapes(text) <= opening.escapes;
    }
    if (is_in(unit.octet, tolerant_table::quote)) {
        return unit.end == text.size() || !is_unreserved(text[unit.end]);
    }
    return unit.is('<') || unit.is('>');
}

// If the next URI of a list starts with the scheme that ends at `colon`, returns the end of the
// current URI, before the separators.  In "http://a,b=http://c", the key "b=" belongs to the
// separators.
//
// No scheme starts before `floor`.  There is one exception: in "jdbc:mysql://", two schemes follow
// each other, and the first one starts at `floor_of_two` or later.
std::optional<std::size_t> end_in_list(std::string_view text, std::size_t floor_of_two,
                                       std::size_t floor, const unit& colon) noexcept {
    std::size_t at = scheme_begin(text, floor, colon.begin);
    const bool has_slashes = read_slashes(text, colon.end, text.size()).octet != '\0';
    const std::string_view scheme = subtext(text, at, colon.begin - at);
    if (scheme.empty() || (!has_slashes && !is_listed(scheme, property_schemes))) {
        return std::nullopt;
    }
    if (at == floor && floor > floor_of_two && text[floor - 1] == ':') {
        at = scheme_begin(text, floor_of_two, floor - 1);
        floor = floor_of_two;
    }
    if (at > floor && text[at - 1] == '=') {
        --at;
        while (at > floor && is_unreserved(text[at - 1])) {
            --at;
        }
    }
    const auto is_before = [&](char octet) { return at > floor && text[at - 1] == octet; };
    const bool is_after_blank = is_before('\\') && is_escaped_blank(read_unit(text, at - 1));
    if (!is_after_blank && (at == floor || !is_in(text[at - 1], tolerant_table::separator))) {
        return std::nullopt;
    }
    while (is_before('\\') || (at > floor && is_in(text[at - 1], tolerant_table::separator))) {
        --at;
    }
    return at;
}

// Returns the end of the URI whose authority or path starts at `body`.
std::size_t find_end(std::string_view text, std::size_t body, opening_mark opening) noexcept {
    const unsigned brackets = tolerant_table::opening | tolerant_table::closing;
    const unsigned limits = tolerant_table::limit | (opening.is_bracket() ? brackets : 0U) |
                            (opening.is_long() ? unsigned{tolerant_table::lead} : 0U);
    std::size_t floor = body;
    std::size_t floor_of_two = body;
    std::size_t depth = 0;  // how many brackets are open in the URI
    for (unit unit = next_unit(text, body, text.size(), limits); unit.begin < text.size();
         unit = next_unit(text, unit.end, text.size(), limits)) {
        if (ends_uri(text, unit, opening) ||
            (opening.is_long() && subtext(text, unit.begin).starts_with(opening.long_closing))) {
            return unit.begin;
        }
        if (opening.is_bracket() && text[unit.begin] == opening.closing() && depth-- == 0) {
            return unit.begin;
        }
        depth += opening.is_bracket() && text[unit.begin] == opening.octet ? 1 : 0;
        if (unit.is(':') && unit.level == 0) {
            if (const auto end = end_in_list(text, floor_of_two, floor, unit)) {
                return *end;
            }
            floor_of_two = floor;
            floor = unit.end;
        }
    }
    return text.size();
}

// Counts the brackets of a URI, to find closing brackets without an opening one.
class brackets {
public:
    explicit brackets(std::string_view uri) noexcept {
        for (const char octet : uri) {
            if (is_in(octet, tolerant_table::opening | tolerant_table::closing)) {
                ++counts_[static_cast<unsigned char>(octet)];
            }
        }
    }

    // Says whether a closing bracket at the end of the URI has no opening bracket.  If so, the
    // closing bracket is no longer counted.
    bool remove_if_alone(char closing) noexcept {
        const char opening = static_cast<char>(closing - (closing == ')' ? 1 : 2));
        std::uint32_t& count = counts_[static_cast<unsigned char>(closing)];
        if (count <= counts_[static_cast<unsigned char>(opening)]) {
            return false;
        }
        --count;
        return true;
    }

private:
    std::array<std::uint32_t, 0x80> counts_{};
};

// Returns the end of the URI without punctuation.
std::size_t without_punctuation(std::string_view text, std::size_t begin,
                                std::size_t end) noexcept {
    if (end == begin || !is_in(text[end - 1], tolerant_table::punctuation)) {
        return end;
    }
    std::optional<brackets> found;  // counted only if a bracket is at the end
    while (end > begin && is_in(text[end - 1], tolerant_table::punctuation)) {
        if (is_in(text[end - 1], tolerant_table::closing)) {
            found = found ? found : std::optional<brackets>(subtext(text, begin, end - begin));
            if (!found->remove_if_alone(text[end - 1])) {
                break;
            }
        }
        --end;
    }
    return end;
}

bool is_punctuation(std::string_view text) noexcept {
    return std::all_of(text.begin(), text.end(),
                       [](char octet) { return is_in(octet, tolerant_table::punctuation); });
}

// Says whether the text after a URI shows that the URI has no punctuation at its end.
bool is_closed(std::string_view text, std::size_t end, opening_mark opening) noexcept {
    const bool has_mark = opening.is_quote() || opening.is_bracket();
    return subtext(text, end).starts_with(" HTTP/") ||
           (opening.is_long() && subtext(text, end).starts_with(opening.long_closing)) ||
           (has_mark && end < text.size() && read_unit(text, end).is(opening.closing()));
}

// Returns the end of a URI that has no octet that can delimit a secret.  Returns nothing if the URI
// must be read unit by unit.  Nothing is replaced in such a URI, so that the mark before it and
// punctuation at its end do not matter.
std::optional<std::size_t> end_of_harmless(std::string_view text, std::size_t body) noexcept {
    for (std::size_t block = body;; block += block_size) {
        const uri_marks marks = current_kernel().find_marks(text, std::min(block, text.size()));
        const auto size = static_cast<std::size_t>(std::countr_zero(marks.stops));
        const std::uint64_t inside =
            size < block_size ? (std::uint64_t{1} << size) - 1 : ~std::uint64_t{0};
        if ((marks.hints & inside) != 0) {
            return std::nullopt;
        }
        for (std::uint64_t rest = marks.slashes & inside; rest != 0; rest &= rest - 1) {
            const auto slash = block + static_cast<std::size_t>(std::countr_zero(rest));
            if (may_be_secret_path(subtext(text, slash + 1))) {
                return std::nullopt;
            }
        }
        const std::size_t end = block + size;
        if (end >= text.size()) {
            return text.size();
        }
        if (size < block_size) {
            return is_in(text[end], tolerant_table::end) ? std::optional(end) : std::nullopt;
        }
    }
}

}  // namespace

// Finds the anchors of the next block that has any.
bool tolerant_uris::load_anchors() noexcept {
    while (anchors_ == 0) {
        block_ = std::max(after_, is_loaded_ ? block_ + block_size : 0);
        is_loaded_ = true;
        if (block_ >= text_.size()) {
            return false;
        }
        const anchors found = current_kernel().find_anchors(text_, block_);
        anchors_ = found.colons | found.targets;
        targets_ = found.targets;
    }
    return true;
}

// Says whether `colon` can end the scheme of a URI.  Most colons in a log cannot.
inline bool tolerant_uris::may_end_scheme(std::size_t colon) const noexcept {
    const char next = colon + 1 < text_.size() ? text_[colon + 1] : '\0';
    const char last = colon > 0 ? text_[colon - 1] : '\0';
    return next == '/' || is_in(next, tolerant_table::encoding) || ends_of_schemes_.has(last) ||
           ends_of_property_schemes.has(last);
}

bool tolerant_uris::next(tolerant_uri& found) noexcept {
    while (load_anchors()) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(anchors_));
        anchors_ &= anchors_ - 1;
        const std::size_t anchor = block_ + bit;
        if (anchor < after_) {
            continue;
        }
        const bool is_target = (targets_ >> bit & 1) != 0;
        if (!is_target && !may_end_scheme(anchor)) {
            floor_ = anchor + 1;
            continue;
        }
        if (is_target ? read_target(anchor, found) : read_uri(anchor, found)) {
            return true;
        }
    }
    return false;
}

// Reads the URI whose scheme ends at `colon`.  Returns whether next() has to return it.
bool tolerant_uris::read_uri(std::size_t colon, tolerant_uri& found) noexcept {
    const std::size_t floor = std::max(floor_, after_);
    floor_ = colon + 1;
    const std::size_t begin = scheme_begin(text_, floor, colon);
    if (begin == colon) {
        return false;
    }
    const unit slashes = read_slashes(text_, colon + 1, text_.size());
    const std::string_view scheme = subtext(text_, begin, colon - begin);
    if (slashes.octet == '\0' && !is_listed(scheme, schemes_) &&
        !is_listed(scheme, property_schemes)) {
        return false;
    }
    return read_rest(begin, slashes.end, found);
}

// Reads the target that starts after the space or the quotation mark at `anchor`, if a method is
// before it.
bool tolerant_uris::read_target(std::size_t anchor, tolerant_uri& found) noexcept {
    std::size_t end = anchor + 1;  // the end of the spaces after the method
    if (is_in(text_[anchor], tolerant_table::quote)) {
        end = anchor;
        while (end > after_ && text_[end - 1] == '\\') {
            --end;
        }
    }
    if (method_before(text_, end) == text_.npos || !read_unit(text_, anchor + 1).is('/')) {
        return false;
    }
    return read_rest(anchor + 1, anchor + 1, found);
}

// Finds the end of a URI.  Returns whether the URI can have a secret or be invalid.
bool tolerant_uris::read_rest(std::size_t begin, std::size_t body, tolerant_uri& found) noexcept {
    if (const auto end = end_of_harmless(text_, body)) {
        after_ = *end;
        const bool is_empty = begin < body && is_punctuation(subtext(text_, body, *end - body));
        count_ += is_empty ? 0 : 1;
        return false;
    }
    const opening_mark opening = mark_around(text_, begin);
    std::size_t end = find_end(text_, body, opening);
    if (!is_closed(text_, end, opening)) {
        end = without_punctuation(text_, body, end);
    }
    after_ = std::max(end, body);
    if (end <= body) {
        return false;
    }
    ++count_;
    found = {begin, end};
    return true;
}

}  // namespace uriscan
