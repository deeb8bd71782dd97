// The functions of fields that are derived from URI templates.
#include "cli/fields/template_fields.hpp"

#include <array>
#include <string>

#include "cli/fields/field.hpp"

namespace uriscan::cli {
namespace {

// The last text that was matched, so that several fields of one record match it only once.  A text
// is the same if it has the same address and the same octets.
class last_match {
public:
    // Returns null if no template matches.
    const template_match* of(const template_matcher& templates, cell text, cell path, cell query) {
        const std::array<cell, 3> source = {text, path, query};
        if (&templates != templates_ || !is_last(source)) {
            templates_ = &templates;
            source_ = source;
            octets_.clear();
            for (const cell each : source) {
                octets_ += each;
            }
            matches_ = match_text(templates, text, path, query, found_);
        }
        return matches_ ? &found_ : nullptr;
    }

private:
    bool is_last(const std::array<cell, 3>& source) const {
        std::string_view rest = octets_;
        for (std::size_t i = 0; i < source.size(); ++i) {
            if (source[i].data() != source_[i].data() || source[i].size() != source_[i].size() ||
                !rest.starts_with(source[i])) {
                return false;
            }
            rest.remove_prefix(source[i].size());
        }
        return true;
    }

    const template_matcher* templates_ = nullptr;
    std::array<cell, 3> source_;
    std::string octets_;  // the octets of the source at the time of the match
    bool matches_ = false;
    template_match found_;
};

const template_match* match_of(const stored_values& source, const field& of) {
    thread_local last_match last;
    return of.templates == nullptr ? nullptr
                                   : last.of(*of.templates, source[field_id::input],
                                             source[field_id::path], source[field_id::query]);
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
