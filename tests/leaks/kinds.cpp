#include "leaks/kinds.hpp"

#include <algorithm>
#include <string>

#include "leaks/names.hpp"
#include "leaks/tokens.hpp"

namespace uriscan::leaks {
namespace {

// The templates of each kind, with white space between them.  These signs stand for other text:
//   <S>  a secret                                   <K>  the key of a secret
//   <U>  a user, ":" and a secret                   <k>  such a key without "[" and "%"
//   <L>  a user, "/" and a secret                   <T>  a token that is the user information
//   <O>  a user, "/" and a secret in quotation marks
//   <N>  a number, ":" and a secret                 <F>  a token with a known shape
//   <H>  a host                                     <A>  the name of a key of a URI for a database
//   <P>  parameters that are not secret, and "&"    <R>  "&" and such parameters, or nothing
//   <E>  "#top" or nothing
//   <Q>  a quotation mark, and <B> a space, which a browser encodes
//   <Z>  what can follow a secret in a path
constexpr std::string_view user_information_templates = R"(
    https://<U>@<H>/a?b=c http://<U>@<H> postgres://<U>@<H>/db mysql://<U>@h:3306/d
    mongodb+srv://<U>@c.example/?w=majority redis://<U>@<H>/0 amqps://<U>@h:5671/v ssh://<U>@<H>/
    svn+ssh://<U>@<H>/r git+https://<U>@<H>/r.git#main smtp://<U>@<H> https://<T>@<H>/r.git
    https://<T>@<H> ftp://<U>@<H>/a;type=i jdbc:mysql://<U>@h/d
    postgres://<U>@h1:5432,h2:5432/d?a=b https://<F>@<H>/a s3://<U>@b/k?r=x
)";

constexpr std::string_view users_templates = R"(
    http:<U>@<H> https:<U>@h.example/a https:/<U>@<H>/ http:///<U>@h/ //<U>@<H>/a
    sip:<U>@h.example sips:<U>@h.example:5061 //<U>@h.example tgram://<N>/9876/ tgram://<N>/
    tgram://<N>
)";

constexpr std::string_view queries_templates = R"(
    https://<H>/a?<P><K>=<S><R> https://<H>?<K>=<S> http://<H>/?<K>=<S><E>
    https://<H>/a/b.php?<P><K>=<S> wss://<H>/s?<K>=<S><R> https://<H>/?<P><K>=<S>&<K>=<S>
    http://<H>/?a=b;<k>=<S> https://<H>/?flag&<K>=<S>& https://<H>/?&&<K>=<S> myapp://cb?<K>=<S>
    https://<H>/a?b?<K>=<S><R> https://<H>/me@h?<K>=<S>
)";

constexpr std::string_view fragments_templates = R"(
    https://<H>/cb#<K>=<S>&b=c https://<H>/#<P><K>=<S><R> https://<H>/#/r?<K>=<S><R>
    https://<H>/a?b=c#!/r/x?<K>=<S> myapp://cb#<k>=<S><R>
)";

constexpr std::string_view paths_templates = R"(
    https://<H>/p;<k>=<S><Z> https://<H>/p;v=1;<k>=<S><Z> https://<H>/a/<k>=<S><Z>
    https://<H>/a/:<k>=<S><Z> /p;<k>=<S><Z> /a/<k>=<S><Z> //registry.example/:<k>=<S>
)";

