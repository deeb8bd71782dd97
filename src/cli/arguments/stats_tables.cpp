// Makes the command stats: its options and its help.
#include <algorithm>

#include "cli/arguments/tables.hpp"
#include "cli/commands/stats_command.hpp"

namespace uriscan::cli {
namespace {

option by_option(std::vector<counted_by>& target) {
    const auto take = [&target](const std::string& list) {
        try {
            target = read_tables(list);
        } catch (const field_error& error) {
            throw usage_error(error.what());
        }
    };
    option_value value = text("FIELDS", take);
    value.choices = names_of_fields(columns_of_lines());
    value.is_list = true;
    value.hides_choices = true;
    for (const counted_by& each : target) {
        value.defaults.emplace_back(each.parts.front().kind->name);
    }
    return {.name = "by",
            .value = std::move(value),
            .help = "Count these fields, separated by commas",
            .details =
                "With a + between names, their combinations are counted, as in "
                "host+status. The table of fields is below"};
}

option html_option(std::optional<std::string>& target) {
    option_value value = text("FILE", [&target](const std::string& name) { target = name; });
    value.is_file = true;
    return {.name = "html",
            .value = std::move(value),
            .help = "Write the summary as an HTML page to FILE too",
            .details = "With -, only the page is written, to standard output"};
}

}  // namespace

command make_stats_command() {
    const auto options = std::make_shared<stats_command_options>();
    stats_options& stats = options->stats;
    options->common.input.max_line = std::uint64_t{64} << 20;
    command made = make_command("stats", "Count valid lines and the most frequent values", options,
                                options->common, run_stats);
    made.description = "Schemes and hosts are counted without regard to case.";
    made.fields = described_fields(columns_of_lines());
    made.groups = {
        {"Options",
         {by_option(stats.by),
          {.name = "top",
           .value = number(stats.top, {}),
           .help = "Show the N most frequent values",
           .details = "0 is all"},
          {.name = "max-distinct",
           .value = number(stats.max_distinct, {1}),
           .help = "Remember about N different values",
           .details = "If there are more, the rarest are forgotten, and the summary says how far "
                      "its counts can be too low"},
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
           .details = "On a terminal, it is shown at the same place, and only the last one stays. "
                      "With --format json, each summary is a line, also in a pipe. Otherwise only "
                      "the last one is written"},
          {.name = "bars",
           .value = choice(stats.bars, whens_by_name(), "WHEN"),
           .help = "Draw bars",
           .details = "With auto, only on a terminal"},
          html_option(stats.page_file)}});
    add_general_options(made, options->common);
    made.examples = {{"uriscan stats --by host,error --top 20 urls.txt",
                      "Show the 20 most frequent hosts and errors"},
                     {"uriscan stats --log combined --by status,hour,path+status access.log",
                      "Count the statuses, the requests of each hour, and the statuses of paths"},
                     {"uriscan stats --log combined --log-uris both --by host access.log",
                      "Count the hosts of the targets and those of the referers apart"},
                     {"tail -f access.log | uriscan stats --log combined --by status,path --live",
                      "Watch a log until Ctrl-C"},
                     {"uriscan stats --log combined --html stats.html access.log",
                      "Write a page about a web server's log"}};
    made.checks.emplace_back([options] {
        const std::vector<counted_by>& by = options->stats.by;
        const auto found = std::ranges::find_if(by, &counted_by::needs_log);
        log_options& log = options->common.input.log;
        log.has_values = found != by.end();
        const bool lacks_log = found != by.end() && log.format == log_format::none;
        return lacks_log ? "--by " + found->name() + " needs --log" : "";
    });
    made.checks.emplace_back([options] {
        return options->stats.is_live && options->stats.page_file == "-"
                   ? "--live cannot be used with --html -, which writes only the page"
                   : "";
    });
    made.exit_status =
        "0 normally, 130 if SIGINT (Ctrl-C) ended the input early and the summary is partial, 2 if "
        "an option is wrong or a file cannot be read or written.";
    return made;
}

}  // namespace uriscan::cli
