// Chooses the format of records.
#include "cli/output/formats.hpp"

#include <algorithm>
#include <utility>

namespace uriscan::cli {

field_list record_options::fields_or(column_list usual) const {
    return fields.empty() ? fields_of(usual) : fields;
}

record_format::record_format(field_list fields)
    : fields_(std::move(fields)),
      derived_(number_derived(fields_)),
      slots_(fields_.begin(), fields_.end()),
      needs_place_(std::ranges::any_of(fields_, &field::needs_place)) {
    for (const field_slot& each : slots_) {
        wanted_ |= each.bit;
    }
}

format_pointer make_format(const record_options& options, column_list usual, bool can_be_null) {
    field_list fields = options.fields_or(usual);
    switch (options.format.value_or(format::jsonl)) {
        case format::jsonl:
            return options.fields.empty() ? make_json_format(usual)
                                          : make_json_fields_format(std::move(fields));
        case format::tsv: return make_tsv_format(std::move(fields), true);
        case format::tsv_raw: return make_tsv_format(std::move(fields), false);
        case format::csv: return make_csv_format(std::move(fields), options.defuse);
        case format::rowbinary: return make_rowbinary_format(std::move(fields), can_be_null);
        case format::arrow: return make_arrow_format(std::move(fields));
        case format::templated: break;
    }
    return make_template_format(options.record_template);
}

}  // namespace uriscan::cli
