// Matches a text with URI templates.
#pragma once

#include "cli/fields/field_table.hpp"
#include "uriscan/template_matcher.hpp"

namespace uriscan::cli {

// Matches the whole text, or else its path and query, or else its path.  `path` and `query` are
// null if there are none; they are parts of one text.
bool match_text(const template_matcher&, cell text, cell path, cell query, template_match& found);

}  // namespace uriscan::cli
