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
# The right column names the actions, which the including machine defines.  The actions skip_quoted
# and skip may move on over octets at which the machine would only loop: those that are not a
# backslash, not a quotation mark and, for skip, not a space.  A target ends at its last space if a
# version follows, because a target that is not valid can contain spaces.

%%{
    machine access_log;
    alphtype unsigned char;

    SP       = " " ;

    HT       = "\t" ;

    QUOTE    = 0x22 ;

    ESCAPE   = 0x5C ;

# A value between quotation marks

    quoted   = ( ^( QUOTE | ESCAPE )            @skip_quoted
             | ESCAPE any )* ;

# The request line of HTTP/1.1 (RFC 9112, section 3) between quotation marks.  Servers write what
# they have read, which can be anything.

    visible  = ( ^( SP | QUOTE | ESCAPE ) | ESCAPE any )* ;

    method   = visible ;

    target   = visible ( SP                     @space_in_target
               visible )* ;

    version  = "HTTP/" visible                  %has_version ;

    request  = method ( SP                      @method_end @skip
               target ( SP version )? )? ;

# A column of a row of the W3C

    blank    = SP | HT ;

    plain    = ^blank* ;

    string   = QUOTE ^QUOTE* QUOTE              @string_end ;
}%%
