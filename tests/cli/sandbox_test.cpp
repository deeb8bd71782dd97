// The sandbox: every command gives the same results in it, and the filter of system calls is on.
#include "cli/system/sandbox.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <zlib.h>

#include <csignal>
#include <functional>
#include <map>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

class sandbox : public testing::Test {
protected:
    void SetUp() override {
        if (!cli::has_sandbox()) {
            GTEST_SKIP() << "not tested: the sandbox (libseccomp not found)";
        }
        if (!can_enter_sandbox) {
            GTEST_SKIP() << "not tested: the sandbox (sanitizers and counters cannot be in it)";
        }
    }
};

std::string some_lines() {
    std::string lines;
    for (int i = 0; i < 3000; ++i) {
        const std::string number = std::to_string(i);
        lines += "http://user:pw@h" + number + ".example.co.uk:80/a/../b?token=" + number + "#f\n";
        lines += i % 7 == 0 ? "http://a b\xFF/\n" : "//[::1]/%41\n";
    }
    return lines;
}

std::string gzip(const std::string& text) {
    const std::string name = testing::TempDir() + "sandbox_test." + std::to_string(::getpid());
    const gzFile file = ::gzopen(name.c_str(), "wb");
    ::gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
    ::gzclose(file);
    std::ifstream stream(name, std::ios::binary);
    std::ostringstream octets;
    octets << stream.rdbuf();
    std::filesystem::remove(name);
    return octets.str();
}

// Removes the time that `check` writes.
std::string without_time(const std::string& text) {
    return text.substr(0, text.find("; "));
}

// Expects that the sandbox changes neither the outputs nor the exit status.
void expect_same_in_sandbox(const words& arguments, std::string_view input = {}) {
    const finished_program expected = uriscan(arguments, input);
    const finished_program result = uriscan(with(arguments, {"--sandbox"}), input);
    const std::string shown = testing::PrintToString(arguments);
    EXPECT_EQ(result.status, expected.status) << shown << result.err;
    EXPECT_TRUE(result.out == expected.out) << shown;
    EXPECT_EQ(without_time(result.err), without_time(expected.err)) << shown;
}

const std::vector<words> commands = {{"parse"},
                                     {"parse", "--lenient", "--decode", "--format", "csv"},
                                     {"check"},
                                     {"normalize"},
                                     {"resolve", "--base", "http://b/c/d"},
                                     {"relativize", "--base", "http://b/c/d"},
                                     {"repair", "--format", "tsv"},
                                     {"set", "--append", "query=a=b", "--sort-query"},
                                     {"to-uri"},
                                     {"to-iri", "--rule", "iri-reference"},
                                     {"match", "--template", "/{a}"},
                                     {"extract"},
                                     {"redact"},
                                     {"audit"},
                                     {"stats"},
                                     {"stats", "--by", "domain", "--format", "json"},
                                     {"stats", "--html", "-"}};

TEST_F(sandbox, changes_no_result) {
    const temporary_file plain(some_lines()), compressed(gzip(some_lines()), ".gz");
    for (const words& command : commands) {
        expect_same_in_sandbox(command, "http://h/\n");
        expect_same_in_sandbox(with(command, {plain.path(), "-", compressed.path()}), "a:b\n");
        expect_same_in_sandbox(with(command, {"-j3", "--block-size", "5000", plain.path()}));
        expect_same_in_sandbox(with(command, {"-j0", "/no/such/file", compressed.path(), "/"}));
    }
}

