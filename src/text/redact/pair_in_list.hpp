// A pair of a connection string: a key, a "=" and a value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "octets/subtext.hpp"
#include "text/redact/connection_string.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// The rest of a list is searched at most this far from a value.  The limit keeps the time linear.
inline constexpr std::size_t most_near = 1024;

// The most octets of a word of a key, of the words before it, and of the key of the next pair.
inline constexpr std::size_t most_of_key = 48;

// Says whether an octet can be in a key.  A key can have several words: "User Id", "Jet
// OLEDB:Database Password".
inline bool is_in_key(char octet) noexcept {
    return is_in_word(octet) || is_in(octet, tolerant_table::list_blank) || octet == ':';
}

// Does the same, but also allows all octets outside ASCII: some of them are blanks, such as U+00A0.
inline bool is_around_key(char octet) noexcept {
    return is_in_key(octet) || static_cast<unsigned char>(octet) >= 0x80;
}

inline bool separates(const unit& unit) noexcept {
    return unit.is(';') && unit.level == 0;
}

// Returns the end of the blanks at `at`.
inline std::size_t after_blanks(std::string_view text, std::size_t at) noexcept {
    while (at < text.size() && is_in(text[at], tolerant_table::list_blank)) {
        ++at;
    }
    return at;
}

// Says whether a pair starts at this offset, perhaps after blanks.
bool starts_pair(std::string_view text, std::size_t at) noexcept;

// A pair, whose key is before a "=".
class pair_in_list {
public:
    // The key starts at `floor` or later.
    pair_in_list(std::string_view text, std::size_t floor, std::size_t equals) noexcept
        : text_(text),
          floor_(floor),
          equals_(equals),
          key_end_(end_of_key(text, floor, equals)),
          begin_(after_blanks(text, equals + 1)),
          word_(begin_of_word(key_end_)) {}

    // Returns the last word of the key, or the last two words.
    std::string_view word() const noexcept { return key_from(word_); }
    std::string_view two_words() const noexcept {
        const bool has_two = word_ > floor_ && text_[word_ - 1] == ' ';
        return key_from(has_two ? begin_of_word(word_ - 1) : word_);
    }

    bool starts_word() const noexcept;
    unit separator() const noexcept;
    bool has_pair_before(const unit& separator) const noexcept;
    bool has_pair_after(slice value) const noexcept;
    bool may_be_in_uri(slice value) const noexcept;
    slice value() noexcept;

private:
    std::string_view key_from(std::size_t begin) const noexcept {
        return subtext(text_, begin, key_end_ - begin);
    }

    std::size_t begin_of_word(std::size_t end) const noexcept;
    std::string_view before_key() const noexcept;
    slice quoted(const unit& mark) const noexcept;
    std::size_t after_braces() const noexcept;
    std::size_t unquoted_end(std::size_t at) noexcept;
    bool ends_value(const unit& unit) noexcept;
    bool ends_element(const unit& unit) noexcept;
    std::size_t separator_after(std::size_t at) noexcept;
    std::size_t without_punctuation(slice value) const noexcept;
    std::size_t without_brackets(slice value, const unit& mark) const noexcept;

    std::string_view text_;
    std::size_t floor_;
    std::size_t equals_;
    std::size_t key_end_;
    std::size_t begin_;  // the start of the value
    std::size_t word_;   // the start of the last word of the key
    // How many times the ">" of the element that the list is in is escaped, or 0.
    std::optional<std::uint8_t> escapes_of_element_;
};

}  // namespace uriscan
