/** Answers every request with one byte. `node answer-floor.ts` prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_req, res) => void res.end('.'));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
