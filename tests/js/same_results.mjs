// Compares the JavaScript package with the C++ library:
//
//     expected RANDOM SEED CASE_FILE... | node same_results.mjs PACKAGE LEAST
//
// Each line that `expected` prints has a call and what C++ answers.  The status is 1 if an answer
// differs, or if there are fewer than LEAST answers of a kind of call.  The number of answers about
// the table, `start` and `state`, is known.
import {join, resolve} from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const [given, least] = process.argv.slice(2);
const folder = resolve(given);
const load = (name) => import(pathToFileURL(join(folder, 'lib', name)).href);
const uriscan = await load('index.js');
const {formats} = await load('ajv.js');
const {unpack} = await load('unpack.js');
const {isUsual} = await load('usual.js');
const machines = {};
for (const name of ['table', 'iri_table', 'template_table']) {
    const table = await load(`${name}.js`);
    machines[name] = {table, ...unpack(table.CLASSES, table.ROWS)};
}

const flagNames = ['letter-case', 'percent-encoding', 'dot-segments', 'default-port', 'empty-port',
    'empty-path', 'ipv6-address'];
const namesOf = (flags) => flags === 63 ? 'scheme-based' : flags === 7 ? 'syntax-based'
    : flags === 0 ? 'none' : flagNames.filter((_, bit) => flags >> bit & 1);
const orNull = (value) => value === undefined ? null : value;

// Returns the result of a call, or null and the error.
function answer(call) {
    try {
        return [call()];
    } catch (error) {
        if (!(error instanceof uriscan.UriError)) {
            throw error;
        }
        return [null, error.reason, error.component, error.offset, error.message];
    }
}

const validators = {'uri': uriscan.isUri, 'uri-reference': uriscan.isUriReference,
    'absolute-uri': uriscan.isAbsoluteUri, 'relative-ref': uriscan.isRelativeRef};
// All ways to ask for a verdict must agree.
function verdict(rule, text) {
    const answers = [validators[rule](text), uriscan.isValid(text, rule),
        uriscan.tryParse(text, rule) !== null, uriscan.findError(text, rule) === null];
    if (new Set(answers).size !== 1) {
        throw new Error(`verdicts differ: ${answers}`);
    }
    return answers[0];
}

// The expression of usual URIs must match these, and no others.
function checkUsual(uri) {
    const mustMatch = !uri.isRelative && uri.userinfo === undefined && uri.host?.[0] !== '[';
    if (mustMatch !== isUsual(uri.text)) {
        throw new Error('the expression of usual URIs is wrong');
    }
}

const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
const actionNames = ['PATH_BEGIN', 'SCHEME_END', 'HOST_BEGIN', 'HOST_END', 'PATH_END', 'QUERY_END',
    'EXPRESSION_BEGIN', 'VARSPEC_BEGIN', 'MODIFIER_BEGIN', 'EXPRESSION_END', 'RESERVED_OPERATOR'];

// For each kind of call: the number of arguments, and the answer of the package.
const calls = {
    start: [1, (name) => [machines[name].table.START, machines[name].isFinal.length]],
    state: [2, (name, state) => {
        const {table, targets, actions, isFinal} = machines[name];
        const octets = table.CLASSES.length;
        const got = [isFinal[state]];
        for (let octet = 0; octet < 256; ++octet) {
            const i = state * octets + octet;
            const bits = octet < octets ? actions[i] : 0;
            got.push(octet < octets ? targets[i] : 0,
                actionNames.filter((action) => bits & table[action]).map((action) => action + ' ')
                    .join(''));
        }
        return got;
    }],
    // If the octets are not UTF-8, no string has them.  C++ must refuse such a text.
    formats: [1, (octets) => {
        let text;
        try {
            text = decoder.decode(Buffer.from(octets, 'latin1'));
        } catch {
            return [0, 0, 0];
        }
        return [formats.iri(text), formats['iri-reference'](text), formats['uri-template'](text)]
            .map(Number);
    }],
    valid: [2, (rule, text) => {
        verdict(rule, text);
        const uri = uriscan.parse(text, rule);
        checkUsual(uri);
        return [uri.hostKind ?? '', uri.scheme, uri.userinfo, uri.host, uri.port, uri.path,
            uri.query, uri.fragment].map(orNull);
    }],
    error: [2, (rule, text) => {
        verdict(rule, text);
        const error = uriscan.findError(text, rule);
        return [error.reason, error.component, error.offset, error.message, error.caret];
    }],
    normalize: [2, (text, flags) => answer(() => uriscan.normalize(text, namesOf(flags)))],
    resolve: [3, (base, reference, options) => answer(() => uriscan.resolve(base, reference, {
        backwardCompatible: (options & 1) !== 0, refuseAboveRoot: (options & 2) !== 0,
    }))],
    relativize: [2, (base, target) => answer(() => uriscan.relativize(base, target))],
    equal: [3, (a, b, flags) => [uriscan.equal(a, b, namesOf(flags)) ? 1 : 0]],
    build: [8, (scheme, userinfo, host, port, path, query, fragment, repair) => answer(() =>
        uriscan.build({scheme, userinfo, host, port, path, query, fragment},
            {repair: repair === 1}))],
};

const counts = Object.fromEntries(Object.keys(calls).map((kind) => [kind, 0]));
let differences = 0;
for await (const line of createInterface({input: process.stdin})) {
    const [kind, ...rest] = JSON.parse(line);
    const [count, call] = calls[kind];
    const wanted = JSON.stringify(rest.slice(count));
    let got;
    try {
        got = JSON.stringify(call(...rest.slice(0, count)));
    } catch (error) {
        got = String(error.stack);
    }
    ++counts[kind];
    if (got !== wanted && ++differences <= 20) {
        console.log(`${kind} ${JSON.stringify(rest.slice(0, count))}\n` +
            `  C++:        ${wanted.slice(0, 2000)}\n  JavaScript: ${got.slice(0, 2000)}`);
    }
}
console.log(Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(', '));
console.log(`${differences} differences`);
const few = Object.keys(counts).some((kind) => kind !== 'start' && kind !== 'state' &&
    counts[kind] < Number(least));
process.exit(differences > 0 || few || counts.start !== 3 || counts.state < 400 ? 1 : 0);
