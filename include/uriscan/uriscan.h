/** @file
 * The C functions of uriscan: RFC 3986 URIs in C99, and in any language that can call C.
 *
 * Rules for all functions:
 *
 * - **Texts** are a pointer and a size in octets.  They need no NUL at the end.  The pointer may be
 *   NULL if the size is 0.
 * - **Memory.**  No function allocates.  Structs have fixed sizes and belong to the caller.
 *   Offsets refer to the text that was parsed, so keep the text, unchanged, as long as you use
 *   them.
 * - **Threads.**  All functions can be called from all threads at once.  A ::uriscan_push belongs
 *   to one thread at a time.
 * - **Errors.**  A function that can fail returns a ::uriscan_status.  No function throws, sets
 *   errno or prints.  Only uriscan_registrable_domain() calls a function of the caller.  The first
 *   call that parses reads the environment variable URISCAN_KERNEL (see uriscan_kernel()).
 * - **Writers** are the functions with the parameters `to`, `capacity` and `needed`.  They write
 *   the result to the start of `to`, which has room for `capacity` octets, and store the size of
 *   the result in `*needed`.  If there is room for one more octet, they write a NUL after the
 *   result; `*needed` does not count it.  If the result does not fit, they return
 *   ::URISCAN_BUFFER_TOO_SMALL, and `*needed` is the size that is needed.  After any other error,
 *   `*needed` is 0.  After an error, the octets of `to` are unspecified.  `to` may be NULL; the
 *   capacity then counts as 0, so that a first call can ask for the size.  `needed` may be NULL.
 *   `to` must not overlap the texts.
 * - **Constants** never change their values.  New versions add constants and functions, but change
 *   no function and no struct, as long as the library keeps its name, liburiscan.so.0.
 * - A function that gets an unknown constant or flag returns ::URISCAN_INVALID_ARGUMENT, or the
 *   answer that its description names.
 *
 * uriscan_iri.h has functions for IRIs, and uriscan_template.h and uriscan_matcher.h for URI
 * templates.  The numbers of sections are those of RFC 3986.
 */
#ifndef URISCAN_URISCAN_H
#define URISCAN_URISCAN_H

#include <stddef.h>
#include <stdint.h>

#include "uriscan/version.hpp" /* has only macros: the version of this header */

/** @cond */
#if defined(__GNUC__)
#define URISCAN_API __attribute__((visibility("default")))
#define URISCAN_CHECK_RESULT __attribute__((warn_unused_result))
#else
#define URISCAN_API
#define URISCAN_CHECK_RESULT
#endif

