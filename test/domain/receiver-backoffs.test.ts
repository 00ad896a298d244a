import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { minuteMs } from '#shared/durations.ts';
import { mailBackoffs, outbox } from '../../server/db/schema.ts';
import type { Outcome } from '../../server/infra/mail/outcome.ts';
import { addTime, fakeMailer, sent, setUpOutbox } from '../support/outbox-sending.ts';

const { t, db, send, queue } = await setUpOutbox();
beforeEach(() => db.delete(mailBackoffs));

const digest = { kind: 'digest', priority: 50, subject: 'digest' };
const slow: Outcome = {
  kind: 'temporary',
  answer: '421 4.7.28 unusual rate of mail',
  throttle: { server: 'installation', by: 'receiver' },
};
/** Asks to wait with mail to big.example while `isSlow`. */
const createReceiver = () => {
  const state = { isSlow: true };
  const fake = fakeMailer(async ({ recipient }, begin) => {
    if (state.isSlow && /@big\.example$/i.test(recipient)) return slow;
    await begin();
    return sent;
  });
  return { state, ...fake };
};
const addMails = async (count: number, domain: string, siteId = 'nontrivial') => {
  for (let i = 0; i < count; i += 1)
    await queue({ ...digest, siteId, recipient: `reader${i}@${domain}` });
};
const readBackoff = async () => (await db.select().from(mailBackoffs))[0];
const countBy = (got: { recipient: string }[], domain: string) =>
  got.filter(({ recipient }) => recipient.endsWith(domain)).length;

it('delays mail only to the domain that asked', async () => {
  await addMails(30, 'Big.example');
  await addMails(30, 'small.example');
  await addMails(5, 'small.example', 'statecraft');
  const { got, mailer } = createReceiver();
  expect(await send(mailer)).toBe(35);
  expect(countBy(got, 'Big.example')).toBeLessThanOrEqual(5);
  expect(await db.select().from(mailBackoffs)).toMatchObject([
    {
      siteId: 'nontrivial',
      transport: 'installation',
      domain: 'big.example',
      failures: 1,
      waitUntil: addTime(minuteMs),
    },
  ]);
  const waiting = await db.select().from(outbox).where(eq(outbox.state, 'queued'));
  expect(waiting).toHaveLength(30);
  expect(
    waiting.every(({ attempts, sendAfter }) => attempts === 0 && sendAfter >= addTime(minuteMs)),
  ).toBe(true);
});

it('leaves the same domain to other sites', async () => {
  await addMails(3, 'big.example');
  const { state, got, mailer } = createReceiver();
  await send(mailer);
  state.isSlow = false;
  await addMails(4, 'big.example', 'statecraft');
  got.length = 0;
  expect(await send(mailer)).toBe(4);
});

it('never holds codes and confirmations', async () => {
  await addMails(3, 'big.example');
  const { state, mailer } = createReceiver();
  await send(mailer);
  state.isSlow = false;
  await queue({ recipient: 'me@big.example' });
  await queue({ kind: 'confirm', priority: 1, recipient: 'me@big.example' });
  expect(await send(mailer)).toBe(2);
});

it('doubles the wait each time up to an hour', async () => {
  await addMails(1, 'big.example');
  const { state, mailer } = createReceiver();
  const waits: number[] = [];
  let now = 0;
  for (let i = 0; i < 9; i += 1) {
    await send(mailer);
    const [row] = await db.select().from(outbox);
    waits.push(((row?.sendAfter.getTime() ?? 0) - addTime(now).getTime()) / minuteMs);
    now = (row?.sendAfter.getTime() ?? 0) - addTime(0).getTime();
    t.clock.set(addTime(now));
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  state.isSlow = false;
  expect(await send(mailer)).toBe(1);
  expect(await readBackoff()).toMatchObject({ failures: 0 });
  state.isSlow = true;
  await addMails(1, 'big.example');
  await send(mailer);
  expect(await readBackoff()).toMatchObject({ failures: 1 });
});

it('is shared with other workers, and outlives this one', async () => {
  await addMails(20, 'big.example');
  await send(createReceiver().mailer);
  // Planned after the wait began, so only the stored wait holds it.
  await addMails(2, 'big.example');
  const other = createReceiver();
  other.state.isSlow = false;
  expect(await send(other.mailer)).toBe(0);
  expect(other.got).toEqual([]);
});

it('spreads what waits at the rate that was accepted', async () => {
  await addMails(400, 'big.example');
  let accepted = 0;
  const { mailer } = fakeMailer(async (_mail, begin) => {
    if (accepted >= 100) return slow;
    accepted += 1;
    await begin();
    return sent;
  });
  expect(await send(mailer)).toBe(100);
  // A share of the emails that were stored when the server asked.
  expect((await readBackoff())?.perMinute).toBeGreaterThan(70);
  expect((await readBackoff())?.perMinute).toBeLessThanOrEqual(80);
  const inMinute = async (at: number) =>
    (await db.select().from(outbox)).filter(
      ({ state, sendAfter }) =>
        state === 'queued' &&
        sendAfter > addTime(at * minuteMs) &&
        sendAfter <= addTime((at + 1) * minuteMs),
    ).length;
  const [first, second, third] = [await inMinute(1), await inMinute(2), await inMinute(3)];
  // About 89, 112 and 99: the rate grows, until all have their turn.
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThan(130);
  expect(first + second + third).toBeGreaterThan(280);
});

it('keeps the place of what an earlier wait spread', async () => {
  await addMails(1, 'big.example');
  await queue({ ...digest, recipient: 'later@big.example' });
  const isLater = eq(outbox.recipient, 'later@big.example');
  const sendAfter = addTime(minuteMs + 1);
  await db.update(outbox).set({ sendAfter }).where(isLater);
  await send(createReceiver().mailer);
  expect((await readBackoff())?.waitUntil).toEqual(addTime(minuteMs));
  expect(await db.select().from(outbox).where(isLater)).toMatchObject([{ sendAfter }]);
});

it('delays all bulk mail if the sending server asks', async () => {
  await addMails(3, 'one.example');
  await addMails(3, 'two.example');
  const { mailer } = fakeMailer(() => ({
    ...slow,
    throttle: { server: 'installation', by: 'server' },
  }));
  await send(mailer);
  const { got, mailer: free } = fakeMailer();
  expect(await send(free)).toBe(0);
  expect(got).toEqual([]);
  t.clock.set(addTime(30 * minuteMs));
  expect(await send(free)).toBe(6);
});

it('gives up on an email after a hundred waits', async () => {
  await addMails(1, 'big.example');
  const { got, mailer } = createReceiver();
  for (let i = 0; i < 200; i += 1) {
    const [row] = await db.select().from(outbox);
    if (row?.state === 'failed') break;
    t.clock.set(row?.sendAfter ?? addTime(0));
    await send(mailer);
  }
  expect((await db.select().from(outbox))[0]).toMatchObject({
    state: 'failed',
    deferrals: 100,
    attempts: 6,
  });
  expect(got).toHaveLength(106);
});
