// Reads the values of options, and stores them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arguments/command.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {

// Some functions here take a target.  They return an option_value that stores the user's value in
// the target, so the target must outlive the option_value.  Help shows the value that the target
// has at the time of the call as the default.

// Values with names, in the order in which help shows them.
template <class Value>
using named_values = std::vector<std::pair<std::string_view, Value>>;

template <class Value>
std::vector<std::string> names_of(const named_values<Value>& values) {
    return names_of(values, &std::pair<std::string_view, Value>::first);
}

// Throws usage_error, with a message that helps to find the right name.
[[noreturn]] void throw_unknown_name(std::string_view name, const std::vector<std::string>& known);

// Returns the value with this name.  Throws usage_error if there is none.
template <class Value>
const Value& value_named(const named_values<Value>& values, std::string_view name) {
    const auto found = std::ranges::find(values, name, &std::pair<std::string_view, Value>::first);
    if (found == values.end()) {
        throw_unknown_name(name, names_of(values));
    }
    return found->second;
}

// Makes an option without a value.  If the user gives this option, `target` becomes `value`.
template <class Value>
option_value flag(Value& target, Value value = true) {
    return {.take = [&target, value](const std::string&) { target = value; }};
}

// Makes an option whose value is one of several names.  `name` stands for the value in the help.
template <class Target, class Value>
option_value choice(Target& target, const named_values<Value>& values, std::string_view name) {
    option_value made{.name = name, .choices = names_of(values)};
    for (const auto& [each, value] : values) {
        if (target == value) {
            made.defaults = {std::string(each)};
        }
    }
    made.take = [&target, values](const std::string& text) { target = value_named(values, text); };
    return made;
}

// Makes an option whose value is a list of names, separated by commas.  `take` gets all names that
// the user gave.
option_value choices(const std::vector<std::string>& names,
                     const std::vector<std::string>& defaults,
                     std::function<void(const std::vector<std::string>&)> take);

// Makes an option whose value is a list of names, separated by commas.  Help does not list the
// names, because there are too many.  `take` gets the list.
option_value many_names(std::string_view name, std::vector<std::string> names,
                        std::function<void(const std::string&)> take);

// The range of a number.
struct limits {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();  // by default, no limit
};

// Reads a whole number in decimal.  Throws usage_error.
std::uint64_t whole_number(const std::string& text, limits);

// Returns the range in words, for help.  Returns an empty text if there is no upper limit.
std::string range_text(limits);

// Makes an option whose value is a whole number.  A default above `limits.most` stands for "not
// given".  Help does not show it.
template <class Number>
option_value number(Number& target, limits limits) {
    option_value made{.name = "N", .range = range_text(limits)};
    if (target <= limits.most) {
        made.defaults = {std::to_string(target)};
    }
    made.take = [&target, limits](const std::string& text) {
        target = static_cast<Number>(whole_number(text, limits));
    };
    return made;
}

// Reads a number of octets: a whole number, which can end in K, M, G or T for a power of 1,024.
// Throws usage_error.
std::uint64_t octet_count(const std::string& text, limits);

// Makes an option whose value is a number of octets.  A default outside the limits, such as 0,
// stands for "not given".  Help does not show it.
option_value octets(std::uint64_t& target, limits limits);

// The largest value of an option that is a number of octets.
inline constexpr std::uint64_t most_octets = std::uint64_t{1} << 60;

// Makes an option whose value is any text.  `take` stores the text.
option_value text(std::string_view name, std::function<void(const std::string&)> take);

// Makes an option whose value is the name of a file.
template <class Target>
option_value file(Target& target) {
    return {.name = "FILE", .is_file = true, .take = [&target](const std::string& name) {
                target = name;
            }};
}

}  // namespace uriscan::cli
