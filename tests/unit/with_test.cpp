// Tests with_component() and without_component(), which change one component.  The other components
// must stay the same, or there must be an error.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/case_file.hpp"
#include "support/places.hpp"
#include "unit/making.hpp"

namespace uriscan::tests {
namespace {

// Expects with_component() to succeed if and only if the parser reads the changed components back.
void expect_changed(const uri_view& uri, component which, std::string_view value) {
    uri_parts parts = parts_of(uri);
    part_of(parts, which) = value;
    std::string buffer(changed_size_limit(uri, value), '\0');
    const auto changed = with_component(uri, which, value, buffer);
    ASSERT_EQ(changed.has_value(), is_read_back(parts)) << uri << ' ' << value;
    const auto owned = with_component(uri, which, value);
    ASSERT_EQ(owned.has_value(), changed.has_value());
    if (!changed) {
        EXPECT_NE(changed.error().reason, error_reason::buffer_too_small);
        EXPECT_EQ(owned.error(), changed.error());
        return;
    }
    expect_made_of(parts, *changed);
    EXPECT_EQ((*owned)->components(), changed->components());
    EXPECT_EQ(owned->text(), changed->text());
}

void expect_removed(const uri_view& uri, component which) {
    uri_parts parts = parts_of(uri);
    part_of(parts, which) = {};
    if (which == component::host) {
        parts.userinfo = parts.port = {};
    }
    std::string buffer(changed_size_limit(uri), '\0');
    const auto changed = without_component(uri, which, buffer);
    ASSERT_EQ(changed.has_value(), is_read_back(parts)) << uri;
    EXPECT_EQ(without_component(uri, which).has_value(), changed.has_value());
    if (changed) {
        expect_made_of(parts, *changed);
        EXPECT_EQ(without_component(uri, which)->text(), changed->text());
        return;
    }
    EXPECT_TRUE(is_path_rule(changed.error().reason));
    const auto repaired = without_component(uri, which, buffer, ambiguity::repair);
    ASSERT_TRUE(repaired) << uri;
    uri_parts rest = parts_of(*repaired);
    rest.path = parts.path;
    EXPECT_TRUE(rest == parts) << uri;
}

TEST(with, keeps_the_other_components_in_every_valid_text_of_the_case_files) {
    const std::vector<std::string> texts = uri_references_in(source_path("tests/data"));
    EXPECT_GT(texts.size(), 300U);
    for (const std::string& text : texts) {
        const uri_view uri = parse_uri_reference(text).value();
        for (const component each : all_components) {
            for (const std::string_view value :
                 {"", "a", "1", "/", "//x", "a:b", "u@h", "[::1]", "%41", "?", "#", "a/b", " "}) {
                expect_changed(uri, each, value);
            }
            expect_removed(uri, each);
        }
    }
}

// Expects the new component to decode to `data`, and the other components to stay the same.
void expect_encoded(const uri_view& uri, component which, std::string_view data) {
    std::array<char, 64> buffer;
    const auto changed = with_component(uri, which, data, buffer, given_as::data);
    ASSERT_TRUE(changed) << in_quotes(data);
    uri_parts parts = parts_of(*changed);
    EXPECT_TRUE(decodes_to(part_of(parts, which), data)) << *changed;
    const std::string written(part_of(parts, which));
    parts = parts_of(uri);
    part_of(parts, which) = written;
    expect_made_of(parts, *changed);
}

TEST(with, encodes_all_octets_as_data) {
    const uri_view uri = parse_uri("s://u@h:1/p?q#f").value();
    for (const component each :
         {component::userinfo, component::host, component::query, component::fragment}) {
        for_each_short_string([&](std::string_view data) {
            if (each != component::host || data[0] != '[') {
                expect_encoded(uri, each, data);
            }
        });
    }
    for_each_short_string([&](std::string_view data) {
        expect_encoded(uri, component::path, "/" + std::string(data));
    });
}

TEST(with, treats_data_that_cannot_be_encoded_as_text) {
    const uri_view uri = parse_uri("s://h/").value();
    EXPECT_EQ(with_component(uri, component::host, "[::1]", given_as::data)->text(), "s://[::1]/");
    EXPECT_EQ(with_component(uri, component::host, "[::1]:80", given_as::data).error(),
              (uri_error{error_reason::unexpected_character, component::host, 5}));
    EXPECT_EQ(with_component(uri, component::scheme, "a b", given_as::data).error(),
              (uri_error{error_reason::unexpected_character, component::scheme, 1}));
    EXPECT_EQ(with_component(uri, component::port, "8 0", given_as::data).error(),
              (uri_error{error_reason::unexpected_character, component::port, 1}));
    EXPECT_EQ(with_component(uri, component::query, "%41", given_as::data)->text(), "s://h/?%2541");
    EXPECT_EQ(with_component(uri, component::path, "/a/../b:c?", given_as::data)->text(),
              "s://h/a/../b:c%3F");
    EXPECT_EQ(with_component(uri, component::userinfo, "a:b@c", given_as::data)->text(),
              "s://a:b%40c@h/");
}

TEST(with, has_a_function_for_each_component) {
    const uri_view uri = parse_uri("s://u@h:1/p?q#f").value();
    char buffer[32];
    EXPECT_EQ(with_component(uri, component::scheme, "x", buffer)->text(), "x://u@h:1/p?q#f");
    EXPECT_EQ(with_component(uri, component::userinfo, "x")->text(), "s://x@h:1/p?q#f");
    EXPECT_EQ(with_component(uri, component::host, "x")->text(), "s://u@x:1/p?q#f");
    EXPECT_EQ(with_component(uri, component::port, "")->text(), "s://u@h:/p?q#f");
    EXPECT_EQ(with_component(uri, component::port, "0")->text(), "s://u@h:0/p?q#f");
    EXPECT_EQ(with_component(uri, component::port, "65535", buffer)->text(), "s://u@h:65535/p?q#f");
    EXPECT_EQ(with_component(uri, component::path, "/x")->text(), "s://u@h:1/x?q#f");
    EXPECT_EQ(with_component(uri, component::query, "x")->text(), "s://u@h:1/p?x#f");
    EXPECT_EQ(with_component(uri, component::fragment, "x")->text(), "s://u@h:1/p?q#x");
    EXPECT_EQ(without_component(uri, component::scheme)->text(), "//u@h:1/p?q#f");
    EXPECT_EQ(without_component(uri, component::userinfo)->text(), "s://h:1/p?q#f");
    EXPECT_EQ(without_component(uri, component::host)->text(), "s:/p?q#f");
    EXPECT_EQ(without_component(uri, component::port)->text(), "s://u@h/p?q#f");
    EXPECT_EQ(without_component(uri, component::query, buffer)->text(), "s://u@h:1/p#f");
    EXPECT_EQ(without_component(uri, component::fragment)->text(), "s://u@h:1/p?q");
}

TEST(with, makes_a_component_present_and_without_makes_it_absent) {
    const uri_view bare = parse_uri_reference("").value();
    for (const std::string_view value : {std::string_view(), std::string_view("")}) {
        for (const given_as given : {given_as::text, given_as::data}) {
            EXPECT_EQ(with_component(bare, component::query, value, given)->text(), "?");
            EXPECT_EQ(with_component(bare, component::fragment, value, given)->text(), "#");
            EXPECT_EQ(with_component(bare, component::host, value, given)->text(), "//");
            EXPECT_EQ(with_component(bare, component::query, value, std::span<char>(), given)
                          .error()
                          .reason,
                      error_reason::buffer_too_small);
            char octet[1];
            EXPECT_EQ(with_component(bare, component::query, value, octet, given)->text(), "?");
        }
    }
    EXPECT_EQ(without_component(parse_uri("s:?").value(), component::query)->text(), "s:");
    EXPECT_EQ(without_component(parse_uri("s://h:").value(), component::port)->text(), "s://h");
}

TEST(with, needs_a_host_for_user_information_and_port) {
    const uri_error no_host = {error_reason::missing_host, component::host, 0};
    const uri_view uri = parse_uri("s:p").value();
    EXPECT_EQ(with_component(uri, component::userinfo, "u").error(), no_host);
    EXPECT_EQ(with_component(uri, component::port, "80").error(), no_host);
    EXPECT_EQ(with_component(uri, component::port, "80", given_as::text, ambiguity::repair).error(),
              no_host);
}

TEST(with, refuses_or_repairs_a_path_that_changes_its_meaning) {
    const uri_view mail = parse_uri("mailto:a:b").value();
    EXPECT_EQ(without_component(mail, component::scheme).error(),
              (uri_error{error_reason::colon_in_first_segment, component::path, 1}));
    EXPECT_EQ(without_component(mail, component::scheme, ambiguity::repair)->text(), "./a:b");
    EXPECT_EQ(with_component(mail, component::host, "h").error(),
              (uri_error{error_reason::path_not_absolute, component::path, 0}));
    EXPECT_EQ(with_component(mail, component::host, "h", given_as::text, ambiguity::repair)->text(),
              "mailto://h/a:b");
    const uri_view slashes = parse_uri("s://h//x").value();
    EXPECT_EQ(without_component(slashes, component::host).error(),
              (uri_error{error_reason::path_begins_with_slashes, component::path, 1}));
    EXPECT_EQ(without_component(slashes, component::host, ambiguity::repair)->text(), "s:/.//x");
}

TEST(with, needs_no_more_room_than_the_result) {
    for (const component each : {component::path, component::query, component::fragment}) {
        const uri_view empty = parse_uri_reference("").value();
        const std::string expected = each == component::path    ? "a%20b"
                                     : each == component::query ? "?a%20b"
                                                                : "#a%20b";
        std::string buffer(expected.size(), '~');
        const auto changed = with_component(empty, each, "a b", std::span(buffer), given_as::data);
        ASSERT_TRUE(changed) << expected;
        EXPECT_EQ(changed->text(), expected);
    }
}

TEST(with, never_writes_outside_of_the_buffer) {
    const uri_view uri = parse_uri("s://u@h:1/p?q#f").value();
    for (const component each : all_components) {
        for (const given_as given : {given_as::text, given_as::data}) {
            const std::string_view value =
                given == given_as::text || each == component::scheme || each == component::port
                    ? each == component::path ? "/1" : "1"
                    : "/ \xFF";
            if (check_component(each, value) && given == given_as::text) {
                continue;
            }
            const bool is_possible = with_component(uri, each, value, given).has_value();
            const std::size_t size =
                is_possible ? with_component(uri, each, value, given)->text().size() : 0;
            for (std::size_t room = 0; is_possible && room <= size + 8; ++room) {
                std::string memory(room + 2, '~');
                const auto changed =
                    with_component(uri, each, value, std::span(memory.data() + 1, room), given);
                EXPECT_EQ(memory.front(), '~');
                EXPECT_EQ(memory.back(), '~');
                ASSERT_EQ(changed.has_value(), room >= size);
                if (changed) {
                    EXPECT_EQ(changed->text(), with_component(uri, each, value, given)->text());
                }
            }
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
