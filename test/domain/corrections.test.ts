import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import type { IssueSentence } from '#shared/contract/archive.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import {
  auditLog,
  correctionRecipients,
  corrections,
  digestVariants,
  outbox,
  posts,
  subscriptions,
} from '../../server/db/schema.ts';
import { readIssue } from '../../server/domain/digests/reading/archive.ts';
import { strikeSentence } from '../../server/domain/digests/corrections/decide.ts';
import { processCorrections } from '../../server/domain/digests/delivery/deliver-corrections.ts';
import { reportArchivedSentence } from '../../server/domain/digests/corrections/report-sentence.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { eraseSubscriptions } from '../../server/domain/subscriptions/erase.ts';
import type { Viewer } from '../../server/context.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { listRecipients, setUpDigestSending } from '../support/digest-mails.ts';
import { addReaders, addStories, getSite, story } from '../support/digests.ts';
import { startOfTest, type SiteId } from '../support/test-app.ts';

const { t, db, prepare, mailServer, wait } = await setUpDigestSending();

afterEach(async () => void (await db.delete(auditLog)));

const editorOf = async (site: SiteId) => {
  const user = await t.make.user(site, { role: 'admin' });
  return { userId: user.id, username: user.username } as Viewer;
};
const text = 'The figure in that sentence was of another lake.';

/** The readers: their numbers are in their addresses. */
const readers = [
  { language: 'en' },
  { language: 'de' },
  { preferences: withStandard({ topics: ['rivers'], length: 'short' }) },
  // Never gets this issue.
  { frequency: 'weekly' as const },
  { language: 'en' },
];

/** The first sentence of the last post, which `short` digests do not have. */
async function findSentence(site: SiteId = 'nontrivial', index = 0): Promise<IssueSentence> {
  const { items } = await readIssue(ctxOfSite(t, site), '2026-11-20');
  const sentence = items[index]?.sentences[0];
  if (!sentence) throw new Error('no sentence');
  return sentence;
}

async function strike(
  sentence: IssueSentence,
  delivery: 'next' | 'now',
  site: SiteId = 'nontrivial',
): Promise<void> {
  const ctx = ctxOfSite(t, site);
  await reportArchivedSentence(ctx, '2026-11-20', { sentence: sentence.id, note: 'Not so.' });
  const [report] = await db.select().from(corrections).where(eq(corrections.siteId, site));
  await strikeSentence(ctx, await editorOf(site), report?.id ?? '', { correction: text, delivery });
}

const readRecipients = async () =>
  (
    await db
      .select({ email: subscriptions.email, sentAt: correctionRecipients.sentAt })
      .from(correctionRecipients)
      .innerJoin(subscriptions, eq(subscriptions.id, correctionRecipients.subscriptionId))
  ).toSorted((a, b) => (a.email < b.email ? -1 : 1));

/** Plans and renders the issue of the day of the test. */
async function prepareNext(): Promise<void> {
  await addStories(
    t,
    await t.make.user('nontrivial'),
    Array.from({ length: 5 }, (_, i) => ({
      at: new Date(startOfTest.getTime() + i * minuteMs),
      title: `Mountains and valleys, part ${i}`,
      text: story(`mountain ${i}`),
      score: 60 - i,
    })),
  );
  wait(dayMs);
  await scheduleDigests(t.deps, getSite(t), t.clock.now());
  await renderVariants(t.deps);
}

