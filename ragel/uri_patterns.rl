// Machines that accept some of the URIs, for the JavaScript package.  ragel/js_patterns.awk makes a
// regular expression of each machine.  An expression is faster than the table of uri_parser.rl, so
// it is tried first.  A text that does not match is read with the table.
//
// Each machine accepts some of the texts of the rule URI or relative-ref.  It is made from this
// rule by removing the other texts, so no component is described again.

%%{
    machine all_uris;

    action scheme_end    {}
    action host_begin    {}
    action host_end      {}
    action path_begin    {}
    action path_end      {}
    action query_end     {}
    action mark          { recorder.mark(p); }

    include rfc3986 "rfc3986.rl";

    in_authority       = any - [/?#];
    in_path            = any - [?#];
    unreserved_triplet = "%" ( "2" [DE] | "3" DIGIT | "4" [1-9A-F] | "5" [0-9AF] | "6" [1-9A-F]
                             | "7" [0-9AE] );

    # Texts that some machines remove: those with user information or an IP literal, those with a
    # ":" or "@" after the "//", those with an empty path after an authority, and those without an
    # authority.
    other_authority    = scheme "://" in_authority* [@\[] any*;
    colon_or_at        = scheme "://" any* [:@] any*;
    empty_path         = scheme "://" in_authority* ( [?#] any* )?;
    no_authority       = scheme ":" "/"? ( [^/] any* )?;

    # Texts that normalization can change, by the part that it changes.
    upper_scheme       = ( any - ":" )* upper any*;
    upper_host         = scheme "://" ( ( in_authority - "%" ) | "%" any any )* upper any*;
    port_or_none       = scheme "://" in_authority* ":" any*;
    first_dots         = scheme ":." any*;
    dots               = in_path* "/." any*;
    dots_in_uri        = scheme "://" in_authority* dots | no_authority & dots;
    other_triplet      = any* ( unreserved_triplet | "%" any? lower ) any*;
}%%

%%{
    # URIs without user information and without an IP literal.
    machine usual_uri;
    include all_uris;
    main := URI - other_authority;
    write data;
}%%

%%{
    # URIs with an authority, and without ":" and "@" in it and after it.  Then host, path and query
    # have the same octets, so all of them are read in one loop.
    machine plain_uri;
    include all_uris;
    main := URI - ( other_authority | no_authority | colon_or_at );
    write data;
}%%

%%{
    # URIs that no rule of normalization changes.
    machine normal_uri;
    include all_uris;
    main := URI - ( other_authority | empty_path | upper_scheme | upper_host | port_or_none
                  | first_dots | dots_in_uri | other_triplet );
    write data;
}%%

%%{
    # URIs that have an authority and a path, and that syntax-based normalization does not change.
    # The action `mark` runs after the path.
    machine normal_base;
    include all_uris;
    main := ( URI - ( other_authority | empty_path | no_authority | upper_scheme | upper_host
                    | dots_in_uri | other_triplet ) ) & ( in_path* ( [?#] >mark any* )? );
    write data;
}%%

%%{
    # Relative paths.  The action `mark` runs after the dot segments at their start.  The text after
    # these segments is normal.
    machine normal_relative;
    include all_uris;
    rest = ( any - [./?#] ) any*;
    main := ( relative_ref & ( ( "./" | "../" )* ( rest - dots ) >mark ) ) - other_triplet;
    write data;
}%%
