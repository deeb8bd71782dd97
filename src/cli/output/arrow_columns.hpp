// The columns of a batch of Apache Arrow.  The first buffer of each column says which values are
// not null, with one bit for each value.  After this buffer, a column of flags or numbers has one
// more buffer.  A column of texts has two more: the ends of the texts, and their octets.  A column
// of lists has the ends of the lists, and then all buffers of an inner column: its values are the
// items.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/octet_buffer.hpp"
#include "cli/output/arrow_messages.hpp"
#include "cli/output/arrow_rows.hpp"
#include "cli/output/uri_values.hpp"

namespace uriscan::cli {

// Writes bits, the first one into the lowest bit of the first octet.
class bit_writer {
public:
    explicit bit_writer(char* octets) : octets_(octets) {}

    [[gnu::always_inline]] void add(bool bit) {
        const auto place = static_cast<unsigned>(count_ % 8);
        octet_ = (place == 0 ? 0 : octet_) | static_cast<unsigned>(bit) << place;
        octets_[count_ / 8] = static_cast<char>(octet_);
        ones_ += bit ? 1 : 0;
        ++count_;
    }

    // Adds the same bit several times.
    void add(bool bit, std::uint64_t times) {
        for (; times > 0 && (count_ % 8 != 0 || times < 8); --times) {
            add(bit);
        }
        const std::uint64_t octets = times / 8;
        std::fill_n(octets_ + count_ / 8, octets, bit ? '\xFF' : '\0');
        count_ += 8 * octets;
        ones_ += bit ? 8 * octets : 0;
        for (times %= 8; times > 0; --times) {
            add(bit);
        }
    }

    arrow_node node() const { return {count_, count_ - ones_}; }

    static std::size_t size_of(std::uint64_t bits) { return (bits + 7) / 8; }

private:
    char* octets_;
    unsigned octet_ = 0;
    std::uint64_t count_ = 0;
    std::uint64_t ones_ = 0;
};

// The buffers of a batch, one after the other.
class arrow_buffers {
public:
    explicit arrow_buffers(octet_buffer& octets) : octets_(octets) { octets_.clear(); }

    // Returns where to write the next buffers.  Together, they have at most `most` octets,
    // including their padding.
    char* place(std::size_t most) {
        const std::size_t size = octets_.size();
        octets_.resize(size + most);
        octets_.resize(size);
        return octets_.data() + size;
    }

    // Adds a buffer: the next `size` octets that the caller has written at place().
    void add(std::size_t size) {
        buffers_.push_back({octets_.size(), size});
        const std::size_t padding = arrow_padding(size);
        octets_.resize(octets_.size() + size + padding);
        std::fill_n(octets_.data() + octets_.size() - padding, padding, '\0');
    }
    void add(std::string_view octets) {
        octets.copy(place(octets.size() + arrow_alignment), octets.size());
        add(octets.size());
    }

    void add_node(arrow_node node) { nodes_.push_back(node); }

    arrow_batch batch(std::uint64_t rows) const { return {rows, nodes_, buffers_, octets_.size()}; }

private:
    octet_buffer& octets_;
    std::vector<arrow_node> nodes_;
    std::vector<arrow_buffer> buffers_;
};

using end_in_arrow = std::int32_t;  // where a text or a list ends

constexpr bool has_items(value_type type) {
    return type == value_type::names || type == value_type::list;
}

constexpr bool has_ends(value_type type) {
    return type != value_type::flag && type != value_type::number && type != value_type::port;
}

// Writes the buffers of one column.
class arrow_column {
public:
    // If the values are texts, they have at most `most_octets` octets together.
    arrow_column(value_type type, std::uint64_t rows, std::size_t most_octets,
                 arrow_buffers& buffers)
        : buffers_(buffers),
          type_(type),
          present_size_(bit_writer::size_of(rows)),
          values_size_(size_of_values(type, rows)) {
        constexpr std::size_t paddings = 3 * arrow_alignment;
        char* const place = buffers.place(present_size_ + values_size_ + most_octets + paddings +
                                          octet_buffer::readable_after_end);
        to_.present = bit_writer(place);
        to_.values = place + present_size_ + arrow_padding(present_size_);
        to_.flags = bit_writer(to_.values);
        to_.texts = to_.text = to_.values + values_size_ + arrow_padding(values_size_);
        if (has_ends(type)) {
            to_.values = put_object(to_.values, end_in_arrow{0});
        }
        items_.add_end();
    }

