# The grammar of JSON texts (RFC 8259), except for the contents of arrays and objects: a regular
# grammar cannot count brackets.  Octets from 0x80 on are not checked, so a string need not be
# UTF-8.

%%{
    machine json;

    ws      = ( 0x20 | 0x09 | 0x0A | 0x0D )*;
    plain   = any - ( 0x00..0x1F | 0x22 | 0x5C );
    hexdig  = [0-9A-Fa-f];
    short   = [bfnrt] | "/" | 0x22 | 0x5C;
    integer = "-"? ( "0" | [1-9] [0-9]* );
    number  = integer ( "." [0-9]+ )? ( [eE] [+\-]? [0-9]+ )?;
}%%
