// Prints texts, and what the library says about each of them, so that the tests of the engines can
// compare their answers:
//
//     engine_table texts COUNT CASE_FOLDER > TEXTS       a text on each line, in hexadecimal
//     engine_table answers < TEXTS > ANSWERS             one line for each text
//
// The answers are tab-separated values with a header, which has the names of the functions.  Texts
// are in hexadecimal with capital letters, and `\N` stands for NULL.  Lists have commas between
// their items: findings, segments, and the URIs in a text.  For each URI in a text, there are four
// values with colons between them: the URI in hexadecimal, its offset, its size, and 1 if it is
// truncated. uri_resolve() and uri_relativize() have the base of the examples in RFC 3986, section
// 5.4. uri_query_value() has the key "a".
#include <cstdint>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engines/texts.hpp"
#include "uriscan/uriscan.hpp"

namespace {

constexpr std::string_view base = "http://a/b/c/d;p?q";

std::string to_hex(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string hex;
    hex.reserve(2 * text.size());
    for (const char octet : text) {
        const auto value = static_cast<unsigned char>(octet);
        hex += digits[value / digits.size()];
        hex += digits[value % digits.size()];
    }
    return hex;
}

std::string from_hex(const std::string& hex) {
    constexpr int radix = 16;
    std::string text;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        text += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, radix));
    }
    return text;
}

constexpr std::string_view header =
    "uri_valid\turi_scheme\turi_userinfo\turi_host\turi_port\turi_path\turi_query\turi_fragment\t"
    "uri_port_number\turi_normalize\turi_resolve\turi_repair\turi_audit\turi_redact\t"
    "uri_error\turi_error_offset\turi_extract\turi_normal_host\turi_normalize_scheme_based\t"
    "uri_relativize\turi_path_segments\turi_query_value\turi_decode\n";

// Writes one line of the table.
class row {
public:
    void add(const std::string& field) {
        line_ += separator_;
        line_ += field;
        separator_ = "\t";
    }
    void add_text(std::string_view text) { add(text.data() == nullptr ? null : to_hex(text)); }
    void add_null() { add(null); }
    void print() const { std::cout << line_ << '\n'; }

private:
    static constexpr const char* null = "\\N";
    std::string line_;
    const char* separator_ = "";
};

void add_components(row& row, const uriscan::uri_view& uri) {
    row.add("1");
    row.add_text(uri.scheme());
    row.add_text(uri.userinfo());
    row.add_text(uri.host());
    row.add_text(uri.port());
    row.add_text(uri.path());
    row.add_text(uri.query());
    row.add_text(uri.fragment());
    const uriscan::port_value port = uri.port_number();
    if (port.status == uriscan::port_status::value) {
        row.add(std::to_string(port.number));
    } else {
        row.add_null();
    }
}

void add_result(row& row, const uriscan::result<uriscan::uri>& result) {
    if (result) {
        row.add_text(result->text());
    } else {
        row.add_null();
    }
}

std::string joined(const uriscan::audit_findings& findings) {
    std::string names;
    for (const uriscan::audit_finding one : findings) {
        names += (names.empty() ? "" : ",") + std::string(name_of(one));
    }
    return names;
}

std::string uris_in(const std::string& text) {
    std::string uris;
    for (const uriscan::found_uri& found : uriscan::extract(text)) {
        std::string room(found.original.size(), '\0');
        const uriscan::uri_view uri = uriscan::unescape(found, room).value();
        uris += (uris.empty() ? "" : ",") + to_hex(uri.text()) + ':' +
                std::to_string(found.offset) + ':' + std::to_string(found.original.size()) + ':' +
                (found.truncated ? '1' : '0');
    }
    return uris;
}

std::string joined(const uriscan::uri_view& uri) {
    std::string segments;
    const bool is_absolute = uri.path().starts_with('/');
    for (std::size_t number = 0; const std::string_view segment : uri.segments()) {
        if (number++ > 0 || !is_absolute) {
            segments += to_hex(segment) + ',';
        }
    }
    segments.resize(segments.size() - (segments.empty() ? 0 : 1));
    return segments;
}

void add_parts_and_forms(row& row, const uriscan::result<uriscan::uri_view>& uri,
                         const std::string& text) {
    if (uri) {
        const uriscan::uri normal = uriscan::normalize(*uri).value();
        row.add_text(normal.view().host());
        row.add_text(uriscan::normalize(*uri, uriscan::normalization::scheme_based |
                                                  uriscan::normalization::ipv6_address)
                         ->text());
        add_result(row, uriscan::relativize(uriscan::parse_uri(base).value(), *uri));
        row.add(joined(*uri));
        const auto found = uri->parameters().find("a");
        row.add_text(found ? found->value : std::string_view());
    } else {
        for (int i = 0; i < 5; ++i) {
            row.add_null();
        }
    }
    if (const auto decoded = uriscan::decode(text)) {
        row.add_text(*decoded);
    } else {
        row.add_null();
    }
}

void print_answers(const std::string& text) {
    constexpr int columns_of_components = 8;
    row row;
    const auto parsed = uriscan::parse_uri_reference(text);
    if (parsed) {
        add_components(row, *parsed);
        add_result(row, uriscan::normalize(*parsed));
    } else {
        row.add("0");
        for (int i = 0; i < columns_of_components + 1; ++i) {
            row.add_null();
        }
    }
    add_result(row, uriscan::resolve(base, text));
    if (const auto repaired = uriscan::repair(text)) {
        row.add_text(repaired->uri.text());
    } else {
        row.add_null();
    }
    row.add(
        joined(parsed ? uriscan::audit(*parsed) : uriscan::audit_refused(text, parsed.error())));
    std::string redacted;
    uriscan::redactor().redact(text, redacted);
    row.add_text(redacted);
    if (parsed) {
        row.add_null();
        row.add_null();
    } else {
        row.add_text(uriscan::describe(parsed.error(), text));
        row.add(std::to_string(parsed.error().offset));
    }
    row.add(uris_in(text));
    add_parts_and_forms(row, parsed, text);
    row.print();
}

}  // namespace

int main(int argc, char** argv) try {
    const std::string command = argc > 1 ? argv[1] : "";
    if (command == "texts" && argc == 4) {
        for (const std::string& text :
             uriscan::tests::texts_for_engines(argv[3], std::stoul(argv[2]))) {
            std::cout << to_hex(text) << '\n';
        }
    } else if (command == "answers" && argc == 2) {
        std::cout << header;
        for (std::string line; std::getline(std::cin, line);) {
            print_answers(from_hex(line));
        }
    } else {
        throw std::runtime_error("usage: engine_table texts COUNT CASE_FOLDER | answers");
    }
    return std::cout.flush() ? 0 : 2;
} catch (const std::exception& error) {
    std::cerr << "engine_table: " << error.what() << '\n';
    return 2;
}
