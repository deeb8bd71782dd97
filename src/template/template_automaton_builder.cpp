#include "template/template_automaton_builder.hpp"

#include "octets/hexadecimal.hpp"
#include "octets/subtext.hpp"

namespace uriscan {
namespace {

constexpr std::size_t most_states = 65535;
constexpr std::size_t most_edges = std::size_t{1} << 20;
constexpr std::size_t most_variables = 255;

using state_list = std::vector<std::uint32_t>;

void append(state_list& to, const state_list& more) {
    to.insert(to.end(), more.begin(), more.end());
}

class builder {
public:
    builder(template_states& to, const match_options& options)
        : to_(to),
          options_(options),
          states_before_(to.states.size()),
          edges_before_(to.edges.size()) {}

    bool is_too_large() const {
        return to_.states.size() - states_before_ > most_states ||
               to_.edges.size() - edges_before_ > most_edges;
    }

    state_list& ends() { return ends_; }

    void add_literal(std::string_view text) {
        for (const char octet : text) {
            if (is_unreserved(octet) || is_reserved(octet) || octet == '%') {
                add_octet(octet, {});
            } else {
                const auto triplet = triplet_of(octet);
                add_octets({triplet.data(), triplet.size()}, {});
            }
        }
    }

    void add_expression(const template_part& part, const std::vector<template_variable>& variables,
                        std::size_t first_variable) {
        const detail::operator_rules rules = detail::rules_of(part.op);
        if (rules.named) {
            add_named(rules, variables, first_variable);
        } else {
            add_unnamed(part.op, rules, variables, first_variable);
        }
    }

private:
    static state_label value_of(std::size_t variable) {
        return {static_cast<std::uint8_t>(variable + 1), false};
    }
    static state_label before_value_of(std::size_t variable) {
        return {static_cast<std::uint8_t>(variable + 1), true};
    }

    std::uint32_t add_state(state_label label, bool shared = false) {
        to_.states.push_back({.label = label, .shared = shared});
        return static_cast<std::uint32_t>(to_.states.size() - 1);
    }

    void add_edge(std::uint32_t from, edge_symbol symbol, std::uint32_t target, bool loop = false) {
        if (is_too_large()) {
            return;
        }
        const auto added = static_cast<std::uint32_t>(to_.edges.size());
        to_.edges.push_back({target, no_index, symbol, loop});
        template_states::state& state = to_.states[from];
        (state.first_edge == no_index ? state.first_edge : to_.edges[state.last_edge].next) = added;
        state.last_edge = added;
    }
    void add_edges(const state_list& from, edge_symbol symbol, std::uint32_t target) {
        for (const std::uint32_t state : from) {
            add_edge(state, symbol, target);
        }
    }

    // Returns the state after `symbol`, if all templates so far that start like this one share such
    // a state.
    std::uint32_t shared_after(edge_symbol symbol, state_label label) const {
        std::uint32_t found = no_index;
        to_.for_each_edge(ends_[0], [&](const template_states::edge& edge) {
            const template_states::state& target = to_.states[edge.target];
            if (edge.symbol == symbol && !edge.loop && target.shared && target.label == label) {
                found = edge.target;
            }
        });
        return found;
    }
    bool can_share() const { return ends_.size() == 1 && to_.states[ends_[0]].shared; }

    void add_octet(char octet, state_label label) {
        const bool shared = can_share() && label == state_label{};
        std::uint32_t next = shared ? shared_after(symbol_of(octet), label) : no_index;
        if (next == no_index) {
            next = add_state(label, shared);
            add_edges(ends_, symbol_of(octet), next);
        }
        ends_ = {next};
    }

    void add_octets(std::string_view text, state_label label) {
        for (const char octet : text) {
            add_octet(octet, label);
        }
    }

    // Adds a value of at least one octet.
    void add_value(value_set set, state_label label, bool shared = false) {
        shared = shared && can_share();
        std::uint32_t value = shared ? shared_after(symbol_of(set), label) : no_index;
        if (value == no_index) {
            value = add_state(label, shared);
            const std::uint32_t percent = add_state(label), digit = add_state(label);
            add_edges(ends_, symbol_of(set), value);
            add_edges(ends_, symbol_of('%'), percent);
            add_edge(value, symbol_of(set), value, true);
            add_edge(value, symbol_of('%'), percent, true);
            add_edge(percent, symbol_of(value_set::hexadecimal), digit, true);
            add_edge(digit, symbol_of(value_set::hexadecimal), value, true);
        }
        ends_ = {value};
    }

    // Adds a value that can be empty.
    void add_optional_value(value_set set, state_label label) {
        const state_list before = ends_;
        add_value(set, label);
        append(ends_, before);
    }

    // Adds the list of a variable without name: members with the separator between them.  A member
    // of an associative array is a name, "=" and a value.  If the value is empty, the member is
    // only the name (3.2.1).
    void add_list(value_set set, char separator, std::size_t variable, bool can_be_empty) {
        const state_label label = value_of(variable);
        const state_list before = ends_;
        add_value(set, label);
        const std::uint32_t member = ends_[0];
        if (!is_in(set, '=')) {
            const state_list name = ends_;
            add_octet('=', label);
            add_value(set, label);
            append(ends_, name);
        }
        if (can_be_empty) {
            append(ends_, before);
        }
        state_list all = ends_;
        add_octet(separator, label);
        const std::uint32_t next = ends_[0];
        add_edge(next, symbol_of(set), member);
        add_edge(next, symbol_of('%'), member + 1);  // add_value() adds the states in this order
        add_edge(next, symbol_of(separator), next);
        append(all, {next});
        ends_ = all;
    }

