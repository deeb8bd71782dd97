// Reads one unit of a text that was escaped or percent-encoded: the octets that stand for one
// octet.
//
//     %40  %2540  %252540          percent-encoded once, twice, three times and so on
//     \/  \"  \:  \u0040  \x40     an escape of JSON, JavaScript, Java or a log
//     &amp;  &#38;  &#x26;         a character reference of HTML
//     \\/  \\\u0040  &amp;#38;     an escape that was escaped again
//     \u002540  &#37;40  &#92;/    an escape whose "%" or backslash was escaped
//     \u0026\u002364\u003B        a character reference whose punctuation was escaped
//     %5C%2F  %5Cu0040  %26amp%3B  an escape that was percent-encoded, also more than once
//
// So a unit has two numbers: its level says how many times it is percent-encoded, and `escapes` how
// many times it is escaped.  A character reference for an octet that is not ASCII stands for 0x80.
//
// The longest unit counts.  At each place where a unit can end, an action stores the octet, its
// numbers and the end.  If no unit starts here, nothing is stored.

#include <algorithm>
#include <cstdint>

#include "uriscan/percent.hpp"

namespace uriscan {

%%{
    machine tolerant_unit;

    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";

    # These actions run before the end of a unit.
    action percent   { percent = p; }
    action raw       { level_of_escape = 0; }
    action encoded   { level_of_escape = levels(p); }
    action escape    { ++count; }
    action number    { value = 0; }
    action digit     { value = std::min(value * 10 + digit_at(p), too_large); }
    action hexdigit  { value = std::min(value * 16 + digit_at(p), too_large); }
    action amp       { value = '&'; }
    action quot      { value = '"'; }
    action apos      { value = '\''; }
    action lt        { value = '<'; }
    action gt        { value = '>'; }
    action colon     { value = ':'; }
    action sol       { value = '/'; }
    action quest     { value = '?'; }
    action num       { value = '#'; }
    action commat    { value = '@'; }
    action equals    { value = '='; }
    action semi      { value = ';'; }
    action percnt    { value = '%'; }
    action bsol      { value = 0x5C; }
    action lpar      { value = '('; }
    action rpar      { value = ')'; }
    action lsqb      { value = '['; }
    action rsqb      { value = ']'; }
    action lcub      { value = '{'; }
    action rcub      { value = '}'; }
    action comma     { value = ','; }
    action verbar    { value = '|'; }
    action period    { value = '.'; }
    action lowbar    { value = '_'; }
    action plus      { value = '+'; }
    action excl      { value = '!'; }
    action dollar    { value = '$'; }
    action ast       { value = '*'; }
    action grave     { value = '`'; }
    action hat       { value = '^'; }
    action tabulator { value = '\t'; }
    action new_line  { value = '\n'; }

    # The ends of units.
    action triplet   { store(octet_at(p), levels(p), 0, p); }
    action itself    { store(*p, 0, count, p); }
    action mark      { if (levels(p) == level_of_escape) store(octet_at(p), levels(p), count, p); }
    action tab       { store('\t', 0, count, p); }
    action newline   { store('\n', 0, count, p); }
    action code      { store(octet_at(p), level_of_escape, count, p); }
    action reference { store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

    percent   = "%" @percent ( "2" "5" )*;

    # A "%", "\", "&", "#" or ";" of an escape can be escaped itself.
    sign_code         = 0x5C ( "x" | "u00" );
    sign_name         = "&" ( "amp;" | "AMP;" )?;
    sign_number       = sign_name "#";
    escaped_percent   = sign_code "25" | sign_number ( "0"* "37" | "x"i "0"* "25" ) ";"
                      | sign_name "percnt;";
    escaped_backslash = sign_code "5C"i | sign_number ( "0"* "92" | "x"i "0"* "5C"i ) ";"
                      | sign_name "bsol;";
    escaped_amp       = 0x5C{1,7} ( "x26" | "u0026" );
    hash              = 0x5C{,3} "#" | sign_code "23";
    semicolon         = ";" | sign_code "3B"i;

    triplet   = ( percent | escaped_percent @percent ) HEXDIG HEXDIG @triplet;

    # After a percent-encoded backslash, "t", "n" and "r" make no escape: they are more likely data.
    # The backslash escapes an encoded quotation mark only if both are encoded equally often.  In
    # "%255C%22", they are not: the backslash is data, and the quotation mark is not escaped.
    code      = ( "x" | "u00" ) HEXDIG HEXDIG @code;
    escape    = ( 0x5C{1,7} | escaped_backslash ) @raw @escape
                ( ( "/" | 0x22 | "'" | ":" | "=" | "#" | "!" ) @itself
                | "t" @tab | ( "n" | "r" ) @newline | code );
    encoded_backslash = percent "5C"i @encoded @escape;
    encoded_escape    = encoded_backslash{1,7} ( "/" @itself | code
                      | percent ( "2F"i | "22" | "27" | "3A"i | "3D"i | "23" | "21" ) @mark );

    # A character reference.  Its "&" can be written as a reference, too, such as "&amp;".
    name      = "quot"i @quot | "apos" @apos | "lt"i @lt | "gt"i @gt | "colon" @colon | "sol" @sol
              | "quest" @quest | "num" @num | "commat" @commat | "equals" @equals | "semi" @semi
              | "percnt" @percnt | "bsol" @bsol | "lpar" @lpar | "rpar" @rpar
              | ( "lsqb" | "lbrack" ) @lsqb | ( "rsqb" | "rbrack" ) @rsqb
              | ( "lcub" | "lbrace" ) @lcub | ( "rcub" | "rbrace" ) @rcub | "comma" @comma
              | ( "verbar" | "vert" | "VerticalLine" ) @verbar | "period" @period
              | ( "lowbar" | "UnderBar" ) @lowbar | "plus" @plus | "excl" @excl | "dollar" @dollar
              | ( "ast" | "midast" ) @ast | ( "grave" | "DiacriticalGrave" ) @grave | "Hat" @hat
              | "Tab" @tabulator | "NewLine" @new_line;
    number    = DIGIT+ @digit | "x"i HEXDIG+ @hexdigit;
    amp       = "0"* "38" | "x"i "0"* "26";
    reference = ( "&" | escaped_amp ) @raw
                ( ( "amp"i @amp | hash amp ) semicolon @reference @escape ){,3}
                ( ( name | hash @number number ) semicolon @reference )?;
    encoded_sign      = percent | encoded_backslash ( "x" | "u00" );
    encoded_hash      = encoded_sign "23" | encoded_backslash{1,3} percent "23";
    encoded_semicolon = encoded_sign "3B"i;
    encoded_reference = ( percent "26" @encoded | encoded_backslash ( "x" | "u00" ) "26" )
                ( ( "amp"i @amp | encoded_hash amp ) encoded_semicolon @reference @escape ){,3}
                ( ( name | encoded_hash @number number ) encoded_semicolon @reference )?;

    main := triplet | escape | encoded_escape | reference | encoded_reference;
}%%

class tolerant_unit {
public:
    // Reads the longest unit at `p`.  If there is none, `end` stays `p`.
    tolerant_unit(const unsigned char* p, const unsigned char* pe) noexcept : end(p) {
        const unsigned char* percent = p;   // the last "%"
        unsigned level_of_escape = 0;       // the level of the backslash or "&" of an escape
        unsigned count = 0;                 // how many times the unit is escaped
        unsigned value = 0;                 // the value of a character reference
        %% write data noerror nofinal noentry;
        int cs = tolerant_unit_start;
        const auto levels = [&percent](const unsigned char* last) {
            return static_cast<unsigned>(last - percent) / 2;
        };
        %% write exec;
    }

    const unsigned char* end;
    unsigned char octet = 0;
    std::uint8_t level = 0;
    std::uint8_t escapes = 0;

    static constexpr unsigned most_levels = 7;  // also the level of octets encoded more often

private:
    static constexpr unsigned too_large = 0x110000;  // greater than each code point

    static constexpr unsigned digit_at(const unsigned char* p) noexcept {
        return hexdig_value(static_cast<char>(*p));
    }
    static constexpr unsigned octet_at(const unsigned char* last) noexcept {
        return digit_at(last - 1) * 16 + digit_at(last);
    }

    void store(unsigned stands_for, unsigned times_encoded, unsigned times_escaped,
               const unsigned char* last) noexcept {
        octet = static_cast<unsigned char>(stands_for);
        level = static_cast<std::uint8_t>(std::min(times_encoded, most_levels));
        escapes = static_cast<std::uint8_t>(times_escaped);
        end = last + 1;
    }
};

}  // namespace uriscan
