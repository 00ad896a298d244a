import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type {
  AdminIssueDetail,
  NewsletterStatus,
} from '#shared/contract/admin-newsletter-schemas.ts';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { issues, outbox, mailPauses, sites } from '../../server/db/schema.ts';
import { endOfDay } from '../../server/domain/core/local-time.ts';
import {
  scheduleNow,
  scheduleDigests,
} from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { addReaders, addStories, selectIssueMails, getSite } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpNewsletterAdmin, type Sent } from '../support/newsletter-admin.ts';
import { startOfTest, type SiteId } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const fixture = await setUpNewsletterAdmin();
const { t, db, secrets, site, wait, requestOk, readIssue, readStatus, log, prepare, write, send } =
  fixture;

const secret = 'shared with the mail service, and with nobody else';
const siteId: SiteId = 'nontrivial';

describe('paused digests', () => {
  it('send nothing until resumed, then drop emails too old', async () => {
    await addReaders(t, siteId, 4, (i) => ({ sendHour: i < 2 ? 8 : 20 }));
    await addReaders(t, 'statecraft', 1);
    for (const site of [siteId, 'statecraft'] as const)
      await addStories(
        t,
        await t.make.user(site),
        Array.from({ length: 4 }, (_, i) => ({
          at: new Date(startOfTest.getTime() - 12 * hourMs - i),
          title: `Of ${site} ${i}`,
        })),
      );
    await scheduleDigests(t.deps, site, startOfTest);
    expect(await db.$count(outbox)).toBe(2);
    expect(await requestOk<NewsletterStatus>('POST', '/api/admin/newsletter/pause')).toMatchObject({
      pausedAt: startOfTest.toISOString(),
      automaticPause: null,
    });
    await requestOk('POST', '/api/admin/newsletter/pause');
    await scheduleDigests(t.deps, getSite(t, 'statecraft'), startOfTest);
    expect(
      [await write(), await send().then((mails) => mails.length)],
      'the other site goes on',
    ).toEqual([1, 1]);
    wait(13 * hourMs);
    expect(await scheduleDigests(t.deps, site, t.clock.now())).toBe(0);
    const [issue] = await db.select().from(issues).where(eq(issues.siteId, siteId));
    expect(await scheduleNow(t.deps, site, issue as never, t.clock.now(), null)).toBeNull();
    expectError(
      await fixture.admin.call('POST', `/api/admin/issues/${issue?.id}/send`, { confirm: 4 }),
      'conflict',
    );
    wait(12 * hourMs);
    expect(await requestOk<NewsletterStatus>('POST', '/api/admin/newsletter/resume')).toMatchObject(
      {
        pausedAt: null,
      },
    );
    await requestOk('POST', '/api/admin/newsletter/resume');
    await scheduleDigests(t.deps, site, t.clock.now());
    await write();
    expect(
      await send(),
      'the mails of yesterday morning have expired, and the evening is more than twelve hours ago',
    ).toEqual([]);
    expect(
      (await selectIssueMails(t, issue as never)).map(({ smtpResponse: answer }) => answer),
    ).toEqual(['expired', 'expired']);
    expect(await log()).toEqual(['pause-digests', 'resume-digests']);
  });

  it('return a reserved mail to the queue', async () => {
    await addReaders(t, siteId, 30);
    const { issue } = await prepare();
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 30 });
    await write();
    const mails: Sent[] = [];
    let paused: Promise<unknown> | undefined;
    await send({
      mails,
      refuse: () => {
        paused ??= db
          .update(sites)
          .set({ digestsPausedAt: startOfTest })
          .where(eq(sites.id, siteId))
          .execute();
        return false;
      },
    });
    await paused;
    const before = mails.length;
    expect(await send({ mails })).toHaveLength(before);
    await requestOk('POST', '/api/admin/newsletter/resume');
    await send({ mails });
    expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([30, 30]);
  });

  it('start automatically above 5% bounces, until tomorrow', async () => {
    const now = t.clock.now();
    for (let i = 0; i < 30; i += 1)
      await suppressAddress(db, secrets, siteId, `made-up${i}@mail.example`, 'bounce');
    const author = await t.make.user();
    await addStories(
      t,
      author,
      Array.from({ length: 4 }, (_, i) => ({
        at: new Date(now.getTime() - minuteMs - i),
        title: `Story ${i}`,
      })),
    );
    const readers = await addReaders(t, siteId, 420, (i) => ({
      email: `reader${i}@mail.example`,
      confirmedAt: new Date(now.getTime() - hourMs),
    }));
    const issue = await requestOk<AdminIssueDetail>('POST', '/api/admin/issues', {
      frequency: 'daily',
    });
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: readers.length });
    await write();
    let tried = 0;
    await send({ refuse: () => (tried += 1) > 400 });
    expect(await readStatus(), 'less than one in twenty').toMatchObject({
      automaticPause: null,
      lastDay: { sent: 420, bounced: 20 },
    });
    // The mail service reports this later.
    const rows = await selectIssueMails(t, issue);
    const sent = rows.filter(({ state }) => state === 'sent').slice(0, 8);
    const sendEvent = (mail: { id: string; recipient: string }, type: string, id = newId()) => {
      const body = JSON.stringify({
        id,
        type,
        permanent: true,
        email: mail.recipient,
        messageId: `<${mail.id}@nontrivial.example>`,
      });
      const time = Math.floor(t.clock.now().getTime() / 1_000);
      return t
        .on(siteId)
        .post('/api/mail/events')
        .set({
          'Content-Type': 'application/json',
          'X-Signature':
            `t=${time},v1=` + createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
        })
        .send(body);
    };
    for (const mail of sent)
      expect((await sendEvent(mail, 'bounce')).body).toEqual({ outcome: 'suppressed' });
    expect((await sendEvent(sent[0] as never, 'bounce')).body, 'told again').toEqual({
      outcome: 'suppressed',
    });
    const { automaticPause, thresholds } = await readStatus();
    expect(automaticPause).toMatchObject({
      reason: 'bounces',
      endsAt: expect.any(String) as string,
    });
    expect(automaticPause?.count).toBe(22);
    expect(thresholds).toEqual({
      complaints: { share: 0.003, minCount: 3 },
      bounces: { share: 0.05, minCount: 20 },
    });
    // By the database clock.
    expect(
      Math.abs(
        Date.parse(automaticPause?.endsAt ?? '') -
          Date.now() -
          (endOfDay(site.timeZone, now).getTime() - now.getTime()),
      ),
    ).toBeLessThan(10 * minuteMs);
    expect(t.log.filter(({ msg }) => String(msg).includes('bounced; pausing'))).toHaveLength(1);
    await addReaders(t, siteId, 1, () => ({ email: 'later@mail.example', confirmedAt: now }));
    await scheduleNow(
      t.deps,
      site,
      (await db.select().from(issues))[0] as never,
      t.clock.now(),
      'later@mail.example',
    );
    expect(await send()).toEqual([]);
    // The issue includes the bounces and complaints.
    expect((await sendEvent(sent[1] as never, 'complaint')).body).toEqual({
      outcome: 'suppressed',
    });
    const leaving = readers.find(
      ({ email }) =>
        email ===
        rows.find(({ state, id }) => state === 'sent' && !sent.some((mail) => mail.id === id))
          ?.recipient,
    );
    for (let i = 0; i < 2; i += 1)
      expect(
        (
          await t
            .on(siteId)
            .post(
              `/api/subscriptions/unsubscribe/${unsubscribeToken({ secrets }, leaving as never)}`,
            )
        ).status,
      ).toBe(200);
    expect(await readIssue(issue.id)).toMatchObject({ bounced: 8, complained: 1, unsubscribed: 1 });
    await db
      .update(mailPauses)
      .set({ endsAt: new Date(0) })
      .where(eq(mailPauses.reason, 'bounces'));
    expect((await readStatus()).automaticPause).toBeNull();
    expect(await send()).toHaveLength(1);
  });
});
