// The names of values in the notations of logs, and what each value is.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "cli/input/logs/log_line.hpp"
#include "octets/letter_case.hpp"

namespace uriscan::cli {

struct known_value {
    std::string_view name;
    log_part part;
    bool has_spaces = false;
};

// The letters of Apache's directives.
inline constexpr known_value known_directives[] = {
    {"r", log_part::request, true}, {"m", log_part::method}, {"U", log_part::target},
    {"s", log_part::status},        {"h", log_part::client}, {"a", log_part::client},
    {"b", log_part::size},          {"B", log_part::size},   {"O", log_part::size},
    {"q", log_part::query},         {"l", log_part::ident},  {"u", log_part::user},
};

// The names of nginx's variables.  The last ones are only used in the layouts of other servers.
inline constexpr known_value known_variables[] = {
    {"request", log_part::request, true},
    {"request_method", log_part::method},
    {"request_uri", log_part::target},
    {"uri", log_part::target},
    {"document_uri", log_part::target},
    {"args", log_part::query},
    {"query_string", log_part::query},
    {"http_referer", log_part::referer},
    {"sent_http_location", log_part::location},
    {"upstream_http_location", log_part::location},
    {"http_x_original_uri", log_part::location},
    {"http_x_original_url", log_part::location},
    {"http_x_rewrite_url", log_part::location},
    {"http_x_forwarded_uri", log_part::location},
    {"http_user_agent", log_part::user_agent, true},
    {"time_local", log_part::time, true},
    {"time_iso8601", log_part::time},
    {"msec", log_part::time},
    {"status", log_part::status},
    {"remote_addr", log_part::client},
    {"body_bytes_sent", log_part::size},
    {"bytes_sent", log_part::size},
    {"client_and_port", log_part::client_and_port},
    {"uri_before_source", log_part::target},
};

// The names of HAProxy's values.
inline constexpr known_value known_aliases[] = {
    {"r", log_part::request, true},
    {"HM", log_part::method},
    {"[method]", log_part::method},
    {"[capture.req.method]", log_part::method},
    {"HU", log_part::target},
    {"HP", log_part::target},
    {"HPO", log_part::target},
    {"[url]", log_part::target},
    {"[path]", log_part::target},
    {"[pathq]", log_part::target},
    {"[capture.req.uri]", log_part::target},
    {"HQ", log_part::query},
    {"[query]", log_part::query},
    {"t", log_part::time},
    {"tr", log_part::time},
    {"trg", log_part::time, true},
    {"trl", log_part::time, true},
    {"T", log_part::time, true},
    {"Tl", log_part::time, true},
    {"Ts", log_part::time},
    {"ST", log_part::status},
    {"[status]", log_part::status},
    {"ci", log_part::client},
    {"[src]", log_part::client},
    {"B", log_part::size},
};

// With the flag +Q, HAProxy writes these values and %[...] between quotation marks.  It writes none
// around numbers and times.
inline constexpr std::string_view texts_of_haproxy[] = {
    "CC", "CS", "H",  "HM", "HP",  "HPO", "HQ",  "HU", "HV", "ID", "b",    "bi",   "ci",
    "f",  "fi", "ft", "hr", "hrl", "hs",  "hsl", "r",  "s",  "si", "sslc", "sslv",
};

// The text that HAProxy writes in place of a request that it could not read.
inline constexpr std::string_view no_request_of_haproxy = "<BADREQ>";

// Texts that only notations of HAProxy have.
inline constexpr std::string_view only_in_haproxy[] = {"%{+", "%[", "%ci", "%ST", "%HM", "%HU"};

// The starts of the names of variables that can be lists.  These variables are fields of requests
// (RFC 9110, section 5.6.1), and values for several upstream servers of nginx.
inline constexpr std::string_view list_names[] = {"http_", "proxy_add_x_forwarded_for",
                                                  "upstream_"};

// Values that belong to the target directly before them.
inline constexpr std::string_view ends_of_targets[] = {"%q", "%HQ", "$is_args", "$args",
                                                       "$query_string"};

// `path_names` are values that are targets without their query.  `version_names` are versions of
// HTTP.
inline constexpr std::string_view path_names[] = {"U",  "uri", "document_uri",
                                                  "HP", "HPO", "[path]"};
inline constexpr std::string_view version_names[] = {"%H", "%HV", "$server_protocol"};

// Values that are a query with its "?".
inline constexpr std::string_view marked_queries[] = {"q", "HQ"};

// The port of a client, after its address.
inline constexpr std::string_view ports_of_clients[] = {
    "%cp", "%[src_port]", "%{remote}p", "%{local}p", "%p", "$remote_port", "$server_port"};

// The port of a server, after its name.
inline constexpr std::string_view port_names[] = {"%p", "$server_port"};

// The texts that a notation can have before the value of a host.
inline constexpr std::string_view fixed_schemes[] = {"http://", "https://"};

inline bool is_one_of(std::string_view text, std::span<const std::string_view> all) {
    return std::ranges::find(all, text) != all.end();
}

inline known_value value_named(std::string_view name, std::span<const known_value> all) {
    const auto found = std::ranges::find(all, name, &known_value::name);
    return found == all.end() ? known_value{name, log_part::other} : *found;
}

// Headers of requests in which proxies write the target that a client has sent.
inline constexpr std::string_view target_headers[] = {"x-original-uri", "x-original-url",
                                                      "x-rewrite-url", "x-forwarded-uri"};

// Returns what kind of value the header of a request with this name has.
inline known_value value_of_header(std::string_view name) {
    const bool is_agent = equal_ignoring_case(name, std::string_view("user-agent"));
    const bool is_referer = equal_ignoring_case(name, std::string_view("referer"));
    const bool is_target = std::ranges::any_of(
        target_headers, [&](std::string_view each) { return equal_ignoring_case(name, each); });
    return {name,
            is_referer  ? log_part::referer
            : is_agent  ? log_part::user_agent
            : is_target ? log_part::location
                        : log_part::other,
            is_agent};
}

// Returns whether a value of this kind never has a space.  Only a damaged line can have a space in
// such a value.
inline bool is_word(log_part part) {
    using enum log_part;
    return part == status || part == size || part == client || part == method;
}

inline known_value value_of_response_header(std::string_view name) {
    const bool is_location = equal_ignoring_case(name, std::string_view("location"));
    return {name, is_location ? log_part::location : log_part::other};
}

}  // namespace uriscan::cli
