// The functions that sites.py writes into a copy of the source.  Each takes the number of a mutant,
// and behaves like the original operator unless this mutant was chosen.
//
// A program chooses at run time: the environment variable URISCAN_MUTANT names the mutant.  For
// what the compiler computes itself, the macro URISCAN_CONSTANT_MUTANT names the mutant.  The
// environment variable URISCAN_REACHED names a file.  When the program ends, it appends one octet
// for each mutant to this file: 1 if the program ran code where the mutant makes a difference.
#ifndef URISCAN_MUTATION_HPP
#define URISCAN_MUTATION_HPP

#include <csignal>
#include <cstdio>
#include <cstdlib>

#ifndef URISCAN_CONSTANT_MUTANT
#define URISCAN_CONSTANT_MUTANT 0
#endif

namespace uriscan_mutation {

inline unsigned chosen = 0;
inline bool records = false;
inline unsigned char reached[URISCAN_MUTATION_LIMIT] = {};

inline void write_reached() noexcept {
    if (std::FILE* const file = std::fopen(std::getenv("URISCAN_REACHED"), "ab")) {
        std::fwrite(reached, 1, sizeof reached, file);
        std::fclose(file);
    }
}

// Runs before the constructors of global objects.  Every file has this function.
[[gnu::constructor(101)]] static void choose() noexcept {
    if (const char* const number = std::getenv("URISCAN_MUTANT")) {
        chosen = static_cast<unsigned>(std::strtoul(number, nullptr, 10));
    }
    if (!records && std::getenv("URISCAN_REACHED") != nullptr) {
        records = true;
        std::atexit(write_reached);
        std::signal(SIGABRT, [](int) { write_reached(); });  // for tests that expect to abort
    }
}

// Returns whether this mutant was chosen.  Called only if the mutant would give another value than
// the original.
[[gnu::always_inline]] constexpr bool on(unsigned mutant) noexcept {
    if (__builtin_is_constant_evaluated()) {
        return mutant == URISCAN_CONSTANT_MUTANT;
    }
    if (records) [[unlikely]] {
        reached[mutant] = 1;
    }
    return chosen == mutant;
}

template <class T>
inline constexpr bool is_bool = false;
template <>
inline constexpr bool is_bool<bool> = true;
template <>
inline constexpr bool is_bool<const bool> = true;
template <class T>
inline constexpr bool is_bool<T&> = is_bool<T>;

template <class T>
[[gnu::always_inline]] constexpr decltype(auto) or_true(unsigned mutant, T&& value) noexcept {
    if constexpr (is_bool<T>) {
        return bool(value || on(mutant));
    } else {
        return static_cast<T&&>(value);
    }
}

template <class T>
[[gnu::always_inline]] constexpr decltype(auto) or_false(unsigned mutant, T&& value) noexcept {
    if constexpr (is_bool<T>) {
        return bool(value && !on(mutant));
    } else {
        return static_cast<T&&>(value);
    }
}

// `a && b` becomes `a || b` if both operands and the result are negated, and vice versa.
[[gnu::always_inline]] constexpr bool flip(unsigned mutant, bool value) noexcept {
    return value != on(mutant);
}

template <class T>
[[gnu::always_inline]] constexpr T number(unsigned plus, unsigned minus, T value) noexcept {
    return on(plus) ? T(value + 1) : minus != 0 && on(minus) ? T(value - 1) : value;
}

#define URISCAN_BOUNDARY(name, op, other)                                               \
    template <class A, class B>                                                         \
    [[gnu::always_inline]] constexpr auto name(unsigned mutant, const A& a,             \
                                               const B& b) noexcept->decltype(a op b) { \
        const auto original = a op b;                                                   \
        if constexpr (is_bool<decltype(original)>) {                                    \
            const bool mutated = a other b;                                             \
            return original != mutated && on(mutant) ? mutated : original;              \
        } else {                                                                        \
            return original;                                                            \
        }                                                                               \
    }
URISCAN_BOUNDARY(less, <, <=)
URISCAN_BOUNDARY(less_equal, <=, <)
URISCAN_BOUNDARY(greater, >, >=)
URISCAN_BOUNDARY(greater_equal, >=, >)
#undef URISCAN_BOUNDARY

#define URISCAN_BINARY(name, op, other)                                                 \
    template <class A, class B>                                                         \
    [[gnu::always_inline]] constexpr auto name(unsigned mutant, const A& a,             \
                                               const B& b) noexcept->decltype(a op b) { \
        if constexpr (requires { static_cast<decltype(a op b)>(a other b); }) {         \
            if (on(mutant)) {                                                           \
                return static_cast<decltype(a op b)>(a other b);                        \
            }                                                                           \
        }                                                                               \
        return a op b;                                                                  \
    }
URISCAN_BINARY(plus, +, -)
URISCAN_BINARY(minus, -, +)
URISCAN_BINARY(times, *, /)
URISCAN_BINARY(divide, /, *)
URISCAN_BINARY(modulo, %, *)
URISCAN_BINARY(bit_and, &, |)
URISCAN_BINARY(bit_or, |, &)
URISCAN_BINARY(bit_xor, ^, &)
URISCAN_BINARY(shift_left, <<, >>)
URISCAN_BINARY(shift_right, >>, <<)
#undef URISCAN_BINARY

#define URISCAN_ASSIGNMENT(name, op, other)                                      \
    template <class A, class B>                                                  \
    [[gnu::always_inline]] constexpr decltype(auto) name(unsigned mutant, A&& a, \
                                                         const B& b) noexcept {  \
        if constexpr (requires { a other b; }) {                                 \
            if (on(mutant)) {                                                    \
                return (a other b);                                              \
            }                                                                    \
        }                                                                        \
        return (a op b);                                                         \
    }
URISCAN_ASSIGNMENT(assign_plus, +=, -=)
URISCAN_ASSIGNMENT(assign_minus, -=, +=)
URISCAN_ASSIGNMENT(assign_times, *=, /=)
URISCAN_ASSIGNMENT(assign_divide, /=, *=)
URISCAN_ASSIGNMENT(assign_modulo, %=, *=)
URISCAN_ASSIGNMENT(assign_bit_and, &=, |=)
URISCAN_ASSIGNMENT(assign_bit_or, |=, &=)
URISCAN_ASSIGNMENT(assign_bit_xor, ^=, &=)
URISCAN_ASSIGNMENT(assign_shift_left, <<=, >>=)
URISCAN_ASSIGNMENT(assign_shift_right, >>=, <<=)
#undef URISCAN_ASSIGNMENT

#define URISCAN_STEP(name, expression, other)                                               \
    template <class A>                                                                      \
    [[gnu::always_inline]] constexpr decltype(auto) name(unsigned mutant, A&& a) noexcept { \
        if constexpr (requires { other; }) {                                                \
            if (on(mutant)) {                                                               \
                return other;                                                               \
            }                                                                               \
        }                                                                                   \
        return expression;                                                                  \
    }
URISCAN_STEP(increment, (++a), (--a))
URISCAN_STEP(decrement, (--a), (++a))
URISCAN_STEP(increment_after, a++, a--)
URISCAN_STEP(decrement_after, a--, a++)
#undef URISCAN_STEP

#define URISCAN_UNARY(name, op)                                                        \
    template <class A>                                                                 \
    [[gnu::always_inline]] constexpr auto name(unsigned mutant, const A& a) noexcept { \
        return on(mutant) ? static_cast<decltype(op a)>(a) : op a;                     \
    }
URISCAN_UNARY(negate, -)
URISCAN_UNARY(complement, ~)
#undef URISCAN_UNARY

}  // namespace uriscan_mutation

#endif
