import {parse, resolve, serialize} from './fast-uri.js';
export const uriResolver: {
    parse: typeof parse;
    resolve: typeof resolve;
    serialize: typeof serialize;
};
export const formats: {
    'uri': (text: string) => boolean;
    'uri-reference': (text: string) => boolean;
    'iri': (text: string) => boolean;
    'iri-reference': (text: string) => boolean;
    'uri-template': (text: string) => boolean;
};
