// Parses the lines of a text into columns, with the C++ library as a WebAssembly module.  Only
// loadParser() loads the WebAssembly module.  It has room for one block of the text, so this file
// cuts the text into blocks.  If a line does not fit, the machine of machine.js reads it.
import {errorOf, mustBeObject, ruleOf, shownValue} from './error.js';
import {read} from './machine.js';
import {tryParse} from './uri.js';

const LF = 0x0a;
const CR = 0x0d;
const MOST_OF_A_LINE = 2 ** 28;
const MOST_OF_A_PIECE = 2 ** 20;

// The names of the columns, in the order of line_column in the C++ library.  `valid` comes after
// them.
const NAMES = ['begin', 'end', 'schemeEnd', 'hostBegin', 'hostEnd', 'pathBegin', 'pathEnd',
    'queryEnd', 'stop'];

// The names of the rules, in the order of `rule` in the C++ library.
const RULES = ['uri-reference', 'uri', 'absolute-uri', 'relative-ref'];

function textOf(octets, begin, end) {
    let text = '';
    for (let i = begin; i < end; i += 8192) {
        text += String.fromCharCode.apply(null, octets.subarray(i, Math.min(end, i + 8192)));
    }
    return text;
}

/** The lines of a text: row i of each column is about line i. */
class Columns {
    constructor(octets, rule) {
        this.octets = octets;
        this.rule = rule;
        this.size = 0;
        this.valid = new Uint8Array(0);
        for (const name of NAMES) {
            this[name] = new Uint32Array(0);
        }
    }
    /** Returns the line of a row.  Each octet becomes the code unit with the same number. */
    text(row) {
        if (!(Number.isInteger(row) && row >= 0 && row < this.size)) {
            throw new RangeError('there is no such row');
        }
        return textOf(this.octets, this.begin[row], this.end[row]);
    }
    /** The Uri of a row, or null. */
    uri(row) {
        return tryParse(this.text(row), this.rule);
    }
    /** The UriError of a row, or null. */
    error(row) {
        return errorOf(read(this.text(row)), ruleOf(this.rule));
    }
}

function resize(columns, room) {
    for (const name of ['valid', ...NAMES]) {
        const old = columns[name];
        columns[name] = new old.constructor(room);
        columns[name].set(old.subarray(0, columns.size));
    }
}

// Makes room for `count` more rows, whose lines end at the offset `end`.  Also makes room for the
// rest of the text, as if its lines were as long as those before it.  This guess can be wrong, so
// the number of rows and the size of the text limit the room.
function makeRoom(columns, count, end) {
    const needed = columns.size + count;
    if (needed > columns.valid.length) {
        const {length} = columns.octets;
        const expected = Math.ceil(needed / end * length * 1.02);
        const most = Math.max(3 * needed, Math.floor(length / 32));
        resize(columns, Math.max(needed, Math.min(expected, most)));
    }
}

function mustBeShort(size) {
    if (size > MOST_OF_A_LINE) {
        throw new RangeError('a line has more than 2^28 octets');
    }
}

// Adds a row for the line that begins at an offset, and returns the offset after it.
function addLongLine(columns, begin) {
    const {octets, rule} = columns;
    const found = octets.indexOf(LF, begin);
    const last = found < 0 ? octets.length : found;
    const end = found >= 0 && octets[last - 1] === CR ? last - 1 : last;
    mustBeShort(end - begin);
    makeRoom(columns, 1, last + 1);
    const at = read(textOf(octets, begin, end));
    const error = errorOf(at, ruleOf(rule));
    const row = columns.size++;
    for (const name of NAMES) {
        columns[name][row] = error === null ? at[name] : 0;
    }
    columns.begin[row] = begin;
    columns.end[row] = end;
    columns.stop[row] = error === null ? end - begin : error.offset;
    columns.valid[row] = error === null ? 1 : 0;
    return last + 1;
}

function mustBeOctets(octets) {
    // The array can come from another realm, so "instanceof" does not always work.
    if (!ArrayBuffer.isView(octets) ||
        Object.prototype.toString.call(octets) !== '[object Uint8Array]') {
        throw new TypeError('a text must be a Uint8Array');
    }
}

