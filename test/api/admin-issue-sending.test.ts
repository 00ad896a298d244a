import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import { issues, outbox, subscriptions } from '../../server/db/schema.ts';
import { closeIssues } from '../../server/domain/digests/delivery/close-issues.ts';
import { sendScheduled } from '../../server/domain/digests/delivery/send-scheduled.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { addReaders } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpNewsletterAdmin, type Sent } from '../support/newsletter-admin.ts';
import { startOfTest, type SiteId } from '../support/test-app.ts';

const fixture = await setUpNewsletterAdmin();
const { t, db, site, wait, requestOk, readIssue, holdIssue, releaseIssue, prepare, write, send } =
  fixture;

const siteId: SiteId = 'nontrivial';

describe('sending an issue', () => {
  it('requires the exact number of active readers', async () => {
    await addReaders(t, siteId, 5, (i) =>
      i === 0
        ? { pausedUntil: new Date(startOfTest.getTime() + hourMs) }
        : i === 1
          ? { frequency: 'weekly' }
          : i === 2
            ? { state: 'pending' }
            : {},
    );
    const { issue } = await prepare();
    expect(issue.readers).toBe(2);
    const wrong = await fixture.admin.call('POST', `/api/admin/issues/${issue.id}/send`, {
      confirm: 3,
    });
    expectError(wrong, 'conflict', ['confirm']);
    expect((wrong.body as { error: string }).error).toBe(
      'This issue now has 2 recipients. Confirm the new number.',
    );
    expect((await readIssue(issue.id)).heldAt).not.toBeNull();
    expect(
      await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 2 }),
    ).toMatchObject({
      planned: 2,
      issue: {
        heldAt: null,
        deliveries: { planned: 2 },
        audiences: [{ language: 'en', hasPrompt: false, readers: 2, state: 'waiting', kind: null }],
      },
    });
  });

  it('sends a scheduled issue to all readers at its time', async () => {
    await addReaders(t, siteId, 2);
    const { issue } = await prepare();
    const path = `/api/admin/issues/${issue.id}`;
    const schedule = async () => {
      const at = new Date(t.clock.now().getTime() + hourMs).toISOString();
      return requestOk('POST', `${path}/send`, { confirm: 2, at });
    };
    expect(await schedule()).toMatchObject({ planned: 0, issue: { isSentToAll: false } });
    expect((await holdIssue(issue.id)).scheduledAt).toBeNull();
    wait(hourMs);
    expect(await sendScheduled(t.deps, site)).toBe(0);
    await schedule();
    expect(await sendScheduled(t.deps, site)).toBe(0);
    wait(hourMs);
    const version = t.deps.contentVersions.get(siteId);
    expect(await sendScheduled(t.deps, site)).toBe(2);
    expect(t.deps.contentVersions.get(siteId), 'pages show it').not.toBe(version);
    expect(await readIssue(issue.id)).toMatchObject({
      heldAt: null,
      scheduledAt: null,
      isSentToAll: true,
    });
    await write();
    expect(await send()).toHaveLength(2);
  });

  it('closes an issue that started late after planning its emails', async () => {
    await addReaders(t, siteId, 1);
    const { issue } = await prepare();
    wait(3 * dayMs);
    // As a run leaves it that ends after the start.
    await db.update(issues).set({ heldAt: null, scheduledAt: t.clock.now() });
    await closeIssues(t.deps);
    expect((await readIssue(issue.id)).state).toBe('preparing');
    expect(await sendScheduled(t.deps, site)).toBe(1);
    await write();
    await send();
    await closeIssues(t.deps);
    expect(await readIssue(issue.id)).toMatchObject({ state: 'sent', deliveries: { sent: 1 } });
  });

  it('can be sent to readers who came after it', async () => {
    const [first] = await addReaders(t, siteId, 2);
    const { issue } = await prepare();
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 2 });
    expect((await readIssue(issue.id)).isSentToAll).toBe(true);
    await db
      .update(subscriptions)
      .set({ state: 'unsubscribed' })
      .where(eq(subscriptions.id, first?.id ?? ''));
    await addReaders(t, siteId, 1, () => ({ email: 'new@mail.example' }));
    expect(await readIssue(issue.id)).toMatchObject({ readers: 2, isSentToAll: false });
    expect(
      await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 2 }),
    ).toMatchObject({ planned: 1, issue: { isSentToAll: true } });
  });

  it('sends one email per reader under repeats and concurrency', async () => {
    await addReaders(t, siteId, 40, (i) => ({ email: `reader${i}@mail.example` }));
    const { issue } = await prepare();
    t.clock.set(new Date('2026-11-22T08:05:00Z'));
    await addReaders(t, siteId, 5, (i) => ({
      email: `new${i}@mail.example`,
      confirmedAt: t.clock.now(),
    }));
    await releaseIssue(issue.id);
    const press = () =>
      fixture.admin.call('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 45 });
    const mails: Sent[] = [];
    const replies = await Promise.all([
      press(),
      scheduleDigests(t.deps, site, t.clock.now()),
      press(),
      scheduleDigests(t.deps, site, t.clock.now()),
    ]);
    expect([
      (replies[0] as { status: number }).status,
      (replies[2] as { status: number }).status,
    ]).toEqual([200, 200]);
    await write();
    await Promise.all([
      send({ mails }),
      press(),
      scheduleDigests(t.deps, site, t.clock.now()),
      send({ mails }),
      press(),
    ]);
    await press();
    await write();
    await send({ mails });
    expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([45, 45]);
    expect((await readIssue(issue.id)).deliveries).toEqual({
      planned: 0,
      sending: 0,
      sent: 45,
      failed: 0,
      uncertain: 0,
    });
    expect(await db.$count(outbox)).toBe(45);
  });

  it('includes emails that were planned before it was held', async () => {
    await addReaders(t, siteId, 2);
    const { issue } = await prepare();
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 2 });
    await holdIssue(issue.id);
    wait(30 * hourMs);
    expect(await send()).toEqual([]);
    expect(
      await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 2 }),
    ).toMatchObject({
      planned: 0,
    });
    await write();
    expect(await send()).toHaveLength(2);
  });

  it('reports emails by state and reason with masked addresses', async () => {
    await addReaders(t, siteId, 60, (i) => ({
      email: `reader${i}@mail.example`,
      ...(i < 3 ? { preferences: withStandard({ topics: ['lakes'] }), language: 'fr' } : {}),
    }));
    const { issue } = await prepare();
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 60 });
    await write();
    await send({ refuse: ({ recipient }) => /^reader[4-6]@/.test(recipient) });
    await db
      .update(outbox)
      .set({ state: 'failed', smtpResponse: 'uncertain: lost' })
      .where(sql`${outbox.recipient} in ('reader8@mail.example', 'reader9@mail.example')`);
    const seen = await readIssue(issue.id);
    expect(seen.deliveries).toEqual({ planned: 0, sending: 0, sent: 55, failed: 3, uncertain: 2 });
    expect(seen.reasons).toEqual([
      { state: 'failed', reason: '550 5.1.1', count: 3 },
      { state: 'uncertain', reason: 'uncertain: lost', count: 2 },
    ]);
    expect(
      seen.audiences.map(({ language, hasPrompt, readers, state, kind }) => [
        language,
        hasPrompt,
        readers,
        state,
        kind,
      ]),
    ).toEqual([
      ['en', false, 57, 'ready', 'extract'],
      ['fr', true, 3, 'ready', 'extract'],
    ]);
    type Deliveries = Reply<'GET /api/admin/issues/{id}/deliveries'>;
    const list = (query: string) =>
      requestOk<Deliveries>('GET', `/api/admin/issues/${issue.id}/deliveries${query}`);
    expect((await list('?state=uncertain')).deliveries).toMatchObject([
      {
        to: expect.stringMatching(/^r•••[89]@mail\.example$/) as string,
        state: 'uncertain',
        reason: 'uncertain: lost',
      },
      { state: 'uncertain' },
    ]);
    expect((await list('?state=failed')).deliveries).toMatchObject(
      Array.from({ length: 3 }, () => ({ reason: '550 5.1.1', attempts: 1 })),
    );
    const first = await list('');
    const second = await list(`?cursor=${first.nextCursor}`);
    expect([first.deliveries.length, second.deliveries.length, second.hasNextPage]).toEqual([
      50,
      10,
      false,
    ]);
    expect(JSON.stringify([first, second, seen])).not.toMatch(/reader\d+@/);
    expectError(
      await fixture.admin.call('GET', `/api/admin/issues/${issue.id}/deliveries?state=lost`),
      'bad_request',
      ['state'],
    );
  });
});
