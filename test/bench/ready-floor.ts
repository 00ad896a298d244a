/**
 * The floor for cached pages: Express sends the same bytes with a validator. No log, security
 * headers or tenants. `node ready-floor.ts <file with the compressed page>` prints its port.
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';

const body = readFileSync(process.argv[2] ?? '');
const etag = '"ready"';
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/', (req, res) => {
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  res.setHeader('Vary', 'Accept-Encoding');
  if (req.headers['if-none-match'] === etag) {
    res.statusCode = 304;
    return void res.end();
  }
  res.setHeader('Content-Encoding', 'br');
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  res.end(body);
});
const server = app.listen(0, '127.0.0.1', () =>
  console.log((server.address() as AddressInfo).port),
);
