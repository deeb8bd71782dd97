// Random texts, and sizes of blocks, for the commands that search any text.
#pragma once

#include <cstddef>
#include <random>
#include <string>

#include "cli/command.hpp"

namespace uriscan::tests {

// Returns a random text of pieces of URIs, and of octets that end or damage URIs.  The text
// contains no "x" and no octet 1.
inline std::string damaged_text(std::mt19937& random, std::size_t pieces) {
    const words all = {"http://", "u:p",         "@",      "h",    "[::1]",  ":80",
                       "/",       "?",           "token=", "KEY=", "%6bey=", "s%69g=1",
                       "&",       ";",           "=",      "#",    "a",      "b",
                       "mailto",  ":",           "\r\n",   "\n",   "\r",     " ",
                       "\xFF",    "\"",          "(",      ")",    ".",      "app:u@",
                       "%",       "ftp://me@h/", "\t",     "[",    "\xC3",   std::string(1, '\0')};
    std::string text;
    for (std::size_t i = 0; i < pieces; ++i) {
        text += all[random() % all.size()];
    }
    return text;
}

inline const words block_sizes = {"--block-size=1", "--block-size=7", "--block-size=64",
                                  "--block-size=100000"};

}  // namespace uriscan::tests
