// Makes texts that differ in only one respect, so that a benchmark can measure the cost of the
// difference. Each list contains many different texts, because a branch predictor would learn a
// single text. The texts are drawn with a fixed seed.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "corpus/random.hpp"

namespace uriscan::bench {

/// A function that returns a random text.
using text_maker = std::function<std::string(random_source&)>;

/// Returns `count` texts, each followed by LF.
std::string make_texts(std::size_t count, const text_maker& make);

/// Returns a maker of URIs of `size` octets. Most of a URI is a path without triplets.
text_maker plain_path(std::size_t size);

/// Returns a maker of URIs of `size` octets whose paths have one triplet in every ten octets.
text_maker encoded_path(std::size_t size);

/// Returns a maker of URIs of `size` octets with `count` triplets at random places of the path.
text_maker scattered_encodings(std::size_t size, std::size_t count);

/// A kind of text. Its name says what is special about it.
struct text_kind {
    std::string name;
    text_maker make;
};

/// Returns the kinds of hosts, each in a URI of 80 octets.
std::vector<text_kind> host_kinds();

/// A kind of text that is accepted, and similar kinds of the same size that have a mistake.
struct mistake_group {
    text_kind accepted;
    std::vector<text_kind> rejected;
};

std::vector<mistake_group> mistake_groups();

/// A long text: `head`, then `again` repeated, then `tail`.
struct hostile_shape {
    std::string name;
    std::string head;
    std::string again;
    std::string tail;

    std::string text(std::size_t size) const;
};

std::vector<hostile_shape> hostile_shapes();

}  // namespace uriscan::bench
