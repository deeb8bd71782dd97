// Properties of template_matcher:
// - A template matches its expansions, if the values are those that docs/uri_templates.md allows.
// - The values that were matched expand to the text again.  Only the letters of triplets, and
//   triplets of unreserved octets, can differ.
// - Several templates match a text if and only if one of them alone matches it.
// - If a text shows that a template is ambiguous, the template matches this text.
// - The C functions give the same.
// The input has two lines with templates, a line with a text, and values (template_inputs.hpp).
#include <deque>
#include <string>
#include <vector>

#include "template_inputs.hpp"
#include "unit/template_cases.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/template_matcher.hpp"
#include "uriscan/uriscan_matcher.h"

namespace uriscan::tests {
namespace {

constexpr match_options shortest = {.shortest_first = true, .any_segment = false};

bool is_unreserved_octet(char octet) {
    return (octet >= 'a' && octet <= 'z') || (octet >= 'A' && octet <= 'Z') ||
           (octet >= '0' && octet <= '9') ||
           std::string_view("-._~").find(octet) != std::string_view::npos;
}

// Decodes triplets of unreserved octets, and writes all other triplets with capital letters.
std::string normal_triplets(std::string_view text) {
    std::string normal;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            normal += text[i];
            continue;
        }
        const auto octet = static_cast<char>(
            std::strtoul(std::string(text.substr(i + 1, 2)).c_str(), nullptr, 16));
        if (is_unreserved_octet(octet)) {
            normal += octet;
        } else {
            normal += '%';
            normal += static_cast<char>(std::toupper(text[i + 1]));
            normal += static_cast<char>(std::toupper(text[i + 2]));
        }
        i += 2;
    }
    return normal;
}

// The values that a template has matched.
class matched_values {
public:
    explicit matched_values(const template_match& found, const uri_template& parsed) {
        std::size_t i = 0;
        parsed.for_each_variable(
            [&](const template_variable& variable) { add(found[i++], variable.max_length != 0); });
    }

    // Returns whether no values expand to the text, although the template matches it.
    bool has_no_expansion() const { return has_no_expansion_; }
    const template_values& values() const { return values_; }

private:
    void add(const matched_value& value, bool has_prefix) {
        if (!value.is_present()) {
            return;
        }
        const bool keeps =
            value.op == template_operator::reserved || value.op == template_operator::fragment;
        template_value& to = values_[std::string(value.name)];
        if (value.explode) {
            to = members_of(value, keeps);
        } else if (keeps) {
            to = std::string(value.text);
        } else if (value.text.find(',') != value.text.npos) {
            template_list list;
            for_each_piece(value.text, [&](std::string_view piece) {
                list.push_back(decoded_view(piece).str());
            });
            to = list;
            has_no_expansion_ |= has_prefix;  // a prefix of a list
        } else {
            to = value.decoded().str();
        }
    }

    template_value members_of(const matched_value& value, bool keeps) {
        template_list list;
        template_pairs pairs;
        bool has_names = false;
        for (const matched_item& item : value) {
            if (keeps) {
                list.push_back(item.has_name() ? std::string(item.name) + "=" : "");
                list.back() += item.text;
                continue;
            }
            const std::string text = decoded_view(item.text).str();
            has_names |= item.has_name();
            list.push_back(text);
            // A pair without "=" has an empty value.
            pairs.emplace_back(item.has_name() ? decoded_view(item.name).str() : text,
                               item.has_name() ? text : "");
            const bool named = value.op == template_operator::parameter ||
                               value.op == template_operator::query ||
                               value.op == template_operator::continuation;
            has_no_expansion_ |= !named && item.has_name() && item.text.empty();  // "a=" is "a"
        }
        return has_names ? template_value(pairs) : template_value(list);
    }

    template_values values_;
    bool has_no_expansion_ = false;
};

// Says whether the value can be matched in this variable. docs/uri_templates.md allows more values
// than this function does.
bool is_allowed(const template_value& value, const template_part& part,
                const template_variable& variable) {
    const bool prefixed =
        part.op != template_operator::simple && part.op != template_operator::reserved;
    const auto* const string = std::get_if<std::string>(&value);
    if (string == nullptr) {
        return prefixed && std::holds_alternative<std::monostate>(value);
    }
    return !variable.explode && variable.max_length == 0 && !string->empty() &&
           part.op != template_operator::label && string->find(',') == string->npos;
}

bool are_allowed(const template_values& values, const uri_template& parsed) {
    bool all = true;
    std::size_t absent = 0;
    parsed.for_each_part([&](const template_part& part) {
        const bool named = part.op == template_operator::parameter ||
                           part.op == template_operator::query ||
                           part.op == template_operator::continuation;
        absent = 0;
        for (const template_variable& variable : part.variables()) {
            const auto found = values.find(std::string(variable.name));
            const template_value value = found == values.end() ? template_value() : found->second;
            all = all && is_allowed(value, part, variable);
            // Without names, only the last variables of an expression can be absent.
            const bool is_absent = std::holds_alternative<std::monostate>(value);
            all = all && (named || is_absent || absent == 0);
            absent += is_absent ? 1 : 0;
        }
    });
    return all;
}

