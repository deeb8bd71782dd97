// The automaton of templates in the form in which it is matched.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

#include "template/template_automaton_builder.hpp"

namespace uriscan::detail {

// The edges of a state are tried in this order: literals, sorted by their octets; then values, that
// of the last variable first; then the next octet of the same value.  A later variable comes first,
// because the values before it are then empty or have ended.  Two runs of a template are compared
// at the first octet where one has a literal and the other a variable: the run with the literal
// wins.  If there is no such octet, the run whose value ends first wins.  Of runs of two templates,
// the run with the lowest rank wins.
struct compiled_templates {
    mutable std::atomic<std::size_t> matchers = 1;  // how many matchers share this object

    struct node {
        std::uint32_t first_edge;
        std::uint32_t end_of_literals;
        std::uint32_t end_of_edges;
        std::uint32_t dense;    // an index in `dense_literals`, or no_index
        std::uint32_t accepts;  // the number of a template, or no_index
        state_label label;
        bool one_way;  // no octet is read by two edges
        bool skips;    // the octets of `loop` lead back here, and nowhere else
        edge_symbol loop;
        bool starts_chain = false;  // if true, `dense` is an offset in `chains`
    };
    // Two or more octets that lead from one state to another.  No other edge leaves the states
    // before the last one.  The states between the first and the last one do not accept, and do not
    // belong to a value.
    struct chain {
        std::uint32_t size;
        std::uint32_t end;  // the last state
    };
    struct arc {
        std::uint32_t target;
        edge_symbol symbol;
    };
    struct named_value {
        std::uint32_t name_begin;
        std::uint32_t name_size;
        std::uint16_t max_length;
        template_operator op;
        bool explode;
    };
    struct one_template {
        std::uint32_t text_begin;
        std::uint32_t text_size;
        std::uint32_t first_variable;
        std::uint32_t variable_count;
        std::uint32_t reserved_count;  // the number of variables with the operator "+" or "#"
    };

    std::vector<node> states;
    std::vector<arc> edges;
    std::vector<std::array<std::uint32_t, 128>> dense_literals;  // the first edge for an octet
    std::vector<named_value> variables;
    std::vector<one_template> templates;
    std::string texts;
    std::string chains;  // each `chain`, directly followed by its octets
    std::size_t most_variables = 0;

    // Two templates match a text, with literals at the same octets.  Says whether `a` is chosen.
    bool is_better(std::uint32_t a, std::uint32_t b) const noexcept;

    // Takes over the automaton.
    void set_automaton(const template_states& from);

    // Runs the automaton over the text.
    bool match(std::string_view text, template_match& found) const;

    matched_value value(const template_match& found, std::size_t i) const noexcept;

private:
    void find_chains();
    template <class Visit>
    void for_each_next(std::uint32_t from, char octet, Visit visit) const;
    void enter(std::uint32_t state, std::uint32_t end, std::uint32_t* slots) const;
    void begin(template_match& found) const;
    static void begin_step(template_match& found);
    std::uint32_t* slots_of(const template_match::run& run, template_match& found) const;
    std::size_t advance_one(template_match& found, std::size_t p) const;
    void advance_all(template_match& found, std::size_t p) const;
    void rank_runs(template_match& found) const;
    std::uint32_t copy_of(std::uint32_t slots, template_match& found) const;
    bool accept(template_match& found) const;
    bool fits_limits(const one_template&, std::string_view text, const std::uint32_t* slots) const;
};

}  // namespace uriscan::detail
