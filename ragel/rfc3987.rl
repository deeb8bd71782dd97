# RFC 3987, section 2.2: the ABNF for IRI references, all 39 rules.  An IRI is a
# URI in which characters beyond ASCII can stand for themselves, as UTF-8.
#
# 14 of the rules are the same as in RFC 3986, and are included from there.  The
# two rules of characters, ucschar and iprivate, are in ucschar.rl, as octets of
# UTF-8.
#
# Ragel needs the definition of a name before its first use, so these are the
# other 23 rules from the last to the first.  Three rules are earlier,
# because the rules after them use them:
#
#       out of order:  ipchar, ihier_part, IRI
#
# rfc3986.rl explains how to compare Ragel with ABNF.  The left column is the
# grammar and nothing else.  The right column names the actions: the six of
# rfc3986.rl, at the same places.

%%{
    machine rfc3987;
    alphtype unsigned char;

    include rfc3986 "rfc3986.rl";
    include ucschar "ucschar.rl";

    iunreserved    = ALPHA | DIGIT | "-" | "." | "_" | "~" | ucschar ;

    ipchar         = iunreserved | pct_encoded | sub_delims | ":"
                   | "@" ;

    ifragment      = ( ipchar | "/" | "?" )* ;

    iquery         = ( ipchar | iprivate | "/" | "?" )* ;

    isegment_nz_nc = ( iunreserved | pct_encoded | sub_delims
                   | "@" )+ ;
                   # non-zero-length segment without any colon ":"

    isegment_nz    = ipchar+ ;

    isegment       = ipchar* ;

    ipath_empty    = "" ;

    ipath_rootless = isegment_nz ( "/" isegment )* ;

    ipath_noscheme = isegment_nz_nc ( "/" isegment )* ;

    ipath_absolute = "/" ( isegment_nz ( "/" isegment )* )? ;

    ipath_abempty  = ( "/" isegment )* ;

    ipath          = ipath_abempty   # begins with "/" or is empty
                   | ipath_absolute  # begins with "/" but not "//"
                   | ipath_noscheme  # begins with a non-colon segment
                   | ipath_rootless  # begins with a segment
                   | ipath_empty ;   # zero characters

    ireg_name      = ( iunreserved | pct_encoded | sub_delims )* ;

    ihost          = IP_literal | IPv4address | ireg_name ;

    iuserinfo      = ( iunreserved | pct_encoded | sub_delims | ":" )* ;

    iauthority     = ( iuserinfo "@"                @host_begin
                     )? ihost ( ":"                 @host_end
                     port )? ;

    irelative_part = "//"                           @host_begin
                     iauthority ipath_abempty       >path_begin
                   | ipath_absolute
                   | ipath_noscheme
                   | ipath_empty ;

    irelative_ref  = irelative_part ( "?"           @path_end
                     iquery )? ( "#"                @query_end
                     ifragment )? ;

    ihier_part     = "//"                           @host_begin
                     iauthority ipath_abempty       >path_begin
                   | ipath_absolute
                   | ipath_rootless
                   | ipath_empty ;

    absolute_IRI   = scheme ":"                     @scheme_end
                     ihier_part ( "?"               @path_end
                     iquery )? ;

    IRI            = scheme ":"                     @scheme_end
                     ihier_part ( "?"               @path_end
                     iquery )? ( "#"                @query_end
                     ifragment )? ;

    IRI_reference  = IRI | irelative_ref ;
}%%
