import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { rateLimits } from '../../server/db/schema.ts';
import {
  manageToken,
  ownerToken,
  unsubscribeToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { createAnonymousCaller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import {
  addSubscription,
  subscribeBy,
  findSubscription,
  tokenMailed,
  type SubscriptionRow,
} from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';
import { newId } from '../../server/domain/core/ids.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db, secrets } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => void (await db.delete(rateLimits)));

let count = 0;
const createEmail = () => `linked${(count += 1)}@mail.example`;
const readRow = (email: string) => findSubscription(t, siteId, email);

/** Every endpoint with a token, and the purposes it accepts. */
const calls: [
  method: string,
  path: (token: string) => string,
  takes: ('verify' | 'manage' | 'owner' | 'unsubscribe')[],
][] = [
  ['GET', (token) => `/api/subscriptions/verify/${token}`, ['verify']],
  ['POST', (token) => `/api/subscriptions/verify/${token}`, ['verify']],
  ['GET', (token) => `/api/subscriptions/preferences/${token}`, ['manage', 'owner']],
  ['PUT', (token) => `/api/subscriptions/preferences/${token}`, ['manage', 'owner']],
  ['GET', (token) => `/api/subscriptions/export/${token}`, ['owner']],
  ['GET', (token) => `/api/subscriptions/unsubscribe/${token}`, ['manage', 'owner', 'unsubscribe']],
  [
    'POST',
    (token) => `/api/subscriptions/unsubscribe/${token}`,
    ['manage', 'owner', 'unsubscribe'],
  ],
  [
    'POST',
    (token) => `/api/subscriptions/resubscribe/${token}`,
    ['manage', 'owner', 'unsubscribe'],
  ],
  ['DELETE', (token) => `/api/subscriptions/preferences/${token}`, ['owner']],
];

describe('a token', () => {
  it.each(calls)(
    'altered or of another purpose returns 404 for %s %s',
    async (method, path, takes) => {
      const row = await addSubscription(t, siteId, { email: createEmail(), state: 'pending' });
      const there = await addSubscription(t, 'statecraft', { email: row.email, state: 'pending' });
      const createTokens = (subscription: SubscriptionRow) => ({
        manage: manageToken(t.deps, subscription),
        owner: ownerToken(t.deps, subscription),
        unsubscribe: unsubscribeToken(t.deps, subscription),
        verify: verifyToken(t.deps, subscription, new Date()),
      });
      const [ownTokens, foreign] = [createTokens(row), createTokens(there)];
      const right = ownTokens[takes[0] ?? 'manage'];
      const changed = `${right.slice(0, -2)}${right.at(-2) === 'A' ? 'B' : 'A'}${right.at(-1)}`;
      const swapped = right.replace(
        row.id,
        (await addSubscription(t, siteId, { email: createEmail(), state: 'pending' })).id,
      );
      const wrong = [
        ...Object.entries(ownTokens).flatMap(([purpose, token]) =>
          takes.includes(purpose as 'verify') ? [] : [token],
        ),
        ...Object.values(foreign),
        changed,
        swapped,
        right.replace(row.id, there.id),
        row.id,
        `${right}x`,
        right.toLowerCase(),
        `${row.id}.`,
        '.',
        'x'.repeat(200),
      ];
      const visitor = createAnonymousCaller(t, siteId);
      const bodies = new Set<string>();
      for (const token of wrong) {
        const reply = await visitor.call(
          method,
          path(token),
          method === 'PUT' ? { frequency: 'weekly' } : undefined,
        );
        if (token === ownTokens.manage && takes.includes('owner')) {
          expectError(reply, 'forbidden');
          continue;
        }
        expectError(reply, 'not_found');
        bodies.add((reply.body as { error: string }).error);
      }
      expect(bodies.size, 'nothing tells one from another').toBe(1);
      expect(await readRow(row.email)).toEqual(row);
      for (const purpose of takes)
        expect(
          (
            await visitor.call(
              method,
              path(ownTokens[purpose]),
              method === 'PUT' ? { frequency: 'weekly' } : undefined,
            )
          ).status,
        ).toBe(200);
    },
  );

  it('has a 256-bit signature and is stored nowhere', async () => {
    const email = createEmail();
    await subscribeBy(t, siteId, { email });
    const token = await tokenMailed(t, siteId, email, 'verify');
    expect(token).toMatch(/^[0-9A-Za-z]{12}\.[0-9a-z]{8}\.[\w-]{43}$/);
    expect(encodeURIComponent(token)).toBe(token);
    expect(
      JSON.stringify([await readRow(email), await db.select().from(rateLimits)]),
    ).not.toContain(token.split('.')[2]);
    expect(JSON.stringify(t.log)).not.toContain(token.split('.')[2]);
  });

  it('remains valid for the previous key, not earlier keys', async () => {
    const row = await addSubscription(t, siteId, {
      email: createEmail(),
      createdAt: new Date(Date.now() - 900 * dayMs),
    });
    const [old, older] = [
      manageToken({ secrets }, row),
      manageToken({ secrets: createSecrets(['a key from long ago']) }, row),
    ];
    const v = await createVariant(t, { secrets: createSecrets(['a new key', ...secrets.keys]) });
    const readPreferences = (token: string) =>
      v.on(siteId).get(`/api/subscriptions/preferences/${token}`);
    expect([(await readPreferences(old)).status, (await readPreferences(older)).status]).toEqual([
      200, 404,
    ]);
    expect((await readPreferences(manageToken(v.deps, row))).status).toBe(200);
  });

  it('is limited to thirty invalid tries per network', async () => {
    const row = await addSubscription(t, siteId, { email: createEmail() });
    const network = { 'X-Forwarded-For': '203.0.113.9' };
    const readPreferences = (token: string, headers = network) =>
      t.on(siteId).get(`/api/subscriptions/preferences/${token}`).set(headers);
    const statuses: number[] = [];
    for (let i = 0; i < 32; i += 1) {
      const guess = `${newId()}.${secrets.sign('nothing', String(i))}`;
      const path =
        [
          `/api/subscriptions/verify/${newId()}.mj0abcde.${'x'.repeat(43)}`,
          `/api/subscriptions/unsubscribe/${guess}`,
          `/api/subscriptions/preferences/${guess}`,
        ][i % 3] ?? '';
      statuses.push((await t.on(siteId).get(path).set(network)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429, 429]);
    expect((await readPreferences('nothing')).headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(
      (
        await t
          .on(siteId)
          .post(`/api/subscriptions/unsubscribe/${newId()}.${'x'.repeat(43)}`)
          .set(network)
      ).status,
    ).toBe(429);
    expect([
      (await readPreferences(manageToken(t.deps, row))).status,
      (await readPreferences('nothing', { 'X-Forwarded-For': '203.0.113.10' })).status,
    ]).toEqual([200, 404]);
    await db.update(rateLimits).set({ endsAt: sql`now()` as never });
    expect((await readPreferences('nothing')).status).toBe(404);
  });
});
