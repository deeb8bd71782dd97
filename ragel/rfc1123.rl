# The names of hosts, from the grammar of RFC 952 with the change of RFC 1123, section 2.1.
#
# RFC 952 writes:
#
#       <hname> ::= <name>*["."<name>]
#       <name>  ::= <let>[*[<let-or-digit-or-hyphen>]<let-or-digit>]
#
# The rules here bear these names, with `_` for `-`.  They differ in these points:
#
#       - A name can start with a digit (RFC 1123, section 2.1).
#       - A name can have a "_" where it can have a letter.  No RFC allows that for hosts, but
#         servers have such names, and programs find them in the DNS (RFC 2181, section 11).
#       - The last name is not a number, because "a valid host name can never have the
#         dotted-decimal form" (RFC 1123, section 2.1).  Programs read such a name as an IPv4
#         address, in each notation that inet_aton() of POSIX has: "1", "127.1", "0x7f.0x1".
#       - A "." can end a name, which says that the name is complete (RFC 1034, section 3.1).
#
# The limits for the sizes of a name and of its labels (RFC 1035, section 2.3.4) are not part of the
# grammar.

%%{
    machine rfc1123;
    include rfc3986 "rfc3986.rl";

    let_or_digit           = ALPHA | DIGIT | "_" ;

    let_or_digit_or_hyphen = let_or_digit | "-" ;

    name                   = let_or_digit ( let_or_digit_or_hyphen* let_or_digit )? ;

    number                 = DIGIT+ | "0" "x"i HEXDIG* ;

    hname                  = ( name "." )* ( name - number ) "."? ;
}%%
