export interface URIComponent {
    scheme?: string;
    userinfo?: string;
    host?: string;
    port?: number | string;
    path?: string;
    query?: string;
    fragment?: string;
    reference?: string;
    error?: string;
}
export interface Options {
    /** The scheme for a text that is a suffix. */
    scheme?: string;
    /** "suffix" (RFC 3986, section 4.5), or the kind of reference that a text must be. */
    reference?: string;
    /** Ignores the scheme of a reference if the base has the same scheme (5.2.2). */
    tolerant?: boolean;
    /** Keeps dot segments in a normal form. */
    absolutePath?: boolean;
}
export function parse(uri: string, options?: Options): URIComponent;
export function serialize(components: URIComponent, options?: Options): string;
export function resolve(base: string, relative: string, options?: Options): string;
export function resolveComponent(base: URIComponent, relative: URIComponent,
    options?: Options): URIComponent;
export function normalize(uri: string, options?: Options): string;
export function normalize(uri: URIComponent, options?: Options): URIComponent;
export function equal(a: string | URIComponent, b: string | URIComponent,
    options?: Options): boolean;
export const fastUri: {
    parse: typeof parse;
    serialize: typeof serialize;
    resolve: typeof resolve;
    resolveComponent: typeof resolveComponent;
    normalize: typeof normalize;
    equal: typeof equal;
};
export default fastUri;
