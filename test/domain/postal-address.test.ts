import { expect, it } from 'vitest';
import { issues } from '../../server/db/schema.ts';
import {
  scheduleDigests,
  scheduleNow,
} from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { needsPostalAddress } from '../../server/domain/digests/delivery/postal-address.ts';
import { storeSender } from '../../server/domain/site-admin/save-mail-settings.ts';
import { caller } from '../support/api-clients.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const production = { ...t.deps, config: { ...t.deps.config, env: 'production' as const } };
const getSite = (id: string) => {
  const site = t.deps.siteRegistry.sites.get(id);
  if (!site) throw new Error('no site');
  return site;
};
const setAddress = async (id: string, postalAddress: string) => {
  await storeSender(db, id, { postalAddress });
  await t.deps.siteRegistry.reload();
};

it('is required before the first digest, in production only', async () => {
  for (let i = 0; i < 4; i += 1) await t.make.post({ site: 'nontrivial', minutesAgo: 2_880 });
  await addSubscription(t, 'nontrivial', { email: 'reader@mail.example' });
  const site = getSite('nontrivial');
  expect(await needsPostalAddress(t.deps, site)).toBe(false);
  expect(await needsPostalAddress(production, site)).toBe(true);
  expect(await scheduleDigests(production, site, t.clock.now())).toBe(0);
  expect(await db.$count(issues)).toBe(0);
  expect(t.log.filter(({ event }) => event === 'postal_address_missing')).toHaveLength(1);
  await setAddress('nontrivial', 'Main Street 1\nExampletown');
  expect(await needsPostalAddress(production, getSite('nontrivial'))).toBe(false);
  await scheduleDigests(production, getSite('nontrivial'), t.clock.now());
  expect(await db.$count(issues)).toBeGreaterThan(0);
  await setAddress('nontrivial', '');
});

it('stops an issue that is sent at once', async () => {
  const [issue] = await db.select().from(issues);
  if (!issue) throw new Error('no issue');
  const site = getSite('nontrivial');
  expect(await scheduleNow(production, site, issue, t.clock.now(), null)).toBeNull();
});

it('is only asked for where a digest was sent before', async () => {
  const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'ada' });
  const read = async () =>
    (await admin.call('GET', '/api/admin/overview')).body.admin.mail.postalAddress;
  await db.update(issues).set({ state: 'sent' });
  expect(await needsPostalAddress(production, getSite('nontrivial'))).toBe(false);
  expect(await read()).toBe('missing');
  await setAddress('nontrivial', 'Main Street 1');
  expect(await read()).toBe('present');
});
