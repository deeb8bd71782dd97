// The text around a URI: what ends it, and which punctuation belongs to the sentence (rules 2, 5
// and 6 of extract.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace uriscan {

// A set of octets, as a table.
class octet_flags {
public:
    constexpr explicit octet_flags(std::string_view octets) noexcept {
        for (const char c : octets) {
            add(c);
        }
    }
    constexpr octet_flags& add(char c) noexcept {
        has_[static_cast<unsigned char>(c)] = true;
        return *this;
    }
    constexpr bool has(char c) const noexcept { return has_[static_cast<unsigned char>(c)]; }

private:
    std::array<bool, 256> has_{};
};

inline constexpr octet_flags last_octets_of_opening_marks("'([{|;");
inline constexpr octet_flags last_octets_of_punctuation(".,;:!?'*_~)s");  // "s" is of "'s"

// The octets that end a URI, whatever comes after them.
consteval octet_flags find_plain_ends() noexcept {
    octet_flags found("\"<>`\x7F");
    for (char control = 0; control <= ' '; ++control) {
        found.add(control);
    }
    return found;
}

inline constexpr octet_flags plain_ends = find_plain_ends();

// Says whether an opening quotation mark or bracket can be at the end of `before`.
inline bool may_end_with_mark(std::string_view before) noexcept {
    return !before.empty() && last_octets_of_opening_marks.has(before.back());
}

// Returns the closing partner of the opening quotation mark or bracket at the end of `before`, or
// an empty text if there is none.
std::string_view find_partner_of(std::string_view before) noexcept;
inline std::string_view partner_of_last(std::string_view before) noexcept {
    return may_end_with_mark(before) ? find_partner_of(before) : std::string_view();
}

// Returns the offset of the partner in `text`, or npos if there is none.  `text` starts after the
// slashes of the URI, and the URI ends at the offset `size` of `text`.
std::size_t find_partner(std::string_view partner, std::string_view text,
                         std::size_t size) noexcept;

// This many octets after a URI are always enough to decide two questions: whether the text goes on,
// as goes_on() says, and whether another URI of a list follows.
constexpr std::size_t lookahead = 48;

// Says whether the text goes on after a URI, so that the URI is only the start of a longer address.
// `rest` is the text after the URI.  `in_host` says whether the URI ends within its host.
bool goes_on(std::string_view rest, bool in_host) noexcept;

// Returns the URI, which must not be empty, without the punctuation at its end.
std::string_view remove_punctuation(std::string_view uri) noexcept;
inline std::string_view without_punctuation(std::string_view uri) noexcept {
    const char last = uri.back();
    return last_octets_of_punctuation.has(last) && (last != 's' || uri.ends_with("'s"))
               ? remove_punctuation(uri)
               : uri;
}

}  // namespace uriscan
