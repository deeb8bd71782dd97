// Reads and writes blocks of rows in ClickHouse's format RowBinary.
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>
#include <string_view>

namespace uriscan::clickhouse {

// A block of rows, as ClickHouse hands it over: its interface BUFFERED_V1 prescribes this struct.
struct block {
    std::uint8_t* data;
    std::uint32_t size;
};

// Reads texts from a block.  A block that ends too early ends the module, and with it the query.
class reader {
public:
    explicit reader(const block& rows) noexcept : at_(rows.data), end_(rows.data + rows.size) {}

    std::string_view next() noexcept {
        const std::uint32_t size = read_size();
        require(static_cast<std::uint32_t>(end_ - at_) >= size);
        const std::string_view text(reinterpret_cast<const char*>(at_), size);
        at_ += size;
        return text;
    }

private:
    static void require(bool condition) noexcept {
        if (!condition) {
            __builtin_trap();
        }
    }

    // Sizes are numbers in LEB128: seven bits in each octet, the lowest first.
    std::uint32_t read_size() noexcept {
        std::uint64_t size = 0;
        for (unsigned shift = 0;; shift += 7) {
            require(at_ != end_ && shift < 35);
            const std::uint8_t octet = *at_++;
            size |= std::uint64_t{octet & 0x7Fu} << shift;
            if (octet < 0x80) {
                require(size <= UINT32_MAX);
                return static_cast<std::uint32_t>(size);
            }
        }
    }

    const std::uint8_t* at_;
    const std::uint8_t* end_;
};

// Writes values to a block that grows.
class writer {
public:
    explicit writer(std::size_t capacity) noexcept { grow(capacity); }

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

    // Returns the written block, whose memory then belongs to the caller.
    block release() noexcept { return {data_, static_cast<std::uint32_t>(size_)}; }

private:
    // Returns the place for `more` octets.
    std::uint8_t* room(std::size_t more) noexcept {
        if (capacity_ - size_ < more) {
            grow(2 * capacity_ + more);
        }
        return data_ + size_;
    }

    void grow(std::size_t capacity) noexcept {
        data_ = static_cast<std::uint8_t*>(std::realloc(data_, capacity));
        capacity_ = capacity;
        if (data_ == nullptr) {
            __builtin_trap();
        }
    }

    std::uint8_t* data_ = nullptr;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

// Memory for one text, which is used again for the next.
class scratch {
public:
    scratch() noexcept = default;
    scratch(const scratch&) = delete;
    scratch& operator=(const scratch&) = delete;
    ~scratch() { std::free(data_); }

    std::span<char> room(std::size_t size) noexcept {
        if (size > size_) {
            std::free(data_);
            size_ = size;
            data_ = static_cast<char*>(std::malloc(size));
            if (data_ == nullptr) {
                __builtin_trap();
            }
        }
        return {data_, size_};
    }

private:
    char* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace uriscan::clickhouse
