// Makes the command stats: its options and its help.
#include <algorithm>

#include "cli/arguments/tables.hpp"
#include "cli/commands/stats_command.hpp"
#include "cli/fields/domains.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {
namespace {

// Returns the names of all aspects that need no key.
std::vector<std::string> names_of_aspects() {
    std::vector<std::string> names;
    for (const aspect_entry& entry : all_aspects()) {
        if (entry.which != aspect::query_value) {
            names.emplace_back(entry.name);
        }
    }
    return names;
}

// Reads one name, such as "host" or "query:page".
counted_by::part part_named(const std::string& name) {
    constexpr std::string_view of_query = "query:";
    if (name.starts_with(of_query)) {
        const auto key = decode(std::string_view(name).substr(of_query.size()));
        if (!key) {
            throw usage_error("'" + name + "' has a % that starts no triplet");
        }
        return {aspect::query_value, *key};
    }
    const auto found = std::ranges::find(all_aspects(), name, &aspect_entry::name);
    if (found == all_aspects().end() || found->which == aspect::query_value) {
        std::vector<std::string> known = names_of_aspects();
        known.emplace_back("query:KEY");
        throw_unknown_name(name, known);
    }
    if (found->which == aspect::domain && !knows_domains()) {
        throw usage_error("domain is not available: built without libpsl");
    }
    return {found->which, ""};
}

// Reads names that are joined by "+".
counted_by counted_by_named(const std::string& names) {
    std::vector<counted_by::part> parts;
    for (std::size_t start = 0; start <= names.size();) {
        const std::size_t end = std::min(names.find('+', start), names.size());
        parts.push_back(part_named(names.substr(start, end - start)));
        start = end + 1;
    }
    if (parts.size() > 1) {
        for (const counted_by::part& each : parts) {
            if (!has_one_value(each.which)) {
                throw usage_error(std::string(name_of(each.which)) +
                                  " cannot be counted together with something else");
            }
        }
    }
    return counted_by(std::move(parts));
}

// Reads names that are separated by commas.
std::vector<counted_by> tables_named(const std::string& list) {
    std::vector<counted_by> tables;
    for (const std::string& names : split_at_commas(list)) {
        tables.push_back(counted_by_named(names));
        const auto is_same = [&](const counted_by& each) {
            return each.name() == tables.back().name();
        };
        if (std::ranges::count_if(tables, is_same) > 1) {
            throw usage_error("'" + names + "' is given twice");
        }
    }
    return tables;
}

option by_option(std::vector<counted_by>& target) {
    option_value value =
        text("NAMES", [&target](const std::string& list) { target = tables_named(list); });
    value.choices = names_of_aspects();
    value.is_list = true;
    for (const counted_by& each : target) {
        value.defaults.push_back(each.name());
    }
    return {.name = "by",
            .value = std::move(value),
            .help = "Count these, separated by commas",
            .details =
                "query:KEY counts the values of a key. With a + between names, their combinations "
                "are counted, as in host+status. "
                "The names from status on need --log"};
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
