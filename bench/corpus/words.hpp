// Makes random text of a given length: words, names of hosts, and opaque values. The words come
// from a small vocabulary or consist of syllables. A `style` says how a list joins its words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "random.hpp"

namespace uriscan::bench {

/// The style of a list's words. `capitals` and `numbers` are chances in 10,000.
struct style {
    std::span<const weighted> separators;  ///< Between two words.
    std::uint32_t capitals;                ///< Words that start with a capital.
    std::uint32_t numbers;                 ///< Words that are digits.
};

/// Appends exactly `length` octets of words.
void append_words(std::string& out, random_source&, const style&, std::size_t length);

/// Appends exactly `length` octets of syllables, for names of hosts.
void append_name(std::string& out, random_source&, std::size_t length);

/// Appends exactly `length` octets that look like a key, a token or a digest.
void append_opaque(std::string& out, random_source&, std::size_t length);

/// Appends exactly `length` hexadecimal digits.
void append_hex(std::string& out, random_source&, std::size_t length);

/// Appends a host of about `length` octets under a domain that is reserved for examples (RFC 2606).
/// The host has `labels` labels in all. If `www` is true and there is room, the first label is
/// "www".
void append_host(std::string& out, random_source&, std::size_t length, std::size_t labels,
                 bool www);

}  // namespace uriscan::bench
