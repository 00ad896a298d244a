import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { decryptMail } from '../../server/domain/mail/encrypted-mail.ts';
import type { Secrets } from '../../server/infra/signing.ts';
import type { SiteId } from '../support/sites.ts';
import { createCaller, type BenchMember } from './member-load.ts';
import type { Acknowledged } from './stored-writes.ts';

/** What the load did so far. `refused`: 503 while the database was away. */
export type MixedRun = {
  calls: number;
  errors: Map<string, number>;
  times: number[];
  refused: number;
  acknowledged: Acknowledged;
};

type MixedLoad = {
  port: number;
  url: string;
  sites: readonly SiteId[];
  members: BenchMember[];
  secrets: Secrets;
  connections: number;
  /** Number in a hundred calls; the others read. */
  mix: Record<'vote' | 'comment' | 'post' | 'login', number>;
  /** Between two calls of a connection, in milliseconds. */
  pause?: number;
  continues(): boolean;
  /** 503 is correct during and shortly after an outage. */
  isAway(): boolean;
};

/** Reads and writes on several sites, and records what was acknowledged. */
export async function driveMixedLoad({
  port,
  url,
  sites,
  members,
  secrets,
  connections,
  mix,
  pause = 0,
  continues,
  isAway,
}: MixedLoad): Promise<MixedRun> {
  const caller = createCaller(port, connections);
  const run: MixedRun = {
    calls: 0,
    errors: new Map(),
    times: [],
    refused: 0,
    acknowledged: { posts: [], comments: [], votes: new Map(), logins: [] },
  };
  type Posts = { id: string; slug: string }[];
  const postsBySite = new Map<SiteId, Posts>();
  for (const site of sites)
    postsBySite.set(
      site,
      ((await caller.call('GET', '/api/posts?sort=new&limit=100', site)).body as { posts: Posts })
        .posts,
    );
  const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined);

  const fail = (what: string) => void run.errors.set(what, (run.errors.get(what) ?? 0) + 1);
  const accept = (what: string, status: number, expected: number): boolean => {
    if (status === expected) return true;
    if (status === 503 && isAway()) run.refused += 1;
    else fail(`${what} ${status}`);
    return false;
  };
  const act = {
    async read() {
      const site = pick(sites);
      const post = pick(postsBySite.get(site) ?? []);
      const path = pick([
        '/',
        '/new',
        '/top',
        '/hot',
        `/post/${post.slug}`,
        '/api/posts?sort=new',
        `/api/posts/${post.id}/comments`,
        `/api/posts/${post.id}`,
      ]);
      accept('read', (await caller.call('GET', path, site)).status, 200);
    },
    async vote(member: BenchMember) {
      const post = pick(postsBySite.get(member.site) ?? []);
      const vote = pick([1, 1, 1, -1, 0]);
      const key = `${member.site} ${member.id} ${post.id}`;
      // Writes in sequence, so that the last acknowledged write is the last one.
      if (busy.has(key)) return;
      busy.add(key);
      try {
        // Unless it is acknowledged either may hold.
        run.acknowledged.votes.delete(key);
        const { status } = await caller.write(member, 'POST', `/api/posts/${post.id}/vote`, {
          vote,
        });
        if (accept('vote', status, 200))
          run.acknowledged.votes.set(key, {
            site: member.site,
            user: member.id,
            post: post.id,
            vote,
          });
      } finally {
        busy.delete(key);
      }
    },
    async comment(member: BenchMember) {
      const post = pick(postsBySite.get(member.site) ?? []);
      const { status, body } = await caller.write(
        member,
        'POST',
        `/api/posts/${post.id}/comments`,
        { text: `It holds, says ${randomUUID()}.` },
      );
      if (accept('comment', status, 201))
        run.acknowledged.comments.push({ site: member.site, id: (body as { id: string }).id });
    },
    async post(member: BenchMember) {
      const { status, body } = await caller.write(member, 'POST', '/api/posts', {
        title: 'Measured under load',
        url: `https://bench.example/${randomUUID()}`,
      });
      if (accept('post', status, 201))
        run.acknowledged.posts.push({ site: member.site, id: (body as { id: string }).id });
    },
    async login(member: BenchMember) {
      if (requestedKeys.has(member.id)) return;
      requestedKeys.add(member.id);
      const headers = { 'X-Forwarded-For': member.network };
      const asked = await caller.call('POST', '/api/auth/login', member.site, headers, {
        email: member.email,
      });
      if (!accept('login', asked.status, 200)) return;
      const mail = await pool
        .query<{ siteId: string; id: string; subject: string }>(
          `select site_id as "siteId", id, subject from outbox where site_id = $1 and recipient = $2
            order by created_at desc limit 1`,
          [member.site, member.email],
        )
        .catch(() => null);
      const newest = mail?.rows[0];
      const otp = /^\d{6}/.exec(newest ? (decryptMail(secrets, newest)?.subject ?? '') : '')?.[0];
      if (otp === undefined) {
        if (!isAway()) fail('no code');
        return;
      }
      if (
        accept(
          'verify',
          (
            await caller.call(
              'POST',
              '/api/auth/verify',
              member.site,
              {
                ...headers,
                Cookie: asked.cookie ?? '',
              },
              {
                email: member.email,
                otp,
              },
            )
          ).status,
          200,
        )
      )
        run.acknowledged.logins.push({ site: member.site, user: member.id });
    },
  };
  const busy = new Set<string>();
  const requestedKeys = new Set<string>();
  const worker = async () => {
    while (continues()) {
      const draw = randomInt(100);
      const member = pick(members);
      const began = performance.now();
      try {
        if (draw < mix.vote) await act.vote(member);
        else if (draw < mix.vote + mix.comment) await act.comment(member);
        else if (draw < mix.vote + mix.comment + mix.post) await act.post(member);
        else if (draw < mix.vote + mix.comment + mix.post + mix.login) await act.login(member);
        else await act.read();
      } catch (error) {
        if (isAway()) run.refused += 1;
        else fail(error instanceof Error ? error.message : String(error));
      }
      run.calls += 1;
      run.times.push(performance.now() - began);
      if (pause > 0) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  caller.close();
  await pool.end();
  return run;
}
