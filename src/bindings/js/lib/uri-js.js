// The functions of the package uri-js.
import {
    equal, normalize, parse, resolve, resolveComponent as resolveComponents, serialize,
} from './fast-uri.js';
import {removeDots as removeDotSegments} from './path.js';
import {encode as escapeComponent, decode as unescapeComponent} from './percent.js';

export {
    equal, escapeComponent, normalize, parse, removeDotSegments, resolve, resolveComponents,
    serialize, unescapeComponent,
};
