import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listFeedPath } from '#shared/paths.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { createCaller, makeMembers } from '../bench/member-load.ts';
import { isFullRun } from '../support/full-run.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { plainPosts } from '../support/plain-posts.ts';
import { freePort } from '../support/postgres.ts';
import { production, start } from '../support/programs.ts';
import { startVarnish } from '../support/varnish.ts';
import { until } from '../support/wait-for.ts';
import { startWebServer } from '../support/web-servers.ts';

const tries = isFullRun ? 1_000 : 200;
const parallel = 10;
/** Tries whose posts and comments are on the first page of lists together. */
const group = 20;
/** The post that is edited to renew lists. */
const spare = tries + 200;
const token = 'the-token-of-the-tests';
const site = 'nontrivial';

const database = await ownDatabase();
await plainPosts(database.url, tries + 200);
await database.rows(`insert into users (site_id, id, username, name)
  values ('statecraft', 'writer', 'writer', 'Writer')`);
await database.rows(`insert into posts (site_id, id, slug, user_id, title, url, domain, hot_score)
  select 'statecraft', id, slug, 'writer', 'Other tenant ' || id, url, domain, hot_score
  from posts where site_id = 'nontrivial' limit 300`);
const members = await makeMembers(database.url, [site], 100);
await database.rows(`update users set role = 'moderator' where username like 'bench%'`);
await database.rows(`update posts p set user_id = u.id from users u
  where p.site_id = '${site}' and u.site_id = '${site}'
    and u.username = 'bench_' || (substr(p.id, 2)::int % ${members.length})`);
await database.rows(`insert into comments (site_id, id, post_id, user_id, text, rendered_text,
    depth, wilson_score)
  select site_id, 'c' || n, id, user_id, 'Words ' || n || '.',
    to_jsonb(array['Words ' || n || '.']), 0, 0.5
  from (select *, substr(id, 2)::int as n from posts where site_id = '${site}') p
  where n <= ${tries} or n = ${spare}`);
await database.rows(`update posts p set comment_count = 1 from comments c
  where p.site_id = c.site_id and p.id = c.post_id`);

/** Between the worker and Varnish. `mode` decides what happens to purges. */
let mode: 'passes' | 'fails' | 'hangs' = 'passes';
let edge = 0;
const purges = { received: 0, passed: 0 };
const purgePort = await startWebServer((req, res) => {
  purges.received += 1;
  if (mode === 'hangs') return;
  if (mode === 'fails') return void res.writeHead(500).end();
  purges.passed += 1;
  const passed = request(
    { port: edge, host: '127.0.0.1', method: req.method, path: req.url, headers: req.headers },
    (answer) => void answer.pipe(res.writeHead(answer.statusCode ?? 500, answer.headers)),
  );
  passed.once('error', () => void res.writeHead(502).end());
  passed.end();
});

const env = {
  ...production,
  PORT: String(await freePort()),
  DATABASE_URL: database.url,
  CDN: 'surrogate-key',
  CDN_PROVIDER: 'varnish',
  CDN_PURGE_URL: `http://127.0.0.1:${purgePort}`,
  CDN_TOKEN: token,
  SITE_HOSTS: 'nontrivial=ai.site.org',
};
let program = await start({ env });
edge = await startVarnish(program.port, token);
const caller = createCaller(program.port, parallel * 2);
const read = (path: string, more: Record<string, string> = {}) =>
  get(edge, path, { headers: more });
/** Reads a page, and again while the application is overloaded. */
async function readAnswer(path: string): Promise<string> {
  for (;;) {
    const { status, body } = await read(path);
    if (status !== 503) return body;
    await sleep(25);
  }
}
const isHealthy = async () => (await read('/purgez')).status === 200;

const memberAt = (i: number) => {
  const member = members[i % members.length];
  if (!member) throw new Error('there are no members');
  return member;
};

/** `shown`: by path, what the edge shows there until the change. */
type Try = { shown: Record<string, string>; change: () => Promise<{ status: number }> };

