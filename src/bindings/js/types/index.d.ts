/** The rules of RFC 3986 that a text can be checked against (sections 4.1, 3, 4.3, 4.2). */
export type Rule = 'uri-reference' | 'uri' | 'absolute-uri' | 'relative-ref';
export type Component = 'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment';
export type HostKind = 'reg-name' | 'ipv4' | 'ipv6' | 'ipvfuture';
export type Reason =
    | 'missing-scheme' | 'unexpected-fragment' | 'malformed-percent-encoding'
    | 'colon-in-first-segment' | 'malformed-ip-literal' | 'invalid-port' | 'unexpected-end'
    | 'unexpected-character' | 'base-without-scheme' | 'climbs-above-root' | 'unreachable'
    | 'missing-host' | 'path-not-absolute' | 'path-begins-with-slashes';

/** A URI or a relative reference that was parsed.  A component that is absent is undefined. */
export class Uri {
    private constructor();
    readonly text: string;
    readonly scheme: string | undefined;
    /** User information, host and port, without the "//". */
    readonly authority: string | undefined;
    readonly userinfo: string | undefined;
    /** The host; an IP literal has its brackets. */
    readonly host: string | undefined;
    readonly hostKind: HostKind | undefined;
    readonly port: string | undefined;
    readonly path: string;
    readonly query: string | undefined;
    readonly fragment: string | undefined;
    readonly isRelative: boolean;
    toString(): string;
    toJSON(): Components;
}

export interface Components {
    scheme?: string | undefined;
    userinfo?: string | undefined;
    host?: string | undefined;
    port?: string | number | undefined;
    path?: string | undefined;
    query?: string | undefined;
    fragment?: string | undefined;
}

/** An error: where and why a text is not valid, or an operation has no result. */
export class UriError extends Error {
    private constructor();
    readonly name: 'UriError';
    /** In UTF-16 code units from the start of `text`. */
    readonly offset: number;
    readonly component: Component;
    readonly reason: Reason;
    /** The text, or the value of a component, in which the offset counts. */
    readonly text: string;
    /** Two lines: the text, and a "^" under the unit at the offset. */
    readonly caret: string;
}

/** Parses `text`, and throws a UriError if it does not match the rule. */
export function parse(text: string, rule?: Rule): Uri;
/** Parses `text`, and returns null if it does not match the rule. */
export function tryParse(text: string, rule?: Rule): Uri | null;
/** Returns the error that parse() would throw, or null. */
export function findError(text: string, rule?: Rule): UriError | null;

/** Says whether `text` matches the rule.  A value that is not a string does not match. */
export function isValid(text: unknown, rule?: Rule): text is string;
export function isUri(text: unknown): text is string;
export function isUriReference(text: unknown): text is string;
export function isAbsoluteUri(text: unknown): text is string;
export function isRelativeRef(text: unknown): text is string;

export interface ResolveOptions {
    /** Ignores the scheme of a reference if the base has the same scheme (5.2.2). */
    backwardCompatible?: boolean;
    /** Makes it an error if a ".." has no segment to remove. */
    refuseAboveRoot?: boolean;
}
/** Resolves a reference against a base, and returns the target (5.2). */
export function resolve(base: string | Uri, reference: string | Uri,
    options?: ResolveOptions): string;
/** Returns the shortest reference that, resolved against `base`, gives `target`. */
export function relativize(base: string | Uri, target: string | Uri): string;

export type NormalizationRule = 'none' | 'syntax-based' | 'scheme-based' | 'letter-case'
    | 'percent-encoding' | 'dot-segments' | 'default-port' | 'empty-port' | 'empty-path'
    | 'ipv6-address';
/** Returns the normal form of a URI (6.2.2, 6.2.3).  The usual rules are "syntax-based".
 * "ipv6-address" (RFC 5952) is only used if it is named. */
export function normalize(uri: string | Uri,
    rules?: NormalizationRule | readonly NormalizationRule[]): string;
/** Says whether two URIs have the same normal form. */
export function equal(a: string | Uri, b: string | Uri,
    rules?: NormalizationRule | readonly NormalizationRule[]): boolean;

export interface BuildOptions {
    /** Writes "/", "/." or "./" before a path that would be read as something else. */
    repair?: boolean;
}
/** Composes a URI from its components, and checks each of them (5.3). */
export function build(components: Components, options?: BuildOptions): string;

export type EncodePart = 'unreserved' | 'user-name' | 'password' | 'host' | 'segment'
    | 'segment-without-colon' | 'path' | 'query' | 'query-parameter' | 'fragment';
/** Encodes a text for a part of a URI (2.1).  Text beyond ASCII is encoded as UTF-8. */
export function encode(text: string, part?: EncodePart): string;
/** Decodes each triplet of a text.  Octets that are not UTF-8 become U+FFFD. */
export function decode(text: string): string;

/** Returns two lines: `text`, and a "^" under the unit at `offset`. */
export function caretDiagram(text: string, offset: number, width?: number): string;
