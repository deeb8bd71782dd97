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

// The result of reading the value of a field Host.
struct host_reading {
    std::uint32_t host_end;  // the offset of the ":" after the host; `open` if there is none
    bool is_authority_form;  // whether the text is also an authority form
    extent read;
};

// Reads a text that must have the origin form, with the kernel in use.  Here and in the functions
// below, `text` has at most max_text_size octets.
origin_reading read_origin_form(std::string_view text) noexcept;

// Reads a text that must have the asterisk form.
extent read_asterisk_form(std::string_view text) noexcept;

// Reads the value of a field Host.  A value with a ":" after its host is also an authority form.
host_reading read_host_field(std::string_view text) noexcept;

}  // namespace uriscan
