// Each thread counts the lines of a block, then adds its counts to the total, in the order of the
// blocks.  If there is only one thread, it counts directly into the total.
//
// Rare values are forgotten only at certain offsets of the input, which do not depend on the
// blocks.  So the summaries are the same for any number of threads, even if some values are
// forgotten.
#include "cli/commands/stats_counts.hpp"

#include <algorithm>
#include <functional>
#include <list>
#include <memory_resource>
#include <mutex>
#include <span>

#include "cli/commands/parsed_lines.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/output/line_error.hpp"
#include "cli/stats/counted_text.hpp"
#include "cli/stats/summary.hpp"

namespace uriscan::cli {
namespace {

std::size_t number_of_summaries(const log_options& log) {
    return log.format != log_format::none && log.wanted == log_uris::both ? 2 : 1;
}

std::size_t memory_for_each_summary(const stats_command_options& options) {
    return options.stats.max_memory / number_of_summaries(options.common.input.log);
}

// Returns the size of a part of a file.  The values need less than 32 octets of memory for each
// octet of the input.  So the values of a part need less than an eighth of the memory.
std::size_t size_of_part(const stats_command_options& options) {
    const std::size_t size =
        memory_for_each_summary(options) / 256 / (1 + options.stats.by.size() / 16);
    return std::max(size, std::size_t{1});
}

// Counts the lines of one block.
class block_counter {
public:
    block_counter(const stats_command_options& options, const block& block, all_counts& all,
                  output& out)
        : options_(options),
          block_(block),
          all_(all),
          out_(out),
          part_size_(size_of_part(options)),
          is_alone_(options.common.threads == 1),
          text_(options.stats.by) {
        for (std::size_t i = 0; i < options.stats.by.size(); ++i) {
            if (summary::counts_items(options.stats.by[i])) {
                lists_.push_back(i);
            }
        }
        if (is_alone_) {
            start_turn();
        }
    }

    // Adds a line, or one of its URIs.  `uri` is the parsed text of the line, or null if the text
    // is not valid or was not parsed.
    void add(const located_line& line, const uri_view* uri) {
        const bool is_first = line.number != last_number_;
        last_number_ = line.number;
        const char* start = line.whole.data();
        for (std::uint64_t left = line.count; left > 0;) {
            if (const std::less<> before; !before(start, part_end_)) {
                start_part(start);
            }
            // Each of these empty lines is one octet.  Counts those that start in this part.
            const auto octets = static_cast<std::uint64_t>(part_end_ - start);
            const std::uint64_t times = std::min(left, std::max(octets, std::uint64_t{1}));
            if (is_first && line.log != nullptr) {
                text_.start(line, nullptr);
                counts_.front()->add_line(text_, times);
            }
            add_times(line, uri, times);
            start += times;
            left -= times;
        }
    }

    // Waits until all blocks before this one are counted, and adds the counts to the total.
    void finish() {
        if (is_alone_) {
            settle();
            turn_ = {};
        } else {
            add_to_total();
        }
    }

private:
    // The counts of successive lines that are in the same part of the file.
    struct stretch {
        explicit stretch(file_part of) : part(of) {}

        file_part part;
        std::vector<summary> counted;  // one for each of all_counts::summaries
    };
    static constexpr std::size_t most_stretches = 16;

    // Waits until all blocks before this one are counted, and takes the lock of the total.
    void start_turn() {
        out_.wait_for_turn();
        turn_ = all_.live->lock();
        if (all_.first_lines.empty()) {
            constexpr std::size_t most = 4096;
            all_.first_lines.assign(block_.lines.begin(), std::min(block_.lines.size(), most));
        }
    }

    // Goes on to the lines of `part`.  If they are in another part than the lines before them,
    // forgets the rarest values of the total.
    void go_to(file_part part) {
        if (part != all_.last_part) {
            settle();
            all_.forget_rarest_without_lock();
            all_.last_part = part;
        }
    }

    // Completes the tables of the total.
    void settle() {
        for (bounded_summary& each : all_.summaries) {
            each.counted().settle();
        }
    }

    void add_to_total() {
        start_turn();
        for (auto& [part, counted] : stretches_) {
            go_to(part);
            for (std::size_t i = 0; i < counted.size(); ++i) {
                counted[i].settle();
                all_.summaries[i].counted().add(counted[i]);
            }
        }
        turn_ = {};
        stretches_.clear();
        memory_.release();
    }

    // Adds `times` lines with the same URI.  A line with an error has no URI, so it is added to all
    // summaries.
    void add_times(const located_line& line, const uri_view* uri, std::uint64_t times) {
        if (line.has_text()) {
            add_text(line, uri, times);
            return;
        }
        if (line.is_null) {
            return;
        }
        text_.start(line, nullptr);
        for (summary* const each : counts_) {
            each->add_error(text_, line.octets(), times);
        }
        if (line.too_long != 0) {
            append_too_long(out_.messages(), line, "it is counted as not valid");
        }
    }

