// URIs with secrets, as pieces.  Each function makes the URIs of one class.
#pragma once

#include "leaks/pieces.hpp"
#include "leaks/words.hpp"

namespace uriscan::leaks {

using uri_maker = pieces (*)(random_source&, const place&);

struct uri_class {
    std::string_view name;
    uri_maker make;
};

// A URI that can have all components, with at least one secret.
pieces web_uri(random_source& random, const place& where);

// A parameter whose value is a secret.
pieces secret_parameter(random_source& random, const place& where);

// Parameters with "&" between them.  At least one of them has a secret value.
pieces parameters(random_source& random, const place& where);

// User information with a password, and "@".
pieces userinfo(random_source& random, const place& where, const std::string& password);

// A path and a query or fragment, as in a request, with at least one secret.
pieces request_target(random_source& random, const place& where);

// All classes of URIs.
constexpr std::size_t uri_class_count = 13;
extern const std::array<uri_class, uri_class_count> uri_classes;

}  // namespace uriscan::leaks
