// Reads what is between the brackets of a host: an IPv6address or an IPvFuture (RFC 3986, section
// 3.2.2).
//
// Most states of the machine are between brackets, and few texts reach them, because a kernel jumps
// over most addresses (jumps.hpp).  So the code of a kernel has none of these states:
// ragel/test_order.awk leaves them out of the goto code.  One function for all kernels reads the
// octets between brackets, with a table.
#pragma once

#include <cstddef>

#include "uriscan/detail/automaton.hpp"

namespace uriscan {

// The state after the "[" of a host, and the state after its "]".
constexpr int bracket_opened = detail::uri_machine::after("//[");
constexpr int bracket_closed = detail::uri_machine::after("//[::]");

// How far a text was read between brackets.  If the text ends there, `state` is the last state.  If
// `stop` is the offset of the "]", `state` is `bracket_closed`.  If `stop` is the offset of a
// refused octet, `state` is uri_machine::error.
struct bracket_reading {
    std::size_t stop;
    int state;
};

// Reads the octets of a text from `p` on, up to `end`, starting in a state between brackets.  If
// the state is not between brackets, reads nothing, and the state of the result is
// uri_machine::error.
bracket_reading read_in_brackets(int state, const unsigned char* text, std::size_t p,
                                 std::size_t end) noexcept;

// A skipper for another machine, made from one for the URI machine.  `Opened` and `Closed` are the
// states of the other machine after the "[" and after the "]".  Between brackets, the two machines
// are the same, so the function of the URI machine reads the octets there.  Meanwhile, the state of
// the other machine is the state of the URI machine with a minus sign.  A negative state is never
// final.
template <class Skipper, int Opened, int Closed>
class bracket_skipper : public Skipper {
public:
    using Skipper::Skipper;

    bracket_reading read_in_brackets(int state, const unsigned char* text, std::size_t p,
                                     std::size_t end) const noexcept {
        const int before = state == Opened ? bracket_opened : -state;
        const bracket_reading read = uriscan::read_in_brackets(before, text, p, end);
        return {read.stop, read.state == bracket_closed ? Closed : -read.state};
    }
};

}  // namespace uriscan
