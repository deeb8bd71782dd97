// Reads expressions by recursive descent.
#include "cli/filter/expression.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "cli/system/suggestions.hpp"

namespace uriscan::cli {
namespace {

constexpr std::size_t most_depth = 100;  // of parentheses and "not"

// A word, or a parenthesis.  Quotation marks are removed.
struct token {
    std::string text;
    bool is_quoted = false;  // whether some of it was in quotation marks
    std::size_t offset = 0;
};

bool is_blank(char octet) {
    return octet == ' ' || octet == '\t' || octet == '\n';
}

bool is_parenthesis(char octet) {
    return octet == '(' || octet == ')';
}

token read_word(std::string_view text, std::size_t& at) {
    token word{.text = "", .is_quoted = false, .offset = at};
    while (at < text.size() && !is_blank(text[at]) && !is_parenthesis(text[at])) {
        const char octet = text[at++];
        if (octet != '"' && octet != '\'') {
            word.text += octet;
            continue;
        }
        const std::size_t end = text.find(octet, at);
        if (end == text.npos) {
            throw field_error(
                fmt::format("the {} at offset {} has no other {}", octet, at - 1, octet));
        }
        word.text += text.substr(at, end - at);
        word.is_quoted = true;
        at = end + 1;
    }
    return word;
}

std::vector<token> read_tokens(std::string_view text) {
    std::vector<token> tokens;
    for (std::size_t at = 0; at < text.size();) {
        if (is_blank(text[at])) {
            ++at;
        } else if (is_parenthesis(text[at])) {
            tokens.push_back({.text = std::string(1, text[at]), .offset = at});
            ++at;
        } else {
            tokens.push_back(read_word(text, at));
        }
    }
    return tokens;
}

struct operator_name {
    std::string_view name;
    comparison how;
};

// An operator comes before those that it starts with.
constexpr auto operators = std::to_array<operator_name>({{"!=", comparison::different},
                                                         {"^=", comparison::starts},
                                                         {"$=", comparison::ends},
                                                         {"*=", comparison::contains},
                                                         {"<=", comparison::at_most},
                                                         {">=", comparison::at_least},
                                                         {"=", comparison::equal},
                                                         {"~", comparison::within},
                                                         {"<", comparison::less},
                                                         {">", comparison::more}});

// Returns the first operator in a word, or null.  Sets `at` to its place.
const operator_name* find_operator(std::string_view word, std::size_t& at) {
    for (at = 0; at < word.size(); ++at) {
        for (const operator_name& each : operators) {
            if (word.substr(at).starts_with(each.name)) {
                return &each;
            }
        }
    }
    return nullptr;
}

bool compares_numbers(comparison how) {
    return how >= comparison::less;
}

std::uint64_t read_number(std::string_view digits) {
    std::uint64_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc() || stop != end) {
        throw field_error(fmt::format("'{}' is not a number", digits));
    }
    return number;
}

test make_field_test(const std::string& name, comparison how, std::string value) {
    test made{.kind = test_kind::field, .how = how, .of = field_named(name, columns_of_lines())};
    const bool is_host = made.of.kind->functions.is_host;
    made.ignores_case = is_host || made.of.which() == field_id::scheme;
    if (how == comparison::within && !is_host) {
        throw field_error(fmt::format("~ is for host and domain, not for '{}'", name));
    }
    if (how == comparison::within && value.starts_with('.')) {
        value.erase(0, 1);  // host~.example.com is host~example.com
    }
    made.number = compares_numbers(how) ? read_number(value) : 0;
    made.value = std::move(value);
    return made;
}

test make_test(const std::string& word) {
    std::size_t at = 0;
    const operator_name* const found = find_operator(word, at);
    const std::string name = word.substr(0, at);
    const comparison how = found == nullptr ? comparison::present : found->how;
    std::string value = found == nullptr ? "" : word.substr(at + found->name.size());
    if (found == nullptr && (name == "valid" || name == "invalid")) {
        return {.kind = name == "valid" ? test_kind::valid : test_kind::invalid};
    }
    if (name != "finding") {
        return make_field_test(name, how, std::move(value));
    }
    if (how != comparison::present && how != comparison::equal) {
        throw field_error("a finding is tested with =");
    }
    return {.kind = test_kind::finding,
            .wanted = found == nullptr ? audit_findings() : finding_named(value)};
}

class expression_reader {
public:
    explicit expression_reader(std::string_view text) : tokens_(read_tokens(text)) {}

