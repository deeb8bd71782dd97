// Checks that parse_batch() gives the same results as parsing each text alone.
#include "uriscan/batch.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/places.hpp"
#include "support/reserved_text.hpp"

namespace uriscan::tests {
namespace {

std::vector<std::string> inputs() {
    std::vector<std::string> inputs;
    for (const auto& file : std::filesystem::directory_iterator(source_path("tests/data"))) {
        if (file.path().extension() == ".txt") {
            for (const test_case& test : read_cases(file.path().string())) {
                inputs.push_back(test.input);
            }
        }
    }
    return inputs;
}

TEST(parse_batch, gives_what_parse_gives) {
    const std::vector<std::string> inputs = tests::inputs();
    const std::vector<std::string_view> texts(inputs.begin(), inputs.end());
    ASSERT_GT(texts.size(), 1000U);
    uri_columns columns;
    for (const rule rule :
         {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
        std::size_t expected = 0;
        const std::size_t valid = parse_batch(texts, columns, rule);
        ASSERT_EQ(columns.size(), texts.size());
        for (std::size_t row = 0; row < texts.size(); ++row) {
            const auto uri = parse(rule, texts[row]);
            expected += uri ? 1 : 0;
            ASSERT_EQ(columns.is_valid(row), uri.has_value()) << texts[row];
            EXPECT_EQ(columns.components(row), uri ? uri->components() : uri_components());
            EXPECT_EQ(columns.stop[row], uri ? texts[row].size() : uri.error().offset);
        }
        EXPECT_EQ(valid, expected);
    }
}

TEST(parse_batch, replaces_the_columns_of_the_batch_before) {
    uri_columns columns;
    const std::vector<std::string_view> many(130, "a:b");
    EXPECT_EQ(parse_batch(many, columns), 130U);
    EXPECT_EQ(columns.valid, (std::vector<std::uint64_t>{~0ULL, ~0ULL, 3}));
    const std::string_view few[] = {"%", "?"};
    EXPECT_EQ(parse_batch(few, columns), 1U);
    EXPECT_EQ(columns.valid, std::vector<std::uint64_t>{2});
    EXPECT_EQ(columns.scheme_end, (std::vector<std::uint32_t>{0, 0}));
    EXPECT_EQ(parse_batch({}, columns), 0U);
    EXPECT_EQ(columns.size(), 0U);
    EXPECT_EQ(allocations_during([&] { parse_batch(many, columns); }), 0U);
}

TEST(parse_batch, has_a_bit_for_each_row) {
    uri_columns columns;
    for (const std::size_t rows : {1U, 63U, 64U, 65U, 127U, 128U, 129U}) {
        parse_batch(std::vector<std::string_view>(rows, "a:b"), columns);
        const std::size_t words = rows <= 64 ? 1 : rows <= 128 ? 2 : 3;
        EXPECT_EQ(columns.valid.size(), words) << rows;
    }
}

TEST(parse_batch, refuses_a_text_of_4_gib_without_reading_it) {
    uri_columns columns;
    const std::string_view texts[] = {"a:b", {"", max_text_size + 1}, "c:d"};
    EXPECT_EQ(parse_batch(texts, columns), 2U);
    EXPECT_EQ(columns.valid, std::vector<std::uint64_t>{0b101});
    EXPECT_EQ(columns.stop, (std::vector<std::uint32_t>{3, max_text_size, 3}));
    EXPECT_EQ(columns.components(1), uri_components());
    const reserved_text longest(max_text_size);
    ASSERT_TRUE(longest.is_there());
    const std::string_view read[] = {longest.text()};
    EXPECT_EQ(parse_batch(read, columns), 0U);
    EXPECT_EQ(columns.stop, std::vector<std::uint32_t>{0});
}

TEST(parse_batch, reads_no_octet_after_a_text) {
    uri_columns columns;
    const std::string_view texts[] = {std::string_view("http://h/").substr(0, 2)};
    EXPECT_EQ(parse_batch(texts, columns, rule::uri), 0U);
    EXPECT_EQ(columns.stop, std::vector<std::uint32_t>{2});
}

TEST(doc_examples, batch_hpp) {
    const std::string_view texts[] = {"http://h/p", "http://a b/"};
    uriscan::uri_columns columns;
    EXPECT_EQ(uriscan::parse_batch(texts, columns), 1U);
    EXPECT_EQ(columns.path_begin[0], 8U);
    EXPECT_TRUE(!columns.is_valid(1) && columns.stop[1] == 8);
    EXPECT_EQ(uriscan::uri_view::unchecked(texts[0], columns.components(0)).host(), "h");
}

}  // namespace
}  // namespace uriscan::tests
