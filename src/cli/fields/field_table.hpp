// The table of fields.  A field is something that users can ask about a line: a part of its URI,
// its error, its place, or a value of a log's line.  Everything that depends on the fields is made
// from this table: --fields, templates, expressions, `stats --by`, messages, help, the man page,
// the completions and the docs.
//
// A field is stored or derived.  Stored fields have a field_id: a command stores their values in a
// record.  A derived field is computed from stored ones by the function of its row.  So a new field
// is a row at the end of the table and a function.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace uriscan::cli {

// A value that can be absent.  An absent value is a text whose data() is null.  An empty text is
// not absent.
using cell = std::string_view;

enum class field_id : std::uint8_t {
    input,
    line,
    offset,
    valid,
    scheme,
    userinfo,
    host,
    host_kind,
    port,
    path,
    query,
    fragment,
    result,
    findings,
    error_offset,
    error_component,
    error_reason,
    error_message,
    deviations,
    truncated,
    form,
    port_number,
    file,
    raw,
    zone,
    time,
    status,
    method,
    client,
    size,
    user_agent,
    referer,
    last = referer
};

constexpr std::size_t index_of(field_id which) {
    return static_cast<std::size_t>(which);
}

inline constexpr std::size_t stored_count = index_of(field_id::last) + 1;

// The fields from `scheme` to `fragment` are the components of a URI.
inline constexpr std::size_t first_component = index_of(field_id::scheme);
inline constexpr std::size_t component_count = index_of(field_id::fragment) - first_component + 1;

// The fields from `time` on are values of a log's line.
inline constexpr std::size_t first_of_log = index_of(field_id::time);

// A set of stored fields has one bit for each field.
constexpr std::uint64_t bit_of(field_id which) {
    return std::uint64_t{1} << static_cast<unsigned>(which);
}

// The stored values of a record.  The value of a field is cells[index_of(field)].
struct stored_values {
    const cell* cells;
    std::uint64_t present;  // the bits of the cells that are set; other cells have no meaning

    cell operator[](field_id which) const {
        return (present & bit_of(which)) != 0 ? cells[index_of(which)] : cell();
    }
};

enum class value_type : std::uint8_t {
    text,    // always UTF-8
    octets,  // any octets
    flag,    // "0" or "1"
    number,  // in decimal
    port,    // a number up to 65535
    time,    // "2026-11-20" or "2026-11-20 10": alphabetical order is order of time
    names,   // the names of findings
    list,    // texts that can have any octets
    deviations,
};

// What a line must have, so that a field can have a value.  `stats` counts the field only in lines
// and texts that have this.
enum class need : std::uint8_t {
    text,       // a text: the line, or the part of it that is read as a URI
    place,      // a text, and its place in the input
    error,      // a text that is not valid
    uri,        // a valid URI
    authority,  // a valid URI with an authority
    log,        // a line of a log
};

struct field;

// Returns a derived value.  The value is a part of a stored value, or is written to `memory`.
using text_function = cell (*)(const stored_values&, const field&, std::string& memory);

// Calls `use` for each item of a derived list.
using item_user = std::function<void(cell)>;
using list_function = void (*)(const stored_values&, const field&, const item_user& use);

// Returns the form in which `stats` counts a value: equivalent values have the same form.  The form
// is a part of the value, static, or written to `memory`.
using counted_function = std::string_view (*)(cell value, std::string& memory);

// The functions of a row.  A derived field has either `text` or `items`.  A stored field has
// neither.
struct field_functions {
    text_function text = nullptr;
    list_function items = nullptr;
    counted_function counted = nullptr;  // without this function, the value is counted as it is
    bool is_host = false;                // the value is a host's name, or a part of it
    bool needs_templates = false;        // the value comes from matching URI templates
    std::uint64_t others = 0;            // the other stored fields of a derived field
};

struct field_kind {
    field_id from;          // this stored field, or the first one that a derived field needs
    std::string_view name;  // ends with a ":" if an argument follows
    std::string_view argument;
    value_type type;
    need needs;
    std::string_view title;  // the title of its table in `stats`
    std::string_view meaning;
    field_functions functions = {};

