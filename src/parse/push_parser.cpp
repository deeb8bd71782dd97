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
                                           std::string_view chunk) noexcept {
    if (chunk.empty()) {
        return before;
    }
    progress after = before;
    if (before.scheme_size == before.size) {
        const unsigned char* const begin = octets(chunk);
        const unsigned char* const end = begin + chunk.size();
        after.scheme_size +=
            static_cast<std::uint64_t>(scheme_prefix::run(after.scheme_state, begin, end) - begin);
    }
    chunk_recorder<std::uint64_t> recorder(0, before.size, before.offsets);
    const std::size_t count = current_kernel().advance(after.state, chunk, recorder);
    after.offsets = recorder.offsets();
    after.size += count;
    for (const char octet :
         subtext(subtext(chunk, 0, count), count - std::min<std::size_t>(count, 2))) {
        after.last = {after.last[1], octet};
    }
    return after;
}

bool push_parser::feed(std::string_view chunk) noexcept {
    if (refused_) {
        return false;
    }
    const progress after = advance(progress_, chunk);
    const std::uint64_t fitting = fit(rule_, after, close(after.offsets, after.size)).stop;
    if (fitting == progress_.size + chunk.size()) {
        progress_ = after;
        return true;
    }
    // Read the chunk again, but only up to the octet that does not fit, so that progress_ describes
    // the text before that octet.
    const auto count = static_cast<std::size_t>(fitting - progress_.size);
    progress_ = advance(progress_, subtext(chunk, 0, count));
    refused_ = true;
    next_ = chunk[count];
    return false;
}

push_result push_parser::finish() const noexcept {
    const long_uri_components at = close(progress_.offsets, progress_.size);
    if (fit(rule_, progress_, at).whole && !refused_) {
        return {.valid = true, .size = progress_.size, .components = at, .error = {}};
    }
    const std::string_view next(&next_, refused_ ? 1 : 0);
    const uri_error error =
        explain({.checked_rule = rule_,
                 .offset = progress_.size,
                 .components = at,
                 .prefix_is_valid = uri_machine::is_final(progress_.state),
                 .last_octets = progress_.last,
                 .next_octet = refused_ ? std::optional(next_) : std::nullopt,
                 .next_fits_uri_reference = advance(progress_, next).size > progress_.size});
    return {.valid = false, .size = progress_.size, .components = at, .error = error};
}

}  // namespace uriscan
