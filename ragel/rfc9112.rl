# The request target of HTTP/1.1 (RFC 9112, section 3.2) and the value of the field Host (RFC 9110,
# section 7.2).  The rules are those of Appendix A of the two RFCs, on top of RFC 3986.
#
# Ragel needs the definition of a name before its first use, so a rule is after the rules that it
# uses.  These rules of the two RFCs are names for a rule of RFC 3986 and are not repeated here:
#
#       absolute-URI, port, query, segment
#
# The table in rfc3986.rl says how ABNF is written in Ragel.  RFC 3986 has a rule `host`, which is
# `uri-host` in these RFCs, because ABNF does not tell `host` from `Host`.
#
# The right column names the actions, which the including machine defines: the six of rfc3986.rl,
# and one for the end of each form.  A text such as "a:1" has two forms: it is a scheme and a path,
# and also a host and a port.  At its end, the actions of both forms run.

%%{
    machine rfc9112;
    include rfc3986 "rfc3986.rl";

# RFC 9110, Appendix A

    absolute_path  = ( "/" segment )+ ;

    uri_host       = host ;

    Host           = uri_host ( ":"                 @host_end
                     port )? ;

# RFC 9112, Appendix A

    asterisk_form  = ( "*" )                        %asterisk_end ;

    authority_form = ( uri_host ":"                 @host_end
                     port )                         %authority_end ;

    absolute_form  = absolute_URI                   %absolute_end ;

    origin_form    = ( absolute_path ( "?"          @path_end
                     query )? )                     %origin_end ;

    request_target = origin_form | absolute_form | authority_form | asterisk_form ;
}%%
