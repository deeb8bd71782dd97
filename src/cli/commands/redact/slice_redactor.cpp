// Finds the secrets in decoded texts, and replaces the octets that stand for them.  Most lines have
// no secret, so the octets between two secrets are copied at once.
#include "cli/commands/redact/slice_redactor.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <span>

#include "cli/input/logs/log_ends.hpp"
#include "log_parts.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/redact/units.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

namespace {

// What is before a header that HAProxy has captured, in the format of `option httplog clf`.
constexpr std::string_view before_string = " \"";

// Returns how many octets are before the target in a text that is not a valid request.
std::size_t size_before_target(std::string_view text) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
    log_parts parts;
    parts.run(log_parts::log_parts_en_before_target_part, begin, begin + text.size());
    return parts.target_begin == nullptr ? 0 : static_cast<std::size_t>(parts.target_begin - begin);
}

// Returns the text before the version of HTTP at its end.
std::string_view without_version(std::string_view text) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
    return slice(begin, before_version(begin, begin + text.size()));
}

}  // namespace

// A field is one reference if it starts with "/" or "?", with a scheme and "/", or with a key of a
// parameter: the first delimiters show this.  Blanks can be before all of these, and in a first
// parameter without "=".
bool is_one_reference(std::string_view field) {
    static constexpr std::string_view blanks = " \t";
    static constexpr std::string_view delimiters = ":=&?#/\"<>";
    const auto starts_with_key = [](std::string_view text) {
        const std::size_t end = text.find_first_of(delimiters);
        return end != 0 && end < std::min(text.find_first_of(blanks), text.size()) &&
               text[end] == '=';
    };
    const std::size_t begin = std::min(field.find_first_not_of(blanks), field.size());
    const std::string_view text = field.substr(begin);
    const std::string_view word = text.substr(0, text.find_first_of(delimiters));
    const std::string_view rest = text.substr(word.size());
    if (text.starts_with('/') || text.starts_with('?') || starts_with_key(text)) {
        return true;
    }
    if (rest.starts_with('&')) {
        return starts_with_key(rest.substr(1));
    }
    if (word.find_first_of(blanks) != word.npos) {
        return false;
    }
    const std::string_view path = text.substr(0, text.find_first_of("?#\"<> \t"));
    const std::string_view after_path = text.substr(path.size());
    if ((after_path.starts_with('?') || after_path.starts_with('#')) &&
        starts_with_key(after_path.substr(1))) {
        return true;
    }
    const bool starts_with_scheme =
        rest.starts_with(":/") || (rest.starts_with(':') && read_slashes(rest, 1).is('/'));
    return !word.empty() &&
           (starts_with_scheme || is_listed(word, property_schemes) || is_uri_reference(field));
}

// Redacts into a buffer that is larger than the text.  If the result needs more room, the text is
// redacted again.
void text_redactor::append(fmt::memory_buffer& out, std::string_view text, bool is_reference) {
    const std::size_t start = out.size();
    if (mask_) {
        out.append(text);
        const std::span<char> copy(out.data() + start, text.size());
        counts_ += is_reference ? redactor_.mask_reference(copy) : redactor_.mask(copy);
        return;
    }
    constexpr std::size_t most_more = std::size_t{1024} * 1024;
    std::size_t room = text.size() + std::min(text.size(), most_more) + 64;
    redacted_size redacted = redact_into_room(out, text, is_reference, room);
    if (redacted.size > room) {
        room = redacted.size;
        redacted = redact_into_room(out, text, is_reference, room);
    }
    out.resize(start + redacted.size);
    counts_ += redacted.counts;
}

// Redacts a text into `room` octets after the end of `out`.  The size of `out` stays the same.
redacted_size text_redactor::redact_into_room(fmt::memory_buffer& out, std::string_view text,
                                              bool is_reference, std::size_t room) {
    const std::size_t start = out.size();
    out.resize(start + room);
    const std::span<char> to(out.data() + start, room);
    const redacted_size redacted =
        is_reference ? redactor_.redact_reference(text, to) : redactor_.redact(text, to);
    out.resize(start);
    return redacted;
}

// Returns the slice without its escapes.  An escape can stand for an octet that ends a secret.
std::string_view slice_redactor::decoded(const written_text& slice) {
    const std::string_view before("?", slice.kind == text_kind::query ? 1 : 0);
    const std::string_view text = slice.is_in_csv
                                      ? text_.decode_in_csv(slice.raw, slice.how, before)
                                      : text_.decode(slice.raw, slice.how, before);
    const bool is_of_log = slice.kind != text_kind::field && slice.kind != text_kind::text;
    return is_of_log && !slice.is_plain ? without_blanks(text) : text;
}

