// Tests each kernel, as the library calls it, on texts whose interesting octets are at the ends of
// blocks and chunks:
//
//     pumped [LENGTH]
//
// The program makes long texts (pumping.hpp) from short strings of each rule that kernels read:
//  * For each state of the machine that has a loop, it takes texts that lead to the state, and adds
//    all strings of up to LENGTH (default 3) octets. The strings use one octet of each class, leave
//    the state with their first octet, and end with the first octet that cannot follow. Such a
//    string is also tried with a digit after it: if a digit of a triplet is missing in the string,
//    a kernel must not take the added digit instead.
//  * If LENGTH is 3 or more, it takes the strings of the W-method for no extra states.
//
// Each kernel that this processor can run reads each text with parse() or parse_request_target().
// The expected result is that of the slow reference parser, which reads octet by octet. The reason
// of an error must be that of the short string. A push_parser gets the text in two chunks, and must
// give the same result.
//
// The program prints a table. If it finds a difference, it prints the text, and its exit status
// is 1.
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <new>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "grammar/comparison.hpp"
#include "grammar/pumping.hpp"
#include "grammar/rfc9112.hpp"
#include "grammar/w_method.hpp"
#include "kernels/kernels.hpp"
#include "origin_form_automaton.hpp"
#include "support/case_file.hpp"
#include "uriscan/detail/uri_automaton.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::tests {
namespace {

// Says what is wrong with the results for a text, which was made from `string`.
using check_function =
    std::function<std::optional<std::string>(std::string_view string, const pumped_text& longer)>;

// A rule that the kernels read.
struct subject {
    std::string name;
    const oracle::dfa& automaton;  // the minimal automaton of the rule
    oracle::dfa machine;           // the machine that reads the texts; its loops are repeated
    std::string alphabet;          // one octet of each class
    check_function check;
};

// Returns the automaton of a machine, from Ragel's description. Its state 0 is the start.
template <class Automaton>
oracle::dfa automaton_of() {
    constexpr std::size_t count = Automaton::state_count;
    constexpr std::size_t start = Automaton::start;
    const auto number = [](std::size_t state) {
        return static_cast<oracle::dfa::state>(state == start ? 0 : state == 0 ? start : state);
    };
    oracle::dfa::class_map classes{};
    std::vector<oracle::dfa::row> rows(count, oracle::dfa::row(256, number(0)));
    std::vector<bool> accepting(count);
    for (std::size_t octet = 0; octet < 256; ++octet) {
        classes[octet] = static_cast<std::uint8_t>(octet);
    }
    for (std::size_t state = 0; state < count; ++state) {
        accepting[number(state)] = Automaton::is_final[state];
        for (std::size_t t = Automaton::first[state]; t < Automaton::first[state + 1]; ++t) {
            const auto& transition = Automaton::transitions[t];
            for (std::size_t octet = transition.low; octet <= transition.high; ++octet) {
                rows[number(state)][octet] = number(static_cast<std::size_t>(transition.target));
            }
        }
    }
    return {classes, rows, accepting};
}

// The errors of a string and of the longer text must have the same reason and component.
template <class Result>
std::optional<std::string> different_reasons(const Result& of_string, const Result& of_text) {
    if (of_text.has_value() ||
        (!of_string.has_value() && of_string.error().reason == of_text.error().reason &&
         of_string.error().component == of_text.error().component)) {
        return std::nullopt;
    }
    return "another error than that of the short string: " +
           std::string(name_of(of_text.error().reason));
}

result<uri_view> parse_in_two_chunks(rule rule, std::string_view text, std::size_t chunk_end) {
    push_parser parser(rule);
    parser.feed(text.substr(0, chunk_end));
    parser.feed(text.substr(chunk_end));
    const push_result result = parser.finish();
    if (!result) {
        return result.error;
    }
    return result.view(text);
}

// Compares parse() and push_parser with the verdict of the reference parser.
std::optional<std::string> difference_of_rule(const top_rule& rule, const oracle::verdict& expected,
                                              std::string_view string, const pumped_text& longer) {
    const std::string_view text = longer.text;
    const auto parsed = parse(rule.ours, text);
    auto what = difference(parsed, expected);
    if (!what) {
        what = different_reasons(parse(rule.ours, string), parsed);
    }
    for (std::size_t i = 0; i < longer.chunk_ends.size() && !what; ++i) {
        const auto pushed = parse_in_two_chunks(rule.ours, text, longer.chunk_ends[i]);
        what = difference(pushed, expected);
        if (!what && !pushed && pushed.error() != parsed.error()) {
            what = "another error than that of parse()";
        }
        if (what) {
            what = "push_parser, cut at " + std::to_string(longer.chunk_ends[i]) + ": " + *what;
        }
    }
    return what;
}

// Calls `compare` with each kernel, the scalar kernel first, until it finds a difference.
std::optional<std::string> for_each_kernel(
    const std::function<std::optional<std::string>()>& compare) {
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        use_kernel(kernel);  // all calls go to this kernel from now on
        if (const auto what = compare()) {
            const bool is_first = &kernel == usable_kernels()[0];
            return std::string(kernel.name) + " kernel: " + *what +
                   (is_first
                        ? ""
                        : "\n  the scalar kernel is right, so look at src/kernels/skipping.hpp "
                          "and src/kernels/" +
                              std::string(kernel.name) + ".cpp");
        }
    }
    return std::nullopt;
}

