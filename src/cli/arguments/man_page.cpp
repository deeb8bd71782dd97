// Makes the man page.
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "cli/arguments/help.hpp"
#include "cli/fields/field.hpp"
#include "cli/system/names.hpp"
#include "uriscan/version.hpp"

namespace uriscan::cli {
namespace {

// Returns the text with escapes, so that troff shows it unchanged.
std::string escaped(std::string_view text) {
    const std::string made = with_replacements(text, {{'\\', "\\e"},
                                                      {'-', "\\-"},
                                                      {'\'', "\\(aq"},
                                                      {'`', "\\(ga"},
                                                      {'^', "\\(ha"},
                                                      {'~', "\\(ti"}});
    // troff would read a dot at the start of a line as a command.
    return made.starts_with('.') ? "\\&" + made : made;
}

// Returns a paragraph, as one line of the page's source.
std::string line(std::string_view text) {
    return escaped(text) + "\n";
}

// Returns the option with its names in bold and its value in italics.
std::string heading_of(const option& option) {
    std::string text = ".TP\n";
    if (option.short_name != '\0') {
        text += "\\fB\\-" + std::string(1, option.short_name) + "\\fR, ";
    }
    text += "\\fB\\-\\-" + escaped(option.name) + "\\fR";
    if (option.takes_value()) {
        text += " \\fI" + escaped(option.value.name) + "\\fR";
    }
    return text + "\n";
}

std::string entry_of(const option& option) {
    return option.is_hidden ? "" : heading_of(option) + line(description_of(option) + ".");
}

bool is_same(const option_group& a, const option_group& b) {
    return a.title == b.title &&
           std::ranges::equal(a.options, b.options, {}, description_of, description_of);
}

// Returns whether all commands have this group of options.
bool is_common(const option_group& group, const program& program) {
    return std::ranges::all_of(program.commands, [&](const command& command) {
        return std::ranges::any_of(command.groups,
                                   [&](const option_group& each) { return is_same(each, group); });
    });
}

// Returns the entries of some of the command's options.  If `common` is true, these are the options
// in groups that all commands have.  Otherwise, these are the options in the other groups.
std::string entries_of(const command& command, const program& program, bool common) {
    std::string text;
    for (const option_group& group : command.groups) {
        for (const option& each : group.options) {
            text += is_common(group, program) == common ? entry_of(each) : "";
        }
    }
    return text;
}

std::string section_of(const command& command, const program& program) {
    return ".SS " + escaped(synopsis_of(command)) + "\n" +
           line(fmt::format("{}. {}", command.summary, command.description)) +
           entries_of(command, program, false);
}

std::string fields_section() {
    std::string text =
        ".SH FIELDS\n" + line("uriscan COMMAND --help shows which of these fields a command has.");
    known_fields all{.stored = {}, .has_templates = true};
    for (std::size_t i = 0; i < stored_count; ++i) {
        all.stored.push_back(static_cast<field_id>(i));
    }
    for (const auto& [name, meaning] : described_fields(all)) {
        text += ".TP\n\\fB" + escaped(name) + "\\fR\n" + line(meaning + ".");
    }
    return text;
}

std::string exit_status_section(const program& program) {
    std::string text = ".SH EXIT STATUS\n" + line(status_of_most_commands);
    for (const command& each : program.commands) {
        if (!each.exit_status.empty()) {
            text += ".PP\n\\fBuriscan " + escaped(each.name) + "\\fR: " + line(each.exit_status);
        }
    }
    return text;
}

std::string examples_section(const program& program) {
    std::string text = ".SH EXAMPLES\n";
    for (const command& command : program.commands) {
        for (const example& each : command.examples) {
            text += ".TP\n\\fB" + escaped(each.words) + "\\fR\n" +
                    line(fmt::format("{}.", each.meaning));
        }
    }
    return text;
}

constexpr std::string_view environment_section = R"(.SH ENVIRONMENT
.TP
\fBNO_COLOR\fR
If this is set and not empty, \fB\-\-color auto\fR uses no colours.
.TP
\fBURISCAN_KERNEL\fR
The instruction set to use, for tests and measurements:
\fBscalar\fR, \fBsse\fR, \fBavx2\fR or \fBavx512\fR on x86\-64,
\fBscalar\fR or \fBneon\fR on 64\-bit ARM.
Without it, the fastest one of the processor is used.
)";

}  // namespace

std::string man_page_of(const program& program) {
    std::string text = ".TH URISCAN 1 \"\" \"uriscan " URISCAN_VERSION "\" \"User Commands\"\n";
    text += ".SH NAME\nuriscan \\- read URIs strictly as RFC 3986 defines them\n";
    text += ".SH SYNOPSIS\n" + line(synopsis_of_program);
    text += ".SH DESCRIPTION\n" + line(summary_of_program) + line(meaning_of_file);
    text += "Input compressed by gzip, Zstandard, xz or bzip2 is decompressed.\n";
    text += ".SH OPTIONS BEFORE THE COMMAND\n";
    for (const option& each : program.options) {
        text += entry_of(each);
    }
    text += ".SH OPTIONS OF ALL COMMANDS\n";
    text += entries_of(program.commands.front(), program, true);
    text += ".SH COMMANDS\n";
    for (const command& each : program.commands) {
        text += section_of(each, program);
    }
    text += fields_section();
    text += exit_status_section(program);
    text += environment_section;
    return text + examples_section(program);
}

}  // namespace uriscan::cli
