// Lines of logs, as servers write them, with secrets in the targets of requests and in the headers
// Referer and Location.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// A log, and how its server writes a line.  Words of capital letters in `line` stand for values.
struct log_kind {
    std::string_view name;
    std::vector<std::string> options;  // those of `uriscan redact` that read the log
    std::string_view line;
    std::string (*escape)(std::string_view);
    std::string never = {};  // octets that the server accepts in no value
    std::string_view directive = {};
    bool can_lose_more = false;  // other octets after a secret may be replaced, too
};

std::span<const log_kind> log_kinds();

// Makes a line of the log.
pieces log_line_of(random_source& random, const log_kind& log);

}  // namespace uriscan::leaks
