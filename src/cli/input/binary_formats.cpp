// Compares the start of a file with the first octets of formats.
#include "cli/input/binary_formats.hpp"

namespace uriscan::cli {
namespace {

using namespace std::string_view_literals;

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
