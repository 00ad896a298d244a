import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import runLighthouse, { type Result } from 'lighthouse';
import pg from 'pg';
import { languagePath, postPath, userPath } from '../../shared/paths.ts';
import { startBareBrowser } from '../support/browser.ts';
import { startProgram } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';
import { startHttpsProxy } from './https-proxy.ts';
import { median, spread } from './load.ts';

const rounds = 5;
const comments = 50;
const site = 'nontrivial';

/** The stable categories: every run must score 100. */
const flawless = { accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' };

/** Copies comments to the largest post, a third of them at each of three depths. */
const fillThread = `
  with post as (
    select site_id, id, slug, comment_count, created_at from posts where site_id = $1
      and is_visible and comment_count <= $2 order by comment_count desc, id limit 1
  ), made as (
    insert into comments (site_id, id, post_id, parent_id, user_id, text, rendered_text, depth,
      score, wilson_score, created_at)
    select post.site_id, 'bench' || lpad(n::text, 7, '0'), post.id,
      case when n % 3 = 1 then null else 'bench' || lpad((n - 1)::text, 7, '0') end, user_id,
      text, rendered_text,
      (n + 2) % 3, score, wilson_score, greatest(other.created_at,
        post.created_at) + n * interval '1 second'
    from post, lateral (
      select *, row_number() over (order by id) as n from comments where site_id = post.site_id
        and post_id <> post.id and is_visible
    ) other where n <= $2 - comment_count
    returning user_id
  ), counted as (
    update users set comment_count = comment_count + added from (select user_id, count(*) as added
      from made group by user_id) per where site_id = $1 and id = user_id
  )
  update posts set comment_count = $2 from post, (select count(*) as added from made) total
    where posts.site_id = $1 and posts.id = post.id and post.comment_count + added = $2
    returning posts.slug, pg_notify('broadsheet_site_changed', $1)`;
const busiest =
  'select username from users where site_id = $1 order by post_count desc, id limit 1';

type Page = { name: string; url: string; runs: number; timed: boolean };

/**
 * Runs Lighthouse on a list, a discussion and a profile, by HTTPS on a simulated slow phone. Each
 * run starts a new browser.
 */
export async function lighthouse({ databaseUrl, folder }: Bench): Promise<Line[]> {
  const program = await startProgram({
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const proxy = await startHttpsProxy(
    folder,
    [site, 'statecraft'].map((id) => `${id}.localhost`),
    program.port,
  );
  const { thread, profile } = await findPages(databaseUrl);
  const address = (on: string, path: string) => `https://${on}.localhost:${proxy.port}${path}`;
  const pages: Page[] = [
    { name: '/', url: address(site, '/'), runs: rounds, timed: true },
    {
      name: `a post with ${comments} comments`,
      url: address(site, thread),
      runs: rounds,
      timed: true,
    },
    { name: 'a profile', url: address(site, profile), runs: rounds, timed: true },
    {
      name: 'the landing page in Spanish',
      url: address(site, languagePath('es')),
      runs: rounds,
      timed: true,
    },
    {
      name: 'the landing page in Arabic',
      url: address('statecraft', languagePath('ar')),
      runs: rounds,
      timed: true,
    },
    { name: '/ of statecraft', url: address('statecraft', '/'), runs: 1, timed: false },
  ];
  const results = pages.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, { url, runs }] of pages.entries())
      if (round < runs) results[i]?.push(await inspect(url, folder));
  }
  await proxy.stop();
  await program.stop();
  console.log(
    `  Lighthouse's measure of this machine (its simulation expects 1500 or more): ${spread(
      results.flat().map((result) => result.environment.benchmarkIndex),
      0,
    )}`,
  );
  return pages.flatMap((page, i) => [
    ...flawlessLines(page, results[i] ?? []),
    ...(page.timed ? timedLines(page, results[i] ?? []) : []),
  ]);
}

async function findPages(url: string): Promise<{ thread: string; profile: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const post = (await client.query<{ slug: string }>(fillThread, [site, comments])).rows[0];
  const user = (await client.query<{ username: string }>(busiest, [site])).rows[0];
  await client.end();
  if (!post || !user) throw new Error('the demo content has too few comments');
  return { thread: postPath(post.slug), profile: userPath(user.username) };
}

/** Returns one complete run. Lighthouse sometimes loses its recording; such a run is repeated. */
async function inspect(url: string, folder: string): Promise<Result> {
  let failure: string | undefined;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const profile = mkdtempSync(join(folder, 'browser-'));
    const browser = await startBareBrowser(profile, ['--ignore-certificate-errors']);
    try {
      // Its defaults are the mobile preset with simulated throttling.
      const { lhr } =
        (await runLighthouse(url, {
          port: browser.port,
          logLevel: 'error',
          onlyCategories: ['performance', ...Object.keys(flawless)],
        })) ?? {};
      if (lhr && !lhr.runtimeError) return lhr;
      failure = lhr?.runtimeError?.message;
    } finally {
      await browser.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  throw new Error(`no result for ${url}: ${failure ?? ''}`);
}

function flawlessLines({ name }: Page, results: Result[]): Line[] {
  return Object.entries(flawless).map(([id, what]) => {
    const scores = results.map((result) => points(result, id));
    const lost = new Set(results.flatMap((result) => lostIn(result, id)));
    return {
      what: `${name}, ${what} (min / median / max of ${results.length})`,
      measured: `${spread(scores, 0)}${lost.size > 0 ? `; lost by ${[...lost].join(', ')}` : ''}`,
      goal: '100 in every run',
      holds: scores.every((score) => score === 100),
    };
  });
}

function timedLines({ name }: Page, results: Result[]): Line[] {
  const readAudit = (id: string) => results.map((result) => result.audits[id]?.numericValue ?? NaN);
  const line = (
    what: string,
    values: number[],
    digits: number,
    goal: string,
    holds: boolean,
  ): Line => ({
    what: `${name}, ${what} (min / median / max of ${results.length})`,
    measured: spread(values, digits),
    goal,
    holds,
  });
  const performance = results.map((result) => points(result, 'performance'));
  const paint = readAudit('largest-contentful-paint').map((ms) => ms / 1_000);
  const blocked = readAudit('total-blocking-time');
  const shift = readAudit('cumulative-layout-shift');
  return [
    line('performance', performance, 0, 'median at least 99', median(performance) >= 99),
    line('largest contentful paint, s', paint, 2, 'median at most 1.3', median(paint) <= 1.3),
    line('blocking time, ms', blocked, 0, 'median at most 100', median(blocked) <= 100),
    line(
      'layout shift',
      shift,
      3,
      '0 in every run',
      shift.every((value) => value === 0),
    ),
  ];
}

function points(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? NaN) * 100);
}

/** Names of the audits that cost a category points. */
function lostIn(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
