// Makes http and https URIs about which parsers often disagree.  The classes of attacks come from
// public talks, advisories and lists; tests/data/audit names them.  The generator does not know the
// findings of `uriscan audit`: it joins pieces that parsers are known to read differently.

// A small generator of random numbers (mulberry32), so that a run can be repeated.
export function randomNumbers(seed) {
    return (limit) => {
        seed = (seed + 0x6D2B79F5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) % limit;
    };
}

const hex = (octet) => octet.toString(16).padStart(2, '0');
const encoded = (text) => [...Buffer.from(text)].map((octet) => '%' + hex(octet)).join('');

const names = ['example.com', 'www.example.org', 'localhost', 'LocalHost', 'a.localhost', 'h', 'a',
    'metadata.google.internal', 'intranet', 'good.example', 'evil.example', 'WWW.Example.COM',
    'x--y.example', '123.example', '1a', 'a1.2b', 'ab--cd', 'host-1.example'];
const schemes = ['http', 'http', 'http', 'http', 'https', 'HTTP', 'hTTp', 'HttpS'];
const slashes = ['://', '://', '://', '://', '://', '://', '://', '://', '://', ':', ':/', ':///',
    ':////'];
const ports = ['', '', '', '', '', ':', ':80', ':443', ':0', ':00080', ':65535', ':65536', ':65616',
    ':4294967376', ':99999999999999999999', ':8080', ':0000000000000000000000443', ':1', ':000'];
const users = ['', '', '', '', '', '@', ':@', 'u@', 'u:p@', 'good.example@', 'good.example:80@',
    'u:p:q@', ':p@', '127.0.0.1@', 'a%40b@', 'a%3Ab@', 'good.example%2F@', 'a%23@', 'a%5C@',
    "u;x=1,2'(3)*+&$!@", 'u~_-.@', '%00@', '%E2%80%AE@', '0@', '%F0%9F%98%80:%FF@', '%252F@'];
const tails = ['', '/', '/p', '//', '/%2e%2e/p', '/..;/p', '?', '#', '?q', '#f', '?@evil.example/',
    '#@evil.example/', '/@evil.example', '?x=http://u@h/', '#//evil.example/', ';@evil.example/',
    '/%25%35C', '/%5C@evil.example', '?:80@evil.example', '/:@evil.example', '/%c0%ae/', '/%00'];

// Characters that IDNA handles in a special way: it removes them, maps them to ASCII, encodes or
// refuses them.
const mapped = ['\u00AD', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u3002', '\uFF0E', '\uFF61',
    '\uFF0F', '\uFF1A', '\uFF20', '\uFF03', '\uFF1F', '\uFF3C', '\uFF11', '\u2460', '\u2488',
    '\u24D0', '\u24DB', '\u212A', '\u017F', '\u00DF', '\u2100', '\u2024', '\u00E9', '\u0430',
    '\u05D0', '\u0661', '\u202E', '\u{1D7CF}', '\u{1F600}', '\u0130', '\u2116', '\u33C2', '\u0338'];
const octets = ['%00', '%09', '%0A', '%0D', '%20', '%22', '%23', '%25', '%2F', '%3A', '%3C',
    '%3E', '%3F', '%40', '%5B', '%5C', '%5D', '%5E', '%60', '%7B', '%7C', '%7D', '%7F', '%80',
    '%C0%AF', '%C1%9C', '%ED%A0%80', '%F4%90%80%80', '%FE', '%FF', '%2E', '%2e',
    '%2D', '%5F', '%7E', '%41',
    '%61', '%30', '%78', '%58', '%2C', '%3B', '%21', '%24', '%26', '%27', '%28', '%29', '%2A',
    '%2B', '%3D', '%25%32%45', '%252E'];
const insertable = ['.', '..', '-', '_', '~', '!', '$', '&', "'", '(', ')', '*', '+', ',', ';', '=',
    '0', '0x', 'xn--', '00', '08', '1', '@', ':', '/', '?', '#', '[', ']', '%', ...octets,
    ...mapped.map(encoded)];

class Generator {
    constructor(seed) {
        this.random = randomNumbers(seed);
    }

    oneOf(list) {
        return list[this.random(list.length)];
    }

    number(value) {
        const zeros = '0'.repeat(this.random(8) === 0 ? this.random(30) : 0);
        switch (this.random(4)) {
            case 0: return '0' + zeros + value.toString(8);
            case 1: return this.oneOf(['0x', '0X']) + zeros + value.toString(16);
            case 2: return zeros + value.toString(10);
            default: return value.toString(10);
        }
    }

