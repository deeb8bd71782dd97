// Finds all data of a URI (redact_options::closed).  Here, it does not matter whether data looks
// like a secret: all octets are secrets except those of schemes, hosts, delimiters, keys, and
// segments of words and small numbers (ragel/public_text.rl).
//
// A delimiter does not end a part if it is percent-encoded more often than the first delimiters of
// the URI.  So a URI in a value is part of the value.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

#include "text/redact/units.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// Reads a URI once, from left to right.
class closed_reader {
public:
    // The URI is the part of `text` from `begin` to the end of `text`.  It can be a relative
    // reference.  If it is the target of a request, "//" at its start is a part of its path
    // (RFC 9112, section 3.2.1).
    closed_reader(std::string_view text, std::size_t begin, certainty how,
                  const redact_options& options) noexcept;

    // Returns the next secret, or an empty slice if there is none.
    slice next() noexcept;

private:
    // The part that is read next.
    enum class part { start, host, opaque, segment, parameter, query, value, fragment, none };

    slice read() noexcept;
    slice read_start() noexcept;
    slice read_scheme() noexcept;
    slice read_authority(std::size_t begin) noexcept;
    slice read_up_to_delimiter(unsigned delimiters) noexcept;
    slice read_host() noexcept;
    slice read_segment() noexcept;
    slice read_parameter() noexcept;
    unit next_of(unsigned delimiters) const noexcept;
    unsigned ends_of_authority() const noexcept;
    unsigned ends_of_parameter() const noexcept;
    void go_on_after(const unit& delimiter) noexcept;
    void start_path(std::size_t begin) noexcept;
    std::size_t public_end(std::string_view pattern, std::size_t begin) const noexcept;

    std::string_view text_;
    const redact_options& options_;
    const certainty how_;
    const bool can_start_with_host_;  // after "//"
    std::size_t at_;
    part part_ = part::start;
    std::size_t level_ = 0;        // how many times a delimiter can be percent-encoded, at most
    bool has_properties_ = false;  // "jdbc:" and "sb:" have properties such as ";password=a"
    bool in_path_ = false;
    bool in_query_ = false;
    std::size_t public_end_ = 0;  // segments of public paths end here
};

// Reads the secrets of two readers in order, as if they were of one reader.  Secrets that overlap
// become one secret.
template <class First, class Second>
class joined_reader {
public:
    // If `end` is given, the second reader finds all data up to `end`.  A secret of the first
    // reader can also have delimiters that are not in this data.  Then all octets up to `end` are
    // secret: when such a delimiter is replaced, the text after it might be read differently.
    joined_reader(First first, Second second, std::size_t end = 0) noexcept
        : first_(std::move(first)), second_(std::move(second)), end_(end) {}

    slice next() noexcept {
        if (is_new_) {
            is_new_ = false;
            next_of_first_ = first_.next();
            next_of_second_ = second_.next();
        }
        slice all = is_before(next_of_first_, next_of_second_) ? next_of_first_ : next_of_second_;
        slice last_of_first;
        slice last_of_second;
        while (!all.empty() && (extend(all, next_of_first_, first_, last_of_first) ||
                                extend(all, next_of_second_, second_, last_of_second))) {
            const bool is_around = last_of_first.begin < last_of_second.begin ||
                                   last_of_second.end < last_of_first.end;
            if (last_of_first.begin <= last_of_second.end &&
                last_of_second.begin <= last_of_first.end && is_around && all.end < end_) {
                all.end = end_;
            }
        }
        return all;
    }

private:
    static bool is_before(slice a, slice b) noexcept {
        return !a.empty() && (b.empty() || a.begin < b.begin);
    }

    // If the slice `next` starts in `all` or directly after it, adds `next` to `all`.  Then stores
    // this slice in `last`, and the next secret of the reader in `next`.
    template <class Reader>
    static bool extend(slice& all, slice& next, Reader& reader, slice& last) noexcept {
        if (next.empty() || next.begin > all.end) {
            return false;
        }
        last = next;
        all.end = next.end > all.end ? next.end : all.end;
        next = reader.next();
        return true;
    }

    First first_;
    Second second_;
    std::size_t end_;
    bool is_new_ = true;
    slice next_of_first_;
    slice next_of_second_;
};

}  // namespace uriscan
