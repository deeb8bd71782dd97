// What `stats` counts: how many texts are valid, how long they are, and how often the components of the
// valid ones (RFC 3986, section 3) have which values.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/stats/value_counts.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

// What texts can be counted by.
enum class aspect : std::uint8_t {
    scheme,
    host,
    domain,  // the registrable domain of the host
    host_kind,
    port,
    path,
    query_key,  // the names of query parameters
    component,  // which components there are
    length,     // of the text, in powers of two
    error,      // of a text that is not valid
};

// Returns the name, such as "host-kind".  The text is static.
std::string_view name_of(aspect);

// What stands for a value that is absent, in value_counts: no component is like this.
inline constexpr std::string_view absent_value("\0", 1);

struct totals {
    std::uint64_t texts = 0;  // lines, or what was taken of them
    std::uint64_t valid = 0;
    std::uint64_t octets = 0;
    std::uint64_t shortest = UINT64_MAX;  // text, in octets
    std::uint64_t longest = 0;

    void add(const totals& others);
};

class summary {
public:
    // Counts by `aspects`, which must outlive it, as must `memory`, from which it allocates.
    explicit summary(std::span<const aspect> aspects,
                     std::pmr::memory_resource* memory = std::pmr::get_default_resource());

    // Adds what parsing `text` gave.
    void add(std::string_view text, const result<uri_view>& result);

    // Adds a text that is not valid, or a line from which none could be taken, for this reason.
    void add_error(std::string_view text, std::string_view error);

    void add(const summary& others);

    // Forgets what is rare where more than `most` different values were counted.
    void forget_rarest(std::size_t most);

    const totals& all() const { return totals_; }
    std::span<const aspect> aspects() const { return aspects_; }

    // What was counted by the aspect of this number.
    const value_counts& counted(std::size_t number) const { return counted_[number]; }

private:
    void add_length(std::size_t size);
    void count(value_counts& counts, aspect by, const uri_view& uri);

    std::span<const aspect> aspects_;
    totals totals_;
    std::vector<value_counts> counted_;  // one for each aspect
    std::string key_;                    // is used again and again
};

}  // namespace uriscan::cli
