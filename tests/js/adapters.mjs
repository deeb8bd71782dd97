// Tests the modules that have the functions of other packages, and hostile arguments:
//
//     node adapters.mjs PACKAGE BITS
//
// The longest text has 2^BITS code units.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import process from 'node:process';
import test from 'node:test';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';

const folder = resolve(process.argv[2]);
const longest = 2 ** Number(process.argv[3]);
const load = (name) => import(pathToFileURL(join(folder, 'lib', `${name}.js`)).href);
const uriscan = await load('index');
const fastUri = await load('fast-uri');
const uriJs = await load('uri-js');
const ajv = await load('ajv');
const iriTable = await load('iri_table');
const usual = await load('usual');
const {unpack} = await load('unpack');
const require = createRequire(import.meta.url);

test('fast-uri: the shape of the results', () => {
    assert.deepEqual(fastUri.parse('http://U@EXAMPLE.com:80/a/../b?q#f'), {
        scheme: 'http', userinfo: 'U', host: 'example.com', port: 80, path: '/a/../b', query: 'q',
        fragment: 'f', reference: 'uri',
    });
    assert.equal(fastUri.parse('//[::1]:/x').host, '::1');
    assert.equal(fastUri.parse('//[::1]:/x').port, '');
    assert.equal(fastUri.parse('').reference, 'same-document');
    assert.equal(fastUri.parse('#a').reference, 'same-document');
    assert.equal(fastUri.parse('a').reference, 'relative');
    assert.equal(fastUri.parse('a:').reference, 'absolute');
    assert.match(fastUri.parse('a', {reference: 'uri'}).error, /not a uri/);
    assert.equal(fastUri.parse('example.com/x', {reference: 'suffix'}).host, 'example.com');
    assert.equal(fastUri.default.parse, fastUri.parse);
    assert.equal(fastUri.fastUri.parse, fastUri.parse);
});

test('fast-uri: the operations', () => {
    assert.equal(fastUri.normalize('HTTP://Example.com:80/%7ea/./b'), 'http://example.com/~a/b');
    assert.equal(fastUri.normalize({scheme: 'http', host: 'A', path: 'x'}).path, '/x');
    assert.equal(fastUri.resolve('http://a/b/c/d?q', '../../g'), 'http://a/g');
    assert.equal(fastUri.resolve('b/c', '../../g'), '../g');
    assert.equal(fastUri.resolve('http://a/b', 'http:g', {tolerant: true}), 'http://a/g');
    assert.equal(fastUri.serialize({host: '::1', port: 8080, path: 'a b'}), '//[::1]:8080/a%20b');
    assert.equal(fastUri.serialize({path: '//a'}), '/.//a');
    assert.equal(fastUri.serialize({scheme: 'http', host: 'h', path: '/x'}, {reference: 'suffix'}),
        'h/x');
    assert.equal(fastUri.equal('http://h:80/%61', 'HTTP://H/a'), true);
    assert.equal(fastUri.equal('http://h', 'https://h'), false);
    assert.equal(fastUri.resolveComponent({scheme: 'http', host: 'h', path: '/a/b'},
        {path: '../c'}).path, '/c');
    assert.equal(uriJs.resolveComponents, fastUri.resolveComponent);
    assert.equal(uriJs.removeDotSegments('/a/../b'), '/b');
});

test('a suffix has no scheme and no "//" (RFC 3986, section 4.5)', () => {
    const options = {reference: 'suffix', scheme: 'http'};
    for (const {normalize, parse, serialize} of [fastUri, uriJs]) {
        assert.equal(parse('h.example:8080/p', options).host, 'h.example');
        assert.equal(parse('h.example:8080/p', options).port, 8080);
        assert.equal(parse('//h/p', options).host, 'h');
        assert.equal(normalize('H.example:80/%7ep', options), 'h.example/~p');
        assert.equal(normalize('H.example:80/%7ep', {reference: 'suffix'}), 'h.example:80/~p');
        assert.equal(normalize('a b', options), 'a b');
        assert.equal(serialize({scheme: 'http', host: 'H', port: 80}, options), 'h/');
        assert.throws(() => parse(5, options), TypeError);
    }
    assert.equal(fastUri.equal('h:80', 'H', options), true);
});

