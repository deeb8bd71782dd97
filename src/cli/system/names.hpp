// Lists of names, and what to say about a wrong name.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace uriscan::cli {

// Thrown if the words of the command line are wrong.  The message says what is wrong.  If an option
// has a wrong value, the parser adds the name of the option to the message.
struct usage_error : std::runtime_error {
    using runtime_error::runtime_error;

    // Makes the message as fmt::format() does.
    template <class... Values>
    explicit usage_error(fmt::format_string<const Values&...> message, const Values&... values)
        : runtime_error(fmt::format(message, values...)) {}
};

// Throws usage_error with this message if `is_wrong`.
inline void refuse_if(bool is_wrong, const char* message) {
    if (is_wrong) {
        throw usage_error(message);
    }
}
template <class... Values>
void refuse_if(bool is_wrong, fmt::format_string<const Values&...> message,
               const Values&... values) {
    if (is_wrong) {
        throw usage_error(message, values...);
    }
}

// Returns the names of some things in their order: `name(thing)` of each.
template <class Things, class Name>
std::vector<std::string> names_of(const Things& things, Name name) {
    std::vector<std::string> names;
    for (const auto& each : things) {
        names.emplace_back(std::invoke(name, each));
    }
    return names;
}

// Returns the texts as one list.  For the texts "a", "b" and "c", this is "a, b or c".
std::string listed(const std::vector<std::string>& texts);

// Returns the texts with `separator` between them.
std::string joined(const std::vector<std::string>& texts, std::string_view separator);

// Returns the text with another text in place of some octets.
std::string with_replacements(
    std::string_view text, std::initializer_list<std::pair<char, std::string_view>> replacements);

// Splits a text at each separator.  There is at least one part, and parts can be empty.
std::vector<std::string_view> split(std::string_view text, char separator);

// Returns the names that start with `text`.  If there are none, returns the names that are most
// similar to it.  If none is similar, returns no names.
std::vector<std::string> names_like(std::string_view text, const std::vector<std::string>& names);

// Returns what follows "there is no 'NAME'" in a message.  Usually this suggests other names, such
// as in "; did you mean host?".  It suggests names that other programs use for `name`, that are
// similar to `name`, or that contain it.  Without such names, the result lists all of `names`, such
// as ", only a or b".  If there are many, the result is empty.
std::string hint_for(std::string_view name, const std::vector<std::string>& names);

}  // namespace uriscan::cli
