// The operators of numbers.  If the operands are constants, the result is computed here.
#include "proof/bits.hpp"

#include <cstdint>
#include <string>

namespace uriscan::proof {
namespace {

// Says whether to compute with a number here.  A constant is stored in 64 bits, so wider numbers
// are left to the solver.
bool is_known(const term& a) {
    return a.width <= 64 && a.is_constant;
}

template <class Compute>
term operation(const char* symbol, const term& a, const term& b, Compute compute) {
    return is_known(a) && is_known(b) ? constant(a.width, compute(a.value, b.value))
                                      : apply(a.width, symbol, a, b);
}

void require_small_shift(const term& count) {
    require_term(is_less(count, constant(count.width, count.width)),
                 "a shift is smaller than the width");
}

}  // namespace

term conjoin(const term& a, const term& b) {
    const term none = constant(a.width, 0), all = constant(a.width, ~std::uint64_t{0});
    if (is_known(a) != is_known(b)) {
        const term& known = is_known(a) ? a : b;
        const term& other = is_known(a) ? b : a;
        if (known == none || known == all) {
            return known == none ? known : other;
        }
    }
    return operation("bvand", a, b, [](auto x, auto y) { return x & y; });
}
term disjoin(const term& a, const term& b) {
    return operation("bvor", a, b, [](auto x, auto y) { return x | y; });
}
term differ(const term& a, const term& b) {
    return operation("bvxor", a, b, [](auto x, auto y) { return x ^ y; });
}
term add(const term& a, const term& b) {
    const term none = constant(a.width, 0);
    return a == none   ? b
           : b == none ? a
                       : operation("bvadd", a, b, [](auto x, auto y) { return x + y; });
}
term subtract(const term& a, const term& b) {
    return operation("bvsub", a, b, [](auto x, auto y) { return x - y; });
}
term shift_up(const term& a, const term& count) {
    require_small_shift(count);
    return operation("bvshl", a, count,
                     [&](auto x, auto y) { return y < a.width ? x << y : std::uint64_t{0}; });
}
term shift_down(const term& a, const term& count) {
    require_small_shift(count);
    return operation("bvlshr", a, count,
                     [&](auto x, auto y) { return y < a.width ? x >> y : std::uint64_t{0}; });
}
term complement(const term& a) {
    return is_known(a) ? constant(a.width, ~a.value) : apply(a.width, "bvnot", a);
}
term negate(const term& a) {
    return is_known(a) ? constant(a.width, -a.value) : apply(a.width, "bvneg", a);
}
term is_less(const term& a, const term& b) {
    return a == b || b == constant(b.width, 0) ? truth(false)
           : a.is_constant && b.is_constant    ? truth(a.value < b.value)
                                               : apply(0, "bvult", a, b);
}

term bit_of(const term& a, std::size_t i) {
    if (i >= a.width) {
        return truth(false);
    }
    if (a.is_constant) {
        return truth(i < 64 && (a.value >> i & 1) != 0);
    }
    const std::string at = std::to_string(i);
    const std::string extract = "(_ extract " + at + " " + at + ")";
    return is_equal(apply(1, extract.c_str(), a), constant(1, 1));
}
term widen_term(const term& a, unsigned width) {
    const std::string extend = "(_ zero_extend " + std::to_string(width - a.width) + ")";
    return a.is_constant ? constant(width, a.value) : apply(width, extend.c_str(), a);
}
term narrow_term(const term& a, unsigned width) {
    const std::string extract = "(_ extract " + std::to_string(width - 1) + " 0)";
    return a.is_constant ? constant(width, a.value) : apply(width, extract.c_str(), a);
}

word trailing_zeros(const word& a) {
    require(a != 0, "a mask in which a bit is looked for has one");
    bits<7> found(63);
    for (std::size_t i = 63; i-- > 0;) {
        found = choose(bit(a, i), bits<7>(i), found);
    }
    return widen<7, 64>(found);
}
word after_last(const word& a) {
    require(a != 0, "a mask in which a bit is looked for has one");
    bits<7> found(1);
    for (std::size_t i = 1; i < 64; ++i) {
        found = choose(bit(a, i), bits<7>(i + 1), found);
    }
    return widen<7, 64>(found);
}
word count_ones(const word& a) {
    bits<7> count(0);
    for (std::size_t i = 0; i < 64; ++i) {
        count += choose(bit(a, i), bits<7>(1), bits<7>(0));
    }
    return widen<7, 64>(count);
}

}  // namespace uriscan::proof
