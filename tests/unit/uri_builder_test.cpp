// Making URIs: whatever is put in comes out of the parser again, or nothing is made.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"
#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/reserved_text.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, uri_builder_hpp) {
    EXPECT_EQ(uriscan::check(uriscan::component::host, "a/b")->offset, 1U);
    char buffer[32];
    EXPECT_EQ(
        uriscan::build({.scheme = "http", .host = "h", .path = "/a b"}, buffer).error().offset, 2U);
    const auto made = uriscan::uri_builder()
                          .scheme("http")
                          .host("example.com")
                          .port(8042)
                          .append_segment("over/there")
                          .append_parameter("name", "ferret & co")
                          .build();
    EXPECT_EQ(made->text(), "http://example.com:8042/over%2Fthere?name=ferret%20%26%20co");
    const uriscan::uri_view uri = uriscan::parse_uri("http://h/p").value();
    EXPECT_EQ(uriscan::with(uri, uriscan::component::host, "a/b", buffer).error().offset, 1U);
    EXPECT_EQ(
        uriscan::with(uri, uriscan::component::host, "a/b", buffer, uriscan::as::data)->text(),
        "http://a%2Fb/p");
    EXPECT_EQ(uriscan::without(uri, uriscan::component::scheme)->text(), "//h/p");
    EXPECT_EQ(with_host(uri, "a/b", buffer, as::data)->host(), "a%2Fb");
    EXPECT_EQ(with_path(uri, "x", as::text, ambiguity::repair)->text(), "http://h/x");
}

constexpr component all_components[] = {component::scheme,  component::userinfo, component::host,
                                        component::port,    component::path,     component::query,
                                        component::fragment};

std::string_view& part_of(uri_parts& parts, component which) {
    std::string_view* const members[] = {&parts.scheme,  &parts.userinfo, &parts.host,
                                         &parts.port,    &parts.path,     &parts.query,
                                         &parts.fragment};
    return *members[static_cast<std::size_t>(which)];
}

// Section 5.3, word for word, but that it writes what it is given.
std::string recomposed(const uri_parts& parts) {
    const auto defined = [](std::string_view part) { return part.data() != nullptr; };
    std::string text;
    if (defined(parts.scheme)) {
        text.append(parts.scheme) += ':';
    }
    if (defined(parts.userinfo) || defined(parts.host) || defined(parts.port)) {
        text += "//";
        if (defined(parts.userinfo)) {
            text.append(parts.userinfo) += '@';
        }
        text += parts.host;
        if (defined(parts.port)) {
            (text += ':') += parts.port;
        }
    }
    text += parts.path;
    if (defined(parts.query)) {
        (text += '?') += parts.query;
    }
    if (defined(parts.fragment)) {
        (text += '#') += parts.fragment;
    }
    return text;
}

// Whether the parser finds in the text what was put in.
bool is_read_back(const uri_parts& parts) {
    const std::string text = recomposed(parts);
    const auto parsed = parse_uri_reference(text);
    return parsed && parts_of(*parsed) == parts;
}

bool is_path_rule(failure why) {
    return why == failure::path_not_absolute || why == failure::path_begins_with_slashes ||
           why == failure::colon_in_first_segment;
}

// Made of `parts`, a URI has them, and all that is known of it is what the parser would know.
void expect_made_of(const uri_parts& parts, const uri_view& made) {
    const auto parsed = parse_uri_reference(made.text());
    ASSERT_TRUE(parsed) << made;
    EXPECT_EQ(parsed->components(), made.components()) << made;
    EXPECT_TRUE(parts_of(*parsed) == parts) << made;
}

// The parts are built, or refused, as the parser would have it.
void expect_exact(const uri_parts& parts) {
    std::array<char, 64> buffer;
    const auto made = build(parts, buffer);
    ASSERT_EQ(made.has_value(), is_read_back(parts)) << recomposed(parts);
    const auto owned = build(parts);
    ASSERT_EQ(owned.has_value(), made.has_value());
    EXPECT_TRUE(made ? owned->text() == made->text() : owned.error() == made.error());
    if (made) {
        EXPECT_EQ(made->text(), recomposed(parts));
        expect_made_of(parts, *made);
        return;
    }
    const auto repaired = build(parts, buffer, ambiguity::repair);
    ASSERT_EQ(repaired.has_value(), is_path_rule(made.error().why)) << recomposed(parts);
    if (!repaired) {
        EXPECT_EQ(repaired.error(), made.error());
        return;
    }
    const std::string path(repaired->path());
    EXPECT_TRUE(path.ends_with(parts.path));
    EXPECT_LE(path.size(), parts.path.size() + 2);
    uri_parts expected = parts;
    expected.path = path;
    expect_made_of(expected, *repaired);
}

