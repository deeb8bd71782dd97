// The mutation operators. They work on the tokens of the ABNF text (RFC 5234, Section 4) and not on
// the syntax tree, so that every test that uses a mutant also tests the ABNF reader.

#include "mutations.hpp"

#include "rfc3986.hpp"
#include "sibling_rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>
#include <variant>

namespace uriscan::oracle {

namespace {

enum class token_kind { name, equals, slash, open, close, count, literal, number, prose };

struct token {
    token_kind kind;
    std::size_t begin;
    std::size_t end;
};

constexpr std::string_view digits_of_counts = "0123456789";

constexpr std::string_view name_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::size_t end_of_token(std::string_view text, std::size_t begin, token_kind kind) {
    switch (kind) {
        case token_kind::name:
            return std::min(text.find_first_not_of(name_characters, begin), text.size());
        case token_kind::count:
            return std::min(text.find_first_not_of("0123456789*", begin), text.size());
        case token_kind::literal: return text.find('"', begin + 1) + 1;
        case token_kind::number:
            return std::min(text.find_first_not_of("%.-0123456789ABCDEFabcdefXx", begin),
                            text.size());
        case token_kind::prose: return text.find('>', begin) + 1;
        default: return begin + 1;
    }
}

token_kind kind_of_token(char first) {
    switch (first) {
        case '=': return token_kind::equals;
        case '/':
        case '|': return token_kind::slash;
        case '(':
        case '[': return token_kind::open;
        case ')':
        case ']': return token_kind::close;
        case '"': return token_kind::literal;
        case '%': return token_kind::number;
        case '<': return token_kind::prose;
        default:
            return first == '*' || digits_of_counts.find(first) != digits_of_counts.npos
                       ? token_kind::count
                       : token_kind::name;
    }
}

std::vector<token> tokens_of(std::string_view text) {
    std::vector<token> tokens;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ';') {
            at = std::min(text.find('\n', at), text.size());
        } else if (text[at] == ' ' || text[at] == '\t' || text[at] == '\r' || text[at] == '\n') {
            ++at;
        } else {
            const token_kind kind = kind_of_token(text[at]);
            tokens.push_back({kind, at, end_of_token(text, at, kind)});
            at = tokens.back().end;
        }
    }
    return tokens;
}

// Replaces the last character of a quoted string by the next character that a quoted string can
// contain. "~" is the last of these characters, so "}" replaces it. The string must not be empty.
std::vector<std::string> variants_of_literal(std::string_view spelling) {
    std::string variant(spelling);
    char& last = variant[variant.size() - 2];
    if (last == '!') {
        last = '#';
    } else {
        last = static_cast<char>(last == '~' ? last - 1 : last + 1);
    }
    return {variant};
}

// Returns the variants of `spelling` in which the number at [begin, end) is one lower or one
// higher. If the number is 0, there is only the higher variant.
std::vector<std::string> with_number_changed(std::string_view spelling, std::size_t begin,
                                             std::size_t end, int base) {
    unsigned value = 0;
    std::from_chars(spelling.data() + begin, spelling.data() + end, value, base);
    std::vector<std::string> variants;
    const auto add = [&](unsigned changed) {
        std::array<char, 16> number{};
        const auto written =
            std::to_chars(number.data(), number.data() + number.size(), changed, base);
        variants.push_back(std::string(spelling.substr(0, begin)) +
                           std::string(number.data(), written.ptr) +
                           std::string(spelling.substr(end)));
    };
    if (value > 0) {
        add(value - 1);
    }
    add(value + 1);
    return variants;
}

void append(std::vector<std::string>& to, std::vector<std::string> more) {
    std::move(more.begin(), more.end(), std::back_inserter(to));
}

// Returns variants of `spelling`.  In each of them, one number at `begin` or later is changed.
// Between two numbers, there is one of the delimiters.
std::vector<std::string> with_each_number_changed(std::string_view spelling, std::size_t begin,
                                                  std::string_view delimiters, int base) {
    std::vector<std::string> variants;
    while (begin < spelling.size()) {
        const std::size_t end =
            std::min(spelling.find_first_of(delimiters, begin), spelling.size());
        if (end > begin) {
            append(variants, with_number_changed(spelling, begin, end, base));
        }
        begin = end + 1;
    }
    return variants;
}

// The numbers come after "%x", for example.
std::vector<std::string> variants_of_number(std::string_view spelling) {
    return with_each_number_changed(spelling, 2, ".-", 16);
}

std::vector<std::string> variants_of_count(std::string_view spelling) {
    std::vector<std::string> variants;
    const std::size_t star = spelling.find('*');
    if (star != std::string_view::npos) {
        variants.emplace_back();
        if (star == 0) {
            variants.push_back("1" + std::string(spelling));
        }
    }
    append(variants, with_each_number_changed(spelling, 0, "*", 10));
    return variants;
}

std::vector<std::string> variants_of_name(std::string_view spelling,
                                          std::span<const sibling> siblings) {
    const auto found = std::find_if(siblings.begin(), siblings.end(),
                                    [&](const auto& entry) { return entry.first == spelling; });
    return found == siblings.end() ? std::vector<std::string>()
                                   : std::vector<std::string>{std::string(found->second)};
}

std::vector<std::string> variants_of(token_kind kind, std::string_view spelling,
                                     std::span<const sibling> siblings) {
    switch (kind) {
        case token_kind::name: return variants_of_name(spelling, siblings);
        case token_kind::count: return variants_of_count(spelling);
        case token_kind::literal: return variants_of_literal(spelling);
        case token_kind::number: return variants_of_number(spelling);
        default: return {};
    }
}

