#include "leaks/uris.hpp"

#include <string>

#include "leaks/names.hpp"

namespace uriscan::leaks {
namespace {

std::string scheme(random_source& random) {
    return random.one_of<std::string>({"http",      "https",       "HTTP",
                                       "ftp",       "ws",          "wss",
                                       "postgres",  "postgresql",  "mysql",
                                       "mongodb",   "redis",       "rediss",
                                       "amqp",      "amqps",       "nats",
                                       "smtp",      "ssh",         "git",
                                       "sftp",      "ldap",        "s3",
                                       "svn+ssh",   "mongodb+srv", "git+https",
                                       "rtsp",      "tcp",         "jdbc:postgresql",
                                       "jdbc:mysql"});
}

std::string web(random_source& random) {
    return random.one_of<std::string>({"http", "https", "https", "HTTPS"}) + "://";
}

pieces with_userinfo(random_source& random, const place& where) {
    return kept(scheme(random) + "://") + userinfo(random, where, mild_password(random, where)) +
           kept(host(random) + path(random, where));
}

pieces hostile_password(random_source& random, const place& where) {
    const std::string word = password(random, where);
    return kept(scheme(random) + "://") + userinfo(random, where, word) +
           kept(host(random) + path(random, after_password(where, word)));
}

pieces with_query(random_source& random, const place& where) {
    return kept(web(random) + host(random) + path(random, where) + "?") + parameters(random, where);
}

pieces with_fragment(random_source& random, const place& where) {
    return kept(web(random) + host(random) + path(random, where) + "#") + parameters(random, where);
}

pieces fragment_route(random_source& random, const place& where) {
    return kept(web(random) + host(random) + path(random, where) +
                random.one_of<std::string>({"#/", "#!/", "#/a/", "#!", "#"}) + "cb?") +
           parameters(random, where);
}

pieces path_parameter(random_source& random, const place& where) {
    place segment = where;
    segment.avoid += "/?;#";
    const std::string name = random.one_of<std::string>(
        {"jsessionid", "JSESSIONID", "token", "access_token", "sid", "auth", "refreshToken"});
    pieces all = kept(web(random) + host(random) + path(random, where) + "/p");
    if (random.once_in(3)) {
        all += kept(";v=1");
    }
    all += kept(";" + name + "=") + secret(secret_value(random, segment));
    if (random.once_in(3)) {
        all += kept(random.one_of<std::string>({";v=2", "/next", "/a;b/c"}));
    }
    if (random.once_in(3)) {
        all += kept("?") + parameters(random, where);
    }
    return all;
}

// A URI with refused octets before its secret, in any component except the scheme.
pieces refused_before(random_source& random, const place& where) {
    const auto refused = [&] { return refused_octets(random, where); };
    pieces all = kept(web(random));
    const bool in_host = random.once_in(4);
    place rest = where;
    if (random.once_in(3)) {
        const std::string word = password(random, where);
        all += userinfo(random, where, word);
        rest = after_password(where, word);
    }
    all += kept(in_host ? "h" + refused() + "x.example" : host(random));
    all += kept("/a" + refused() + "b" + path(random, rest));
    if (random.once_in(4)) {
        all += kept(";v=" + refused() + ";sid=") + secret(secret_word(random)) + kept("/c");
    }
    all += kept("?q=" + refused() + "&") + parameters(random, rest);
    if (random.once_in(3)) {
        all += kept("#" + refused() + "&") + secret_parameter(random, rest);
    }
    return all;
}

pieces nested(random_source& random, const place& where, const pieces& inner,
              std::string (*encode)(std::string_view)) {
    const std::string name = random.one_of<std::string>(
        {"redirect", "next", "url", "return_to", "continue", "u", "redirect_uri", "target"});
    pieces all = kept(web(random) + host(random) + path(random, where) + "?");
    if (random.once_in(2)) {
        all += kept(harmless_parameter(random, where) + "&");
    }
    all += kept(name + "=") + (encode == nullptr ? inner : transformed(inner, encode));
    if (random.once_in(2)) {
        all += kept("&page=2");
    }
    return all;
}

// A URI or path that another URI contains as a parameter.  If it is not encoded, its "&" starts the
// next parameter of the outer URI.  The secrets are the same in both cases.
pieces inner_uri(random_source& random, const place& where) {
    switch (random.below(4)) {
        case 0: return with_userinfo(random, where);
        case 1:
            return kept(random.one_of<std::string>({"/cb", "cb", "/a/b"}) + "?") +
                   secret_parameter(random, where);
        case 2: return with_fragment(random, where);
        default: return with_query(random, where);
    }
}

pieces nested_plain(random_source& random, const place& where) {
    // The "&" of the outer URI ends the inner authority, so the inner password must not have an
    // "&".
    place inside = where;
    inside.avoid += '&';
    return nested(random, where, inner_uri(random, inside), nullptr);
}
pieces nested_once(random_source& random, const place& where) {
    return nested(random, where, inner_uri(random, where),
                  random.one_of({percent_encoded, percent_encoded_lower}));
}
pieces nested_twice(random_source& random, const place& where) {
    return nested(random, where, inner_uri(random, where), percent_encoded_twice);
}
pieces nested_in_fragment(random_source& random, const place& where) {
    return kept(web(random) + host(random) + "/#/login?next=") +
           transformed(inner_uri(random, where), percent_encoded);
}

pieces webhook(random_source& random) {
    const std::string base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const std::string digits = "0123456789";
    const std::string id = random.some("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", 9, 11);
    switch (random.below(4)) {
        case 0:
            return kept("https://hooks.slack.com/services/T" + id + "/B" + id + "/") +
                   secret(random.some(base64.substr(0, 62), 24, 24));
        case 1:
            return kept("https://" + random.one_of<std::string>({"discord.com", "discordapp.com"}) +
                        "/api/webhooks/" + random.some(digits, 18, 19) + "/") +
                   secret("Q" + random.some(base64, 66, 66) + "Q");
        case 2:
            return kept("https://" + random.one_of<std::string>({"x", "a-b"}) +
                        ".webhook.office.com/webhookb2/" + random.some(digits, 8, 8) + "-a@b-" +
                        random.some(digits, 8, 8) + "/IncomingWebhook/") +
                   secret(random.some(base64.substr(26, 36), 32, 32)) +
                   kept("/" + random.some(digits, 8, 8) + "-c");
        default:
            return kept("https://api.telegram.org/bot" + random.some(digits, 9, 10) + ":") +
                   secret("AA" + random.some(base64, 32, 32) + "Q") + kept("/sendMessage");
    }
}

pieces secret_segment(random_source& random, const place& where) {
    if (random.once_in(2)) {
        return webhook(random);
    }
    return kept(web(random) + host(random) +
                random.one_of<std::string>({"/reset-password/", "/app/reset-password/",
                                            "/password/reset/", "/password-reset/"})) +
           secret(secret_word(random, 16, 40)) +
           (random.once_in(4) ? kept("?") + parameters(random, where)
                              : kept(random.one_of<std::string>({"", "?lang=en", "/"})));
}

}  // namespace

pieces userinfo(random_source& random, const place& where, const std::string& password) {
    const std::string user = random.one_of<std::string>({"u", "admin", "me", "svc-1", "a.b", ""});
    if (where.user_is_secret) {
        // A token can also be the whole user information: https://TOKEN@host.
        return random.once_in(4) ? secret(secret_word(random)) + kept("@")
                                 : secret(user + ":" + password) + kept("@");
    }
    return kept(user + ":") + secret(password) + kept("@");
}

pieces secret_parameter(random_source& random, const place& where) {
    return kept(secret_name(random) + "=") + secret(secret_value(random, where));
}

pieces parameters(random_source& random, const place& where) {
    pieces all;
    for (std::size_t count = random.below(3); count > 0; --count) {
        all += kept(harmless_parameter(random, where) + "&");
    }
    all += secret_parameter(random, where);
    for (std::size_t count = random.below(3); count > 0; --count) {
        all += random.once_in(3) ? kept("&") + secret_parameter(random, where)
                                 : kept("&" + harmless_parameter(random, where));
    }
    return all;
}

pieces request_target(random_source& random, const place& where) {
    pieces all = kept("/" + word(random) + path(random, where));
    if (random.once_in(6)) {
        place segment = where;
        segment.avoid += "/?;#";
        all += kept(";jsessionid=") + secret(secret_value(random, segment));
    }
    all += kept("?") + parameters(random, where);
    return all;
}

pieces web_uri(random_source& random, const place& where) {
    const std::string name = scheme(random);
    pieces all = kept(name + "://");
    const bool has_user = random.once_in(2);
    if (has_user) {
        all += userinfo(random, where, mild_password(random, where));
    }
    all += kept(host(random) + path(random, where));
    if (!has_user || random.once_in(2)) {
        all += kept("?") + parameters(random, where);
    }
    // A value in a JDBC URL can contain "#", so such a URL gets no fragment.
    if (random.once_in(4) && !name.starts_with("jdbc")) {
        all += kept("#") + (random.once_in(2) ? kept("top") : parameters(random, where));
    }
    return all;
}

constinit const std::array<uri_class, uri_class_count> uri_classes = {{
    {"user information", with_userinfo},
    {"passwords with any octet", hostile_password},
    {"queries", with_query},
    {"fragments", with_fragment},
    {"fragment routes", fragment_route},
    {"path parameters", path_parameter},
    {"refused octets before the secret", refused_before},
    {"nested URIs", nested_plain},
    {"nested URIs, encoded", nested_once},
    {"nested URIs, encoded twice", nested_twice},
    {"nested URIs in fragments", nested_in_fragment},
    {"webhooks and reset links", secret_segment},
    {"all components", web_uri},
}};

}  // namespace uriscan::leaks