check_function check_of(const top_rule& rule) {
    return [rule](std::string_view string, const pumped_text& longer) {
        const auto expected = oracle::rfc3986_reference().parse(rule.theirs, longer.text);
        return for_each_kernel([&] { return difference_of_rule(rule, expected, string, longer); });
    };
}

// The reason of an error is that of the form that fits the longest part of a target. A repeated
// loop can change which form this is. So only the offset of an error is compared.
check_function check_of(const target_rule& rule) {
    return [rule](std::string_view, const pumped_text& longer) {
        const auto expected = oracle::rfc9112::reference().parse_target(rule.theirs, longer.text);
        return for_each_kernel([&] { return difference(rule.parse(longer.text), expected); });
    };
}

// A line of the table.
struct row {
    std::string rule;
    std::string strings;
    std::uint64_t string_count = 0;
    std::uint64_t texts = 0;
    std::optional<std::string> difference;
};

// Makes the longer texts of strings, and compares the results.
class comparer {
public:
    comparer(const subject& subject, const pump& pump, row& row)
        : subject_(subject), pump_(pump), row_(row) {}

    using visit_function = std::size_t (pump::*)(std::string_view, std::size_t,
                                                 const pumped_visitor&) const;

    // Compares longer texts, in which the octets of `string` from `from` on are moved
    // (pumping.hpp). Returns false after a difference.
    bool compare(visit_function visit, std::string_view string, std::size_t from) {
        ++row_.string_count;
        row_.texts += (pump_.*visit)(string, from, [&](const pumped_text& longer) {
            if (const auto what = subject_.check(string, longer)) {
                row_.difference = in_quotes(longer.text) + "\n  " + *what + "\n  made from " +
                                  in_quotes(string) + " by repeating loops";
            }
            return !row_.difference;
        });
        return !row_.difference;
    }

    // Compares `way`, and `way` with each string of up to `length` octets after it. The first octet
    // of these strings leaves the state, since the loop of the state is repeated.
    bool compare_all(visit_function visit, const std::string& way, oracle::dfa::state state,
                     std::size_t length) {
        bool going_on = compare(visit, way, way.size());
        for (const char octet : subject_.alphabet) {
            if (length > 0 && going_on && !pump_.loops_on(state, octet)) {
                going_on = extend(visit, way + octet, way.size(), length - 1);
            }
        }
        return going_on;
    }

private:
    bool extend(visit_function visit, const std::string& string, std::size_t from,
                std::size_t more) {
        bool going_on = compare(visit, string, from);
        if (subject_.machine.viable_prefix_length(string) < string.size()) {
            return going_on && compare(visit, string + '0', from);
        }
        if (more == 0) {
            return going_on;
        }
        for (const char octet : subject_.alphabet) {
            going_on = going_on && extend(visit, string + octet, from, more - 1);
        }
        return going_on;
    }

    const subject& subject_;
    const pump& pump_;
    row& row_;
};

using task = std::function<void(row&)>;

// Adds a task for the strings that leave each state with a loop. Strings that are shorter by one
// octet are also tried after two loops.
void add_short_strings(std::vector<task>& tasks, const subject& subject, std::size_t length) {
    tasks.push_back([subject, length](row& row) {
        row.rule = subject.name;
        row.strings = "from loops";
        const pump pump(subject.machine);
        comparer comparer(subject, pump, row);
        for (const oracle::dfa::state state : pump.looping_states()) {
            const std::vector<std::string> ways = pump.ways_to(state);
            bool going_on =
                comparer.compare_all(&pump::visit_last_loop, ways.front(), state, length);
            for (std::size_t i = 0; i < ways.size() && going_on; ++i) {
                going_on = comparer.compare_all(&pump::visit_two_loops, ways[i], state, length - 1);
            }
            if (!going_on) {
                return;
            }
        }
    });
}

