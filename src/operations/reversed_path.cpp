// The runs come from remaining_runs, from the last to the first.  The path's first run can lose its
// "/" or need other octets before it.  To know whether a run is the first, next() asks
// remaining_runs for one more run before it gives the run to the caller.
#include "operations/reversed_path.hpp"

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "operations/path_guard.hpp"

namespace uriscan {

reversed_path::reversed_path(std::string_view path, enum place where, dot_form form) noexcept
    : runs_({{}, path},
            where == place::in_reference ? remaining_runs::at_start::count_up
                                         : remaining_runs::at_start::remove,
            form),
      place_(where),
      step_(step::runs) {
    runs_.next(held_);
}

bool reversed_path::next(std::string_view& run) noexcept {
    switch (step_) {
        case step::runs:
            run = held_;
            if (runs_.next(held_)) {
                has_given_ = true;
            } else {
                run = place_ == place::in_reference ? first_run_in_reference() : first_run();
            }
            return true;
        case step::guard:
            run = place_ == place::in_reference ? "." : path_guard;
            step_ = step::done;
            return true;
        case step::parents:
            run = parents_ > 1 ? "/.." : "..";
            step_ = --parents_ > 0 ? step::parents : step::done;
            return true;
        default: return false;  // step::done
    }
}

// Without an authority, a path must not start with "//".  If the first run is "/", and another run
// follows, the path also starts with "//", because that run starts with "/".
std::string_view reversed_path::first_run() noexcept {
    const bool starts_with_slashes = starts_with(held_, "//") || (held_ == "/" && has_given_);
    const bool is_guarded = place_ == place::without_authority && starts_with_slashes;
    step_ = is_guarded ? step::guard : step::done;
    return held_;
}

// Each ".." that found no segment to remove stays.  If there is no such "..", and the first segment
// of the path was removed, another segment becomes the first.  It usually loses the "/" before it.
// But if the segment is empty or has a colon, the "/" stays, and a "." is written before it.  A
// parser would read a path with an empty first segment as absolute, and can read a colon as the end
// of a scheme (4.2).
std::string_view reversed_path::first_run_in_reference() noexcept {
    parents_ = runs_.parents();
    step_ = parents_ > 0 ? step::parents : step::done;
    if (parents_ > 0 || !held_.starts_with('/')) {
        return held_;
    }
    const std::string_view segment = subtext(held_, 1, held_.find('/', 1) - 1);
    if (!segment.empty() && segment.find(':') == segment.npos) {
        return subtext(held_, 1);
    }
    step_ = step::guard;
    return held_;
}

}  // namespace uriscan
