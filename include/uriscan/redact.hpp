// Taking secrets out of the URIs in a text, and leaving every other octet as it is (RFC 3986, sections
// 3.2.1 and 7.5, which warn of user information that is shown or logged).
//
// A secret is the user information, or its password only; the value of a query's key that is listed;
// and, if asked for, the whole fragment.  The values of listed keys are secrets in a fragment, too,
// where some protocols put their tokens.  URIs are found as extract() finds them, so what is no URI is
// not looked at: "user:p[ss@h", "//user:pw@h/" and "http:\/\/" keep what they hold; and neither is what
// is within a URI, such as the user information of another one in its query.
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

/// The keys whose values are secrets unless others are named: what the names of passwords, tokens, keys and
/// sessions usually are, those of OAuth (RFC 6749 and its extensions) and SAML, and those that sign URIs for
/// the storage of AWS, Azure and Google.
inline constexpr std::array<std::string_view, 60> secret_keys = {"access_key",
                                                                 "access_token",
                                                                 "accesskey",
                                                                 "accesstoken",
                                                                 "api-key",
                                                                 "api_key",
                                                                 "api_secret",
                                                                 "api_token",
                                                                 "apikey",
                                                                 "apitoken",
                                                                 "assertion",
                                                                 "auth",
                                                                 "auth_token",
                                                                 "authorization",
                                                                 "authtoken",
                                                                 "awsaccesskeyid",
                                                                 "client_assertion",
                                                                 "client_secret",
                                                                 "code",
                                                                 "code_verifier",
                                                                 "credential",
                                                                 "credentials",
                                                                 "device_code",
                                                                 "id_token",
                                                                 "id_token_hint",
                                                                 "jsessionid",
                                                                 "jwt",
                                                                 "key",
                                                                 "oauth_signature",
                                                                 "oauth_token",
                                                                 "oauth_verifier",
                                                                 "otp",
                                                                 "pass",
                                                                 "passphrase",
                                                                 "passwd",
                                                                 "password",
                                                                 "phpsessid",
                                                                 "private_key",
                                                                 "private_token",
                                                                 "pwd",
                                                                 "refresh_token",
                                                                 "reset_password_token",
                                                                 "samlresponse",
                                                                 "secret",
                                                                 "secret_key",
                                                                 "security_token",
                                                                 "session",
                                                                 "session_id",
                                                                 "session_token",
                                                                 "sessionid",
                                                                 "sid",
                                                                 "sig",
                                                                 "signature",
                                                                 "subscription-key",
                                                                 "token",
                                                                 "x-amz-credential",
                                                                 "x-amz-security-token",
                                                                 "x-amz-signature",
                                                                 "x-goog-credential",
                                                                 "x-goog-signature"};

/// Says how much of user information is a secret.
enum class secret_userinfo : std::uint8_t {
    none,
    password,  ///< What follows its first ":".
    all,
};

/// Says what is a secret, and what is written for it.
struct redact_options {
    secret_userinfo userinfo = secret_userinfo::all;

    /// The keys whose values are secrets, in lower case.  In the text, case does not matter, nor whether
    /// an octet is percent-encoded.  "&" separates one parameter from the next; ";" does as well, unless
    /// it is in a secret.  The names must live as long as they are used.
    std::span<const std::string_view> keys = secret_keys;

    /// Whether all of a fragment is a secret.
    bool fragment = false;

    /// What redact() writes for a secret.  What a URI may hold anywhere, such as letters, keeps a URI
    /// valid.  It must live as long as it is used.
    std::string_view replacement = "REDACTED";

    /// How URIs are found.
    extract_options extraction = {};
};

/// Takes secrets out of texts.  An empty secret, such as that of "token=", is none.
///
///     const uriscan::redactor redactor;
///     std::string out;
///     redactor.redact("GET http://me:pw@h/?a=b&Token=c#d 200", out);
///     // out == "GET http://REDACTED@h/?a=b&Token=REDACTED#d 200"
class redactor {
public:
    /// Takes out what `options` say, whose keys and replacement it views.
    explicit redactor(const redact_options& options = {}) noexcept;

    /// Appends `text` to `out`, with the replacement for each secret in each of its URIs, and returns how
    /// many secrets there were.  Linear in `text`; allocates only where `out` grows.
    std::size_t redact(std::string_view text, std::string& out) const;

    /// Appends the text of `uri`, which may be a relative reference, as above.
    std::size_t redact(const uri_view& uri, std::string& out) const;

    /// Overwrites each octet of each secret in each URI of `text` by an "x", and returns how many secrets
    /// there were.  Linear in `text`; allocates nothing.
    ///
    ///     std::string line = "http://me@h/?sig=a%20b";
    ///     redactor.mask(line);
    ///     // line == "http://xx@h/?sig=xxxxx"
    std::size_t mask(std::span<char> text) const noexcept;

    /// Overwrites the same in `text`, which has the octets of `uri`, where `uri` may be a relative reference
    /// and may view them or others.
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

    // For each size of a key, the last for all from 63 on, a bit for each of the first octets of such keys.
    std::array<std::uint32_t, 64> first_octets_ = {};
};

}  // namespace uriscan
