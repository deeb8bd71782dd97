// The pieces of a log's line, and how they are written in the notation of Apache httpd (LogFormat),
// nginx (log_format) or HAProxy (log-format).  ragel/log_notation.rl has the grammar of the
// notations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/logs/log_line.hpp"

namespace uriscan::cli {

// How a value ends.
enum class log_ending : std::uint8_t {
    quotation_mark,
    space,              // or the end of the line
    space_after_value,  // the same, but spaces can stand before the value
    space_after_list,   // the same, but after a "," or before a ":" a space belongs to the value
    before_source,      // of a URI of Squid: see ragel/access_log.rl
    next_text,
    line,
};

// The parts of a target that a notation writes as several values, such as
// $scheme://$host$request_uri.
struct joined_target {
    bool has_host = false;     // before the path
    bool has_scheme = false;   // before the host; with it, the target is the whole URI
    bool has_query = false;    // after the path; nginx writes "-" for an absent one
    bool has_mark = false;     // a "?" before the query, also if the query is absent
    bool lacks_query = false;  // the path is without its query, which can be a value of its own
};

// A value of a line, and the text before it.
struct log_piece {
    std::string name;      // as in the notation, such as %r
    std::string before;    // the text before the value
    log_part part;         // what the value is
    bool has_spaces;       // whether a usual value can have spaces
    std::size_t offset;    // of the value in the notation
    joined_target joined;  // if the part is a target, or a request that has it
    log_ending end;        // how the value ends
    std::string no_text;   // the error of a line that does not have the text
    std::string no_value;  // the error of a line that does not have the value, or its end
};

// All pieces of a line.
struct log_pieces {
    std::vector<log_piece> pieces;
    std::string after;  // the text after the last value
    bool is_of_haproxy = false;
};

// Reads a notation.  A value that has no URI, and that nobody needs, is log_part::other.  Throws
// usage_error.
log_pieces read_notation(std::string_view notation);

}  // namespace uriscan::cli
