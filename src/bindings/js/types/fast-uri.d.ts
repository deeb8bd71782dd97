export interface URIComponent {
    scheme?: string | undefined;
    userinfo?: string | undefined;
    host?: string | undefined;
    port?: number | string | undefined;
    path?: string | undefined;
    query?: string | undefined;
    fragment?: string | undefined;
    reference?: string | undefined;
    error?: string | undefined;
}
export interface Options {
    scheme?: string;
    reference?: string;
    tolerant?: boolean;
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