test('absolutePath keeps dot segments', () => {
    for (const {equal, normalize, serialize} of [fastUri, uriJs]) {
        assert.equal(normalize('HTTP://h/a/../%7e', {absolutePath: true}), 'http://h/a/../~');
        assert.equal(serialize({path: '/../a'}, {absolutePath: true}), '/../a');
        assert.equal(equal('http://h/a/../b', 'http://h/b', {absolutePath: true}), false);
        assert.equal(equal('http://h/a/../b', 'http://h/b'), true);
    }
});

test('components must be an object, and nothing else equals anything', () => {
    for (const value of [undefined, null, 5, true, Symbol('a'), () => '/a', 1n]) {
        assert.throws(() => fastUri.serialize(value), TypeError);
        assert.equal(fastUri.equal(value, value), false);
        assert.equal(fastUri.equal({}, value), false);
        assert.equal(fastUri.equal('', value), false);
    }
    assert.equal(fastUri.equal({}, ''), true);
});

test('an error of a host is about the text that the caller gave', () => {
    const message = "unexpected character ':' in host";
    for (const host of ['a:b', '::1]@h', 'h:80']) {
        assert.throws(() => fastUri.serialize({host}), (error) => {
            assert.equal(error.text, host);
            assert.equal(error.message, message);
            return error instanceof uriscan.UriError;
        });
    }
    assert.equal(fastUri.serialize({host: 'v1.a:b'}), '//[v1.a:b]');
});

test('uri-js: escapes', () => {
    for (const [text, escaped] of [["-._~!$&'()*+,;=", "-._~!$&'()*+,;="], ['a b/?#[]@:', null],
        ['%41', '%2541'], ['é', '%C3%A9'], ['\u{1f600}', '%F0%9F%98%80'], ['', '']]) {
        assert.equal(uriJs.escapeComponent(text), escaped ?? 'a%20b%2F%3F%23%5B%5D%40%3A');
        assert.equal(uriJs.unescapeComponent(uriJs.escapeComponent(text)), text);
    }
    for (const [text, plain] of [['%', '%'], ['%zz%4', '%zz%4'], ['%%41', '%A'], ['a b', 'a b'],
        ['%e4', '\ufffd'], ['é%C3%a9', 'éé']]) {
        assert.equal(uriJs.unescapeComponent(text), plain);
    }
});

test('only what cannot stay in path, query and fragment is encoded', () => {
    assert.equal(fastUri.normalize('a b?c d#é^%zz'), 'a%20b?c%20d#%C3%A9%5E%25zz');
    assert.equal(fastUri.normalize('/\ud800'), '/%EF%BF%BD');
    for (const text of ['http://a b/', '//a@b@c', 'ä:b', 'http://[::1', 'http://h:x/']) {
        assert.equal(fastUri.normalize(text), text);
        assert.equal(fastUri.equal(text, text), false);
        assert.equal(typeof fastUri.parse(text).error, 'string');
        assert.equal(fastUri.parse(text).host, undefined);
        assert.throws(() => fastUri.resolve('http://h/', text), uriscan.UriError);
    }
});

// In 2026, weaknesses of these kinds were found in fast-uri.
test('kinds of weaknesses: encoded dots (CVE-2026-6321)', () => {
    // "%2E" is a "." (RFC 3986, section 6.2.2.2).  So an encoded ".." must be removed, too.
    for (const dots of ['..', '%2e%2e', '.%2E', '%2E.']) {
        assert.equal(fastUri.normalize(`http://h/public/${dots}/admin`), 'http://h/admin');
        assert.equal(fastUri.equal(`http://h/public/${dots}/admin`, 'http://h/public/admin'),
            false);
    }
    // An encoded "/" is data, and stays (2.2).
    assert.equal(fastUri.normalize('http://h/a/..%2fb'), 'http://h/a/..%2Fb');
});

