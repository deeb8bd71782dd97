// Makes the options of the input: which fields of lines, or columns of rows, are the URIs.

#include <algorithm>
#include <optional>
#include <utility>

#include "cli/arguments/tables.hpp"
#include "cli/input/logs/known_logs.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

char delimiter_named(const std::string& text) {
    refuse_if(text.size() != 1 && text != "\\t", "'{}' is not one octet or \\t", text);
    return text.size() == 1 ? text.front() : '\t';
}

// Throws usage_error if the input format does not allow the delimiter that the user chose.
void check_delimiter(const field_options& field) {
    if (!field.delimiter) {
        return;
    }
    const auto refuse = [](std::string_view format, std::string_view between) {
        throw usage_error("--input-format {} has {}, so it cannot be used with --delimiter", format,
                          between);
    };
    switch (field.format) {
        case input_format::lines: break;
        case input_format::tsv:
            if (field.delimiter != '\t') {
                refuse("tsv", "tabs between fields");
            }
            break;
        case input_format::csv:
            refuse_if(std::string_view("\"\r\n").find(*field.delimiter) != std::string_view::npos,
                      "the delimiter of CSV cannot be a quotation mark, CR or LF");
            break;
        case input_format::blanks: refuse("blanks", "spaces and tabs between fields"); break;
        case input_format::json: refuse("json", "paths to fields"); break;
        case input_format::rowbinary: refuse("rowbinary", "nothing between fields"); break;
    }
}

void check(const input_options& input) {
    const field_options& field = input.field;
    if (input.log.format != log_format::none) {
        refuse_if(field.names.empty() && field.format != input_format::lines,
                  "--log with --input-format needs --field, which names the field with the line");
        refuse_if(!field.names.empty() && input.log.format != log_format::layout,
                  "the logs w3c, caddy and traefik-json cannot be used with --field");
        refuse_if(field.format == input_format::rowbinary,
                  "--log cannot be used with --input-format rowbinary");
    }
    refuse_if(field.format == input_format::csv && input.null_separated,
              "a record of CSV ends with a line feed, so --input-format csv cannot be used with "
              "--null");
    check_delimiter(field);
}

// Checks the columns of rows.  If `needs_number` is true and there are several columns, the options
// must say which of them has the URIs.
void check_rows(const field_options& field, bool needs_number) {
    const std::size_t columns = field.types.size();
    if (field.format != input_format::rowbinary) {
        refuse_if(field.types != field_options().types,
                  "--input-types needs --input-format rowbinary");
        return;
    }
    const std::size_t highest = std::max(field.number, field.base_number);
    refuse_if(highest > columns, "--input-types names {} {}, so there is no column {}", columns,
              columns == 1 ? "column" : "columns", highest);
    refuse_if(needs_number && columns > 1 && field.number == 0,
              "--field must say which of the columns has the URIs");
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

// Returns the options --input-format, with all formats but `left_out`, and --input-types.
std::vector<option> input_format_options(field_options& target,
                                         std::optional<input_format> left_out,
                                         std::string_view help, std::string_view details) {
    named_values<input_format> formats = {
        {"lines", input_format::lines}, {"tsv", input_format::tsv},
        {"csv", input_format::csv},     {"blanks", input_format::blanks},
        {"json", input_format::json},   {"rowbinary", input_format::rowbinary}};
    std::erase_if(formats, [&](const auto& each) { return each.second == left_out; });
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
    return {
        {.name = "log",
         .value = log_value_of(log),
         .help = "Read the log of a web server, and take the request targets or referers "
                 "from its lines",
         .details = "apache and nginx are other names of combined. IIS writes w3c"},
        {.name = "log-format",
         .value = text("FORMAT",
                       [&log](const std::string& notation) { set_log_notation(log, notation); }),
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
option max_line_option(input_options& target, std::uint64_t most, std::string_view details) {
    return {.name = "max-line",
            .value = octets(target.max_line, {1, most}),
            .help = "Keep at most SIZE octets of a line in memory",
            .details = details};
}

}  // namespace

option max_text_option(input_options& target, std::string_view details) {
    constexpr std::uint64_t longest_text = 0xFFFFFFFF;  // the parser refuses longer texts
    target.max_line = std::min(target.max_line, longest_text);
    return max_line_option(target, longest_text, details);
}

std::vector<option> field_options_with(field_options& target, std::string_view help,
                                       std::string_view details) {
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
                       std::string_view if_too_long) {
    option_group group{"Input",
                       field_options_with(target.field, "Read the URI from this field of each line",
                                          "The first field is 1. A field that does not exist is "
                                          "empty. With csv, it can be a name in the header; with "
                                          "json, it is a path such as request.url or urls[]. "
                                          "Separate several fields with commas")};
    group.add(
        input_format_options(target.field, std::nullopt, "Read lines in this format",
                             "With tsv, backslash escapes are decoded, as many databases "
                             "write them. With csv, fields have commas between them, or "
                             "what --delimiter says, and can be in quotation marks. With blanks, "
                             "fields have spaces and tabs between them, as in awk. With json, each "
                             "line is a JSON text. With rowbinary, rows have ClickHouse's "
                             "format of this name"));
    group.options.push_back(skip_empty_option(target));
    group.options.push_back(max_text_option(target, if_too_long));
    if (with_log == reads_logs::yes) {
        group.add(log_options_with(target.log));
    }
    made.groups.push_back(std::move(group));
    made.checks.emplace_back([&target] {
        read_field_names(target.field);
        check(target);
        check_rows(target.field, true);
    });
}

void add_log_options(command& made, input_options& target) {
    std::vector<option> options = log_options_with(target.log);
    options.pop_back();  // leaves out --log-uris
    made.groups.back().add(std::move(options));
    made.checks.emplace_back([&target] { check(target); });
}

void add_row_options(command& made, input_options& target) {
    made.groups.back().add(input_format_options(
        target.field, input_format::tsv, "Read the text in this format, and write the same",
        "With csv, fields can be in quotation marks, and --field can be a name in the header. "
        "With blanks, fields have spaces and tabs between them, as in awk. With json, each "
        "line is a JSON text, and its strings are searched. With rowbinary, rows have "
        "ClickHouse's format of this name"));
    made.checks.emplace_back([&target] { check_rows(target.field, false); });
}

void add_field_formats(command& made, input_options& target) {
    std::vector<option> options = input_format_options(
        target.field, input_format::rowbinary, "Search fields of lines in this format",
        "With tsv, backslash escapes are decoded. With csv, fields can be in "
        "quotation marks, and --field can be a name in the header. With "
        "blanks, fields have spaces and tabs between them, as in awk. With "
        "json, each line is a JSON text, and --field is a path");
    options.front().needs = "field";
    made.groups.back().options.push_back(std::move(options.front()));
    made.checks.emplace_back([&target] { check(target); });
}

void add_search_input_options(command& made, input_options& target, std::string_view field_help,
                              std::string_view field_details, std::string_view if_too_long) {
    option_group group{"Input", field_options_with(target.field, field_help, field_details)};
    group.options.push_back(max_line_option(target, most_octets, if_too_long));
    made.groups.push_back(std::move(group));
    made.checks.emplace_back([&target] {
        read_field_names(target.field, false);
        if (target.field.format == input_format::csv) {
            check(target);
            return;
        }
        std::ranges::sort(target.field.numbers);  // in the order in which a line has them
        std::vector<std::size_t>& numbers = target.field.numbers;
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
        check_delimiter(target.field);
    });
}

}  // namespace uriscan::cli
