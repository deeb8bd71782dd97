// Successive empty lines.  The program reads them together, but answers each of them.
#include <gtest/gtest.h>

#include <array>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

constexpr std::array<int, 8> counts = {1, 2, 63, 64, 65, 129, 5000, 300000};
const std::string empty_record = "1\t\\N\t\\N\t\\N\t\\N\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\n";

std::string times(int count, std::string_view text) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

// Returns a line, `count` empty lines, a line that is not valid, as many empty lines, and a line.
std::string lines_around(int count) {
    const std::string empty(static_cast<std::size_t>(count), '\n');
    return "http://h/\n" + empty + "b c\n" + empty + "d";
}

// Runs the program with `lines` as a file, because a pipe could be full before its output is read.
finished_program answer(words arguments, std::string_view lines) {
    const temporary_file file(lines);
    arguments.push_back(file.path());
    finished_program result = uriscan(arguments);
    for (std::string* const text : {&result.out, &result.err}) {
        for (std::size_t at = 0; (at = text->find(file.path(), at)) != text->npos;) {
            text->replace(at, file.path().size(), "FILE");
        }
    }
    return result;
}

TEST(empty_lines, have_a_record_each) {
    for (const int count : counts) {
        const std::string first = "1\thttp\t\\N\th\treg-name\t\\N\t/\t\\N\t\\N\t\\N\t\\N\t\\N\n" +
                                  times(count, empty_record) +
                                  "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t1\tpath\t";
        const std::string second =
            times(count, empty_record) + "1\t\\N\t\\N\t\\N\t\\N\t\\N\td\t\\N\t\\N\t\\N\t\\N\t\\N\n";
        for (const std::string threads : {"-j1", "-j2"}) {
            const std::string out =
                answer({"parse", "--format", "tsv", threads}, lines_around(count)).out;
            EXPECT_TRUE(out.starts_with(first)) << count;
            EXPECT_EQ(out.find('\n', first.size()) + 1, out.size() - second.size()) << count;
            EXPECT_TRUE(out.ends_with(second)) << count;
        }
    }
}

// An expression can test the number of the line, so it can be true for some of the empty lines.
TEST(empty_lines, are_searched_each) {
    for (const int count : counts) {
        const int last = count - count / 2;
        std::string found;
        for (int line = 2; line <= last + 1; ++line) {
            found += std::to_string(line) + ":\n";
        }
        const std::string test = "line>1 and line<" + std::to_string(last + 2);
        const finished_program searched = answer({"grep", "-n", test}, lines_around(count));
        EXPECT_TRUE(searched.out == found) << count;
        EXPECT_EQ(searched.status, 0);
        EXPECT_EQ(answer({"grep", "-c", test}, lines_around(count)).out,
                  std::to_string(last) + "\n");
        EXPECT_EQ(answer({"grep", "-c", "-v", test}, lines_around(count)).out,
                  std::to_string(2 * count + 3 - last) + "\n");
    }
}

TEST(empty_lines, have_a_result_each) {
    for (const int count : counts) {
        const std::string lines = lines_around(count);
        const std::string message =
            "FILE:" + std::to_string(count + 2) + ":2: error: unexpected character ' ' in path\n";
        std::string normalized = lines + "\n";
        normalized.replace(normalized.find("b c"), 3, "");
        const finished_program normal = answer({"normalize"}, lines);
        EXPECT_EQ(normal.out, normalized) << count;
        EXPECT_EQ(normal.err, message);
        std::string repaired = lines + "\n";
        repaired.replace(repaired.find("b c"), 3, "b%20c");
        EXPECT_EQ(answer({"repair"}, lines).out, repaired) << count;
        EXPECT_EQ(answer({"redact", "--field", "1"}, lines).out, lines) << count;
        EXPECT_EQ(answer({"extract", "-o", "--field", "1"}, lines).out, "http://h/\n") << count;
        EXPECT_EQ(answer({"extract", "--template", "{line}", "--field", "1"}, "\n" + lines).out,
                  "2\n");
        const finished_program checked = answer({"check", "--summary"}, lines);
        EXPECT_EQ(checked.out, message + "b c\n ^\n");
        EXPECT_TRUE(checked.err.starts_with("uriscan: " + std::to_string(2 * count + 3) +
                                            " lines, " + std::to_string(2 * count + 2) +
                                            " valid, 1 invalid; "))
            << checked.err;
    }
}

