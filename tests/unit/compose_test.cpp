// Tests compose().  The parser must read the given parts from the composed text, or compose() must
// refuse them.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/places.hpp"
#include "support/reserved_text.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, compose_hpp) {
    char buffer[32];
    uriscan::uri_parts parts = uriscan::parts_of(uriscan::parse_uri("http://h/p#f").value());
    parts.fragment = {};
    EXPECT_EQ(uriscan::compose(parts, buffer)->text(), "http://h/p");
    EXPECT_EQ(uriscan::compose({.path = "a:b"}, uriscan::ambiguity::repair)->text(), "./a:b");
}

TEST(compose, gives_every_valid_text_of_the_case_files_again) {
    const std::vector<std::string> texts = uri_references_in(source_path("tests/data"));
    EXPECT_GT(texts.size(), 300U);
    for (const std::string& text : texts) {
        const uri_view uri = parse_uri_reference(text).value();
        std::string buffer(text.size(), '\0');
        const auto composed = compose(parts_of(uri), buffer);
        ASSERT_TRUE(composed) << text;
        EXPECT_EQ(composed->text(), text);
        EXPECT_EQ(composed->text().data(), buffer.data());
        EXPECT_EQ(composed->components(), uri.components()) << text;
        EXPECT_EQ(compose(parts_of(uri), ambiguity::repair)->text(), text);
        EXPECT_LE(text.size(), composed_size_limit(parts_of(uri)));
    }
}

TEST(compose, writes_nothing_if_the_buffer_is_too_small) {
    for (const std::string& text : uri_references_in(source_path("tests/data"))) {
        std::string buffer(text.size() + 1, '~');
        const std::string untouched = buffer;
        const uri_parts parts = parts_of(parse_uri_reference(text).value());
        for (std::size_t size = 0; size < text.size(); ++size) {
            const auto composed = compose(parts, std::span(buffer.data(), size));
            ASSERT_EQ(composed.error().reason, error_reason::buffer_too_small);
        }
        EXPECT_EQ(buffer, untouched);
        EXPECT_TRUE(compose(parts, std::span(buffer.data(), text.size())));
        EXPECT_EQ(buffer.back(), '~');
    }
}

TEST(compose, tells_absent_from_empty) {
    EXPECT_EQ(compose({})->text(), "");
    EXPECT_EQ(compose({.host = ""})->text(), "//");
    EXPECT_EQ(
        compose({.userinfo = "", .host = "", .port = "", .query = "", .fragment = ""})->text(),
        "//@:?#");
    EXPECT_FALSE((uri_parts{.query = ""} == uri_parts{}));
    EXPECT_TRUE((uri_parts{.path = ""} == uri_parts{}));
}

TEST(uri_parts, are_equal_if_all_components_are) {
    const uri_parts all = {"http", "u", "h", "80", "/p", "q", "f"};
    EXPECT_TRUE(all == parts_of(parse_uri("http://u@h:80/p?q#f").value()));
    for (const auto part :
         {&uri_parts::scheme, &uri_parts::userinfo, &uri_parts::host, &uri_parts::port,
          &uri_parts::path, &uri_parts::query, &uri_parts::fragment}) {
        for (const std::string_view other : {"", "x"}) {
            uri_parts changed = all;
            changed.*part = other;
            EXPECT_FALSE(all == changed);
            EXPECT_FALSE(changed == all);
        }
    }
}

struct refused_parts {
    uri_parts parts;
    uri_error expected;
    std::string_view repaired;
};

