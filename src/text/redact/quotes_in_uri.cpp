// The octets before a mark decide what it means.  They are read once, not again for each mark, so
// that the time is linear.
#include "text/redact/quotes_in_uri.hpp"

#include <algorithm>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Returns the end of the text in quotation marks that starts at `quote`.  If it has an octet that
// ends a URI, returns `quote`.
std::size_t after_quoted(std::string_view text, std::size_t quote) noexcept {
    std::size_t at = quote + 1;
    while (at < text.size() && !is_in(text[at], tolerant_table::end)) {
        ++at;
    }
    return at < text.size() && text[at] == '"' ? at + 1 : quote;
}

// The end of JSON is searched in at most this many octets, so that the time is linear.
constexpr std::size_t most_of_json = 4096;

// Returns the end of the JSON in a query whose first quotation mark is `quote`, where `depth`
// brackets are open.  GraphQL has the same form: {login(password:"a"){id}}.  If the line ends
// before its brackets are closed, returns the end of the line, because logs cut long lines.  If the
// JSON is in a string, the mark that closes the string also ends the JSON: this mark is escaped
// less often than `quote`.  If no end is near, returns the start of `quote`.
std::size_t end_of_json(std::string_view text, const unit& quote, std::size_t depth) noexcept {
    const std::string_view near = subtext(text, 0, quote.begin + most_of_json);
    const std::size_t size = std::min(near.find('\n', quote.begin), text.size());
    bool in_string = false;
    for (unit unit = quote; unit.begin < quote.begin + most_of_json;
         unit = read_unit(text, unit.end)) {
        if (unit.is('"') && unit.level == 0) {
            if (unit.escapes < quote.escapes) {
                return unit.begin;
            }
            in_string ^= unit.escapes == quote.escapes;
        } else if (!in_string && is_in(unit.octet, tolerant_table::opening)) {
            ++depth;
        } else if (!in_string && is_in(unit.octet, tolerant_table::closing) && --depth == 0) {
            return unit.end;
        }
        if (unit.end >= size) {
            return size;
        }
    }
    return quote.begin;
}

// A quotation mark at `quote` can start a name or password in a URI of Oracle.  Returns the end of
// the name or password.  Within it, two quotation marks stand for one.  In a field of CSV, each
// mark is written twice.  Returns `quote` if there is no such name, or if its end is not near.
std::size_t after_oracle_name(std::string_view text, std::size_t body, std::size_t quote) noexcept {
    constexpr std::size_t most = 256;
    const std::string_view before = subtext(text, body, quote - body);
    const bool is_password = before.ends_with('/');
    if (!(is_password || before.ends_with(':')) || before.find("oracle") == before.npos) {
        return quote;
    }
    const std::string_view rest = subtext(text, quote, most);
    const auto quotes_at = [&](std::size_t at) {
        return std::min(rest.find_first_not_of('"', at), rest.size()) - at;
    };
    const std::size_t opening = quotes_at(0);
    const std::size_t mark = opening % 2 == 0 ? 2 : 1;  // the size of a mark around the name
    for (std::size_t at = opening; at < rest.size() && rest[at] != '\n';) {
        const std::size_t count = std::max<std::size_t>(quotes_at(at), 1);
        const bool is_closing = rest[at] == '"' && count % (2 * mark) == mark;
        at += count;
        if (is_closing) {
            return starts_with(subtext(rest, at), is_password ? "@" : "/") ? quote + at : quote;
        }
    }
    return quote;
}

// A URI in other quotation marks can have a `"`.  If the mark that closes the URI follows before
// white space, returns the end of the last `"` before it.  Otherwise, returns `quote`.
std::size_t after_other_quotes(std::string_view text, std::size_t quote, char closing) noexcept {
    std::size_t last = quote;
    std::size_t at = quote;
    while (at < text.size() && (text[at] == '"' || !is_in(text[at], tolerant_table::end)) &&
           text[at] != closing) {
        ++at;
        last = text[at - 1] == '"' ? at : last;
    }
    return at < text.size() && text[at] == closing ? last : quote;
}

}  // namespace

