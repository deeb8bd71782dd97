// Reads blocks in the format that the options name.
#include "cli/input/each_field.hpp"

#include "cli/input/input_format.hpp"

namespace uriscan::cli {

escapes escapes_in(const input_options& options) {
    return with_format(
        options, [&]<class Format>(format_tag<Format>) { return Format::escapes_in(options); });
}

void visit_fields(const block& block, const input_options& options, line_user use) {
    with_format(options,
                [&]<class Format>(format_tag<Format>) { Format(block, options).visit(use); });
}

}  // namespace uriscan::cli
