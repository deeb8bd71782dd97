// The name of a key, or of a segment of a path, as it is compared: decoded, in lower case, and
// without the octets that do not matter.  It still knows where its words start:
//
//     user[accessToken2]    "useraccesstoken2", whose words are user, access, token and 2
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

class key_name {
public:
    explicit key_name(std::string_view name) noexcept {
        for (std::size_t at = 0; at < name.size();) {
            const unit unit = read_unit(name, at);
            at = unit.end;
            if (!is_in(unit.octet, tolerant_table::ignored_in_key)) {
                add(unit.octet);
            } else {
                last_ = kind::sign;
            }
        }
    }

    // Returns the name, or only its last octets if it is too long.
    std::string_view text() const noexcept {
        const std::string_view all(octets_.data(), size_);
        return subtext(all, left_out());
    }

    bool is_whole() const noexcept { return size_ <= most; }

    // Says whether a word starts at the offset `at` of text(), or the text ends there.
    bool starts_word(std::size_t at) const noexcept {
        return at == 0 || at + left_out() == size_ || starts_[at + left_out()] != no_start;
    }

    // Returns the start of the last word before `end`, which must be more than 0.
    std::size_t word_before(std::size_t end) const noexcept {
        assert(0 < end && end <= text().size());
        do {
            --end;
        } while (!starts_word(end));
        return end;
    }

    // Does the same as word_before(), but a capital letter does not start a word.
    std::size_t word_in_any_case_before(std::size_t end) const noexcept {
        assert(0 < end && end <= text().size());
        do {
            --end;
        } while (end > 0 && starts_[end + left_out()] != after_sign);
        return end;
    }

private:
    static constexpr std::size_t most = 256;

    enum class kind : std::uint8_t { sign, digit, small, capital };
    enum start : std::uint8_t { no_start, at_capital, after_sign };

    static kind kind_of(char octet) noexcept {
        if (is_in(octet, tolerant_table::digit)) {
            return kind::digit;
        }
        if (is_in(octet, tolerant_table::capital)) {
            return kind::capital;
        }
        return is_alpha(octet) || static_cast<unsigned char>(octet) >= 0x80 ? kind::small
                                                                            : kind::sign;
    }

    std::size_t left_out() const noexcept { return size_ - std::min(size_, most); }

    void add(char octet) noexcept {
        if (size_ == octets_.size()) {  // keeps only the last octets: is_whole() becomes false
            std::copy(octets_.end() - most, octets_.end(), octets_.begin());
            std::copy(starts_.end() - most, starts_.end(), starts_.begin());
            size_ = most;
        }
        const kind now = kind_of(octet);
        const bool is_letter = now == kind::small || now == kind::capital;
        const bool was_letter = last_ == kind::small || last_ == kind::capital;
        start starts = no_start;
        if (now == kind::sign || (is_letter ? !was_letter : now != last_)) {
            starts = after_sign;
        } else if (now == kind::capital && last_ == kind::small) {
            starts = at_capital;
        } else if (now == kind::small && last_ == kind::capital && size_ > 1 &&
                   before_last_ == kind::capital && starts_[size_ - 1] == no_start) {
            starts_[size_ - 1] = at_capital;  // "APIKey" is API and Key
        }
        octets_[size_] = lower(octet);
        starts_[size_++] = starts;
        before_last_ = last_;
        last_ = now;
    }

    std::array<char, 2 * most> octets_;
    std::array<start, 2 * most> starts_;
    std::size_t size_ = 0;
    kind last_ = kind::sign;
    kind before_last_ = kind::sign;
};

}  // namespace uriscan
