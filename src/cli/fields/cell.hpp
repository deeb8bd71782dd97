// The value of a column in a record.
#pragma once

#include <string_view>

namespace uriscan::cli {

// A value that can be absent.  An absent value is a text whose data() is null.  An empty text is
// not absent.
using cell = std::string_view;

}  // namespace uriscan::cli