TEST(empty_lines, have_a_message_each_if_they_are_not_valid) {
    const finished_program normal = answer({"normalize", "--rule", "uri"}, "a:\n\n\n\nb:\n\n");
    EXPECT_EQ(normal.out, "a:\n\n\n\nb:\n\n");
    std::string messages;
    for (const std::string number : {"2", "3", "4", "6"}) {
        messages += "FILE:" + number + ":1: error: expected a scheme, found the end\n";
    }
    EXPECT_EQ(normal.err, messages);
    const finished_program checked = answer({"check", "--rule", "uri"}, "\n\n");
    EXPECT_EQ(checked.out,
              "FILE:1:1: error: expected a scheme, found the end\n\n^\n"
              "FILE:2:1: error: expected a scheme, found the end\n\n^\n");
    EXPECT_EQ(checked.status, 1);
    EXPECT_EQ(answer({"check", "--rule", "uri", "--template", "{error_reason};"}, "\n\n\n").out,
              "missing-scheme;\nmissing-scheme;\nmissing-scheme;\n");
    EXPECT_EQ(answer({"parse", "--log", "common", "--template", "{error_reason}"}, "\n\n").out,
              "not-of-this-log\nnot-of-this-log\n");
}

TEST(empty_lines, have_no_record_if_only_findings_are_asked_for) {
    EXPECT_EQ(answer({"audit", "--only", "userinfo-present", "--template", "{input}"},
                     "\n\n\nhttp://u@h/\n\n\n")
                  .out,
              "http://u@h/\n");
}

TEST(empty_lines, are_all_counted) {
    for (const int count : counts) {
        for (const std::string memory : {"1M", "256M"}) {
            const words arguments = {"stats", "--max-memory", memory, "--by", "path,length"};
            const std::string number = std::to_string(2 * count);
            const std::string out = answer(arguments, lines_around(count)).out;
            EXPECT_NE(out.find(" " + number + "  "), out.npos) << out;
            EXPECT_TRUE(out.starts_with("total")) << out;
            EXPECT_EQ(std::stoi(out.substr(5)), 2 * count + 3) << out;
        }
    }
}

TEST(empty_lines, can_end_with_nul) {
    const std::string lines("a\0\0\0\n\0\0", 7);
    const finished_program result = answer({"parse", "-z", "--template", "<{path}>"}, lines);
    EXPECT_EQ(result.out, std::string("<a>\0<>\0<>\0<>\0<>\0", 16));
}

// Returns a Zstandard frame (RFC 8878) of `count` line feeds.  Each block repeats one octet.
std::string zstd_of_line_feeds(std::uint64_t count) {
    constexpr std::uint64_t most = std::uint64_t{128} * 1024;
    std::string frame("\x28\xB5\x2F\xFD\x00\x38", 6);  // a window of 128 KiB, no checksum
    while (count > 0) {
        const std::uint64_t size = std::min(count, most);
        count -= size;
        const std::uint64_t header = (count == 0 ? 1U : 0U) | 1U << 1 | size << 3;
        for (const int shift : {0, 8, 16}) {
            frame.push_back(static_cast<char>(header >> shift));
        }
        frame.push_back('\n');
    }
    return frame;
}

TEST(empty_lines, are_many_in_a_small_file) {
    if (counts_coverage) {
        GTEST_SKIP() << "counting coverage takes too long here";
    }
    const temporary_file file(zstd_of_line_feeds(300'000'000), ".zst");
    EXPECT_TRUE(uriscan({"check", "--summary", file.path()})
                    .err.starts_with("uriscan: 300000000 lines, 300000000 valid, 0 invalid; "));
    EXPECT_TRUE(uriscan({"stats", "--by", "path", file.path()})
                    .out.starts_with("total    300000000\nvalid    300000000  100.0 %\n"));
}

}  // namespace
}  // namespace uriscan::tests
