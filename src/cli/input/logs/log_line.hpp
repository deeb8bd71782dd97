// The parts of one line of a log, as slices of the line.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "cli/input/escaped_text.hpp"

namespace uriscan::cli {

// The kinds of values in a line.
enum class log_part : std::uint8_t {
    other,
    request,  // METHOD TARGET VERSION
    method,
    target,
    query,  // the query of the target, if it is a value of its own
    referer,
    location,  // the location of a response: a reference that only `redact` reads
    time,
    status,
    ident,  // what the client says of its user (RFC 1413)
    user,
    client,
    client_and_port,  // CLIENT:PORT
    size,
    user_agent,
};

// A value of the same kind as an earlier one, such as a second $request_uri.  Only `redact` reads
// it.
struct log_copy {
    std::string_view text;
    log_part part;
};

// The text that a server writes if it does not have a value.
inline constexpr std::string_view absent = "-";

// Returns whether the value can be empty.  Servers always write something for the other values.
constexpr bool can_be_empty(log_part part) {
    using enum log_part;
    return part != time && part != status && part != client && part != client_and_port &&
           part != size;
}

// Returns whether the value has a URI.
constexpr bool has_uri(log_part part) {
    return part == log_part::request || part == log_part::target || part == log_part::referer;
}

// Returns whether a value of this kind can be a copy.
constexpr bool can_be_copy(log_part part) {
    return has_uri(part) || part == log_part::query || part == log_part::location;
}

// The parts of a line, with their escapes.  A part that the line does not have is a null view.
class log_line {
public:
    std::string_view& operator[](log_part which) { return parts_[static_cast<std::size_t>(which)]; }
    std::string_view operator[](log_part which) const {
        return parts_[static_cast<std::size_t>(which)];
    }

    // Makes all parts null views, with one store for each part.  A loop would be slower: g++ turns
    // it into an instruction that takes as long as reading one of the parts.
    void clear() {
        const auto clear_each = [this]<std::size_t... I>(std::index_sequence<I...>) {
            ((parts_[I] = {}), ...);
        };
        clear_each(std::make_index_sequence<std::tuple_size_v<decltype(parts_)>>());
        copies.clear();
        how = escapes::none;
        is_request = false;
        has_version = false;
        has_values = false;
    }

    bool keeps_columns = false;  // whether `copies` gets all columns, as log_part::other
    std::vector<log_copy> copies;
    escapes how = escapes::none;  // how the parts are written
    bool is_request = false;      // whether log_part::request is a request of HTTP
    bool has_version = false;     // whether this request has a version other than "-"
    bool has_values = false;      // whether a line with a fault has the values before the fault

    // Set by the caller, and not changed by clear(): whether a line can end before its referer, or
    // within it.
    bool can_lack_referer = false;

private:
    std::array<std::string_view, static_cast<std::size_t>(log_part::user_agent) + 1> parts_;
};

}  // namespace uriscan::cli