TEST_F(sandbox, lets_stats_write_its_page) {
    const temporary_file plain(some_lines()), page(std::string(100'000, 'x'));
    const words arguments = {"stats", "--sandbox", "--force", "--html", page.path(), plain.path()};
    const finished_program result = uriscan(arguments);
    EXPECT_EQ(result.status, 0) << result.err;
    std::ifstream stream(page.path());
    std::ostringstream text;
    text << stream.rdbuf();
    EXPECT_EQ(text.str(), uriscan({"stats", "--html", "-", plain.path()}).out);
}

TEST_F(sandbox, lets_the_program_end_if_nobody_reads) {
    const temporary_file plain(some_lines());
    const std::string command = program_path() + " parse --sandbox " + plain.path();
    const finished_program result =
        run({"/bin/bash", "-c", command + " | head -n 1; exit ${PIPESTATUS[0]}"});
    EXPECT_EQ(lines_in(result.out).size(), 1U);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 128 + SIGPIPE);
}

TEST_F(sandbox, lets_stats_answer_an_interrupt) {
    process program({program_path(), "stats", "--sandbox", "--format", "json"});
    program.write("a:b\n");
    program.wait_until_input_is_read();
    program.wait_until_asleep();
    program.send(SIGINT);
    const finished_program result = program.finish();
    EXPECT_TRUE(result.out.starts_with("{\"total\":1,")) << result.out;
    EXPECT_EQ(result.status, 130);
}

TEST_F(sandbox, lets_stats_show_live_reports) {
    process program({program_path(), "stats", "--sandbox", "--live", "--format", "json"});
    program.write("a:b\n");
    const std::string first = program.read_output(1);
    program.write("a:c\n");
    const finished_program result = program.finish();
    EXPECT_TRUE(first.starts_with("{\"total\":1,")) << first << result.err;
    EXPECT_TRUE(lines_in(result.out).back().starts_with("{\"total\":2,")) << result.out;
    EXPECT_EQ(result.status, 0);
}

// In /proc, "Seccomp: 2" means that a filter of system calls is on.
TEST_F(sandbox, is_on_while_the_program_reads) {
    for (const auto& [option, expected] : std::map<std::string, std::string>{
             {"--sandbox", "Seccomp:\t2\n"}, {"", "Seccomp:\t0\n"}}) {
        for (const words& command : commands) {
            std::string shell =
                "set -e; exec 2>/dev/null; d=$(mktemp -d); mkfifo $d/f; " + program_path();
            for (const std::string& word : command) {
                shell += " " + word;
            }
            // The shell can open the FIFO when the program has opened it.
            shell +=
                " " + option + " $d/f >/dev/null & exec 3>$d/f; " +
                "grep '^Seccomp:' /proc/$!/status; echo a >&3; exec 3>&-; wait $! || :; rm -r $d";
            EXPECT_EQ(run({"/bin/sh", "-c", shell}).out, expected) << shell;
        }
    }
}

TEST_F(sandbox, ends_the_program_at_forbidden_system_calls) {
    const auto ends_after = [](const std::function<void()>& call) {
        const int code = cli::enter_sandbox();
        if (code != 0) {
            ::_exit(code);
        }
        call();
        ::_exit(0);
    };
    const std::string name = testing::TempDir() + "sandbox_test.must_not_exist";
    const std::map<std::string, std::function<void()>> forbidden = {
        {"create", [&] { ::open(name.c_str(), O_RDONLY | O_CREAT, 0600); }},
        {"write", [] { ::open("/dev/null", O_WRONLY); }},
        {"read and write", [] { ::open("/dev/null", O_RDWR); }},
        {"truncate", [] { ::open("/dev/null", O_RDONLY | O_TRUNC); }},
        {"connect", [] { ::socket(AF_INET, SOCK_STREAM, 0); }},
        {"execute", [] { ::execl("/bin/true", "true", nullptr); }},
        {"fork", [] { ::fork(); }},
        {"remove", [&] { ::unlink(name.c_str()); }},
        {"signal another process", [] { ::kill(::getppid(), 0); }},
        {"change the window of a terminal", [] { ::ioctl(0, TIOCSWINSZ, nullptr); }},
        {"signal a thread of another process",
         [] { ::syscall(SYS_tgkill, ::getppid(), ::getppid(), 0); }},
        {"make code of data",
         [] {
             void* const data =
                 ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
             ::mprotect(data, 4096, PROT_READ | PROT_EXEC);
         }},
        {"make code",
         [] { ::mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); }}};
    for (const auto& [what, call] : forbidden) {
        EXPECT_EXIT(ends_after(call), testing::KilledBySignal(SIGSYS), "") << what;
    }
    EXPECT_EXIT(ends_after([] { ::open("/dev/null", O_RDONLY); }), testing::ExitedWithCode(0), "");
}

TEST(sandbox_option, is_refused_if_there_is_no_sandbox) {
    if (!cli::has_sandbox()) {
        expect_refused({"parse", "--sandbox"}, "this uriscan was built without --sandbox");
    }
}

}  // namespace
}  // namespace uriscan::tests