void slice_redactor::search(fmt::memory_buffer& out, const written_text& slice) {
    std::string_view text = decoded(slice);
    const bool is_reference =
        slice.kind == text_kind::field ? is_one_reference(text) : slice.kind != text_kind::text;
    const certainty how = certainty_of(slice.kind);
    const bool is_request = slice.kind == text_kind::request;
    const bool is_usual = !is_request && (slice.kind != text_kind::target || text.starts_with('/'));
    text = is_request ? without_version(text) : text;
    const std::size_t before_target = is_usual ? 0 : size_before_target(text);
    text.remove_prefix(before_target);
    if (!is_slice(text, slice.raw)) {
        part_search search(redactor_, text);
        if (is_reference) {
            search.find_reference(text, how, texts_.counts(), secrets_);
        } else {
            search.find(text, texts_.counts(), secrets_);
        }
        move_secrets(before_target);
        add_places(slice, !is_reference);
    } else if (text.size() > most_kept && slice.how == escapes::none &&
               how == certainty::whole_text && in_columns_.empty()) {
        search_long(out, text, is_reference);
    } else if (is_reference) {
        search_->find_reference(text, how, texts_.counts(), secrets_);
        move_secrets(before_target);
    } else {
        search_->find(text, texts_.counts(), secrets_);
    }
    replace_if_found(out);
}

// Searches the text between two slices.  If backslashes are escaped in it, an even number of them
// before a quotation mark does not escape this mark.  So the mark ends a column or string, and what
// is before it is searched alone.
void slice_redactor::search_between(fmt::memory_buffer& out, std::string_view text) {
    constexpr std::string_view end_of_column = R"(\\")";
    std::size_t at = between_ == between_texts::is_text ? text.find(end_of_column) : text.npos;
    while (at != text.npos) {
        std::size_t mark = at + end_of_column.size() - 1;
        const std::size_t before = text.find_last_not_of('\\', mark - 1) + 1;  // npos + 1 is 0
        if ((mark - before) % 2 == 0) {
            search(out, {text.substr(0, mark)});
            text.remove_prefix(mark);
            mark = 0;
        }
        at = text.find(end_of_column, mark);
    }
    search(out, {text});
}

// Returns true only if the text between two slices has no escapes and no secret.  Most such texts
// are like this, and need no call of search_columns(), which is slower.
bool slice_redactor::is_harmless(std::string_view text) {
    if (text.size() > most_kept || text.find('\\') != text.npos) {
        return false;
    }
    const redaction counts = texts_.counts();
    search_->find(text, texts_.counts(), secrets_);
    if (secrets_.empty()) {
        return true;
    }
    secrets_.clear();
    texts_.counts() = counts;
    const auto rest = static_cast<std::size_t>(end_ - text.data());
    search_.emplace(redactor_, std::string_view(text.data(), rest));  // to search this text again
    return false;
}

// Searches the text between two slices of a line.  Each column in it is searched alone, together
// with the text before it, so a secret ends at the end of its column.
void slice_redactor::search_columns(fmt::memory_buffer& out, std::string_view text) {
    const std::less<> is_before;
    const std::span<const written_text> columns =
        columns_of_ ? columns_of_(line_) : std::span<const written_text>();
    for (written_text column : columns) {
        const char* const end = column.raw.data() + column.raw.size();
        if (!is_before(text.data(), end) || is_before(text.data() + text.size(), end)) {
            continue;
        }
        const auto size = static_cast<std::size_t>(end - text.data());
        if (is_before(column.raw.data(), text.data())) {
            column.raw = text.substr(0, size);  // the start of the column was searched already
        }
        search_decoded(column);
        search(out, {text.substr(0, size - octets_of_headers(column.raw))});
        text.remove_prefix(size);
    }
    if (between_ == between_texts::has_captures) {
        search_captures(text);
    }
    search_between(out, text);
}

// Returns how many octets at the end of a column need no more search.  These are the "}" after the
// headers that HAProxy has captured, or all of the headers if they are in quotation marks.
std::size_t slice_redactor::octets_of_headers(std::string_view column) const {
    return between_ != between_texts::has_captures ? 0
           : column.starts_with(before_string)     ? column.size()
           : column.ends_with('}')                 ? 1
                                                   : 0;
}

// Stores the places of secrets in a column without its escapes.
void slice_redactor::search_decoded(const written_text& column) {
    if (between_ == between_texts::has_captures) {
        search_captures(column.raw);
    }
    if (octets_of_headers(column.raw) != 0) {
        return;
    }
    if (column.is_in_csv || has_escape(column.raw, column.how)) {
        redactor_.find(decoded(column), secrets_);
        move_to(in_columns_);
    }
}

