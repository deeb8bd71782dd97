// Compares the start of a file with the first octets of formats.
#include "cli/input/file_start.hpp"

#include <string>

namespace uriscan::cli {
namespace {

using namespace std::string_view_literals;

// The first octets of compressed input.  In a skippable frame of Zstandard, the low four bits of
// the first octet can have any value; skippable_start has zeros there.  After the start of bzip2
// come a digit from 1 to 9, and one of two numbers.  One number starts a block, and the other one
// is at the end.
constexpr std::string_view gzip_start = "\x1F\x8B\x08";
constexpr std::string_view zstd_start = "\x28\xB5\x2F\xFD";
constexpr std::string_view skippable_start = "\x50\x2A\x4D\x18";
constexpr std::string_view xz_start = "\xFD\x37\x7A\x58\x5A\x00"sv;
constexpr std::string_view bzip2_block_start = "BZh9\x31\x41\x59\x26\x53\x59";
constexpr std::string_view bzip2_end_start = "BZh9\x17\x72\x45\x38\x50\x90";

struct known_format {
    std::string_view start;
    std::string_view name;
    std::string_view advice;
};

constexpr std::string_view unpack = "unpack it first";
constexpr std::string_view convert = "convert it first, such as with iconv -t UTF-8";
constexpr std::string_view no_text = "it is not a text";

constexpr known_format known_formats[] = {
    {"PK\x03\x04", "a ZIP archive", unpack},
    {"PK\x05\x06", "a ZIP archive", unpack},
    {"7z\xBC\xAF\x27\x1C", "a 7z archive", unpack},
    {"Rar!\x1A\x07", "a RAR archive", unpack},
    {"\x04\x22\x4D\x18", "compressed with LZ4", unpack},
    {"\x02\x21\x4C\x18", "compressed with LZ4", unpack},
    {"\x1F\x9D", "compressed with compress", unpack},
    {"\x1F\xA0", "compressed with compress", unpack},
    {"\x5D\x00\x00"sv, "compressed with LZMA", unpack},
    {"LZIP\x01", "compressed with lzip", unpack},
    {"\xFF\x06\x00\x00sNaPpY"sv, "compressed with Snappy", unpack},
    {"\xFF\xFE", "text in UTF-16 or UTF-32", convert},
    {"\xFE\xFF", "text in UTF-16", convert},
    {"\x7F\x45LF", "a program (ELF)", no_text},
    {"\x89PNG\r\n\x1A\n", "an image (PNG)", no_text},
    {"\xFF\xD8\xFF", "an image (JPEG)", no_text},
    {"SQLite format 3\0"sv, "a database (SQLite)", no_text},
    {"ARROW1\0\0"sv, "a table (Apache Arrow)", no_text},
};

}  // namespace

encoding encoding_of_name(std::string_view name) {
    return name.ends_with(".gz")    ? encoding::gzip
           : name.ends_with(".zst") ? encoding::zstd
           : name.ends_with(".xz")  ? encoding::xz
           : name.ends_with(".bz2") ? encoding::bzip2
                                    : encoding::unknown;
}

encoding encoding_of_octets(std::string_view first_octets) {
    std::string skippable(first_octets.substr(0, skippable_start.size()));
    skippable[0] = static_cast<char>(skippable[0] & 0xF0);
    std::string bzip2(first_octets.substr(0, bzip2_block_start.size()));
    constexpr std::size_t digit = 3;
    if (bzip2.size() > digit && bzip2[digit] >= '1' && bzip2[digit] <= '9') {
        bzip2[digit] = bzip2_block_start[digit];
    }
    const auto compare = [](std::string_view octets, std::string_view start, encoding known) {
        return octets.starts_with(start)   ? known
               : start.starts_with(octets) ? encoding::unknown
                                           : encoding::none;
    };
    for (const encoding found : {compare(first_octets, gzip_start, encoding::gzip),
                                 compare(first_octets, zstd_start, encoding::zstd),
                                 compare(skippable, skippable_start, encoding::zstd),
                                 compare(first_octets, xz_start, encoding::xz),
                                 compare(bzip2, bzip2_block_start, encoding::bzip2),
                                 compare(bzip2, bzip2_end_start, encoding::bzip2)}) {
        if (found != encoding::none) {
            return found;
        }
    }
    return encoding::none;
}

binary_format binary_format_of(std::string_view first_octets) {
    bool needs_octets = false;
    for (const auto& [start, name, advice] : known_formats) {
        if (first_octets.starts_with(start)) {
            return {name, advice};
        }
        needs_octets = needs_octets || start.starts_with(first_octets);
    }
    return {"", "", needs_octets};
}

}  // namespace uriscan::cli
