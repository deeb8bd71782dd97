// A strip of one octet, and the markers of verdicts (src/kernels/lines/verdicts.hpp).  The steps of
// the strip can start with any markers.
#pragma once

#include <array>
#include <cstddef>

#include "kernels/lines/octet_classes.hpp"
#include "kernels/shared.hpp"
#include "uriscan/parse.hpp"
#define private public  // a formula is about any state between two strips
#include "kernels/lines/verdicts.hpp"
#undef private
#include "proof/marker_walk.hpp"

namespace uriscan::proof {

// A strip of one octet.  any() is always true, so that the branches that depend on it always run.
struct octet_strip {
    using words = one_bit;

    static bool any(const words&) { return true; }
    static lines::odd_masks<words> masks_of_odd(const unsigned char*) { return odd; }
    static words mask_of_ports(const unsigned char*) { return ports; }

    struct markers : marker_walk {
        bool go_on() const { return false; }
        void start() {}
    };

    static inline lines::odd_masks<words> odd;
    static inline words ports;
};

// The steps of find_open().  Each of them has markers.
enum step : std::size_t {
    line_starts,
    schemes,
    segments,
    after_schemes,
    first_slashes,
    authorities,
    ports,
    after_hashes,
    fragments,
    after_percents,
    after_first_digits,
    after_crs,
    step_count,
};

template <class Strip>
std::array<typename Strip::markers*, step_count> markers_of(lines::verdicts<Strip>& of) {
    return {&of.line_starts_,
            &of.schemes_,
            &of.segments_,
            &of.after_schemes_,
            &of.first_slashes_,
            &of.authorities_,
            &of.ports_,
            &of.after_hashes_,
            &of.fragments_,
            &of.after_percents_,
            &of.after_first_digits_,
            &of.after_crs_};
}

using state_of_markers = std::array<one_bit, step_count>;

inline state_of_markers any_state() {
    state_of_markers state;
    for (one_bit& here : state) {
        here = any_bit("whether a marker goes on");
    }
    return state;
}

// Returns verdicts that start with these markers.
template <class Strip>
lines::verdicts<Strip> starting_with(const state_of_markers& state, rule rule) {
    lines::verdicts<Strip> verdicts(rule);
    for (std::size_t step = 0; step < step_count; ++step) {
        markers_of(verdicts)[step]->here = state[step];
    }
    return verdicts;
}

template <class Strip>
state_of_markers state_of(lines::verdicts<Strip>& verdicts) {
    state_of_markers state;
    for (std::size_t step = 0; step < step_count; ++step) {
        state[step] = markers_of(verdicts)[step]->here;
    }
    return state;
}

}  // namespace uriscan::proof
