// Repairs one text, for repair().
//
// A resuming_reader reads the text until the machine stops at an octet.  If the octet can be
// repaired, the machine reads the octet's triplet instead (or "/" instead of "\"), and continues.
// So the positions of the machine are positions in the repaired text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "operations/resuming_reader.hpp"
#include "uriscan/repair.hpp"

namespace uriscan {

// Says whether octets of this component can be repaired.
constexpr bool can_be_repaired(component where) noexcept {
    return where == component::path || where == component::query || where == component::fragment;
}

class repairer {
public:
    repairer(std::string_view text, std::span<char> buffer, std::span<deviation> found,
             repairs allowed) noexcept
        : text_(text), reader_(text), buffer_(buffer), found_(found), allowed_(allowed) {}

    // Repairs the text.  Returns an error if the text cannot be repaired.  A buffer that is too
    // small is no error here: even then, size() and deviations() are right.
    std::optional<uri_error> run() noexcept;

    // The size of the repaired text, and the number of deviations.
    std::uint64_t size() const noexcept { return reader_.at().size; }
    std::size_t deviations() const noexcept { return deviations_; }

    // Returns the result.  Requires that run() returned no error.
    result<repaired_view> finish() const noexcept;

private:
    std::optional<uri_error> repair_rest() noexcept;
    void repair_next(repairs what) noexcept;

    void drop(std::size_t offset, std::size_t count, component where) noexcept;
    void add(const deviation&) noexcept;
    void write(std::string_view part, std::size_t no_room_at) noexcept;

    // Returns the offset, in the original text, of the octet at which the reader is.
    std::size_t offset() const noexcept { return begin_ + reader_.offset(); }

    // Returns how many more octets the buffer has room for.
    std::size_t room() const noexcept { return buffer_.size() - written_; }

    std::string_view text_;
    std::size_t begin_ = 0;   // the offset, in the original text, of the text that is read
    resuming_reader reader_;  // its position is the end of the repaired text so far
    std::span<char> buffer_;
    std::size_t written_ = 0;  // the number of octets that were written to the buffer
    std::span<deviation> found_;
    repairs allowed_;
    std::size_t deviations_ = 0;
    std::optional<std::size_t> no_room_at_;  // the offset of the first octet that had no room
};

}  // namespace uriscan
