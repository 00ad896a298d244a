import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { SegmentRule } from '#shared/contract/admin-segments.ts';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import {
  auditLog,
  consents,
  memberChoices,
  segments,
  sessions,
  subscriptions,
} from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { matchSegment } from '../../server/domain/subscriptions/match-segment.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { addSegment, anyReader } from '../support/segments.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const site = 'nontrivial';
const admin = await caller(t, site, { role: 'admin', username: 'ada' });
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

beforeEach(async () => {
  for (const table of [consents, subscriptions, memberChoices, segments, auditLog])
    await db.delete(table);
});

const add = async (
  name: string,
  values: Partial<typeof subscriptions.$inferInsert> = {},
  siteId: SiteId = site,
) => addSubscription(t, siteId, { email: `${name}@mail.example`, ...values });

/** The names of readers that a rule matches. */
async function match(rule: Partial<SegmentRule>): Promise<string[]> {
  const matches = await matchSegment(db, site, { ...anyReader, ...rule });
  const rows = await db
    .select({ email: subscriptions.email })
    .from(subscriptions)
    .where(matches)
    .orderBy(subscriptions.email);
  return rows.map(({ email }) => email.replace('@mail.example', ''));
}

describe('a segment matches', () => {
  it('active readers of its site who are not on pause', async () => {
    await add('ann');
    await add('ben', { state: 'pending' });
    await add('cleo', { state: 'unsubscribed' });
    await add('dora', { pausedUntil: new Date(Date.now() + hourMs) });
    await add('emil', { pausedUntil: new Date(Date.now() - hourMs) });
    await add('fay', {}, 'statecraft');
    expect(await match({})).toEqual(['ann', 'emil']);
  });

  it('by language, frequency and source, with every condition', async () => {
    await add('ann', { language: 'de', frequency: 'weekly', source: 'import' });
    await add('ben', { language: 'de', frequency: 'daily', source: 'form' });
    await add('cleo', { language: 'fr', frequency: 'weekly', source: 'form' });
    expect(await match({ languages: ['de'] })).toEqual(['ann', 'ben']);
    expect(await match({ languages: ['de', 'fr'], frequencies: ['weekly'] })).toEqual([
      'ann',
      'cleo',
    ]);
    expect(await match({ languages: ['de'], sources: ['form', 'account'] })).toEqual(['ben']);
  });

  it('by the site whose form was used', async () => {
    const [ann, ben] = [await add('ann'), await add('ben')];
    const proof = (subscriptionId: string, page: string) => ({
      siteId: site,
      subscriptionId,
      id: newId(),
      event: 'subscribed' as const,
      via: 'frame' as const,
      page,
      language: 'en',
      createdAt: new Date(),
    });
    await db
      .insert(consents)
      .values([proof(ann.id, 'https://a.example'), proof(ben.id, 'https://b.example')]);
    expect(await match({ origins: ['https://a.example'] })).toEqual(['ann']);
  });

  it('by account, followed tag and visit', async () => {
    const seen = async (name: string, days: number) => {
      const member = await t.make.user(site, { username: name });
      await add(name, { userId: member.id });
      await db.insert(sessions).values({
        siteId: site,
        id: newId(),
        userId: member.id,
        tokenHash: newId(),
        createdAt: daysAgo(days + 1),
        lastUsedAt: daysAgo(days),
      });
      return member;
    };
    const [ann] = [await seen('ann', 2), await seen('ben', 20)];
    await add('cleo');
    await db.insert(memberChoices).values([
      { siteId: site, userId: ann.id, kind: 'tag', subject: 'research', choice: 'follow' },
      { siteId: site, userId: ann.id, kind: 'tag', subject: 'tools', choice: 'mute' },
    ]);
    expect(await match({ isMember: true })).toEqual(['ann', 'ben']);
    expect(await match({ isMember: false })).toEqual(['cleo']);
    expect(await match({ tags: ['research'] })).toEqual(['ann']);
    expect(await match({ tags: ['tools'] })).toEqual([]);
    const visited = (period: 'within' | 'before') =>
      match({ activity: { event: 'visited', period, days: 7 } });
    expect([await visited('within'), await visited('before')]).toEqual([['ann'], ['ben']]);
  });

  it('by the time of confirmation', async () => {
    await add('ann', { confirmedAt: daysAgo(3) });
    await add('ben', { confirmedAt: daysAgo(40) });
    const confirmed = (period: 'within' | 'before') =>
      match({ activity: { event: 'confirmed', period, days: 30 } });
    expect([await confirmed('within'), await confirmed('before')]).toEqual([['ann'], ['ben']]);
  });

  it('by the topics that readers chose', async () => {
    const wants = (...topics: string[]) => ({ preferences: withStandard({ topics }) });
    await add('ann', wants('chess', 'energy policy'));
    await add('ben', { preferences: withStandard({ avoid: ['energy'] }) });
    await add('cleo', wants('Robots'));
    expect(await match({ tags: ['energy'] })).toEqual(['ann']);
    expect(await match({ tags: ['energy-policy'] })).toEqual(['ann']);
    expect(await match({ tags: ['robot', 'energy'] })).toEqual(['ann', 'cleo']);
  });
});

