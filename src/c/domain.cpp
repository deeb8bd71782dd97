// The registrable domain of a host.  A function of the caller knows the public suffixes.
#include <array>

#include "c/request_target.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "parse/authority.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::c {
namespace {

// The name of a host as the caller's function gets it: decoded, in lower case, without a dot at its
// end, and with a NUL after it.
class domain_name {
public:
    explicit domain_name(std::string_view host) noexcept {
        for (const char octet : decoded_view(host)) {
            if (!is_allowed(octet) || size_ == longest_dns_name + 1) {
                size_ = 0;
                return;
            }
            octets_[slashes + size_++] = lower(octet);
        }
        size_ -= size_ > 0 && octets_[slashes + size_ - 1] == '.' ? 1 : 0;
        octets_[slashes + size_] = '\0';
        if (size_ > longest_dns_name || has_empty_label() || is_address()) {
            size_ = 0;
        }
    }

    // Returns an empty text if the host is not a domain name.
    std::string_view text() const noexcept { return {octets_.data() + slashes, size_}; }

private:
    static constexpr std::size_t slashes = 2;

    // A name has no delimiters, spaces or controls.  A NUL, for example, would end a text of C.
    static bool is_allowed(char octet) noexcept {
        return encode_keeps(octet, encode_for::host) || static_cast<unsigned char>(octet) >= 0x80;
    }

    bool has_empty_label() const noexcept {
        const std::string_view name = text();
        return name.empty() || name.front() == '.' || name.back() == '.' ||
               name.find("..") != name.npos;
    }

    // Says whether the name is an IPv4 address.  Some of its octets may have been encoded.
    bool is_address() const noexcept {
        const auto parsed = parse_uri_reference({octets_.data(), slashes + size_});
        return parsed && parsed->host_kind() == kind_of_host::ipv4;
    }

    // The "//", the name, and after the name a dot or a NUL.
    std::array<char, slashes + longest_dns_name + 2> octets_ = {'/', '/'};
    std::size_t size_ = 0;
};

// Returns the offset in `host` after its first `count` octets; a triplet counts as one octet.
std::size_t offset_of_decoded(std::string_view host, std::size_t count) noexcept {
    std::size_t offset = 0;
    for (; count > 0; --count) {
        offset += begins_with_triplet(subtext(host, offset)) ? triplet_size : 1;
    }
    return offset;
}

// Returns the offset in `name` of the label before the suffix.  Returns npos if there is none, or
// if the suffix does not start after a dot.
std::size_t label_before(std::string_view name, std::size_t suffix_size) noexcept {
    if (suffix_size == 0 || suffix_size + 1 >= name.size()) {
        return name.npos;
    }
    const std::size_t dot = name.size() - suffix_size - 1;
    if (name[dot] != '.') {
        return name.npos;
    }
    const std::size_t dot_before = subtext(name, 0, dot).rfind('.');
    return dot_before == name.npos ? 0 : dot_before + 1;
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_slice uriscan_registrable_domain(const uriscan_uri* uri, const char* text,
                                         uriscan_suffix_size* suffix_size, void* context) noexcept {
    if (uriscan_host_kind(uri, text) != URISCAN_HOST_REG_NAME) {
        return {nullptr, 0};
    }
    const uriscan_slice whole = uriscan_get(uri, text, URISCAN_COMPONENT_HOST);
    const std::string_view host(whole.data, whole.size);
    const domain_name decoded(host);
    const std::string_view name = decoded.text();
    if (name.empty()) {
        return {nullptr, 0};
    }
    const std::size_t begin = label_before(name, suffix_size(name.data(), name.size(), context));
    if (begin == name.npos) {
        return {nullptr, 0};
    }
    const std::size_t offset = offset_of_decoded(host, begin);
    return slice_of(subtext(host, offset, offset_of_decoded(host, name.size()) - offset));
}
