// Reads one escape in a log.  It is one function with a start state for each kind of server:
//
//       main        Apache httpd and nginx write an escape of C: one with a letter, or one with two
//                   hexadecimal digits.  nginx writes \u and four digits if log_format has
//                   escape=json.
//       haproxy     HAProxy writes # and two hexadecimal digits for a quotation mark, for a # and
//                   for octets outside of 32 to 126.  A backslash is an octet like any other.
//
// If no escape starts here, nothing is stored.

#include "uriscan/percent.hpp"

namespace uriscan {

%%{
    machine log_escape;
    alphtype unsigned char;

    action itself    { octet = *p; end = p + 1; }
    action alert     { octet = '\a'; end = p + 1; }
    action backspace { octet = '\b'; end = p + 1; }
    action form_feed { octet = '\f'; end = p + 1; }
    action new_line  { octet = '\n'; end = p + 1; }
    action return    { octet = '\r'; end = p + 1; }
    action tab       { octet = '\t'; end = p + 1; }
    action vertical  { octet = '\v'; end = p + 1; }
    action hex       { octet = hexadecimal(p[-1], p[0]); end = p + 1; }

    main := 0x5C ( ( 0x22 | 0x5C ) @itself | "a" @alert | "b" @backspace | "f" @form_feed
                 | "n" @new_line | "r" @return | "t" @tab | "v" @vertical
                 | ( "x" | "u00" ) xdigit xdigit @hex );

    haproxy := "#" xdigit xdigit @hex;
}%%

class log_escape {
public:
    %% write data noerror nofinal;

    // Reads the escape at `p` from the start state `cs`.  If there is none, `end` stays `p`.
    log_escape(int cs, const unsigned char* p, const unsigned char* pe) noexcept : end(p) {
        %% write exec;
    }

    const unsigned char* end;
    unsigned char octet = 0;

private:
    static constexpr unsigned char hexadecimal(unsigned char high, unsigned char low) noexcept {
        return static_cast<unsigned char>(hexdig_value(static_cast<char>(high)) * 16 +
                                          hexdig_value(static_cast<char>(low)));
    }
};

}  // namespace uriscan
