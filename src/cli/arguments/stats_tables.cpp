// Makes the command stats: its options and its help.
#include <algorithm>

#include "cli/arguments/common_tables.hpp"
#include "cli/arguments/tables.hpp"
#include "cli/commands/stats_command.hpp"
#include "cli/fields/domains.hpp"

namespace uriscan::cli {
namespace {

// Returns the aspects with these names, which must all exist.
std::vector<aspect> aspects_named(const std::vector<std::string>& names) {
    std::vector<aspect> aspects;
    for (const std::string& name : names) {
        const aspect which = std::ranges::find(all_aspects(), name, &aspect_entry::name)->which;
        if (which == aspect::domain && !knows_domains()) {
            throw usage_error("domain is not available: built without libpsl");
        }
        if (std::ranges::count(aspects, which) > 0) {
            throw usage_error("'" + name + "' is given twice");
        }
        aspects.push_back(which);
    }
    return aspects;
}

option by_option(std::vector<aspect>& target) {
    std::vector<std::string> names;
    std::vector<std::string> defaults;
    for (const aspect_entry& entry : all_aspects()) {
        names.emplace_back(entry.name);
        if (std::ranges::count(target, entry.which) > 0) {
            defaults.emplace_back(entry.name);
        }
    }
    return {.name = "by",
            .value = choices(names, defaults,
                             [&target](const std::vector<std::string>& given) {
                                 target = aspects_named(given);
                             }),
            .help = "Count these, separated by commas"};
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
          {.name = "bars",
           .value = choice(stats.bars, whens_by_name(), "WHEN"),
           .help = "Draw bars",
           .details = "With auto, only on a terminal"},
          html_option(stats.page_file)}});
    add_general_options(made, options->common);
    made.examples = {{"uriscan stats --by host,error --top 20 urls.txt",
                      "Show the 20 most frequent hosts and errors"},
                     {"uriscan stats --log combined --html stats.html access.log",
                      "Write a page about a web server's log"}};
    made.exit_status =
        "0 normally, 130 if SIGINT (Ctrl-C) ended the input early and the summary is partial, 2 if "
        "an option is wrong or a file cannot be read or written.";
    return made;
}

}  // namespace uriscan::cli
