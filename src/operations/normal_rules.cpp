// Applies the rules of normalization.
#include "operations/normal_rules.hpp"

#include <algorithm>
#include <optional>

#include "kernels/kernels.hpp"
#include "octets/bare_text.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

bool decodes(std::string_view triplet, normalization rules) noexcept {
    return contains_rules(rules, normalization::percent_encoding) &&
           is_unreserved(octet_of_triplet(triplet));
}

// Says whether the rules leave the triplet at the start of `text` as it is.
bool triplet_stays(std::string_view text, normalization rules) noexcept {
    const bool is_upper = upper(text[1]) == text[1] && upper(text[2]) == text[2];
    return !decodes(text, rules) &&
           (is_upper || !contains_rules(rules, normalization::letter_case));
}

// Says whether a part has an upper-case letter outside of its triplets.
bool has_letter_to_lower(std::string_view part) noexcept {
    if (part.find('%') == part.npos) {
        return has_upper(part);
    }
    for (; !part.empty(); part.remove_prefix(part.front() == '%' ? triplet_size : 1)) {
        if (is_upper(part.front())) {
            return true;
        }
    }
    return false;
}

}  // namespace

bool ends_in_triplet(std::string_view text) noexcept {
    return text.size() >= triplet_size && text[text.size() - triplet_size] == '%';
}

std::size_t end_of_changed_triplets(std::string_view text, normalization rules) noexcept {
    std::size_t triplet = text.rfind('%');
    while (triplet != text.npos && triplet_stays(subtext(text, triplet), rules)) {
        triplet = triplet > 0 ? text.rfind('%', triplet - 1) : text.npos;
    }
    return triplet == text.npos ? 0 : triplet + triplet_size;
}

std::size_t put_triplet(std::string_view text, normalization rules, bool lowers,
                        char* to) noexcept {
    if (decodes(text, rules)) {
        const char octet = octet_of_triplet(text);
        to[0] = lowers ? lower(octet) : octet;
        return 1;
    }
    const bool uppers_digits = contains_rules(rules, normalization::letter_case);
    to[0] = '%';
    to[1] = uppers_digits ? upper(text[1]) : text[1];
    to[2] = uppers_digits ? upper(text[2]) : text[2];
    return triplet_size;
}

bool removes_port(const uri_view& uri, normalization rules, const scheme_table& schemes) noexcept {
    if (!uri.has_port()) {
        return false;
    }
    const port_value port = uri.port_number();
    if (port.status == port_status::value && contains_rules(rules, normalization::default_port)) {
        const scheme_rules* const known = schemes.find(uri.scheme());
        return known != nullptr && known->default_port == port.number;
    }
    return port.status == port_status::empty && contains_rules(rules, normalization::empty_port);
}

bool path_becomes_root(const uri_view& uri, normalization rules,
                       const scheme_table& schemes) noexcept {
    if (!uri.path().empty() || !uri.has_authority() ||
        !contains_rules(rules, normalization::empty_path)) {
        return false;
    }
    const scheme_rules* const known = schemes.find(uri.scheme());
    return known != nullptr && known->empty_path_is_root;
}

bool rewrites_address(const uri_view& uri, normalization rules) noexcept {
    if (!contains_rules(rules, normalization::ipv6_address)) {
        return false;
    }
    const std::optional<ipv6_octets> address = uri.ipv6_address();
    return address && subtext(uri.host(), 1, uri.host().size() - 2) != ipv6_text(*address).text();
}

char* put_address(const uri_view& uri, char* to) noexcept {
    const ipv6_text address(*uri.ipv6_address());
    *to++ = '[';
    const std::string_view text = address.text();
    to = std::copy(text.begin(), text.end(), to);
    *to++ = ']';
    return to;
}

bool has_path_to_merge(const uri_view& uri) noexcept {
    return uri.is_relative() && !uri.has_authority() && !uri.path().starts_with('/');
}

rule_changes find_rule_changes(const uri_view& uri, normalization rules,
                               const scheme_table& schemes) noexcept {
    const bool changes_case = contains_rules(rules, normalization::letter_case);
    const unsigned found = kernel_in_use::find_changes(uri.text(), uri.components().path_begin);
    rule_changes changes;
    if (found != 0) {
        const auto has = [found](unsigned change) { return (found & change) != 0; };
        changes.letters = changes_case && has(text_changes::letter) &&
                          (has_upper(uri.scheme()) || has_letter_to_lower(uri.host()));
        changes.triplets = (changes_case && has(text_changes::lower_digit)) ||
                           (contains_rules(rules, normalization::percent_encoding) &&
                            has(text_changes::unreserved));
        changes.dots = has(text_changes::dot_after_slash);
    }
    changes.dots = (changes.dots || uri.path().starts_with('.')) &&
                   contains_rules(rules, normalization::dot_segments) &&
                   find_dot_segment(uri.path()) != std::string_view::npos;
    changes.port = removes_port(uri, rules, schemes);
    changes.root = path_becomes_root(uri, rules, schemes);
    changes.address = rewrites_address(uri, rules);
    return changes;
}

}  // namespace uriscan
