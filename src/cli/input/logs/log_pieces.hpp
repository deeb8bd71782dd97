// The pieces of a log's line, and how they are written in the notation of Apache httpd (LogFormat),
// nginx (log_format) or HAProxy (log-format).  The grammar of the notations is in
// ragel/log_notation.rl.
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
    space,              // at a space, or at the end of the line
    space_after_value,  // like space, but spaces can also be before the value
    space_after_list,   // like space, but the value keeps spaces after "," or around ":"
    before_source,      // for a URI of Squid: see end_before_source() in log_ends.hpp
    next_text,
    line,
};

// The parts of a target, if a notation writes it as several values, such as
// $scheme://$host$request_uri.
struct joined_target {
    bool has_method = false;   // a method stands before the target, and a version after it
    bool has_host = false;     // a host stands before the path
    bool has_scheme = false;   // a scheme stands before the host, so the target is a whole URI
    bool has_query = false;    // a query stands after the path
    bool has_mark = false;     // a "?" before the query, even if the query is absent
    bool lacks_query = false;  // the path has no query; the query can be a value of its own
};

// A value of a line, and the text before it.
struct log_piece {
    std::string name;      // as in the notation, such as %r
    std::string before;    // the text directly before the value
    log_part part;         // what the value is
    log_part copy;         // if it is log_part::other: what the value is a copy of
    bool has_spaces;       // false: only a damaged line has a space there
    std::size_t offset;    // where the notation has the value
    joined_target joined;  // for a target, or for a request with a target
    bool is_captured;      // what HAProxy has captured, with the space before it; can be absent
    log_ending end;        // how the value ends
    std::string no_text;   // the error if a line does not have the text
    std::string no_value;  // the error if a line does not have the value or its end
};

// All pieces of a line.
struct log_pieces {
    std::vector<log_piece> pieces;
    std::string after;  // the text after the last value
    bool is_of_haproxy = false;
    bool is_json = false;        // a JSON object, in which nginx writes nothing for an absent value
    bool writes_dashes = false;  // nginx writes "-" for an absent value
};

// Reads a notation.  A value that has no URI and is not needed becomes log_part::other.  Throws
// usage_error.
log_pieces read_notation(std::string_view notation);

}  // namespace uriscan::cli
