// Reads and expands URI Templates; see uri_template.hpp.

#include "operations/reference/uri_template.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "grammar/automaton.hpp"
#include "grammar/rfc6570.hpp"
#include "operations/reference/iri.hpp"

namespace uriscan::slow {

namespace {

constexpr std::string_view letters_of_names =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_";
constexpr std::string_view unreserved =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
constexpr std::string_view reserved = ":/?#[]@!$&'()*+,;=";

// ---- The syntax (Section 2) ----

// Reads from the start of `rest`, and removes what was read.
class template_reader {
public:
    explicit template_reader(std::string_view text) : rest_(text) {}

    std::optional<uri_template> read() {
        uri_template result;
        std::string literal;
        const auto end_literal = [&] {
            if (!literal.empty()) {
                result.parts.emplace_back(literal);
                literal.clear();
            }
        };
        while (!rest_.empty()) {
            if (accept('{')) {
                end_literal();
                const auto inside = read_expression();
                if (!inside) {
                    return std::nullopt;
                }
                result.parts.emplace_back(*inside);
            } else if (const std::size_t size = size_of_literal()) {
                literal += take(size);
            } else {
                return std::nullopt;
            }
        }
        end_literal();
        return result;
    }

private:
    std::string take(std::size_t size) {
        const std::string taken(rest_.substr(0, size));
        rest_.remove_prefix(size);
        return taken;
    }

    bool accept(char wanted) {
        if (!rest_.starts_with(wanted)) {
            return false;
        }
        rest_.remove_prefix(1);
        return true;
    }

    // Returns the size of the literal character at the start, or 0.
    std::size_t size_of_literal() const {
        if (is_triplet(rest_)) {
            return 3;
        }
        const auto next = first_character(rest_);
        if (!next) {
            return 0;
        }
        const bool is_literal =
            next->number < 0x80
                ? next->number > 0x20 && next->number < 0x7F &&
                      std::string_view("\"%<>\\^`{|}").find(rest_.front()) == std::string_view::npos
                : is_ucschar(next->number) || is_iprivate(next->number);
        return is_literal ? next->size : 0;
    }

    std::optional<template_expression> read_expression() {
        template_expression result;
        for (const char op : std::string_view("+#./;?&")) {
            if (accept(op)) {
                result.op = op;
                break;
            }
        }
        do {
            const auto variable = read_varspec();
            if (!variable) {
                return std::nullopt;
            }
            result.variables.push_back(*variable);
        } while (accept(','));
        return accept('}') ? std::optional(result) : std::nullopt;
    }

    std::size_t size_of_varchar() const {
        if (is_triplet(rest_)) {
            return 3;
        }
        return !rest_.empty() && letters_of_names.find(rest_.front()) != std::string_view::npos ? 1
                                                                                                : 0;
    }

    std::optional<varspec> read_varspec() {
        varspec result;
        do {
            const std::size_t size = size_of_varchar();
            if (size == 0) {
                return std::nullopt;  // a name needs an octet here, even after a dot
            }
            result.name += take(size);
            while (const std::size_t more = size_of_varchar()) {
                result.name += take(more);
            }
        } while (accept('.') && !(result.name += '.').empty());
        if (accept('*')) {
            result.explode = true;
        } else if (accept(':')) {
            std::size_t digits = 0;
            for (; digits < 4 && !rest_.empty() && rest_.front() >= (digits == 0 ? '1' : '0') &&
                   rest_.front() <= '9';
                 ++digits) {
                result.prefix = result.prefix * 10 + static_cast<std::size_t>(take(1)[0] - '0');
            }
            if (digits == 0) {
                return std::nullopt;
            }
        }
        return result;
    }

    std::string_view rest_;
};

// ---- The expansion (Section 3) ----

// The row of an operator in the table of Appendix A.
struct behaviour {
    char op;
    std::string_view first;
    std::string_view separator;
    bool named;
    std::string_view if_empty;
    bool allows_reserved;
};

constexpr std::array<behaviour, 8> behaviours{{
    {'\0', "", ",", false, "", false},
    {'+', "", ",", false, "", true},
    {'.', ".", ".", false, "", false},
    {'/', "/", "/", false, "", false},
    {';', ";", ";", true, "", false},
    {'?', "?", "&", true, "=", false},
    {'&', "&", "&", true, "=", false},
    {'#', "#", ",", false, "", true},
}};

const behaviour& behaviour_of(char op) {
    return *std::find_if(behaviours.begin(), behaviours.end(),
                         [&](const behaviour& each) { return each.op == op; });
}

// Returns how many octets the first character of a value has: see the top of uri_template.hpp.
std::size_t size_of_character(std::string_view value, bool allows_reserved) {
    if (allows_reserved && is_triplet(value)) {
        std::string octets;  // what the triplets at the start stand for
        for (std::size_t at = 0; octets.size() < 4 && is_triplet(value.substr(at)); at += 3) {
            octets += octet_of_triplet(value.substr(at));
        }
        const auto character = first_character(octets);
        return 3 * (character ? character->size : 1);
    }
    const auto character = first_character(value);
    return character ? character->size : 1;
}

std::string encode(std::string_view value, bool allows_reserved, std::size_t prefix = 0) {
    if (prefix > 0) {
        std::size_t size = 0;
        for (; prefix > 0 && size < value.size(); --prefix) {
            size += size_of_character(value.substr(size), allows_reserved);
        }
        value = value.substr(0, size);
    }
    std::string result;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool copied =
            unreserved.find(value[i]) != std::string_view::npos ||
            (allows_reserved &&
             (reserved.find(value[i]) != std::string_view::npos || is_triplet(value.substr(i))));
        result += copied ? std::string(1, value[i]) : triplet_of(value[i]);
    }
    return result;
}

// Literals and names are copied, but characters that a URI cannot have are encoded (Section 3.1).
std::string encode_literal(std::string_view literal) {
    return encode(literal, true);
}

bool is_undefined(const tests::template_value& value) {
    if (const auto* list = std::get_if<tests::template_list>(&value)) {
        return list->empty();
    }
    if (const auto* pairs = std::get_if<tests::template_pairs>(&value)) {
        return std::none_of(pairs->begin(), pairs->end(),
                            [](const auto& pair) { return pair.second.has_value(); });
    }
    return std::holds_alternative<std::monostate>(value);
}

std::string join(const std::vector<std::string>& pieces, std::string_view separator) {
    std::string result;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        result += (i == 0 ? "" : std::string(separator)) + pieces[i];
    }
    return result;
}