test('kinds of weaknesses: encoded delimiters in an authority (CVE-2026-6322)', () => {
    for (const code of ['%40', '%3A', '%2F', '%3F', '%23', '%5C']) {
        const text = `http://trusted${code}evil.example/p`;
        assert.equal(fastUri.normalize(text), text);
        assert.equal(fastUri.parse(fastUri.normalize(text)).host,
            fastUri.parse(text).host);
        assert.equal(fastUri.serialize(fastUri.parse(text)), text);
    }
    assert.equal(fastUri.serialize({host: 'a@b/c'}), '//a%40b%2Fc');
});

test('kinds of weaknesses: hosts that are not ASCII (CVE-2026-13676)', () => {
    for (const host of ['ex\u00e4mple', 'a\u3002b', 'a\u200bb', '\uff0f', 'a\u2100b', '\ud800']) {
        assert.throws(() => fastUri.resolve(`http://${host}/`, 'x'), uriscan.UriError);
        assert.equal(fastUri.equal(`http://${host}/`, `http://${host}/`), false);
        assert.equal(uriscan.isUri(`http://${host}/`), false);
    }
});

test('kinds of weaknesses: IP literals', () => {
    for (const host of ['[::1', '::1]', '[::1]x', '[[::1]]', '[::1%25a]', '[1:2]', '[::g]', '[]',
        '[::1]@[::2]', '[:::1]', '[1::2::3]', '[::127.0.0.256]']) {
        assert.equal(uriscan.isUri(`http://${host}/`), false, host);
        assert.equal(fastUri.normalize(`http://${host}/`), `http://${host}/`);
        assert.throws(() => fastUri.resolve(`http://${host}/`, 'x'), uriscan.UriError);
    }
});

test('kinds of weaknesses: backslashes (CVE-2026-18446 and two more)', () => {
    for (const text of ['http://a\\@b/', 'http:\\\\b/', 'http:/\\b/', '\\\\b', '/\\b', '\t//b',
        'http:/\t/b', '//\tb', 'http://a\\b']) {
        assert.equal(uriscan.isUriReference(text), false, text);
        // By the grammar, these texts have no host or are not valid.  So no "\" may become a "/"
        // before a host.
        const parsed = fastUri.parse(text);
        assert.equal(parsed.host, undefined);
        assert.equal(/^(http:)?\/\/b/.test(fastUri.normalize(text)), false);
    }
});

test('kinds of weaknesses: encoded schemes', () => {
    for (const text of ['%6Aavascript:alert(1)', 'java%73cript:x', '%68ttp://h/', 'h%74tps:x']) {
        assert.equal(uriscan.isUri(text), false, text);
        assert.equal(fastUri.parse(text).scheme, undefined);
        assert.equal(/^[a-z]+:/i.test(fastUri.normalize(text)), false, fastUri.normalize(text));
    }
    assert.throws(() => fastUri.serialize({scheme: '%6Aavascript', path: 'x'}), uriscan.UriError);
});

