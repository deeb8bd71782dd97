// Reads the words of a shell command in a text.  The text can be a log, so the command can be in
// quotation marks of its own, and its quotation marks can be escaped.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/redact/opening_mark.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

class shell_words {
public:
    shell_words() noexcept = default;

    // Reads the words from `begin` on.  `around` is the mark before the command, if there is one.
    shell_words(std::size_t begin, const opening_mark& around) noexcept
        : at_(begin), around_(around) {}

    // Returns the next word with its quotation marks, or an empty slice at the end of the command.
    slice next(std::string_view text) noexcept;

    // Returns the end of the last word.
    std::size_t at() const noexcept { return at_; }

private:
    void skip_blanks(std::string_view text) noexcept;
    bool opens(std::string_view text, std::size_t begin, const unit& mark) const noexcept;
    bool ends_command(std::string_view text, std::size_t begin, const unit& sign) const noexcept;
    bool closes_command(std::string_view text, const unit& sign) const noexcept;

    std::size_t at_ = 0;
    opening_mark around_;
    bool has_ended_ = false;
};

// Says whether a unit can be a quotation mark around a word.
inline bool is_shell_quote(const unit& unit) noexcept {
    return unit.level == 0 && (unit.is('"') || unit.is('\''));
}

// If one pair of quotation marks is around a whole word, returns what is between them.  Otherwise,
// returns the word.
slice without_quotes(std::string_view text, slice argument) noexcept;

// Says whether a part of a text has a quotation mark.
bool has_shell_quote(std::string_view text, slice part) noexcept;

}  // namespace uriscan
