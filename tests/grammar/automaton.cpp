// The constructions that automaton.hpp declares, except to_nfa(), which is in nfa.cpp. They lead
// from the nondeterministic automaton to the minimal automaton, and from there to sets of strings.
// Each construction follows the textbook: it is short enough to check by eye, and not written for
// speed. The automata of the grammars have at most a few thousand states.

#include "automaton.hpp"

#include "breadth_first.hpp"
#include "in_order.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace uriscan::oracle {

namespace {

// Splits the octets into classes. Octets for which key_of() returns equal keys are in the same
// class.
template <class Key>
dfa::class_map classify(Key key_of) {
    std::map<decltype(key_of(0U)), std::uint8_t, in_order> numbers;
    dfa::class_map classes{};
    for (unsigned octet = 0; octet < classes.size(); ++octet) {
        const auto next_number = static_cast<std::uint8_t>(numbers.size());
        classes[octet] = numbers.try_emplace(key_of(octet), next_number).first->second;
    }
    return classes;
}

// Puts two octets into the same class if each label contains both octets or neither. The automaton
// cannot tell such octets apart.
dfa::class_map classes_of_labels(const nfa& source) {
    std::unordered_set<octet_set> labels;
    for (const nfa::node& node : source.nodes) {
        labels.insert(node.label);
    }
    dfa::class_map classes{};
    for (const octet_set& label : labels) {
        classes =
            classify([&](unsigned octet) { return std::pair(classes[octet], label.test(octet)); });
    }
    // The order of `labels` is not defined, so the classes are numbered again, in octet order.
    return classify([&](unsigned octet) { return classes[octet]; });
}

std::string smallest_members(const dfa::class_map& classes) {
    std::string result;
    for (unsigned octet = 0; octet < classes.size(); ++octet) {
        if (classes[octet] == result.size()) {
            result.push_back(static_cast<char>(octet));
        }
    }
    return result;
}

using node_set = std::vector<std::uint32_t>;

// Returns the nodes that free moves reach from the `pending` nodes, in ascending order.  Keeps only
// nodes that read an octet or accept: the others make no difference to later steps.
node_set with_free_moves(const nfa& source, std::vector<std::uint32_t> pending) {
    std::vector<bool> seen(source.nodes.size());
    node_set kept;
    while (!pending.empty()) {
        const std::uint32_t at = pending.back();
        pending.pop_back();
        if (seen[at]) {
            continue;
        }
        seen[at] = true;
        const nfa::node& node = source.nodes[at];
        pending.insert(pending.end(), node.free_moves.begin(), node.free_moves.end());
        if (node.label.any() || at == source.accept) {
            kept.push_back(at);
        }
    }
    std::sort(kept.begin(), kept.end());
    return kept;
}

node_set after_octet(const nfa& source, const node_set& nodes, char octet) {
    std::vector<std::uint32_t> reached;
    for (const std::uint32_t at : nodes) {
        if (source.nodes[at].label.test(static_cast<unsigned char>(octet))) {
            reached.push_back(source.nodes[at].target);
        }
    }
    return with_free_moves(source, std::move(reached));
}

dfa::state to_state(std::size_t number) {
    if (number > 0xFFFF) {
        throw std::length_error("an automaton has more than 65536 states");
    }
    return static_cast<dfa::state>(number);
}

// Numbers the keys in the order in which they first appear. Equal keys get the same number.
template <class Key>
std::vector<dfa::state> number_by(std::size_t count, Key key_of) {
    std::map<decltype(key_of(dfa::state{})), dfa::state, in_order> numbers;
    std::vector<dfa::state> result;
    for (std::size_t i = 0; i < count; ++i) {
        const dfa::state next_number = to_state(numbers.size());
        const auto key = key_of(to_state(i));
        result.push_back(numbers.try_emplace(key, next_number).first->second);
    }
    return result;
}

// Returns the shortest string that is accepted from exactly one of the two states. At least one of
// the partitions must give the two states different numbers.
std::string distinguishing_suffix(const dfa& source,
                                  const std::vector<std::vector<dfa::state>>& partitions,
                                  dfa::state left, dfa::state right) {
    std::size_t level = 0;
    while (partitions[level][left] == partitions[level][right]) {
        ++level;
    }
    std::string suffix;
    for (; level > 0; --level) {
        for (const char octet : source.representatives()) {
            const dfa::state left_next = source.next(left, octet);
            const dfa::state right_next = source.next(right, octet);
            if (partitions[level - 1][left_next] != partitions[level - 1][right_next]) {
                suffix += octet;
                std::tie(left, right) = std::pair(left_next, right_next);
                break;
            }
        }
    }
    return suffix;
}

bool accepts_from(const dfa& source, dfa::state from, std::string_view text) {
    return source.accepting(source.after(from, text));
}

}  // namespace

