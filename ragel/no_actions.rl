# Empty definitions of the grammars' actions, for machines that only check a text.

%%{
    machine no_actions;

    action scheme_end    {}
    action host_begin    {}
    action host_end      {}
    action path_begin    {}
    action path_end      {}
    action query_end     {}
    action ipv4_end      {}
    action server_end    {}
    action origin_end    {}
    action absolute_end  {}
    action authority_end {}
    action asterisk_end  {}

    action expression_begin {}
    action varspec_begin    {}
    action modifier_begin   {}
    action expression_end   {}
    action reserved         {}
}%%
