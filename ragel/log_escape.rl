// Reads one escape that Apache httpd or nginx writes in a log: one of C with a letter, or two
// hexadecimal digits.  nginx writes \u and four digits if log_format has escape=json.
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
}%%

class log_escape {
public:
    // Reads the escape at `p`.  If there is none, `end` stays `p`.
    log_escape(const unsigned char* p, const unsigned char* pe) noexcept : end(p) {
        %% write data noerror nofinal noentry;
        int cs = log_escape_start;
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
