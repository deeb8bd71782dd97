// The hours in the times of logs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::cli {

inline constexpr std::int64_t hours_of_day = 24;

// Returns the hour of a time such as "20/Nov/2026:10:00:00 +0000" or "2026-11-20T10:00:00Z", as
// "2026-11-20 10".  The time zone is that of the log.  Returns nothing if the time has another
// form.
std::optional<std::string> hour_of(std::string_view time);

// Returns the number of an hour that hour_of() has written, or of the first hour of a day: the
// hours since the start of 1970.  Returns nothing if the text is neither.
std::optional<std::int64_t> number_of_hour(std::string_view text);

// Returns the text of an hour with this number, such as "2026-11-20 10", or only its day.
std::string text_of_hour(std::int64_t number, bool is_day);

}  // namespace uriscan::cli