/** Tries take turns: a post is hidden, a title edited, a comment edited, a comment deleted. */
function createTry(i: number): Try {
  const [author, moderator] = [memberAt(i), memberAt(i + 1)];
  const post = `/post/p${i}`;
  const title = `Post ${i}<`;
  const words = `Words ${i}.`;
  const comments = `/u/${author.username}?tab=comments`;
  const ofPost = {
    [post]: title,
    '/new': title,
    [listFeedPath('new', 'rss')]: title,
    '/discussions': title,
  };
  const turns: [Try, ...Try[]] = [
    {
      shown: ofPost,
      change: () =>
        caller.write(moderator, 'PUT', `/api/posts/p${i}/visibility`, {
          is_hidden: true,
          reason: 'A test.',
        }),
    },
    {
      shown: ofPost,
      change: () => caller.write(author, 'PATCH', `/api/posts/p${i}`, { title: `Renamed ${i}` }),
    },
    {
      shown: { [post]: words, [comments]: words },
      change: () => caller.write(author, 'PATCH', `/api/comments/c${i}`, { text: `Edited ${i}.` }),
    },
    {
      shown: { [post]: words, [comments]: words, '/discussions': title },
      change: () => caller.write(author, 'DELETE', `/api/comments/c${i}`),
    },
  ];
  return turns[i % turns.length] ?? turns[0];
}

/** Makes posts and their comments the newest, and waits until the edge shows them on lists. */
async function showOnLists(first: number, tried: Try[]): Promise<void> {
  const last = first + tried.length - 1;
  const ids = `array(select 'p' || n from generate_series(${first}, ${last}) n)`;
  await database.rows(`update posts set created_at = now()
    where site_id = '${site}' and id = any(${ids})`);
  await database.rows(`update comments set created_at = now()
    where site_id = '${site}' and post_id = any(${ids})`);
  // No process heard of that. After a write, lists are rendered again.
  const author = memberAt(spare);
  for (const [path, body] of [
    [`/api/posts/p${spare}`, { title: `Renamed after ${last}` }],
    [`/api/comments/c${spare}`, { text: `Edited after ${last}.` }],
  ] as const)
    expect((await caller.write(author, 'PATCH', path, body)).status).toBe(200);
  await until('the edge shows what will change', async () => {
    const missing: string[] = [];
    for (const [path, old] of tried.flatMap(({ shown }) => Object.entries(shown)))
      if (!(await read(path)).body.includes(old)) missing.push(`${path} ${old}`);
    // `until` reports the last one.
    if (missing.length > 0) throw new Error(missing.join(', '));
    return true;
  });
}

/** Changes content. Returns the milliseconds until the edge no longer shows it as it was. */
async function changeAndWatch({ shown, change }: Try): Promise<number> {
  for (const [path, old] of [...Object.entries(shown), ...Object.entries(shown)])
    expect(await readAnswer(path), path).toContain(old);
  expect((await change()).status).toBe(200);
  const changedAt = performance.now();
  let shownAt = changedAt;
  // Also after it is gone, as a late response could bring it back.
  for (let gone = 0; gone < 3;) {
    const askedAt = performance.now();
    const old = await Promise.all(
      Object.entries(shown).map(async ([path, text]) => (await readAnswer(path)).includes(text)),
    );
    if (old.includes(true)) {
      shownAt = askedAt;
      gone = 0;
    } else gone += 1;
    await sleep(25);
  }
  return shownAt - changedAt;
}

/** Changes much in groups that fit on a list, while purges pass or not. */
async function changeMany(first: number, count: number, state: typeof mode): Promise<number[]> {
  const times: number[] = [];
  let passed = purges.passed;
  for (let from = first; from < first + count; from += group) {
    const waiting = Array.from({ length: group }, (_, i) => createTry(from + i));
    await showOnLists(from, waiting);
    if (mode !== state) [mode, passed] = [state, purges.passed];
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        times.push(await changeAndWatch(next));
    };
    await Promise.all(Array.from({ length: parallel }, work));
  }
  if (state === 'passes') expect(purges.passed).toBeGreaterThan(passed);
  else expect(purges.passed).toBe(passed);
  return times.toSorted((a, b) => a - b);
}

