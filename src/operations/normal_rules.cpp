// Applies the rules of normalization.  looks_normal() reads most texts only once, with a kernel.
#include "operations/normal_rules.hpp"

#include "kernels/kernels.hpp"
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

// Says whether the rules may apply to any of the changes that a kernel found in the text.
bool may_apply(unsigned changes, const uri_view& uri, normalization rules) noexcept {
    const bool changes_case = contains_rules(rules, normalization::letter_case);
    return ((changes & text_changes::letter) != 0 && changes_case &&
            (has_upper(uri.scheme()) || has_upper(uri.host()))) ||
           ((changes & text_changes::lower_digit) != 0 && changes_case) ||
           ((changes & text_changes::unreserved) != 0 &&
            contains_rules(rules, normalization::percent_encoding)) ||
           ((changes & text_changes::dot_after_slash) != 0 &&
            find_dot_segment(uri.path()) != std::string_view::npos);
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

bool has_path_to_merge(const uri_view& uri) noexcept {
    return uri.is_relative() && !uri.has_authority() && !uri.path().starts_with('/');
}

bool looks_normal(const uri_view& uri, normalization rules, const scheme_table& schemes) noexcept {
    const unsigned changes = current_kernel().find_changes(uri.text(), uri.components().path_begin);
    if ((changes != 0 && may_apply(changes, uri, rules)) ||
        (uri.path().starts_with('.') && find_dot_segment(uri.path()) == 0)) {
        return false;
    }
    return !removes_port(uri, rules, schemes) && !path_becomes_root(uri, rules, schemes);
}

}  // namespace uriscan
