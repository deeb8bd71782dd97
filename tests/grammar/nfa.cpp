// Thompson's construction: makes a nondeterministic automaton from the operators of RFC 5234,
// Section 3. It follows the textbook.

#include "automaton.hpp"

#include <set>
#include <utility>

namespace uriscan::oracle {

namespace {

// Every add() takes the node from which a part of the tree starts, and returns the node at which
// the part ends. A part adds no move into its first node, so several parts can start from the same
// node.
class nfa_builder {
public:
    explicit nfa_builder(const grammar& rules) : rules_(rules) {}

    nfa build(std::string_view rule) {
        result_.start = add_node();
        result_.accept = add(rule_name{std::string(rule), 0}, result_.start);
        return std::move(result_);
    }

private:
    std::uint32_t add_node() {
        result_.nodes.emplace_back();
        return static_cast<std::uint32_t>(result_.nodes.size() - 1);
    }

    void add_free_move(std::uint32_t from, std::uint32_t to) {
        result_.nodes[from].free_moves.push_back(to);
    }

    std::uint32_t add(const expression& part, std::uint32_t from) {
        return std::visit([&](const auto& node) { return add(node, from); }, part.node);
    }

    std::uint32_t add(const octets& node, std::uint32_t from) {
        const std::uint32_t reader = add_node();
        const std::uint32_t end = add_node();
        add_free_move(from, reader);
        result_.nodes[reader].label = node.members;
        result_.nodes[reader].target = end;
        return end;
    }

    std::uint32_t add(const concatenation& node, std::uint32_t from) {
        for (const expression& part : node.parts) {
            from = add(part, from);
        }
        return from;
    }

    std::uint32_t add(const alternation& node, std::uint32_t from) {
        const std::uint32_t end = add_node();
        for (const expression& part : node.parts) {
            add_free_move(add(part, from), end);
        }
        return end;
    }

    std::uint32_t add(const repetition& node, std::uint32_t from) {
        for (std::size_t i = 0; i < node.least; ++i) {
            from = add(node.body.front(), from);
        }
        const std::uint32_t end = add_node();
        if (!node.most) {
            add_free_move(from, end);
            add_free_move(add(node.body.front(), end), end);
            return end;
        }
        for (std::size_t i = node.least; i < *node.most; ++i) {
            add_free_move(from, end);
            from = add(node.body.front(), from);
        }
        add_free_move(from, end);
        return end;
    }

    std::uint32_t add(const rule_name& node, std::uint32_t from) {
        const std::string name = lower_case(node.name);
        const expression* body = rules_.find(name);
        if (body == nullptr) {
            throw abnf_error(node.line, "no rule is named " + node.name);
        }
        if (!open_rules_.insert(name).second) {
            throw abnf_error(node.line, "rule " + node.name + " refers to itself");
        }
        const std::uint32_t end = add(*body, from);
        open_rules_.erase(name);
        return end;
    }

    const grammar& rules_;
    nfa result_;
    std::set<std::string> open_rules_;
};

}  // namespace

nfa to_nfa(const grammar& rules, std::string_view rule) {
    return nfa_builder(rules).build(rule);
}

}  // namespace uriscan::oracle
