// Reads each line once, from left to right: one value after the other.
#include "cli/input/logs/log_layout.hpp"

#include <bit>
#include <cstring>
#include <utility>

#include "log_parts.hpp"

namespace uriscan::cli {
namespace {

std::string_view slice(const unsigned char* from, const unsigned char* to) {
    return {reinterpret_cast<const char*>(from), static_cast<std::size_t>(to - from)};
}

// Returns where the octet is for the first time, or `pe`.
const unsigned char* find_octet(unsigned char wanted, const unsigned char* p,
                                const unsigned char* pe) {
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
    return find_octet(' ', p, pe);
}

// Reads the request [p, end), and sets its method and its target.
void read_request(const unsigned char* p, const unsigned char* end, log_line& read) {
    log_parts parts;
    parts.run(log_parts::log_parts_en_request_part, p, end);
    if (parts.method_end != nullptr) {
        read[log_part::method] = slice(p, parts.method_end);
        read[log_part::target] =
            slice(parts.method_end + 1, parts.has_version ? parts.last_space : end);
    }
}

// Returns where a value in quotation marks ends, or a null pointer if it does not.
const unsigned char* quoted_end(const unsigned char* p, const unsigned char* pe, escapes how) {
    const unsigned char* const end =
        how == escapes::log ? log_parts().run(log_parts::log_parts_en_quoted_part, p, pe)
                            : find_octet('"', p, pe);
    return end == pe ? nullptr : end;
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
    if (is_request) {
        return kind::rare;
    }
    switch (piece.end) {
        case log_ending::space:
            return piece.part == log_part::other ? kind::other_word : kind::word;
        case log_ending::next_text: return kind::text;
        default: return kind::rare;
    }
}

// Returns the end of the value that starts at `p`.  If the value has no end, or must not be empty,
// returns a null pointer.  Moves `p` over the spaces that can be before a value.
inline const unsigned char* log_layout::read_value(const step& step, const unsigned char*& p,
                                                   const unsigned char* pe, log_line& read) {
    switch (step.how) {
        case kind::word: {
            const unsigned char* const end = word_end(p, pe);
            return end == p ? nullptr : end;
        }
        case kind::other_word: return word_end(p, pe);
        case kind::text: return step.after.find(p, pe);
        case kind::quoted: return quoted_end(p, pe, read.how);
        case kind::request: {
            const unsigned char* const end = quoted_end(p, pe, read.how);
            if (end != nullptr) {
                read_request(p, end, read);
            }
            return end;
        }
        case kind::rare: break;
    }
    return read_rare(step, p, pe, read);
}

// Does the same for all that is not between quotation marks.
const unsigned char* log_layout::read_rare(const step& step, const unsigned char*& p,
                                           const unsigned char* pe, log_line& read) {
    const log_piece& piece = step.piece;
    for (; piece.end == log_ending::space_after_value && p != pe && *p == ' '; ++p) {
    }
    const unsigned char* const end = piece.end == log_ending::line        ? pe
                                     : piece.end == log_ending::next_text ? step.after.find(p, pe)
                                                                          : word_end(p, pe);
    const bool can_be_empty = piece.part == log_part::other || piece.end == log_ending::next_text;
    if (end == p && !can_be_empty) {
        return nullptr;
    }
    if (piece.part == log_part::request && end != nullptr) {
        read_request(p, end, read);
    }
    return end;
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

std::optional<line_fault> log_layout::read(std::string_view line, bool reads_all,
                                           log_line& read) const {
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    const unsigned char* const pe = begin + line.size();
    const unsigned char* p = begin;
    const auto fault = [&](const std::string& what) {
        return line_fault{what, static_cast<std::size_t>(p - begin)};
    };
    const step* const first = steps_.data();
    const step* const last_needed = first + needed_;
    const step* const last = reads_all ? first + steps_.size() : last_needed;
    for (const step* each = first; each != last; ++each) {
        const bool is_needed = each < last_needed;
        if (!each->before.is_at(p, pe)) {
            return is_needed ? std::optional(fault(each->piece.no_text)) : std::nullopt;
        }
        p += each->before.size();
        const unsigned char* const end = read_value(*each, p, pe, read);
        if (end == nullptr) {
            if (is_needed) {
                return fault(each->piece.no_value);
            }
            read[each->piece.part] = slice(p, pe);  // the last value can be cut
            return std::nullopt;
        }
        read[each->piece.part] = slice(p, end);
        p = end;
    }
    return std::nullopt;
}

}  // namespace uriscan::cli
