// Tests audit() and audit_refused() on the cases in tests/data/audit.  Each case must name the
// source of its idea.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "support/case_file.hpp"
#include "support/places.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

std::vector<test_case> all_cases() {
    std::vector<test_case> cases;
    for (const auto& file : std::filesystem::directory_iterator(source_path("tests/data/audit"))) {
        const std::vector<test_case> more = read_cases(file.path().string());
        cases.insert(cases.end(), more.begin(), more.end());
    }
    return cases;
}

// Returns the text after `name` in the only line of the case that starts with it.
std::optional<std::string> line_of(const test_case& test, const std::string& name) {
    std::optional<std::string> found;
    for (const std::string& line : test.expected) {
        if (line.substr(0, line.find(' ')) == name) {
            EXPECT_FALSE(found) << test.place << ": two lines of " << name;
            found = line.substr(std::min(line.size(), name.size() + 1));
        }
    }
    return found;
}

audit_findings findings_named(const std::string& names) {
    audit_findings named;
    std::istringstream words(names);
    for (std::string word; words >> word;) {
        const auto described = std::ranges::find_if(
            all_findings(), [&](const auto& each) { return name_of(each.finding) == word; });
        EXPECT_NE(described, all_findings().end()) << word;
        if (described != all_findings().end()) {
            named |= described->finding;
        }
    }
    return named;
}

std::string names_of(const audit_findings& found) {
    std::string names;
    for (const audit_finding one : found) {
        names += std::string(name_of(one)) + ' ';
    }
    return names;
}

TEST(audit_cases, have_their_findings_and_no_others) {
    const std::vector<test_case> cases = all_cases();
    ASSERT_GT(cases.size(), 100U);
    for (const test_case& test : cases) {
        SCOPED_TRACE(test.place + ": " + in_quotes(test.input));
        const auto uri = parse(test.checked_rule, test.input);
        const audit_findings found = uri ? audit(*uri) : audit_refused(test.input, uri.error());
        const auto expected = line_of(test, "findings");
        ASSERT_TRUE(expected);
        EXPECT_EQ(names_of(found), names_of(findings_named(*expected)));
    }
}

TEST(audit_cases, name_the_source_of_the_idea) {
    for (const test_case& test : all_cases()) {
        const auto source = unquoted(line_of(test, "source").value_or(""));
        EXPECT_TRUE(source && !source->empty()) << test.place;
        const auto node = line_of(test, "node");
        EXPECT_TRUE(!node || *node == "refuses" || unquoted(*node)) << test.place;
        EXPECT_EQ(test.expected.size(), node ? 3U : 2U) << test.place << ": an unknown line";
    }
}

TEST(audit_cases, have_each_finding) {
    audit_findings found;
    for (const test_case& test : all_cases()) {
        found |= findings_named(line_of(test, "findings").value_or(""));
    }
    for (const finding_description& description : all_findings()) {
        EXPECT_TRUE(found.has(description.finding)) << name_of(description.finding);
    }
}

}  // namespace
}  // namespace uriscan::tests
