// A server that answers 200 to each request that Node passes on, also to CONNECT.
//
//     node node_server.mjs PORT
import { createServer } from 'node:http';

createServer((request, response) => response.end('ok'))
    .on('connect', (request, socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
    .listen(Number(process.argv[2]), '127.0.0.1');
