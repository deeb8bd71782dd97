# RFC 6570: URI Template, the rules of sections 2 to 2.4.2.
#
# Ragel needs the definition of a name before its first use, so a rule is after the rules that it
# uses.  The RFC takes these rules from elsewhere (section 1.5), and they are not repeated here:
#
#       ALPHA, DIGIT, HEXDIG            RFC 5234, in rfc3986.rl
#       pct-encoded, unreserved, reserved, gen-delims, sub-delims
#                                       RFC 3986, in rfc3986.rl
#       ucschar, iprivate               RFC 3987, in ucschar.rl
#
# The table in rfc3986.rl says how ABNF is written in Ragel.  `operator` and `prefix` have other
# names here, because they are words of C++ or Ragel.
#
# The right column names the actions, which the including machine defines.

%%{
    machine rfc6570;
    include rfc3986 "rfc3986.rl";
    include ucschar "ucschar.rl";

# 2.4.2

    explode           = "*" ;

# 2.4.1

    max_length        = 0x31..0x39 DIGIT{,3} ;  # positive integer < 10000

    prefix_modifier   = ":" max_length ;

# 2.4

    modifier_level4   = ( prefix_modifier | explode )   >modifier_begin ;

# 2.3

    varchar           = ALPHA | DIGIT | "_" | pct_encoded ;

    varname           = varchar ( "."? varchar )* ;

    varspec           = varname modifier_level4? ;

    variable_list     = varspec ( ","                   @varspec_begin
                        varspec )* ;

# 2.2

    op_reserve        = ( "=" | "," | "!" | "@" | "|" )   >reserved ;

    op_level3         = "." | "/" | ";" | "?" | "&" ;

    op_level2         = "+" | "#" ;

    operator_rule     = op_level2 | op_level3 | op_reserve ;

    expression        = "{"                             @expression_begin
                        operator_rule?
                        variable_list "}"               @expression_end ;

# 2.1

    literals          = 0x21 | 0x23..0x24 | 0x26..0x3B | 0x3D | 0x3F..0x5B
                      | 0x5D | 0x5F | 0x61..0x7A | 0x7E | ucschar | iprivate
                      | pct_encoded ;
                      # any Unicode character except: CTL, SP,
                      #  DQUOTE, "%" (aside from pct-encoded),
                      #  "<", ">", "\", "^", "`", "{", "|", "}"
                      # "'" is a literal by the verified erratum 6937

# 2

    URI_Template      = ( literals | expression )* ;
}%%
