import { loadavg } from 'node:os';
import { createSecrets } from '../../server/infra/signing.ts';
import { admin, openSites, startPostgres } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import type { SiteId } from '../support/sites.ts';
import type { Line } from './bench.ts';
import { p99, readResidentMb, rows } from './digest.ts';
import { median, readCpuMs } from './load.ts';
import { makeMembers } from './member-load.ts';
import { driveMixedLoad } from './mixed-load.ts';
import { readFamilyCpuMs, readPostmaster } from './processes.ts';

/** BENCH_SITES and BENCH_SECONDS make a smaller run. */
const siteCount = Number(process.env.BENCH_SITES ?? 200);
const seconds = Number(process.env.BENCH_SECONDS ?? 120);
const connections = 16;
/** Number in a hundred calls. */
const mix = { vote: 10, comment: 5, post: 3, login: 0 };
const secretKey = 'a key of the benchmark, and of nobody else';
const ids = Array.from({ length: siteCount }, (_, i) => `town${i + 1}`);

/** Each site has 1,000 members and posts, 5,000 votes, 3,000 comments and 500 subscribers. */
const fill = [
  `set synchronous_commit = off`,
  `insert into sites (id, post_count, opened_at)
    select 'town' || s, 1000, now() from generate_series(1, ${siteCount}) s`,
  `insert into users (site_id, id, username, name)
    select 'town' || s, 'u' || i, 'user' || i, 'User'
    from generate_series(1, ${siteCount}) s, generate_series(1, 1000) i`,
  `insert into posts (site_id, id, slug, user_id, title, url, domain, score, hot_score, top_window,
      created_at, comment_count)
    select 'town' || s, 'p' || i, 'a-post-p' || i, 'u' || i, 'A post about word' || i,
      'https://site' || i || '.example/' || s, 'site' || i || '.example', 6, i, 4,
      now() - i * interval '1 hour', 3
    from generate_series(1, ${siteCount}) s, generate_series(1, 1000) i`,
  `insert into post_votes (site_id, user_id, post_id, value)
    select 'town' || s, 'u' || 1 + (i * 7 + j) % 1000, 'p' || i, 1
    from generate_series(1, ${siteCount}) s, generate_series(1, 1000) i, generate_series(1, 5) j`,
  `insert into comments (site_id, id, post_id, user_id, text, rendered_text, depth, wilson_score,
      created_at)
    select 'town' || s, 'c' || i || '-' || j, 'p' || i, 'u' || 1 + (i * 13 + j) % 1000, text,
      jsonb_build_array(jsonb_build_array('p', jsonb_build_array(text))), 0, 0,
      now() - i * interval '1 hour' + j * interval '1 minute'
    from generate_series(1, ${siteCount}) s, generate_series(1, 1000) i, generate_series(1, 3) j,
      lateral (select 'A comment of a usual length about word' || i || ' and part' || j ||
        ' of what the post says.' as text) texts`,
  `insert into subscriptions (site_id, id, email, state, frequency, time_zone, send_hour, source,
      created_at, confirmation_sent_at, confirmed_at)
    select 'town' || s, 's' || i, 'reader' || i || '@mail.example', 'active', 'weekly', 'UTC', 8,
      'form', now(), now(), now()
    from generate_series(1, ${siteCount}) s, generate_series(1, 500) i`,
  `vacuum analyze`,
];

/** Measures a cell: many sites, read and written to. */
export async function cell(): Promise<Line[]> {
  const server = await startPostgres({ fsync: 'on', shared_buffers: '1GB', max_wal_size: '4GB' });
  const stops: (() => Promise<unknown>)[] = [];
  try {
    await admin(server.url('postgres'), 'create database cell');
    const url = server.url('cell');
    const env = { DATABASE_URL: url, SECRET_KEY: secretKey, TRUSTED_PROXIES: '1' };
    const web = await startProgram({ env: { ...env, PROCESS_ROLE: 'web' } });
    stops.push(() => web.stop());
    await admin(url, ...fill);
    await openSites(url);
    const members = await makeMembers(url, ids as SiteId[], 20);
    const [{ bytes } = { bytes: '0' }] = await rows<{ bytes: string }>(
      url,
      `select pg_database_size('cell') as bytes`,
    );
    const webPid = web.process.pid ?? 0;
    const postmaster = await readPostmaster(url);
    const drive = (ms: number) => {
      const end = performance.now() + ms;
      return driveMixedLoad({
        port: web.port,
        url,
        sites: ids as SiteId[],
        members,
        secrets: createSecrets([secretKey]),
        connections,
        mix,
        continues: () => performance.now() < end,
        isAway: () => false,
      });
    };
    await drive(15_000);
    const read = () => ({
      web: readCpuMs(webPid),
      database: readFamilyCpuMs(postmaster),
    });
    const before = read();
    const run = await drive(seconds * 1_000);
    const after = read();
    const { posts, comments, votes } = run.acknowledged;
    const writes = posts.length + comments.length + votes.size;
    const perCall = (what: 'web' | 'database') =>
      `${((after[what] - before[what]) / run.calls).toFixed(1)} ms`;
    const errors = [...run.errors].map(([what, count]) => `${what}: ${count}`).join(', ');
    console.log(
      `  ${siteCount} sites, ${(Number(bytes) / 1e9).toFixed(2)} GB; CPU time of a call: ` +
        `web ${perCall('web')}, PostgreSQL ${perCall('database')}; memory of web ` +
        `${readResidentMb(webPid).toFixed(0)} MiB; load average of the machine: ` +
        `${loadavg()[0]?.toFixed(1)}`,
    );
    const perSecond = (count: number) => (count / seconds).toFixed(0);
    return [
      {
        what: `reads and writes of ${siteCount} sites, 16 connections`,
        measured:
          `${perSecond(run.calls - writes)} reads/s, ${perSecond(writes)} writes/s, p50 ` +
          `${median(run.times).toFixed(0)} ms, p99 ${p99(run.times).toFixed(0)} ms; errors: ` +
          `${errors || 'none'}`,
        goal: 'no errors',
        holds: run.errors.size === 0,
      },
    ];
  } finally {
    for (const stop of stops) await stop();
    await server.remove();
  }
}
