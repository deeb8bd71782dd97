// Makes the command stats: its options and its help.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/arguments/tables.hpp"
#include "cli/commands/commands.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

option by_option(stats_options& options) {
    const std::vector<counted_by>& target = options.by;
    const auto take = [&options](const std::string& list) {
        options.by = read_tables(list);
        options.has_usual_tables = false;
    };
    option_value value = many_names("FIELDS", names_of_fields(columns_of_lines()), take);
    for (const counted_by& each : target) {
        value.defaults.emplace_back(each.parts.front().kind->name);
    }
    static const std::string details = fmt::format(
        "With a + between names, their combinations are counted, as in host+status. size/path has "
        "the sum of the sizes of each path, and path@status=404 only the lines with this status. "
        "For a log, the default is {}. The table of fields is below",
        fmt::join(split(usual_tables_of_logs, ','), ", "));
    return {.name = "by",
            .value = std::move(value),
            .help = "Count these fields, separated by commas",
            .details = details};
}

std::vector<field*> all_of(std::vector<counted_by>& tables) {
    std::vector<field*> fields;
    for (counted_by& table : tables) {
        for (field& each : table.parts) {
            fields.push_back(&each);
        }
        for (std::optional<field>* const other : {&table.summed, &table.condition}) {
            if (*other) {
                fields.push_back(&**other);
            }
        }
    }
    return fields;
}

option_value without_default(option_value value) {
    value.defaults.clear();
    return value;
}

}  // namespace

command make_stats_command() {
    const auto options = std::make_shared<stats_command_options>();
    stats_options& stats = options->stats;
    options->common.input.max_line = std::uint64_t{64} << 20;
    command made = make_command("stats", "Count valid lines and the most frequent values", options,
                                options->common, run_stats);
    made.description = "Schemes and hosts are counted without regard to case.";
    made.fields = columns_of_lines();
    made.groups = {
        {"Options",
         {by_option(stats),
          {.name = "top",
           .value = without_default(number(stats.top, {})),
           .help = "Show the N most frequent values",
           .details = "0 is all. By default, N is 10, and 1000 for hours and days, which are shown "
                      "in the order of time"},
          {.name = "max-distinct",
           .value = number(stats.max_distinct, {1}),
           .help = "Remember about N different values",
           .details = "If there are more, the rarest are forgotten, and the summary says by how "
                      "much its counts can be too low"},
          {.name = "max-memory",
           .value = octets(stats.max_memory, {1 << 20, std::uint64_t{1} << 50}),
           .help = "Use at most SIZE octets for the counts",
           .details = "If this is too little, the rarest values are forgotten, as with "
                      "--max-distinct. K, M, G and T stand for powers of 1024"},
          rule_option(options->checked_rule)}}};
    add_input_options(made, options->common.input, reads_logs::yes);
    made.groups.push_back(
        {"Output",
         {{.name = "format",
           .value =
               choice(stats.as_json, named_values<bool>{{"text", false}, {"json", true}}, "NAME"),
           .help = "Write the summary in this format"},
          {.name = "live",
           .value = flag(stats.is_live),
           .help = "Show the summary again each second while lines arrive",
           .details =
               "On a terminal, each summary replaces the one before, and only the last one stays. "
               "With --format json, each summary is a line, also in a pipe. Otherwise only "
               "the last one is written"},
          {.name = "bars",
           .value = choice(stats.bars, whens_by_name(), "WHEN"),
           .help = "Draw bars",
           .details = "With auto, only on a terminal"},
          {.name = "html",
           .value = file(stats.page_file),
           .help = "Write the summary as an HTML page to FILE too",
           .details = "With -, only the page is written, to standard output"},
          {.name = "force",
           .value = flag(stats.replaces_any_file),
           .help = "Let --html replace any file",
           .details = "Without it, --html replaces only an empty file, or a page that stats has "
                      "written"}}});
    add_template_options(made, options->templates);
    add_general_options(made, options->common);
    made.examples = {
        {"uriscan stats --by host,error --top 20 urls.txt",
         "Show the 20 most frequent hosts and errors"},
        {"uriscan stats --log combined --by status,hour,path+status access.log",
         "Count the statuses, the requests of each hour, and the statuses of paths"},
        {"uriscan stats --log combined --log-uris both --by host access.log",
         "Count the hosts of the targets and the hosts of the referers separately"},
        {"tail -f access.log | uriscan stats --log combined --by status,path --live",
         "Watch a log until Ctrl-C"},
        {"uriscan stats --log combined --by size/path,size/hour access.log",
         "Sum the octets that were sent, for each path and each hour"},
        {"uriscan stats --log combined --by template --templates routes.txt access.log",
         "Count the requests of each route of a service"},
        {"uriscan stats --log combined --html stats.html access.log",
         "Write a page about a web server's log"}};
    made.checks.emplace_back([options] {
        std::vector<counted_by>& by = options->stats.by;
        log_options& log = options->common.input.log;
        if (options->stats.has_usual_tables && log.format != log_format::none) {
            by = read_tables(usual_tables_of_logs);
            options->stats.hides_absent = true;
        }
        const auto found = std::ranges::find_if(by, &counted_by::needs_log);
        log.has_values = found != by.end();
        if (found != by.end() && log.format == log_format::none) {
            throw usage_error("--by {} needs --log", found->name());
        }
        use_templates(options->templates, all_of(by));
        refuse_if(options->stats.is_live && options->stats.page_file == "-",
                  "--live cannot be used with --html -, which writes only the page");
        refuse_if(options->stats.replaces_any_file && !options->stats.page_file,
                  "--force has no effect without --html");
    });
    made.exit_status =
        "0 normally, 130 if SIGINT (Ctrl-C) ended the input early and the summary is partial, 2 if "
        "an option is wrong or a file cannot be read or written.";
    return made;
}

}  // namespace uriscan::cli
