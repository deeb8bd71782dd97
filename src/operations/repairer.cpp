// Repairs one text, for repair().
#include "operations/repairer.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "octets/hexadecimal.hpp"
#include "operations/repair_kinds.hpp"

namespace uriscan {
namespace {

// Says whether the "\" at the start of `rest` would be one of the two slashes before an authority,
// if it were a "/".  If another "\" follows it, that one also counts as "/".
bool is_slash_of_authority(machine_position at, std::string_view rest) noexcept {
    const std::uint64_t host_begin = at.offsets.host_begin;
    const bool are_two = rest.size() > 1 && (rest[1] == '/' || rest[1] == '\\');
    at.advance(are_two ? "//" : "/");
    return at.offsets.host_begin != host_begin;
}

// Returns the repair of the octet at the start of `rest`, which does not fit at `at`.  Returns
// repairs::none if the octet has no repair, or if the repair is not allowed.
repairs repair_of(const machine_position& at, component where, std::string_view rest,
                  repairs allowed) noexcept {
    if (rest.empty() || !can_be_repaired(where)) {
        return repairs::none;
    }
    const repairs kind = kind_of(rest.front());
    if (kind == repairs::backslash && where == component::path) {
        if (is_slash_of_authority(at, rest)) {
            return repairs::none;
        }
        if (includes(allowed, repairs::backslash_as_slash)) {
            return repairs::backslash_as_slash;
        }
    }
    return kind & allowed;
}

std::array<char, 3> triplet_of(char octet) noexcept {
    const auto value = static_cast<unsigned char>(octet);
    return {'%', hexadecimal_digits[value >> 4], hexadecimal_digits[value & 0xF]};
}

bool is_space_or_control(char octet) noexcept {
    const repairs kind = kind_of(octet);
    return kind == repairs::space || kind == repairs::control;
}

// Returns how many octets of an incomplete triplet are at the end of `text`.
std::size_t incomplete_triplet_at_end(std::string_view text) noexcept {
    const std::string_view end = text.substr(text.size() - std::min<std::size_t>(text.size(), 2));
    const std::size_t percent = end.find('%');
    return percent == end.npos ? 0 : end.size() - percent;
}

component first_component(const long_uri_components& at) noexcept {
    if (has_scheme(at)) {
        return component::scheme;
    }
    constexpr std::uint64_t slashes = 2;
    return at.host_begin == 0         ? component::path
           : at.host_begin == slashes ? component::host
                                      : component::userinfo;
}

component last_component(const machine_position& at) noexcept {
    const long_uri_components components = at.components();
    return components.query_end != at.size               ? component::fragment
           : components.path_end != components.query_end ? component::query
                                                         : component::path;
}

}  // namespace

std::optional<uri_error> repairer::run() noexcept {
    if (!includes(allowed_, repairs::surrounding)) {
        return repair_rest();
    }
    const auto count_dropped = [](auto begin, auto end) {
        return static_cast<std::size_t>(std::find_if_not(begin, end, is_space_or_control) - begin);
    };
    const std::size_t leading = count_dropped(rest_.begin(), rest_.end());
    drop(leading, component::path);  // the right component is not known so far
    rest_.remove_prefix(leading);
    const std::size_t trailing = count_dropped(rest_.rbegin(), rest_.rend());
    rest_.remove_suffix(trailing);
    if (const auto error = repair_rest()) {
        return error;
    }
    drop(trailing, last_component(at_));
    for (deviation& dropped : found_.first(std::min(leading, found_.size()))) {
        dropped.where = first_component(at_.components());
    }
    return std::nullopt;
}

result<repaired_view> repairer::finish() const noexcept {
    if (size() > max_text_size) {
        return uri_error{reason::too_long};
    }
    if (no_room_at_) {
        return uri_error{reason::buffer_too_small, component::path, *no_room_at_};
    }
    const std::string_view text(buffer_.data(), static_cast<std::size_t>(size()));
    return repaired_view{{text, narrow(at_.components())}, deviations_};
}

// Repairs the rest of the text.
std::optional<uri_error> repairer::repair_rest() noexcept {
    for (;;) {
        machine_position end = at_;
        const std::size_t count = end.advance(rest_);
        if (count == rest_.size() && end.is_valid_end()) {
            copy_next(count);
            at_ = end;
            return std::nullopt;
        }
        if (const auto error = repair_at(count)) {
            return error;
        }
    }
}

// Repairs one octet of the rest, because of which the machine stopped after `stop` octets.
// Usually, it is the octet after these.  But if the machine stopped inside a triplet, it is the "%"
// of this triplet.
std::optional<uri_error> repairer::repair_at(std::size_t stop) noexcept {
    const std::size_t last = std::min<std::size_t>(stop, 2);
    at_.advance(copy_next(stop - last));
    machine_position at_stop = at_;
    at_stop.advance(rest_.substr(0, last));
    uri_error error = at_stop.explain(rest_.substr(last));
    error.offset = offset_ + last;
    const bool is_percent = error.why == reason::malformed_percent_encoding;
    at_.advance(copy_next(is_percent ? rest_.find('%') : last));
    const repairs what = repair_of(at_, error.where, rest_, allowed_);
    if (what == repairs::none) {
        return error;
    }
    repair_next(error.where, what);
    repair_more(error.where);
    return std::nullopt;
}

// Continues after an octet was repaired, as long as the state of the machine is known without
// reading octets again.  This is only a faster way: repair_at() would give the same result.
void repairer::repair_more(component where) noexcept {
    while (!rest_.empty() && loops_on_triplets[at_.state_index()]) {
        if (!is_refused(at_.state, rest_.front())) {
            if (!settled_states[at_.state_index()]) {
                return;
            }
            machine_position end = at_;
            const std::size_t count = end.advance(rest_);
            if (count == rest_.size() || end.offsets != at_.offsets) {
                return;
            }
            at_.pass(copy_next(count - incomplete_triplet_at_end(rest_.substr(0, count))));
        }
        const repairs what = repair_of(at_, where, rest_, allowed_);
        if (what == repairs::none) {
            return;
        }
        repair_next(where, what);
    }
}

// Repairs the next octet.
void repairer::repair_next(component where, repairs what) noexcept {
    const std::array<char, 3> triplet = triplet_of(rest_.front());
    const bool is_encoded = what != repairs::backslash_as_slash;
    const std::string_view written = is_encoded ? std::string_view(triplet.data(), 3) : "/";
    add({offset_, where, what});
    if (!no_room_at_ && written.size() > room()) {
        no_room_at_ = offset_;
    }
    write(written);
    if (is_encoded && loops_on_triplets[at_.state_index()]) {
        at_.pass(written);
    } else {
        at_.advance(written);
    }
    rest_.remove_prefix(1);
    ++offset_;
}

// Adds deviations for the next `count` octets of the text, which the machine does not read.
void repairer::drop(std::size_t count, component where) noexcept {
    for (; count > 0; --count) {
        add({offset_, where, repairs::surrounding});
        ++offset_;
    }
}

void repairer::add(const deviation& deviation) noexcept {
    if (deviations_ < found_.size()) {
        found_[deviations_] = deviation;
    }
    ++deviations_;
}

// Writes the next `count` octets, and returns them.  The caller moves at_ over them.
std::string_view repairer::copy_next(std::size_t count) noexcept {
    const std::string_view part = rest_.substr(0, count);
    if (!no_room_at_ && count > room()) {
        no_room_at_ = offset_ + room();
    }
    write(part);
    rest_.remove_prefix(count);
    offset_ += count;
    return part;
}

// Writes `part` to the end of the repaired text.  Writes nothing after an octet that had no room.
void repairer::write(std::string_view part) noexcept {
    if (!no_room_at_ && !part.empty()) {
        std::memcpy(buffer_.data() + size(), part.data(), part.size());
    }
}

}  // namespace uriscan
