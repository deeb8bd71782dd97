// Reads each line once, from left to right: one value after the other.
#include "cli/input/logs/log_layout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "cli/input/logs/line_header.hpp"
#include "cli/input/logs/log_client.hpp"
#include "cli/input/logs/log_ends.hpp"
#include "cli/input/logs/log_names.hpp"
#include "log_parts.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view scheme_end = "://";

// What can stand after a host instead of a path: "-" or <BADREQ> if nothing was read, and "*", the
// target of OPTIONS.
constexpr std::string_view no_paths[] = {absent, no_request_of_haproxy, "*"};

// Returns whether this can be a time in seconds, such as "1646861401.524".
bool is_in_seconds(std::string_view time) {
    const auto* p = reinterpret_cast<const unsigned char*>(time.data());
    const unsigned char* const pe = p + time.size();
    p = end_of_number(p, pe);
    return (p != pe && *p == '.' ? end_of_number(p + 1, pe) : p) == pe;
}

}  // namespace

fixed_text::fixed_text(std::string_view text) : text_(text) {
    if (text.size() <= sizeof(word)) {
        const std::string ones(text.size(), '\xFF');
        std::memcpy(&first_octets_, text.data(), text.size());
        std::memcpy(&mask_, ones.data(), ones.size());
        least_rest_ = sizeof(word);
    }
}

const unsigned char* fixed_text::find(const unsigned char* p, const unsigned char* pe) const {
    const auto first = static_cast<unsigned char>(text_.front());
    for (p = find_octet(first, p, pe); p != pe; p = find_octet(first, p + 1, pe)) {
        if (is_at(p, pe)) {
            return p;
        }
    }
    return nullptr;
}

log_layout::step::step(const log_piece& of, std::string_view text_after)
    : before(of.before), after(text_after), how(kind_of(of)), piece(of) {}

log_layout::kind log_layout::kind_of(const log_piece& piece) {
    const bool is_request = piece.part == log_part::request;
    if (piece.end == log_ending::quotation_mark) {
        return is_request ? kind::request : kind::quoted;
    }
    if (is_request || piece.is_captured) {
        return kind::rare;
    }
    switch (piece.end) {
        case log_ending::space: return can_be_empty(piece.part) ? kind::other_word : kind::word;
        case log_ending::next_text: return kind::text;
        default: return kind::rare;
    }
}

// Returns the end of the value that starts at `p`.  If the value has no end, or is empty but must
// not be, returns a null pointer.  First moves `p` over spaces, if they can stand before this
// value.
inline const unsigned char* log_layout::read_value(const step& at, const unsigned char*& p,
                                                   const unsigned char* pe, log_line& read) const {
    switch (at.how) {
        case kind::word: {
            const unsigned char* const end = word_end(p, pe);
            return end == p ? nullptr : end;
        }
        case kind::other_word: return word_end(p, pe);
        case kind::text: return at.after.find(p, pe);
        case kind::quoted: {
            const unsigned char* const end = quoted_end(p, pe, read.how, at.after);
            return end == p && at.piece.part == log_part::user ? end_of_empty(at.after, p, pe)
                                                               : end;
        }
        case kind::request: {
            const unsigned char* end = quoted_end(p, pe, read.how, at.after);
            if (end != nullptr && !at.after.is_at(end, pe)) [[unlikely]] {
                end = end_after_version(at.after, p, pe, end);
            }
            if (end != nullptr) {
                read_request(p, end, read);
            }
            return end;
        }
        case kind::rare: break;
    }
    return read_rare(at, p, pe, read);
}

// Does the same for a value of the kind `rare`.
const unsigned char* log_layout::read_rare(const step& at, const unsigned char*& p,
                                           const unsigned char* pe, log_line& read) const {
    const log_piece& piece = at.piece;
    const bool is_request = piece.part == log_part::request;
    for (; piece.end == log_ending::space_after_value && p != pe && *p == ' '; ++p) {
    }
    const unsigned char* const end = end_of_rare(at, p, pe);
    if (end == p && !can_be_empty(piece.part) && piece.end != log_ending::next_text) {
        return nullptr;
    }
    if (is_request && end != nullptr && quoted_end(p, end, read.how, at.after) == nullptr) {
        read_request(p, end, read);
    }
    return end;
}

const unsigned char* log_layout::end_of_rare(const step& at, const unsigned char* p,
                                             const unsigned char* pe) {
    if (at.piece.is_captured) {
        if (const unsigned char* const end = captured_end(p, pe); end != p) {
            return end;
        }
    }
    switch (at.piece.end) {
        case log_ending::line: return pe;
        case log_ending::next_text:
            return at.piece.part == log_part::request ? request_end(at.after, p, pe)
                   : at.is_before_number ? end_before_number(at.after, (&at + 1)->after, p, pe)
                                         : at.after.find(p, pe);
        case log_ending::space_after_list: return list_end(p, pe);
        case log_ending::before_source: return end_before_source(p, pe);
        default: return word_end(p, pe);
    }
}

