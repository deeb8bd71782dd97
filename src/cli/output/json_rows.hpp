// Writes the records of valid URIs as JSON Lines.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/fields/columns.hpp"
#include "cli/output/uri_rows.hpp"
#include "cli/system/buffer.hpp"

namespace uriscan::cli {

// The octets before a value, such as `,"host":"`, and how the value is written.  A copy of this
// fixed size is fast.
struct json_member {
    constexpr json_member(field_id of, char before)
        : which(of),
          is_literal(type_of(of) == value_type::flag),
          is_string(type_of(of) == value_type::text || type_of(of) == value_type::octets) {
        add({&before, 1});
        add("\"");
        add(name_of(of));
        add("\":");
        add(is_literal ? "true" : is_string ? "\"" : "");
    }

    field_id which;
    bool is_literal;  // whether there is no other value
    bool is_string;
    std::array<char, 32> start{};
    std::size_t size = 0;
    static_assert(std::tuple_size_v<decltype(start)> >=
                  std::string_view(R"(,"":true)").size() + most_name_octets);

    constexpr void add(std::string_view text) {
        size += text.copy(start.data() + size, text.size());
    }
};

// Writes the value of a member after its start, which has been written.
inline char* put_value(char* to, const json_member& member, cell value) {
    const std::size_t quotes = member.is_string ? 1 : 0;
    if (value.data() == nullptr) {
        return put(to - quotes, "null");
    }
    to = put_readable(to, value);
    *to = '"';
    return to + quotes;
}

class json_rows {
public:
    // The objects get these members, in this order.
    explicit json_rows(const std::vector<field_id>& columns)
        : is_usual_(std::ranges::equal(columns, usual, {}, {}, &json_member::which)) {
        for (const field_id which : columns) {
            members_.emplace_back(which, members_.empty() ? '{' : ',');
        }
    }

    std::size_t append(fmt::memory_buffer& out, const line_columns& lines, std::size_t row,
                       char separator) const {
        const auto append_with = [&](const auto& put_members) {
            const std::size_t room = room_for_row(members_.size() + 1, sizeof(json_member::start));
            return append_rows(out, lines, row, room, [&](char* to, const uri_view& uri) {
                to = put_members(to, uri);
                *to++ = '}';
                *to++ = separator;
                return to;
            });
        };
        if (is_usual_) {
            return append_with([](char* to, const uri_view& uri) {
                return put_usual(to, uri, std::make_index_sequence<usual.size()>());
            });
        }
        return append_with([this](char* to, const uri_view& uri) {
            for (const json_member& each : members_) {
                std::memcpy(to, each.start.data(), each.start.size());
                to += each.size;
                if (!each.is_literal) {
                    to = put_value(to, each, readable_value(uri, each.which));
                }
            }
            return to;
        });
    }

private:
    static constexpr std::array usual = {
        json_member(field_id::input, '{'),  json_member(field_id::valid, ','),
        json_member(field_id::scheme, ','), json_member(field_id::userinfo, ','),
        json_member(field_id::host, ','),   json_member(field_id::host_kind, ','),
        json_member(field_id::port, ','),   json_member(field_id::path, ','),
        json_member(field_id::query, ','),  json_member(field_id::fragment, ',')};

    // Writes the usual members, which the compiler knows, so that nothing depends on them.
    template <std::size_t... I>
    static char* put_usual(char* to, const uri_view& uri, std::index_sequence<I...>) {
        ((to = put_known<usual[I]>(to, uri)), ...);
        return to;
    }
    template <json_member Member>
    [[gnu::always_inline]] static char* put_known(char* to, const uri_view& uri) {
        std::memcpy(to, Member.start.data(), Member.size);
        to += Member.size;
        return Member.is_literal ? to : put_value(to, Member, readable_value(uri, Member.which));
    }

    std::vector<json_member> members_;
    bool is_usual_;
};

}  // namespace uriscan::cli
