// Makes texts for the fuzz targets from pieces that are special to operations, such as dot segments
// and delimiters.  Random octets rarely contain these pieces.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace uriscan::tests {

inline constexpr auto pieces = std::to_array<std::string_view>(
    {"/",      "//",   "..",  ".",         "/..",      "/../",        "/./",     "/.",
     "../",    "./",   "a",   "b/",        ":",        "?",           "#",       "@",
     "s:",     "S:/",  "//h", "s://h",     "http://",  "u:p@",        ":80",     ":0443",
     "[::1]",  "a:b",  ";x",  "%2e",       "%2E%2e",   "%2F",         "%5c",     "%41",
     "%7E",    "%25",  "%00", "%c0%ae",    "xn--",     "-",           "_",       "%252e",
     "1.2.3.", "0x7f", "127", "localhost", "file:///", "javascript:", "\\",      " ",
     "\t",     "%",    "^",   "[",         "]",        "\xC3\xA4",    "mailto:", "a/b/c/d"});

// Appends the octets of an input to `text`.  Octets that are not ASCII stand for pieces.
inline void append_pieces(std::string_view octets, std::string& text) {
    constexpr unsigned char first_piece = 0x80;
    for (const char octet : octets) {
        const auto value = static_cast<unsigned char>(octet);
        if (value < first_piece) {
            text += octet;
        } else {
            text += pieces[static_cast<std::size_t>(value - first_piece) % pieces.size()];
        }
    }
}

}  // namespace uriscan::tests
