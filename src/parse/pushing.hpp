// The functions of the parsers for texts in chunks, for URIs and for IRIs.  For each chunk, the
// machine continues in the state that it had at the end of the chunk before.
#pragma once

#include <cassert>

#include "kernels/machine.hpp"
#include "parse/explain.hpp"
#include "single_rules.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan {

// A grammar's own functions are in machine_of<Grammar>:
//
//     start                            the state at the start of a text
//     restriction_of(rule)             the rule of RFC 3986 that requires and forbids the same
//     advance(state, chunk, recorder)  reads a chunk; returns the offset where it stopped
//     is_final(state)                  whether the text so far is a reference
//     was_final(state)                 the same, for the text without an incomplete last character
template <class Grammar>
struct machine_of;

// Returns how far a text fits `rule`.  `progress` says how far the text was read, and `at` holds
// its components.
template <class Grammar, class Progress>
basic_extent<std::uint64_t> fit_progress(rule rule, const Progress& progress,
                                         const long_uri_components& at) noexcept {
    return check_rule(
        rule, at,
        basic_extent<std::uint64_t>{progress.size, machine_of<Grammar>::is_final(progress.state)},
        [&] { return progress.scheme_size; });
}

template <class Grammar>
basic_push_parser<Grammar>::basic_push_parser(typename Grammar::rule rule) noexcept
    : rule_(machine_of<Grammar>::restriction_of(rule)),
      progress_{.state = machine_of<Grammar>::start,
                .scheme_state = scheme_prefix::scheme_prefix_start,
                .scheme_size = 0,
                .size = 0,
                .offsets = no_offsets<std::uint64_t>,
                .last = {}} {}

template <class Grammar>
void basic_push_parser<Grammar>::advance(std::string_view chunk) noexcept {
    chunk_recorder<std::uint64_t> recorder(0, progress_.size, progress_.offsets);
    const std::size_t count = machine_of<Grammar>::advance(progress_.state, chunk, recorder);
    assert(count <= chunk.size());
    progress_.offsets = recorder.offsets();
    // `scheme_size` says how many octets at the start of the text can be in a scheme.  Only these
    // rules need it, and only as long as the text has no scheme.
    const bool needs_scheme = rule_ == rule::uri || rule_ == rule::absolute_uri;
    if (needs_scheme && !has_scheme(progress_.offsets)) {
        // The sizes are equal.  Otherwise, the text before this chunk would have been refused, and
        // no chunk would follow.
        assert(progress_.scheme_size == progress_.size);
        const unsigned char* const begin = octets(chunk);
        progress_.scheme_size += static_cast<std::uint64_t>(
            scheme_prefix::run(progress_.scheme_state, begin, begin + chunk.size()) - begin);
    }
    progress_.size += count;
    if (count > 0) {
        progress_.last = {count > 1 ? chunk[count - 2] : progress_.last[1], chunk[count - 1]};
    }
}

// The text is a valid reference, but the rule forbids one of its octets.  Goes back to this octet:
// the "#" of a fragment, the ":" of a scheme, or the first octet that cannot be in the scheme that
// the rule needs.  The delimiters before a "#" stay recorded.  Before the two other octets, there
// are no delimiters.
template <class Grammar>
void basic_push_parser<Grammar>::go_back(std::uint64_t size) noexcept {
    assert(size < progress_.size);
    rule_refused_ = true;
    progress_.state = machine_of<Grammar>::start;
    progress_.size = size;
    if (rule_ == rule::absolute_uri && has_scheme(progress_.offsets)) {
        progress_.offsets.query_end = open<std::uint64_t>;
    } else {
        progress_.offsets = no_offsets<std::uint64_t>;
    }
}

template <class Grammar>
bool basic_push_parser<Grammar>::feed(std::string_view chunk) noexcept {
    if (refused_ || chunk.empty()) {
        return !refused_;
    }
    const std::uint64_t begin = progress_.size;
    advance(chunk);
    const std::uint64_t fitting =
        fit_progress<Grammar>(rule_, progress_, close(progress_.offsets, progress_.size)).stop;
    if (fitting == begin + chunk.size()) {
        return true;
    }
    assert(begin <= fitting && fitting < begin + chunk.size());
    refused_ = true;
    next_ = chunk[static_cast<std::size_t>(fitting - begin)];
    if (fitting != progress_.size) {
        go_back(fitting);
    }
    return false;
}

template <class Grammar>
basic_push_result<typename Grammar::view> basic_push_parser<Grammar>::finish() const noexcept {
    const long_uri_components at = close(progress_.offsets, progress_.size);
    if (!refused_ && fit_progress<Grammar>(rule_, progress_, at).whole) {
        return {.valid = true, .size = progress_.size, .components = at, .error = {}};
    }
    const uri_error error =
        explain({.checked_rule = rule_,
                 .offset = progress_.size,
                 .components = at,
                 .prefix_is_valid = machine_of<Grammar>::was_final(progress_.state),
                 .last_octets = progress_.last,
                 .next_octet = refused_ ? std::optional(next_) : std::nullopt,
                 .next_fits_uri_reference = rule_refused_});
    return {.valid = false, .size = progress_.size, .components = at, .error = error};
}

}  // namespace uriscan
