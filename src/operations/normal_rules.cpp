// Applies the rules of normalization.  looks_normal() reads most texts only once, eight octets at a
// time.
#include "operations/normal_rules.hpp"

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "uriscan/dot_segments.hpp"
#include "uriscan/octet_sets.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

bool decodes(std::string_view triplet, normalization rules) noexcept {
    return includes(rules, normalization::percent_encoding) &&
           is_unreserved(octet_of_triplet(triplet));
}

// Says whether the rules leave the triplet at the start of `text` as it is.
bool triplet_stays(std::string_view text, normalization rules) noexcept {
    const bool is_upper = upper(text[1]) == text[1] && upper(text[2]) == text[2];
    return !decodes(text, rules) && (is_upper || !includes(rules, normalization::letter_case));
}

// Says whether the text, which is a URI reference, has a "%" or a "/.".
bool has_triplet_or_dot(std::string_view text) noexcept {
    constexpr std::size_t seen = sizeof(word) + 1;
    if (text.size() < seen) {
        return text.find('%') != text.npos || text.find("/.") != text.npos;
    }
    // The text's last octet is compared only with the "." of "/.".  It cannot be a "%", because two
    // digits follow every "%".
    return any_word<seen>(text, [](const char* octets) {
        const word here = load(octets), next = load(octets + 1);
        return zeros(here ^ repeated('%')) | zeros((here ^ repeated('/')) | (next ^ repeated('.')));
    });
}

}  // namespace

bool ends_in_triplet(std::string_view text) noexcept {
    return text.size() >= triplet_size && text[text.size() - triplet_size] == '%';
}

bool triplets_stay(std::string_view text, normalization rules) noexcept {
    std::size_t triplet = text.find('%');
    while (triplet != text.npos && triplet_stays(subtext(text, triplet), rules)) {
        triplet = text.find('%', triplet + triplet_size);
    }
    return triplet == text.npos;
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
    const bool uppers_digits = includes(rules, normalization::letter_case);
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
    if (port.status == port_status::value && includes(rules, normalization::default_port)) {
        const scheme_rules* const known = schemes.find(uri.scheme());
        return known != nullptr && known->default_port == port.number;
    }
    return port.status == port_status::empty && includes(rules, normalization::empty_port);
}

bool path_becomes_root(const uri_view& uri, normalization rules,
                       const scheme_table& schemes) noexcept {
    if (!uri.path().empty() || !uri.has_authority() ||
        !includes(rules, normalization::empty_path)) {
        return false;
    }
    const scheme_rules* const known = schemes.find(uri.scheme());
    return known != nullptr && known->empty_path_is_root;
}

bool has_path_to_merge(const uri_view& uri) noexcept {
    return uri.is_relative() && !uri.has_authority() && !uri.path().starts_with('/');
}

bool looks_normal(const uri_view& uri, normalization rules, const scheme_table& schemes) noexcept {
    if (includes(rules, normalization::letter_case) &&
        has_upper(subtext(uri.text(), 0, uri.components().path_begin)) &&
        (has_upper(uri.scheme()) || has_upper(uri.host()))) {
        return false;
    }
    if ((has_triplet_or_dot(uri.text()) || uri.path().starts_with('.')) &&
        (find_dot_segment(uri.path()) != std::string_view::npos ||
         !triplets_stay(uri.text(), rules))) {
        return false;
    }
    return !removes_port(uri, rules, schemes) && !path_becomes_root(uri, rules, schemes);
}

}  // namespace uriscan
