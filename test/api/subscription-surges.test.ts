import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { instanceMarkers, outbox, rateLimits } from '../../server/db/schema.ts';
import { caller, createAnonymousCaller, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { getChallenge, isSolution, solve } from '../support/proof-of-work.ts';
import { mailsAbout, subscribeBy, findSubscription } from '../support/subscriptions.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(instanceMarkers);
});

let count = 0;
const createEmail = () => `surge${(count += 1)}@mail.example`;
const visitors = Object.fromEntries(
  siteIds.map((site) => [site, createAnonymousCaller(t, site)]),
) as Record<SiteId, Caller>;
const subscribe = (body: object, site: SiteId = siteId) =>
  subscribeBy(t, site, body, visitors[site], {});
const listMails = async (email: string) =>
  (await Promise.all(siteIds.map((site) => mailsAbout(t, site, email)))).flat();

describe('unusual request rates on one site', () => {
  /** Adds requests per hour, for `hours` hours from some hours ago. */
  async function addRequests(each: number, from: number, hours = 1) {
    const now = Math.floor(Date.now() / hourMs);
    await db.insert(rateLimits).values(
      Array.from({ length: hours }, (_, i) => ({
        id: `subscribe-hour ${siteId} ${now - from - i}`,
        count: each,
        endsAt: new Date(Date.now() + dayMs),
      })),
    );
  }
  it('require 200 an hour and ten times the usual', async () => {
    await addRequests(limits.signupSurge.minRequests - 1, 0);
    expect((await subscribe({ email: createEmail() })).status).toBe(201);
    expect((await subscribe({ email: createEmail() })).status).toBe(429);
    // At 30 an hour, 260 are less than ten times the usual rate.
    await db.delete(rateLimits);
    await addRequests(260, 0);
    await addRequests(30, 1, 168);
    expect((await subscribe({ email: createEmail() })).status).toBe(201);
    await db
      .update(rateLimits)
      .set({ count: 400 })
      .where(eq(rateLimits.id, `subscribe-hour ${siteId} ${Math.floor(Date.now() / hourMs)}`));
    expect((await subscribe({ email: createEmail() })).status).toBe(429);
    // Another site requires none.
    expect((await subscribe({ email: createEmail() }, 'statecraft')).status).toBe(201);
  });

  it('require one proof of work per address, within ten minutes', async () => {
    await addRequests(1_000, 0);
    t.log.length = 0;
    const email = createEmail();
    const refused = await subscribe({ email });
    expectError(refused, 'challenge_required');
    expect([await findSubscription(t, siteId, email), await listMails(email)]).toEqual([
      undefined,
      [],
    ]);
    const proof = solve(getChallenge(refused.body));
    const wrong =
      Array.from({ length: 1_000 }, (_, i) => i).find(
        (nonce) => !isSolution({ ...proof, nonce }),
      ) ?? -1;
    const bad = [
      { email: createEmail(), proof },
      { email, proof: { ...proof, nonce: wrong } },
      {
        email,
        proof: {
          ...proof,
          challenge: `${proof.challenge.slice(0, -1)}${proof.challenge.endsWith('A') ? 'Q' : 'A'}`,
        },
      },
      { email, proof: { challenge: '', nonce: 0 } },
      { email, proof: { challenge: 'x.y.z', nonce: 0 } },
    ];
    for (const body of bad) expectError(await subscribe(body), 'challenge_required');
    // A proof works once, for the address in any case.
    const taken = await subscribe({ email: email.toUpperCase(), proof, custom_prompt: 'Mine' });
    expect([taken.status, await findSubscription(t, siteId, email)]).toMatchObject([
      201,
      { state: 'pending', customPrompt: 'Mine' },
    ]);
    const used = await subscribe({ email, proof });
    expectError(used, 'challenge_required');
    expect(getChallenge(used.body).challenge).not.toBe(proof.challenge);
    // Members need no proof.
    const me = await caller(t, siteId);
    expect(
      (await me.call('POST', '/api/subscriptions/subscribe', { email: me.user?.email })).status,
    ).toBe(201);
    const warnings = t.log.filter(({ msg }) => String(msg).includes('sign-up surge'));
    expect(warnings).toMatchObject([{ site: siteId, mean: 0 }]);
    expect(JSON.stringify(t.log)).not.toContain('@mail.example');
  });

  it('reject a proof older than ten minutes', async () => {
    await addRequests(1_000, 0);
    const email = createEmail();
    const issuedAt = Date.now() - limits.signupSurge.challengeLifetimeMs - minuteMs;
    const old = `${issuedAt.toString(36)}.abcdefghijkl`;
    const youngTime = (Date.now() - limits.signupSurge.challengeLifetimeMs + minuteMs).toString(36);
    const young = `${youngTime}.abcdefghijkl`;
    const [oldProof, youngProof] = [old, young].map((about) =>
      solve({
        challenge:
          `${about}.` + t.deps.secrets.sign('subscribe-proof', `${siteId} ${about} ${email}`),
        zeroBits: limits.signupSurge.zeroBits,
      }),
    );
    expectError(await subscribe({ email, proof: oldProof }), 'challenge_required');
    expect((await subscribe({ email, proof: youngProof })).status).toBe(201);
    expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(1);
  });
});
