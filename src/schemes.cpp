// The registered schemes (RFC 3986, section 6.2.3): those of IANA's registry of URI schemes that have an
// authority, and whose specification names a default port.
#include "uriscan/schemes.hpp"

#include <algorithm>
#include <array>
#include <compare>

#include "letter_case.hpp"

namespace uriscan {
namespace {

constexpr std::array<scheme_rules, 6> registered = {{
    {"ftp", 21, true},     // RFC 1738, 3.2
    {"http", 80, true},    // RFC 9110, 4.2.1 and 4.2.3
    {"https", 443, true},  // RFC 9110, 4.2.2 and 4.2.3
    {"telnet", 23, true},  // RFC 4248, 2
    {"ws", 80, true},      // RFC 6455, 3
    {"wss", 443, true},    // RFC 6455, 3
}};

constexpr std::strong_ordering compare(std::string_view name, std::string_view scheme) noexcept {
    return std::lexicographical_compare_three_way(name.begin(), name.end(), scheme.begin(),
                                                  scheme.end(),
                                                  [](char a, char b) { return a <=> lower(b); });
}

}  // namespace

std::span<const scheme_rules> registered_schemes() noexcept {
    return registered;
}

const scheme_rules* scheme_table::find(std::string_view scheme) const noexcept {
    for (const scheme_rules& rules : own_) {
        if (compare(rules.name, scheme) == 0) {
            return &rules;
        }
    }
    const auto* const found =
        std::lower_bound(registered.begin(), registered.end(), scheme,
                         [](const scheme_rules& rules, std::string_view sought) {
                             return compare(rules.name, sought) < 0;
                         });
    return found != registered.end() && compare(found->name, scheme) == 0 ? found : nullptr;
}

}  // namespace uriscan
