// uriscan stats --live shows the report again and again while the input is read.
#include <algorithm>
#include <csignal>
#include <sstream>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

std::string report_of(int total, const std::string& rows) {
    const std::string size = std::to_string(9 * total);
    const std::string digits(size.size(), ' ');
    const auto line = [&](const std::string& name, const std::string& number) {
        return name + digits.substr(number.size()) + number;
    };
    return line("total    ", std::to_string(total)) + "\n" +
           line("valid    ", std::to_string(total)) + "  100.0 %\n" + line("invalid  ", "0") +
           "    0.0 %\n" + line("octets   ", size) + "  9 to 9 each, on average 9.0\n\nHosts\n" +
           rows;
}

// What a terminal shows after this output.  It knows the control functions that uriscan uses here:
// CURSOR UP, ERASE IN LINE and those that change no text.
std::string shown_after(const std::string& output) {
    std::vector<std::string> lines(1);
    std::size_t row = 0, column = 0;
    for (std::size_t i = 0; i < output.size(); ++i) {
        if (output[i] == '\x1B') {
            const std::size_t end = output.find_first_of("AKJmhl", i);
            const std::string parameter = output.substr(i + 2, end - i - 2);
            if (output[end] == 'A') {
                row -= std::min<std::size_t>(row, std::stoul(parameter));
            } else if (output[end] == 'K') {
                lines[row].resize(column);
            }
            // Erasing below the cursor would make tmux keep a copy of the screen.
            EXPECT_NE(output[end], 'J') << output;
            i = end;
        } else if (output[i] == '\r') {
            column = 0;
        } else if (output[i] == '\n') {
            lines.resize(std::max(lines.size(), ++row + 1));
            column = 0;  // usual terminals do this, but the terminal of the tests does not
        } else {
            lines[row].resize(std::max(lines[row].size(), column + 1));
            lines[row][column++] = output[i];
        }
    }
    std::string text;
    for (const std::string& line : lines) {
        text += line + "\n";
    }
    text.pop_back();
    return text;
}

const std::string one = report_of(1, "  a  1  100.0 %\n");
const std::string two = report_of(2, "  a  1   50.0 %\n  b  1   50.0 %\n");

// uriscan stats --live, started by a shell on a terminal.  `before` are commands of the shell.
class live_program {
public:
    explicit live_program(const std::string& options, const std::string& before = "")
        : program_({"/bin/sh", "-c",
                    before + "exec env TERM=xterm " + program_path() + " stats --live " + options},
                   process::streams::terminal) {}

    void write(std::string_view lines) { program_.write(lines); }
    void send(int signal) { program_.send(signal); }

    // Reads the output until it has this text.  The search starts after the text of the last call.
    void read_until(std::string_view text) {
        std::size_t at = 0;
        while ((at = output_.find(text, read_)) == output_.npos) {
            const std::string more = program_.read_output(1);
            ASSERT_FALSE(more.empty()) << output_;
            output_ += more;
        }
        read_ = at + text.size();
    }

    // output() returns the output up to now.  finish() waits for the end, and returns the whole
    // output.
    const std::string& output() const { return output_; }
    const std::string& finish(int status = 0) {
        const finished_program result = program_.finish();
        EXPECT_EQ(result.status, status);
        return output_ += result.out;
    }

private:
    process program_;
    std::string output_;
    std::size_t read_ = 0;
};

const std::string plain = "--color never --bars never ";
const std::string end_of_live = "\x1B[?7h";

TEST(live, shows_reports_at_the_same_place_and_leaves_the_last_one) {
    for (const std::string threads : {"-j1", "-j2"}) {
        live_program program(plain + "--by host " + threads, "echo before;");
        program.write("http://a/\n");
        program.read_until(one + end_of_live);
        program.write("http://b/\n");
        program.read_until(two + end_of_live);
        EXPECT_EQ(shown_after(program.output()), "before\n" + two);
        EXPECT_EQ(shown_after(program.finish()), "before\n" + two);
    }
}

TEST(live, shows_colours_and_bars_as_the_report_does) {
    const std::string utf8 = "export LC_ALL=C.UTF-8; unset NO_COLOR; ";
    live_program colored("--by host", utf8), bare("--by host", utf8 + "export NO_COLOR=1; ");
    for (live_program* program : {&colored, &bare}) {
        program->write("http://a/\n");
        program->read_until(end_of_live);
        EXPECT_NE(program->output().find("█"), std::string::npos) << program->output();
        EXPECT_EQ(program->output().find("\x1B[1mHosts") != std::string::npos, program == &colored)
            << program->output();
    }
}

