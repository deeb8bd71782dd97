#include "paths.hpp"

namespace uriscan::bench {
namespace {

void append_parameter(std::string& out, random_source& random, const query_table& table) {
    append_words(out, random, table.words, random.draw(table.key));
    if (random.chance(table.bare)) {
        return;
    }
    out += '=';
    const std::size_t length = random.draw(table.value);
    if (random.chance(table.opaque)) {
        append_opaque(out, random, length);
    } else {
        append_words(out, random, table.words, length);
    }
}

}  // namespace

void append_path(std::string& out, random_source& random, const path_table& table) {
    const std::size_t slashes = random.draw(table.slashes);
    const bool ends_in_slash = slashes > 1 && random.chance(table.ends_in_slash);
    for (std::size_t i = 1; i < slashes; ++i) {
        out += '/';
        append_words(out, random, table.words, random.draw(table.folder));
    }
    if (slashes > 0) {
        out += '/';
    }
    if (slashes > 0 && !ends_in_slash) {
        append_words(out, random, table.words, random.draw(table.stem));
        if (random.chance(table.extension)) {
            out += random.draw(table.extensions);
        }
    }
}

void append_nested_uri(std::string& out, random_source& random) {
    out += "http%3A%2F%2F";
    append_host(out, random, 12 + random.below(10), 3, true);
    const std::size_t segments = 1 + random.below(4);
    for (std::size_t i = 0; i < segments; ++i) {
        out += "%2F";
        append_name(out, random, 4 + random.below(12));
    }
}

void append_query(std::string& out, random_source& random, const query_table& table) {
    out += '?';
    if (random.chance(table.empty)) {
        return;
    }
    const std::size_t parameters = random.draw(table.parameters);
    for (std::size_t i = 0; i < parameters; ++i) {
        out += i == 0 ? std::string_view() : table.separator;
        append_parameter(out, random, table);
    }
    if (random.chance(table.nested)) {
        out += table.separator;
        append_name(out, random, 3);
        out += '=';
        append_nested_uri(out, random);
    }
}

}  // namespace uriscan::bench
