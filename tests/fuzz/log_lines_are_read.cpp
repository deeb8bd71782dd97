// Properties of the reader of web servers' logs.  If a line is written as a server writes it, the
// reader gives the target and the referer from which it was written.  Any other line gives at most
// two URIs.  Each of them is a part of the line if nothing had to be decoded, and has its place in
// the line.
// --log-uris both gives the URIs of --log-uris target, and then those of --log-uris referer.  A
// notation is read, or is refused with an offset within it.
//
// The last octet chooses the format of the log.  It can also choose a notation: then the first line
// is the notation, and the second one is a line of the log.  Otherwise, the octet before the last
// one chooses what the rest is: raw lines, or the fields of one line.
#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <span>
#include <vector>

#include "cli.hpp"
#include "cli/input/logs/access_log.hpp"
#include "cli/input/logs/known_logs.hpp"
#include "cli/system/names.hpp"

namespace uriscan::tests {
namespace {

using cli::located_line;
using cli::log_uris;

// The last octet of an input chooses a format.  The digits 2 to 9, 0 and 1 choose these formats, in
// this order.
constexpr std::array<std::string_view, 10> formats = {
    "w3c", "squid", "haproxy", "elb", "alb", "", "caddy", "traefik-json", "common", "combined"};
constexpr std::string_view directive =
    "#Fields: date cs-method cs-uri-stem cs-uri-query "
    "cs(Referer) sc-status";

// A URI, or the error of a line.
struct found {
    std::string text;
    std::size_t start;
    std::string error;
    friend bool operator==(const found&, const found&) = default;
};

cli::log_options options_of(std::string_view log, log_uris wanted, bool has_values) {
    cli::log_options options{.wanted = wanted, .has_values = has_values};
    cli::set_log(options, log);
    return options;
}

std::vector<found> read_line(cli::log_reader& reader, std::string_view line) {
    std::vector<found> all;
    const auto lines = reader.read({.file = "f", .number = 1, .text = line});
    expect(!lines.empty(), line, "a line gives no record");
    for (const located_line& each : lines) {
        const bool is_error = !each.fault.what.empty();
        if (each.is_null) {
            continue;
        }
        all.push_back({is_error ? "" : std::string(each.text),
                       is_error ? each.fault.offset : each.start, std::string(each.fault.what)});
    }
    return all;
}

bool has_error(const std::vector<found>& all) {
    return std::ranges::any_of(all, [](const found& each) { return !each.error.empty(); });
}

// Checks that a URI is at its place in the line.  A URI can differ from the line if it has escapes,
// if it was put together from two columns, or if its target starts with "//" or is of CONNECT.
void check_place(const found& uri, std::string_view line, std::string_view log) {
    expect(uri.start <= line.size(), line, "a URI or an error is after the end of the line");
    const bool is_changed = line.find('\\') != line.npos || log == "w3c" ||
                            uri.text.starts_with("//") || uri.text.starts_with("/.//");
    expect(!uri.error.empty() || is_changed || line.substr(uri.start).starts_with(uri.text), line,
           "a URI is not at its place");
}

// Returns nothing if the first line is not a notation.
std::optional<cli::log_options> options_of_notation(std::string_view notation, log_uris wanted) {
    cli::log_options options{.wanted = wanted};
    try {
        cli::set_log_notation(options, notation);
    } catch (const cli::usage_error& error) {
        std::size_t offset = 0;
        const std::string_view what = error.what();
        const char* const digits = what.data() + std::string_view("offset ").size();
        std::from_chars(digits, what.data() + what.size(), offset);
        expect(offset <= notation.size(), notation, "a mistake is after the end of the notation");
        return std::nullopt;
    }
    return options;
}

// Checks that the lines of a notation do not crash the reader, and that URIs are within them.
void check_notation(std::string_view lines) {
    const exact_copy notation(lines.substr(0, lines.find('\n')));
    lines.remove_prefix(std::min(lines.size(), notation.text().size() + 1));
    auto options = options_of_notation(notation.text(), log_uris::both);
    if (!options) {
        return;
    }
    for (const bool has_values : {false, true}) {
        options->has_values = has_values;
        cli::log_reader reader(*options, "");
        const exact_copy line(lines.substr(0, lines.find('\n')));
        for (const found& each : read_line(reader, line.text())) {
            expect(each.start <= line.text().size(), line.text(), "a URI is after the line");
        }
    }
}

void check_lines(std::string_view log, std::string_view lines) {
    const std::string_view first = log == "w3c" ? directive : "";
    const cli::log_options options_of_both = options_of(log, log_uris::both, false);
    const cli::log_options options_of_target = options_of(log, log_uris::target, false);
    const cli::log_options options_of_referer = options_of(log, log_uris::referer, true);
    cli::log_reader both(options_of_both, first);
    cli::log_reader target(options_of_target, first);
    cli::log_reader referer(options_of_referer, first);
    while (!lines.empty()) {
        const exact_copy line(lines.substr(0, lines.find('\n')));
        lines.remove_prefix(std::min(lines.size(), line.text().size() + 1));
        const std::vector<found> all = read_line(both, line.text());
        std::vector<found> joined = read_line(target, line.text());
        const std::vector<found> referers = read_line(referer, line.text());
        expect(all.size() <= 2, line.text(), "there are more than two URIs");
        for (const found& each : all) {
            check_place(each, line.text(), log);
        }
        // If only targets are wanted, a line can end before its referer does.
        expect(has_error(all) == has_error(referers) && has_error(all) >= has_error(joined),
               line.text(), "whether the line is valid depends on --log-uris");
        joined.insert(joined.end(), referers.begin(), referers.end());
        expect(has_error(all) || all == joined, line.text(), "--log-uris both is not the sum");
    }
}

// Writes octets as Apache and nginx do in quotation marks.
std::string escaped(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const char c : text) {
        const auto octet = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out.append("\\").push_back(c);
        } else if (c == '\n' || c == '\t') {
            out += c == '\n' ? "\\n" : "\\t";
        } else if (octet < 0x20 || octet >= 0x7F) {
            out.append("\\x").append({digits[octet >> 4], digits[octet & 15]});
        } else {
            out += c;
        }
    }
    return out;
}

