// Numbers and truth values for the templates of src/kernels, as terms (term.hpp).
//
//     bits<N>      an unsigned integer of N bits
//     condition    a truth value.  Where a template needs a bool, the path decides it.
//     lane         a 64-bit word of a vector: == and != give all bits or none, as split.hpp expects
//
// The operators do what those of unsigned integers do.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "proof/term.hpp"

namespace uriscan::proof {

class condition {
public:
    condition(bool value) : term_(truth(value)) {}
    explicit condition(const term& term) : term_(term) {}

    const term& as_term() const { return term_; }
    operator bool() const { return decide(term_); }

    // These do not decide.  The operators && and || of the kernels do, as they need a bool.
    friend condition operator&(const condition& a, const condition& b) {
        return condition(conjunction(a.term_, b.term_));
    }
    friend condition operator|(const condition& a, const condition& b) {
        return condition(disjunction(a.term_, b.term_));
    }
    friend condition operator&(bool a, const condition& b) { return condition(a) & b; }
    friend condition operator|(bool a, const condition& b) { return condition(a) | b; }
    friend condition operator==(const condition& a, const condition& b) {
        return condition(is_equal(a.term_, b.term_));
    }
    friend condition operator!(const condition& a) { return condition(negation(a.term_)); }

private:
    term term_;
};

inline void assume(const condition& a) {
    assume_term(a.as_term());
}
inline void require(const condition& a, const std::string& what) {
    require_term(a.as_term(), what);
}

template <unsigned N>
class bits {
public:
    bits() : bits(0) {}
    template <std::integral Integer>
    bits(Integer value) : term_(constant(N, static_cast<std::uint64_t>(value))) {}
    explicit bits(const term& term) : term_(term) {}

    // A variable.
    static bits any(const std::string& what) { return bits(declare(N, what)); }

    const term& as_term() const { return term_; }

    friend bits operator&(const bits& a, const bits& b) {
        const term none = constant(N, 0), all = constant(N, ~std::uint64_t{0});
        if (is_known(a) != is_known(b)) {
            const bits& known = is_known(a) ? a : b;
            const bits& other = is_known(a) ? b : a;
            if (known.term_ == none || known.term_ == all) {
                return known.term_ == none ? known : other;
            }
        }
        return operation("bvand", a, b, [](auto x, auto y) { return x & y; });
    }
    friend bits operator|(const bits& a, const bits& b) {
        return operation("bvor", a, b, [](auto x, auto y) { return x | y; });
    }
    friend bits operator^(const bits& a, const bits& b) {
        return operation("bvxor", a, b, [](auto x, auto y) { return x ^ y; });
    }
    friend bits operator+(const bits& a, const bits& b) {
        const term none = constant(N, 0);
        return a.term_ == none   ? b
               : b.term_ == none ? a
                                 : operation("bvadd", a, b, [](auto x, auto y) { return x + y; });
    }
    friend bits operator-(const bits& a, const bits& b) {
        return operation("bvsub", a, b, [](auto x, auto y) { return x - y; });
    }
    friend bits operator<<(const bits& a, const bits& count) {
        require(count < bits(N), "a shift is smaller than the width");
        return operation("bvshl", a, count, [](auto x, auto y) { return y < N ? x << y : 0; });
    }
    friend bits operator>>(const bits& a, const bits& count) {
        require(count < bits(N), "a shift is smaller than the width");
        return operation("bvlshr", a, count, [](auto x, auto y) { return y < N ? x >> y : 0; });
    }
    friend bits operator~(const bits& a) {
        return is_known(a) ? bits(~a.term_.value) : bits(apply(N, "bvnot", a.term_));
    }
    friend bits operator-(const bits& a) {
        return is_known(a) ? bits(-a.term_.value) : bits(apply(N, "bvneg", a.term_));
    }
    bits& operator&=(const bits& a) { return *this = *this & a; }
    bits& operator|=(const bits& a) { return *this = *this | a; }
    bits& operator+=(const bits& a) { return *this = *this + a; }
    bits& operator-=(const bits& a) { return *this = *this - a; }
    bits& operator++() { return *this += bits(1); }
    bits& operator--() { return *this -= bits(1); }

    friend condition operator==(const bits& a, const bits& b) {
        return condition(is_equal(a.term_, b.term_));
    }
    friend condition operator!=(const bits& a, const bits& b) { return !(a == b); }
    friend condition operator<(const bits& a, const bits& b) {
        return a.term_ == b.term_ || b.term_ == constant(N, 0) ? condition(false)
               : a.term_.is_constant && b.term_.is_constant
                   ? condition(a.term_.value < b.term_.value)
                   : condition(apply(0, "bvult", a.term_, b.term_));
    }
    friend condition operator<=(const bits& a, const bits& b) { return !(b < a); }
    friend condition operator>(const bits& a, const bits& b) { return b < a; }
    friend condition operator>=(const bits& a, const bits& b) { return !(a < b); }

private:
    // Says whether to compute with a number here.  Constants have up to 64 bits, so larger numbers
    // are left to the solver.
    static bool is_known(const bits& a) { return N <= 64 && a.term_.is_constant; }

