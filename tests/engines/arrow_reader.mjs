// Reads an IPC stream of Apache Arrow from standard input, and writes it as tab-separated values:
//
//     node arrow_reader.mjs MODULES
//
// MODULES is a folder with the npm package apache-arrow.  The first line has the names of the
// columns with their types, such as host:Utf8.  Texts and octets are in hexadecimal with capital
// letters, but the texts of a list are written as they are.  \N stands for null.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const { tableFromIPC } = createRequire(resolve(process.argv[2], 'reader.js'))('apache-arrow');

function cell(value) {
    if (value === null) {
        return '\\N';
    }
    if (typeof value === 'string' || value instanceof Uint8Array) {
        return Buffer.from(value).toString('hex').toUpperCase();
    }
    const item = each => typeof each === 'string' ? each : cell(each);
    return typeof value === 'object' ? Array.from(value, item).join(',') : String(value);
}

const table = tableFromIPC(readFileSync(0));
const fields = table.schema.fields;
const lines = [fields.map(field => `${field.name}:${field.type}`).join('\t')];
for (const batch of table.batches) {
    const columns = fields.map((_, place) => batch.getChildAt(place));
    for (let row = 0; row < batch.numRows; ++row) {
        lines.push(columns.map(column => cell(column.get(row))).join('\t'));
    }
}
process.stdout.write(lines.join('\n') + '\n');
