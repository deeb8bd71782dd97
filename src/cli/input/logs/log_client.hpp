// Says whether the first words of a line are the client and its user, or another text.
#pragma once

#include <string_view>

#include "cli/input/logs/log_line.hpp"

namespace uriscan::cli {

// Returns whether it is clear that a line has no text before its client.  has_text_before_client()
// is slower.
inline bool is_usual_client(std::string_view client, std::string_view ident) {
    return (ident.data() == nullptr || (ident.size() == 1 && ident[0] == '-')) &&
           client.find(':') == client.npos;
}

// Returns whether the line has a text before its client, such as the name of a server.  Then
// another word was read as the client.  It can have a ":", which only an IPv6 address has, and the
// "unix:" that nginx writes.  Or else the client was read as `ident`, or as a part of `user`, and
// `user` also has the "-" after the client.  In a usual line, `ident` is what the client says of
// its user (RFC 1413), which is nearly always "-".  A client can choose the name of its user, so
// this name alone shows nothing.
bool has_text_before_client(const log_line& read, bool starts_with_client);

}  // namespace uriscan::cli
