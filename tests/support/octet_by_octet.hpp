// Slow references of the searches of the kernels: they read octet by octet.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/kernels.hpp"

namespace uriscan::tests {

// Says whether an octet is in a set.
inline bool is_in_set(const nibble_table& set, char c) noexcept {
    const auto octet = static_cast<unsigned char>(c);
    return octet < 0x80 && (set[octet % 16] >> octet / 16 & 1) != 0;
}

// Looks for the end of a scheme octet by octet.
inline scheme_end find_scheme_end_one_by_one(std::string_view text, std::size_t from,
                                             const nibble_table& ends) noexcept {
    // RFC 3986, section 3.1.
    constexpr std::string_view scheme_octets =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-.";
    std::size_t at = from;
    const auto is_scheme_end = [text, from, &ends, &at] {
        const std::string_view after = text.substr(at + 1);
        return after.empty() || after[0] == '/' || after[0] == '\\' ||
               (at > from && is_in_set(ends, text[at - 1]));
    };
    while (at < text.size() && !(text[at] == ':' && is_scheme_end())) {
        ++at;
    }
    std::size_t start = at;
    while (at < text.size() && start > from &&
           scheme_octets.find(text[start - 1]) != scheme_octets.npos) {
        --start;
    }
    return {at, start};
}

// Returns the buckets of an octet.
inline unsigned buckets_of(const bucket_table& table, char c) noexcept {
    const auto octet = static_cast<unsigned char>(c);
    return table.low[octet % 16] & unsigned{table.high[octet / 16]};
}

// Returns the buckets of an octet if only its low half counts.
inline unsigned buckets_of(const low_buckets& table, char c) noexcept {
    const auto octet = static_cast<unsigned char>(c);
    return octet < 0x80 ? table[octet % 16] : 0;
}

// Finds the marks octet by octet.  An octet outside of the text is 0, which is in no set.
inline void find_marks_one_by_one(std::string_view text, std::size_t from, const mark_sets& sets,
                                  text_marks* marks, std::size_t count) noexcept {
    const auto octet_at = [text](std::size_t at) { return at < text.size() ? text[at] : '\0'; };
    for (std::size_t i = 0; i < count * block_size; ++i) {
        const std::uint64_t bit = std::uint64_t{1} << i % block_size;
        text_marks& block = marks[i / block_size];
        block = i % block_size == 0 ? text_marks{0, 0} : block;
        const std::size_t at = from + i;
        const char octet = octet_at(at);
        const char next = octet_at(at + 1);
        const bool ends_scheme =
            octet == ':' &&
            ((at > 0 && is_in_set(sets.scheme_ends, text[at - 1])) || is_in_set(sets.slash, next));
        const bool is_boundary = is_in_set(sets.boundary, octet) && is_in_set(sets.slash, next);
        const bool is_code = is_in_set(sets.slash, octet) && !is_in_set(sets.plain, octet) &&
                             is_in_set(sets.code, next);
        const bool is_equals = sets.has_equals && octet == '=';
        const unsigned words = buckets_of(sets.words.first, next) &
                               buckets_of(sets.words.second, octet_at(at + 2)) &
                               buckets_of(sets.words.third, octet_at(at + 3));
        const bool is_before_word = is_in_set(sets.before_word, octet) && words != 0;
        block.anchors |=
            ends_scheme || octet == '?' || is_boundary || is_equals || is_code ? bit : 0;
        block.signs |= !is_in_set(sets.plain, octet) || is_before_word ? bit : 0;
    }
}

// Looks for changes octet by octet.
inline unsigned find_changes_one_by_one(std::string_view text, std::size_t lowered) noexcept {
    // RFC 3986, section 2.3, and RFC 5234, appendix B.1.
    constexpr std::string_view upper_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    constexpr std::string_view unreserved =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    unsigned found = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at < lowered && upper_letters.find(text[at]) != upper_letters.npos) {
            found |= text_changes::letter;
        }
        if (text.substr(at).starts_with("/.")) {
            found |= text_changes::dot_after_slash;
        }
        if (text[at] == '%') {
            const std::string_view digits = text.substr(at + 1, 2);
            unsigned char octet = 0;
            std::from_chars(digits.data(), digits.data() + digits.size(), octet, 16);
            const bool is_unreserved = unreserved.find(static_cast<char>(octet)) != unreserved.npos;
            const bool is_lower = digits.find_first_of("abcdef") != digits.npos;
            found |= is_unreserved ? text_changes::unreserved : 0U;
            found |= is_lower ? text_changes::lower_digit : 0U;
        }
    }
    return found;
}

// Finds the plain parts octet by octet.
inline unsigned find_plain_one_by_one(std::string_view text, const uri_components& at) noexcept {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const auto is_sign = [](char octet) { return octet == '.' || octet == '-'; };
    const std::string_view host = text.substr(at.host_begin, at.host_end - at.host_begin);
    bool is_plain_host = at.host_begin != 0 && !host.empty() && !is_sign(host.back());
    bool starts_label = true, ends_with_name = false;
    for (std::size_t i = 0; i < host.size(); ++i) {
        const bool is_letter = letters.find(host[i]) != letters.npos;
        const bool is_digit = '0' <= host[i] && host[i] <= '9';
        const bool is_first = i == 0 || is_sign(host[i - 1]);
        is_plain_host &= is_letter || is_digit || (is_sign(host[i]) && !is_first);
        ends_with_name = starts_label ? is_letter : ends_with_name;
        starts_label = host[i] == '.';
    }
    const std::string_view path = text.substr(at.path_begin, at.path_end - at.path_begin);
    const bool has_odd = path.find("//") != path.npos || path.find("/.") != path.npos ||
                         path.find("/%") != path.npos;
    return (is_plain_host && ends_with_name ? plain_parts::host : 0U) |
           (has_odd ? 0U : plain_parts::segments) |
           (text.find('%') == text.npos ? plain_parts::octets : 0U);
}

}  // namespace uriscan::tests
