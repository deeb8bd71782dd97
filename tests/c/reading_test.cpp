// The C functions that read must give what the functions of C++ give.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>

#include "c/texts.hpp"
#include "support/places.hpp"
#include "uriscan/uriscan.h"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

constexpr rule rules[] = {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref};

uriscan_rule constant(rule checked) {
    return static_cast<uriscan_rule>(checked);
}

uri_components components(const uriscan_uri& uri) {
    return {uri.scheme_end, uri.host_begin, uri.host_end,
            uri.path_begin, uri.path_end,   uri.query_end};
}

// Compares the result of a C function that parses with the result of parse().
void compare(const result<uri_view>& expected, uriscan_status status, const uriscan_uri& uri,
             const uriscan_error& error, const std::string& text) {
    ASSERT_EQ(status == URISCAN_OK, expected.has_value()) << text;
    ASSERT_EQ(error.status, status);
    if (expected) {
        ASSERT_EQ(components(uri), expected->components()) << text;
        ASSERT_EQ(uri.size, text.size());
        ASSERT_EQ(error.offset, 0U);
        return;
    }
    ASSERT_EQ(components(uri), uri_components()) << text;
    ASSERT_EQ(uri.size, 0U);
    ASSERT_EQ(error.offset, expected.error().offset) << text;
    ASSERT_EQ(uriscan_status_name(status), name_of(expected.error().reason)) << text;
    ASSERT_EQ(uriscan_component_name(error.component), name_of(expected.error().component)) << text;
}

TEST(c, parses_as_cxx_does) {
    const std::vector<std::string> texts = texts_for_c();
    ASSERT_GT(texts.size(), 4000U);
    std::size_t valid = 0;
    for (const rule checked : rules) {
        for (const std::string& text : texts) {
            uriscan_uri uri;
            uriscan_error error;
            const uriscan_status status =
                uriscan_parse(constant(checked), text.data(), text.size(), &uri, &error);
            const result<uri_view> expected = parse(checked, text);
            compare(expected, status, uri, error, text);
            valid += expected ? 1 : 0;
            ASSERT_EQ(uriscan_parse(constant(checked), text.data(), text.size(), nullptr, nullptr),
                      status);
            ASSERT_EQ(uriscan_is_valid(constant(checked), text.data(), text.size()),
                      expected ? 1 : 0);
        }
    }
    EXPECT_GT(valid, 1000U);
}

TEST(c, parses_in_chunks_as_cxx_does) {
    for (const std::string& text : texts_for_c()) {
        for (const rule checked : rules) {
            const std::size_t cut = text.size() / 2;
            uriscan_push push;
            ASSERT_EQ(uriscan_push_start(&push, constant(checked)), URISCAN_OK);
            const int goes_on = uriscan_push_feed(&push, text.data(), cut);
            ASSERT_TRUE(uriscan_push_feed(&push, text.data() + cut, text.size() - cut) == 0 ||
                        goes_on == 1);
            uriscan_uri uri;
            uriscan_error error;
            const uriscan_status status = uriscan_push_finish(&push, &uri, &error);
            compare(parse(checked, text), status, uri, error, text);
        }
    }
}

TEST(c, parses_many_as_cxx_does) {
    const std::vector<std::string> texts = texts_for_c();
    std::vector<uriscan_slice> slices;
    for (const std::string& text : texts) {
        slices.push_back({text.data(), text.size()});
    }
    for (const std::size_t count :
         {std::size_t{0}, std::size_t{64}, std::size_t{65}, texts.size()}) {
        std::vector<uriscan_uri> uris(count + 1, uriscan_uri{9, 9, 9, 9, 9, 9, 9, 9});
        std::vector<std::uint64_t> valid((count + 63) / 64 + 1, 99);
        std::size_t expected = 0;
        const std::size_t found =
            uriscan_parse_many(URISCAN_RULE_URI, slices.data(), count, uris.data(), valid.data());
        for (std::size_t row = 0; row < count; ++row) {
            const result<uri_view> uri = parse(rule::uri, texts[row]);
            expected += uri ? 1 : 0;
            ASSERT_EQ(valid[row / 64] >> row % 64 & 1, uri ? 1U : 0U) << texts[row];
            ASSERT_EQ(components(uris[row]), uri ? uri->components() : uri_components());
            ASSERT_EQ(uris[row].size, uri ? texts[row].size() : 0);
        }
        EXPECT_EQ(found, expected);
        EXPECT_EQ(uris[count].size, 9U) << "wrote after the last row";
        EXPECT_EQ(valid[(count + 63) / 64], 99U) << "wrote after the last word";
        if (count % 64 != 0) {
            EXPECT_EQ(valid[count / 64] >> count % 64, 0U);
        }
    }
}

void expect_slice(const uriscan_slice& slice, std::string_view expected) {
    ASSERT_EQ(slice.data == nullptr, expected.data() == nullptr);
    ASSERT_EQ(std::string_view(slice.data, slice.size), expected);
}

std::int32_t expected_port(const uri_view& uri) {
    const port_value port = uri.port_number();
    if (port.status == port_status::value) {
        return port.number;
    }
    return port.status == port_status::absent  ? URISCAN_PORT_ABSENT
           : port.status == port_status::empty ? URISCAN_PORT_EMPTY
                                               : URISCAN_PORT_TOO_LARGE;
}

