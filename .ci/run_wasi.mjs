// Runs a program for WebAssembly and WASI in Node:
//
//     node run_wasi.mjs PROGRAM ARGUMENT...
//
// The program has the environment and the exit status of an ordinary program.  It can open files by
// their absolute paths.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const args = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args, env: process.env, preopens: { '/': '/' } });
const { instance } = await WebAssembly.instantiate(
    await readFile(args[0]), wasi.getImportObject());
process.exitCode = wasi.start(instance);
