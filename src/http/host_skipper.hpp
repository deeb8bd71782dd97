// A skipper for the machine of the field Host (ragel/request_target_parser.rl).
#pragma once

#include <string_view>

#include "kernels/brackets.hpp"
#include "request_target_automaton.hpp"
#include "request_target_parser.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {

// Returns the state of the machine after the start of a value of Host.
constexpr int state_in_host_field(std::string_view start) noexcept {
    return detail::automaton<request_target_automaton>::after(
        request_target_parser::request_target_parser_en_host_field, start);
}

// A skipper for this machine, made from one for the URI machine.
template <class Skipper>
using host_skipper =
    bracket_skipper<Skipper, state_in_host_field("["), state_in_host_field("[::]")>;

}  // namespace uriscan
