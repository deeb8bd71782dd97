// Terms of SMT-LIB 2 (logic QF_BV), and formulas made of them.
//
// The C++ templates of src/kernels compute with masks and offsets.  A proof gives them the types of
// bits.hpp instead of integers.  Each operator then adds a term to the formula that is being made.
//
// Where a C++ template decides (`if`, `?:`, `while`), it needs a truth value.  So for_each_path()
// runs it once for each sequence of decisions, which we call a *path* here.  What is required in a
// path must hold for all values for which the decisions are those of the path.
//
//     obligation<"name">(statement, [] {     satisfiable if and only if a requirement can be broken
//         ... declare(), assume() ...        what is given
//         for_each_path([] {
//             ... run a template ...
//             require(condition, "what must hold");
//         });
//     });
//
// A shift by too many bits, and the search for a bit in a mask without bits, are undefined in C++.
// So the operators require that this does not happen.
#pragma once

#include <csetjmp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
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

std::string name_of(const term& t);

// Defines a term by an operator and its operands.  The same term is defined once.
term apply(unsigned width, const char* symbol, std::initializer_list<term> operands);

template <class... Terms>
term apply(unsigned width, const char* symbol, const Terms&... operands) {
    return apply(width, symbol, {operands...});
}

// Takes for granted that the operator `symbol` gives `result` for the operands `a` and `b`.
// `result` is a term that is not a constant.  The solver need not reason about this operator.
void assume_result(const term& result, const char* symbol, const term& a, const term& b);

// Declares a variable, whose value is not given.  `what` is a comment.
term declare(unsigned width, const std::string& what);

term negation(const term& a);
term conjunction(const term& a, const term& b);
term disjunction(const term& a, const term& b);
term choice(const term& a, const term& yes, const term& no);
term is_equal(const term& a, const term& b);

void assume_term(const term& condition);

// Requires that a condition holds here, for all texts with which the C++ template takes its current
// branches.
void require_term(const term& condition, const std::string& what);

// Decides a condition: returns what the current path assumes.
bool decide(const term& condition);

// Ends the current path by longjmp().  So no object that was made since begin_path() may need its
// destructor.
[[noreturn]] void end_path();

void begin_path();
bool begin_next_path();  // if there is one

template <class Run>
void for_each_path(Run run) {
    do {
        begin_path();
        if (setjmp(the_formula->path_end) == 0) {
            run();
        }
    } while (begin_next_path());
}

}  // namespace uriscan::proof
