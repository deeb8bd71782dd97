// Machines for single rules of RFC 3986, and one for names of hosts.
//
//  - ipv4_address decides whether a host is an IPv4address.  The URI parser cannot decide this,
//    because each IPv4address is also a reg-name.  Such a host is an IPv4address, because the
//    RFC uses the "first-match-wins" algorithm here (section 3.2.2).
//  - scheme_prefix finds the size of the longest prefix of a text that has the form of a scheme.
//    It is used for the offset of the error if a text must have a scheme and has none.
//  - zone_id finds the end of a zone identifier of an IPv6 address.
//  - host_name decides whether a reg-name can be a name of the DNS (rfc1123.rl).

namespace uriscan {

%%{
    machine ipv4_address;
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := IPv4address;
}%%

struct ipv4_address {
    %% write data;

    // Reads [p, pe), starting in the state `cs`.  Returns pe, or the first octet that does not fit.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        %% write exec;
        return p;
    }
};

%%{
    machine scheme_prefix;
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := scheme;
}%%

struct scheme_prefix {
    %% write data;

    // Reads [p, pe), starting in the state `cs`.  Returns pe, or the first octet that does not fit.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        %% write exec;
        return p;
    }
};

%%{
    # RFC 6874 (section 2) writes "%25" before a ZoneID.  Senders often write "%".  So only "%" is
    # required here, and "25" counts as a part of the ZoneID.
    machine zone_id;
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    ZoneID = ( unreserved | pct_encoded )+;
    main := "%" ZoneID "]" @{ fbreak; };
}%%

struct zone_id {
    %% write data;

    // Reads [p, pe), starting in the state `cs`.  Returns the octet after the "]", and then `cs` is
    // the final state.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        %% write exec;
        return p;
    }
};

%%{
    machine host_name;
    include no_actions "no_actions.rl";
    include rfc1123 "rfc1123.rl";
    main := hname;
}%%

struct host_name {
    %% write data;

    // Reads [p, pe), starting in the state `cs`.  Returns pe, or the first octet that does not fit.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
