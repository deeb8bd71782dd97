// Finds tokens that are known by their shape, because their issuer gives them a prefix.  A shape
// is a prefix and a least number of octets of an alphabet after it.  Many of these numbers are
// smaller than those of the issuers, because a token that was cut is a secret, too.  The name of a
// segment must not be taken for a token, so only long tokens with a clear prefix are here.
//
// The sources:
//
//     github     GitHub Docs, "About authentication to GitHub": "GitHub's token formats"
//     gitlab     GitLab Docs, "GitLab token overview": "Token prefixes"
//     slack      Slack API, "Token types"
//     stripe     Stripe Docs, "API keys"
//     aws        AWS IAM User Guide, "Understanding unique ID prefixes"; Amazon Bedrock User Guide,
//                "API keys": the Base64 of "BedrockAPIKey-" follows the prefix
//     google     Google Cloud, "API keys"; Google for Developers, "Using OAuth 2.0"
//     openai     OpenAI and Anthropic, API references: "Authentication"; OpenRouter's, too
//     sendgrid   Twilio SendGrid Docs, "API keys"
//     shopify    Shopify Dev Docs, "Authentication and authorization"
//     square     Square Developer Docs, "Access tokens"
//     digital    DigitalOcean API, "Authentication"
//     registry   npm Docs, "About access tokens"; PyPI, "API token help"; Docker Docs, "Access
//                tokens"; Hugging Face, "User access tokens"; RubyGems Guides, "API key scopes"
//     models     xAI and Replicate, API references: "Authentication"
//     clouds     Supabase, "Management API"; Databricks, "Personal access tokens"; Netlify, "API
//                authentication"; Tailscale, "Key prefixes"
//     teams      Notion, "Authentication"; Figma, "Personal access tokens";
//                Atlassian, "API tokens"; Bitbucket, "App passwords"; Postman, "API keys";
//                Typeform, "Personal access tokens"; Contentful, "Personal access tokens"
//     watching   Grafana, "Service account tokens"; Sentry, "Auth tokens"; SonarQube, "Tokens";
//                Sourcegraph, "Access tokens"
//     mail       Brevo, "API keys" and "SMTP keys"
//     goods      Shippo, "Authentication"
//     tools      HashiCorp Vault, "Tokens"; Mailgun, "API keys"
//     age        the age encryption tool, "age-keygen"
//     jwt        RFC 7519, section 3, and RFC 7515, section 7.1: "eyJ" is the Base64url of '{"'.
//                In RFC 7516, the second part can be empty
//     bot_token  Telegram, "Bot API": "Authorizing your bot"; tokens.cpp looks for the ":"

%%{
    machine token_shapes;
    alphtype unsigned char;

    # `one` runs at each octet after the prefix.  `n10`, `n12` and so on run at the end of the
    # prefix: a token must have at least so many octets after its prefix.
    action one { recorder.one(p); }
    action n10 { recorder.need(10); }
    action n12 { recorder.need(12); }
    action n16 { recorder.need(16); }
    action n20 { recorder.need(20); }
    action n32 { recorder.need(32); }
    action n40 { recorder.need(40); }
    action end { recorder.end(p); }
    action bot { recorder.need_bot(); }

    base64url = alnum | "-" | "_";
    alnums    = ( alnum @one )+;
    hexes     = ( ( digit | "a".."f" ) @one )+;
    capitals  = ( ( digit | upper ) @one )+;
    base64s   = ( base64url @one )+;
    dotteds   = ( ( base64url | "." ) @one )+;

    github    = "gh" [pousr] "_" @n20 alnums | "github_pat_" @n20 ( ( alnum | "_" ) @one )+;
    gitlab    = "gl" ( "pat" | "ptt" | "dt" | "rt" | "cbt" | "soat" | "imt" | "agent" | "oas"
                     | "ft" | "ffct" | "rtr" | "wt" ) "-" @n16 base64s
              | "GR1348941" @n16 base64s;
    slack     = ( "xox" [abcdeprs] [\-.] | "xapp-" ) @n12 dotteds;
    stripe    = ( [sr] "k_" ( "live" | "test" ) "_" @n10 | "whsec_" @n20 ) alnums;
    aws       = ( "AKIA" | "ASIA" ) @n16 capitals | "ABSK" @n40 alnums;
    google    = ( "AIza" @n32 | "ya29." @n20 | "GOCSPX-" @n20 ) dotteds;
    openai    = "sk-" @n32 alnums
              | "sk-" ( "proj" | "svcacct" | "admin" | "ant" | "or-v1" ) "-" @n20 base64s;
    sendgrid  = "SG." @n32 dotteds;
    shopify   = "shp" ( "at" | "ca" | "pa" | "ss" ) "_" @n20 alnums;
    square    = ( "sq0" ( "atp" | "csp" | "idp" ) "-" @n20 | "EAAA" @n32 ) base64s;
    digital   = "dop_v1_" @n20 alnums;
    registry  = ( "npm_" | "hf_" | "rubygems_" ) @n20 alnums
              | ( "pypi-AgE" | "dckr_" [po] "at_" ) @n20 base64s;
    models    = ( "xai-" | "r8_" ) @n32 alnums;
    clouds    = ( "sbp_" | "dapi" ) @n32 hexes | "nfp_" @n32 alnums
              | "tskey-" ( "auth" | "api" | "client" | "scim" | "webhook" ) "-" @n20 base64s;
    teams     = "ntn_" @n32 alnums | "tfp_" @n40 base64s
              | ( "figd_" | "AT" [AC] "TT3xFf" | "ATBB" | "PMAK-" | "CFPAT-" ) @n20 base64s;
    watching  = "sq" [upa] "_" @n32 hexes | "sgp_" @n32 ( ( digit | "a".."f" | "_" ) @one )+
              | "glsa_" @n32 ( ( alnum | "_" ) @one )+
              | ( "glc_eyJ" | "sntrys_eyJ" | "sntryu_" ) @n20 base64s;
    mail      = ( "xkeysib-" | "xsmtpsib-" ) @n20 base64s;
    goods     = "shippo_" ( "live" | "test" ) "_" @n20 alnums;
    tools     = "hv" [sbr] "." @n20 base64s | "key-" @n32 hexes;
    age       = "AGE-SECRET-KEY-1" @n20 capitals;
    jwt       = "eyJ" base64url{13,} "." "."? base64url{2,} @end ( "." base64url+ @end )*;
    bot_token = "AA" @n32 @bot base64s;

    main := github | gitlab | slack | stripe | aws | google | openai | sendgrid | shopify | square
          | digital | registry | models | clouds | teams | watching | mail | goods | tools | age
          | jwt | bot_token;

}%%
