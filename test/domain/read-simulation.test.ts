import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { formatPlace, parsePlace } from '#shared/newsletter/issue-places.ts';
import { digestVariants, issueReads } from '../../server/db/schema.ts';
import { queryRows } from '../../server/db/client.ts';
import { readParameter, readPlaceToken } from '../../server/domain/statistics/issue-links.ts';
import { setUpDigestSending } from '../support/digest-mails.ts';
import { addReaders } from '../support/digests.ts';
import { readHtml } from '../support/html.ts';
import { isFullRun } from '../support/full-run.ts';
import { simulateVisits } from '../support/simulated-visits.ts';

const { t, db, prepare } = await setUpDigestSending();
const siteId = 'nontrivial';
const mails = isFullRun ? 50_000 : 10_000;
/** Interval in simulated time (ms). The program writes every ten seconds. */
const writeIntervalMs = 30_000;

/** The rows of every table, as text. */
async function readDatabase(): Promise<Map<string, string>> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const contents = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await queryRows<{ content: string | null }>(
      db,
      sql`select string_agg(r::text, e'\n' order by r::text) as content
        from ${sql.identifier(name)} r`,
    );
    contents.set(name, row?.content ?? '');
  }
  return contents;
}

it.each(isFullRun ? [1, 2, 3] : [1])(
  'counts reads within five percent, without persons (seed %i)',
  { timeout: 300_000 },
  async (seed) => {
    await addReaders(t, siteId, 1);
    const issue = await prepare(siteId);
    const [variant] = await db
      .select({ html: digestVariants.html })
      .from(digestVariants)
      .where(and(eq(digestVariants.siteId, siteId), eq(digestVariants.issueId, issue.id)));
    const mail = readHtml(variant?.html ?? '');
    const tokensOf = (selector: string) =>
      mail
        .hrefs(selector)
        .flatMap(
          (href) => new URL(href, 'https://site.example').searchParams.get(readParameter) ?? [],
        );
    const [trap = ''] = tokensOf('a[aria-hidden]');
    const visible = [...new Set(tokensOf('a'))].filter((token) => token !== trap);
    expect(visible.length).toBeGreaterThan(5);

    const visits = simulateVisits({ visible, trap }, mails, seed);
    const before = await readDatabase();
    const start = t.clock.now().getTime();
    let written = 0;
    for (const { at, link, method, address, headers } of visits) {
      for (; written + writeIntervalMs <= at; written += writeIntervalMs) {
        t.clock.set(new Date(start + written + writeIntervalMs));
        await t.deps.readCounter.flush();
      }
      t.clock.set(new Date(start + at));
      t.deps.readCounter.count(siteId, link, { method, headers, address });
    }
    await t.deps.readCounter.flush(Infinity);

    const people = Map.groupBy(
      visits.filter(({ person }) => person !== null),
      ({ link }) => link,
    );
    const countPeople = (link: string) =>
      new Set(people.get(link)?.map(({ person }) => person)).size;
    const truth = visible.reduce((sum, link) => sum + countPeople(link), 0);
    const readPlace = (token: string) => {
      const target = readPlaceToken(t.deps, siteId, token);
      return target && formatPlace(target);
    };
    const rows = await db.select().from(issueReads).where(eq(issueReads.issueId, issue.id));
    const total = (what: 'reads' | 'automated') => rows.reduce((sum, row) => sum + row[what], 0);
    const [reads, automated] = [total('reads'), total('automated')];
    const summary =
      `${visits.length} requests, ${truth} visits of people, ` +
      `${reads} counted, ${automated} left out`;
    expect(truth, summary).toBeGreaterThan(0.4 * mails);
    expect(automated, summary).toBeGreaterThan(mails);
    expect(Math.abs(reads / truth - 1), summary).toBeLessThan(0.05);
    expect(rows.find(({ place }) => place === 'trap')?.reads).toBe(0);
    // Each place is right, so that errors do not only cancel out.
    for (const link of visible) {
      const { place, truth: expected } = { place: readPlace(link), truth: countPeople(link) };
      const counted = rows
        .filter((row) => row.place === place)
        .reduce((sum, row) => sum + row.reads, 0);
      expect(Math.abs(counted / expected - 1), `${place}: ${counted} of ${expected}`).toBeLessThan(
        0.1,
      );
    }

    // Counts are all that is stored, and no log line names who came.
    const after = await readDatabase();
    const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    expect(changed).toEqual(['issue_reads']);
    for (const { place, day, reads: _, automated: __, ...row } of rows) {
      expect(row).toEqual({ siteId, issueId: issue.id });
      expect(parsePlace(place)).not.toBeNull();
      expect(day).toMatch(/^2026-11-\d\d$/);
    }
    expect(rows.length).toBeLessThan(100);
    const log = JSON.stringify(t.log);
    const addresses = new Set(visits.map(({ address }) => address));
    expect([...addresses].filter((address) => log.includes(address))).toEqual([]);
  },
);
