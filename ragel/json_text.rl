// Decodes the escapes of a JSON string.  The string is valid: json_scanner has read it.

#include "uriscan/percent.hpp"

namespace uriscan::cli {

%%{
    machine json_text;
    alphtype unsigned char;

    include json "json.rl";

    action plain_begin { plain = p; }
    action plain_end   { units.append_octets(plain, p); }
    action itself      { units.append_escaped(p); }
    action control     { units.append_control(p); }
    action digit       { unit = unit * 16 + hexdig_value(static_cast<char>(*p)); }
    action unit_begin  { unit = 0; }
    action unit_end    { units.append_unit(unit, p + 1); }

    run    = plain+ >plain_begin %plain_end;
    escape = 0x5C ( [bfnrt] @control | ( "/" | 0x22 | 0x5C ) @itself
                  | "u" @unit_begin ( hexdig @digit ){4} @unit_end );
    main  := ( run | escape )*;
}%%

// `units` has these functions, which are called in the order of the string:
//
// - append_octets(const unsigned char* begin, const unsigned char* end): these octets stand for
//   themselves.
// - append_escaped(const unsigned char* octet): an escape such as \/ ends with this octet.
// - append_control(const unsigned char* name): an escape of a control, such as \n, ends with this
//   letter.
// - append_unit(unsigned unit, const unsigned char* end): a \u escape, which is a code unit of
//   UTF-16, ends here.
template <class Units>
void read_json_text(const unsigned char* p, const unsigned char* pe, Units& units) {
    %% write data noerror nofinal noentry;
    const unsigned char* const eof = pe;
    const unsigned char* plain = p;
    unsigned unit = 0;
    int cs = json_text_start;
    %% write exec;
}

}  // namespace uriscan::cli
