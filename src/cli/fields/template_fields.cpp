// The functions of fields that are derived from URI templates.
#include "cli/fields/template_fields.hpp"

#include "cli/fields/field.hpp"

namespace uriscan::cli {
namespace {

// Matches a text, in memory that the thread keeps.  Returns null if no template matches.
const template_match* match_of(const stored_values& source, const field& of) {
    thread_local template_match found;
    return of.templates != nullptr &&
                   match_text(*of.templates, source[field_id::input], source[field_id::path],
                              source[field_id::query], found)
               ? &found
               : nullptr;
}

}  // namespace

bool match_text(const template_matcher& templates, cell text, cell path, cell query,
                template_match& found) {
    if (text.data() == nullptr) {
        return false;
    }
    if (templates.match(text, found)) {
        return true;
    }
    if (path.data() == nullptr) {
        return false;
    }
    const bool has_query = query.data() != nullptr;
    const cell target = has_query ? cell(path.data(), path.size() + 1 + query.size()) : path;
    return (target != text && templates.match(target, found)) ||
           (has_query && templates.match(path, found));
}

cell template_of(const stored_values& source, const field& of, std::string&) {
    const template_match* const found = match_of(source, of);
    return found == nullptr ? cell() : of.templates->template_text(found->index());
}

cell template_value_of(const stored_values& source, const field& of, std::string&) {
    const template_match* const found = match_of(source, of);
    return found == nullptr ? cell() : found->find(of.key).text;
}

}  // namespace uriscan::cli
