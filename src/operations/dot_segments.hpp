// Removing dot segments (RFC 3986, section 5.2.4).
//
// The RFC's pseudo-code copies segments to an output, and takes the last one back when it meets a
// "..".  remaining_runs reads the path from its last segment to its first:
//
//     parents = 0                              the ".." that have not yet removed a segment
//     for each segment, from the last to the first:
//         if it is "..":            parents += 1
//         else if it is ".":        nothing
//         else if parents > 0:      parents -= 1, and the segment is removed
//         else:                     the segment stays
//
// This is right since a ".." removes the nearest segment before it that no other ".." removes, as a
// closing bracket belongs to an opening one, and brackets can be matched from either end.  From the
// end a count is all there is to remember, so that a path can be compared or hashed without a copy,
// and written to a buffer that has room only for the result.
//
// Each segment is taken together with the "/" before it.  Two rules of the RFC need care at the
// ends:
// - Dot segments at the path's start are removed with the "/" after them (rules A and D).  They are
//   removed before anything else.
// - A dot segment at the path's end leaves its "/" (rules B and C): "/a/." is "/a/".
//
// Two faster ways stay beside it; without them, resolving and normalizing take about twice as long:
// - If the buffer has room for the whole path, remove_dot_segments_in_place() goes forward, as the
//   RFC's pseudo-code does.
// - If the only dot segments are at the start of a reference, without_leading_dots() finds what
//   remains, which is then copied at once.
// resolve_test checks that all give the same: dot_segments.are_removed_the_same_in_every_way.
//
// All are linear: no octet is looked at more than a fixed number of times.  Nothing is allocated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "uriscan/dot_segments.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// A path in two parts, as section 5.2.3 merges it.  The directory is empty or ends in "/".  After a
// directory, the rest is not empty and does not start with "/".
struct merged_path {
    std::string_view directory;
    std::string_view rest;

    constexpr std::size_t size() const noexcept { return directory.size() + rest.size(); }
};

// Returns the base's path up to its last "/", with which a relative path is merged (5.2.3).
std::string_view directory_of(const uri_view& base) noexcept;

// How a dot may be written: encoded is "%2E" or "%2e".
enum class dot_form : bool { plain, plain_or_encoded };

// Returns 1 for the segment ".", 2 for "..", and 0 for any other.
std::size_t dots_of(std::string_view segment, dot_form) noexcept;

// Gives what remains of a path without its dot segments, from its last octet to its first.
// Segments that follow each other in the path come as one run.
class remaining_runs {
public:
    // What becomes of the dot segments at the path's start.
    enum class at_start : bool {
        remove,   // they are removed with the "/" after each
        count_up  // they are treated like all others; see parents()
    };

    remaining_runs() noexcept = default;
    explicit remaining_runs(const merged_path& path, at_start = at_start::remove,
                            dot_form = dot_form::plain) noexcept;

    // Gives the next run, which is not empty, and is a slice of the path or static.  Returns false,
    // and leaves `run` alone, if there is none.
    bool next(std::string_view& run) noexcept;

    // After the last run: how many ".." found no segment to remove, not counting those that were
    // removed at the path's start.
    std::size_t parents() const noexcept { return parents_; }

    // After the last run: whether any ".." found no segment to remove.
    bool climbs() const noexcept { return climbs_ || parents_ > 0; }

private:
    bool find_part() noexcept;
    void start_part(std::string_view part) noexcept;
    std::size_t start_of_plain_segments() const noexcept;
    std::string_view take(std::size_t start) noexcept;

    std::string_view part_;       // what was not yet looked at, of the rest and then the directory
    std::string_view directory_;  // if it comes next
    std::size_t first_dots_ = 0;  // no dot segment of the part starts before this offset
    std::size_t dots_end_ = 0;    // the last dot segment of the part ends here or earlier
    std::size_t parents_ = 0;
    dot_form form_ = dot_form::plain;
    bool climbs_ = false;  // whether a ".." was removed at the path's start
    bool is_last_ = true;  // whether no segment was looked at yet
    bool stayed_ = false;  // whether the segment looked at before stays
};

// What remains of a path in place.
struct remaining_path {
    std::size_t size;
    bool climbs;  // whether any ".." found no segment to remove
};

// Removes the dot segments of a path in place, forward.  If the result needs a guard
// (path_guard.hpp), it has one.
remaining_path remove_dot_segments_in_place(std::span<char> path, bool has_authority) noexcept;

// Handles a path whose only dot segments are at the start of `path.rest`, each ".." with a segment
// of the directory to remove, or that has none; these are most paths.  Returns what remains: a
// start of the directory, and an end of the rest.  Returns nothing for other paths, and if the
// result needs a guard.
std::optional<merged_path> without_leading_dots(const merged_path& path,
                                                bool has_authority) noexcept;

// Returns the offset, in `path.rest`, of the first ".." that finds no segment to remove; nothing if
// that ".." is in the directory.  There must be one.  This reads the path forward, since
// only then it is known which ".." is the first.
std::optional<std::size_t> find_climb(const merged_path& path) noexcept;

}  // namespace uriscan
