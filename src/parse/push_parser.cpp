// Parses a text in chunks.  For each chunk, the machine continues in the state that it had at the
// end of the chunk before.
#include "uriscan/push_parser.hpp"

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "octets/subtext.hpp"
#include "parse/explain.hpp"
#include "single_rules.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {
namespace {

// Returns how far a text fits `rule`.  `progress` says how far the text was read, and `at` holds
// its components.
template <class Progress>
basic_extent<std::uint64_t> fit(rule rule, const Progress& progress,
                                const long_uri_components& at) noexcept {
    return check_rule(
        rule, at, basic_extent<std::uint64_t>{progress.size, uri_machine::is_final(progress.state)},
        [&] { return progress.scheme_size; });
}

}  // namespace

push_parser::push_parser(rule rule) noexcept
    : rule_(rule),
      progress_{.state = uri_machine::start,
                .scheme_state = scheme_prefix::scheme_prefix_start,
                .scheme_size = 0,
                .size = 0,
                .offsets = no_offsets<std::uint64_t>,
                .last = {}} {}

push_parser::progress push_parser::advance(const progress& before,
                                           std::string_view chunk) const noexcept {
    progress after = before;
    chunk_recorder<std::uint64_t> recorder(0, before.size, before.offsets);
    const std::size_t count = current_kernel().advance(after.state, chunk, recorder);
    after.offsets = recorder.offsets();
    after.size += count;
    const std::size_t last = std::min<std::size_t>(count, 2);
    for (const char octet : subtext(chunk, count - last, last)) {
        after.last = {after.last[1], octet};
    }
    // Only these rules ask for the size of a scheme, and only of a text that has no scheme.
    const bool needs_scheme = rule_ == rule::uri || rule_ == rule::absolute_uri;
    if (needs_scheme && !has_scheme(after.offsets) && before.scheme_size == before.size) {
        const unsigned char* const begin = octets(chunk);
        after.scheme_size += static_cast<std::uint64_t>(
            scheme_prefix::run(after.scheme_state, begin, begin + chunk.size()) - begin);
    }
    return after;
}

bool push_parser::feed(std::string_view chunk) noexcept {
    if (refused_ || chunk.empty()) {
        return !refused_;
    }
    const progress after = advance(progress_, chunk);
    const std::uint64_t fitting = fit(rule_, after, close(after.offsets, after.size)).stop;
    const auto count = static_cast<std::size_t>(fitting - progress_.size);
    refused_ = count != chunk.size();
    if (fitting == after.size) {
        progress_ = after;
    } else {
        // Only the rule forbids the next octet.  Read the chunk again, up to this octet, so that
        // progress_ describes the text before it.
        progress_ = advance(progress_, subtext(chunk, 0, count));
        rule_refused_ = true;
    }
    next_ = refused_ ? chunk[count] : '\0';
    return !refused_;
}

push_result push_parser::finish() const noexcept {
    const long_uri_components at = close(progress_.offsets, progress_.size);
    if (!refused_ && fit(rule_, progress_, at).whole) {
        return {.valid = true, .size = progress_.size, .components = at, .error = {}};
    }
    const uri_error error = explain({.checked_rule = rule_,
                                     .offset = progress_.size,
                                     .components = at,
                                     .prefix_is_valid = uri_machine::is_final(progress_.state),
                                     .last_octets = progress_.last,
                                     .next_octet = refused_ ? std::optional(next_) : std::nullopt,
                                     .next_fits_uri_reference = rule_refused_});
    return {.valid = false, .size = progress_.size, .components = at, .error = error};
}

}  // namespace uriscan
