#include "cli/stats/counted_text.hpp"

#include <algorithm>

#include "cli/system/buffer.hpp"

namespace uriscan::cli {
namespace {

// Returns the bits of the stored fields that the tables need.
std::uint64_t stored_fields_of(std::span<const counted_by> tables) {
    std::uint64_t bits = 0;
    for (const counted_by& table : tables) {
        for (const field& each : table.all_fields()) {
            bits |= bit_of(each.which()) | each.kind->functions.others;
        }
    }
    return bits;
}

}  // namespace

counted_text::counted_text(std::span<const counted_by> tables) : record_(stored_fields_of(tables)) {
    for (const counted_by& table : tables) {
        for (const field& each : table.all_fields()) {
            needs_place_ = needs_place_ || each.needs_place();
            needs_message_ = needs_message_ || each.which() == field_id::error_message;
        }
    }
}

std::string_view counted_text::value_of(const field& of, std::string& memory) {
    const cell value = find(of);
    if (value.data() == nullptr) {
        return absent_value;
    }
    const counted_function counted =
        of.is_decoded ? encoded_without_spaces : of.kind->functions.counted;
    return counted == nullptr ? value : counted(value, memory);
}

// Returns the value of a stored field of the log or of the URI. is_at_hand() must be true for the
// field.
cell counted_text::value_at_hand(const field& of) const {
    if (!of.needs_log()) {
        return readable_value(*uri_, of.which());
    }
    return line_->log == nullptr ? cell() : value_of_log(*line_->log, of.which());
}

// Returns the stored values from which a derived field is made.  Most derived fields need only one
// value, and so no record.
stored_values counted_text::stored_for(const field& of) {
    if (of.kind->functions.others != 0 || !is_at_hand(of)) {
        return filled().stored();
    }
    only_value_[index_of(of.which())] = value_at_hand(of);
    return {only_value_.data(), bit_of(of.which())};
}

cell counted_text::find(const field& of) {
    if (!of.is_derived()) {
        return is_at_hand(of) ? value_at_hand(of) : filled()[of.which()];
    }
    if (of.kind->functions.others == 0 && is_absent_component(of.which())) {
        return {};
    }
    return derived_text(of, stored_for(of), made_);
}

std::uint64_t counted_text::number_of(const field& of) {
    return number_at_start<std::uint64_t>(find(of));
}

void counted_text::each_item(const field& of, const item_user& use) {
    if (is_absent_component(of.which())) {
        return;
    }
    const stored_values stored = stored_for(of);
    of.kind->functions.items(stored, of, [&](cell item) {
        use(of.is_decoded ? encoded_without_spaces(decoded_text(item), made_) : item);
    });
}

const record& counted_text::filled() {
    if (is_filled_) {
        return record_;
    }
    is_filled_ = true;
    record_.start(*line_, uri_, error_, needs_place_, needs_message_);
    return record_;
}

}  // namespace uriscan::cli