it(`drops changed content within a second in ${tries} tries`, async () => {
  await until('purges pass', isHealthy);
  const lists = ['/', '/new', '/hot', '/discussions', '/u/bench_0', listFeedPath('new', 'rss')];
  for (const path of lists) expect((await read(path)).status).toBe(200);
  const times = { passes: await changeMany(1, tries * 0.6, 'passes'), fails: [0], hangs: [0] };
  for (const [i, state] of (['fails', 'hangs'] as const).entries()) {
    times[state] = await changeMany(tries * (0.6 + i * 0.2) + 1, tries * 0.2, state);
    mode = 'passes';
    await until('the endpoint recovers', isHealthy, 60_000);
  }
  const longest = Object.entries(times).map(([state, sorted]) => [state, sorted.at(-1) ?? NaN]);
  console.info(
    `until changed content left the edge, median and longest: ${Object.entries(times)
      .map(([state, sorted]) => {
        const [middle, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
        return `${Math.round(middle ?? NaN)} and ${Math.round(last ?? NaN)} ms (purging ${state})`;
      })
      .join(', ')}`,
  );
  for (const [state, ms] of longest) expect(ms, `purging ${state}`).toBeLessThanOrEqual(1_000);
  for (const path of lists) {
    const { body } = await read(path);
    for (let i = 1; i <= tries; i += 1) {
      const { shown } = createTry(i);
      expect(body.includes(shown[path] ?? shown['/new'] ?? 'nothing'), path).toBe(false);
    }
  }
});

it('answers 95 of 100 readers from the edge during writes', async () => {
  await until('purges pass', isHealthy);
  const paths = ['/', '/new', '/top', '/hot', '/u/writer', '/newsletter'].concat(
    Array.from({ length: 100 }, (_, i) => `/post/p${tries + 1 + i}`),
  );
  let [hits, misses] = [0, 0];
  const end = performance.now() + 20_000;
  const readers = Array.from({ length: 8 }, async () => {
    while (performance.now() < end) {
      const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
      const reply = await read(path);
      expect(reply.status).toBe(200);
      if (reply.headers['x-cache'] === 'hit') hits += 1;
      else misses += 1;
    }
  });
  let writes = 0;
  while (performance.now() < end) {
    const post = tries + 1 + Math.floor(Math.random() * 100);
    const member = members[writes % members.length];
    if (!member) break;
    const { status } = await caller.write(member, 'POST', `/api/posts/p${post}/comments`, {
      text: `Comment ${writes} on what others wrote.`,
    });
    expect(status).toBe(201);
    writes += 1;
    await sleep(1_000);
  }
  await Promise.all(readers);
  const ratio = hits / (hits + misses);
  console.info(`hit ratio ${(ratio * 100).toFixed(1)} % of ${hits + misses}, ${writes} comments`);
  expect(ratio).toBeGreaterThanOrEqual(0.95);
});

it('shows members their own writes at once', async () => {
  for (let i = 0; i < 30; i += 1) {
    const path = `/post/p${tries + 101 + i}`;
    expect((await read(path)).status).toBe(200);
    const member = members[i];
    if (!member) throw new Error('no member');
    const { status } = await caller.write(
      member,
      'POST',
      `/api/posts/p${tries + 101 + i}/comments`,
      { text: `My own words ${i}.` },
    );
    expect(status).toBe(201);
    expect((await read(path, { Cookie: 'other=2; writer=1' })).body).toContain(
      `My own words ${i}.`,
    );
    await until(
      'others see it',
      async () => (await read(path)).body.includes(`words ${i}.`),
      5_000,
    );
  }
});