// Sets one component after the other to each of its values, and calls `visit` with all that comes of it.
using values = std::vector<std::string_view>;
void for_each_product(const std::vector<values>& choices, uri_parts& parts, std::size_t first,
                      const std::function<void(const uri_parts&)>& visit) {
    if (first == choices.size()) {
        visit(parts);
        return;
    }
    for (const std::string_view value : choices[first]) {
        part_of(parts, all_components[first]) = value;
        for_each_product(choices, parts, first + 1, visit);
    }
}

TEST(build, gives_what_is_read_back_or_refuses_for_all_of_a_cross_product) {
    const std::vector<values> choices = {
        {{}, "", "s", "1", "a:b"},
        {{}, "", "u", "u@h", ":"},
        {{}, "", "h", "h:1", "[::1]", "[::1", "a/b", "u@h", "h?", "%"},
        {{}, "", "1", "a", ":"},
        {{}, "/", "//", "//x", "a:b", ":", "..", "%41", "a/b", "a/b:c", "/?", "%4", "x//"},
        {{}, "", "q?", "#"},
        {{}, "", "f", "#"}};
    uri_parts parts;
    std::size_t made = 0, refused = 0;
    for_each_product(choices, parts, 0, [&](const uri_parts& each) {
        expect_exact(each);
        std::array<char, 64> buffer;
        ++(build(each, buffer) ? made : refused);
    });
    EXPECT_GT(made, 1000U);
    EXPECT_GT(refused, 1000U);
}

// Components that are there beside the one that is tried out.
const uri_parts surroundings[] = {{},
                                  {.scheme = "s"},
                                  {.host = "h"},
                                  {"s", "u", "h", "1", "/p", "q", "f"},
                                  {"s", {}, {}, {}, "p", {}, "f"}};

// Calls `visit` with all strings of one and two octets.
void for_each_short_string(const std::function<void(std::string_view)>& visit) {
    for (int first = 0; first < 256; ++first) {
        const char one[] = {static_cast<char>(first)};
        visit({one, 1});
        for (int second = 0; second < 256; ++second) {
            const char two[] = {one[0], static_cast<char>(second)};
            visit({two, 2});
        }
    }
}

TEST(build, gives_what_is_read_back_or_refuses_for_all_octets_in_all_components) {
    for (uri_parts parts : surroundings) {
        for (const component each : all_components) {
            const std::string_view before = part_of(parts, each);
            for_each_short_string([&](std::string_view text) {
                part_of(parts, each) = text;
                expect_exact(parts);
            });
            part_of(parts, each) = before;
        }
    }
}

TEST(build, names_the_component_and_the_octet) {
    using enum failure;
    struct wrong {
        component where;
        std::string_view text;
        failure why;
        std::size_t offset;
    };
    for (const wrong& each : {wrong{component::scheme, "a_b", invalid_component, 1},
                              {component::scheme, "", invalid_component, 0},
                              {component::userinfo, "u:p@", invalid_component, 3},
                              {component::userinfo, "u%4x", malformed_percent_encoding, 1},
                              {component::host, "a/b", invalid_component, 1},
                              {component::host, "h:1", invalid_component, 1},
                              {component::host, "::1", invalid_component, 0},
                              {component::host, "[::1]x", invalid_component, 5},
                              {component::host, "[::1", invalid_component, 4},
                              {component::host, "[1::2::3]", invalid_component, 6},
                              {component::host, "[v1.%41]", invalid_component, 4},
                              {component::port, "80 ", invalid_component, 2},
                              {component::path, "/a?b", invalid_component, 2},
                              {component::path, "/%", malformed_percent_encoding, 1},
                              {component::query, "a%%41", malformed_percent_encoding, 1},
                              {component::query, "q#f", invalid_component, 1},
                              {component::fragment, "f#", invalid_component, 1}}) {
        EXPECT_EQ(check(each.where, each.text), (problem{each.why, each.where, each.offset}))
            << each.text;
    }
    EXPECT_EQ(check(component::host, {}), std::nullopt);
    EXPECT_EQ(check(component::scheme, {})->why, invalid_component);
}

