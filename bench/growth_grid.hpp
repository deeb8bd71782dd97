// Times of readers for lists: a grid that becomes a table and a plot of growth_bench.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "contender.hpp"
#include "list.hpp"
#include "plot.hpp"
#include "table.hpp"

namespace uriscan::bench {

using list_vector = std::vector<std::unique_ptr<list>>;

// A function that reads lists, with its name and the colour of its line in plots.
struct reader {
    std::string name;
    int colour;
    contender::reader read;
};

using reader_vector = std::vector<reader>;

// Adds the contenders whose names start with `name`.
void add_contender(reader_vector& readers, std::string_view name, int colour);

// our_kernels() returns the kernels that this processor can run, the fastest first. with_peers()
// returns them and two other parsers.
reader_vector our_kernels();
reader_vector with_peers();

// Copies the texts one after another, in the order in which a parser reads them.
tally copy_texts(const list& list);

// Parses each text with the fastest kernel. If a text is invalid, also finds the error.
tally read_and_explain(const list& list);

// Times in nanoseconds per text. There is a row for each reader, with a value for each list.
using grid = std::vector<std::vector<double>>;

grid time_grid(const reader_vector& readers, const list_vector& lists);

double greatest(const grid& values);

// Makes a table with a row for each list and a column for each reader.
table tabulate(const std::string& corner, const reader_vector& readers, const list_vector& lists,
               const grid& values);

// Adds a line for each reader. `x` has the value of each list on the horizontal axis.
void add_lines(line_chart& chart, const reader_vector& readers, const std::vector<double>& x,
               const grid& values);

}  // namespace uriscan::bench
