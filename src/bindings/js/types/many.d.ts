import {Rule, Uri, UriError} from './index.js';

/**
 * The lines of a text: row i of each column has a number of line i.  All offsets count octets.
 * `begin` and `end` are those of the line in `octets`; `end` is where its LF or CR LF starts.  The
 * other offsets count from the begin of the line, and are 0 if the line is not valid.
 */
export interface Columns {
    /** The text. */
    readonly octets: Uint8Array;
    readonly rule: Rule;
    /** The number of rows. */
    readonly size: number;
    /** 1 if the line is valid, else 0. */
    readonly valid: Uint8Array;
    readonly begin: Uint32Array;
    readonly end: Uint32Array;
    /** The offset of the ":" after the scheme, or 0 if there is no scheme. */
    readonly schemeEnd: Uint32Array;
    /** The offset after the "//" and "@", or 0 if there is no authority. */
    readonly hostBegin: Uint32Array;
    readonly hostEnd: Uint32Array;
    /** Also the end of the port. */
    readonly pathBegin: Uint32Array;
    /** The offset of the "?", if there is one. */
    readonly pathEnd: Uint32Array;
    /** The offset of the "#", if there is one. */
    readonly queryEnd: Uint32Array;
    /** The size of the line if it is valid, else the offset of its error. */
    readonly stop: Uint32Array;
    /** The line, with the code unit of the same number for each octet. */
    text(row: number): string;
    /** The Uri of a line, or null if the line is not valid. */
    uri(row: number): Uri | null;
    /** The error of a line, or null if the line is valid. */
    error(row: number): UriError | null;
}

export interface LineParser {
    readonly kernel: 'simd128' | 'scalar';
    /** Parses the lines of a text of less than 2^32 octets. */
    parseMany(octets: Uint8Array, rule?: Rule): Columns;
    /** Parses the lines of a text that comes in pieces, which can end within a line. */
    parseStream(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, rule?: Rule):
        AsyncGenerator<Columns, void>;
}

/** Loads the parser.  Without a kernel, it has SIMD128 if the machine has. */
export function loadParser(options?: {kernel?: 'simd128' | 'scalar'}): Promise<LineParser>;
