// Records as JSON Lines: one object per record, with the columns that the record has.  An absent
// value is null.
#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>

#include "cli/output/formats.hpp"
#include "cli/output/json.hpp"
#include "cli/output/json_lists.hpp"
#include "cli/output/json_rows.hpp"

namespace uriscan::cli {
namespace {

void write_error(json_writer& json, const record& record) {
    json.start_object("error");
    json.member_of_digits("offset", record[field_id::error_offset]);
    json.member("component", record[field_id::error_component]);
    json.member("reason", record[field_id::error_reason]);
    json.member_of_octets("message", record[field_id::error_message]);
    json.end_object();
}

// Writes a member that is not a plain string.
void write_other(json_writer& json, const record& record, field_id which) {
    switch (which) {
        case field_id::findings: write_findings(json, record.found()); break;
        case field_id::deviations: write_deviations(json, record.all_deviations()); break;
        case field_id::error_offset: write_error(json, record); break;
        default: json.member_of_octets(name_of(which), record[which]);
    }
}

// Returns whether each value that is not absent is a string, in a member of its own.
constexpr bool is_always_string(field_id which) {
    switch (which) {
        case field_id::line:
        case field_id::offset:
        case field_id::valid:
        case field_id::truncated:
        case field_id::findings:
        case field_id::deviations:
        case field_id::error_offset:
        case field_id::error_component:
        case field_id::error_reason: return false;
        default: return true;
    }
}

// The octets before the value of a column: `,"host":`.  A copy of this fixed size is fast.  It is
// also the room that a member needs in addition to the octets of its value.  A value that has other
// octets is `false` or `null`, or a string in quotes, which is shorter.
struct member_start {
    explicit member_start(field_id of_member) : which(of_member) {
        octets[0] = ',';
        octets[1] = '"';
        size = 2 + name_of(which).copy(octets.data() + 2, most_name_octets);
        octets[size++] = '"';
        octets[size++] = ':';
    }
    field_id which;
    bool is_string = is_always_string(which);
    std::array<char, 32> octets{};
    std::size_t size = 0;
    static_assert(std::tuple_size_v<decltype(octets)> >=
                  std::string_view(R"(,"":false)").size() + most_name_octets);
};

// Appends a record to a buffer.  Most members are plain: a number, a literal, or a string without
// escapes.  The buffer has room for all plain members, so that they are written without checks.
// The functions get the place to write to, and return the place after what they have written, so
// that it stays in a register.
class json_record {
public:
    json_record(fmt::memory_buffer& out, const record& record, std::size_t members)
        : out_(out),
          record_(record),
          room_(record.octets() + (members + 1) * sizeof(member_start::octets)) {}

    char* start() {
        constexpr std::size_t most_others = 4096;  // members that are not plain, in most records
        const cell input = record_[field_id::input];
        if (record_.holds_any_octets(field_id::input) && input.data() != nullptr) {
            json_writer json(out_);
            json.start_object();
            json.member_of_octets("input", input, 2 * room_ + most_others);
            return make_room(0);
        }
        char* const to = put(make_room(input.size()), R"({"input":)");
        return put_string(to, input);
    }

    char* add(char* to, const member_start& start) {
        const cell value = record_[start.which];
        if (!start.is_string) {
            return add_other(to, start, value);
        }
        if (value.data() != nullptr && record_.holds_any_octets(start.which)) {
            return add_any_octets(to, start.which);
        }
        return put_string(put_name(to, start), value);
    }

    void end(char* to) {
        *to++ = '}';
        commit(to);
    }

private:
    char* make_room(std::size_t more) {
        const std::size_t size = out_.size();
        out_.resize(size + room_ + more);
        return out_.data() + size;
    }
    void commit(const char* to) { out_.resize(static_cast<std::size_t>(to - out_.data())); }

    static char* put_name(char* to, const member_start& start) {
        std::memcpy(to, start.octets.data(), start.octets.size());
        return to + start.size;
    }
    static char* put_string(char* to, cell value) {
        if (value.data() == nullptr) {
            return put(to, "null");
        }
        *to++ = '"';
        to = put(to, value);
        *to++ = '"';
        return to;
    }
    char* add_other(char* to, const member_start& start, cell value) {
        switch (start.which) {
            case field_id::line:
            case field_id::offset: return put(put_name(to, start), value);
            case field_id::valid:
                return put(put_name(to, start), value.data() == nullptr ? "null"
                                                : value == "1"          ? "true"
                                                                        : "false");
            case field_id::truncated:  // only truncated URIs have this member
                return value == "1" ? put(put_name(to, start), "true") : to;
            case field_id::error_component:
            case field_id::error_reason: return to;  // written together with the offset
            case field_id::findings:
                return value.data() == nullptr   ? put(put_name(to, start), "null")
                       : record_.found().empty() ? put(put_name(to, start), "[]")
                                                 : add_any_octets(to, start.which);
            default: return add_any_octets(to, start.which);
        }
    }
    [[gnu::noinline]] char* add_any_octets(char* to, field_id which) {
        commit(to);
        json_writer json(out_, true);
        write_other(json, record_, which);
        return make_room(0);
    }

    fmt::memory_buffer& out_;
    const record& record_;
    std::size_t room_;
};

class json_format : public record_format {
public:
    explicit json_format(column_list columns)
        : record_format(fields_of(columns)), rows_(columns_of_uris(columns)) {
        for (const field_id which : columns) {
            if (which != field_id::input) {  // it comes first
                members_.emplace_back(which);
            }
        }
    }

    void append(fmt::memory_buffer& out, const record& record) const override {
        json_record json(out, record, members_.size());
        char* to = json.start();
        for (const member_start& member : members_) {
            if (record.has(member.which)) {
                to = json.add(to, member);
            }
        }
        json.end(to);
    }

    std::size_t append_uris(fmt::memory_buffer& out, const line_columns& lines, std::size_t row,
                            char separator) const override {
        return rows_.append(out, lines, row, separator);
    }

private:
    // Returns the columns that a record of a valid URI has, first the input.
    static std::vector<field_id> columns_of_uris(column_list columns) {
        std::vector<field_id> present = {field_id::input};
        std::ranges::copy_if(columns, std::back_inserter(present), [](field_id which) {
            return which == field_id::valid ||
                   (which >= field_id::scheme && which <= field_id::fragment);
        });
        return present;
    }

    std::vector<member_start> members_;
    json_rows rows_;
};

}  // namespace

format_pointer make_json_format(column_list columns) {
    return std::make_unique<json_format>(columns);
}

}  // namespace uriscan::cli
