// Tests the functions of http_parser that uriscan provides, with the cases of cases.txt.
#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <memory>
#include <string>

#include "http_parser/url_text.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

struct url_case {
    std::string place, kind, text, wanted;
};

std::vector<url_case> read_url_cases() {
    std::ifstream file(source_path("tests/http_parser/cases.txt"));
    std::vector<url_case> cases;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.empty() || line.starts_with("//") || line.starts_with('#')) {
            continue;
        }
        const std::size_t quote = line.find('"');
        std::size_t end = quote + 1;
        while (line.at(end) != '"') {
            end += line[end] == '\\' ? 2 : 1;
        }
        cases.push_back({"cases.txt:" + std::to_string(number), line.substr(0, quote - 1),
                         unquoted(line.substr(quote, end + 1 - quote)).value(),
                         line.substr(end + 2)});
    }
    return cases;
}

// Parses a copy of exactly the size of the text, so that sanitizers detect a read past its end.
int parse(const url_case& one, http_parser_url& url) {
    const std::unique_ptr<char[]> exact(new char[one.text.size()]);
    std::memcpy(exact.get(), one.text.data(), one.text.size());
    if (one.kind == "strict") {
        return uriscan_http_parser_parse_url_strict(exact.get(), one.text.size(), 0, &url);
    }
    return http_parser_parse_url(exact.get(), one.text.size(), one.kind == "connect", &url);
}

bool is_zero(const http_parser_url& url) {
    const http_parser_url zero{};
    return std::memcmp(&url, &zero, sizeof zero) == 0;
}

std::string number_of(const std::string& digits) {
    const std::size_t first = digits.find_first_not_of('0');
    return first == digits.npos ? "0" : digits.substr(first);
}

TEST(http_parser, finds_the_fields_of_the_cases) {
    const auto cases = read_url_cases();
    EXPECT_GT(cases.size(), 100U);
    for (const url_case& one : cases) {
        SCOPED_TRACE(one.place);
        http_parser_url url;
        std::memset(&url, 0xFF, sizeof url);
        const bool is_accepted = parse(one, url) == 0;
        EXPECT_EQ(is_accepted ? shown(one.text, url) : "refused", one.wanted);
        EXPECT_TRUE(is_accepted || is_zero(url));
        const std::size_t port = one.wanted.find("port@");
        const std::size_t begin = one.wanted.find('"', port) + 1;
        EXPECT_EQ(std::to_string(url.port),
                  port == std::string::npos
                      ? "0"
                      : number_of(one.wanted.substr(begin, one.wanted.find('"', begin) - begin)));
    }
}

TEST(doc_examples, http_parser_h) {
    struct http_parser_url u;
    int status = http_parser_parse_url("http://h:80/p", 13, 0, &u);
    EXPECT_TRUE(status == 0 && u.port == 80 && u.field_data[UF_PATH].off == 11);
}

TEST(http_parser, gives_the_same_result_by_both_names) {
    for (const url_case& one : read_url_cases()) {
        http_parser_url url;
        http_parser_url same;
        http_parser_url_init(&url);
        uriscan_http_parser_url_init(&same);
        EXPECT_TRUE(is_zero(url) && is_zero(same));
        const bool is_connect = one.kind == "connect";
        EXPECT_EQ(
            http_parser_parse_url(one.text.data(), one.text.size(), is_connect, &url),
            uriscan_http_parser_parse_url(one.text.data(), one.text.size(), is_connect, &same));
        EXPECT_EQ(std::memcmp(&url, &same, sizeof url), 0);
    }
}

TEST(http_parser, can_be_strict_with_the_targets_of_connect) {
    http_parser_url url;
    EXPECT_EQ(uriscan_http_parser_parse_url_strict("h:443", 5, 1, &url), 0);
    EXPECT_EQ(url.port, 443);
    EXPECT_NE(uriscan_http_parser_parse_url_strict("/p", 2, 1, &url), 0);
    EXPECT_NE(uriscan_http_parser_parse_url_strict("h:443", 5, 0, &url), 0);
}

TEST(http_parser, refuses_offsets_and_sizes_above_16_bits) {
    http_parser_url url;
    const auto accepts = [&url](const std::string& text) {
        return http_parser_parse_url(text.data(), text.size(), 0, &url) == 0;
    };
    const auto path_of = [](std::size_t size) { return '/' + std::string(size - 1, 'a'); };
    EXPECT_TRUE(accepts(path_of(65535)));
    EXPECT_EQ(url.field_data[UF_PATH].len, 65535);
    EXPECT_FALSE(accepts(path_of(65536)));
    EXPECT_TRUE(is_zero(url));
    EXPECT_TRUE(accepts("http://h" + path_of(65535)));
    EXPECT_FALSE(accepts("http://h" + path_of(65536)));
    EXPECT_TRUE(accepts(path_of(65534) + "?q"));
    EXPECT_EQ(url.field_data[UF_QUERY].off, 65535);
    EXPECT_FALSE(accepts(path_of(65535) + "?q"));
    EXPECT_TRUE(accepts(path_of(65535) + "?"));  // an empty query is no field
    EXPECT_FALSE(accepts(path_of(65535) + "#f"));
    EXPECT_FALSE(accepts("http://" + std::string(65536, 'u') + "@h/"));
    EXPECT_FALSE(accepts("http://h/?" + std::string(65536, '|')));
    EXPECT_FALSE(accepts("http://h:80" + path_of(65536)));
    EXPECT_FALSE(accepts(std::string(65536, 's') + "://h/"));
}

}  // namespace
}  // namespace uriscan::tests
