// Decompression: gzip (RFC 1952, with zlib), Zstandard (RFC 8878, with libzstd), xz (with liblzma)
// and bzip2 (with libbz2).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace uriscan::cli {

// An xz file that needs more memory than this is refused.  `xz -9` makes files that need 65 MiB.
// The other formats need no limit: bzip2 needs at most 4 MiB, and libzstd refuses a window of more
// than 128 MiB.
inline constexpr std::uint64_t most_memory_for_xz = std::uint64_t{256} << 20;

// Decompresses a file in portions of any size.
class decoder {
public:
    virtual ~decoder() = default;

    // Decodes `encoded` into `octets`, and returns the number of decoded octets.  Removes the
    // octets that were read from `encoded`.  If the result is 0, the decoder has failed, needs more
    // input, or `octets` is empty.
    virtual std::size_t decode(std::string_view& encoded, std::span<char> octets) = 0;

    // Returns whether the input so far is complete, so that the file may end here.
    virtual bool is_complete() const = 0;

    // Returns why the decoder failed, or an empty text if it did not fail.  All octets before the
    // failure were decoded, and are right.  But if a frame of Zstandard does not have the size that
    // its header says, octets of its last block can be missing.
    const std::string& error() const { return error_; }

protected:
    std::string error_;
};

enum class encoding { unknown, none, gzip, zstd, xz, bzip2 };

std::string_view name_of(encoding);

// Returns a decoder.  The input can have several gzip members, Zstandard frames, or streams of xz
// or bzip2 in a row.  Throws std::bad_alloc.
std::unique_ptr<decoder> make_decoder(encoding);
std::unique_ptr<decoder> make_zstd_decoder();

}  // namespace uriscan::cli
