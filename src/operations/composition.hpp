// What compose(), with_component(), without_component() and the builders write: seven components,
// some of which are percent-encoded when they are written (RFC 3986, section 5.3).
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

#include "operations/parts.hpp"
#include "operations/written_value.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

struct composition {
    const uri_parts& parts;
    unsigned encoded = 0;  // bit index(c) says that the part c is data, to be percent-encoded

    // What follows the value of the path and of the query: appended segments and parameters.  A
    // component with a tail is present.  A "/" separates the path from its tail: it is the last
    // octet of the value, or the first octet of the tail.
    std::string_view path_tail = {};
    std::string_view query_tail = {};
    std::uint64_t unstored = 0;  // the size of tails that had no room, and so are not written

    bool has(component which) const noexcept { return is_present(part_of(parts, which)); }
    written_value operator[](component which) const noexcept {
        const bool is_data = (encoded >> index(which) & 1) != 0;
        return {part_of(parts, which), is_data ? encoding_of(which) : std::nullopt};
    }
};

// Does what the public compose() does.  Usually, the texts must not overlap the buffer.  Two kinds
// of overlap are allowed.  One text that is not encoded can lie at the very end of the buffer.  Or
// the two tails can lie there: first that of the path, then that of the query.
result<uri_view> compose(const composition&, std::span<char> buffer, ambiguity) noexcept;

// Returns the size of what compose() writes.
result<std::size_t> composed_size(const composition&, ambiguity) noexcept;

// Sets or removes a component.  Removing the host removes the whole authority.
void set_part(uri_parts&, unsigned& encoded, component, const written_value&) noexcept;
void remove_part(uri_parts&, component) noexcept;

// Returns the first error that check_component() finds in a part, if there is one.
std::optional<uri_error> check_parts(const uri_parts&) noexcept;

// Says whether the parser finds the components of `composed` in its text.
bool is_read_back(const uri_view& composed) noexcept;

}  // namespace uriscan
