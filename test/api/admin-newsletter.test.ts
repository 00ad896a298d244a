import { expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { outbox, suppressions } from '../../server/db/schema.ts';
import { addReaders } from '../support/digests.ts';
import { createDigestRow } from '../support/mail-rows.ts';
import { setUpNewsletterAdmin } from '../support/newsletter-admin.ts';
import { startOfTest, type SiteId } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const { t, db, wait, requestOk, readStatus } = await setUpNewsletterAdmin();

const siteId: SiteId = 'nontrivial';

it('charts report sent, failed, bounced and unsubscribed per day', async () => {
  const daysBefore = (daysAgo: number) => new Date(startOfTest.getTime() - daysAgo * dayMs);
  const mail = (
    fields: Partial<typeof outbox.$inferInsert>,
    daysAgo: number,
    site: SiteId = siteId,
  ) =>
    createDigestRow({
      siteId: site,
      issueId: newId(),
      subscriptionId: newId(),
      sendAfter: daysBefore(daysAgo),
      createdAt: daysBefore(daysAgo),
      state: 'sent',
      sentAt: daysBefore(daysAgo),
      ...fields,
    });
  await db
    .insert(outbox)
    .values([
      mail({}, 0),
      mail({}, 0),
      mail({}, 1),
      mail({ state: 'failed', sentAt: null, smtpResponse: '550 no', attempts: 1 }, 1),
      mail({ state: 'failed', sentAt: null, smtpResponse: 'unsubscribed' }, 1),
      mail({ issueId: null, subscriptionId: null }, 0),
      mail({}, 0, 'statecraft'),
      mail({}, 31),
    ]);
  await db.insert(suppressions).values([
    { siteId, emailHash: 'a', reason: 'bounce', createdAt: daysBefore(1) },
    { siteId, emailHash: 'b', reason: 'complaint', createdAt: daysBefore(0) },
  ]);
  await addReaders(t, siteId, 1, () => ({ state: 'unsubscribed', unsubscribedAt: daysBefore(1) }));
  // A minute that no other test uses.
  wait(hourMs + 7 * minuteMs);
  const { days } = await requestOk<Reply<'GET /api/admin/newsletter/charts'>>(
    'GET',
    '/api/admin/newsletter/charts',
  );
  expect(days).toHaveLength(30);
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', sent: 1, failed: 1, bounced: 1, complained: 0, unsubscribed: 1 },
    { day: '2026-11-21', sent: 2, failed: 0, bounced: 0, complained: 1, unsubscribed: 0 },
  ]);
  expect(days.reduce((sum, day) => sum + day.sent, 0)).toBe(3);
});

it('the status reports the next daily and weekly issue', async () => {
  await addReaders(t, siteId, 3, (i) => ({
    timeZone: ['UTC', 'Asia/Tokyo', 'America/New_York'][i] ?? 'UTC',
  }));
  await addReaders(t, siteId, 1, () => ({
    email: 'weekly@mail.example',
    frequency: 'weekly',
    sendWeekday: 3,
  }));
  const { next, ...rest } = await readStatus();
  expect(next).toEqual([
    {
      frequency: 'daily',
      period: '2026-11-21',
      opensAt: '2026-11-22T04:00:00.000Z',
      issueId: null,
      firstDueAt: '2026-11-22T08:00:00.000Z',
      readers: 3,
    },
    {
      frequency: 'weekly',
      period: '2026-w47',
      opensAt: '2026-11-23T04:00:00.000Z',
      issueId: null,
      firstDueAt: '2026-11-25T08:00:00.000Z',
      readers: 1,
    },
  ]);
  expect(rest).toMatchObject({
    pausedAt: null,
    automaticPause: null,
    waiting: [],
    mails: false,
    lastDay: { sent: 0, bounced: 0, complained: 0 },
    budget: { model: null },
  });
});
