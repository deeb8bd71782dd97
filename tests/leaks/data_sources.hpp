// Data source names of programs in Go, whose user information is secret.
#pragma once

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// A name as the documentation of Go's driver for MySQL writes it.  The text around it is a log, a
// file of settings, a program or JSON.
pieces data_source_line(random_source& random, bool user_is_secret);

// A name whose password has other octets: "://", quotation marks, brackets, further "@".
pieces odd_data_source_line(random_source& random, bool user_is_secret);

// A name in JSON without blanks, perhaps in a string of JSON again, and then in HTML, CSV, YAML or
// a command of a shell.  All text around the name stays.
pieces nested_data_source_line(random_source& random, bool user_is_secret);

// A name in a value or a segment of a URI, perhaps percent-encoded.
pieces data_source_in_uri(random_source& random, bool user_is_secret);

}  // namespace uriscan::leaks
