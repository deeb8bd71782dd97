// The IPv4address rule of RFC 3986, section 3.2.2, by itself.
//
// As a language, IPv4address is part of reg-name, so the URI parser cannot (and need not) see it.
// Whether a host *is* one is asked of this machine: that is the RFC's "first match wins".

namespace uriscan {

%%{
    machine ipv4_address;
    include rfc3986_addresses "rfc3986.rl";
    main := IPv4address;
}%%
