// Tests percent-encoding (RFC 3986, section 2).  The result for every octet is compared with the
// RFC's rules.  Other tests are about the ends of texts, buffers and memory pages.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <random>
#include <ranges>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/automaton.hpp"
#include "grammar/rfc3986.hpp"
#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

static_assert(std::ranges::bidirectional_range<decoded_view>);
static_assert(std::ranges::borrowed_range<decoded_view>);
static_assert(std::ranges::view<decoded_view>);
static_assert(decoded_view().empty() && std::ranges::empty(decoded_view("")));
static_assert(std::ranges::equal(decoded_view("%41%"), std::string_view("A%")));
static_assert(decodes_to("", "") && decodes_to("a%20b", "a b") && decodes_to("%2f%2F", "//"));
static_assert(!decodes_to("a%2", "a%2") && !decodes_to("%", "") && !decodes_to("", "a"));
static_assert(is_sub_delim('!') && is_gen_delim(':') && is_reserved('!') && is_hexdig('f'));
static_assert(begins_with_triplet("%00") && !begins_with_triplet("%0") && !begins_with_triplet(""));

TEST(doc_examples, octet_sets_hpp) {
    static_assert(uriscan::is_unreserved('~') && !uriscan::is_unreserved('/'));
    static_assert(uriscan::hexdig_value('f') == 15);
}

TEST(doc_examples, percent_hpp) {
    static_assert(uriscan::encode_keeps('/', uriscan::encode_for::path));
    static_assert(!uriscan::encode_keeps('/', uriscan::encode_for::segment));
    char buffer[16];
    auto encoded = uriscan::encode("50% off?", uriscan::encode_for::segment, buffer);
    EXPECT_EQ(*encoded, "50%25%20off%3F");
    EXPECT_EQ(uriscan::encode("a=b&c", uriscan::encode_for::query_parameter), "a%3Db%26c");
    static_assert(uriscan::octet_of_triplet("%7Euser") == '~');
    EXPECT_EQ(uriscan::decode("50%25%20off%3f", buffer).value(), "50% off?");
    EXPECT_EQ(uriscan::decode("100%", buffer).error().offset, 3U);
    const uriscan::decoded_view name("%C3%A9t%c3%a9");
    EXPECT_TRUE(std::ranges::equal(name, std::string_view("\xC3\xA9t\xC3\xA9")));
    static_assert(uriscan::decodes_to("%7Euser", "~user"));
    EXPECT_FALSE(decodes_to("%G1", "\x01") || decodes_to("%1G", " ") || decodes_to("%4", "@"));
    EXPECT_EQ(uriscan::encode("50% off?", uriscan::encode_for::segment),
              "50%25%20off%3F");  // README.md
    EXPECT_EQ(uriscan::decode("100%").error().offset, 3U);
}

// These rules say which octets are allowed as data in each place.  They use rules of the RFC's
// Appendix A.
constexpr std::string_view data_rules = R"abnf(
   user-name-data             = unreserved / sub-delims
   password-data              = unreserved / sub-delims / ":"
   host-data                  = unreserved / sub-delims
   segment-data               = unreserved / sub-delims / ":" / "@"
   segment-without-colon-data = unreserved / sub-delims / "@"
   path-data                  = unreserved / sub-delims / ":" / "@" / "/"
   query-data                 = unreserved / sub-delims / ":" / "@" / "/" / "?"
   query-parameter-data       = unreserved / ":" / "@" / "/" / "?"
                              / "!" / "$" / "'" / "(" / ")" / "*" / "," / ";"
   fragment-data              = unreserved / sub-delims / ":" / "@" / "/" / "?"
)abnf";

struct place_case {
    encode_for value;
    const char* rule;    // a rule that matches each octet that can be data in this place
    const char* before;  // the text before the data in a URI reference
    const char* after;   // the text after the data
    std::string_view (*find)(const uri_view&);
};

std::string_view user_name_in(const uri_view& uri) {
    return uri.userinfo().substr(0, uri.userinfo().find(':'));
}
std::string_view password_in(const uri_view& uri) {
    return uri.userinfo().substr(uri.userinfo().find(':') + 1);
}
std::string_view second_segment_in(const uri_view& uri) {
    return std::ranges::distance(uri.segments()) == 4 ? *std::next(uri.segments().begin(), 2) : "";
}
std::string_view first_segment_in(const uri_view& uri) {
    return uri.is_relative() ? *uri.segments().begin() : "";
}
std::string_view second_value_in(const uri_view& uri) {
    return std::ranges::distance(uri.parameters()) == 3
               ? (*std::next(uri.parameters().begin())).value
               : "";
}

