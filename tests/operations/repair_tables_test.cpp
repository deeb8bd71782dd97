// Checks repair() and its slow reference with the table of texts that were repaired by hand. Also
// compares the results of repair() with those of Node's URL, which reads texts as browsers do.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "operations/reference/repair.hpp"
#include "support/operation_file.hpp"
#include "support/places.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::tests {
namespace {

struct allowed_kinds {
    repairs ours = repairs::none;
    slow::mends theirs;
};

// The kinds have the same order in the library and in the reference.
allowed_kinds kinds_of(const operation_case& row) {
    allowed_kinds allowed;
    for (unsigned i = 0; i < 11; ++i) {
        const auto kind = static_cast<repairs>(1U << i);
        const bool usual = i < 9 && row.has_option("usual");
        if (usual || row.has_option("all") || row.has_option(name_of(kind))) {
            allowed.ours = allowed.ours | kind;
            allowed.theirs.insert(static_cast<slow::mend>(i));
        }
    }
    return allowed;
}

TEST(repair_table, is_what_the_slow_reference_says) {
    const auto rows = read_operations(source_path("tests/operations/repair.txt"));
    EXPECT_GT(rows.size(), 100U);
    for (const operation_case& row : rows) {
        SCOPED_TRACE(row.place);
        const slow::repaired got = slow::repair(row.input, kinds_of(row).theirs);
        if (got.error) {
            EXPECT_EQ(got.error->reason + ' ' + got.error->component + ' ' +
                          std::to_string(got.error->offset),
                      row.error);
        } else {
            EXPECT_EQ(got.text, row.result);
        }
    }
}

TEST(repair_table, is_what_repair_says) {
    for (const operation_case& row : read_operations(source_path("tests/operations/repair.txt"))) {
        SCOPED_TRACE(row.place);
        const auto got = repair(row.input, kinds_of(row).ours);
        if (got) {
            EXPECT_EQ(got->uri.text(), row.result);
        } else {
            EXPECT_EQ(in_names(got.error()), row.error);
        }
    }
}

// Returns the repaired text, or nothing if it cannot be repaired.
std::optional<std::string> repaired(const std::string& text, repairs allowed) {
    const auto made = repair(text, allowed);
    return made ? std::optional(std::string(made->uri.text())) : std::nullopt;
}

// Compares the results of repair() and of Node for the same text. Returns one of the headings in
// whatwg.txt.
std::string relation(const operation_case& row) {
    const repairs allowed = kinds_of(row).ours | repairs::usual;
    const auto ours = repaired(row.input, allowed);
    if (ours == row.result) {
        return "same result";
    }
    const bool both = ours.has_value() && row.result.has_value();
    return both && ours == repaired(*row.result, allowed) ? "same result after repair"
                                                          : "different results";
}

TEST(repair, relates_to_the_result_of_node_as_documented) {
    const auto rows = read_operations(source_path("tests/operations/whatwg.txt"));
    EXPECT_GT(rows.size(), 400U);
    for (const operation_case& row : rows) {
        EXPECT_EQ(relation(row), row.heading) << row.place;
    }
}

}  // namespace
}  // namespace uriscan::tests