// Says whether the octet after a quotation mark shows that the URI goes on.  If all data is secret,
// the URI goes on if this octet can start a segment that is replaced.
bool starts_data(std::string_view text, std::size_t at, bool is_closed) noexcept {
    if (!is_closed) {
        return is_unreserved(text[at]);
    }
    const unit first = read_unit(text, at);
    return first.level > 0 || !is_in(first.octet, tolerant_table::no_segment);
}

// Says whether the quotation mark at `quote` is likely to be in JSON or GraphQL of a query or
// fragment: after a "{" or "[", in a value that starts with "{" or "[", or after a ":" or "," with
// a "{" before it.  If the result is true, depth_ is the number of brackets that are open.
bool quotes_in_uri::is_in_json(std::size_t quote) noexcept {
    if (quote < no_json_before_) {
        return false;
    }
    for (; read_ < quote; ++read_) {
        const char octet = text_[read_];
        if (octet == '=') {
            value_ = read_ + 1;
            depth_ = 0;
            has_brace_ = false;
        }
        has_query_ = has_query_ || octet == '?' || octet == '#';
        has_brace_ = has_brace_ || octet == '{';
        depth_ += is_in(octet, tolerant_table::opening) ? 1 : 0;
        depth_ -= is_in(octet, tolerant_table::closing) && depth_ > 0 ? 1 : 0;
    }
    const auto is_bracket = [](char octet) { return octet == '{' || octet == '['; };
    const char last = text_[quote - 1];
    const bool is_json = value_ < quote && (is_bracket(last) || is_bracket(text_[value_]) ||
                                            ((last == ':' || last == ',') && has_brace_));
    return is_json && has_query_ && depth_ > 0;
}

// Does the same as after() for a `"`.
std::size_t quotes_in_uri::after_mark(const unit& mark) noexcept {
    const std::size_t quote = mark.begin;
    if (opening_.octet == '"') {  // in a field of CSV, each mark of a name is written twice
        return starts_with(subtext(text_, quote), "\"\"") ? after_oracle_name(text_, body_, quote)
                                                          : quote;
    }
    if (mark.is_escaped()) {
        return opening_.is_quote() || !is_in_json(quote) ? quote : after_json(mark);
    }
    const std::string_view before = subtext(text_, body_, quote - body_);
    const std::size_t end = after_quoted(text_, quote);
    if (before.ends_with('=') || before.ends_with("=3D")) {
        return after_value(quote, end);
    }
    if (before.ends_with('/') && starts_with(subtext(text_, end), "@")) {
        return end;
    }
    if (is_in_json(quote)) {
        return after_json(mark);
    }
    const std::size_t name_end = after_oracle_name(text_, body_, quote);
    return name_end == quote && opening_.is_quote()
               ? after_other_quotes(text_, quote, opening_.octet)
               : name_end;
}

// Returns the end of the JSON whose first quotation mark is `mark`, or the start of the mark if no
// end is near.  In the second case, later marks do not search the same octets again.
std::size_t quotes_in_uri::after_json(const unit& mark) noexcept {
    const std::size_t end = end_of_json(text_, mark, depth_);
    no_json_before_ = end == mark.begin ? end + most_of_json : 0;
    return end;
}

// The mark at `quote` is directly after a "=".  `end` is the end of the quoted text that it starts,
// or `quote` if no mark closes this text.  Returns what after() returns.
std::size_t quotes_in_uri::after_value(std::size_t quote, std::size_t end) const noexcept {
    const std::string_view value = subtext(text_, quote + 1);
    const bool closes_json = starts_with(value, ",") || starts_with(value, "}");
    // Without a closing mark, there might be a blank in the value, or a log has cut the value.
    const bool is_open =
        end == quote && !value.empty() && starts_data(text_, quote + 1, is_closed_);
    return is_open ? quote + 1 : closes_json ? quote : end;
}

}  // namespace uriscan