constexpr auto path_in = [](const uri_view& uri) { return uri.path(); };
constexpr auto host_in = [](const uri_view& uri) { return uri.host(); };
constexpr auto query_in = [](const uri_view& uri) { return uri.query(); };
constexpr auto fragment_in = [](const uri_view& uri) { return uri.fragment(); };

const place_case place_cases[] = {
    {encode_for::user_name, "user-name-data", "ftp://", ":pw@h/p", user_name_in},
    {encode_for::password, "password-data", "ftp://joe:", "@h/p", password_in},
    {encode_for::host, "host-data", "http://u@", ":80/p", host_in},
    {encode_for::segment, "segment-data", "http://h/a/", "/b?q", second_segment_in},
    {encode_for::segment_without_colon, "segment-without-colon-data", "", "/b:c?q",
     first_segment_in},
    {encode_for::path, "path-data", "s:", "?q#f", path_in},
    {encode_for::query, "query-data", "s:p?", "#f", query_in},
    {encode_for::query_parameter, "query-parameter-data", "?a=b&k=", "&c=d#f", second_value_in},
    {encode_for::fragment, "fragment-data", "s:p?q#", "", fragment_in},
    {encode_for::unreserved, "unreserved", "http://u@", ":80/p", host_in},
};

std::string every_octet() {
    std::string octets(256, '\0');
    std::ranges::generate(octets, [next = 0]() mutable { return static_cast<char>(next++); });
    return octets;
}

std::set<char> octets_of(const oracle::grammar& rules, const std::string& rule) {
    const oracle::dfa automaton = oracle::compile(rules, rule);
    std::set<char> octets;
    for (const char octet : every_octet()) {
        if (automaton.accepts({&octet, 1})) {
            octets.insert(octet);
        }
    }
    return octets;
}

TEST(octet_sets, are_those_of_the_rfc) {
    const oracle::grammar rfc = oracle::rfc3986_grammar();
    const auto compare = [&](const char* rule, bool (*is_in_set)(char)) {
        const std::set<char> expected = octets_of(rfc, rule);
        EXPECT_FALSE(expected.empty());
        for (const char octet : every_octet()) {
            EXPECT_EQ(is_in_set(octet), expected.contains(octet)) << rule << ' ' << int{octet};
        }
    };
    compare("unreserved", is_unreserved);
    compare("reserved", is_reserved);
    compare("gen-delims", is_gen_delim);
    compare("sub-delims", is_sub_delim);
    compare("HEXDIG", is_hexdig);
}

TEST(percent, encode_keeps_the_octets_that_can_be_data_in_each_component) {
    oracle::grammar rules = oracle::rfc3986_grammar();
    rules.include(oracle::read_abnf(data_rules));
    for (const place_case& each : place_cases) {
        const std::set<char> data = octets_of(rules, each.rule);
        for (const char octet : every_octet()) {
            std::array<char, 4> triplet{};
            std::snprintf(triplet.data(), triplet.size(), "%%%02X",
                          unsigned{static_cast<unsigned char>(octet)});
            const std::string expected =
                data.contains(octet) ? std::string(1, octet) : std::string(triplet.data());
            EXPECT_EQ(encode_keeps(octet, each.value), data.contains(octet));
            EXPECT_EQ(encode({&octet, 1}, each.value), expected) << each.rule;
            // The octet is also tested in a longer text, which is not encoded octet by octet.
            const std::string text = "some" + std::string(1, octet) + "more-than-a-word";
            EXPECT_EQ(encode(text, each.value), "some" + expected + "more-than-a-word");
            EXPECT_EQ(encoded_size(text, each.value), expected.size() + 20);
        }
    }
}

TEST(percent, any_two_octets_after_a_percent_sign_are_digits_or_malformed) {
    const std::set<char> digits = octets_of(oracle::rfc3986_grammar(), "HEXDIG");
    for (const char high : every_octet()) {
        for (const char low : every_octet()) {
            const std::string text{'%', high, low};
            const auto decoded = decode(text);
            ASSERT_EQ(decoded.has_value(), digits.contains(high) && digits.contains(low));
            ASSERT_EQ(begins_with_triplet(text), decoded.has_value());
            if (decoded) {
                const char expected = static_cast<char>(std::stoi(text.substr(1), nullptr, 16));
                ASSERT_EQ(*decoded, std::string(1, expected)) << text;
                ASSERT_EQ(octet_of_triplet(text), expected) << text;
            }
        }
    }
}

