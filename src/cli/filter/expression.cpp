// Reads expressions by recursive descent.
#include "cli/filter/expression.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "audit/numeric_host.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

constexpr std::size_t most_depth = 100;  // the deepest nesting of parentheses and "not"

// A word, or a parenthesis.  Quotation marks are removed.
struct token {
    std::string text;
    bool is_quoted = false;  // whether some part of the word was in quotation marks
    std::size_t offset = 0;
    std::size_t unquoted = 0;  // the number of octets before the first quotation mark
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
        refuse_if(end == text.npos, "the {} at offset {} has no closing {}", octet, at - 1, octet);
        word.unquoted = word.is_quoted ? word.unquoted : word.text.size();
        word.text += text.substr(at, end - at);
        word.is_quoted = true;
        at = end + 1;
    }
    word.unquoted = word.is_quoted ? word.unquoted : word.text.size();
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

// If one operator starts with another one, the longer one comes first.
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

// Returns the first operator in a word, or null.  Sets `at` to its offset.
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

// Operators of other languages, and the operators to use instead.
struct wrong_operator {
    std::string_view name, right;
};
constexpr auto wrong_operators = std::to_array<wrong_operator>({{"!==", "!="},
                                                                {"==", "="},
                                                                {"=~", "~"},
                                                                {"~=", "~"},
                                                                {"<>", "!="},
                                                                {"=<", "<="},
                                                                {"=>", ">="}});

// Refuses an operator of another language at the offset `at`.  "segment:1=~me" is allowed, because
// a segment can start with a "~".  A host cannot, so "host=~me" is refused.
void refuse_wrong_operator(const token& word, std::size_t at, bool is_host) {
    const std::string_view unquoted = std::string_view(word.text).substr(0, word.unquoted);
    for (const auto& [name, right] : wrong_operators) {
        const bool can_be_value = name == "=~" && !is_host;
        if (at <= unquoted.size() && unquoted.substr(at).starts_with(name) && !can_be_value) {
            const std::string field = word.text.substr(0, at);
            const std::string value = word.text.substr(
                std::min(word.text.size(), word.text.find_first_not_of('=', at + name.size())));
            throw usage_error("there is no operator '{}': write {}{}{}", name, field, right, value);
        }
    }
}

bool compares_numbers(comparison how) {
    return how >= comparison::less;
}

// Returns whether all values of the field are numbers.  A port can also be empty.
bool has_numbers(const field& of) {
    return of.type() == value_type::number || of.type() == value_type::port ||
           of.which() == field_id::port;
}

std::string read_number(std::string_view text) {
    const auto digits = digits_of_number(text);
    refuse_if(!digits, "'{}' is not a number", text);
    return std::string(*digits);
}

// Returns the domain without the dots at its start and end, which have no meaning.
std::string read_domain(std::string_view domain) {
    domain.remove_prefix(domain.starts_with('.') ? 1 : 0);
    domain.remove_suffix(domain.ends_with('.') ? 1 : 0);
    refuse_if(domain.empty(), "~ needs a domain, as in host~example.com");
    return std::string(domain);
}

// Returns the field with this name.  If the word is a URI and not a test, the error says how to
// test it.
field field_of_test(const std::string& name, const std::string& word) {
    try {
        return field_named(name, columns_of_lines());
    } catch (const usage_error&) {
        if (name.starts_with('!')) {
            throw usage_error("there is no operator '!': write not {}", word.substr(1));
        }
        if (name.find("://") == name.npos) {
            throw;
        }
        throw usage_error("'{}' is a URI, not a test: write input={}", word, word);
    }
}

// `at` is the offset of the operator in the word.
test make_field_test(const token& word, std::size_t at, comparison how, std::string value) {
    const std::string name = word.text.substr(0, at);
    test made{.kind = test_kind::field, .how = how, .of = field_of_test(name, word.text)};
    const bool is_host = made.of.kind->functions.is_host;
    refuse_wrong_operator(word, at, is_host);
    made.ignores_case = is_host || made.of.which() == field_id::scheme;
    refuse_if(how == comparison::within && !is_host, "~ is for host and domain, not for '{}'",
              name);
    const bool is_equality = how == comparison::equal || how == comparison::different;
    made.is_number =
        compares_numbers(how) || (is_equality && has_numbers(made.of) && !value.empty());
    made.value = how == comparison::within ? read_domain(value)
                 : made.is_number          ? read_number(value)
                                           : std::move(value);
    made.has_subdomains = !made.value.ends_with(']') && !numeric_address(made.value);
    return made;
}

test make_test(const token& from) {
    const std::string& word = from.text;
    std::size_t at = 0;
    const operator_name* const found = find_operator(word, at);
    const std::string name = word.substr(0, at);
    const comparison how = found == nullptr ? comparison::present : found->how;
    std::string value = found == nullptr ? "" : word.substr(at + found->name.size());
    if (found == nullptr && (name == "valid" || name == "invalid")) {
        return {.kind = name == "valid" ? test_kind::valid : test_kind::invalid};
    }
    if (name != "finding") {
        return make_field_test(from, at, how, std::move(value));
    }
    refuse_if(how != comparison::present && how != comparison::equal, "a finding is tested with =");
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
        throw usage_error(at_ == tokens_.size()
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
        read_list(node_kind::disjunction, "or",
                  [&] { read_list(node_kind::conjunction, "and", [&] { read_one(depth); }); });
    }

    template <class ReadPart>
    void read_list(node_kind kind, std::string_view between, ReadPart read_part) {
        const std::size_t place = start(kind);
        do {
            read_part();
        } while (skip(between));
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
        made_.tests.push_back(make_test(tokens_[at_++]));
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

std::optional<std::string_view> digits_of_number(std::string_view text) {
    if (text.empty() || text.find_first_not_of("0123456789") != text.npos) {
        return std::nullopt;
    }
    text.remove_prefix(std::min(text.find_first_not_of('0'), text.size()));
    return text;
}

std::vector<std::string> names_of_findings() {
    return names_of(all_findings(),
                    [](const finding_description& each) { return name_of(each.finding); });
}

audit_findings finding_named(std::string_view name) {
    for (const finding_description& each : all_findings()) {
        if (name_of(each.finding) == name) {
            return each.finding;
        }
    }
    const std::string hint = hint_for(name, names_of_findings());
    throw usage_error("there is no finding '{}'{}", name,
                      hint.empty() ? "; uriscan audit --list has them all" : hint);
}

expression read_expression(std::string_view text) {
    return expression_reader(text).read();
}

}  // namespace uriscan::cli
