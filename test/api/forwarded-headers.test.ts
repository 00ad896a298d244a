import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isFullRun } from '../support/full-run.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const apps = {
  'no proxy': await createTestApp(),
  'one trusted proxy': await createTestApp({ config: { trustedProxies: 1 } }),
};
beforeAll(async () => {
  for (const t of Object.values(apps)) {
    await t.make.post({ site: 'nontrivial', title: 'Ours' });
    await t.make.post({ site: 'statecraft', title: 'Theirs' });
  }
});
// The page state contains the time its data was read.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfTest }));
afterEach(() => void vi.useRealTimers());

// In the short run: a foreign host and that of another site.
const forgedHosts = ['evil.test', 'statecraft.example'].concat(
  isFullRun ? ['api.nontrivial.example', 'localhost'] : [],
);
const listForged = (host: string): Record<string, string>[] => [
  { 'X-Forwarded-Host': `${host}, ${host}` },
  { 'X-Forwarded-Host': host },
  { Forwarded: `for=192.0.2.1;host=${host};proto=http` },
  { 'X-Original-Host': host },
  { 'X-Host': host },
  { 'X-Forwarded-Server': host },
  { 'X-HTTP-Host-Override': host },
  { 'X-Original-URL': `http://${host}/nowhere` },
  { 'X-Rewrite-URL': '/nowhere' },
  {
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': 'http',
    'X-Forwarded-Port': '8080',
    'X-Forwarded-Prefix': '/evil',
    'X-Forwarded-For': '192.0.2.1',
  },
];
// In the short run all headers are in one request: each that has an effect changes the reply.
const forged = forgedHosts.flatMap((host) => {
  const [doubled = {}, ...single] = listForged(host);
  return isFullRun
    ? [doubled, ...single]
    : [doubled, Object.assign({}, ...single) as Record<string, string>];
});

/** Returns the parts of a reply that must be equal for equal requests. */
function summarize({
  status,
  headers,
  text,
}: {
  status: number;
  headers: Record<string, string>;
  text: string;
}): string {
  const { 'x-request-id': id = '', date: _, ...rest } = headers;
  return JSON.stringify([status, rest, text.replaceAll(id, '')]);
}

it.each(Object.keys(apps) as (keyof typeof apps)[])(
  'with %s, ignores forwarding headers to the byte',
  async (name) => {
    const t = apps[name];
    const paths = [
      '/',
      '/new',
      '/nowhere',
      '/new/?a=b',
      '/%zz',
      '/api/posts',
      '/api/nowhere',
      '/api/posts?limit=0',
      '/healthz',
    ];
    for (const host of ['nontrivial', 'api.nontrivial.example', 'localhost:3000', 'unknown.test']) {
      for (const path of paths) {
        const plain = summarize(await t.on(host).get(path));
        for (const headers of forged) {
          const same = summarize(await t.on(host).get(path).set(headers)) === plain;
          expect(same, `${JSON.stringify(headers)} changes ${path} on ${host}`).toBe(true);
        }
      }
    }
    expect(
      (await t.on('nontrivial').get('/').set('X-Forwarded-Host', 'statecraft.example')).text,
    ).toContain('Ours</a>');
  },
);
