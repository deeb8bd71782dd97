// The value of a column in a record.
#pragma once

#include <string_view>

namespace uriscan::cli {

// A value that may be absent: then it is a null text.  An empty text is not absent.
using cell = std::string_view;

}  // namespace uriscan::cli