// Returns the end of a request that has no quotation marks around it.  The text `after` follows the
// request, but the target can also contain it.  So the request ends at the first `after` that
// follows a version.  If there is no version, the request ends at the first `after` that does not
// stand between a method and a target.
const unsigned char* log_layout::request_end(const fixed_text& after, const unsigned char* p,
                                             const unsigned char* pe) {
    if (const unsigned char* const end = end_after_version(after, p, pe, nullptr)) {
        return end;
    }
    const unsigned char* const first = after.find(p, pe);
    if (first == nullptr || *first != ' ') {
        return first;
    }
    const std::string_view next = slice(first + 1, word_end(first + 1, pe));
    const bool is_target = next.starts_with('/') || next.starts_with('%') ||  // "%2F"
                           next.find(scheme_end) != next.npos;
    const unsigned char* const second = is_target ? after.find(first + 1, pe) : nullptr;
    const unsigned char* end = second == nullptr ? first : second;
    for (; after.is_at(end + 1, pe); ++end) {  // spaces at the end of the request
    }
    return end;
}

// Reads the request [p, end): its method and its target.  Finds out whether it is a request of
// HTTP.
void log_layout::read_request(const unsigned char* p, const unsigned char* end,
                              log_line& read) const {
    log_parts parts;
    parts.run(log_parts::log_parts_en_request_part, p, end);
    const bool has_version = parts.has_version || (can_lack_version_ && parts.lacks_version);
    read.is_request = parts.has_token && has_version;
    read.has_version = parts.has_version;
    if (parts.method_end != nullptr) {
        read[log_part::method] = slice(p, parts.method_end);
    }
    if (read.is_request || (joined_.has_method && parts.lacks_version)) {
        read[log_part::target] = slice(parts.method_end + 1, parts.last_space);
        return;
    }
    // This is not a request, but it can have a target with a secret.  Usually the target starts
    // after the first word.  If the first word is not a method, or if only a version follows it,
    // the word is a part of the target.
    const unsigned char* const version = before_version(p, end);
    const bool has_method = parts.has_token && version != parts.method_end;
    read[log_part::target] = slice(has_method ? parts.method_end + 1 : p, version);
}

log_layout::log_layout(std::string_view notation, bool can_lack_version)
    : can_lack_version_(can_lack_version) {
    log_pieces all = read_notation(notation);
    is_of_haproxy_ = all.is_of_haproxy;
    is_json_ = all.is_json;
    writes_dashes_ = all.writes_dashes;
    starts_with_client_ = all.pieces.front().part == log_part::client;
    starts_with_number_ = all.pieces.front().name == "$msec";
    for (std::size_t i = 0; i < all.pieces.size(); ++i) {
        const bool is_last = i + 1 == all.pieces.size();
        const log_piece& piece = all.pieces[i];
        steps_.emplace_back(piece, is_last ? all.after : all.pieces[i + 1].before);
        if (!is_last && (piece.part == log_part::target || piece.part == log_part::query) &&
            piece.end == log_ending::next_text &&
            (all.pieces[i + 1].part == log_part::status ||
             all.pieces[i + 1].part == log_part::size)) {
            steps_.back().is_before_number = true;
            steps_.back().how = kind::rare;
        }
        if (has_uri(piece.part) || piece.part == log_part::query ||
            piece.end != log_ending::quotation_mark) {
            needed_ = i + 1;
            needed_for_target_ =
                piece.end == log_ending::quotation_mark && piece.part == log_part::referer
                    ? needed_for_target_
                    : needed_;
        }
        const bool is_searched = piece.part == log_part::location || piece.copy != log_part::other;
        searched_ = is_searched ? i + 1 : std::max(searched_, needed_);
        if (piece.part == log_part::target || piece.part == log_part::request) {
            joined_ = piece.joined;
            no_query_ = std::string(joined_.has_mark ? "?" : "") + (writes_dashes_ ? "-" : "");
            no_path_ = fmt::format("there is no path in {}", piece.name);
        }
        has_query_mark_ =
            has_query_mark_ || (piece.part == log_part::query && piece.joined.has_mark);
        has_time_in_brackets_ =
            has_time_in_brackets_ || (piece.part == log_part::time && piece.before.ends_with('['));
    }
}

std::optional<line_fault> log_layout::read(std::string_view line, bool reads_all, log_line& read,
                                           std::size_t header) const {
    const std::size_t skipped = header == 0 ? container_header_size(line) : header;
    std::optional<line_fault> fault = read_steps(skipped, line, reads_all, read);
    if (reads_all && has_time_in_brackets_) {
        // The name of a user can have a "[", but the time cannot.  So the time starts after the
        // last "[".
        std::string_view& time = read[log_part::time];
        time.remove_prefix(time.rfind('[') + 1);  // npos + 1 is 0
    }
    if (std::string_view& size = read[log_part::size]; size.starts_with('+')) {
        // HAProxy writes this if it has not yet sent the whole answer (`option logasap`).
        size.remove_prefix(read.how == escapes::haproxy ? 1 : 0);
    }
    const bool is_wrong = (!is_usual_client(read[log_part::client], read[log_part::ident]) &&
                           has_text_before_client(read, starts_with_client_)) ||
                          (starts_with_number_ && !is_in_seconds(read[log_part::time]));
    if (is_wrong && (!fault || read.has_values)) {
        read.has_values = false;
        fault = {"there is a text before the client", skipped};
    } else if (!fault && (joined_.has_host || joined_.has_query)) {
        std::string_view& target = read[log_part::target];
        if (!split_target(target)) {
            fault = {no_path_, static_cast<std::size_t>(target.data() - line.data())};
            read.has_values = true;
        }
    }
    if (fault && !read.has_values && skipped == 0) {
        read_after_header(line, reads_all, read, fault);
    }
    return fault;
}

