// Makes a corpus of URI references that look like those of real lists. The seed is fixed, so the
// octets are the same on every machine and with every compiler. No line is copied from a real list.
// Only the lengths, the frequencies and the kinds of mistakes come from real lists (README.md has
// the numbers).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::bench {

/// Names a kind of list.
enum class shape {
    web,       ///< Links between web pages. One in 140 is broken.
    files,     ///< The files of source trees, directory by directory.
    articles,  ///< The pages of an encyclopedia. One in fourteen contains triplets.
    requests,  ///< From a web server's log: targets (which are relative) and referers.
    mix,       ///< All four, a quarter each.
    // The following are not like any real list.  Each has much of something that costs time, or
    // little of everything.
    ipv4,              ///< Links to IPv4 addresses.
    ipv6,              ///< Links to IPv6 addresses.
    short_references,  ///< At most 16 octets.
    long_links,        ///< 200 to 2,000 octets.
    encoded_queries,   ///< 6 or more triplets.
    mapped_addresses,  ///< Links to IPv6 addresses that end with an IPv4 address.
    services,          ///< With user information and a port.
    names,             ///< Without an authority: mailto, tel and urn.
    refused_links,     ///< Web links, each with a mistake.
};

inline constexpr shape all_shapes[] = {shape::web,
                                       shape::files,
                                       shape::articles,
                                       shape::requests,
                                       shape::mix,
                                       shape::ipv4,
                                       shape::ipv6,
                                       shape::short_references,
                                       shape::long_links,
                                       shape::encoded_queries,
                                       shape::mapped_addresses,
                                       shape::services,
                                       shape::names,
                                       shape::refused_links};

/// Returns the shape's name, such as "web".
std::string_view name_of(shape) noexcept;

/// Returns the shape of that name, or std::nullopt if there is none.
std::optional<shape> shape_named(std::string_view name) noexcept;

/// Returns `count` distinct references, each followed by LF.
std::string make_corpus(shape, std::size_t count);

}  // namespace uriscan::bench
