// The options of stats.
#include <algorithm>
#include <array>
#include <string_view>

#include "cli/arguments/arguments.hpp"
#include "cli/arguments/choices.hpp"
#include "cli/arguments/common_arguments.hpp"
#include "cli/stats/domains.hpp"
#include "cli/arguments/whole_numbers.hpp"

namespace uriscan::cli {
namespace {

constexpr const char* by = "--by";

names<aspect> aspects_by_name() {
    names<aspect> aspects;
    for (const aspect which :
         {aspect::scheme, aspect::host, aspect::domain, aspect::host_kind, aspect::port,
          aspect::path, aspect::query_key, aspect::length, aspect::component, aspect::error}) {
        aspects.emplace_back(name_of(which), which);
    }
    return aspects;
}

// The aspects that `text` names, with commas between them.
std::vector<aspect> aspects_named(std::string_view text) {
    std::vector<aspect> aspects;
    for (const std::string& name : split_at_commas(text)) {
        const aspect which = named(by, aspects_by_name(), name);
        if (which == aspect::domain && !knows_domains()) {
            throw CLI::ValidationError(by, "domain is not available: built without libpsl");
        }
        if (std::ranges::count(aspects, which) > 0) {
            throw CLI::ValidationError(by, "'" + name + "' is there twice");
        }
        aspects.push_back(which);
    }
    return aspects;
}

}  // namespace

void add_stats_options(CLI::App& command, options& options) {
    counting& counting = options.counting;
    command
        .add_option_function<std::string>(
            by, [&](const std::string& text) { counting.by = aspects_named(text); },
            "Count by these, with commas between them: " + names_of(aspects_by_name()) +
                "; by default all but domain, path and query-key")
        ->type_name("NAMES");
    add_whole_number(command, "--top", counting.top, {},
                     "Show the N commonest values, by default 10; 0 is all");
    add_whole_number(command, "--max-distinct", counting.most, {1},
                     "Keep no more than about N different values, by default 1000000; where there "
                     "are more, the rarest are forgotten, and it is said that counts are too low");
    add_choice<bool>(
        command, "--format", {{"text", false}, {"json", true}}, "How the summary is written",
        [&](bool as_json) { counting.as_json = as_json; }, first_is_default);
    add_choice<when>(
        command, "--bars", whens_by_name(), "Draw bars; auto is on a terminal",
        [&](when wanted) { counting.bars = wanted; }, first_is_default)
        ->type_name("WHEN");
    command
        .add_option_function<std::string>(
            "--html", [&](const std::string& name) { counting.page_file = name; },
            "Write the summary as a page to FILE, too, or with - nothing but that")
        ->type_name("FILE");
    add_rule_option(command, options);
    add_uri_field_options(command, options);
    add_log_options(command, options);
}

}  // namespace uriscan::cli