// Returns the target as the reader must return it (access_log.hpp).
std::string expected_target(std::string_view method, std::string_view target) {
    const bool starts_like_authority = method != "CONNECT" && target.starts_with("//");
    return (method == "CONNECT" ? "//" : starts_like_authority ? "/." : "") + std::string(target);
}

// Writes octets as in a string of JSON.
std::string string_of_json(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out.append("\\").push_back(c);
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += fmt::format("\\u{:04X}", static_cast<unsigned>(c));
        } else {
            out += c;
        }
    }
    return out + '"';
}

std::string line_of_caddy(std::string_view method, std::string_view target,
                          std::string_view referer, std::string_view user_agent) {
    return fmt::format(
        R"({{"ts":1646861401.5,"request":{{"remote_ip":"192.0.2.7","method":{},"uri":{},)"
        R"("headers":{{"Referer":[{}],"User-Agent":[{}]}}}},"size":512,"status":200}})",
        string_of_json(method), string_of_json(target), string_of_json(referer),
        string_of_json(user_agent));
}

// Returns a target of a form that the method can have (RFC 9112, section 3.2).
std::string target_of(std::string_view method, fuzz_input& input) {
    const std::string any(input.take_line());
    return method == "CONNECT" ? "h:443" : "/" + any;
}