// The expressions only make the package faster: without them, all results are the same.
test('usual texts are found by regular expressions', () => {
    for (const [text, isUsual, isNormal, pathEnd] of [
        ['http://h/a/b?c=/d#e', true, true, 12],
        ['https://en.example/%C3%A9/%20x#y', true, true, 30],
        ['file:///usr/lib/x.mjs?1', true, true, 21],
        ['http://localhost:8080/a/', true, false, 24],
        ['HTTP://h/', true, false, -1],
        ['http://H/', true, false, -1],
        ['http://h/%7E/', true, false, -1],
        ['http://h/%c3', true, false, -1],
        ['http://.h/a.b/..', true, false, -1],
        ['http://.h/a.b', true, true, 13],
        ['http://h/?a/b', true, true, 9],
        ['http://h/.a', true, false, -1],
        ['http://h', true, false, -1],
        ['urn:a:b', true, true, -1],
        ['mailto:a@b', true, true, -1],
        ['http://a@h/', false, false, -1],
        ['http://[::1]/', false, false, -1],
        ['http://h/ ', false, false, -1],
        ['/a/b', false, false, -1],
        ['http://h/' + 'a'.repeat(2 ** 16), false, false, -1],
    ]) {
        assert.equal(usual.isUsual(text), isUsual, text);
        assert.equal(usual.isNormal(text), isNormal, text);
        assert.equal(usual.findBase(text), pathEnd, text);
    }
    for (const [text, verdict] of [['http://h/ ', false], ['s:/a/[', false], ['s://h:8/%4', false],
        ['s://h?[', undefined], ['s://h:a/', undefined], ['s://[::1]/', undefined],
        ['s://[::1]/ ', undefined], ['s://a@h/ ', undefined], ['//h/', undefined]]) {
        assert.equal(usual.verdictOf(text), verdict, text);
    }
    for (const [text, afterDots] of [['a', 0], ['../a?b', 3], ['.././a:/b?/../#/..', 5],
        ['%20/b', 0], ['..', -1], ['%7e', -1], ['../', -1], ['a/../b', -1], ['a:b', -1], ['/a', -1],
        ['', -1], ['?', -1], ['a b', -1], ['a/..b', -1], ['..a', -1], ['..//a', -1]]) {
        assert.equal(usual.findRelative(text), afterDots, text);
    }
});

test('triplets: only those of unreserved characters are decoded (6.2.2.2)', () => {
    for (let octet = 0; octet < 256; ++octet) {
        const upper = '%' + octet.toString(16).padStart(2, '0').toUpperCase();
        const character = String.fromCharCode(octet);
        const decoded = /[A-Za-z0-9._~-]/.test(character) ? character : upper;
        for (const triplet of [upper, upper.toLowerCase()]) {
            assert.equal(uriscan.normalize(`s:x/y${triplet}?${triplet}`),
                `s:x/y${decoded}?${decoded}`);
            assert.equal(uriscan.normalize(`s://${triplet}/`),
                `s://${decoded === upper ? upper : decoded.toLowerCase()}/`);
        }
    }
});

test('percent-encoding is the one of JavaScript, also for octets that are not UTF-8', () => {
    const characters = ['a', '~', ' ', '%', '/', '\0', '\x7f', '\x80', 'é', '\u07ff', '€', '\uffff',
        '\ufeff', '\u{1f600}', '\u{10ffff}'];
    for (const a of characters) {
        for (const b of characters) {
            const text = a + b + a;
            const encoded = uriscan.encode(text);
            assert.equal(encoded, encodeURIComponent(text));
            assert.equal(uriscan.decode(encoded), text);
            assert.equal(uriscan.decode(encoded.toLowerCase()), text.replace('A', 'a'));
        }
    }
    assert.equal(uriscan.encode('\udc00\ud800x'), '%EF%BF%BD%EF%BF%BDx');
    const decoder = new TextDecoder('utf-8', {ignoreBOM: true});
    const some = [0x41, 0x7f, 0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xff];
    for (let i = 0; i < some.length ** 4; ++i) {
        const octets = Uint8Array.from([0, 1, 2, 3], (n) =>
            some[Math.floor(i / some.length ** n) % some.length]);
        const triplets = Array.from(octets, (octet) => '%' + octet.toString(16)).join('');
        assert.equal(uriscan.decode(`x${triplets}`), 'x' + decoder.decode(octets));
    }
    for (const [text, offset] of [['%', 0], ['a%4', 1], ['%41%4g', 3], ['%e4%', 3], ['%%41', 0]]) {
        assert.throws(() => uriscan.decode(text), {reason: 'malformed-percent-encoding', offset});
    }
});

