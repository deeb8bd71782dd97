// Writes records as an IPC stream of Apache Arrow.  A batch of this format has its values column by
// column.  So append() only collects rows, and pack() turns all collected rows into one batch.  A
// row has, for each column, the size of the value plus 1 and the octets of the value, or only a 0
// if the value is absent.
//
// The types of the columns are Bool, UInt64 (line, offset and error_offset), UInt16 (port_number),
// List<Utf8> (findings), List<Binary> (lists such as query_keys), Binary (input and other texts of
// any octets) and Utf8.  All can be null.
#include <charconv>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "cli/output/arrow_messages.hpp"
#include "cli/output/rows.hpp"

namespace uriscan::cli {
namespace {

using row_size = std::uint64_t;  // the size of a value plus 1, or 0

void append_size(fmt::memory_buffer& rows, row_size size) {
    rows.append(std::string_view(reinterpret_cast<const char*>(&size), sizeof size));
}

void append_value(fmt::memory_buffer& rows, cell value) {
    append_size(rows, value.data() == nullptr ? 0 : row_size{value.size()} + 1);
    rows.append(value);
}

// Appends a list as a value that has the items as values.
void append_list(fmt::memory_buffer& rows, std::span<const cell> items) {
    row_size size = 1;
    for (const cell item : items) {
        size += sizeof(row_size) + item.size();
    }
    append_size(rows, size);
    for (const cell item : items) {
        append_value(rows, item);
    }
}

cell take_value(std::string_view& rows) {
    row_size size = 0;
    std::memcpy(&size, rows.data(), sizeof size);
    rows.remove_prefix(sizeof size);
    if (size == 0) {
        return {};
    }
    const cell value = rows.substr(0, size - 1);
    rows.remove_prefix(value.size());
    return value;
}

// Bits, the first one in the lowest bit of the first octet.
class bits {
public:
    void add(bool bit) {
        if (count_ % 8 == 0) {
            octets_.push_back('\0');
        }
        octets_.back() = static_cast<char>(octets_.back() | static_cast<int>(bit) << count_ % 8);
        ++count_;
        zeros_ += bit ? 0 : 1;
    }
    std::string_view octets() const { return octets_; }
    arrow_node node() const { return {count_, zeros_}; }

private:
    std::string octets_;
    std::uint64_t count_ = 0;
    std::uint64_t zeros_ = 0;
};

// The buffers of a batch.
class batch_builder {
public:
    void add_node(arrow_node node) { nodes_.push_back(node); }

    void add_buffer(std::string_view octets) {
        buffers_.push_back({octets_.size(), octets.size()});
        octets_.append(octets).append(arrow_padding(octets.size()), '\0');
    }

    void append_to(fmt::memory_buffer& out, std::uint64_t rows) const {
        append_arrow_batch(out, {rows, nodes_, buffers_, octets_});
    }

private:
    std::vector<arrow_node> nodes_;
    std::vector<arrow_buffer> buffers_;
    std::string octets_;
};

// Texts one after the other, and the offset of each end.
class texts {
public:
    texts() { add_end(); }

    void add(std::string_view text) {
        octets_.append(text);
        add_end();
    }
    std::uint64_t count() const { return ends_.size() / sizeof(std::int32_t) - 1; }
    std::string_view ends() const { return ends_; }
    std::string_view octets() const { return octets_; }

private:
    void add_end() {
        const auto end = static_cast<std::int32_t>(octets_.size());
        ends_.append(reinterpret_cast<const char*>(&end), sizeof end);
    }

    std::string ends_;
    std::string octets_;
};

// Collects the values of one column.
class column_builder {
public:
    explicit column_builder(value_type type) : type_(type) {}

    void add(cell value) {
        present_.add(value.data() != nullptr);
        switch (type_) {
            case value_type::flag: flags_.add(value == "1"); break;
            case value_type::number: add_integer<std::uint64_t>(value); break;
            case value_type::port: add_integer<std::uint16_t>(value); break;
            case value_type::names: add_names(value); break;
            case value_type::list: add_list(value); break;
            default: texts_.add(value);
        }
    }

    void append_to(batch_builder& batch) const {
        batch.add_node(present_.node());
        batch.add_buffer(present_.octets());
        switch (type_) {
            case value_type::flag: batch.add_buffer(flags_.octets()); return;
            case value_type::number:
            case value_type::port: batch.add_buffer(integers_); return;
            case value_type::names:
            case value_type::list:
                batch.add_buffer(list_ends_);
                batch.add_node({texts_.count(), 0});
                batch.add_buffer("");  // no item of a list is null
                break;
            default: break;
        }
        batch.add_buffer(texts_.ends());
        batch.add_buffer(texts_.octets());
    }

private:
    template <class Integer>
    void add_integer(cell digits) {
        Integer value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        integers_.append(reinterpret_cast<const char*>(&value), sizeof value);
    }

    // Adds items that append_list() has written.
    void add_list(cell items) {
        while (!items.empty()) {
            texts_.add(take_value(items));
        }
        add_list_end();
    }

    // Adds names that are separated by commas.
    void add_names(cell names) {
        while (!names.empty()) {
            const cell name = names.substr(0, names.find(','));
            texts_.add(name);
            names.remove_prefix(std::min(name.size() + 1, names.size()));
        }
        add_list_end();
    }

    void add_list_end() {
        const auto end = static_cast<std::int32_t>(texts_.count());
        list_ends_.append(reinterpret_cast<const char*>(&end), sizeof end);
    }

    value_type type_;
    bits present_;
    bits flags_;
    std::string integers_;
    texts texts_;
    std::string list_ends_ = std::string(sizeof(std::int32_t), '\0');  // the first list starts at 0
};

struct arrow_cells : slot_cells {
    static std::size_t room(const field_slot&) { return sizeof(row_size); }

    template <class Row>
    [[gnu::always_inline]] char* put_value(char* to, const Row& row, const field_slot& each) const {
        const cell value = row[each];
        if constexpr (!Row::is_uri) {
            if (value.data() != nullptr && (each.type == value_type::list || !row.is_plain(each))) {
                return row.leave(to, [&](fmt::memory_buffer& rows) {
                    each.type == value_type::list ? append_list(rows, row.from().items(each))
                                                  : append_value(rows, value);
                });
            }
        }
        const row_size size = value.data() == nullptr ? 0 : row_size{value.size()} + 1;
        to = put(to, {reinterpret_cast<const char*>(&size), sizeof size});
        return size == 0 ? to : row.copy(to, value);
    }

    static char* end(char* to) { return to; }
};

class arrow_format : public row_format<arrow_cells> {
public:
    using row_format::row_format;

    std::string start() const override { return arrow_schema(fields()); }
    std::string end() const override { return std::string(arrow_end); }
    bool has_separators() const override { return false; }

    void pack(fmt::memory_buffer& rows) const override {
        std::vector<column_builder> builders;
        for (const field_slot& each : slots()) {
            builders.emplace_back(each.type);
        }
        std::uint64_t count = 0;
        for (std::string_view rest(rows.data(), rows.size()); !rest.empty(); ++count) {
            for (column_builder& builder : builders) {
                builder.add(take_value(rest));
            }
        }
        rows.clear();
        if (count != 0) {
            batch_builder batch;
            for (const column_builder& builder : builders) {
                builder.append_to(batch);
            }
            batch.append_to(rows, count);
        }
    }
};

}  // namespace

format_pointer make_arrow_format(field_list fields) {
    return std::make_unique<arrow_format>(std::move(fields));
}

}  // namespace uriscan::cli