    void add(cell value) {
        to_.present.add(value.data() != nullptr);
        if (has_items(type_)) {
            add_items(value);
        } else {
            to_.add(type_, value, [](char* to, cell text) { return put(to, text); });
        }
    }

    // Adds the values of a field of URIs.
    template <field_id which>
    void add(const row_group& group) {
        constexpr value_type type = type_of(which);
        const std::uint64_t rows = group.uris;
        std::uint64_t present = 0;
        for (std::uint64_t row = 0; row < rows; ++row) {
            present += has_readable_value(group[row], which) ? 1 : 0;
        }
        places to = to_;                        // a copy, which the compiler keeps in registers
        if (present == 0 || present == rows) {  // in most groups, all or none are present
            to.present.add(present != 0, rows);
        } else {
            for (std::uint64_t row = 0; row < rows; ++row) {
                to.present.add(has_readable_value(group[row], which));
            }
        }
        for (std::uint64_t row = 0; row < rows && present == 0; ++row) {
            to.add(type, cell(), put_readable);
        }
        for (std::uint64_t row = 0; row < rows && present != 0; ++row) {
            to.add(type, readable_value(group[row], which), put_readable);
        }
        to_ = to;
    }

    // Completes the column.
    void end() const {
        buffers_.add_node(to_.present.node());
        buffers_.add(present_size_);
        buffers_.add(values_size_);
        if (has_items(type_)) {
            buffers_.add_node({items_.count(), 0});
            buffers_.add(0);  // no item of a list is null
            buffers_.add(items_.ends);
            buffers_.add(items_.octets);
        } else if (has_ends(type_)) {
            buffers_.add(static_cast<std::size_t>(to_.text - to_.texts));
        }
    }

private:
    // Where to write the next values.
    struct places {
        template <class Copy>
        [[gnu::always_inline]] void add(value_type type, cell value, Copy copy) {
            switch (type) {
                case value_type::flag: flags.add(value.starts_with('1')); break;
                case value_type::number: add_number<std::uint64_t>(value); break;
                case value_type::port: add_number<std::uint16_t>(value); break;
                default:
                    text = value.data() == nullptr ? text : copy(text, value);
                    values = put_object(values, static_cast<end_in_arrow>(text - texts));
            }
        }

        template <class Integer>
        [[gnu::always_inline]] void add_number(cell digits) {
            values = put_object(values, number_at_start<Integer>(digits));
        }

        bit_writer present{nullptr};
        bit_writer flags{nullptr};
        char* values = nullptr;  // numbers or ends
        char* texts = nullptr;
        char* text = nullptr;
    };

    struct items {
        void add_end() {
            char end[sizeof(end_in_arrow)];
            put_object(end, static_cast<end_in_arrow>(octets.size()));
            ends.append(end, sizeof end);
        }
        std::uint64_t count() const { return ends.size() / sizeof(end_in_arrow) - 1; }

        std::string ends;
        std::string octets;
    };

    static std::size_t size_of_values(value_type type, std::uint64_t rows) {
        switch (type) {
            case value_type::flag: return bit_writer::size_of(rows);
            case value_type::number: return rows * sizeof(std::uint64_t);
            case value_type::port: return rows * sizeof(std::uint16_t);
            default: return (rows + 1) * sizeof(end_in_arrow);  // + 1: also the start of the first
        }
    }

    // Adds a list: names that are separated by commas, or the values of append_list().
    void add_items(cell list) {
        while (!list.empty()) {
            items_.octets += type_ == value_type::names ? take_name(list) : take_value(list);
            items_.add_end();
        }
        to_.values = put_object(to_.values, static_cast<end_in_arrow>(items_.count()));
    }

    static cell take_name(cell& names) {
        const cell name = names.substr(0, names.find(','));
        names.remove_prefix(std::min(name.size() + 1, names.size()));
        return name;
    }

    arrow_buffers& buffers_;
    value_type type_;
    std::size_t present_size_;
    std::size_t values_size_;
    places to_;
    items items_;
};

}  // namespace uriscan::cli
