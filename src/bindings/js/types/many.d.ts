import {Rule, Uri, UriError} from './index.js';

/**
 * The lines of a text: row i of each column is about line i.  All offsets count octets.  `begin`
 * and `end` are offsets in `octets`; `end` is where the LF or CR LF of the line starts.  The other
 * offsets count from the start of the line.  If the line is not valid, they are 0.  Only `stop` is
 * then the offset of the error.
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
    /** The offset of the path, which is also the end of the authority. */
    readonly pathBegin: Uint32Array;
    /** The offset of the "?", or of the end of the path if there is no "?". */
    readonly pathEnd: Uint32Array;
    /** The offset of the "#", or of the end of the line if there is no "#". */
    readonly queryEnd: Uint32Array;
    /** The size of the line if it is valid, else the offset of its error. */
    readonly stop: Uint32Array;
    /** The line.  Each octet becomes the code unit with the same number. */
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
    /** Parses the lines of a text that comes in pieces.  A piece can end within a line. */
    parseStream(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, rule?: Rule):
        AsyncGenerator<Columns, void>;
}

/** Loads the parser.  By default, it uses SIMD128 if the machine has it. */
export function loadParser(options?: {kernel?: 'simd128' | 'scalar'}): Promise<LineParser>;
