// The labels of a name in a host: the parts between its dots.  A dot can be percent-encoded.  By
// RFC 3986, "h%2Ei" is equivalent to "h.i", because "." is unreserved (section 2.3).  Programs that
// decode a host before they look it up also find two labels in it.
#pragma once

#include <string_view>

#include "octets/subtext.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

// Returns the size of the dot at the start of `text`: 1 for ".", 3 for "%2E", 0 if there is no dot.
constexpr std::size_t size_of_dot(std::string_view text) noexcept {
    if (text.starts_with('.')) {
        return 1;
    }
    return begins_with_triplet(text) && octet_of_triplet(text) == '.' ? triplet_size : 0;
}

// Returns the name without the dot at its end.  If there is no such dot, returns the name.
constexpr std::string_view without_trailing_dot(std::string_view name) noexcept {
    for (const std::size_t size : {std::size_t{1}, triplet_size}) {
        if (name.size() >= size && size_of_dot(subtext(name, name.size() - size)) == size) {
            return subtext(name, 0, name.size() - size);
        }
    }
    return name;
}

// Reads the labels of a name, from the first to the last.  The labels are slices of the name, so
// they are not decoded.  The empty name has one label, which is empty.  The time is linear in the
// size of the name.
class label_reader {
public:
    explicit constexpr label_reader(std::string_view name) noexcept
        : rest_(name), can_have_encoded_dots_(name.find('%') != name.npos) {}

    // Stores the next label in `label`.  If there are no more labels, returns false.
    constexpr bool next(std::string_view& label) noexcept {
        if (is_last_) {
            return false;
        }
        const std::size_t at = can_have_encoded_dots_ ? find_any_dot() : rest_.find('.');
        label = subtext(rest_, 0, at);
        is_last_ = at == rest_.npos;
        rest_.remove_prefix(is_last_ ? rest_.size() : at + size_of_dot(subtext(rest_, at)));
        return true;
    }

    // Says whether next() has returned the last label.
    constexpr bool is_at_end() const noexcept { return is_last_; }

private:
    constexpr std::size_t find_any_dot() const noexcept {
        std::size_t at = rest_.find_first_of(".%");
        while (at != rest_.npos && size_of_dot(subtext(rest_, at)) == 0) {
            at = rest_.find_first_of(".%", at + 1);
        }
        return at;
    }

    std::string_view rest_;
    bool can_have_encoded_dots_;
    bool is_last_ = false;
};

}  // namespace uriscan
