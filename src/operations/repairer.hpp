// Repairs one text, for repair().
//
// The machine reads the text until it stops at an octet.  explain() finds the component of this
// octet.  If the octet can be repaired, the machine reads the octet's triplet instead (or "/"
// instead of "\"), and continues.  A machine that stopped has lost its state.  So before it
// continues, it reads the octets after the last repaired octet again, up to the stop.  Each octet
// is read a few times at most, so the time is linear in the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "operations/machine_position.hpp"
#include "uriscan/repair.hpp"

namespace uriscan {

constexpr bool can_be_repaired(component where) noexcept {
    return where == component::path || where == component::query || where == component::fragment;
}

class repairer {
public:
    repairer(std::string_view text, std::span<char> buffer, std::span<deviation> found,
             repairs allowed) noexcept
        : rest_(text), buffer_(buffer), found_(found), allowed_(allowed) {}

    // Repairs the text.  If this is not possible, returns the error.  A buffer that is too small is
    // no error here: size() and deviations() are right even if nothing can be written.
    std::optional<uri_error> run() noexcept;

    // The size of the repaired text, and the number of deviations.
    std::uint64_t size() const noexcept { return at_.size; }
    std::size_t deviations() const noexcept { return deviations_; }

    // Returns the result.  Requires that run() returned no error.
    result<repaired_view> finish() const noexcept;

private:
    std::optional<uri_error> repair_rest() noexcept;
    std::optional<uri_error> repair_at(std::size_t stop) noexcept;
    void repair_more(component where) noexcept;
    void repair_next(component where, repairs what) noexcept;

    void drop(std::size_t count, component where) noexcept;
    void add(const deviation&) noexcept;
    std::string_view copy_next(std::size_t count) noexcept;
    void write(std::string_view) noexcept;

    // Returns how many octets can be written, unless there was no room for an earlier octet.
    std::size_t room() const noexcept { return static_cast<std::size_t>(buffer_.size() - size()); }

    std::string_view rest_;   // the text that was not read so far
    std::size_t offset_ = 0;  // the offset of the rest in the original text
    std::span<char> buffer_;
    std::span<deviation> found_;
    repairs allowed_;
    machine_position at_;  // the end of the repaired text so far
    std::size_t deviations_ = 0;
    std::optional<std::size_t> no_room_at_;  // the offset of the first octet that had no room
};

}  // namespace uriscan
