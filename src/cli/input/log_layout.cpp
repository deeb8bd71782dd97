// Reads each line once, from left to right: one value after the other.
#include "cli/input/log_layout.hpp"

#include <bit>
#include <cstring>
#include <utility>

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

// Returns where the octet is for the first time, or `pe`.
const unsigned char* find(unsigned char wanted, const unsigned char* p, const unsigned char* pe) {
    const void* const found = std::memchr(p, wanted, static_cast<std::size_t>(pe - p));
    return found == nullptr ? pe : static_cast<const unsigned char*>(found);
}

// Returns the end of a value that ends at a space.  Most of these values are short.
const unsigned char* word_end(const unsigned char* p, const unsigned char* pe) {
    if constexpr (std::endian::native == std::endian::little) {
        for (; pe - p >= static_cast<std::ptrdiff_t>(sizeof(word)); p += sizeof(word)) {
            const word octets = load(reinterpret_cast<const char*>(p));
            if (const word spaces = zeros(octets ^ repeated(' ')); spaces != 0) {
                return p + std::countr_zero(spaces) / 8;
            }
        }
    }
    return find(' ', p, pe);
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
    return end;
}

// Returns where a value in quotation marks ends, or a null pointer if it does not.
const unsigned char* quoted_end(const unsigned char* p, const unsigned char* pe,
                                bool can_have_escapes) {
    const unsigned char* const end =
        can_have_escapes ? log_parts().run(log_parts::log_parts_en_quoted_part, p, pe)
                         : find('"', p, pe);
    return end == pe ? nullptr : end;
}

// Returns where `text`, which is not empty, starts, or a null pointer if it does not.
const unsigned char* found(std::string_view text, const unsigned char* p, const unsigned char* pe) {
    for (;; ++p) {
        p = find(static_cast<unsigned char>(text.front()), p, pe);
        if (p == pe) {
            return nullptr;
        }
        if (starts_with(p, pe, text)) {
            return p;
        }
    }
}

// Returns the end of the value that starts at `p`, or a null pointer if it has none, or must not be
// empty.  `after` is the text after the value.
const unsigned char* read_value(const log_piece& piece, std::string_view after,
                                const unsigned char* p, const unsigned char* pe, log_line& read) {
    const bool is_request = piece.part == log_part::request;
    if (piece.end == log_ending::quotation_mark) {
        return is_request ? read_request(log_parts::log_parts_en_request_part, p, pe, read)
                          : quoted_end(p, pe, read.has_escapes);
    }
    const unsigned char* const end = piece.end == log_ending::line        ? pe
                                     : piece.end == log_ending::next_text ? found(after, p, pe)
                                                                          : word_end(p, pe);
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

log_layout::step::step(log_piece of, std::string_view text_after)
    : piece(std::move(of)), after(text_after) {
    if (piece.before.size() <= sizeof(word)) {
        const std::string ones(piece.before.size(), '\xFF');
        std::memcpy(&first_octets, piece.before.data(), piece.before.size());
        std::memcpy(&mask, ones.data(), ones.size());
    }
}

log_layout::log_layout(std::string_view notation) {
    log_pieces all = read_notation(notation);
    for (std::size_t i = 0; i < all.pieces.size(); ++i) {
        const bool is_last = i + 1 == all.pieces.size();
        const log_piece& piece = all.pieces[i];
        steps_.emplace_back(piece, is_last ? all.after : all.pieces[i + 1].before);
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
    const auto fault = [&](const std::string& what) {
        return log_fault{static_cast<std::size_t>(p - begin), what};
    };
    read.has_escapes = find('\\', begin, pe) != pe;
    std::size_t needed = needed_;
    for (const step& each : steps_) {
        const log_piece& piece = each.piece;
        const bool is_needed = needed != 0;
        if (!is_needed && !reads_all) {
            break;
        }
        needed -= is_needed ? 1 : 0;
        if (!each.is_at(slice(p, pe))) {
            return is_needed ? std::optional(fault(piece.no_text)) : std::nullopt;
        }
        p += piece.before.size();
        for (; piece.end == log_ending::space_after_value && p != pe && *p == ' '; ++p) {
        }
        const unsigned char* const end = read_value(piece, each.after, p, pe, read);
        if (end == nullptr && is_needed) {
            return fault(piece.no_value);
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
