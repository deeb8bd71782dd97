// Runs the code that Ragel generated for one octet.
#pragma once

#include <compare>
#include <cstddef>

#include "support/no_skipper.hpp"

namespace uriscan::tests {

// A recorder that records nothing.
struct no_recorder {
    void scheme_end(auto) {}
    void host_begin(auto) {}
    void host_end(auto) {}
    void path_begin(auto) {}
    void path_end(auto) {}
    void query_end(auto) {}
    void ipv4_end() {}
    void server_end() {}
    void origin_end() {}
    void absolute_end() {}
    void authority_end() {}
    void asterisk_end() {}

    auto operator<=>(const no_recorder&) const = default;
};

// The state of all machines after an octet that does not fit.
constexpr int error_state = 0;

// Returns the state that an octet leads to in a machine. `run(state, begin, end)` runs the machine.
template <class Run>
int step_with(Run run, int state, char octet) {
    if (state == error_state) {
        return error_state;  // Ragel's code must not start from this state
    }
    const auto c = static_cast<unsigned char>(octet);
    run(state, &c, &c + 1);
    return state;
}

// The same for a parser of the library that reads octets by pointers.
template <class Parser>
int step_by_pointers(int state, char octet) {
    const auto run = [](int& cs, const unsigned char* p, const unsigned char* pe) {
        no_recorder recorder;
        Parser::run(cs, p, pe, nullptr, recorder, no_skipper());
    };
    return step_with(run, state, octet);
}

// The same for a parser of the library that reads octets by indices.
template <class Parser>
int step_by_indices(int state, char octet) {
    const auto run = [](int& cs, const unsigned char* text, const unsigned char* end) {
        no_recorder recorder;
        no_skipper skipper;
        Parser::run(cs, text, static_cast<std::size_t>(end - text), recorder, skipper);
        cs = cs < 0 ? error_state : cs;  // below 0: an octet was refused
    };
    return step_with(run, state, octet);
}

}  // namespace uriscan::tests
