// The records of the command line: which fields, in which order, and how absent ones are written.
#include "cli/records.hpp"

#include <fmt/format.h>
#include <rapidjson/writer.h>
#include <utf8.h>

#include <array>
#include <cstddef>
#include <cstring>
#include <iterator>

namespace uriscan::cli {
namespace {

// A value that may be absent: a null text.
using field = std::string_view;

constexpr std::string_view absent = "\\N";  // in a row

constexpr std::size_t component_count = 8;

constexpr std::array<std::string_view, component_count> component_names = {
    "scheme", "userinfo", "host", "host_kind", "port", "path", "query", "fragment"};

std::array<field, component_count> component_values(const uri_view& uri) {
    return {uri.scheme(), uri.userinfo(),
            uri.host(),   uri.has_authority() ? to_string(uri.host_kind()) : field(),
            uri.port(),   uri.path(),
            uri.query(),  uri.fragment()};
}

char* put(char* to, std::string_view text) {
    std::memcpy(to, text.data(), text.size());
    return to + text.size();
}

// Appends texts, looking only once whether there is room for them.
template <class... Text>
void append(fmt::memory_buffer& out, const Text&... texts) {
    const std::size_t begin = out.size();
    out.resize(begin + (std::string_view(texts).size() + ...));
    char* to = out.data() + begin;
    ((to = put(to, texts)), ...);
}

// A stream as RapidJSON's writer wants it.
struct json_stream {
    using Ch = char;
    void Put(char c) { octets.push_back(c); }
    void Flush() {}
    fmt::memory_buffer& octets;
};

class json_writer : public rapidjson::Writer<json_stream> {
public:
    using Writer::Writer;

    // A string without an octet that JSON escapes, such as names of ours and parts of a valid text,
    // which is most of what is written; String() looks at each octet.
    void plain(std::string_view text) {
        Prefix(rapidjson::kStringType);
        append(os_->octets, "\"", text, "\"");
    }

    void null() {
        Prefix(rapidjson::kNullType);
        append(os_->octets, "null");
    }
};

void write_plain(json_writer& json, std::string_view name, field text) {
    json.plain(name);
    if (text.data() == nullptr) {
        json.null();
    } else {
        json.plain(text);
    }
}

void write(json_writer& json, std::string_view name, std::string_view text) {
    json.plain(name);
    json.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

void write_components(json_writer& json, const uri_view& uri) {
    json.plain("valid");
    json.Bool(true);
    const std::array<field, component_count> values = component_values(uri);
    for (std::size_t i = 0; i < component_count; ++i) {
        write_plain(json, component_names[i], values[i]);
    }
}

void write_error(json_writer& json, const parse_error& error, std::string_view input) {
    json.plain("valid");
    json.Bool(false);
    json.plain("error");
    json.StartObject();
    json.plain("offset");
    json.Uint64(error.offset);
    write_plain(json, "component", to_string(error.where));
    write_plain(json, "reason", to_string(error.why));
    write(json, "message", describe(error, input));
    json.EndObject();
}

// The input of an invalid record.  Octets that are not UTF-8 become U+FFFD, which loses what they
// were, so they follow in hexadecimal; a text that is too long to parse is too long to repeat.
void write_refused_input(json_writer& json, std::string_view input) {
    if (input.size() > parse_result<uri_view>::max_size) {
        write_plain(json, "input", field());
        return;
    }
    if (utf8::is_valid(input.begin(), input.end())) {
        write(json, "input", input);
        return;
    }
    std::string readable;
    utf8::replace_invalid(input.begin(), input.end(), std::back_inserter(readable), 0xFFFD);
    write(json, "input", readable);
    std::string hex;
    for (const char c : input) {
        fmt::format_to(std::back_inserter(hex), "{:02x}", static_cast<unsigned char>(c));
    }
    write_plain(json, "input_hex", hex);
}

void append_json(fmt::memory_buffer& out, std::string_view input,
                 const parse_result<uri_view>& result) {
    json_stream stream{out};
    json_writer json(stream);
    json.StartObject();
    if (result) {
        write_plain(json, "input", input);
        write_components(json, *result);
    } else {
        write_refused_input(json, input);
        write_error(json, result.error(), input);
    }
    json.EndObject();
}

// The columns that say what is wrong, and how many there are.
constexpr std::array<std::string_view, 3> error_names = {"error_offset", "error_component",
                                                         "error_reason"};

// In rows nothing is escaped: no octet of a valid text wants it, and of one that is not valid there
// are only a number and names of ours.

void append_valid_row(fmt::memory_buffer& out, const uri_view& uri) {
    constexpr std::size_t besides = 64;  // the verdict, tabs, the host's kind and what is absent
    const std::size_t begin = out.size();
    out.resize(begin + uri.text().size() + besides);
    char* end = put(out.data() + begin, "1");
    for (const field value : component_values(uri)) {
        *end++ = '\t';
        end = put(end, value.data() == nullptr ? absent : value);
    }
    end = put(end, "\t\\N\t\\N\t\\N");  // no error
    out.resize(static_cast<std::size_t>(end - out.data()));
}

void append_invalid_row(fmt::memory_buffer& out, const parse_error& error) {
    append(out, "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t",  // no components
           fmt::format_int(error.offset).c_str(), "\t", to_string(error.where), "\t",
           to_string(error.why));
}

}  // namespace

std::string tsv_header() {
    return fmt::format("valid\t{}\t{}", fmt::join(component_names, "\t"),
                       fmt::join(error_names, "\t"));
}

void append_record(fmt::memory_buffer& out, format format, std::string_view input,
                   const parse_result<uri_view>& result) {
    if (format == format::jsonl) {
        append_json(out, input, result);
    } else if (result) {
        append_valid_row(out, *result);
    } else {
        append_invalid_row(out, result.error());
    }
}

}  // namespace uriscan::cli
