import { expect, it } from 'vitest';
import { get } from '../support/http-client.ts';
import { createCaller, makeMembers } from '../bench/member-load.ts';
import { ownDatabase } from '../support/own-database.ts';
import { plainPosts } from '../support/plain-posts.ts';
import { production, start } from '../support/programs.ts';
import { readMetric } from '../support/scrape.ts';

const posts = 2_000;
const database = await ownDatabase();
await plainPosts(database.url, posts);
const [member] = await makeMembers(database.url, ['nontrivial'], 1);
const env = {
  ...production,
  DATABASE_URL: database.url,
  DEEP_PAGES_PER_SECOND: '5',
  METRICS_PORT: '0',
};
const program = await start({ env });

const address = (i: number) => `198.${18 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}`;
const read = (
  path: string,
  from = address(0),
  more: Record<string, string> = {},
  host = 'nontrivial.localhost',
) =>
  get(program.port, path, {
    host,
    headers: { 'X-Forwarded-For': from, 'X-Forwarded-Proto': 'https', ...more },
  });
let next = 0;
const refusedIds = new Set<unknown>();
/** Walks posts from the oldest on, each from another address. */
async function walk(count: number) {
  const replies = await Promise.all(
    Array.from({ length: count }, () => {
      next += 1;
      return read(`/post/p${next}`, address(next));
    }),
  );
  // An overloaded machine refuses, too, but without `Refresh`.
  const refused = replies.filter(({ headers }) => headers.refresh !== undefined);
  for (const { headers } of refused) refusedIds.add(String(headers['x-request-id']));
  return { replies, refused };
}
/** Reads pages until one is refused: time passes, so one may be among the few that are admitted. */
async function readRefused(
  path: (n: number) => string,
  from?: string,
  cookie?: string,
  host?: string,
) {
  for (let attempt = 1; ; attempt += 1) {
    await walk(5);
    next += 1;
    const more: Record<string, string> = cookie === undefined ? {} : { Cookie: cookie };
    const reply = await read(path(next), from, more, host);
    if (reply.status === 503 || attempt === 5) return reply;
  }
}
const other = 'statecraft.localhost';
const post = (n: number) => `/post/p${n}`;
const markOf = (headers: { 'set-cookie'?: string[] | undefined }) =>
  String(headers['set-cookie']?.[0]).split(';', 1)[0] ?? '';

it('serves old posts while few are requested', async () => {
  expect((await walk(10)).refused).toEqual([]);
});

it('rejects most old pages during a flood of addresses', async () => {
  const { replies, refused } = await walk(250);
  expect(refused.length).toBeGreaterThan(150);
  expect(replies.length - refused.length).toBeGreaterThan(5);
  for (const { status, headers, body } of refused) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('120');
    expect(headers.refresh).toBe('2');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/method="post"|<script|captcha/);
  }
});

it.each([
  ['a single comment', (n: number) => `/post/p1999?root=c${n}`],
  ['a user', (n: number) => `/u/writer${n}`],
  ['the feed of a user', (n: number) => `/u/writer${n}/feed.xml`],
  ['a continued list', (n: number) => `/new?cursor=c${n}`],
  ['an escaped parameter', (n: number) => `/new?curs%6Fr=c${n}`],
  ['a search', (n: number) => `/search?q=post${n}`],
  ['an escaped path', (n: number) => `/%70ost/p${n}`],
  ['a path in capitals', (n: number) => `/POST/p${n}`],
  ['a path with a slash', (n: number) => `/post/p${n}/`],
])('refuses %s meanwhile', async (_what, path) => {
  expect((await readRefused(path)).status).toBe(503);
});

it('serves lists, and what they show, to everyone meanwhile', async () => {
  const listed = [
    '/',
    '/new',
    '/hot',
    '/top',
    '/discussions',
    '/newsletter',
    '/about',
    '/new/feed.xml',
  ];
  for (const path of listed) expect((await read(path)).status, path).toBe(200);
  await walk(10);
  for (const path of [...listed, `/post/p${posts}`, `/post/p${posts - 1}`, '/api/posts'])
    expect((await read(path)).status, path).toBe(200);
});

it('admits a browser that tries again with its cookie', async () => {
  const refused = await readRefused(post);
  expect(refused.status).toBe(503);
  const cookie = markOf(refused.headers);
  expect(cookie).toMatch(/^reader=\d+\.[\w-]{43}$/);
  expect(String(refused.headers['set-cookie'])).toMatch(
    /; Max-Age=86400; Domain=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  await walk(10);
  const path = post((next += 1));
  const accepted = await read(path, address(0), { Cookie: `other=1; ${cookie}` });
  expect(accepted.status).toBe(200);
  expect(accepted.body).toContain(`Post ${next}<`);
  expect(accepted.headers['set-cookie']).toBeUndefined();
  // It is kept now, for everybody.
  expect((await read(path, address(5_001))).status).toBe(200);
});

it('rejects forged cookies and those of other networks or sites', async () => {
  const cookie = markOf((await readRefused(post)).headers);
  expect((await readRefused(post, address(5_000), cookie)).status).toBe(503);
  const ofOtherSite = markOf((await readRefused(post, address(1), undefined, other)).headers);
  expect((await readRefused(post, address(1), ofOtherSite)).status).toBe(503);
  for (const forged of ['reader=', 'reader=1', cookie.replace(/\d+\./, '999999999.')])
    expect((await readRefused(post, address(0), forged)).status, forged).toBe(503);
});

it('lets members in by the cookie that their session gets', async () => {
  if (!member) throw new Error('no member');
  const caller = createCaller(program.port, 1);
  const { status, cookie } = await caller.call('GET', '/api/auth/verify', 'nontrivial', {
    'X-Forwarded-For': address(0),
    Authorization: `Bearer ${member.token}`,
  });
  caller.close();
  expect(status).toBe(200);
  await walk(10);
  expect((await read(post((next += 1)), address(0), { Cookie: cookie ?? '' })).status).toBe(200);
});

it('counts rejections, and logs the flood once', async () => {
  expect(program.log.filter(({ event }) => event === 'deep_pages_limited')).toHaveLength(1);
  expect(refusedIds.size).toBeGreaterThan(150);
  const port = Number(program.log.find(({ event }) => event === 'metrics_listening')?.port);
  const { body } = await get(port, '/metrics');
  const count = (outcome: string) =>
    readMetric(body, `broadsheet_deep_pages_total{outcome="${outcome}"}`);
  expect(count('refused')).toBeGreaterThanOrEqual(refusedIds.size);
  expect(count('admitted')).toBeGreaterThan(5);
  expect(program.log.filter(({ requestId }) => refusedIds.has(requestId))).toEqual([]);
});

it('renders all without a limit', async () => {
  const open = await start({ env: { ...env, DEEP_PAGES_PER_SECOND: '0' } });
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, i) => get(open.port, `/post/p${i + 1}`)),
  );
  expect(replies.filter(({ headers }) => headers.refresh !== undefined)).toEqual([]);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
});
