// The parts that several shapes without a model share: words, IPv4 addresses, ports and paths.
#pragma once

#include <string>

#include "random.hpp"
#include "words.hpp"

namespace uriscan::bench {

inline constexpr weighted usual_separators[] = {{"", 50}, {"-", 30}, {"_", 20}};
inline constexpr style usual_words = {usual_separators, 1000, 1000};

void append_ipv4(std::string& out, random_source&);

/// Appends a path, and a query to one in five.
void append_usual_path(std::string& out, random_source&);

/// Appends a port to two in five, and then a path as append_usual_path() does.
void append_port_and_path(std::string& out, random_source&);

}  // namespace uriscan::bench
