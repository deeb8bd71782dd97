// Checks that parse_lines() gives the same results as for_each_line() and parse(), with each
// kernel.
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "support/places.hpp"
#include "support/reserved_text.hpp"
#include "unit/each_kernel.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::tests {
namespace {

// Returns whether a kernel finds all ends of lines in a block.  A kernel that stores too few of
// them would take ends of an earlier chunk instead.  In this text, the ends of the earlier chunk
// are at possible offsets, so such a kernel gives wrong lines at once.  With other texts, it might
// read a line of negative size without end.
bool finds_all_ends_in_a_block() {
    std::string chunk;
    while (chunk.size() < 8192) {
        chunk += "a\n";
    }
    line_columns columns(chunk.size());
    for (std::size_t count = 1; count <= 64; ++count) {
        const std::string text = chunk + std::string(64 - count, 'b') + std::string(count, '\n') +
                                 std::string(130, 'c') + '\n';
        parse_lines(text, columns);
        std::size_t row = 0;
        bool is_right = true;
        for_each_line(text, [&](std::string_view line) {
            is_right = is_right && row < columns.size() && columns.line(row++) == line;
        });
        if (!is_right || row != columns.size()) {
            return false;
        }
    }
    return true;
}

class parse_lines_test : public each_kernel_test {
protected:
    template <class Check>
    static void with_each_kernel(Check check) {
        each_kernel_test::with_each_kernel([&] {
            ASSERT_TRUE(finds_all_ends_in_a_block());
            check();
        });
    }
};

void expect_row(const line_columns& columns, std::size_t row, std::string_view line, rule rule) {
    const auto uri = parse(rule, line);
    SCOPED_TRACE(std::string(line));
    ASSERT_LT(row, columns.size());
    EXPECT_EQ(columns.line(row), line);
    EXPECT_EQ(columns.is_valid(row), uri.has_value());
    EXPECT_EQ(columns.components(row), uri ? uri->components() : uri_components());
    EXPECT_EQ(columns.stop(row), uri ? line.size() : uri.error().offset);
}

// Parses all lines of `text`, and checks each row and each verdict.
void expect_rows(std::string_view text, rule rule, std::size_t most_rows) {
    line_columns columns(most_rows);
    std::size_t row = 0;
    std::size_t valid = 0;
    std::string_view rest = text;
    for_each_line(text, [&](std::string_view line) {
        if (row == columns.size()) {
            const std::size_t parsed = parse_lines(rest, columns, rule);
            ASSERT_GT(parsed, 0U);
            rest.remove_prefix(parsed);
            EXPECT_TRUE(columns.size() == most_rows || rest.empty());
            row = 0;
            valid = 0;
        }
        expect_row(columns, row, line, rule);
        valid += columns.is_valid(row++) ? 1 : 0;
        if (row == columns.size()) {
            EXPECT_EQ(columns.count_valid(), valid);
        }
    });
    EXPECT_EQ(row, columns.size());
    EXPECT_TRUE(rest.empty());
    expect_verdicts(text, rule, most_rows / 64 + 1);
}

std::string all_cases(std::string_view line_end) {
    std::string text;
    for (const auto& file : std::filesystem::directory_iterator(source_path("tests/data"))) {
        if (file.path().extension() == ".txt") {
            for (const test_case& test : read_cases(file.path().string())) {
                text += test.input;
                text += line_end;
            }
        }
    }
    return text;
}

TEST_F(parse_lines_test, gives_what_parse_gives) {
    for (const std::string_view line_end : {"\n", "\r\n"}) {
        const std::string text = all_cases(line_end);
        ASSERT_GT(text.size(), 10000U);
        with_each_kernel([&] {
            for (const rule rule :
                 {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
                expect_rows(text, rule, 4096);
            }
        });
    }
}

TEST_F(parse_lines_test, fills_any_number_of_rows) {
    const std::string text = all_cases("\n").substr(0, 3000);
    with_each_kernel([&] {
        for (std::size_t most_rows = 1; most_rows < 20; ++most_rows) {
            expect_rows(text, rule::uri_reference, most_rows);
        }
    });
}

TEST_F(parse_lines_test, finds_the_end_of_any_line) {
    with_each_kernel([] {
        for (const std::string_view text : {"", "\n", "a", "a\n", "\n\n", "\r\n", "a\r", "a\rb\n",
                                            "a\r\nb\r\n", "a\n\r", "a:b\n\nc"}) {
            expect_rows(text, rule::uri_reference, 4);
        }
        // Up to 64 lines end in a block.
        for (std::size_t size = 0; size < 130; ++size) {
            expect_rows("a" + std::string(size, '\n') + "b\nc", rule::uri_reference, 256);
        }
        for (std::size_t size = 0; size < 130; ++size) {
            const std::string before = '/' + std::string(size, 'a');
            expect_rows(before + "\rb\n" + before + "\r\nb\n", rule::uri_reference, 4);
        }
    });
}

TEST_F(parse_lines_test, reads_a_chunk_of_empty_lines) {
    with_each_kernel([] {
        for (const std::string_view first : {"", "\r\n", "%41\n", "?\n"}) {
            expect_rows(std::string(first) + std::string(3 * 8192, '\n') + "a", rule::uri_reference,
                        9000);
        }
    });
}

// A chunk can have more lines with rare octets than there is room for their numbers.
TEST_F(parse_lines_test, reads_thousands_of_lines_around_rare_octets) {
    std::string text;
    while (text.size() < 3 * 8192) {
        text += "?\n\n";
    }
    with_each_kernel([&] { expect_rows(text, rule::uri_reference, 9000); });
}

TEST_F(parse_lines_test, reads_any_line_after_thousands_of_lines_of_a_chunk) {
    const std::string path(60, 'a');
    for (const std::string& line : {"%\n" + path + "\n", "//h:a\n//h:1\n" + path + "\n",
                                    '/' + path + "?b\n" + path + "#b\n"}) {
        std::string text(4200, '\n');
        while (text.size() < 8000) {
            text += line;
        }
        with_each_kernel([&] { expect_rows(text, rule::uri_reference, 9000); });
    }
}

TEST_F(parse_lines_test, checks_each_octet_of_a_scheme) {
    std::string text;
    for (std::size_t size = 1; size < 40; ++size) {
        for (std::size_t at = 0; at < size; ++at) {
            std::string scheme(size, 'a');
            scheme[at] = '~';
            text += scheme + ":b\n";
        }
    }
    with_each_kernel([&] { expect_rows(text, rule::uri_reference, 1000); });
}

// The lines have sizes around the sizes of blocks and chunks.  They start at all offsets in a
// block.
TEST_F(parse_lines_test, reads_lines_of_any_size) {
    with_each_kernel([] {
        for (const std::size_t size : std::initializer_list<std::size_t>{
                 60, 63, 64, 65, 127, 128, 129, 8100, 8191, 8192, 8193, 20000}) {
            for (std::size_t before = 0; before < 66; ++before) {
                const std::string path(size, 'a');
                expect_rows(std::string(before, 'x') + "\nhttp://h/" + path + "?q#" + path +
                                "\n//h#" + path + "\n" + path,
                            rule::uri_reference, 3);
            }
        }
    });
}

// Each delimiter of a long line is at each offset around the end of its first 64 octets.  Each text
// is less than a chunk: after a chunk of long lines, the next lines are read one by one.
TEST_F(parse_lines_test, finds_delimiters_at_any_offset_of_a_long_line) {
    struct {
        std::string_view before;
        std::string_view after;
    } constexpr parts[] = {{"", "://h/p"},    {"", ":///p"},    {"", ":/p?q"},    {"", ":?q#f"},
                           {"", "/p?q#f"},    {"//", "@h/p?q"}, {"//", "/p#"},    {"//", "?q/#f"},
                           {"//", ":1/p"},    {"//u@", "@/p"},  {"x:", ":?//#f"}, {"x:/", "//"},
                           {"http:", "//?#"}, {"/", "?q?#f#"},  {"?", "#f?/:@"},  {"#", "#"}};
    std::vector<std::string> texts;
    for (const auto& part : parts) {
        std::string& text = texts.emplace_back();
        for (std::size_t size = 54; size < 70; ++size) {
            text += std::string(part.before) + std::string(size, 'a') + std::string(part.after) +
                    std::string(80, 'b') + '\n';
        }
    }
    for (const std::string_view end : {"%", "%4", "%4g", "%41"}) {
        std::string& text = texts.emplace_back();
        for (std::size_t size = 60; size < 200; size += 3) {
            text += '/' + std::string(size, 'a') + std::string(end) + '\n';
        }
    }
    with_each_kernel([&] {
        for (const std::string& text : texts) {
            ASSERT_LT(text.size(), 8192U);
            expect_rows(text, rule::uri_reference, 500);
        }
    });
}

// A block without rare octets is read in a faster way.  This text has one rare octet, at each place
// in turn.
TEST_F(parse_lines_test, finds_a_rare_octet_anywhere_in_a_block) {
    with_each_kernel([] {
        for (const char octet : {'?', '#', '@', '%', '[', ' '}) {
            for (std::size_t at = 0; at < 192; ++at) {
                std::string text;
                while (text.size() < 192) {
                    text += "//aaaaa:1/aaaaa\n";
                }
                text[at] = octet;
                expect_rows(text, rule::uri_reference, 20);
            }
        }
    });
}

TEST_F(parse_lines_test, finds_rare_octets_in_all_blocks_of_a_chunk) {
    with_each_kernel(
        [] { expect_rows('/' + std::string(8190, '?') + '\n', rule::uri_reference, 2); });
}

// Rows are read several at once, and their bits can come into two words of `valid`.  Some lines are
// not valid, which shows whether each bit is in the right word.
TEST_F(parse_lines_test, reads_thousands_of_lines) {
    for (const std::string_view first : {"a", "aa", "aaa"}) {
        std::string text = std::string(first) + "\n\n";
        for (std::size_t row = 2; row < 9000; ++row) {
            text += row % 128 < 3 ? "%\n" : "a\n";
        }
        with_each_kernel([&] { expect_rows(text, rule::uri_reference, 9000); });
    }
}

// If all lines of a word of `valid` are valid, their rows are skipped together.
TEST_F(parse_lines_test, reads_each_line_that_is_not_valid) {
    for (std::size_t wrong = 0; wrong < 130; ++wrong) {
        std::string text;
        for (std::size_t row = 0; row < 192; ++row) {
            text += row == wrong ? "a%\n" : "a\n";
        }
        with_each_kernel([&] { expect_rows(text, rule::uri_reference, 192); });
    }
}

TEST_F(parse_lines_test, checks_the_rule_of_lines_that_are_all_valid_references) {
    std::string text;
    for (std::size_t row = 0; row < 192; ++row) {
        text += "a\n";
    }
    with_each_kernel([&] {
        for (const rule rule : {rule::uri, rule::absolute_uri, rule::relative_ref}) {
            expect_rows(text, rule, 192);
        }
    });
}

TEST_F(parse_lines_test, reads_no_octet_outside_of_the_text) {
    const std::string text = all_cases("\n").substr(0, 300);
    guarded_pages pages(text.size());
    with_each_kernel([&] {
        for (std::size_t size = 0; size <= text.size(); ++size) {
            expect_rows(pages.put_at_end(text.substr(0, size)), rule::uri_reference, 40);
            expect_rows(pages.put_at_begin(text.substr(0, size)), rule::uri_reference, 40);
        }
        expect_rows(pages.put_at_begin("\n\r\n"), rule::uri_reference, 40);
    });
}

TEST_F(parse_lines_test, reads_no_octet_after_an_address_at_the_end) {
    guarded_pages pages(200);
    with_each_kernel([&] {
        for (const std::string address : {"::1", "::1.2.3.4", "::1%25a", "v1.a", "1", ""}) {
            for (std::size_t size = 0; size < 100; ++size) {
                const std::string text =
                    "//h\n//[" + address + "]:80/" + std::string(size, 'a') + '\n';
                expect_rows(pages.put_at_end(text), rule::uri_reference, 40);
            }
        }
    });
}

TEST_F(parse_lines_test, reads_an_address_only_after_a_bracket) {
    std::string text;
    for (int octet = 0; octet < 256; ++octet) {
        text.append("//").append(1, static_cast<char>(octet)).append("::1]:1/p\n");
    }
    with_each_kernel([&] { expect_rows(text, rule::uri_reference, 4096); });
}

TEST_F(parse_lines_test, allocates_nothing) {
    const std::string text = all_cases("\n");
    line_columns columns(1000);
    EXPECT_EQ(allocations_during([&] { parse_lines(text, columns); }), 0U);
    EXPECT_EQ(columns.size(), 1000U);
}

TEST_F(parse_lines_test, has_a_row_for_a_line_of_4_gib) {
    const reserved_text longest(max_text_size + std::size_t{1});
    ASSERT_TRUE(longest.is_there());
    line_columns columns(2);
    EXPECT_EQ(parse_lines(longest.text(), columns), longest.text().size());
    ASSERT_EQ(columns.size(), 1U);
    EXPECT_FALSE(columns.is_valid(0));
    EXPECT_EQ(columns.stop(0), max_text_size);
    EXPECT_EQ(columns.line(0).size(), max_text_size);
}

TEST_F(parse_lines_test, reads_a_line_of_the_largest_size) {
    const reserved_text longest(max_text_size);
    ASSERT_TRUE(longest.is_there());
    line_columns columns(2);
    EXPECT_EQ(parse_lines(longest.text(), columns), longest.text().size());
    ASSERT_EQ(columns.size(), 1U);
    EXPECT_FALSE(columns.is_valid(0));
    EXPECT_EQ(columns.stop(0), 0U);
}

// A row has room for offsets up to a limit.  In the first text, the second line ends after this
// limit.  In the second text, it ends at the limit.
TEST_F(parse_lines_test, stops_before_a_line_that_ends_after_4_gib) {
    constexpr std::string_view first = "a\n";
    const reserved_text text(max_text_size + std::size_t{1}, first);
    ASSERT_TRUE(text.is_there());
    line_columns columns(3);
    EXPECT_EQ(parse_lines(text.text(), columns), first.size());
    EXPECT_EQ(columns.size(), 1U);
    EXPECT_EQ(parse_lines(text.text().substr(0, max_text_size), columns), max_text_size);
    ASSERT_EQ(columns.size(), 2U);
    EXPECT_TRUE(columns.is_valid(0));
    EXPECT_EQ(columns.stop(1), 0U);
}

TEST(line_columns, have_room_for_a_row_at_least) {
    line_columns columns(0);
    EXPECT_EQ(columns.most_rows(), 1U);
    EXPECT_EQ(parse_lines("a\nb\n", columns), 2U);
    EXPECT_EQ(columns.line(0), "a");
    static_assert(!std::is_copy_constructible_v<line_columns>);
    static_assert(!std::is_move_constructible_v<line_columns>);
}

TEST(line_columns, can_be_read_as_spans) {
    line_columns columns(70);
    const std::string text = "a:\n//h/p?q#f\n%\n";
    EXPECT_EQ(parse_lines(text, columns), text.size());
    EXPECT_EQ(columns.most_rows(), 70U);
    const auto column = [&](line_column name) {
        const auto numbers = columns.column(name);
        return std::vector<std::uint32_t>(numbers.begin(), numbers.end());
    };
    using numbers = std::vector<std::uint32_t>;
    EXPECT_EQ(column(line_column::begin), (numbers{0, 3, 13}));
    EXPECT_EQ(column(line_column::end), (numbers{2, 12, 14}));
    EXPECT_EQ(column(line_column::scheme_end), (numbers{1, 0, 0}));
    EXPECT_EQ(column(line_column::host_begin), (numbers{0, 2, 0}));
    EXPECT_EQ(column(line_column::host_end), (numbers{2, 3, 0}));
    EXPECT_EQ(column(line_column::path_begin), (numbers{2, 3, 0}));
    EXPECT_EQ(column(line_column::path_end), (numbers{2, 5, 0}));
    EXPECT_EQ(column(line_column::query_end), (numbers{2, 7, 0}));
    EXPECT_EQ(column(line_column::stop), (numbers{2, 9, 1}));
    ASSERT_EQ(columns.valid().size(), 1U);
    EXPECT_EQ(columns.valid()[0], 0b011U);
}

TEST(line_columns, have_a_word_for_64_rows) {
    line_columns columns(200);
    for (std::size_t rows = 0; rows <= 129; ++rows) {
        const std::string text(rows, '\n');
        EXPECT_EQ(parse_lines(text, columns), rows);
        EXPECT_EQ(columns.valid().size(), rows == 0 ? 0 : (rows - 1) / 64 + 1) << rows;
    }
}

TEST(doc_examples, parse_lines) {
    uriscan::line_columns columns;
    std::string hosts;
    for (std::string_view rest = "http://h/p\nhttp://a b/\n//i"; !rest.empty();) {
        rest.remove_prefix(uriscan::parse_lines(rest, columns));
        for (std::size_t row = 0; row < columns.size(); ++row) {
            hosts += columns.is_valid(row) ? columns.uri(row).host() : "-";
        }
    }
    EXPECT_EQ(hosts, "h-i");
}

}  // namespace
}  // namespace uriscan::tests
