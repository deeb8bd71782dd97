// Makes the message for a call of value() on a result that holds an error.
#include "uriscan/result.hpp"

#include <cstdio>
#include <cstdlib>

namespace uriscan::detail {

bad_result_message message_for(const uri_error& error) noexcept {
    bad_result_message message;
    std::snprintf(message.data(), message.size(), "value() of a failed result: %zu: %s: %s",
                  error.offset, name_of(error.component).data(), name_of(error.reason).data());
    return message;
}

void terminate_for(const uri_error& error) noexcept {
    std::fprintf(stderr, "uriscan: %s\n", message_for(error).data());
    std::abort();
}

}  // namespace uriscan::detail
