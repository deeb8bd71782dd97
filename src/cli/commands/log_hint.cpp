// Tries to read the lines as those of each log.
#include "cli/commands/log_hint.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "cli/input/access_log.hpp"
#include "cli/input/known_logs.hpp"
#include "uriscan/batch.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

// A line of one log can also be read as that of a later one.
constexpr std::string_view logs[] = {"combined", "common", "w3c",   "alb",         "elb",
                                     "haproxy",  "squid",  "caddy", "traefik-json"};

// Returns whether the log has a valid target in most lines that it does not leave without a URI.
bool can_be_of(std::string_view name, const std::vector<std::string_view>& lines) {
    log_options log;
    set_log(log, name);
    log_reader reader(log, {});
    std::size_t valid = 0, others = 0;
    for (const std::string_view line : lines) {
        const located_line found =
            reader.read({.file = {}, .number = 1, .text = line, .whole = line}).front();
        const bool is_valid = found.has_text() && parse_uri_reference(found.text);
        valid += is_valid ? 1 : 0;
        others += is_valid || found.is_null ? 0 : 1;
    }
    return valid > others;
}

}  // namespace

std::string_view log_like(std::string_view lines, char separator) {
    lines = lines.substr(0, lines.rfind(separator) + 1);  // npos + 1 is 0
    std::vector<std::string_view> each;
    while (!lines.empty()) {
        each.push_back(detail::take_line(lines, separator));
    }
    const auto* const found =
        std::ranges::find_if(logs, [&](std::string_view name) { return can_be_of(name, each); });
    return found == std::end(logs) ? std::string_view() : *found;
}

}  // namespace uriscan::cli
