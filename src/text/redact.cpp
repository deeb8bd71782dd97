// One function, visit_secrets(), finds the secrets of a URI in the order of the text.  redact() and
// mask() differ only in what they do with each secret.
//
// Most keys are not secret.  For each size of a key, a table has the first octets of the secret
// keys of that size.  So most keys need not be compared with the secret keys.  Linear in the text.
#include "uriscan/redact.hpp"

#include <algorithm>
#include <cstring>

#include "octets/letter_case.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

std::size_t size_class(std::string_view key) noexcept {
    return std::min(key.size(), std::size_t{63});
}

// Returns the bit for the first octet of a key.  The lowest five bits of the octet choose the bit,
// so that upper and lower case of a letter have the same bit.
std::uint32_t first_octet_bit(std::string_view key) noexcept {
    return std::uint32_t{1} << (key.empty() ? 0 : key[0] & 0x1F);
}

// Returns the offset of a part in `text`.
std::size_t offset_in(std::string_view text, std::string_view part) noexcept {
    return static_cast<std::size_t>(part.data() - text.data());
}

}  // namespace

redactor::redactor(const redact_options& options) noexcept : options_(options) {
    for (const std::string_view key : options.keys) {
        first_octets_[size_class(key)] |= first_octet_bit(key);
    }
}

bool redactor::is_secret(std::string_view key) const noexcept {
    const bool encoded = key.find('%') != key.npos;
    if (!encoded && (first_octets_[size_class(key)] & first_octet_bit(key)) == 0) {
        return false;
    }
    return std::ranges::any_of(options_.keys, [key, encoded](std::string_view secret) {
        return encoded ? equal_ignoring_case(decoded_view(key), secret)
                       : equal_ignoring_case(key, secret);
    });
}

// Calls `callback` with the value of each secret key.  The value ends at the next "&", even if it
// contains a ";".
template <class Callback>
void redactor::visit_parameters(std::string_view parameters, Callback& callback) const {
    while (!parameters.empty()) {
        std::string_view piece = parameters.substr(0, parameters.find('&'));
        parameters.remove_prefix(std::min(parameters.size(), piece.size() + 1));
        while (!piece.empty()) {
            const std::string_view parameter = piece.substr(0, piece.find(';'));
            const std::size_t equals = parameter.find('=');
            if (equals != parameter.npos && is_secret(parameter.substr(0, equals))) {
                callback(piece.substr(equals + 1));
                break;
            }
            piece.remove_prefix(std::min(piece.size(), parameter.size() + 1));
        }
    }
}

template <class Callback>
void redactor::visit_secrets(const uri_view& uri, Callback callback) const {
    const std::string_view userinfo = uri.userinfo();
    if (options_.userinfo == secret_userinfo::all) {
        callback(userinfo);
    } else if (options_.userinfo == secret_userinfo::password) {
        const std::size_t colon = userinfo.find(':');
        callback(colon == userinfo.npos ? std::string_view() : userinfo.substr(colon + 1));
    }
    visit_parameters(uri.query(), callback);
    if (options_.fragment) {
        callback(uri.fragment());
    } else {
        visit_parameters(uri.fragment(), callback);
    }
}

template <class Callback>
void redactor::visit_secrets(std::string_view text, Callback callback) const {
    for (const found_uri& found : extract(text, options_.extraction)) {
        visit_secrets(found.uri, callback);
    }
}

namespace {

// Appends a text to a string, and replaces the secrets in the text.  The secrets must be given in
// the order of the text.
class replacing {
public:
    replacing(std::string_view text, std::string_view replacement, std::string& out)
        : text_(text), replacement_(replacement), out_(out) {}

    void operator()(std::string_view secret) {
        if (!secret.empty()) {
            const std::size_t begin = offset_in(text_, secret);
            out_.append(text_.substr(written_, begin - written_)).append(replacement_);
            written_ = begin + secret.size();
            ++count_;
        }
    }

    // Appends the text after the last secret, and returns the number of secrets.
    std::size_t finish() {
        out_.append(text_.substr(written_));
        return count_;
    }

private:
    std::string_view text_;
    std::string_view replacement_;
    std::string& out_;
    std::size_t written_ = 0;  // how many octets of the text were written or replaced
    std::size_t count_ = 0;
};

}  // namespace

std::size_t redactor::redact(std::string_view text, std::string& out) const {
    replacing replacing(text, options_.replacement, out);
    visit_secrets(text, [&](std::string_view secret) { replacing(secret); });
    return replacing.finish();
}

std::size_t redactor::redact(const uri_view& uri, std::string& out) const {
    replacing replacing(uri.text(), options_.replacement, out);
    visit_secrets(uri, [&](std::string_view secret) { replacing(secret); });
    return replacing.finish();
}

namespace {

// Overwrites secrets in `text`.  The secrets are given as slices of `read`, which has the same
// octets as `text`.
class masking {
public:
    masking(std::string_view read, std::span<char> text) : read_(read), text_(text) {}

    void operator()(std::string_view secret) {
        if (!secret.empty()) {
            std::memset(text_.data() + offset_in(read_, secret), 'x', secret.size());
            ++count_;
        }
    }

    std::size_t count() const { return count_; }

private:
    std::string_view read_;
    std::span<char> text_;
    std::size_t count_ = 0;
};

}  // namespace

std::size_t redactor::mask(std::span<char> text) const noexcept {
    const std::string_view read(text.data(), text.size());
    masking masking(read, text);
    visit_secrets(read, [&](std::string_view secret) { masking(secret); });
    return masking.count();
}

std::size_t redactor::mask(const uri_view& uri, std::span<char> text) const noexcept {
    masking masking(uri.text(), text);
    visit_secrets(uri, [&](std::string_view secret) { masking(secret); });
    return masking.count();
}

}  // namespace uriscan
