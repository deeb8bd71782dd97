// Records as JSON Lines: one object per record.
//
// By default, an object has only the members that its record has.  The first member is the input.
// An error is an object within this object.  With --fields, all objects have the same members in
// the same order.  In both forms, an absent value is null.
#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>

#include "cli/output/json.hpp"
#include "cli/output/rows.hpp"

namespace uriscan::cli {
namespace {

enum class json_form { usual, with_fields };

struct json_member {
    constexpr json_member(const field_slot& of, std::string_view of_name, json_form of_form,
                          char before)
        : slot(of),
          name(of_name),
          is_optional(of_form == json_form::usual),
          is_first(before == '{'),
          is_string(of.type == value_type::text || of.type == value_type::octets ||
                    of.type == value_type::time),
          is_set(of.type == value_type::names || of.type == value_type::deviations),
          is_apart(of.bit == bit_of_derived || is_set || is_usual(field_id::error_offset)),
          is_only_if_true(is_usual(field_id::truncated)),
          is_special(is_apart || is_only_if_true) {
        if (name.size() <= most_name_octets) {
            add({&before, 1});
            add("\"");
            add(name);
            add(is_string ? "\":\"" : "\":");
        }
    }
    friend constexpr bool operator==(const json_member&, const json_member&) = default;

    constexpr bool is_usual(field_id which) const { return is_optional && slot.which == which; }

    field_slot slot;
    std::string_view name;
    bool is_optional;  // by default, only records with the value have the member
    bool is_first;
    bool is_string;
    bool is_set;           // findings or deviations; most sets are empty
    bool is_apart;         // a json_writer writes the member, unless the set is empty
    bool is_only_if_true;  // by default, only truncated URIs have the member `truncated`
    bool is_special;       // is_apart or is_only_if_true; for most members, only this is tested

    // The octets before the value, such as `,"host":"`.  put_value() copies 16 or 32 octets of the
    // array, because copies of a fixed size are fast.  A member needs as much room as this array
    // and its plain value have together.  For `false` or `null`, the room of the array is enough.
    std::array<char, 32> start{};
    std::size_t size = 0;
    static_assert(std::tuple_size_v<decltype(start)> >=
                  std::string_view(R"(,"":"")").size() + most_name_octets + sizeof("false"));

private:
    constexpr void add(std::string_view text) {
        size += text.copy(start.data() + size, text.size());
    }
};

constexpr json_member usual_member(field_id which) {
    return {field_slot(which), which == field_id::error_offset ? "error" : name_of(which),
            json_form::usual, which == field_id::input ? '{' : ','};
}

void write_error(json_writer& json, const record& record) {
    json.start_object("error");
    json.member_of_digits("offset", record[field_id::error_offset]);
    json.member("component", record[field_id::error_component]);
    json.member("reason", record[field_id::error_reason]);
    json.member_of_octets("message", record[field_id::error_message]);
    json.end_object();
}

void write_findings(json_writer& json, const audit_findings& found) {
    json.start_array("findings");
    for (const audit_finding one : found) {
        json.element(name_of(one));
    }
    json.end_array();
}

void write_deviations(json_writer& json, const std::vector<deviation>& deviations) {
    json.start_array("deviations");
    for (const deviation& one : deviations) {
        json.start_object();
        json.member("offset", std::uint64_t{one.offset});
        json.member("component", name_of(one.component));
        json.member("kind", name_of(one.repair));
        json.end_object();
    }
    json.end_array();
}

// Writes a list of items.  If some item is not UTF-8, writes a second list, with the octets of all
// items in hexadecimal.
void write_items(json_writer& json, const std::string& name, std::span<const cell> items) {
    json.start_array(name);
    for (const cell item : items) {
        json.element_of_octets(item);
    }
    json.end_array();
    if (std::ranges::all_of(items, is_utf8)) {
        return;
    }
    json.start_array(name + "_hex");
    for (const cell item : items) {
        json.element(hexadecimal(item));
    }
    json.end_array();
}

// Writes a member whose `is_apart` is true, or whose value is not plain.  The caller will append
// `room` octets.
void write_member(json_writer& json, const record& record, const json_member& each,
                  std::size_t room) {
    const cell value = record[each.slot];
    if (each.is_usual(field_id::error_offset)) {
        write_error(json, record);
    } else if (value.data() == nullptr || (each.is_string && !record.holds_any_octets(each.slot))) {
        json.member(each.name, value);
    } else if (each.slot.type == value_type::names) {
        write_findings(json, record.found());
    } else if (each.slot.type == value_type::deviations) {
        write_deviations(json, record.all_deviations());
    } else if (each.slot.type == value_type::list) {
        write_items(json, std::string(each.name), record.items(each.slot));
    } else if (each.is_string) {
        json.member_of_octets(each.name, value, room);
    } else {
        json.member_of_digits(each.name, value);
    }
}

struct json_cells {
    using member = json_member;
    static constexpr bool finds_commas = false;
    static constexpr bool has_separators = true;
    static constexpr std::array usual = {
        usual_member(field_id::input),       usual_member(field_id::valid),
        usual_member(field_id::scheme),      usual_member(field_id::userinfo),
        usual_member(field_id::host),        usual_member(field_id::host_kind),
        usual_member(field_id::port),        usual_member(field_id::path),
        usual_member(field_id::query),       usual_member(field_id::fragment),
        usual_member(field_id::error_offset)};
    static constexpr std::array usual_of_audit = {
        usual_member(field_id::input), usual_member(field_id::valid),
        usual_member(field_id::findings), usual_member(field_id::error_offset)};

