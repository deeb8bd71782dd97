# Sets of octets for extract() and redact().  Some matter around a URI in a text.  Others matter
# within a URI if it is read tolerantly, as redact() reads it.  Each set is a machine;
# octet_sets.awk makes one table of them, in which each set has a bit.

%%{
    machine names;
    alphtype unsigned char;

    blank     = 0x09..0x0D | " ";
    quote     = 0x22 | "'" | "`";
    opening   = "(" | "[" | "{";
    closing   = ")" | "]" | "}";
    encoding  = "%" | 0x5C | "&";       # may start a unit of tolerant_unit.rl

    # RFC 3986, section 3: the delimiters after which something new starts.
    delimiter = ":" | "/" | "?" | "#" | "@" | "&" | ";" | "=";
}%%

%%{
    machine end;                        # ends any URI, unless it is escaped
    include names;
    main := 0x00 | blank | 0x22 | "<" | ">";
}%%

%%{
    machine plain_end;                  # ends the URIs that extract() finds
    include names;
    main := 0x00..0x20 | 0x7F | 0x22 | "<" | ">" | "`";
}%%

%%{
    machine quote;                      # a URI after a quote ends at the next quote of this kind
    include names;
    main := quote;
}%%

%%{
    machine encoding;
    include names;
    main := encoding;
}%%

%%{
    machine limit;                      # ends a URI, or may start something that ends it
    include names;
    main := 0x00 | blank | quote | "<" | ">" | encoding | ":" | 0x1B;
}%%

%%{
    machine sign;                       # may be, or encode, a delimiter of a secret
    include names;
    main := encoding | delimiter | quote | opening | closing | "," | "~" | "|";
}%%

%%{
    machine path_end;                   # RFC 3986, section 3.3
    include names;
    main := "?" | "#";
}%%

%%{
    machine authority_end;              # RFC 3986, section 3.2
    include names;
    main := "/" | "?" | "#";
}%%

%%{
    machine host_end;                   # ends a host in a text, because no real host has it
    include names;
    main := "&" | "'" | ";" | "=";
}%%

%%{
    machine nested;                     # an authority has secret values only if it has one of these
    include names;
    main := encoding | "=";
}%%

%%{
    machine segment_end;                # ends a segment of a path, or a parameter in it
    include names;
    main := "/" | ";" | "?" | "#";
}%%

%%{
    machine parameter_end;              # ends a parameter of a query
    include names;
    main := "&" | "#";
}%%

%%{
    machine property_end;               # ends a property of "jdbc:" and "sb:", as in ";password=a"
    main := ";";
}%%

%%{
    machine key_end;                    # ends the key of a parameter or property
    main := "=";
}%%

%%{
    machine hint;                       # without these, only the path of a URI can have a secret
    include names;
    main := ":" | "@" | "&" | "=";
}%%

%%{
    machine slash;                      # the first slash of a URI or target, or its escape
    include names;
    main := "/" | 0x5C;
}%%

%%{
    machine code;                       # after "%", "\" or "&", can encode a ":" or "?", or a
    include names;                      # blank or quotation mark before a "/"
    main := "3" | "2" | "5" | ":" | "u" | "x" | "#" | "a" | "A" | "c" | "q" | "Q" | "n" | "r" | "t";
}%%

%%{
    machine boundary;                   # may be before a reference, or a method before a target
    include names;
    main := 0x00..0x20 | 0x7F | quote | opening | "<" | ">" | "=" | "," | ";" | "|";
}%%

%%{
    machine no_segment;                 # if all data is secret, a segment that is replaced does
    include names;                      # not start with any of these
    main := 0x00 | blank | quote | opening | closing | "<" | ">" | "=" | "," | ";" | "|"
          | "/" | "?" | "#" | "&";
}%%

%%{
    machine separator;                  # between the URIs of a list, or around one of them
    include names;
    main := "," | ";" | "|" | quote | opening | closing;
}%%

%%{
    machine punctuation;                # not part of the URI if it is at the end
    include names;
    main := "." | "," | ";" | ":" | "!" | "?" | "|" | "'" | "`" | closing;
}%%

%%{
    machine emphasis;                   # as in Markdown; extract() removes it with the punctuation,
    include names;                      # but redact() does not, because a secret can end with it
    main := "*" | "_" | "~";
}%%

%%{
    machine opening;
    include names;
    main := opening;
}%%

%%{
    machine opening_end;                # ends an opening mark before a URI, such as "&quot;"
    include names;
    main := opening | "'" | "|" | ";";
}%%

%%{
    machine closing;
    include names;
    main := closing;
}%%

%%{
    machine lead;                       # starts a quotation mark outside ASCII, in UTF-8
    include names;
    main := 0xC2 | 0xE2 | 0xE3;
}%%

%%{
    machine ignored_in_key;             # user[access-token] is the same key as userAccessToken
    include names;
    main := "-" | "_" | "." | "[" | "]" | "+" | " ";
}%%

%%{
    machine list_blank;                 # around the keys of a connection string
    main := " " | 0x09;
}%%

%%{
    machine digit;
    include names;
    main := "0".."9";
}%%

%%{
    machine capital;                    # the name of a method is in capital letters
    include names;
    main := "A".."Z";
}%%
