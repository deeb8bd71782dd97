// The table of known names, such as "localhost".  For each name of a host, it says which kind of
// machine the name leads to.  A name is compared with few rows of the table: those that have the
// same octets at a few offsets.
#include "audit/parts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "octets/letter_case.hpp"
#include "octets/short_text.hpp"
#include "octets/subtext.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

enum class machine : std::uint8_t {
    cloud_data,       // gives each machine of a cloud its own data, and often credentials
    itself,           // the machine that looks the name up
    private_network,  // a machine of a private network
    local_link,       // a machine on the same link
    group,            // all machines, or all routers, on the same link
    in_name,          // the machine whose address is in the name
};

struct known_name {
    short_text<28> name;  // if it starts with a dot, also all names below it
    machine what;
};

constexpr std::string_view without_dot(const known_name& of) noexcept {
    return subtext(of.name, of.name.text().starts_with('.') ? 1 : 0);
}

// Longer names come first, because they are more precise.
consteval auto sorted(auto rows) {
    std::ranges::sort(rows, [](const known_name& a, const known_name& b) {
        return without_dot(a).size() > without_dot(b).size();
    });
    return rows;
}

constexpr auto known_names = sorted(std::to_array<known_name>({
    // RFC 6761, section 6.3, and the files /etc/hosts of Debian and Fedora.
    {".localhost", machine::itself},
    {"ip6-localhost", machine::itself},
    {"ip6-loopback", machine::itself},
    {"ip6-allnodes", machine::group},
    {"ip6-allrouters", machine::group},
    {"localhost.localdomain", machine::itself},
    {"localhost4", machine::itself},
    {"localhost4.localdomain4", machine::itself},
    {"localhost6", machine::itself},
    {"localhost6.localdomain6", machine::itself},

    // The pages of these clouds about the metadata of their machines.
    {"instance-data", machine::cloud_data},                 // Amazon EC2
    {"instance-data.ec2.internal", machine::cloud_data},    // Amazon EC2
    {"metadata", machine::cloud_data},                      // Google Cloud
    {"metadata.goog", machine::cloud_data},                 // Google Cloud
    {"metadata.google.internal", machine::cloud_data},      // Google Cloud
    {"metadata.azure.internal", machine::cloud_data},       // Azure
    {"metadata.packet.net", machine::cloud_data},           // Equinix Metal, formerly Packet
    {"metadata.platformequinix.com", machine::cloud_data},  // Equinix Metal
    {"metadata.tencentyun.com", machine::cloud_data},       // Tencent Cloud
    {"metadata.nicconf.com", machine::cloud_data},          // Huawei Cloud
    {"api.metadata.cloud.ibm.com", machine::cloud_data},    // IBM Cloud
    {"metadata.exoscale.com", machine::cloud_data},         // Exoscale
    {"rancher-metadata", machine::cloud_data},              // Rancher

    // Names of the machine that runs the container.  They come from Docker's page "Networking on
    // Docker Desktop", from podman-run(1), and from the pages of k3d, Lima and minikube.
    {".docker.internal", machine::private_network},
    {"kubernetes.docker.internal", machine::itself},
    {".containers.internal", machine::private_network},
    {"host.k3d.internal", machine::private_network},
    {"host.lima.internal", machine::private_network},
    {".minikube.internal", machine::private_network},

    // Kubernetes, "DNS for Services and Pods": the API server, and all services of a cluster.
    {"kubernetes", machine::private_network},
    {"kubernetes.default", machine::private_network},
    {".svc", machine::private_network},
    {".cluster.local", machine::private_network},

    // IANA's registry "Special-Use Domain Names", and ICANN's resolution 2024.07.29.06.
    {".home.arpa", machine::private_network},  // RFC 8375
    {".internal", machine::private_network},   // ICANN
    {".local", machine::local_link},           // RFC 6762

    // RFC 6762, appendix G: other top-level names of private networks.
    {".corp", machine::private_network},
    {".home", machine::private_network},
    {".intranet", machine::private_network},
    {".lan", machine::private_network},
    {".private", machine::private_network},

    // Consul, "DNS": the services and machines that it knows.
    {".consul", machine::private_network},

    // Names in the public DNS whose address is 127.0.0.1.  They come from lists such as "Public DNS
    // pointing to localhost", and from write-ups of SSRF that used them.
    {".127-0-0-1.org.uk", machine::itself},
    {".42foo.com", machine::itself},
    {"bugbounty.dod.network", machine::itself},
    {".ddev.site", machine::itself},
    {".fuf.me", machine::itself},
    {".lacolhost.com", machine::itself},
    {".lcl.host", machine::itself},
    {".local.gd", machine::itself},
    {".localh.st", machine::itself},
    {".localho.st", machine::itself},
    {".localhost.direct", machine::itself},
    {".localhost.tv", machine::itself},
    {".localhst.co.uk", machine::itself},
    {".localtest.me", machine::itself},
    {".lndo.site", machine::itself},
    {".lvh.me", machine::itself},
    {"mail.ebc.apple.com", machine::itself},
    {"spoofed.burpcollaborator.net", machine::itself},
    {".vcap.me", machine::itself},
    {".yoogle.com", machine::itself},

    // DNS services that return the address in the name, as their own pages say.
    {".1u.ms", machine::in_name},
    {".backname.io", machine::in_name},
    {".local-ip.co", machine::in_name},
    {".local-ip.sh", machine::in_name},
    {".nip.io", machine::in_name},
    {".plex.direct", machine::in_name},
    {".rbndr.us", machine::in_name},
    {".sslip.io", machine::in_name},
    {".traefik.me", machine::in_name},
    {".xip.io", machine::in_name},
    {".xip.name", machine::in_name},
}));

