// A position in a text that the URI machine reads piece by piece.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "octets/subtext.hpp"
#include "parse/explain.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {

// The state of the machine after it read a text up to some octet, and the offsets that it recorded.
struct machine_position {
    int state = uri_machine::start;
    std::uint64_t size = 0;  // the size of the text that was read
    long_uri_components offsets = no_offsets<std::uint64_t>;
    std::array<char, 2> last{};  // the last two octets; NUL if there are fewer

    bool is_valid_end() const noexcept { return uri_machine::is_final(state); }
    long_uri_components components() const noexcept { return close(offsets, size); }

    // Moves over `text`.  Reading `text` must lead the machine back to its state and record
    // nothing.
    void pass(std::string_view text) noexcept {
        size += text.size();
        for (const char octet :
             subtext(text, text.size() - std::min<std::size_t>(text.size(), 2))) {
            last = {last[1], octet};
        }
    }

    // Moves over the octets of `text` that fit, and returns their number.
    std::size_t advance(std::string_view text) noexcept {
        chunk_recorder<std::uint64_t> recorder(0, size, offsets);
        const std::size_t count = kernel_in_use::advance(state, text, recorder);
        offsets = recorder.offsets();
        pass(subtext(text, 0, count));
        return count;
    }

    // Returns the error of a text that continues with `rest` here.  `rest` must not fit.
    uri_error explain(std::string_view rest) const noexcept {
        return uriscan::explain(
            {.checked_rule = rule::uri_reference,
             .offset = size,
             .components = components(),
             .prefix_is_valid = is_valid_end(),
             .last_octets = last,
             .next_octet = rest.empty() ? std::nullopt : std::optional(rest.front()),
             .next_fits_uri_reference = false});
    }
};

}  // namespace uriscan
