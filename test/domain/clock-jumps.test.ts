import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import {
  failedLogins,
  instanceMarkers,
  outbox,
  rateLimits,
  sessions,
} from '../../server/db/schema.ts';
import { closeIssues } from '../../server/domain/digests/delivery/close-issues.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { purgeExpiredJob } from '../../server/jobs/purge-expired.ts';
import { listRecipients, setUpDigestSending } from '../support/digest-mails.ts';
import { addReaders, addStories, getSite } from '../support/digests.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, prepare, mailServer } = await setUpDigestSending();

/** What rows look like after the clock of the database jumped by so much. */
const age = (interval: string) =>
  db.update(instanceMarkers).set({
    seenAt: sql`seen_at - ${interval}::interval`,
    expiresAt: sql`expires_at - ${interval}::interval`,
  });
const purge = () => purgeExpiredJob(t.deps, new AbortController().signal);

describe('the clock of the database', () => {
  it.each(['1 year', '-1 year'])('deletes nothing on the day after a jump of %s', async (jump) => {
    await db.delete(instanceMarkers);
    await purge();
    const user = await t.make.user();
    await db.insert(sessions).values({
      siteId: 'nontrivial',
      id: 'old',
      userId: user.id,
      tokenHash: jump,
      createdAt: sql`now() - interval '2 years'`,
      lastUsedAt: sql`now() - interval '2 years'`,
    });
    const isThere = async () =>
      (await db.select().from(sessions).where(eq(sessions.id, 'old'))).length === 1;
    await age(jump);
    await purge();
    await age('23 hours');
    await purge();
    expect(await isThere()).toBe(true);
    await age('2 hours');
    await purge();
    expect(await isThere()).toBe(false);
  });

  it('leaves nothing to wait for a year after it went back', async () => {
    await purge();
    await db.update(instanceMarkers).set({ seenAt: sql`now() + interval '1 year'` });
    const nextYear = sql`now() + interval '1 year'`;
    await db.execute(sql`insert into outbox (site_id, id, kind, priority, recipient, subject, html,
      text, send_after, created_at, local_day) values ('nontrivial', 'm', 'inbox-daily', 2,
      'reader@mail.example', 'S', '<p>T</p>', 'T', ${nextYear}, ${nextYear},
      to_char(${nextYear}, 'YYYY-MM-DD'))`);
    await db.insert(rateLimits).values({ id: 'l', count: 9, endsAt: nextYear as never });
    await db.execute(sql`insert into failed_logins (id, subject, created_at)
      values ('f', 'network 192.0.2.1', ${nextYear})`);
    await purge();
    const [mail] = await db
      .select({ isDue: sql`send_after <= now()`, localDay: outbox.localDay })
      .from(outbox);
    expect(mail).toEqual({ isDue: true, localDay: null });
    expect(await db.select().from(rateLimits)).toEqual([]);
    expect(await db.select().from(failedLogins)).toEqual([]);
  });
});

describe('the clock of all processes', () => {
  it.each([hourMs, -hourMs, 365 * dayMs, -365 * dayMs])(
    'neither repeats nor loses a digest after a jump of %i ms and back',
    async (jump) => {
      const { delivered, send } = await mailServer();
      await addReaders(t, 'nontrivial', 2, (i) => [{ sendHour: 8 }, { sendHour: 10 }][i] ?? {});
      const runJobs = async (time: number) => {
        t.clock.set(new Date(time));
        await scheduleDigests(t.deps, getSite(t), t.clock.now());
        await closeIssues(t.deps);
        await renderVariants(t.deps);
        await send();
      };
      const start = startOfTest.getTime();
      await prepare();
      await runJobs(start);
      await runJobs(start + jump);
      await runJobs(start + 2 * hourMs);
      const each = listRecipients(delivered);
      expect([each.length, new Set(each).size]).toEqual([2, 2]);
      await addStories(
        t,
        await t.make.user(),
        Array.from({ length: 5 }, (_, i) => ({ at: new Date(start + i * hourMs) })),
      );
      await runJobs(start + dayMs);
      await runJobs(start + dayMs + 2 * hourMs);
      expect(listRecipients(delivered)).toEqual([...each, ...each].toSorted());
    },
  );
});
