// uriscan audit: finds risky URIs, and URIs that programs read differently.
#include "cli/commands/commands.hpp"

#include <string>

#include "cli/commands/line_records.hpp"
#include "cli/output/paragraph.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"

namespace uriscan::cli {
namespace {

void write_list() {
    constexpr std::size_t width = 80;
    constexpr std::size_t margin = 4;
    std::string list;
    for (const finding_description& description : all_findings()) {
        list.append(name_of(description.finding)).append("\n");
        list += paragraph(description.meaning, width, margin);
        list += paragraph("Example: " + printable(description.example), width, margin);
        list += paragraph(description.reader, width, margin);
    }
    write_out(list);
}

}  // namespace

int run_audit(const audit_command_options& options) {
    if (options.list_findings) {
        write_list();
        return exit_ok;
    }
    const auto is_wanted = [&](const audit_findings& found) {
        return options.wanted.empty() || (options.wanted.bits() & found.bits()) != 0;
    };
    const auto fill = [&](record& record, std::string_view text) {
        const auto result = parse(options.checked_rule, text);
        const audit_findings found = result ? audit(*result) : audit_refused(text, result.error());
        if (!is_wanted(found)) {
            return false;
        }
        if (result) {
            record.set_components(*result);
        } else {
            record.set_error(error_of(result.error(), text));
        }
        record.set_findings(found);
        return true;
    };
    return write_records(options.common, options.records, columns_of_findings, fill,
                         options.wanted.empty());
}

}  // namespace uriscan::cli
