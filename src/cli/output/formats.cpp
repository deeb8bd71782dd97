// Chooses the format of records.
#include "cli/output/formats.hpp"

namespace uriscan::cli {

format_pointer make_format(const record_options& options, column_list columns) {
    switch (options.format.value_or(format::jsonl)) {
        case format::jsonl: return make_json_format(columns);
        case format::tsv: return make_tsv_format(columns, true);
        case format::tsv_raw: return make_tsv_format(columns, false);
        case format::csv: return make_csv_format(columns, options.defuse);
        case format::templated: break;
    }
    return make_template_format(options.record_template);
}

}  // namespace uriscan::cli
