# What other programs write before a line in the log of a web server.  access_log.rl and
# log_header.rl include this grammar.

%%{
    machine line_header;
    alphtype unsigned char;

    SP       = " " ;

    QUOTE    = 0x22 ;

    ESCAPE   = 0x5C ;

    word     = ^SP+ ;

    date     = digit{4} "-" digit{2} "-" digit{2} "T" word ;

# What the runtime of containers writes before each line ("CRI logging format" of Kubernetes): the
# time, the stream, and tags.  The first tag says whether the line is full or a part.

    container = date SP ( "stdout" | "stderr" ) SP ( "F" | "P" ) ( ":" ^SP* )? SP ;

# What other programs write before each line: syslog in its old form (RFC 3164, section 4.1) and the
# journal of systemd, with or without the name of the host; syslog in its new form (RFC 5424,
# section 6); docker compose; and kubectl with --prefix.

    priority = "<" digit{1,3} ">" ;

    old_date = upper lower{2} SP ( SP | digit ) digit SP digit{2} ":" digit{2} ":" digit{2} ;

    tag      = word ":" SP ;

    old_syslog = priority? ( date | old_date ) SP ( word SP )? tag ;

    sd_value = QUOTE ( ^( QUOTE | ESCAPE ) | ESCAPE any )* QUOTE ;

    element  = "[" ( ^( QUOTE | ESCAPE | "]" ) | sd_value )+ "]" ;

    new_syslog = priority? digit{1,3} SP ( "-" | date ) ( SP word ){4} SP ( "-" | element+ ) SP ;

    compose  = word SP+ "|" SP ;

    kubectl  = "[pod/" word "]" SP ;

    header   = container | old_syslog | new_syslog | compose | kubectl ;
}%%
