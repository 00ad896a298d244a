import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { toReadableLine } from './readable-log.ts';

function write(use: (log: ReturnType<typeof createLog>) => void): string {
  let output = '';
  use(createLog('info', { write: (line) => void (output += toReadableLine(line)) }));
  return output.replace(/^\d\d:\d\d:\d\d /gm, '');
}

it('shortens requests and events', () => {
  const request = { event: 'request', requestId: 'x', site: 'a', method: 'GET', route: '/new' };
  expect(
    write((log) => {
      log.info({ ...request, status: 200, ms: 1.5 }, 'request');
      log.info({ event: 'listening', port: 3000, apiPort: null }, 'listening');
      log.info({ event: 'metrics', metrics: {} }, 'metrics');
      log.warn('plain');
    }),
  ).toBe('GET /new 200 1.5 a\nlistening port=3000 apiPort=null\nWARN plain\n');
});

it('shows errors with their causes', () => {
  const cause = new Error('no space left');
  const output = write((log) =>
    log.error(
      { event: 'job_failed', job: 'a', error: new Error('failed', { cause }) },
      'job failed',
    ),
  );
  expect(output).toMatch(/^ERROR job failed job=a\n {2}Error: failed\n {4}at .*/);
  expect(output).toMatch(/\n {2}Error: no space left\n {4}at .*/);
});
