import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { instanceMarkers, outbox, rateLimits } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { caller, createAnonymousCaller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { getChallenge, solve } from '../support/proof-of-work.ts';
import { subscribeBy } from '../support/subscriptions.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial' as const;
beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(instanceMarkers);
});

const createEmail = () => `${newId().toLowerCase()}@mail.example`;
async function createAccount(site: SiteId = siteId) {
  const { user } = await caller(t, site);
  return { email: user?.email ?? '', username: user?.username ?? '' };
}
const listNotices = (email: string) =>
  readStoredMails(t, and(eq(outbox.recipient, email), eq(outbox.kind, 'account-revealed')));
const subscribe = (body: object, site: SiteId = siteId, network = '203.0.113.7') =>
  subscribeBy(t, site, body, undefined, { 'X-Forwarded-For': network });
const toUsername = (reply: { body: unknown }) => (reply.body as { username: string }).username;

describe('the username of an address in the subscription form', () => {
  it.each([[{ remark: 'x' }], [{ elapsed: 0 }], [{ elapsed: 799 }]])(
    'is not revealed to an unlikely form (%j)',
    async (more) => {
      const { email } = await createAccount();
      const refused = [
        await subscribe({ email, ...more }),
        await subscribe({ email: createEmail(), ...more }),
      ];
      for (const reply of refused) expectError(reply, 'challenge_required');
      const proof = solve(getChallenge(refused[0]?.body));
      const accepted = await subscribe({ email, ...more, proof });
      expect([accepted.status, accepted.body]).toEqual([
        201,
        {
          requiresVerification: true,
          userExists: false,
          username: null,
          hint: (await loadPack('en')).page.unknownHint,
        },
      ]);
      expect(await listNotices(email)).toEqual([]);
    },
  );

  it('is emailed to the owner at most once a day', async () => {
    const { email, username } = await createAccount();
    const form = { email, elapsed: limits.minFormMs };
    expect(toUsername(await subscribe(form))).toBe(username);
    expect(toUsername(await subscribe(form))).toBe(username);
    const notices = await listNotices(email);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain(username);
    expect(JSON.stringify(notices[0])).not.toContain('203.0.113.7');
    await db.update(instanceMarkers).set({ expiresAt: new Date(Date.now() - 1_000) });
    await subscribe(form);
    expect(await listNotices(email)).toHaveLength(2);
  });

  it('costs a network proof of work after five a day', async () => {
    const sites = ['nontrivial', 'statecraft'] as const;
    for (let i = 0; i < limits.accountReveals.count; i += 1) {
      const { email, username } = await createAccount(sites[i % 2]);
      expect(toUsername(await subscribe({ email, elapsed: 9_000 }, sites[i % 2]))).toBe(username);
    }
    const { email, username } = await createAccount();
    const refused = await subscribe({ email, elapsed: 9_000 });
    expectError(refused, 'challenge_required');
    // The challenge itself must not tell whether there is an account.
    expectError(await subscribe({ email: createEmail(), elapsed: 9_000 }), 'challenge_required');
    const proof = solve(getChallenge(refused.body));
    expect(toUsername(await subscribe({ email, elapsed: 9_000, proof }))).toBe(username);
    const other = await subscribe({ email, elapsed: 9_000 }, siteId, '203.0.113.8');
    expect(toUsername(other)).toBe(username);
  });

  it('stays within the limit for simultaneous requests', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => createAccount()));
    const replies = await Promise.all(
      accounts.map(({ email }) => subscribe({ email, elapsed: 9_000 })),
    );
    const revealed = replies.filter((reply) => toUsername(reply));
    expect(revealed).toHaveLength(limits.accountReveals.count);
  });
});

describe('replies about an address', () => {
  const ask = async (path: string, body: object, method = 'POST') => {
    const who = method === 'PUT' ? await caller(t, siteId) : createAnonymousCaller(t, siteId);
    const { status, body: reply } = await who.call(method, path, body);
    return { status, reply: { ...(reply as object), requestId: '' } };
  };

  it.each<[string, string, (email: string) => object]>([
    ['POST', '/api/auth/login', (email) => ({ email })],
    ['POST', '/api/auth/signup', (email) => ({ email, name: 'Ann', username: newUsername() })],
    ['POST', '/api/auth/verify', (email) => ({ email, otp: '000000' })],
    ['POST', '/api/subscriptions/manage-link', (email) => ({ email })],
    ['PUT', '/api/account/email', (email) => ({ email })],
  ])('%s %s are equal with and without an account', async (method, path, toBody) => {
    const { email } = await createAccount();
    const known = await ask(path, toBody(email), method);
    expect(known).toEqual(await ask(path, toBody(createEmail()), method));
    expect(known.status).toBe(path.endsWith('verify') ? 401 : 200);
  });

  it('are equal in subscribing where accounts are hidden', async () => {
    const site = t.deps.siteRegistry.sites.get(siteId);
    if (!site) throw new Error('no site');
    site.revealAccounts = false;
    try {
      const { email } = await createAccount();
      const known = await subscribe({ email, elapsed: 9_000 });
      const unknown = await subscribe({ email: createEmail(), elapsed: 9_000 });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      expect(await listNotices(email)).toEqual([]);
    } finally {
      site.revealAccounts = true;
    }
  });

  it('take a multiple of a step to mail a link', async () => {
    const began = performance.now();
    await ask('/api/subscriptions/manage-link', { email: createEmail() });
    expect(performance.now() - began).toBeGreaterThanOrEqual(limits.linkRequestStepMs - 5);
  });
});

const newUsername = () => `a${newId().toLowerCase()}`;
