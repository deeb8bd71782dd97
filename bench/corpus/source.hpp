// The sources of random references, one for each shape of the corpus.  The first four have tables,
// which were measured on real lists of their kind.  In the tables, a `spread` contains the lengths
// or counts at the percentiles 0, 5, 25, 50, 75, 90, 95, 99 and 100.  A chance is a number in
// 10,000: 500 means 5 percent.
#pragma once

#include <memory>
#include <string>

#include "random.hpp"

namespace uriscan::bench {

class source {
public:
    source() = default;
    source(const source&) = delete;
    source& operator=(const source&) = delete;
    virtual ~source() = default;

    /// Appends the next reference.
    virtual void append(std::string& out, random_source&) = 0;
};

std::unique_ptr<source> make_web_links();
std::unique_ptr<source> make_files();
std::unique_ptr<source> make_articles();
std::unique_ptr<source> make_requests();
std::unique_ptr<source> make_ipv4_hosts();
std::unique_ptr<source> make_ipv6_hosts();
std::unique_ptr<source> make_short_references();
std::unique_ptr<source> make_long_links();
std::unique_ptr<source> make_encoded_queries();
std::unique_ptr<source> make_mapped_addresses();
std::unique_ptr<source> make_services();
std::unique_ptr<source> make_names();
std::unique_ptr<source> make_refused_links();

}  // namespace uriscan::bench
