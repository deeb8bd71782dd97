// Keys that redact() must know, as the slow reference compares them: as a whole, or only the end.
// They are some of those that docs/redact.md describes by their words.
#pragma once

#include "operations/reference/extract.hpp"

namespace uriscan::slow {

inline const names& usual_keys() {
    static const names keys = {"accesscode",
                               "accountkey",
                               "appkey",
                               "assertion",
                               "auth",
                               "authcode",
                               "authkey",
                               "authorizationcode",
                               "awsaccesskeyid",
                               "bearer",
                               "clientassertion",
                               "code",
                               "codeverifier",
                               "consumerkey",
                               "cookie",
                               "csrf",
                               "devicecode",
                               "encryptionkey",
                               "hmac",
                               "idtokenhint",
                               "jwt",
                               "licensekey",
                               "masterkey",
                               "oauthverifier",
                               "otp",
                               "pass",
                               "phpsessid",
                               "pin",
                               "pw",
                               "samlrequest",
                               "samlresponse",
                               "sess",
                               "sessid",
                               "session",
                               "sessionkey",
                               "sid",
                               "sig",
                               "signingkey",
                               "storagekey",
                               "subscriptionkey",
                               "ticket",
                               "totp",
                               "userpass",
                               "verificationcode",
                               "webhookurl",
                               "xsrf"};
    return keys;
}

inline const names& usual_key_endings() {
    static const names endings = {"accesskey",
                                  "apikey",
                                  "authorization",
                                  "credential",
                                  "credentials",
                                  "passcode",
                                  "passphrase",
                                  "passwd",
                                  "password",
                                  "passwordconfirm",
                                  "passwordconfirmation",
                                  "privatekey",
                                  "pwd",
                                  "secret",
                                  "secretkey",
                                  "sessionid",
                                  "signature",
                                  "token"};
    return endings;
}

}  // namespace uriscan::slow
