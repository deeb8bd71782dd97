// A list of URIs in memory: the octets of a file, and views of its lines. The programs read and
// split the file before a clock starts, so no measured time includes this work.
#pragma once

#include <cstddef>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/batch.hpp"

namespace uriscan::bench {

/// Reads the whole file at `path`, which can be a pipe. Returns std::nullopt if an error occurs.
inline std::optional<std::string> read_file(const char* path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream octets;
    // An empty file sets the failbit of `octets`, but that is not an error.
    if (!file || (!(octets << file.rdbuf()) && file.bad())) {
        return std::nullopt;
    }
    return std::move(octets).str();
}

/// Splits `text` into its lines, without their LF or CR LF. The last line can lack its line end.
inline std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for_each_line(text, [&lines](std::string_view line) { lines.push_back(line); });
    return lines;
}

/// Returns the total number of octets in the lines, without line ends.
inline std::size_t total_size(const std::vector<std::string_view>& lines) {
    std::size_t size = 0;
    for (const std::string_view line : lines) {
        size += line.size();
    }
    return size;
}

}  // namespace uriscan::bench