dfa::dfa(const class_map& classes, const std::vector<row>& rows, std::vector<bool> accepting)
    : classes_(classes),
      representatives_(smallest_members(classes)),
      accepting_(std::move(accepting)),
      dead_(accepting_.size()) {
    for (const row& successors : rows) {
        successors_.insert(successors_.end(), successors.begin(), successors.end());
    }
    dead_ = accepting_;
    dead_.flip();
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t at = 0; at < rows.size(); ++at) {
            const auto alive = [&](state successor) { return !dead_[successor]; };
            if (dead_[at] && std::any_of(rows[at].begin(), rows[at].end(), alive)) {
                dead_[at] = false;
                changed = true;
            }
        }
    }
}

std::optional<dfa::state> dfa::sink() const {
    const auto found = std::find(dead_.begin(), dead_.end(), true);
    if (found == dead_.end()) {
        return std::nullopt;
    }
    return to_state(static_cast<std::size_t>(found - dead_.begin()));
}

dfa::state dfa::after(state from, std::string_view text) const {
    for (const char octet : text) {
        from = next(from, octet);
    }
    return from;
}

dfa::run_result dfa::run(std::string_view text) const {
    state at = start;
    for (std::size_t i = 0; i < text.size(); ++i) {
        at = next(at, text[i]);
        if (dead_[at]) {
            return {i, false};
        }
    }
    return {text.size(), accepting_[at]};
}

dfa determinise(const nfa& source) {
    const dfa::class_map classes = classes_of_labels(source);
    const std::string alphabet = smallest_members(classes);
    std::map<node_set, dfa::state, in_order> numbers;
    std::vector<node_set> subsets;
    const auto number_of = [&](const node_set& subset) {
        const auto [found, fresh] = numbers.try_emplace(subset, to_state(numbers.size()));
        if (fresh) {
            subsets.push_back(subset);
        }
        return found->second;
    };
    number_of(with_free_moves(source, {source.start}));
    std::vector<dfa::row> rows;
    std::vector<bool> accepting;
    for (std::size_t at = 0; at < subsets.size(); ++at) {
        const node_set subset = subsets[at];
        dfa::row successors;
        for (const char octet : alphabet) {
            successors.push_back(number_of(after_octet(source, subset, octet)));
        }
        rows.push_back(std::move(successors));
        accepting.push_back(std::binary_search(subset.begin(), subset.end(), source.accept));
    }
    return dfa(classes, rows, std::move(accepting));
}

std::vector<std::vector<dfa::state>> moore_partitions(const dfa& source) {
    const std::size_t count = source.state_count();
    std::vector<std::vector<dfa::state>> partitions{
        number_by(count, [&](dfa::state at) { return source.accepting(at); })};
    for (;;) {
        const std::vector<dfa::state>& last = partitions.back();
        std::vector<dfa::state> finer = number_by(count, [&](dfa::state at) {
            std::vector<dfa::state> key{last[at]};
            for (std::size_t c = 0; c < source.class_count(); ++c) {
                key.push_back(last[source.next_of_class(at, c)]);
            }
            return key;
        });
        if (finer == last) {
            return partitions;
        }
        partitions.push_back(std::move(finer));
    }
}

