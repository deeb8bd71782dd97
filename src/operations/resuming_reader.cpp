// Reads a text with the URI machine, and can go on after an octet that does not fit.
#include "operations/resuming_reader.hpp"

#include <algorithm>
#include <optional>

#include "octets/subtext.hpp"
#include "octets/triplets.hpp"
#include "operations/machine_states.hpp"

namespace uriscan {
namespace {

// The state of the machine and the component in which it reads.
struct place_of_stop {
    int state;
    uriscan::component component;
};

// Returns the state and the component, if the offsets that the machine recorded are enough to find
// them.
std::optional<place_of_stop> find_place_of_stop(const long_uri_components& offsets,
                                                std::uint64_t size) noexcept {
    if (offsets.query_end != open<std::uint64_t>) {
        return place_of_stop{state_of_fragment, component::fragment};
    }
    if (offsets.path_end != open<std::uint64_t>) {
        return place_of_stop{state_of_query, component::query};
    }
    if (offsets.host_begin != 0 && offsets.path_begin < size) {
        return place_of_stop{state_of_absolute_path, component::path};
    }
    return std::nullopt;
}

}  // namespace

std::string_view resuming_reader::read() noexcept {
    const std::string_view text = rest_;
    const std::size_t begin = offset_;
    if (knows_state_) {
        pass_self_loop();
    }
    if (knows_state_ && !rest_.empty() && is_refused(at_.state, rest_.front())) {
        stopped_ = true;
    } else {
        read_with_kernel();
    }
    return subtext(text, 0, offset_ - begin);
}

// Passes a few octets that the state loops on.  If the next stop is near, this is faster than a
// call of a kernel.
void resuming_reader::pass_self_loop() noexcept {
    constexpr std::size_t limit = 24;
    const std::size_t end = std::min(rest_.size(), limit);
    std::size_t count = 0;
    while (count < end && is_looping(at_.state, rest_[count])) {
        ++count;
    }
    at_.pass(take(count));
}

void resuming_reader::read_with_kernel() noexcept {
    machine_position end = at_;
    const std::size_t count = end.advance(rest_);
    stopped_ = count != rest_.size() || !end.is_valid_end();
    if (stopped_) {
        stop(count, end.offsets);
    } else {
        at_ = end;
        take(count);
    }
}

// Stops after `count` octets of the rest, or before the incomplete triplet at their end.  `offsets`
// are what the machine recorded up to there; a triplet records nothing.
void resuming_reader::stop(std::size_t count, const long_uri_components& offsets) noexcept {
    const std::string_view part = take(count - incomplete_triplet_size(subtext(rest_, 0, count)));
    const bool stays = knows_state_ && settled_states[static_cast<std::size_t>(at_.state)] &&
                       offsets == at_.offsets;
    if (stays) {
        at_.pass(part);
    } else if (const auto found = find_place_of_stop(offsets, at_.size + part.size())) {
        at_.pass(part);
        at_.state = found->state;
        at_.offsets = offsets;
        where_ = found->component;
    } else {
        at_.advance(part);
        where_ = error().component;
    }
    knows_state_ = true;
}

std::string_view resuming_reader::take(std::size_t count) noexcept {
    const std::string_view part = subtext(rest_, 0, count);
    rest_.remove_prefix(count);
    offset_ += count;
    return part;
}

bool resuming_reader::can_go_on() const noexcept {
    const bool is_in_data =
        where_ == component::path || where_ == component::query || where_ == component::fragment;
    return is_in_data && !rest_.empty() &&
           !has_octet(fragment_octets, static_cast<unsigned char>(rest_.front()));
}

bool resuming_reader::is_slash_of_authority() const noexcept {
    if (where_ != component::path || rest_.empty() || rest_.front() != '\\') {
        return false;
    }
    const bool are_two = rest_.size() > 1 && (rest_[1] == '/' || rest_[1] == '\\');
    machine_position after = at_;
    after.advance(are_two ? "//" : "/");
    return after.offsets.host_begin != at_.offsets.host_begin;
}

uri_error resuming_reader::error() const noexcept {
    machine_position stop = at_;
    const std::string_view two = subtext(rest_, 0, std::min<std::size_t>(rest_.size(), 2));
    const std::size_t count =
        is_refused(at_.state, '%') || !two.starts_with('%') ? 0 : stop.advance(two);
    uri_error error = stop.explain(subtext(rest_, count));
    error.offset = offset_ + count;
    return error;
}

void resuming_reader::go_on_as_triplet(std::size_t size) noexcept {
    at_.state = states_after_triplet[static_cast<std::size_t>(at_.state)];
    at_.size += size;
    at_.last = {};  // no incomplete triplet
    take(1);
}

void resuming_reader::go_on_with(std::string_view instead) noexcept {
    at_.advance(instead);
    take(1);
}

void resuming_reader::go_over(std::size_t size) noexcept {
    at_.size += size;
    at_.last = {};
    take(size);
}

}  // namespace uriscan
