# The grammar of CSV (RFC 4180) for octets of five kinds, because users choose the delimiter.  A
# record ends with LF or CR LF.  A CR before another octet is data.

%%{
    machine csv;

    other     = 0;
    quote     = 1;
    delimiter = 2;
    cr        = 3;
    lf        = 4;

    bare      = ( other | cr )*;
    in_quotes = ^quote;
}%%
