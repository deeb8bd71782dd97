// The output must be the same for any number of threads and any size of blocks.  Before the program
// waits for more input, it must write the results of all lines that it has read.  If something
// fails, the program must end properly.
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

const std::vector<std::string> thread_counts = {"-j1", "-j2", "-j3", "-j8"};

std::string repeated(std::string_view text, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

// Returns standard output, standard error and the exit status of a run, without the time in the
// summary.
std::string shown(const finished_program& result) {
    std::string err = result.err;
    if (const std::size_t summary = err.find(" invalid; "); summary != std::string::npos) {
        err.erase(err.rfind(" in "));
    }
    return result.out + "\n--\n" + err + "\n--\n" + std::to_string(result.status);
}

TEST(pipeline, gives_the_same_output_for_any_block_size_and_number_of_threads) {
    const temporary_file tricky("a\r\n\r\n\nb c\r\n" + std::string(150, 'x') +
                                "\n\xFF\xFE\nd e\r\r\nf\r");
    const temporary_file nothing("");
    const temporary_file ends(repeated("//h/p?q\n[\n", 30));
    const std::string nuls("a\0\0b c\n\0d\r\0e", 12);
    const std::vector<std::vector<std::string>> commands = {
        {"check"},
        {"check", "-z"},
        {"check", "--format", "tsv", "--header"},
        {"parse"},
        {"parse", "--format", "tsv", "-z"},
        {"parse", "--fields", "file,line,offset,raw,host,query-keys", "--format", "tsv"},
        {"set", "--set", "path=/x", "--format", "tsv"},
        {"grep", "host=h"},
        {"grep", "-n", "host=h or valid"},
        {"grep", "-n", "-m", "7", "host=h"},
        {"grep", "-c", "path^=/p"},
        {"grep", "-l", "path=f"},
        {"grep", "-n", "-v", "-z", "valid"}};
    for (std::vector<std::string> command : commands) {
        command.insert(command.end(), {tricky.path(), "/nowhere", nothing.path(), "-", "/",
                                       ends.path(), tricky.path()});
        const std::string expected = shown(uriscan(command, nuls));
        for (const char* const size : {"1", "2", "3", "5", "64", "1000"}) {
            for (const std::string& threads : thread_counts) {
                std::vector<std::string> cut = command;
                cut.insert(cut.end(), {"--block-size", size, threads});
                EXPECT_EQ(shown(uriscan(cut, nuls)), expected)
                    << command[0] << " --block-size " << size << ' ' << threads;
            }
        }
    }
}

TEST(pipeline, counts_lines_across_blocks_and_anew_in_each_file) {
    const temporary_file first(repeated("a\nb c\n", 500)), second(repeated("a\n", 99) + "d e");
    std::string expected;
    for (int line = 2; line <= 1000; line += 2) {
        expected += first.path() + ":" + std::to_string(line) +
                    ":2: error: unexpected character ' ' in path\nb c\n ^\n";
    }
    expected += second.path() + ":100:2: error: unexpected character ' ' in path\nd e\n ^\n";
    for (const std::string& threads : thread_counts) {
        EXPECT_EQ(uriscan({"check", "--block-size", "7", threads, first.path(), second.path()}).out,
                  expected);
    }
}

TEST(pipeline, reads_a_line_that_is_longer_than_many_blocks) {
    const std::string line(1000000, 'a');
    const temporary_file file("b\n" + line + "\nc\n" + line);
    const std::string begin = "1\t\\N\t\\N\t\\N\t\\N\t\\N\t";
    const std::string end = "\t\\N\t\\N\t\\N\t\\N\t\\N\n";
    std::string expected;
    for (const std::string& path : {std::string("b"), line, std::string("c"), line}) {
        expected += begin + path + end;
    }
    for (const std::string& threads : thread_counts) {
        const finished_program result =
            uriscan({"parse", "--format", "tsv", "--block-size", "1000", threads, file.path()});
        EXPECT_TRUE(result.out == expected) << result.out.size() << " octets";
    }
}

TEST(pipeline, writes_more_than_it_keeps_of_a_block) {
    const temporary_file file(repeated("\n", 300000));
    const std::string row = "1\t\\N\t\\N\t\\N\t\\N\t\\N\t\t\\N\t\\N\t\\N\t\\N\t\\N\n";
    for (const std::string& threads : thread_counts) {
        EXPECT_TRUE(uriscan({"parse", "--format", "tsv", threads, file.path()}).out ==
                    repeated(row, 300000));
    }
}

// Returns how much memory a process uses, in kB, without the memory in which files are mapped.
long anonymous_memory_of(const std::string& pid) {
    std::ifstream status("/proc/" + pid + "/status");
    std::string line;
    while (std::getline(status, line) && !line.starts_with("RssAnon:")) {
    }
    return line.empty() ? -1 : std::stol(line.substr(line.find(':') + 1));
}

TEST(pipeline, gives_back_memory_that_only_a_long_line_needs) {
    if (!can_limit_memory) {
        GTEST_SKIP() << "the address sanitizer keeps freed memory";
    }
    using namespace std::chrono_literals;
    const std::string line(std::size_t{64} << 20, 'a');
    process program({"/bin/sh", "-c", "echo $$; exec " + program_path() + " normalize -j1"});
    std::string pid = program.read_output(1);
    ASSERT_TRUE(pid.ends_with('\n'));
    pid.pop_back();
    program.write(line);
    program.write("\nb\n");
    EXPECT_EQ(program.read_output(line.size() + 3).size(), line.size() + 3);
    long kilobytes = 0;
    for (int wait = 0; wait < 500; ++wait) {
        kilobytes = anonymous_memory_of(pid);
        if (kilobytes < 16 * 1024) {
            break;
        }
        std::this_thread::sleep_for(10ms);
    }
    EXPECT_GT(kilobytes, 0);
    EXPECT_LT(kilobytes, 16 * 1024);
    EXPECT_EQ(program.finish().status, 0);
}

TEST(pipeline, uses_all_cores_if_asked) {
    EXPECT_EQ(uriscan({"check", "-j0"}, "a\nb c\n").out,
              "<stdin>:2:2: error: unexpected character ' ' in path\nb c\n ^\n");
}

TEST(pipeline, answers_each_line_before_it_waits_for_more) {
    for (const std::string& threads : thread_counts) {
        process program({program_path(), "parse", "--format", "tsv", threads});
        for (const std::string line : {"a", "b", "c"}) {
            program.write(line + "\nrest");
            EXPECT_NE(program.read_output(1).find("\t" + line + "\t"), std::string::npos);
            program.write("\n");
            EXPECT_NE(program.read_output(1).find("\trest\t"), std::string::npos);
        }
        EXPECT_EQ(program.finish().status, 0);
    }
}

TEST(pipeline, ends_quietly_when_its_reader_goes_away) {
    const temporary_file file(repeated("http://example.com/\n", 100000));
    for (const std::string& threads : thread_counts) {
        process program({program_path(), "parse", threads, file.path()});
        EXPECT_FALSE(program.read_output(1).empty());
        program.close_output();
        const finished_program result = program.finish();
        EXPECT_EQ(result.err, "");
        EXPECT_EQ(result.status, -SIGPIPE);
    }
}

TEST(pipeline, says_that_it_cannot_write) {
    const temporary_file file(repeated("http://example.com/\n", 100000));
    for (const std::string& threads : thread_counts) {
        const finished_program result =
            uriscan_in_shell("", "parse " + threads + " " + file.path() + " >/dev/full");
        EXPECT_EQ(result.err, "uriscan: <stdout>: No space left on device\n");
        EXPECT_EQ(result.status, 2);
    }
}

TEST(pipeline, does_not_wait_for_input_when_it_cannot_write) {
    const temporary_file file("a\n"), fifo("");
    std::filesystem::remove(fifo.path());
    ASSERT_EQ(::mkfifo(fifo.path().c_str(), 0600), 0);
    for (const std::string& threads : thread_counts) {
        for (const std::string& input : {std::string("-"), fifo.path()}) {
            process program({"/bin/sh", "-c",
                             program_path() + " parse " + threads + " " + file.path() + " " +
                                 input + " >/dev/full; echo $?"});
            EXPECT_EQ(program.read_output(1), "2\n") << input;
        }
    }
}

// The program opens its only input, and then cannot write its results.  It must end, although the
// input has not ended.
TEST(pipeline, does_not_wait_for_more_of_an_input_when_it_cannot_write) {
    for (const std::string& threads : thread_counts) {
        process program(
            {"/bin/sh", "-c", program_path() + " parse " + threads + " >/dev/full; echo $?"});
        program.write("a\n");  // the input stays open
        EXPECT_EQ(program.read_output(1), "2\n") << threads;
    }
}

TEST(pipeline, reports_a_line_that_is_too_long_for_memory_after_the_lines_before_it) {
    if (!can_limit_memory) {
        GTEST_SKIP() << why_not_limited;
    }
    using namespace std::chrono_literals;
    const temporary_file file(repeated("a\n", 5000));
    const std::string before =
        uriscan({"parse", "--format", "tsv", file.path()}).out;  // more than fits into a pipe
    std::filesystem::resize_file(file.path(), 256 << 20);
    for (const std::string& threads : thread_counts) {
        process program({"/bin/sh", "-c",
                         "ulimit -v 200000; exec " + program_path() + " parse --format tsv " +
                             threads + " " + file.path()});
        // Meanwhile, one thread waits until it can write, and another thread allocates.
        std::this_thread::sleep_for(200ms);
        const finished_program result = program.finish();
        // On a busy machine the long line can use up the memory before the results of all other
        // lines are written.
        EXPECT_TRUE(before.starts_with(result.out)) << threads;
        EXPECT_TRUE(threads != "-j1" || result.out == before);
        const std::string start = "uriscan: " + file.path() + ": out of memory: one of at most " +
                                  threads.substr(2) + " threads had read ";
        ASSERT_TRUE(result.err.starts_with(start)) << result.err;
        const std::string rest = result.err.substr(start.size());
        EXPECT_GT(std::stoul(rest), std::size_t{8} << 20) << "the long line was being read";
        EXPECT_EQ(rest.substr(rest.find(' ')),
                  " octets of lines; fewer threads (-j) and shorter lines need less\n");
        EXPECT_EQ(result.status, 2);
    }
}

// Lines for --max-line 10: some are longer.
const std::string with_long_lines =
    "a\r\n0123456789a\r\n0123456789\r\n" + std::string(5000, 'b') + "\n\nc\n0123456789d";

TEST(pipeline, gives_a_record_without_input_for_a_line_that_is_too_long) {
    const temporary_file file(with_long_lines);
    const std::string too_long =
        R"({"input":null,"valid":false,"error":{"offset":10,"component":"path",)"
        R"("reason":"too-long",)"
        R"("message":"the line has more than 10 octets, the limit of --max-line"}})"
        "\n";
    for (const std::string size : {"1", "7", "100", "4999", "5030", "100000"}) {
        for (const std::string& threads : thread_counts) {
            const words limits = {"--max-line", "10", "--block-size", size, threads};
            const finished_program parsed = uriscan(with({"parse", file.path()}, limits));
            std::string expected;
            for (const std::string line : {"a", "-", "0123456789", "-", "", "c", "-"}) {
                expected += line == "-" ? too_long : uriscan({"parse"}, line + "\n").out;
            }
            EXPECT_EQ(parsed.out, expected) << size << threads;
            EXPECT_EQ(parsed.err, "");
            EXPECT_EQ(parsed.status, 0);
            const finished_program normal = uriscan(with({"normalize", file.path()}, limits));
            EXPECT_EQ(normal.out, "a\n\n0123456789\n\n\nc\n\n");
            std::string messages;
            for (const std::string line : {"2", "4", "7"}) {
                messages += file.path() + ":" + line +
                            ":11: error: the line has more than 10 octets, the limit of "
                            "--max-line\n";
            }
            EXPECT_EQ(normal.err, messages) << size << threads;
            EXPECT_EQ(uriscan(with({"repair", file.path()}, limits)).out, normal.out);
            const finished_program checked =
                uriscan(with({"check", "--summary", file.path()}, limits));
            EXPECT_EQ(checked.out, messages);
            EXPECT_TRUE(checked.err.starts_with("uriscan: 7 lines, 4 valid, 3 invalid"))
                << checked.err;
        }
    }
}

TEST(pipeline, answers_lines_after_one_that_is_too_long_before_it_waits) {
    process program({program_path(), "normalize", "--max-line", "10", "-j1"});
    program.write(std::string(3'000'000, 'a'));
    program.write("\nb\nc\nd");
    EXPECT_EQ(program.read_output(5), "\nb\nc\n");
    EXPECT_EQ(program.finish().out, "d\n");
}

// The message counts the octets of the line without its CR LF.  With -z, a CR is part of the line.
TEST(pipeline, says_how_long_a_line_is_that_is_too_long) {
    const std::string line(5000, 'b');
    const auto message_for = [](const words& options, const std::string& text) {
        return uriscan(with({"stats", "--max-line", "10", "--block-size", "100"}, options), text)
            .err;
    };
    const auto says = [](const std::string& number, const std::string& size) {
        return "uriscan: <stdin>:" + number + ": the line has " + size +
               " octets, more than --max-line allows; it is counted as not valid\n";
    };
    EXPECT_EQ(message_for({}, "a\n" + line), says("2", "5000"));
    EXPECT_EQ(message_for({}, line + "\r\na\n"), says("1", "5000"));
    EXPECT_EQ(message_for({}, line + "\r"), says("1", "5001"));
    EXPECT_EQ(message_for({"-z"}, line + '\r' + '\0'), says("1", "5001"));
    EXPECT_EQ(uriscan({"redact", "--max-line", "10", "--block-size", "100"}, line + "\na\n").out,
              "REDACTED\na\n");
}

TEST(pipeline, does_not_keep_a_line_that_is_too_long) {
    if (!can_limit_memory) {
        GTEST_SKIP() << why_not_limited;
    }
    const temporary_file file("a\n");
    std::filesystem::resize_file(file.path(), 700 << 20);
    std::ofstream(file.path(), std::ios::app) << "\nb\n";
    const finished_program counted =
        uriscan_in_shell("ulimit -v 500000;", "stats --by error,path -j2 " + file.path());
    EXPECT_EQ(counted.err, "uriscan: " + file.path() +
                               ":2: the line has 734003198 octets, more than --max-line allows; "
                               "it is counted as not valid\n");
    EXPECT_EQ(counted.status, 0);
    EXPECT_TRUE(
        counted.out.starts_with("total            3\n"
                                "valid            2   66.7 %\n"
                                "invalid          1   33.3 %\n"
                                "octets   734003200  1 to 734003198 each"))
        << counted.out;
    EXPECT_NE(counted.out.find("  too-long  1  100.0 %\n"), std::string::npos) << counted.out;
}

// Fields are read one after the other, and not stored.  The limit leaves room for a line of 5 MiB,
// its copies and the program, but not for 24 octets a field.
TEST(pipeline, needs_no_memory_for_each_field_of_a_line) {
    if (!can_limit_memory) {
        GTEST_SKIP() << why_not_limited;
    }
    struct one {
        std::string options, before, value, after;
    };
    for (const auto& [options, before, value, after] : {
             one{"--input-format csv --field 1", "", "b,", "b\n"},
             one{"--input-format csv --field b", "b\n", "b,", "b\n"},
             one{"--input-format csv --field c", "", "b,", "c\nb\n"},
             one{"--field 1", "", "b\t", "b\n"},
             one{"--input-format blanks --field 1", "", "b ", "b\n"},
             one{"--input-format json --field x", "[", "1,", "1]\n"},
             one{"--input-format json --field u", "{\"u\":[", "0,", "0],\"u\":\"b\"}\n"},
             one{"--input-format json --field u", "{", "\"u\":0,", "\"u\":\"b\"}\n"},
         }) {
        std::string line = before;
        while (line.size() < std::size_t{5} << 20) {
            line += value;
        }
        const temporary_file file(line + after);
        for (const std::string command : {"check ", "redact "}) {
            const finished_program result =
                uriscan_in_shell("ulimit -v 80000;", command + options + " " + file.path());
            EXPECT_EQ(result.status, 0) << command << options << result.err.substr(0, 200);
        }
    }
}

TEST(pipeline, works_with_fewer_threads_than_requested) {
    if (!can_limit_memory) {
        GTEST_SKIP() << why_not_limited;
    }
    const temporary_file file(repeated("a\n", 1000) + "b c");
    const finished_program result =
        uriscan_in_shell("ulimit -v 100000;", "check -j 1000 --block-size 100 " + file.path());
    EXPECT_EQ(result.out,
              file.path() + ":1001:2: error: unexpected character ' ' in path\nb c\n ^\n");
    EXPECT_EQ(result.status, 1) << result.err;
}

}  // namespace
}  // namespace uriscan::tests
