// Makes the options of the input: which fields of lines, or columns of rows, are the URIs.
#include <algorithm>
#include <utility>

#include "cli/arguments/tables.hpp"
#include "cli/input/logs/known_logs.hpp"
#include "cli/system/listed.hpp"

namespace uriscan::cli {
namespace {

char delimiter_named(const std::string& text) {
    if (text.size() != 1 && text != "\\t") {
        throw usage_error("'" + text + "' is not one octet or \\t");
    }
    return text.size() == 1 ? text.front() : '\t';
}

// Returns why these fields have no delimiter that can be chosen, or an empty text if they have.
std::string mistake_in_delimiter(const field_options& field) {
    if (!field.delimiter) {
        return "";
    }
    const auto refused = [](const char* format, const char* why) {
        return std::string("--input-format ") + format + " has " + why +
               ", so it cannot be used with --delimiter";
    };
    switch (field.format) {
        case input_format::lines: return "";
        case input_format::tsv:
            return field.delimiter == '\t' ? "" : refused("tsv", "tabs between fields");
        case input_format::csv: {
            const bool is_usable =
                std::string_view("\"\r\n").find(*field.delimiter) == std::string_view::npos;
            return is_usable ? "" : "a delimiter of CSV is no quotation mark, CR or LF";
        }
        case input_format::blanks: return refused("blanks", "spaces and tabs between fields");
        case input_format::json: return refused("json", "paths to fields");
        case input_format::rowbinary: return refused("rowbinary", "nothing between fields");
    }
    return "";
}

std::string contradiction_in(const input_options& input) {
    const field_options& field = input.field;
    if (input.log.format != log_format::none) {
        if (field.names.empty() && field.format != input_format::lines) {
            return "--log with --input-format needs --field, which names the field with the line";
        }
        if (!field.names.empty() && input.log.format != log_format::layout) {
            return "the logs w3c, caddy and traefik-json cannot be used with --field";
        }
        if (field.format == input_format::rowbinary) {
            return "--log cannot be used with --input-format rowbinary";
        }
    }
    if (field.format == input_format::csv && input.null_separated) {
        return "a record of CSV ends with a line feed, so --input-format csv cannot be used with "
               "--null";
    }
    return mistake_in_delimiter(field);
}

// Returns what is wrong with the columns of rows.  `needs_number` says whether the options must say
// which of several columns has the URIs.
std::string contradiction_in_rows(const field_options& field, bool needs_number) {
    const std::size_t columns = field.types.size();
    if (field.format != input_format::rowbinary) {
        return field.types == field_options().types
                   ? ""
                   : "--input-types needs --input-format rowbinary";
    }
    if (std::max(field.number, field.base_number) > columns) {
        return "--input-types names " + std::to_string(columns) +
               (columns == 1 ? " column" : " columns") + ", so there is no column " +
               std::to_string(std::max(field.number, field.base_number));
    }
    if (needs_number && columns > 1 && field.number == 0) {
        return "--field must say which of the columns has the URIs";
    }
    return "";
}

std::vector<row_type> types_named(const std::string& list) {
    const named_values<row_type> types = {{"String", row_type::string},
                                          {"Nullable(String)", row_type::nullable_string}};
    std::vector<row_type> named;
    for (const std::string_view name : split(list, ',')) {
        named.push_back(value_named(types, std::string(name)));
    }
    return named;
}

// Returns the options --input-format, with these formats, and --input-types.
std::vector<option> input_format_options(field_options& target,
                                         const named_values<input_format>& formats,
                                         const std::string& help, const std::string& details) {
    option_value types =
        text("TYPES", [&target](const std::string& list) { target.types = types_named(list); });
    types.defaults = {"String"};
    return {{.name = "input-format",
             .value = choice(target.format, formats, "NAME"),
             .help = help,
             .details = details},
            {.name = "input-types",
             .value = std::move(types),
             .help = "The types of all columns of rowbinary, separated by commas",
             .details = "A type is String or Nullable(String)",
             .needs = "input-format"}};
}

option skip_empty_option(input_options& target) {
    return {.name = "skip-empty",
            .value = flag(target.skip_empty),
            .help = "Leave out lines without a URI",
            .details =
                "These are empty lines and fields, NULL, and lines of a log whose URI is "
                "missing or \"-\""};
}

option_value log_value_of(log_options& log) {
    const std::vector<std::string> names = known_logs();
    return {.name = "NAME", .choices = names, .take = [&log, names](const std::string& name) {
                if (std::ranges::find(names, name) == names.end()) {
                    throw_unknown_name(name, names);
                }
                set_log(log, name);
            }};
}

std::vector<option> log_options_with(log_options& log) {
    return {{.name = "log",
             .value = log_value_of(log),
             .help = "Read the log of a web server, and take the request targets or referers "
                     "from its lines",
             .details = "apache and nginx are combined, w3c is that of IIS"},
            {.name = "log-format",
             .value = text("FORMAT",
                           [&log](const std::string& notation) {
                               try {
                                   set_log_notation(log, notation);
                               } catch (const notation_error& error) {
                                   throw usage_error(error.what());
                               }
                           }),
             .help = "Read a log whose lines have this format",
             .details = "The format is that of Apache's LogFormat, such as "
                        "'%h %l %u %t \"%r\" %>s %b', or of nginx's log_format, such as "
                        "'$remote_addr [$time_local] \"$request\" $status'",
             .excludes = "log"},
            {.name = "log-uris",
             .value = choice(log.wanted,
                             named_values<log_uris>{{"target", log_uris::target},
                                                    {"referer", log_uris::referer},
                                                    {"both", log_uris::both}},
                             "NAME"),
             .help = "Take these URIs from a log",
             .details = "With both, a line that has two URIs gives two records, and stats writes "
                        "two reports",
             .unless = "log-format",
             .needs = "log"}};
}

// Returns the option --max-line.  `details` say what happens to a line that is too long.
option max_line_option(input_options& target, std::uint64_t most, const std::string& details) {
    return {.name = "max-line",
            .value = octets(target.max_line, {1, most}),
            .help = "Keep no line in memory that is longer than SIZE octets",
            .details = details};
}

}  // namespace

option max_text_option(input_options& target, const std::string& details) {
    constexpr std::uint64_t longest_text = 0xFFFFFFFF;  // longer texts are not parsed
    target.max_line = std::min(target.max_line, longest_text);
    return max_line_option(target, longest_text, details);
}

std::vector<option> field_options_with(field_options& target, const std::string& help,
                                       const std::string& details) {
    option_value delimiter =
        text("C", [&target](const std::string& name) { target.delimiter = delimiter_named(name); });
    delimiter.defaults = {"\\t"};
    return {{.name = "field", .value = field_names(target), .help = help, .details = details},
            {.name = "delimiter",
             .value = std::move(delimiter),
             .help = "The octet between fields; \\t is a tab",
             .needs = "field"}};
}

void add_input_options(command& made, input_options& target, reads_logs with_log,
                       const std::string& if_too_long) {
    option_group group{"Input",
                       field_options_with(target.field, "Read the URI from this field of each line",
                                          "The first field is 1. A field that does not exist is "
                                          "empty. With csv, it can be a name in the header; with "
                                          "json, it is a path such as request.url or urls[]. "
                                          "Several have commas between them")};
    std::ranges::move(
        input_format_options(target.field,
                             {{"lines", input_format::lines},
                              {"tsv", input_format::tsv},
                              {"csv", input_format::csv},
                              {"blanks", input_format::blanks},
                              {"json", input_format::json},
                              {"rowbinary", input_format::rowbinary}},
                             "Read lines in this format",
                             "With tsv, backslash escapes are decoded; many databases "
                             "write them. With csv, fields have commas between them, or "
                             "what --delimiter says, and can be in quotation marks. With blanks, "
                             "fields have spaces and tabs between them, as in awk. With json, each "
                             "line is a JSON text. With rowbinary, rows have ClickHouse's "
                             "format of this name"),
        std::back_inserter(group.options));
    group.options.push_back(skip_empty_option(target));
    group.options.push_back(max_text_option(target, if_too_long));
    if (with_log == reads_logs::yes) {
        std::ranges::move(log_options_with(target.log), std::back_inserter(group.options));
    }
    made.groups.push_back(std::move(group));
    made.checks.emplace_back([&target] { return read_field_names(target.field); });
    made.checks.emplace_back([&target] { return contradiction_in(target); });
    made.checks.emplace_back([&target] { return contradiction_in_rows(target.field, true); });
}

void add_log_options(command& made, input_options& target) {
    std::vector<option> options = log_options_with(target.log);
    options.pop_back();  // --log-uris
    std::ranges::move(options, std::back_inserter(made.groups.back().options));
    made.checks.emplace_back([&target] { return contradiction_in(target); });
}

void add_row_options(command& made, input_options& target) {
    std::ranges::move(
        input_format_options(
            target.field,
            {{"lines", input_format::lines},
             {"csv", input_format::csv},
             {"blanks", input_format::blanks},
             {"json", input_format::json},
             {"rowbinary", input_format::rowbinary}},
            "Read the text in this format, and write the same",
            "With csv, fields can be in quotation marks, and --field can be a name in the header. "
            "With blanks, fields have spaces and tabs between them, as in awk. With json, each "
            "line is a JSON text, and its strings are searched. With rowbinary, rows have "
            "ClickHouse's format of this name"),
        std::back_inserter(made.groups.back().options));
    made.checks.emplace_back([&target] { return contradiction_in_rows(target.field, false); });
}

void add_field_formats(command& made, input_options& target) {
    std::vector<option> options =
        input_format_options(target.field,
                             {{"lines", input_format::lines},
                              {"tsv", input_format::tsv},
                              {"csv", input_format::csv},
                              {"blanks", input_format::blanks},
                              {"json", input_format::json}},
                             "Search fields of lines in this format",
                             "With tsv, backslash escapes are decoded. With csv, fields can be in "
                             "quotation marks, and --field can be a name in the header. With "
                             "blanks, fields have spaces and tabs between them, as in awk. With "
                             "json, each line is a JSON text, and --field is a path");
    options.front().needs = "field";
    made.groups.back().options.push_back(std::move(options.front()));
    made.checks.emplace_back([&target] { return contradiction_in(target); });
}

void add_search_input_options(command& made, input_options& target, const std::string& field_help,
                              const std::string& field_details, const std::string& if_too_long) {
    option_group group{"Input", field_options_with(target.field, field_help, field_details)};
    group.options.push_back(max_line_option(
        target, most_octets, if_too_long + ". Without this option, there is no limit"));
    made.groups.push_back(std::move(group));
    made.checks.emplace_back([&target] {
        const std::string mistake = read_field_names(target.field, false);
        if (target.field.format == input_format::csv) {
            return mistake.empty() ? contradiction_in(target) : mistake;
        }
        std::ranges::sort(target.field.numbers);  // these commands go through a line once
        std::vector<std::size_t>& numbers = target.field.numbers;
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
        return mistake.empty() ? mistake_in_delimiter(target.field) : mistake;
    });
}

}  // namespace uriscan::cli
