// Terms of SMT-LIB 2 (logic QF_BV), and formulas made of them.
//
// The templates of src/kernels compute with masks and offsets.  A proof gives them the types of
// bits.hpp instead of integers.  Each operator then adds a term to the formula that is being made.
//
// Where a template decides (`if`, `?:`, `while`), it needs a truth value.  So it runs once for each
// sequence of decisions: a *path*.  A path adds the conditions under which it is taken.
//
//     begin_formula();
//     ... declare(), assume() ...            what is given
//     for_each_path([] {
//         ... run a template ...
//         require(condition, "what must hold");
//     });
//     write_formula(file);                   satisfiable if and only if a requirement can be broken
//
// A shift by too many bits, and the search for a bit in a mask without bits, are undefined in C++.
// So the operators require that this does not happen.
#pragma once

#include <csetjmp>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace uriscan::proof {

// A term: a constant, a variable, or an operator and its operands.  A width of 0 is a truth value.
struct term {
    unsigned width;
    bool is_constant;
    std::uint64_t value;   // of a constant
    std::uint32_t number;  // of another term

    bool operator==(const term&) const = default;
};

constexpr std::uint64_t ones(unsigned width) {
    return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}
constexpr term constant(unsigned width, std::uint64_t value) {
    return {width, true, value & ones(width), 0};
}
constexpr term truth(bool value) {
    return {0, true, value ? 1U : 0U, 0};
}

// The formula that is being made, and the path that is being run.
struct formula {
    std::vector<std::string> definitions;  // and declarations: line i is about term i
    std::uint32_t terms = 0;
    std::unordered_map<std::string, std::uint32_t> numbers;      // of the terms that are defined
    std::unordered_map<std::uint32_t, std::vector<term>> parts;  // operands of "not" and "and"
    std::vector<term> assumptions;
    std::unordered_map<std::uint32_t, bool> given;       // truth values that the assumptions give
    std::vector<std::pair<term, std::string>> breaches;  // how a requirement can be broken

    std::vector<bool> decisions;                    // those of the path that is being run
    std::size_t decided = 0;                        // how many of them were already made
    term condition = truth(true);                   // of the path
    std::unordered_map<std::uint32_t, bool> known;  // the truth values that the path has decided
    std::jmp_buf path_end;
    std::size_t paths = 0;
};
inline formula* the_formula = nullptr;

inline std::string sort_of(unsigned width) {
    return width == 0 ? "Bool" : "(_ BitVec " + std::to_string(width) + ")";
}

inline std::string name_of(const term& t) {
    if (!t.is_constant) {
        return "t" + std::to_string(t.number);
    }
    if (t.width == 0) {
        return t.value != 0 ? "true" : "false";
    }
    return "(_ bv" + std::to_string(t.value) + " " + std::to_string(t.width) + ")";
}

// Defines a term by its text.  The same text is defined once.
inline term define(unsigned width, const std::string& text) {
    formula& f = *the_formula;
    const auto [found, is_new] = f.numbers.try_emplace(text, f.terms);
    if (is_new) {
        const std::string name = "t" + std::to_string(f.terms++);  // z3 is slow with define-fun
        f.definitions.push_back("(declare-fun " + name + " () " + sort_of(width) +
                                ")(assert (= " + name + " " + text + "))\n");
    }
    return {width, false, 0, found->second};
}

template <class... Terms>
std::string text_of(const char* symbol, const Terms&... operands) {
    std::string text = std::string("(") + symbol;
    ((text += " " + name_of(operands)), ...);
    return text + ")";
}
template <class... Terms>
term apply(unsigned width, const char* symbol, const Terms&... operands) {
    return define(width, text_of(symbol, operands...));
}

// Takes for granted what an operator gives for some operands: a term that is not a constant.  This
// is an assumption that the solver need not reason about.
template <class... Terms>
void assume_result(const term& result, const char* symbol, const Terms&... operands) {
    the_formula->numbers[text_of(symbol, operands...)] = result.number;
}

// Declares a variable, whose value is not given.  `what` is a comment.
inline term declare(unsigned width, const std::string& what) {
    formula& f = *the_formula;
    const std::uint32_t number = f.terms++;
    f.definitions.push_back("(declare-fun t" + std::to_string(number) + " () " + sort_of(width) +
                            ") ; " + what + "\n");
    return {width, false, 0, number};
}

inline term negation(const term& a) {
    if (a.is_constant) {
        return truth(a.value == 0);
    }
    const term negated = apply(0, "not", a);
    the_formula->parts[negated.number] = {a};
    return negated;
}
inline term conjunction(const term& a, const term& b) {
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
inline term disjunction(const term& a, const term& b) {
    if (a.is_constant) {
        return a.value != 0 ? a : b;
    }
    return b.is_constant ? (b.value != 0 ? b : a) : apply(0, "or", a, b);
}
inline term choice(const term& a, const term& yes, const term& no) {
    if (a.is_constant) {
        return a.value != 0 ? yes : no;
    }
    return yes == no ? yes : apply(yes.width, "ite", a, yes, no);
}
inline term is_equal(const term& a, const term& b) {
    if (a.is_constant && b.is_constant) {
        return truth(a.value == b.value);
    }
    return a == b ? truth(true) : apply(0, "=", a, b);
}

// Notes that a truth value is given, so that no path assumes the opposite.
inline void note(const term& a, bool value) {
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

inline void assume_term(const term& condition) {
    the_formula->assumptions.push_back(condition);
    note(condition, true);
}

// Requires a condition of all texts that come here on the current path.
inline void require_term(const term& condition, const std::string& what) {
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

// Decides a condition: returns what the current path assumes.
inline bool decide(const term& condition) {
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

// Ends the current path.  No object between here and for_each_path() has a destructor.
[[noreturn]] inline void end_path() {
    std::longjmp(the_formula->path_end, 1);
}

template <class Run>
void for_each_path(Run run) {
    formula& f = *the_formula;
    constexpr std::size_t most = 20000;
    do {
        f.decided = 0;
        f.condition = truth(true);
        f.known = f.given;
        if (++f.paths > most) {
            std::fprintf(stderr, "more than %zu paths\n", most);
            std::exit(1);
        }
        if (setjmp(f.path_end) == 0) {
            run();
        }
        while (!f.decisions.empty() && !f.decisions.back()) {
            f.decisions.pop_back();
        }
        if (!f.decisions.empty()) {
            f.decisions.back() = false;
        }
    } while (!f.decisions.empty());
}

}  // namespace uriscan::proof
