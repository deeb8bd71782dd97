// Makes terms, and runs a C++ template once for each sequence of its decisions.
#include "proof/term.hpp"

#include <cstdio>
#include <cstdlib>

namespace uriscan::proof {
namespace {

std::string sort_of(unsigned width) {
    return width == 0 ? "Bool" : "(_ BitVec " + std::to_string(width) + ")";
}

// Defines a term by its text.  The same text is defined once.
term define(unsigned width, const std::string& text) {
    formula& f = *the_formula;
    const auto [found, is_new] = f.numbers.try_emplace(text, f.terms);
    if (is_new) {
        const std::string name = "t" + std::to_string(f.terms++);  // z3 is slow with define-fun
        f.definitions.push_back("(declare-fun " + name + " () " + sort_of(width) +
                                ")(assert (= " + name + " " + text + "))\n");
    }
    return {width, false, 0, found->second};
}

std::string text_of(const char* symbol, std::initializer_list<term> operands) {
    std::string text = std::string("(") + symbol;
    for (const term& operand : operands) {
        text += " " + name_of(operand);
    }
    return text + ")";
}

// Notes that a truth value is given, so that no path assumes the opposite.
void note(const term& a, bool value) {
    if (!a.is_constant) {
        the_formula->given[a.number] = value;
        const auto parts = the_formula->parts.find(a.number);
        const bool is_negation = parts != the_formula->parts.end() && parts->second.size() == 1;
        if (is_negation) {
            note(parts->second[0], !value);
        } else if (parts != the_formula->parts.end() && value) {
            note(parts->second[0], true);
            note(parts->second[1], true);
        }
    }
}

}  // namespace

std::string name_of(const term& t) {
    if (!t.is_constant) {
        return "t" + std::to_string(t.number);
    }
    if (t.width == 0) {
        return t.value != 0 ? "true" : "false";
    }
    return "(_ bv" + std::to_string(t.value) + " " + std::to_string(t.width) + ")";
}

term apply(unsigned width, const char* symbol, std::initializer_list<term> operands) {
    return define(width, text_of(symbol, operands));
}

void assume_result(const term& result, const char* symbol, const term& a, const term& b) {
    the_formula->numbers[text_of(symbol, {a, b})] = result.number;
}

term declare(unsigned width, const std::string& what) {
    formula& f = *the_formula;
    const std::uint32_t number = f.terms++;
    f.definitions.push_back("(declare-fun t" + std::to_string(number) + " () " + sort_of(width) +
                            ") ; " + what + "\n");
    return {width, false, 0, number};
}

term negation(const term& a) {
    if (a.is_constant) {
        return truth(a.value == 0);
    }
    const term negated = apply(0, "not", a);
    the_formula->parts[negated.number] = {a};
    return negated;
}
term conjunction(const term& a, const term& b) {
    if (a.is_constant) {
        return a.value != 0 ? b : a;
    }
    if (b.is_constant) {
        return b.value != 0 ? a : b;
    }
    const term both = apply(0, "and", a, b);
    the_formula->parts[both.number] = {a, b};
    return both;
}
term disjunction(const term& a, const term& b) {
    if (a.is_constant) {
        return a.value != 0 ? a : b;
    }
    return b.is_constant ? (b.value != 0 ? b : a) : apply(0, "or", a, b);
}
term choice(const term& a, const term& yes, const term& no) {
    if (a.is_constant) {
        return a.value != 0 ? yes : no;
    }
    return yes == no ? yes : apply(yes.width, "ite", a, yes, no);
}
term is_equal(const term& a, const term& b) {
    if (a.is_constant && b.is_constant) {
        return truth(a.value == b.value);
    }
    return a == b ? truth(true) : apply(0, "=", a, b);
}

void assume_term(const term& condition) {
    the_formula->assumptions.push_back(condition);
    note(condition, true);
}

void require_term(const term& condition, const std::string& what) {
    const auto& known = the_formula->known;
    if (const auto found = known.find(condition.number);
        !condition.is_constant && found != known.end() && found->second) {
        return;
    }
    const term breach = conjunction(the_formula->condition, negation(condition));
    if (!breach.is_constant || breach.value != 0) {
        the_formula->breaches.emplace_back(breach, what);
    }
}

bool decide(const term& condition) {
    formula& f = *the_formula;
    if (condition.is_constant) {
        return condition.value != 0;
    }
    if (const auto found = f.known.find(condition.number); found != f.known.end()) {
        return found->second;
    }
    if (const auto parts = f.parts.find(condition.number);
        parts != f.parts.end() && parts->second.size() == 1) {
        return !decide(parts->second[0]);
    }
    if (f.decided == f.decisions.size()) {
        f.decisions.push_back(true);
    }
    const bool value = f.decisions[f.decided++];
    f.known.emplace(condition.number, value);
    f.condition = conjunction(f.condition, value ? condition : negation(condition));
    return value;
}

void end_path() {
    std::longjmp(the_formula->path_end, 1);
}

void begin_path() {
    formula& f = *the_formula;
    constexpr std::size_t most = 20000;
    f.decided = 0;
    f.condition = truth(true);
    f.known = f.given;
    if (++f.paths > most) {
        std::fprintf(stderr, "more than %zu paths\n", most);
        std::exit(1);
    }
}

// The last decision that was "yes" becomes "no".
bool begin_next_path() {
    std::vector<bool>& decisions = the_formula->decisions;
    while (!decisions.empty() && !decisions.back()) {
        decisions.pop_back();
    }
    if (decisions.empty()) {
        return false;
    }
    decisions.back() = false;
    return true;
}

}  // namespace uriscan::proof
