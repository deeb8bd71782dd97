// For ajv: the resolver of references, and the formats for URIs.
//
//     const ajv = new Ajv({uriResolver, formats});
import {parse, resolve, serialize} from './fast-uri.js';
import {isIri, isIriReference, isUriTemplate} from './iri.js';
import {isUri, isUriReference} from './uri.js';

export const uriResolver = {parse, resolve, serialize};
export const formats = {
    'uri': isUri,
    'uri-reference': isUriReference,
    'iri': isIri,
    'iri-reference': isIriReference,
    'uri-template': isUriTemplate,
};