// A set of rows of the table: bit n stands for each row whose number is n modulo 64.
using row_set = std::uint64_t;

constexpr row_set bit_of_row(std::size_t row) noexcept {
    return row_set{1} << row % 64;
}

// Offsets from the end of a name: 1 is the last octet.  A name is compared with a row only if both
// have the same octets at all of these offsets.  Few other names of hosts have these octets by
// chance.
constexpr auto compared_places = std::to_array<std::size_t>({1, 2, 5, 6});

// Returns a number for the octet at this offset from the end.  The number is the same for both
// cases of a letter.  If the name is too short, the number is 0.
constexpr std::size_t low_bits_at(std::size_t place, std::string_view name) noexcept {
    return name.size() < place ? 0 : low_five_bits(name.data()[name.size() - place]);
}

// For each offset and each number, the rows that might be about a name with this number at this
// offset.  A row whose name is too short to have an octet at the offset might be about any name.
constexpr auto rows_by_octet = [] {
    std::array<std::array<row_set, 32>, compared_places.size()> rows{};
    for (std::size_t i = 0; i < compared_places.size(); ++i) {
        for (std::size_t row = 0; row < known_names.size(); ++row) {
            const std::string_view name = without_dot(known_names[row]);
            if (name.size() >= compared_places[i]) {
                rows[i][low_bits_at(compared_places[i], name)] |= bit_of_row(row);
                continue;
            }
            for (row_set& any : rows[i]) {
                any |= bit_of_row(row);
            }
        }
    }
    return rows;
}();

// Returns the set of all rows that can be about a name.
row_set candidates(std::string_view name) noexcept {
    row_set rows = ~row_set{0};
    for (std::size_t i = 0; i < compared_places.size(); ++i) {
        rows &= rows_by_octet[i][low_bits_at(compared_places[i], name)];
    }
    return rows;
}

// Says whether the row is about the name.
bool is_about(const known_name& row, std::string_view name) noexcept {
    const std::string_view known = without_dot(row);
    if (name.size() < known.size() ||
        !equal_ignoring_case(subtext(name, name.size() - known.size()), known)) {
        return false;
    }
    const bool has_names_below = known.size() != row.name.size();
    return name.size() == known.size() ||
           (has_names_below && name[name.size() - known.size() - 1] == '.');
}

// Collects the numbers of an address.
class number_window {
public:
    // Adds the next part of a name: the text between two octets that are "." or "-".  If the last
    // four parts are an IPv4 address, returns the findings of this address.  Otherwise, if the new
    // part is an address of eight hexadecimal digits, returns its findings.
    audit_findings add(std::string_view part) noexcept {
        const auto number = number_below_256(part);
        count_ = number < 256 ? count_ + 1 : 0;
        last_ = last_ << 8 | number;
        constexpr std::size_t all_digits = 8;
        if (count_ >= 4) {
            return audit_address(octets_of(last_));
        }
        return part.size() == all_digits && std::ranges::all_of(part, is_hexdig)
                   ? audit_address(octets_of(hexadecimal(part)))
                   : audit_findings();
    }

