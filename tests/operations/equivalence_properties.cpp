// Properties of comparing, checked with the normal forms of the slow reference (RFC 3986, section
// 6.2). The order and the hash must agree with equivalence.
#include <string>

#include "operations/checks.hpp"
#include "operations/reference/normalize.hpp"
#include "operations/rules.hpp"
#include "uriscan/normalize.hpp"

namespace uriscan::tests {
namespace {

int sign(int number) {
    return number < 0 ? -1 : number > 0 ? 1 : 0;
}

std::optional<difference> check_pair(const inputs& in) {
    const rule_set rules = read_rules(in[2]);
    const uri_view a = parse_uri_reference(in[0]).value();
    const uri_view b = parse_uri_reference(in[1]).value();
    const std::string normal_a = slow::normalize(in[0], rules.theirs, rules.their_schemes);
    const std::string normal_b = slow::normalize(in[1], rules.theirs, rules.their_schemes);
    const int expected = sign(normal_a.compare(normal_b));
    if (equivalent(a, b, rules.ours, rules.our_schemes) != (expected == 0)) {
        return difference{expected == 0 ? "not equivalent" : "equivalent",
                          shown(normal_a) + shown(normal_b)};
    }
    const auto order = compare(a, b, rules.ours, rules.our_schemes);
    if ((order < 0 ? -1 : order > 0 ? 1 : 0) != expected) {
        return difference{"the wrong order", shown(normal_a) + shown(normal_b)};
    }
    if (expected == 0 && hash_value(a, rules.ours, rules.our_schemes) !=
                             hash_value(b, rules.ours, rules.our_schemes)) {
        return difference{"two hashes", "one"};
    }
    return no_difference();
}

// Checks that a text has the same hash as its normal form. The hash of the normal form is computed
// twice: under the same rules, and under no rules.
std::optional<difference> check_hash(const inputs& in) {
    const rule_set rules = read_rules(in[1]);
    const uri_view uri = parse_uri_reference(in[0]).value();
    const std::string normal = slow::normalize(in[0], rules.theirs, rules.their_schemes);
    const uri_view same = parse_uri_reference(normal).value();
    const std::size_t expected = hash_value(uri, rules.ours, rules.our_schemes);
    if (hash_value(same, rules.ours, rules.our_schemes) != expected ||
        hash_value(same, normalization::none) != expected) {
        return difference{"a different hash for " + shown(normal), "the same"};
    }
    return no_difference();
}

// Makes random changes to a text that give an equivalent text, and compares the two texts. `how` is
// the seed of the changes. While the text is shrunk, `how` stays the same, so the changes stay
// similar.
std::optional<difference> check_made_equivalent(const std::string& text, const std::string& how) {
    const std::string other = slow::generator(std::hash<std::string>()(how)).equivalent(text);
    const auto a = parse_uri_reference(text);
    const auto b = parse_uri_reference(other);
    if (!equivalent(*a, *b) || compare(*a, *b) != 0 ||
        !equivalent(*a, *b, normalization::scheme_based)) {
        return difference{"not equivalent to " + shown(other), "equivalent"};
    }
    if (hash_value(*a) != hash_value(*b)) {
        return difference{"a different hash than " + shown(other), "the same"};
    }
    return no_difference();
}

std::string draw_bits(slow::generator& random) {
    return std::string(1, static_cast<char>(random.below(128)));
}

}  // namespace

std::vector<property> equivalence_properties() {
    return {
        {"equivalent, compare, hash: similar URIs",
         {"URI", "URI", ""},
         [](slow::generator& random) {
             const auto [a, b] = random.base_and_target();
             return inputs{a, b, draw_bits(random)};
         },
         check_pair},
        {"equivalent, compare, hash: same normal form",
         {"URI-reference", "URI-reference", ""},
         [](slow::generator& random) {
             const std::string a = random.text("URI-reference");
             return inputs{a, random.equivalent(a), draw_bits(random)};
         },
         check_pair},
        {"equivalent, compare, hash: short references",
         {"URI-reference", "URI-reference", ""},
         [](slow::generator& random) {
             return inputs{random.assemble("URI-reference"), random.assemble("URI-reference"),
                           draw_bits(random)};
         },
         check_pair},
        {"hash of the normal form",
         {"URI-reference", ""},
         [](slow::generator& random) {
             return inputs{random.text("URI-reference"), draw_bits(random)};
         },
         check_hash},
        {"equivalent by 6.2.2 after equivalent changes",
         {"URI-reference", ""},
         [](slow::generator& random) {
             return inputs{random.text("URI-reference"), random.octets()};
         },
         [](const inputs& in) { return check_made_equivalent(in[0], in[1]); }},
    };
}

}  // namespace uriscan::tests
