// Finds references without a scheme and method.  Such a text is a reference only if it has a
// secret.
//
// At an anchor, the code first finds where such a text would start and end.  If the marks of its
// octets show that it has no secret, the text stays as it is.  Otherwise, the readers of secrets
// read the text.  If they find no secret, this text is not searched again, so that the time is
// linear.
#include <algorithm>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/redact/closed_reader.hpp"
#include "text/redact/data_source.hpp"
#include "text/redact/opening_mark.hpp"
#include "text/redact/secrets.hpp"
#include "text/redact/tokens.hpp"
#include "text/redact/tolerant_uri.hpp"
#include "text/scheme_search.hpp"
#include "text/uri_start.hpp"

namespace uriscan {
namespace {

// Escaped octets, closing brackets and punctuation at `at` can be the end of an earlier sentence.
// Returns where they end.
std::size_t after_closing_marks(std::string_view text, std::size_t at) noexcept {
    while (at < text.size()) {
        const unit unit = read_unit(text, at);
        if (!unit.is_escaped() &&
            !is_in(text[at], tolerant_table::closing | tolerant_table::punctuation)) {
            break;
        }
        at = unit.end;
    }
    return at;
}

}  // namespace

// If the anchor is a backslash, it can be one of several that escape a ":".  Returns the first of
// them.  Otherwise, returns the anchor.
std::size_t tolerant_uris::begin_of_escape(std::size_t anchor) const noexcept {
    while (text_[anchor] == '\\' && anchor > after_ && text_[anchor - 1] == '\\') {
        --anchor;
    }
    return anchor;
}

// Finds a reference or a data source name at an anchor at which neither a URI with a scheme nor a
// target starts.
bool tolerant_uris::find_rare(std::size_t anchor, tolerant_uri& found) noexcept {
    const std::size_t bracket =  // the path of a socket can be in brackets: "unix(/s)/db"
        text_[anchor] == '(' ? text_.find_first_of("()", anchor + 1) : anchor;
    if (bracket != text_.npos && find_data_source(bracket, found)) {
        return true;
    }
    if (is_in(text_[anchor], tolerant_table::closing)) {
        return false;
    }
    if (const std::size_t escape = begin_of_escape(anchor);
        text_[anchor] == '\\' && escape > after_ && text_[escape - 1] == '&') {
        anchor = escape - 1;  // a character reference such as "&\#63;"
    }
    const unit sign = read_unit(text_, anchor);
    if (sign.is('?')) {
        const bool is_in_program = starts_with(subtext(text_, anchor), "?.") && !options_.closed;
        return !is_in_program && find_reference_with(sign, found);  // JavaScript has "a?.b"
    }
    if (sign.is(':')) {
        const std::size_t escape = begin_of_escape(anchor);
        const std::size_t scheme = scheme_before(text_, after_, escape);
        if (sign.end > anchor + 1) {
            const unit colon = read_unit(text_, escape);
            const std::size_t body = body_of_rare_uri(scheme, colon);
            if (body != no_uri) {
                return find_reference(scheme, body, found);
            }
            return is_listed(subtext(text_, scheme, escape - scheme), web_schemes) &&
                   find_reference(scheme, colon.end, found);
        }
        const unit next = read_unit(text_, sign.end);
        if (!next.is('/') && !next.is(':') &&  // HTTP::Request is a name in a program
            is_listed(subtext(text_, scheme, anchor - scheme), web_schemes)) {
            return find_reference(scheme, sign.end, found);
        }
    }
    const std::size_t begin = is_in(sign.octet, tolerant_table::boundary) ? sign.end : anchor + 1;
    return begin < text_.size() && read_unit(text_, begin).is('/') &&
           find_reference(begin, begin, found);
}

// Finds the value of a secret pair of a connection string.  Returns true if nothing else can start
// at the "=".
bool tolerant_uris::find_pair(std::size_t equals) noexcept {
    if (text_[equals] != '=') {
        return false;
    }
    if (value_.empty()) {
        const std::size_t end_of_uri = after_ == value_end_ ? no_uri : after_;
        const slice value = secret_of_pair(text_, after_, end_of_uri, equals, options_, key_ends_);
        if (!value.empty() && goes_back_to_command(equals)) {
            return true;
        }
        // If the value is in a secret word of a command, take_word() will take both.
        const bool is_in_word = word_.begin <= value.begin && value.begin < word_.end;
        word_.end = is_in_word ? std::max(word_.end, value.end) : word_.end;
        value_ = is_in_word ? slice() : value;
        after_ = std::max(after_, value_.begin);
    }
    return !is_before_slash(text_, equals);
}

// Makes the value that was found last the result, because the search for URIs in it has ended.
bool tolerant_uris::take_value(tolerant_uri& found) noexcept {
    found = {value_.begin, value_.end, value_.end, certainty::secret};
    from_ = after_ = value_end_ = std::max(after_, value_.end);
    value_ = {};
    ++count_;
    return true;
}

// Starts to read the command that goes on up to the offset `at`, where a scheme ends or a reference
// starts.  Returns false if there is no such command, or if it has no secret.
bool tolerant_uris::enters_command(std::size_t at) noexcept {
    if (at <= after_ || !word_.empty() || !value_.empty()) {
        return false;
    }
    const std::size_t floor = begin_of_name(text_, after_);
    if (!may_follow_words(text_, floor, at)) {
        return false;
    }
    const slice secret = command_.enter(text_, floor, at);
    word_ = secret.empty() ? no_word : secret;
    return !word_.empty();
}

// Does the same as enters_command().  If there is a command, lets next() read the last anchor
// again: the command can have secrets before this anchor.
bool tolerant_uris::goes_back_to_command(std::size_t at) noexcept {
    if (!enters_command(at)) {
        return false;
    }
    --from_;
    marks_.put_back();
    return true;
}

// If the anchor is in the next secret of the command, or after it, makes this secret the value that
// is searched.
void tolerant_uris::take_word(std::size_t anchor) noexcept {
    slice secret = word_;
    while (!secret.empty() && secret.end <= after_) {
        secret = command_.next(text_);
    }
    if (!secret.empty() && anchor >= secret.begin) {
        value_ = {std::max(secret.begin, after_), secret.end};
        secret = command_.next(text_);
    }
    word_ = secret.empty() ? no_word : secret;
}

// Returns true if `found` is a result of its own.  If a value is searched, makes `found` a part of
// the value, and returns false.
bool tolerant_uris::is_complete(const tolerant_uri& found) noexcept {
    if (value_.empty()) {
        return true;
    }
    value_.begin = std::min(value_.begin, found.begin);
    value_.end = found.data_end > value_.end ? end_of_value(text_, found.data_end) : value_.end;
    return false;
}

// Returns the secret user information of the data source name whose address ends at `bracket`, or
// an empty slice if there is none.  If only the password is secret, a user that is a token is a
// secret of its own, before the password.
slice tolerant_uris::secret_of_data_source(std::size_t bracket) const noexcept {
    if (options_.userinfo == secret_userinfo::none || !is_before_path(text_, bracket)) {
        return {};
    }
    const auto [userinfo, password] = data_source_at(text_, after_, bracket, options_.replacement);
    if (options_.userinfo == secret_userinfo::all || userinfo.empty()) {
        return userinfo;
    }
    const std::size_t user = userinfo.begin;
    const std::size_t token =
        options_.shapes ? token_end(subtext(text_, 0, password - 1), user) : user;
    return token > user ? slice{user, token} : slice{password, userinfo.end};
}

// Finds the user information of the data source name whose address ends at `bracket`.
bool tolerant_uris::find_data_source(std::size_t bracket, tolerant_uri& found) noexcept {
    slice secret = secret_of_data_source(bracket);
    if (secret.empty()) {
        return false;
    }
    if (options_.userinfo == secret_userinfo::all && !options_.closed) {
        secret.begin = authority_before(text_, secret.begin);
    }
    found = {secret.begin, secret.end, secret.end, certainty::secret};
    if (!read_unit(text_, secret.end).is('@')) {  // a token: the password after it is found next
        from_ = after_ = secret.end;
        marks_.put_back();
        return true;
    }
    ++count_;
    from_ = after_ = bracket + 1;
    return true;
}

// Returns the bracket at the end of the address of the data source name that has the octet at `at`
// before this bracket, or npos.  A password or an address in the name can look like a URI or
// reference.  This name is searched before the end of the URI or reference is.  Otherwise, each of
// many names could start in a reference that goes on to the end of the text, and the time would not
// be linear.
std::size_t tolerant_uris::bracket_around(std::size_t at) noexcept {
    const std::size_t bracket = brackets_.find(text_, after_, at);
    const bool is_around =
        bracket != text_.npos && !secret_of_data_source(bracket).empty() &&
        data_source_at(text_, after_, bracket, options_.replacement).userinfo.begin <= at;
    return is_around ? bracket : text_.npos;
}

// Finds the reference that has this "?".  It starts after the last octet that can be before a
// reference, such as a "=".  So if a key is before the "?", its "=" must be encoded.
bool tolerant_uris::find_reference_with(const unit& question, tolerant_uri& found) noexcept {
    std::size_t begin = question.begin;
    bool may_have_key = false;
    const std::size_t floor = std::max(after_, without_secret_);
    while (
        begin > floor && !is_in(text_[begin - 1], tolerant_table::boundary) &&
        !(static_cast<unsigned char>(text_[begin - 1]) > 0x7F && follows_long_mark(text_, begin))) {
        --begin;
        may_have_key |= is_in(text_[begin], tolerant_table::encoding);
    }
    if (may_have_key || options_.closed) {
        begin = begin_of_reference(begin, question.begin);
    }
    return may_have_key && !options_.closed ? find_secret(begin, begin, found)
                                            : find_reference(begin, question.end, found);
}

// Returns the start of the last reference that goes on up to the "?" at `end`.  The search starts
// at `begin`.  Earlier references can end before that, for example at an escaped quotation mark
// such as "\x22".
std::size_t tolerant_uris::begin_of_reference(std::size_t begin, std::size_t end) const noexcept {
    const std::string_view before = subtext(text_, 0, end);
    for (;;) {
        begin = options_.closed ? after_closing_marks(before, begin) : begin;
        const std::size_t next = find_tolerant_end(before, after_, begin, begin, options_).mark;
        if (next == end) {
            return begin;
        }
        begin = std::max(next, read_unit(before, begin).end);
    }
}

// Reads the text from `begin` on as a reference.  Finds it only if it has a secret.  Before the
// offset `body`, only tokens count as secrets.
bool tolerant_uris::find_reference(std::size_t begin, std::size_t body,
                                   tolerant_uri& found) noexcept {
    if (begin < without_secret_) {
        return false;
    }
    if (options_.closed) {
        return find_closed_reference(begin, body, found);
    }
    const std::size_t end = body < refused_ ? not_harmless : end_of_harmless(body);
    if (end != not_harmless &&
        token_reader(subtext(text_, 0, body), begin, options_).next().empty()) {
        without_secret_ = end;
        return false;
    }
    return find_secret(begin, body, found);
}

// Does the same as find_reference(), but does not look at the marks.
bool tolerant_uris::find_secret(std::size_t begin, std::size_t body, tolerant_uri& found) noexcept {
    if (const std::size_t bracket = bracket_around(begin); bracket != text_.npos) {
        return !goes_back_to_command(begin) && find_data_source(bracket, found);
    }
    const std::size_t end = end_of_reference(begin, body);
    secret_reader reader(text_, {begin, end}, certainty::reference, options_, key_ends_);
    slice last;
    for (slice secret = reader.next(); !secret.empty(); secret = reader.next()) {
        last = secret;
    }
    const std::size_t data_end =
        std::max(last.end, reader.end() < end ? reader.end() : before_scheme(begin, end));
    if (last.empty() && token_reader(subtext(text_, 0, data_end), begin, options_).next().empty()) {
        without_secret_ = data_end;
        return false;
    }
    if (goes_back_to_command(begin)) {
        return false;
    }
    ++count_;
    word_floor_ = std::max(after_word(), last.end);
    from_ = after_ = reference_end_ = data_end;
    found = {begin, end, data_end, certainty::reference};
    return true;
}

// The ":" of a listed scheme can be in the punctuation after a reference, as in "?a&quot;tel:&lt;".
// Returns the start of the scheme, or the end of the reference if there is no such scheme.
std::size_t tolerant_uris::before_scheme(std::size_t begin, std::size_t end) const noexcept {
    if (end == text_.size() || text_[end] != ':') {
        return end;
    }
    const std::size_t scheme = scheme_before(text_, begin, end);
    return body_of_rare_uri(scheme, read_unit(text_, end)) == no_uri ? end : scheme;
}

// Returns the end of a text that might be a reference.  Suppose that no opening quotation mark or
// bracket is before it, and that it starts within the last such text.  Then the same octet ends
// both texts (tolerant_extent::mark), and the end is not searched again in two cases:
//
// - The text starts in the punctuation before the mark.  Then it ends at its body.
// - The mark is far away.  The last text has ended early, at the start of a URI, and this text ends
//   there, too.
std::size_t tolerant_uris::end_of_reference(std::size_t begin, std::size_t body) noexcept {
    constexpr std::size_t far = 4096;
    if (mark_around(text_, after_word(), begin).is_mark()) {
        return end_of_marked(begin, body);
    }
    const auto [end, mark] = unmarked_;
    if (unmarked_body_ <= body && body < mark && (body >= end || mark - body > far)) {
        return std::max(body, end);
    }
    unmarked_body_ = body;
    unmarked_ = find_tolerant_end(text_, after_word(), begin, body, options_);
    return unmarked_.end;
}

// Does the same as end_of_reference() for a text after an opening quotation mark or bracket.  If
// many of them are never closed, the texts go on to the next octet that ends all URIs.
std::size_t tolerant_uris::end_of_marked(std::size_t begin, std::size_t body) noexcept {
    if (searched_ <= most_searches * text_.size()) {
        const auto [end, mark] = find_tolerant_end(text_, after_word(), begin, body, options_);
        searched_ += mark - body;
        return end;
    }
    if (body >= last_end_) {
        unit unit = no_unit;
        do {
            unit = next_unit(text_, std::max(unit.end, body), text_.size(), tolerant_table::limit);
        } while (unit.begin < text_.size() &&
                 (unit.end > unit.begin + 1 || !is_in(unit.octet, tolerant_table::end)));
        last_end_ = unit.begin;
    }
    return std::max(last_end_, body);
}

// Finds the end of a URI if all data is secret.  The punctuation after the URI can have a quotation
// mark and a "?".  If the text after this "?" goes on beyond extent.mark, the URI goes on, too.
tolerant_extent tolerant_uris::closed_extent(std::size_t begin, std::size_t body) const noexcept {
    tolerant_extent extent = find_tolerant_end(text_, after_, begin, body, options_);
    for (std::size_t at = std::max(extent.end, std::size_t{1}); at < extent.mark; ++at) {
        if (text_[at] == '?' && is_in(text_[at - 1], tolerant_table::quote)) {
            const std::size_t end = tolerant_end(text_, after_, at, at + 1, options_);
            extent =
                end > extent.mark ? find_tolerant_end(text_, after_, begin, end, options_) : extent;
        }
    }
    return extent;
}

// Finds a text that is a reference if it has data.
bool tolerant_uris::find_closed_reference(std::size_t begin, std::size_t body,
                                          tolerant_uri& found) noexcept {
    if (const std::size_t bracket = bracket_around(begin); bracket != text_.npos) {
        return !goes_back_to_command(begin) && find_data_source(bracket, found);
    }
    const auto [end, mark] = closed_extent(begin, body);
    if (end == body || !has_data(begin, end)) {
        without_secret_ = std::max(without_secret_, mark);
        return false;
    }
    if (goes_back_to_command(begin)) {
        return false;
    }
    ++count_;
    from_ = after_ = mark;
    found = {begin, end, end, certainty::reference};
    return true;
}

// Says whether something is replaced in a reference if all data is secret.
bool tolerant_uris::has_data(std::size_t begin, std::size_t end) const noexcept {
    const std::string_view text = subtext(text_, 0, end);
    const secret_reader secrets(text_, {begin, end}, certainty::reference, options_, key_ends_);
    const token_reader tokens(text, begin, options_);
    joined_reader all(joined_reader(secrets, tokens),
                      closed_reader(text, begin, certainty::reference, options_));
    return !all.next().empty();
}

}  // namespace uriscan
