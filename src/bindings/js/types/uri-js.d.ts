import {equal, normalize, parse, resolve, serialize} from './fast-uri.js';
import type {Options, URIComponent} from './fast-uri.js';
export {equal, normalize, parse, resolve, serialize};
export type {Options as URIOptions, URIComponent as URIComponents} from './fast-uri.js';
export function resolveComponents(base: URIComponent, relative: URIComponent,
    options?: Options): URIComponent;
export function removeDotSegments(path: string): string;
export function escapeComponent(text: string): string;
export function unescapeComponent(text: string): string;
declare const uriJs: {
    equal: typeof equal;
    escapeComponent: typeof escapeComponent;
    normalize: typeof normalize;
    parse: typeof parse;
    removeDotSegments: typeof removeDotSegments;
    resolve: typeof resolve;
    resolveComponents: typeof resolveComponents;
    serialize: typeof serialize;
    unescapeComponent: typeof unescapeComponent;
};
export default uriJs;
