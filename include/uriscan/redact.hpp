// Removing secrets from the URIs in a text, without changing any other octet (RFC 3986, sections
// 3.2.1 and 7.5, which warn of user information that is displayed or logged).
//
// A secret is: the user information, or only its password; the value of a parameter whose key is
// secret, in a query, a fragment, a path or a list of properties (jdbc:); a segment of a path, if a
// pattern says so (webhooks, links that reset a password); a token with a known shape; or the whole
// fragment.
//
// A redactor must not leak.  So, unlike extract(), it does not require valid URIs.  After an octet
// that no URI can contain, it continues up to white space, a quotation mark, "<" or ">".  It reads
// JSON and HTML escapes ("https:\/\/", "&amp;"), and octets that are percent-encoded up to three
// times.  docs/redact.md says exactly how, and which texts are ambiguous.  In short:
//
// 1.  A URI starts with a scheme and "://", or with a scheme of redact_options::extraction and ":".
//     In a request such as "GET /a?token=b HTTP/1.1", the URI starts after the method, which is in
//     capital letters.  A relative reference, as in "url: /a?token=b", counts only if it has a
//     secret.
// 2.  A URI ends at white space, "<", ">" or a quotation mark that is not escaped.  If a quotation
//     mark is before the URI, or before its method, then the next quotation mark of this kind ends
//     the URI.  An escaped quotation mark inside of the URI does not end it.  A URI also ends
//     before a separator that the scheme of another URI follows.  Punctuation at the end is not
//     part of the URI.
// 3.  An authority ends at the first "/", "?" or "#", and its last "@" ends the user information.
//     But if the octets before this end cannot be "user:password@host" or "host:port", then this
//     "/", "?" or "#" belongs to the password, and the last "@" of the URI ends the user
//     information.
// 4.  Every key before "=" counts, also in a URI within the URI.  If the "=" is percent-encoded n
//     times, the value ends only at a delimiter that is percent-encoded at most n times.  Keys of
//     members of a value count, too, as in JSON.
//
// Text that is not in a URI or reference is not searched: "password=a" stays.
//
// Lifetime: a redactor refers to the texts in its options, which must outlive it.
// Thread safety: any number of threads can use the same redactor, each with its own output.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/extract.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// A pattern of paths that have a secret in a segment.
struct secret_path {
    /// The name of the pattern, such as "slack-webhook".
    std::string_view name;

    /// Hosts, separated by spaces; subdomains match too.  Empty: any.  "hooks.*" stands for all
    /// hosts that start with "hooks.".
    std::string_view hosts;

    /// The segments, with "/" between them.  The first of them can follow any "/" of a path.  "*"
    /// stands for any segment, and {secret} for a segment that is a secret.  In "bot*:{secret}",
    /// the secret is the text after the ":".  {file} stands for a number and a suffix, as in
    /// "1.ts".  {secrets} stands for all segments that follow, except words such as "confirm" or
    /// "done".  Other segments are names, which are compared like redact_options::keys.
    std::string_view segments;
};

/// Returns the patterns that are used if redact_options::paths is true.  They live as long as the
/// program.
[[nodiscard]] std::span<const secret_path> secret_paths() noexcept;

/// Says which part of user information is a secret.
enum class secret_userinfo : std::uint8_t {
    none,
    password,  ///< The text after its first ":" (uri_view::password()).
    all,
};

/// Says what is a secret, and what replaces it.
struct redact_options {
    secret_userinfo userinfo = secret_userinfo::all;

    /// Whether keys are read by their words, as docs/redact.md says.  Then the values of keys such
    /// as "access_token", "dbPassword2" and "user[api-key]" are secrets, but not those of
    /// "token_type" and "keyword".
    bool key_words = true;

    /// Other keys whose values are secrets.  Keys are compared without regard to case and encoding,
    /// and without the octets "-", "_", ".", "[", "]", "+" and spaces.  If more than 256 octets of
    /// a key in a URI remain, the key equals none of these keys.  If no octet of a name in this
    /// list remains, the name has no effect.  The other lists of keys are read in the same way.
    std::span<const std::string_view> keys = {};

    /// Keys whose values are not secrets, whatever `key_words`, `keys` and `closed` say.
    std::span<const std::string_view> public_keys = {};

    /// Whether all data of a URI is a secret, so that lists of secret keys need not be complete.
    /// The data are all values of queries and path parameters, whole fragments, and what follows a
    /// scheme such as "mailto:".  Segments of a path and keys stay if they consist of words and
    /// small numbers, as docs/redact.md says; all other segments and keys are data.  The scheme,
    /// the host, the port and the delimiters usually stay.  But if one of them does not have its
    /// usual form, or might be a secret, it is data, too.  What is secret without this option is
    /// also secret with it.
    bool closed = false;

    /// Starts of paths, such as "api/users/*".  Even if `closed` is true, the segments of such a
    /// start stay.  "*" stands for any octets at the end of a segment, and "**" for all segments
    /// that follow.  Other octets must be equal.  A "/" at the start has no effect.
    std::span<const std::string_view> public_paths = {};

