// Proves that the parser of RFC 3986 accepts exactly the texts that Appendix A of that RFC
// describes. Proves the same for the parser of RFC 2396 and its Appendix A, for the parser of IRIs
// and RFC 3987, section 2.2, for the parser of templates and RFC 6570, section 2, and for the
// parser of request targets and the field Host and Appendix A of RFC 9112 and RFC 9110:
//
//     prove [EXTRA_STATES [LENGTH [RFC]]]
//
// RFC is 3986, 2396, 3987, 9112 or 6570. Without it, the program does its work for all of them.
//
// The program does three things:
//  * It walks the product of each compiled machine and the minimal automaton of the machine's rule.
//    It makes that automaton from the text of the RFC.
//  * It parses the strings of the Wp-method for EXTRA_STATES (default 1) through the public API.
//  * It parses all strings of up to LENGTH (default 5) octets. The strings use one octet of each
//    class. For request targets, they have one octet less.
// It prints a table. If it finds a difference, it prints a witness (a text on which the two sides
// differ), and its exit status is 1.
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
#include "grammar/rfc2396.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/rfc3987.hpp"
#include "grammar/rfc6570.hpp"
#include "grammar/rfc9112.hpp"
#include "grammar/w_method.hpp"
#include "support/case_file.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_template.hpp"

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
                   : dead  ? "not valid with any continuation"
                           : "not valid, but a longer text can be";
        };
        row.difference = {found.witness,
                          std::string(verdict(found.oracle_accepts, found.oracle_dead)) +
                              " by the RFC, " +
                              verdict(found.implementation_accepts, found.implementation_dead) +
                              " by the machine"};
    }
}

// Describes how a parser and its reference differ on a text. Returns std::nullopt if they agree.
using compare_function = std::function<std::optional<std::string>(std::string_view)>;

// Passes strings to a parser and its reference until their results differ.
class comparer {
public:
    comparer(const compare_function& compare, row& row) : compare_(compare), row_(row) {}

    bool operator()(std::string_view text) {
        if (auto what = compare_(text)) {
            row_.difference = {std::string(text), *what};
        }
        return !row_.difference;
    }

private:
    const compare_function& compare_;
    row& row_;
};

// Visits `text` and all its extensions by up to `more` octets of `alphabet`. Returns how many texts
// it visited.
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

void add_walks(std::vector<task>& tasks, std::vector<ragel_machine> of_grammar,
               const std::string& grammar_name, const std::vector<ragel_machine>& of_library,
               oracle::grammar (*rules)()) {
    for (auto& machine : of_grammar) {
        machine.name = grammar_name;
    }
    std::ranges::copy(of_library, std::back_inserter(of_grammar));
    for (const ragel_machine& machine : of_grammar) {
        tasks.push_back([machine, rules] {
            const auto automaton = oracle::compile(rules(), machine.rule);
            row row = begin_row(machine.name, machine.rule, automaton);
            add_walk(row, walk(automaton, machine));
            return row;
        });
    }
}

void add_authority_walks(std::vector<task>& tasks) {
    const auto add = [&](const char* rule, const oracle::dfa& automaton, authority which) {
        tasks.push_back([=, &automaton] {
            row row = begin_row("rfc2396_parser.rl", rule, automaton);
            add_walk(row, walk_authority(automaton, which));
            return row;
        });
    };
    const auto& reference = oracle::rfc2396::reference();
    add("server", reference.server(), authority::server);
    add("with IPv4", reference.server_at_an_address(), authority::server_at_an_address);
}

void add_push_parser_walks(std::vector<task>& tasks) {
    for (const top_rule& rule : top_rules) {
        tasks.push_back([rule] {
            const auto& automaton = oracle::rfc3986_reference().automaton(rule.theirs);
            row row = begin_row("push_parser", rule.name, automaton);
            add_walk(row, walk_push_parser(automaton, rule.ours));
            return row;
        });
    }
}

// A parser that is called through the public API, together with the automaton of its rule.
struct subject {
    std::string machine;
    std::string rule;
    const oracle::dfa& automaton;
    compare_function compare;
};

// Adds the strings of the Wp-method with one octet of each class.
void add_w_method_of_classes(std::vector<task>& tasks, const subject& subject,
                             unsigned extra_states) {
    tasks.push_back([=] {
        row row = begin_row(subject.machine, subject.rule, subject.automaton);
        comparer compare(subject.compare, row);
        row.w_strings = oracle::w_suite(subject.automaton).visit_fewer(extra_states, compare);
        return row;
    });
}