it('never serves a page of another tenant', async () => {
  const hosts = ['nontrivial.localhost', 'statecraft.localhost', 'NonTrivial.localhost'];
  let next = 0;
  const work = async () => {
    while (next < 2_000) {
      const i = next;
      next += 1;
      const host = hosts[i % hosts.length] ?? '';
      const path = [`/post/p${tries + 1 + (i % 50)}`, '/', '/new/feed.xml'][i % 7] ?? '/new';
      const { body } = await get(edge, path, { host });
      expect(body.includes('Other tenant') && !host.startsWith('statecraft'), host).toBe(false);
      expect(body.includes(`>Post ${tries}`) && host.startsWith('statecraft'), host).toBe(false);
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
});

it('keeps nothing personal, and rejects purges without the token', async () => {
  for (const path of ['/settings', '/api/posts', '/search?q=post', '/post/none']) {
    await read(path);
    expect((await read(path)).headers['x-cache'], path).not.toBe('hit');
  }
  const kept = await read('/');
  for (const name of ['surrogate-key', 'xkey', 'surrogate-control', 'set-cookie', 'via'])
    expect(kept.headers[name], name).toBeUndefined();
  expect(kept.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const refused = await new Promise<number | undefined>((resolve) => {
    request(
      { port: edge, method: 'PURGE', path: '/', headers: { Host: 'nontrivial.localhost' } },
      (res) => {
        res.resume();
        resolve(res.statusCode);
      },
    ).end();
  });
  expect(refused).toBe(403);
});

it('satisfies the doctor', async () => {
  await until('purges pass', isHealthy);
  const doctor = (more: Record<string, string> = {}) =>
    new Promise<string[]>((resolve) => {
      const main = join(projectRoot, 'dist/server/doctor.js');
      const options = { env: { PATH: process.env.PATH, ...env, ...more } };
      execFile(process.execPath, [main, '--json'], options, (_error, stdout) =>
        resolve(
          (JSON.parse(stdout) as { level: string; what: string }[])
            .map(({ level, what }) => `${level} ${what}`)
            .filter((line) => line.includes('CDN')),
        ),
      );
    });
  expect(await doctor()).toEqual(['ok CDN', 'ok CDN nontrivial']);
  expect(await doctor({ CDN_TOKEN: 'another' })).toEqual(['fail CDN', 'ok CDN nontrivial']);
});

it('passes the mark of a reader to the application', async () => {
  const limited = await start({
    env: { ...env, PORT: String(await freePort()), DEEP_PAGES_PER_SECOND: '1' },
  });
  const port = await startVarnish(limited.port, token);
  for (let i = tries + 1; ; i += 1) {
    const path = `/post/p${i}`;
    const refused = await get(port, path);
    if (refused.status === 200) continue;
    expect([refused.status, refused.headers.refresh]).toEqual([503, '2']);
    const mark = String(refused.headers['set-cookie']?.[0]).split(';', 1)[0] ?? '';
    const accepted = await get(port, path, { headers: { Cookie: `other=1; ${mark}; more=2` } });
    expect(accepted.status).toBe(200);
    expect(accepted.body).toContain(`Post ${i}<`);
    break;
  }
  await limited.stop();
});

it('serves pages while the application is stopped', async () => {
  await until(
    'all purges are sent twice',
    async () => (await database.rows('select key from cdn_purges')).length === 0,
  );
  const paths = ['/', '/new', `/post/p${tries + 5}`, '/new/feed.xml'];
  for (const path of paths)
    await until(`${path} is kept for long`, async () => {
      await read(path);
      await sleep(1_500);
      return (await read(path)).headers['x-cache'] === 'hit';
    });
  await program.stop('SIGKILL');
  const end = performance.now() + 100_000;
  let reads = 0;
  // Longer than pages are fresh.
  while (performance.now() < end) {
    for (const path of paths) expect((await read(path)).status, path).toBe(200);
    reads += paths.length;
    await sleep(500);
  }
  expect(reads).toBeGreaterThan(100);
  expect((await read('/never-read-before')).status).toBe(503);
  program = await start({ env });
  await until('it answers again', async () => (await read('/about')).status === 200);
});
