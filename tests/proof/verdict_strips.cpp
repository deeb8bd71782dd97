// Formulas that say that a strip of 64 or 512 octets gives the same as so many strips of one octet,
// from any state and for any masks (src/kernels/lines/verdicts.hpp):
//
//     proof_of_verdict_strips FOLDER
//
// In both, markers move octet by octet.  proof_of_strips is about how the strips of the kernels
// move them, and proof_of_verdicts about strips of one octet.
#include <array>
#include <string>

#include "proof/marker_walk.hpp"
#include "proof/obligation.hpp"
#include "proof/octet_strip.hpp"

namespace uriscan::proof {
namespace {

// A truth value for a C++ template.  For a || b, the C++ template decides once, not first for a and
// then for b.
struct flag {
    condition is;

    operator bool() const { return is; }
    friend flag operator||(const flag& a, const flag& b) { return {a.is | b.is}; }
    friend flag operator||(const flag& a, bool b) { return {a.is | condition(b)}; }
};

// A strip of some octets, whose markers move octet by octet.
template <std::size_t N>
struct strip_of {
    struct words {
        std::array<one_bit, N> octets;

        static words any_octets(const std::string& what) {
            return made([&](std::size_t) { return any_bit(what); });
        }
        template <class Make>
        static words made(Make make) {
            words all;
            for (std::size_t i = 0; i < N; ++i) {
                all.octets[i] = make(i);
            }
            return all;
        }
        friend words operator&(const words& a, const words& b) {
            return made([&](std::size_t i) { return a.octets[i] & b.octets[i]; });
        }
        friend words operator|(const words& a, const words& b) {
            return made([&](std::size_t i) { return a.octets[i] | b.octets[i]; });
        }
        // All bits of `b` are the same.
        friend words operator&(const words& a, std::uint64_t b) {
            return made([&](std::size_t i) { return a.octets[i] & b; });
        }
        friend words operator~(const words& a) {
            return made([&](std::size_t i) { return ~a.octets[i]; });
        }
        words& operator|=(const words& a) { return *this = *this | a; }
    };

    static flag any(const words& mask) {
        condition any = false;
        for (const one_bit& octet : mask.octets) {
            any = any | octet.is;
        }
        return {any};
    }
    static lines::odd_masks<words> masks_of_odd(const unsigned char*) { return odd; }
    static words mask_of_ports(const unsigned char*) { return ports; }

    struct markers : marker_walk {
        words scan(const words& put, const words& over) {
            return words::made(
                [&](std::size_t i) { return marker_walk::scan(put.octets[i], over.octets[i]); });
        }
        words next(const words& put) {
            return words::made([&](std::size_t i) { return marker_walk::next(put.octets[i]); });
        }
        flag go_on() const { return {here.is}; }
        void start() {}
    };

    static inline lines::odd_masks<words> odd;
    static inline words ports;
};

template <std::size_t N>
class strip_formulas {
    using strip = strip_of<N>;
    using words = typename strip::words;

public:
    static void write() {
        for (const bool has_hashes : {false, true}) {
            for (const odd_case odd : {odd_case::none, odd_case::here, odd_case::before}) {
                const std::string which =
                    std::to_string(has_hashes ? 1 : 0) + std::to_string(static_cast<int>(odd));
                obligation<"verdicts.strip.">(
                    std::to_string(N) + "@" + which,
                    "find_open() returns the same for a strip as for its octets, one by "
                    "one.",
                    [=] { for_any_masks(has_hashes, odd); });
            }
        }
    }

private:
    // Whether find_open() looks for a second "#" and for odd octets (verdicts.hpp) depends on their
    // masks, and on the markers before.  There is a formula for each case.
    enum class odd_case { none, here, before };

    static void for_any_masks(bool has_hashes, odd_case odd) {
        const auto any = [](const char* what, bool is_any = true) {
            return is_any ? words::any_octets(what) : words();
        };
        const lines::common_masks<words> masks = {any("line feeds"),
                                                  any("colons"),
                                                  any("slashes and question marks"),
                                                  any("octets of schemes"),
                                                  any("first octets of schemes"),
                                                  any("hashes", has_hashes),
                                                  any("at"),
                                                  any("odd octets", odd != odd_case::none)};
        // Percent signs and CRs are odd.
        strip::odd = {any("percent signs") & masks.odd, any("CRs") & masks.odd, any("digits")};
        strip::ports = any("octets of ports");
        state_of_markers state = any_state();
        if (!has_hashes) {
            state[after_hashes] = state[fragments] = one_bit();
        } else {
            assume(strip::any(masks.hash).is | state[fragments].is | state[after_hashes].is);
        }
        if (odd != odd_case::before) {
            state[after_percents] = state[after_first_digits] = state[after_crs] = one_bit();
            assume(odd == odd_case::none | strip::any(masks.odd).is);
        } else {
            assume(needs_digits(state));
        }
        for (const rule rule :
             {rule::uri_reference, rule::uri, rule::relative_ref, rule::absolute_uri}) {
            compare(masks, state, rule, odd == odd_case::before);
        }
    }

    static condition needs_digits(const state_of_markers& markers) {
        return markers[after_percents].is | markers[after_first_digits].is | markers[after_crs].is;
    }

    static void compare(const lines::common_masks<words>& masks, const state_of_markers& state,
                        rule rule, bool needs_digits_before) {
        auto walk = starting_with<octet_strip>(state, rule);
        words wanted;
        for (std::size_t i = 0; i < N; ++i) {
            const auto at = [&](const words& mask) { return mask.octets[i]; };
            octet_strip::odd = {at(strip::odd.percent), at(strip::odd.cr), at(strip::odd.digit)};
            octet_strip::ports = at(strip::ports);
            wanted.octets[i] = walk.find_open(
                nullptr, {at(masks.line_feed), at(masks.colon), at(masks.slash_or_question),
                          at(masks.in_scheme), at(masks.first_in_scheme), at(masks.hash),
                          at(masks.at), at(masks.odd)});
        }
        const state_of_markers wanted_state = state_of(walk);
        for_each_path([&] {
            auto verdicts = starting_with<strip>(state, rule);
            verdicts.needs_digits_ = needs_digits_before;
            const words open = verdicts.find_open(nullptr, masks);
            condition same = true;
            for (std::size_t i = 0; i < N; ++i) {
                same = same & (open.octets[i].is == wanted.octets[i].is);
            }
            require(same, "the octets that are returned");
            const state_of_markers found_state = state_of(verdicts);
            for (std::size_t step = 0; step < step_count; ++step) {
                require(found_state[step].is == wanted_state[step].is, "the markers at the end");
            }
            require(condition(verdicts.needs_digits_) == needs_digits(wanted_state),
                    "whether digits must follow");
        });
    }
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] {
        strip_formulas<64>::write();
        strip_formulas<512>::write();
    });
}