void add_w_method(std::vector<task>& tasks, const subject& subject, unsigned extra_states) {
    add_w_method_of_classes(tasks, subject, extra_states);
    tasks.push_back([=] {
        row row = begin_row(subject.machine + ", all octets", subject.rule, subject.automaton);
        comparer compare(subject.compare, row);
        row.w_strings = oracle::w_suite(subject.automaton, oracle::all_octets()).visit(0, compare);
        return row;
    });
}

void add_all_strings(std::vector<task>& tasks, const subject& subject, const std::string& alphabet,
                     std::size_t length) {
    tasks.push_back([=] {
        row row = begin_row(subject.machine, subject.rule, subject.automaton);
        comparer compare(subject.compare, row);
        std::string text;
        row.all_strings = visit_all(text, length, alphabet, compare);
        return row;
    });
}

void add_strings(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    for (const top_rule& rule : top_rules) {
        const auto& automaton = oracle::rfc3986_reference().automaton(rule.theirs);
        const subject parse{"parse", rule.name, automaton, [&](std::string_view text) {
                                return difference(oracle::rfc3986_reference(), rule, text);
                            }};
        add_w_method(tasks, parse, extra_states);
        add_all_strings(tasks, parse, automaton.representatives(), length);
    }
}

// Compares the parser with its reference on "//" followed by `text`, so that `text` is the
// authority. The comparison covers whether the authority is a server and whether its host is an
// address.
std::optional<std::string> difference_in_authority(std::string_view text) {
    return difference(oracle::rfc2396::reference(), rfc2396_rules[0], "//" + std::string(text));
}

void add_rfc2396_strings(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    const auto& reference = oracle::rfc2396::reference();
    const std::string name = "rfc2396";
    for (const rfc2396_rule& rule : rfc2396_rules) {
        const subject parse{
            name, rule.name, reference.automaton(rule.theirs),
            [&](std::string_view text) { return difference(reference, rule, text); }};
        add_w_method(tasks, parse, extra_states);
        add_all_strings(tasks, parse, reference.alphabet(), length);
    }
    add_w_method(tasks, {name, "server", reference.server(), difference_in_authority},
                 extra_states);
    add_w_method(tasks,
                 {name, "with IPv4", reference.server_at_an_address(), difference_in_authority},
                 extra_states);
}

void add_form_walk(std::vector<task>& tasks) {
    tasks.push_back([] {
        const auto& automaton =
            oracle::rfc9112::reference().automaton(oracle::rfc9112::form::authority);
        row row = begin_row("reported form", "authority-form", automaton);
        add_walk(row, walk_authority_form(automaton));
        return row;
    });
}

void add_rfc9112_strings(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    const auto& reference = oracle::rfc9112::reference();
    const std::string alphabet = reference.alphabet();
    const std::size_t shorter = length - std::min<std::size_t>(length, 1);
    const auto add = [&](const subject& subject) {
        add_all_strings(tasks, subject, alphabet, shorter);
        if (!subject.rule.ends_with("-form")) {  // the other rules use all forms
            add_w_method(tasks, subject, extra_states);
        }
    };
    for (const target_rule& rule : target_rules) {
        add({"parse target", rule.name, reference.automaton(rule.theirs),
             [&](std::string_view text) { return difference(reference, rule, text); }});
    }
    add({"parse Host", "Host", reference.host_field(),
         [&](std::string_view text) { return difference_in_host_field(reference, text); }});
}

