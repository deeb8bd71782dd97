// The thread that reads the input also prints the progress line.
#include "cli/input/progress.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <string_view>

#include "cli/system/input_file.hpp"
#include "cli/system/status_line.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto period = 100ms;
constexpr auto delay = 500ms;  // with --progress auto, shorter runs show no line

std::string with_unit(double octets) {
    constexpr std::array<std::string_view, 5> units = {"B", "kB", "MB", "GB", "TB"};
    std::size_t unit = 0;
    // The limit is not 1000, because 999.5 would be shown as 1000.
    for (; octets >= 999.5 && unit + 1 < units.size(); ++unit) {
        octets /= 1000;
    }
    return fmt::format("{:.{}f} {}", octets, unit > 0 && octets < 9.95 ? 1 : 0, units[unit]);
}

std::string time_left(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
    const std::uint64_t minutes = whole / 60;
    return minutes < 60
               ? fmt::format("{}:{:02} left", minutes, whole % 60)
               : fmt::format("{}:{:02}:{:02} left", minutes / 60, minutes % 60, whole % 60);
}

// Returns the sum of the sizes of all files.  Returns nothing if the size of one file is not known,
// as with a pipe.  A file that does not exist counts as empty.
std::optional<std::uint64_t> octets_in(const std::vector<std::string>& files) {
    std::uint64_t total = 0;
    for (const std::string& name : files) {
        const auto size = size_of_input(name);
        if (!size) {
            return std::nullopt;
        }
        total += *size;
    }
    return total;
}

}  // namespace

std::string progress_text(std::uint64_t done, std::optional<std::uint64_t> total,
                          std::chrono::duration<double> elapsed) {
    const auto octets = static_cast<double>(done);
    const double rate = elapsed.count() > 0 ? octets / elapsed.count() : 0;
    const std::string speed = rate > 0 ? fmt::format(", {}/s", with_unit(rate)) : "";
    if (!total) {
        return with_unit(octets) + speed;
    }
    const auto all = static_cast<double>(*total);
    // A file can grow while it is read.
    const double part = done < *total ? octets / all : 1;
    const bool knows_time = rate > 0 && done < *total;
    return fmt::format("{:3.0f}% of {}{}{}", std::floor(part * 100), with_unit(all), speed,
                       knows_time ? ", " + time_left((all - octets) / rate) : "");
}

progress::progress(const input_options& options)
    : is_wanted_(wants_progress(options.progress)),
      next_(start_ + (options.progress == when::always ? 0ms : delay)) {
    if (is_wanted_) {
        total_ = octets_in(options.files);
    }
}

progress::~progress() {
    if (is_wanted_) {
        status_line::instance().clear();
    }
}

void progress::advance(std::uint64_t count) {
    if (!is_wanted_) {
        return;
    }
    done_ += count;
    const clock::time_point now = clock::now();
    if (now >= next_) {
        next_ = now + period;
        status_line::instance().show(progress_text(done_, total_, now - start_));
    }
}

}  // namespace uriscan::cli
