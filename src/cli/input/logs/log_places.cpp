// Finds the places of a line in which `redact` searches secrets.
#include <algorithm>
#include <iterator>

#include "cli/input/logs/access_log.hpp"

namespace uriscan::cli {
namespace {

text_kind kind_of_part(log_part part) {
    switch (part) {
        case log_part::request: return text_kind::request;
        case log_part::target: return text_kind::target;
        case log_part::query: return text_kind::query;
        default: return text_kind::reference;
    }
}

}  // namespace

std::span<const written_text> log_reader::places(std::string_view line) {
    if (!is_quoted_record(line)) {
        return places_of_line(line);
    }
    const std::string_view record = record_.decode(line.substr(1, line.size() - 2), escapes::csv);
    places_of_line(record);
    for (written_text& place : places_) {
        const auto offset = static_cast<std::size_t>(place.raw.data() - record.data());
        place.raw = record_.raw_of(offset, place.raw.size());
        place.is_in_csv = true;
    }
    return places_;
}

std::span<const written_text> log_reader::places_of_line(std::string_view line) {
    if (is_directive(line)) {
        columns_.read_directive(line);
        return {};
    }
    places_.clear();
    const bool is_row = options_.format == log_format::w3c;
    const bool is_wrong = read_parts(line, false, true).has_value();
    if (is_row && is_wrong) {
        for (const std::string_view value : columns_.values()) {
            add_place(value, text_kind::query);
        }
        return places_;
    }
    if (is_row) {
        add_place(columns_.uri(), text_kind::target);
        add_place(columns_.stem(), text_kind::target);
        add_place(columns_.query(), text_kind::query);
    } else {
        add_place(without_spaces(parts_[log_part::target]), text_kind::target);
        add_place(query_of_parts(), text_kind::query);
    }
    add_place(parts_[log_part::referer], text_kind::reference);
    add_place(parts_[log_part::location], text_kind::reference);
    for (const log_copy& copy : parts_.copies) {
        add_place(copy.text, kind_of_part(copy.part));
    }
    return places_;
}

// Adds the slice of a text to places_, in the order of the line.  Leaves out an empty text and "-".
void log_reader::add_place(std::string_view text, text_kind kind) {
    if (text.empty() || text == absent) {
        return;
    }
    auto after = places_.end();
    while (after != places_.begin() && std::prev(after)->raw.data() > text.data()) {
        --after;
    }
    // The rows of the W3C have no escapes: a backslash in a URI was sent by a client.
    const bool is_row = options_.format == log_format::w3c;
    const escapes how = options_.is_encoded ? escapes::percent
                        : is_row            ? escapes::none
                                            : parts_.how;
    const bool is_plain = options_.how == escapes::log && how == escapes::none && !is_row;
    places_.insert(after, {text, how, kind, false, is_plain});
}

std::span<const written_text> log_reader::columns(std::string_view line) {
    line_columns_.clear();
    if (is_directive(line)) {
        return {};
    }
    const bool is_in_csv = is_quoted_record(line);
    const std::string_view record =
        is_in_csv ? record_.decode(line.substr(1, line.size() - 2), escapes::csv) : line;
    const auto add = [&](std::string_view column) {
        const auto offset = static_cast<std::size_t>(column.data() - record.data());
        const std::string_view raw = is_in_csv ? record_.raw_of(offset, column.size()) : column;
        line_columns_.push_back({raw, parts_.how, text_kind::text, is_in_csv});
    };
    parts_.keeps_columns = true;
    read_parts(record, false, true);
    parts_.keeps_columns = false;
    for (const log_copy& column : parts_.copies) {
        add(column.text);
    }
    if (options_.format == log_format::w3c) {
        std::ranges::for_each(columns_.values(), add);
    }
    return line_columns_;
}

}  // namespace uriscan::cli