std::optional<template_matcher> compiled(const std::vector<std::string_view>& templates,
                                         const match_options& options = shortest) {
    const auto matcher = template_matcher::compile(templates, options);
    return matcher ? std::optional(*matcher) : std::nullopt;
}

void check_match(std::string_view text, std::string_view one, const template_matcher& matcher,
                 template_match& found) {
    if (!matcher.match(text, found)) {
        return;
    }
    const auto parsed = uri_template::parse(one).value();
    const matched_values matched(found, parsed);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::string_view value = found[i].text;
        expect(
            value.data() == nullptr || (value.data() >= text.data() &&
                                        value.data() + value.size() <= text.data() + text.size()),
            one, "a value is no part of", text);
    }
    if (!matched.has_no_expansion()) {
        const auto again = expand(parsed, arguments_of(matched.values()));
        expect(again && normal_triplets(*again) == normal_triplets(text), one,
               "what was matched expands to another text than", text);
    }
}

void check_ambiguity(std::string_view one, const template_matcher& matcher, template_match& found) {
    template_refusal why;
    const std::vector<std::string_view> templates = {one};
    if (!template_matcher::compile(templates, {}, &why) &&
        why.error.reason == error_reason::ambiguous_template) {
        bool has_prefix = false;  // the check does not count the characters of a prefix
        uri_template::parse(one).value().for_each_variable(
            [&](const template_variable& each) { has_prefix |= each.max_length != 0; });
        expect(why.first_reading != why.second_reading, one, "has one reading of", why.text);
        expect(has_prefix || matcher.match(why.text, found), one, "does not match its text",
               why.text);
    }
}

void check_c(std::string_view text, const std::vector<std::string_view>& templates,
             const template_matcher* expected, template_match& found) {
    std::vector<uriscan_slice> slices;
    for (const std::string_view one : templates) {
        slices.push_back({one.data(), one.size()});
    }
    uriscan_matcher* matcher = nullptr;
    uriscan_match* match = nullptr;
    uriscan_refusal refusal;
    const uriscan_status status = uriscan_matcher_compile(
        slices.data(), slices.size(), URISCAN_MATCH_SHORTEST_FIRST, &matcher, &refusal);
    expect((status == URISCAN_OK) == (expected != nullptr), templates[0],
           "C and C++ disagree on whether it can be matched");
    if (status == URISCAN_OK && uriscan_match_create(&match) == URISCAN_OK) {
        const bool matches = expected->match(text, found);
        expect((uriscan_matcher_match(matcher, text.data(), text.size(), match) == URISCAN_OK) ==
                   matches,
               templates[0], "C and C++ disagree about", text);
        expect(uriscan_match_size(match) == found.size() &&
                   (!matches || uriscan_match_index(match) == found.index()),
               templates[0], "C finds another template for", text);
        for (std::size_t i = 0; i < found.size(); ++i) {
            uriscan_matched_value value;
            expect(uriscan_match_value(match, i, &value) == 1 &&
                       value.text.data == found[i].text.data() &&
                       value.text.size == found[i].text.size(),
                   templates[0], "C finds another value in", text);
        }
    }
    uriscan_match_free(match);
    uriscan_matcher_free(matcher);
}

void check(std::string_view one, std::string_view other, std::string_view text,
           const template_values& values) {
    template_match found;
    const auto matcher = compiled({one});
    const auto second = compiled({other});
    if (matcher) {
        check_match(text, one, *matcher, found);
        const auto parsed = uri_template::parse(one).value();
        if (const auto expanded = expand(parsed, arguments_of(values))) {
            check_match(*expanded, one, *matcher, found);
            expect(!are_allowed(values, parsed) || matcher->match(*expanded, found), one,
                   "does not match its expansion", *expanded);
        }
        if (one.size() < 40) {  // the check is quadratic
            check_ambiguity(one, *matcher, found);
        }
    }
    const auto both = compiled({one, other});
    expect(both.has_value() == (matcher && second), one, "depends on", other);
    if (both && both->match(text, found)) {
        const std::size_t index = found.index();
        expect((index == 0 ? *matcher : *second).match(text, found), one,
               "is matched only together with", other);
    } else if (both) {
        expect(!matcher->match(text, found) && !second->match(text, found), one,
               "is not matched together with", other);
    }
    check_c(text, {one, other}, both ? &*both : nullptr, found);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const exact_copy one(input.take_line()), other(input.take_line()), text(input.take_line());
    check(one.text(), other.text(), text.text(), read_values(input));
    return 0;
}