dfa minimise(const dfa& source) {
    const std::vector<dfa::state> block_of = moore_partitions(source).back();
    const dfa::class_map classes = classify([&](unsigned octet) {
        std::vector<dfa::state> column;
        for (std::size_t at = 0; at < source.state_count(); ++at) {
            column.push_back(block_of[source.next(to_state(at), static_cast<char>(octet))]);
        }
        return column;
    });
    std::map<dfa::state, dfa::state> member;
    for (std::size_t at = 0; at < block_of.size(); ++at) {
        member.try_emplace(block_of[at], to_state(at));
    }
    const std::string alphabet = smallest_members(classes);
    const auto step = [&](dfa::state block, char octet) {
        return block_of[source.next(member[block], octet)];
    };
    const auto blocks =
        breadth_first(block_of[dfa::start], alphabet, step, [](dfa::state) { return false; });
    std::map<dfa::state, dfa::state> number;
    for (const auto& visited : blocks.visited) {
        number.emplace(visited.first, to_state(number.size()));
    }
    std::vector<dfa::row> rows;
    std::vector<bool> accepting;
    for (const auto& visited : blocks.visited) {
        dfa::row successors;
        for (const char octet : alphabet) {
            successors.push_back(number[step(visited.first, octet)]);
        }
        rows.push_back(std::move(successors));
        accepting.push_back(source.accepting(member[visited.first]));
    }
    return dfa(classes, rows, std::move(accepting));
}

dfa compile(const grammar& rules, std::string_view rule) {
    return minimise(determinise(to_nfa(rules, rule)));
}

std::vector<std::string> state_cover(const dfa& source) {
    std::vector<std::string> cover(source.state_count());
    const auto all = breadth_first(
        dfa::start, source.representatives(),
        [&](dfa::state at, char octet) { return source.next(at, octet); },
        [](dfa::state) { return false; });
    for (const auto& [at, path] : all.visited) {
        cover[at] = path;
    }
    return cover;
}

std::vector<std::string> transition_cover(const dfa& source, std::string_view alphabet) {
    std::vector<std::string> cover = state_cover(source);
    const std::set<std::string> known(cover.begin(), cover.end());
    for (const std::string& path : known) {
        for (const char octet : alphabet) {
            if (known.count(path + octet) == 0) {
                cover.push_back(path + octet);
            }
        }
    }
    return cover;
}

std::vector<std::string> characterisation_set(const dfa& minimal) {
    const auto partitions = moore_partitions(minimal);
    const std::size_t count = minimal.state_count();
    std::vector<std::string> suffixes{""};
    std::vector<dfa::state> told_apart = partitions.front();
    // Start with the longest suffixes: a long one often makes several short ones unnecessary.
    for (std::size_t level = partitions.size(); level-- > 0;) {
        for (std::size_t left = 0; left < count; ++left) {
            for (std::size_t right = left + 1; right < count; ++right) {
                if (told_apart[left] != told_apart[right] ||
                    (level > 0 && partitions[level - 1][left] != partitions[level - 1][right])) {
                    continue;
                }
                suffixes.push_back(
                    distinguishing_suffix(minimal, partitions, to_state(left), to_state(right)));
                told_apart = number_by(count, [&](dfa::state at) {
                    return std::pair(told_apart[at], accepts_from(minimal, at, suffixes.back()));
                });
            }
        }
    }
    return suffixes;
}

std::optional<std::string> difference(const dfa& left, const dfa& right) {
    const auto walk = breadth_first(
        std::pair(dfa::start, dfa::start), all_octets(),
        [&](auto pair, char octet) {
            return std::pair(left.next(pair.first, octet), right.next(pair.second, octet));
        },
        [&](auto pair) { return left.accepting(pair.first) != right.accepting(pair.second); });
    return walk.found ? std::optional(walk.visited.back().second) : std::nullopt;
}

}  // namespace uriscan::oracle
