// Repairs one text, for repair().
#include "operations/repairer.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "octets/hexadecimal.hpp"
#include "octets/subtext.hpp"
#include "operations/repair_kinds.hpp"

namespace uriscan {
namespace {

// Returns the repair of the octet at which the reader stopped.  Returns repairs::none if the octet
// has no repair, or if the repair is not allowed.
repairs repair_of(const resuming_reader& reader, repairs allowed) noexcept {
    if (!reader.can_go_on() || reader.is_slash_of_authority()) {
        return repairs::none;
    }
    const repairs kind = kind_of(reader.rest().front());
    const bool is_slash = kind == repairs::backslash && reader.where() == component::path &&
                          contains_repairs(allowed, repairs::backslash_as_slash);
    return is_slash ? repairs::backslash_as_slash : kind & allowed;
}

bool is_space_or_control(char octet) noexcept {
    const repairs kind = kind_of(octet);
    return kind == repairs::space || kind == repairs::control;
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
    if (!contains_repairs(allowed_, repairs::surrounding)) {
        return repair_rest();
    }
    const auto count_dropped = [](auto begin, auto end) {
        return static_cast<std::size_t>(std::find_if_not(begin, end, is_space_or_control) - begin);
    };
    begin_ = count_dropped(text_.begin(), text_.end());
    std::string_view kept = subtext(text_, begin_);
    const std::size_t trailing = count_dropped(kept.rbegin(), kept.rend());
    kept.remove_suffix(trailing);
    drop(0, begin_, component::path);  // the right component is not known yet
    reader_ = resuming_reader(kept);
    if (const auto error = repair_rest()) {
        return error;
    }
    drop(text_.size() - trailing, trailing, last_component(reader_.at()));
    for (deviation& dropped : found_.first(std::min(begin_, found_.size()))) {
        dropped.component = first_component(reader_.at().components());
    }
    return std::nullopt;
}

result<repaired_view> repairer::finish() const noexcept {
    if (size() > max_text_size) {
        return uri_error{error_reason::too_long};
    }
    if (no_room_at_) {
        return uri_error{error_reason::buffer_too_small, component::path, *no_room_at_};
    }
    const std::string_view text(buffer_.data(), static_cast<std::size_t>(size()));
    return repaired_view{uri_view::unchecked(text, detail::narrow(reader_.at().components())),
                         deviations_};
}

// Repairs the text that the reader reads.
std::optional<uri_error> repairer::repair_rest() noexcept {
    for (;;) {
        const std::size_t begin = offset();
        write(reader_.read(), begin + room());
        if (!reader_.has_stopped()) {
            return std::nullopt;
        }
        const repairs what = repair_of(reader_, allowed_);
        if (what == repairs::none) {
            uri_error error = reader_.error();
            error.offset += begin_;
            return error;
        }
        repair_next(what);
    }
}

// Repairs the next octet.
void repairer::repair_next(repairs what) noexcept {
    add({offset(), reader_.where(), what});
    if (what == repairs::backslash_as_slash) {
        write("/", offset());
        reader_.go_on_with("/");
    } else {
        const std::array<char, 3> triplet = triplet_of(reader_.rest().front());
        write({triplet.data(), triplet.size()}, offset());
        reader_.go_on_as_triplet(triplet.size());
    }
}

// Adds a deviation for each of `count` octets of the text.  The machine does not read these octets.
void repairer::drop(std::size_t offset, std::size_t count, component where) noexcept {
    for (; count > 0; --count) {
        add({offset++, where, repairs::surrounding});
    }
}

void repairer::add(const deviation& deviation) noexcept {
    if (deviations_ < found_.size()) {
        found_[deviations_] = deviation;
    }
    ++deviations_;
}

// Writes `part` to the end of the repaired text.  If there is no room for it, remembers the offset
// `no_room_at`, and writes nothing from then on.
void repairer::write(std::string_view part, std::size_t no_room_at) noexcept {
    if (no_room_at_ || part.empty()) {
        return;
    }
    if (part.size() > room()) {
        no_room_at_ = no_room_at;
        return;
    }
    std::memcpy(buffer_.data() + written_, part.data(), part.size());
    written_ += part.size();
}

}  // namespace uriscan
