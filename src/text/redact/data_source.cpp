#include "text/redact/data_source.hpp"

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/scheme_search.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr std::size_t most_octets = 1024;  // of the user information

// Says whether a data source name cannot go on before `at`.
bool is_end_before(std::string_view text, std::size_t floor, std::size_t at) noexcept {
    return at == floor || (is_in(text[at - 1], tolerant_table::end) &&
                           !subtext(text, floor, at - floor).ends_with("\\\""));
}

// Returns the "@" before the protocol and the address that ends at `bracket`, or npos.
std::size_t at_before_address(std::string_view text, std::size_t floor,
                              std::size_t bracket) noexcept {
    std::size_t begin = bracket;
    while (text[begin] != '(') {
        if (is_end_before(text, floor, begin) || text[begin - 1] == ')') {
            return text.npos;
        }
        --begin;
    }
    const std::size_t protocol = scheme_begin(text, floor, begin);
    const bool is_found = floor < protocol && protocol < begin && text[protocol - 1] == '@';
    return is_found ? protocol - 1 : text.npos;
}

// Says whether a unit is an opening quotation mark, or escaped white space.
bool is_before_name(std::string_view text, std::size_t floor, const unit& unit) noexcept {
    if (is_escaped_blank(unit)) {
        return true;
    }
    return is_in(unit.octet, tolerant_table::quote) && unit.level == 0 &&
           (unit.is_escaped() || unit.begin == floor ||
            is_in(text[unit.begin - 1], tolerant_table::boundary));
}

// Returns where the user information starts whose first ":" is at `colon`.  Before it, there can be
// other octets from `begin` on.
std::size_t begin_of_userinfo(std::string_view text, std::size_t begin,
                              std::size_t colon) noexcept {
    const std::size_t floor = begin;
    for (std::size_t at = floor; at < colon;) {
        const unit unit = read_unit(text, at);
        at = unit.end;
        begin = at <= colon && is_before_name(text, floor, unit) ? at : begin;
    }
    std::size_t key = begin;
    while (is_unreserved(text[key])) {
        ++key;
    }
    return key > begin && text[key] == '=' ? key + 1 : begin;
}

}  // namespace

data_source data_source_at(std::string_view text, std::size_t floor, std::size_t bracket,
                           std::string_view replacement) noexcept {
    const std::size_t end = at_before_address(text, floor, bracket);
    if (end == text.npos) {
        return {};
    }
    std::size_t begin = end;
    while (end - begin < most_octets && !is_end_before(text, floor, begin)) {
        --begin;
    }
    const std::size_t colon = subtext(text, 0, end).find(':', begin);
    if (!replacement.empty() && subtext(text, begin, end - begin).ends_with(replacement)) {
        return {{end - replacement.size(), end}, end - replacement.size()};
    }
    if (colon == text.npos || starts_with(subtext(text, colon), "://")) {
        return {};
    }
    return {{begin_of_userinfo(text, begin, colon), end}, colon + 1};
}

std::size_t bracket_of_data_source(std::string_view text, std::size_t floor,
                                   std::size_t at) noexcept {
    const std::string_view near = subtext(text, 0, at + most_octets);
    if (near.find(")/", at) == near.npos) {
        return text.npos;  // most texts: this is faster than to look at each octet
    }
    for (std::size_t end = at; end < near.size() && !is_in(near[end], tolerant_table::end); ++end) {
        if (starts_with(subtext(near, end), ")/") &&
            at_before_address(text, floor, end) != text.npos) {
            return end;
        }
    }
    return text.npos;
}

}  // namespace uriscan
