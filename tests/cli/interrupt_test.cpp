// uriscan stats answers the first SIGINT with the summary of the lines that it has read.
#include <sys/stat.h>

#include <csignal>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

const std::string message = "uriscan: interrupted; the summary has only the lines before\n";

// The whole output of `stats --by scheme` for two lines "a:".
std::string summary_of_two_lines(const std::string& first_line) {
    return first_line +
           "total    2\n"
           "valid    2  100.0 %\n"
           "invalid  0    0.0 %\n"
           "octets   4  2 to 2 each, on average 2.0\n"
           "\n"
           "Schemes\n"
           "  a  2  100.0 %\n";
}

std::string repeated(std::string_view text, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

// Waits until a program has read the lines, and interrupts it while it waits for more input.  The
// program's standard input stays open until the program has ended.
finished_program interrupted(const words& arguments, std::string_view lines) {
    process program(with({program_path(), "stats"}, arguments));
    program.write(lines);
    program.wait_until_input_is_read();
    program.send(SIGINT);
    const std::string out = program.read_output(1 << 20);
    finished_program result = program.finish();
    result.out = out + result.out;
    return result;
}

TEST(interrupt, gives_a_partial_summary_of_all_complete_lines) {
    for (const std::string threads : {"-j1", "-j4"}) {
        const finished_program result =
            interrupted({"--by", "scheme", threads}, "a:\na:\nincomplete:");
        EXPECT_EQ(result.out,
                  summary_of_two_lines("partial  interrupted before the end of the input\n"));
        EXPECT_EQ(result.err, message);
        EXPECT_EQ(result.status, 130);
    }
}

TEST(interrupt, gives_a_summary_without_any_line) {
    process program({program_path(), "stats", "--by", "error"});
    program.write("incomplete");
    program.wait_until_input_is_read();
    program.send(SIGINT);
    EXPECT_EQ(program.read_output(1 << 20),
              "partial  interrupted before the end of the input\n"
              "total    0\n"
              "valid    0    0.0 %\n"
              "invalid  0    0.0 %\n"
              "octets   0  0 to 0 each, on average 0.0\n"
              "\n"
              "Errors\n"
              "  none\n");
    EXPECT_EQ(program.finish().status, 130);
}

// Line N has N modulo 7 octets, so the number of octets says which lines were counted.
TEST(interrupt, counts_a_prefix_of_the_lines_for_any_number_of_threads) {
    constexpr std::uint64_t count = 1000000;
    std::string lines;
    for (std::uint64_t i = 1; i <= count; ++i) {
        lines += std::string(i % 7, 'a') + "\n";
    }
    const temporary_file file(lines);
    for (const std::string threads : {"-j1", "-j2", "-j4", "-j8"}) {
        process program({program_path(), "stats", "--by", "scheme", "--progress", "always",
                         "--color", "never", "--block-size", "1000", threads, file.path(), "-"},
                        process::streams::terminal);
        EXPECT_EQ(program.read_output(1).front(), '\r');  // a block was read
        program.send(SIGINT);
        const std::string out = program.finish().out;
        const std::string total = "\ntotal ", octets = "\noctets ";
        ASSERT_NE(out.find(total), std::string::npos) << out;
        const std::uint64_t counted = std::stoull(out.substr(out.find(total) + total.size()));
        const std::uint64_t sum = counted / 7 * 21 + (counted % 7) * (counted % 7 + 1) / 2;
        EXPECT_EQ(std::stoull(out.substr(out.find(octets) + octets.size())), sum) << threads;
        EXPECT_GT(counted, 0U);
        EXPECT_NE(out.find(message + "partial  "), std::string::npos) << out;
    }
}

// One read of the file gets the octets of more than 100 million lines.
TEST(interrupt, ends_the_decompression_of_many_lines) {
    const temporary_file file("", ".gz");
    run({"/bin/sh", "-c",
         "yes '' | head -c 10000000 | gzip -9 >" + file.path() + ".part && cat" +
             repeated(" " + file.path() + ".part", 100) + " >" + file.path() + "; rm " +
             file.path() + ".part"});
    ASSERT_LT(std::filesystem::file_size(file.path()), 2000000U);
    process program({program_path(), "stats", "--by", "scheme", "--progress", "always", "--color",
                     "never", file.path()},
                    process::streams::terminal);
    EXPECT_EQ(program.read_output(1).front(), '\r');
    program.send(SIGINT);
    const std::string out = program.finish().out, total = "\ntotal ";
    ASSERT_NE(out.find(total), std::string::npos) << out;
    EXPECT_LT(std::stoull(out.substr(out.find(total) + total.size())), 100000000U);
}

TEST(interrupt, is_marked_in_json_and_in_the_page) {
    const std::string lines = "a:\n";
    const finished_program report = interrupted({"--format", "json", "--by", "scheme"}, lines);
    EXPECT_TRUE(report.out.ends_with("}},\"partial\":true}\n")) << report.out;
    EXPECT_EQ(uriscan({"stats", "--format", "json"}, lines).out.find("partial"), std::string::npos);
    const finished_program page = interrupted({"--html", "-"}, lines);
    EXPECT_NE(page.out.find("</header>\n<p class=\"note\">Partial: interrupted before the end of "
                            "the input.</p>\n<dl>"),
              std::string::npos)
        << page.out;
    EXPECT_TRUE(page.out.ends_with("</html>\n"));
    EXPECT_EQ(page.status, 130);
    EXPECT_EQ(uriscan({"stats", "--html", "-"}, lines).out.find("Partial"), std::string::npos);
}

// On a terminal, the progress line says that the file was read.
TEST(interrupt, ends_the_wait_for_the_first_writer_of_a_fifo) {
    const temporary_file file("a:\na:\n"), fifo("");
    std::filesystem::remove(fifo.path());
    ASSERT_EQ(::mkfifo(fifo.path().c_str(), 0600), 0);
    for (const std::string threads : {"-j1", "-j3"}) {
        process program({program_path(), "stats", "--by", "scheme", "--bars", "never", "--color",
                         "never", "--progress", "always", threads, file.path(), fifo.path()},
                        process::streams::terminal);
        EXPECT_EQ(program.read_output(1).front(), '\r');
        program.wait_until_asleep();
        program.send(SIGINT);
        const finished_program result = program.finish();
        EXPECT_TRUE(result.out.ends_with(
            message + summary_of_two_lines("partial  interrupted before the end of the input\n")))
            << result.out;
        EXPECT_EQ(result.status, 130);
    }
}

TEST(interrupt, does_not_change_how_a_fifo_is_read) {
    const temporary_file fifo("");
    std::filesystem::remove(fifo.path());
    ASSERT_EQ(::mkfifo(fifo.path().c_str(), 0600), 0);
    const finished_program result =
        run({"/bin/sh", "-c",
             "(sleep 0.1; echo a:; sleep 0.1; echo a:) >" + fifo.path() + " & " + program_path() +
                 " stats --by scheme " + fifo.path()});
    EXPECT_EQ(result.out, summary_of_two_lines(""));
    EXPECT_EQ(result.status, 0);
}

// The summary of this text has more octets than a pipe can hold.
std::string many_hosts() {
    std::string lines;
    for (int i = 0; i < 20000; ++i) {
        lines += "//host" + std::to_string(i) + "\n";
    }
    return lines;
}

TEST(interrupt, does_not_end_the_writing_of_the_summary) {
    const temporary_file file(many_hosts());
    const words command = {"stats", "--by", "host", "--top", "0", file.path()};
    process program(with({program_path()}, command));
    const std::string start = program.read_output(1);
    program.wait_until_asleep();
    program.send(SIGINT);
    const finished_program result = program.finish();
    EXPECT_EQ(std::ranges::count(start + result.out, '\n'), 20006);
    EXPECT_TRUE((start + result.out).starts_with("total     20000\n"));
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
}

// The first SIGINT makes the program write its summary.
TEST(interrupt, ends_the_program_at_once_if_it_comes_again) {
    const temporary_file file(many_hosts());
    process program(
        {program_path(), "stats", "--by", "host", "--top", "0", "-j1", file.path(), "-"});
    program.write("a:\n");
    program.wait_until_input_is_read();
    program.send(SIGINT);
    EXPECT_FALSE(program.read_output(1).empty());
    program.wait_until_asleep();
    program.send(SIGINT);
    EXPECT_EQ(program.finish().status, -SIGINT);
}

TEST(interrupt, is_ignored_if_it_was_ignored_before) {
    process program(
        {"/bin/sh", "-c", "trap '' INT; exec " + program_path() + " stats --by scheme"});
    program.write("a:\n");
    program.wait_until_input_is_read();
    program.send(SIGINT);
    program.write("a:\n");
    const finished_program result = program.finish();
    EXPECT_EQ(result.out, summary_of_two_lines(""));
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
}

TEST(interrupt, ends_other_commands_at_once) {
    process program({program_path(), "parse"});
    program.write("a:\n");
    program.wait_until_input_is_read();
    program.send(SIGINT);
    EXPECT_EQ(program.finish().status, -SIGINT);
}

}  // namespace
}  // namespace uriscan::tests
