// Formulas that say which lines are certainly valid (src/kernels/lines/verdicts.hpp):
//
//     proof_of_verdicts FOLDER
//
// A text is read in strips.  The first formulas are about a strip of one octet, whatever is before
// it.  The specification walks through the machine's table, from the start of each line.  A line is
// *clean* as long as find_open() has returned no octet of it.  Before and after the octet, this
// holds: if the line is clean, the machine has not refused it, and the markers are where the state
// of the machine wants them.  So, by induction over the octets, this holds for each octet of a
// text, and a line that is clean up to its line feed is valid.
//
// The other formulas say that a strip of 64 or 512 octets gives the same as so many strips of one
// octet, from any state and for any masks.  In both, markers move octet by octet.  proof_of_strips
// is about how the strips of the kernels move them.
//
// At the start of a text, the only marker is at the start of its first line.  Brackets are refused
// here, so the table is read without them.
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "kernels/lines/octet_classes.hpp"
#include "kernels/shared.hpp"
#include "uriscan/parse.hpp"
#define private public  // a formula is about any state between two strips
#include "kernels/lines/verdicts.hpp"
#undef private
#include "proof/formula_files.hpp"
#include "proof/marker_walk.hpp"
#include "proof/reading.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {
namespace {

// A strip of one octet.  It takes each branch.
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

// The steps of the markers.
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

state_of_markers any_state() {
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

// The states of the machine without brackets, and those for a CR at the end of a line.
class line_machine {
public:
    static constexpr int after_cr = -2;

    line_machine() {
        states_ = {machine::start};
        for (std::size_t i = 0; i < states_.size(); ++i) {
            const int state = states_[i];
            for (std::size_t octet = 0; octet < 256; ++octet) {
                const int next = machine::after(state, static_cast<char>(octet));
                if (octet == '[' || octet == ']' || next == machine::error) {
                    continue;
                }
                transitions_[state][next][octet] = true;
                if (std::find(states_.begin(), states_.end(), next) == states_.end()) {
                    states_.push_back(next);
                }
            }
            if (machine::is_final(state)) {
                transitions_[state][after_cr]['\r'] = true;
            }
        }
        states_.push_back(after_cr);
    }

    const std::vector<int>& states() const { return states_; }
    const std::map<int, std::map<int, octet_set>>& transitions() const { return transitions_; }
    static bool can_end(int state) { return state == after_cr || machine::is_final(state); }

    std::vector<octet_set> sets() const {
        std::vector<octet_set> all;
        for (const auto& [state, targets] : transitions_) {
            for (const auto& [next, octets] : targets) {
                all.push_back(octets);
            }
        }
        for (const nibble_table& table : {detail::in_scheme, detail::first_in_scheme,
                                          lines::in_port, lines::digits, lines::usual}) {
            all.push_back(set_of(table));
        }
        for (const char octet : {'\n', '\r', ':', '/', '?', '#', '@', '%'}) {
            all.push_back(only(static_cast<unsigned char>(octet)));
        }
        return all;
    }

private:
    std::vector<int> states_;
    std::map<int, std::map<int, octet_set>> transitions_;
};

// A line that is being read: the state of the machine (none if it has refused the line).
struct line_state {
    std::map<int, condition> in;
    condition has_scheme = false;
    condition has_fragment = false;
    condition is_clean = true;

    condition is_in(std::vector<const char*> texts) const {
        condition is = false;
        for (const char* text : texts) {
            is = is | in.at(machine::after(machine::start, text));
        }
        return is;
    }
    condition is_read() const {
        condition has = false;
        for (const auto& [state, is] : in) {
            has = has | is;
        }
        return has;
    }
    // RFC 3986, section 4.
    condition is_valid(rule rule) const {
        condition can = false;
        for (const auto& [state, is] : in) {
            can = line_machine::can_end(state) ? can | is : can;
        }
        return rule == rule::uri_reference  ? can
               : rule == rule::uri          ? can & has_scheme
               : rule == rule::relative_ref ? can & !has_scheme
                                            : can & has_scheme & !has_fragment;
    }
};

class octet_formulas {
public:
    void write() const {
        constexpr std::pair<rule, const char*> rules[] = {{rule::uri_reference, "uri_reference"},
                                                          {rule::uri, "uri"},
                                                          {rule::relative_ref, "relative_ref"},
                                                          {rule::absolute_uri, "absolute_uri"}};
        for (const auto& [rule, name] : rules) {
            obligation(std::string("verdicts.octet@") + name,
                       "A line of which find_open() returns no octet is valid, by each rule, in a "
                       "text of any size that is read octet by octet.",
                       [&, rule = rule] { for_any_octet(rule); });
        }
    }

private:
    // What holds between two octets.
    template <class Use>
    static void relate(const line_state& line, const state_of_markers& markers, rule rule,
                       Use use) {
        const auto goes_on = [&](step number) { return markers[number].is; };
        const condition is_dirty = !line.is_clean;
        const auto wants = [&](step number, std::vector<const char*> texts, const char* what) {
            use(is_dirty | goes_on(number) | !line.is_in(std::move(texts)), what);
        };
        use(is_dirty | line.is_read(), "the machine goes on");
        use(is_dirty |
                !line.is_in({"//@", "//@h", "//@h:", "//h:a", "//@%", "//@%0", "//h:%", "//h:%0"}),
            "no user information");
        use(goes_on(line_starts) == line.is_in({""}), "the start of a line");
        wants(schemes, {"a"}, "a marker in a scheme");
        wants(segments, {"1", "%", "%0"}, "a marker in the first segment");
        wants(after_schemes, {"a:"}, "a marker after a scheme");
        wants(first_slashes, {"/"}, "a marker after a slash");
        wants(authorities, {"//", "//h", "//%", "//%0"}, "a marker in an authority");
        wants(ports, {"//h:"}, "a marker in a port");
        for (const step number : {schemes, segments, authorities, ports, fragments}) {
            use(!(goes_on(line_starts) & goes_on(number)), "no marker goes on into another line");
        }
        use(!(goes_on(schemes) & goes_on(segments)), "one marker in the first segment");
        use(!(goes_on(authorities) & goes_on(ports)), "one marker in an authority");
        use(!(goes_on(after_hashes) & goes_on(fragments)), "one marker in a fragment");
        use(is_dirty | goes_on(after_hashes) | goes_on(fragments) | !line.is_in({"#", "#%", "#%0"}),
            "a marker in a fragment");
        wants(after_percents, {"%", "/%", "?%", "#%", "//%"}, "a marker after a percent sign");
        wants(after_first_digits, {"%0", "/%0", "?%0", "#%0", "//%0"}, "a marker after a digit");
        use(is_dirty | goes_on(after_crs) | !line.in.at(line_machine::after_cr),
            "a marker after a CR");
        const bool needs_scheme = rule == rule::uri || rule == rule::absolute_uri;
        use(is_dirty | condition(!needs_scheme) | line.has_scheme | line.is_in({"", "a"}),
            "a scheme");
        use(is_dirty | condition(rule != rule::relative_ref) | !line.has_scheme, "no scheme");
        use(is_dirty | condition(rule != rule::absolute_uri) | !line.has_fragment, "no fragment");
    }

    void for_any_octet(rule rule) const {
        const octets_of_text text(classes_, "the octet");
        const auto in = [&](const octet_set& set) { return one_bit{bit(text.in(set), 0)}; };
        const one_bit any = any_bit("an octet that is in no scheme");
        lines::common_masks<one_bit> masks;
        masks.line_feed = in(only('\n'));
        masks.colon = in(only(':'));
        masks.slash_or_question = in(only('/')) | in(only('?'));
        masks.in_scheme = in(set_of(detail::in_scheme));
        masks.first_in_scheme =
            in(set_of(detail::first_in_scheme)) | (any & ~masks.in_scheme & ~masks.colon);
        masks.hash = in(only('#'));
        masks.at = in(only('@'));
        masks.odd = ~in(set_of(lines::usual));
        octet_strip::odd = {in(only('%')), in(only('\r')), in(set_of(lines::digits))};
        octet_strip::ports = in(set_of(lines::in_port));

        const bits<8> number = bits<8>::any("the state before the octet");
        line_state before;
        for (std::size_t i = 0; i < machine_.states().size(); ++i) {
            before.in.emplace(machine_.states()[i], number == i);
        }
        before.is_clean = any_bit("whether the line is clean").is;
        before.has_scheme = any_bit("whether it has a scheme").is;
        before.has_fragment = any_bit("whether it has a fragment").is;
        const state_of_markers state = any_state();
        relate(before, state, rule, [](const condition& holds, const char*) { assume(holds); });
        for_each_path([&] {
            auto verdicts = starting_with<octet_strip>(state, rule);
            const condition is_clean = before.is_clean & !verdicts.find_open(nullptr, masks).is;
            const condition ends = masks.line_feed.is;
            require((!is_clean) | (!ends) | before.is_valid(rule), "the line is valid");
            line_state after = read(before, text);
            after.is_clean = ends | is_clean;
            relate(after, state_of(verdicts), rule,
                   [](const condition& holds, const char* what) { require(holds, what); });
            for (const auto* markers : markers_of(verdicts)) {
                require(!markers->have_met, "no two markers meet");
            }
        });
    }

    // Reads an octet of the text.
    line_state read(const line_state& line, const octets_of_text& text) const {
        const auto is = [&](const octet_set& set) { return bit(text.in(set), 0); };
        const condition starts = is(only('\n'));
        line_state next;
        for (const int state : machine_.states()) {
            next.in.emplace(state, false);
        }
        next.in.at(machine::start) = starts;
        for (const auto& [from, targets] : machine_.transitions()) {
            for (const auto& [to, octets] : targets) {
                condition& there = next.in.at(to);
                there = there | (line.in.at(from) & is(octets));
            }
        }
        next.has_scheme = (!starts) & (line.has_scheme | next.is_in({"a:"}));
        next.has_fragment = (!starts) & (line.has_fragment | is(only('#')));
        return next;
    }

    line_machine machine_;
    octet_classes classes_{machine_.sets()};
};

// A truth value that a template needs as one: || of two of them is decided once.
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
        // All bits are the same.
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
                obligation("verdicts.strip." + std::to_string(N) + "@" + which,
                           "find_open() returns the same for a strip as for its octets, one by "
                           "one.",
                           [=] { for_any_masks(has_hashes, odd); });
            }
        }
    }

private:
    // Whether find_open() looks for a second "#" and for odd octets depends on their masks, and on
    // the markers before.  There is a formula for each case.
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
        octet_formulas().write();
        strip_formulas<64>::write();
        strip_formulas<512>::write();
    });
}
