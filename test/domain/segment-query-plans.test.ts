import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { SegmentRule } from '#shared/contract/admin-segments.ts';
import { subscriptions } from '../../server/db/schema.ts';
import { countSegment, matchSegment } from '../../server/domain/subscriptions/match-segment.ts';
import { anyReader } from '../support/segments.ts';
import {
  countBlocks,
  explainAll,
  recordStatements,
  withConnection,
} from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';

/** 20,000 readers of one site, and as many of another. */
const t = await createTestApp();
const { db, database } = t.deps;
const site = 'nontrivial';

beforeAll(() =>
  withConnection(database, async (connection) => {
    for (const tenant of [site, 'statecraft']) {
      await connection.query(
        `insert into users (site_id, id, username, name)
        select $1, 'u' || i, 'user' || i, 'User' from generate_series(1, 5000) i`,
        [tenant],
      );
      await connection.query(
        `insert into subscriptions (site_id, id, email, user_id, frequency, source, state, language,
        confirmed_at, preferences)
      select $1, 's' || i, 's' || i || '@mail.example', case when i <= 5000 then 'u' || i end,
        case i % 3 when 0 then 'weekly' else 'daily' end, 'form', 'active',
        (array['en', 'de', 'fr', 'es'])[1 + i % 4], now() - i * interval '1 hour',
        case when i % 10 = 0
          then jsonb_build_object('topics', jsonb_build_array('energy ' || i % 500)) end
        from generate_series(1, 20000) i`,
        [tenant],
      );
      await connection.query(
        `insert into consents (site_id, subscription_id, id, event, via, page, language, created_at)
        select $1, 's' || i, 'c' || i, 'subscribed', 'frame', 'https://a' || i % 20 || '.example',
          'en', now() from generate_series(1, 20000) i`,
        [tenant],
      );
      await connection.query(
        `insert into member_choices (site_id, user_id, kind, subject, choice)
        select $1, 'u' || i, 'tag', (array['research', 'tools'])[1 + i % 2], 'follow'
          from generate_series(1, 5000) i`,
        [tenant],
      );
      await connection.query(
        `insert into sessions (site_id, id, user_id, token_hash, created_at, last_used_at)
        select $1, 'x' || i, 'u' || i, 't' || i, now(), now() - i * interval '1 hour'
          from generate_series(1, 5000) i`,
        [tenant],
      );
    }
    await connection.query('vacuum analyze');
  }),
);

const explainPlans = (call: () => Promise<unknown>) =>
  explainAll(database, call, 'force_custom_plan');

const rules: [string, Partial<SegmentRule>][] = [
  ['all readers', {}],
  ['a language and a frequency', { languages: ['de'], frequencies: ['weekly'] }],
  ['the site of the form', { origins: ['https://a3.example'] }],
  ['a tag', { tags: ['research'] }],
  ['a visit', { activity: { event: 'visited', period: 'within', days: 30 } }],
  ['no visit', { activity: { event: 'visited', period: 'before', days: 30 } }],
];

it.each(rules)('pages through readers by %s in key order', async (_name, rule) => {
  const matches = await matchSegment(db, site, { ...anyReader, ...rule });
  let found = 0;
  const readPage = (after: string) =>
    db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(matches, gt(subscriptions.id, after)))
      .orderBy(subscriptions.id)
      .limit(250)
      .then((rows) => (found = rows.length));
  const [plan = ''] = await explainPlans(() => readPage('s2'));
  expect(found).toBeGreaterThan(0);
  expect(plan).toContain('subscriptions_site_id_id_pk');
  expect(plan).not.toMatch(/Seq Scan on (?:subscriptions|consents|member_choices|sessions)/);
});

it.each(rules)('counts readers by %s without rows of other sites', async (_name, rule) => {
  const whole = { ...anyReader, ...rule };
  expect((await countSegment(db, site, whole)).active).toBe(20_000);
  for (const plan of await explainPlans(() => countSegment(db, site, whole)))
    // At most one lookup of three or four blocks for each of 20,000 readers.
    expect(countBlocks(plan), plan).toBeLessThan(85_000);
});

it('binds few parameters, however many topics name a tag', async () => {
  const rule = { ...anyReader, tags: ['energy'] };
  const { matching } = await countSegment(db, site, rule);
  expect(matching).toBe(2_000);
  const statements = await recordStatements(database, () => countSegment(db, site, rule));
  expect(statements.length).toBeGreaterThan(0);
  for (const { values } of statements) expect(values.length).toBeLessThan(20);
});

it('matches the same readers as a page by page read', async () => {
  const rule = { ...anyReader, tags: ['research'] };
  const { matching } = await countSegment(db, site, rule);
  const rows = await db
    .select({ site: subscriptions.siteId })
    .from(subscriptions)
    .where(await matchSegment(db, site, rule));
  expect(rows).toHaveLength(matching);
  expect(rows.every((row) => row.site === site)).toBe(true);
  expect(await db.$count(subscriptions, eq(subscriptions.siteId, site))).toBe(20_000);
});
