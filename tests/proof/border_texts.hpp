// Texts of two lines and a rest, for the ends of chunks and strips.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::proof {

// Returns a line of this size.  The kinds differ in the last octets, which matter if a chunk or a
// strip ends there.
constexpr std::size_t kinds = 6;
inline std::string line_of(std::size_t size, std::size_t kind) {
    const auto ends_with = [size](std::string_view end) {
        const std::size_t count = std::min(size, end.size());
        return std::string(size - count, 'a') + std::string(end.substr(end.size() - count));
    };
    switch (kind) {
        case 0: return std::string(size, 'a');
        case 1: return ("//u@h:8/p%41?q#f" + std::string(size, 'b')).substr(0, size);
        case 2: return ends_with("%41");
        case 3: return ends_with("%");
        case 4: return ends_with("\r");
        default: return ends_with("?#");
    }
}

// Calls `visit` with texts that consist of `before`, a line of one of the sizes, a second line, and
// a rest.
template <class Visit>
bool for_each_text(const std::string& before, std::size_t first, std::size_t last,
                   const std::vector<std::size_t>& seconds, Visit visit) {
    for (std::size_t size = first; size <= last; ++size) {
        for (std::size_t kind = 0; kind < 2 * kinds; ++kind) {
            const std::string one = before + line_of(size, kind / 2) + (kind % 2 ? "\n" : "\r\n");
            for (const std::size_t second : seconds) {
                for (std::size_t other = 0; other < 2 * kinds; ++other) {
                    const std::string two =
                        one + line_of(second, other / 2) + (other % 2 ? "\n" : "\r\n");
                    for (const char* const rest : {"", "%"}) {
                        if (!visit(two + rest)) {
                            return false;
                        }
                    }
                }
            }
        }
    }
    return true;
}

}  // namespace uriscan::proof
