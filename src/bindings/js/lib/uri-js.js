// The functions of the package uri-js.
import {SETS} from './facts.js';
import {
    equal, normalize, parse, resolve, resolveComponent as resolveComponents, serialize,
} from './fast-uri.js';
import {encodeAround} from './loose.js';
import {removeDots as removeDotSegments} from './path.js';
import {decode, encode} from './percent.js';

/** Encodes all octets except those that a host can have: unreserved octets and sub-delims. */
export function escapeComponent(text) {
    return encode(text, 'host');
}

/** Decodes each triplet of a text.  A "%" that does not start a triplet stays. */
export function unescapeComponent(text) {
    return decode(encodeAround(text, SETS.unreserved));
}

const uriJs = {
    equal, escapeComponent, normalize, parse, removeDotSegments, resolve, resolveComponents,
    serialize, unescapeComponent,
};
export {equal, normalize, parse, removeDotSegments, resolve, resolveComponents, serialize};
export default uriJs;
