// The records of the command line: which fields, in which order, and how absent ones are written.
#include "cli/records.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>

#include "cli/json.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::cli {
namespace {

// A value that may be absent: a null text.
using field = std::string_view;

constexpr std::string_view absent = "\\N";  // in a row

constexpr std::size_t component_count = 8;

constexpr std::array<std::string_view, component_count> component_names = {
    "scheme", "userinfo", "host", "host_kind", "port", "path", "query", "fragment"};

using fields = std::array<field, component_count>;

template <class View>
fields component_values(const View& uri) {
    const std::string_view kind = to_string(uri.host_kind());
    return {uri.scheme(), uri.userinfo(), uri.host(),  kind.empty() ? field() : kind,
            uri.port(),   uri.path(),     uri.query(), uri.fragment()};
}

void write_components(json_writer& json, const fields& values) {
    json.member("valid", true);
    for (std::size_t i = 0; i < component_count; ++i) {
        json.member(component_names[i], values[i]);
    }
}

// Whether a component has no percent-encodings, so that it is the same decoded.
bool is_plain(field value) {
    return value.find('%') == field::npos;
}

// A component with its percent-encodings decoded; it is valid, so they are well-formed.
std::string decoded(field value) {
    return decode(value).value();
}

void write_decoded_components(json_writer& json, const fields& values) {
    json.member("valid", true);
    for (std::size_t i = 0; i < component_count; ++i) {
        if (is_plain(values[i])) {
            json.member(component_names[i], values[i]);
        } else {
            json.member_of_octets(component_names[i], decoded(values[i]));
        }
    }
}

void write_fault(json_writer& json, const fault& fault) {
    json.member("valid", fault.valid);
    json.plain("error");
    json.StartObject();
    json.member("offset", fault.offset);
    json.member("component", to_string(fault.where));
    json.member("reason", fault.reason);
    json.member_of_octets("message", fault.message);
    json.EndObject();
}

// The input of an invalid record; one that is too long to parse is too long to repeat.
void write_refused_input(json_writer& json, std::string_view input) {
    if (input.size() > parse_result<uri_view>::max_size) {
        json.member("input", field());
    } else {
        json.member_of_octets("input", input);
    }
}

// A record whose members `write` writes.
template <class Write>
void append_object(fmt::memory_buffer& out, Write write) {
    json_stream stream{out};
    json_writer json(stream);
    json.StartObject();
    write(json);
    json.EndObject();
}

// The columns that say what is wrong, and how many there are.
constexpr std::array<std::string_view, 3> error_names = {"error_offset", "error_component",
                                                         "error_reason"};

constexpr std::string_view no_error = "\t\\N\t\\N\t\\N";

// In rows nothing is escaped unless it was decoded: no octet of a valid text wants it, and of one that
// is not valid there are only a number and names of ours.

void append_valid_row(fmt::memory_buffer& out, std::string_view input, const fields& values) {
    constexpr std::size_t besides = 64;  // the verdict, tabs, the host's kind and what is absent
    const std::size_t begin = out.size();
    out.resize(begin + input.size() + besides);
    char* end = put(out.data() + begin, "1");
    for (const field value : values) {
        *end++ = '\t';
        end = put(end, value.data() == nullptr ? absent : value);
    }
    end = put(end, no_error);
    out.resize(static_cast<std::size_t>(end - out.data()));
}

// Any octets in one cell, so that the row keeps its cells and the output its rows.
void append_escaped(fmt::memory_buffer& out, std::string_view octets) {
    constexpr std::string_view special("\\\t\n\r\0", 5);
    constexpr std::string_view escapes = "\\tnr0";
    for (const char octet : octets) {
        const std::size_t found = special.find(octet);
        if (found != std::string_view::npos) {
            out.push_back('\\');
        }
        out.push_back(found != std::string_view::npos ? escapes[found] : octet);
    }
}

void append_decoded_row(fmt::memory_buffer& out, const fields& values) {
    append(out, "1");
    for (const field value : values) {
        append(out, "\t");
        if (value.data() == nullptr) {
            append(out, absent);
        } else if (is_plain(value)) {
            append(out, value);
        } else {
            append_escaped(out, decoded(value));
        }
    }
    append(out, no_error);
}

void append_error_cells(fmt::memory_buffer& out, std::size_t offset, component where,
                        std::string_view reason) {
    append(out, "\t", fmt::format_int(offset).c_str(), "\t", to_string(where), "\t", reason);
}

void append_refused(fmt::memory_buffer& out, format format, std::string_view input,
                    const parse_error& error) {
    if (format == format::jsonl) {
        append_fault(out, format, input, fault_of(error, input));
    } else {
        append(out, "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N");  // no components
        append_error_cells(out, error.offset, error.where, to_string(error.why));
    }
}

}  // namespace

std::string tsv_header() {
    return fmt::format("valid\t{}\t{}", fmt::join(component_names, "\t"),
                       fmt::join(error_names, "\t"));
}

std::string tsv_result_header() {
    return fmt::format("valid\tresult\t{}", fmt::join(error_names, "\t"));
}

template <class Result>
void append_record(fmt::memory_buffer& out, format format, std::string_view input,
                   const Result& result) {
    if (!result) {
        append_refused(out, format, input, result.error());
    } else if (format == format::jsonl) {
        append_object(out, [&](json_writer& json) {
            json.member("input", input);
            write_components(json, component_values(*result));
        });
    } else {
        append_valid_row(out, input, component_values(*result));
    }
}

template <class Result>
void append_decoded_record(fmt::memory_buffer& out, format format, std::string_view input,
                           const Result& result) {
    if (!result) {
        append_refused(out, format, input, result.error());
    } else if (format == format::jsonl) {
        append_object(out, [&](json_writer& json) {
            json.member("input", input);
            write_decoded_components(json, component_values(*result));
        });
    } else {
        append_decoded_row(out, component_values(*result));
    }
}

using rfc3986_result = parse_result<uri_view>;
using rfc2396_result = parse_result<rfc2396::uri_view, rfc2396::rule>;

template void append_record(fmt::memory_buffer&, format, std::string_view, const rfc3986_result&);
template void append_record(fmt::memory_buffer&, format, std::string_view, const rfc2396_result&);
template void append_decoded_record(fmt::memory_buffer&, format, std::string_view,
                                    const rfc3986_result&);
template void append_decoded_record(fmt::memory_buffer&, format, std::string_view,
                                    const rfc2396_result&);

void append_result(fmt::memory_buffer& out, format format, std::string_view input,
                   std::string_view result) {
    if (format == format::jsonl) {
        append_object(out, [&](json_writer& json) {
            json.member("input", input);
            json.member("valid", true);
            json.member("result", result);
        });
    } else {
        append(out, "1\t", result, no_error);
    }
}

void append_fault(fmt::memory_buffer& out, format format, std::string_view input,
                  const fault& fault) {
    if (format == format::jsonl) {
        append_object(out, [&](json_writer& json) {
            write_refused_input(json, input);
            write_fault(json, fault);
        });
    } else {
        append(out, fault.valid ? "1\t\\N" : "0\t\\N");  // no result
        append_error_cells(out, fault.offset, fault.where, fault.reason);
    }
}

}  // namespace uriscan::cli
