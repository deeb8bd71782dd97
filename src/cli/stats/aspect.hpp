// The aspects of URIs, and of lines of a log, that `stats` can count.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace uriscan::cli {

// An aspect that `stats --by` can count.  Each aspect gets a table of values and their counts.
enum class aspect : std::uint8_t {
    scheme,
    host,
    domain,  // the registrable domain of the host
    host_kind,
    port,
    path,
    query_key,    // the keys of query parameters
    length,       // the length of the text, in ranges between powers of two
    component,    // the components that a URI has
    error,        // the error in a text that is not valid
    query_value,  // the value of a query parameter with a certain key
    status,       // this aspect, and all that follow, are of a line of a log
    method,
    client,
    user_agent,
    referer_host,
    day,
    hour,
    last = hour
};

inline constexpr std::size_t aspect_count = static_cast<std::size_t>(aspect::last) + 1;

struct aspect_entry {
    aspect which;
    std::string_view name;   // its name in options and JSON, such as "host-kind"
    std::string_view title;  // the title of its table, such as "Kinds of host"
};

// Returns the entries of all aspects, in the order of the enum.  All texts are static.
std::span<const aspect_entry, aspect_count> all_aspects();

std::string_view name_of(aspect);
std::string_view title_of(aspect);

// Returns whether the aspect is one of a line of a log.
constexpr bool is_of_log(aspect which) {
    return which >= aspect::status;
}

// Returns whether a URI always has one value of this aspect, which can be absent.
constexpr bool has_one_value(aspect which) {
    return which != aspect::query_key && which != aspect::component && which != aspect::error;
}

// What a table counts: the values of one aspect, or the combinations of the values of several ones.
struct counted_by {
    struct part {
        aspect which;
        std::string key = {};  // of a query parameter, for query_value
    };
    std::vector<part> parts;

    counted_by(aspect which = aspect::scheme) : parts{{which}} {}  // NOLINT: converts
    explicit counted_by(std::vector<part> all) : parts(std::move(all)) {}

    // Returns whether the table counts only this aspect.
    bool is(aspect which) const { return parts.size() == 1 && parts.front().which == which; }

    // Returns whether the table has times in their order.
    bool is_series() const { return is(aspect::day) || is(aspect::hour); }

    bool needs_log() const { return std::ranges::any_of(parts, is_of_log, &part::which); }
    bool needs_only_log() const { return std::ranges::all_of(parts, is_of_log, &part::which); }

    // Returns the name in the option, such as "host+status" or "query:page", and the title of the
    // table, such as "Hosts, Statuses".  In both, a key is percent-encoded.
    std::string name() const;
    std::string title() const;
};

// Between two values of a combination.  No value has this octet.
inline constexpr char value_separator = '\n';

}  // namespace uriscan::cli
