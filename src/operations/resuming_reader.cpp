// Reads a text with the URI machine, and can go on after an octet that does not fit.
#include "operations/resuming_reader.hpp"

#include <algorithm>

#include "octets/subtext.hpp"
#include "operations/machine_states.hpp"

namespace uriscan {
namespace {

// Returns how many octets of an incomplete triplet are at the end of `text`.  All triplets before
// it are complete, because the machine has read the text.
std::size_t incomplete_triplet_at_end(std::string_view text) noexcept {
    const std::string_view end = subtext(text, text.size() - std::min<std::size_t>(text.size(), 2));
    const std::size_t percent = end.find('%');
    return percent == end.npos ? 0 : end.size() - percent;
}

}  // namespace

std::string_view resuming_reader::read() noexcept {
    // After an octet that does not fit, the next octet often does not fit either.
    const bool goes_on = stopped_ && loops_on_triplets[at_.state_index()];
    if (goes_on && !rest_.empty() && is_refused(at_.state, rest_.front())) {
        return {};
    }
    machine_position end = at_;
    const std::size_t count = end.advance(rest_);
    stopped_ = count != rest_.size() || !end.is_valid_end();
    if (!stopped_) {
        at_ = end;
        return take(count);
    }
    return goes_on && settled_states[at_.state_index()] && end.offsets == at_.offsets
               ? stop_in_settled_state(count)
               : stop_in_lost_state(count);
}

// Stops in the state that the machine had at the last stop, which is settled.
std::string_view resuming_reader::stop_in_settled_state(std::size_t count) noexcept {
    const std::string_view part = take(count - incomplete_triplet_at_end(subtext(rest_, 0, count)));
    at_.pass(part);
    return part;
}

std::string_view resuming_reader::stop_in_lost_state(std::size_t count) noexcept {
    const std::string_view part = take(count - incomplete_triplet_at_end(subtext(rest_, 0, count)));
    at_.advance(part);
    where_ = error().where;
    return part;
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
           !octets_of_fragment[static_cast<unsigned char>(rest_.front())];
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
    at_.state = states_after_triplet[at_.state_index()];
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
