// Compares the matching of URI templates with a search that tries all values.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/template_matcher.hpp"

namespace uriscan::tests {
namespace {

// Reads a text by a pattern.  In the pattern, "u" stands for a value of unreserved octets, and "r"
// for a value that can have reserved ones.  Any other octet stands for itself.  Tries the shortest
// value first.
bool reads(std::string_view pattern, std::string_view text, std::string& found) {
    if (pattern.empty() || text.empty()) {
        return pattern.empty() && text.empty();
    }
    const char sign = pattern[0];
    if (sign != 'u' && sign != 'r') {
        return text[0] == sign && reads(pattern.substr(1), text.substr(1), found);
    }
    const std::size_t size_before = found.size();
    for (std::size_t size = 1; size <= text.size(); ++size) {
        if (sign == 'u' && text[size - 1] == '/') {
            break;
        }
        found += " x=" + std::string(text.substr(0, size));
        if (reads(pattern.substr(1), text.substr(size), found)) {
            return true;
        }
        found.resize(size_before);
    }
    return false;
}

TEST(template_matcher, takes_the_values_that_a_search_takes) {
    std::mt19937 random(6570);
    const auto text_of = [&](std::string_view octets, std::size_t most) {
        std::string text;
        for (std::size_t count = 1 + random() % most; count > 0; --count) {
            text += octets[random() % octets.size()];
        }
        return text;
    };
    std::size_t matched = 0;
    for (int i = 0; i < 1000; ++i) {
        const std::string pattern = text_of("uurr-./", 6);
        std::string one;
        for (const char sign : pattern) {
            one += sign == 'u' || sign == 'r' ? "{" + std::string(sign == 'r' ? "+" : "") + "x" +
                                                    std::to_string(one.size()) + "}"
                                              : std::string(1, sign);
        }
        const std::vector<std::string_view> templates = {one};
        const auto matcher = template_matcher::compile(templates, {.shortest_first = true});
        ASSERT_TRUE(matcher) << one;
        for (int j = 0; j < 50; ++j) {
            const std::string text = text_of("aab-./", 9);
            std::string expected = "0";
            expected = reads(pattern, text, expected) ? expected : "none";
            matched += expected == "none" ? 0 : 1;
            template_match found;
            std::string values = matcher->match(text, found) ? "0" : "none";
            for (std::size_t k = 0; k < found.size(); ++k) {
                values += " x=" + std::string(found[k].text);
            }
            ASSERT_EQ(values, expected) << one << " " << text;
        }
    }
    EXPECT_GT(matched, 5000U);
}

}  // namespace
}  // namespace uriscan::tests
