// Parses many texts into columns, one row for each text.
#include "uriscan/batch.hpp"

#include <cassert>

#include "parse/columns.hpp"
#include "parse/reading.hpp"

namespace uriscan {
namespace {

void resize(uri_columns& columns, std::size_t rows) {
    for (std::vector<std::uint32_t>* const column :
         {&columns.scheme_end, &columns.host_begin, &columns.host_end, &columns.path_begin,
          &columns.path_end, &columns.query_end, &columns.stop}) {
        column->resize(rows);
    }
    columns.valid.assign((rows + 63) / 64, 0);
}

}  // namespace

std::size_t parse_batch(std::span<const std::string_view> texts, uri_columns& columns, rule rule) {
    resize(columns, texts.size());
    std::size_t valid = 0;
    for (std::size_t row = 0; row < texts.size(); ++row) {
        if (texts[row].size() > max_text_size) {
            put(columns, row, no_components, max_text_size);
            continue;
        }
        read_part part;
        const extent read = read_by_rule(rule, texts[row], part);
        assert(read.stop <= texts[row].size());
        put(columns, row, read.whole ? part.at : no_components, read.stop);
        columns.valid[row / 64] |= std::uint64_t{read.whole} << row % 64;
        valid += read.whole ? 1 : 0;
    }
    return valid;
}

}  // namespace uriscan
