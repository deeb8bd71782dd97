// Works out the component and the reason of an error in a request target or a field Host.  This is
// done only after a text was found to be invalid.
#pragma once

#include <string_view>

#include "http/reading.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

// Returns the error of a text that has none of the forms in `allowed`, which is not empty.
uri_error explain_request_target(form_set allowed, std::string_view text) noexcept;

// Returns the error of a text that is not a value of the field Host.
uri_error explain_host_field(std::string_view text) noexcept;

}  // namespace uriscan