TEST(compose, refuses_or_repairs_a_path_that_would_be_read_back_differently) {
    using enum error_reason;
    constexpr auto path = component::path;
    const refused_parts cases[] = {
        {{.scheme = "s", .path = "//x"}, {path_begins_with_slashes, path, 1}, "s:/.//x"},
        {{.scheme = "s", .path = "//"}, {path_begins_with_slashes, path, 1}, "s:/.//"},
        {{.path = "//x"}, {path_begins_with_slashes, path, 1}, "/.//x"},
        {{.path = "///x"}, {path_begins_with_slashes, path, 1}, "/.///x"},
        {{.path = "a:b"}, {colon_in_first_segment, path, 1}, "./a:b"},
        {{.path = ":"}, {colon_in_first_segment, path, 0}, "./:"},
        {{.path = "ab:/c:d"}, {colon_in_first_segment, path, 2}, "./ab:/c:d"},
        {{.path = "1:"}, {colon_in_first_segment, path, 1}, "./1:"},
        {{.host = "h", .path = "x"}, {path_not_absolute, path, 0}, "//h/x"},
        {{.host = "", .path = "x"}, {path_not_absolute, path, 0}, "///x"},
        {{.host = "h", .port = "", .path = "1"}, {path_not_absolute, path, 0}, "//h:/1"},
    };
    for (const refused_parts& each : cases) {
        EXPECT_EQ(compose(each.parts).error(), each.expected) << each.repaired;
        const auto repaired = compose(each.parts, ambiguity::repair);
        ASSERT_TRUE(repaired) << each.repaired;
        EXPECT_EQ(repaired->text(), each.repaired);
        EXPECT_EQ(parse_uri_reference(each.repaired)->components(), (*repaired)->components());
    }
}

TEST(compose, does_not_change_a_path_that_is_read_back_unchanged) {
    for (const uri_parts& parts :
         {uri_parts{.scheme = "s", .path = "a:b"}, uri_parts{.path = "a/b:c"},
          uri_parts{.path = "/a:b"}, uri_parts{.host = "h", .path = "//x"},
          uri_parts{.host = "h", .path = ""}, uri_parts{.scheme = "s", .path = "/"},
          uri_parts{.path = "./a:b"}, uri_parts{.path = "/.//x"}}) {
        const auto composed = compose(parts, ambiguity::repair);
        EXPECT_EQ((*composed)->path(), parts.path);
        EXPECT_EQ(parts_of(parse_uri_reference(composed->text()).value()), parts);
        EXPECT_EQ(compose(parts)->text(), composed->text());
    }
}

TEST(compose, refuses_components_that_no_text_can_have) {
    using enum error_reason;
    for (const ambiguity policy : {ambiguity::refuse, ambiguity::repair}) {
        const uri_error no_host = {missing_host, component::host, 0};
        EXPECT_EQ(compose({.userinfo = ""}, policy).error(), no_host);
        EXPECT_EQ(compose({.port = "1", .path = "x"}, policy).error(), no_host);
        EXPECT_EQ(compose({.scheme = "", .path = "x"}, policy).error(),
                  (uri_error{unexpected_end, component::scheme, 0}));
    }
}

TEST(compose, refuses_a_text_of_4_GiB) {
    const reserved_text long_text(std::size_t{1} << 32);
    ASSERT_TRUE(long_text.is_there());
    const std::string_view most = long_text.text().substr(1);
    for (const uri_parts& parts :
         {uri_parts{.scheme = "s", .path = long_text.text()}, uri_parts{.query = most},
          uri_parts{.scheme = "s", .query = most.substr(2)}, uri_parts{.host = most, .query = most},
          uri_parts{.scheme = most, .path = most, .query = most, .fragment = most}}) {
        EXPECT_EQ(compose(parts, std::span<char>()).error().reason, error_reason::too_long);
        EXPECT_EQ(compose(parts).error().reason, error_reason::too_long);
        EXPECT_EQ(composed_size_limit(parts), UINT32_MAX);
    }
    const uri_parts longest{.scheme = "s", .query = most.substr(3)};
    EXPECT_EQ(compose(longest, std::span<char>()).error().reason, error_reason::buffer_too_small);
}

TEST(compose, allocates_nothing_in_a_buffer) {
    char buffer[64];
    const uri_parts parts = {"http", "u", "h", "80", "/p", "q", "f"};
    EXPECT_EQ(allocations_during([&] {
                  EXPECT_TRUE(compose(parts, buffer));
                  EXPECT_TRUE(compose({.path = "a:b"}, buffer, ambiguity::repair));
                  EXPECT_FALSE(compose({.path = "a:b"}, buffer));
                  EXPECT_FALSE(compose(parts, std::span(buffer, 3)));
              }),
              0U);
}

}  // namespace
}  // namespace uriscan::tests
