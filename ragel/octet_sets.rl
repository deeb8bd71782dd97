# Sets of octets.  The first ones are sets that RFC 3986 names, such as `unreserved`.  The others
# belong to parts of a URI: such a set has the octets that the part can contain as data without
# percent-encoding.
#
# The set of a part has all single octets that the rule of the part accepts, except delimiters such
# as the ":" after a user name.  It does not have "%", which only starts a triplet.  An octet that
# is not in the set must be percent-encoded if it is data (section 2.1).
#
# Each set is a machine that accepts single octets.  octet_sets.awk makes one table from all these
# machines, in which each set has a bit.

%%{
    machine alpha;                      # RFC 5234, appendix B.1
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := ALPHA;
}%%

%%{
    machine unreserved;                 # 2.3
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := unreserved;
}%%

%%{
    machine gen_delims;                 # 2.2
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := gen_delims;
}%%

%%{
    machine sub_delims;                 # 2.2
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := sub_delims;
}%%

%%{
    machine reserved;                   # 2.2
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := reserved;
}%%

%%{
    machine hexdig;                     # 2.1
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := HEXDIG;
}%%

%%{
    machine user_name;                  # 3.2.1: up to the first ":" of userinfo
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := ( userinfo & any ) - ":";
}%%

%%{
    machine password;                   # 3.2.1: after that ":"
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := userinfo & any;
}%%

%%{
    machine host;                       # 3.2.2: as a registered name
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := reg_name & any;
}%%

%%{
    machine segment;                    # 3.3
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := segment & any;
}%%

%%{
    machine segment_without_colon;      # 3.3: segment-nz-nc
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := segment_nz_nc & any;
}%%

%%{
    machine path;                       # 3.3: segments and the "/" between them
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := path & any;
}%%

%%{
    machine query;                      # 3.4
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := query & any;
}%%

%%{
    machine query_parameter;            # 3.4: a key or a value of an HTML form
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := ( query & any ) - ( "&" | "=" | "+" );
}%%

%%{
    machine fragment;                   # 3.5
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := fragment & any;
}%%
