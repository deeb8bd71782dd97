// Makes tables in Markdown.
#include "table.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace uriscan::bench {
namespace {

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
    const std::string space(width - std::min(width, text.size()), ' ');
    return to_the_right ? space + text : text + space;
}

}  // namespace

std::string table::text() const {
    std::vector<std::size_t> widths(rows_.front().size(), 3);
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], row[i].size());
        }
    }
    std::string text;
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        for (std::size_t i = 0; i < rows_[r].size(); ++i) {
            text += "| " + padded(rows_[r][i], widths[i], i > 0) + ' ';
        }
        text += "|\n";
        for (std::size_t i = 0; r == 0 && i < widths.size(); ++i) {
            text += i == 0 ? "|" + std::string(widths[i] + 2, '-')
                           : "|" + std::string(widths[i] + 1, '-') + ':';
        }
        text += r == 0 ? "|\n" : "";
    }
    return text;
}

std::string fixed(double number, int digits) {
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.*f", digits, number);
    return buffer.data();
}

std::string three_digits(double number) {
    return fixed(number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
}

std::string grouped(std::size_t number) {
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3) {
        text.insert(i - 3, 1, ',');
    }
    return text;
}

std::string size_name(std::size_t octets) {
    constexpr std::size_t kilo = 1024;
    return octets % (kilo * kilo) == 0 ? std::to_string(octets / (kilo * kilo)) + " MiB"
           : octets % kilo == 0        ? std::to_string(octets / kilo) + " KiB"
                                       : std::to_string(octets);
}

void publish(const std::string& folder, const std::string& file, const std::string& text) {
    std::printf("%s\n", text.c_str());
    std::fflush(stdout);
    write_file(folder, file, text);
}

void write_file(const std::string& folder, const std::string& file, const std::string& text) {
    const std::string path = folder + '/' + file;
    std::ofstream out(path);
    out << text;
    if (!out.flush()) {
        std::fprintf(stderr, "cannot write %s\n", path.c_str());
        std::exit(2);
    }
}

}  // namespace uriscan::bench
