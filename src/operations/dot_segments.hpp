// Removes dot segments from a path (RFC 3986, section 5.2.4).
//
// The RFC's pseudo-code copies segments to an output, and removes the last one from the output when
// it meets a "..".  remaining_runs reads the path from its last segment to its first:
//
//     parents = 0                              how many ".." have not yet removed a segment
//     for each segment, from the last to the first:
//         if it is "..":            parents += 1
//         else if it is ".":        nothing changes
//         else if parents > 0:      parents -= 1, and the segment is removed
//         else:                     the segment stays
//
// The result is the same, because a ".." removes the nearest segment before it that no other ".."
// removes.  Segments and ".." belong together like opening and closing brackets, and brackets can
// be matched from either end.  From the end, only a count must be remembered.  So a path can be
// compared or hashed without a copy, and written to a buffer that has room only for the result.
//
// Each segment is handled together with the "/" before it.  At the two ends of a path, there are
// other rules:
// - Dot segments at the path's start are removed with the "/" after them (rules A and D).  They are
//   removed before anything else.
// - A dot segment at the path's end leaves its "/" (rules B and C): "/a/." becomes "/a/".
//
// If there is room for the whole path, remove_dots_in_place() works as the pseudo-code does, from
// the first octet to the last, which is faster.
//
// In most paths, all dot segments follow each other, as in "../a", "x/../y" and "/x/../y".  There,
// remove_dots() finds the two parts that remain, and resolve() copies them.  Without this third
// algorithm, resolve() takes 2.6 to 3.4 times as long.  A test checks that all three give the same
// result (resolve_test, dot_segments.are_removed_the_same_in_both_ways).
//
// All are linear: each octet is read at most a fixed number of times.  Nothing is allocated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "octets/bare_text.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// A path in the two parts that section 5.2.3 merges.  The directory is empty or ends with "/".  If
// there is a directory, the rest is not empty and does not start with "/".
struct merged_path {
    std::string_view directory;
    std::string_view rest;

    constexpr std::size_t size() const noexcept { return directory.size() + rest.size(); }
};

// Returns the part of the base's path up to the last "/".  If the base has an authority and an
// empty path, returns "/".  A relative path is merged with this part (5.2.3).
std::string_view directory_of(const uri_view& base) noexcept;

// Says which forms of a dot are recognized.  An encoded dot is "%2E" or "%2e".
enum class dot_form : bool { plain, plain_or_encoded };

// Returns 1 for the segment ".", 2 for "..", and 0 for any other segment.
std::size_t dots_of(std::string_view segment, dot_form) noexcept;

// Gives the segments that remain when dot segments are removed from a path, from the last to the
// first.  Remaining segments that are neighbours in the path can come as one run.
class remaining_runs {
public:
    // Says how the dot segments at the path's start are handled.
    enum class at_start : bool {
        remove,   // each such dot segment is removed with the "/" after it
        count_up  // such dot segments are handled like all others; see parents()
    };

    remaining_runs() noexcept = default;
    explicit remaining_runs(const merged_path& path, at_start = at_start::remove,
                            dot_form = dot_form::plain) noexcept;

    // Stores the next run in `run`.  The run is not empty, and is a slice of the path or static
    // text.  If there are no more runs, returns false and does not change `run`.
    bool next(std::string_view& run) noexcept;

    // Call this after the last run.  Returns how many ".." found no segment to remove.  Those that
    // were removed at the path's start do not count.
    std::size_t parents() const noexcept { return parents_; }

    // Call this after the last run.  Says whether any ".." found no segment to remove.
    bool climbs() const noexcept { return climbs_ || parents_ > 0; }

private:
    bool find_part() noexcept;
    void start_part(std::string_view part) noexcept;
    std::size_t start_of_plain_segments() const noexcept;
    std::string_view take(std::size_t start) noexcept;

