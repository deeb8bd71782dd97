// Removing secrets from the URIs in a text, without changing any other octet (RFC 3986, sections
// 3.2.1 and 7.5, which warn of user information that is displayed or logged).
//
// The options say what is a secret: the user information or only its password; the value of each
// listed key in a query or a fragment; or the whole fragment.  Fragments are searched because some
// protocols put their tokens into them.
//
// The URIs in a text are found by extract().  Text that is not in a URI is not searched: in
// "user:p[ss@h", "//user:pw@h/" and "http:\/\/", secrets stay.  A URI within another URI is not
// searched for user information: if a URI in a query has user information, it stays, too.
//
// Lifetime: a redactor refers to the keys, the schemes and the replacement in its options, which
// must outlive it.
// Thread safety: any number of threads can use the same redactor, each with its own output.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/extract.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// The default of redact_options::keys: the usual names of passwords, tokens, keys and sessions;
/// the names that OAuth (RFC 6749 and its extensions) and SAML use; and the names of the parameters
/// of signed URIs for the storage of AWS, Azure and Google.
// clang-format off
inline constexpr std::array<std::string_view, 60> secret_keys = {
    "access_key", "access_token", "accesskey", "accesstoken", "api-key", "api_key", "api_secret",
    "api_token", "apikey", "apitoken", "assertion", "auth", "auth_token", "authorization",
    "authtoken", "awsaccesskeyid", "client_assertion", "client_secret", "code", "code_verifier",
    "credential", "credentials", "device_code", "id_token", "id_token_hint", "jsessionid", "jwt",
    "key", "oauth_signature", "oauth_token", "oauth_verifier", "otp", "pass", "passphrase",
    "passwd", "password", "phpsessid", "private_key", "private_token", "pwd", "refresh_token",
    "reset_password_token", "samlresponse", "secret", "secret_key", "security_token", "session",
    "session_id", "session_token", "sessionid", "sid", "sig", "signature", "subscription-key",
    "token", "x-amz-credential", "x-amz-security-token", "x-amz-signature", "x-goog-credential",
    "x-goog-signature"};
// clang-format on

/// Says which part of user information is a secret.
enum class secret_userinfo : std::uint8_t {
    none,
    password,  ///< The text after its first ":" (uri_view::password()).
    all,
};

/// Says what is a secret, and what replaces it.
struct redact_options {
    secret_userinfo userinfo = secret_userinfo::all;

    /// The keys whose values are secrets, in lower case.  In the text, a key may have letters in
    /// upper case and triplets.  "&" and ";" separate parameters, but a ";" in the value of a
    /// secret key is part of the value.  The names must outlive all uses of the options.
    std::span<const std::string_view> keys = secret_keys;

    /// Whether whole fragments are secrets.
    bool fragment = false;

    /// The text that redact() writes instead of a secret.  If all its octets are allowed everywhere
    /// in a URI, as letters are, the URI stays valid.  The text must outlive all uses of the
    /// options.
    std::string_view replacement = "REDACTED";

    /// How URIs are found.
    extract_options extraction = {};
};

/// Replaces or masks the secrets in texts.  An empty value, such as in "token=", is not a secret.
///
///     const uriscan::redactor redactor;
///     std::string out;
///     redactor.redact("GET http://me:pw@h/?a=b&Token=c#d 200", out);
///     // out == "GET http://REDACTED@h/?a=b&Token=REDACTED#d 200"
class redactor {
public:
    /// Makes a redactor with `options`, whose texts must outlive it.
    explicit redactor(const redact_options& options = {}) noexcept;

    /// Appends `text` to `out`, and writes the replacement instead of each secret in each URI.
    /// Returns the number of secrets.  Linear in `text`; allocates only if `out` must grow.
    std::size_t redact(std::string_view text, std::string& out) const;

    /// Appends the text of `uri`, which may be a relative reference, to `out` in the same way.
    std::size_t redact(const uri_view& uri, std::string& out) const;

    /// Overwrites each octet of each secret in each URI of `text` with an "x", and returns the
    /// number of secrets.  Linear in `text`; allocates nothing.
    ///
    ///     std::string line = "http://me@h/?sig=a%20b";
    ///     redactor.mask(line);
    ///     // line == "http://xx@h/?sig=xxxxx"
    std::size_t mask(std::span<char> text) const noexcept;

    /// Overwrites the secrets of `uri`, which may be a relative reference, in the same way.  They
    /// are overwritten in `text`, which must be the memory of `uri` or a copy of its octets.
    std::size_t mask(const uri_view& uri, std::span<char> text) const noexcept;

private:
    bool is_secret(std::string_view key) const noexcept;

    template <class Callback>
    void visit_parameters(std::string_view parameters, Callback& callback) const;
    template <class Callback>
    void visit_secrets(const uri_view& uri, Callback callback) const;
    template <class Callback>
    void visit_secrets(std::string_view text, Callback callback) const;

    redact_options options_;

    // For each size of a key, the set of the first octets of all secret keys of that size.  Each
    // first octet is a bit.  All sizes from 63 on share the last set.
    std::array<std::uint32_t, 64> first_octets_ = {};
};

}  // namespace uriscan
