// Reads a JSON text from left to right, and tells a visitor what the text has.  Ragel's call stack
// holds the open arrays and objects.  It has a fixed size, so hostile nesting needs neither memory
// nor recursion.

#include <cstdint>
#include <string_view>

#include "cli/input/json_plain.hpp"

namespace uriscan::cli {

%%{
    machine json_scanner;
    alphtype unsigned char;

    include json "json.rl";

    # Most octets of a text are in strings.  They are skipped many at a time.
    action begin    { start = p + 1; has_escape = false; p = skip_plain(p + 1, pe) - 1; }
    action escaped  { has_escape = true; p = skip_plain(p + 1, pe) - 1; }
    action key      { visitor.key(slice(start, p), has_escape); }
    action element  { visitor.element(); }
    action text     { visitor.text(slice(start, p), has_escape); }
    action start    { start = p; }
    action number   { visitor.other(json_type::number, slice(start, p)); }
    action boolean  { visitor.other(json_type::boolean, slice(start, p + 1)); }
    action null     { visitor.other(json_type::null, slice(start, p + 1)); }
    action check    { if (top == most_depth) { return {p, json_error::too_deep}; } }
    action object   { visitor.open(json_type::object, slice(p, p)); fcall object; }
    action array    { visitor.open(json_type::array, slice(p, p)); fcall array; }
    action close    { visitor.close(); fret; }

    octets = ( plain | 0x5C ( short | "u" hexdig{4} ) @escaped )*;
    value  = 0x22 @begin octets 0x22 @text
           | number >start %number
           | ( "true" | "false" ) >start @boolean
           | "null" >start @null
           | "{" @check @object
           | "[" @check @array;
    member = ws 0x22 @begin octets 0x22 @key ws ":" ws value ws;
    item   = ws value >element ws;

    object := ( ws | member ( "," member )* ) "}" @close;
    array  := ( ws | item ( "," item )* ) "]" @close;

    main := ws value ws;
}%%

// Why a text is not JSON, and where.
enum class json_error : std::uint8_t { none, unexpected, ends_too_early, too_deep };

// The types of values.
enum class json_type : std::uint8_t { null, boolean, number, string, array, object };

// A visitor has these functions.  They are called in the order of the text:
//
// - key(std::string_view raw, bool has_escape): an object has a member with this key.
// - element(): an array has an element.
// - text(std::string_view raw, bool has_escape): a value is this string.
// - other(json_type, std::string_view raw): a value is null, true, false or this number.
// - open(json_type, std::string_view before): a value is an array or an object, and its members or
//   elements follow.  `before` is an empty slice at its start.
// - close(): the last array or object that was opened has ended.
//
// `raw` is a slice of the text, without the quotation marks of a string.  Its escapes are not
// decoded yet.
template <class Visitor>
class json_scanner {
public:
    static constexpr int most_depth = 512;  // how deep arrays and objects can be nested

    struct result {
        const unsigned char* end;  // the octet at which an error is, or the end of the text
        json_error error;
    };

    // Reads the text [p, pe), until an error.
    static result scan(const unsigned char* p, const unsigned char* pe, Visitor& visitor) {
        %% write data noerror noentry;
        const unsigned char* const eof = pe;
        const unsigned char* start = p;
        bool has_escape = false;
        int stack[most_depth];  // NOLINT(modernize-avoid-c-arrays): it is not initialized
        int top = 0;
        int cs = json_scanner_start;
        %% write exec;
        if (p != pe) {
            return {p, json_error::unexpected};
        }
        const bool is_complete = cs >= json_scanner_first_final;
        return {p, is_complete ? json_error::none : json_error::ends_too_early};
    }

private:
    static std::string_view slice(const unsigned char* begin, const unsigned char* end) {
        return {reinterpret_cast<const char*>(begin), static_cast<std::size_t>(end - begin)};
    }
};

}  // namespace uriscan::cli
