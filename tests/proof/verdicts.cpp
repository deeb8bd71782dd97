// Formulas that say which lines are certainly valid (src/kernels/lines/verdicts.hpp):
//
//     proof_of_verdicts FOLDER
//
// A text is read in strips.  A formula is about any strip of 16 octets, whatever is before it.  The
// specification walks octet by octet through the machine's table, from the start of each line.  A
// line is *clean* as long as find_open() has returned no octet of it.  At the start and at the end
// of the strip, this holds: if the line is clean, the machine has not refused it, and the markers
// are where the state of the machine wants them.  So, by induction over the strips, this holds for
// each strip of a text, and a line that is clean up to its line feed is valid.
//
// At the start of a text, the only marker is at the start of its first line.  Brackets are refused
// here, so the table is read without them.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "kernels/lines/verdicts.hpp"
#include "proof/formula_files.hpp"
#include "proof/reading.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {
namespace {

// A strip of few octets.
constexpr unsigned width = 16;
using mask = bits<width>;

struct strip {
    using words = mask;

    static bool any(const mask& bits) { return bits != 0; }
    static lines::odd_masks<mask> masks_of_odd(const unsigned char*) { return odd; }
    static mask mask_of_ports(const unsigned char*) { return ports; }

    // The markers of one step.  In the strip before, nothing is known of them but whether they go
    // on in the next one: `go_on_` is then any bit.
    class markers {
    public:
        markers() : go_on_(at_start[all.size()]) { all.push_back(this); }

        mask scan(const mask& bits, const mask& over) {
            const mask from = bits | go_on_;
            const mask sum = from + over;
            // There is a carry if an octet of `over` has a marker and no bit of the sum.
            set((((from & over) | ((from | over) & ~sum)) >> (width - 1)));
            return sum & ~over;
        }
        mask next(const mask& bits) {
            const mask moved = bits << 1 | go_on_;
            set(bits >> (width - 1));
            return moved;
        }
        // What find_open() asks at the end of the strip is not needed here.
        bool go_on() const { return !is_set_ && go_on_ != 0; }
        const mask& as_word() const { return go_on_; }
        void start() {}

        static inline std::vector<mask> at_start;  // whether markers go on into the strip
        static inline std::vector<const markers*> all;
        static inline bool are_known = false;

    private:
        void set(const mask& bit) {
            if (are_known) {
                go_on_ = bit;
                is_set_ = true;
            }
        }
        mask go_on_;
        bool is_set_ = false;
    };

    static inline lines::odd_masks<mask> odd;
    static inline mask ports;
};

// The steps of the markers, in the order of the members of `verdicts`.
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
    condition is_clean = true;

    condition is_in(const char* text) const { return in.at(machine::after(machine::start, text)); }
};

class verdict_formula {
public:
    void write() const {
        obligations("verdicts",
                    "A line of which find_open() returns no octet is valid, in a text of any size.",
                    [&] { for_any_strip(); });
    }

private:
    // What holds between two strips.
    template <class GoesOn, class Use>
    static void relate(const line_state& line, GoesOn goes_on, Use use) {
        const auto in_any = [&](std::vector<const char*> texts) {
            condition is = false;
            for (const char* text : texts) {
                is = is | line.is_in(text);
            }
            return is;
        };
        const condition is_dirty = !line.is_clean;
        use(is_dirty |
                !in_any({"//@", "//@h", "//@h:", "//h:a", "//@%", "//@%0", "//h:%", "//h:%0"}),
            "no user information");
        const auto wants = [&](step number, std::vector<const char*> texts, const char* what) {
            use(is_dirty | goes_on(number) | !in_any(std::move(texts)), what);
        };
        use(goes_on(line_starts) == line.is_in(""), "the start of a line");
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
        use(is_dirty | goes_on(after_hashes) | goes_on(fragments) | !in_any({"#", "#%", "#%0"}),
            "a marker in a fragment");
        wants(after_percents, {"%", "/%", "?%", "#%", "//%"}, "a marker after a percent sign");
        wants(after_first_digits, {"%0", "/%0", "?%0", "#%0", "//%0"}, "a marker after a digit");
        use(is_dirty | goes_on(after_crs) | !line.in.at(line_machine::after_cr),
            "a marker after a CR");
    }

