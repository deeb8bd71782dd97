// Texts that differ in one respect alone, to see what it costs.  Each list has many different ones,
// drawn from a fixed seed, as a branch predictor learns a single one by heart.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "random.hpp"

namespace uriscan::bench {

/// Draws a text.
using text_maker = std::function<std::string(random_source&)>;

/// Returns `count` texts, each ended by LF.
std::string make_texts(std::size_t count, const text_maker& make);

/// Makes a URI of `size` octets, which is mostly a path without percent-encodings.
text_maker plain_path(std::size_t size);

/// Makes one whose path has a percent-encoding in every ten octets.
text_maker encoded_path(std::size_t size);

/// Makes a URI of `size` octets with so many percent-encodings at random places of its path.
text_maker scattered_encodings(std::size_t size, std::size_t count);

/// A kind of text, under the name of what is special about it.
struct text_kind {
    std::string name;
    text_maker make;
};

/// Returns the kinds of hosts, each in a URI of 80 octets.
std::vector<text_kind> host_kinds();

/// A text that is accepted, and the same with a mistake: of the same size, and so many octets.
struct mistake_group {
    text_kind accepted;
    std::vector<text_kind> rejected;
};

std::vector<mistake_group> mistake_groups();

/// A long text: a head, then something over and over, then a tail.
struct hostile_shape {
    std::string name;
    std::string head;
    std::string again;
    std::string tail;

    std::string text(std::size_t size) const;
};

std::vector<hostile_shape> hostile_shapes();

}  // namespace uriscan::bench