// If the line has a header, and has this layout after the header, sets `read` and `fault` to what
// can be read then.
void log_layout::read_after_header(std::string_view line, bool reads_all, log_line& read,
                                   std::optional<line_fault>& fault) const {
    const std::size_t header = log_header_size(line);
    if (header == 0) {
        return;
    }
    log_line rest;
    rest.how = read.how;
    rest.can_lack_referer = read.can_lack_referer;
    rest.keeps_columns = read.keeps_columns;
    const std::optional<line_fault> other = this->read(line, reads_all, rest, header);
    if (!other || rest.has_values) {
        read = std::move(rest);
        fault = other;
    }
}

// Removes what the server added to the target: a host without a scheme, and the text that stands
// for an absent query.  After a host, there is usually a path, a query or a text of `no_paths`,
// and this is then the target.  If nothing is after the host, returns false.  But in JSON, the
// path can be absent, because nginx then writes nothing for it.
bool log_layout::split_target(std::string_view& target) const {
    if (joined_.has_query && target.ends_with(no_query_) &&
        target.find('?') == (joined_.has_mark ? target.size() - no_query_.size() : target.npos)) {
        target.remove_suffix(no_query_.size());
    }
    if (!joined_.has_host || target.empty()) {
        return true;
    }
    const std::size_t scheme = joined_.has_scheme ? target.find(scheme_end) : 0;
    const std::size_t host = scheme + (joined_.has_scheme ? scheme_end.size() : 0);
    // A host can have a "?", which nginx accepts.  A path starts with "/", and has no other start.
    std::size_t path = scheme == target.npos ? target.npos : target.find('/', host);
    path = path == target.npos && scheme != target.npos ? target.find('?', host) : path;
    if (path == target.npos) {
        const auto* const found = std::ranges::find_if(
            no_paths, [&](std::string_view each) { return target.ends_with(each); });
        if (found == std::end(no_paths) && !is_json_) {
            return false;
        }
        target.remove_prefix(target.size() - (found == std::end(no_paths) ? 0 : found->size()));
        return true;
    }
    target.remove_prefix(joined_.has_scheme ? 0 : path);
    return true;
}

std::optional<line_fault> log_layout::read_steps(std::size_t header, std::string_view line,
                                                 bool reads_all, log_line& read) const {
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    const unsigned char* const pe = begin + line.size();
    const unsigned char* p = begin + header;
    const auto fault = [&](const std::string& what) {
        return line_fault{what, static_cast<std::size_t>(p - begin)};
    };
    const step* const first = steps_.data();
    const step* const last_needed = first + needed_;
    const step* const last = first + (reads_all || read.keeps_columns ? steps_.size() : searched_);
    const auto set = [&](const step& each, const unsigned char* end) {
        read[each.piece.part] = slice(p, end);
        if (each.piece.copy != log_part::other || read.keeps_columns) [[unlikely]] {
            read.copies.push_back(
                {slice(p, end), read.keeps_columns ? log_part::other : each.piece.copy});
        }
    };
    const auto can_be_cut = [&](const step* each) {
        return read.can_lack_referer && needed_for_target_ != 0 &&
               each >= first + needed_for_target_;
    };
    if (p != pe && *p == '"' && first->is_word()) {
        ++p;  // the whole line is between quotation marks
    }
    for (const step* each = first; each != last; ++each) {
        const bool is_needed = each < last_needed;
        if (!each->before.is_at(p, pe)) {
            if (is_needed && can_be_cut(each) && each->piece.before.starts_with(slice(p, pe))) {
                if (p == pe) {
                    read[each[-1].piece.part] = {};  // the line may end within this value
                }
                return std::nullopt;
            }
            return is_needed ? std::optional(fault(each->piece.no_text)) : std::nullopt;
        }
        p += each->before.size();
        const unsigned char* const end = read_value(*each, p, pe, read);
        if (end == nullptr) {
            const bool is_source = each->piece.end == log_ending::before_source;
            if (is_needed && !(can_be_cut(each) && each->is_quoted())) {
                // A value that was cut can have a secret.
                if (!reads_all && each->how == kind::request) {
                    read_request(p, pe, read);
                } else if (!reads_all || is_source) {
                    set(*each, pe);
                }
                read.has_values =
                    each + 1 == first + steps_.size() && (each->is_quoted() || is_source);
                return fault(each->piece.no_value);
            }
            set(*each, pe);  // the line may end within this value
            return std::nullopt;
        }
        set(*each, end);
        p = end;
    }
    return std::nullopt;
}

}  // namespace uriscan::cli
