// Progress and colours, which by default are shown only on terminals, and streams in non-blocking
// mode.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>

#include "cli/command.hpp"
#include "cli/input/progress.hpp"

namespace uriscan::tests {
namespace {

using streams = process::streams;

TEST(streams, can_be_in_non_blocking_mode) {
    std::string lines;
    while (lines.size() < 150000) {  // more than fits into a pipe
        lines += "http://example.com/" + std::to_string(lines.size()) + "\n";
    }
    for (const std::string threads : {"-j1", "-j2"}) {
        process program({program_path(), "normalize", threads}, streams::pipes_that_do_not_wait);
        program.write("http://a/\n");
        EXPECT_EQ(program.read_output(10), "http://a/\n");
        // Meanwhile the program tries to read, and finds no input.
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        program.write(lines);
        const finished_program result = program.finish();
        EXPECT_TRUE(result.out == lines) << result.out.size();
        EXPECT_EQ(result.err, "");
        EXPECT_EQ(result.status, 0);
    }
}

const std::string erasure = "\r\x1B[K";

TEST(progress, shows_octets_for_a_pipe_and_percent_for_a_file) {
    const temporary_file file("a\nb\n");
    const std::string piped =
        uriscan({"parse", "--format", "tsv", "--progress", "always"}, "a\n").err;
    EXPECT_TRUE(piped.starts_with(erasure + "2 B, ")) << piped;
    EXPECT_TRUE(piped.ends_with("/s" + erasure)) << piped;
    const std::string whole = uriscan({"normalize", "--progress", "always", file.path()}).err;
    EXPECT_TRUE(whole.starts_with(erasure + "100% of 4 B, ")) << whole;
    EXPECT_TRUE(whole.ends_with("/s" + erasure)) << whole;
}

TEST(progress, tells_how_long_the_rest_of_a_file_will_take) {
    std::string lines;
    while (lines.size() < 4'000'000) {  // far more than is read at once
        lines += "http://example.com/\n";
    }
    const temporary_file file(lines), empty("");
    const std::string err = uriscan({"normalize", "--progress", "always", file.path()}).err;
    const std::string first = err.substr(0, err.find(erasure, 1));
    EXPECT_FALSE(first.starts_with(erasure + "100%")) << first;
    EXPECT_NE(first.find("% of 4.0 MB, "), std::string::npos) << first;
    EXPECT_NE(first.find("B/s, 0:0"), std::string::npos) << first;
    EXPECT_TRUE(first.ends_with(" left")) << first;
    EXPECT_EQ(uriscan({"normalize", "--progress", "always", empty.path()}).err,
              erasure + "100% of 0 B" + erasure);
}

TEST(progress_text, has_few_digits_and_the_time_left) {
    constexpr std::uint64_t tera = 1'000'000'000'000;
    const struct {
        std::uint64_t done;
        std::optional<std::uint64_t> total;
        double seconds;
        std::string_view text;
    } cases[] = {
        {0, {}, 0, "0 B"},
        {5, {}, 0, "5 B"},
        {0, {}, 1, "0 B"},
        {999, {}, 1, "999 B, 999 B/s"},
        {1000, {}, 1, "1.0 kB, 1.0 kB/s"},
        {9949, {}, 1, "9.9 kB, 9.9 kB/s"},
        {9950, {}, 0.5, "10 kB, 20 kB/s"},
        {999'499, {}, 1, "999 kB, 999 kB/s"},
        {999'500, {}, 1, "1.0 MB, 1.0 MB/s"},
        {2'500'000'000, {}, 1, "2.5 GB, 2.5 GB/s"},
        {2000 * tera, {}, 1, "2000 TB, 2000 TB/s"},
        {0, 8, 1, "  0% of 8 B"},
        {1, 8, 0, " 12% of 8 B"},
        {1, 8, 1, " 12% of 8 B, 1 B/s, 0:07 left"},
        {2, 9, 1, " 22% of 9 B, 2 B/s, 0:04 left"},
        {999, 1000, 999, " 99% of 1.0 kB, 1 B/s, 0:01 left"},
        {1, 61, 1, "  1% of 61 B, 1 B/s, 1:00 left"},
        {1, 3600, 1, "  0% of 3.6 kB, 1 B/s, 59:59 left"},
        {1, 3601, 1, "  0% of 3.6 kB, 1 B/s, 1:00:00 left"},
        {1, 90'062, 1, "  0% of 90 kB, 1 B/s, 25:01:01 left"},
        {8, 8, 4, "100% of 8 B, 2 B/s"},
        {9, 8, 1, "100% of 8 B, 9 B/s"},
    };
    for (const auto& [done, total, seconds, text] : cases) {
        EXPECT_EQ(cli::progress_text(done, total, std::chrono::duration<double>(seconds)), text);
    }
}

TEST(progress, counts_octets_of_the_file_not_of_the_decompressed_text) {
    const temporary_file file(
        std::string("\x28\xB5\x2F\xFD\x24\x02\x11\0\0a\n\x9C\x71\x7F\x9C", 15), ".zst");
    const std::string err =
        uriscan({"normalize", "--progress", "always", file.path(), "/nowhere"}).err;
    EXPECT_TRUE(err.starts_with(erasure + "100% of 15 B, ")) << err;
}

TEST(progress, is_not_shown_without_a_terminal_or_if_not_wanted) {
    EXPECT_EQ(uriscan({"normalize"}, "a\n").err, "");
    const std::string slowly = "(for i in 1 2 3 4 5 6 7; do echo a; sleep 0.1; done) | ";
    const std::string program = slowly + "TERM=xterm " + program_path() + " check";
    EXPECT_NE(on_terminal(program).find(" B, "), std::string::npos);
    EXPECT_EQ(on_terminal(program + " --progress never").find(" B, "), std::string::npos);
    EXPECT_NE(on_terminal(program + " >&-").find(" B, "), std::string::npos)
        << "a closed standard output is not a pipe";
    EXPECT_EQ(on_terminal(program + " | cat").find(" B, "), std::string::npos)
        << "the reader of the pipe may write on the same terminal";
    EXPECT_EQ(on_terminal(slowly + "TERM=dumb " + program_path() + " check").find(" B, "),
              std::string::npos);
}

TEST(progress, counts_only_the_unread_part_of_standard_input) {
    const temporary_file file("a\nb\nc\n");
    const auto shown = [&](const std::string& before) {
        return uriscan_in_shell("{ " + before, "normalize --progress always; } <" + file.path());
    };
    const finished_program whole = shown(":;"), rest = shown("read line;");
    EXPECT_TRUE(whole.err.starts_with(erasure + "100% of 6 B, ")) << whole.err;
    EXPECT_EQ(whole.out, "a\nb\nc\n");
    EXPECT_TRUE(rest.err.starts_with(erasure + "100% of 4 B, ")) << rest.err;
    EXPECT_EQ(rest.out, "b\nc\n");
}

TEST(progress, is_not_shown_in_a_line_that_has_not_ended) {
    const std::string shown =
        on_terminal("(printf 'a\\0'; sleep 0.2; printf 'b\\0'; sleep 0.2; printf c) | " +
                    program_path() + " normalize -z --progress always");
    EXPECT_TRUE(shown.starts_with(erasure)) << shown;
    EXPECT_TRUE(shown.ends_with("/s" + erasure + std::string("a\0b\0c\0", 6))) << shown;
}

TEST(progress, is_removed_before_anything_else_is_written) {
    const std::string shown =
        on_terminal("(echo 'a b'; sleep 0.2; echo 'c d'; sleep 0.2; printf e) | " + program_path() +
                    " normalize --progress always --color never - /nowhere");
    std::string seen;  // the last line that the terminal shows
    std::string all;   // the lines above it
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (shown.compare(i, erasure.size(), erasure) == 0) {
            seen.clear();
            i += erasure.size() - 1;
        } else {
            seen += shown[i];
            if (shown[i] == '\n') {
                all += seen;
                seen.clear();
            }
        }
    }
    EXPECT_EQ(all + seen,
              "\n<stdin>:1:2: error: unexpected character ' ' in path\n"
              "\n<stdin>:2:2: error: unexpected character ' ' in path\n"
              "e\nuriscan: /nowhere: No such file or directory\n");
}

TEST(check_command, shows_as_much_of_a_line_as_fits_the_terminal) {
    const std::string line = std::string(100, 'a') + "|" + std::string(100, 'b');
    const temporary_file file(line + "\n");
    const auto picture = [&](const std::string& columns) {
        const std::string shown = on_terminal("stty cols " + columns + " <&1; " + program_path() +
                                              " check --color never " + file.path());
        return shown.substr(shown.find('\n') + 1, shown.find("^\n") - shown.find('\n') + 1);
    };
    EXPECT_EQ(picture("60"), "..." + std::string(36, 'a') + "|" + std::string(16, 'b') + "...\n" +
                                 std::string(39, ' ') + "^\n");
    EXPECT_EQ(picture("300"), line + "\n" + std::string(100, ' ') + "^\n");
    const std::string out = uriscan({"check", file.path()}).out;
    EXPECT_EQ(picture("80"), out.substr(out.find('\n') + 1));
}

TEST(color, marks_the_place_the_word_error_and_the_caret) {
    EXPECT_EQ(
        uriscan({"check", "--color", "always"}, "a b\n").out,
        "\x1B[1m<stdin>:1:2:\x1B[0m \x1B[1;31merror:\x1B[0m unexpected character ' ' in path\n"
        "a b\n"
        " \x1B[1;32m^\x1B[0m\n");
    EXPECT_EQ(
        uriscan({"normalize", "--color", "always"}, "a b\n").err,
        "\x1B[1m<stdin>:1:2:\x1B[0m \x1B[1;31merror:\x1B[0m unexpected character ' ' in path\n");
}

TEST(color, is_never_in_records) {
    for (const std::string format : {"jsonl", "tsv"}) {
        EXPECT_EQ(uriscan({"check", "--format", format, "--color", "always"}, "a b\n").out,
                  uriscan({"check", "--format", format}, "a b\n").out);
    }
}

TEST(color, is_on_a_terminal_unless_something_says_no) {
    const auto has_color = [](const std::string& before, const std::string& after = "") {
        const std::string shown = on_terminal("unset NO_COLOR; echo 'a b' | env " + before + " " +
                                              program_path() + " check " + after);
        EXPECT_NE(shown.find("error:"), std::string::npos) << shown;
        return shown.find("\x1B[1;31m") != std::string::npos;
    };
    EXPECT_TRUE(has_color("TERM=xterm"));
    EXPECT_TRUE(has_color("TERM=xterm NO_COLOR="));
    EXPECT_FALSE(has_color("TERM=xterm NO_COLOR=1"));
    EXPECT_TRUE(has_color("TERM=xterm NO_COLOR=1", "--color always"));
    EXPECT_FALSE(has_color("TERM=dumb"));
    EXPECT_FALSE(has_color("TERM=xterm", "--color never"));
    EXPECT_FALSE(has_color("TERM=xterm", "| cat"));
    EXPECT_FALSE(uriscan({"check"}, "a b\n").out.find('\x1B') != std::string::npos);
}

}  // namespace
}  // namespace uriscan::tests
