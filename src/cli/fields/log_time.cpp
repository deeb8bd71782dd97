// Reads times.  The parts of a time have fixed offsets.
#include "cli/fields/log_time.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "cli/system/buffer.hpp"

namespace uriscan::cli {
namespace {

// Returns whether `text` starts like `form`.  In `form`, "0" stands for a digit, "a" for a letter,
// "-" for a "-" or a "/", and " " for a space or a "T".
bool has_form(std::string_view text, std::string_view form) {
    const auto fits = [](char octet, char wanted) {
        switch (wanted) {
            case '0': return octet >= '0' && octet <= '9';
            case 'a': return (octet | 0x20) >= 'a' && (octet | 0x20) <= 'z';
            case '-': return octet == '-' || octet == '/';
            case ' ': return octet == ' ' || octet == 'T';
            default: return octet == wanted;
        }
    };
    return text.size() >= form.size() &&
           std::ranges::equal(text.substr(0, form.size()), form, fits);
}

// Returns the number of a month, such as 1 for "Jan", or 0 if there is none with this name.
std::size_t month_named(std::string_view name) {
    constexpr std::string_view names = "JanFebMarAprMayJunJulAugSepOctNovDec";
    const std::size_t at = names.find(name);
    return at == names.npos || at % 3 != 0 ? 0 : at / 3 + 1;
}

// Returns the number that two digits stand for.
unsigned two_digits(std::string_view text, std::size_t at) {
    return static_cast<unsigned>((text[at] - '0') * 10 + (text[at + 1] - '0'));
}

// Returns the date at the start of a text such as "2026-11-20 10".
std::chrono::year_month_day date_of(std::string_view text) {
    namespace chrono = std::chrono;
    const unsigned year = two_digits(text, 0) * 100 + two_digits(text, 2);
    return {chrono::year(static_cast<int>(year)), chrono::month(two_digits(text, 5)),
            chrono::day(two_digits(text, 8))};
}

// Says whether there is such an hour.  A line of a log can have any digits, such as 31 February.
bool exists(std::string_view hour) {
    return date_of(hour).ok() && two_digits(hour, 11) < hours_of_day;
}

// Returns the hour in UTC of a time since 1970, such as "1646861401.524".  The number of digits
// before the point tells the unit: from 1973 to 2286, seconds have nine or ten digits, and
// milliseconds, microseconds and nanoseconds have 3, 6 and 9 digits more.
std::optional<std::string> hour_of_number(std::string_view time) {
    namespace chrono = std::chrono;
    constexpr std::size_t least = 9;
    constexpr std::size_t most = 19;
    const std::string_view digits = time.substr(0, time.find('.'));
    if (digits.size() < least || digits.size() > most ||
        digits.find_first_not_of("0123456789") != digits.npos) {
        return std::nullopt;
    }
    const std::size_t more = digits.size() - least;
    if (more % 3 == 2) {
        return std::nullopt;
    }
    const std::size_t of_fraction = more / 3 * 3;
    const auto seconds =
        number_at_start<std::int64_t>(digits.substr(0, digits.size() - of_fraction));
    return text_of_hour(chrono::floor<chrono::hours>(chrono::seconds(seconds)).count(), false);
}

}  // namespace

std::optional<std::string> hour_of(std::string_view time) {
    std::string hour = "YYYY-MM-DD HH";
    if (has_form(time, "0000-00-00 00")) {
        time.copy(hour.data(), hour.size());
        hour[4] = hour[7] = '-';
        hour[10] = ' ';
        return exists(hour) ? std::optional(hour) : std::nullopt;
    }
    if (!has_form(time, "00/aaa/0000:00")) {
        return hour_of_number(time);
    }
    const std::size_t month = month_named(time.substr(3, 3));
    if (month == 0) {
        return std::nullopt;
    }
    time.copy(hour.data(), 4, 7);
    hour[5] = static_cast<char>('0' + month / 10);
    hour[6] = static_cast<char>('0' + month % 10);
    time.copy(&hour[8], 2);
    time.copy(&hour[11], 2, 12);
    return exists(hour) ? std::optional(hour) : std::nullopt;
}

std::string text_of_hour(std::int64_t number, bool is_day) {
    namespace chrono = std::chrono;
    const chrono::sys_time<chrono::hours> moment{chrono::hours(number)};
    const auto days = chrono::floor<chrono::days>(moment);
    const chrono::year_month_day day(days);
    const std::string text =
        fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                    static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    return is_day ? text : fmt::format("{} {:02}", text, (moment - days).count());
}

std::optional<std::int64_t> number_of_hour(std::string_view text) {
    namespace chrono = std::chrono;
    const bool has_hour = has_form(text, "0000-00-00 00");
    if (!has_hour && !has_form(text, "0000-00-00")) {
        return std::nullopt;
    }
    const chrono::year_month_day day = date_of(text);
    if (!day.ok()) {
        return std::nullopt;
    }
    const std::int64_t days = chrono::sys_days(day).time_since_epoch().count();
    return days * hours_of_day + (has_hour ? number_at_start<int>(text.substr(11, 2)) : 0);
}

}  // namespace uriscan::cli
