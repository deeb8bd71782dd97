// Reads the values of options, and stores them.
#include "cli/arguments/values.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cstddef>
#include <system_error>

#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view units = "KMGT";  // each is 1,024 times the one before it

// Returns the number with the largest unit that divides it, such as 256M.  `number` must not be 0.
std::string with_unit(std::uint64_t number) {
    std::size_t unit = 0;
    for (; unit < units.size() && number % 1024 == 0; ++unit) {
        number /= 1024;
    }
    return fmt::format("{}{}", number, unit == 0 ? "" : units.substr(unit - 1, 1));
}

}  // namespace

void throw_unknown_name(std::string_view name, const std::vector<std::string>& known) {
    throw usage_error("there is no '{}'{}", name, hint_for(name, known));
}

option_value choices(const std::vector<std::string>& names,
                     const std::vector<std::string>& defaults,
                     std::function<void(const std::vector<std::string>&)> take) {
    return {.name = "NAMES",
            .choices = names,
            .defaults = defaults,
            .is_list = true,
            .take = [names, take = std::move(take)](const std::string& list) {
                const std::vector<std::string_view> parts = split(list, ',');
                const std::vector<std::string> given(parts.begin(), parts.end());
                for (const std::string& name : given) {
                    if (std::ranges::find(names, name) == names.end()) {
                        throw_unknown_name(name, names);
                    }
                }
                take(given);
            }};
}

option_value many_names(std::string_view name, std::vector<std::string> names,
                        std::function<void(const std::string&)> take) {
    return {.name = name,
            .choices = std::move(names),
            .is_list = true,
            .hides_choices = true,
            .take = std::move(take)};
}

std::uint64_t whole_number(const std::string& text, limits limits) {
    constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
    const char* const end = text.data() + text.size();
    std::uint64_t number = 0;
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    const bool is_too_large = error == std::errc::result_out_of_range;
    if (error != std::errc() || stop != end || number < limits.least || number > limits.most) {
        const bool has_most = limits.most != greatest || is_too_large;
        const std::string most = has_most ? fmt::format(" to {}", limits.most) : "";
        throw usage_error("'{}' is not a whole number from {}{}", text, limits.least, most);
    }
    return number;
}

std::string range_text(limits limits) {
    const bool has_most = limits.most != std::numeric_limits<std::uint64_t>::max();
    return has_most ? fmt::format("{} to {}", limits.least, limits.most) : "";
}

std::uint64_t octet_count(const std::string& text, limits limits) {
    const std::size_t unit = text.empty() ? units.npos : units.find(text.back());
    const bool has_unit = unit != units.npos;
    const unsigned shift = has_unit ? 10 * static_cast<unsigned>(unit + 1) : 0;
    std::uint64_t number = 0;
    try {
        number = whole_number(text.substr(0, text.size() - (has_unit ? 1 : 0)),
                              {0, std::numeric_limits<std::uint64_t>::max() >> shift})
                 << shift;
    } catch (const usage_error&) {
        throw usage_error("'{}' is not a number of octets, such as 1000000 or 64M", text);
    }
    refuse_if(number < limits.least || number > limits.most, "'{}' is not from {} to {}", text,
              with_unit(limits.least), with_unit(limits.most));
    return number;
}

option_value octets(std::uint64_t& target, limits limits) {
    option_value made{.name = "SIZE"};
    if (target >= limits.least && target <= limits.most) {
        made.defaults = {with_unit(target)};
    }
    made.take = [&target, limits](const std::string& text) { target = octet_count(text, limits); };
    return made;
}

option_value text(std::string_view name, std::function<void(const std::string&)> take) {
    return {.name = name, .take = std::move(take)};
}

}  // namespace uriscan::cli