TEST(live, is_not_longer_than_the_screen) {
    std::string lines;
    for (int i = 1; i <= 30; ++i) {
        lines += "http://" + std::to_string(i) + "/\n";
    }
    const std::string options = plain + "--top 0 --by host,path";
    live_program small(options, "stty rows 12 <&1;"), tiny(options, "stty rows 5 <&1;");
    small.write(lines);
    small.read_until(end_of_live);
    EXPECT_EQ(std::ranges::count(small.output(), '\n'), 11) << small.output();
    EXPECT_NE(small.output().find("\n  (29 others)  29   96.7 %\n"), std::string::npos);
    EXPECT_NE(small.output().find("\n  /  30  100.0 %\n"), std::string::npos) << small.output();
    const std::string all = shown_after(small.finish());
    EXPECT_EQ(std::ranges::count(all, '\n'), 4 + 2 + 30 + 2 + 1) << all;
    tiny.write(lines);
    tiny.read_until("    0.0 %\n... (too many lines: name fewer fields with --by)\n" + end_of_live);
    EXPECT_EQ(std::ranges::count(tiny.output(), '\n'), 4) << tiny.output();
    tiny.finish();
}

// Without the cut, a terminal that does not wrap would write the rest of the line into its last
// column: "3.6" was shown as "6" there.
TEST(live, cuts_lines_that_are_too_wide) {
    live_program program(plain + "--by host", "stty cols 36 <&1;");
    program.write("http://a/\n");
    program.read_until("\noctets   9  9 to 9 each, on average>\n\nHosts\n  a  1  100.0 %\n" +
                       end_of_live);
    program.finish();
}

TEST(live, cuts_bars_and_colours_as_well) {
    live_program program("--color always --by host,component --top 0",
                         "export LC_ALL=C.UTF-8; stty cols 20 <&1;");
    for (const char* line : {"http://a/\n", "http://b/?c\n", "http://b/?d\n"}) {
        program.write(line);
    }
    program.read_until("66.7 %");
    program.read_until(end_of_live);
    std::istringstream lines(shown_after(program.output()));
    for (std::string line; std::getline(lines, line);) {
        const auto columns = std::ranges::count_if(
            line, [](char octet) { return (static_cast<unsigned char>(octet) & 0xC0) != 0x80; });
        EXPECT_LE(columns, 20) << line;
    }
    program.finish();
}

TEST(live, has_a_usual_size_if_the_terminal_has_none) {
    std::string lines;
    for (int i = 1; i <= 30; ++i) {
        lines += "http://" + std::to_string(i) + "/\n";
    }
    live_program program(plain + "--top 0 --by host", "stty rows 0 cols 0 <&1;");
    program.write(lines);
    program.read_until(end_of_live);
    EXPECT_EQ(std::ranges::count(program.output(), '\n'), 24 - 1) << program.output();
    program.finish();
}

TEST(live, leaves_components_out_if_there_is_no_place) {
    live_program program(plain + "--by component", "stty rows 8 <&1;");
    program.write("http://a/?b\n");
    program.read_until("\nComponents\n  authority  1  100.0 %\n" + end_of_live);
    program.finish();
}

TEST(live, shows_targets_and_referers_on_one_screen) {
    const std::string options = plain + "--log combined --log-uris both --top 0 --by host,path";
    live_program small(options, "stty rows 30 <&1;"), tiny(options, "stty rows 12 <&1;");
    std::string lines;
    for (int i = 1; i <= 20; ++i) {
        lines += "h - - [when] \"GET /" + std::to_string(i) + " HTTP/1.1\" 200 1 \"http://" +
                 std::to_string(i) + "/\" \"x\"\n";
    }
    small.write(lines);
    small.read_until(end_of_live);
    EXPECT_EQ(std::ranges::count(small.output(), '\n'), 29) << small.output();
    for (const std::string part :
         {"Targets\n=======\ntotal    20\n", "\nHosts\n  (none)  20",
          "\n\nReferers\n========\ntotal     20\n", "\n  /  20  100.0 %\n"}) {
        EXPECT_NE(small.output().find(part), std::string::npos) << part << small.output();
    }
    tiny.write(lines);
    const std::string cut = "... (too many lines: name fewer fields with --by)\n";
    tiny.read_until("Targets\n=======\ntotal    20\nvalid    20  100.0 %\n" + cut +
                    "\nReferers\n========\ntotal     20\nvalid     20  100.0 %\n" + cut +
                    end_of_live);
    tiny.finish();
}

