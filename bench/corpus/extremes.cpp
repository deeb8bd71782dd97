// The shapes that are not like any real list: references that have much of something that costs
// time, or little of everything.
#include "addresses.hpp"
#include "source.hpp"

namespace uriscan::bench {
namespace {

void append_groups(std::string& out, random_source& random, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        out += i == 0 ? "" : ":";
        append_hex(out, random, 1 + random.below(4));
    }
}

// Half of the addresses have a "::", as most addresses in configurations and logs have.  A few end
// with an IPv4 address.
void append_ipv6(std::string& out, random_source& random) {
    if (random.chance(500)) {
        out += "::ffff:";
        append_ipv4(out, random);
    } else if (random.chance(5000)) {
        const std::size_t before = 1 + random.below(4);
        append_groups(out, random, before);
        out += "::";
        append_groups(out, random, random.below(static_cast<std::uint32_t>(7 - before)));
    } else {
        append_groups(out, random, 8);
    }
}

class ipv4_hosts : public source {
public:
    void append(std::string& out, random_source& random) override {
        out += "http://";
        append_ipv4(out, random);
        append_port_and_path(out, random);
    }
};

class ipv6_hosts : public source {
public:
    void append(std::string& out, random_source& random) override {
        out += "http://[";
        append_ipv6(out, random);
        out += ']';
        append_port_and_path(out, random);
    }
};

class short_references : public source {
public:
    void append(std::string& out, random_source& random) override {
        constexpr std::string_view starts[] = {"/", "//", "?", "#", "", "ab:", "urn:", "../", "/~"};
        out += random.draw(starts);
        append_name(out, random, 1 + random.below(6));
        if (random.chance(5000)) {
            constexpr std::string_view delimiters[] = {"/", "?", "#", ".", "="};
            out += random.draw(delimiters);
            append_name(out, random, 1 + random.below(5));
        }
    }
};

void append_start(std::string& out, random_source& random) {
    out += "https://";
    append_host(out, random, 10 + random.below(14), 3, random.chance(5000));
}

class long_links : public source {
public:
    void append(std::string& out, random_source& random) override {
        const std::size_t size = out.size() + 200 + random.below(1800);
        append_start(out, random);
        const std::size_t path = out.size() + random.below(300);
        do {
            out += '/';
            append_words(out, random, usual_words, 3 + random.below(40));
        } while (out.size() < path);
        for (char delimiter = '?'; out.size() < size; delimiter = '&') {
            out += delimiter;
            append_name(out, random, 2 + random.below(10));
            out += '=';
            append_opaque(out, random, 10 + random.below(200));
        }
    }
};

// Searches in languages with other letters than a to z.
class encoded_queries : public source {
public:
    void append(std::string& out, random_source& random) override {
        append_start(out, random);
        out += "/search?q=";
        const std::size_t count = 1 + random.below(5);
        for (std::size_t i = 0; i < count; ++i) {
            out += i == 0 ? "" : "+";
            append_letters(out, random, 3 + random.below(9));
        }
    }

private:
    // Appends Cyrillic letters from U+0430 to U+043F, which are D0 B0 to D0 BF in UTF-8.
    static void append_letters(std::string& out, random_source& random, std::size_t count) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        for (std::size_t i = 0; i < count; ++i) {
            out += "%D0%B";
            out += digits[random.below(16)];
        }
    }
};

}  // namespace

std::unique_ptr<source> make_ipv4_hosts() {
    return std::make_unique<ipv4_hosts>();
}

std::unique_ptr<source> make_ipv6_hosts() {
    return std::make_unique<ipv6_hosts>();
}

std::unique_ptr<source> make_short_references() {
    return std::make_unique<short_references>();
}

std::unique_ptr<source> make_long_links() {
    return std::make_unique<long_links>();
}

std::unique_ptr<source> make_encoded_queries() {
    return std::make_unique<encoded_queries>();
}

}  // namespace uriscan::bench
