// Single rules of RFC 3986, each as a machine.
//
// ipv4_address: whether a host is an IPv4address.  The URI parser cannot tell, because each
// IPv4address is also a reg-name.  "First match wins" (section 3.2.2), so this is checked first.
// scheme_prefix: how many octets of a text without a scheme could start one.  component_text:
// whether a text is one of the seven components, before a URI is built from it.

namespace uriscan {

%%{
    machine ipv4_address;
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";
    main := IPv4address;
}%%

struct ipv4_address {
    %% write data;

    // Reads [p, pe) from state `cs` on.  Returns pe, or the first octet that does not fit.
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

    // Reads [p, pe) from state `cs` on.  Returns pe, or the first octet that does not fit.
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

    // Reads [p, pe) from state `cs` on.  Returns pe, or the first octet that does not fit.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
