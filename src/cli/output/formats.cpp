// Chooses the format of records.
#include "cli/output/formats.hpp"

namespace uriscan::cli {

format_pointer make_format(const record_options& options, column_list usual, bool can_be_null) {
    const column_list columns = options.columns_or(usual);
    switch (options.format.value_or(format::jsonl)) {
        case format::jsonl:
            return options.fields.empty() ? make_json_format(columns)
                                          : make_json_fields_format(columns);
        case format::tsv: return make_tsv_format(columns, true);
        case format::tsv_raw: return make_tsv_format(columns, false);
        case format::csv: return make_csv_format(columns, options.defuse);
        case format::rowbinary: return make_rowbinary_format(columns, can_be_null);
        case format::arrow: return make_arrow_format(columns);
        case format::templated: break;
    }
    return make_template_format(options.record_template);
}

}  // namespace uriscan::cli
