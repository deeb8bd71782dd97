# The grammars' actions, doing nothing: for machines that only ask whether a text fits a rule.

%%{
    machine no_actions;

    action scheme_end {}
    action host_begin {}
    action host_end   {}
    action path_begin {}
    action path_end   {}
    action query_end  {}
    action ipv4_end   {}
    action server_end {}
}%%
