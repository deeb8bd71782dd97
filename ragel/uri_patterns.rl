// Parts of the URIs, for the JavaScript package: ragel/js_patterns.awk makes a regular expression
// of each of these machines.  An expression is faster than the table of uri_parser.rl, so it is
// tried first.  A text that does not match is read with the table.
//
// Each machine is the rule URI without some texts.  So it accepts only URIs, and no component is
// described again.  The mark is the offset of the path, if there is an authority.

%%{
    machine all_uris;

    action scheme_end    {}
    action host_begin    {}
    action host_end      {}
    action path_begin    { recorder.mark(p); }
    action path_end      {}
    action query_end     {}

    include rfc3986 "rfc3986.rl";

    in_authority  = any - [/?#];
    in_path       = any - [?#];
}%%

%%{
    # URIs without user information and without an IP literal.
    machine usual_uri;
    include all_uris;
    main := URI - ( scheme "://" in_authority* [@\[] any* );
    write data;
}%%

%%{
    # URIs that no rule of normalization changes.  Not all of them: there is no port, no "/." in the
    # path, and no empty path after an authority.
    machine normal_uri;
    include all_uris;

    unreserved_triplet = "%" ( "2" [DE] | "3" DIGIT | "4" [1-9A-F] | "5" [0-9AF] | "6" [1-9A-F]
                             | "7" [0-9AE] );

    can_change = ( any - ":" )* upper any*
               | scheme "://" ( ( in_authority - "%" ) | "%" any any )* upper any*
               | scheme "://" in_authority* [@:\[] any*
               | scheme "://" in_authority* ( [?#] any* )?
               | scheme ":." any*
               | in_path* "/." any*
               | any* ( unreserved_triplet | "%" any? lower ) any*;

    main := URI - can_change;
    write data;
}%%

%%{
    # Usual URIs whose last "/" ends the directory of their path.  There is no "/." in the path.
    machine usual_base;
    include all_uris;

    other_base = scheme "://" in_authority* [@\[] any*
               | scheme "://" in_authority* ( [?#] any* )?
               | scheme ":" ( [^/] any* )?
               | scheme ":/" ( [^/] any* )?
               | in_path* "/." any*
               | in_path* [?#] any* "/" any*;

    main := URI - other_base;
    write data;
}%%