#ifdef __cplusplus
#define URISCAN_NOEXCEPT noexcept
extern "C" {
#else
#define URISCAN_NOEXCEPT
#endif
/** @endcond */

/* ---- Types ---------------------------------------------------------------------------------- */

/** The rule that a text is checked against: one of the constants `URISCAN_RULE_...`. */
typedef int32_t uriscan_rule;

/** A component of a URI: one of the constants `URISCAN_COMPONENT_...`. */
typedef int32_t uriscan_component;

/** The result of a function: ::URISCAN_OK, or the reason why it failed. */
typedef int32_t uriscan_status;

/** A part of a text.  If the part is absent, `data` is NULL and the size is 0.  An empty part has
 * size 0, too, but its `data` is not NULL.  There is no NUL after the part. */
typedef struct uriscan_slice {
    const char* data; /**< The first octet. */
    size_t size;      /**< The number of octets. */
} uriscan_slice;

/** A parsed URI: offsets in octets from the start of its text (section 3).
 *
 *     http://user:pw@example.com:8042/over/there?name=ferret#nose
 *         |          |          |    |          |           |
 *         |          |          |    |          |           query_end
 *         |          |          |    |          path_end
 *         |          |          |    path_begin
 *         |          |          host_end
 *         |          host_begin
 *         scheme_end
 *
 * uriscan_get() cuts a component from the text.  Programs in other languages can read the offsets:
 *
 * - The scheme is [0, `scheme_end`).  If `scheme_end` is 0, there is no scheme.
 * - The host is [`host_begin`, `host_end`).  If `host_begin` is 0, there is no authority.  The
 *   authority starts after its "//" and ends at `path_begin`.
 * - If the host does not start where the authority starts, there is user information.  It starts
 *   with the authority, and ends one octet (the "@") before the host.
 * - The port is [`host_end` + 1, `path_begin`), after a ":".  If `host_end` equals `path_begin`,
 *   there is no port.
 * - The path is [`path_begin`, `path_end`).  There always is a path; it can be empty.
 * - The query is [`path_end` + 1, `query_end`), after a "?".  If `path_end` equals `query_end`,
 *   there is no query.
 * - The fragment is [`query_end` + 1, `size`), after a "#".  If `query_end` equals `size`, there is
 *   no fragment.
 *
 * The struct has 32 octets.  A struct of zeros is the empty relative reference. */
typedef struct uriscan_uri {
    uint32_t scheme_end; /**< The end of the scheme; 0 if there is none. */
    uint32_t host_begin; /**< The start of the host; 0 if there is no authority. */
    uint32_t host_end;   /**< The end of the host. */
    uint32_t path_begin; /**< The start of the path, which is also the end of the authority. */
    uint32_t path_end;   /**< The end of the path. */
    uint32_t query_end;  /**< The end of the query. */
    uint32_t size;       /**< The size of the text in octets. */
    /** What the text is.  0: a URI or a relative reference.  Otherwise, the constant of its form:
     * ::URISCAN_RULE_ORIGIN_FORM to ::URISCAN_RULE_ASTERISK_FORM, or ::URISCAN_RULE_HOST_FIELD.
     * The operations (normalization and so on) can only use 0 and ::URISCAN_RULE_ABSOLUTE_FORM.
     * In the authority form and the field Host, the host starts at the offset 0.  In the asterisk
     * form, all components are absent or empty. */
    uint32_t form;
} uriscan_uri;

/** Says why a function failed, and at which octet.  The struct has 16 octets. */
typedef struct uriscan_error {
    /** For an error of parsing, the size of the longest prefix of the text with which a valid text
     * can start.  For other errors, the offset in the text that the error is about, or 0. */
    uint64_t offset;
    uriscan_status status; /**< The reason.  The function returns the same value. */
    /** The component that the error is in, or the path if the error is in no component. */
    uriscan_component component;
} uriscan_error;

/** A URI that uriscan_find() found in a text.  The struct has 64 octets. */
typedef struct uriscan_found {
    uint64_t offset; /**< The offset of the URI in the text. */
    uint64_t size;   /**< The size of the URI as it is written in the text, in octets. */
    /** The components of the URI, for the text that starts at `offset`.  If the URI has escaped
     * slashes, this is the empty reference; use uriscan_unescape(). */
    uriscan_uri uri;
    uint32_t flags;       /**< A sum of the constants `URISCAN_FOUND_...`. */
    uint32_t reserved[3]; /**< 0. */
} uriscan_found;

/** Parses a text that comes in chunks.  Only the functions uriscan_push_...() read this struct. */
typedef struct uriscan_push {
    uint64_t opaque[24]; /**< Private. */
} uriscan_push;

/** A parameter of a query: two parts of its text, as they are written there (3.4). */
typedef struct uriscan_parameter {
    uriscan_slice key;   /**< What stands before the first "=", or all if there is no "=". */
    uriscan_slice value; /**< What stands after the first "="; absent if there is no "=". */
} uriscan_parameter;

/** Builds a URI from components, segments and parameters.  Only the functions
 * uriscan_builder_...() read this struct. */
typedef struct uriscan_builder {
    uint64_t opaque[64]; /**< Private. */
} uriscan_builder;

/** Rules of HTTP for uriscan_check_target() and uriscan_check_host().  A struct of zeros has the
 * default of each rule. */
typedef struct uriscan_http_rules {
    /** The schemes that a target of the absolute form can have, with a space between two of them:
     * "http https ftp".  "*" stands for all.  If `data` is NULL, they are http and https. */
    uriscan_slice schemes;
    uint32_t flags;    /**< A sum of the constants `URISCAN_HTTP_...`. */
    uint32_t reserved; /**< 0. */
} uriscan_http_rules;

/** A function of the caller that knows a list of public suffixes, such as that of libpsl.
 *
 * @param name     A domain name in lower case, with decoded triplets and without a dot at the end.
 *     It has 1 to 253 octets and then a NUL, and none of its labels is empty.  Octets that are not
 *     ASCII are as the URI has them.
 * @param size     The size of the name in octets, without the NUL.
 * @param context  What the caller of uriscan_registrable_domain() gave.
 * @return the size of the public suffix at the end of the name: 5 for "www.example.co.uk", whose
 *     public suffix is "co.uk".  0 if no suffix is known. */
typedef size_t uriscan_suffix_size(const char* name, size_t size, void* context);

/* ---- Constants ------------------------------------------------------------------------------ */

/** Rules of RFC 3986. */
enum {
    URISCAN_RULE_URI_REFERENCE = 0, /**< A URI or a relative reference (4.1). */
    URISCAN_RULE_URI = 1,           /**< A reference with a scheme (3). */
    URISCAN_RULE_ABSOLUTE_URI = 2,  /**< A URI without a fragment (4.3). */
    URISCAN_RULE_RELATIVE_REF = 3   /**< A reference without a scheme (4.2). */
};

/** Rules of HTTP/1.1: the target of a request (RFC 9112, section 3.2), and the value of the field
 * Host (RFC 9110, section 7.2).  uriscan_is_valid(), uriscan_parse() and uriscan_parse_many() know
 * them, and so do the functions that read a parsed URI. */
enum {
    URISCAN_RULE_REQUEST_TARGET = 16, /**< A target of any form.  "h:80" has the authority form. */
    URISCAN_RULE_ORIGIN_FORM = 17,    /**< A path and maybe a query: "/p?q". */
    URISCAN_RULE_ABSOLUTE_FORM = 18,  /**< An absolute URI: "http://h/p?q". */
    URISCAN_RULE_AUTHORITY_FORM = 19, /**< A host and a port, for CONNECT: "h:443". */
    URISCAN_RULE_ASTERISK_FORM = 20,  /**< "*", for OPTIONS. */
    URISCAN_RULE_HOST_FIELD = 21      /**< A host and maybe a port, or nothing. */
};

/** Flags in uriscan_http_rules. */
enum {
    /** A host can be any name of the grammar, such as "a,b" or "%41".  Without this flag, it must
     * be an IP address or a name that the DNS can have. */
    URISCAN_HTTP_ANY_NAME = 1,
    /** A target with a host can have another host or port than the field Host.  The server must
     * then ignore the field (RFC 9112, section 3.2.2).  Without this flag, this is an error. */
    URISCAN_HTTP_OTHER_AUTHORITY = 2
};

/** Components (3).  The last four are parts that overlap the first seven. */
enum {
    URISCAN_COMPONENT_SCHEME = 0,    /**< The scheme, without its ":" (3.1). */
    URISCAN_COMPONENT_USERINFO = 1,  /**< What stands before the "@" of the authority (3.2.1). */
    URISCAN_COMPONENT_HOST = 2,      /**< The host, with the brackets of an IP literal (3.2.2). */
    URISCAN_COMPONENT_PORT = 3,      /**< The port, without its ":" (3.2.3). */
    URISCAN_COMPONENT_PATH = 4,      /**< The path (3.3). */
    URISCAN_COMPONENT_QUERY = 5,     /**< The query, without its "?" (3.4). */
    URISCAN_COMPONENT_FRAGMENT = 6,  /**< The fragment, without its "#" (3.5). */
    URISCAN_COMPONENT_AUTHORITY = 7, /**< User information, host and port, without the "//". */
    URISCAN_COMPONENT_USER = 8,      /**< User information up to its first ":". */
    URISCAN_COMPONENT_PASSWORD = 9,  /**< User information after its first ":". */
    URISCAN_COMPONENT_ZONE_ID = 10   /**< The zone of an IPv6 address that was let through. */
};

/** Results.  From 1 on: reasons why a text is not valid.  From 64 on: other failures. */
enum {
    URISCAN_OK = 0,                  /**< The function did what it should. */
    URISCAN_TOO_LONG = 1,            /**< The text or the result has 2^32 octets or more. */
    URISCAN_MISSING_SCHEME = 2,      /**< A scheme is needed (3.1). */
    URISCAN_UNEXPECTED_FRAGMENT = 3, /**< The rule does not allow a fragment (4.3). */
    /** A "%" without two hexadecimal digits after it (2.1). */
    URISCAN_MALFORMED_PERCENT_ENCODING = 4,
    /** A relative path's first segment contains a ":" (4.2). */
    URISCAN_COLON_IN_FIRST_SEGMENT = 5,
    URISCAN_MALFORMED_IP_LITERAL = 6, /**< A "[" that does not start an IP-literal (3.2.2). */
    URISCAN_INVALID_PORT = 7,         /**< Something other than digits follows the ":" (3.2.3). */
    URISCAN_UNEXPECTED_END = 8,       /**< The text ends before the rule is complete. */
    URISCAN_UNEXPECTED_CHARACTER = 9, /**< The octet is not allowed here. */

    URISCAN_BUFFER_TOO_SMALL = 64,    /**< `capacity` is less than `*needed`. */
    URISCAN_INVALID_ARGUMENT = 65,    /**< A constant or a flag is unknown. */
    URISCAN_BASE_WITHOUT_SCHEME = 66, /**< A base URI needs a scheme (5.1). */
    URISCAN_CLIMBS_ABOVE_ROOT = 67,   /**< A ".." has no segment to remove (5.2.4). */
    URISCAN_UNREACHABLE = 68,         /**< No reference resolves to the target (5.2.2). */
    URISCAN_MISSING_HOST = 69, /**< There is user information or a port, but no host (3.2). */
    /** After an authority, a path must be empty or start with "/" (3.3). */
    URISCAN_PATH_NOT_ABSOLUTE = 70,
    /** Without an authority, a path cannot start with "//" (3.3). */
    URISCAN_PATH_BEGINS_WITH_SLASHES = 71,
    URISCAN_DOT_SEGMENT = 72, /**< Resolving would remove the segment "." or ".." (5.2.4). */

    /* Rules of HTTP.  The numbers are sections of RFC 9110. */
    URISCAN_SCHEME_NOT_ALLOWED = 80, /**< The server does not serve URIs of this scheme (4.2). */
    URISCAN_MISSING_AUTHORITY = 81,  /**< An http or https URI has no "//" (4.2.1). */
    URISCAN_USERINFO_IN_TARGET = 82, /**< User information, which can hide the host (4.2.4). */
    URISCAN_EMPTY_HOST = 83,         /**< The host is empty (4.2.1). */
    /** The host is neither an IP address nor a name of the DNS (4.3.3). */
    URISCAN_NOT_A_HOST_NAME = 84,
    /** A label has more than 63 octets, or the name more than 253 (4.3.3). */
    URISCAN_HOST_NAME_TOO_LONG = 85,
    URISCAN_PORT_OUT_OF_RANGE = 86, /**< The port is not from 1 to 65535 (4.2.1, 9.3.6). */
    /** The field Host names another host or port than the target (7.2). */
    URISCAN_OTHER_AUTHORITY = 87,

    /* URI templates, see uriscan_template.h and uriscan_matcher.h.  The numbers are sections of
     * RFC 6570. */
    URISCAN_INVALID_LITERAL = 96, /**< The octet is not allowed outside of an expression (2.1). */
    URISCAN_UNCLOSED_EXPRESSION =
        97,                         /**< The template ends before the "}" of an expression (2.2). */
    URISCAN_RESERVED_OPERATOR = 98, /**< The operator is reserved for extensions (2.2). */
    /** The octet is not allowed in the name of a variable (2.3). */
    URISCAN_INVALID_VARIABLE_NAME = 99,
    /** A modifier is ":" and a number from 1 to 9999, or "*" (2.4). */
    URISCAN_INVALID_MODIFIER = 100,
    URISCAN_PREFIX_OF_COMPOSITE = 101, /**< A list or an associative array has no prefix (2.4.1). */
    URISCAN_REPEATED_VARIABLE = 102,   /**< A template that is matched has a variable twice. */
    /** A template that is matched matches a text in two ways (1.4). */
    URISCAN_AMBIGUOUS_TEMPLATE = 103,
    URISCAN_TOO_MANY_STATES = 104, /**< A template is too large to be matched. */
    URISCAN_OUT_OF_MEMORY = 105,   /**< There is not enough memory to match templates. */
    URISCAN_NO_MATCH = 106         /**< No template matches the text. */
};

/** Kinds of references (4.1, 4.2 and 4.4). */
enum {
    /** Not a reference: the authority form, the asterisk form, or the field Host. */
    URISCAN_REFERENCE_NONE = 0,
    URISCAN_REFERENCE_URI = 1,           /**< It has a scheme. */
    URISCAN_REFERENCE_NETWORK_PATH = 2,  /**< It starts with "//": it has a host, but no scheme. */
    URISCAN_REFERENCE_ABSOLUTE_PATH = 3, /**< It starts with one "/". */
    URISCAN_REFERENCE_RELATIVE_PATH = 4, /**< Any other relative reference, such as "a" or "?q". */
    URISCAN_REFERENCE_SAME_DOCUMENT = 5, /**< It has only a fragment, such as "#f". */
    URISCAN_REFERENCE_EMPTY = 6          /**< It has no octet. */
};

/** Kinds of hosts (3.2.2). */
enum {
    URISCAN_HOST_NONE = 0,     /**< There is no authority. */
    URISCAN_HOST_REG_NAME = 1, /**< A registered name, which can be empty. */
    URISCAN_HOST_IPV4 = 2,     /**< An IPv4address. */
    URISCAN_HOST_IPV6 = 3,     /**< An IPv6address in brackets. */
    URISCAN_HOST_IPVFUTURE = 4 /**< An IPvFuture in brackets. */
};

/** What uriscan_port_number() returns instead of a number (3.2.3). */
enum {
    URISCAN_PORT_ABSENT = -1,   /**< There is no ":" after the host. */
    URISCAN_PORT_EMPTY = -2,    /**< There is a ":" and nothing after it. */
    URISCAN_PORT_TOO_LARGE = -3 /**< The number is greater than 65535. */
};

/** Rules of normalization (6.2); add them.  Two are sums of others. */
enum {
    URISCAN_NORMALIZE_LETTER_CASE = 1,      /**< Case of scheme, host and triplets (6.2.2.1). */
    URISCAN_NORMALIZE_PERCENT_ENCODING = 2, /**< Decode triplets of unreserved octets (6.2.2.2). */
    URISCAN_NORMALIZE_DOT_SEGMENTS = 4,     /**< Remove dot segments (6.2.2.3). */
    URISCAN_NORMALIZE_DEFAULT_PORT = 8,     /**< Remove the default port of the scheme (6.2.3). */
    URISCAN_NORMALIZE_EMPTY_PORT = 16,      /**< Remove an empty port (6.2.3). */
    URISCAN_NORMALIZE_EMPTY_PATH = 32,      /**< An empty path becomes "/" (6.2.3). */
    URISCAN_NORMALIZE_SYNTAX_BASED = 7,     /**< What holds for any scheme (6.2.2). */
    URISCAN_NORMALIZE_SCHEME_BASED = 63,    /**< With the rules of known schemes (6.2.3). */
    /** Write IPv6 addresses as RFC 5952 recommends.  This rule is in none of the sums. */
    URISCAN_NORMALIZE_IPV6_ADDRESS = 64
};

/** Flags of uriscan_resolve(). */
enum {
    /** Ignore the scheme of a reference if the base has the same scheme (5.2.2, 5.4.2). */
    URISCAN_RESOLVE_BACKWARD_COMPATIBLE = 1,
    /** A ".." without a segment to remove is an error (5.2.4).  By default, it is ignored. */
    URISCAN_RESOLVE_REFUSE_ABOVE_ROOT = 2
};

/** Flags of the functions that change and build URIs. */
enum {
    /** The values are data: "%" and octets that the component cannot have are percent-encoded
     * (2.1).  Without this flag, the values are text, as written in a URI, and such octets are
     * errors.  Some delimiters are not encoded: "/" in a path, "&" and "=" in a query, and ":" in
     * user information.  A scheme, a port, and a host that starts with "[" are always text. */
    URISCAN_CHANGE_DATA = 1,
    /** If a parser would read another path from the result, "/.", "./" or "/" is written before the
     * path, so that the URI means the same (3.3, 4.2).  Without this flag, such a result is an
     * error. */
    URISCAN_CHANGE_REPAIR_PATH = 2
};

/** Flags of the functions for query parameters. */
enum {
    /** A "+" in the query means a space, as in the queries of HTML forms.  Without this flag, it is
     * an octet like any other. */
    URISCAN_QUERY_PLUS_IS_SPACE = 4
};

/** Repairs of uriscan_repair(); add them. */
enum {
    URISCAN_REPAIR_SPACE = 1,                /**< " " becomes "%20". */
    URISCAN_REPAIR_CONTROL = 2,              /**< 0x00 to 0x1F and 0x7F become triplets. */
    URISCAN_REPAIR_NON_ASCII = 4,            /**< 0x80 to 0xFF become one triplet each. */
    URISCAN_REPAIR_DELIMITERS = 8,           /**< The double quote, "<" and ">" become triplets. */
    URISCAN_REPAIR_BRACKETS = 16,            /**< "[" and "]" become triplets. */
    URISCAN_REPAIR_BACKSLASH = 32,           /**< "\" becomes "%5C". */
    URISCAN_REPAIR_UNWISE = 64,              /**< "^", "`", "{", "|" and "}" become triplets. */
    URISCAN_REPAIR_NUMBER_SIGN = 128,        /**< A "#" in the fragment becomes "%23". */
    URISCAN_REPAIR_PERCENT_SIGN = 256,       /**< A "%" without two digits becomes "%25". */
    URISCAN_REPAIR_BACKSLASH_AS_SLASH = 512, /**< "\" in the path becomes "/". */
    URISCAN_REPAIR_SURROUNDING = 1024, /**< Spaces and controls around the text are dropped. */
    URISCAN_REPAIR_USUAL = 511,        /**< All repairs that percent-encode. */
    URISCAN_REPAIR_ALL = 2047          /**< All of these repairs. */
};

/** Flags that say what uriscan_parse_allowing() lets through.  One stands for zone identifiers.
 * The others stand for octets that a path, query or fragment can otherwise have only as triplets.
 * The last five constants are sums. */
enum {
    URISCAN_ALLOW_SPACE = 1,            /**< " " */
    URISCAN_ALLOW_CONTROL = 2,          /**< 0x00 to 0x1F and 0x7F */
    URISCAN_ALLOW_NON_ASCII = 4,        /**< 0x80 to 0xFF.  Nothing checks the encoding. */
    URISCAN_ALLOW_DOUBLE_QUOTE = 8,     /**< The double quote, 0x22 */
    URISCAN_ALLOW_LESS_THAN = 16,       /**< "<" */
    URISCAN_ALLOW_GREATER_THAN = 32,    /**< ">" */
    URISCAN_ALLOW_LEFT_BRACKET = 64,    /**< "[" */
    URISCAN_ALLOW_RIGHT_BRACKET = 128,  /**< "]" */
    URISCAN_ALLOW_BACKSLASH = 256,      /**< "\", but see uriscan_parse_allowing() */
    URISCAN_ALLOW_CIRCUMFLEX = 512,     /**< "^" */
    URISCAN_ALLOW_BACKQUOTE = 1024,     /**< "`" */
    URISCAN_ALLOW_LEFT_BRACE = 2048,    /**< "{" */
    URISCAN_ALLOW_VERTICAL_BAR = 4096,  /**< "|" */
    URISCAN_ALLOW_RIGHT_BRACE = 8192,   /**< "}" */
    URISCAN_ALLOW_NUMBER_SIGN = 16384,  /**< A "#" in the fragment.  The first "#" starts it. */
    URISCAN_ALLOW_PERCENT_SIGN = 32768, /**< A "%" without two hexadecimal digits after it */
    /** "%" and a name between an IPv6 address and the "]": "[fe80::1%25eth0]" (RFC 6874), and
     * "[fe80::1%eth0]", which people write. */
    URISCAN_ALLOW_ZONE_IDS = 65536,
    URISCAN_ALLOW_DELIMITERS = 56,           /**< The double quote, "<" and ">" */
    URISCAN_ALLOW_BRACKETS = 192,            /**< "[" and "]" */
    URISCAN_ALLOW_UNWISE = 15872,            /**< "^", "`", "{", "|" and "}" */
    URISCAN_ALLOW_LIKE_HTTP_PARSER = 131068, /**< All but space and controls */
    URISCAN_ALLOW_ALL = 131071               /**< All of these */
};

/** The part of a URI that uriscan_encode() encodes data for. */
enum {
    URISCAN_ENCODE_USER_NAME = 0,             /**< User information up to its first ":" (3.2.1). */
    URISCAN_ENCODE_PASSWORD = 1,              /**< User information after its first ":" (3.2.1). */
    URISCAN_ENCODE_HOST = 2,                  /**< A registered name (3.2.2). */
    URISCAN_ENCODE_SEGMENT = 3,               /**< A segment of a path (3.3). */
    URISCAN_ENCODE_SEGMENT_WITHOUT_COLON = 4, /**< The first segment of a relative path (4.2). */
    URISCAN_ENCODE_PATH = 5,                  /**< A whole path; each "/" stays (3.3). */
    URISCAN_ENCODE_QUERY = 6,                 /**< A whole query; "&" and "=" stay (3.4). */
    URISCAN_ENCODE_QUERY_PARAMETER = 7,       /**< A key or a value in a query. */
    URISCAN_ENCODE_FRAGMENT = 8,              /**< A fragment (3.5). */
    URISCAN_ENCODE_UNRESERVED = 9             /**< Any part: only unreserved octets stay (2.3). */
};

/** Flags of uriscan_redact() and uriscan_mask(). */
enum {
    URISCAN_REDACT_REFERENCE = 1,     /**< The whole text is one URI or relative reference. */
    URISCAN_REDACT_KEEP_USER = 2,     /**< Of user information, only the password is secret. */
    URISCAN_REDACT_KEEP_USERINFO = 4, /**< User information is not a secret. */
    URISCAN_REDACT_FRAGMENT = 8,      /**< Whole fragments are secrets. */
    URISCAN_REDACT_KEEP_PATHS = 16,   /**< Segments of paths, as in webhooks, are not secrets. */
    URISCAN_REDACT_CLOSED = 32,       /**< All data is a secret.  Schemes, hosts, delimiters, and
                                           keys and segments of words and small numbers stay. */
    URISCAN_REDACT_KEEP_TOKENS = 64   /**< Tokens with a known shape are not looked for. */
};

/** Flags in uriscan_found. */
enum {
    URISCAN_FOUND_TRUNCATED = 1, /**< The text goes on after the URI with an octet that cut it. */
    URISCAN_FOUND_ESCAPED = 2    /**< The slashes are escaped, as in "http:\/\/h\/" of JSON or
                                  * "http:&#47;&#47;h&#47;" of HTML. */
};

/** Findings of uriscan_audit() and uriscan_audit_refused().  The set of findings that a function
 * returns has the bit URISCAN_FINDING_BIT(f) for each finding f.  The last ten are findings in a
 * text that was refused. */
enum {
    /** The scheme has upper-case letters. */
    URISCAN_FINDING_SCHEME_NOT_LOWER_CASE = 0,
    /** The URI is itself a script, a command or a document: it has no host to ask. */
    URISCAN_FINDING_SCRIPT_SCHEME = 1,
    /** The scheme needs a host, and there is no "//". */
    URISCAN_FINDING_MISSING_AUTHORITY = 2,
    /** A relative reference that names a host. */
    URISCAN_FINDING_NETWORK_PATH_REFERENCE = 3,
    /** A "file" URI names a host. */
    URISCAN_FINDING_HOST_IN_FILE_URI = 4,
    /** There is user information. */
    URISCAN_FINDING_USERINFO_PRESENT = 5,
    /** The user information has a ":", and so a password. */
    URISCAN_FINDING_PASSWORD_PRESENT = 6,
    /** The user name has a dot, so it looks like a host. */
    URISCAN_FINDING_USERINFO_LIKE_HOST = 7,
    /** There is an "@" after the authority, and no "/" between them. */
    URISCAN_FINDING_AT_SIGN_AFTER_AUTHORITY = 8,
    /** The scheme needs a host, and it is empty. */
    URISCAN_FINDING_EMPTY_HOST = 9,
    /** A name that ends in a number, but is not an IPv4address of the RFC. */
    URISCAN_FINDING_NUMERIC_HOST = 10,
    /** The host has a percent-encoded octet. */
    URISCAN_FINDING_ENCODED_OCTET_IN_HOST = 11,
    /** The host has a percent-encoded delimiter. */
    URISCAN_FINDING_ENCODED_DELIMITER_IN_HOST = 12,
    /** The host has a percent-encoded control character or space. */
    URISCAN_FINDING_ENCODED_CONTROL_IN_HOST = 13,
    /** The host has percent-encoded octets that are not ASCII. */
    URISCAN_FINDING_NON_ASCII_HOST = 14,
    /** A label is the ASCII form of an internationalized label. */
    URISCAN_FINDING_PUNYCODE_HOST = 15,
    /** The host has one of the octets !$&'()*+,;=. */
    URISCAN_FINDING_SUB_DELIM_IN_HOST = 16,
    /** The host has a "_" or a "~". */
    URISCAN_FINDING_UNDERSCORE_IN_HOST = 17,
    /** The host has two dots together, or starts with a dot. */
    URISCAN_FINDING_EMPTY_LABEL_IN_HOST = 18,
    /** A label of the host starts or ends with a "-". */
    URISCAN_FINDING_HYPHEN_AT_LABEL_EDGE = 19,
    /** The host has more than 253 octets, or a label has more than 63. */
    URISCAN_FINDING_HOST_TOO_LONG = 20,
    /** The host ends in a dot. */
    URISCAN_FINDING_TRAILING_DOT_IN_HOST = 21,
    /** The host is an address of a future version. */
    URISCAN_FINDING_IPVFUTURE_HOST = 22,
    /** The IPv6 address contains an IPv4 address. */
    URISCAN_FINDING_IPV4_IN_IPV6 = 23,
    /** At this name or address, a cloud gives each machine its own data and credentials. */
    URISCAN_FINDING_METADATA_HOST = 24,
    /** The host is the machine itself. */
    URISCAN_FINDING_LOOPBACK_HOST = 25,
    /** The address or the name belongs to a private network. */
    URISCAN_FINDING_PRIVATE_HOST = 26,
    /** The address or the name is valid only on the local link. */
    URISCAN_FINDING_LINK_LOCAL_HOST = 27,
    /** The address means "this host". */
    URISCAN_FINDING_UNSPECIFIED_HOST = 28,
    /** The address belongs to a group. */
    URISCAN_FINDING_MULTICAST_HOST = 29,
    /** The address is reserved for carriers, protocols, documentation or the future. */
    URISCAN_FINDING_RESERVED_HOST = 30,
    /** There is a ":" but no port. */
    URISCAN_FINDING_EMPTY_PORT = 31,
    /** The port is 0. */
    URISCAN_FINDING_ZERO_PORT = 32,
    /** The port has leading zeros. */
    URISCAN_FINDING_PORT_WITH_LEADING_ZEROS = 33,
    /** The port is more than 65535. */
    URISCAN_FINDING_PORT_OVERFLOW = 34,
    /** The path has a segment "." or "..". */
    URISCAN_FINDING_DOT_SEGMENT = 35,
    /** A dot segment is percent-encoded. */
    URISCAN_FINDING_ENCODED_DOT_SEGMENT = 36,
    /** A dot segment has a parameter after a ";". */
    URISCAN_FINDING_DOT_SEGMENT_WITH_PARAMETER = 37,
    /** The path has an empty segment. */
    URISCAN_FINDING_DOUBLE_SLASH_IN_PATH = 38,
    /** The path has a percent-encoded "/". */
    URISCAN_FINDING_ENCODED_SLASH_IN_PATH = 39,
    /** The path has a percent-encoded "\". */
    URISCAN_FINDING_ENCODED_BACKSLASH_IN_PATH = 40,
    /** There is a percent-encoded control character outside of the host, or U+2028 or U+2029. */
    URISCAN_FINDING_ENCODED_CONTROL = 41,
    /** The "%" of a percent-encoding is percent-encoded. */
    URISCAN_FINDING_DOUBLE_ENCODING = 42,
    /** Percent-encoded octets that are UTF-8, but longer than the character needs. */
    URISCAN_FINDING_OVERLONG_ENCODING = 43,
    /** There is a percent-encoded character that changes the direction of text. */
    URISCAN_FINDING_ENCODED_BIDI_CONTROL = 44,
    /** There is a "\". */
    URISCAN_FINDING_BACKSLASH = 45,
    /** There is a tab or a line end. */
    URISCAN_FINDING_TAB_OR_LINE_END = 46,
    /** There is a space. */
    URISCAN_FINDING_SPACE = 47,
    /** The authority has more than one "@". */
    URISCAN_FINDING_SEVERAL_AT_SIGNS = 48,
    /** After the "]" there is something other than a port. */
    URISCAN_FINDING_TEXT_AFTER_IP_LITERAL = 49,
    /** The address has a zone. */
    URISCAN_FINDING_ZONE_IDENTIFIER = 50,
    /** There is a "[" or "]" after the authority. */
    URISCAN_FINDING_BRACKETS_OUTSIDE_HOST = 51,
    /** There are octets that are not ASCII. */
    URISCAN_FINDING_NON_ASCII = 52,
    /** The authority has an octet that no URI can have, such as a quote, a brace or a control. */
    URISCAN_FINDING_FORBIDDEN_OCTET_IN_AUTHORITY = 53,
    /** A "%" without two hexadecimal digits after it. */
    URISCAN_FINDING_STRAY_PERCENT_SIGN = 54
};

/** The bit of a finding in a set of findings. */
#define URISCAN_FINDING_BIT(finding) ((uint64_t)1 << (finding))

/** A capacity that is always enough for uriscan_describe(), with its NUL. */
#define URISCAN_DESCRIPTION_CAPACITY 128

/* ---- Parsing -------------------------------------------------------------------------------- */

/** Says whether a text is valid by a rule.
 *
 *     if (!uriscan_is_valid(URISCAN_RULE_URI, text, size)) { return 400; }
 *
 * @return 1 if the text is valid, else 0.  0 also for an unknown rule and for texts of 2^32 octets
 *     or more.  Linear in the text. */
URISCAN_API URISCAN_CHECK_RESULT int uriscan_is_valid(uriscan_rule rule, const char* text,
                                                      size_t size) URISCAN_NOEXCEPT;

/** Parses a text by a rule, in one pass (3, 4.1 to 4.3).
 *
 *     uriscan_uri uri;
 *     uriscan_error error;
 *     if (uriscan_parse(URISCAN_RULE_URI, text, size, &uri, &error) == URISCAN_OK) {
 *         uriscan_slice host = uriscan_get(&uri, text, URISCAN_COMPONENT_HOST);
 *     }
 *
 * @param rule   One of the constants `URISCAN_RULE_...`.
 * @param text   The text.  No octet outside of it is read.
 * @param size   The size of the text in octets, less than 2^32.
 * @param uri    Receives the offsets; zeros after an error.  May be NULL.
 * @param error  Receives the error; zeros if there is none.  May be NULL.
 * @return ::URISCAN_OK, a status from ::URISCAN_TOO_LONG to ::URISCAN_UNEXPECTED_CHARACTER, or
 *     ::URISCAN_INVALID_ARGUMENT.  Linear in the text. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status
uriscan_parse(uriscan_rule rule, const char* text, size_t size, uriscan_uri* uri,
              uriscan_error* error) URISCAN_NOEXCEPT;

/** Parses the target of an HTTP request (RFC 9112, section 3.2).  Allows the forms that a request
 * with this method can have: the authority form for CONNECT; the origin form, the absolute form and
 * the asterisk form for OPTIONS; the origin form and the absolute form for each other method.
 *
 *     status = uriscan_parse_request_target("GET", 3, "//a/b?q", 7, &uri, &error);
 *
 * @param method       The method.  Methods are case-sensitive.
 * @param method_size  The size of the method in octets.
 * @param text         The target.
 * @param size         The size of the target in octets.
 * @param uri          As in uriscan_parse(); `form` is the form of the target.  May be NULL.
 * @param error        As in uriscan_parse().  May be NULL.
 * @return what uriscan_parse() returns.  Linear in the target. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status
uriscan_parse_request_target(const char* method, size_t method_size, const char* text, size_t size,
                             uriscan_uri* uri, uriscan_error* error) URISCAN_NOEXCEPT;

/** Checks a parsed target by the rules of HTTP that its grammar does not contain (RFC 9110,
 * sections 4.2 and 9.3.6).
 *
 *     status = uriscan_parse_request_target("GET", 3, "http:///p", 9, &uri, &error);
 *     if (status == URISCAN_OK) {
 *         status = uriscan_check_target(&uri, "http:///p", NULL, &error);
 *         // status == URISCAN_EMPTY_HOST && error.offset == 7
 *     }
 *
 * A target that uriscan_parse_allowing() has accepted can be checked, too.
 *
 * @param target  A target that uriscan_parse_request_target() has parsed.
 * @param text    The text of the target.
 * @param rules   The rules, or NULL for the default of each.
 * @param error   Receives the error; zeros if there is none.  May be NULL.
 * @return ::URISCAN_OK, or one of the constants from ::URISCAN_SCHEME_NOT_ALLOWED on.
 *     ::URISCAN_INVALID_ARGUMENT if a flag is unknown.  Linear in scheme and authority. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status
uriscan_check_target(const uriscan_uri* target, const char* text, const uriscan_http_rules* rules,
                     uriscan_error* error) URISCAN_NOEXCEPT;

/** Checks a parsed field Host by the rules of HTTP that its grammar does not contain (RFC 9110,
 * sections 4.2.1 and 7.2), and compares it with the authority of the target.
 *
 *     status = uriscan_parse(URISCAN_RULE_HOST_FIELD, "h:99999", 7, &uri, &error);
 *     if (status == URISCAN_OK) {
 *         status = uriscan_check_host(&uri, "h:99999", NULL, NULL, NULL, &error);
 *         // status == URISCAN_PORT_OUT_OF_RANGE && error.offset == 2
 *     }
 *
 * @param host            A value that was parsed by ::URISCAN_RULE_HOST_FIELD.
 * @param text            The text of the value.
 * @param target          The target of the same request.  NULL if it is not known.
 * @param text_of_target  The text of the target.
 * @param rules           As in uriscan_check_target().
 * @param error           As in uriscan_check_target().
 * @return what uriscan_check_target() returns.  Linear in the authorities. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status
uriscan_check_host(const uriscan_uri* host, const char* text, const uriscan_uri* target,
                   const char* text_of_target, const uriscan_http_rules* rules,
                   uriscan_error* error) URISCAN_NOEXCEPT;

/** Says whether rules of HTTP allow a scheme, such as that in the field `:scheme` of HTTP/2.  The
 * case of letters does not matter.
 *
 * @param scheme  The scheme, without a ":".
 * @param size    The size of the scheme in octets.
 * @param rules   As in uriscan_check_target().
 * @return 1 or 0.  Linear in the list of schemes. */
URISCAN_API int uriscan_allows_scheme(const char* scheme, size_t size,
                                      const uriscan_http_rules* rules) URISCAN_NOEXCEPT;

/** Parses a text by a rule, but lets through octets that the rule does not allow.  Nothing is
 * rewritten: all offsets are offsets in the text.
 *
 *     uint32_t allowed = uriscan_allowances("[]|", 3);
 *     status = uriscan_parse_allowing(URISCAN_RULE_ORIGIN_FORM, "/p?ids[]=1", 10, allowed, &uri,
 *                                     &error, &let_through);
 *     // status == URISCAN_OK && let_through == URISCAN_ALLOW_BRACKETS
 *
 * If `*let_through` is not 0, the text is not valid by the rule.  Then only uriscan_get(),
 * uriscan_port_number() and the functions under "Segments and query parameters" can read the parsed
 * text.  Do not give it to other functions: some of them would read after its end, because they
 * rely on complete triplets.  uriscan_repair() makes a URI of the text.
 *
 * Scheme, user information, host and port stay strict.  Only zone identifiers are let through in a
 * host.  Browsers read a backslash like a slash.  So a backslash that stands for a slash before an
 * authority is refused, even if it is allowed: "/\host" and "http:\\host".  An origin form has no
 * authority, so with ::URISCAN_RULE_ORIGIN_FORM, "/\host" is a path.  Do not send such a path to a
 * browser as a redirection.
 *
 * @param rule         A rule of RFC 3986, ::URISCAN_RULE_ORIGIN_FORM or
 *     ::URISCAN_RULE_ABSOLUTE_FORM.
 * @param text         The text.  No octet outside of it is read.
 * @param size         The size of the text in octets, less than 2^32.
 * @param allowed      A sum of the constants `URISCAN_ALLOW_...`, or 0.
 * @param uri          As in uriscan_parse().  May be NULL.
 * @param error        Receives the error of uriscan_parse() for the text in which all octets that
 *     were let through are percent-encoded.  The offset is that in `text`.  May be NULL.
 * @param let_through  Receives what was let through, a sum of the constants `URISCAN_ALLOW_...`; 0
 *     after an error, and for a text that is valid by the rule.  May be NULL.
 * @return what uriscan_parse() returns.  ::URISCAN_INVALID_ARGUMENT also for other rules and for
 *     unknown flags.  Linear in the text; a valid text is read once. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status uriscan_parse_allowing(
    uriscan_rule rule, const char* text, size_t size, uint32_t allowed, uriscan_uri* uri,
    uriscan_error* error, uint32_t* let_through) URISCAN_NOEXCEPT;

/** Returns the flags that let through the octets of a list, such as "[]|" in a configuration.
 *
 * @return a sum of the constants `URISCAN_ALLOW_...`.  0 if the list is empty, or if it has an
 *     octet that has no flag, such as "a".  Linear in the list. */
URISCAN_API uint32_t uriscan_allowances(const char* octets, size_t size) URISCAN_NOEXCEPT;

/** Parses many texts by one rule.
 *
 *     uint64_t valid[(COUNT + 63) / 64];
 *     size_t n = uriscan_parse_many(URISCAN_RULE_URI, texts, COUNT, uris, valid);
 *     if (valid[i / 64] >> (i % 64) & 1) { use(&uris[i]); }
 *
 * @param rule   The rule.  If it is unknown, no text is valid.
 * @param texts  The texts.
 * @param count  The number of texts.
 * @param uris   Receives `count` parsed URIs; zeros for a text that is not valid.  May be NULL.
 * @param valid  Receives (`count` + 63) / 64 words.  Bit i % 64, counted from the lowest, of word
 *     i / 64 says whether text i is valid; bits after the last text are 0.  May be NULL.
 * @return the number of valid texts.  Linear in the texts. */
URISCAN_API size_t uriscan_parse_many(uriscan_rule rule, const uriscan_slice* texts, size_t count,
                                      uriscan_uri* uris, uint64_t* valid) URISCAN_NOEXCEPT;

/** Starts to parse a text that comes in chunks.
 *
 *     uriscan_push push;
 *     uriscan_push_start(&push, URISCAN_RULE_URI);
 *     uriscan_push_feed(&push, "http://exa", 10);
 *     uriscan_push_feed(&push, "mple/", 5);
 *     status = uriscan_push_finish(&push, &uri, &error);
 *
 * @param push  Storage of the caller.  No other call is needed before the first use or after the
 *     last one.
 * @param rule  The rule.
 * @return ::URISCAN_OK, or ::URISCAN_INVALID_ARGUMENT for an unknown rule; the parser then checks
 *     URI-references.  Constant time. */
URISCAN_API uriscan_status uriscan_push_start(uriscan_push* push,
                                              uriscan_rule rule) URISCAN_NOEXCEPT;

/** Reads the next chunk, which can end anywhere, also within a triplet.
 *
 * @return 1 if the text so far can become valid.  0 if it cannot; more chunks then change nothing.
 *     Linear in the chunk. */
URISCAN_API int uriscan_push_feed(uriscan_push* push, const char* chunk,
                                  size_t size) URISCAN_NOEXCEPT;

/** Gives the result for a text that ends here.  The parser does not change, so you can feed more.
 *
 * @param push   The parser.
 * @param uri    As in uriscan_parse(), for the text of all chunks.  May be NULL.
 * @param error  As in uriscan_parse().  May be NULL.
 * @return what uriscan_parse() returns for the whole text.  A valid text of 2^32 octets or more
 *     gives ::URISCAN_TOO_LONG.  Constant time. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status uriscan_push_finish(
    const uriscan_push* push, uriscan_uri* uri, uriscan_error* error) URISCAN_NOEXCEPT;

/* ---- Reading a parsed URI ------------------------------------------------------------------- */

/** Returns a component as a part of the text, as it is written there.
 *
 * @param uri        What uriscan_parse() stored for `text`.
 * @param text       The text.
 * @param component  One of the constants `URISCAN_COMPONENT_...`.
 * @return the part.  Its `data` is NULL if the component is absent or unknown.  The path is never
 *     absent.  A zone identifier (RFC 6874) is absent unless uriscan_parse_allowing() let it
 *     through; it is a part of the host, without the "%25" or "%" before it.  Constant time; linear
 *     in the user information for user and password, and in the host for the zone identifier. */
URISCAN_API uriscan_slice uriscan_get(const uriscan_uri* uri, const char* text,
                                      uriscan_component component) URISCAN_NOEXCEPT;

/** Returns what uriscan_get() returns.  The compiler can put this function into its caller.  If the
 * component is a constant, only a few comparisons and subtractions remain.  For the user, the
 * password, the authority, and a URI whose form is not 0, this function calls uriscan_get().
 *
 *     uriscan_slice host = uriscan_get_inline(&uri, text, URISCAN_COMPONENT_HOST);
 */
static inline uriscan_slice uriscan_get_inline(const uriscan_uri* uri, const char* text,
                                               uriscan_component component) URISCAN_NOEXCEPT {
    const uint32_t authority = uri->scheme_end == 0 ? 2 : uri->scheme_end + 3;
    uriscan_slice part = {NULL, 0};
    uint32_t begin = 0;
    uint32_t end = 0;
    int is_present = 1;
    if (uri->form != 0 || text == NULL) {
        return uriscan_get(uri, text, component);
    }
    switch (component) {
        case URISCAN_COMPONENT_SCHEME:
            is_present = uri->scheme_end != 0;
            end = uri->scheme_end;
            break;
        case URISCAN_COMPONENT_USERINFO:
            is_present = uri->host_begin > authority;
            begin = authority;
            end = uri->host_begin - 1;
            break;
        case URISCAN_COMPONENT_HOST:
            is_present = uri->host_begin != 0;
            begin = uri->host_begin;
            end = uri->host_end;
            break;
        case URISCAN_COMPONENT_PORT:
            is_present = uri->host_end != uri->path_begin;
            begin = uri->host_end + 1;
            end = uri->path_begin;
            break;
        case URISCAN_COMPONENT_PATH:
            begin = uri->path_begin;
            end = uri->path_end;
            break;
        case URISCAN_COMPONENT_QUERY:
            is_present = uri->path_end != uri->query_end;
            begin = uri->path_end + 1;
            end = uri->query_end;
            break;
        case URISCAN_COMPONENT_FRAGMENT:
            is_present = uri->query_end != uri->size;
            begin = uri->query_end + 1;
            end = uri->size;
            break;
        default: return uriscan_get(uri, text, component);
    }
    if (is_present) {
        part.data = text + begin;
        part.size = end - begin;
    }
    return part;
}

/** Returns the kind of the host, one of the constants `URISCAN_HOST_...` (3.2.2).  Constant time.
 *
 *     if (uriscan_host_kind(&uri, text) != URISCAN_HOST_REG_NAME) { return 400; }
 */
URISCAN_API int32_t uriscan_host_kind(const uriscan_uri* uri, const char* text) URISCAN_NOEXCEPT;

/** Reads the host as an IP address (3.2.2).
 *
 *     unsigned char address[16];
 *     if (uriscan_host_address(&uri, text, address) == 4 && address[0] == 127) { return 400; }
 *
 * @param uri      What uriscan_parse() stored for `text`.
 * @param text     The text.
 * @param address  Receives the octets in network order.
 * @return 4 for an IPv4address, 16 for an IPv6address, and 0 for other hosts; then nothing is
 *     stored.  Constant time. */
URISCAN_API int uriscan_host_address(const uriscan_uri* uri, const char* text,
                                     unsigned char address[16]) URISCAN_NOEXCEPT;

/** Returns the port as a number from 0 to 65535, or ::URISCAN_PORT_ABSENT, ::URISCAN_PORT_EMPTY or
 * ::URISCAN_PORT_TOO_LARGE (3.2.3).  Linear in the port.
 *
 *     int32_t port = uriscan_port_number(&uri, text);
 *     if (port == URISCAN_PORT_ABSENT || port == URISCAN_PORT_EMPTY) { port = 80; }
 */
URISCAN_API int32_t uriscan_port_number(const uriscan_uri* uri, const char* text) URISCAN_NOEXCEPT;

/** Returns the port that a program connects to: the number of the port, or the default port of the
 * scheme if the port is absent or empty (3.2.3, 6.2.3).  If there is no authority, or if the scheme
 * has no default port, returns what uriscan_port_number() returns.  Linear in the port.
 *
 *     if (uriscan_effective_port(&uri, text) != 443) { return 400; }
 */
URISCAN_API int32_t uriscan_effective_port(const uriscan_uri* uri,
                                           const char* text) URISCAN_NOEXCEPT;

/** Returns the default port of a scheme, or ::URISCAN_PORT_ABSENT if it has none or is unknown.
 * The case of the letters does not matter.  Constant time.
 *
 *     int32_t port = uriscan_default_port("HTTPS", 5);
 *     // port == 443
 */
URISCAN_API int32_t uriscan_default_port(const char* scheme, size_t size) URISCAN_NOEXCEPT;

/** Returns the kind of a reference, one of the constants `URISCAN_REFERENCE_...`.  Constant time.
 *
 *     if (uriscan_reference_kind(&uri, text) == URISCAN_REFERENCE_NETWORK_PATH) { return 400; }
 */
URISCAN_API int32_t uriscan_reference_kind(const uriscan_uri* uri,
                                           const char* text) URISCAN_NOEXCEPT;

/** Returns the registrable domain of the host: its public suffix and one label more.  For
 * "http://www.Example.co.uk./", it is "Example.co.uk".  The library has no list of public suffixes:
 * a function of the caller has one.  docs/c.md has such a function for libpsl.
 *
 *     uriscan_slice domain = uriscan_registrable_domain(&uri, text, suffix_size, NULL);
 *     use(&domain);
 *
 * @param uri          What uriscan_parse() stored for `text`.
 * @param text         The text.
 * @param suffix_size  The function.  It is called at most once, and must not throw.
 * @param context      What the function gets as its last parameter.
 * @return the domain as a part of the text, as it is written there, without a dot at the end.  Its
 *     `data` is NULL if there is no registrable domain: the host is absent, an IP address (also one
 *     with triplets, as in "http://%31.2.3.4/"), or itself a public suffix; it has more than 253
 *     octets, an empty label, or a triplet of an octet that no name has, such as "%00"; or the
 *     function returns 0 or a size that does not fit.  Linear in the host. */
URISCAN_API uriscan_slice uriscan_registrable_domain(const uriscan_uri* uri, const char* text,
                                                     uriscan_suffix_size* suffix_size,
                                                     void* context) URISCAN_NOEXCEPT;

/* ---- Segments and query parameters ---------------------------------------------------------- */

/** Returns the number of segments of the path: the path is cut at each "/" (3.3).  The first
 * segment of a path that starts with "/" is empty: "/a/b" has the segments "", "a" and "b".  An
 * empty path has no segments.  Linear in the path.
 *
 *     size_t count = uriscan_segment_count(&uri, text);
 *     // count == 2
 */
URISCAN_API size_t uriscan_segment_count(const uriscan_uri* uri, const char* text) URISCAN_NOEXCEPT;

/** Returns a segment of the path, as it is written there.
 *
 *     uriscan_slice last = uriscan_segment(&uri, text, uriscan_segment_count(&uri, text) - 1);
 *     // last.size == 1 && last.data[0] == 'a'
 *
 * @param uri    What uriscan_parse() stored for `text`.
 * @param text   The text.
 * @param index  The number of the segment; the first is 0.
 * @return the segment.  Its `data` is NULL if the path has no segment with this number.  Linear in
 *     the path up to the segment. */
URISCAN_API uriscan_slice uriscan_segment(const uriscan_uri* uri, const char* text,
                                          size_t index) URISCAN_NOEXCEPT;

/** Goes to the next segment of the path.
 *
 *     uriscan_slice segment = {NULL, 0};
 *     while (uriscan_next_segment(&uri, text, &segment)) {
 *         use(&segment);
 *     }
 *
 * @param uri      What uriscan_parse() stored for `text`.
 * @param text     The text.
 * @param segment  The previous segment; for the first call, an absent one.  Receives the next
 *     segment; after the last one, an absent one.
 * @return 1 if there is a next segment, else 0.  Linear in the segment. */
URISCAN_API int uriscan_next_segment(const uriscan_uri* uri, const char* text,
                                     uriscan_slice* segment) URISCAN_NOEXCEPT;

/** Returns the number of parameters of the query: the query is cut at each "&".  A query that is
 * absent or empty has no parameters.  Linear in the query.
 *
 *     size_t count = uriscan_parameter_count(&uri, text);
 *     // count == 0
 */
URISCAN_API size_t uriscan_parameter_count(const uriscan_uri* uri,
                                           const char* text) URISCAN_NOEXCEPT;

/** Goes to the next parameter of the query.  uriscan_decode_parameter() decodes keys and values.
 *
 *     uriscan_parameter parameter = {{NULL, 0}, {NULL, 0}};
 *     while (uriscan_next_parameter(&uri, text, &parameter)) {
 *         use(&parameter);
 *     }
 *
 * @param uri        What uriscan_parse() stored for `text`.
 * @param text       The text.
 * @param parameter  The previous parameter; for the first call, an absent one.  Receives the next
 *     parameter; after the last one, an absent one.
 * @return 1 if there is a next parameter, else 0.  Linear in the parameter. */
URISCAN_API int uriscan_next_parameter(const uriscan_uri* uri, const char* text,
                                       uriscan_parameter* parameter) URISCAN_NOEXCEPT;

/** Goes to the next parameter whose decoded key is `key`.
 *
 *     uriscan_parameter id = {{NULL, 0}, {NULL, 0}};
 *     if (uriscan_find_parameter(&uri, text, "id", 2, 0, &id)) { use(&id.value); }
 *
 * @param uri        What uriscan_parse() stored for `text`.
 * @param text       The text.
 * @param key        The key, decoded.
 * @param size       The size of the key in octets.
 * @param flags      ::URISCAN_QUERY_PLUS_IS_SPACE or 0.
 * @param parameter  As in uriscan_next_parameter().
 * @return 1 if there is such a parameter, else 0.  Also 0 for unknown flags.  Linear in the query
 *     from the parameter on. */
URISCAN_API int uriscan_find_parameter(const uriscan_uri* uri, const char* text, const char* key,
                                       size_t size, uint32_t flags,
                                       uriscan_parameter* parameter) URISCAN_NOEXCEPT;

/** Decodes the key or the value of a parameter.  This is uriscan_decode(), but with flags.
 *
 *     char value[100];
 *     status = uriscan_decode_parameter("a+b%21", 6, URISCAN_QUERY_PLUS_IS_SPACE, value,
 *                                       sizeof value, NULL, &error);
 *     // strcmp(value, "a b!") == 0
 *
 * @param text      The text.
 * @param size      The size of the text in octets.
 * @param flags     ::URISCAN_QUERY_PLUS_IS_SPACE or 0.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @param error     Receives the error; zeros if there is none.  May be NULL.
 * @return what uriscan_decode() returns, or ::URISCAN_INVALID_ARGUMENT. */
URISCAN_API uriscan_status uriscan_decode_parameter(const char* text, size_t size, uint32_t flags,
                                                    char* to, size_t capacity, size_t* needed,
                                                    uriscan_error* error) URISCAN_NOEXCEPT;

/* ---- Changing and building URIs ------------------------------------------------------------- */

/** Writes a URI with one component set to a value.  All other components stay the same.  A parser
 * reads exactly these components from the result; if that is not possible, the function fails.
 * The size of the URI, plus three times that of the value, plus 4 is always enough for the result
 * without a NUL.  Linear.
 *
 *     char changed[100];
 *     status = uriscan_with(&uri, text, URISCAN_COMPONENT_HOST, "[::1]", 5, 0, changed,
 *                           sizeof changed, NULL, NULL, &error);
 *     // strcmp(changed, "http://[::1]:80/a") == 0
 *
 * @param uri        What uriscan_parse() stored for `text`.
 * @param text       The text.
 * @param component  One of the first seven constants `URISCAN_COMPONENT_...`.
 * @param value      The value, without the delimiters of the component.
 * @param size       The size of the value in octets.
 * @param flags      A sum of the constants `URISCAN_CHANGE_...`, or 0.
 * @param to         See "Writers" at the head of this file.
 * @param capacity   See "Writers".
 * @param needed     See "Writers".
 * @param changed    Receives the offsets of the result; zeros after an error.  May be NULL.
 * @param error      Receives the error; zeros if there is none.  Its offset is an offset in the
 *     value.  If the path does not fit the other components, it is an offset in the path as it
 *     would be written.  May be NULL.
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL, ::URISCAN_TOO_LONG, or
 *     ::URISCAN_INVALID_ARGUMENT, also if the form of the URI is neither 0 nor
 *     ::URISCAN_RULE_ABSOLUTE_FORM.  ::URISCAN_UNEXPECTED_CHARACTER, ::URISCAN_UNEXPECTED_END or
 *     ::URISCAN_MALFORMED_PERCENT_ENCODING if the component cannot have this value.
 *     ::URISCAN_MISSING_HOST, ::URISCAN_PATH_NOT_ABSOLUTE, ::URISCAN_PATH_BEGINS_WITH_SLASHES or
 *     ::URISCAN_COLON_IN_FIRST_SEGMENT if the value does not fit the other components. */
URISCAN_API uriscan_status uriscan_with(const uriscan_uri* uri, const char* text,
                                        uriscan_component component, const char* value, size_t size,
                                        uint32_t flags, char* to, size_t capacity, size_t* needed,
                                        uriscan_uri* changed,
                                        uriscan_error* error) URISCAN_NOEXCEPT;

/** Writes a URI without one component.  If the host is removed, user information and port are also
 * removed, so that there is no authority.  All other components stay the same.  A removed path
 * becomes empty.  The size of the URI plus 2 is always enough for the result without a NUL.
 * Linear.
 *
 *     char changed[100];
 *     status = uriscan_without(&uri, text, URISCAN_COMPONENT_PORT, 0, changed, sizeof changed,
 *                              NULL, NULL, &error);
 *     // strcmp(changed, "http://127.0.0.1/a") == 0
 *
 * @param uri        What uriscan_parse() stored for `text`.
 * @param text       The text.
 * @param component  One of the first seven constants `URISCAN_COMPONENT_...`, or
 *     ::URISCAN_COMPONENT_AUTHORITY, which means the same as ::URISCAN_COMPONENT_HOST.
 * @param flags      ::URISCAN_CHANGE_REPAIR_PATH or 0.
 * @param to         See "Writers" at the head of this file.
 * @param capacity   See "Writers".
 * @param needed     See "Writers".
 * @param changed    As in uriscan_with().
 * @param error      As in uriscan_with().
 * @return what uriscan_with() returns. */
URISCAN_API uriscan_status uriscan_without(const uriscan_uri* uri, const char* text,
                                           uriscan_component component, uint32_t flags, char* to,
                                           size_t capacity, size_t* needed, uriscan_uri* changed,
                                           uriscan_error* error) URISCAN_NOEXCEPT;

/** Writes a URI with one value for a key in its query (3.4).  The first parameter with the key gets
 * the value and stays where it is; its key stays as it is written.  All other parameters with the
 * key are removed.  If no parameter has the key, a new one is appended.  Linear.
 *
 *     char changed[100];
 *     status = uriscan_with_parameter(&uri, text, "id", 2, "1&2", 3, URISCAN_CHANGE_DATA, changed,
 *                                     sizeof changed, NULL, NULL, &error);
 *     // strcmp(changed, "http://127.0.0.1:80/a?id=1%262") == 0
 *
 * A parameter has the key if both are the same when they are decoded.  In data, "&", "=" and "+"
 * are encoded, too.  In text, a "&" is an error, and in the key, a "=" is also an error.
 *
 * @param uri         What uriscan_parse() stored for `text`.
 * @param text        The text.
 * @param key         The key.
 * @param key_size    The size of the key in octets.
 * @param value       The value.  If it is NULL, the parameter has no "=", and its key cannot be
 *     empty.
 * @param value_size  The size of the value in octets.
 * @param flags       A sum of ::URISCAN_CHANGE_DATA and ::URISCAN_QUERY_PLUS_IS_SPACE, or 0.
 * @param to          See "Writers" at the head of this file.
 * @param capacity    See "Writers".
 * @param needed      See "Writers".
 * @param changed     As in uriscan_with().
 * @param error       As in uriscan_with().
 * @return what uriscan_with() returns. */
URISCAN_API uriscan_status uriscan_with_parameter(const uriscan_uri* uri, const char* text,
                                                  const char* key, size_t key_size,
                                                  const char* value, size_t value_size,
                                                  uint32_t flags, char* to, size_t capacity,
                                                  size_t* needed, uriscan_uri* changed,
                                                  uriscan_error* error) URISCAN_NOEXCEPT;

/** Writes a URI without the parameters that have this key.  If no parameter is left, there is no
 * query.  If no parameter has the key, nothing changes.  Linear.
 *
 *     char changed[100];
 *     status = uriscan_without_parameter(&uri, text, "id", 2, 0, changed, sizeof changed, NULL,
 *                                        NULL, &error);
 *     // strcmp(changed, text) == 0
 *
 * @param uri       What uriscan_parse() stored for `text`.
 * @param text      The text.
 * @param key       The key.
 * @param size      The size of the key in octets.
 * @param flags     As in uriscan_with_parameter().
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @param changed   As in uriscan_with().
 * @param error     As in uriscan_with().
 * @return what uriscan_with() returns. */
URISCAN_API uriscan_status uriscan_without_parameter(const uriscan_uri* uri, const char* text,
                                                     const char* key, size_t size, uint32_t flags,
                                                     char* to, size_t capacity, size_t* needed,
                                                     uriscan_uri* changed,
                                                     uriscan_error* error) URISCAN_NOEXCEPT;

/** Starts to build a URI reference.  The builder keeps pointers to all texts that it is given, so
 * keep these texts, unchanged, until uriscan_builder_finish().  The builder also keeps the pointer
 * `to`, and stores segments and parameters there.
 *
 *     char built[100];
 *     uriscan_builder builder;
 *     uriscan_builder_start(&builder, NULL, NULL, built, sizeof built);
 *     uriscan_builder_set(&builder, URISCAN_COMPONENT_SCHEME, "http", 4, 0);
 *     uriscan_builder_set(&builder, URISCAN_COMPONENT_HOST, "h", 1, 0);
 *     uriscan_builder_append_segment(&builder, "a/b", 3, URISCAN_CHANGE_DATA);
 *     uriscan_builder_append_parameter(&builder, "q", 1, "1 2", 3, URISCAN_CHANGE_DATA);
 *     status = uriscan_builder_finish(&builder, 0, NULL, NULL, &error);
 *     // strcmp(built, "http://h/a%2Fb?q=1%202") == 0
 *
 * @param builder   Storage of the caller.  No other call is needed before the first use or after
 *     the last one.
 * @param uri       What uriscan_parse() stored for `text`: the builder starts with the components
 *     of this URI.  If it is NULL, the builder has no components.
 * @param text      The text.
 * @param to        See "Writers" at the head of this file.  If a segment or parameter does not fit,
 *     the builder only counts from then on, and uriscan_builder_finish() says how many octets are
 *     needed.
 * @param capacity  See "Writers".
 * @return ::URISCAN_OK, or ::URISCAN_INVALID_ARGUMENT if the form of the URI is neither 0 nor
 *     ::URISCAN_RULE_ABSOLUTE_FORM, as in uriscan_with().  Constant time. */
URISCAN_API uriscan_status uriscan_builder_start(uriscan_builder* builder, const uriscan_uri* uri,
                                                 const char* text, char* to,
                                                 size_t capacity) URISCAN_NOEXCEPT;

/** Sets a component.  A component that is set again has the last value.  A path cannot be set after
 * segments were appended, and a query cannot be set after parameters were appended.
 *
 * @param builder    The builder.
 * @param component  As in uriscan_with().
 * @param value      As in uriscan_with().
 * @param size       As in uriscan_with().
 * @param flags      ::URISCAN_CHANGE_DATA or 0.
 * @return ::URISCAN_OK; ::URISCAN_INVALID_ARGUMENT; or ::URISCAN_TOO_LONG or another status of
 *     uriscan_with() if the component cannot have this value.  After an error, the builder is as
 *     before, but uriscan_builder_finish() returns the first error.  Linear in the value. */
URISCAN_API uriscan_status uriscan_builder_set(uriscan_builder* builder,
                                               uriscan_component component, const char* value,
                                               size_t size, uint32_t flags) URISCAN_NOEXCEPT;

/** Removes a component, as uriscan_without() does.  Path and query cannot be removed after
 * something was appended to them.
 *
 * @return ::URISCAN_OK or ::URISCAN_INVALID_ARGUMENT.  Constant time. */
URISCAN_API uriscan_status uriscan_builder_remove(uriscan_builder* builder,
                                                  uriscan_component component) URISCAN_NOEXCEPT;

/** Appends "/" and a segment to the path (3.3).  If the path before the first segment ends with
 * "/", no other "/" is added: the path "/a/" and the segments "b", "", "c" give "/a/b//c".
 *
 * @param builder  The builder.
 * @param segment  The segment.  In data, "/" is encoded; in text, it is an error.  "." and ".." are
 *     errors, in text also if they are percent-encoded.
 * @param size     The size of the segment in octets.
 * @param flags    ::URISCAN_CHANGE_DATA or 0.
 * @return what uriscan_builder_set() returns, or ::URISCAN_DOT_SEGMENT.  Linear in the segment, and
 *     in the parameters that were appended before. */
URISCAN_API uriscan_status uriscan_builder_append_segment(uriscan_builder* builder,
                                                          const char* segment, size_t size,
                                                          uint32_t flags) URISCAN_NOEXCEPT;

/** Appends a parameter to the query.  If the query has octets, an "&" is written before it.
 *
 * @param builder     The builder.
 * @param key         As in uriscan_with_parameter().
 * @param key_size    As in uriscan_with_parameter().
 * @param value       As in uriscan_with_parameter().
 * @param value_size  As in uriscan_with_parameter().
 * @param flags       ::URISCAN_CHANGE_DATA or 0.
 * @return what uriscan_builder_set() returns.  Linear in the parameter. */
URISCAN_API uriscan_status uriscan_builder_append_parameter(uriscan_builder* builder,
                                                            const char* key, size_t key_size,
                                                            const char* value, size_t value_size,
                                                            uint32_t flags) URISCAN_NOEXCEPT;

/** Writes the URI to the buffer that uriscan_builder_start() was given.  After that, the builder
 * must be started again.  Linear in the URI.
 *
 * @param builder  The builder.
 * @param flags    ::URISCAN_CHANGE_REPAIR_PATH or 0.
 * @param needed   See "Writers" at the head of this file.
 * @param uri      Receives the offsets of the result; zeros after an error.  May be NULL.
 * @param error    Receives the error; zeros if there is none.  May be NULL.
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL, ::URISCAN_TOO_LONG or
 *     ::URISCAN_INVALID_ARGUMENT; the first error of an earlier call; or, if the components do not
 *     fit together, what uriscan_with() returns. */
URISCAN_API uriscan_status uriscan_builder_finish(uriscan_builder* builder, uint32_t flags,
                                                  size_t* needed, uriscan_uri* uri,
                                                  uriscan_error* error) URISCAN_NOEXCEPT;

/* ---- Operations ----------------------------------------------------------------------------- */

/** Writes a URI in its normal form (6.2.2, 6.2.3).  The capacity `uri->size` + 1 is always enough
 * for the result without a NUL; with ::URISCAN_NORMALIZE_IPV6_ADDRESS, `uri->size` + 8.  Linear.
 *
 *     char normal[1000];
 *     status = uriscan_normalize(&uri, text, URISCAN_NORMALIZE_SCHEME_BASED, normal, sizeof normal,
 *                                NULL);
 *
 * @param uri       What uriscan_parse() stored for `text`.
 * @param text      The text.
 * @param rules     A sum of the constants `URISCAN_NORMALIZE_...`.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL, ::URISCAN_TOO_LONG or
 *     ::URISCAN_INVALID_ARGUMENT. */
URISCAN_API uriscan_status uriscan_normalize(const uriscan_uri* uri, const char* text,
                                             uint32_t rules, char* to, size_t capacity,
                                             size_t* needed) URISCAN_NOEXCEPT;

/** Says whether two URIs have the same normal form by `rules` (6.2).  Writes no text.  Linear.
 *
 *     if (uriscan_equivalent(&uri, text, &other, other_text, URISCAN_NORMALIZE_SCHEME_BASED)) {
 *         use(&uri);
 *     }
 *
 * @return 1 if the normal forms are the same, else 0.  0 also for unknown rules. */
URISCAN_API int uriscan_equivalent(const uriscan_uri* a, const char* text_of_a,
                                   const uriscan_uri* b, const char* text_of_b,
                                   uint32_t rules) URISCAN_NOEXCEPT;

/** Says whether two URIs have the same origin (RFC 6454, section 5): scheme, host and port in their
 * normal form.  An opaque origin, such as that of "data:,a", differs from all other origins.
 *
 *     int same = uriscan_same_origin(&uri, text, &other, other_text);
 *     // same == 1
 *
 * @return 1 if the origins are the same, else 0.  Linear. */
URISCAN_API int uriscan_same_origin(const uriscan_uri* a, const char* text_of_a,
                                    const uriscan_uri* b, const char* text_of_b) URISCAN_NOEXCEPT;

/** Writes the origin of a URI, as in the field Origin of HTTP (RFC 6454, section 7.1), or "null" if
 * it is opaque.  Do not compare these texts: use uriscan_same_origin().  The size of the URI plus 8
 * is always enough for the result without a NUL.  Linear.
 *
 *     char origin[100];
 *     status = uriscan_origin(&uri, text, origin, sizeof origin, NULL);
 *     // strcmp(origin, "http://127.0.0.1") == 0
 *
 * @param uri       What uriscan_parse() stored for `text`.
 * @param text      The text.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @return ::URISCAN_OK or ::URISCAN_BUFFER_TOO_SMALL. */
URISCAN_API uriscan_status uriscan_origin(const uriscan_uri* uri, const char* text, char* to,
                                          size_t capacity, size_t* needed) URISCAN_NOEXCEPT;

/** Resolves a reference against a base URI (5.2), and writes the target.  The sum of both sizes
 * plus one is always enough for the result without a NUL.  Linear.
 *
 *     char target[1000];
 *     status = uriscan_resolve(&base, base_text, &uri, text, 0, target, sizeof target, NULL);
 *
 * @param base               What uriscan_parse() stored for `text_of_base`.
 * @param text_of_base       The text of the base.
 * @param reference          What uriscan_parse() stored for `text_of_reference`.
 * @param text_of_reference  The text of the reference.
 * @param flags              A sum of the constants `URISCAN_RESOLVE_...`, or 0.
 * @param to                 See "Writers" at the head of this file.
 * @param capacity           See "Writers".
 * @param needed             See "Writers".
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL, ::URISCAN_TOO_LONG,
 *     ::URISCAN_BASE_WITHOUT_SCHEME, ::URISCAN_CLIMBS_ABOVE_ROOT or ::URISCAN_INVALID_ARGUMENT. */
URISCAN_API uriscan_status uriscan_resolve(const uriscan_uri* base, const char* text_of_base,
                                           const uriscan_uri* reference,
                                           const char* text_of_reference, uint32_t flags, char* to,
                                           size_t capacity, size_t* needed) URISCAN_NOEXCEPT;

/** Writes the shortest reference that, resolved against a base URI, gives exactly the octets of a
 * target (4.2, 5.2).  If several references have the same size, the first of this list is written:
 * the target itself; one that starts with "//"; one that starts with "/"; one that starts with a
 * segment.  The size of the target is always enough for the result without a NUL.  Linear.
 *
 *     char reference[100];
 *     status = uriscan_relativize(&uri, text, &uri, text, reference, sizeof reference, NULL, NULL,
 *                                 &error);
 *     // strcmp(reference, "") == 0
 *
 * @param base            What uriscan_parse() stored for `text_of_base`.
 * @param text_of_base    The text of the base.
 * @param target          What uriscan_parse() stored for `text_of_target`.
 * @param text_of_target  The text of the target.
 * @param to              See "Writers" at the head of this file.
 * @param capacity        See "Writers".
 * @param needed          See "Writers".
 * @param reference       Receives the offsets of the result; zeros after an error.  May be NULL.
 * @param error           Receives the error; zeros if there is none.  May be NULL.
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL, ::URISCAN_BASE_WITHOUT_SCHEME,
 *     ::URISCAN_UNREACHABLE if no reference resolves to the target, because it has no scheme or
 *     because resolving would remove its dot segments; or ::URISCAN_INVALID_ARGUMENT if the form of
 *     a URI is neither 0 nor ::URISCAN_RULE_ABSOLUTE_FORM. */
URISCAN_API uriscan_status uriscan_relativize(const uriscan_uri* base, const char* text_of_base,
                                              const uriscan_uri* target, const char* text_of_target,
                                              char* to, size_t capacity, size_t* needed,
                                              uriscan_uri* reference,
                                              uriscan_error* error) URISCAN_NOEXCEPT;

/** Percent-encodes data, which can be any octets, for a part of a URI (2.1).  Three times `size` is
 * always enough for the result without a NUL.  Linear.
 *
 *     char segment[100];
 *     status = uriscan_encode(URISCAN_ENCODE_SEGMENT, "a/b c", 5, segment, sizeof segment, NULL);
 *     // strcmp(segment, "a%2Fb%20c") == 0
 *
 * @param part      One of the constants `URISCAN_ENCODE_...`.
 * @param data      The data.
 * @param size      The size of the data in octets.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL or ::URISCAN_INVALID_ARGUMENT. */
URISCAN_API uriscan_status uriscan_encode(int32_t part, const char* data, size_t size, char* to,
                                          size_t capacity, size_t* needed) URISCAN_NOEXCEPT;

/** Decodes each triplet of a text (2.1).  Cut a URI into its components before you decode them
 * (2.4).  The result can contain a NUL.  `size` is always enough for it.  Linear.
 *
 *     char data[100];
 *     size_t needed;
 *     status = uriscan_decode("a%2Fb%00", 8, data, sizeof data, &needed, &error);
 *     // needed == 4 && memcmp(data, "a/b\0", 4) == 0
 *
 * @param text      The text.
 * @param size      The size of the text in octets.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @param error     Receives the error; zeros if there is none.  May be NULL.
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL, or ::URISCAN_MALFORMED_PERCENT_ENCODING if a
 *     "%" does not start a triplet. */
URISCAN_API uriscan_status uriscan_decode(const char* text, size_t size, char* to, size_t capacity,
                                          size_t* needed, uriscan_error* error) URISCAN_NOEXCEPT;

/** Makes a valid reference from a text in which octets of path, query or fragment were not
 * percent-encoded.  A valid text stays as it is.  Scheme and authority are never changed.  Three
 * times `size` is always enough for the result without a NUL.  Linear.
 *
 *     char valid[100];
 *     status = uriscan_repair("/a b", 4, URISCAN_REPAIR_USUAL, valid, sizeof valid, NULL, &error);
 *     // strcmp(valid, "/a%20b") == 0
 *
 * @param text      The text.
 * @param size      The size of the text in octets.
 * @param repairs   A sum of the constants `URISCAN_REPAIR_...`.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @param error     Receives the error; zeros if there is none.  May be NULL.
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL, ::URISCAN_INVALID_ARGUMENT, or what
 *     uriscan_parse() returns for a text that cannot be repaired. */
URISCAN_API uriscan_status uriscan_repair(const char* text, size_t size, uint32_t repairs, char* to,
                                          size_t capacity, size_t* needed,
                                          uriscan_error* error) URISCAN_NOEXCEPT;

/* ---- Audit, extraction, redaction ----------------------------------------------------------- */

/** Returns what deserves a second look in a valid URI: the sum of the bits of its findings.
 *
 *     if (uriscan_audit(&uri, text) & URISCAN_FINDING_BIT(URISCAN_FINDING_LOOPBACK_HOST)) {
 *         return 400;
 *     }
 *
 * A parsed text of the authority form, or of the field Host, is audited like the authority of a
 * URI.  Linear in the text. */
URISCAN_API uint64_t uriscan_audit(const uriscan_uri* uri, const char* text) URISCAN_NOEXCEPT;

/** Returns the findings in a text that uriscan_parse() refused with `error`.  They name the
 * mistakes that other parsers accept.  Linear in the text. */
URISCAN_API uint64_t uriscan_audit_refused(const char* text, size_t size,
                                           const uriscan_error* error) URISCAN_NOEXCEPT;

/** Returns the findings in the value of a field Host, whether it is valid or not.
 *
 *     uint64_t findings = uriscan_audit_host_field("127.0.0.1:", 10);
 *     uint64_t empty = URISCAN_FINDING_BIT(URISCAN_FINDING_EMPTY_PORT);
 *     uint64_t loopback = URISCAN_FINDING_BIT(URISCAN_FINDING_LOOPBACK_HOST);
 *     // findings == (empty | loopback)
 *
 * Linear in the text.  Of a text that is not valid, only the first 1024 octets are read. */
URISCAN_API uint64_t uriscan_audit_host_field(const char* text, size_t size) URISCAN_NOEXCEPT;

/** Finds the first URI in a text that starts at the offset `from` or later.
 *
 *     uriscan_found found;
 *     for (size_t at = 0; uriscan_find(text, size, at, &found); at = found.offset + found.size) {
 *         use(text + found.offset, (size_t)found.size);
 *     }
 *
 * @return 1 if a URI was found, else 0; `*found` then has only zeros.  If each call starts where
 *     the last URI ended, all calls together are linear in the text. */
URISCAN_API int uriscan_find(const char* text, size_t size, size_t from,
                             uriscan_found* found) URISCAN_NOEXCEPT;

/** Writes a URI that was found with the flag ::URISCAN_FOUND_ESCAPED, without its escapes.  `size`
 * is always enough for the result without a NUL.  Linear.
 *
 *     char plain[100];
 *     status = uriscan_unescape("http:\\/\\/h\\/", 12, plain, sizeof plain, NULL);
 *     // strcmp(plain, "http://h/") == 0
 *
 * @param original  The URI as it is written in the text.
 * @param size      Its size in octets.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @return ::URISCAN_OK or ::URISCAN_BUFFER_TOO_SMALL. */
URISCAN_API uriscan_status uriscan_unescape(const char* original, size_t size, char* to,
                                            size_t capacity, size_t* needed) URISCAN_NOEXCEPT;

/** Writes a text as it was before somebody defanged it: "https://a.b" for "hxxps://a[.]b".  All
 * other octets stay.  defang.hpp lists the forms.  `size` is always enough for the result without
 * a NUL.  Linear.
 *
 *     char refanged[100];
 *     status = uriscan_refang("hxxps[:]//a[.]b/", 16, refanged, sizeof refanged, NULL);
 *     // strcmp(refanged, "https://a.b/") == 0
 *
 * @param text      A URI, or any text with URIs.
 * @param size      The size of the text in octets.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @return ::URISCAN_OK or ::URISCAN_BUFFER_TOO_SMALL. */
URISCAN_API uriscan_status uriscan_refang(const char* text, size_t size, char* to, size_t capacity,
                                          size_t* needed) URISCAN_NOEXCEPT;

/** Writes a URI so that programs do not show it as a link: "hxxps://a[.]b/c.d" for
 * "https://a.b/c.d".  Three times the size of the URI is always enough for the result without a
 * NUL.  Linear.
 *
 *     char defanged[100];
 *     status = uriscan_defang(&uri, text, defanged, sizeof defanged, NULL);
 *
 * @param uri       What uriscan_parse() stored for `text`.
 * @param text      The text.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @return ::URISCAN_OK or ::URISCAN_BUFFER_TOO_SMALL. */
URISCAN_API uriscan_status uriscan_defang(const uriscan_uri* uri, const char* text, char* to,
                                          size_t capacity, size_t* needed) URISCAN_NOEXCEPT;

/** Writes a text with "REDACTED" instead of each secret in its URIs (3.2.1, 7.5).  The URIs need
 * not be valid.  Linear.
 *
 *     char line[100];
 *     size_t secrets;
 *     status = uriscan_redact("see http://me@h/", 16, 0, line, sizeof line, NULL, &secrets);
 *     // strcmp(line, "see http://REDACTED@h/") == 0 && secrets == 1
 *
 * @param text      The text, such as a line of a log.
 * @param size      The size of the text in octets.
 * @param flags     A sum of the constants `URISCAN_REDACT_...`, or 0.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @param secrets   Receives the number of secrets; 0 if a flag is unknown.  May be NULL.
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL or ::URISCAN_INVALID_ARGUMENT. */
URISCAN_API uriscan_status uriscan_redact(const char* text, size_t size, uint32_t flags, char* to,
                                          size_t capacity, size_t* needed,
                                          size_t* secrets) URISCAN_NOEXCEPT;

/** Overwrites each octet of each secret in the URIs of a text with an "x".  Linear.
 *
 *     char line[] = "see http://me@h/";
 *     status = uriscan_mask(line, strlen(line), 0, NULL);
 *     // strcmp(line, "see http://xx@h/") == 0
 *
 * @param text     The text, which is changed.
 * @param size     The size of the text in octets.
 * @param flags    A sum of the constants `URISCAN_REDACT_...`, or 0.
 * @param secrets  Receives the number of secrets; 0 if a flag is unknown.  May be NULL.
 * @return ::URISCAN_OK, or ::URISCAN_INVALID_ARGUMENT; then the text does not change. */
URISCAN_API uriscan_status uriscan_mask(char* text, size_t size, uint32_t flags,
                                        size_t* secrets) URISCAN_NOEXCEPT;

/* ---- Words and versions --------------------------------------------------------------------- */

/** Writes one English sentence about an error, without its full stop.  The capacity
 * ::URISCAN_DESCRIPTION_CAPACITY is always enough.  Constant time.
 *
 *     char words[URISCAN_DESCRIPTION_CAPACITY];
 *     uriscan_describe(&error, text, size, words, sizeof words, NULL);
 *     puts(words);
 *
 * @param error     The error.
 * @param text      The text that was refused with this error.  If it is NULL, the sentence does not
 *     show an octet.
 * @param size      The size of the text in octets.
 * @param to        See "Writers" at the head of this file.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL, or ::URISCAN_INVALID_ARGUMENT if the error has
 *     an unknown status or component, or has the status ::URISCAN_OK. */
URISCAN_API uriscan_status uriscan_describe(const uriscan_error* error, const char* text,
                                            size_t size, char* to, size_t capacity,
                                            size_t* needed) URISCAN_NOEXCEPT;

/** Returns the name of a status, such as "unexpected-character".  All names are static and end with
 * a NUL.  The name of an unknown constant is empty.
 *
 *     printf("%s in %s\n", uriscan_status_name(error.status),
 *            uriscan_component_name(error.component));
 */
URISCAN_API const char* uriscan_status_name(uriscan_status status) URISCAN_NOEXCEPT;

/** Returns the name of a rule, such as "uri-reference". */
URISCAN_API const char* uriscan_rule_name(uriscan_rule rule) URISCAN_NOEXCEPT;

/** Returns the name of a component, such as "userinfo". */
URISCAN_API const char* uriscan_component_name(uriscan_component component) URISCAN_NOEXCEPT;

/** Returns the name of a kind of hosts, such as "reg-name".  The name of ::URISCAN_HOST_NONE is
 * empty. */
URISCAN_API const char* uriscan_host_kind_name(int32_t host_kind) URISCAN_NOEXCEPT;

/** Returns the name of a kind of references, such as "network-path".  The name of
 * ::URISCAN_REFERENCE_NONE is empty. */
URISCAN_API const char* uriscan_reference_kind_name(int32_t reference_kind) URISCAN_NOEXCEPT;

/** Returns the name of a finding, such as "numeric-host".
 *
 *     uint64_t findings = uriscan_audit(&uri, text);
 *     for (int32_t f = 0; f < 64; ++f) {
 *         if (findings & URISCAN_FINDING_BIT(f)) {
 *             printf("%s: %s\n", uriscan_finding_name(f), uriscan_finding_meaning(f));
 *         }
 *     }
 */
URISCAN_API const char* uriscan_finding_name(int32_t finding) URISCAN_NOEXCEPT;

/** Returns what a finding means, in one sentence. */
URISCAN_API const char* uriscan_finding_meaning(int32_t finding) URISCAN_NOEXCEPT;

/** Returns the version of the library that the program uses: 65536 times the major version, plus
 * 256 times the minor version, plus the patch version. */
URISCAN_API uint32_t uriscan_version(void) URISCAN_NOEXCEPT;

/** Returns the version of the library as a text, such as "0.1.0". */
URISCAN_API const char* uriscan_version_text(void) URISCAN_NOEXCEPT;

/** Returns the name of the kernel in use: "scalar", "sse", "avx2", "avx512", "neon" or
 * "simd128".
 *
 * The first use of the parser chooses the fastest kernel that the processor can run.  For tests and
 * measurements, the environment variable URISCAN_KERNEL can name another one.  It is ignored in
 * programs that have more rights than their user, such as set-user-ID programs.  All kernels give
 * the same results. */
URISCAN_API const char* uriscan_kernel(void) URISCAN_NOEXCEPT;

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* URISCAN_URISCAN_H */
