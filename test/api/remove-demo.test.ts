import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { instanceMarkers, posts, sites, users } from '../../server/db/schema.ts';
import { seedDemo } from '../../server/domain/imports/demo-content.ts';
import { removeDemo } from '../../server/domain/site-admin/remove-demo.ts';
import { createSite } from '../../server/domain/site-admin/create-site.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { caller } from '../support/api-clients.ts';
import { createTestApp } from '../support/test-app.ts';

const email = 'platform@mail.example';
const t = await createTestApp({
  config: {
    adminEmails: new Set([email]),
    siteHosts: new Map([['statecraft', ['states.example.org']]]),
  },
});
const { db, clock, log } = t.deps;

it('deletes the demo sites for good, but no site in use', async () => {
  await seedDemo(db, clock.now(), log);
  await createSite(t.deps, { id: 'estuary', siteName: 'The Estuary' }, null);
  await addSubscription(t, 'nontrivial', { email: 'reader@mail.example' });
  const own = await caller(t, 'statecraft', { email });
  const before = await db.$count(posts, eq(posts.siteId, 'statecraft'));
  const { body, status } = await own.call('DELETE', '/api/admin/demo-sites');
  expect([status, body]).toEqual([200, { removed: ['nontrivial', 'default'] }]);
  expect(await db.$count(users, eq(users.siteId, 'nontrivial'))).toBe(0);
  expect(await db.$count(posts, eq(posts.siteId, 'statecraft'))).toBe(before);
  const list = (await own.call('GET', '/api/admin/sites')).body as Reply<'GET /api/admin/sites'>;
  expect(list.sites.map(({ id, isOpen, isDemo }) => [id, isOpen, isDemo]).toSorted()).toEqual([
    ['default', false, false],
    ['estuary', false, false],
    ['nontrivial', false, false],
    ['statecraft', true, false],
  ]);
  expect(await removeDemo(t.deps)).toEqual([]);
  await db.delete(users).where(eq(users.siteId, 'default'));
  await seedDemo(db, clock.now(), log);
  expect(await db.$count(posts, eq(posts.siteId, 'nontrivial'))).toBe(0);
  await db.delete(instanceMarkers);
  await db.update(sites).set({ openedAt: clock.now() });
});