    expression read() {
        read_any(0);
        if (at_ != tokens_.size()) {
            fail("expected 'and' or 'or'");
        }
        field_list fields;
        for (const test& each : made_.tests) {
            fields.push_back(each.of);
        }
        made_.derived = number_derived(fields);
        for (std::size_t i = 0; i < fields.size(); ++i) {
            made_.tests[i].of = fields[i];
            made_.needs_place = made_.needs_place || fields[i].needs_place();
        }
        return std::move(made_);
    }

private:
    [[noreturn]] void fail(std::string_view what) const {
        throw field_error(at_ == tokens_.size()
                              ? fmt::format("{} at the end", what)
                              : fmt::format("{} before '{}' at offset {}", what, tokens_[at_].text,
                                            tokens_[at_].offset));
    }

    bool skip(std::string_view word) {
        const bool found =
            at_ < tokens_.size() && !tokens_[at_].is_quoted && tokens_[at_].text == word;
        at_ += found ? 1 : 0;
        return found;
    }

    std::size_t start(node_kind kind) {
        made_.nodes.push_back({.kind = kind});
        return made_.nodes.size() - 1;
    }
    void end(std::size_t place) { made_.nodes[place].end = made_.nodes.size(); }

    void read_any(std::size_t depth) {
        const std::size_t place = start(node_kind::disjunction);
        do {
            read_all(depth);
        } while (skip("or"));
        end(place);
    }

    void read_all(std::size_t depth) {
        const std::size_t place = start(node_kind::conjunction);
        do {
            read_one(depth);
        } while (skip("and"));
        end(place);
    }

    void read_one(std::size_t depth) {
        if (depth > most_depth) {
            fail("there are more than 100 parentheses or 'not' in each other");
        }
        if (skip("not")) {
            const std::size_t place = start(node_kind::negation);
            read_one(depth + 1);
            end(place);
        } else if (skip("(")) {
            read_any(depth + 1);
            if (!skip(")")) {
                fail("expected ')'");
            }
        } else {
            read_test();
        }
    }

    void read_test() {
        const bool is_word =
            at_ < tokens_.size() &&
            (tokens_[at_].is_quoted ||
             (tokens_[at_].text != ")" && tokens_[at_].text != "and" && tokens_[at_].text != "or"));
        if (!is_word) {
            fail("expected a test, such as host=example.com,");
        }
        const std::size_t place = start(node_kind::test);
        made_.nodes[place].test = made_.tests.size();
        made_.tests.push_back(make_test(tokens_[at_++].text));
        end(place);
    }

    std::vector<token> tokens_;
    std::size_t at_ = 0;
    expression made_;
};

}  // namespace

bool is_component(const field& of) {
    return !of.is_derived() && of.which() >= field_id::scheme && of.which() <= field_id::fragment &&
           of.which() != field_id::host_kind;
}

audit_findings finding_named(std::string_view name) {
    std::vector<std::string> names;
    for (const finding_description& each : all_findings()) {
        if (name_of(each.finding) == name) {
            return each.finding;
        }
        names.emplace_back(name_of(each.finding));
    }
    const std::string hint = hint_for(name, names);
    throw field_error(fmt::format("there is no finding '{}'{}", name,
                                  hint.empty() ? "; uriscan audit --list has them all" : hint));
}

expression read_expression(std::string_view text) {
    return expression_reader(text).read();
}

}  // namespace uriscan::cli
