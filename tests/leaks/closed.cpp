#include "leaks/closed.hpp"

#include "leaks/words.hpp"

namespace uriscan::leaks {
namespace {

// Returns a value or a segment.  Between its words are encoded delimiters, or some of `octets`.
std::string value(random_source& random, std::string_view octets) {
    std::string text = secret_word(random);
    for (std::size_t count = random.below(3); count > 0; --count) {
        text += random.once_in(3) ? random.one_of<std::string>({"%26", "%3D", "%2F", "%2526"})
                                  : random.some(octets, 1, 2);
        text += secret_word(random, 1, 4);
    }
    return text;
}

std::string plain_word(random_source& random) {
    return random.one_of<std::string>({"users", "v1", "2024", "index.html", "how-to-cook", "a",
                                       "12", "getUserById", "style.min.css", "API", "2024-01-31",
                                       "_search", "utf8", "archive.tar.gz", "v2.3"});
}

std::string public_name(random_source& random) {
    return random.one_of<std::string>({"q", "page", "utm_source", "user[name]", "ids[]", "x-y",
                                       "sortBy", "a.b", "filter%5Bname%5D", "n2", "item[0]", "_"});
}

pieces parameter(random_source& random, std::string_view octets) {
    if (random.once_in(5)) {
        return secret(value(random, octets));
    }
    const std::string name = public_name(random);
    return (random.once_in(5) ? secret(marked(name)) : kept(name)) + kept("=") +
           (random.once_in(8) ? kept("") : secret(value(random, octets) + "=a"));
}

pieces closed_uri(random_source& random) {
    pieces all = kept(random.one_of<std::string>({"http", "https", "ftp", "x-y"}) + "://");
    // An "@" after a password can end the user information, even if it is in the path.
    const bool has_user = random.once_in(4);
    const std::string octets = has_user ? ",:!+~" : ",:@!+~";
    if (has_user) {
        all += secret(secret_word(random) + ":" + secret_word(random)) + kept("@");
    }
    all += kept(host(random));
    for (std::size_t count = random.below(5); count > 0; --count) {
        all += kept("/") +
               (random.once_in(2) ? kept(plain_word(random)) : secret(value(random, octets)));
        if (random.once_in(6)) {
            all += kept(";") + parameter(random, octets);
        }
    }
    if (random.once_in(2)) {
        all += kept("?") + parameter(random, octets + "/?;");
        for (std::size_t count = random.below(4); count > 0; --count) {
            all += kept("&") + parameter(random, octets + "/?;");
        }
    }
    if (random.once_in(4)) {
        all += kept("#") + secret(value(random, octets + "/?;&="));
    }
    return all;
}

}  // namespace

std::string marked(std::string_view text) {
    std::string all;
    std::size_t since = 3;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool in_escape =
            (i > 0 && (text[i - 1] == '%' || text[i - 1] == '\\')) || (i > 1 && text[i - 2] == '%');
        if (since >= 3 && !in_escape) {
            all += mark;
            since = 0;
        }
        all += text[i];
        ++since;
    }
    return all.append(mark);
}

std::string unlisted_name(random_source& random) {
    const std::string name = random.one_of<std::string>(
        {"zeug", "q", "utm_source", "page", "user[name]", "ids[]", "x-y", "sortBy", "a.b", "n2"});
    return random.once_in(6) ? marked(name) : name;
}

pieces closed_line(random_source& random) {
    const auto same = [](std::string_view text) { return std::string(text); };
    const auto escape = random.one_of<std::function<std::string(std::string_view)>>(
        {same, same, json_slashes, json_u, html, html_number});
    const pieces uri = transformed(closed_uri(random), escape);
    return random.once_in(2) ? kept("see ") + uri + kept(" and") : kept("\"") + uri + kept("\"");
}

}  // namespace uriscan::leaks
