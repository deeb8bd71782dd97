// Finds secrets in the words of shell commands that send requests:
//
//     curl -u me:secret -H 'Authorization: Bearer secret' https://h/
//
// A command is found at a URI in it.  The name of its program is before the URI, in the same line.
#pragma once

#include <cstddef>
#include <string_view>

#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "text/redact/keys.hpp"
#include "text/redact/shell_words.hpp"
#include "text/redact/units.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// Says whether a command can be before the ":" of a scheme.  `after` is the end of the previous
// URI.
bool may_follow_words(std::string_view text, std::size_t after, std::size_t colon) noexcept;

// If the name of a program is after an escape at the end of the previous URI, as in
// "https://h/\ncurl -u", returns the start of the name.  Otherwise, returns `after`, which is the
// end of this URI.
std::size_t begin_of_name(std::string_view text, std::size_t after) noexcept;

// Returns true only if may_follow_words() returns false.  This function is called for each URI, so
// it must be fast.  It recognizes what is before most URIs: another URI directly before, the target
// of a request in a log, as in `/ HTTP/1.1" 200 1234 "http://h/`, or the name of a program, as in
// `(bot; +http://h/`.
inline bool is_after_no_word(std::string_view text, std::size_t after, std::size_t colon) noexcept {
    constexpr std::size_t least = 8;  // "curl ftp"
    constexpr std::size_t most_of_scheme = 5;
    if (colon - after - 1 < least - 1) {
        return text[after] != ' ' || after == 0 ||
               !is_alpha(text[after - 1]);  // see begin_of_name()
    }
    if (colon <= after) {
        return false;
    }
    // Between the two URIs, the only letters are those of "HTTP".
    constexpr std::size_t step = sizeof(word);
    const char* const begin = text.data() + after;
    const char* const end = text.data() + colon - most_of_scheme;
    if (end <= begin + 3 * step && end >= begin + 2 * step && load(begin) == load(" HTTP/1.") &&
        ((load(begin + step) | load(end - step)) & repeated('\x40')) == 0) {
        return true;
    }
    const std::size_t before = colon - (text[colon - 1] == 's' ? 6 : 5);
    return text[before] == '+' || text[before] == '(';
}

// Reads a command from left to right.
class command_reader {
public:
    command_reader(const redact_options& options, const key_ends& ends) noexcept
        : options_(options), key_ends_(ends) {}

    // Starts to read the command with the URI whose scheme ends at `colon`.  The command starts at
    // `floor` or later.  Returns its first secret, or an empty slice if there is none.
    slice enter(std::string_view text, std::size_t floor, std::size_t colon) noexcept;

    // Returns the next secret of the command, or an empty slice if there is none.
    slice next(std::string_view text) noexcept;

    // Forgets the previous text.
    void reset() noexcept { read_to_ = 0; }

private:
    // What the value of an option is.
    enum class meaning : std::uint8_t {
        open,   // no secret
        user,   // a name and a password
        file,   // the name of a file and a password
        proxy,  // a host, with a user and a password before "@"
        secret,
        doubtful,  // the value decides: see is_secret_value()
        header,
        cookie,  // pairs with ";" between them
        form,    // pairs with "&" between them
    };

    // A program, and its short options that have a value.  Options with the same kind of value are
    // in the same member.
    struct program {
        std::string_view name;
        std::string_view users;
        std::string_view headers;
        std::string_view cookies;
        std::string_view forms;
        std::string_view files;
        std::string_view proxies;
        std::string_view others;
        bool has_items;  // whether words such as "Name:value" and "name=value" are sent
    };
    static const program programs[];

    static const program* program_at(std::string_view text, std::size_t at) noexcept;
    friend std::size_t begin_of_name(std::string_view text, std::size_t after) noexcept;
    friend bool follows_program(std::string_view text, std::size_t floor,
                                std::size_t colon) noexcept;

    slice read(std::string_view text, slice argument) noexcept;
    slice read_option(std::string_view text, slice argument) noexcept;
    slice read_short_options(std::string_view text, slice options) noexcept;
    slice read_value(std::string_view text, slice value, meaning what) noexcept;
    slice read_header(std::string_view text, slice value) noexcept;
    slice read_user(std::string_view text, slice value) noexcept;
    slice read_file(std::string_view text, slice value) noexcept;
    slice read_proxy(std::string_view text, slice value) noexcept;
    slice or_whole(slice part) noexcept;
    slice read_pairs(std::string_view text) noexcept;
    slice read_item(std::string_view text, slice argument) noexcept;
    meaning meaning_of(std::string_view name) const noexcept;
    meaning meaning_of_key(std::string_view name) const noexcept;
    bool is_secret(std::string_view value, meaning what) const noexcept;

    const redact_options& options_;
    const key_ends& key_ends_;
    shell_words words_;
    const program* program_ = nullptr;
    meaning next_word_ = meaning::open;  // what the next word is, if it is the value of an option
    slice pairs_;                        // the pairs of a value that are not yet read
    slice password_;                     // the password after a user that is a token
    slice whole_;                        // the value, if it has quotation marks only inside
    char separator_ = '\0';              // between the pairs
    std::size_t read_to_ = 0;            // the end of the last command
    open_marks open_;                    // the marks that are open at `read_to_`
};

}  // namespace uriscan
