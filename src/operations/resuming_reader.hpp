// Reads a text with the URI machine, and can go on after an octet that does not fit.
//
// The caller decides what to do about such an octet: repair() writes something else for it, and
// parse_allowing() lets it through.
//
//     resuming_reader reader(text);
//     for (reader.read(); reader.has_stopped(); reader.read()) {
//         // reader.rest() starts with the octet that does not fit
//         reader.go_on_...   or   return reader.error();
//     }
//
// When the machine stops, its state is lost.  Usually, the recorded offsets are enough to find the
// state.  Otherwise, the reader reads the octets between the last two stops again.  Each octet is
// read a few times at most, so the time is linear in the text.
#pragma once

#include <cstddef>
#include <string_view>

#include "operations/machine_position.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

class resuming_reader {
public:
    explicit resuming_reader(std::string_view text) noexcept : rest_(text) {}

    // The machine has read the start of a text already, its position is `after`, and it is in the
    // component `where`.  `text` is the rest of that text.
    resuming_reader(std::string_view text, const machine_position& after, component where) noexcept
        : rest_(text), at_(after), where_(where), knows_state_(true) {}

    // Reads up to the end of the text, or up to the next octet that does not fit.  Returns the part
    // of the text that was read.  If the machine stopped in an incomplete triplet, the octet that
    // does not fit is the "%" of this triplet.
    std::string_view read() noexcept;

    // Says whether read() stopped before the end of the text, or the text ended too early.
    bool has_stopped() const noexcept { return stopped_; }

    // Returns the component in which read() stopped.
    component where() const noexcept { return where_; }

    // Says whether the machine can go on as if the octet that does not fit were encoded.  This is
    // so in a path, query or fragment, if the octet must be encoded there.
    bool can_go_on() const noexcept;

    // Says whether the octet that does not fit is a "\" where one of the two slashes before an
    // authority should be.  A "\" directly after it counts as a slash, too.
    bool is_slash_of_authority() const noexcept;

    // Returns the error because of which read() stopped.  Its offset is an offset in the text.
    uri_error error() const noexcept;

    // Both functions go on after the octet that does not fit.  After go_on_as_triplet(), the
    // machine is in the state after a triplet.  In its offsets, the octet counts as `size` octets.
    // In go_on_with(), the machine reads `instead`.
    void go_on_as_triplet(std::size_t size) noexcept;
    void go_on_with(std::string_view instead) noexcept;

    // Goes on after the next `size` octets.  The machine does not read them.
    void go_over(std::size_t size) noexcept;

    // rest() returns the text after the part that was read, and offset() the size of that part.
    std::string_view rest() const noexcept { return rest_; }
    std::size_t offset() const noexcept { return offset_; }

    // Returns the position of the machine.
    const machine_position& at() const noexcept { return at_; }

private:
    std::string_view take(std::size_t count) noexcept;
    void pass_self_loop() noexcept;
    void read_with_kernel() noexcept;
    void stop(std::size_t count, const long_uri_components& offsets) noexcept;

    std::string_view rest_;
    std::size_t offset_ = 0;
    machine_position at_;
    component where_ = component::path;
    bool knows_state_ = false;  // whether at_.state and where_ are right
    bool stopped_ = false;
};

}  // namespace uriscan