    std::vector<json_member> members(const field_list& fields,
                                     const std::vector<field_slot>& slots) const {
        std::vector<json_member> made;
        if (form == json_form::usual) {
            made.push_back(usual_member(field_id::input));
        }
        for (std::size_t i = 0; i < slots.size(); ++i) {
            const field_id which = slots[i].which;
            if (form == json_form::with_fields) {
                made.emplace_back(slots[i], fields[i].name, form, i == 0 ? '{' : ',');
            } else if (which != field_id::input && which != field_id::error_component &&
                       which != field_id::error_reason) {
                made.push_back(usual_member(which));
            }
        }
        return made;
    }

    static std::size_t room(const json_member& each) { return each.start.size(); }
    static std::size_t room_of_end() { return sizeof(json_member::start); }

    template <class Row>
    [[gnu::always_inline]] char* put_value(char* to, const Row& row,
                                           const json_member& each) const {
        if (!row.has(each.slot) && each.is_optional) {
            return to;
        }
        const cell value = row[each.slot];
        if constexpr (!Row::is_uri) {
            if (each.is_special || !row.is_plain(each.slot)) {
                if (each.is_only_if_true && !value.starts_with('1')) {
                    return to;
                }
                const bool has_any_octets =
                    each.is_string && value.data() != nullptr && !row.is_plain(each.slot);
                if (has_any_octets || (each.is_apart && !(each.is_set && value.empty()))) {
                    return put_apart(to, row.place(), each);
                }
            }
        }
        constexpr std::size_t at_once = 16;
        std::memcpy(to, each.start.data(), at_once);
        if (each.size > at_once) {
            std::memcpy(to + at_once, each.start.data() + at_once, at_once);
        }
        to += each.size;
        if (each.is_string) {  // tested first: most members are strings
            if (value.data() == nullptr) {
                return put(to - 1, "null");
            }
            to = row.copy(to, value);
            *to = '"';
            return to + 1;
        }
        if (value.data() == nullptr) {
            return put(to, "null");
        }
        if (each.is_set) {
            return put_names(to, value);
        }
        if (each.slot.type == value_type::flag) {
            return put(to, value.starts_with('1') ? "true" : "false");
        }
        // JSON does not allow 000 as a number, so this is written as 0.
        const bool is_zero = each.slot.type == value_type::number && value.starts_with('0');
        return row.copy(to, is_zero ? value.substr(0, 1) : value);
    }

    static char* end(char* to) {
        *to = '}';
        return to + 1;
    }

    json_form form;

private:
    // Writes an array of names.  In `names`, there are commas between the names.
    static char* put_names(char* to, cell names) {
        if (names.empty()) {
            return put(to, "[]");
        }
        to = put(to, "[\"");
        for (const char octet : names) {
            if (octet == ',') {
                to = put(to, R"(",")");
            } else {
                *to++ = octet;
            }
        }
        return put(to, "\"]");
    }

    static char* put_apart(char* to, const row_place& row, const json_member& each) {
        constexpr std::size_t most_others = 4096;  // usual size of all other members
        return row.leave(to, [&](fmt::memory_buffer& out) {
            json_writer json(out, !each.is_first);
            if (each.is_first) {
                json.start_object();
            }
            write_member(json, row.from(), each, 2 * row.room() + most_others);
        });
    }
};

// A name of a field can contain a key that the user chose, so it can need escapes.
field_list with_names_for_json(field_list fields) {
    for (field& each : fields) {
        each.name = json_escaped(each.name);
    }
    return fields;
}

}  // namespace

format_pointer make_json_format(column_list columns) {
    return std::make_unique<row_format<json_cells>>(fields_of(columns),
                                                    json_cells{json_form::usual});
}

format_pointer make_json_fields_format(field_list fields) {
    return std::make_unique<row_format<json_cells>>(with_names_for_json(std::move(fields)),
                                                    json_cells{json_form::with_fields});
}

}  // namespace uriscan::cli
