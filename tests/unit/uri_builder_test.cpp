// Tests uri_builder: it gives the same result as build(), and the parser reads appended segments
// and parameters back.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/case_file.hpp"
#include "support/places.hpp"
#include "unit/making.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, uri_builder_hpp) {
    EXPECT_EQ(uriscan::check_component(uriscan::component::host, "a/b")->offset, 1U);
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
    EXPECT_EQ(uriscan::with_component(uri, uriscan::component::host, "a/b", buffer).error().offset,
              1U);
    EXPECT_EQ(uriscan::with_component(uri, uriscan::component::host, "a/b", buffer,
                                      uriscan::given_as::data)
                  ->text(),
              "http://a%2Fb/p");
    EXPECT_EQ(uriscan::without_component(uri, uriscan::component::scheme)->text(), "//h/p");
    EXPECT_EQ(with_component(uri, component::host, "a/b", buffer, given_as::data)->host(), "a%2Fb");
    EXPECT_EQ(with_component(uri, component::path, "x", given_as::text, ambiguity::repair)->text(),
              "http://h/x");
}

TEST(uri_builder, gives_the_same_result_as_build) {
    for (const std::string& text : uri_references_in(source_path("tests/data"))) {
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

TEST(uri_builder, gives_the_error_of_the_first_refused_component) {
    uri_builder builder;
    builder.scheme("s").host("a/b").path("/ ").host("h").path("/");
    EXPECT_EQ(builder.build().error(),
              (uri_error{error_reason::unexpected_character, component::host, 1}));
    char buffer[8];
    EXPECT_EQ(builder.build(buffer, ambiguity::repair).error(), builder.build().error());
    EXPECT_EQ(uri_builder().port(1).build().error().reason, error_reason::missing_host);
    EXPECT_EQ(uri_builder().path("a:b").build().error().reason,
              error_reason::colon_in_first_segment);
    EXPECT_EQ(uri_builder().path("a:b").build(ambiguity::repair)->text(), "./a:b");
}

TEST(uri_builder, encodes_data_as_with_does) {
    const uri_view uri = parse_uri("s://u@h:1/p?q#f").value();
    for_each_short_string([&](std::string_view data) {
        const auto made = uri_builder(uri)
                              .userinfo(data, given_as::data)
                              .host(data[0] == '[' ? "h" : data, given_as::data)
                              .path("/" + std::string(data), given_as::data)
                              .query(data, given_as::data)
                              .fragment(data, given_as::data)
                              .build();
        ASSERT_TRUE(made) << in_quotes(data);
        const auto changed = with_component(uri, component::userinfo, data, given_as::data);
        EXPECT_EQ((*made)->userinfo(), (*changed)->userinfo());
        EXPECT_TRUE(data[0] == '[' || decodes_to((*made)->host(), data));
        EXPECT_TRUE(decodes_to((*made)->path().substr(1), data));
        EXPECT_TRUE(decodes_to((*made)->query(), data) && decodes_to((*made)->fragment(), data));
        expect_made_of(parts_of(*made), *made);
    });
    EXPECT_EQ(uri_builder().host("[::1]", given_as::data).build()->text(), "//[::1]");
    EXPECT_EQ(uri_builder().host("::1", given_as::data).build()->text(), "//%3A%3A1");
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
    for (const std::string_view start : {"", "/", "/x", "/x/", "//"}) {
        uri_builder builder;
        builder.host("h").path(start);
        for (const std::string& each : segments) {
            builder.append_segment(each);
        }
        const auto made = builder.build();
        ASSERT_TRUE(made);
        expect_made_of(builder.parts(), *made);
        const std::vector<std::string> read = segments_of(*made);
        const std::string_view kept =
            start.ends_with('/') ? start.substr(0, start.size() - 1) : start;
        const auto before = static_cast<std::size_t>(std::ranges::count(kept, '/')) + 1;
        ASSERT_EQ(read.size(), before + segments.size()) << *made;
        for (std::size_t i = 0; i < segments.size(); ++i) {
            EXPECT_TRUE(decodes_to(read[before + i], segments[i])) << read[before + i];
        }
    }
    EXPECT_EQ(uri_builder().path("a").append_segment("b").build()->text(), "a/b");
    EXPECT_EQ(uri_builder(parse_uri("s:/a/").value()).append_segment("b").build()->text(),
              "s:/a/b");
    EXPECT_EQ(uri_builder()
                  .path("/a/")
                  .append_segment("b")
                  .append_segment("")
                  .append_segment("c")
                  .build()
                  ->text(),
              "/a/b//c");
}

TEST(uri_builder, appends_to_a_path_that_was_set_or_removed) {
    uri_builder builder;
    builder.host("h").append_segment("a").append_segment("");
    EXPECT_EQ(builder.append_segment("b").build()->text(), "//h/a//b");
    builder.query("q").append_segment("").remove(component::query);
    EXPECT_EQ(builder.append_segment("c").build()->text(), "//h/a//b//c");
    EXPECT_EQ(builder.path("/x/").append_segment("b").build()->text(), "//h/x/b");
    EXPECT_EQ(builder.remove(component::path).append_segment("c").build()->text(), "//h/c");
}

TEST(uri_builder, refuses_dot_segments_and_slashes_in_segments) {
    const auto error = [](std::string_view segment, given_as given) {
        return uri_builder().append_segment(segment, given).build().error();
    };
    const auto at = [](std::size_t offset) {
        return uri_error{error_reason::unexpected_character, component::path, offset};
    };
    const uri_error dot_segment = {error_reason::dot_segment, component::path, 0};
    for (const std::string_view dots : {".", ".."}) {
        EXPECT_EQ(error(dots, given_as::data), dot_segment);
        EXPECT_EQ(error(dots, given_as::text), dot_segment);
    }
    for (const std::string_view dots : {"%2e", "%2E.", ".%2E", "%2e%2E"}) {
        EXPECT_EQ(error(dots, given_as::text), dot_segment);
        EXPECT_TRUE(uri_builder().append_segment(dots, given_as::data).build());
    }
    EXPECT_EQ(error("a/b", given_as::text), at(1));
    EXPECT_EQ(error("a /b", given_as::text), at(1));
    EXPECT_EQ(error("%/", given_as::text).reason, error_reason::malformed_percent_encoding);
    EXPECT_EQ(uri_builder().append_segment("%41", given_as::text).build()->text(), "/%41");
}

TEST(uri_builder, appends_parameters_that_are_read_back) {
    const std::vector<std::pair<std::string, std::string>> parameters = {
        {"", ""}, {"k", "v"}, {"a&b", "c=d"}, {"+", " "}, {"%41", "#?/"}, {"=", "&"}};
    for (const std::string_view start : {"", "x=1", "x&"}) {
        uri_builder builder;
        builder.query(start).append_parameter("alone &=");
        for (const auto& [key, value] : parameters) {
            builder.append_parameter(key, value);
        }
        const auto made = builder.build();
        ASSERT_TRUE(made);
        expect_made_of(builder.parts(), *made);
        const query_parameters range = (*made)->parameters();
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

TEST(uri_builder, refuses_parameters_that_would_be_read_back_differently) {
    const auto error = [](auto... parameter) {
        return uri_builder().append_parameter(parameter...).build().error();
    };
    const auto at = [](std::size_t offset) {
        return uri_error{error_reason::unexpected_character, component::query, offset};
    };
    EXPECT_EQ(error("a&b", "c", given_as::text), at(1));
    EXPECT_EQ(error("a=b", "c", given_as::text), at(1));
    EXPECT_EQ(error("a", "bc&", given_as::text), at(2));
    EXPECT_EQ(error("a b", "c", given_as::text), at(1));
    EXPECT_EQ(error("a=", given_as::text), at(1));
    const uri_error no_key = {error_reason::unexpected_end, component::query, 0};
    EXPECT_EQ(error(""), no_key);
    EXPECT_EQ(error("", given_as::text), no_key);
    EXPECT_EQ(uri_builder().append_parameter("a+b", "c=d", given_as::text).build()->text(),
              "?a+b=c=d");
    EXPECT_EQ(uri_builder().append_parameter("", "").build()->text(), "?=");
}

// The texts are longer than what a std::string keeps without allocation.
TEST(uri_builder, can_be_given_its_own_parts) {
    const std::string host = "a-name-that-is-longer-than-a-few-octets.example.com";
    uri_builder builder;
    builder.host(host).path("/" + host).query(host);
    builder.host(builder.parts().host);
    builder.host(builder.parts().host, given_as::data);
    builder.append_segment(builder.parts().path.substr(1), given_as::text);
    builder.append_segment(builder.parts().path.substr(1, host.size()));
    builder.append_parameter(builder.parts().query);
    builder.append_parameter(builder.parts().host, builder.parts().query.substr(0, host.size()));
    EXPECT_EQ(builder.build()->text(), "//" + host + "/" + host + "/" + host + "/" + host + "?" +
                                           host + "&" + host + "&" + host + "=" + host);
}

}  // namespace
}  // namespace uriscan::tests
