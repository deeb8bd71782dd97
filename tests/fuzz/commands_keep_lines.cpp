// Properties of whole commands.  `parse` writes one record for each line: the number of records is
// the number of lines.  With --format, the same holds for normalize, resolve, relativize and
// repair.  All commands, also audit, extract and stats, write the same text for any number of
// threads and for any number of octets that are read at once.
//
// The commands read from a file in memory, and write to one.  The last octets choose the command
// and its options; the rest is the input.
#include <functional>

#include "cli.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/decoders.hpp"
#include "cli/input/logs/known_logs.hpp"
#include "cli/system/process.hpp"

namespace uriscan::tests {
namespace {

using cli::common_options;
using cli::format;
using cli::record_options;

// Runs a command with these options, and returns its exit status.
using command = std::function<int(const common_options&)>;

command parse_command(const record_options& records, fuzz_input& input) {
    cli::parse_command_options options;
    options.records = records;
    options.decode = records.format != format::tsv_raw && input.choose(2) == 1;
    options.lenient = input.choose(2) == 1;
    return [options](const common_options& common) mutable {
        options.common = common;
        return run_parse(options);
    };
}

// Returns normalize, resolve or relativize.
command operation_command(const record_options& records, std::size_t which) {
    const std::string base = "http://a/b/c/d;p?q";
    return [=](const common_options& common) {
        const cli::operation_options operation{.common = common, .records = records};
        switch (which) {
            case 0: return cli::run_normalize({.operation = operation});
            case 1: return cli::run_resolve({.operation = operation, .base = base});
            default: return cli::run_relativize({.operation = operation, .base = base});
        }
    };
}

command repair_command(const record_options& records) {
    return [=](const common_options& common) {
        cli::repair_command_options options;
        options.common = common;
        options.records = records;
        return run_repair(options);
    };
}

command audit_command(const record_options& records) {
    return [=](const common_options& common) {
        return cli::run_audit({.common = common, .records = records});
    };
}

command extract_command(const record_options& records) {
    return [=](const common_options& common) {
        cli::extract_command_options options{.common = common, .records = records};
        options.common.input.max_line = cli::no_limit;  // a longer line would give a message
        return run_extract(options);
    };
}

// Returns a `stats` that has to forget values, because it may use little memory.  It can count the
// targets and referers of a log.
command stats_command(fuzz_input& input) {
    cli::stats_command_options options;
    options.stats.as_json = true;
    options.stats.by = cli::read_tables("host,path,query_keys");
    options.stats.max_memory = 256 + 16 * input.choose(256);
    options.stats.max_distinct = 1 + input.choose(16);
    cli::log_options log;
    if (input.choose(2) == 1) {
        cli::set_log_notation(log, "$status $request_uri $http_referer");
        log.wanted = cli::log_uris::both;
        log.has_values = true;
        options.stats.by.push_back(cli::read_tables("status").front());
    }
    return [options, log](const common_options& common) mutable {
        options.common = common;
        options.common.input.log = log;
        options.common.input.max_line = cli::no_limit;  // a longer line would give a message
        return run_stats(options);
    };
}

struct chosen {
    command run;
    bool has_record_per_line;
};

chosen choose_command(fuzz_input& input) {
    constexpr std::array formats = {format::jsonl, format::tsv, format::csv, format::tsv_raw};
    const std::size_t which = input.choose(8);
    record_options records;
    records.format = formats.at(input.choose(which > 3 ? 3 : 4));
    switch (which) {
        case 0: return {parse_command(records, input), records.format != format::csv};
        case 1:
        case 2:
        case 3: return {operation_command(records, which - 1), records.format != format::csv};
        case 4: return {repair_command(records), records.format != format::csv};
        case 5: return {audit_command(records), false};
        case 6: return {extract_command(records), false};
        default: return {stats_command(input), false};
    }
}

// The files in memory.  As soon as they exist, standard output is the file `out`.
struct files {
    memory_file in, out;
    files() { expect(::dup2(out.descriptor(), STDOUT_FILENO) >= 0, "", "dup2() has failed"); }
};

files& all_files() {
    static files all;
    return all;
}

std::string output_of(const command& run, common_options options, unsigned threads,
                      std::size_t block_size) {
    options.threads = threads;
    options.input.block_size = block_size;
    options.input.progress = cli::when::never;
    all_files().out.set("");
    const int status = run(options);
    if (status == cli::exit_interrupted) {
        std::exit(1);  // the user has pressed Ctrl-C, which `stats` catches
    }
    expect(status == cli::exit_ok, all_files().in.text(), "the exit status is not 0");
    return all_files().out.text();
}

std::size_t lines_in(std::string_view text, char separator) {
    const auto ends = std::ranges::count(text, separator);
    return static_cast<std::size_t>(ends) + (text.empty() || text.ends_with(separator) ? 0 : 1);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const auto [run, has_record_per_line] = choose_command(input);
    common_options options;
    options.input.null_separated = input.choose(2) == 1;
    options.input.max_line = input.choose(2) == 1 ? 1 + input.choose(64) : options.input.max_line;
    const bool has_threads = input.choose(8) == 1;  // few inputs, because threads take time
    const std::size_t block_size = 1 + input.choose(256);
    const std::string_view text = input.rest();
    if (!starts_like_lines(text)) {
        return 0;
    }
    options.input.files = {all_files().in.name()};
    all_files().in.set(text);
    const std::string whole = output_of(run, options, 1, 4096);
    const char separator = options.input.separator();
    expect(!has_record_per_line || lines_in(whole, separator) == lines_in(text, separator), text,
           "there is not one record for each line");
    expect(output_of(run, options, 1, block_size) == whole, text,
           "the output depends on the size of reads");
    expect(!has_threads || output_of(run, options, 2, block_size) == whole, text,
           "the output depends on the number of threads");
    return 0;
}
