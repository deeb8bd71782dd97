// Numbers with the names and operators of proof/bits.hpp, but with a value instead of a term.  With
// them, the models of the instructions compute, so that they can be compared with a processor.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace uriscan::proof {

using condition = bool;

template <unsigned N>
class bits {
    using number = std::conditional_t<
        N <= 8, std::uint8_t,
        std::conditional_t<N <= 16, std::uint16_t,
                           std::conditional_t<N <= 32, std::uint32_t, std::uint64_t>>>;

public:
    constexpr bits() = default;
    template <class Integer>
    requires std::is_integral_v<Integer>
    constexpr bits(Integer value) : value_(static_cast<number>(value)) {
        if constexpr (N < 8) {
            value_ &= (1U << N) - 1;
        }
    }

    constexpr number value() const { return value_; }

    friend bits operator&(bits a, bits b) { return bits(a.value_ & b.value_); }
    friend bits operator|(bits a, bits b) { return bits(a.value_ | b.value_); }
    friend bits operator^(bits a, bits b) { return bits(a.value_ ^ b.value_); }
    friend bits operator+(bits a, bits b) { return bits(a.value_ + b.value_); }
    friend bits operator-(bits a, bits b) { return bits(a.value_ - b.value_); }
    friend bits operator~(bits a) { return bits(static_cast<number>(~a.value_)); }
    friend bits operator<<(bits a, std::size_t count) {
        return bits(static_cast<number>(a.value_ << count));
    }
    friend bits operator>>(bits a, std::size_t count) { return bits(a.value_ >> count); }
    bits& operator|=(bits b) { return *this = *this | b; }

    friend condition operator==(bits a, bits b) { return a.value_ == b.value_; }
    friend condition operator<(bits a, bits b) { return a.value_ < b.value_; }

private:
    number value_ = 0;
};

template <unsigned N>
condition bit(bits<N> a, std::size_t i) {
    return (a.value() >> i & 1) != 0;
}
template <unsigned N>
bits<N> choose(condition a, bits<N> yes, bits<N> no) {
    return a ? yes : no;
}
template <unsigned From, unsigned To>
bits<To> widen(bits<From> a) {
    return bits<To>(a.value());
}
template <unsigned To, unsigned From>
bits<To> narrow(bits<From> a) {
    return bits<To>(a.value());
}

inline bits<8> octet_of(unsigned char octet) {
    return octet;
}
inline bits<8> both(bits<8> a, bits<8> b) {
    return a & b;
}
inline bits<8> either(bits<8> a, bits<8> b) {
    return a | b;
}
inline bits<8> all_if(condition a) {
    return a ? 0xFF : 0;
}
inline condition highest_bit(bits<8> a) {
    return bit(a, 7);
}

// Returns a number whose bit i is get(i), for each i below `size`.
template <unsigned N, class Get>
bits<N> mask_of(std::size_t size, Get get) {
    std::uint64_t mask = 0;
    for (std::size_t i = 0; i < size; ++i) {
        mask |= std::uint64_t{get(i)} << i;
    }
    return mask;
}

// Returns entry number `index` of a table.
template <std::size_t Count>
bits<8> look_up(const bits<8>* table, bits<8> index) {
    return table[index.value() % Count];
}

}  // namespace uriscan::proof
