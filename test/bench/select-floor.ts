/**
 * The floor for votes: `select 1` through the same HTTP stack. `node select-floor.ts <database
 * url>` prints its port.
 */
import type { AddressInfo } from 'node:net';
import express from 'express';
import helmet from 'helmet';
import pg from 'pg';
import { pino } from 'pino';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const log = pino(pino.destination({ dest: '/dev/null', sync: false }));
const app = express();
app.disable('x-powered-by');
app.use(helmet());
app.use((req, res, next) => {
  const began = performance.now();
  res.once('finish', () =>
    log.info(
      { method: req.method, status: res.statusCode, ms: performance.now() - began },
      'request',
    ),
  );
  next();
});
app.post('/', express.json(), async (_req, res) => {
  const { rows } = await pool.query<{ one: number }>('select 1 as one');
  res.json(rows[0]);
});
const server = app.listen(0, '127.0.0.1', () =>
  console.log((server.address() as AddressInfo).port),
);
