// Runs SQL in DuckDB:
//
//     node duckdb_shell.mjs ENGINE THREADS [DATABASE]
//
// ENGINE is a folder with the npm package @duckdb/node-api.  Each line of the input is a JSON text
// with one statement.  For each line, this program writes a JSON object: {"rows":[...]} or
// {"error":"..."}.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';

const [engine, threads, database] = process.argv.slice(2);
const { DuckDBInstance } = createRequire(resolve(engine, 'engine.js'))('@duckdb/node-api');
const instance = await DuckDBInstance.create(database ?? ':memory:',
    { allow_unsigned_extensions: 'true', threads });
const connection = await instance.connect();

async function answer(statement) {
    try {
        const result = await connection.runAndReadAll(statement);
        return { rows: result.getRowsJson() };
    } catch (error) {
        return { error: error.message };
    }
}

for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(JSON.stringify(await answer(JSON.parse(line))) + '\n');
}
