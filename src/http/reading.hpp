// Reads request targets and values of the field Host, without working out the error.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "kernels/kernels.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan {

// A set of forms.
class form_set {
public:
    constexpr form_set() noexcept = default;
    constexpr form_set(std::initializer_list<request_form> forms) noexcept {
        for (const request_form form : forms) {
            add(form);
        }
    }

    constexpr void add(request_form form) noexcept { bits_ |= bit(form); }
    constexpr bool has(request_form form) const noexcept { return (bits_ & bit(form)) != 0; }

private:
    static constexpr unsigned bit(request_form form) noexcept {
        return 1U << static_cast<unsigned>(form);
    }

    unsigned bits_ = 0;
};

// The result of reading a text.
struct target_reading {
    uri_components offsets;  // the delimiters that were found; not closed
    form_set forms;          // which of the authority form and the asterisk form the text has
    extent read;
};

// Reads a request target of any form.  `text` has at most max_text_size octets, here and below.
target_reading read_request_target(std::string_view text) noexcept;

// Reads a text that must have the origin form, with the kernel in use.
origin_reading read_origin_form(std::string_view text) noexcept;

// Reads a text that must have the asterisk form.
target_reading read_asterisk_form(std::string_view text) noexcept;

// Reads the value of a field Host.  A value with a ":" after its host is also an authority form.
target_reading read_host_field(std::string_view text) noexcept;

// Returns the components of a text of `size` octets that was read, and that has the authority form
// or the asterisk form.  The value of a field Host has the components of an authority form, with or
// without a port.
uri_components components_of(const uri_components& offsets, std::uint32_t size) noexcept;

}  // namespace uriscan
