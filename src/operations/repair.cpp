// Repairs text that deviates from RFC 3986.
//
// The machine reads the text.  Where it stops, explain() says in which component, and the octet is
// mended: the machine reads its triplet instead.  Then it reads on.  A machine that stopped has
// lost its state.  So the octets since the last mended octet are read again, up to the stop.  This
// makes the work linear in the text.
#include "uriscan/repair.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "octets/hexadecimal.hpp"
#include "operations/repair_kinds.hpp"
#include "parse/explain.hpp"
#include "uri_parser.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

// A place in the repaired text, and the state of the machine there.
struct position {
    int state = uri_parser::uri_parser_start;
    std::uint64_t size = 0;  // of the repaired text up to here
    long_uri_components offsets = no_offsets<std::uint64_t>;
    std::array<char, 2> last{};  // the last two octets

    bool is_valid_end() const noexcept { return state >= uri_parser::uri_parser_first_final; }

    long_uri_components components() const noexcept { return close(offsets, size); }
};

// Moves `at` over the octets of `text` that fit, and returns how many these are.  If these are not
// all, `at.state` is then the error state.
std::size_t advance(position& at, std::string_view text) noexcept {
    chunk_recorder<std::uint64_t> recorder(0, at.size, at.offsets);
    const std::size_t count = current_kernel().advance(at.state, text, recorder);
    at.offsets = recorder.offsets();
    at.size += count;
    for (std::size_t i = count - std::min<std::size_t>(count, 2); i < count; ++i) {
        at.last = {at.last[1], text[i]};
    }
    return count;
}

// Returns the error of a text that was read up to `at`, and that goes on with `rest`, which does
// not fit.  The offset of the error is one in the repaired text.
uri_error explain_stop(const position& at, std::string_view rest) noexcept {
    return explain({.checked_rule = rule::uri_reference,
                    .offset = at.size,
                    .components = at.components(),
                    .prefix_is_valid = at.is_valid_end(),
                    .last_octets = at.last,
                    .next_octet = rest.empty() ? std::nullopt : std::optional(rest.front()),
                    .next_fits_uri_reference = false});
}

constexpr bool can_be_mended(component where) noexcept {
    return where == component::path || where == component::query || where == component::fragment;
}

// Says whether the "\" at the start of `rest` would be one of the two slashes before an authority
// if it were a slash, and the octet after it too if that is a "\".
bool is_slash_of_authority(position at, std::string_view rest) noexcept {
    const std::uint64_t host_begin = at.offsets.host_begin;
    const bool are_two = rest.size() > 1 && (rest[1] == '/' || rest[1] == '\\');
    advance(at, are_two ? "//" : "/");
    return at.offsets.host_begin != host_begin;
}

