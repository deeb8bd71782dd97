# The parts of a line in the log of a web server.
#
# Apache httpd describes its lines in the documentation of mod_log_config, and nginx in that of
# ngx_http_log_module.  Both write values with escapes, so that a quotation mark without an escape
# is the end of the value:
#
#       quotation mark      with a backslash before it, or as x22 after a backslash
#       backslash           two backslashes, or x5C after a backslash
#       control             n, t and so on, or x and two digits, after a backslash
#
# The W3C describes the columns of a row in "Extended Log File Format" (WD-logfile-960323).
#
# HAProxy writes values as the section "Non-printable characters" of its manual says: with escapes
# that have no backslash and no quotation mark.
#
# The right column names the actions, which the including machine defines.  Two actions may skip the
# octets on which the machine would only loop: skip_quoted up to the next backslash or quotation
# mark, and skip up to the next space.

%%{
    machine access_log;
    alphtype unsigned char;

    include line_header "line_header.rl";

    HT       = "\t" ;

# A value between quotation marks

    quoted   = ( ^( QUOTE | ESCAPE )            @skip_quoted
             | ESCAPE any )* ;

# The request line of HTTP/1.1 (RFC 9112, section 3).  Servers write what they have read, which can
# be anything.  So all octets up to the first space are read as the method.  It is a method of HTTP
# only if it is a token (RFC 9110, section 5.6.2).  The target can contain spaces if it is not
# valid, so it ends at the last space before a version.  "-" or nothing can stand for a version.
# HTTP/2 and HTTP/3 have no minor version (RFC 9113 and RFC 9114), and Envoy writes none.

    tchar    = "!" | "#" | "$" | "%" | "&" | "'" | "*" | "+" | "-" | "." | "^" | "_" | "`" | "|"
             | "~" | digit | alpha ;

    token    = tchar+ ;

    visible  = ^SP* ;

    method   = token SP                         @has_token
             | visible SP                       @method_end @skip ;

    target   = visible ( SP                     @space_in_target
               visible )* ;

    version  = "HTTP/" ( digit "." digit | "2" | "3" ) %has_version
             | "-"?                             %lacks_version ;

    request  = method target ( SP version )? ;

# A client can send other white space than one space after the method (RFC 9112, section 3).  Then
# the target in the log starts with white space, after its escapes are decoded.

    white    = 0x09..0x0D | SP ;

    before_target = ( white                      @target_begin
                    )* ( token ( white           @target_begin
                               )+ )? ;

# A column of a row of the W3C.  Some servers write a tab between two columns, and spaces within
# them.

    blank    = SP | HT ;

    plain    = ^blank* ;

    tabbed   = ^HT* ;

    string   = QUOTE ^QUOTE* QUOTE              @string_end
               ( QUOTE                          @doubled
                 ^QUOTE* QUOTE                  @string_end )* ;

# What is after the URI in a line of Squid: the user, how the answer was found and where, and the
# media type.  A URI can have spaces (uri_whitespace), and the text between them can look like the
# user and the source.  So only the last columns of the line are the user, the source and the type.

    source   = SP ^SP+ SP ( upper | digit | "_" )+ "/" ^SP* SP
               ^SP+                             %has_source ;
}%%
