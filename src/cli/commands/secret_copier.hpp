// Copies a text, and writes something else instead of its secrets.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace uriscan::cli {

// Copies the text between two secrets at once, because most texts have none.
class secret_copier {
public:
    // If `mask`, each octet of a secret becomes an "x"; otherwise, `replacement` stands for it.
    secret_copier(bool mask, std::string replacement)
        : mask_(mask), replacement_(std::move(replacement)) {}

    // The next text to copy starts at `begin`.
    void start(const char* begin) { copied_ = begin; }

    // Copies the text before a secret, which is not before the last one, and replaces the secret.
    void replace(fmt::memory_buffer& out, const char* secret, std::size_t size) {
        copy_up_to(out, secret);
        if (mask_) {
            std::fill_n(std::back_inserter(out), size, 'x');
        } else {
            out.append(replacement_);
        }
        copied_ = secret + size;
    }

    // Copies the text before `end` if it is large, but still in the processor's fastest cache.
    void copy_if_large(fmt::memory_buffer& out, const char* end) {
        constexpr std::ptrdiff_t large = 4096;
        if (end - copied_ >= large) {
            copy_up_to(out, end);
        }
    }

    // Copies the text before `end` that is not copied yet.
    void copy_up_to(fmt::memory_buffer& out, const char* end) {
        out.append(copied_, end);
        copied_ = end;
    }

private:
    const bool mask_;
    const std::string replacement_;
    const char* copied_ = nullptr;
};

}  // namespace uriscan::cli