// Cuts the pieces of a text at the ends of lines.  The last line needs no LF.
async function* wholeLines(pieces) {
    let open = [];  // the parts of a line that has not ended
    let size = 0;
    for await (const piece of pieces) {
        mustBeOctets(piece);
        for (let begin = 0; begin < piece.length; begin += MOST_OF_A_PIECE) {
            const part = piece.subarray(begin, begin + MOST_OF_A_PIECE);
            const end = part.lastIndexOf(LF) + 1;
            open.push(part.slice(0, end === 0 ? part.length : end));
            size += open.at(-1).length;
            if (end !== 0) {
                yield join(open, size);
                open = [part.slice(end)];
                size = part.length - end;
            }
            mustBeShort(size);
        }
    }
    if (size !== 0) {
        yield join(open, size);
    }
}

function join(parts, size) {
    const all = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

class LineParser {
    #calls;
    #text;
    #columns;
    #valid;
    constructor(kernel, calls) {
        const rows = calls.mostRows();  // makes the columns; afterwards, the memory never grows
        const {buffer} = calls.memory;
        this.kernel = kernel;
        this.#calls = calls;
        this.#text = new Uint8Array(buffer, calls.text(), calls.mostOctets());
        this.#columns = NAMES.map((_, i) => new Uint32Array(buffer, calls.column(i), rows));
        this.#valid = new Uint8Array(buffer, calls.column(NAMES.length), rows);
    }

    // Adds rows for the lines at the offset `begin` that fit into the module.  If the first line
    // does not fit, adds one row for it.  Returns the offset after these lines.
    #addLines(columns, begin) {
        const {octets} = columns;
        const most = octets.subarray(begin, begin + this.#text.length);
        const size = begin + most.length < octets.length ? most.lastIndexOf(LF) + 1 : most.length;
        if (size === 0) {
            return addLongLine(columns, begin);
        }
        this.#text.set(most.subarray(0, size));
        for (let at = 0; at < size;) {
            const parsed = this.#calls.parse(at, size - at, RULES.indexOf(columns.rule),
                begin + at);
            at += parsed;
            this.#copyRows(columns, begin + at);
        }
        return begin + size;
    }

    #copyRows(columns, end) {
        const first = columns.size;
        const count = this.#calls.rows();
        makeRoom(columns, count, end);
        NAMES.forEach((name, i) => {
            columns[name].set(this.#columns[i].subarray(0, count), first);
        });
        columns.valid.set(this.#valid.subarray(0, count), first);
        columns.size += count;
    }

    /** Parses the lines of a text. */
    parseMany(octets, rule = 'uri-reference') {
        mustBeOctets(octets);
        ruleOf(rule);
        if (octets.length >= 2 ** 32) {
            throw new RangeError('a text has 2^32 octets or more; use parseStream()');
        }
        const columns = new Columns(octets, rule);
        for (let begin = 0; begin < octets.length;) {
            begin = this.#addLines(columns, begin);
        }
        const {size} = columns;
        const isLoose = columns.valid.length > 3 * size;
        for (const name of ['valid', ...NAMES]) {
            const all = columns[name];
            columns[name] = isLoose ? all.slice(0, size) : all.subarray(0, size);
        }
        return columns;
    }

    /** Parses the lines of a text that comes in pieces.  A piece can end within a line. */
    async *parseStream(pieces, rule = 'uri-reference') {
        ruleOf(rule);
        for await (const octets of wholeLines(pieces)) {
            yield this.parseMany(octets, rule);
        }
    }
}

const MODULES = {
    __proto__: null,
    simd128: () => import('./many_simd128.js'),
    scalar: () => import('./many_scalar.js'),
};

async function load(kernel) {
    const {BASE64} = await MODULES[kernel]();
    const octets = Uint8Array.from(atob(BASE64), (unit) => unit.charCodeAt(0));
    const {instance} = await WebAssembly.instantiate(octets);
    return new LineParser(kernel, instance.exports);
}

/** Loads a parser.  By default, it uses SIMD128 if the machine has these instructions. */
export async function loadParser(options = {}) {
    mustBeObject(options);
    const {kernel} = options;
    if (kernel !== undefined) {
        if (typeof kernel !== 'string' || MODULES[kernel] === undefined) {
            throw new TypeError(`unknown kernel: ${shownValue(kernel)}`);
        }
        return load(kernel);
    }
    try {
        return await load('simd128');
    } catch (error) {
        if (!(error instanceof WebAssembly.CompileError)) {
            throw error;
        }
        return load('scalar');
    }
}
