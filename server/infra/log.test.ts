import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { createLog, errorForLog } from './log.ts';

function capture(level = 'info') {
  const lines: string[] = [];
  const log = createLog(level, { write: (line: string) => void lines.push(line) });
  return {
    log,
    lines,
    parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/** Returns the error of a unique index, as driver and query builder throw it. */
function duplicate(): Error {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email"'),
    {
      code: '23505',
      detail: 'Key (email)=(grace@example.org) already exists.',
      where: 'secret-where',
      table: 'users',
      query: 'secret-query',
      parameters: ['secret-parameter'],
    },
  );
  return new DrizzleQueryError(
    'insert into "users" ("email", "token") values ($1, $2)',
    ['grace@example.org', 'secret-token\nparams: more'],
    cause,
  );
}

it('logs a failed query without its values', () => {
  const { log, lines, parsed } = capture();
  log.error({ requestId: 'r1', error: duplicate() }, 'request failed');
  expect(lines.join('')).not.toMatch(/grace|secret/);
  expect(parsed()[0]).toMatchObject({
    level: 'error',
    msg: 'request failed',
    requestId: 'r1',
    error: {
      message: 'Failed query: insert into "users" ("email", "token") values ($1, $2)',
      cause: {
        name: 'Error',
        code: '23505',
        message: 'duplicate key value violates unique constraint "users_email"',
      },
    },
  });
});

it('logs only the standard fields of an error', () => {
  const error = Object.assign(
    new RangeError('too far', { cause: new Error('inner', { cause: 'a string' }) }),
    { code: 'E_FAR', body: 'secret', config: { token: 'secret' } },
  );
  const { stack, cause, ...rest } = errorForLog(error);
  expect(rest).toEqual({ name: 'RangeError', message: 'too far', code: 'E_FAR' });
  expect(stack).toMatch(/^ {4}at .*log\.test\.ts/);
  expect(cause).toMatchObject({ name: 'Error', message: 'inner', cause: { message: 'a string' } });
  expect(Object.keys(cause as object).toSorted()).toEqual(['cause', 'message', 'name', 'stack']);
});

it('logs the other errors of an aggregate beside its cause', () => {
  const [first, second] = [new Error('first'), new Error('second')];
  expect(
    errorForLog(new AggregateError([first, second], 'two failed', { cause: first })),
  ).toMatchObject({
    name: 'AggregateError',
    message: 'two failed',
    cause: { message: 'first' },
    errors: [{ message: 'second' }],
  });
});

it('logs at most twelve stack lines without the message', () => {
  const deep = (n: number): Error => (n === 0 ? new Error('line one\nline two') : deep(n - 1));
  const { stack, message } = errorForLog(deep(40));
  expect(message).toBe('line one\nline two');
  const lines = String(stack).split('\n');
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines.filter((line) => !line.startsWith('    at '))).toEqual([]);
});

it.each([
  ['a string', 'a string'],
  [undefined, 'undefined'],
  [null, 'null'],
  [404, '404'],
  [{ token: 'secret' }, '[object Object]'],
])('logs a thrown %j as text', (thrown, message) => {
  expect(errorForLog(thrown)).toEqual({ message });
});

it('redacts fields with secrets', () => {
  const { log, lines, parsed } = capture();
  const secrets = {
    email: 'secret@x.example',
    token: 'secret',
    otp: 'secret',
    password: 'secret',
    authorization: 'Bearer secret',
    cookie: 'secret',
    custom_prompt: 'secret',
  };
  log.info(
    { ...secrets, user: { email: 'secret@x.example', token: 'secret', name: 'Grace' } },
    'both',
  );
  expect(lines.join('')).not.toContain('secret');
  expect(parsed()[0]).toMatchObject({
    ...Object.fromEntries(Object.keys(secrets).map((name) => [name, '[redacted]'])),
    user: { email: '[redacted]', token: '[redacted]', name: 'Grace' },
  });
});

it('writes JSON lines without process and host', () => {
  const { log, parsed } = capture();
  log.warn({ site: 'nontrivial', text: 'a\nb\u2028"c"' }, 'hello');
  const [line] = parsed();
  expect(line).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    site: 'nontrivial',
    text: 'a\nb\u2028"c"',
    msg: 'hello',
  });
});

it('writes no lines below the level', () => {
  const warn = capture('warn');
  warn.log.info('no');
  warn.log.warn('yes');
  warn.log.fatal('yes');
  expect(warn.parsed().map(({ level }) => level)).toEqual(['warn', 'fatal']);
  const silent = capture('silent');
  silent.log.fatal('no');
  expect(silent.lines).toEqual([]);
});

it('writes one line per call', () => {
  const { log, lines } = capture();
  log.info({ text: 'a\r\n{"level":"fatal"}\nb' }, 'c\nd');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
});
