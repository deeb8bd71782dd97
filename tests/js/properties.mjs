// Looks for texts for which the functions of the package contradict each other:
//
//     node properties.mjs PACKAGE ROUNDS [SEED]
//
// The texts are examples that are cut, joined and damaged.
import assert from 'node:assert/strict';
import {join, resolve} from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

const [folder, rounds, seed] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(resolve(folder), 'lib', name)).href);
const uriscan = await load('index.js');
const fastUri = await load('fast-uri.js');
const {formats} = await load('ajv.js');
const parser = await (await load('many.js')).loadParser();
const {UriError} = uriscan;

// Returns what the call returns, or undefined if it throws a UriError.
function tried(call) {
    try {
        return call();
    } catch (error) {
        if (error instanceof UriError) {
            assert(error.offset >= 0 && error.offset <= error.text.length);
            assert(error.caret.endsWith('^\n'));
            return undefined;
        }
        throw error;
    }
}

function checkOne(text) {
    const uri = uriscan.tryParse(text);
    const error = uriscan.findError(text);
    assert.equal(uriscan.isUriReference(text), uri !== null);
    assert.equal(error === null, uri !== null);
    // Each URI is an IRI.
    assert(!uriscan.isUri(text) || formats.iri(text));
    assert(uri === null || formats['iri-reference'](text));
    assert.equal(typeof formats['uri-template'](text), 'boolean');
    if (uri === null) {
        // The text before the error is the start of some valid text.  So an error in it can only be
        // at its end.
        const start = uriscan.findError(text.slice(0, error.offset));
        assert(start === null || start.offset === error.offset);
        return;
    }
    assert.equal(uriscan.build(uri), text);
    for (const rules of ['syntax-based', 'scheme-based']) {
        const normal = uriscan.normalize(text, rules);
        assert.equal(uriscan.normalize(normal, rules), normal);
        assert(uriscan.equal(text, normal, rules));
    }
}

function checkPair(base, text) {
    const target = tried(() => uriscan.resolve(base, text));
    if (target !== undefined) {
        const [from, to, made] = [base, text, target].map((each) => uriscan.parse(each));
        assert(!made.isRelative);
        assert.equal(made.authority,
            to.isRelative && to.authority === undefined ? from.authority : to.authority);
        assert.equal(made.fragment, to.fragment);
    }
    const reference = tried(() => uriscan.relativize(base, text));
    assert(reference === undefined || uriscan.resolve(base, reference) === text);
    // The adapters accept more texts than the grammar, but their results are always valid.
    const loose = tried(() => fastUri.resolve(base, text));
    assert(target === undefined || loose === uriscan.normalize(target));
    assert(loose === undefined || uriscan.isUriReference(loose));
    const normal = fastUri.normalize(text);
    assert(normal === text || uriscan.isUriReference(normal));
    assert.equal(typeof fastUri.equal(base, text), 'boolean');
}

function checkLines(text) {
    const octets = new TextEncoder().encode(text);
    const columns = parser.parseMany(octets);
    for (let row = 0; row < columns.size; ++row) {
        const error = columns.error(row);
        assert.equal(columns.valid[row] === 1, error === null);
        assert.equal(columns.stop[row],
            error === null ? columns.end[row] - columns.begin[row] : error.offset);
        const begin = columns.hostBegin[row];
        assert.equal(columns.uri(row)?.host, columns.valid[row] === 1 && begin !== 0
            ? columns.text(row).slice(begin, columns.hostEnd[row]) : undefined);
    }
}

const examples = ['http://me:pw@example.com:8042/over/there/../x?name=ferret#nose',
    '../../g;x=1/./y',
    '//[2001:db8::7:1.2.3.4]:/%7Ea', 'HTTP://EXAMPLE.com:80', 'urn:a:b', 's:/.//p', './a:b',
    '//[v1.x]/', '?q=%zz', '{+a:3}/{?b*}', 'http://ü.example/é\ud83d\ude00', '\\\\h\\x', '//a@b@c',
    's:/a', './/b'];
const units = [...'/:?#[]@%.-~!$&\'()*+,;=<>"\\^`{|} aZ09\n\r\t\0', '\x80', '\u20ac', '\ud800',
    '\ufeff', '\uffff', '%2F', '%2e', '..', '//'];

// A generator with a fixed seed (xorshift).
let state = Number(seed ?? 1);
function below(most) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % most;
}

function one(list) {
    return list[below(list.length)];
}

function damagedText() {
    let text = one(examples);
    for (let count = below(6); count > 0; --count) {
        const at = below(text.length + 1);
        const other = one(examples);
        const middle = below(3) === 0 ? other.slice(below(other.length)) : one(units);
        text = text.slice(0, at) + middle + text.slice(at + below(3));
    }
    return text;
}

for (let round = 0; round < Number(rounds); ++round) {
    const [base, text] = [damagedText(), damagedText()];
    try {
        checkOne(text);
        checkPair(base, text);
        checkLines(`${base}\n${text}`);
    } catch (error) {
        console.log(JSON.stringify([base, text]));
        throw error;
    }
}
console.log(`${rounds} pairs of texts`);
