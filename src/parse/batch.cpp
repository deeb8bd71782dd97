// Parsing into columns.
#include "uriscan/batch.hpp"

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

void put(uri_columns& columns, std::size_t row, const uri_components& at, std::uint32_t stop) {
    columns.scheme_end[row] = at.scheme_end;
    columns.host_begin[row] = at.host_begin;
    columns.host_end[row] = at.host_end;
    columns.path_begin[row] = at.path_begin;
    columns.path_end[row] = at.path_end;
    columns.query_end[row] = at.query_end;
    columns.stop[row] = stop;
}

}  // namespace

std::size_t parse_batch(std::span<const std::string_view> texts, uri_columns& columns, rule rule) {
    resize(columns, texts.size());
    std::size_t valid = 0;
    for (std::size_t row = 0; row < texts.size(); ++row) {
        const auto uri = parse(rule, texts[row]);
        if (uri) {
            put(columns, row, uri->components(), static_cast<std::uint32_t>(texts[row].size()));
            columns.valid[row / 64] |= std::uint64_t{1} << row % 64;
            ++valid;
        } else {
            put(columns, row, {}, static_cast<std::uint32_t>(uri.error().offset));
        }
    }
    return valid;
}

}  // namespace uriscan
