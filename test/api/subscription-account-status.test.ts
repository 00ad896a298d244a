import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { sites } from '../../server/db/schema.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { caller } from '../support/api-clients.ts';
import { subscribeBy } from '../support/subscriptions.ts';
import { siteIds } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';
import { setUpSubscriptions } from '../support/subscription-calls.ts';

const { t, db, siteId, createEmail, subscribe, readRow, neutral } = await setUpSubscriptions();

describe('the account status of an address', () => {
  it('is returned with the name and next steps, localized', async () => {
    const { user } = await caller(t, siteId);
    const email = user?.email ?? '';
    expect((await subscribe({ email: email.toUpperCase(), language: 'es' })).body).toEqual({
      requiresVerification: true,
      userExists: true,
      username: user?.username,
      hint: (await loadPack('es')).page.knownHint,
    });
    expect((await subscribe({ email: createEmail(), language: 'ar' })).body).toEqual({
      ...neutral,
      hint: (await loadPack('ar')).page.unknownHint,
    });
    // The address has no account on another site.
    expect((await subscribeBy(t, 'statecraft', { email })).body).toEqual(neutral);
    // The account is neither subscribed nor linked.
    expect(await readRow(email)).toMatchObject({ state: 'pending', userId: null });
  });

  it('is returned to nobody where configured', async () => {
    const site = t.deps.siteRegistry.sites.get(siteId);
    if (!site) throw new Error('no site');
    expect(site.revealAccounts).toBe(true);
    site.revealAccounts = false;
    try {
      const me = await caller(t, siteId);
      const replies = [
        await subscribe({ email: me.user?.email }),
        await subscribe({ email: createEmail() }),
      ];
      for (const reply of replies) expect(reply.body).toEqual(neutral);
      expect((await subscribe({ email: me.user?.email }, me)).body).toEqual({
        requiresVerification: false,
        userExists: false,
        username: null,
        hint: 'You’ll get the next issue by email.',
      });
    } finally {
      site.revealAccounts = true;
    }
  });
});

it('configures per site whether account status is returned', async () => {
  await db
    .update(sites)
    .set({ settings: { revealAccounts: false } })
    .where(eq(sites.id, 'default'));
  const table = await loadSites(db, t.deps.config, t.deps.log);
  expect(siteIds.map((id) => table.sites.get(id)?.revealAccounts)).toEqual([true, true, false]);
  const v = await createVariant(t, { siteRegistry: table });
  const { user } = await caller(t, 'default');
  const proof = await v.on('default').post('/api/csrf/token');
  const reply = await v
    .on('default')
    .post('/api/subscriptions/subscribe')
    .set({
      'X-CSRF-Token': (proof.body as { token: string }).token,
      Cookie: String(proof.headers['set-cookie']).split(';')[0] ?? '',
    })
    .send({ email: user?.email });
  expect(reply.body).toEqual(neutral);
  await db.update(sites).set({ settings: {} }).where(eq(sites.id, 'default'));
});
