// What operations give that can fail: their names, and the two sides of an outcome.
#include "uriscan/outcome.hpp"

#include <gtest/gtest.h>

#include <set>
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
