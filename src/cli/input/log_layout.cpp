// Reads each line once, from left to right: one value after the other.
#include "cli/input/log_layout.hpp"

#include "log_parts.hpp"

namespace uriscan::cli {
namespace {

std::string_view slice(const unsigned char* from, const unsigned char* to) {
    return {reinterpret_cast<const char*>(from), static_cast<std::size_t>(to - from)};
}

// Says whether [p, pe) starts with `text`, which is short.
bool starts_with(const unsigned char* p, const unsigned char* pe, std::string_view text) {
    if (static_cast<std::size_t>(pe - p) < text.size()) {
        return false;
    }
    bool is_same = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        is_same &= p[i] == static_cast<unsigned char>(text[i]);
    }
    return is_same;
}

// Reads a request that starts at `p`, and sets its method and its target.  If `start` is the start
// state of a request in quotation marks, the request ends before its closing quotation mark;
// otherwise, it ends at `pe`.  Returns its end, or a null pointer if it has none.
const unsigned char* read_request(int start, const unsigned char* p, const unsigned char* pe,
                                  log_line& read) {
    log_parts parts;
    const unsigned char* const stop = parts.run(start, p, pe);
    const bool is_quoted = start == log_parts::log_parts_en_request_part;
    const unsigned char* const end = is_quoted ? parts.request_end : pe;
    const bool is_request = is_quoted || stop == pe;
    if (end != nullptr && is_request && parts.method_end != nullptr) {
        read[log_part::method] = slice(p, parts.method_end);
        read[log_part::target] =
            slice(parts.method_end + 1, parts.has_version ? parts.last_space : end);
    }
    read.has_escapes |= parts.has_escapes;
    return end;
}

// Returns where a value in quotation marks ends, or a null pointer if it does not.
const unsigned char* quoted_end(const unsigned char* p, const unsigned char* pe, log_line& read) {
    log_parts parts;
    const unsigned char* const end = parts.run(log_parts::log_parts_en_quoted_part, p, pe);
    read.has_escapes |= parts.has_escapes;
    return end == pe ? nullptr : end;
}

const unsigned char* word_end(const unsigned char* p, const unsigned char* pe, log_line& read) {
    log_parts parts;
    const unsigned char* const end = parts.run(log_parts::log_parts_en_word_part, p, pe);
    read.has_escapes |= parts.has_escapes;
    return end;
}

// Returns where `text`, which is not empty, starts, or a null pointer if it does not.
const unsigned char* found(std::string_view text, const unsigned char* p, const unsigned char* pe) {
    for (;; ++p) {
        const std::size_t offset = slice(p, pe).find(text.front());
        if (offset == std::string_view::npos) {
            return nullptr;
        }
        p += offset;
        if (starts_with(p, pe, text)) {
            return p;
        }
    }
}

// Returns the end of a value that is before `text`, or a null pointer if there is none.
const unsigned char* end_before(std::string_view text, const unsigned char* p,
                                const unsigned char* pe, log_line& read) {
    const unsigned char* const end = found(text, p, pe);
    read.has_escapes |= end != nullptr && slice(p, end).find('\\') != std::string_view::npos;
    return end;
}

// Returns the end of the value that starts at `p`, or a null pointer if it has none, or must not be
// empty.  `next` is the text after the value.
const unsigned char* read_value(const log_piece& piece, std::string_view next,
                                const unsigned char* p, const unsigned char* pe, log_line& read) {
    const bool is_request = piece.part == log_part::request;
    if (piece.end == log_ending::quotation_mark) {
        return is_request ? read_request(log_parts::log_parts_en_request_part, p, pe, read)
                          : quoted_end(p, pe, read);
    }
    const unsigned char* const end = piece.end == log_ending::line ? pe
                                     : piece.end == log_ending::next_text
                                         ? end_before(next, p, pe, read)
                                         : word_end(p, pe, read);
    const bool can_be_empty = piece.part == log_part::other || piece.end == log_ending::next_text;
    if (end == p && !can_be_empty) {
        return nullptr;
    }
    if (is_request && end != nullptr) {
        read_request(log_parts::log_parts_en_bare_request, p, end, read);
    }
    return end;
}

}  // namespace

log_layout::log_layout(std::string_view notation) : all_(read_notation(notation)) {
    for (std::size_t i = 0; i < all_.pieces.size(); ++i) {
        const log_piece& piece = all_.pieces[i];
        if (has_uri(piece.part) || piece.end != log_ending::quotation_mark) {
            needed_ = i + 1;
        }
    }
}

std::optional<log_fault> log_layout::read(std::string_view line, bool reads_all,
                                          log_line& read) const {
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    const unsigned char* const pe = begin + line.size();
    const unsigned char* p = begin;
    const std::size_t count = reads_all ? all_.pieces.size() : needed_;
    for (std::size_t i = 0; i < count; ++i) {
        const log_piece& piece = all_.pieces[i];
        const bool is_needed = i < needed_;
        if (!starts_with(p, pe, piece.before)) {
            return is_needed ? std::optional(
                                   log_fault{static_cast<std::size_t>(p - begin), piece.no_text})
                             : std::nullopt;
        }
        p += piece.before.size();
        for (; piece.end == log_ending::space_after_value && p != pe && *p == ' '; ++p) {
        }
        const std::string_view next =
            i + 1 < all_.pieces.size() ? all_.pieces[i + 1].before : all_.after;
        const unsigned char* const end = read_value(piece, next, p, pe, read);
        if (end == nullptr && is_needed) {
            return log_fault{static_cast<std::size_t>(p - begin), piece.no_value};
        }
        read[piece.part] = slice(p, end == nullptr ? pe : end);  // the last value can be cut
        if (end == nullptr) {
            return std::nullopt;
        }
        p = end;
    }
    return std::nullopt;
}

}  // namespace uriscan::cli