std::string expand_string(const varspec& variable, const behaviour& as, const std::string& value) {
    const std::string name =
        as.named ? encode_literal(variable.name) + std::string(value.empty() ? as.if_empty : "=")
                 : "";
    return name + encode(value, as.allows_reserved, variable.prefix);
}

std::string expand_list(const varspec& variable, const behaviour& as,
                        const tests::template_list& list) {
    std::vector<std::string> pieces;
    for (const std::string& member : list) {
        pieces.push_back(variable.explode ? expand_string({variable.name, 0, true}, as, member)
                                          : encode(member, as.allows_reserved));
    }
    if (variable.explode) {
        return join(pieces, as.separator);
    }
    return (as.named ? encode_literal(variable.name) + "=" : "") + join(pieces, ",");
}

std::string expand_pairs(const varspec& variable, const behaviour& as,
                         const tests::template_pairs& pairs) {
    const bool form_style = as.op == '?' || as.op == '&';
    std::vector<std::string> pieces;
    for (const auto& [name, value] : pairs) {
        if (value) {
            const std::string encoded = encode(*value, as.allows_reserved);
            const bool only_name = variable.explode && encoded.empty() && !form_style;
            pieces.push_back(encode(name, as.allows_reserved) +
                             (only_name ? "" : (variable.explode ? "=" : ",") + encoded));
        }
    }
    if (variable.explode) {
        return join(pieces, as.separator);
    }
    return (as.named ? encode_literal(variable.name) + "=" : "") + join(pieces, ",");
}

std::optional<std::string> expand_expression(const template_expression& what,
                                             const tests::template_values& given) {
    const behaviour& as = behaviour_of(what.op);
    std::vector<std::string> pieces;
    for (const varspec& variable : what.variables) {
        const auto found = given.find(variable.name);
        if (found == given.end() || is_undefined(found->second)) {
            continue;
        }
        if (const auto* text = std::get_if<std::string>(&found->second)) {
            pieces.push_back(expand_string(variable, as, *text));
        } else if (variable.prefix > 0) {
            return std::nullopt;
        } else if (const auto* list = std::get_if<tests::template_list>(&found->second)) {
            pieces.push_back(expand_list(variable, as, *list));
        } else {
            pieces.push_back(
                expand_pairs(variable, as, std::get<tests::template_pairs>(found->second)));
        }
    }
    return (pieces.empty() ? "" : std::string(as.first)) + join(pieces, as.separator);
}

}  // namespace

std::vector<std::string> uri_template::variables() const {
    std::vector<std::string> all_names;
    for (const template_part& part : parts) {
        if (const auto* inside = std::get_if<template_expression>(&part)) {
            for (const varspec& variable : inside->variables) {
                if (std::find(all_names.begin(), all_names.end(), variable.name) ==
                    all_names.end()) {
                    all_names.push_back(variable.name);
                }
            }
        }
    }
    return all_names;
}

std::optional<uri_template> read_template(std::string_view text) {
    return template_reader(text).read();
}

std::size_t template_error_offset(std::string_view text) {
    static const oracle::dfa language =
        oracle::compile(oracle::rfc6570_grammar_of_known_operators(), "URI-Template");
    return language.viable_prefix_length(text);
}

std::optional<std::string> expand(const uri_template& what, const tests::template_values& given) {
    std::string result;
    for (const template_part& part : what.parts) {
        if (const auto* literal = std::get_if<std::string>(&part)) {
            result += encode_literal(*literal);
        } else {
            const auto expanded = expand_expression(std::get<template_expression>(part), given);
            if (!expanded) {
                return std::nullopt;
            }
            result += *expanded;
        }
    }
    return result;
}

}  // namespace uriscan::slow
