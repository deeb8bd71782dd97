// Lines of logs with a request target, which is a URI without scheme and host.
#pragma once

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// A line as servers and proxies write it: like Apache, nginx, HAProxy or Squid, or as JSON.
pieces server_request(random_source& random, bool user_is_secret);

// A line as web frameworks write it.
pieces framework_request(random_source& random, bool user_is_secret);

}  // namespace uriscan::leaks