describe('segments', () => {
  const call = (method: string, path = '', body?: object) =>
    admin.call(method, `/api/admin/segments${path}`, body);
  const list = async () =>
    ((await call('GET')).body as Reply<'GET /api/admin/segments'>).segments.map(({ name }) => name);

  it('are created, changed and deleted with an audit entry each', async () => {
    const created = await call('POST', '', { name: ' Weekly ', rule: { frequencies: ['weekly'] } });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: 'Weekly',
      rule: { ...anyReader, frequencies: ['weekly'] },
    });
    const { id } = created.body as { id: string };
    const changed = await call('PUT', `/${id}`, { name: 'weekly', rule: { isMember: true } });
    expect(changed.body).toMatchObject({ name: 'weekly', rule: { ...anyReader, isMember: true } });
    expect((await call('DELETE', `/${id}`)).body).toEqual({ deleted: true });
    expect(await list()).toEqual([]);
    const entries = await db.select({ action: auditLog.action }).from(auditLog);
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'add-segment',
      'change-segment',
      'delete-segment',
    ]);
  });

  it('have one name each, on one site', async () => {
    await addSegment(t, site, { name: 'Members' });
    await addSegment(t, 'statecraft', { name: 'Elsewhere' });
    expectError(await call('POST', '', { name: 'MEMBERS', rule: {} }), 'conflict', ['name']);
    expect((await call('POST', '', { name: 'Elsewhere', rule: {} })).status).toBe(201);
    expect(await list()).toEqual(['Elsewhere', 'Members']);
  });

  it.each([
    ['name', { name: ' ', rule: {} }],
    ['rule.languages.0', { name: 'a', rule: { languages: ['xx'] } }],
    ['rule.tags', { name: 'a', rule: { tags: ['no-tag-of-the-site'] } }],
    ['rule.origins.0', { name: 'a', rule: { origins: ['https://a.example/path'] } }],
    [
      'rule.activity.days',
      { name: 'a', rule: { activity: { event: 'visited', period: 'within', days: 0 } } },
    ],
    ['rule.opened', { name: 'a', rule: { opened: true } }],
  ])('with an invalid %s are rejected', async (field, body) => {
    const { status, body: reply } = await call('POST', '', body);
    expect([status, reply.fields[0].field]).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });

  it('of another site are not found', async () => {
    const id = await addSegment(t, 'statecraft');
    expectError(await call('PUT', `/${id}`, { name: 'a', rule: {} }), 'not_found');
    expectError(await call('DELETE', `/${id}`), 'not_found');
  });

  it('are counted before anything is saved', async () => {
    await add('ann', { language: 'de' });
    await add('ben', { language: 'de', pausedUntil: new Date(Date.now() + hourMs) });
    await add('cleo');
    const { body } = await admin.call('POST', '/api/admin/segment-counts', {
      rule: { languages: ['de'] },
    });
    expect(body).toEqual({ matching: 1, active: 3 });
    expect(await list()).toEqual([]);
  });

  it('are at most a hundred', async () => {
    await db.execute(sql`insert into segments (site_id, id, name, rule, updated_at)
      select ${site}, 's' || i, 'Segment ' || i, ${JSON.stringify(anyReader)}::jsonb, now()
        from generate_series(1, 100) i`);
    expectError(await call('POST', '', { name: 'One more', rule: {} }), 'conflict');
  });
});
