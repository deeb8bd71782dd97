// Writes the metadata of messages with FlatBuffers.  The tables are those of Arrow's files
// Message.fbs and Schema.fbs.  FlatBuffers numbers the members of a table from 0, in the order of
// these files; here, each member has a name and this number.
#include "cli/output/arrow_messages.hpp"

#include <flatbuffers/flatbuffers.h>

#include <bit>
#include <cstring>
#include <vector>

namespace uriscan::cli {
namespace {

using flatbuffers::FlatBufferBuilder;
using flatbuffers::Offset;
using flatbuffers::voffset_t;

// Only the offsets of tables matter here, so all tables have the same type.
struct table;
using table_offset = Offset<table>;

constexpr std::int16_t version_5 = 4;  // the version of the metadata; version 1 has the number 0

enum class message_member : voffset_t { version, header_type, header, body_size };
enum class header_type : std::uint8_t { schema = 1, batch = 3 };
enum class schema_member : voffset_t { endianness, fields };
enum class field_member : voffset_t { name, nullable, type_type, type, dictionary, children };
enum class integer_member : voffset_t { bits, is_signed };
enum class batch_member : voffset_t { rows, nodes, buffers };
enum class arrow_type : std::uint8_t { integer = 2, binary = 4, utf8 = 5, boolean = 6, list = 12 };

// Converts a member of a struct to little-endian.  Members of tables need no conversion:
// flatbuffers converts them.
std::int64_t integer_of(std::uint64_t value) {
    return flatbuffers::EndianScalar(static_cast<std::int64_t>(value));
}

struct node_struct {
    std::int64_t values;
    std::int64_t nulls;
};

struct buffer_struct {
    std::int64_t offset;
    std::int64_t size;
};

template <class Member>
constexpr voffset_t place_of(Member member) {
    return flatbuffers::FieldIndexToOffset(static_cast<voffset_t>(member));
}

// Calls `add_members()`, which adds members to a new table, and returns this table.
template <class Add>
table_offset make_table(FlatBufferBuilder& builder, Add add_members) {
    const auto start = builder.StartTable();
    add_members();
    return {builder.EndTable(start)};
}

table_offset make_integer(FlatBufferBuilder& builder, std::int32_t bits) {
    return make_table(builder, [&] {
        builder.AddElement<std::int32_t>(place_of(integer_member::bits), bits, 0);
        builder.AddElement<std::uint8_t>(place_of(integer_member::is_signed), 0, 1);
    });
}

struct made_type {
    arrow_type kind;
    table_offset type;
};

made_type make_type(FlatBufferBuilder& builder, value_type type) {
    const auto without_members = [&] { return make_table(builder, [] {}); };
    switch (type) {
        case value_type::flag: return {arrow_type::boolean, without_members()};
        case value_type::number: return {arrow_type::integer, make_integer(builder, 64)};
        case value_type::port: return {arrow_type::integer, make_integer(builder, 16)};
        case value_type::list:
        case value_type::names: return {arrow_type::list, without_members()};
        case value_type::octets: return {arrow_type::binary, without_members()};
        case value_type::deviations:
        case value_type::time:
        case value_type::text: break;
    }
    return {arrow_type::utf8, without_members()};
}

table_offset make_field(FlatBufferBuilder& builder, std::string_view name, value_type type) {
    std::vector<table_offset> children;
    if (type == value_type::names || type == value_type::list) {
        const bool has_any_octets = type == value_type::list;
        children.push_back(
            make_field(builder, "item", has_any_octets ? value_type::octets : value_type::text));
    }
    const auto made_children = builder.CreateVector(children);
    const auto made_name = builder.CreateString(name.data(), name.size());
    const made_type made = make_type(builder, type);
    return make_table(builder, [&] {
        builder.AddOffset(place_of(field_member::name), made_name);
        builder.AddElement<std::uint8_t>(place_of(field_member::nullable), 1, 0);
        builder.AddElement(place_of(field_member::type_type), static_cast<std::uint8_t>(made.kind),
                           std::uint8_t{0});
        builder.AddOffset(place_of(field_member::type), made.type);
        builder.AddOffset(place_of(field_member::children), made_children);
    });
}

void finish_message(FlatBufferBuilder& builder, header_type type, table_offset header,
                    std::size_t body_size) {
    const table_offset message = make_table(builder, [&] {
        builder.AddElement(place_of(message_member::body_size),
                           static_cast<std::int64_t>(body_size), std::int64_t{0});
        builder.AddOffset(place_of(message_member::header), header);
        builder.AddElement(place_of(message_member::version), version_5, std::int16_t{0});
        builder.AddElement(place_of(message_member::header_type), static_cast<std::uint8_t>(type),
                           std::uint8_t{0});
    });
    builder.Finish(message);
}

// Appends the marker of a message, the size of its metadata, and the metadata.
template <class Out>
void append_metadata(Out& out, const FlatBufferBuilder& builder) {
    const std::size_t padding = arrow_padding(builder.GetSize());
    const auto size =
        flatbuffers::EndianScalar(static_cast<std::uint32_t>(builder.GetSize() + padding));
    char digits[sizeof size];
    std::memcpy(digits, &size, sizeof size);
    const auto append = [&](std::string_view octets) {
        out.append(octets.data(), octets.data() + octets.size());
    };
    append(arrow_end.substr(0, sizeof size));
    append({digits, sizeof digits});
    append({reinterpret_cast<const char*>(builder.GetBufferPointer()), builder.GetSize()});
    append(std::string_view("\0\0\0\0\0\0\0", 7).substr(0, padding));
}

}  // namespace

std::string arrow_schema(const field_list& fields) {
    FlatBufferBuilder builder;
    std::vector<table_offset> made;
    for (const field& each : fields) {
        made.push_back(make_field(builder, each.name, each.type()));
    }
    const auto made_fields = builder.CreateVector(made);
    const bool is_big = std::endian::native == std::endian::big;
    const table_offset schema = make_table(builder, [&] {
        builder.AddOffset(place_of(schema_member::fields), made_fields);
        builder.AddElement<std::int16_t>(place_of(schema_member::endianness), is_big ? 1 : 0, 0);
    });
    finish_message(builder, header_type::schema, schema, 0);
    std::string out;
    append_metadata(out, builder);
    return out;
}

void append_start_of_batch(fmt::memory_buffer& out, const arrow_batch& batch) {
    FlatBufferBuilder builder;
    std::vector<node_struct> nodes;
    for (const arrow_node& node : batch.nodes) {
        nodes.push_back({integer_of(node.values), integer_of(node.nulls)});
    }
    std::vector<buffer_struct> buffers;
    for (const arrow_buffer& buffer : batch.buffers) {
        buffers.push_back({integer_of(buffer.offset), integer_of(buffer.size)});
    }
    const auto made_buffers = builder.CreateVectorOfStructs(buffers);
    const auto made_nodes = builder.CreateVectorOfStructs(nodes);
    const table_offset made = make_table(builder, [&] {
        builder.AddElement(place_of(batch_member::rows), static_cast<std::int64_t>(batch.rows),
                           std::int64_t{0});
        builder.AddOffset(place_of(batch_member::nodes), made_nodes);
        builder.AddOffset(place_of(batch_member::buffers), made_buffers);
    });
    finish_message(builder, header_type::batch, made, batch.size);
    append_metadata(out, builder);
}

}  // namespace uriscan::cli