// Stores the places of secrets in the headers that HAProxy has captured: {a|b}, or "a" "b" after a
// space.  Each header is searched like a field.  The whole column is searched as well, because a
// header can contain a "|".
void slice_redactor::search_captures(std::string_view text) {
    for (std::size_t at = text.find('{'); at < text.size(); at = text.find('{', at)) {
        const std::size_t closed = std::min(text.find("} ", at), text.size());
        const std::size_t last = text.ends_with('}') ? text.size() - 1 : text.size();
        const std::string_view before_end = text.substr(0, std::min(closed, last));
        while (at < before_end.size()) {
            const std::size_t begin = at + 1;
            at = std::min(before_end.find('|', begin), before_end.size());
            search_header(before_end.substr(begin, at - begin));
        }
    }
    while (text.starts_with(before_string)) {
        text.remove_prefix(before_string.size());
        const std::string_view header = text.substr(0, text.find('"'));
        search_header(header);
        text.remove_prefix(std::min(header.size() + 1, text.size()));
    }
}

void slice_redactor::search_header(std::string_view raw) {
    const std::string_view header = text_.decode(raw, escapes::haproxy);
    if (header.empty() || header == "-") {
        return;  // there is no such header
    }
    if (is_one_reference(header)) {
        const std::string_view text_of_client = without_blanks(header);
        part_search search(redactor_, text_of_client);
        redaction counts;
        search.find_reference(text_of_client, certainty::logged, counts, secrets_);
    } else {
        redactor_.find(header, secrets_);
    }
    move_to(in_columns_);
}

// Moves the secrets to `places`, as slices of the input.
void slice_redactor::move_to(std::vector<std::string_view>& places) {
    for (const secret_place& secret : secrets_) {
        places.push_back(text_.raw_of(secret.offset, secret.size));
    }
    secrets_.clear();
}

void slice_redactor::move_secrets(std::size_t by) {
    for (secret_place& secret : secrets_) {
        secret.offset += by;
    }
}

// Replaces the backslash of each escape that would stand for white space.  In other texts, such an
// escape ends a value.  In a log, the escape is data that a client has sent, because the log's own
// escapes were decoded before.  So it must not end a value there.
std::string_view slice_redactor::without_blanks(std::string_view text) {
    std::size_t at = text.find('\\');
    if (at == text.npos) {
        return text;
    }
    data_.assign(text);
    for (; at != text.npos; at = text.find('\\', at + 1)) {
        if (is_escaped_blank(read_unit(text, at))) {
            data_[at] = '_';
        }
    }
    return data_;
}

// Stores where the slice has the secrets of the decoded text.  A text in a string of JSON is also
// searched as it is written, like in a search of the whole line.  This second search can find more:
// a decoded octet such as a quotation mark can end a URI, but its escape does not.
void slice_redactor::add_places(const written_text& slice, bool is_text) {
    const std::size_t count = secrets_.size();
    move_to(places_);
    if (is_text && slice.how == escapes::json) {
        const std::string_view quoted(slice.raw.data() - 1, slice.raw.size() + 2);
        (void)redactor_.find(quoted, secrets_);
        for (const secret_place& secret : secrets_) {
            const std::string_view place =
                text_.whole_escapes(quoted.substr(secret.offset, secret.size));
            places_.insert(places_.end(), place.empty() ? 0 : 1, place);
        }
        secrets_.clear();
        join_places();
    }
    texts_.counts().secrets += places_.size() - count;
}

// Sorts the places, and joins those that overlap.
void slice_redactor::join_places() {
    std::ranges::sort(places_, {}, [](std::string_view place) { return place.data(); });
    std::vector<std::string_view> joined;
    for (const std::string_view place : places_) {
        const char* const end = place.data() + place.size();
        if (!joined.empty() && joined.back().data() + joined.back().size() > place.data()) {
            std::string_view& last = joined.back();
            const char* const last_end = std::max(last.data() + last.size(), end);
            last = {last.data(), static_cast<std::size_t>(last_end - last.data())};
        } else {
            joined.push_back(place);
        }
    }
    places_ = std::move(joined);
}

// Redacts a text without storing its secrets, because a long text can have very many.
void slice_redactor::search_long(fmt::memory_buffer& out, std::string_view text,
                                 bool is_reference) {
    copy_up_to(out, text.data());
    texts_.append(out, text, is_reference);
    copied_ = text.data() + text.size();
}

void slice_redactor::replace_secrets(fmt::memory_buffer& out) {
    move_to(places_);
    if (!in_columns_.empty()) {
        const std::size_t count = places_.size();
        places_.insert(places_.end(), in_columns_.begin(), in_columns_.end());
        in_columns_.clear();
        join_places();
        texts_.counts().secrets += places_.size() - count;
    }
    for (const std::string_view raw : places_) {
        copy_up_to(out, raw.data());
        if (mask_) {
            std::fill_n(std::back_inserter(out), raw.size(), 'x');
        } else {
            out.append(replacement_);
        }
        copied_ = raw.data() + raw.size();
    }
    places_.clear();
}

// If many octets were searched, but not yet copied, copies them now: they are still in the
// processor's fastest cache.
void slice_redactor::copy_if_large(fmt::memory_buffer& out) {
    constexpr std::ptrdiff_t large = 4096;
    if (searched_ - copied_ >= large) {
        copy_up_to(out, searched_);
    }
}

}  // namespace uriscan::cli
