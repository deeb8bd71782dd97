// Reads one unit of a text that was escaped or percent-encoded: the octets that stand for one
// octet.
//
//     %40  %2540  %252540          percent-encoded once, twice, three times
//     \/  \"  \u0040  \x40  \\/    an escape of JSON, JavaScript or a log, also escaped itself
//     &amp;  &#38;  &#x26;         a character reference of HTML, also with its "&" escaped
//
// The longest unit counts.  At each place where a unit can end, an action stores the octet and the
// end.  If no unit starts here, nothing is stored.

#include "uriscan/percent.hpp"

namespace uriscan {

%%{
    machine tolerant_unit;

    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";

    action itself    { octet = *p; end = p + 1; }
    action hex       { octet = hexadecimal(p[-1], p[0]); end = p + 1; }
    action tab       { octet = '\t'; end = p + 1; }
    action newline   { octet = '\n'; end = p + 1; }
    action hex_ref   { octet = hexadecimal(p[-2], p[-1]); end = p + 1; }
    action digit_ref { octet = decimal(p[-2], p[-1]); end = p + 1; }
    action ampersand { octet = '&'; end = p + 1; }
    action quote     { octet = '"'; end = p + 1; }
    action apostroph { octet = '\''; end = p + 1; }
    action less      { octet = '<'; end = p + 1; }
    action greater   { octet = '>'; end = p + 1; }

    hex       = HEXDIG HEXDIG @hex;
    percent   = "%" ( "2" "5" @hex ){,2} hex;
    backslash = 0x5C{1,7} ( ( "/" | 0x22 | "'" ) @itself | "t" @tab | ( "n" | "r" ) @newline
                          | "x" hex | "u00" hex );
    amp       = "&" | 0x5C{1,7} ( "x26" | "u0026" );
    reference = amp ( "amp;" @ampersand | "quot;" @quote | "apos;" @apostroph
                    | "lt;" @less | "gt;" @greater
                    | "#" "0"{,2} DIGIT DIGIT ";" @digit_ref
                    | "#" "x"i "0"{,2} HEXDIG HEXDIG ";" @hex_ref );

    main := percent | backslash | reference;
}%%

class tolerant_unit {
public:
    // Reads the longest unit at `p`.  If there is none, `end` stays `p`.
    tolerant_unit(const unsigned char* p, const unsigned char* pe) noexcept : end(p) {
        %% write data noerror nofinal noentry;
        int cs = tolerant_unit_start;
        %% write exec;
    }

    const unsigned char* end;
    unsigned char octet = 0;

private:
    static constexpr unsigned char hexadecimal(unsigned char high, unsigned char low) noexcept {
        return static_cast<unsigned char>(hexdig_value(static_cast<char>(high)) * 16 +
                                          hexdig_value(static_cast<char>(low)));
    }
    static constexpr unsigned char decimal(unsigned char high, unsigned char low) noexcept {
        return static_cast<unsigned char>(hexdig_value(static_cast<char>(high)) * 10 +
                                          hexdig_value(static_cast<char>(low)));
    }
};

}  // namespace uriscan
