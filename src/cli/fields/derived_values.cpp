// Computes the values of derived fields with the functions of the table.
#include "cli/fields/derived_values.hpp"

#include "uriscan/percent.hpp"

namespace uriscan::cli {

std::string decoded_text(cell text) {
    return decode(text).value_or(std::string(text));
}

cell derived_text(const field& of, const stored_values& source, std::string& memory) {
    const text_function function = of.kind->functions.text;
    const cell text = function != nullptr ? function(source, of, memory) : source[of.which()];
    const bool has_triplets = of.is_decoded && text.find('%') != cell::npos;
    return has_triplets ? memory = decoded_text(text) : text;
}

void derived_values::value::set_list(const field& of, const stored_values& source) {
    items.clear();
    decoded.clear();
    text = {};
    if (source[of.which()].data() == nullptr) {
        return;
    }
    of.kind->functions.items(source, of, [this](cell item) { items.push_back(item); });
    if (of.is_decoded) {
        decoded.reserve(items.size());  // so that views of the elements stay valid
        for (cell& item : items) {
            item = decoded.emplace_back(decoded_text(item));
        }
    }
    buffer.clear();
    for (std::size_t i = 0; i < items.size(); ++i) {
        buffer.append(i == 0 ? "" : " ").append(items[i]);
    }
    text = buffer;
}

void derived_values::set(const field& of, const stored_values& source) {
    value& made = values_[of.place];
    if (of.type() == value_type::list) {
        made.set_list(of, source);
    } else {
        made.text = derived_text(of, source, made.buffer);
    }
}

}  // namespace uriscan::cli