// The rule that each component is in the RFC's text.
constexpr std::string_view rule_names[] = {"scheme", "userinfo", "host",    "port",
                                           "path",   "query",    "fragment"};

// Whether `wrong` says of `text` what the RFC's rule says of it.
bool agrees(const std::optional<problem>& wrong, const oracle::dfa::run_result& right) {
    if (right.accepted || !wrong) {
        return right.accepted && !wrong;
    }
    if (wrong->why == failure::malformed_percent_encoding) {
        return wrong->offset < right.viable && right.viable <= wrong->offset + 2;
    }
    return wrong->why == failure::invalid_component && wrong->offset == right.viable;
}

TEST(check, agrees_with_the_text_of_the_RFC_on_the_strings_of_the_W_method) {
    std::string octets;
    for (int octet = 0; octet < 256; ++octet) {
        octets += static_cast<char>(octet);
    }
    const oracle::grammar rfc3986 = oracle::rfc3986_grammar();
    for (const component each : all_components) {
        const oracle::dfa rule =
            oracle::compile(rfc3986, rule_names[static_cast<std::size_t>(each)]);
        const auto agree_on = [&](std::string_view text) {
            const bool agree = agrees(check(each, text), rule.run(text));
            EXPECT_TRUE(agree) << to_string(each) << ' ' << in_quotes(text);
            return agree;
        };
        EXPECT_GT(oracle::w_suite(rule, octets).visit(0, agree_on), 500U);
        EXPECT_GT(oracle::w_suite(rule).visit(1, agree_on), 1U);
    }
}

