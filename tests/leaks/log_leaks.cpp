// Attacks `uriscan redact --log` with lines of logs whose secrets are known:
//
//     log_leaks [COUNT [SEED [WORD]]]    COUNT lines of all logs (default 20000)
//
// If there is a WORD, only the logs whose name contains it are read.  The program prints a table.
// If a secret is left, or another octet changed, it prints the shortest such lines of each log with
// the text that was expected, and its exit status is 1.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "leaks/check.hpp"
#include "leaks/log_lines.hpp"
#include "support/case_file.hpp"
#include "support/process.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::leaks {
namespace {

using tests::in_quotes;

struct wrong_line {
    bool is_leak;
    std::string line, got, expected;
};

struct row {
    std::uint64_t lines = 0;
    std::uint64_t secrets = 0;
    std::uint64_t leaks = 0;
    std::uint64_t changes = 0;
    std::vector<wrong_line> wrong = {};
};

// Some lines of a log: the text, and for each line its pieces, which say what must be left.
struct planted_lines {
    std::string text;
    std::vector<pieces> lines;
};

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
    }
    return lines;
}

void compare(row& to, const log_kind& log, const pieces& line, std::string_view got,
             const std::string& expected) {
    const bool is_leak = got != expected && has_leak(line, got);
    if (is_leak || (got != expected && !log.can_lose_more)) {
        ++(is_leak ? to.leaks : to.changes);
        to.wrong.push_back({is_leak, text_of(line), std::string(got), expected});
    }
}

// Redacts the lines with the program, and masks them.
void check_lines(row& to, const log_kind& log, const planted_lines& part, const std::string& path) {
    std::ofstream(path, std::ios::binary) << part.text;
    for (const bool is_masked : {false, true}) {
        std::vector<std::string> command = {tests::program_path(), "redact", path};
        command.insert(command.end(), log.options.begin(), log.options.end());
        if (is_masked) {
            command.emplace_back("--mask");
        }
        const tests::finished_program ended = tests::run(command);
        std::vector<std::string_view> got = lines_of(ended.out);
        got.resize(part.lines.size());
        for (std::size_t i = 0; i < got.size(); ++i) {
            const pieces& line = part.lines[i];
            compare(
                to, log, line, got[i],
                is_masked ? masked_text(line) : expected_text(line, redact_options().replacement));
        }
    }
}

row check_log(const log_kind& log, std::uint64_t count, std::uint64_t seed) {
    constexpr std::uint64_t most = 20000;
    const std::string path =
        (std::filesystem::temp_directory_path() / ("log_leaks." + std::to_string(::getpid())))
            .string();
    row result;
    random_source random(seed);
    while (result.lines < count) {
        planted_lines part;
        if (!log.directive.empty()) {
            part.lines.push_back(kept(log.directive));
        }
        for (std::uint64_t left = std::min(most, count - result.lines); left > 0; --left) {
            part.lines.push_back(log_line_of(random, log));
            ++result.lines;
        }
        for (const pieces& line : part.lines) {
            part.text += text_of(line) + '\n';
            result.secrets += static_cast<std::uint64_t>(
                std::ranges::count(line, role::secret, [](const piece& one) { return one.what; }));
        }
        check_lines(result, log, part, path);
    }
    std::filesystem::remove(path);
    return result;
}

void print(std::string_view name, const row& one) {
    std::printf(
        "%-24s %9llu %9llu %8llu %8llu\n", std::string(name).c_str(),
        static_cast<unsigned long long>(one.lines), static_cast<unsigned long long>(one.secrets),
        static_cast<unsigned long long>(one.leaks), static_cast<unsigned long long>(one.changes));
}

void print_examples(row& one) {
    constexpr std::size_t most = 3;
    std::ranges::stable_sort(one.wrong, {}, [](const wrong_line& each) {
        return std::pair(!each.is_leak, each.line.size());
    });
    one.wrong.resize(std::min(one.wrong.size(), most));
    for (const wrong_line& each : one.wrong) {
        std::printf("  of  %s\n  got %s\n  not %s\n", in_quotes(each.line).c_str(),
                    in_quotes(each.got).c_str(), in_quotes(each.expected).c_str());
    }
}

// Returns whether all lines were right.
bool check_all(std::uint64_t count, std::uint64_t seed, std::string_view word) {
    std::vector<log_kind> logs(log_kinds().begin(), log_kinds().end());
    std::erase_if(logs, [&](const log_kind& log) { return log.name.find(word) == word.npos; });
    std::printf("%-24s %9s %9s %8s %8s\n", "log", "lines", "secrets", "leaks", "changes");
    bool is_right = true;
    for (std::size_t i = 0; i < logs.size(); ++i) {
        row one = check_log(logs[i], (count + logs.size() - 1) / logs.size(), seed * 100 + i);
        is_right = is_right && one.wrong.empty();
        print(logs[i].name, one);
        print_examples(one);
    }
    return is_right;
}

}  // namespace
}  // namespace uriscan::leaks

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const auto number = [&](std::size_t i, unsigned long long otherwise) {
        return words.size() > i ? std::stoull(words[i]) : otherwise;
    };
    return uriscan::leaks::check_all(number(0, 20000), number(1, 1),
                                     words.size() > 2 ? words[2] : "")
               ? 0
               : 1;
}
