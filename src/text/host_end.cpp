#include "text/host_end.hpp"

#include <algorithm>

#include "kernels/uri_octets.hpp"
#include "octets/subtext.hpp"
#include "text/octet_sets.hpp"
#include "text/sentence.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Says whether a host ends before `rest`, whose first octet is `octet`.  A triplet ends the host if
// it stands for an octet that ends a host or a URI.
bool ends_host(char octet, std::string_view rest) noexcept {
    return octet == '%' && begins_with_triplet(rest)
               ? is_in(octet_of_triplet(rest), tolerant_table::host_end | tolerant_table::plain_end)
               : is_in(octet, tolerant_table::host_end);
}

}  // namespace

authority_part find_host_end(std::string_view body, std::size_t end, slash_escape escape) noexcept {
    authority_part found = {0, 0, body.npos, true};
    std::size_t comma = body.npos;
    std::size_t open = 0;  // how many "(" of the host are not closed
    std::size_t at = 0;
    while (at <= end && at < body.size()) {
        const std::string_view rest = subtext(body, at);
        const escaped_octet next = first_octet(rest, escape);
        if (is_in(next.octet, tolerant_table::authority_end)) {
            break;
        }
        if (at < end && (next.octet == '@' || next.octet == ']')) {  // now the host starts or ends
            found.host = at + next.size;
            found.host_end = comma = body.npos;
            open = 0;
        } else if (ends_host(next.octet, rest) || (next.octet == ')' && open == 0)) {
            found.host_end = std::min(found.host_end, at);
        } else if (next.octet == ',') {
            comma = std::min(comma, at);
        }
        open += next.octet == '(' ? 1 : 0;
        open -= next.octet == ')' && open > 0 ? 1 : 0;
        at += next.size;
    }
    found.end = std::min(at, end);
    // If no octet but a "," might end the host, and the URI goes on after its authority, then the
    // "," separates the hosts of a list, as in "mongodb://a,b/c".  Otherwise, the first "," ends
    // the host.  Punctuation after the authority, as in "http://a,b?", is not a part of the URI.
    const bool goes_on =
        found.end < end && (comma == body.npos || found.host_end != body.npos ||
                            without_punctuation(subtext(body, 0, end), escape).size() > found.end);
    if (!goes_on || found.host_end != body.npos) {
        found.host_end = std::min(found.host_end, comma);
    }
    found.is_known = goes_on;
    return found;
}

decision find_user(std::string_view rest) noexcept {
    for (const char c : rest) {
        if (c == '@') {
            return decision::yes;
        }
        if (is_in(c, tolerant_table::authority_end) ||
            uri_machine::after(uri_machine::after("//a"), c) == uri_machine::error) {
            return decision::no;
        }
    }
    return decision::undecided;
}

}  // namespace uriscan