    // Starts to count the lines of the part in which `line` starts.
    void start_part(const char* line) {
        const char* const lines = block_.lines.begin();
        const std::uint64_t number =
            (block_.offset + static_cast<std::uint64_t>(line - lines)) / part_size_;
        const std::uint64_t end = (number + 1) * part_size_ - block_.offset;
        part_end_ = lines + std::min<std::uint64_t>(end, block_.lines.size());
        start_stretch({block_.file.data(), number});
    }

    // Chooses the tables for the lines of a part.  A single thread counts directly into the total.
    // With several threads, each part gets its own tables, which are added to the total in the turn
    // of the block.
    void start_stretch(file_part part) {
        part_ = part;
        counts_.clear();
        if (is_alone_) {
            go_to(part);
            for (bounded_summary& each : all_.summaries) {
                counts_.push_back(&each.counted());
            }
            return;
        }
        if (stretches_.size() == most_stretches) {
            add_to_total();
        }
        stretch& added = stretches_.emplace_back(part);
        added.counted.reserve(all_.summaries.size());
        for (std::size_t i = 0; i < all_.summaries.size(); ++i) {
            counts_.push_back(&added.counted.emplace_back(options_.stats.by, memory_));
        }
    }

    // Returns the counts that the URI of this line belongs to.
    summary& counts_for(const located_line& line) {
        return line.role == log_role::referer ? *counts_.back() : *counts_.front();
    }

    // Adds the text of a line.  If `times` is more than 1, the line is empty.
    void add_text(const located_line& line, const uri_view* uri, std::uint64_t times) {
        if (uri != nullptr) {
            add_uri(line, *uri, times);
        } else if (const auto parsed = parse(options_.checked_rule, line.text)) {
            add_uri(line, *parsed, times);
        } else {
            const uri_error error = parsed.error();
            text_.start(line, nullptr, &error);
            counts_for(line).add_error(text_, line.text.size(), times);
        }
    }

    void add_uri(const located_line& line, const uri_view& uri, std::uint64_t times) {
        const std::string_view lines(block_.lines.begin(), block_.lines.size());
        text_.start(line, &uri);
        if (times == 1 && is_slice(uri.text(), lines)) {
            counts_for(line).add_uri_later(text_);
        } else {
            counts_for(line).add_uri(text_, times);
        }
        for (const std::size_t list : lists_) {
            add_items(line, list);
        }
    }

    // One line can have millions of items, so values can also be forgotten within a line.
    void add_items(const located_line& line, std::size_t table) {
        const std::size_t most = 16 * part_size_;
        std::size_t octets = 0;
        text_.each_item(options_.stats.by[table].parts.front(), [&](std::string_view item) {
            if (octets >= most) {
                forget_within_line();
                octets = 0;
            }
            counts_for(line).add_item(table, item);
            octets += value_counts::octets_for(item.size());
        });
    }

    void forget_within_line() {
        if (is_alone_) {
            settle();
            all_.forget_rarest_without_lock();
        } else {
            add_to_total();
            all_.forget_rarest();
        }
        start_stretch(part_);
    }

    const stats_command_options& options_;
    const block& block_;
    all_counts& all_;
    output& out_;
    const std::size_t part_size_;
    const bool is_alone_;  // whether this is the only thread that counts
    counted_text text_;
    std::vector<std::size_t> lists_;     // the tables that count items
    std::unique_lock<std::mutex> turn_;  // owns the lock during the turn
    file_part part_;                     // the part of the file that has the current line
    std::vector<summary*> counts_;       // the counts of this part, one for each summary
    std::pmr::monotonic_buffer_resource memory_;
    std::list<stretch> stretches_;
    std::uint64_t last_number_ = 0;   // the number of the last line; 0 if there is none
    const char* part_end_ = nullptr;  // the end of the current part in the block
};

}  // namespace

all_counts::all_counts(const stats_command_options& options) {
    const stats_options& stats = options.stats;
    for (std::size_t i = 0; i < number_of_summaries(options.common.input.log); ++i) {
        summaries.emplace_back(stats.by, stats.max_distinct, memory_for_each_summary(options));
    }
}

bool all_counts::is_empty() const {
    return std::ranges::all_of(
        summaries, [](const bounded_summary& each) { return each.counted().all().texts == 0; });
}

void all_counts::forget_rarest() {
    const auto lock = live->lock();
    forget_rarest_without_lock();
}

void all_counts::forget_rarest_without_lock() {
    for (bounded_summary& each : summaries) {
        each.forget_rarest();
    }
}

int count_all(const stats_command_options& options, all_counts& all) {
    const int status = answer_blocks(options.common, [&](const block& block, output& out) {
        block_counter counter(options, block, all, out);
        for_each_text(block, options.common.input, options.checked_rule,
                      [&](const located_line& line, const uri_view* uri) {
                          if (!line.is_null || line.log != nullptr) {
                              counter.add(line, uri);
                          }
                      });
        counter.finish();
    });
    all.forget_rarest();
    return status;
}

}  // namespace uriscan::cli
