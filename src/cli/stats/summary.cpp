// Counts the values of URIs.  Schemes and hosts are normalized first (RFC 3986, section 6.2.2), so
// that equivalent values are counted together.
#include "cli/stats/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>

#include "cli/fields/domains.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/normalize.hpp"

namespace uriscan::cli {
namespace {

// Sets `lowered` to `text` in lower case.
void to_lower(std::string_view text, std::string& lowered) {
    lowered.resize(text.size());
    std::ranges::transform(text, lowered.begin(), lower);
}

// Sets `host` to the normal form of the host of `uri` (RFC 3986, sections 6.2.2.1 and 6.2.2.2).
void normal_host(const uri_view& uri, std::string& host) {
    to_lower(uri.host(), host);
    if (host.find('%') != std::string::npos) {
        constexpr auto rules = normalization::letter_case | normalization::percent_encoding;
        // The normal form is not longer than `uri`, so there is no error.
        host = normalize(uri, rules)->view().host();
    }
}

void count_port(value_counts& counts, const uri_view& uri, std::uint64_t times) {
    const port_value port = uri.port_number();
    switch (port.status) {
        case port_status::absent: counts.add(absent_value, times); break;
        case port_status::empty: counts.add("", times); break;
        case port_status::value: counts.add(fmt::format_int(port.number).str(), times); break;
        case port_status::overflow: counts.add("more than 65535", times); break;
    }
}

void count_components(value_counts& counts, const uri_view& uri, std::uint64_t times) {
    const auto add_if = [&](bool has, std::string_view name) {
        if (has) {
            counts.add(name, times);
        }
    };
    add_if(uri.has_scheme(), "scheme");
    add_if(uri.has_authority(), "authority");
    add_if(uri.has_userinfo(), "userinfo");
    add_if(uri.has_port(), "port");
    add_if(!uri.path().empty(), "path");
    add_if(uri.has_query(), "query");
    add_if(uri.has_fragment(), "fragment");
}

// Returns the names of all ranges of lengths.  Name N is for lengths that have N binary digits;
// name 5, for example, is "16-31".
std::vector<std::string> names_of_lengths() {
    std::vector<std::string> lengths = {"0", "1"};
    for (unsigned bits = 2; bits <= std::numeric_limits<std::uint64_t>::digits; ++bits) {
        const std::uint64_t least = std::uint64_t{1} << (bits - 1);
        lengths.push_back(fmt::format("{}-{}", least, least + (least - 1)));
    }
    return lengths;
}

void count_length(value_counts& counts, std::uint64_t size, std::uint64_t times) {
    static const std::vector<std::string> lengths = names_of_lengths();
    counts.add(lengths[static_cast<std::size_t>(std::bit_width(size))], times);
}

}  // namespace

void totals::add(const totals& others) {
    texts += others.texts;
    valid += others.valid;
    octets += others.octets;
    shortest = std::min(shortest, others.shortest);
    longest = std::max(longest, others.longest);
}

summary::summary(std::span<const aspect> aspects, std::pmr::monotonic_buffer_resource& memory)
    : aspects_(aspects) {
    counted_.reserve(aspects.size());
    for (std::size_t i = 0; i < aspects.size(); ++i) {
        counted_.emplace_back(memory);
    }
}

void summary::add_length(std::uint64_t size, std::uint64_t times) {
    totals_.add({times, 0, size * times, size, size});
}

void summary::add(std::string_view text, const result<uri_view>& result, std::uint64_t times) {
    if (!result) {
        const uri_error error = result.error();
        add_error(text.size(),
                  fmt::format("{} in {}", to_string(error.why), to_string(error.where)), times);
        return;
    }
    add_length(text.size(), times);
    totals_.valid += times;
    for (std::size_t i = 0; i < aspects_.size(); ++i) {
        count(counted_[i], aspects_[i], *result, times);
    }
}

void summary::add_error(std::uint64_t octets, std::string_view error, std::uint64_t times) {
    add_length(octets, times);
    for (std::size_t i = 0; i < aspects_.size(); ++i) {
        if (aspects_[i] == aspect::length) {
            count_length(counted_[i], octets, times);
        } else if (aspects_[i] == aspect::error) {
            counted_[i].add(error, times);
        }
    }
}

void summary::count(value_counts& counts, aspect by, const uri_view& uri, std::uint64_t times) {
    const auto add_if = [&](bool has, std::string_view value) {
        counts.add(has ? value : absent_value, times);
    };
    switch (by) {
        case aspect::scheme:
            to_lower(uri.scheme(), key_);
            add_if(uri.has_scheme(), key_);
            break;
        case aspect::host:
            normal_host(uri, key_);
            add_if(uri.has_authority(), key_);
            break;
        case aspect::domain:
            normal_host(uri, key_);
            add_if(uri.has_authority(), uri.host_kind() == host_kind::reg_name
                                            ? registrable_domain(key_)
                                            : std::string_view(key_));
            break;
        case aspect::host_kind: add_if(uri.has_authority(), to_string(uri.host_kind())); break;
        case aspect::port:
            if (uri.has_authority()) {
                count_port(counts, uri, times);
            }
            break;
        case aspect::path: counts.add(uri.path(), times); break;
        case aspect::component: count_components(counts, uri, times); break;
        case aspect::length: count_length(counts, uri.text().size(), times); break;
        case aspect::query_key:  // see add_keys()
        case aspect::error: break;
    }
}

summary::parameters summary::add_keys(parameters from, std::size_t most) {
    const auto found = std::ranges::find(aspects_, aspect::query_key);
    if (found == aspects_.end()) {
        return {};
    }
    value_counts& counts = counted_[static_cast<std::size_t>(found - aspects_.begin())];
    for (std::size_t octets = 0; octets < most && !from.empty(); ++from.first) {
        const std::string_view key = (*from.first).key;
        counts.add(key);
        octets += value_counts::octets_for(key);
    }
    return from;
}

void summary::add(const summary& others) {
    totals_.add(others.totals_);
    for (std::size_t i = 0; i < counted_.size(); ++i) {
        counted_[i].add(others.counted_[i]);
    }
}

void summary::copy_most_frequent(const summary& others, table_limits limits) {
    totals_ = others.totals_;
    for (std::size_t i = 0; i < counted_.size(); ++i) {
        counted_[i].copy_most_frequent(others.counted_[i], limits);
    }
}

}  // namespace uriscan::cli