    constexpr bool is_derived() const {
        return functions.text != nullptr || functions.items != nullptr;
    }
};

// The functions of derived fields.  The table says what the fields mean.
cell authority_of(const stored_values&, const field&, std::string& memory);
cell domain_of(const stored_values&, const field&, std::string& memory);
cell effective_port_of(const stored_values&, const field&, std::string& memory);
cell origin_of(const stored_values&, const field&, std::string& memory);
cell segment_of(const stored_values&, const field&, std::string& memory);
cell query_value_of(const stored_values&, const field&, std::string& memory);
void each_query_value(const stored_values&, const field&, const item_user& use);
void each_query_key(const stored_values&, const field&, const item_user& use);
cell length_of(const stored_values&, const field&, std::string& memory);
// The items that the list `component` can have.
inline constexpr std::array<std::string_view, 7> names_of_components = {
    "scheme", "authority", "userinfo", "port", "path", "query", "fragment"};
void each_component(const stored_values&, const field&, const item_user& use);
cell error_text_of(const stored_values&, const field&, std::string& memory);
cell day_of(const stored_values&, const field&, std::string& memory);
cell hour_of(const stored_values&, const field&, std::string& memory);
cell referer_host_of(const stored_values&, const field&, std::string& memory);
cell normal_host_of(const stored_values&, const field&, std::string& memory);
void each_segment(const stored_values&, const field&, const item_user& use);
cell user_of(const stored_values&, const field&, std::string& memory);
cell password_of(const stored_values&, const field&, std::string& memory);
cell extension_of(const stored_values&, const field&, std::string& memory);
cell template_of(const stored_values&, const field&, std::string& memory);
cell template_value_of(const stored_values&, const field&, std::string& memory);

// Fields of templates also need these two: a template can match the path, or the path and the
// query.
inline constexpr std::uint64_t needed_for_templates =
    bit_of(field_id::path) | bit_of(field_id::query);

// Return the forms in which values are counted.  The last two percent-encode the octets that no URI
// can have; encoded_without_spaces() keeps spaces.
std::string_view lower_case(cell text, std::string& memory);
std::string_view normal_host(cell host, std::string& memory);  // RFC 3986, section 6.2.2
std::string_view counted_port(cell port, std::string& memory);
std::string_view range_of_length(cell length, std::string& memory);
std::string_view encoded(cell octets, std::string& memory);
std::string_view encoded_without_spaces(cell octets, std::string& memory);