// Lines of JSON lose nothing, so all that was written must be read back.
void check_written_json(fuzz_input& input) {
    const std::string_view method = input.choose(2) == 1 ? "CONNECT" : "GET";
    const std::string target = target_of(method, input);
    const std::string referer(input.take_line());
    const std::string user_agent(input.rest());
    const exact_copy line(line_of_caddy(method, target, referer, user_agent));
    std::vector<std::string> expected;
    if (!target.empty() && target != "-") {
        expected.push_back(expected_target(method, target));
    }
    if (!referer.empty() && referer != "-") {
        expected.push_back(referer);
    }
    const cli::log_options options = options_of("caddy", log_uris::both, true);
    cli::log_reader reader(options, "");
    std::vector<std::string> read;
    for (const found& each : read_line(reader, line.text())) {
        expect(each.error.empty(), line.text(), "a line of a server is refused", each.error);
        read.push_back(each.text);
    }
    expect(read == expected, line.text(), "the URIs of a line are read differently");
    const auto* const values = reader.read({"f", 1, line.text()}).front().log;
    const auto check_value = [&](cli::field_id which, std::string_view text) {
        expect(values != nullptr && (*values)[which] == (text == "-" ? "" : text), line.text(),
               "a value is read differently");
    };
    check_value(cli::field_id::client, "192.0.2.7");
    check_value(cli::field_id::time, "1646861401.5");
    check_value(cli::field_id::method, method);
    check_value(cli::field_id::status, "200");
    check_value(cli::field_id::size, "512");
    check_value(cli::field_id::referer, referer);
    check_value(cli::field_id::user_agent, user_agent);
}

void check_written(std::string_view log, fuzz_input& input) {
    const bool has_version = input.choose(2) == 1;
    const std::string method = std::string(input.choose(2) == 1 ? "CONNECT" : "GET");
    const std::string target = target_of(method, input);
    const std::string referer(input.take_line());
    const bool is_cut = input.choose(2) == 1;
    const std::string user_agent(input.rest());
    std::string line = "192.0.2.7 - - [20/Nov/2026:10:00:00 +0000] \"";
    line += escaped(method + " " + target + (has_version ? " HTTP/1.1" : "")) + "\" 200 512";
    if (log == "combined") {
        line += " \"" + escaped(referer) + "\" \"" + escaped(user_agent) + (is_cut ? "" : "\"");
    }
    const std::size_t last_word = target.rfind(' ') + 1;  // npos + 1 is 0
    const bool ends_like_version =
        !has_version && std::string_view(target).substr(last_word).starts_with("HTTP/");
    if (last_word > 0 && ends_like_version) {
        return;  // a reader would take the last word for the version
    }
    std::vector<std::string> expected;
    if (target != "-") {
        expected.push_back(expected_target(method, target));
    }
    if (log == "combined" && referer != "-" && !referer.empty()) {
        expected.push_back(referer);
    }
    const cli::log_options options = options_of(log, log_uris::both, true);
    cli::log_reader reader(options, "");
    const exact_copy copy(line);
    if (!has_version) {
        expect(has_error(read_line(reader, copy.text())), line, "a line without a version is read");
        return;
    }
    std::vector<std::string> read;
    for (const found& each : read_line(reader, copy.text())) {
        expect(each.error.empty(), line, "a line of a server is refused", each.error);
        read.push_back(each.text);
    }
    expect(read == expected, line, "the URIs of a line are read differently");
    const auto* const values = reader.read({"f", 1, copy.text()}).front().log;
    const auto check_value = [&](cli::field_id which, std::string_view text) {
        expect(values != nullptr && (*values)[which] == text, line, "a value is read differently");
    };
    check_value(cli::field_id::client, "192.0.2.7");
    check_value(cli::field_id::time, "20/Nov/2026:10:00:00 +0000");
    check_value(cli::field_id::method, method);
    check_value(cli::field_id::status, "200");
    check_value(cli::field_id::size, "512");
    if (log == "combined") {
        check_value(cli::field_id::referer, referer == "-" ? "" : referer);
        check_value(cli::field_id::user_agent, user_agent == "-" ? "" : user_agent);
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::string_view log = input.choose_from(formats);
    if (log.empty()) {
        check_notation(input.rest());
    } else if (input.choose(2) == 1 && (log == "common" || log == "combined" || log == "caddy")) {
        log == "caddy" ? check_written_json(input) : check_written(log, input);
    } else {
        check_lines(log, input.rest());
    }
    return 0;
}
