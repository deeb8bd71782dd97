// The counts of all lines, in bounded memory.
#pragma once

#include <cstddef>
#include <memory>
#include <memory_resource>
#include <span>

#include "cli/stats/counted_by.hpp"
#include "cli/stats/summary.hpp"
#include "cli/system/page_memory.hpp"

namespace uriscan::cli {

// A summary that forgets rare values if a table has too many values, or if all tables together need
// too much memory.
class bounded_summary {
public:
    // `by` must outlive this object.  The tables can grow between two calls of forget_rarest().  If
    // they grow by at most an eighth of `max_memory`, they never need more than `max_memory`
    // octets.
    bounded_summary(std::span<const counted_by> by, std::size_t max_distinct,
                    std::size_t max_memory);

    // Forgets rare values if the tables are too large.  For the same input, always call this
    // function after the same lines, whatever the time and the number of threads.  Then the same
    // input always gives the same counts.
    void forget_rarest();

    // The result is valid until the next call of forget_rarest().
    const summary& counted() const { return tables_->counted; }
    summary& counted() { return tables_->counted; }

private:
    // The tables and their memory.  To forget values, the program copies all other values to new
    // tables.  So the system gets all memory of the old tables back.
    struct tables {
        explicit tables(std::span<const counted_by> by) : counted(by, memory) {}

        page_memory pages;
        std::pmr::monotonic_buffer_resource memory{first_buffer, &pages};
        summary counted;
    };
    static constexpr std::size_t first_buffer = std::size_t{256} * 1024;

    std::span<const counted_by> by_;
    std::size_t max_distinct_;
    std::size_t max_memory_;
    std::unique_ptr<tables> tables_;
};

}  // namespace uriscan::cli
