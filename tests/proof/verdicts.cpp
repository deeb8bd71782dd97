// Formulas that say which lines are certainly valid (src/kernels/lines/verdicts.hpp):
//
//     proof_of_verdicts FOLDER
//
// A text is read in strips.  These formulas are about a strip of one octet, whatever is before it.
// The specification walks through the machine's table, from the start of each line.  A line is
// *clean* as long as find_open() has returned no octet of it.  Before and after the octet, this
// holds: if the line is clean, the machine has not refused it, and the markers are where the state
// of the machine wants them.  So, by induction over the octets, this holds for each octet of a
// text, and a line that is clean up to its line feed is valid.
//
// verdict_strips.cpp is about larger strips.
//
// At the start of a text, the only marker is at the start of its first line.  Brackets are refused
// here, so the table is read without them.
#include <string>
#include <vector>

#include "proof/line_machine.hpp"
#include "proof/obligation.hpp"
#include "proof/octet_strip.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {
namespace {

class octet_formulas {
public:
    void write() const {
        constexpr std::pair<rule, const char*> rules[] = {{rule::uri_reference, "uri_reference"},
                                                          {rule::uri, "uri"},
                                                          {rule::relative_ref, "relative_ref"},
                                                          {rule::absolute_uri, "absolute_uri"}};
        for (const auto& [rule, name] : rules) {
            obligation<"verdicts.octet@">(
                name,
                "A line of which find_open() returns no octet is valid, by each rule, in a "
                "text of any size that is read octet by octet.",
                [&, rule = rule] { for_any_octet(rule); });
        }
    }

private:
    // Passes each relation to `use`: what is true after each octet, before the next one is read.
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

    // Returns the state of the line after the octet of `text`.
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

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { octet_formulas().write(); });
}
