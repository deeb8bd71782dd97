// The values of options: how they are read, and where they are stored.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arguments/option.hpp"

namespace uriscan::cli {

// The functions that take a target return an option_value that stores the user's value there, so
// the target must outlive it.  The help shows the target's value at the time of the call as the
// default.

// Values with names, in the order in which help shows them.
template <class Value>
using named_values = std::vector<std::pair<std::string, Value>>;

template <class Value>
std::vector<std::string> names_of(const named_values<Value>& values) {
    std::vector<std::string> names;
    for (const auto& [name, value] : values) {
        names.push_back(name);
    }
    return names;
}

// Throws usage_error, with a message that lists the known names.
[[noreturn]] void throw_unknown_name(std::string_view name, const std::vector<std::string>& known);

// Returns the value with this name.  Throws usage_error.
template <class Value>
const Value& value_named(const named_values<Value>& values, const std::string& name) {
    const auto found = std::ranges::find(values, name, &std::pair<std::string, Value>::first);
    if (found == values.end()) {
        throw_unknown_name(name, names_of(values));
    }
    return found->second;
}

// The option takes no value.  If it is given, `value` is stored.
template <class Value>
option_value flag(Value& target, Value value = true) {
    return {.take = [&target, value](const std::string&) { target = value; }};
}

// The option takes one of several names.
template <class Target, class Value>
option_value choice(Target& target, const named_values<Value>& values, const std::string& name) {
    option_value made{.name = name, .choices = names_of(values)};
    for (const auto& [each, value] : values) {
        if (target == value) {
            made.defaults = {each};
        }
    }
    made.take = [&target, values](const std::string& text) { target = value_named(values, text); };
    return made;
}

// The option takes some of several names, separated by commas.  `take` gets all that were given.
option_value choices(const std::vector<std::string>& names,
                     const std::vector<std::string>& defaults,
                     std::function<void(const std::vector<std::string>&)> take);

// The range of a number.
struct limits {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();  // no limit, not shown
};

// Reads a whole number in decimal.  Throws usage_error.
std::uint64_t whole_number(const std::string& text, limits);

// Returns how help shows the range; empty if each number is allowed.
std::string range_text(limits);

// The option takes a whole number.  A default below the limits is not shown.
template <class Number>
option_value number(Number& target, limits limits) {
    option_value made{.name = "N", .range = range_text(limits)};
    if (target >= limits.least) {
        made.defaults = {std::to_string(target)};
    }
    made.take = [&target, limits](const std::string& text) {
        target = static_cast<Number>(whole_number(text, limits));
    };
    return made;
}

// The option takes any text.  `take` stores it.
option_value text(const std::string& name, std::function<void(const std::string&)> take);

// Returns the parts of `list` between commas; at least one, and they may be empty.
std::vector<std::string> split_at_commas(std::string_view list);

}  // namespace uriscan::cli