    std::string_view part_;       // the unread part of the rest; later, of the directory
    std::string_view directory_;  // the directory, while the rest is read; then empty
    std::size_t first_dots_ = 0;  // no dot segment of the part starts before this offset
    std::size_t dots_end_ = 0;    // the last dot segment of the part ends here or earlier
    std::size_t parents_ = 0;
    dot_form form_ = dot_form::plain;
    bool climbs_ = false;  // whether a ".." was removed at the path's start
    bool is_last_ = true;  // whether no segment was read yet, so the next one is the path's last
    bool stayed_ = false;  // whether the segment that was read last stays
};

// A path without its dot segments, in a buffer.
struct remaining_path {
    std::optional<std::size_t> size;  // empty if the path does not fit into the buffer
    bool climbs;                      // whether any ".." found no segment to remove
};

// Writes the segments that remaining_runs gives, and a guard (path_guard.hpp) if they need one.
remaining_path write_remaining_runs(const merged_path& path, bool has_authority,
                                    std::span<char> buffer) noexcept;

// Removes the dot segments of the path from `begin` to `end`, as the RFC's pseudo-code does, and
// writes a guard if the rest needs one.  Returns the new end.  Linear.  A path without an authority
// must not start with "//".
char* remove_dots_in_place(char* begin, char* end, bool has_authority) noexcept;

// Writes a path without its dot segments to the start of a buffer, and a guard if it needs one.
// The buffer can be the memory of the path.  Returns the size of the result, or nothing if it does
// not fit.
std::optional<std::size_t> write_without_dots(std::string_view path, bool has_authority,
                                              std::span<char> buffer) noexcept;

// The parts of a merged path that remain when its dot segments are removed, as sizes.  They are
// small, so that a function returns them in two registers.
struct remaining_parts {
    std::uint32_t directory = 0;  // the size of the start of the directory
    std::uint32_t head = 0;       // the size of the start of the rest
    std::uint32_t tail = 0;       // the offset at which the end of the rest starts
    bool are_found = false;
};

// Returns 1 for a path that starts with the segment ".", 2 for "..", and 0 for any other path.
inline std::size_t dots_at_start(std::string_view path) noexcept {
    if (!path.starts_with('.')) {
        return 0;
    }
    const std::size_t dots = starts_with(path, "..") ? 2 : 1;
    return dots == path.size() || path[dots] == '/' ? dots : 0;
}

// Does what remove_dots() does.  `begin` is the offset of the first dot segment of the rest, and
// the directory has no dot segment.
remaining_parts remove_dots_from(std::size_t begin, std::string_view directory,
                                 std::string_view rest, bool has_authority,
                                 bool may_climb) noexcept;

// Handles most paths: those without dot segments, and those whose dot segments are all in the rest
// and follow each other.  For all other paths, or if the result would need a guard
// (path_guard.hpp), returns parts with `are_found` false.  If a ".." finds no segment to remove,
// handles the path only if `may_climb` is true.  This is inlined, so that references without dot
// segments, as most are, do not pay for the variables of remove_dots_from().
[[gnu::always_inline]] inline remaining_parts remove_dots(std::string_view directory,
                                                          std::string_view rest, bool has_authority,
                                                          bool may_climb) noexcept {
    if (!directory.empty() && find_dot_segment(directory) != directory.npos) {
        return {};
    }
    const std::size_t begin = dots_at_start(rest) != 0 ? 0 : find_dot_segment(rest);
    if (begin != rest.npos) {
        return remove_dots_from(begin, directory, rest, has_authority, may_climb);
    }
    return {static_cast<std::uint32_t>(directory.size()), 0, 0, true};
}

// Returns the offset, in `path.rest`, of the first ".." that finds no segment to remove.  Returns
// nothing if that ".." is in the directory.  The path must have such a "..".  The function reads
// the path forward, because reading backward does not show which ".." is the first.
std::optional<std::size_t> find_climb(const merged_path& path) noexcept;

}  // namespace uriscan
