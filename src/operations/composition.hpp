// What compose(), with(), without() and the builders write: seven components, some of which are
// percent-encoded when they are written (RFC 3986, section 5.3).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

#include "operations/parts.hpp"
#include "operations/written_uri.hpp"
#include "operations/written_value.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

struct composition {
    std::array<written_value, std::size(all_components)> components;  // by index()

    // What follows the value of the path and of the query: appended segments and parameters.  If
    // there is something, the component is present.  The tail of the path starts with "/" unless
    // the value ends with "/".
    std::string_view path_tail;
    std::string_view query_tail;
    std::uint64_t unstored = 0;  // how many octets of the tails only count, and are not there

    written_value& operator[](component which) noexcept { return components[index(which)]; }
    const written_value& operator[](component which) const noexcept {
        return components[index(which)];
    }
    bool has(component which) const noexcept { return is_present((*this)[which].value); }
    void remove(component which) noexcept;  // removing the host removes the whole authority
};

composition composition_of(const uri_parts&) noexcept;

// The components of a URI, with one of them changed.
result<composition> composition_with(const uri_view&, component, std::string_view value,
                                     as) noexcept;
composition composition_without(const uri_view&, component) noexcept;

// Does what the public compose() does, but also returns the size if the buffer is too small.  The
// texts must not overlap the buffer, with two exceptions: either one text that is not encoded lies
// at the very end of the buffer, or the tails lie there, that of the path before that of the query.
result<written_uri> compose(const composition&, std::span<char> buffer, ambiguity) noexcept;

// Returns the first error that check() finds in a part, if there is one.
std::optional<uri_error> check_parts(const uri_parts&) noexcept;

// Says whether the parser finds the components of `composed` in its text.
bool is_read_back(const uri_view& composed) noexcept;

}  // namespace uriscan
