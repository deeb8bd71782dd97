// The lists of words.  They come from the documentation of services whose keys are in
// tests/data/keys/redact.txt.
#include "text/redact/key_words.hpp"

namespace uriscan {
namespace {

// clang-format off
constexpr auto anywhere = std::to_array<key_word>({
    "accesskey", "accesskeyid", "accessticket", "accesstok", "adgangskode", "apikey", "assertion",
    "authorization", "authticket", "authtok", "bindpw", "cardnumber", "casticket",
    "cloudfrontpolicy", "connectionstr", "connectionstring", "connstr", "connstring", "contrasena",
    "contrase\u00F1a", "credential", "credentials", "creditcard", "creds", "idtokenhint",
    "kennwort", "loginticket", "losenord", "l\u00F6senord", "magiclink", "mnemonic", "motdepasse",
    "passcode", "passord", "passphrase", "passticket", "passwd", "password", "passwordconfirm",
    "passwordconfirmation", "passwort", "privatekey", "privkey", "pwd", "recoveryphrase",
    "remembertoken", "salasana", "samlart", "samlrequest", "samlresponse", "secret", "secretanswer",
    "secretid", "secretkey", "securityanswer", "seedphrase", "senha", "serviceticket", "sessid",
    "sessionid", "sessionkey", "signature", "signedrequest", "socialsecuritynumber", "token",
    "verifier", "wachtwoord", "webhookurl"});

constexpr auto last_words = std::to_array<key_word>({
    "2fa", "auth", "authentication", "bearer", "ccv", "cookie", "csrf", "cvc", "cvn", "cvv", "hmac",
    "hotp", "jwe", "jws", "jwt", "mfa", "nonce", "oauth", "otp", "pass", "passw", "pin", "pincode",
    "psk", "psw", "pswd", "puk", "pw", "sas", "sess", "session", "sig", "sign", "ssn", "tfa", "tkn",
    "totp", "wpnonce", "xsrf"});

constexpr auto alone = std::to_array<key_word>({
    "appid", "asid", "aspxauth", "ccnum", "ccnumber", "code", "connectsid", "fbdtsg", "hash",
    "hdnea", "hdntl", "hdnts", "invitation", "invite", "jsessionidsso", "pgtid", "pgtiou",
    "policy", "securehash", "sessdata", "shasign", "sid", "skey", "smsession", "tgt", "ticket",
    "vkey", "vnpsecurehash", "wresult"});

constexpr auto extra = std::to_array<key_word>({
    "again", "base", "confirm", "confirmation", "current", "enc", "hash", "hex", "new", "old",
    "raw", "repeat", "sha", "v", "val", "value", "verify"});

constexpr auto qualifiers = std::to_array<key_word>({
    "address", "age", "alg", "algo", "algorithm", "arn", "at", "aud", "audience", "balance",
    "category", "changed", "class", "consent", "contract", "count", "created", "date", "decimals",
    "desc", "description", "details", "dir", "disabled", "domain", "enabled", "encoding",
    "endpoint", "error", "errors", "exp", "expiration", "expire", "expired", "expires", "expiry",
    "file", "filename", "format", "help", "hint", "host", "id", "ids", "in", "info", "iss",
    "issuer", "kind", "label", "lang", "langid", "language", "len", "length", "lifetime", "limit",
    "link", "locale", "location", "max", "message", "method", "min", "mode", "msg", "name",
    "names", "note", "on", "optional", "param", "path", "policy", "price", "provider", "purpose",
    "question", "redirect", "ref", "reference", "region", "reminder", "required", "reset", "rule",
    "rules", "scope", "scopes", "size", "source", "state", "status", "strategy", "strength",
    "supply", "symbol", "time", "timeout", "timestamp", "title", "ttl", "type", "types",
    "updated", "uri", "url", "usage", "use", "valid", "validity", "version", "visibility",
    "visible"});

constexpr auto no_secret = std::to_array<key_word>({
    "accept", "cancellation", "continuation", "cursor", "delta", "enable", "enabled", "forget",
    "forgot", "has", "hide", "is", "lost", "need", "needs", "next", "nextpage", "no", "page",
    "pagination", "prev", "previous", "previouspage", "prevpage", "remember", "require", "requires",
    "show", "skip", "sync", "use", "uses", "with", "without"});

constexpr auto plurals = std::to_array<key_word>({
    "accesskeys", "apikeys", "backupcodes", "passcodes", "passphrases", "passwords", "privatekeys",
    "pwds", "recoverycodes", "secretkeys", "secrets", "tokens"});

constexpr auto numbers = std::to_array<key_word>({
    "accepted", "available", "bad", "cached", "completion", "count", "generated", "input", "max",
    "min", "n", "new", "num", "number", "of", "output", "prompt", "reasoning", "special", "stop",
    "total", "used"});

constexpr auto before_key = std::to_array<key_word>({
    "access", "account", "activation", "admin", "aes", "api", "app", "application", "auth",
    "authentication", "authorization", "bot", "cd", "client", "consumer", "crypto", "decrypt",
    "decryption", "deploy", "deployment", "developer", "device", "enc", "encrypt", "encryption",
    "function", "functions", "gpg", "hash", "hmac", "instrumentation", "integration", "licence",
    "license", "live", "login", "mac", "map", "maps", "master", "merchant", "mobile", "network",
    "oauth", "partner", "pass", "payment", "pgp", "plugin", "priv", "private", "provision", "push",
    "pvt", "read", "recovery", "registration", "reset", "root", "rsa", "sandbox", "sas", "secret",
    "security", "server", "service", "servicebus", "sess", "session", "share", "shared", "sign",
    "signing", "sms", "smtp", "ssh", "ssl", "sso", "storage", "stream", "subscription", "symmetric",
    "system", "team", "tls", "token", "tracker", "upload", "user", "vapid", "vault", "verification",
    "verify", "wallet", "webhook", "write"});

constexpr auto open_before_key = std::to_array<key_word>({
    "cache", "end", "foreign", "idempotence", "idempotency", "last", "next", "object",
    "partition", "primary", "pub", "public", "publishable", "range", "routing", "row", "site",
    "sort", "start", "translation"});

constexpr auto before_code = std::to_array<key_word>({
    "access", "activation", "approval", "auth", "authentication", "authorization", "backup",
    "confirm", "confirmation", "cvc", "cvv", "device", "email", "emergency", "fa", "factor",
    "invitation", "invite", "join", "login", "magic", "mfa", "oauth", "onetime", "oob", "otp",
    "pairing", "pass", "password", "phone", "pin", "private", "puk", "recovery", "registration",
    "reset", "secret", "security", "sms", "tfa", "time", "totp", "unlock", "user", "v",
    "verification", "verify"});

constexpr auto before_pass = std::to_array<key_word>({
    "admin", "api", "app", "cert", "db", "enc", "ftp", "guest", "http", "imap", "key", "ldap",
    "login", "mail", "my", "mysql", "net", "new", "old", "pg", "proxy", "rcon", "redis", "root",
    "rpc", "smtp", "sql", "ssh", "ssl", "store", "temp", "user", "web", "wifi"});

constexpr auto before_sig = std::to_array<key_word>({
    "api", "app", "auth", "oauth", "req", "request", "url"});

// clang-format on

constexpr key_head heads[] = {{"key", before_key, true, open_before_key},
                              {"code", before_code, true, {}},
                              {"pass", before_pass, false, {}},
                              {"pw", before_pass, false, {}},
                              {"sig", before_sig, false, {}},
                              {"sign", before_sig, false, {}}};

constexpr auto words_of_heads = [] {
    std::array<key_word, std::size(heads)> words{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        words[i] = heads[i].word;
    }
    return words;
}();

// The lists in the order of the roles.
constexpr std::array<std::span<const key_word>, word_roles> lists = {
    anywhere, last_words, alone, words_of_heads, extra, qualifiers, no_secret, plurals, numbers};

constexpr roles_by_end find_roles() noexcept {
    roles_by_end roles{};
    for (std::size_t role = 0; role < word_roles; ++role) {
        for (const std::string_view word : lists[role]) {
            const char last_but_one = word.size() > 1 ? word[word.size() - 2] : '\0';
            for (std::size_t other = 0; other < (word.size() > 1 ? 1U : 0x20U); ++other) {
                const char before = word.size() > 1 ? last_but_one : static_cast<char>(other);
                roles[end_index(before, word.back())] |= static_cast<std::uint16_t>(1U << role);
            }
        }
    }
    return roles;
}

constexpr key_ends find_secret_ends() noexcept {
    key_ends ends{};
    for (const word_role role : {word_role::anywhere, word_role::last, word_role::alone,
                                 word_role::head, word_role::extra, word_role::plural}) {
        for (const std::string_view word : lists[static_cast<std::size_t>(role)]) {
            if (word.size() > 1) {  // not "v": in "apikeyv2", the end before the "v" is enough
                add_end(ends, word);
            }
        }
    }
    return ends;
}

}  // namespace

constinit const roles_by_end roles_of_ends = find_roles();
constinit const key_ends ends_of_secret_words = find_secret_ends();

std::span<const key_word> words_of(word_role role) noexcept {
    return lists[static_cast<std::size_t>(role)];
}

std::span<const key_head> key_heads() noexcept {
    return heads;
}

}  // namespace uriscan
