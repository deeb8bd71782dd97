// The shapes that have what parsers seldom see in a list: addresses in addresses, user information,
// schemes without an authority, and mistakes.
#include "addresses.hpp"
#include "paths.hpp"
#include "source.hpp"
#include "words.hpp"

namespace uriscan::bench {
namespace {

// Links to IPv6 addresses that end with an IPv4 address, in the forms of RFC 4291 and RFC 6052.
class mapped_addresses : public source {
public:
    void append(std::string& out, random_source& random) override {
        constexpr std::string_view starts[] = {
            "::ffff:", "::", "64:ff9b::", "::ffff:0:", "64:ff9b:1:0:0:0:"};
        out += "http://[";
        out += random.draw(starts);
        append_ipv4(out, random);
        out += ']';
        append_port_and_path(out, random);
    }
};

// Addresses of services: user information, half of it with a password, and a port.
class services : public source {
public:
    void append(std::string& out, random_source& random) override {
        constexpr std::string_view schemes[] = {"ftp", "amqp", "postgres", "redis", "https"};
        out += random.draw(schemes);
        out += "://";
        append_name(out, random, 3 + random.below(8));
        if (random.chance(5000)) {
            out += ':';
            append_opaque(out, random, 8 + random.below(16));
        }
        out += '@';
        append_host(out, random, 10 + random.below(14), 3, false);
        out += ':';
        out += std::to_string(1024 + random.below(64512));
        append_usual_path(out, random);
    }
};

// URIs without an authority.
class opaque_uris : public source {
public:
    void append(std::string& out, random_source& random) override {
        switch (random.below(4)) {
            case 0:
                out += "mailto:";
                append_name(out, random, 3 + random.below(10));
                out += '@';
                append_host(out, random, 10 + random.below(14), 2, false);
                break;
            case 1:
                out += "tel:+";
                out += std::to_string(1'000'000'000 + random.below(1'000'000'000));
                break;
            case 2:
                out += "urn:isbn:";
                out += std::to_string(1'000'000'000 + random.below(1'000'000'000));
                break;
            default:
                out += "urn:uuid:";
                for (const std::size_t count : {8U, 4U, 4U, 4U, 12U}) {
                    out += out.back() == ':' ? "" : "-";
                    append_hex(out, random, count);
                }
        }
    }
};

// Web links, each with a mistake at a random place after its scheme.  All are UTF-8.
class refused_links : public source {
public:
    void append(std::string& out, random_source& random) override {
        constexpr std::string_view mistakes[] = {" ", "\"", "<", "|",   "\\",      "^",
                                                 "{", "[",  "`", "%zz", "\xC3\xA9"};
        constexpr std::string_view start = "https://";
        const std::size_t begin = out.size();
        links_->append(out, random);
        const std::size_t places = out.size() - begin - start.size() + 1;
        const std::size_t place = random.below(static_cast<std::uint32_t>(places));
        out.insert(begin + start.size() + place, random.draw(mistakes));
    }

private:
    std::unique_ptr<source> links_ = make_web_links();
};

}  // namespace

std::unique_ptr<source> make_mapped_addresses() {
    return std::make_unique<mapped_addresses>();
}

std::unique_ptr<source> make_services() {
    return std::make_unique<services>();
}

std::unique_ptr<source> make_names() {
    return std::make_unique<opaque_uris>();
}

std::unique_ptr<source> make_refused_links() {
    return std::make_unique<refused_links>();
}

}  // namespace uriscan::bench