describe('a struck sentence', () => {
  it('has exactly its readers as recipients of the correction', async () => {
    await addReaders(t, 'nontrivial', readers.length, (i) => readers[i] ?? {});
    await addReaders(t, 'statecraft', 2);
    await prepare();
    await prepare('statecraft');
    const { delivered, send } = await mailServer();
    await send();
    const sentence = await findSentence();
    const expected = delivered
      .filter(({ body }) => body.replaceAll('=\n', '').includes(sentence.text.slice(0, 40)))
      .flatMap(({ to }) => to)
      .filter((to) => to.includes('@nontrivial'));
    await db
      .update(subscriptions)
      .set({ state: 'unsubscribed' })
      .where(eq(subscriptions.email, 'reader4@nontrivial.mail.example'));
    await strike(sentence, 'next');
    expect((await readRecipients()).map(({ email }) => email)).toEqual(expected.toSorted());
    expect(expected).toHaveLength(4);
  });

  it('stays in the archive as struck', async () => {
    await addReaders(t, 'nontrivial', 1);
    await prepare();
    const sentence = await findSentence();
    expect(sentence.correction).toBeNull();
    await strike(sentence, 'next');
    expect((await findSentence()).correction).toEqual({
      text,
      at: startOfTest.toISOString(),
    });
  });

  it('is left out of emails that are still queued', async () => {
    await addReaders(t, 'nontrivial', 1);
    await prepare();
    const sentence = await findSentence();
    await strike(sentence, 'next');
    const { delivered, send } = await mailServer();
    await send();
    expect(delivered).toHaveLength(0);
    wait(minuteMs);
    await renderVariants(t.deps);
    await send();
    const [mail] = delivered;
    expect(mail?.body.replaceAll('=\n', '')).not.toContain(sentence.text);
    expect(await readRecipients()).toEqual([]);
    expect((await findSentence()).correction?.text).toBe(text);
  });

  it('counts readers of an earlier rendering of the variant', async () => {
    await addReaders(t, 'nontrivial', 2, (i) => (i === 0 ? {} : { sendHour: 9 }));
    const issue = await prepare();
    const { send, delivered } = await mailServer();
    const [first] = await db.select().from(outbox).where(eq(outbox.issueId, issue.id));
    await db
      .update(outbox)
      .set({ sendAfter: startOfTest })
      .where(eq(outbox.id, first?.id ?? ''));
    await send();
    const sentence = await findSentence();
    const [postId = ''] =
      (await db.select().from(digestVariants))[0]?.entries?.map(({ post }) => post) ?? [];
    await db.update(posts).set({ isHidden: true }).where(eq(posts.id, postId));
    expect(delivered.length).toBeGreaterThan(0);
    await db.update(digestVariants).set({ state: 'waiting' });
    await renderVariants(t.deps);
    await db.update(posts).set({ isHidden: false }).where(eq(posts.id, postId));
    await db.insert(corrections).values({
      siteId: 'nontrivial',
      id: 'correction',
      sentenceId: sentence.id,
      issueId: issue.id,
      text: sentence.text,
      passages: [],
      postIds: [postId],
      notes: [],
      firstReportedAt: startOfTest,
    });
    await strikeSentence(ctxOfSite(t, 'nontrivial'), await editorOf('nontrivial'), 'correction', {
      correction: text,
      delivery: 'next',
    });
    expect((await readRecipients()).map(({ email }) => email)).toEqual(listRecipients(delivered));
  });
});

describe('a correction with the next digest', () => {
  it('comes once, in a block above the content', async () => {
    await addReaders(t, 'nontrivial', 3);
    await prepare();
    const { delivered, send } = await mailServer();
    await send();
    await strike(await findSentence(), 'next');
    await prepareNext();
    delivered.length = 0;
    await send();
    expect(delivered).toHaveLength(3);
    expect(delivered.every(({ body }) => body.replaceAll('=\n', '').includes(text))).toBe(true);
    expect((await readRecipients()).every(({ sentAt }) => sentAt !== null)).toBe(true);
    delivered.length = 0;
    await db.delete(outbox);
    await scheduleDigests(t.deps, getSite(t), t.clock.now());
    await send();
    expect(delivered).toHaveLength(3);
    expect(delivered.some(({ body }) => body.includes('another lake'))).toBe(false);
  });

  it('waits for the digest after one that was not sent', async () => {
    await addReaders(t, 'nontrivial', 1);
    await prepare();
    const { delivered, send } = await mailServer();
    await send();
    await strike(await findSentence(), 'next');
    await prepareNext();
    await db.update(outbox).set({ expiresAt: startOfTest }).where(eq(outbox.state, 'queued'));
    await send();
    expect((await readRecipients())[0]?.sentAt).toBeNull();
    await db.update(outbox).set({ issueId: null, localDay: null, variantId: null });
    await scheduleDigests(t.deps, getSite(t), t.clock.now());
    delivered.length = 0;
    await send();
    expect(delivered.map(({ body }) => body.includes('another lake'))).toEqual([true]);
  });
});