    void add_unnamed(template_operator op, const detail::operator_rules& rules,
                     const std::vector<template_variable>& variables, std::size_t first) {
        const bool prefixed = !rules.first.empty();
        const char separator = rules.separator;
        state_list all = prefixed ? ends_ : state_list();
        for (std::size_t i = 0; i < variables.size(); ++i) {
            const template_variable& variable = variables[i];
            const bool alone = variables.size() == 1 && !variable.explode;
            if (i > 0 || prefixed) {
                add_octet(i > 0 ? separator : rules.first[0], before_value_of(first + i));
            }
            value_set set = set_of(op, alone, variable.explode);
            if (variable.max_length != 0) {
                set = without_lists(set);
            }
            if (variable.explode) {
                add_list(set, separator, first + i, i > 0 || prefixed);
            } else if (i > 0 || prefixed) {
                add_optional_value(set, value_of(first + i));
            } else {
                add_value(set, value_of(first + i),
                          op == template_operator::simple && alone && variable.max_length == 0);
            }
            append(all, ends_);
        }
        ends_ = all;
    }

    // Returns the set for a value with a prefix: lists have no prefix (2.4.1).
    static value_set without_lists(value_set set) {
        switch (set) {
            case value_set::list: return value_set::unreserved;
            case value_set::dotless_list: return value_set::dotless;
            default: return set;
        }
    }

    value_set set_of(template_operator op, bool alone, bool explode) const {
        switch (op) {
            case template_operator::simple:
                return alone && options_.any_segment ? value_set::segment : value_set::unreserved;
            case template_operator::reserved:
            case template_operator::fragment:
                return alone ? value_set::reserved : value_set::reserved_item;
            case template_operator::label:
                return alone     ? value_set::list
                       : explode ? value_set::dotless
                                 : value_set::dotless_list;
            default: return explode ? value_set::unreserved : value_set::list;
        }
    }

    void add_named(const detail::operator_rules& rules,
                   const std::vector<template_variable>& variables, std::size_t first) {
        state_list all = ends_;
        add_octets(rules.first, {});
        state_list delimiters = ends_;
        for (std::size_t i = 0; i < variables.size(); ++i) {
            ends_ = delimiters;
            const bool only = variables.size() == 1;
            if (variables[i].explode) {
                add_named_list(rules, only ? std::string_view() : variables[i].name, first + i);
            } else {
                add_named_value(rules, variables[i], first + i);
            }
            append(all, ends_);
            if (i + 1 < variables.size()) {
                add_octet(rules.separator, {});
                append(delimiters, ends_);
            }
        }
        ends_ = all;
    }

    // Adds `name=value`.  The operator ";" leaves out the "=" of an empty value.
    void add_named_value(const detail::operator_rules& rules, const template_variable& named,
                         std::size_t variable) {
        const std::string_view name = named.name;
        const value_set set = named.max_length == 0 ? value_set::list : value_set::unreserved;
        add_octets(subtext(name, 0, name.size() - 1), {});
        add_octets(subtext(name, name.size() - 1), before_value_of(variable));
        const state_list without = ends_;
        add_octet('=', before_value_of(variable));
        if (rules.if_empty.empty()) {
            add_value(set, value_of(variable));
            append(ends_, without);
        } else {
            add_optional_value(set, value_of(variable));
        }
    }

    // Adds `name=value` several times, with separators.  If `name` is empty, any name is allowed.
    void add_named_list(const detail::operator_rules& rules, std::string_view name,
                        std::size_t variable) {
        const state_label label = value_of(variable);
        const state_list before = ends_;
        const auto first_state = static_cast<std::uint32_t>(to_.states.size());
        if (name.empty()) {
            add_value(value_set::unreserved, label);
        } else {
            add_octets(name, label);
        }
        const state_list without = ends_;
        add_octet('=', label);
        if (rules.if_empty.empty()) {
            add_value(value_set::unreserved, label);
            append(ends_, without);
        } else {
            add_optional_value(value_set::unreserved, label);
        }
        const state_list all = ends_;
        add_octet(rules.separator, label);
        const std::uint32_t again = ends_[0];
        if (name.empty()) {
            add_edge(again, symbol_of(value_set::unreserved), first_state);
            add_edge(again, symbol_of('%'), first_state + 1);
        } else {
            add_edge(again, symbol_of(name[0]), first_state);
        }
        ends_ = all;
    }

    template_states& to_;
    const match_options& options_;
    std::size_t states_before_;
    std::size_t edges_before_;
    state_list ends_ = {0};
};

}  // namespace

result<std::size_t> add_template(const uri_template& from, const match_options& options,
                                 template_states& to, std::vector<std::uint32_t>& ends) {
    builder build(to, options);
    std::vector<template_variable> all;
    std::size_t offset = 0;
    const char* repeated = nullptr;
    from.for_each_part([&](const template_part& part) {
        if (build.is_too_large() || repeated != nullptr) {
            return;
        }
        offset = static_cast<std::size_t>(part.text.data() - from.text().data());
        if (!part.is_expression()) {
            build.add_literal(part.text);
            return;
        }
        std::vector<template_variable> here;
        for (const template_variable& variable : part.variables()) {
            for (const template_variable& other : all) {
                if (other.name == variable.name && repeated == nullptr) {
                    repeated = variable.name.data();
                }
            }
            all.push_back(variable);
            here.push_back(variable);
            if (all.size() > most_variables) {
                return;
            }
        }
        build.add_expression(part, here, all.size() - here.size());
    });
    if (repeated != nullptr) {
        return uri_error{error_reason::repeated_variable, component::path,
                         static_cast<std::size_t>(repeated - from.text().data())};
    }
    if (build.is_too_large() || all.size() > most_variables) {
        return uri_error{error_reason::too_many_states, component::path, offset};
    }
    ends = build.ends();
    return all.size();
}

}  // namespace uriscan
