// Proves that the parser accepts what RFC 3986's Appendix A says, no more and no less:
//
//     prove [EXTRA_STATES [LENGTH]]
//
// walks the product of each compiled machine with the minimal automaton of its rule, made from the
// RFC's text; puts the W-method's strings for EXTRA_STATES (default 1) through the public API; and all
// strings of up to LENGTH (default 5) octets over one octet of each class.  Ends with a table, and with
// status 1 and a witness if anything differs.
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "grammar/comparison.hpp"
#include "grammar/machines.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"
#include "support/case_file.hpp"
#include "uriscan/error.hpp"

namespace uriscan::tests {
namespace {

struct witness {
    std::string text;
    std::string what;
};

// One line of the table.
struct row {
    std::string machine;
    std::string rule;
    std::size_t states = 0;
    std::size_t classes = 0;
    std::uint64_t pairs = 0;
    std::uint64_t w_strings = 0;
    std::uint64_t all_strings = 0;
    double seconds = 0;
    std::optional<witness> difference;
};

row begin_row(const std::string& machine, const std::string& rule, const oracle::dfa& automaton) {
    return {.machine = machine,
            .rule = rule,
            .states = automaton.state_count(),
            .classes = automaton.class_count(),
            .difference = {}};
}

void add_walk(row& row, const oracle::walk_result& walk) {
    row.pairs = walk.pairs;
    if (walk.difference) {
        const oracle::disagreement& found = *walk.difference;
        const auto verdict = [](bool accepts, bool dead) {
            return accepts ? "valid"
                   : dead  ? "never valid, whatever follows"
                           : "not valid as it is";
        };
        row.difference = {found.witness,
                          std::string(verdict(found.oracle_accepts, found.oracle_dead)) +
                              " by the RFC, " +
                              verdict(found.implementation_accepts, found.implementation_dead) +
                              " by the machine"};
    }
}

// Puts strings before parse() and the reference until they differ.
class comparer {
public:
    comparer(const top_rule& rule, row& row) : rule_(rule), row_(row) {}

    bool operator()(std::string_view text) {
        if (auto what = difference(oracle::rfc3986_reference(), rule_, text)) {
            row_.difference = {std::string(text), *what};
        }
        return !row_.difference;
    }

private:
    const top_rule& rule_;
    row& row_;
};

// Visits `text` and all its continuations by up to `more` octets; returns how many.
std::uint64_t visit_all(std::string& text, std::size_t more, const std::string& alphabet,
                        comparer& compare) {
    std::uint64_t count = 1;
    if (!compare(text) || more == 0) {
        return count;
    }
    for (const char octet : alphabet) {
        text.push_back(octet);
        count += visit_all(text, more - 1, alphabet, compare);
        text.pop_back();
    }
    return count;
}

using task = std::function<row()>;

task timed(task work) {
    return [work] {
        const auto start = std::chrono::steady_clock::now();
        row row = work();
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
        row.seconds = elapsed.count();
        return row;
    };
}

void add_walks(std::vector<task>& tasks) {
    auto machines = every_rule_machines();
    for (auto& machine : machines) {
        machine.name = "rfc3986.rl";
    }
    std::ranges::copy(library_machines(), std::back_inserter(machines));
    for (const ragel_machine& machine : machines) {
        tasks.push_back([machine] {
            const auto automaton = oracle::compile(oracle::rfc3986_grammar(), machine.rule);
            row row = begin_row(machine.name, machine.rule, automaton);
            add_walk(row, walk(automaton, machine));
            return row;
        });
    }
    for (const top_rule& rule : top_rules) {
        tasks.push_back([rule] {
            const auto& automaton = oracle::rfc3986_reference().automaton(rule.theirs);
            row row = begin_row("push_parser", rule.name, automaton);
            add_walk(row, walk_push_parser(automaton, rule.ours));
            return row;
        });
    }
}

void add_strings(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    for (const top_rule& rule : top_rules) {
        const auto& automaton = oracle::rfc3986_reference().automaton(rule.theirs);
        tasks.push_back([&, extra_states] {
            row row = begin_row("parse", rule.name, automaton);
            comparer compare(rule, row);
            row.w_strings = oracle::w_suite(automaton).visit(extra_states, compare);
            return row;
        });
        tasks.push_back([&] {
            row row = begin_row("parse, all octets", rule.name, automaton);
            comparer compare(rule, row);
            row.w_strings = oracle::w_suite(automaton, oracle::all_octets()).visit(0, compare);
            return row;
        });
        tasks.push_back([&, length] {
            row row = begin_row("parse", rule.name, automaton);
            comparer compare(rule, row);
            std::string text;
            row.all_strings = visit_all(text, length, automaton.representatives(), compare);
            return row;
        });
    }
}

// Runs the tasks on all processors; the rows come in the tasks' order.
std::vector<row> run(const std::vector<task>& tasks) {
    std::vector<row> rows(tasks.size());
    std::atomic<std::size_t> next = 0;
    const bool on_terminal = ::isatty(STDERR_FILENO) != 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < tasks.size(); i = next++) {
            rows[i] = timed(tasks[i])();
            if (on_terminal) {
                std::fprintf(stderr, "\r%zu of %zu begun ", next.load(), tasks.size());
            }
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) {
        threads.emplace_back(work);
    }
    work();
    threads.clear();
    if (on_terminal) {
        std::fprintf(stderr, "\r\033[K");
    }
    return rows;
}

void print(const std::vector<row>& rows) {
    std::printf("%-18s %-14s %7s %7s %8s %11s %11s %11s %8s\n", "machine", "rule", "states",
                "classes", "pairs", "W strings", "all strings", "differences", "seconds");
    const auto count = [](std::uint64_t n) { return n > 0 ? std::to_string(n) : std::string("-"); };
    for (const row& row : rows) {
        std::printf("%-18s %-14s %7zu %7zu %8s %11s %11s %11d %8.2f\n", row.machine.c_str(),
                    row.rule.c_str(), row.states, row.classes, count(row.pairs).c_str(),
                    count(row.w_strings).c_str(), count(row.all_strings).c_str(),
                    row.difference ? 1 : 0, row.seconds);
    }
}

// Prints the witnesses, if there are any; returns whether there are none.
bool all_agree(const std::vector<row>& rows) {
    bool agree = true;
    for (const row& row : rows) {
        if (row.difference) {
            agree = false;
            std::printf("%s, %s: %s is %s\n", row.machine.c_str(), row.rule.c_str(),
                        in_quotes(row.difference->text).c_str(), row.difference->what.c_str());
        }
    }
    return agree;
}

int prove(unsigned extra_states, std::size_t length) {
    std::vector<task> tasks;
    add_walks(tasks);
    add_strings(tasks, extra_states, length);
    const auto start = std::chrono::steady_clock::now();
    const std::vector<row> rows = run(tasks);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    print(rows);
    const bool proved = all_agree(rows);
    std::printf("%s; W-method for %u extra states, all strings up to %zu octets; %.1f s\n",
                proved ? "no differences" : "DIFFERENT", extra_states, length, elapsed.count());
    return proved ? 0 : 1;
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    const auto number = [&](int i, unsigned long otherwise) {
        return argc > i ? std::strtoul(argv[i], nullptr, 10) : otherwise;
    };
    return uriscan::tests::prove(static_cast<unsigned>(number(1, 1)), number(2, 5));
}
