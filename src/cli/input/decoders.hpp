// Compressed input: gzip (RFC 1952, by zlib) and Zstandard (RFC 8878, by libzstd), as it comes.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace uriscan::cli {

// Makes octets of encoded ones, in portions of any size.
class decoder {
public:
    virtual ~decoder() = default;

    // Decodes from the beginning of `encoded`, which it shortens by what it took, into `octets`, and
    // returns how many it wrote.  Where it writes none, it failed or wants more.
    virtual std::size_t decode(std::string_view& encoded, std::span<char> octets) = 0;

    // Whether what was decoded is complete, so that the input may end here.
    virtual bool is_complete() const = 0;

    // Why it failed, in words; nothing if it did not.  What it wrote before is still good.
    const std::string& failure() const { return failure_; }

protected:
    std::string failure_;
};

enum class encoding { unknown, none, gzip, zstd };

// Tells by the name's end: unknown if it is another than ".gz" and ".zst".
encoding encoding_of_name(std::string_view name);

// Tells by the first octets of the input, one at least; unknown as long as more could be the beginning
// of compressed input.  No URI and no text in UTF-8 begins as that does.
encoding encoding_of_octets(std::string_view first_octets);

std::string_view to_string(encoding);

// For gzip or Zstandard, several members or frames of which, in a row, are decoded as one.  Throws
// std::bad_alloc.
std::unique_ptr<decoder> make_decoder(encoding);

}  // namespace uriscan::cli