// The alternatives of one alternation. Each is a range of tokens.
struct choice {
    std::size_t opening;
    std::vector<std::pair<std::size_t, std::size_t>> alternatives;
};

class rule_mutator {
public:
    // The first two tokens of a rule are its name and the equals sign.
    rule_mutator(std::string_view text, std::vector<token> tokens,
                 std::span<const sibling> siblings, std::vector<mutation>& results)
        : text_(text), tokens_(std::move(tokens)), siblings_(siblings), results_(results) {}

    void run() {
        for (std::size_t i = body; i < tokens_.size(); ++i) {
            const std::string_view spelling = spelling_of(i);
            for (const std::string& variant : variants_of(tokens_[i].kind, spelling, siblings_)) {
                add(i, std::string(spelling) + " -> " + (variant.empty() ? "nothing" : variant),
                    replaced(tokens_[i].begin, tokens_[i].end, variant));
            }
        }
        std::vector<choice> open{{body - 1, {{body, body}}}};
        for (std::size_t i = body; i < tokens_.size(); ++i) {
            visit(i, open);
        }
        remove_alternatives(open.front(), tokens_.size());
    }

private:
    static constexpr std::size_t body = 2;

    void visit(std::size_t i, std::vector<choice>& open) {
        if (tokens_[i].kind == token_kind::open) {
            open.push_back({i, {{i + 1, i + 1}}});
        } else if (tokens_[i].kind == token_kind::close) {
            remove_alternatives(open.back(), i);
            if (spelling_of(i) == "]") {
                make_mandatory(open.back().opening, i);
            }
            open.pop_back();
        } else if (tokens_[i].kind == token_kind::slash) {
            open.back().alternatives.back().second = i;
            open.back().alternatives.emplace_back(i + 1, i + 1);
        }
    }

    void remove_alternatives(choice& from, std::size_t end) {
        auto& alternatives = from.alternatives;
        alternatives.back().second = end;
        for (std::size_t i = 0; alternatives.size() > 1 && i < alternatives.size(); ++i) {
            const auto [first, past] = alternatives[i];
            const std::string_view removed =
                text_.substr(tokens_[first].begin, tokens_[past - 1].end - tokens_[first].begin);
            const bool last = i + 1 == alternatives.size();
            // Also removes one of the slashes next to the alternative.
            const std::size_t begin = last ? tokens_[first - 1].begin : tokens_[first].begin;
            const std::size_t stop = last ? tokens_[past - 1].end : tokens_[past + 1].begin;
            add(first, "alternative " + std::string(removed) + " removed",
                replaced(begin, stop, {}));
        }
    }

    void make_mandatory(std::size_t opening, std::size_t closing) {
        std::string mutant(text_);
        mutant[tokens_[opening].begin] = '(';
        mutant[tokens_[closing].begin] = ')';
        const std::size_t begin = tokens_[opening].begin;
        add(opening, std::string(text_.substr(begin, tokens_[closing].end - begin)) + " mandatory",
            mutant);
    }

    std::string_view spelling_of(std::size_t i) const {
        return text_.substr(tokens_[i].begin, tokens_[i].end - tokens_[i].begin);
    }

    std::string replaced(std::size_t begin, std::size_t end, std::string_view by) const {
        return std::string(text_).replace(begin, end - begin, by);
    }

    void add(std::size_t i, const std::string& change, std::string mutant) {
        results_.push_back({std::string(spelling_of(0)),
                            "token " + std::to_string(i - body + 1) + ": " + change,
                            std::move(mutant)});
    }

    std::string_view text_;
    std::vector<token> tokens_;
    std::span<const sibling> siblings_;
    std::vector<mutation>& results_;
};

void collect(const grammar& rules, const expression& part, std::set<std::string>& found);

void collect_all(const grammar& rules, const std::vector<expression>& parts,
                 std::set<std::string>& found) {
    for (const expression& part : parts) {
        collect(rules, part, found);
    }
}

void collect_rule(const grammar& rules, std::string_view name, std::set<std::string>& found) {
    const expression* body = rules.find(name);
    if (body != nullptr && found.insert(lower_case(name)).second) {
        collect(rules, *body, found);
    }
}

void collect(const grammar& rules, const expression& part, std::set<std::string>& found) {
    if (const auto* sequence = std::get_if<concatenation>(&part.node)) {
        collect_all(rules, sequence->parts, found);
    } else if (const auto* choices = std::get_if<alternation>(&part.node)) {
        collect_all(rules, choices->parts, found);
    } else if (const auto* repeated = std::get_if<repetition>(&part.node)) {
        collect_all(rules, repeated->body, found);
    } else if (const auto* named = std::get_if<rule_name>(&part.node)) {
        collect_rule(rules, named->name, found);
    }
}

}  // namespace

std::vector<mutation> mutate(std::string_view abnf, rfc which) {
    const std::vector<token> tokens = tokens_of(abnf);
    const std::span<const sibling> siblings = siblings_in(which);
    std::vector<mutation> results;
    std::vector<token> rule;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        rule.push_back(tokens[i]);
        if (i + 1 == tokens.size() ||
            (i + 2 < tokens.size() && tokens[i + 2].kind == token_kind::equals)) {
            rule_mutator(abnf, std::move(rule), siblings, results).run();
            rule.clear();
        }
    }
    return results;
}

std::set<std::string> rules_used_by(const grammar& rules, std::string_view rule) {
    std::set<std::string> found;
    collect_rule(rules, rule, found);
    return found;
}

std::optional<std::string> witness(const mutation& mutant, std::string_view rule,
                                   const dfa& original) {
    return difference(original, compile(with_core_rules(mutant.text), rule));
}

}  // namespace uriscan::oracle