// Returns five random texts of `size` octets.  The first text has only random octets.  In the other
// texts, about one octet in 2, 8, 40 or 1000 is random, and all other octets are letters.
std::vector<std::string> data_of_size(std::size_t size, std::mt19937& random) {
    std::vector<std::string> texts;
    for (const unsigned one_in : {1U, 2U, 8U, 40U, 1000U}) {
        std::string& text = texts.emplace_back();
        while (text.size() < size) {
            text +=
                static_cast<char>(random() % one_in == 0 ? random() % 256 : 'a' + text.size() % 26);
        }
    }
    return texts;
}

TEST(percent, decoding_undoes_encoding_at_the_edges_of_pages) {
    constexpr std::size_t sizes = 300;
    guarded_pages source(3 * sizes);
    guarded_pages target(3 * sizes);
    std::mt19937 random(3986);
    for (std::size_t size = 0; size <= sizes; ++size) {
        for (const std::string& data : data_of_size(size, random)) {
            const place_case& each = place_cases[random() % std::size(place_cases)];
            const std::string encoded = encode(data, each.value);
            ASSERT_EQ(encoded_size(data, each.value), encoded.size());
            const auto check = [&](std::string_view from, std::string_view expected, auto write) {
                ASSERT_EQ(write(source.put_at_begin(from), target.room_at_end(expected.size())),
                          expected);
                ASSERT_EQ(write(source.put_at_end(from), target.room_at_begin(expected.size())),
                          expected);
                ASSERT_EQ(write(source.put_at_end(from), target.room_at_end(3 * size)), expected);
            };
            check(data, encoded, [&](std::string_view text, std::span<char> room) {
                return encode(text, each.value, room).value();
            });
            check(encoded, data, [](std::string_view text, std::span<char> room) {
                return decode(text, room).value();
            });
            for (const auto room :
                 {target.room_at_begin(encoded.size()), target.room_at_end(encoded.size())}) {
                std::ranges::copy(encoded, room.begin());
                const std::string_view decoded = decode_in_place(room).value();
                ASSERT_EQ(decoded, data);
                ASSERT_EQ(decoded.data(), room.data());
            }
            ASSERT_EQ(decode(encoded).value(), data);
            ASSERT_TRUE(decodes_to(source.put_at_end(encoded), data));
        }
    }
}

TEST(percent, a_buffer_that_is_too_small_is_not_changed) {
    std::mt19937 random(21);
    for (std::size_t size = 1; size < 60; ++size) {
        for (const std::string& data : data_of_size(size, random)) {
            const std::string encoded = encode(data, encode_for::segment);
            std::string buffer(encoded.size() + 8, '~');
            const std::string untouched = buffer;
            for (std::size_t room = 0; room < encoded.size(); ++room) {
                const auto result =
                    encode(data, encode_for::segment, std::span(buffer.data(), room));
                ASSERT_EQ(result.error(), uri_error{error_reason::buffer_too_small});
                ASSERT_EQ(buffer, untouched);
            }
            for (std::size_t room = 0; room < data.size(); ++room) {
                const auto result = decode(encoded, std::span(buffer.data(), room));
                ASSERT_EQ(result.error(), uri_error{error_reason::buffer_too_small});
                ASSERT_EQ(buffer, untouched);
            }
            ASSERT_TRUE(
                encode(data, encode_for::segment, std::span(buffer.data(), encoded.size())));
            ASSERT_EQ(buffer, encoded + "~~~~~~~~");
        }
    }
}

TEST(percent, gives_the_offset_of_a_malformed_triplet) {
    const std::string frame = "plain%41%42and%c3%A9more-of-it%7e";
    for (const std::string_view wrong : {"%", "%4", "%4g", "%g4", "%%41", "%-1", "%+1", "% 1"}) {
        for (std::size_t at = 0; at <= frame.size(); ++at) {
            if ((at > 0 && frame[at - 1] == '%') || (at > 1 && frame[at - 2] == '%')) {
                continue;  // `wrong` would split a triplet of `frame`
            }
            for (const bool is_end : {false, true}) {
                const std::string text = frame.substr(0, at) + std::string(wrong) +
                                         (is_end ? "" : "-" + frame.substr(at));
                const uri_error expected{error_reason::malformed_percent_encoding, component::path,
                                         at};
                std::string in_place = text;
                std::string buffer(text.size(), '\0');
                EXPECT_EQ(decoded_size(text).error(), expected) << text;
                EXPECT_EQ(decode(text).error(), expected) << text;
                EXPECT_EQ(decode(text, buffer).error(), expected) << text;
                EXPECT_EQ(decode(text, std::span<char>()).error(), expected) << text;
                EXPECT_EQ(decode_in_place(in_place).error(), expected) << text;
                EXPECT_EQ(in_place, text);
                EXPECT_FALSE(decodes_to(
                    text, std::string(decoded_view(text).begin(), decoded_view(text).end())));
            }
        }
    }
}

