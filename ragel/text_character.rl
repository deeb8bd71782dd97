// Says what a character that follows a URI in a text means for the end of the URI.  Also reads the
// character references of HTML, and the escapes that stand for one character.  If rsyslog has
// written "#" and digits for a control, this counts as a reference, too. src/text/sentence.cpp uses
// these machines.
//
// The characters here are not ASCII.  (tolerant_sets.rl has the octets of ASCII.) There are four
// kinds.  An `end` is a space, a quotation mark, a bracket, a dash, punctuation of a script, or a
// line of a table.  No program takes it as a part of a host.  A `stop` is a full stop, such as the
// Chinese one, that browsers read as the "." of a host (UTS 46).  A `mark` is a symbol, or a
// character that browsers leave out of a host, such as a zero width space.  All other characters,
// such as letters, can be part of a host.

#include "uriscan/percent.hpp"

namespace uriscan {

enum class text_character { other, mark, stop, end };

%%{
    machine foreign_character;
    alphtype unsigned int;

    latin     = 0x80..0xA9 | 0xAB..0xAC | 0xAE..0xB1 | 0xB4 | 0xB6 | 0xB8 | 0xBB | 0xBF
              | 0xD7 | 0xF7 ;
    scripts   = 0x037E | 0x055A..0x055F | 0x0589..0x058A | 0x05BE | 0x05C0 | 0x05C3 | 0x05C6
              | 0x0609..0x060A | 0x060C..0x060D | 0x061B..0x061F | 0x066A..0x066D | 0x06D4
              | 0x0700..0x070D | 0x07F7..0x07F9 | 0x0830..0x083E | 0x085E | 0x0964..0x0965
              | 0x0970 | 0x09FD | 0x0A76 | 0x0AF0 | 0x0C77 | 0x0C84 | 0x0DF4 | 0x0E4F
              | 0x0E5A..0x0E5B | 0x0F04..0x0F0A | 0x0F0C..0x0F12 | 0x0F14 | 0x0F3A..0x0F3D
              | 0x0F85 | 0x0FD0..0x0FD4 | 0x0FD9..0x0FDA | 0x104A..0x104F | 0x10FB
              | 0x1360..0x1368 | 0x1400 | 0x166E | 0x1680 | 0x169B..0x169C | 0x16EB..0x16ED
              | 0x1735..0x1736 | 0x17D4..0x17D6 | 0x17D8..0x17DA | 0x1800..0x180A
              | 0x1944..0x1945 | 0x1A1E..0x1A1F | 0x1AA0..0x1AA6 | 0x1AA8..0x1AAD
              | 0x1B5A..0x1B60 | 0x1B7D..0x1B7E | 0x1BFC..0x1BFF | 0x1C3B..0x1C3F
              | 0x1C7E..0x1C7F | 0x1CC0..0x1CC7 | 0x1CD3 ;
    general   = 0x2000..0x200A | 0x200E..0x2025 | 0x2027..0x205F | 0x2061..0x206F
              | 0x20A0..0x20CF | 0x2190..0x22FF | 0x2500..0x25FF | 0x27E6..0x27EF
              | 0x2983..0x2998 | 0x29D8..0x29DB | 0x29FC..0x29FD | 0x2E00..0x2E7F ;
    east_asia = 0x3000..0x3001 | 0x3003 | 0x3008..0x3020 | 0x3030 | 0x303D ;
    full      = 0xFE10..0xFE19 | 0xFE30..0xFE51 | 0xFE54..0xFE6F | 0xFF01..0xFF0C | 0xFF0F
              | 0xFF1A..0xFF20 | 0xFF3B..0xFF3E | 0xFF40 | 0xFF5B..0xFF60 | 0xFF62..0xFF64
              | 0xFFE0..0xFFE6 | 0xFFE8..0xFFEE ;

    end       = latin | scripts | general | east_asia | full ;

    stop      = 0x3002 | 0xFE52 | 0xFF0E | 0xFF61 ;       # read as the "." of a host
    ignored   = 0xAD | 0x180E | 0x200B..0x200D | 0x2060 | 0xFE0F | 0xFEFF ;
    symbol    = 0xB7 | 0x2026 | 0x2120 | 0x2122 | 0x2300..0x23FF | 0x2600..0x27E5
              | 0x27F0..0x2982 | 0x2999..0x29D7 | 0x29DC..0x29FB | 0x29FE..0x2BFF | 0x30FB
              | 0xFF65 | 0x1F000..0x1FAFF ;

    main := end                 @{ kind = text_character::end; }
          | stop                @{ kind = text_character::stop; }
          | ( ignored | symbol ) @{ kind = text_character::mark; };
}%%

// Returns what a character that is not ASCII means after a URI.
inline text_character kind_of_character(char32_t character) noexcept {
    %% write data noerror nofinal noentry;
    const unsigned value = character;
    const unsigned* p = &value;
    const unsigned* const pe = p + 1;
    text_character kind = text_character::other;
    int cs = foreign_character_start;
    %% write exec;
    return kind;
}

%%{
    machine character_reference;
    alphtype unsigned char;

    action decimal { character = character * 10 + static_cast<char32_t>(*p - '0'); }
    action hex     { character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
    action ends    { end = p + 1; }

    letter = [AEIOUaeiou] ( "acute" | "grave" | "circ" | "uml" ) | [ANOano] "tilde"
           | [Cc] "cedil" | [Aa] "ring" | [Oo] "slash" | ( "AE" | "ae" | "sz" ) "lig" ;

    name   = ( "lt" | "LT" )            %{ character = '<'; }
           | ( "gt" | "GT" )            %{ character = '>'; }
           | ( "quot" | "QUOT" )        %{ character = '"'; }
           | "Tab"                      %{ character = '\t'; }
           | "NewLine"                  %{ character = '\n'; }
           | "apos"                     %{ character = 0x27; }
           | ( "nbsp" | "NonBreakingSpace" )  %{ character = 0xA0; }
           | ( "laquo" | "raquo" )      %{ character = 0xAB; }
           | ( "ensp" | "emsp" ( "13" | "14" )? | "numsp" | "puncsp" | "thinsp" | "hairsp"
             | ( "Thin" | "VeryThin" | "Medium" | "Thick" ) "Space" )  %{ character = 0x2002; }
           | ( "ndash" | "mdash" | "dash" | "hyphen" | "horbar" )  %{ character = 0x2013; }
           | ( [lr] [sd] "quo" "r"? | "sbquo" | "bdquo" | [lr] "saquo"
             | ( "Open" | "Close" ) "Curly" "Double"? "Quote" )  %{ character = 0x2018; }
           | [lr] "rm"                  %{ character = 0x200E; }
           | ( "ZeroWidthSpace" | "NoBreak"
             | "Negative" ( "VeryThin" | "Thin" | "Medium" | "Thick" ) "Space" )
                                        %{ character = 0x200B; }
           | "bull" "et"?               %{ character = 0x2022; }
           | ( [lrud] | "h" ) "arr"     %{ character = 0x2190; }
           | ( "copy" | "COPY" | "reg" | "REG" | "deg" | "sect" | "para" | "plusmn" | "cent"
             | "pound" | "yen" | "iexcl" | "iquest" )  %{ character = 0xA9; }
           | ( "times" | "divide" )     %{ character = 0xD7; }
           | "euro"                     %{ character = 0x20AC; }
           | ( "trade" | "TRADE" )      %{ character = 0x2122; }
           | ( "hellip" | "mldr" )      %{ character = 0x2026; }
           | ( "middot" | [cC] "enter" [dD] "ot" )  %{ character = 0xB7; }
           | "shy"                      %{ character = 0xAD; }
           | ( "zwj" | "zwnj" )         %{ character = 0x200D; }
           | letter                     %{ character = 0xE9; } ;

    # The value of a number with more digits would not fit.
    number = "#" ( "0"* [1-9] $decimal digit{,6} $decimal
                 | "x"i "0"* [1-9A-Fa-f] $hex xdigit{,5} $hex ) ;

    # A tab, a line feed, a carriage return and an escape, in three octal digits.
    rsyslog = "011"                     @{ character = '\t'; }
            | "012"                     @{ character = '\n'; }
            | "015"                     @{ character = '\r'; }
            | "033"                     @{ character = 0x1B; } ;

    main := "&" ( "amp;" | "AMP;" )* ( name | number ) ";" @ends
          | "#" rsyslog @ends ;
}%%

// A character reference at the start of a text.
class character_reference {
public:
    // Reads the reference at `p`.  If there is none, `end` stays a null pointer.
    character_reference(const unsigned char* p, const unsigned char* pe) noexcept {
        %% write data noerror nofinal noentry;
        int cs = character_reference_start;
        %% write exec;
    }

    const unsigned char* end = nullptr;
    char32_t character = 0;
};

%%{
    machine escaped_character;
    alphtype unsigned char;

    action clear   { number = 0; }
    action hex     { number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
    action octal   { number = number * 8 + static_cast<char32_t>(*p - '0'); }
    action itself  { number = *p; }
    action control { number = '\n'; }
    action colour  { character = 0x1B; end = p; }
    action two     { bits = number & 0x1F; }
    action three   { bits = number & 0x0F; }
    action four    { bits = number & 0x07; }
    action next    { bits = bits << 6 | ( number & 0x3F ); }
    action high    { bits = 0x40 + ( number & 0x3FF ); }
    action low     { bits = bits << 10 | ( number & 0x3FF ); }
    action value   { character = number; end = p + 1; }
    action whole   { character = bits; end = p + 1; }

    # An escape can be escaped itself: then it has several backslashes.
    slashes = 0x5C{1,7} ;

    # The escapes of C, of JSON and of shells.  Which control a letter stands for does not matter.
    # Other letters, as in "a\b", are more often text after a backslash.
    letter  = ( 0x22 | "'" ) @itself | [nrt] @control ;
    octal   = "0" @clear @value ( [0-7] $octal @value ){,2} ;
    octet   = "x" @clear ( [0-7] xdigit ) $hex ;
    unit    = "u" @clear ( xdigit{4} ) $hex | "u{" @clear ( xdigit{1,6} ) $hex "}"
            | "U" @clear ( xdigit{8} ) $hex ;

    # The two halves of a surrogate pair.
    pair    = "u" @clear ( [Dd] [89ABab] xdigit{2} ) $hex @high slashes
              "u" @clear ( [Dd] [C-Fc-f] xdigit{2} ) $hex @low ;

    # The octets of UTF-8, in hexadecimal, or as Git writes them: in three octal digits.
    tail    = slashes "x" @clear ( [89ABab] xdigit ) $hex @next ;
    utf8    = "x" @clear ( ( ( [Cc] [2-9A-Fa-f] | [Dd] xdigit ) $hex @two tail )
                         | ( ( [Ee] xdigit ) $hex @three tail{2} )
                         | ( ( [Ff] [0-4] ) $hex @four tail{3} ) ) ;

    tail8   = slashes ( "2" @clear [0-7]{2} ) $octal @next ;
    octal8  = ( ( "3" @clear ( "0" [2-7] | [1-3] [0-7] ) ) $octal @two tail8 )
            | ( ( "3" @clear [45] [0-7] ) $octal @three tail8{2} )
            | ( ( "3" @clear "6" [0-4] ) $octal @four tail8{3} ) ;

    main   := slashes ( "e[" @colour | octal | ( letter | octet | unit ) @value
                      | ( pair | utf8 | octal8 ) @whole ) ;
}%%

// A character that is escaped at the start of a text, such as \n or \xE3\x80\x82.
class escaped_character {
public:
    // Reads the escape at `p`.  If there is none, `end` stays a null pointer.
    escaped_character(const unsigned char* p, const unsigned char* pe) noexcept {
        %% write data noerror nofinal noentry;
        int cs = escaped_character_start;
        char32_t number = 0, bits = 0;
        %% write exec;
    }

    const unsigned char* end = nullptr;
    char32_t character = 0;
};

}  // namespace uriscan
