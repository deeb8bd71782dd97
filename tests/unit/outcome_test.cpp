// What operations give that can fail: their names, and the two sides of an outcome.
#include "uriscan/outcome.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "uriscan/percent.hpp"

namespace uriscan::tests {
namespace {

TEST(outcome, has_a_value_or_a_problem) {
    outcome<std::string> some = std::string("text");
    EXPECT_TRUE(some && some.has_value() && *some == "text" && some->size() == 4);
    EXPECT_EQ(std::move(some).value(), "text");
    const outcome<std::string> none = problem{failure::too_long, component::query, 7};
    EXPECT_FALSE(none);
    EXPECT_EQ(none.error(), (problem{failure::too_long, component::query, 7}));
}

TEST(failures, have_names_of_their_own) {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(failure::colon_in_first_segment); ++i) {
        const std::string_view name = to_string(static_cast<failure>(i));
        EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), name.npos) << name;
        EXPECT_TRUE(!name.empty() && names.insert(name).second) << name;
    }
    EXPECT_EQ(to_string(failure::base_without_scheme), "base-without-scheme");
    EXPECT_EQ(to_string(static_cast<failure>(255)), "");
}

TEST(problems, are_described) {
    const auto said_of = [](failure why, component where = component::path) {
        return describe({.why = why, .where = where, .offset = 0});
    };
    EXPECT_EQ(said_of(failure::buffer_too_small), "the buffer is too small for the result");
    EXPECT_EQ(said_of(failure::too_long), "the result would have 4294967296 octets or more");
    EXPECT_EQ(said_of(failure::malformed_percent_encoding),
              "'%' without two hexadecimal digits behind it");
    EXPECT_EQ(said_of(failure::base_without_scheme), "the base has no scheme");
    EXPECT_EQ(said_of(failure::climbs_above_root), "'..' climbs above the root of the path");
    EXPECT_EQ(said_of(failure::unreachable, component::scheme),
              "no reference means this: it has no scheme");
    EXPECT_EQ(said_of(failure::unreachable),
              "no reference means this: resolving removes dot segments");
    EXPECT_EQ(said_of(failure::invalid_component, component::host), "unexpected character in host");
    EXPECT_EQ(said_of(failure::missing_host), "user information or a port, but no host");
    EXPECT_EQ(said_of(failure::path_not_absolute),
              "a path behind an authority begins with '/' or is empty");
    EXPECT_EQ(said_of(failure::path_begins_with_slashes),
              "a path without an authority before it cannot begin with '//'");
    EXPECT_EQ(said_of(failure::colon_in_first_segment),
              "':' in the first segment of a relative reference");
    EXPECT_EQ(said_of(static_cast<failure>(255)), "");
}

TEST(problems, are_written_with_their_names) {
    std::ostringstream out;
    out << problem{.why = failure::invalid_component, .where = component::query, .offset = 7};
    EXPECT_EQ(out.str(), "7: query: invalid-component");
}

TEST(decoded_view, walks_back_and_forth) {
    const decoded_view view("%41b%63");
    decoded_view::iterator at = view.begin();
    EXPECT_EQ(*at++, 'A');
    EXPECT_EQ(*at++, 'b');
    EXPECT_EQ(*at--, 'c');
    EXPECT_EQ(*at, 'b');
    EXPECT_FALSE(view.empty());
    EXPECT_TRUE(decoded_view().empty());
}

TEST(doc_examples, outcome_hpp) {
    uriscan::outcome<int> none = uriscan::problem{uriscan::failure::too_long};
    EXPECT_TRUE(!none && none.error().why == uriscan::failure::too_long);
}

}  // namespace
}  // namespace uriscan::tests
