// The records of the command line: which fields, in which order, and how absent ones are written.
#include "cli/records.hpp"

#include <fmt/format.h>
#include <rapidjson/writer.h>
#include <utf8.h>

#include <array>
#include <cstdint>
#include <iterator>
#include <optional>

namespace uriscan::cli {
namespace {

// A value that may be absent: a null text.
using field = std::string_view;

struct named_field {
    std::string_view name;
    field value;
};

std::array<named_field, 8> component_fields(const uri_view& uri) {
    return {{{"scheme", uri.scheme()},
             {"userinfo", uri.userinfo()},
             {"host", uri.host()},
             {"host_kind", uri.has_authority() ? to_string(uri.host_kind()) : field()},
             {"port", uri.port()},
             {"path", uri.path()},
             {"query", uri.query()},
             {"fragment", uri.fragment()}}};
}

// A stream as RapidJSON's writer wants it.
struct string_stream {
    using Ch = char;
    void Put(char c) { text.push_back(c); }
    void Flush() {}
    std::string& text;
};

using json_writer = rapidjson::Writer<string_stream>;

void write(json_writer& json, field text) {
    if (text.data() == nullptr) {
        json.Null();
    } else {
        json.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
    }
}

void write(json_writer& json, std::string_view name, field text) {
    json.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
    write(json, text);
}

void write_components(json_writer& json, const uri_view& uri) {
    json.Key("valid");
    json.Bool(true);
    for (const named_field& component : component_fields(uri)) {
        write(json, component.name, component.value);
    }
}

void write_error(json_writer& json, const parse_error& error, std::string_view input) {
    json.Key("valid");
    json.Bool(false);
    json.Key("error");
    json.StartObject();
    json.Key("offset");
    json.Uint64(error.offset);
    write(json, "component", to_string(error.where));
    write(json, "reason", to_string(error.why));
    write(json, "message", describe(error, input));
    json.EndObject();
}

// The input of an invalid record.  Octets that are not UTF-8 become U+FFFD, which loses what they
// were, so they follow in hexadecimal; a text that is too long to parse is too long to repeat.
void write_refused_input(json_writer& json, std::string_view input) {
    if (input.size() > parse_result<uri_view>::max_size) {
        write(json, "input", field());
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
    write(json, "input_hex", hex);
}

void append_json(std::string& out, std::string_view input, const parse_result<uri_view>& result) {
    string_stream stream{out};
    json_writer json(stream);
    json.StartObject();
    if (result) {
        write(json, "input", input);
        write_components(json, *result);
    } else {
        write_refused_input(json, input);
        write_error(json, result.error(), input);
    }
    json.EndObject();
}

void append_escaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        switch (c) {
            case '\\': out += "\\\\"; break;
            case '\t': out += "\\t"; break;
            case '\n': out += "\\n"; break;
            case '\r': out += "\\r"; break;
            default: out += c;
        }
    }
}

class tsv_row {
public:
    tsv_row(std::string& out, bool escape) : out_(out), escape_(escape) {}

    void add(field text) {
        out_ += first_ ? "" : "\t";
        first_ = false;
        if (text.data() == nullptr) {
            out_ += "\\N";
        } else if (escape_) {
            append_escaped(out_, text);
        } else {
            out_ += text;
        }
    }

private:
    std::string& out_;
    bool escape_;
    bool first_ = true;
};

void append_tsv(std::string& out, bool escape, const parse_result<uri_view>& result) {
    tsv_row row(out, escape);
    if (result) {
        row.add("1");
        for (const named_field& component : component_fields(*result)) {
            row.add(component.value);
        }
        for (int error_column = 0; error_column < 3; ++error_column) {
            row.add(field());
        }
        return;
    }
    const parse_error error = result.error();
    row.add("0");
    for (std::size_t i = 0; i < component_fields({}).size(); ++i) {
        row.add(field());
    }
    row.add(fmt::format_int(error.offset).c_str());
    row.add(to_string(error.where));
    row.add(to_string(error.why));
}

}  // namespace

std::string tsv_header() {
    std::string header;
    tsv_row row(header, false);
    row.add("valid");
    for (const named_field& component : component_fields({})) {
        row.add(component.name);
    }
    for (const char* const name : {"error_offset", "error_component", "error_reason"}) {
        row.add(name);
    }
    return header;
}

void append_record(std::string& out, format format, std::string_view input,
                   const parse_result<uri_view>& result) {
    if (format == format::jsonl) {
        append_json(out, input, result);
    } else {
        append_tsv(out, format == format::tsv, result);
    }
}

}  // namespace uriscan::cli