// Adds a task for the strings of the W-method. The octets after the string of the state cover are
// moved.
void add_w_strings(std::vector<task>& tasks, const subject& subject) {
    tasks.push_back([subject](row& row) {
        row.rule = subject.name;
        row.strings = "W-method";
        const pump pump(subject.machine);
        const oracle::w_suite suite(subject.automaton);
        comparer comparer(subject, pump, row);
        const auto compare = [&](const std::string& path, std::size_t from) {
            const bool viable = subject.automaton.run(path).viable == path.size();
            for (const std::string& suffix : suite.characterisation()) {
                // No octet is read after the first that cannot follow, so one suffix is enough.
                if ((viable || suffix.empty()) &&
                    !comparer.compare(&pump::visit, path + suffix, from)) {
                    return;
                }
            }
        };
        for (const std::string& path : suite.state_cover()) {
            compare(path, path.size());
        }
        for (const std::string& path : suite.frontier()) {
            compare(path, path.size() - 1);
        }
    });
}

std::vector<subject> subjects_of_rfc3986() {
    const oracle::reference_parser& reference = oracle::rfc3986_reference();
    const std::string alphabet = reference.automaton(oracle::rule::uri_reference).representatives();
    std::vector<subject> all;
    for (const top_rule& rule : top_rules) {
        all.push_back({rule.name, reference.automaton(rule.theirs), automaton_of<uri_automaton>(),
                       alphabet, check_of(rule)});
    }
    return all;
}

// The kernels read targets as origin forms and as URI-references. They read no other forms.
std::vector<subject> subjects_of_rfc9112() {
    using oracle::rfc9112::allowed;
    const oracle::rfc9112::reference_parser& reference = oracle::rfc9112::reference();
    std::vector<subject> all;
    for (const target_rule& rule : target_rules) {
        if (rule.theirs != allowed::authority && rule.theirs != allowed::asterisk &&
            rule.theirs != allowed::of_connect) {
            for (const oracle::dfa& machine :
                 {automaton_of<origin_form_automaton>(), automaton_of<uri_automaton>()}) {
                all.push_back({rule.name, reference.automaton(rule.theirs), machine,
                               reference.alphabet(), check_of(rule)});
            }
        }
    }
    return all;
}

std::vector<task> make_tasks(std::size_t length) {
    std::vector<task> tasks;
    std::vector<subject> subjects = subjects_of_rfc3986();
    std::ranges::copy(subjects_of_rfc9112(), std::back_inserter(subjects));
    for (const subject& subject : subjects) {
        add_short_strings(tasks, subject, length);
        if (length > 2) {
            add_w_strings(tasks, subject);
        }
    }
    return tasks;
}

// Takes the next task again and again, and runs it. Prints a row for each. Returns whether there is
// no difference.
bool run(const std::vector<task>& tasks, std::atomic<std::size_t>& next) {
    bool agree = true;
    for (std::size_t i = next++; i < tasks.size(); i = next++) {
        row row;
        const auto start = std::chrono::steady_clock::now();
        tasks[i](row);
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
        std::printf("%-16s %-12s %9llu %11llu %11d %8.2f\n", row.rule.c_str(), row.strings.c_str(),
                    static_cast<unsigned long long>(row.string_count),
                    static_cast<unsigned long long>(row.texts), row.difference ? 1 : 0,
                    elapsed.count());
        if (row.difference) {
            agree = false;
            std::printf("%s, %s: %s\n", row.rule.c_str(), row.strings.c_str(),
                        row.difference->c_str());
        }
        std::fflush(stdout);
    }
    return agree;
}

// Runs the tasks on all processors. The kernel in use is a global variable, so the work is divided
// among processes, not threads.
bool run_in_processes(const std::vector<task>& tasks) {
    using counter = std::atomic<std::size_t>;
    void* const shared =
        ::mmap(nullptr, sizeof(counter), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) {
        std::perror("mmap");
        return false;
    }
    counter& next = *new (shared) counter(0);
    std::fflush(stdout);
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) {
        if (::fork() == 0) {
            std::_Exit(run(tasks, next) ? 0 : 1);
        }
    }
    bool agree = run(tasks, next);
    for (int status = 0; ::wait(&status) > 0;) {
        agree = agree && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }
    return agree;
}

int compare_kernels(std::size_t length) {
    std::printf("kernels:");
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        std::printf(" %s", std::string(kernel.name).c_str());
    }
    std::printf("\n%-16s %-12s %9s %11s %11s %8s\n", "rule", "strings", "count", "long texts",
                "differences", "seconds");
    return run_in_processes(make_tasks(length)) ? 0 : 1;
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    const std::size_t length = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 3;
    if (length == 0 || length > 6) {
        std::fputs("usage: pumped [LENGTH]\n  LENGTH from 1 to 6: the size of the strings\n",
                   stderr);
        return 2;
    }
    return uriscan::tests::compare_kernels(length);
}