// clang-format off
inline constexpr auto field_table = std::to_array<field_kind>({
    {field_id::input, "input", "", value_type::octets, need::text, "Texts",
     "the text that was read as a URI", {.counted = encoded_without_spaces}},
    {field_id::line, "line", "", value_type::number, need::place, "Lines",
     "the number of the line, counted from 1"},
    {field_id::offset, "offset", "", value_type::number, need::place, "Offsets",
     "the offset of the text in the line, counted from 0"},
    {field_id::valid, "valid", "", value_type::flag, need::text, "Validity",
     "whether the text is valid"},
    {field_id::scheme, "scheme", "", value_type::text, need::uri, "Schemes",
     "the scheme", {.counted = lower_case}},
    {field_id::userinfo, "userinfo", "", value_type::text, need::uri, "User information",
     "the user information"},
    {field_id::host, "host", "", value_type::text, need::uri, "Hosts",
     "the host", {.counted = normal_host, .is_host = true}},
    {field_id::host_kind, "host_kind", "", value_type::text, need::uri, "Kinds of host",
     "the kind of the host: reg-name, ipv4, ipv6 or ipvfuture"},
    {field_id::port, "port", "", value_type::text, need::authority, "Ports",
     "the port, as it is written", {.counted = counted_port}},
    {field_id::path, "path", "", value_type::text, need::uri, "Paths",
     "the path"},
    {field_id::query, "query", "", value_type::text, need::uri, "Queries",
     "the query"},
    {field_id::fragment, "fragment", "", value_type::text, need::uri, "Fragments",
     "the fragment"},
    {field_id::result, "result", "", value_type::text, need::uri, "Results",
     "the result of the command"},
    {field_id::findings, "findings", "", value_type::names, need::text, "Findings",
     "a list: the names of what the audit found"},
    {field_id::error_offset, "error_offset", "", value_type::number, need::error,
     "Offsets of errors", "the offset of the error in the text"},
    {field_id::error_component, "error_component", "", value_type::text, need::error,
     "Components with errors", "the component that has the error"},
    {field_id::error_reason, "error_reason", "", value_type::text, need::error,
     "Reasons of errors", "the reason of the error, such as unexpected-character"},
    {field_id::error_message, "error_message", "", value_type::text, need::error,
     "Messages of errors", "the error in words", {.counted = encoded_without_spaces}},
    {field_id::deviations, "deviations", "", value_type::deviations, need::text, "Deviations",
     "a list: what was repaired, each as OFFSET:COMPONENT:KIND"},
    {field_id::truncated, "truncated", "", value_type::flag, need::text, "Truncated URIs",
     "whether the URI that was found in a text was cut off"},
    {field_id::form, "form", "", value_type::text, need::uri, "Forms",
     "the form of a request target, such as origin"},
    {field_id::port_number, "port_number", "", value_type::port, need::uri, "Numbers of ports",
     "the port without leading zeros, if it is a number up to 65535"},
    {field_id::file, "file", "", value_type::octets, need::place, "Files",
     "the name of the file, as in messages", {.counted = encoded_without_spaces}},
    {field_id::raw, "raw", "", value_type::octets, need::place, "Whole lines",
     "the whole line, octet for octet", {.counted = encoded_without_spaces}},
    {field_id::zone, "zone", "", value_type::text, need::uri, "Zone identifiers",
     "the zone identifier of an IPv6 address, with --allow zone-ids"},
    {field_id::time, "time", "", value_type::octets, need::log, "Times",
     "the time in the line of a log", {.counted = encoded_without_spaces}},
    {field_id::status, "status", "", value_type::number, need::log, "Statuses",
     "the status in the line of a log"},
    {field_id::method, "method", "", value_type::octets, need::log, "Methods",
     "the method in the line of a log", {.counted = encoded}},
    {field_id::client, "client", "", value_type::octets, need::log, "Clients",
     "the client in the line of a log", {.counted = encoded}},
    {field_id::size, "size", "", value_type::number, need::log, "Sizes",
     "the size of the answer in the line of a log"},
    {field_id::user_agent, "user_agent", "", value_type::octets, need::log, "User agents",
     "the user agent in the line of a log", {.counted = encoded_without_spaces}},
    {field_id::referer, "referer", "", value_type::octets, need::log, "Referers",
     "the referer in the line of a log", {.counted = encoded_without_spaces}},

    {field_id::host, "authority", "", value_type::text, need::uri, "Authorities",
     "the user information, the host and the port, with their delimiters",
     {.text = authority_of, .others = bit_of(field_id::userinfo) | bit_of(field_id::port)}},
    {field_id::host, "domain", "", value_type::text, need::uri, "Registrable domains",
     "the registrable domain of the host in its normal form, such as example.co.uk",
     {.text = domain_of, .is_host = true, .others = bit_of(field_id::host_kind)}},
    {field_id::port, "effective_port", "", value_type::port, need::uri, "Effective ports",
     "the number of the port, or the default port of the scheme",
     {.text = effective_port_of, .others = bit_of(field_id::scheme) | bit_of(field_id::host) |
                                           bit_of(field_id::port_number)}},
    {field_id::path, "segment:", "N", value_type::text, need::uri, "Segments",
     "segment N of the path, counted from 1, or from -1 at the end", {.text = segment_of}},
    {field_id::query, "query:", "KEY", value_type::text, need::uri, "Values of the key",
     "the value of the first parameter with this key",
     {.text = query_value_of}},
    {field_id::query, "query_all:", "KEY", value_type::list, need::uri, "All values of the key",
     "a list: the values of all parameters with this key", {.items = each_query_value}},
    {field_id::query, "query_keys", "", value_type::list, need::uri, "Keys of queries",
     "a list: the keys of all parameters", {.items = each_query_key}},
    {field_id::input, "length", "", value_type::number, need::text, "Lengths",
     "the length of the text in octets; stats counts ranges of lengths",
     {.text = length_of, .counted = range_of_length}},
    {field_id::path, "component", "", value_type::list, need::uri, "Components",
     "a list: the components that the URI has",
     {.items = each_component,
      .others = bit_of(field_id::scheme) | bit_of(field_id::userinfo) | bit_of(field_id::host) |
                bit_of(field_id::port) | bit_of(field_id::query) | bit_of(field_id::fragment)}},
    {field_id::error_reason, "error", "", value_type::text, need::error, "Errors",
     "the reason of the error, and the component that has it",
     {.text = error_text_of, .others = bit_of(field_id::error_component)}},
    {field_id::time, "day", "", value_type::time, need::log, "Days",
     "the day of the time, such as 2026-11-20", {.text = day_of}},
    {field_id::time, "hour", "", value_type::time, need::log, "Hours",
     "the hour of the time, such as 2026-11-20 10", {.text = hour_of}},
    {field_id::referer, "referer_host", "", value_type::text, need::log, "Hosts of referers",
     "the host of the referer in its normal form",
     {.text = referer_host_of, .is_host = true}},
    {field_id::host, "normal_host", "", value_type::text, need::uri, "Hosts",
     "the host in its normal form, so that equivalent hosts are the same",
     {.text = normal_host_of, .is_host = true}},
    {field_id::scheme, "origin", "", value_type::text, need::uri, "Origins",
     "the origin: scheme, host and port if it is not the default one; null if it is opaque",
     {.text = origin_of, .others = bit_of(field_id::host) | bit_of(field_id::port)}},
    {field_id::path, "segments", "", value_type::list, need::uri, "Segments",
     "a list: the segments of the path", {.items = each_segment}},
    {field_id::input, "template", "", value_type::text, need::text, "URI templates",
     "the URI template that matches the text, its path and query, or its path",
     {.text = template_of, .needs_templates = true, .others = needed_for_templates}},
    {field_id::input, "template:", "NAME", value_type::text, need::text, "Values of the variable",
     "the value of this variable of the URI template that matches",
     {.text = template_value_of, .needs_templates = true, .others = needed_for_templates}},
    {field_id::userinfo, "user", "", value_type::text, need::uri, "Users",
     "the user information up to its first colon", {.text = user_of}},
    {field_id::userinfo, "password", "", value_type::text, need::uri, "Passwords",
     "the user information after its first colon", {.text = password_of}},
    {field_id::path, "extension", "", value_type::text, need::uri, "Extensions",
     "the last segment of the path after its last dot, such as gif; dots at its start do not count",
     {.text = extension_of}},
});
// clang-format on

// The stored fields come first, in the order of their field_id.
static_assert([] {
    for (std::size_t i = 0; i < field_table.size(); ++i) {
        const bool is_stored = i < stored_count;
        if (field_table[i].is_derived() == is_stored ||
            (is_stored && index_of(field_table[i].from) != i)) {
            return false;
        }
    }
    return true;
}());

// Returns a stored field.
constexpr const field_kind& kind_of(field_id which) {
    return field_table[index_of(which)];
}
constexpr std::string_view name_of(field_id which) {
    return kind_of(which).name;
}
constexpr value_type type_of(field_id which) {
    return kind_of(which).type;
}

// The name of a stored field has at most this number of octets.
inline constexpr std::size_t most_name_octets = 15;
static_assert(std::all_of(field_table.begin(), field_table.begin() + stored_count,
                          [](const field_kind& each) {
                              return each.name.size() <= most_name_octets;
                          }));

}  // namespace uriscan::cli
