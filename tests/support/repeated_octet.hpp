// A text of 4 GiB that repeats one octet.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace uriscan::tests {

// The text needs little memory, because the same 2 MiB are mapped again and again.  With
// MAP_SHARED, the text can also be a buffer: writing needs no more memory, but changes all 2 MiB
// blocks at once.
class repeated_octet {
public:
    explicit repeated_octet(char octet, int sharing = MAP_PRIVATE)
        : data_(static_cast<char*>(reserve())) {
        const int file = ::memfd_create("repeated", 0);
        const std::string block(block_size, octet);
        is_there_ = data_ != MAP_FAILED && ::write(file, block.data(), block_size) == block_size;
        for (std::size_t at = 0; is_there_ && at < size; at += block_size) {
            is_there_ = ::mmap(data_ + at, block_size, PROT_READ | PROT_WRITE, sharing | MAP_FIXED,
                               file, 0) != MAP_FAILED;
        }
        ::close(file);
    }
    ~repeated_octet() { ::munmap(data_, size); }
    repeated_octet(const repeated_octet&) = delete;
    repeated_octet& operator=(const repeated_octet&) = delete;

    bool is_there() const { return is_there_; }
    void set_first(std::string_view text) { std::copy(text.begin(), text.end(), data_); }
    void set_last(char octet) { data_[size - 1] = octet; }
    std::string_view text() const { return {data_, size}; }
    std::span<char> octets() const { return {data_, size}; }

private:
    static constexpr std::size_t size = std::size_t{1} << 32;
    static constexpr std::size_t block_size = std::size_t{1} << 21;

    static void* reserve() {
        return ::mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    }

    char* data_;
    bool is_there_ = false;
};

}  // namespace uriscan::tests
