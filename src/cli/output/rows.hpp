// Writes rows: records that are the values of fields, one after the other.
//
// A format says how it writes one value, in a class that row_format takes as `Cells`:
//
//     using member = ...;                // a field_slot, or what is known before the first row
//     static constexpr std::array usual  // the members of `parse`
//     std::vector<member> members(fields, slots) const;
//     static constexpr bool finds_commas;     // whether put_value() calls row.has_commas()
//     static constexpr bool has_separators;   // see record_format
//     std::size_t room(const member&) const;  // the most octets that a value needs besides itself
//     std::size_t room_of_end() const;        // the same for end()
//     template <class Row> char* put_value(char* to, const Row&, const member&) const;
//     char* end(char* to) const;              // ends a row
//
// put_value() and end() write to a place that has enough room.  They return the end of what they
// wrote, so that the compiler can keep the place in a register.  A row is one of these:
//
// - a record_row has the values of a record;
// - a uri_row has the values of a valid URI in an octet_buffer, without a record.  The values are
//   copied directly from the line, which is several times as fast.
//
// A value is plain if it is a component of a valid URI, a number or a static name.  There is room
// for all plain values of a row.  Other values can be long, and need escapes: row.leave() appends
// them to the buffer.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "cli/input/octet_buffer.hpp"
#include "cli/output/formats.hpp"
#include "cli/output/record.hpp"
#include "cli/output/uri_values.hpp"
#include "cli/system/buffer.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::cli {

// The buffer to which the row of a record is written.
class row_place {
public:
    // Besides the plain values, the members need `room` octets.
    row_place(fmt::memory_buffer& out, const record& from, std::size_t room)
        : out_(out), from_(from), room_(room + from.octets()) {
        if (!from.holds_any_octets(field_id::input)) {
            room_ += from[field_id::input].size();
        }
    }

    // Returns the place for the first member.
    char* start() const {
        const std::size_t size = out_.size();
        out_.resize(size + room_);
        return out_.data() + size;
    }
    void end(const char* to) const { out_.resize(static_cast<std::size_t>(to - out_.data())); }

    // Calls `append(fmt::memory_buffer&)`, and returns the place for the rest of the row.
    template <class Append>
    [[gnu::noinline]] char* leave(const char* to, Append append) const {
        end(to);
        append(out_);
        return start();
    }

    const record& from() const { return from_; }
    std::size_t room() const { return room_; }

private:
    fmt::memory_buffer& out_;
    const record& from_;
    std::size_t room_;
};

// The members stay in registers only if no function gets the address of the row.
class record_row {
public:
    static constexpr bool is_uri = false;

    explicit record_row(const row_place& place)
        : place_(place), values_(place.from().stored()), any_octets_(place.from().any_octets()) {}

    const row_place& place() const { return place_; }

    template <class Append>
    char* leave(const char* to, Append append) const {
        return place_.leave(to, append);
    }

    cell operator[](const field_slot& each) const {
        return has(each) ? values_.cells[each.cell] : cell();
    }
    bool has(const field_slot& each) const { return (values_.present & each.bit) != 0; }
    bool is_plain(const field_slot& each) const {
        return !each.can_have_any_octets && (any_octets_ & each.bit) == 0;
    }
    static char* copy(char* to, cell value) { return put(to, value); }

    const record& from() const { return place_.from(); }

private:
    const row_place& place_;
    stored_values values_;
    std::uint64_t any_octets_;
};

class uri_row {
public:
    static constexpr bool is_uri = true;
    static constexpr std::size_t longest = 4096;       // longer URIs are written as records
    static constexpr std::size_t most_findings = 256;  // so are those with longer names of findings
    // In JSON, each comma between names becomes three octets: two quotation marks and a comma.
    static constexpr std::size_t room_of_findings = 3 * most_findings;

    // `uri` must outlive the row.
    uri_row(const uri_view& uri, bool has_commas, cell findings = {})
        : uri_(uri), has_commas_(has_commas), findings_(findings) {}

    [[gnu::always_inline]] cell operator[](const field_slot& each) const {
        return each.which == field_id::findings ? findings_ : readable_value(uri_, each.which);
    }
    static constexpr bool has(const field_slot& each) {
        return each.which == field_id::input || each.which == field_id::valid ||
               each.which == field_id::findings ||
               (each.which >= field_id::scheme && each.which <= field_id::fragment);
    }
    static constexpr bool is_plain(const field_slot&) { return true; }
    template <class Append>
    static char* leave(char* to, const Append&) {  // never called: all values are plain
        return to;
    }

    [[gnu::always_inline]] static char* copy(char* to, cell value) {
        return put_readable(to, value);
    }

    // Returns whether there is a comma in the URI or in the names of findings.  Only a format with
    // finds_commas asks for it.
    bool has_commas() const { return has_commas_; }

private:
    const uri_view& uri_;  // a reference, because a copy is slower
    bool has_commas_;
    cell findings_;
};

// The usual fields of `parse` and `audit`.  The compiler knows them, so their code uses no tables.
inline constexpr auto slots_of = [](auto... which) { return std::array{field_slot(which)...}; };
inline constexpr auto usual_slots = std::apply(slots_of, lists::components);
inline constexpr auto usual_slots_of_audit = std::apply(slots_of, lists::findings_only);

