// The values of a log's line that are not URIs.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "cli/fields/field_table.hpp"

namespace uriscan::cli {

// One text for each field from `time` on.  The texts are without quotation marks, and without the
// escapes of the log.  A value that the line does not have is a null view.
class log_values {
public:
    std::string_view operator[](field_id which) const {
        return texts_[index_of(which) - first_of_log];
    }
    std::string_view& operator[](field_id which) { return texts_[index_of(which) - first_of_log]; }

private:
    std::array<std::string_view, stored_count - first_of_log> texts_;
};

}  // namespace uriscan::cli
