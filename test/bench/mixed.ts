import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { decryptMail } from '../../server/domain/mail/encrypted-mail.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { admin, startPostgres, type PostgresServer } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import type { SiteId } from '../support/sites.ts';
import type { Line } from './bench.ts';
import { median } from './load.ts';
import { createCaller, makeMembers, type BenchMember } from './member-load.ts';
import { countLostWrites, countWrongCounters, type Acknowledged } from './stored-writes.ts';

const sites = ['nontrivial', 'statecraft', 'default'] as const;
const connections = 50;
const seconds = 60;
const membersOfSite = 400;
/** Of a hundred calls. */
const mix = { vote: 10, comment: 5, post: 3, login: 2 };

type Run = {
  calls: number;
  errors: Map<string, number>;
  times: number[];
  refused: number;
  acknowledged: Acknowledged;
};

const secretKey = 'a key of the benchmark, and of nobody else';
const secrets = createSecrets([secretKey]);

/** Mixes reads and writes on three tenants, with a stable and a failing database. */
export async function mixed(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const dies of [false, true]) {
    const server = await startPostgres({ fsync: 'on' });
    try {
      await admin(server.url('postgres'), 'create database mixed');
      const url = server.url('mixed');
      const program = await startProgram({
        env: { DATABASE_URL: url, SECRET_KEY: secretKey, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' },
      });
      const members = await makeMembers(url, sites, membersOfSite);
      const run = await drive(program.port, url, members, dies ? server : null);
      const lost = await countLostWrites(url, run.acknowledged);
      const wrong = await countWrongCounters(url);
      await program.stop();
      const { posts, comments, votes, logins } = run.acknowledged;
      const errors =
        [...run.errors].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none';
      lines.push({
        what:
          `80 % reads, 10 % votes, 5 % comments, 3 % posts, 2 % logins, ${connections} ` +
          `connections, ${seconds} ` +
          `s${dies ? ', the database stopped with -m immediate and started again twice' : ''}`,
        measured:
          `${run.calls} calls, ${Math.round(run.calls / seconds)}/s, p50 ` +
          `${median(run.times).toFixed(1)} ms; acknowledged: ${posts.length} ` +
          `posts, ${comments.length} comments, ${votes.size} votes, ` +
          `${logins.length} logins; ` +
          `lost: ${lost}; counters that differ from their rows: ${wrong}; 503 while it was ` +
          `away: ${run.refused}; errors: ${errors}`,
        goal: 'no errors, nothing lost',
        holds:
          lost === 0 &&
          wrong === 0 &&
          run.errors.size === 0 &&
          (dies ? run.refused > 0 : run.refused === 0),
      });
    } finally {
      await server.remove();
    }
  }
  return lines;
}

async function drive(
  port: number,
  url: string,
  members: BenchMember[],
  dying: PostgresServer | null,
): Promise<Run> {
  const caller = createCaller(port, connections);
  const run: Run = {
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
  /** 503 is correct during and shortly after the outage. */
  let away = false;

  const fail = (what: string) => void run.errors.set(what, (run.errors.get(what) ?? 0) + 1);
  const accept = (what: string, status: number, expected: number): boolean => {
    if (status === expected) return true;
    if (status === 503 && away) run.refused += 1;
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
        if (!away) fail('no code');
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
  const end = performance.now() + seconds * 1_000;
  const worker = async () => {
    while (performance.now() < end) {
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
        if (away) run.refused += 1;
        else fail(error instanceof Error ? error.message : String(error));
      }
      run.calls += 1;
      run.times.push(performance.now() - began);
    }
  };
  const killer = async () => {
    if (!dying) return;
    for (const pause of [seconds / 4, seconds / 4]) {
      await sleep(pause * 1_000);
      away = true;
      await dying.stop('immediate');
      await sleep(2_000);
      await dying.start();
      await sleep(3_000);
      away = false;
    }
  };
  await Promise.all([killer(), ...Array.from({ length: connections }, worker)]);
  caller.close();
  await pool.end();
  return run;
}