describe('a correction at once', () => {
  it('goes to each active recipient once despite repeated jobs', async () => {
    await addReaders(t, 'nontrivial', 5, (i) => (i === 1 ? { language: 'de' } : {}));
    await prepare();
    const { delivered, send } = await mailServer();
    await send();
    const [gone, paused, erased] = ['reader2', 'reader3', 'reader4'].map(
      (name) => `${name}@nontrivial.mail.example`,
    );
    await db
      .update(subscriptions)
      .set({ state: 'unsubscribed' })
      .where(eq(subscriptions.email, gone ?? ''));
    await db
      .update(subscriptions)
      .set({ pausedUntil: new Date(startOfTest.getTime() + 2 * dayMs) })
      .where(eq(subscriptions.email, paused ?? ''));
    await strike(await findSentence(), 'now');
    await db.transaction((tx) =>
      eraseSubscriptions(tx, 'nontrivial', eq(subscriptions.email, erased ?? '')),
    );
    delivered.length = 0;
    await Promise.all([processCorrections(t.deps), processCorrections(t.deps)]);
    await send();
    wait(10 * minuteMs);
    await processCorrections(t.deps);
    await processCorrections(t.deps);
    await send();
    expect(listRecipients(delivered)).toEqual([
      'reader0@nontrivial.mail.example',
      'reader1@nontrivial.mail.example',
    ]);
    expect(delivered.map(({ head }) => /^Subject: (.*)$/m.exec(head)?.[1]).toSorted()).toEqual([
      'Correction from Nontrivial',
      'Korrektur von Nontrivial',
    ]);
    expect(delivered.every(({ head }) => /^List-Unsubscribe: /m.test(head))).toBe(true);
    expect((await readRecipients()).map(({ sentAt }) => sentAt !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect((await db.select().from(corrections))[0]?.settledAt).not.toBeNull();
  });

  it('reaches readers whose email was in transfer', async () => {
    await addReaders(t, 'nontrivial', 2);
    const issue = await prepare();
    const { delivered, send } = await mailServer();
    await send();
    await db
      .update(outbox)
      .set({ state: 'sending', sendAfter: new Date(startOfTest.getTime() + minuteMs) })
      .where(eq(outbox.recipient, 'reader1@nontrivial.mail.example'));
    await strike(await findSentence(), 'now');
    expect(await readRecipients()).toHaveLength(1);
    await db.update(outbox).set({ state: 'sent' }).where(eq(outbox.issueId, issue.id));
    await processCorrections(t.deps);
    wait(6 * minuteMs);
    await processCorrections(t.deps);
    delivered.length = 0;
    await send();
    expect(listRecipients(delivered)).toEqual([
      'reader0@nontrivial.mail.example',
      'reader1@nontrivial.mail.example',
    ]);
  });

  it('is not repeated after a crash in the transfer', async () => {
    await addReaders(t, 'nontrivial', 1);
    await prepare();
    const { delivered, send } = await mailServer();
    await send();
    await strike(await findSentence(), 'now');
    await processCorrections(t.deps);
    // As a process leaves it that dies after the first byte.
    await db
      .update(outbox)
      .set({ state: 'sending', sentAt: startOfTest, sendAfter: startOfTest })
      .where(eq(outbox.kind, 'correction'));
    await prepareNext();
    delivered.length = 0;
    await send();
    expect(delivered).toHaveLength(1);
    expect(delivered[0]?.body).not.toContain('another lake');
    expect(await db.$count(outbox, eq(outbox.kind, 'correction'))).toBe(1);
  });
});