test('ajv: the formats', () => {
    assert.equal(ajv.formats.uri('http://h/'), true);
    assert.equal(ajv.formats.uri('/p'), false);
    assert.equal(ajv.formats['uri-reference']('/p'), true);
    assert.equal(ajv.uriResolver.resolve('http://h/a', '#b'), 'http://h/a#b');
});

test('no argument changes a prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const evil = JSON.parse('{"__proto__": {"scheme": "evil", "host": "evil"}, "path": "/p"}');
    assert.throws(() => uriscan.build(evil), /^TypeError: unknown component: __proto__$/);
    assert.equal(fastUri.serialize(evil), '/p');
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
        assert.throws(() => uriscan.parse('a:', name), TypeError);
        assert.throws(() => uriscan.normalize('a:', name), TypeError);
        assert.throws(() => uriscan.encode('a', name), TypeError);
    }
    for (const scheme of ['constructor', 'toString', 'valueOf']) {
        assert.equal(uriscan.equal(`${scheme}://h:80`, `${scheme}://h`, 'scheme-based'), false);
    }
    assert.equal(Object.getOwnPropertyNames(Object.prototype).length, before);
    assert.equal({}.scheme, undefined);
});

test('getters that throw, and values of wrong types', () => {
    const thrown = new Error('mine');
    assert.throws(() => uriscan.build({get host() { throw thrown; }}), thrown);
    assert.throws(() => fastUri.serialize({get path() { throw thrown; }}), thrown);
    let count = 0;
    assert.equal(uriscan.build({get path() { ++count; return count === 1 ? '/a' : '//b'; }}), '/a');
    assert.equal(count, 1);
    for (const value of [undefined, null, 1, {}, [], Symbol('x'), () => 'a:', new String('a:')]) {
        for (const name of ['parse', 'tryParse', 'findError', 'normalize']) {
            assert.throws(() => uriscan[name](value), TypeError);
        }
        assert.equal(uriscan.isUri(value), false);
        assert.equal(uriscan.isValid(value), false);
    }
    assert.throws(() => uriscan.build({path: {}}), TypeError);
    for (const components of [undefined, null, 5, '/a', Symbol('a'), () => '/a']) {
        assert.throws(() => uriscan.build(components), TypeError);
    }
    for (const port of [-1, 0.5, NaN, 1e21, 2 ** 53]) {
        assert.throws(() => uriscan.build({host: 'h', port}), TypeError);
    }
    assert.equal(uriscan.build({host: 'h', port: 2 ** 53 - 1}), '//h:9007199254740991');
    const others = [new Date(0), new Map(), /a/, new String('/a'), new URL('a:b')];
    for (const components of [[], ['/a'], ...others]) {
        assert.throws(() => uriscan.build(components), /^TypeError: the components must be a/);
    }
    assert.equal(uriscan.build(Object.assign(Object.create(null), {path: '/a'})), '/a');
    assert.equal(uriscan.build(uriscan.parse('//h/a?b')), '//h/a?b');
    assert.throws(() => uriscan.build({pth: '/a'}), /^TypeError: unknown component: pth$/);
    assert.throws(() => uriscan.build({authority: 'h'}),
        /^TypeError: unknown component: authority$/);
    for (const options of [null, 5, 'x', true, Symbol('x'), () => 1]) {
        const isWrong = /^TypeError: the options must be an object/;
        assert.throws(() => uriscan.build({}, options), isWrong);
        assert.throws(() => uriscan.resolve('a:', 'b', options), isWrong);
        assert.throws(() => uriscan.resolve('http://h/a', 'b', options), isWrong);
    }
    assert.equal(uriscan.resolve('http://h/a', 'b', undefined), 'http://h/b');
    for (const rules of [5, null, {}, 'all', ['none', 'all'], Symbol('none')]) {
        assert.throws(() => uriscan.normalize('a:', rules), TypeError);
    }
    assert.throws(() => new uriscan.Uri('a:'), TypeError);
});

