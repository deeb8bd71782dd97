// Reads the words of a shell command in a text.  The text can be a log, so the command can be in
// quotation marks of its own, and its quotation marks can be escaped.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/redact/opening_mark.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// The quotation marks of a line that were opened, and are not closed yet.
class open_marks {
public:
    // Reads a quotation mark.  It closes one that is open, or opens a quotation.
    void read(std::string_view text, const unit& mark) noexcept;

    // Says whether a quotation mark closes one of these.
    bool closes(const unit& mark) const noexcept { return (open_of(mark) >> escapes(mark)) != 0; }

    // Returns how many times the open marks of a kind are escaped at most.  If none is open,
    // returns `none`.
    std::size_t most_escapes(char octet) const noexcept;
    static constexpr std::size_t none = ~std::size_t{0};

private:
    static unsigned escapes(const unit& mark) noexcept;
    unsigned open_of(const unit& mark) const noexcept { return open_[mark.is('"') ? 1 : 0]; }

    // Bit n says whether a mark is open that is escaped n times.  First for "'", then for '"'.
    unsigned open_[2] = {0, 0};
};

class shell_words {
public:
    shell_words() noexcept = default;

    // Reads the words from `begin` on.  `around` is the mark directly before the command, if there
    // is one.  `open` has the marks that are open before the command.
    shell_words(std::size_t begin, const opening_mark& around, const open_marks& open) noexcept;

    // Returns the next word with its quotation marks, or an empty slice at the end of the command.
    slice next(std::string_view text) noexcept;

    // Returns the end of the last word.
    std::size_t at() const noexcept { return at_; }

private:
    void skip_blanks(std::string_view text) noexcept;
    std::size_t after_backslash(std::string_view text) const noexcept;
    bool is_octet(const unit& mark) const noexcept;
    bool opens(std::string_view text, std::size_t begin, const unit& mark) const noexcept;
    bool ends_command(std::string_view text, std::size_t begin, const unit& sign) const noexcept;
    bool closes_command(std::string_view text, const unit& sign) const noexcept;

    std::size_t at_ = 0;
    opening_mark around_;
    open_marks open_;
    // How many times a "'" and a '"' around a part of a word are escaped, if this is known.
    std::size_t escapes_[2] = {open_marks::none, open_marks::none};
    std::size_t backslash_size_ = 1;  // how many octets stand for one backslash of the command
    bool has_ended_ = false;
};

// Returns the end of the backslashes at `at` if a space follows them.  Otherwise, returns `at`.
std::size_t after_backslashes(std::string_view text, std::size_t at) noexcept;

// Reads a unit.  Backslashes before a character reference for a quotation mark escape the mark, as
// in "\\&quot;".
unit read_shell_unit(std::string_view text, std::size_t at) noexcept;

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
