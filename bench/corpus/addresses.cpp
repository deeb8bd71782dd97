#include "addresses.hpp"

#include "paths.hpp"

namespace uriscan::bench {
namespace {

constexpr weighted extensions[] = {{".html", 50}, {".json", 30}, {".png", 20}};
constexpr path_table usual_path = {{1, 1, 1, 2, 3, 4, 4, 5, 6},
                                   {2, 3, 4, 6, 8, 10, 12, 16, 24},
                                   {1, 3, 5, 8, 10, 14, 18, 24, 30},
                                   2000,
                                   4000,
                                   extensions,
                                   usual_words};
constexpr query_table usual_query = {0,
                                     0,
                                     1000,
                                     0,
                                     {1, 1, 1, 1, 2, 3, 3, 4, 5},
                                     {1, 1, 2, 4, 6, 8, 10, 12, 16},
                                     {1, 1, 3, 6, 10, 16, 20, 32, 40},
                                     "&",
                                     usual_words};

}  // namespace

void append_ipv4(std::string& out, random_source& random) {
    for (int i = 0; i < 4; ++i) {
        out += i == 0 ? "" : ".";
        out += std::to_string(random.below(256));
    }
}

void append_usual_path(std::string& out, random_source& random) {
    append_path(out, random, usual_path);
    if (random.chance(2000)) {
        append_query(out, random, usual_query);
    }
}

void append_port_and_path(std::string& out, random_source& random) {
    if (random.chance(4000)) {
        out += ':';
        out += std::to_string(random.below(65536));
    }
    append_usual_path(out, random);
}

}  // namespace uriscan::bench
