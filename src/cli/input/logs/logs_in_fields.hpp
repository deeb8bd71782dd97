// The lines of a log in fields: --log with --field.  Containers, for instance, write such fields in
// JSON.
#pragma once

#include <string_view>

#include "cli/input/input_options.hpp"
#include "cli/input/lines.hpp"
#include "cli/input/logs/access_log.hpp"

namespace uriscan::cli {

// The lines of a block; see input_format.hpp.  `Fields` is the format that has the fields.
template <class Fields>
class logs_in_fields : public Fields {
public:
    logs_in_fields(const block& block, const input_options& options)
        : Fields(block, options), reader_(options.log, {}) {}

    // Calls `use` for each URI, and for each line without a URI.
    template <class Use>
    void visit(Use use) {
        Fields::visit([&](const located_line& field) {
            if (!field.has_text()) {
                use(field);
                return;
            }
            located_line line = field;
            const std::size_t end = line.text.find_last_not_of("\r\n") + 1;  // npos + 1 is 0
            line.text = line.text.substr(0, end);
            reader_.start(line.text);
            const bool is_decoded = !is_slice(line.text, line.whole);
            for (located_line uri : reader_.read(line)) {
                uri.start = field.start + (is_decoded ? 0 : uri.start);
                uri.fault.offset = field.start + (is_decoded ? 0 : uri.fault.offset);
                use(uri);
            }
        });
    }

private:
    log_reader reader_;
};

}  // namespace uriscan::cli