// On a terminal of three lines, only three lines of both reports are shown.  On a terminal of 20
// lines, one line has no room.  Then only the longer report is cut.
TEST(live, cuts_only_what_does_not_fit) {
    const std::string options = plain + "--log combined --log-uris both --by host";
    live_program least(options, "stty rows 3 <&1;"), one_too_few(options, "stty rows 20 <&1;");
    const std::string lines =
        "h - - [t] \"GET http://a/ HTTP/1.1\" 200 1 \"http://r/\" \"x\"\n"
        "h - - [t] \"GET http://b/ HTTP/1.1\" 200 1 \"http://r/\" \"x\"\n";
    least.write(lines);
    least.read_until(end_of_live);
    EXPECT_EQ(std::ranges::count(least.output(), '\n'), 2) << least.output();
    least.finish();
    one_too_few.write(lines);
    one_too_few.read_until("\n\nReferers\n========\n");
    one_too_few.read_until("\n\nHosts\n  r  2  100.0 %\n" + end_of_live);
    one_too_few.finish();
}

TEST(live, shows_the_newest_hours) {
    live_program program(plain + "--log common --by hour", "stty rows 10 <&1;");
    std::string lines;
    for (const std::string hour : {"10", "11", "12", "13"}) {
        lines += "h - - [01/Jan/2020:" + hour + R"(:00:00 +0000] "GET / HTTP/1.1" 200 1)" + "\n";
    }
    program.write(lines);
    program.read_until(
        "\nHours\n  2020-01-01 11  1   25.0 %\n  2020-01-01 12  1   25.0 %\n"
        "  2020-01-01 13  1   25.0 %\n" +
        end_of_live);
    program.finish();
}

TEST(live, has_no_drawing_on_a_screen_without_a_place_for_it) {
    live_program program("--color never --log common --by hour",
                         "export LC_ALL=C.UTF-8; stty cols 4 <&1;");
    program.write(
        "h - - [01/Jan/2020:10:00:00 +0000] \"GET / HTTP/1.1\" 200 1\n"
        "h - - [01/Jan/2020:11:00:00 +0000] \"GET / HTTP/1.1\" 200 1\n");
    program.read_until("\nHou>\n  2>\n  2>\n" + end_of_live);
    EXPECT_EQ(program.output().find("█\n"), std::string::npos) << program.output();
    program.finish();
}

TEST(live, keeps_messages_above_the_report) {
    live_program program(plain + "--by host --max-line 50");
    program.write("http://a/\n");
    program.read_until(one + end_of_live);
    program.write(std::string(99, 'a') + "\n");
    program.read_until("\ninvalid    1   50.0 %\n");
    program.read_until(end_of_live);
    const std::string seen = shown_after(program.output());
    EXPECT_TRUE(
        seen.starts_with("uriscan: <stdin>:2: the line has 99 octets, more than --max-line "
                         "allows; it is counted as not valid\ntotal "))
        << seen;
}

TEST(live, is_not_drawn_again_if_nothing_has_changed) {
    live_program program(plain + "--by host");
    program.write("http://a/\n");
    program.read_until(one + end_of_live);
    ::sleep(3);  // time enough to draw a report twice
    program.write("http://b/\n");
    program.read_until(two + end_of_live);
    const std::string& output = program.output();
    EXPECT_EQ(output.find(one), output.rfind(one));
    program.send(SIGINT);
    program.finish(130);
}

TEST(live, is_drawn_again_below_a_message) {
    const temporary_file fifo("");
    const std::string& path = fifo.path();
    live_program program(
        plain + "--by host " + path + " missing -",
        "rm " + path + "; mkfifo " + path + "; (echo http://a/; sleep 2) >" + path + "& ");
    program.read_until(one + end_of_live);
    program.read_until("No such file or directory");
    program.read_until(one + end_of_live);
    program.write("http://b/\n");
    EXPECT_TRUE(shown_after(program.finish(2)).ends_with(two)) << program.output();
}

