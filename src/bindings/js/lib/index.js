// uriscan for JavaScript: strict URIs by RFC 3986.
export {build} from './build.js';
export {caretDiagram, UriError} from './error.js';
export {equal, normalize} from './normalize.js';
export {decode, encode} from './percent.js';
export {relativize, resolve} from './resolve.js';
export {
    findError, isAbsoluteUri, isRelativeRef, isUri, isUriReference, isValid, parse, tryParse, Uri,
} from './uri.js';
