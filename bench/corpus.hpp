// A corpus of URI references as real lists have them, made from a fixed seed: the same octets on
// every machine and with every compiler.  No line is a copy; only lengths, frequencies and the
// kinds of mistakes were taken from the lists (bench/README.md has the numbers).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::bench {

/// Names a kind of list.
enum class shape {
    web,       ///< Links between web pages, one in 140 of them broken.
    files,     ///< The files of source trees, one directory after the other.
    articles,  ///< The pages of an encyclopedia; one in fourteen has percent-encodings.
    requests,  ///< What a web server logs: targets, which are relative, and referers.
    mix,       ///< All four, a quarter each.
};

inline constexpr shape all_shapes[] = {shape::web, shape::files, shape::articles, shape::requests,
                                       shape::mix};

/// Returns the shape's name, such as "web".
std::string_view to_string(shape) noexcept;

/// Returns the shape of that name, if there is one.
std::optional<shape> shape_named(std::string_view name) noexcept;

/// Returns `count` distinct references, each ended by LF.
std::string make_corpus(shape, std::size_t count);

}  // namespace uriscan::bench
