// The words of hostile lines: secrets, the names of secrets, and harmless text that looks like a
// secret.
#pragma once

#include <string>
#include <string_view>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// A place for a URI or a name: what is before and after it, and the octets that it must not have
// there.
struct carrier {
    std::string_view before;
    std::string_view after;
    std::string_view avoid = "";
};

// Describes the place of a URI: what is a secret there, and which octets are allowed.
struct place {
    // Whether the whole user information is a secret, or only the password.
    bool user_is_secret = true;

    // Whether the URI can contain octets that RFC 3986 does not allow.
    bool refused_octets = true;

    // Octets that would end the URI here, such as the closing quote.
    std::string avoid = {};
};

// A secret that is the value of a parameter.
std::string secret_value(random_source& random, const place& where);

// A password in user information.  It can contain ":", "@", "/", "#" and "?".
std::string password(random_source& random, const place& where);

// Returns what is allowed in a URI after this password.  If the password has "/", "?" or "#", only
// the last "@" of the URI ends the password.  So the URI must not have another "@" later.
place after_password(const place& where, const std::string& password);

// A password that has only octets that are allowed in user information.
std::string mild_password(random_source& random, const place& where);

// A secret of letters and digits.
std::string secret_word(random_source& random, std::size_t least = 6, std::size_t most = 24);

// A parameter that is no secret, such as "monkey=banana".
std::string harmless_parameter(random_source& random, const place& where);

// Text between URIs that contains no secret, but looks as if it did.
std::string harmless_text(random_source& random);

// Octets that are not allowed in a URI. redact() must not end the URI at them.
std::string refused_octets(random_source& random, const place& where);

std::string host(random_source& random);
std::string path(random_source& random, const place& where);
std::string word(random_source& random);

}  // namespace uriscan::leaks