// A base for a class `Cells` whose members are the slots of the fields.
struct slot_cells {
    using member = field_slot;
    static constexpr const auto& usual = usual_slots;
    static constexpr const auto& usual_of_audit = usual_slots_of_audit;
    static constexpr bool finds_commas = false;
    static constexpr bool has_separators = true;
    static std::vector<member> members(const field_list&, const std::vector<field_slot>& slots) {
        return slots;
    }
    static std::size_t room_of_end() { return 0; }
};

// A format that writes the values of a record one after the other.
template <class Cells>
class value_format : public record_format {
public:
    using member = typename Cells::member;

    explicit value_format(field_list with, Cells cells = {})
        : record_format(std::move(with)),
          cells_(std::move(cells)),
          members_(cells_.members(fields(), slots())),
          room_(cells_.room_of_end()) {
        for (const member& each : members_) {
            room_ += cells_.room(each);
        }
    }

    bool has_separators() const override { return Cells::has_separators; }

    void append(fmt::memory_buffer& out, const record& record) const override {
        const row_place place(out, record, room_);
        const record_row row(place);
        char* to = place.start();
        for (const member& each : members_) {
            to = cells_.put_value(to, row, each);
        }
        place.end(cells_.end(to));
    }

protected:
    const Cells& cells() const { return cells_; }
    const std::vector<member>& members() const { return members_; }

    // Returns how many octets each row needs besides its plain values.
    std::size_t room() const { return room_; }

private:
    Cells cells_;
    std::vector<member> members_;
    std::size_t room_;
};

// Like value_format, but also writes the rows of URIs without records.
template <class Cells>
class row_format : public value_format<Cells> {
public:
    using value_format<Cells>::value_format;

    std::string header() const override {
        if constexpr (requires { Cells::delimiter; }) {
            return joined(names_of(this->fields(), &field::name), {&Cells::delimiter, 1});
        }
        return "";
    }

    std::size_t append_uris(fmt::memory_buffer& out, const uri_rows& rows,
                            char separator) const override {
        if (is_usual_) {
            return append_known<Cells::usual>(out, rows, separator);
        }
        if (is_usual_of_audit_) {
            return append_known<Cells::usual_of_audit>(out, rows, separator);
        }
        return append_rows(out, rows, separator, [&](char* to, const uri_row& uri) {
            for (const auto& each : this->members()) {
                to = this->cells().put_value(to, uri, each);
            }
            return to;
        });
    }

private:
    // Writes the values of members that the compiler knows.
    template <const auto& Members, std::size_t... I>
    [[gnu::always_inline]] char* put_known(char* to, const uri_row& row,
                                           std::index_sequence<I...>) const {
        ((to = put_member<Members, I>(to, row)), ...);
        return to;
    }
    // Do not remove the copy `known`.  Without it, g++ loads the member in parts, and JSON needs
    // 1.5 times as many instructions.
    template <const auto& Members, std::size_t I>
    [[gnu::always_inline]] char* put_member(char* to, const uri_row& row) const {
        static constexpr auto known = Members[I];
        return this->cells().put_value(to, row, known);
    }
    template <const auto& Members>
    [[gnu::always_inline]] std::size_t append_known(fmt::memory_buffer& out, const uri_rows& rows,
                                                    char separator) const {
        return append_rows(out, rows, separator, [&](char* to, const uri_row& uri) {
            return put_known<Members>(to, uri, std::make_index_sequence<Members.size()>());
        });
    }

    // Appends rows until a line is not valid or too long, or until many octets were appended.
    // Returns the next row.  Checks the room only once for many rows.
    template <class Put>
    std::size_t append_rows(fmt::memory_buffer& out, const uri_rows& rows, char separator,
                            Put put) const {
        constexpr std::size_t most = std::size_t{64} * 1024;
        constexpr std::size_t input_and_components = 2 * uri_row::longest;
        const std::size_t room = input_and_components + uri_row::room_of_findings + this->room() +
                                 sizeof separator + this->members().size() * sizeof(readable_text);
        const std::size_t start = out.size();
        out.resize(start + most + room);
        char* to = out.data() + start;
        const char* const last = to + most;
        std::size_t row = rows.begin;
        for (; row < rows.end && to < last && rows.lines.is_valid(row); ++row) {
            const uri_view uri = rows.lines.uri(row);
            const cell findings = rows.findings_of(row);
            if (uri.text().size() > uri_row::longest || findings.size() > uri_row::most_findings) {
                break;
            }
            const bool has_commas = Cells::finds_commas && (uri.text().find(',') != cell::npos ||
                                                            findings.find(',') != cell::npos);
            to = this->cells().end(put(to, uri_row(uri, has_commas, findings)));
            if (Cells::has_separators) {
                *to++ = separator;
            }
        }
        out.resize(static_cast<std::size_t>(to - out.data()));
        return row;
    }

    bool is_usual_ = std::ranges::equal(this->members(), Cells::usual);
    bool is_usual_of_audit_ = std::ranges::equal(this->members(), Cells::usual_of_audit);
};

}  // namespace uriscan::cli
