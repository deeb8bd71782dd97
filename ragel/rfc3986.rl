# RFC 3986, Appendix A: the collected ABNF for URI, all 36 rules.
#
# Ragel needs the definition of a name before its first use, so this is Appendix
# A from its last rule to its first.  Four rules are earlier, because the rules
# after them use them:
#
#       out of order:  pchar, h16, hier_part, URI
#
# To compare it with the RFC, use this table:
#
#       ABNF           Ragel                 ABNF           Ragel
#       a / b          a | b                 "x"            "x"   (no letter)
#       [ a ]          a?                    "v"            "v"i  (any case)
#       *a             a*                    %x31-39        0x31..0x39
#       1*a            a+                    0<a>           ""
#       5a             a{5}                  a-b            a_b   (a name)
#       *5a            a{,5}                 ; comment      # comment
#       1*4a           a{1,4}
#
# The left column is the grammar and nothing else.  The right column names the
# actions, which the including machine defines.  There are six, one for each
# offset that is recorded.  Each is at the delimiter that starts or ends a
# component.  A DFA cannot tell user information from a host before it reads the
# "@", so an offset can be recorded twice, and the last one counts.  If no
# delimiter ends a component, it ends where the next one starts.

%%{
    machine rfc3986;
    alphtype unsigned char;

# RFC 5234, Appendix B.1: core rules

    ALPHA         = 0x41..0x5A | 0x61..0x7A ;

    DIGIT         = 0x30..0x39 ;

    HEXDIG        = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i ;

# RFC 3986, Appendix A

    sub_delims    = "!" | "$" | "&" | "'" | "(" | ")"
                  | "*" | "+" | "," | ";" | "=" ;

    gen_delims    = ":" | "/" | "?" | "#" | "[" | "]" | "@" ;

    reserved      = gen_delims | sub_delims ;

    unreserved    = ALPHA | DIGIT | "-" | "." | "_" | "~" ;

    pct_encoded   = "%" HEXDIG HEXDIG ;

    pchar         = unreserved | pct_encoded | sub_delims | ":" | "@" ;

    fragment      = ( pchar | "/" | "?" )* ;

    query         = ( pchar | "/" | "?" )* ;

    segment_nz_nc = ( unreserved | pct_encoded | sub_delims | "@" )+ ;
                  # non-zero-length segment without any colon ":"

    segment_nz    = pchar+ ;

    segment       = pchar* ;

    path_empty    = "" ;

    path_rootless = segment_nz ( "/" segment )* ;

    path_noscheme = segment_nz_nc ( "/" segment )* ;

    path_absolute = "/" ( segment_nz ( "/" segment )* )? ;

    path_abempty  = ( "/" segment )* ;

    path          = path_abempty    # begins with "/" or is empty
                  | path_absolute   # begins with "/" but not "//"
                  | path_noscheme   # begins with a non-colon segment
                  | path_rootless   # begins with a segment
                  | path_empty ;    # zero characters

    reg_name      = ( unreserved | pct_encoded | sub_delims )* ;

    dec_octet     = DIGIT                   # 0-9
                  | 0x31..0x39 DIGIT        # 10-99
                  | "1" DIGIT{2}            # 100-199
                  | "2" 0x30..0x34 DIGIT    # 200-249
                  | "25" 0x30..0x35 ;       # 250-255

    IPv4address   = dec_octet "." dec_octet "." dec_octet "." dec_octet ;

    h16           = HEXDIG{1,4} ;

    ls32          = ( h16 ":" h16 ) | IPv4address ;

    IPv6address   =                               ( h16 ":" ){6} ls32
                  |                          "::" ( h16 ":" ){5} ls32
                  | (                 h16 )? "::" ( h16 ":" ){4} ls32
                  | ( ( h16 ":" ){,1} h16 )? "::" ( h16 ":" ){3} ls32
                  | ( ( h16 ":" ){,2} h16 )? "::" ( h16 ":" ){2} ls32
                  | ( ( h16 ":" ){,3} h16 )? "::"   h16 ":"      ls32
                  | ( ( h16 ":" ){,4} h16 )? "::"                ls32
                  | ( ( h16 ":" ){,5} h16 )? "::"                h16
                  | ( ( h16 ":" ){,6} h16 )? "::" ;

    IPvFuture     = "v"i HEXDIG+ "." ( unreserved | sub_delims | ":" )+ ;

    IP_literal    = "[" ( IPv6address | IPvFuture ) "]" ;

    port          = DIGIT* ;

    host          = IP_literal | IPv4address | reg_name ;

    userinfo      = ( unreserved | pct_encoded | sub_delims | ":" )* ;

    authority     = ( userinfo "@"                  @host_begin
                    )? host ( ":"                   @host_end
                    port )? ;

    scheme        = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )* ;

    relative_part = "//"                            @host_begin
                    authority path_abempty          >path_begin
                  | path_absolute
                  | path_noscheme
                  | path_empty ;

    relative_ref  = relative_part ( "?"             @path_end
                    query )? ( "#"                  @query_end
                    fragment )? ;

    hier_part     = "//"                            @host_begin
                    authority path_abempty          >path_begin
                  | path_absolute
                  | path_rootless
                  | path_empty ;

    absolute_URI  = scheme ":"                      @scheme_end
                    hier_part ( "?"                 @path_end
                    query )? ;

    URI           = scheme ":"                      @scheme_end
                    hier_part ( "?"                 @path_end
                    query )? ( "#"                  @query_end
                    fragment )? ;

    URI_reference = URI | relative_ref ;
}%%
