// Logs whose lines are JSON objects.  Paths (see json_reader.hpp) lead to the parts of a line.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/escaped_text.hpp"
#include "cli/input/json_reader.hpp"
#include "cli/input/logs/log_line.hpp"

namespace uriscan::cli {

struct json_log_path {
    std::string_view path;
    // log_part::other stands for a URI reference, and log_part::request for a request line; only
    // `redact` reads these.
    log_part part;
};

// If several paths belong to the same part, the first path that leads to a value counts.
using json_log = std::span<const json_log_path>;

// Returns the paths that lead to URI references.
std::vector<json_path> references_of(json_log log);

// Returns the kind of each of these references.
std::vector<text_kind> kinds_of_references(json_log log);

class json_log_reader {
public:
    // If `reads_all` is false, only the values for the URIs are read.
    json_log_reader(json_log log, bool reads_all);

    // Reads the parts of a line.  `raw` gets slices of the line.  `decoded` gets the same parts
    // without the escapes of JSON; they are valid until the next call.  Returns nothing if the line
    // is JSON, and if its target and its referer are strings or missing.
    std::optional<line_fault> read(std::string_view line, log_line& raw, log_line& decoded);

private:
    std::vector<log_part> parts_;  // one for each path
    json_reader reader_;
    std::vector<std::string> buffers_;  // one for each path
};

}  // namespace uriscan::cli
