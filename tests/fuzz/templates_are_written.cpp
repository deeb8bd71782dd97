// Properties of --template.  A template is refused if and only if a simple reader refuses it.  The
// error names what is wrong.  A record that is written with a template is the text that the simple
// reader puts together.
//
// The first line is the template; the rest is the text of the record.  Templates with derived
// fields, such as {segment:1}, are left out: tests/data/transcripts has them.
#include <optional>

#include "cli.hpp"
#include "cli/output/formats.hpp"

namespace uriscan::tests {
namespace {

using cli::field_id;

// The values that the template can name, with their names.
using named_values = std::vector<std::pair<std::string_view, std::string_view>>;

// Says whether a template has a name with ":" or "-", or the name of a derived field
// (field_kind::is_derived()).
bool may_have_derived_field(std::string_view wanted) {
    for (std::size_t brace = wanted.find('{'); brace != wanted.npos;
         brace = wanted.find('{', brace + 1)) {
        const std::string_view rest = wanted.substr(brace + 1);
        const std::string_view name = rest.substr(0, rest.find('}'));
        const auto is_it = [&](const cli::field_kind& each) {
            return each.is_derived() && each.name == name;
        };
        if (name.find_first_of(":-") != name.npos || std::ranges::any_of(cli::field_table, is_it)) {
            return true;
        }
    }
    return false;
}

// Returns the value of {port_number}.
std::string_view number_of(std::string_view port) {
    port.remove_prefix(std::min(port.find_first_not_of('0'), port.size() - (port.empty() ? 0 : 1)));
    constexpr std::string_view highest = "65535";
    const bool is_low =
        port.size() < highest.size() || (port.size() == highest.size() && port <= highest);
    return is_low ? port : std::string_view();
}

// Puts together what a template means (docs/command_line.md).  Returns nothing if it is wrong.
std::optional<std::string> simply_written(std::string_view wanted, const named_values& values) {
    std::string out;
    while (!wanted.empty()) {
        const std::string_view two = wanted.substr(0, 2);
        if (two == "{{" || two == "\\t" || two == "\\n" || two == "\\\\") {
            out += two == "{{" ? '{' : two == "\\t" ? '\t' : two == "\\n" ? '\n' : '\\';
            wanted.remove_prefix(2);
        } else if (wanted[0] == '\\') {
            return std::nullopt;
        } else if (wanted[0] == '{') {
            const std::string_view name = wanted.substr(1, wanted.find('}') - 1);
            const auto found =
                std::ranges::find(values, name, [](const auto& each) { return each.first; });
            if (wanted.find('}') == wanted.npos || found == values.end()) {
                return std::nullopt;
            }
            out += found->second;
            wanted.remove_prefix(name.size() + 2);
        } else {
            out += wanted[0];
            wanted.remove_prefix(1);
        }
    }
    return out;
}

// Returns the record, or the error of the template.
std::string written(std::string_view wanted, cli::record& record, bool& is_refused) {
    try {
        const auto known = cli::known_columns(cli::columns_of_components, false);
        const auto format = cli::make_template_format(cli::read_template(wanted, known));
        record.derive(format->derived_fields());
        fmt::memory_buffer out;
        format->append(out, record);
        return {out.data(), out.size()};
    } catch (const cli::usage_error& error) {
        is_refused = true;
        return error.what();
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const exact_copy wanted(input.take_line());
    const exact_copy text(input.rest());
    if (may_have_derived_field(wanted.text())) {
        return 0;
    }
    named_values values = {{"input", text.text()}};
    const auto known = uriscan::cli::known_columns(uriscan::cli::columns_of_components, false);
    for (const auto which : known.stored) {
        values.emplace_back(name_of(which), "");  // found only if there is no right value
    }
    uriscan::cli::record record;
    record.start(text.text());
    const auto parsed = uriscan::parse_uri_reference(text.text());
    std::string message, offset;
    if (parsed) {
        record.set_components(*parsed);
        values.insert(values.begin(), {{"valid", "1"},
                                       {"scheme", parsed->scheme()},
                                       {"userinfo", parsed->userinfo()},
                                       {"host", parsed->host()},
                                       {"host_kind", name_of(parsed->host_kind())},
                                       {"port", parsed->port()},
                                       {"port_number", number_of(parsed->port())},
                                       {"path", parsed->path()},
                                       {"query", parsed->query()},
                                       {"fragment", parsed->fragment()}});
    } else {
        const auto error = parsed.error();
        message = describe(error, text.text());
        offset = std::to_string(error.offset);
        record.set_error(uriscan::cli::error_of(error, text.text()));
        values.insert(values.begin(), {{"valid", "0"},
                                       {"error_offset", offset},
                                       {"error_component", name_of(error.component)},
                                       {"error_reason", name_of(error.reason)},
                                       {"error_message", message}});
    }
    bool is_refused = false;
    const std::string read = written(wanted.text(), record, is_refused);
    const auto expected = simply_written(wanted.text(), values);
    expect(is_refused == !expected, wanted.text(), "a template is refused or not", read);
    expect(is_refused ? !read.empty() : read == *expected, wanted.text(),
           "a record is written differently", read);
    return 0;
}
