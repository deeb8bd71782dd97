// Makes tables in Markdown, for the terminal and for the documentation.
#pragma once

#include <string>
#include <vector>

namespace uriscan::bench {

class table {
public:
    /// Starts a table. The first column has words, and all others have numbers.
    explicit table(std::vector<std::string> head) : rows_{std::move(head)} {}

    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    /// Returns the table's lines, with the columns aligned.
    std::string text() const;

private:
    std::vector<std::vector<std::string>> rows_;
};

/// Returns the number with `digits` digits after the point.
std::string fixed(double number, int digits);

/// Returns the number with at most two digits after the point, and about three digits in all.
std::string three_digits(double number);

/// Returns the number with commas, such as "48,010".
std::string grouped(std::size_t number);

/// Returns a number of octets as text. The unit is MiB or KiB if the number is a multiple of it.
std::string size_name(std::size_t octets);

/// Writes the text to the terminal and to a file in the folder.
void publish(const std::string& folder, const std::string& file, const std::string& text);

/// Writes a file in the folder. Exits if that fails.
void write_file(const std::string& folder, const std::string& file, const std::string& text);

}  // namespace uriscan::bench
