// Matches a text with URI templates.
#pragma once

#include "cli/fields/field_table.hpp"
#include "uriscan/template_matcher.hpp"

namespace uriscan::cli {

// Matches the whole text.  If no template matches it, matches its path and query.  If no template
// matches these, matches the path alone.  `path` and `query` are parts of one text, or null if
// there are none.
bool match_text(const template_matcher&, cell text, cell path, cell query, template_match& found);

}  // namespace uriscan::cli