    void for_any_strip() const {
        const octets_of_text text(classes_, "the strip");
        const auto in = [&](const octet_set& set) { return narrow<width>(text.in(set)); };
        const mask any = mask::any("octets that are in no scheme");
        lines::common_masks<mask> masks;
        masks.line_feed = in(only('\n'));
        masks.colon = in(only(':'));
        masks.slash_or_question = in(only('/')) | in(only('?'));
        masks.in_scheme = in(set_of(detail::in_scheme));
        masks.first_in_scheme =
            in(set_of(detail::first_in_scheme)) | (any & ~masks.in_scheme & ~masks.colon);
        masks.hash = in(only('#'));
        masks.at = in(only('@'));
        masks.odd = ~in(set_of(lines::usual));
        const bits<8> number = bits<8>::any("the state at the start of the strip");
        line_state first;
        for (std::size_t i = 0; i < machine_.states().size(); ++i) {
            first.in.emplace(machine_.states()[i], number == i);
        }
        first.is_clean = word::any("whether the line is clean") != 0;

        std::vector<mask>& at_start = strip::markers::at_start;
        at_start.clear();
        for (std::size_t step = 0; step < step_count; ++step) {
            at_start.push_back(mask::any("whether markers go on") & 1);
        }
        assume((!first.is_clean) | has_state(first));
        relate(
            first, [&](step number) { return at_start[number] != 0; },
            [](const condition& holds, const char*) { assume(holds); });

        std::vector<line_state> at = {first};  // before each octet of the strip, and at the end
        for (std::size_t i = 0; i < width; ++i) {
            at.push_back(read(at.back(), text, i));
        }
        for_each_path([&] {
            strip::markers::all.clear();
            lines::verdicts<strip> verdicts(rule::uri_reference);
            // The strip before: it leads to any markers.
            const mask all = ~mask(0);
            strip::markers::are_known = false;
            strip::odd = {all, all, all};
            verdicts.find_open(nullptr, {all, all, all, all, all, all, all, all});
            strip::markers::are_known = true;
            strip::odd = {in(only('%')), in(only('\r')), in(set_of(lines::digits))};
            strip::ports = in(set_of(lines::in_port));
            const mask open = verdicts.find_open(nullptr, masks);
            line_state& line = at.back();
            line.is_clean = first.is_clean;
            for (std::size_t i = 0; i < width; ++i) {
                const condition ends = bit(masks.line_feed, i);
                const condition is_clean = line.is_clean & !bit(open, i);
                // By induction over the octets, the machine has not refused a clean line.
                const condition is_read = is_clean & has_state(at[i]);
                require((!is_read) | ends | has_state(at[i + 1]), "the machine goes on");
                require((!is_read) | (!ends) | can_end(at[i]), "the line is valid");
                line.is_clean = ends | is_clean;
            }
            relate(
                line, [](step number) { return strip::markers::all[number]->as_word() != 0; },
                [](const condition& holds, const char* what) { require(holds, what); });
        });
    }

    // Reads an octet of the text.
    line_state read(const line_state& line, const octets_of_text& text, std::size_t i) const {
        line_state next;
        for (const int state : machine_.states()) {
            next.in.emplace(state, false);
        }
        next.in.at(machine::start) = bit(text.in(only('\n')), i);
        for (const auto& [from, targets] : machine_.transitions()) {
            for (const auto& [to, octets] : targets) {
                condition& there = next.in.at(to);
                there = there | (line.in.at(from) & bit(text.in(octets), i));
            }
        }
        return next;
    }

    static condition has_state(const line_state& line) {
        condition has = false;
        for (const auto& [state, is] : line.in) {
            has = has | is;
        }
        return has;
    }

    static condition can_end(const line_state& line) {
        condition can = false;
        for (const auto& [state, is] : line.in) {
            if (line_machine::can_end(state)) {
                can = can | is;
            }
        }
        return can;
    }

    line_machine machine_;
    octet_classes classes_{machine_.sets()};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { verdict_formula().write(); });
}
