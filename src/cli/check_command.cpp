// uriscan check: only the lines that are not valid, each with a caret, and a summary.
#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <mutex>

#include "cli/commands.hpp"
#include "cli/faults.hpp"
#include "cli/pipeline.hpp"

namespace uriscan::cli {
namespace {

void append_diagnostic(fmt::memory_buffer& out, const located_line& line,
                       const parse_error& error) {
    append_message(out, line.file, line.number, fault_of(error, line.text));
    if (error.why != reason::too_long) {
        out.append(caret_diagram(line.text, error.offset));
    }
}

struct counts {
    std::uint64_t lines = 0;
    std::uint64_t invalid = 0;
    std::uint64_t octets = 0;
};

void print_summary(const counts& counted, std::chrono::duration<double> elapsed) {
    const double megabytes = static_cast<double>(counted.octets) / 1e6;
    say(fmt::format(
        "uriscan: {} line{}, {} valid, {} invalid; {:.1f} MB in {:.2f} s, {:.0f} MB/s\n",
        counted.lines, counted.lines == 1 ? "" : "s", counted.lines - counted.invalid,
        counted.invalid, megabytes, elapsed.count(), megabytes / elapsed.count()));
}

template <class Result>
void append_invalid(fmt::memory_buffer& out, const options& options, const located_line& line,
                    const Result& result) {
    if (options.format) {
        append_record(out, *options.format, line.text, result);
        out.push_back(options.separator());
    } else {
        append_diagnostic(out, line, result.error());
    }
}

template <class Rule>
counts check_block(const options& options, Rule rule, const block& block, output& out) {
    counts counted;
    for_each_line(block, options.separator(), [&](const located_line& line) {
        ++counted.lines;
        counted.octets += line.text.size();
        const auto result = parse(rule, line.text);
        if (!result) {
            ++counted.invalid;
            append_invalid(out.text(), options, line, result);
            out.flush_if_large();
        }
    });
    return counted;
}

}  // namespace

int check_command(const options& options) {
    const auto start = std::chrono::steady_clock::now();
    counts total;
    std::mutex adding;
    const int status = answer_blocks(options, tsv_header(), [&](const block& block, output& out) {
        const counts counted =
            std::visit([&](auto rule) { return check_block(options, rule, block, out); },
                       options.rule_of_either_rfc());
        const std::lock_guard lock(adding);
        total.lines += counted.lines;
        total.invalid += counted.invalid;
        total.octets += counted.octets;
    });
    print_summary(total, std::chrono::steady_clock::now() - start);
    return status == all_well && total.invalid > 0 ? some_invalid : status;
}

}  // namespace uriscan::cli
