// uriscan repair: writes each line as a valid URI reference, and repairs lines that are not valid.
#include "cli/commands/commands.hpp"
#include "cli/commands/line_records.hpp"

namespace uriscan::cli {

int run_repair(const repair_command_options& options) {
    const repairs allowed = options.allowed();
    const auto write = [&](result_writer& results, const located_line& line) {
        const auto write_result = [&](auto& repaired, std::vector<deviation>* deviations) {
            repaired ? results.write(line, repaired->uri.text(), deviations)
                     : results.write_error(line, error_of(repaired.error(), line.text));
        };
        if (!line.has_text()) {
            results.write_without_text(line);
        } else if (options.records.format) {
            auto repaired = repair(line.text, allowed);
            write_result(repaired, repaired ? &repaired->deviations : nullptr);
        } else {  // a result without deviations needs no allocation
            const auto room = results.buffer(repaired_size_limit(line.text));
            const auto repaired = repair(line.text, room, {}, allowed);
            write_result(repaired, nullptr);
        }
    };
    return write_results(options.common, {options.records, columns_of_repairs}, write);
}

}  // namespace uriscan::cli
