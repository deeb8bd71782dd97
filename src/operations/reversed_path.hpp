// Gives the path of a normal form (RFC 3986, section 6.2.2.3) from its last octet to its first: the
// segments that remain, and octets that must come before them so that the text is still read as a
// path.
#pragma once

#include <cstdint>
#include <string_view>

#include "operations/dot_segments.hpp"

namespace uriscan {

class reversed_path {
public:
    // Where the path is.  This decides how its dot segments are removed.
    enum class place : std::uint8_t {
        after_authority,    // the result is that of remove_dot_segments (5.2.4)
        without_authority,  // the same, but the result must not start with "//"
        in_reference,       // the path is relative, and will be merged with that of a base (5.2.3)
    };

    reversed_path() noexcept = default;
    reversed_path(std::string_view path, place, dot_form) noexcept;

    // Stores the next run of octets in `run`.  The run is a slice of the path or static text, and
    // can be empty.  Returns false if there are no more runs.
    bool next(std::string_view& run) noexcept;

private:
    enum class step : std::uint8_t { runs, guard, parents, done };

    std::string_view first_run() noexcept;
    std::string_view first_run_in_reference() noexcept;

    remaining_runs runs_;
    std::string_view held_;    // the run to give next; the path's first run can still change
    std::size_t parents_ = 0;  // how many ".." next() must still give
    place place_ = place::after_authority;
    step step_ = step::done;
    bool has_given_ = false;  // whether next() has given a run
};

}  // namespace uriscan
