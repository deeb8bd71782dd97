// Makes texts that differ in only one respect.
#include "growth_texts.hpp"

#include <string_view>
#include <utility>

namespace uriscan::bench {
namespace {

constexpr std::uint64_t seed = 3986;
constexpr std::string_view prefix = "http://h.test/";

std::string letters(random_source& random, std::size_t count) {
    std::string text;
    while (text.size() < count) {
        text += static_cast<char>('a' + random.below(26));
    }
    return text;
}

std::string hexadecimal(random_source& random, std::size_t count) {
    std::string text;
    while (text.size() < count) {
        text += "0123456789abcdef"[random.below(16)];
    }
    return text;
}

std::string triplet(random_source& random) {
    return '%' + hexadecimal(random, 2);
}

std::string path_octet(random_source& random) {
    return random.below(10) == 0 ? "/" : letters(random, 1);
}

std::string filled_up(std::string text, random_source& random, std::size_t size) {
    while (text.size() < size) {
        text += path_octet(random);
    }
    text.resize(size);
    return text;
}

// Returns `count` random groups of hexadecimal digits, joined by ":".
std::string groups(random_source& random, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += (i == 0 ? "" : ":") + hexadecimal(random, 1 + random.below(4));
    }
    return text;
}

std::string ipv4(random_source& random) {
    std::string text;
    for (std::size_t i = 0; i < 4; ++i) {
        text += (i == 0 ? "" : ".") + std::to_string(random.below(256));
    }
    return text;
}

std::string name(random_source& random, std::size_t labels) {
    std::string text = letters(random, 3 + random.below(8));
    for (std::size_t i = 1; i < labels; ++i) {
        text += '.' + letters(random, 2 + random.below(8));
    }
    return text;
}

// Returns a kind of URI. The function `make` makes the hosts.
text_kind with_host(std::string kind, text_maker make, std::size_t size) {
    return {std::move(kind), [make = std::move(make), size](random_source& random) {
                return filled_up("http://" + make(random) + '/', random, size);
            }};
}

// Returns a URI with all components. The offsets of the components vary.
std::string accepted(random_source& random, std::size_t size) {
    std::string text = "http://" + letters(random, 1 + random.below(4)) + '@' + name(random, 2) +
                       ':' + std::to_string(random.below(10'000)) + '/';
    text = filled_up(std::move(text), random, size - 24 + random.below(8));
    text += '?' + letters(random, 1 + random.below(6)) + '#';
    return filled_up(std::move(text), random, size);
}

// Returns a kind of text that is invalid. `mistake` overwrites a part of an accepted text at
// `place`, which is from 0 (start) to 1 (end).
text_kind spoiled(std::string kind, std::size_t size, double place, std::string mistake) {
    return {std::move(kind), [=](random_source& random) {
                std::string text = accepted(random, size);
                const auto room = static_cast<double>(size - mistake.size());
                return text.replace(static_cast<std::size_t>(place * room), mistake.size(),
                                    mistake);
            }};
}

mistake_group mistakes_in(std::size_t size) {
    const std::string in = " in " + std::to_string(size) + " octets";
    return {{"accepted" + in, [size](random_source& random) { return accepted(random, size); }},
            {spoiled("space at the start" + in, size, 0, " "),
             spoiled("space after a quarter" + in, size, 0.25, " "),
             spoiled("space in the middle" + in, size, 0.5, " "),
             spoiled("space at the end" + in, size, 1, " "),
             spoiled("non-ASCII at the end" + in, size, 1, "\xc3\xa4"),
             spoiled("half a triplet at the end" + in, size, 1, "%4"),
             spoiled("wrong triplet at the end" + in, size, 1, "%zz"),
             spoiled("second # at the end" + in, size, 1, "#")}};
}

mistake_group mistakes_in_addresses() {
    const auto literal = [](const std::string& kind, auto inside) {
        return with_host(
            kind, [=](random_source& random) { return '[' + inside(random) + ']'; }, 80);
    };
    return {literal("IPv6, accepted", [](random_source& r) { return groups(r, 8); }),
            {literal("IPv6 with a ninth group", [](random_source& r) { return groups(r, 9); }),
             literal("IPv6 with seven groups", [](random_source& r) { return groups(r, 7); }),
             literal("IPv6 with two ::",
                     [](random_source& r) { return groups(r, 2) + "::" + groups(r, 2) + "::1"; }),
             literal("IPv6 with a zone",
                     [](random_source& r) { return groups(r, 8) + "%25" + letters(r, 4); }),
             with_host(
                 "IPv6 without ]", [](random_source& r) { return '[' + groups(r, 8); }, 80)}};
}

}  // namespace

std::string make_texts(std::size_t count, const text_maker& make) {
    random_source random(seed);
    std::string texts;
    for (std::size_t i = 0; i < count; ++i) {
        texts += make(random) + '\n';
    }
    return texts;
}

text_maker plain_path(std::size_t size) {
    return [size](random_source& random) { return filled_up(std::string(prefix), random, size); };
}

text_maker encoded_path(std::size_t size) {
    return [size](random_source& random) {
        std::string text(prefix);
        while (text.size() + 10 <= size) {
            text = filled_up(std::move(text), random, text.size() + 7) + triplet(random);
        }
        return filled_up(std::move(text), random, size);
    };
}

text_maker scattered_encodings(std::size_t size, std::size_t count) {
    return [size, count](random_source& random) {
        std::string text(prefix);
        std::size_t triplets = count;
        while (text.size() < size) {
            // The number of path octets and triplets that are still to be added.
            const std::size_t left = size - text.size() - 2 * triplets;
            const bool encode = random.below(static_cast<std::uint32_t>(left)) < triplets;
            text += encode ? triplet(random) : path_octet(random);
            triplets -= encode ? 1 : 0;
        }
        return text;
    };
}

std::vector<text_kind> host_kinds() {
    const std::vector<text_kind> hosts = {
        {"empty", [](random_source&) { return std::string(); }},
        {"name of two labels", [](random_source& r) { return name(r, 2); }},
        {"name of five labels", [](random_source& r) { return name(r, 5); }},
        {"name with port", [](random_source& r) { return name(r, 2) + ":8080"; }},
        {"name with user", [](random_source& r) { return letters(r, 4) + '@' + name(r, 2); }},
        {"name with triplets",
         [](random_source& r) { return name(r, 2) + triplet(r) + name(r, 1); }},
        {"name of digits", [](random_source& r) { return ipv4(r) + '.' + name(r, 1); }},
        {"IPv4", ipv4},
        {"IPv6, eight groups", [](random_source& r) { return '[' + groups(r, 8) + ']'; }},
        {"IPv6 with ::",
         [](random_source& r) { return '[' + groups(r, 2) + "::" + groups(r, 2) + ']'; }},
        {"IPv6 ending in IPv4", [](random_source& r) { return "[::ffff:" + ipv4(r) + ']'; }},
        {"IPvFuture", [](random_source& r) { return "[v1." + letters(r, 8) + ']'; }}};
    std::vector<text_kind> kinds;
    for (const text_kind& host : hosts) {
        kinds.push_back(with_host(host.name, host.make, 80));
    }
    return kinds;
}

std::vector<mistake_group> mistake_groups() {
    return {mistakes_in(60), mistakes_in(240), mistakes_in_addresses()};
}

std::string hostile_shape::text(std::size_t size) const {
    std::string text = head;
    text.reserve(size + again.size());
    while (text.size() + tail.size() < size) {
        text += again;
    }
    text.resize(size - tail.size());
    return text + tail;
}

std::vector<hostile_shape> hostile_shapes() {
    return {{"a...", "", "a", ""},
            {"a:a:...", "", "a:", ""},
            {"%41%41...", "", "%41", ""},
            {"//:::...", "//", ":", ""},
            {"//a:a:...@", "//", "a:", "@"},
            {"//%41%41...:", "//", "%41", ":"},
            {"http://[v1.aaa...", "http://[v1.", "a", ""},
            {"aaa... and a space", "", "a", " "},
            {"//1.1.1...", "//", "1.", ""},
            {"/././...", "", "/.", ""},
            {"?/?/?/...", "", "?/", ""},
            {"http://[::::...", "http://[", ":", ""}};
}

}  // namespace uriscan::bench