test('the name of a rule or a part must be a string', () => {
    const thrown = () => {
        throw new Error('a function of an argument was called');
    };
    const cycle = [];
    cycle.push(cycle);
    for (const make of [(name) => [name], (name) => new String(name), () => cycle, () => null,
        (name) => ({toString: () => name}), () => ({toString: thrown}), () => Object.create(null),
        () => new Proxy({}, {get: thrown}), () => Symbol('uri'), () => 1n]) {
        for (const name of ['parse', 'tryParse', 'findError', 'isValid']) {
            assert.throws(() => uriscan[name]('a:', make('uri')), /^TypeError: unknown rule/);
        }
        assert.throws(() => uriscan.encode('a', make('path')), /^TypeError: unknown part/);
        assert.throws(() => uriscan.normalize('a:', [make('none')]), /^TypeError: unknown rule/);
    }
    for (const value of [undefined, null, 1, {}, ['a'], new String('a')]) {
        assert.throws(() => uriscan.caretDiagram(value, 0), /^TypeError: a URI must be a string/);
    }
    assert.equal(uriscan.caretDiagram('abc', -1), 'abc\n^\n');
    assert.equal(uriscan.caretDiagram('abc', 1, Infinity), 'abc\n ^\n');
    for (const value of [undefined, null, {}, '1', 0.5, NaN, [1], 1n, Symbol('x')]) {
        assert.throws(() => uriscan.caretDiagram('abc', value), /^TypeError: the offset must be/);
        if (value !== undefined) {
            assert.throws(() => uriscan.caretDiagram('abc', 0, value),
                /^TypeError: the width must/);
        }
    }
});

test('a Uri shows its components', () => {
    assert.match(inspect(uriscan.parse('http://h/a?b')), /host: 'h'.*path: '\/a'.*query: 'b'/s);
});

test('units above 127', () => {
    for (const unit of ['\x80', '\xff', '\u0100', '\u0141', '\ud800', '\udc00', '\uffff']) {
        for (const before of ['', 'a:', '//', '//h:', '/', '?', '#', '//[', '/%']) {
            const error = uriscan.findError(before + unit);
            assert.equal(error.offset, before.length);
            assert.equal(error.caret.split('\n')[1].indexOf('^'), before.length);
        }
    }
});

// Cases of the same kinds as in the test suite of JSON Schema, but written anew.
const formatCases = {
    'iri': {
        valid: ['http://føø.bår/?é=π#ü', 'http://h/b(l)u_(δ)', 'http://h/?q=ä%20ö', 'e:',
            "http://-.~_!$&'()*+,;=:%40:80%2f@h", 'http://[2001:db8::1]/ü', 'urn:ü'],
        invalid: ['http://2001:db8:0:0:0:0:0:1', '/ü', '\\\\server\\ü', 'äü', 'ä:b', '',
            '//ü/'],
    },
    'iri-reference': {
        valid: ['http://føø.bår/?é=π#ü', '//føø.bår/', '/äü', 'äü', '#frägment', ''],
        invalid: ['\\\\server\\ü', '#frä\\gment', 'http://ü\\ü/', '%ü', 'a b', '\ue000', '\ufdd0'],
    },
    'uri-template': {
        valid: ['http://h/dictionary/{term:1}/{term}', 'http://h/dictionary', 'dictionary/{term*}',
            '{?x,y*}{&z:9999}ü\ue000{#%41.b}', '', "'"],
        invalid: ['http://h/{term', '{term:0}', '{}', 'a}', '{a,}', '{a b}', '{=a}', '{a:12345}',
            '"'],
    },
};

test('ajv: formats of IRIs and templates', () => {
    for (const [format, {valid, invalid}] of Object.entries(formatCases)) {
        for (const text of valid) {
            assert.equal(ajv.formats[format](text), true, `${format} ${text}`);
        }
        for (const text of [...invalid, '\ud800', 'a\udc00', '\udc00\ud800', 1, null, ['a']]) {
            assert.equal(ajv.formats[format](text), false, `${format} ${String(text)}`);
        }
    }
});

