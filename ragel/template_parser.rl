# The parser of URI templates, as a table (automaton.awk) that include/uriscan/uri_template.hpp
# follows at compile time and at run time.
#
# rfc6570.rl has the grammar, and says where the actions run.  This file defines each action in one
# line.  The recorder stores where the last expression, modifier and reserved operator start.  This
# is enough to say in which part of a template an error is.  The machine accepts the operators that
# the RFC reserves for extensions (2.2) and reports them, so that the code that follows the machine
# can refuse them by name.

%%{
    machine template_parser;

    action scheme_end       {}
    action host_begin       {}
    action host_end         {}
    action path_begin       {}
    action path_end         {}
    action query_end        {}

    action expression_begin { recorder.expression_begin(p); }
    action varspec_begin    { recorder.varspec_begin(p + 1); }
    action modifier_begin   { recorder.modifier_begin(p); }
    action expression_end   { recorder.expression_end(p); }
    action reserved         { recorder.reserved_operator(p); }

    include rfc6570 "rfc6570.rl";

    main := URI_Template ;
}%%
