// The C functions that read segments, query parameters, domains and kinds of references.  The
// expected values come from slow references, or are worked out by hand.
#include <gtest/gtest.h>

#include <map>

#include "c/writing.hpp"
#include "operations/reference/parameters.hpp"
#include "operations/reference/parts.hpp"

namespace uriscan::tests {
namespace {

std::string text_of(const uriscan_slice& slice) {
    return {slice.data, slice.size};
}

// Cuts a path at each "/".
std::vector<std::string> slow_segments(std::string path) {
    std::vector<std::string> segments;
    for (path += path.empty() ? "" : "/"; !path.empty();) {
        segments.push_back(path.substr(0, path.find('/')));
        path.erase(0, segments.back().size() + 1);
    }
    return segments;
}

TEST(c, reads_segments) {
    for (const parsed_text& uri : parsed_texts()) {
        const char* const text = uri.text.data();
        const std::vector<std::string> expected = slow_segments(slow::split(uri.text).path);
        ASSERT_EQ(uriscan_segment_count(&uri.at, text), expected.size()) << uri.text;
        uriscan_slice segment = {nullptr, 0};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            ASSERT_EQ(uriscan_next_segment(&uri.at, text, &segment), 1) << uri.text;
            ASSERT_EQ(text_of(segment), expected[i]) << uri.text;
            const uriscan_slice same = uriscan_segment(&uri.at, text, i);
            ASSERT_EQ(same.data, segment.data) << uri.text;
            ASSERT_EQ(same.size, segment.size) << uri.text;
        }
        ASSERT_EQ(uriscan_next_segment(&uri.at, text, &segment), 0) << uri.text;
        ASSERT_EQ(segment.data, nullptr);
        for (const std::size_t none : {expected.size(), expected.size() + 1, SIZE_MAX}) {
            ASSERT_EQ(uriscan_segment(&uri.at, text, none).data, nullptr) << uri.text;
        }
    }
}

// Compares a parameter with the expected parameter.  If the expected parameter has no value, the
// value must be absent.
void expect_parameter(const uriscan_parameter& found, const slow::parameter& expected) {
    ASSERT_EQ(text_of(found.key), expected.key);
    ASSERT_EQ(found.value.data != nullptr, expected.value.has_value());
    ASSERT_EQ(found.value.size, expected.value.value_or("").size());
    ASSERT_EQ(text_of(found.value), expected.value.value_or(""));
}

void expect_found(const parsed_text& uri, const std::vector<slow::parameter>& all,
                  const std::string& key, std::uint32_t flags) {
    uriscan_parameter found = {};
    for (const slow::parameter& each : all) {
        if (slow::decode_parameter(each.key, flags != 0) == key) {
            ASSERT_EQ(uriscan_find_parameter(&uri.at, uri.text.data(), key.data(), key.size(),
                                             flags, &found),
                      1);
            ASSERT_NO_FATAL_FAILURE(expect_parameter(found, each));
        }
    }
    ASSERT_EQ(
        uriscan_find_parameter(&uri.at, uri.text.data(), key.data(), key.size(), flags, &found), 0);
    ASSERT_EQ(found.key.data, nullptr);
}

TEST(c, reads_parameters) {
    std::vector<parsed_text> uris = parsed_texts();
    for (const std::string text :
         {"?", "?&", "?=", "?a=1&a=2&%61=3&a&b", "?a+b=1&a%20b=2&a%2Bb=3"}) {
        uriscan_uri uri;
        ASSERT_EQ(uriscan_parse(0, text.data(), text.size(), &uri, nullptr), URISCAN_OK);
        uris.push_back({text, uri});
    }
    for (const parsed_text& uri : uris) {
        const char* const text = uri.text.data();
        const std::vector<slow::parameter> expected =
            slow::split_query(slow::split(uri.text).query);
        ASSERT_EQ(uriscan_parameter_count(&uri.at, text), expected.size()) << uri.text;
        uriscan_parameter parameter = {};
        for (const slow::parameter& each : expected) {
            ASSERT_EQ(uriscan_next_parameter(&uri.at, text, &parameter), 1) << uri.text;
            ASSERT_NO_FATAL_FAILURE(expect_parameter(parameter, each)) << uri.text;
            for (const std::uint32_t flags : {0U, std::uint32_t{URISCAN_QUERY_PLUS_IS_SPACE}}) {
                const std::string key = slow::decode_parameter(each.key, flags != 0);
                ASSERT_NO_FATAL_FAILURE(expect_found(uri, expected, key, flags)) << uri.text;
            }
        }
        ASSERT_EQ(uriscan_next_parameter(&uri.at, text, &parameter), 0) << uri.text;
        ASSERT_EQ(parameter.key.data, nullptr);
        ASSERT_EQ(parameter.value.data, nullptr);
        ASSERT_NO_FATAL_FAILURE(expect_found(uri, expected, "not there", 0)) << uri.text;
        parameter.key.data = text;
        ASSERT_EQ(uriscan_find_parameter(&uri.at, text, "", 0, 8, &parameter), 0);
        ASSERT_EQ(parameter.key.data, nullptr);
    }
}

TEST(c, decodes_parameters) {
    for (const parsed_text& uri : parsed_texts()) {
        for (const std::uint32_t flags : {0U, std::uint32_t{URISCAN_QUERY_PLUS_IS_SPACE}}) {
            const std::string expected = slow::decode_parameter(uri.text, flags != 0);
            ASSERT_NO_FATAL_FAILURE(expect_writes(expected, [&](char* to, std::size_t capacity,
                                                                std::size_t* needed) {
                return uriscan_decode_parameter(uri.text.data(), uri.text.size(), flags, to,
                                                capacity, needed, nullptr);
            })) << uri.text;
        }
    }
    uriscan_error error;
    for (const std::uint32_t flags : {0U, std::uint32_t{URISCAN_QUERY_PLUS_IS_SPACE}}) {
        ASSERT_NO_FATAL_FAILURE(expect_fails(
            "malformed-percent-encoding", [&](char* to, std::size_t capacity, std::size_t* needed) {
                return uriscan_decode_parameter("a+%4", 4, flags, to, capacity, needed, &error);
            }));
        EXPECT_EQ(error.offset, 2U);
    }
    EXPECT_EQ(uriscan_decode_parameter("a", 1, 1, nullptr, 0, nullptr, &error),
              URISCAN_INVALID_ARGUMENT);
    EXPECT_EQ(error.status, URISCAN_INVALID_ARGUMENT);
}

// Returns the kind of a reference (sections 4.2 and 4.4).  A slow parser finds its components.
std::int32_t slow_kind(const std::string& text) {
    const slow::parts parts = slow::split(text);
    if (text.empty()) {
        return URISCAN_REFERENCE_EMPTY;
    }
    if (parts.scheme) {
        return URISCAN_REFERENCE_URI;
    }
    if (text.starts_with("//")) {
        return URISCAN_REFERENCE_NETWORK_PATH;
    }
    if (text.starts_with("/")) {
        return URISCAN_REFERENCE_ABSOLUTE_PATH;
    }
    return text.starts_with("#") ? URISCAN_REFERENCE_SAME_DOCUMENT
                                 : URISCAN_REFERENCE_RELATIVE_PATH;
}

TEST(c, tells_the_kind_of_a_reference) {
    std::map<std::int32_t, int> counts;
    for (const parsed_text& uri : parsed_texts()) {
        const std::int32_t kind = uriscan_reference_kind(&uri.at, uri.text.data());
        ASSERT_EQ(kind, slow_kind(uri.text)) << uri.text;
        ++counts[kind];
    }
    EXPECT_EQ(counts.size(), 6U);
    uriscan_uri uri;
    const std::pair<std::int32_t, std::string> targets[] = {{URISCAN_RULE_ORIGIN_FORM, "//a"},
                                                            {URISCAN_RULE_ABSOLUTE_FORM, "s:a"},
                                                            {URISCAN_RULE_AUTHORITY_FORM, "h:1"},
                                                            {URISCAN_RULE_ASTERISK_FORM, "*"},
                                                            {URISCAN_RULE_HOST_FIELD, ""}};
    const std::int32_t kinds[] = {URISCAN_REFERENCE_ABSOLUTE_PATH, URISCAN_REFERENCE_URI,
                                  URISCAN_REFERENCE_NONE, URISCAN_REFERENCE_NONE,
                                  URISCAN_REFERENCE_NONE};
    for (std::size_t i = 0; i < std::size(targets); ++i) {
        const auto& [form, text] = targets[i];
        ASSERT_EQ(uriscan_parse(form, text.data(), text.size(), &uri, nullptr), URISCAN_OK);
        EXPECT_EQ(uriscan_reference_kind(&uri, text.data()), kinds[i]) << text;
        EXPECT_EQ(uriscan_segment_count(&uri, text.data()),
                  form <= URISCAN_RULE_ABSOLUTE_FORM
                      ? slow_segments(slow::split(form == 17 ? "s://h" + text : text).path).size()
                      : 0U);
        EXPECT_EQ(uriscan_parameter_count(&uri, text.data()), 0U);
    }
}

TEST(c, tells_the_effective_port) {
    const std::pair<std::string, std::int32_t> cases[] = {
        {"http://h", 80},
        {"HTTPS://h:/", 443},
        {"https://h:8443", 8443},
        {"wss://h:0", 0},
        {"ftp://h:65535", 65535},
        {"http://h:65536", URISCAN_PORT_TOO_LARGE},
        {"http:/p", -1},
        {"http:", -1},
        {"mailto:a@b", -1},
        {"unknown://h", URISCAN_PORT_ABSENT},
        {"unknown://h:", -2},
        {"//h", -1},
        {"//h:", -2},
        {"//h:1", 1},
        {"/", -1},
        {"", -1}};
    for (const auto& [text, port] : cases) {
        uriscan_uri uri;
        ASSERT_EQ(uriscan_parse(0, text.data(), text.size(), &uri, nullptr), URISCAN_OK);
        EXPECT_EQ(uriscan_effective_port(&uri, text.data()), port) << text;
        const auto number = effective_port(parse_uri_reference(text).value());
        EXPECT_EQ(number, port < 0 ? std::nullopt : std::optional<std::uint16_t>(port)) << text;
    }
    const scheme_rules mine[] = {{"app", 7777, true}};
    const scheme_table schemes(mine);
    EXPECT_EQ(effective_port(parse_uri("app://h").value(), schemes), 7777);
    EXPECT_EQ(effective_port(parse_uri("app://h").value()), std::nullopt);
    uriscan_uri host;
    ASSERT_EQ(uriscan_parse(URISCAN_RULE_HOST_FIELD, "h", 1, &host, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_effective_port(&host, "h"), URISCAN_PORT_ABSENT);
    ASSERT_EQ(uriscan_parse(URISCAN_RULE_HOST_FIELD, "h:1", 3, &host, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_effective_port(&host, "h:1"), 1);
}

TEST(c, knows_the_default_ports) {
    for (const scheme_rules& rules : registered_schemes()) {
        EXPECT_EQ(uriscan_default_port(rules.name.data(), rules.name.size()), rules.default_port)
            << rules.name;
    }
    EXPECT_EQ(uriscan_default_port("hTtP", 4), 80);
    EXPECT_EQ(uriscan_default_port("http", 3), URISCAN_PORT_ABSENT);
    EXPECT_EQ(uriscan_default_port("file", 4), URISCAN_PORT_ABSENT);
    EXPECT_EQ(uriscan_default_port(nullptr, 0), URISCAN_PORT_ABSENT);
}

// A list of the public suffixes "com", "uk" and "co.uk".  It remembers the name that it was asked
// for.
struct suffix_list {
    std::string asked;
    int calls = 0;
    std::optional<std::size_t> fixed_answer = {};

    static std::size_t size(const char* name, std::size_t size, void* context) {
        auto& self = *static_cast<suffix_list*>(context);
        self.asked.assign(name, size);
        ++self.calls;
        EXPECT_EQ(name[size], '\0');
        const std::string dotted = "." + self.asked;
        for (const std::string_view suffix : {".co.uk", ".uk", ".com"}) {
            if (dotted.ends_with(suffix)) {
                return self.fixed_answer.value_or(suffix.size() - 1);
            }
        }
        return self.fixed_answer.value_or(0);
    }
};

// Returns the registrable domain, or "-" if there is none.
std::string domain_of(const std::string& text, suffix_list& list,
                      uriscan_rule rule = URISCAN_RULE_URI_REFERENCE) {
    uriscan_uri uri;
    EXPECT_EQ(uriscan_parse(rule, text.data(), text.size(), &uri, nullptr), URISCAN_OK) << text;
    const uriscan_slice domain =
        uriscan_registrable_domain(&uri, text.data(), suffix_list::size, &list);
    EXPECT_LE(list.calls, 1);
    return domain.data == nullptr ? "-" : text_of(domain);
}

TEST(c, finds_the_registrable_domain) {
    struct {
        std::string host, domain, asked;
    } const cases[] = {{"example.com", "example.com", "example.com"},
                       {"www.Example.CO.uk", "Example.CO.uk", "www.example.co.uk"},
                       {"a.b.c.example.co.uk.", "example.co.uk", "a.b.c.example.co.uk"},
                       {"example.com%2E", "example.com", "example.com"},
                       {"www%2eex%61mple%2Ecom", "ex%61mple%2Ecom", "www.example.com"},
                       {"www.a%21b.co.uk", "a%21b.co.uk", "www.a!b.co.uk"},
                       {"a.b%C3%A4.com", "b%C3%A4.com", "a.b\xC3\xA4.com"},
                       {"x.co.uk", "x.co.uk", "x.co.uk"},
                       {"co.uk", "-", "co.uk"},
                       {"com", "-", "com"},
                       {"localhost", "-", "localhost"},
                       {"example.org", "-", "example.org"},
                       // For these hosts, the list is not asked.
                       {"", "-", ""},
                       {".", "-", ""},
                       {"..", "-", ""},
                       {".com", "-", ""},
                       {"a..com", "-", ""},
                       {"a.com..", "-", ""},
                       {"a.com.%2E", "-", ""},
                       {"127.0.0.1", "-", ""},
                       {"%31.2.3.4", "-", ""},
                       {"1%2e2.3.4.", "-", ""},
                       {"[::1]", "-", ""},
                       {"[v1.com]", "-", ""},
                       {"bank.com%00.evil.com", "-", ""},
                       {"a%2Fb.com", "-", ""},
                       {"a%20b.com", "-", ""},
                       {"a%40b.com", "-", ""},
                       {"a%3A80.com", "-", ""},
                       {"a%25.com", "-", ""},
                       {"a%7F.com", "-", ""},
                       {std::string(249, 'a') + ".com", std::string(249, 'a') + ".com",
                        std::string(249, 'a') + ".com"},
                       {std::string(249, 'a') + ".com.", std::string(249, 'a') + ".com",
                        std::string(249, 'a') + ".com"},
                       {std::string(250, 'a') + ".com", "-", ""},
                       {std::string(300, 'a') + ".com.", "-", ""}};
    for (const auto& each : cases) {
        suffix_list list;
        EXPECT_EQ(domain_of("http://u@" + each.host + ":80/", list), each.domain) << each.host;
        EXPECT_EQ(list.asked, each.asked) << each.host;
    }
    suffix_list list;
    EXPECT_EQ(domain_of("/p", list), "-");
    EXPECT_EQ(list.calls, 0);
    EXPECT_EQ(domain_of("WWW.example.com:80", list, URISCAN_RULE_HOST_FIELD), "example.com");
}

// The caller's function can give a wrong size.  Even then, the result is nothing, or labels at the
// end of the host.
TEST(c, finds_no_registrable_domain_by_a_wrong_suffix) {
    const std::string host = "a.bc.com";
    const std::map<std::size_t, std::string> sound = {{3, "bc.com"}, {6, host}};
    for (std::size_t size = 0; size < 20; ++size) {
        suffix_list list{"", 0, size};
        const auto expected = sound.find(size);
        EXPECT_EQ(domain_of("//" + host, list), expected != sound.end() ? expected->second : "-")
            << size;
    }
    suffix_list list{"", 0, SIZE_MAX};
    EXPECT_EQ(domain_of("//" + host, list), "-");
}

// A text with octets that were let through can have incomplete triplets, even at its end.
TEST(c, reads_pieces_of_texts_that_are_not_valid) {
    const std::string text = "/a%/%4?a%=%&%4=1&%";
    const std::unique_ptr<char[]> copy(new char[text.size()]);
    std::copy(text.begin(), text.end(), copy.get());
    uriscan_uri uri;
    ASSERT_EQ(uriscan_parse_allowing(0, copy.get(), text.size(), URISCAN_ALLOW_ALL, &uri, nullptr,
                                     nullptr),
              URISCAN_OK);
    EXPECT_EQ(uriscan_segment_count(&uri, copy.get()), 3U);
    EXPECT_EQ(text_of(uriscan_segment(&uri, copy.get(), 2)), "%4");
    EXPECT_EQ(uriscan_parameter_count(&uri, copy.get()), 3U);
    uriscan_parameter found = {};
    EXPECT_EQ(uriscan_find_parameter(&uri, copy.get(), "%", 1, 0, &found), 1);
    EXPECT_EQ(found.key.data, copy.get() + text.size() - 1);
    uriscan_error error;
    char to[4];
    EXPECT_EQ(uriscan_decode_parameter(found.key.data, 1, URISCAN_QUERY_PLUS_IS_SPACE, to,
                                       sizeof to, nullptr, &error),
              URISCAN_MALFORMED_PERCENT_ENCODING);
}

}  // namespace
}  // namespace uriscan::tests
