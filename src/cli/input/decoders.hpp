// Decompression: gzip (RFC 1952, with zlib) and Zstandard (RFC 8878, with libzstd).
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace uriscan::cli {

// Decompresses a file in portions of any size.
class decoder {
public:
    virtual ~decoder() = default;

    // Decodes `encoded` into `octets`, and returns how many octets it wrote.  Removes from
    // `encoded` what it has read.  If it writes nothing, it failed or needs more input.
    virtual std::size_t decode(std::string_view& encoded, std::span<char> octets) = 0;

    // Returns whether the input may end here.
    virtual bool is_complete() const = 0;

    // Returns why it failed; empty if it did not.  All octets that it wrote before are right.
    const std::string& error() const { return error_; }

protected:
    std::string error_;
};

enum class encoding { unknown, none, gzip, zstd };

// Returns the encoding of a file whose name ends in ".gz" or ".zst"; else `unknown`.
encoding encoding_of_name(std::string_view name);

// Returns the encoding of an input with these first octets, at least one; `unknown` if more octets
// are needed.  No URI and no text in UTF-8 starts like compressed input.
encoding encoding_of_octets(std::string_view first_octets);

std::string_view to_string(encoding);

// Returns a decoder for gzip or Zstandard.  It decodes several gzip members or Zstandard frames in
// a row as one.  Throws std::bad_alloc.
std::unique_ptr<decoder> make_decoder(encoding);

}  // namespace uriscan::cli
