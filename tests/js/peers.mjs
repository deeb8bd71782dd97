// Compares uriscan/fast-uri and uriscan/uri-js with the packages whose functions they have:
//
//     node peers.mjs PACKAGE TOOLS ROUNDS [SEED]
//
// If two answers differ, the difference must be of a kind that the table in docs/javascript.md
// lists.  The text alone decides which kind it must be.
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

const [folder, tools, rounds, seed] = process.argv.slice(2);
const require = createRequire(join(resolve(tools), 'x.js'));
const load = (name) => import(pathToFileURL(join(resolve(folder), 'lib', name)).href);
const pairs = {
    'fast-uri': [require('fast-uri'), await load('fast-uri.js')],
    'uri-js': [require('uri-js'), await load('uri-js.js')],
};

// A generator with a fixed seed (xorshift).
let state = Number(seed ?? 1);
function one(list) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return list[(state >>> 0) % list.length];
}

const schemes = ['http:', 'https:', 'ftp:', 'a:', 'HTTP:', 'file:', 'x+y:', '1a:', 'ä:', '%61:', '',
    '', '', ''];
const hosts = ['//h', '//example.com', '//EXAMPLE.com', '//1.2.3.4', '//[::1]', '//[2001:DB8::1]',
    '//h:80', '//h:443', '//h:8080', '//u@h', '//u:p@h', '//', '', '', '//h%41', '//h%2F', '//h%2f',
    '//a_b', "//a!$&'()*+,;=b", '//h:0080', '//H:', '//h:21', '//h:99999', '//u%2f@h', '//1.2',
    '//0x7f.1', '//[2001:0db8:0:0::1]', '//a@b@c', '//[fe80::1%25en0]', '//ä', '//a b', '//h%c3'];
const segments = ['/a', '/b', '/.', '/..', '/', '/%7e', '/%2f', '/%2F', '/%c3%a9', '/a:b', '/a@b',
    '/~', '/a;b=c', '/%41', '/...', '/.a', "/'", '/a=b', '/(', 'x', '..', '.', '/é', '/ ', '/%zz'];
const queries = ['', '', '?q', '?a=b&c', '?', '?/..', '?%41', '?%c3', "?'", '?a?b', '? ', '?%'];
const fragments = ['', '', '#f', '#', '#/a', '#%41', '#"', '##'];
const oneText = () => one(schemes) + one(hosts) + Array.from({length: one([0, 1, 2, 3, 4])},
    () => one(segments)).join('') + one(queries) + one(fragments);

// For each kind: which package answers differently, and for which texts.
const both = /^/;
const kinds = {
    'a scheme that is not valid': [both, /^[^a-z/?#][^/?#]*:|^[^/?#]*[^!-~][^/?#]*:/i],
    'an authority that is not valid': [both, new RegExp('^[^/?#]*//[^/?#]*' +
        '([^!-~]|%(?![0-9a-f]{2})|@[^/?#]*@|%25en0|\\][^:/?#])|' +
        '^[^/?#]*//[^/?#[]*:\\d*[^\\d/?#@:][^/?#@]*([/?#]|$)', 'i')],
    'a "%" that starts no triplet': [both, /%(?![0-9a-f]{2})/i],
    'a port with zeros before it': [both, /^[^/?#]*\/\/[^/?#[]*:0/],
    'a port above 65535': [/fast-uri/, /^[^/?#]*\/\/[^/?#]*:99999/],
    'an empty port': [both, /^[^/?#]*\/\/[^/?#]*:([/?#]|$)/],
    'no host where HTTP needs one': [both, /^(https?:(?!\/\/[^/?#])|\/\/([/?#]|$))/i],
    'a port or an empty path of ftp': [both, /^ftp:\/\/[^/?#]*(:21|$|[?#])/],
    'an IPv4 address as WHATWG reads it': [/fast-uri/, /\/\/(1\.2|0x7f\.1)/],
    'an IPv6 address with zeros': [both, /\/\/\[2001:0db8/],
    'a triplet in a host that is not decoded': [/fast-uri/, /^[^/?#]*\/\/h?%(2f|c3)/i],
    'a triplet in user information': [both, /^[^/?#]*\/\/u%2f/],
    'a ":" in a path': [/uri-js/, /^[^?#]*\/[^?#]*:/],
    'a ".." that leaves a relative path': [/uri-js/, /^[^:?#]*\.\./],
    'a relative path that ends with dots': [both, /^([^:?#]*\/)?\.\.?([?#]|$)/],
    'a space at the end': [/fast-uri/, /\s$|^\s/],
    'a path that starts with "//" after its dots': [both, /^([^/?#]*:)?(?!\/\/)[^?#]*\/\.*\//],
};

const tried = (call) => {
    try {
        return call();
    } catch (error) {
        return `throws ${error.message}`;
    }
};
const names = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];
const jobs = {
    parse: ({parse}, text) => JSON.stringify(names.map((name) => parse(text)[name] ?? null)),
    error: ({parse}, text) => parse(text).error === undefined ? 'valid' : 'error',
    normalize: ({normalize}, text) => normalize(text),
    resolve: (each, text) => each.resolve('http://h/a/b/c?d', text),
    serialize: ({parse, serialize}, text) => serialize(parse(text)),
};

const counts = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));
let same = 0;
let unknown = 0;
for (let round = 0; round < Number(rounds); ++round) {
    const text = oneText();
    for (const [name, [theirs, ours]] of Object.entries(pairs)) {
        for (const [job, call] of Object.entries(jobs)) {
            const [wanted, got] = [theirs, ours].map((each) => tried(() => call(each, text)));
            if (wanted === got) {
                ++same;
                continue;
            }
            const kind = Object.keys(kinds).find((each) =>
                kinds[each][0].test(name) && kinds[each][1].test(text));
            if (kind !== undefined) {
                ++counts[kind];
            } else if (++unknown <= 20) {
                console.log(`${name} ${job} ${JSON.stringify(text)}\n  ${wanted}\n  ${got}`);
            }
        }
    }
}
for (const [kind, count] of Object.entries(counts)) {
    console.log(`${String(count).padStart(8)}  ${kind}`);
}
console.log(`${same} answers are the same, and ${unknown} differ in another way`);
process.exit(unknown === 0 && Object.values(counts).every((count) => count > 0) ? 0 : 1);
