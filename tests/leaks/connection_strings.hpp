// Lines with connection strings of ADO.NET, ODBC and Azure, and with cookies.
#pragma once

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

pieces connection_string_line(random_source& random, bool user_is_secret);

}  // namespace uriscan::leaks
