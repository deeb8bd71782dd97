// The path of a normal form (RFC 3986, section 6.2.2.3), from its last octet to its first: what
// remains without dot segments, and what must come before it so that it still is a path.
#pragma once

#include <cstdint>
#include <string_view>

#include "operations/dot_segments.hpp"

namespace uriscan {

class reversed_path {
public:
    // What comes before the path decides what its dot segments mean.
    enum class place : std::uint8_t {
        after_authority,    // the path becomes what remove_dot_segments (5.2.4) gives
        without_authority,  // the same, but it must not start with "//"
        in_reference,       // the path is relative, and will be merged with that of a base (5.2.3)
    };

    reversed_path() noexcept = default;
    reversed_path(std::string_view path, place, dot_form) noexcept;

    // Gives the next run of octets, which is a slice of the path or static, and may be empty.
    // Returns false at the path's start.
    bool next(std::string_view& run) noexcept;

private:
    enum class step : std::uint8_t { runs, guard, parents, done };

    std::string_view first_run() noexcept;
    std::string_view first_run_in_reference() noexcept;

    remaining_runs runs_;
    std::string_view
        held_;  // the run to give next; whether it is the first decides how it is written
    std::size_t parents_ = 0;  // how many ".." are still to be given
    place place_ = place::after_authority;
    step step_ = step::done;
    bool has_given_ = false;  // whether a run was given
};

}  // namespace uriscan