// What with() does to `uri`, by its contract.
void expect_changed(const uri_view& uri, component which, std::string_view value) {
    uri_parts parts = parts_of(uri);
    part_of(parts, which) = value;
    std::string buffer(changed_size_limit(uri, value), '\0');
    const auto changed = with(uri, which, value, buffer);
    ASSERT_EQ(changed.has_value(), is_read_back(parts)) << uri << ' ' << value;
    const auto owned = with(uri, which, value);
    ASSERT_EQ(owned.has_value(), changed.has_value());
    if (!changed) {
        EXPECT_NE(changed.error().why, failure::buffer_too_small);
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
    const auto changed = without(uri, which, buffer);
    ASSERT_EQ(changed.has_value(), is_read_back(parts)) << uri;
    EXPECT_EQ(without(uri, which).has_value(), changed.has_value());
    if (changed) {
        expect_made_of(parts, *changed);
        EXPECT_EQ(without(uri, which)->text(), changed->text());
        return;
    }
    EXPECT_TRUE(is_path_rule(changed.error().why));
    const auto repaired = without(uri, which, buffer, ambiguity::repair);
    ASSERT_TRUE(repaired) << uri;
    uri_parts rest = parts_of(*repaired);
    rest.path = parts.path;
    EXPECT_TRUE(rest == parts) << uri;
}

TEST(with, keeps_all_others_in_every_valid_text_of_the_cases) {
    const std::vector<std::string> texts = uri_references_in(URISCAN_CASES_DIR);
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

// Data comes back as it was, and nothing else is other than before.
void expect_encoded(const uri_view& uri, component which, std::string_view data) {
    std::array<char, 64> buffer;
    const auto changed = with(uri, which, data, buffer, as::data);
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

TEST(with, takes_what_cannot_be_encoded_as_text) {
    const uri_view uri = parse_uri("s://h/").value();
    EXPECT_EQ(with_host(uri, "[::1]", as::data)->text(), "s://[::1]/");
    EXPECT_EQ(with_host(uri, "[::1]:80", as::data).error(),
              (problem{failure::invalid_component, component::host, 5}));
    EXPECT_EQ(with_scheme(uri, "a b", as::data).error(),
              (problem{failure::invalid_component, component::scheme, 1}));
    EXPECT_EQ(with_port(uri, "8 0", as::data).error(),
              (problem{failure::invalid_component, component::port, 1}));
    EXPECT_EQ(with_query(uri, "%41", as::data)->text(), "s://h/?%2541");
    EXPECT_EQ(with_path(uri, "/a/../b:c?", as::data)->text(), "s://h/a/../b:c%3F");
    EXPECT_EQ(with_userinfo(uri, "a:b@c", as::data)->text(), "s://a:b%40c@h/");
}

TEST(with, has_a_name_for_each_component) {
    const uri_view uri = parse_uri("s://u@h:1/p?q#f").value();
    char buffer[32];
    EXPECT_EQ(with_scheme(uri, "x", buffer)->text(), "x://u@h:1/p?q#f");
    EXPECT_EQ(with_userinfo(uri, "x")->text(), "s://x@h:1/p?q#f");
    EXPECT_EQ(with_host(uri, "x")->text(), "s://u@x:1/p?q#f");
    EXPECT_EQ(with_port(uri, "")->text(), "s://u@h:/p?q#f");
    EXPECT_EQ(with_port(uri, 0)->text(), "s://u@h:0/p?q#f");
    EXPECT_EQ(with_port(uri, 65535, buffer)->text(), "s://u@h:65535/p?q#f");
    EXPECT_EQ(with_path(uri, "/x")->text(), "s://u@h:1/x?q#f");
    EXPECT_EQ(with_query(uri, "x")->text(), "s://u@h:1/p?x#f");
    EXPECT_EQ(with_fragment(uri, "x")->text(), "s://u@h:1/p?q#x");
    EXPECT_EQ(without_scheme(uri)->text(), "//u@h:1/p?q#f");
    EXPECT_EQ(without_userinfo(uri)->text(), "s://h:1/p?q#f");
    EXPECT_EQ(without_authority(uri)->text(), "s:/p?q#f");
    EXPECT_EQ(without_port(uri)->text(), "s://u@h/p?q#f");
    EXPECT_EQ(without_query(uri, buffer)->text(), "s://u@h:1/p#f");
    EXPECT_EQ(without_fragment(uri)->text(), "s://u@h:1/p?q");
}

TEST(with, makes_null_and_empty_present_and_without_makes_absent) {
    const uri_view bare = parse_uri_reference("").value();
    for (const std::string_view value : {std::string_view(), std::string_view("")}) {
        for (const as given : {as::text, as::data}) {
            EXPECT_EQ(with_query(bare, value, given)->text(), "?");
            EXPECT_EQ(with_fragment(bare, value, given)->text(), "#");
            EXPECT_EQ(with_host(bare, value, given)->text(), "//");
            EXPECT_EQ(with_query(bare, value, std::span<char>(), given).error().why,
                      failure::buffer_too_small);
            char octet[1];
            EXPECT_EQ(with_query(bare, value, octet, given)->text(), "?");
        }
    }
    EXPECT_EQ(without_query(parse_uri("s:?").value())->text(), "s:");
    EXPECT_EQ(without_port(parse_uri("s://h:").value())->text(), "s://h");
}

TEST(with, needs_a_host_for_user_information_and_port) {
    const problem no_host = {failure::missing_host, component::host, 0};
    const uri_view uri = parse_uri("s:p").value();
    EXPECT_EQ(with_userinfo(uri, "u").error(), no_host);
    EXPECT_EQ(with_port(uri, 80).error(), no_host);
    EXPECT_EQ(with_port(uri, 80, as::text, ambiguity::repair).error(), no_host);
}

TEST(with, refuses_or_repairs_a_path_that_changes_its_meaning) {
    const uri_view mail = parse_uri("mailto:a:b").value();
    EXPECT_EQ(without_scheme(mail).error(),
              (problem{failure::colon_in_first_segment, component::path, 1}));
    EXPECT_EQ(without_scheme(mail, ambiguity::repair)->text(), "./a:b");
    EXPECT_EQ(with_host(mail, "h").error(),
              (problem{failure::path_not_absolute, component::path, 0}));
    EXPECT_EQ(with_host(mail, "h", as::text, ambiguity::repair)->text(), "mailto://h/a:b");
    const uri_view slashes = parse_uri("s://h//x").value();
    EXPECT_EQ(without_authority(slashes).error(),
              (problem{failure::path_begins_with_slashes, component::path, 1}));
    EXPECT_EQ(without_authority(slashes, ambiguity::repair)->text(), "s:/.//x");
}

TEST(with, never_writes_outside_of_the_buffer) {
    const uri_view uri = parse_uri("s://u@h:1/p?q#f").value();
    for (const component each : all_components) {
        for (const as given : {as::text, as::data}) {
            const std::string_view value =
                given == as::text || each == component::scheme || each == component::port
                    ? each == component::path ? "/1" : "1"
                    : "/ \xFF";
            if (check(each, value) && given == as::text) {
                continue;
            }
            const bool is_possible = with(uri, each, value, given).has_value();
            const std::size_t size = is_possible ? with(uri, each, value, given)->text().size() : 0;
            for (std::size_t room = 0; is_possible && room <= size + 8; ++room) {
                std::string memory(room + 2, '~');
                const auto changed =
                    with(uri, each, value, std::span(memory.data() + 1, room), given);
                EXPECT_EQ(memory.front(), '~');
                EXPECT_EQ(memory.back(), '~');
                ASSERT_EQ(changed.has_value(), room >= size);
                if (changed) {
                    EXPECT_EQ(changed->text(), with(uri, each, value, given)->text());
                }
            }
        }
    }
}

TEST(uri_builder, makes_the_same_as_build) {
    for (const std::string& text : uri_references_in(URISCAN_CASES_DIR)) {
        const uri_view uri = parse_uri_reference(text).value();
        const uri_builder builder(uri);
        EXPECT_TRUE(builder.parts() == parts_of(uri));
        const auto made = builder.build();
        ASSERT_TRUE(made) << text;
        EXPECT_EQ(made->text(), text);
        EXPECT_EQ((*made)->components(), uri.components());
        std::string buffer(composed_size_limit(builder.parts()), '\0');
        EXPECT_EQ(builder.build(buffer)->text(), text);
    }
}

TEST(uri_builder, takes_components_in_any_order_and_keeps_the_last) {
    const auto made = uri_builder()
                          .fragment("f")
                          .query("x")
                          .path("/p")
                          .host("x")
                          .port("8")
                          .userinfo("u")
                          .query("q")
                          .host("h")
                          .scheme("s")
                          .port(80)
                          .build();
    EXPECT_EQ(made->text(), "s://u@h:80/p?q#f");
    EXPECT_EQ(uri_builder().build()->text(), "");
    EXPECT_EQ(uri_builder().host({}).query("").build()->text(), "//?");
}

TEST(uri_builder, fails_with_the_first_that_was_refused) {
    uri_builder builder;
    builder.scheme("s").host("a/b").path("/ ").host("h").path("/");
    EXPECT_EQ(builder.build().error(), (problem{failure::invalid_component, component::host, 1}));
    char buffer[8];
    EXPECT_EQ(builder.build(buffer, ambiguity::repair).error(), builder.build().error());
    EXPECT_EQ(uri_builder().port(1).build().error().why, failure::missing_host);
    EXPECT_EQ(uri_builder().path("a:b").build().error().why, failure::colon_in_first_segment);
    EXPECT_EQ(uri_builder().path("a:b").build(ambiguity::repair)->text(), "./a:b");
}

TEST(uri_builder, encodes_data_as_with_does) {
    const uri_view uri = parse_uri("s://u@h:1/p?q#f").value();
    for_each_short_string([&](std::string_view data) {
        const auto made = uri_builder(uri)
                              .userinfo(data, as::data)
                              .host(data[0] == '[' ? "h" : data, as::data)
                              .path("/" + std::string(data), as::data)
                              .query(data, as::data)
                              .fragment(data, as::data)
                              .build();
        ASSERT_TRUE(made) << in_quotes(data);
        EXPECT_EQ((*made)->userinfo(), (*with_userinfo(uri, data, as::data))->userinfo());
        EXPECT_TRUE(data[0] == '[' || decodes_to((*made)->host(), data));
        EXPECT_TRUE(decodes_to((*made)->path().substr(1), data));
        EXPECT_TRUE(decodes_to((*made)->query(), data) && decodes_to((*made)->fragment(), data));
        expect_made_of(parts_of(*made), *made);
    });
    EXPECT_EQ(uri_builder().host("[::1]", as::data).build()->text(), "//[::1]");
    EXPECT_EQ(uri_builder().host("::1", as::data).build()->text(), "//%3A%3A1");
}

TEST(uri_builder, removes_components) {
    const uri_view uri = parse_uri("s://u@h:1/p?q#f").value();
    EXPECT_EQ(uri_builder(uri).remove(component::query).build()->text(), "s://u@h:1/p#f");
    EXPECT_EQ(uri_builder(uri).remove(component::host).build()->text(), "s:/p?q#f");
    EXPECT_EQ(uri_builder(uri).remove(component::path).build()->text(), "s://u@h:1?q#f");
    EXPECT_EQ(uri_builder(uri).remove(component::scheme).build()->text(), "//u@h:1/p?q#f");
}

std::vector<std::string> segments_of(const uri& uri) {
    const path_segments segments = uri->segments();
    return {segments.begin(), segments.end()};
}

TEST(uri_builder, appends_segments_that_are_read_back) {
    const std::vector<std::string> segments = {"",     "a",   "b/c", "...", "%2E",
                                               ".%2e", "d:e", "",    "",    "?#[]@ \xFF"};
    for (const std::string_view begin : {"", "/", "/x", "/x/", "//"}) {
        uri_builder builder;
        builder.host("h").path(begin);
        for (const std::string& each : segments) {
            builder.append_segment(each);
        }
        const auto made = builder.build();
        ASSERT_TRUE(made);
        expect_made_of(builder.parts(), *made);
        const std::vector<std::string> read = segments_of(*made);
        const std::string_view fore =
            begin.ends_with('/') ? begin.substr(0, begin.size() - 1) : begin;
        const auto before = static_cast<std::size_t>(std::ranges::count(fore, '/')) + 1;
        ASSERT_EQ(read.size(), before + segments.size()) << *made;
        for (std::size_t i = 0; i < segments.size(); ++i) {
            EXPECT_TRUE(decodes_to(read[before + i], segments[i])) << read[before + i];
        }
    }
    EXPECT_EQ(uri_builder().path("a").append_segment("b").build()->text(), "a/b");
    EXPECT_EQ(uri_builder()
                  .path("/a/")
                  .append_segment("b")
                  .append_segment("")
                  .append_segment("c")
                  .build()
                  ->text(),
              "/a/b//c");
}

TEST(uri_builder, begins_anew_behind_a_path_that_is_set_or_removed) {
    uri_builder builder;
    builder.host("h").append_segment("a").append_segment("");
    EXPECT_EQ(builder.append_segment("b").build()->text(), "//h/a//b");
    builder.query("q").append_segment("").remove(component::query);
    EXPECT_EQ(builder.append_segment("c").build()->text(), "//h/a//b//c");
    EXPECT_EQ(builder.path("/x/").append_segment("b").build()->text(), "//h/x/b");
    EXPECT_EQ(builder.remove(component::path).append_segment("c").build()->text(), "//h/c");
}

TEST(uri_builder, refuses_dot_segments_and_slashes_in_segments) {
    const auto error = [](std::string_view segment, as given) {
        return uri_builder().append_segment(segment, given).build().error();
    };
    const auto at = [](std::size_t offset) {
        return problem{failure::invalid_component, component::path, offset};
    };
    for (const std::string_view dots : {".", ".."}) {
        EXPECT_EQ(error(dots, as::data), at(0));
        EXPECT_EQ(error(dots, as::text), at(0));
    }
    for (const std::string_view dots : {"%2e", "%2E.", ".%2E", "%2e%2E"}) {
        EXPECT_EQ(error(dots, as::text), at(0));
        EXPECT_TRUE(uri_builder().append_segment(dots, as::data).build());
    }
    EXPECT_EQ(error("a/b", as::text), at(1));
    EXPECT_EQ(error("a /b", as::text), at(1));
    EXPECT_EQ(error("%/", as::text).why, failure::malformed_percent_encoding);
    EXPECT_EQ(uri_builder().append_segment("%41", as::text).build()->text(), "/%41");
}

TEST(uri_builder, appends_parameters_that_are_read_back) {
    const std::vector<std::pair<std::string, std::string>> parameters = {
        {"", ""}, {"k", "v"}, {"a&b", "c=d"}, {"+", " "}, {"%41", "#?/"}, {"=", "&"}};
    for (const std::string_view begin : {"", "x=1", "x&"}) {
        uri_builder builder;
        builder.query(begin).append_parameter("alone &=");
        for (const auto& [key, value] : parameters) {
            builder.append_parameter(key, value);
        }
        const auto made = builder.build();
        ASSERT_TRUE(made);
        expect_made_of(builder.parts(), *made);
        const query_parameters range = (*made)->query_parameters();
        std::vector<query_parameter> read(range.begin(), range.end());
        read.erase(read.begin(), read.end() - static_cast<std::ptrdiff_t>(parameters.size() + 1));
        EXPECT_TRUE(decodes_to(read[0].key, "alone &=") && !read[0].has_value());
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            EXPECT_TRUE(decodes_to(read[i + 1].key, parameters[i].first)) << *made;
            EXPECT_TRUE(read[i + 1].has_value());
            EXPECT_TRUE(decodes_to(read[i + 1].value, parameters[i].second)) << *made;
        }
    }
}

TEST(uri_builder, refuses_parameters_that_would_be_read_back_otherwise) {
    const auto error = [](auto... parameter) {
        return uri_builder().append_parameter(parameter...).build().error();
    };
    const auto at = [](std::size_t offset) {
        return problem{failure::invalid_component, component::query, offset};
    };
    EXPECT_EQ(error("a&b", "c", as::text), at(1));
    EXPECT_EQ(error("a=b", "c", as::text), at(1));
    EXPECT_EQ(error("a", "bc&", as::text), at(2));
    EXPECT_EQ(error("a b", "c", as::text), at(1));
    EXPECT_EQ(error("a=", as::text), at(1));
    EXPECT_EQ(error(""), at(0));
    EXPECT_EQ(error("", as::text), at(0));
    EXPECT_EQ(uri_builder().append_parameter("a+b", "c=d", as::text).build()->text(), "?a+b=c=d");
    EXPECT_EQ(uri_builder().append_parameter("", "").build()->text(), "?=");
}

TEST(build, refuses_4_GiB) {
    const reserved_text memory(std::size_t{1} << 32);
    ASSERT_TRUE(memory.is_there());
    const uri_view uri = parse_uri("s:").value();
    EXPECT_EQ(with_query(uri, memory.text(), std::span<char>()).error().why, failure::too_long);
    EXPECT_EQ(with_query(uri, memory.text(), std::span<char>(), as::data).error().why,
              failure::too_long);
    EXPECT_EQ(with_query(uri, memory.text(), as::data).error().why, failure::too_long);
    EXPECT_EQ(uri_builder().query(memory.text(), as::data).build().error().why, failure::too_long);
}

// NULs, three times as long when they are encoded.
TEST(build, refuses_4_GiB_that_come_of_encoding) {
    const reserved_text memory(UINT32_MAX / 3 + 1);
    ASSERT_TRUE(memory.is_there());
    const uri_view uri = parse_uri("s:").value();
    EXPECT_EQ(with_query(uri, memory.text(), std::span<char>(), as::data).error().why,
              failure::too_long);
}

TEST(build, allocates_nothing_in_a_buffer) {
    char buffer[64];
    const uri_parts parts = {"http", "u", "h", "80", "/p", "q", "f"};
    const uri_view uri = parse_uri("http://u@h:80/p?q#f").value();
    const uri_builder builder(uri);
    EXPECT_EQ(allocations_during([&] {
                  EXPECT_TRUE(build(parts, buffer));
                  EXPECT_FALSE(build({.path = "a b"}, buffer));
                  EXPECT_TRUE(builder.build(buffer));
                  for (const component each : all_components) {
                      EXPECT_TRUE(check(each, "1 "));
                      EXPECT_TRUE(with(uri, each, "1", buffer, as::data, ambiguity::repair) ||
                                  each == component::scheme);
                      EXPECT_TRUE(without(uri, each, buffer));
                  }
                  EXPECT_TRUE(with_port(uri, 65535, buffer));
              }),
              0U);
}

}  // namespace
}  // namespace uriscan::tests