    template <class Compute>
    static bits operation(const char* symbol, const bits& a, const bits& b, Compute compute) {
        return is_known(a) && is_known(b)
                   ? bits(static_cast<std::uint64_t>(compute(a.term_.value, b.term_.value)))
                   : bits(apply(N, symbol, a.term_, b.term_));
    }

    term term_;
};

using word = bits<64>;
using wide = bits<66>;  // a mask of up to 66 octets

// Returns bit i.
template <unsigned N>
condition bit(const bits<N>& a, std::size_t i) {
    if (i >= N) {
        return false;
    }
    if (a.as_term().is_constant) {
        return i < 64 && (a.as_term().value >> i & 1) != 0;
    }
    const std::string at = std::to_string(i);
    const std::string extract = "(_ extract " + at + " " + at + ")";
    return condition(is_equal(apply(1, extract.c_str(), a.as_term()), constant(1, 1)));
}

// Chooses without a decision.
template <unsigned N>
bits<N> choose(const condition& a, const bits<N>& yes, const bits<N>& no) {
    return bits<N>(choice(a.as_term(), yes.as_term(), no.as_term()));
}
inline condition choose(const condition& a, const condition& yes, const condition& no) {
    return condition(choice(a.as_term(), yes.as_term(), no.as_term()));
}

template <unsigned From, unsigned To>
bits<To> widen(const bits<From>& a) {
    static_assert(From < To);
    const std::string extend = "(_ zero_extend " + std::to_string(To - From) + ")";
    return a.as_term().is_constant ? bits<To>(a.as_term().value)
                                   : bits<To>(apply(To, extend.c_str(), a.as_term()));
}

// Returns the lowest bits of a number.
template <unsigned To, unsigned From>
bits<To> narrow(const bits<From>& a) {
    static_assert(To < From);
    const std::string extract = "(_ extract " + std::to_string(To - 1) + " 0)";
    return a.as_term().is_constant ? bits<To>(a.as_term().value)
                                   : bits<To>(apply(To, extract.c_str(), a.as_term()));
}

// The functions of octets/words.hpp.
inline word trailing_zeros(const word& a) {
    require(a != 0, "a mask in which a bit is looked for has one");
    bits<7> found(63);
    for (std::size_t i = 63; i-- > 0;) {
        found = choose(bit(a, i), bits<7>(i), found);
    }
    return widen<7, 64>(found);
}
inline word after_last(const word& a) {
    require(a != 0, "a mask in which a bit is looked for has one");
    bits<7> found(1);
    for (std::size_t i = 1; i < 64; ++i) {
        found = choose(bit(a, i), bits<7>(i + 1), found);
    }
    return widen<7, 64>(found);
}
inline word count_ones(const word& a) {
    bits<7> count(0);
    for (std::size_t i = 0; i < 64; ++i) {
        count += choose(bit(a, i), bits<7>(1), bits<7>(0));
    }
    return widen<7, 64>(count);
}

// A word of a vector.
class lane {
public:
    lane() = default;
    template <std::integral Integer>
    lane(Integer value) : word_(value) {}
    explicit lane(const word& value) : word_(value) {}

    const word& as_word() const { return word_; }

    friend lane operator&(const lane& a, const lane& b) { return lane(a.word_ & b.word_); }
    friend lane operator|(const lane& a, const lane& b) { return lane(a.word_ | b.word_); }
    friend lane operator+(const lane& a, const lane& b) { return lane(a.word_ + b.word_); }
    friend lane operator-(const lane& a, const lane& b) { return lane(a.word_ - b.word_); }
    friend lane operator<<(const lane& a, const lane& b) { return lane(a.word_ << b.word_); }
    friend lane operator>>(const lane& a, const lane& b) { return lane(a.word_ >> b.word_); }
    friend lane operator~(const lane& a) { return lane(~a.word_); }
    friend lane operator-(const lane& a) { return lane(-a.word_); }
    lane& operator&=(const lane& a) { return *this = *this & a; }
    lane& operator|=(const lane& a) { return *this = *this | a; }
    friend lane operator==(const lane& a, const lane& b) { return all_if(a.word_ == b.word_); }
    friend lane operator!=(const lane& a, const lane& b) { return all_if(!(a.word_ == b.word_)); }

    static lane all_if(const condition& a) { return lane(choose(a, ~word(0), word(0))); }

private:
    word word_;
};

}  // namespace uriscan::proof

template <unsigned N>
struct std::numeric_limits<uriscan::proof::bits<N>> {
    static constexpr int digits = N;
};
