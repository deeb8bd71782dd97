// Matches a text against the automaton of many templates, as Pike's algorithm does: all runs of the
// automaton advance together, one octet at a time.  Of the runs that reach the same state, only the
// first one goes on, so there are never more runs than states.  Each run has the offsets of its
// values in a block of slots; these are copied only where a run splits.
#include "template/compiled_templates.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>
#include <utility>

#include "octets/subtext.hpp"
#include "template/characters.hpp"

namespace uriscan::detail {
namespace {

// A state has a lookup table if it has at least this many literals.  In other states, the edges are
// searched.
constexpr std::size_t least_dense = 7;

constexpr unsigned most_variables_of_one = 255;

bool has_one_way(const compiled_templates& automaton, const compiled_templates::node& state) {
    for (std::uint32_t a = state.first_edge; a < state.end_of_edges; ++a) {
        for (std::uint32_t b = std::max(a + 1, state.end_of_literals); b < state.end_of_edges;
             ++b) {
            if (common_octet(automaton.edges[a].symbol, automaton.edges[b].symbol) != '\0') {
                return false;
            }
        }
        if (a + 1 < state.end_of_literals &&
            automaton.edges[a].symbol == automaton.edges[a + 1].symbol) {
            return false;
        }
    }
    return true;
}

}  // namespace

void compiled_templates::set_automaton(const template_states& from) {
    states.reserve(from.states.size());
    edges.reserve(from.edges.size());
    std::vector<template_states::edge> here;
    for (std::uint32_t s = 0; s < from.states.size(); ++s) {
        here.clear();
        from.for_each_edge(s, [&](const template_states::edge& edge) { here.push_back(edge); });
        const auto order = [&](const template_states::edge& edge) {
            const state_label label = from.states[edge.target].label;
            const bool literal = !is_in_value(label);
            return literal ? std::pair(0U, static_cast<unsigned>(edge.symbol))
                           : std::pair(edge.loop ? 2U : 1U, most_variables_of_one - label.variable);
        };
        std::stable_sort(here.begin(), here.end(),
                         [&](const auto& a, const auto& b) { return order(a) < order(b); });
        const auto first = static_cast<std::uint32_t>(edges.size());
        node state = {first, first, 0, no_index, from.states[s].accepts, from.states[s].label,
                      false, false, {}};
        for (const template_states::edge& edge : here) {
            state.end_of_literals += order(edge).first == 0 ? 1 : 0;
            edges.push_back({edge.target, edge.symbol});
        }
        state.end_of_edges = static_cast<std::uint32_t>(edges.size());
        state.one_way = has_one_way(*this, state);
        for (std::uint32_t e = state.end_of_literals; e < state.end_of_edges; ++e) {
            if (edges[e].target == s) {
                state.loop = edges[e].symbol;
                state.skips = state.one_way;
            }
        }
        if (state.end_of_literals - first >= least_dense) {
            state.dense = static_cast<std::uint32_t>(dense_literals.size());
            auto& table = dense_literals.emplace_back();
            table.fill(state.end_of_literals);
            for (std::uint32_t e = state.end_of_literals; e-- > first;) {
                table[static_cast<std::size_t>(edges[e].symbol)] = e;
            }
        }
        states.push_back(state);
    }
    find_chains();
}

// Finds the chains (compiled_templates.hpp).  A chain starts only where no other chain passes.
void compiled_templates::find_chains() {
    const auto literal_from = [this](std::uint32_t s) -> const arc* {
        const node& state = states[s];
        const bool has_one = state.end_of_edges == state.first_edge + 1 &&
                             state.end_of_literals == state.end_of_edges;
        const arc* const only = has_one ? &edges[state.first_edge] : nullptr;
        return only != nullptr && states[only->target].label.variable == 0 ? only : nullptr;
    };
    std::vector<bool> is_passed(states.size());
    std::string octets;
    for (std::uint32_t s = 0; s < states.size(); ++s) {
        octets.clear();
        std::uint32_t at = s;
        while (!is_passed[at] && (at == s || states[at].accepts == no_index)) {
            const arc* const next = literal_from(at);
            if (next == nullptr) {
                break;
            }
            is_passed[at] = true;
            octets += static_cast<char>(next->symbol);
            at = next->target;
        }
        if (octets.size() > 1) {
            states[s].starts_chain = true;
            states[s].dense = static_cast<std::uint32_t>(chains.size());
            const chain made = {static_cast<std::uint32_t>(octets.size()), at};
            chains.append(reinterpret_cast<const char*>(&made), sizeof made).append(octets);
        }
    }
}

// Visits the states to which an octet leads, in the order in which they are tried.
template <class Visit>
[[gnu::always_inline]] inline void compiled_templates::for_each_next(std::uint32_t from, char octet,
                                                                     Visit visit) const {
    const node& at = states[from];
    const auto value = static_cast<unsigned char>(octet);
    std::uint32_t e = at.first_edge;
    const bool is_dense = at.dense != no_index && !at.starts_chain;
    if (is_dense) {
        e = value < 0x80 ? dense_literals[at.dense][value] : at.end_of_literals;
    }
    for (; e < at.end_of_literals; ++e) {
        if (static_cast<unsigned char>(edges[e].symbol) == value) {
            visit(edges[e].target);
            if (at.one_way) {
                return;
            }
        } else if (is_dense) {
            break;
        }
    }
    for (e = at.end_of_literals; e < at.end_of_edges; ++e) {
        if (reads(edges[e].symbol, octet)) {
            visit(edges[e].target);
            if (at.one_way) {
                return;
            }
        }
    }
}

// Records that a run is in `state` after the octets up to `end`.
[[gnu::always_inline]] inline void compiled_templates::enter(std::uint32_t state, std::uint32_t end,
                                                             std::uint32_t* slots) const {
    const state_label label = states[state].label;
    if (label.variable != 0) {
        std::uint32_t* const slot = slots + 2 * (label.variable - std::size_t{1});
        if (label.before) {
            slot[0] = end;
        } else if (slot[0] == no_index) {
            slot[0] = end - 1;
        }
        slot[1] = end;
    }
}

void compiled_templates::begin(template_match& found) const {
    if (const std::size_t most = std::max(states.size(), templates.size());
        found.seen_.size() < most) {
        found.seen_.assign(most, 0);
        found.step_ = 0;
    }
    found.runs_.assign(1, {0, 0, 0});
    found.slots_.assign(2 * most_variables, no_index);
    found.free_slots_.clear();
}

// Starts a step.  In this step, no state was seen yet: the numbers in `seen_` are numbers of
// earlier steps.
void compiled_templates::begin_step(template_match& found) {
    if (++found.step_ == 0) {
        std::fill(found.seen_.begin(), found.seen_.end(), 0);
        found.step_ = 1;
    }
}

std::uint32_t* compiled_templates::slots_of(const template_match::run& run,
                                            template_match& found) const {
    return found.slots_.data() + std::size_t{run.slots} * 2 * most_variables;
}

// Advances the only run as long as exactly one edge reads the next octet.  Returns the offset where
// it stopped.  If no edge read that octet, no run is left.
std::size_t compiled_templates::advance_one(template_match& found, std::size_t p) const {
    const std::string_view text = found.text_;
    std::uint32_t at = found.runs_[0].state;
    std::uint32_t* const slots = slots_of(found.runs_[0], found);
    for (; p < text.size(); ++p) {
        if (const node& from = states[at]; from.starts_chain) {
            chain octets;
            std::memcpy(&octets, chains.data() + from.dense, sizeof octets);
            if (subtext(text, p, octets.size) !=
                subtext(chains, from.dense + sizeof octets, octets.size)) {
                found.runs_.clear();
                return p;
            }
            p += octets.size - 1;
            at = octets.end;
            continue;
        }
        std::uint32_t next = no_index;
        bool several = false;
        for_each_next(at, text[p], [&](std::uint32_t target) {
            several = next != no_index;
            next = several ? next : target;
        });
        if (next == no_index) {
            found.runs_.clear();
            return p;
        }
        if (several) {
            break;
        }
        at = next;
        if (const node& now = states[at]; now.skips) {
            enter(at, static_cast<std::uint32_t>(p + 1), slots);  // the value can start here
            while (p + 1 < text.size() && reads(now.loop, text[p + 1])) {
                ++p;
            }
        }
        enter(at, static_cast<std::uint32_t>(p + 1), slots);
    }
    found.runs_[0].state = at;
    return p;
}

// Copies the values of a run into a block that no other run uses.
std::uint32_t compiled_templates::copy_of(std::uint32_t slots, template_match& found) const {
    const std::size_t size = 2 * most_variables;
    std::uint32_t copy = 0;
    if (!found.free_slots_.empty()) {
        copy = found.free_slots_.back();
        found.free_slots_.pop_back();
    } else if (size != 0) {
        copy = static_cast<std::uint32_t>(found.slots_.size() / size);
        found.slots_.resize(found.slots_.size() + size);
    }
    std::copy_n(found.slots_.data() + slots * size, size, found.slots_.data() + copy * size);
    return copy;
}

// Ranks the runs after an octet.  If two runs had the same rank before the octet, and one of them
// has read it as a literal, this run now comes before a run that has read it as a part of a value.
// There are never more ranks than states.
void compiled_templates::rank_runs(template_match& found) const {
    std::uint32_t most = 0;
    std::size_t values = 0;
    for (template_match::run& run : found.runs_) {
        const bool in_value = is_in_value(states[run.state].label);
        values += in_value ? 1 : 0;
        run.rank = 2 * run.rank + (in_value ? 1 : 0);
        most = std::max(most, run.rank);
    }
    if (values == 0 || values == found.runs_.size()) {
        for (template_match::run& run : found.runs_) {
            run.rank /= 2;
        }
        return;
    }
    found.ranks_.assign(most + std::size_t{1}, 0);
    for (const template_match::run& run : found.runs_) {
        found.ranks_[run.rank] = 1;
    }
    std::uint32_t next = 0;
    for (std::uint32_t& rank : found.ranks_) {
        next += std::exchange(rank, next);
    }
    for (template_match::run& run : found.runs_) {
        run.rank = found.ranks_[run.rank];
    }
}

// Advances all runs by the octet at `p`.  If several edges of a run read the octet, the first keeps
// the values of the run, and the others get copies.  The octet is recorded after the values were
// copied.
void compiled_templates::advance_all(template_match& found, std::size_t p) const {
    begin_step(found);
    found.next_runs_.clear();
    for (const template_match::run& run : found.runs_) {
        const std::size_t first = found.next_runs_.size();
        for_each_next(run.state, found.text_[p], [&](std::uint32_t target) {
            if (found.seen_[target] != found.step_) {
                found.seen_[target] = found.step_;
                found.next_runs_.push_back({target, run.slots, run.rank});
            }
        });
        if (found.next_runs_.size() == first) {
            found.free_slots_.push_back(run.slots);
        }
        for (std::size_t i = found.next_runs_.size(); i-- > first;) {
            template_match::run& next = found.next_runs_[i];
            next.slots = i == first ? run.slots : copy_of(run.slots, found);
            enter(next.state, static_cast<std::uint32_t>(p + 1), slots_of(next, found));
        }
    }
    found.runs_.swap(found.next_runs_);
    if (templates.size() > 1) {
        rank_runs(found);
    }
}

bool compiled_templates::fits_limits(const one_template& one, std::string_view text,
                                     const std::uint32_t* slots) const {
    for (std::size_t i = 0; i < one.variable_count; ++i) {
        const std::uint16_t limit = variables[one.first_variable + i].max_length;
        if (limit != 0 && slots[2 * i] != no_index) {
            const std::string_view value =
                subtext(text, slots[2 * i], slots[2 * i + 1] - slots[2 * i]);
            if (size_of_characters(value, limit, true) != value.size()) {
                return false;
            }
        }
    }
    return true;
}

bool compiled_templates::is_better(std::uint32_t a, std::uint32_t b) const noexcept {
    const auto order = [this](std::uint32_t i) {
        return std::tuple(templates[i].variable_count, templates[i].reserved_count, i);
    };
    return order(a) < order(b);
}

// For each template, only the first run that ends in an accepting state counts.  Of these runs, the
// one with the lowest rank is chosen.  If two ranks are equal, the run of the better template is
// chosen.
bool compiled_templates::accept(template_match& found) const {
    begin_step(found);
    const template_match::run* chosen = nullptr;
    for (const template_match::run& run : found.runs_) {
        const std::uint32_t index = states[run.state].accepts;
        if (index == no_index || std::exchange(found.seen_[index], found.step_) == found.step_) {
            continue;
        }
        const bool better =
            chosen == nullptr || run.rank < chosen->rank ||
            (run.rank == chosen->rank && is_better(index, states[chosen->state].accepts));
        if (better && fits_limits(templates[index], found.text_, slots_of(run, found))) {
            chosen = &run;
        }
    }
    if (chosen == nullptr) {
        return false;
    }
    std::copy_n(slots_of(*chosen, found), 2 * most_variables, found.slots_.data());
    found.index_ = states[chosen->state].accepts;
    found.size_ = templates[found.index_].variable_count;
    found.templates_ = this;
    return true;
}

bool compiled_templates::match(std::string_view text, template_match& found) const {
    found.size_ = 0;
    found.text_ = text.data() == nullptr ? "" : text;
    if (text.size() > max_text_size) {
        return false;
    }
    begin(found);
    for (std::size_t p = 0; p < text.size() && !found.runs_.empty();) {
        if (found.runs_.size() == 1) {
            p = advance_one(found, p);
        }
        if (p < text.size() && !found.runs_.empty()) {
            advance_all(found, p++);
        }
    }
    return accept(found);
}

matched_value compiled_templates::value(const template_match& found, std::size_t i) const noexcept {
    const named_value& variable = variables[templates[found.index_].first_variable + i];
    const std::uint32_t begin = found.slots_[2 * i], end = found.slots_[2 * i + 1];
    return {subtext(texts, variable.name_begin, variable.name_size),
            begin == no_index ? std::string_view() : subtext(found.text_, begin, end - begin),
            variable.op, variable.explode};
}

}  // namespace uriscan::detail
