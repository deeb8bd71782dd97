#include "leaks/plant.hpp"

#include <algorithm>
#include <cctype>
#include <string>

#include "leaks/names.hpp"
#include "leaks/uris.hpp"

namespace uriscan::leaks {
namespace {

constexpr std::string_view end_of_uri = " \t\r\n\"<>";

// A line in three parts: the text before a URI or request target, this URI or target, and the text
// after it.
struct split_line {
    std::string_view before, uri, after;
};

split_line split(std::string_view line, std::size_t start) {
    std::size_t end = std::min(line.find_first_of(end_of_uri, start), line.size());
    if (start > 0 && line[start - 1] == '(') {
        end = std::min(end, line.find(')', start));
    }
    return {line.substr(0, start), line.substr(start, end - start), line.substr(end)};
}

// Finds the start of the next URI with "://", or of a request target after a method such as
// `"GET `.
std::size_t next_start(std::string_view line) {
    const std::size_t slashes = line.find("://");
    std::size_t uri = slashes;
    while (uri != line.npos && uri > 0 &&
           std::isalpha(static_cast<unsigned char>(line[uri - 1])) != 0) {
        --uri;
    }
    std::size_t target = line.npos;
    for (const std::string_view method : {"\"GET /", "\"POST /", "\"HEAD /"}) {
        const std::size_t found = line.find(method);
        target = found == line.npos ? target : std::min(target, found + method.size() - 1);
    }
    return std::min(uri, target);
}

pieces in_query(random_source& random, std::string_view uri, const place& where) {
    const std::size_t end = std::min(uri.find('#'), uri.size());
    const bool has_query = uri.substr(0, end).find('?') != uri.npos;
    // The new parameter comes first or last.
    if (has_query && random.once_in(2)) {
        const std::size_t first = uri.find('?') + 1;
        return kept(uri.substr(0, first)) + secret_parameter(random, where) +
               kept("&" + std::string(uri.substr(first)));
    }
    return kept(std::string(uri.substr(0, end)) + (has_query ? "&" : "?")) +
           secret_parameter(random, where) + kept(uri.substr(end));
}

pieces in_path(random_source& random, std::string_view uri, const place& where) {
    place segment = where;
    segment.avoid += "/?;#";
    const std::size_t end = std::min(uri.find_first_of("?#"), uri.size());
    return kept(std::string(uri.substr(0, end)) + ";jsessionid=") +
           secret(secret_value(random, segment)) + kept(uri.substr(end));
}

pieces in_fragment(random_source& random, std::string_view uri, const place& where) {
    const std::size_t end = std::min(uri.find('#'), uri.size());
    return kept(std::string(uri.substr(0, end)) + "#") + secret_parameter(random, where);
}

pieces nested(random_source& random, std::string_view uri, const place& where) {
    const std::string start = std::string(uri.substr(0, uri.find_first_of("?#")));
    return kept(start + "?next=") +
           transformed(web_uri(random, where),
                       random.one_of({percent_encoded, percent_encoded_twice}));
}

pieces in_user_information(random_source& random, std::string_view uri, const place& where) {
    const std::size_t authority = uri.find("://") + 3;
    return kept(uri.substr(0, authority)) + userinfo(random, where, password(random, where)) +
           kept(uri.substr(authority));
}

pieces planted_uri(random_source& random, std::string_view uri, const place& where) {
    const bool has_authority = uri.find("://") < uri.find_first_of("/?#");
    const std::size_t end = has_authority ? uri.find_first_of("/?#", uri.find("://") + 3) : 0;
    switch (random.below(has_authority ? 5 : 4)) {
        case 0: return in_query(random, uri, where);
        case 1:
            return end < uri.size() ? in_path(random, uri, where) : in_query(random, uri, where);
        case 2: return in_fragment(random, uri, where);
        case 3: return nested(random, uri, where);
        default: return in_user_information(random, uri, where);
    }
}

}  // namespace

bool may_have_secrets(std::string_view line) {
    if (line.find('@') != line.npos) {
        return true;
    }
    for (std::size_t equals = line.find('='); equals != line.npos;
         equals = line.find('=', equals + 1)) {
        const std::size_t start = line.find_last_of("?&;#/\" ", equals);
        if (may_be_secret_name(line.substr(start + 1, equals - start - 1))) {
            return true;
        }
    }
    return false;
}

pieces planted(random_source& random, std::string_view line, bool user_is_secret) {
    pieces all;
    for (std::size_t start = next_start(line); start != line.npos; start = next_start(line)) {
        const split_line parts = split(line, start);
        // In the middle of a line, there can be a bracket directly before the URI. A bracket in a
        // secret can be the partner of that bracket, and would then end the URI.
        const bool is_alone = parts.before.empty() || parts.before.ends_with('"');
        const place where = {.user_is_secret = user_is_secret,
                             .refused_octets = is_alone,
                             .avoid = is_alone ? "'\"" : "'\"()"};
        all += kept(parts.before);
        all += random.once_in(2) ? planted_uri(random, parts.uri, where) : kept(parts.uri);
        line = parts.after;
    }
    return all + kept(line);
}

}  // namespace uriscan::leaks