TEST(percent, the_parser_finds_encoded_data_in_its_component) {
    std::vector<std::string> texts;
    for (const char octet : every_octet()) {
        texts.push_back({octet});
        texts.push_back({'a', octet});
        texts.push_back({octet, octet});
    }
    texts.insert(texts.end(),
                 {"", "//evil/", "a/../b", "@h:1", "%41", "%", "[::1]", "a:b", every_octet()});
    for (const place_case& each : place_cases) {
        for (const std::string& data : texts) {
            const std::string encoded = encode(data, each.value);
            // For a path, "/." is put before the data.  Otherwise, a "//" at the start of the data
            // would be read as the start of an authority (3.3).
            const std::string before =
                std::string(each.before) + (each.value == encode_for::path ? "/." : "");
            const std::string text = before + encoded + each.after;
            const auto uri = parse_uri_reference(text);
            ASSERT_TRUE(uri) << in_quotes(text);
            std::string_view found = each.find(*uri);
            found.remove_prefix(each.value == encode_for::path ? 2 : 0);
            EXPECT_EQ(found, encoded) << in_quotes(text);
            EXPECT_EQ(uri->text().find(found, before.size()), before.size());
            EXPECT_TRUE(decodes_to(found, data)) << in_quotes(text);
        }
    }
}

TEST(decoded_view, can_be_read_both_ways_for_any_text) {
    std::mt19937 random(6);
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (std::size_t size = random() % 12; text.size() < size;) {
            text += "%%%4aG"[random() % 6];
        }
        std::string expected;  // a "%" that starts no triplet stays a "%"
        for (std::size_t at = 0; at < text.size();) {
            const auto decoded = decode(std::string_view(text).substr(at, 3));
            const bool is_triplet = text[at] == '%' && decoded && decoded->size() == 1;
            expected += is_triplet ? decoded->front() : text[at];
            at += is_triplet ? 3 : 1;
        }
        const decoded_view view(text);
        ASSERT_EQ(std::string(view.begin(), view.end()), expected) << text;
        std::string backwards;
        for (auto at = view.end(); at != view.begin();) {
            backwards += *--at;
        }
        std::ranges::reverse(backwards);
        ASSERT_EQ(backwards, expected) << text;
    }
}

TEST(decodes_to, is_false_for_every_other_text) {
    const std::string encoded = "some-more-%41%42than-a-word%7e";
    const std::string data = "some-more-ABthan-a-word~";
    EXPECT_TRUE(decodes_to(encoded, data));
    for (std::size_t at = 0; at < data.size(); ++at) {
        std::string other = data;
        other[at] = static_cast<char>(other[at] ^ 1);
        EXPECT_FALSE(decodes_to(encoded, other)) << other;
        EXPECT_FALSE(decodes_to(encoded, data.substr(0, at))) << at;
        EXPECT_FALSE(decodes_to(encoded, data.substr(at + 1))) << at;
    }
    EXPECT_FALSE(decodes_to(encoded, data + "a"));
    EXPECT_FALSE(decodes_to(data, encoded));
}

TEST(percent, allocates_only_the_strings_that_it_returns) {
    const std::string data = "a rather long text, with \xC3\xA9, that fits no small string";
    const std::string encoded = encode(data, encode_for::segment);
    std::string buffer(3 * data.size(), '\0');
    bool right = false;
    EXPECT_EQ(allocations_during([&] {
                  right = encode(data, encode_for::segment, buffer).value() == encoded &&
                          encoded_size(data, encode_for::segment) == encoded.size() &&
                          decode(encoded, buffer).value() == data &&
                          decoded_size(encoded).value() == data.size() &&
                          decodes_to(encoded, data) &&
                          std::ranges::equal(decoded_view(encoded), data);
                  buffer = encoded;  // this assignment does not allocate
                  right = right && decode_in_place(buffer).value() == data;
              }),
              0U);
    EXPECT_TRUE(right);
    EXPECT_EQ(allocations_during([&] { right = decode(encoded).value() == data; }), 1U);
    EXPECT_EQ(allocations_during([&] { right = encode(data, encode_for::segment) == encoded; }),
              1U);
    EXPECT_TRUE(right);
}

}  // namespace
}  // namespace uriscan::tests