constexpr std::string_view segments_templates = R"(
    https://hooks.slack.com/services/T0AB/B0CD/<S>
    https://hooks.slack.com/workflows/T0AB/A0CD/12345/<S>
    https://hooks.slack.com/triggers/T0AB/12345/<S> https://%68ooks.slack.com/services/T/B/<S>
    https://discord.com/api/webhooks/123456789012345678/<S>
    https://discordapp.com/api/v10/webhooks/123456789012345678/<S>?wait=true
    https://x.webhook.office.com/webhookb2/1-a@b-2/IncomingWebhook/<S>/1-c
    https://open.feishu.cn/open-apis/bot/v2/hook/<S>
    https://open.larksuite.com/open-apis/bot/v2/hook/<S>
    https://api.telegram.org/bot123456789:<S>/sendMessage?chat_id=1
    https://hooks.zapier.com/hooks/catch/1234/<S>/ https://maker.ifttt.com/trigger/e/with/key/<S>
    https://healthchecks.io/ping/<S>/start https://hooks.example.com/hooks/<S>
    http://tv.example:8080/live/joe/<S>/123.ts http://tv.example/movie/joe/<S>/1.mkv
    http://tv.example/series/joe/<S>/1.mp4 https://<H>/reset-password/<S>
    https://<H>/app/password-reset/<S>?lang=en https://<H>/password/reset/<S>
    https://<H>/reset/password/<S> https://<H>/accounts/reset/<S>/ https://<H>/verify-email/<S>
    https://<H>/confirm-email/<S> https://<H>/email-verification/<S>
    https://<H>/activate-account/<S> https://<H>/accept-invitation/<S>
    https://<H>/magic-link/<S>?x=1 /reset-password/<S> /magic-link/<S>
)";

constexpr std::string_view members_templates = R"(
    mongodb://<H>/?authMechanism=MONGODB-AWS&authMechanismProperties=AWS_SESSION_TOKEN:<S>
    mongodb://<H>/?authMechanismProperties=SERVICE_NAME:x,AWS_SESSION_TOKEN:<S>,B:c<R>
    https://<H>/v.m3u8?x=exp=1~acl=/*~hmac=<S> https://<H>/v?x=st=1~exp=2~hmac=<S>&y=z
    https://<H>/?a=b:c,<k>:<S> https://<H>/?q=<k>:<S>,b:c<R> https://<H>/?a=b=c|<k>=<S>|d=e
    https://<H>/?a=b:c;<k>:<S> https://<H>/?filter=(<k>:<S>) https://<H>/?a=[<k>=<S>]&b=c
    https://<H>/#a=b:c,<k>:<S> /a?x=b=1~<k>=<S>~c=d
)";

constexpr std::string_view json_templates = R"(
    https://<H>/?data={"<k>":"<S>"} https://<H>/?v={"a":1,"<k>":"<S>","b":null}&c=d
    https://<H>/?v={"a":{"<k>":"<S>"},"b":[1,"x"]} /g?variables={<Q><k><Q>:<B><Q><S><Q>}
    https://<H>/?v=[{"<k>":"<S>"},{"<k>":"<S>"}] https://<H>/#{<Q><k><Q>:<Q><S><Q>}
    https://<H>/?v={"url":"https://<U>@<H>/a","b":1}
    https://<H>/?v={<Q><k><Q>:<B><Q><S><Q>,<Q>b<Q>:1} /?v={<Q><k><Q>:<Q><S><Q>}
    https://<H>/?v={"url":"https://<H>/?<k>=<S>"}
)";

constexpr std::string_view databases_templates = R"(
    jdbc:sqlserver://h:1433;user=u;<A>=<S>;a=b jdbc:sqlserver://h;<A>=<S>
    jdbc:sqlserver://h\k:1433;databaseName=d;user=sa;<A>=<S>;
    jdbc:mysql://(host=h,user=u,<A>=<S>)/db jdbc:mysql://address=(host=h)(user=u)(<A>=<S>)/db
    jdbc:teradata://h/DATABASE=d,USER=u,<A>=<S> jdbc:h2:mem:x;USER=sa;<A>=<S>
    jdbc:db2://h:50000/db:user=u;<A>=<S>; jdbc:derby:x;user=u;<A>=<S>;a=b
    jdbc:postgresql://h:5432/db?user=me&<A>=<S>&ssl=true jdbc:mysql://h/db?user=me&<A>=<S>
    jdbc:oracle:thin:<L>@h:1521:x jdbc:oracle:thin:<L>@//h:1521/s jdbc:oracle:oci:<L>@x
    jdbc:oracle:thin:<O>@h:1521:x jdbc:oracle:thin:<O>@//h:1521/s
    jdbc:log4jdbc:oracle:thin:<L>@h:1521:x jdbc:snowflake://a.example/?user=u&<A>=<S>
    jdbc:bigquery://https://h.example:443;ProjectId=p;OAuthAccessToken=<S>;
    Endpoint=sb://n.servicebus.windows.net/;SharedAccessKeyName=r;SharedAccessKey=<S>
    Endpoint=sb://n.example/;SharedAccessKeyName=r;SharedAccessKey=<S>;EntityPath=q
)";