    void clear() noexcept { count_ = 0; }

private:
    static std::uint32_t number_below_256(std::string_view digits) noexcept {
        std::uint32_t number = digits.empty() || digits.size() > 3 ? 256 : 0;
        for (std::size_t i = 0; number < 256 && i < digits.size(); ++i) {
            const bool is_decimal = is_hexdig(digits[i]) && hexdig_value(digits[i]) < 10;
            number = is_decimal ? number * 10 + hexdig_value(digits[i]) : 256;
        }
        return number;
    }

    static std::uint32_t hexadecimal(std::string_view digits) noexcept {
        std::uint32_t number = 0;
        for (const char digit : digits) {
            number = number << 4 | hexdig_value(digit);
        }
        return number;
    }

    static ipv4_octets octets_of(std::uint32_t number) noexcept {
        return {static_cast<std::uint8_t>(number >> 24), static_cast<std::uint8_t>(number >> 16),
                static_cast<std::uint8_t>(number >> 8), static_cast<std::uint8_t>(number)};
    }

    std::uint32_t last_ = 0;  // the last four numbers
    std::size_t count_ = 0;   // the number of successive parts that are numbers
};

// Returns the findings of the IPv6 address at the end of a label.  In the label, each ":" of the
// address is written as "-".
audit_findings audit_dashed_ipv6(std::string_view label) noexcept {
    constexpr std::size_t longest = 45;  // of an IPv6 address
    std::array<char, longest + 2> literal{};
    for (bool is_last = false; !is_last;) {
        if (label.size() <= longest) {
            literal[0] = '[';
            std::ranges::replace_copy(label, literal.begin() + 1, '-', ':');
            literal[label.size() + 1] = ']';
            const auto parsed = parse_authority({literal.data(), label.size() + 2});
            const auto address = parsed ? parsed->ipv6_address() : std::nullopt;
            if (address) {
                return audit_address(*address);
            }
        }
        const std::size_t hyphen = label.find('-');
        is_last = hyphen == label.npos;
        label = subtext(label, hyphen + 1);
    }
    return {};
}

// Returns the findings of the addresses in a name.  An IPv4 address is written as "127.0.0.1",
// "127-0-0-1" or "7f000001", with "." or "-" before and after it.  An IPv6 address is written as
// "fe80--1", at the end of a label.
audit_findings audit_addresses_in(std::string_view name) noexcept {
    audit_findings found;
    number_window numbers;
    for (bool is_last = false; !is_last;) {
        const std::size_t dot = name.find('.');
        const std::string_view label = subtext(name, 0, dot);
        is_last = dot == name.npos;
        name = subtext(name, dot + 1);
        const bool can_be_ipv6 =
            label.find("--") != label.npos || std::ranges::count(label, '-') >= 7;
        const audit_findings of_ipv6 = can_be_ipv6 ? audit_dashed_ipv6(label) : audit_findings();
        if (!of_ipv6.empty()) {
            found |= of_ipv6;
            numbers.clear();
            continue;
        }
        for (std::size_t start = 0; start <= label.size();) {
            const std::size_t end = std::min(label.find('-', start), label.size());
            found |= numbers.add(subtext(label, start, end - start));
            start = end + 1;
        }
    }
    return found;
}

audit_findings audit_row(const known_name& row, std::string_view name) noexcept {
    switch (row.what) {
        case machine::cloud_data: return audit_finding::metadata_host;
        case machine::itself: return audit_finding::loopback_host;
        case machine::private_network: return audit_finding::private_host;
        case machine::local_link: return audit_finding::link_local_host;
        case machine::group: return audit_finding::multicast_host;
        default: break;
    }
    return audit_addresses_in(subtext(name, 0, name.size() - without_dot(row).size()));
}

// Returns the findings of the first of these rows that is about the name, if there is one.
[[gnu::noinline]] audit_findings audit_candidates(std::string_view name, row_set rows) noexcept {
    for (std::size_t row = 0; row < known_names.size(); ++row) {
        if ((rows & bit_of_row(row)) != 0 && is_about(known_names[row], name)) {
            return audit_row(known_names[row], name);
        }
    }
    return {};
}

}  // namespace

audit_findings audit_known_name(std::string_view name) noexcept {
    const row_set rows = candidates(name);
    return rows == 0 ? audit_findings() : audit_candidates(name, rows);
}

}  // namespace uriscan
