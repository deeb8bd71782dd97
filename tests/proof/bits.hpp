// Numbers and truth values for the C++ templates of src/kernels, as terms (term.hpp).
//
//     bits<N>      an unsigned integer of N bits
//     condition    a truth value.  Where a C++ template needs a bool, it is decided (term.hpp).
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

    // These operators make terms, and decide nothing.  The operators && and || of the kernels need
    // a bool, so they decide (term.hpp).
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

// The operators of bits<N> call these functions, with terms of the same width.
term conjoin(const term& a, const term& b);
term disjoin(const term& a, const term& b);
term differ(const term& a, const term& b);
term add(const term& a, const term& b);
term subtract(const term& a, const term& b);
term shift_up(const term& a, const term& count);
term shift_down(const term& a, const term& count);
term complement(const term& a);
term negate(const term& a);
term is_less(const term& a, const term& b);
term bit_of(const term& a, std::size_t i);
term widen_term(const term& a, unsigned width);
term narrow_term(const term& a, unsigned width);

template <unsigned N>
class bits {
public:
    bits() : bits(0) {}
    template <std::integral Integer>
    bits(Integer value) : term_(constant(N, static_cast<std::uint64_t>(value))) {}
    explicit bits(const term& term) : term_(term) {}

    // Returns a new variable.
    static bits any(const std::string& what) { return bits(declare(N, what)); }

    const term& as_term() const { return term_; }

    friend bits operator&(const bits& a, const bits& b) { return bits(conjoin(a.term_, b.term_)); }
    friend bits operator|(const bits& a, const bits& b) { return bits(disjoin(a.term_, b.term_)); }
    friend bits operator^(const bits& a, const bits& b) { return bits(differ(a.term_, b.term_)); }
    friend bits operator+(const bits& a, const bits& b) { return bits(add(a.term_, b.term_)); }
    friend bits operator-(const bits& a, const bits& b) { return bits(subtract(a.term_, b.term_)); }
    friend bits operator<<(const bits& a, const bits& b) {
        return bits(shift_up(a.term_, b.term_));
    }
    friend bits operator>>(const bits& a, const bits& b) {
        return bits(shift_down(a.term_, b.term_));
    }
    friend bits operator~(const bits& a) { return bits(complement(a.term_)); }
    friend bits operator-(const bits& a) { return bits(negate(a.term_)); }
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
        return condition(is_less(a.term_, b.term_));
    }
    friend condition operator<=(const bits& a, const bits& b) { return !(b < a); }
    friend condition operator>(const bits& a, const bits& b) { return b < a; }
    friend condition operator>=(const bits& a, const bits& b) { return !(a < b); }

private:
    term term_;
};

using word = bits<64>;
using wide = bits<66>;  // a mask of up to 66 octets

// Returns bit i.
template <unsigned N>
condition bit(const bits<N>& a, std::size_t i) {
    return condition(bit_of(a.as_term(), i));
}

// Returns a term for the number that is chosen.  So nothing is decided here.
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
    return bits<To>(widen_term(a.as_term(), To));
}

// Returns the lowest bits of a number.
template <unsigned To, unsigned From>
bits<To> narrow(const bits<From>& a) {
    static_assert(To < From);
    return bits<To>(narrow_term(a.as_term(), To));
}

// The proof's versions of functions of octets/words.hpp.
word trailing_zeros(const word& a);
word after_last(const word& a);
word count_ones(const word& a);

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
