// The values that a line of a log has besides its URIs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace uriscan::cli {

enum class log_value : std::uint8_t { time, status, method, client, size, user_agent, referer };

// The names of the values, in the same order.
inline constexpr std::array<std::string_view, 7> log_value_names = {
    "time", "status", "method", "client", "size", "user_agent", "referer"};

// One text for each value, without the quotation marks and the escapes of the log.  A value that
// the line does not have is a null view.
class log_values {
public:
    std::string_view operator[](log_value which) const {
        return texts_[static_cast<std::size_t>(which)];
    }
    std::string_view& operator[](log_value which) {
        return texts_[static_cast<std::size_t>(which)];
    }

private:
    std::array<std::string_view, log_value_names.size()> texts_;
};

}  // namespace uriscan::cli
