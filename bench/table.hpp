// Tables in Markdown, for the terminal and the documentation alike.
#pragma once

#include <string>
#include <vector>

namespace uriscan::bench {

class table {
public:
    /// Begins a table; all columns but the first are numbers.
    explicit table(std::vector<std::string> head) : rows_{std::move(head)} {}

    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    /// Returns the table's lines, with the columns aligned.
    std::string text() const;

private:
    std::vector<std::vector<std::string>> rows_;
};

/// Returns the number with so many digits after the point.
std::string fixed(double number, int digits);

/// Returns the number with so many digits that three or more of them count.
std::string three_digits(double number);

/// Returns the number with commas, such as "48,010".
std::string grouped(std::size_t number);

/// Returns the number of octets in KiB or MiB where it is a multiple of them.
std::string size_name(std::size_t octets);

/// Writes to the terminal, and to a file of the folder.
void publish(const std::string& folder, const std::string& file, const std::string& text);

/// Writes a file of the folder.  Ends the program if it cannot.
void write_file(const std::string& folder, const std::string& file, const std::string& text);

}  // namespace uriscan::bench