test('a character is read as its UTF-8', () => {
    const {targets, isFinal} = unpack(iriTable.CLASSES, iriTable.ROWS);
    const encoder = new TextEncoder();
    for (let point = 0; point < 0x110000; ++point) {
        const text = String.fromCodePoint(point);
        const isAlone = point >= 0xd800 && point < 0xe000;
        const end = encoder.encode(text).reduce((state, octet) => targets[state * 256 + octet],
            iriTable.START);
        if (ajv.formats['iri-reference'](text) !== (!isAlone && end !== 0 && isFinal[end] === 1)) {
            assert.fail(`U+${point.toString(16)}`);
        }
    }
});

// A regular expression that can read a text in several ways could try all of them before it refuses
// the text.
test('refused texts take linear time', () => {
    const size = 60_000;
    for (const unit of ['a', 'A', '.', 'aaaa.', 'a/', '/', '/.a', '../', '%20', '%41', '?', '?a',
        ':', '1', '@', '&a=%C3']) {
        for (const start of ['', 's:', 's://', 's://h/', 's://h/?', 's://h/#', '../', './/a']) {
            for (const end of ['', ' ', '%', '[', '#a[', '?a/%4', '/..']) {
                const text = start + unit.repeat(size / unit.length) + end;
                const begin = process.cpuUsage();
                usual.isUsual(text);
                usual.isNormal(text);
                usual.findBase(text);
                usual.findRelative(text);
                const {user} = process.cpuUsage(begin);
                assert(user < size, `${start}, ${unit}, ${end}: ${user} us`);
            }
        }
    }
});

test('long texts', () => {
    const long = 'http://h/' + 'a/../'.repeat(1 << 18) + 'b';
    assert.equal(uriscan.normalize(long), 'http://h/b');
    const deep = 'http://h/' + 'a/'.repeat(1 << 18) + '../'.repeat(1 << 18);
    assert.equal(uriscan.normalize(deep), 'http://h/');
    const mixed = 'http://h/' + 'a/'.repeat(1 << 17) + 'x/../'.repeat(1 << 17) + 'b';
    assert.equal(uriscan.resolve(mixed, 'c').length, 'http://h/'.length + (1 << 18) + 1);
    const huge = 'a:' + 'b'.repeat(longest);
    assert.equal(uriscan.isUri(huge), true);
    assert.equal(ajv.formats.iri(huge), true);
    assert.equal(ajv.formats['uri-template'](huge), true);
    assert.equal(uriscan.parse(huge).path.length, longest);
    assert.equal(uriscan.findError(huge + ' ').offset, huge.length);
    assert.equal(uriscan.findError(huge + ' ').caret.length < 200, true);
});

// If each part of a result stayed a string of its own, this would take 300 to 500 MiB.
test('long texts with much to encode or to decode need little memory', () => {
    const count = 2 ** 22;
    const program = `
        const {decode, encode, normalize} = require('./index.cjs');
        const {parse} = require('./fast-uri.cjs');
        const size = (text) => text.length;
        console.log(size(encode(' '.repeat(${count}))), size(encode('é'.repeat(${count}))),
            size(parse(' '.repeat(${count})).path), size(decode('%41'.repeat(${count}))),
            size(decode('%C3%A9'.repeat(${count}))), size(normalize('%41'.repeat(${count}))),
            size(normalize('%c3'.repeat(${count}))));`;
    const printed = execFileSync(process.execPath, ['--max-old-space-size=128', '-e', program],
        {cwd: join(folder, 'lib'), encoding: 'utf8'});
    assert.equal(printed.trim(), [3, 6, 3, 1, 1, 1, 3].map((each) => each * count).join(' '));
});

test('CommonJS gives the same functions', () => {
    const common = require(join(folder, 'lib/index.cjs'));
    assert.deepEqual(Object.keys(common).sort(), Object.keys(uriscan).sort());
    assert.equal(common.parse('a:b').path, 'b');
    assert.equal(require(join(folder, 'lib/fast-uri.cjs')).default.parse('a:b').path, 'b');
});
