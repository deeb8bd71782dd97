// Values that have members, and references that have neither a scheme nor a method.
#pragma once

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// A reference after a label, such as "url: /a?token=b" and "path=\"/a?token=b\"".
pieces bare_reference(random_source& random, bool user_is_secret);

// A URL that is percent-encoded, in the body of a form or in a cookie.
pieces encoded_url(random_source& random, bool user_is_secret);

// A value with members, such as "a:b,token:c" and "a=b~token=c".
pieces members(random_source& random, bool user_is_secret);

// JSON in the query or the fragment of a URI.
pieces json_in_query(random_source& random, bool user_is_secret);

// JSON and GraphQL in a query that are not percent-encoded.
pieces raw_json(random_source& random, bool user_is_secret);
pieces raw_graphql(random_source& random, bool user_is_secret);

// A value in quotation marks, such as "?token=\"a\"".
pieces quoted_value(random_source& random, bool user_is_secret);

// User information without "//" before it, such as "sip:me:pw@h".
pieces opaque_userinfo(random_source& random, bool user_is_secret);

// A URI for JDBC in a parameter.
pieces jdbc_in_parameter(random_source& random, bool user_is_secret);

// A URI in a file of properties, in HTML or in JSON that escapes ":" and "/".
pieces rare_escapes(random_source& random, bool user_is_secret);

}  // namespace uriscan::leaks
