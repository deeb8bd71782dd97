// Reads the values of options, and stores them.
#include "cli/arguments/values.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cstddef>
#include <system_error>

#include "cli/output/listed.hpp"

namespace uriscan::cli {

void throw_unknown_name(std::string_view name, const std::vector<std::string>& known) {
    throw usage_error(fmt::format("there is no '{}', only {}", name, listed(known)));
}

option_value choices(const std::vector<std::string>& names,
                     const std::vector<std::string>& defaults,
                     std::function<void(const std::vector<std::string>&)> take) {
    return {.name = "NAMES",
            .choices = names,
            .defaults = defaults,
            .is_list = true,
            .take = [names, take = std::move(take)](const std::string& list) {
                const std::vector<std::string> given = split_at_commas(list);
                for (const std::string& name : given) {
                    if (std::ranges::find(names, name) == names.end()) {
                        throw_unknown_name(name, names);
                    }
                }
                take(given);
            }};
}

std::uint64_t whole_number(const std::string& text, limits limits) {
    constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
    const char* const end = text.data() + text.size();
    std::uint64_t number = 0;
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    const bool is_too_large = error == std::errc::result_out_of_range;
    if (error != std::errc() || stop != end || number < limits.least || number > limits.most) {
        const std::string most = limits.most == greatest && !is_too_large
                                     ? std::string()
                                     : fmt::format(" to {}", limits.most);
        throw usage_error(
            fmt::format("'{}' is not a whole number from {}{}", text, limits.least, most));
    }
    return number;
}

std::string range_text(limits limits) {
    const bool has_most = limits.most != std::numeric_limits<std::uint64_t>::max();
    return has_most ? fmt::format("{} to {}", limits.least, limits.most) : "";
}

option_value text(const std::string& name, std::function<void(const std::string&)> take) {
    return {.name = name, .take = std::move(take)};
}

std::vector<std::string> split_at_commas(std::string_view list) {
    std::vector<std::string> texts;
    for (std::size_t start = 0; start <= list.size();) {
        const std::size_t end = std::min(list.find(',', start), list.size());
        texts.emplace_back(list.substr(start, end - start));
        start = end + 1;
    }
    return texts;
}

}  // namespace uriscan::cli
