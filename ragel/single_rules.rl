// Single rules of RFC 3986 that the library asks about by themselves.
//
// IPv4address: as a language it is part of reg-name, so the URI parser neither can nor need see it;
// whether a host is one is asked afterwards, and asked first ("first match wins", section 3.2.2).
// scheme: how far a text that is no URI for want of a scheme could still have become one.
// The seven components: whether a text by itself is one, before a URI is made of it.

namespace uriscan {

%%{
    machine ipv4_address;
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := IPv4address;
}%%

struct ipv4_address {
    %% write data;

    // Reads [p, pe) from state `cs` on; returns pe, or the first octet that cannot follow.
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

    // Reads [p, pe) from state `cs` on; returns pe, or the first octet that cannot follow.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        %% write exec;
        return p;
    }
};

%%{
    machine component_text;
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    scheme_text   := scheme;
    userinfo_text := userinfo;
    host_text     := host;
    port_text     := port;
    path_text     := path;
    query_text    := query;
    fragment_text := fragment;
}%%

struct component_text {
    %% write data;

    // Reads [p, pe) from state `cs` on; returns pe, or the first octet that cannot follow.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
