# Reads Ragel's description of machines (ragel -x) for the programs that make tables of it:
#
#   ragel -x machine.rl | awk -v name=NAME -f description.awk -f PROGRAM
#
# Ragel writes one XML element on each line.  A transition is <t>LOW HIGH TARGET LIST</t>: the
# octets from LOW to HIGH lead to the state TARGET.  LIST is "x" if the transition has no actions.
# Otherwise, LIST is the id of an <action_table>, which lists the ids of the actions in their order.
#
# PROGRAM sets `program` to its name, and has a function transition(low, high, target, list), which
# is called for each transition of `state`.  At the end of a machine, these are known:
#
#     machine, machines       its name, and how many machines there were so far
#     states, transitions     how many there are
#     start, final[STATE]     the start state, and whether a text can end in a state
#     action[ID], list[ID]    the code of an action, and the ids of a list
#
# If the input is not a complete description, this program prints a message and exits with status 1.

function refuse(why) {
    print program ": this is not what ragel -x writes of such machines: " why >"/dev/stderr"
    refused = 1
    exit 1
}

function number_of(attribute) {
    match($0, attribute "=\"[0-9]+")
    return substr($0, RSTART + length(attribute) + 2, RLENGTH - length(attribute) - 2) + 0
}

# Returns the text between the first <TAG...> of the line and the </TAG> after it.
function content_of(tag,   text) {
    text = $0
    sub(".*<" tag "[^>]*> *", "", text)
    sub(" *</" tag ">.*", "", text)
    gsub(/&lt;/, "<", text)
    gsub(/&gt;/, ">", text)
    gsub(/&amp;/, "\\&", text)
    return text
}

/<ragel_def name=/ {
    split($0, quoted, "\"")
    machine = quoted[2]
    split("", action)
    split("", list)
    split("", final)
    start = ""
    announced = seen = states = transitions = highest_target = lists = 0
}
/<action id=.*<text>/ { action[number_of("id")] = content_of("text") }
/<action_table id=/ {
    list[number_of("id")] = content_of("action_table")
    lists = number_of("id") + 1
}
/<trans_list length=/ { announced += number_of("length") }
/<start_state>/ { gsub(/[^0-9]/, ""); start = $0 + 0 }
/<state_list / { states = number_of("length") }
/<state id=/ {
    state = seen++
    if (number_of("id") != state) {
        refuse("state " number_of("id") " is not the next one")
    }
    final[state] = /final="t"/
}
/<t>/ {
    gsub(/<\/?t>/, "")
    if ($4 != "x" && !($4 in list)) {
        refuse("no list of actions " $4)
    }
    if ($2 > 255) {
        refuse("the octet " $2)
    }
    highest_target = $3 > highest_target ? $3 + 0 : highest_target
    transition($1 + 0, $2 + 0, $3 + 0, $4)
    ++transitions
}
/<\/ragel_def>/ {
    ++machines
    if (seen == 0 || seen != states || transitions != announced || transitions == 0) {
        refuse(machine " has " seen " states of " states ", " \
               transitions " transitions of " announced)
    }
    if (start == "" || start >= states || highest_target >= states) {
        refuse(machine " has a state that is not there")
    }
}
/<\/ragel>/ { whole = 1 }

END {
    if (refused) {
        exit 1
    }
    if (!machines || !whole) {
        refuse(machines + 0 " machines" (whole ? "" : ", and no end"))
    }
}