constexpr std::string_view services_templates = R"(
    ldap://<H>/dc=x??sub?(a=b)?bindname=cn=m,X-BINDPW=<S>
    ldap://<H>/dc=x??sub?(a=b)?!bindname=cn=m,!X-BINDPW=<S>
    https://d.cloudfront.example/x?Policy=<S>&Key-Pair-Id=K https://<H>/x?oobCode=<S>&a=b
    https://<H>/x?Ocp-Apim-Subscription-Key=<S> https://<H>/x?temp_url_sig=<S>&temp_url_expires=1
    https://<H>/x?x-functions-key=<S> https://<H>/x?tempUrlSig=<S> https://<H>/x?appid=<S>
    https://<H>/x?X-Amz-Security-Token=<S>&X-Amz-Date=1 https://<H>/x?user[token]=<S>
    https://<H>/x?db_pass=<S> https://<H>/x?password_new=<S> https://<H>/x?sas=<S>
    https://<H>/x?sv=2020&se=2024&sp=r&sig=<S> https://<H>/x?apikey_v2=<S>
    https://<H>/x?SAMLResponse=<S>&RelayState=x com.example.app:/oauth2redirect?code=<S>
)";

constexpr std::string_view references_templates = R"(
    /?<K>=<S><R> /a?<P><K>=<S><R> /v1/me?<K>=<S> /a/b.php?<K>=<S><E> /a:b/c?<K>=<S> ?<K>=<S><R>
    v1/me?<K>=<S> index.php?<P><K>=<S> com.example.app:/cb?<K>=<S><R>
    myapp:/oauth2redirect?<K>=<S> //h.example/a?<K>=<S> /%41/~x?<K>=<S> ../b?<K>=<S>
    /cb#<k>=<S><R> /a?b=c#<k>=<S> /a?<P><k>=<S>&<k>=<S>
)";

constexpr std::string_view tokens_templates = R"(
    https://<H>/a/<F> https://<H>/a/<F>/b https://<H>/?<P>x=<F><R> https://<H>/#<F>
    https://<H>/#/a/<F> https://<H>/a;v=<F> /a/<F>?b=c /a?x=<F><R> v1/me?x=<F> https://<H>/?<F>
    https://<H>/?x=a,<F>,b&y=1 com.example.app:/cb?x=<F>
)";

// Returns a secret.  It can contain an octet that delimits nothing here, or an encoded one.
std::string odd_secret(random_source& random) {
    std::string text = secret_word(random, 8, 14);
    if (random.once_in(2)) {
        text += random.one_of<std::string>(
            {"-", "_", ".", "+", "!", "*", "%20", "%2F", "%26", "%3D", "%C3%A9", "%25"});
        text += secret_word(random, 4, 8);
    }
    return text;
}

// Returns a password without an encoded "=".  The text before a "=" might be the key of a secret,
// and this secret would go on after the "@".
std::string odd_password(random_source& random) {
    for (;;) {
        std::string text = odd_secret(random);
        if (text.find("%3D") == text.npos) {
            return text;
        }
    }
}

// Returns a password of Oracle in quotation marks, perhaps in a field of CSV.  The password can
// have a blank.  In the password, two quotation marks stand for one.
std::string quoted_password(random_source& random) {
    const std::string mark = random.one_of<std::string>({"\"", "\"\""});
    std::string text = odd_password(random);
    if (random.once_in(2)) {
        text += random.one_of<std::string>({" ", "/", ":", mark + mark}) + odd_password(random);
    }
    return mark + text + "@x" + mark;
}