    // An IPv4 address in the notation of inet_aton().  Some of these addresses are wrong: they have
    // five parts, or a part that is too large.
    numeric() {
        const value = this.oneOf([0x7F000001, 0xA9FEA9FE, 0x0A000001, 0, 0x646464C8, 0xC0A80101,
            this.random(2 ** 32)]);
        const parts = 1 + this.random(5);
        const numbers = [];
        for (let i = 0; i < parts; ++i) {
            const isLast = i === parts - 1;
            const shift = 24 - 8 * i;
            const part = isLast ? value % 2 ** Math.max(shift + 8, 8)
                                : Math.floor(value / 2 ** Math.max(shift, 0)) % 256;
            const excess = this.random(20) === 0 ? this.oneOf([256, 2 ** 32]) : 0;
            numbers.push(this.number(part + excess));
        }
        return numbers.join('.') + (this.random(5) === 0 ? '.' : '');
    }

    ipv6() {
        const group = () => this.oneOf(['0', '1', 'ffff', 'FFFF', '7f00', 'a9fe', 'fd00', 'ec2',
            '254', '2001', 'db8', '00a', hex(this.random(256))]);
        const dotted = ':' + [1, 2, 3, 4].map(() => this.random(256)).join('.');
        const ipv4 = this.random(3) === 0 ? dotted : '';
        const before = Array.from({length: this.random(5)}, group).join(':');
        const after = Array.from({length: 1 + this.random(3)}, group).join(':');
        const whole = Array.from({length: ipv4 ? 6 : 8}, group).join(':') + ipv4;
        return '[' + this.oneOf([whole, before + '::' + after + ipv4, '::1', '::', '::ffff' + ipv4,
            'v1.a', 'vF.1:2', '::ffff:127.0.0.1', '64:ff9b::7f00:1']) + ']';
    }

    label() {
        const length = this.random(12) === 0 ? this.random(80) : 1 + this.random(8);
        const alphabet = 'abcxyz0189-_~';
        const text = Array.from({length}, () => alphabet[this.random(alphabet.length)]).join('');
        const prefix = this.oneOf(['xn--', 'XN--', 'x%6E--', 'xn%2D-']);
        return this.random(5) === 0 ? prefix + text : text;
    }

    host() {
        switch (this.random(7)) {
            case 0: return this.numeric();
            case 1: return this.ipv6();
            case 2: return Array.from({length: this.random(5)}, () => this.label()).join('.');
            case 3: return this.oneOf(['xn--80ak6aa92e.example', 'xn--mnchen-3ya.de', 'xn--a',
                'xn--', 'xn--p1ai', 'a.xn--zca.de', 'xn--1ch.example', 'xn--ls8h.la']);
            case 4: return [this.oneOf(names), this.numeric()].join('.');
            default: return this.oneOf(names);
        }
    }

    withEncodedOctets(text) {
        return [...text].map((c) => this.random(4) === 0 && c !== '%' ? encoded(c) : c).join('');
    }

    mutated(text, limit) {
        const at = this.random(Math.min(text.length, limit) + 1);
        const removed = this.oneOf([0, 0, 0, 1, 2]);
        return text.slice(0, at) + this.oneOf(insertable) + text.slice(at + removed);
    }

    uri() {
        let host = this.host();
        for (let i = this.random(3); i > 0; --i) {
            host = this.random(3) === 0 ? this.withEncodedOctets(host) : this.mutated(host, 40);
        }
        return this.oneOf(schemes) + this.oneOf(slashes) + this.oneOf(users) + host +
               this.oneOf(ports) + this.oneOf(tails);
    }
}

// Gives an endless sequence of texts.  If `real` has URIs, one text in three is one of these URIs
// with one to three changes near its authority.  Many texts are not valid.
export function* hostileTexts(seed, real) {
    const generator = new Generator(seed);
    for (;;) {
        if (real.length > 0 && generator.random(3) === 0) {
            let text = generator.oneOf(real);
            const authorityEnd = text.indexOf('/', text.indexOf('//') + 2);
            for (let i = 1 + generator.random(3); i > 0; --i) {
                text = generator.mutated(text, authorityEnd < 0 ? 40 : authorityEnd + 3);
            }
            yield text;
        } else {
            yield generator.uri();
        }
    }
}
