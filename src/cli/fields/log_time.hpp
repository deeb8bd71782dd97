// Reads the hour in a time of a log.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::cli {

inline constexpr std::int64_t hours_of_day = 24;

// Returns the hour of a time such as "20/Nov/2026:10:00:00 +0000" or "2026-11-20T10:00:00Z", as
// "2026-11-20 10".  The hour is in the time zone of the log.  A number is a time since 1970 in
// seconds, milliseconds, microseconds or nanoseconds; its hour is in UTC.  Returns nothing if the
// time has another form.
std::optional<std::string> hour_of(std::string_view time);

// Returns how many hours after the start of 1970 this hour or day starts.  `text` is an hour as
// hour_of() writes it, or a day.  Returns nothing for any other text.
std::optional<std::int64_t> number_of_hour(std::string_view text);

// Returns the text of the hour with this number, such as "2026-11-20 10".  If `is_day` is true,
// returns only the day.
std::string text_of_hour(std::int64_t number, bool is_day);

}  // namespace uriscan::cli