void compare_address(const uriscan_uri& uri, const uri_view& view) {
    unsigned char address[16] = {};
    const int size = uriscan_host_address(&uri, view.text().data(), address);
    if (const auto ipv4 = view.ipv4_address()) {
        ASSERT_EQ(size, 4);
        ASSERT_TRUE(std::equal(ipv4->begin(), ipv4->end(), address));
    } else if (const auto ipv6 = view.ipv6_address()) {
        ASSERT_EQ(size, 16);
        ASSERT_TRUE(std::equal(ipv6->begin(), ipv6->end(), address));
    } else {
        ASSERT_EQ(size, 0);
    }
}

TEST(c, reads_components_as_cxx_does) {
    for (const std::string& text : texts_for_c()) {
        uriscan_uri uri;
        if (uriscan_parse(URISCAN_RULE_URI_REFERENCE, text.data(), text.size(), &uri, nullptr) !=
            URISCAN_OK) {
            continue;
        }
        const uri_view view = parse_uri_reference(text).value();
        const std::string_view expected[] = {
            view.scheme(), view.userinfo(), view.host(),      view.port(), view.path(),
            view.query(),  view.fragment(), view.authority(), view.user(), view.password()};
        for (int i = 0; i < 10; ++i) {
            expect_slice(uriscan_get(&uri, text.data(), i), expected[i]);
        }
        ASSERT_EQ(uriscan_host_kind_name(uriscan_host_kind(&uri, text.data())),
                  name_of(view.host_kind()));
        ASSERT_EQ(uriscan_port_number(&uri, text.data()), expected_port(view)) << text;
        compare_address(uri, view);
        ASSERT_EQ(uriscan_audit(&uri, text.data()), audit(view).bits()) << text;
    }
}

TEST(c, audits_refused_texts_as_cxx_does) {
    for (const std::string& text : texts_for_c()) {
        uriscan_error error;
        if (uriscan_parse(URISCAN_RULE_URI, text.data(), text.size(), nullptr, &error) !=
            URISCAN_OK) {
            ASSERT_EQ(uriscan_audit_refused(text.data(), text.size(), &error),
                      audit_refused(text, parse_uri(text).error()).bits())
                << text;
        }
    }
    const uriscan_error unknown = {0, 63, 0};
    EXPECT_EQ(uriscan_audit_refused("a b", 3, &unknown), 0U);
}

TEST(c, finds_uris_as_cxx_does) {
    std::string text;
    for (const std::string& part : texts_for_c()) {
        text += part + " \"" + part + "\" (http:\\/\\/h\\/" + part + ")\n";
    }
    std::size_t from = 0;
    std::size_t count = 0;
    for (const found_uri& expected : extract(text)) {
        uriscan_found found;
        ASSERT_EQ(uriscan_find(text.data(), text.size(), from, &found), 1);
        ASSERT_EQ(found.offset, expected.offset);
        ASSERT_EQ(found.size, expected.original.size());
        ASSERT_EQ(components(found.uri), expected.uri.components());
        ASSERT_EQ(found.uri.size, expected.uri.text().size());
        ASSERT_EQ((found.flags & URISCAN_FOUND_TRUNCATED) != 0, expected.truncated);
        ASSERT_EQ((found.flags & URISCAN_FOUND_ESCAPED) != 0, expected.escaped);
        from = found.offset + found.size;
        ++count;
    }
    uriscan_found none;
    EXPECT_EQ(uriscan_find(text.data(), text.size(), from, &none), 0);
    EXPECT_EQ(none.size, 0U);
    EXPECT_GT(count, 3000U);
}

// Returns the text of uriscan.h in one line, without the stars of its comments.
std::string read_header() {
    std::ifstream file(source_path("include/uriscan/uriscan.h"));
    std::string line, header;
    while (std::getline(file, line)) {
        const std::size_t start = std::min(line.find_first_not_of(" *"), line.size());
        header += line.substr(start) + ' ';
    }
    return header;
}

TEST(c, documents_findings_as_cxx_does) {
    const std::string header = read_header();
    for (const finding_description& description : all_findings()) {
        std::string name = "URISCAN_FINDING_";
        for (const char octet : name_of(description.finding)) {
            name += octet == '-' ? '_' : static_cast<char>(std::toupper(octet));
        }
        const std::string expected = std::string(description.meaning) + " */ " + name + " = " +
                                     std::to_string(static_cast<int>(description.finding));
        EXPECT_NE(header.find(expected), header.npos) << expected;
    }
}

TEST(c, has_the_names_of_cxx) {
    for (const finding_description& description : all_findings()) {
        const auto index = static_cast<std::int32_t>(description.finding);
        EXPECT_EQ(uriscan_finding_name(index), name_of(description.finding));
        EXPECT_EQ(uriscan_finding_meaning(index), description.meaning);
    }
    for (const rule checked : rules) {
        EXPECT_EQ(uriscan_rule_name(constant(checked)), name_of(checked));
    }
    EXPECT_EQ(uriscan_kernel(), kernel_name());
}

}  // namespace
}  // namespace uriscan::tests
