// uriscan check: only the lines that are not valid, each with a caret, and a summary.
#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <iterator>

#include "cli/commands.hpp"
#include "cli/files.hpp"

namespace uriscan::cli {
namespace {

void append_diagnostic(std::string& out, const located_line& line, const parse_error& error) {
    fmt::format_to(std::back_inserter(out), "{}:{}:{}: error: {}\n", line.file, line.number,
                   error.offset + 1, describe(error, line.text));
    if (error.why != reason::too_long) {
        out += caret_diagram(line.text, error.offset);
    }
}

class summary {
public:
    void count(std::string_view line, bool valid) {
        ++lines_;
        valid_ += valid ? 1 : 0;
        octets_ += line.size();
    }
    std::uint64_t invalid() const { return lines_ - valid_; }

    void print() const {
        using seconds = std::chrono::duration<double>;
        const double elapsed = seconds(std::chrono::steady_clock::now() - start_).count();
        const double megabytes = static_cast<double>(octets_) / 1e6;
        fmt::print(stderr,
                   "uriscan: {} line{}, {} valid, {} invalid; {:.1f} MB in {:.2f} s, {:.0f} MB/s\n",
                   lines_, lines_ == 1 ? "" : "s", valid_, invalid(), megabytes, elapsed,
                   megabytes / elapsed);
    }

private:
    std::uint64_t lines_ = 0;
    std::uint64_t valid_ = 0;
    std::uint64_t octets_ = 0;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace

int check_command(const options& options) {
    output out;
    summary summary;
    if (options.header) {
        out.text() += tsv_header() + (options.null_separated ? '\0' : '\n');
    }
    const int status = for_each_line(options, out, [&](const located_line& line) {
        const auto result = parse(options.held_against, line.text);
        summary.count(line.text, result.has_value());
        if (result) {
            return;
        }
        if (options.format) {
            append_record(out.text(), *options.format, line.text, result);
            out.text() += options.null_separated ? '\0' : '\n';
        } else {
            append_diagnostic(out.text(), line, result.error());
        }
        out.flush_if_large();
    });
    out.flush();
    summary.print();
    return status == all_well && summary.invalid() > 0 ? some_invalid : status;
}

}  // namespace uriscan::cli
