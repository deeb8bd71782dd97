// Writes a corpus to standard output, one reference on each line. The output is input for `speed`
// and for trials of the command line.
#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>

#include "corpus/corpus.hpp"
#include "numbers.hpp"

int main(int argc, char** argv) {
    using namespace uriscan::bench;
    const auto count = argc > 1 ? positive_number(argv[1]) : std::nullopt;
    const auto shape = argc > 2 ? shape_named(argv[2]) : std::optional(shape::mix);
    if (!count || !shape || argc > 3) {
        std::fputs(
            "usage: make_corpus N [web | files | articles | requests | mix | ipv4 | ipv6 |\n"
            "                      short | long | triplets | mapped | services | names |\n"
            "                      refused]\n"
            "Writes N distinct URI references, one on each line. The output is always the same.\n"
            "The default shape is mix.\n",
            stderr);
        return 2;
    }
    const std::string text = make_corpus(*shape, *count);
    const bool written =
        std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    if (!written) {
        std::perror("make_corpus");
    }
    return written ? 0 : 2;
}
