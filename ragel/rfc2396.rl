# RFC 2396, Appendix A: the collected BNF for URI, all 40 rules.  RFC 3986
# replaced RFC 2396.  The rules are as they were published, without the IPv6
# literals that RFC 2732 added.
#
# Ragel needs the definition of a name before its first use, so this is Appendix
# A from its last rule to its first.  Two rules are in other places: abs_path is
# before a rule that uses it, and path is after a rule that it uses.
#
#       out of order:  abs_path, path
#
# To compare it with the RFC, use this table:
#
#       BNF            Ragel                 BNF                Ragel
#       [ a ]          a?                    "a" | "b" | ..     0x61..0x7A
#       *a             a*                    URI-reference      URI_reference
#       1*a            a+                    alpha, digit       (Ragel has both)
#
# The left column is the grammar and nothing else.  The right column names the
# actions, which the including machine defines: the six of rfc3986.rl, and two
# that say of which kind an authority is.  Several rules can match the same text.
# Section 4.3 takes the left-most rule that matches: an authority and not a path
# that starts with "//", and a server and not a reg_name.  The machine follows
# all these rules at the same time, and records offsets as if the authority was a
# server.  At the end of the authority, server_end runs if it was a server.

%%{
    machine rfc2396;
    alphtype unsigned char;

    upalpha       = 0x41..0x5A ;

    lowalpha      = 0x61..0x7A ;

    alphanum      = alpha | digit ;

    hex           = digit | "A" | "B" | "C" | "D" | "E" | "F"
                          | "a" | "b" | "c" | "d" | "e" | "f" ;

    escaped       = "%" hex hex ;

    mark          = "-" | "_" | "." | "!" | "~" | "*" | "'"
                  | "(" | ")" ;

    unreserved    = alphanum | mark ;

    reserved      = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+"
                  | "$" | "," ;

    uric          = reserved | unreserved | escaped ;

    fragment      = uric* ;

    query         = uric* ;

    pchar         = unreserved | escaped
                  | ":" | "@" | "&" | "=" | "+" | "$" | "," ;

    param         = pchar* ;

    segment       = pchar* ( ";" param )* ;

    path_segments = segment ( "/" segment )* ;

    port          = digit* ;

    IPv4address   = digit+ "." digit+ "." digit+ "." digit+ ;

    toplabel      = alpha | alpha ( alphanum | "-" )* alphanum ;

    domainlabel   = alphanum | alphanum ( alphanum | "-" )* alphanum ;

    hostname      = ( domainlabel "." )* toplabel "."? ;

    host          = hostname
                  | IPv4address                     %ipv4_end ;

    hostport      = host ( ":"                      @host_end
                    port )? ;

    userinfo      = ( unreserved | escaped
                    | ";" | ":" | "&" | "=" | "+" | "$" | "," )* ;

    server        = ( ( userinfo "@"                @host_begin
                    )? hostport )? ;

    reg_name      = ( unreserved | escaped | "$" | ","
                    | ";" | ":" | "@" | "&" | "=" | "+" )+ ;

    authority     = server                          %server_end
                  | reg_name ;

    scheme        = alpha ( alpha | digit | "+" | "-" | "." )* ;

    rel_segment   = ( unreserved | escaped
                    | ";" | "@" | "&" | "=" | "+" | "$" | "," )+ ;

    abs_path      = "/" path_segments ;

    rel_path      = rel_segment abs_path? ;

    net_path      = "//"                            @host_begin
                    authority ( abs_path            >path_begin
                    )? ;

    uric_no_slash = unreserved | escaped | ";" | "?" | ":" | "@"
                  | "&" | "=" | "+" | "$" | "," ;

    opaque_part   = uric_no_slash uric* ;

    path          = ( abs_path | opaque_part )? ;

    hier_part     = ( net_path | abs_path ) ( "?"   @path_end
                    query )? ;

    relativeURI   = ( net_path | abs_path | rel_path
                    ) ( "?"                         @path_end
                    query )? ;

    absoluteURI   = scheme ":"                      @scheme_end
                    ( hier_part | opaque_part ) ;

    URI_reference = ( absoluteURI | relativeURI
                    )? ( "#"                        @query_end
                    fragment )? ;
}%%
