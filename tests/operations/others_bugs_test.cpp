// Tests inputs that other libraries handle wrongly (others_bugs.txt). The tests first check the
// slow references, which must be as correct as the library.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "operations/checks.hpp"
#include "operations/reference/normalize.hpp"
#include "operations/reference/relativize.hpp"
#include "operations/reference/resolve.hpp"
#include "support/places.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

struct bug {
    int line = 0;
    std::string operation;
    std::vector<std::string> texts;
    std::string expected;
};

// Returns the quoted texts of a line. No text of the file contains a quote or a backslash.
std::vector<std::string> texts_of(const std::string& line) {
    std::vector<std::string> texts;
    for (std::size_t open = line.find('"'); open != std::string::npos;) {
        const std::size_t close = line.find('"', open + 1);
        texts.push_back(line.substr(open + 1, close - open - 1));
        open = line.find('"', close + 1);
    }
    return texts;
}

std::vector<bug> read_bugs() {
    std::ifstream file(source_path("tests/operations/others_bugs.txt"));
    std::vector<bug> bugs;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.empty() || line.starts_with("//") || line.starts_with("#")) {
            continue;
        }
        if (line.starts_with(" ")) {
            bugs.back().expected = texts_of(line).at(0);
        } else {
            bugs.push_back({number, line.substr(0, line.find(' ')), texts_of(line), ""});
        }
    }
    return bugs;
}

const slow::scheme_table http_only = {{"http", {"80", true}}};
constexpr slow::rungs by_syntax = {};
constexpr slow::rungs by_scheme = {.empty_port = true, .default_port = true, .empty_path = true};

bool same_normal_form(const bug& bug, const slow::rungs& rungs) {
    return slow::normalize(bug.texts.at(0), rungs, http_only) ==
           slow::normalize(bug.texts.at(1), rungs, http_only);
}

TEST(others_bugs, are_not_in_the_references) {
    const std::vector<bug> bugs = read_bugs();
    ASSERT_GT(bugs.size(), 50U);
    for (const bug& bug : bugs) {
        SCOPED_TRACE("others_bugs.txt:" + std::to_string(bug.line));
        if (bug.operation == "resolve") {
            EXPECT_EQ(slow::resolve(bug.texts.at(0), bug.texts.at(1)).text, bug.expected);
        } else if (bug.operation == "normalize") {
            EXPECT_EQ(slow::normalize(bug.texts.at(0), by_syntax), bug.expected);
        } else if (bug.operation == "normalize-by-scheme") {
            EXPECT_EQ(slow::normalize(bug.texts.at(0), by_scheme, http_only), bug.expected);
        } else if (bug.operation == "equivalent" || bug.operation == "different") {
            EXPECT_EQ(same_normal_form(bug, by_syntax), bug.operation == "equivalent");
            EXPECT_EQ(same_normal_form(bug, by_scheme), bug.operation == "equivalent");
        } else if (bug.operation == "relativize") {
            EXPECT_EQ(slow::resolve(bug.texts.at(0), bug.expected).text, bug.texts.at(1));
            EXPECT_EQ(
                slow::shortest_candidate(bug.texts.at(0), bug.texts.at(1)).value_or("none").size(),
                bug.expected.size());
        } else {
            ADD_FAILURE() << "unknown operation: " << bug.operation;
        }
    }
}

TEST(others_bugs, are_not_in_the_library) {
    for (const bug& bug : read_bugs()) {
        SCOPED_TRACE("others_bugs.txt:" + std::to_string(bug.line));
        const uri_view first = parse_uri_reference(bug.texts.at(0)).value();
        const uri_view second = parse_uri_reference(bug.texts.back()).value();
        if (bug.operation == "resolve") {
            EXPECT_EQ(resolve(first, second)->text(), bug.expected);
        } else if (bug.operation == "normalize") {
            EXPECT_EQ(normalize(first)->text(), bug.expected);
        } else if (bug.operation == "normalize-by-scheme") {
            EXPECT_EQ(normalize(first, normalization::scheme_based)->text(), bug.expected);
        } else if (bug.operation == "equivalent" || bug.operation == "different") {
            const bool expected = bug.operation == "equivalent";
            EXPECT_EQ(equivalent(first, second), expected);
            EXPECT_EQ(equivalent(first, second, normalization::scheme_based), expected);
        } else if (bug.operation == "relativize") {
            EXPECT_EQ(relativize(first, second)->text().size(), bug.expected.size());
            EXPECT_EQ(resolve(first, *relativize(first, second))->text(), bug.texts.at(1));
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