TEST(live, ends_with_the_report_at_the_first_sigint) {
    live_program program(plain + "--by host");
    program.write("http://a/\n");
    program.read_until(one + end_of_live);
    program.send(SIGINT);
    EXPECT_EQ(shown_after(program.finish(130)),
              "uriscan: interrupted; the summary has only the lines before\n"
              "partial  interrupted before the end of the input\n" +
                  one);
}

#ifdef URISCAN_TMUX
// The history of tmux keeps lines that leave the screen at its top, and a copy of a screen that is
// erased at once.
TEST(live, leaves_no_report_in_the_history_of_tmux) {
    const std::string tmux =
        std::string(URISCAN_TMUX) + " -L uriscan-" + std::to_string(::getpid()) + " -f /dev/null ";
    const std::string lines = "for i in 1 2 3 4; do echo http://a\\$i/; sleep 1.1; done";
    const std::string shown =
        run({"/bin/sh", "-c",
             tmux + "new-session -d -x 100 -y 30 \"clear; (" + lines + ") | " + program_path() +
                 " stats --live --by host; sleep 60\" && for i in 1 2 3 4 5 6 7 8 9 10; do " +
                 "sleep 1; " + tmux +
                 "capture-pane -p -S - | grep -q 'total *4$' && break; done; " + "sleep 1; " +
                 tmux + "capture-pane -p -S -; " + tmux + "kill-server"})
            .out;
    std::size_t reports = 0;
    for (const std::string& line : lines_in(shown)) {
        reports += line.starts_with("total ") ? 1 : 0;
    }
    EXPECT_EQ(reports, 1U) << shown;
    EXPECT_NE(shown.find("\n  a4  1   25.0 %"), std::string::npos) << shown;
}
#endif

const std::string slowly = "(echo http://a/; sleep 0.7; echo http://b/) | ";

TEST(live, is_not_on_a_pipe_or_a_terminal_that_cannot_move_the_cursor) {
    EXPECT_EQ(uriscan_in_shell(slowly, "stats --live --by host").out, two);
    const std::string dumb = on_terminal(slowly + "TERM=dumb " + program_path() +
                                         " stats --live --by host --bars never");
    EXPECT_EQ(dumb, two);
}

TEST(live, writes_lines_of_json_also_into_a_pipe) {
    process program({program_path(), "stats", "--live", "--format", "json", "--by", "scheme"});
    program.write("http://a/\n");
    std::string first;
    while (!first.ends_with('\n')) {
        const std::string octet = program.read_output(1);
        ASSERT_FALSE(octet.empty()) << first;
        first += octet;
    }
    EXPECT_TRUE(first.starts_with("{\"total\":1,") && first.ends_with(",\"partial\":true}\n"))
        << first;
    ::sleep(2);  // time enough to write a report once
    program.write("http://b/\n");
    const std::string rest = program.finish().out;
    EXPECT_EQ(rest.find("{\"total\":1,"), rest.npos) << rest;
    const std::string last = lines_in(rest).back();
    EXPECT_TRUE(last.starts_with("{\"total\":2,")) << last;
    EXPECT_EQ(last.find("partial"), std::string::npos) << last;
}

// A thread gets a stack of the size that `ulimit -s` names.
TEST(live, shows_only_the_last_report_if_there_is_no_memory_for_a_thread) {
    if (!can_limit_memory) {
        GTEST_SKIP() << why_not_limited;
    }
    EXPECT_EQ(uriscan_in_shell("ulimit -s 4000000; ulimit -v 2000000; (echo a; sleep 1) |",
                               "stats --live --by path --format json")
                  .out,
              R"({"total":1,"valid":1,"invalid":0,"octets":1,"shortest":1,"longest":1,"by":)"
              R"({"path":{"total":1,"exact":true,"forgotten":0,"most_too_low":0,"top":)"
              R"([{"value":"a","count":1}],"other_values":0,"other_count":0}}})"
              "\n");
}

TEST(live, gives_the_same_report_of_a_file) {
    const temporary_file file("http://a/\nhttp://b/\n");
    EXPECT_EQ(uriscan({"stats", "--live", "--by", "host", file.path()}).out, two);
    EXPECT_EQ(shown_after(live_program(plain + "--by host " + file.path()).finish()), two);
}

TEST(live, is_refused_with_a_page_on_standard_output) {
    expect_refused({"stats", "--live", "--html", "-"}, "--live cannot be used with --html -");
}

}  // namespace
}  // namespace uriscan::tests