// Returns the repair of the octet at the start of `rest`, which does not fit at `at`.  Returns
// repairs::none if there is none, or if it is not allowed.
repairs repair_of(const position& at, component where, std::string_view rest,
                  repairs allowed) noexcept {
    if (rest.empty() || !can_be_mended(where)) {
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

component first_component(const long_uri_components& at) noexcept {
    if (has_scheme(at)) {
        return component::scheme;
    }
    constexpr std::uint64_t slashes = 2;
    return at.host_begin == 0         ? component::path
           : at.host_begin == slashes ? component::host
                                      : component::userinfo;
}

component last_component(const position& at) noexcept {
    const long_uri_components components = at.components();
    return components.query_end != at.size               ? component::fragment
           : components.path_end != components.query_end ? component::query
                                                         : component::path;
}

// Repairs one text.
class mender {
public:
    mender(std::string_view text, std::span<char> buffer, std::span<deviation> found,
           repairs allowed) noexcept
        : rest_(text), buffer_(buffer), found_(found), allowed_(allowed) {}

    // Returns the error if the text cannot be repaired.
    std::optional<uri_error> run() noexcept {
        if (!includes(allowed_, repairs::surrounding)) {
            return mend_all();
        }
        const auto* const begin = std::find_if_not(rest_.begin(), rest_.end(), is_space_or_control);
        const auto leading = static_cast<std::size_t>(begin - rest_.begin());
        const auto trailing = static_cast<std::size_t>(
            std::find_if_not(rest_.rbegin(), rest_.rend() - leading, is_space_or_control) -
            rest_.rbegin());
        drop(leading);
        rest_.remove_prefix(leading);
        rest_.remove_suffix(trailing);
        if (const auto error = mend_all()) {
            return error;
        }
        const component first = first_component(at_.components());
        for (deviation& dropped : found_.first(std::min(leading, found_.size()))) {
            dropped.where = first;
        }
        drop(trailing);
        return std::nullopt;
    }

    std::uint64_t size() const noexcept { return at_.size; }
    std::size_t deviations() const noexcept { return deviations_; }

    // Returns the result.  Requires that run() returned no error.
    result<repaired_view> finish() const noexcept {
        if (size() > max_text_size) {
            return uri_error{reason::too_long};
        }
        if (no_room_at_) {
            return uri_error{reason::buffer_too_small, component::path, *no_room_at_};
        }
        const std::string_view text(buffer_.data(), static_cast<std::size_t>(size()));
        return repaired_view{{text, narrow(at_.components())}, deviations_};
    }

private:
    // Repairs the rest of the text.
    std::optional<uri_error> mend_all() noexcept {
        for (;;) {
            position end = at_;
            const std::size_t count = advance(end, rest_);
            if (count == rest_.size() && end.is_valid_end()) {
                take(count);
                return std::nullopt;
            }
            if (const auto error = mend_at(count)) {
                return error;
            }
        }
    }

    // Mends the octet for which the machine stopped after `stop` octets of the rest.  That is the
    // next octet, or the "%" of an incomplete triplet, which is one of the last two octets.
    std::optional<uri_error> mend_at(std::size_t stop) noexcept {
        const std::size_t last = std::min<std::size_t>(stop, 2);
        take(stop - last);
        position at_stop = at_;
        advance(at_stop, rest_.substr(0, last));
        uri_error error = explain_stop(at_stop, rest_.substr(last));
        error.offset = offset_ + last;
        if (error.why == reason::malformed_percent_encoding) {
            take(rest_.find('%'));
        } else {
            take(last);
        }
        const repairs what = repair_of(at_, error.where, rest_, allowed_);
        if (what == repairs::none) {
            return error;
        }
        mend(error.where, what);
        return std::nullopt;
    }

    // Mends the next octet.
    void mend(component where, repairs what) noexcept {
        const std::array<char, 3> triplet = triplet_of(rest_.front());
        const std::string_view mended = what == repairs::backslash_as_slash
                                            ? "/"
                                            : std::string_view(triplet.data(), triplet.size());
        add({offset_, where, what});
        if (!has_room_for(mended)) {
            no_room_at_ = offset_;
        }
        write(mended);
        rest_.remove_prefix(1);
        ++offset_;
    }

    // Moves over the next `count` octets, which fit.
    void take(std::size_t count) noexcept {
        const std::string_view part = rest_.substr(0, count);
        if (!no_room_at_ && !has_room_for(part)) {
            no_room_at_ = offset_ + (buffer_.size() - at_.size);
        }
        write(part);
        rest_.remove_prefix(count);
        offset_ += count;
    }

    // Moves over the next `count` octets without writing them.
    void drop(std::size_t count) noexcept {
        for (std::size_t i = 0; i < count; ++i) {
            add({offset_, last_component(at_), repairs::surrounding});
            ++offset_;
        }
    }

    // Stores a deviation.
    void add(const deviation& deviation) noexcept {
        if (deviations_ < found_.size()) {
            found_[deviations_] = deviation;
        }
        ++deviations_;
    }

    bool has_room_for(std::string_view part) const noexcept {
        return !no_room_at_ && part.size() <= buffer_.size() - at_.size;
    }

    // Appends `part` to the repaired text.  Only counts its octets if the buffer has no room.
    void write(std::string_view part) noexcept {
        if (!no_room_at_ && !part.empty()) {
            std::memcpy(buffer_.data() + at_.size, part.data(), part.size());
        }
        advance(at_, part);
    }

    std::string_view rest_;   // the text that was not read so far
    std::size_t offset_ = 0;  // of the rest, in the original text
    std::span<char> buffer_;
    std::span<deviation> found_;
    repairs allowed_;
    position at_;
    std::size_t deviations_ = 0;
    std::optional<std::size_t> no_room_at_;  // the first octet that had no room in the buffer
};

}  // namespace

std::string_view to_string(repairs repair) noexcept {
    switch (repair) {
        case repairs::space: return "space";
        case repairs::control: return "control";
        case repairs::non_ascii: return "non-ascii";
        case repairs::delimiters: return "delimiters";
        case repairs::brackets: return "brackets";
        case repairs::backslash: return "backslash";
        case repairs::unwise: return "unwise";
        case repairs::number_sign: return "number-sign";
        case repairs::percent_sign: return "percent-sign";
        case repairs::backslash_as_slash: return "backslash-as-slash";
        case repairs::surrounding: return "surrounding";
        case repairs::none:
        case repairs::usual:
        case repairs::all: break;
    }
    return "";
}

result<repaired_view> repair(std::string_view text, std::span<char> buffer,
                             std::span<deviation> found, repairs allowed) noexcept {
    const result<uri_view> parsed = parse_uri_reference(text);
    if (parsed) {
        return repaired_view{*parsed, 0};
    }
    if (text.size() > max_text_size) {
        return parsed.error();
    }
    mender mender(text, buffer, found, allowed);
    if (const auto error = mender.run()) {
        return *error;
    }
    return mender.finish();
}

result<repaired_uri> repair(std::string_view text, repairs allowed) {
    const result<uri_view> parsed = parse_uri_reference(text);
    if (parsed) {
        return repaired_uri{uri(*parsed), {}};
    }
    if (text.size() > max_text_size) {
        return parsed.error();
    }
    // The first pass finds out how much memory the result needs.
    mender measured(text, {}, {}, allowed);
    if (const auto error = measured.run()) {
        return *error;
    }
    if (measured.size() > max_text_size) {
        return uri_error{reason::too_long};
    }
    std::string made(static_cast<std::size_t>(measured.size()), '\0');
    std::vector<deviation> found(measured.deviations());
    const result<repaired_view> repaired = repair(text, made, found, allowed);
    const uri_components at = repaired->uri.components();
    return repaired_uri{uri(std::move(made), at), std::move(found)};
}

}  // namespace uriscan
