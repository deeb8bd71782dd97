// The table of fields: its names, and its copy in docs/command_line.md.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "cli/fields/field.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

std::string_view type_in_document(cli::value_type type) {
    switch (type) {
        case cli::value_type::text: return "text";
        case cli::value_type::octets: return "any octets";
        case cli::value_type::flag: return "flag";
        case cli::value_type::number:
        case cli::value_type::port: return "number";
        case cli::value_type::time: return "time";
        default: return "list";
    }
}

// Returns the table that docs/command_line.md must contain.
std::string document_table() {
    std::string table = "|---|---|---|\n";
    for (const cli::field_kind& each : cli::field_table) {
        table.append("| `").append(each.name).append(each.argument).append("` | ");
        table.append(type_in_document(each.type));
        table.append(each.needs == cli::need::log     ? ", with `--log` | "
                     : each.functions.needs_templates ? ", with `--templates` | "
                                                      : " | ");
        table.append(each.meaning).append(" |\n");
    }
    return table + "| `decoded:FIELD` |";
}

TEST(fields, are_documented) {
    std::ifstream file(source_path("docs/command_line.md"));
    const std::string document((std::istreambuf_iterator<char>(file)), {});
    EXPECT_NE(document.find(document_table()), document.npos) << document_table();
}

TEST(fields, have_names_without_hyphens_that_differ) {
    std::set<std::string_view> names;
    for (const cli::field_kind& each : cli::field_table) {
        EXPECT_EQ(each.name.find('-'), each.name.npos) << each.name;
        EXPECT_TRUE(names.insert(each.name).second) << each.name;
        EXPECT_EQ(each.argument.empty(), !each.name.ends_with(':')) << each.name;
    }
}

}  // namespace
}  // namespace uriscan::tests
