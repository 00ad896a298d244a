import pg from 'pg';
import { expect, it } from 'vitest';
import { caller } from '../support/api-clients.ts';
import { fromSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
type Querying = { query(...args: unknown[]): unknown };
const getText = ([first]: unknown[]) =>
  typeof first === 'string' ? first : String((first as { text?: string }).text);

/** Records the texts of all statements of a call, also in transactions. */
async function recordStatements(call: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const record = <T extends Querying>(to: T): (() => void) => {
    const { query } = to;
    to.query = function (this: T, ...args: unknown[]) {
      texts.push(getText(args));
      return Reflect.apply(query, this, args) as unknown;
    };
    return () => void (to.query = query);
  };
  const { driver } = t.deps.database;
  if (driver instanceof pg.Pool) {
    const stop = record(pg.Client.prototype as unknown as Querying);
    await call().finally(stop);
    return texts;
  }
  const stop = record(driver as unknown as Querying);
  const { transaction } = driver;
  driver.transaction = ((work: (tx: Querying) => Promise<unknown>) =>
    transaction.call(driver, ((tx: unknown) => {
      record(tx as Querying);
      return work(tx as Querying);
    }) as never)) as never;
  await call().finally(() => {
    stop();
    driver.transaction = transaction;
  });
  return texts;
}

const ask = (path: string, body: object) => async () => {
  const reply = await t.on('nontrivial').post(path).set(fromSite('nontrivial')).send(body);
  expect([reply.status, reply.body]).toEqual([200, { sent: true }]);
};

// Equal replies and equal work take equal time, whichever email is sent.
it('runs the same statements for known and unknown addresses', async () => {
  for (let round = 0; round < 2; round += 1) {
    const knownEmail = (await caller(t, 'nontrivial')).user?.email ?? '';
    const [me, other] = [await caller(t, 'nontrivial'), await caller(t, 'nontrivial')];
    const change =
      (email: string, actor = me) =>
      async () =>
        expect((await actor.call('PUT', '/api/account/email', { email })).status).toBe(200);
    for (const actor of [me, other]) await actor.call('GET', '/api/account');
    for (const actor of [me, other]) await actor.call('POST', '/api/csrf/token');
    const pairs: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [
        ask('/api/auth/login', { email: knownEmail }),
        ask('/api/auth/login', { email: `login${round}@unknown.example` }),
      ],
      [
        ask('/api/auth/signup', { username: `any_${round}`, name: 'Any', email: knownEmail }),
        ask('/api/auth/signup', {
          username: `any_${round}`,
          name: 'Any',
          email: `signup${round}@unknown.example`,
        }),
      ],
      [change(knownEmail), change(`change${round}@unknown.example`, other)],
    ];
    for (const [withAccount, without] of pairs) {
      const [knownStatements, two] = [
        await recordStatements(withAccount),
        await recordStatements(without),
      ];
      expect(knownStatements.length).toBeGreaterThan(6);
      expect(knownStatements).toEqual(two);
    }
  }
});