    /// Whether the segments that secret_paths() describes are secrets.
    bool paths = true;

    /// Whether tokens with a known shape are secrets, wherever they start after a delimiter.  These
    /// are the tokens of RFC 7519 (JWT), and those with the prefixes of well-known issuers, such as
    /// "ghp_".  Names of schemes and hosts are not tokens.
    bool shapes = true;

    /// Whether whole fragments are secrets.
    bool fragment = false;

    /// The text that redact() writes instead of a secret.  If all its octets are allowed everywhere
    /// in a URI, as letters are, the URI stays valid.
    std::string_view replacement = "REDACTED";

    /// The schemes, in lower case, whose URIs are found even without "//".  "jdbc" is always added.
    extract_options extraction = {};
};

/// What was found in a text.
struct redaction {
    /// The number of URIs, of request targets, and of relative references that have a secret.
    std::size_t uris = 0;
    std::size_t tolerant = 0;  ///< How many of them are not a valid URI or reference.
    std::size_t secrets = 0;   ///< The number of secrets, which were all replaced or masked.

    /// Adds the numbers of another text.
    constexpr redaction& operator+=(const redaction& other) noexcept {
        uris += other.uris;
        tolerant += other.tolerant;
        secrets += other.secrets;
        return *this;
    }
};

/// The result of redacting a text into a buffer.
struct redacted_size {
    std::size_t size = 0;  ///< The size of the redacted text in octets.
    redaction counts;      ///< What was found in the text.
};

/// The offset and the size of a secret in a text.
struct secret_place {
    std::size_t offset = 0;
    std::size_t size = 0;  ///< At least 1.
};

class part_search;

/// Replaces or masks the secrets in texts.  An empty value, as in "token=", is not a secret.
///
///     const uriscan::redactor redactor;
///     std::string out;
///     redactor.redact(R"("GET /a?b=c&Token=d|e HTTP/1.1" "https:\/\/me:p/w@h\/")", out);
///     // out == R"("GET /a?b=c&Token=REDACTED HTTP/1.1" "https:\/\/REDACTED@h\/")"
class redactor {
public:
    /// Makes a redactor with `options`, whose texts must outlive it.
    explicit redactor(const redact_options& options = {}) noexcept;

    /// Appends `text` to `out`, and writes the replacement instead of each secret in each URI.
    /// Linear in `text`; allocates only if `out` must grow.
    redaction redact(std::string_view text, std::string& out) const;

    /// Writes `text` to the start of `buffer`, and the replacement instead of each secret in each
    /// URI.  If the returned size is greater than the size of the buffer, the buffer has only the
    /// start of the redacted text.  `text` and `buffer` must not overlap.  Linear in `text`;
    /// allocates nothing.
    ///
    ///     char buffer[32];
    ///     redactor.redact("http://me@h/", buffer).size == 18  // "http://REDACTED@h/"
    redacted_size redact(std::string_view text, std::span<char> buffer) const noexcept;

    /// Overwrites each octet of each secret in each URI of `text` with an "x".  Linear in `text`;
    /// allocates nothing.
    ///
    ///     std::string line = "http://me@h/?sig=a%20b";
    ///     redactor.mask(line);
    ///     // line == "http://xx@h/?sig=xxxxx"
    redaction mask(std::span<char> text) const noexcept;

    /// Appends `reference` to `out` as redact() does.  The whole text is read as one reference,
    /// which can be relative and need not be valid.
    redaction redact_reference(std::string_view reference, std::string& out) const;

    /// Writes the redacted `reference` to `buffer` as redact() does.  The whole text is read as one
    /// reference, which can be relative and need not be valid.
    redacted_size redact_reference(std::string_view reference,
                                   std::span<char> buffer) const noexcept;

    /// Overwrites secrets as mask() does.  The whole text is read as one reference.
    redaction mask_reference(std::span<char> reference) const noexcept;

    /// Appends the offset and size of each secret in the URIs of `text` to `places`, in the order
    /// of the text.  The secrets do not overlap.  Linear in `text`; allocates only if `places` must
    /// grow.
    redaction find(std::string_view text, std::vector<secret_place>& places) const;

    /// Does the same as find().  The whole text is read as one reference.
    redaction find_reference(std::string_view reference, std::vector<secret_place>& places) const;

private:
    friend class part_search;

    template <class Callback>
    redaction visit_text(std::string_view text, Callback& callback) const;
    template <class Callback>
    redaction visit_reference(std::string_view text, Callback& callback) const;

    redact_options options_;

    // A set of the last three or four octets of the words that make a key secret.  Most keys have
    // no word with such an end, so they need not be read further.
    std::array<std::uint64_t, 160> key_ends_ = {};

    // The set of the last octets of all schemes that need no "//" (ends_of_schemes() in
    // marked_text.hpp).
    std::array<std::uint8_t, 16> scheme_ends_ = {};
};

}  // namespace uriscan
