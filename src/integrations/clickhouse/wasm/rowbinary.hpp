// Reads and writes blocks of rows in ClickHouse's format RowBinary.
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>
#include <string_view>

namespace uriscan::clickhouse {

// Ends the module, and with it the query.  This happens if there is too little memory, or if a
// block is not complete.
inline void require(bool condition) noexcept {
    if (!condition) {
        __builtin_trap();
    }
}

// A block of rows, as ClickHouse passes it.  ClickHouse's interface BUFFERED_V1 requires the first
// two members.
struct block {
    std::uint8_t* data;
    std::uint32_t size;
    std::uint32_t capacity;
};

// Returns a block for `size` octets of rows.  A result has one more octet in each row, which says
// whether it is NULL.  There is room for these octets if the rows have eight octets or more on
// average.
inline block* make_block(std::uint32_t size) noexcept {
    constexpr std::uint32_t usual_row = 8;
    const std::uint32_t capacity = size + size / usual_row + usual_row;
    auto* const made = static_cast<block*>(std::malloc(sizeof(block)));
    auto* const data = static_cast<std::uint8_t*>(std::malloc(capacity));
    require(capacity >= size && made != nullptr && data != nullptr);
    *made = {data, size, capacity};
    return made;
}

// Collects the result of one row.
class writer {
public:
    writer() noexcept = default;
    writer(const writer&) = delete;
    writer& operator=(const writer&) = delete;
    ~writer() {
        if (data_ != usual_room) {
            std::free(data_);
        }
    }

    [[nodiscard]] std::span<const std::uint8_t> written() const noexcept { return {data_, size_}; }
    void clear() noexcept { size_ = 0; }

    void add(std::uint8_t number) noexcept {
        *room(1) = number;
        ++size_;
    }

    template <class Number>
    void add_number(Number number) noexcept {
        static_assert(std::endian::native == std::endian::little);
        std::memcpy(room(sizeof number), &number, sizeof number);
        size_ += sizeof number;
    }

    // Writes a size in LEB128: seven bits in each octet, the lowest bits first.
    void add_size(std::size_t number) noexcept {
        for (; number >= 0x80; number >>= 7) {
            add(static_cast<std::uint8_t>(number | 0x80));
        }
        add(static_cast<std::uint8_t>(number));
    }

    void add_text(std::string_view text) noexcept {
        add_size(text.size());
        if (!text.empty()) {
            std::memcpy(room(text.size()), text.data(), text.size());
            size_ += text.size();
        }
    }

    void add_null() noexcept { add(1); }
    void add_not_null() noexcept { add(0); }

    // Adds a text, or NULL for a null text.
    void add_nullable(std::string_view text) noexcept {
        if (text.data() == nullptr) {
            add_null();
        } else {
            add_not_null();
            add_text(text);
        }
    }

private:
    // Returns where to write `more` octets.
    std::uint8_t* room(std::size_t more) noexcept {
        if (capacity_ - size_ < more) {
            grow(2 * capacity_ + more);
        }
        return data_ + size_;
    }

    void grow(std::size_t capacity) noexcept {
        auto* const grown = static_cast<std::uint8_t*>(
            std::realloc(data_ == usual_room ? nullptr : data_, capacity));
        require(grown != nullptr);
        if (data_ == usual_room) {
            std::memcpy(grown, usual_room, size_);
        }
        data_ = grown;
        capacity_ = capacity;
    }

    // The results of usual rows fit here.  So the memory behind a block stays free, and the block
    // can grow there.
    static inline std::uint8_t usual_room[4096];

    std::uint8_t* data_ = usual_room;
    std::size_t size_ = 0;
    std::size_t capacity_ = sizeof usual_room;
};

// Reads the rows of a block.  Stores the results in the same memory, over the rows that were
// already read.  So rows and results do not need memory at the same time:
//
//     results | free | rows that were not read yet
class rows_in_place {
public:
    // Takes the memory of a block.  After this, the block has no memory.
    explicit rows_in_place(block& from) noexcept
        : data_(from.data),
          read_(from.data),
          end_(from.data + from.size),
          capacity_(from.capacity) {
        from = {};
    }

    // Returns the next text.  It is valid until end_row().
    std::string_view next() noexcept {
        const std::uint32_t size = read_size();
        require(static_cast<std::uint32_t>(end_ - read_) >= size);
        const std::string_view text(reinterpret_cast<const char*>(read_), size);
        read_ += size;
        return text;
    }

    // Stores the result of a row.  All its texts must have been read.
    void end_row(writer& result) noexcept {
        const std::span<const std::uint8_t> octets = result.written();
        if (static_cast<std::size_t>(read_ - (data_ + written_)) < octets.size()) {
            make_room(octets.size());
        }
        std::memcpy(data_ + written_, octets.data(), octets.size());
        written_ += octets.size();
        result.clear();
    }

    // Returns the results.  Their memory then belongs to the caller.
    block* release() noexcept {
        auto* const made = static_cast<block*>(std::malloc(sizeof(block)));
        require(made != nullptr);
        *made = {data_, static_cast<std::uint32_t>(written_),
                 static_cast<std::uint32_t>(capacity_)};
        return made;
    }

private:
    std::uint32_t read_size() noexcept {
        std::uint64_t size = 0;
        for (unsigned shift = 0;; shift += 7) {
            require(read_ != end_ && shift < 35);
            const std::uint8_t octet = *read_++;
            size |= std::uint64_t{octet & 0x7Fu} << shift;
            if (octet < 0x80) {
                require(size <= UINT32_MAX);
                return static_cast<std::uint32_t>(size);
            }
        }
    }

    // Moves the rows that were not read to the end of a larger memory.  Each time, the memory grows
    // by twice as much as before.  So few rows are moved often.
    void make_room(std::size_t needed) noexcept {
        const auto unread = static_cast<std::size_t>(end_ - read_);
        growth_ = needed + (growth_ == 0 ? unread / 16 : 2 * growth_);
        std::free(std::malloc(growth_));  // free memory behind the block, where it can grow
        const auto at = static_cast<std::size_t>(read_ - data_);
        const std::size_t grown = written_ + growth_ + unread;
        if (grown > capacity_) {
            data_ = static_cast<std::uint8_t*>(std::realloc(data_, grown));
            require(data_ != nullptr);
            capacity_ = grown;
        }
        end_ = data_ + capacity_;
        std::memmove(end_ - unread, data_ + at, unread);
        read_ = end_ - unread;
    }

    std::uint8_t* data_;
    std::uint8_t* read_;
    std::uint8_t* end_;
    std::size_t capacity_;
    std::size_t written_ = 0;
    std::size_t growth_ = 0;
};

// Memory for one text.  The next text uses it again.
class scratch {
public:
    scratch() noexcept = default;
    scratch(const scratch&) = delete;
    scratch& operator=(const scratch&) = delete;
    ~scratch() { std::free(large_); }

    std::span<char> room(std::size_t size) noexcept {
        if (size <= sizeof usual_room) {
            return usual_room;
        }
        if (size > large_size_) {
            std::free(large_);
            large_size_ = size;
            large_ = static_cast<char*>(std::malloc(size));
            require(large_ != nullptr);
        }
        return {large_, large_size_};
    }

private:
    static inline char usual_room[4096];  // as in the writer

    char* large_ = nullptr;
    std::size_t large_size_ = 0;
};

}  // namespace uriscan::clickhouse
