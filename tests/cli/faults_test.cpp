// Faults around the program: closed files, readers that go away, and outputs that are inputs.  No
// fault may lose a result silently or write into a file that is not an output.
#include <fcntl.h>
#include <sys/resource.h>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <iterator>

#include "cli/command.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"

namespace uriscan::tests {
namespace {

struct file {
    std::string name;
    std::string content;
};

// A folder with some files.  The destructor removes it.
class temporary_folder {
public:
    explicit temporary_folder(const std::vector<file>& files)
        : path_(testing::TempDir() + "uriscan_faults_test." + std::to_string(::getpid()) + "." +
                std::to_string(++count_)) {
        std::filesystem::create_directory(path_);
        for (const auto& [name, content] : files) {
            std::ofstream(path_ + "/" + name, std::ios::binary) << content;
        }
    }
    ~temporary_folder() { std::filesystem::remove_all(path_); }
    temporary_folder(const temporary_folder&) = delete;
    temporary_folder& operator=(const temporary_folder&) = delete;

    const std::string& path() const { return path_; }

private:
    static inline int count_ = 0;
    std::string path_;
};

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> names_in(const std::string& folder) {
    std::vector<std::string> names;
    for (const auto& each : std::filesystem::directory_iterator(folder)) {
        names.push_back(each.path().filename().string());
    }
    return names;
}

// Runs the program and `rest` in a shell, with `input` as standard input.  When coverage is
// measured, the program must not open the file of its counters before main(): the file would get
// the number of a closed descriptor.
finished_program in_shell(const std::string& rest, std::string_view input = {}) {
    return run({"/bin/sh", "-c", "LLVM_PROFILE_FILE=/dev/null exec " + program_path() + " " + rest},
               input);
}

TEST(page, leaves_no_empty_file_if_nothing_can_be_read) {
    const temporary_folder folder({});
    EXPECT_EQ(in_shell("stats --html " + folder.path() + "/new " + folder.path() + "/none").status,
              2);
    EXPECT_EQ(names_in(folder.path()), std::vector<std::string>());
}

TEST(closed_files, are_not_replaced_by_a_file_that_the_program_opens) {
    for (const std::string closed : {"<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">&- 2>&-"}) {
        const temporary_file lines("a\nb c\n"), page("");
        const finished_program result =
            in_shell("stats --html " + page.path() + " " + lines.path() + " " + closed);
        const std::string written = content_of(page.path());
        const bool has_output = closed == "<&-" || closed == "2>&-";
        EXPECT_EQ(result.status, has_output ? 0 : 2) << closed;
        EXPECT_EQ(result.out.empty(), !has_output) << closed;
        if (has_output) {
            EXPECT_TRUE(written.starts_with("<!DOCTYPE html>")) << closed << "\n" << written;
            EXPECT_TRUE(written.ends_with("</html>\n")) << closed;
        } else {
            EXPECT_EQ(written, "") << closed;
        }
        EXPECT_EQ(content_of(lines.path()), "a\nb c\n") << closed;
    }
}

TEST(closed_files, are_opened_for_the_wrong_direction) {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const int original = ::dup(descriptor);
        ::close(descriptor);
        const bool is_opened = cli::open_closed_standard_files();
        char octet = 'a';
        const ssize_t count = descriptor == STDIN_FILENO ? ::read(descriptor, &octet, 1)
                                                         : ::write(descriptor, &octet, 1);
        const int code = errno;
        ::close(descriptor);
        rlimit limit{};
        ::getrlimit(RLIMIT_NOFILE, &limit);
        const rlimit none{0, limit.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &none);
        const bool is_opened_without_numbers = cli::open_closed_standard_files();
        ::setrlimit(RLIMIT_NOFILE, &limit);
        ::dup2(original, descriptor);
        ::close(original);
        EXPECT_TRUE(is_opened);
        EXPECT_EQ(count, -1);
        EXPECT_EQ(code, EBADF);
        EXPECT_FALSE(is_opened_without_numbers);
        EXPECT_TRUE(cli::open_closed_standard_files());
    }
}

TEST(closed_files, give_an_error_if_they_are_needed) {
    const temporary_file lines("a\n");
    for (const std::string command : {"parse", "check --format csv --header", "normalize",
                                      "extract", "redact", "stats", "audit --list"}) {
        const bool needs_input = command != "audit --list";
        if (needs_input) {
            const finished_program no_input = in_shell(command + " <&-");
            EXPECT_EQ(no_input.status, 2) << command;
            EXPECT_TRUE(no_input.err.starts_with("uriscan: <stdin>: Bad file descriptor\n"))
                << command << "\n"
                << no_input.err;
        }
        if (command != "extract") {  // `extract` would write nothing
            const finished_program no_output = in_shell(command + " " + lines.path() + " >&-");
            EXPECT_EQ(no_output.status, 2) << command;
            EXPECT_EQ(no_output.err, "uriscan: <stdout>: Bad file descriptor\n") << command;
        }
    }
    EXPECT_EQ(in_shell("--help >&-").status, 2);
    EXPECT_EQ(in_shell("--version >&-").err, "uriscan: <stdout>: Bad file descriptor\n");
}

TEST(closed_files, do_no_harm_if_they_are_not_needed) {
    const temporary_file lines("a b\n");
    const finished_program no_input = in_shell("normalize " + lines.path() + " <&-");
    EXPECT_EQ(no_input.out, "\n");
    EXPECT_EQ(no_input.err, lines.path() + ":1:2: error: unexpected character ' ' in path\n");
    EXPECT_EQ(no_input.status, 0);
    const finished_program no_errors = in_shell("normalize " + lines.path() + " 2>&-");
    EXPECT_EQ(no_errors.out, "\n");
    EXPECT_EQ(no_errors.status, 0);
    EXPECT_EQ(in_shell("extract " + lines.path() + " >&-").status, 0);
}

// Some file systems report a full disk only when the file is closed.  Local file systems do not, so
// the test closes the file before.  Then closing it again fails, too.
TEST(error_of_closing, is_reported) {
    const auto code_of = [](const auto& close) {
        try {
            close();
        } catch (const cli::write_error& error) {
            return error.file + ": " + error.code().message();
        }
        return std::string("no error");
    };
    const temporary_folder folder({});
    const std::string name = folder.path() + "/f";
    const int next = ::dup(STDERR_FILENO);
    ::close(next);
    cli::output_file file(name, true);  // this file gets the descriptor `next`
    ::close(next);
    EXPECT_EQ(code_of([&] { file.write(""); }), name + ": Bad file descriptor");
    EXPECT_EQ(code_of([&] { cli::output_file(name, true).write("a"); }), "no error");
    const int out = ::dup(STDOUT_FILENO);
    ::close(STDOUT_FILENO);
    EXPECT_EQ(code_of([] { cli::close_out(); }), "<stdout>: Bad file descriptor");
    ::dup2(out, STDOUT_FILENO);
    EXPECT_EQ(code_of([] { cli::close_out(); }), "no error");
    ::dup2(out, STDOUT_FILENO);
    ::close(out);
}

struct shared_file {
    std::string rest;     // the command line; f is the file
    std::string content;  // what the file contains before
    std::string result;   // what the file contains afterwards
    std::string err;      // the messages, unless they go into the file
    int status = 2;
};

// `ulimit` ends a program that writes megabytes because it reads its own results.
TEST(input_that_is_an_output, is_refused_unless_it_is_at_its_end) {
    const std::string lines = "//h\na b\n", message = "uriscan: f: input file is output file\n";
    const std::string stdin_message = "uriscan: <stdin>: input file is output file\n";
    const std::string header =
        "valid,scheme,userinfo,host,host_kind,port,path,query,fragment,error_offset,"
        "error_component,error_reason\n";
    for (const shared_file& each : std::vector<shared_file>{
             {"normalize f >>f", lines, lines, message},
             {"normalize f 1<>f", lines, lines, message},
             {"normalize link >>f", lines, lines, "uriscan: link: input file is output file\n"},
             {"normalize - <f >>f", lines, lines, stdin_message},
             {"normalize <f >>f", lines, lines, stdin_message},
             {"normalize f other >>f", lines, lines + "b\n", message},
             {"normalize other f >f", lines, "b\n", message},
             {"normalize -j4 other f >f", lines, "b\n", message},
             {"parse --format csv --header f >f", lines, header, message},
             {"normalize f 2>>f", lines, lines + message, ""},
             {"stats --by port f >>f", lines, lines, message},
             // These commands find nothing to read in f.
             {"normalize f >f", lines, "", "", 0},
             {"normalize f other >f", lines, "b\n", "", 0},
             {"normalize f >>f", "", "", "", 0},
             {"normalize <f 2>>f", "", "", "", 0}}) {
        const temporary_folder folder({file{"f", each.content}, file{"other", "b\n"}});
        const finished_program result =
            uriscan_in_shell("cd " + folder.path() + "; ln -s f link; ulimit -f 65536;", each.rest);
        EXPECT_EQ(content_of(folder.path() + "/f"), each.result) << each.rest;
        EXPECT_EQ(result.err, each.err) << each.rest;
        EXPECT_EQ(result.status, each.status) << each.rest;
    }
}

TEST(page_of_stats, is_not_written_into_another_output) {
    for (const auto& [redirection, output] : std::vector<std::pair<std::string, std::string>>{
             {">f", "standard output"}, {"2>f", "standard error"}}) {
        const temporary_folder folder({file{"f", ""}});
        const finished_program result =
            uriscan_in_shell("cd " + folder.path() + ";", "stats --html f " + redirection);
        const std::string message =
            "uriscan: f: is " + output + ", which the page would overwrite\n";
        EXPECT_EQ(result.err + content_of(folder.path() + "/f"), message);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.status, 2);
    }
}

// `ulimit -f 1` allows files of one block, which has 512 or 1024 octets.  When coverage is
// measured, the file of the counters would be too large.
TEST(too_large_file, is_reported_like_a_full_disk) {
    const std::string input = "for i in 1 2 3 4 5 6 7 8; do printf '%0300d {\\n' 0; done | ";
    const temporary_folder folder({});
    const std::string before =
        "export LLVM_PROFILE_FILE=/dev/null; cd " + folder.path() + "; ulimit -f 1; " + input;
    const finished_program results = uriscan_in_shell(before, "parse >f");
    EXPECT_EQ(results.err, "uriscan: <stdout>: File too large\n");
    EXPECT_EQ(results.status, 2);
    const finished_program page = uriscan_in_shell(before, "stats --force --html f >/dev/null");
    EXPECT_EQ(page.err, "uriscan: f: File too large\n");
    EXPECT_EQ(page.status, 2);
    EXPECT_NE(content_of(folder.path() + "/f").find("{"), std::string::npos) << "the old content";
    const std::vector<std::string> left = names_in(folder.path());
    EXPECT_EQ(left, std::vector<std::string>{"f"}) << "no other file is left";
    const finished_program messages = uriscan_in_shell(before, "normalize 2>f");
    EXPECT_EQ(messages.out, "\n\n\n\n\n\n\n\n");
    EXPECT_EQ(messages.status, 0);
}

// A pipe holds at most 64 KiB.  So a program that writes more waits until its reader has ended.
TEST(closed_reader, of_messages_does_not_end_the_program) {
    constexpr int count = 5000;
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += "a b\n//h\n";
    }
    const temporary_file lines(text), results(""), status("");
    for (const std::string threads : {"-j1", "-j3"}) {
        run({"/bin/sh", "-c",
             "{ " + program_path() + " normalize " + threads + " " + lines.path() + " 2>&1 >" +
                 results.path() + "; echo $? >" + status.path() + "; } | :"});
        const std::string written = content_of(results.path());
        EXPECT_EQ(std::ranges::count(written, '\n'), 2 * count);
        EXPECT_TRUE(written.ends_with("\n//h\n"));
        EXPECT_EQ(content_of(status.path()), "0\n");
    }
}

TEST(closed_reader, of_results_ends_the_program_by_sigpipe) {
    const temporary_file lines(std::string(100000, '\n')), messages("");
    for (const std::string signals : {"", "--ignore-signal=PIPE ", "--block-signal=PIPE "}) {
        process program({"/bin/sh", "-c",
                         "exec env " + signals + program_path() + " parse " + lines.path() + " 2>" +
                             messages.path()});
        EXPECT_FALSE(program.read_output(1).empty());
        program.close_output();
        EXPECT_EQ(program.finish().status, -SIGPIPE) << signals;
        EXPECT_EQ(content_of(messages.path()), "") << signals;
    }
}

}  // namespace
}  // namespace uriscan::tests