// Runs the tasks on all processors. Returns the rows in the order of the tasks.
std::vector<row> run(const std::vector<task>& tasks) {
    std::vector<row> rows(tasks.size());
    std::atomic<std::size_t> next = 0;
    const bool on_terminal = ::isatty(STDERR_FILENO) != 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < tasks.size(); i = next++) {
            rows[i] = timed(tasks[i])();
            if (on_terminal) {
                std::fprintf(stderr, "\r%zu of %zu started ", next.load(), tasks.size());
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
    std::printf("%-24s %-14s %7s %7s %8s %11s %11s %11s %8s\n", "machine", "rule", "states",
                "classes", "pairs", "W strings", "all strings", "differences", "seconds");
    const auto count = [](std::uint64_t n) { return n > 0 ? std::to_string(n) : std::string("-"); };
    for (const row& row : rows) {
        std::printf("%-24s %-14s %7zu %7zu %8s %11s %11s %11d %8.2f\n", row.machine.c_str(),
                    row.rule.c_str(), row.states, row.classes, count(row.pairs).c_str(),
                    count(row.w_strings).c_str(), count(row.all_strings).c_str(),
                    row.difference ? 1 : 0, row.seconds);
    }
}

// Prints a witness for each difference. Returns true if there is no difference.
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

void add_rfc3986(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    add_walks(tasks, every_rule_machines(), "rfc3986.rl", library_machines(),
              oracle::rfc3986_grammar);
    add_push_parser_walks(tasks);
    add_strings(tasks, extra_states, length);
}

void add_rfc2396(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    add_walks(tasks, rfc2396_every_rule_machines(), "rfc2396.rl", rfc2396_library_machines(),
              oracle::rfc2396::appendix_a_grammar);
    add_authority_walks(tasks);
    add_rfc2396_strings(tasks, extra_states, length);
}

// The automaton of IRIs has more states and classes of octets than that of URIs.  So the Wp-method
// would have too many strings.  For IRIs, it tries no additional state, and not all octets.  The
// other strings are also shorter.
void add_rfc3987(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    add_walks(tasks, rfc3987_every_rule_machines(), "rfc3987.rl", rfc3987_library_machines(),
              oracle::rfc3987_grammar);
    const auto& reference = oracle::rfc3987_reference();
    for (const iri_top_rule& rule : iri_top_rules) {
        const auto& automaton = reference.automaton(rule.theirs);
        const subject parse{"parse IRI", rule.name, automaton, [&](std::string_view text) {
                                return difference(reference, rule, text);
                            }};
        if (rule.ours == iri_rule::iri_reference && extra_states != 0) {
            add_w_method_of_classes(tasks, parse, 0);
        }
        add_all_strings(tasks, parse, automaton.representatives(),
                        std::min<std::size_t>(length, 3));
    }
}

void add_rfc9112(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    add_walks(tasks, rfc9112_every_rule_machines(), "rfc9112.rl", rfc9112_library_machines(),
              oracle::rfc9112::rfc9112_grammar);
    add_walks(tasks, rfc9110_every_rule_machines(), "rfc9112.rl", rfc9110_library_machines(),
              oracle::rfc9112::rfc9110_grammar);
    add_form_walk(tasks);
    add_rfc9112_strings(tasks, extra_states, length);
}

// Says how uri_template::parse() differs from the automaton on a text.
std::optional<std::string> difference_in_template(const oracle::dfa& automaton,
                                                  std::string_view text) {
    const auto theirs = automaton.run(text);
    const auto ours = uri_template::parse(text);
    const std::size_t offset = ours ? text.size() : ours.error().offset;
    if (ours.has_value() == theirs.accepted && (theirs.accepted || offset == theirs.viable)) {
        return std::nullopt;
    }
    return std::string(ours ? "valid" : "refused at ") + (ours ? "" : std::to_string(offset));
}

void add_rfc6570(std::vector<task>& tasks, unsigned extra_states, std::size_t length) {
    add_walks(tasks, rfc6570_every_rule_machines(), "rfc6570.rl", rfc6570_library_machines(),
              oracle::rfc6570_grammar);
    static const oracle::dfa automaton =
        oracle::compile(oracle::rfc6570_grammar_of_known_operators(), "URI-Template");
    const subject parse{"parse template", "URI-Template", automaton, [](std::string_view text) {
                            return difference_in_template(automaton, text);
                        }};
    add_w_method(tasks, parse, extra_states);
    add_all_strings(tasks, parse, automaton.representatives(),
                    length - std::min<std::size_t>(length, 1));
}

// `rfc` is the number of an RFC, or 0 for all of them.
int prove(unsigned extra_states, std::size_t length, unsigned long rfc) {
    std::vector<task> tasks;
    const struct {
        unsigned long number;
        void (*add)(std::vector<task>&, unsigned, std::size_t);
    } all[] = {{3986, add_rfc3986},
               {2396, add_rfc2396},
               {3987, add_rfc3987},
               {9112, add_rfc9112},
               {6570, add_rfc6570}};
    for (const auto& [number, add] : all) {
        if (rfc == 0 || rfc == number) {
            add(tasks, extra_states, length);
        }
    }
    if (tasks.empty()) {
        std::fputs("usage: prove [EXTRA_STATES [LENGTH [3986|2396|3987|9112|6570]]]\n", stderr);
        return 2;
    }
    const auto start = std::chrono::steady_clock::now();
    const std::vector<row> rows = run(tasks);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    print(rows);
    const bool proved = all_agree(rows);
    std::printf("%s; Wp-method for %u extra states, all strings up to %zu octets; %.1f s\n",
                proved ? "no differences" : "DIFFERENT", extra_states, length, elapsed.count());
    return proved ? 0 : 1;
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    const auto number = [&](int i, unsigned long otherwise) {
        return argc > i ? std::strtoul(argv[i], nullptr, 10) : otherwise;
    };
    return uriscan::tests::prove(static_cast<unsigned>(number(1, 1)), number(2, 5), number(3, 0));
}
