// Properties of normalizing, checked with the slow reference (RFC 3986, sections 6.2.2 and 6.2.3).
#include <string>

#include "operations/checks.hpp"
#include "operations/reference/normalize.hpp"
#include "operations/reference/relativize.hpp"
#include "operations/reference/resolve.hpp"
#include "operations/rules.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {

namespace {

constexpr scheme_rules own_schemes[] = {
    {"s", 443, true}, {"http", 8080, false}, {"a+b-c.1", 0, false}, {"ftp", std::nullopt, true}};

slow::scheme_table theirs(std::initializer_list<std::span<const scheme_rules>> tables) {
    slow::scheme_table schemes;
    for (const auto& table : tables) {
        for (const scheme_rules& rules : table) {
            const std::string port = rules.default_port ? std::to_string(*rules.default_port) : "";
            schemes[std::string(rules.name)] = {port, rules.empty_path_is_root};
        }
    }
    return schemes;
}

}  // namespace

rule_set read_rules(std::string_view bits) {
    static const slow::scheme_table registered = theirs({registered_schemes()});
    static const slow::scheme_table with_own = theirs({registered_schemes(), own_schemes});
    if (bits.empty()) {
        return {normalization::syntax_based, {}, {}, {}};
    }
    const auto number = static_cast<unsigned char>(bits[0]);
    const auto rules = static_cast<normalization>(number % 128);
    const bool own = (number & 128) != 0;
    return {rules,
            {.letter_case = contains_rules(rules, normalization::letter_case),
             .percent = contains_rules(rules, normalization::percent_encoding),
             .dot_segments = contains_rules(rules, normalization::dot_segments),
             .empty_port = contains_rules(rules, normalization::empty_port),
             .default_port = contains_rules(rules, normalization::default_port),
             .empty_path = contains_rules(rules, normalization::empty_path),
             .ipv6_address = contains_rules(rules, normalization::ipv6_address)},
            own ? scheme_table(own_schemes) : scheme_table(),
            own ? with_own : registered};
}

namespace {

std::optional<difference> check_normalize(const inputs& in) {
    const rule_set rules = read_rules(in[1]);
    const uri_view uri = parse_uri_reference(in[0]).value();
    const std::string expected = slow::normalize(in[0], rules.theirs, rules.their_schemes);
    if (auto found = compare_text(normalize(uri, rules.ours, rules.our_schemes), expected)) {
        return found;
    }
    if (is_normalized(uri, rules.ours, rules.our_schemes) != (in[0] == expected)) {
        return difference{"is_normalized is wrong", shown(expected)};
    }
    return check_sizes(expected, normalized_size_limit(uri), [&](std::span<char> buffer) {
        return normalize(uri, buffer, rules.ours, rules.our_schemes);
    });
}

// Checks properties that every normal form must have, without an expected text.
std::optional<difference> check_invariants(const inputs& in) {
    const rule_set rules = read_rules(in[1]);
    const uri_view uri = parse_uri_reference(in[0]).value();
    const auto once = normalize(uri, rules.ours, rules.our_schemes);
    if (!once || !slow::is_valid("URI-reference", once->text())) {
        return difference{shown(once), "a valid text"};
    }
    if (auto found = compare_text(normalize(*once, rules.ours, rules.our_schemes), once->text())) {
        return found;
    }
    if (!is_normalized(*once, rules.ours, rules.our_schemes)) {
        return difference{shown(once) + ", not normalized", "normalized"};
    }
    const slow::parts before = slow::split(in[0]);
    const slow::parts after = slow::split(once->text());
    const bool structure_kept = before.scheme.has_value() == after.scheme.has_value() &&
                                before.authority.has_value() == after.authority.has_value() &&
                                before.query.has_value() == after.query.has_value() &&
                                before.fragment.has_value() == after.fragment.has_value() &&
                                uri.has_userinfo() == once->view().has_userinfo() &&
                                before.path.starts_with('/') <= after.path.starts_with('/');
    return structure_kept ? no_difference()
                          : difference{shown(once), "the same components as before"};
}

// Returns whether the path contains a percent-encoded dot. resolve() does not treat such a dot as a
// dot. So the result depends on whether a text is normalized before or after it is resolved: "A URI
// reference must be transformed to its target URI before it can be normalized" (5.2.1).
bool hides_dots(std::string_view reference) {
    const std::string path = slow::split(reference).path;
    return path.find("%2e") != std::string::npos || path.find("%2E") != std::string::npos;
}

// Checks that a reference still resolves to the same URI after it is normalized.
std::optional<difference> check_reference(const inputs& in) {
    const uri_view base = parse_uri(in[0]).value();
    const uri_view reference = parse_uri_reference(in[1]).value();
    if ((!base.has_authority() && !base.path().starts_with('/')) || hides_dots(in[1])) {
        return no_difference();
    }
    const auto meant = resolve(base, reference);
    const auto normal = normalize(reference);
    const auto still_meant = resolve(base, *normal);
    return compare(normalize(*still_meant)->text(), normalize(*meant)->text(),
                   " of " + shown(normal));
}

// Checks every valid text that consists of `in[0]` and up to six pieces.
std::optional<difference> check_all_references(const inputs& in) {
    static const auto references = slow::all_references({"a", "/", ".", ":", "%2e", "?"}, 6);
    for (const std::string& reference : references) {
        const std::string text = in[0] + reference;
        if (!slow::is_valid("URI-reference", text)) {
            continue;
        }
        if (auto found = check_normalize({text, ""})) {
            found->got += " for " + shown(text);
            return found;
        }
        if (auto found = check_invariants({text, ""})) {
            found->got += " for " + shown(text);
            return found;
        }
    }
    return no_difference();
}

inputs draw_with_rules(slow::generator& random) {
    return {random.text("URI-reference"), std::string(1, static_cast<char>(random.below(256)))};
}

}  // namespace

std::vector<property> normalize_properties() {
    return {
        {"normalize with any rules", {"URI-reference", ""}, draw_with_rules, check_normalize},
        {"normalize with the syntax-based rules",
         {"URI-reference", ""},
         [](slow::generator& random) {
             return inputs{random.text("URI-reference"), ""};
         },
         check_normalize},
        {"normalize is idempotent, valid, keeps the structure",
         {"URI-reference", ""},
         draw_with_rules,
         check_invariants},
        {"normalize keeps what a reference means",
         {"URI", "URI-reference"},
         [](slow::generator& random) {
             const auto [base, reference] = random.base_and_reference();
             return inputs{base, reference};
         },
         check_reference},
        {"normalize all texts of 6 pieces after a prefix",
         {""},
         nullptr,
         check_all_references,
         1,
         {{""}, {"s:"}, {"//h"}, {"s://h"}}},
    };
}

}  // namespace uriscan::tests
