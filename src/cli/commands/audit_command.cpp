// uriscan audit: what others read differently in each line, or may not want.
#include "uriscan/audit.hpp"

#include "cli/commands/commands.hpp"
#include "cli/system/files.hpp"
#include "cli/arguments/help.hpp"
#include "cli/commands/line_records.hpp"

namespace uriscan::cli {
namespace {

void write_list() {
    std::string list;
    for (const finding_description& description : all_findings()) {
        list.append(to_string(description.what)).append("\n");
        list += paragraph(description.meaning, 4);
        list += paragraph("Example: " + printable(description.example), 4);
        list += paragraph(description.reader, 4);
    }
    write_out(list);
}

}  // namespace

int audit_command(const options& options) {
    if (options.list_findings) {
        write_list();
        return all_well;
    }
    const auto is_wanted = [&](const findings& found) {
        return options.wanted.empty() || (options.wanted.bits() & found.bits()) != 0;
    };
    return answer_with_records(
        options, columns_of_findings, [&](record& record, std::string_view text) {
            const auto result = parse(options.held_against, text);
            const findings found = result ? audit(*result) : audit_refused(text, result.error());
            if (!is_wanted(found)) {
                return false;
            }
            if (result) {
                record.set_valid();
            } else {
                record.set_fault(fault_of(result.error(), text));
            }
            record.set_findings(found);
            return true;
        });
}

}  // namespace uriscan::cli