pieces with_user(const place& where, const std::string& before, const std::string& word) {
    return where.user_is_secret ? pieces{{before + word, role::secret}}
                                : kept(before) + secret(word);
}

pieces some_parameters(random_source& random, const place& where, bool is_after) {
    pieces all;
    for (std::size_t count = random.below(3); count > 0; --count) {
        const std::string one = harmless_parameter(random, where);
        all += kept(is_after ? "&" + one : one + "&");
    }
    return all;
}

// A name that is not percent-encoded yet.
std::string name_in_uri(random_source& random) {
    for (;;) {
        std::string name = secret_name(random);
        if (name.find('%') == name.npos) {
            return name;
        }
    }
}

pieces token_piece(random_source& random) {
    return {{any_token(random), role::secret, true}};
}

pieces meaning(random_source& random, const place& where, bool is_nested, char sign) {
    const std::string user = random.one_of<std::string>({"u", "admin", "svc-1", "a.b"});
    switch (sign) {
        case 'S': return secret(odd_secret(random));
        case 'U': return with_user(where, user + ":", odd_password(random));
        case 'L': return with_user(where, user + "/", odd_password(random));
        case 'O': return with_user(where, user + "/", quoted_password(random));
        case 'N':
            return with_user(where, random.some("123456789", 6, 10) + ":", odd_password(random));
        case 'T':
            return where.user_is_secret ? secret(secret_word(random, 8, 24))
                                        : kept("u:") + secret(odd_password(random));
        case 'F': return token_piece(random);
        case 'K': return kept(is_nested ? name_in_uri(random) : secret_name(random));
        case 'k': return kept(plain_secret_name(random));
        case 'H': return kept(host(random));
        case 'A':
            return kept(random.one_of<std::string>(
                {"password", "Password", "PASSWORD", "trustStorePassword", "pwd", "accessToken"}));
        case 'B': return kept(is_nested ? " " : "%20");
        case 'Q': return kept(is_nested ? "\"" : "%22");
        case 'E': return kept(is_nested || random.once_in(2) ? "" : "#top");
        case 'P': return some_parameters(random, where, false);
        case 'R': return some_parameters(random, where, true);
        default:
            return kept(
                is_nested ? "" : random.one_of<std::string>({"", ";v=2", "/next", "?a=b", "#c"}));
    }
}

// Returns one of some words with white space between them.
std::string_view any_word(random_source& random, std::string_view words) {
    constexpr std::string_view blanks = " \n";
    const std::size_t middle = words.find_first_of(blanks, random.below(words.size()));
    const std::size_t start = words.find_first_not_of(blanks, middle);
    if (start == words.npos) {
        return any_word(random, words);
    }
    return words.substr(start, words.find_first_of(blanks, start) - start);
}

template <const std::string_view& Templates>
pieces filled(random_source& random, const place& where, bool is_nested) {
    std::string_view rest = any_word(random, Templates);
    pieces all;
    for (std::size_t at = rest.find('<'); at != rest.npos; at = rest.find('<')) {
        all += kept(rest.substr(0, at)) + meaning(random, where, is_nested, rest[at + 1]);
        rest.remove_prefix(at + 3);
    }
    return all + kept(rest);
}

}  // namespace

constinit const std::array<kind_of_secret, kind_count> kinds_of_secrets = {{
    {"spelled: user information", filled<user_information_templates>},
    {"spelled: users without ://", filled<users_templates>},
    {"spelled: queries", filled<queries_templates>},
    {"spelled: fragments", filled<fragments_templates>, "#"},
    {"spelled: parameters of paths", filled<paths_templates>, "#&"},
    {"spelled: segments", filled<segments_templates>},
    {"spelled: members of values", filled<members_templates>, "#"},
    {"spelled: JSON", filled<json_templates>},
    {"spelled: databases", filled<databases_templates>, "#&"},
    {"spelled: services", filled<services_templates>},
    {"spelled: references", filled<references_templates>, "#"},
    {"spelled: tokens", filled<tokens_templates>},
}};

}  // namespace uriscan::leaks
