import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { LetterTemplate } from '#shared/contract/admin-templates.ts';
import type { IssueStatistics } from '#shared/contract/admin-statistics.ts';
import type { Issue as PublicIssue, IssueList } from '#shared/contract/archive.ts';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { issues as issueTable, outbox } from '../../server/db/schema.ts';
import { sendScheduled } from '../../server/domain/digests/delivery/send-scheduled.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { addReaders, getSite } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpNewsletterAdmin } from '../support/newsletter-admin.ts';
import type { SiteId } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const newsletter = await setUpNewsletterAdmin();
const { t, requestOk, readIssue, log, wait, write, send, edit, holdIssue } = newsletter;
const siteId: SiteId = 'nontrivial';
const document: NewsletterDocument = [
  { type: 'heading', level: 2, content: [{ text: 'Where we go' }] },
  { type: 'text', content: [{ text: 'Dear readers, ' }, { text: 'thank you.', bold: true }] },
];
const subject = 'A letter to <you>';

const call = (method: string, path: string, body?: object) =>
  newsletter.admin.call(method, path, body);
async function writeLetter(): Promise<AdminIssueDetail> {
  const { id } = await requestOk<AdminIssueDetail>('POST', '/api/admin/letters');
  const reply = await edit(id, { subject, document, posts: [] });
  expect(reply.status, reply.text).toBe(200);
  return reply.body as AdminIssueDetail;
}
const sendLetter = (id: string, body: object) =>
  requestOk<{ planned: number; issue: AdminIssueDetail }>(
    'POST',
    `/api/admin/issues/${id}/send`,
    body,
  );
const readArchive = async (period: string) => t.on(siteId).get(`/api/newsletter/archive/${period}`);
const readFeeds = () =>
  Promise.all(
    ['feed.xml', 'atom.xml', 'feed.json'].map(async (file) =>
      String((await t.on(siteId).get(`/newsletter/archive/${file}`).buffer(true)).text),
    ),
  );
/** Schedules letters for the next two minutes, in this order. */
async function scheduleTwo(readers: number): Promise<[AdminIssueDetail, AdminIssueDetail]> {
  const letters: AdminIssueDetail[] = [];
  for (const minutes of [1, 2]) {
    const letter = await writeLetter();
    const at = new Date(t.clock.now().getTime() + minutes * minuteMs).toISOString();
    letters.push((await sendLetter(letter.id, { confirm: readers, at })).issue);
  }
  wait(2 * minuteMs);
  return letters as [AdminIssueDetail, AdminIssueDetail];
}
const runJob = () => sendScheduled(t.deps, getSite(t));
/** Runs the job, and does something while it starts the letter. */
async function runJobDuring({ id }: AdminIssueDetail, act: () => Promise<unknown>) {
  const { db } = t.deps;
  let planned: Promise<number> | undefined;
  await db.transaction(async (tx) => {
    await tx.select().from(issueTable).where(eq(issueTable.id, id)).for('update');
    planned = runJob();
    await until('it waits for the letter', async () => {
      // In this transaction, which is ended when it is idle for some seconds.
      await tx.execute(sql`select pg_stat_clear_snapshot()`);
      const { rows } = await tx.execute(sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and query like 'update "issues"%'`);
      return rows.length > 0;
    });
    await act();
  });
  return planned;
}

describe('a letter', () => {
  it('goes once to all subscribers, and to the archive', async () => {
    await addReaders(t, siteId, 2, (i) => ({ frequency: i === 0 ? 'daily' : 'weekly' }));
    await addReaders(t, siteId, 1, () => ({
      email: 'wants-less@mail.example',
      language: 'fr',
      preferences: withStandard({ topics: ['chess'], only: true }),
    }));
    const letter = await writeLetter();
    expect(letter).toMatchObject({
      frequency: 'letter',
      readers: 3,
      next: null,
      segmentId: null,
      posts: [],
      editable: null,
    });
    await write();
    expect((await readArchive(letter.period)).status).toBe(404);
    const { html } = await requestOk<{ html: string }>(
      'GET',
      `/api/admin/issues/${letter.id}/preview`,
    );
    expect(html).toContain('Where we go</h2>');

    expectError(await call('POST', `/api/admin/issues/${letter.id}/release`), 'conflict');
    expect((await sendLetter(letter.id, { confirm: 3 })).planned).toBe(3);
    await write();
    const mails = await send();
    expect(mails.map((mail) => mail.subject)).toEqual([subject, subject, subject]);
    for (const mail of mails) {
      expect(mail.html).toContain('A letter to &lt;you&gt;</h1>');
      expect(mail.html).toContain('<strong>thank you.</strong>');
      expect(mail.html).not.toContain('\ue000');
      expect(mail.text).toContain('Dear readers, thank you.');
      expect(mail.unsubscribeUrl).toMatch(/^https:\/\//);
    }
    expect((await sendLetter(letter.id, { confirm: 3 })).planned).toBe(0);
    expect(await runJob()).toBe(0);
    expect(await send()).toEqual([]);
    const { issues: statistics } = await requestOk<{ issues: IssueStatistics[] }>(
      'GET',
      '/api/admin/statistics/issues',
    );
    expect(statistics).toMatchObject([{ id: letter.id, frequency: 'letter', subject, sent: 3 }]);
    expect(await readIssue(letter.id)).toMatchObject({
      deliveries: { sent: 3 },
      editable: 'Emails of this issue have already been sent.',
      scheduledAt: null,
    });

    const published = (await readArchive(letter.period)).body as PublicIssue;
    expect(published).toMatchObject({
      frequency: 'letter',
      subject,
      firstDay: '2026-11-21',
      items: [],
      document: { before: document, after: [] },
    });
    const page = (await t.on(siteId).get(`/newsletter/archive/${letter.period}`)).text;
    expect(page).toContain('A letter to &lt;you&gt;</h1>');
    expect(page).toContain('Where we go</h2>');
    const { issues } = (await t.on(siteId).get('/api/newsletter/archive')).body as IssueList;
    expect(issues.map((issue) => [issue.period, issue.subject])).toContainEqual([
      letter.period,
      subject,
    ]);
    expect((await t.on(siteId).get('/newsletter/archive')).text).toContain(
      'A letter to &lt;you&gt;',
    );
    for (const feed of await readFeeds()) expect(feed).toContain(`/archive/${letter.period}`);
    const json = JSON.parse((await readFeeds())[2] ?? '') as { items: Record<string, string>[] };
    expect(json.items[0]).toMatchObject({
      title: subject,
      content_html: '<h2>Where we go</h2><p>Dear readers, <strong>thank you.</strong></p>',
    });
    expect(await log()).toEqual(['prepare-issue', 'edit-issue', 'send-issue', 'send-issue']);
  });

  it('is sent once at its time unless it is held', async () => {
    await addReaders(t, siteId, 2);
    const letter = await writeLetter();
    const at = new Date(t.clock.now().getTime() + hourMs).toISOString();
    const { planned, issue } = await sendLetter(letter.id, { confirm: 2, at });
    expect([planned, issue.scheduledAt]).toEqual([0, at]);
    expect(await runJob()).toBe(0);
    expect((await holdIssue(letter.id)).scheduledAt).toBe(null);
    wait(2 * hourMs);
    expect(await runJob()).toBe(0);
    await sendLetter(letter.id, {
      confirm: 2,
      at: new Date(t.clock.now().getTime() + hourMs).toISOString(),
    });
    wait(hourMs);
    const planning = await Promise.all([runJob(), runJob()]);
    expect(planning[0] + planning[1]).toBe(2);
    expect(await runJob()).toBe(0);
    await write();
    expect(await send()).toHaveLength(2);
    expect((await readIssue(letter.id)).scheduledAt).toBe(null);
  });

  // PGlite has one connection, so nothing happens while a letter is started.
  describe.runIf(t.deps.database.kind === 'postgres')('started with another', () => {
    it('stays held if an editor holds it meanwhile', async () => {
      await addReaders(t, siteId, 2);
      const [first, second] = await scheduleTwo(2);
      expect(await runJobDuring(first, () => holdIssue(second.id))).toBe(2);
      const { heldAt, deliveries } = await readIssue(second.id);
      expect([heldAt === null, deliveries.planned]).toEqual([false, 0]);
      expect(await runJob()).toBe(0);
    });

    it('waits for the end of a pause that begins meanwhile', async () => {
      await addReaders(t, siteId, 2);
      const [first, second] = await scheduleTwo(2);
      const pause = () => requestOk('POST', '/api/admin/newsletter/pause', { reason: 'A fault.' });
      expect(await runJobDuring(first, pause)).toBe(0);
      await requestOk('POST', '/api/admin/newsletter/resume');
      expect(await runJob()).toBe(4);
      for (const { id } of [first, second]) expect((await readIssue(id)).scheduledAt).toBe(null);
    });
  });

  it('is archived next to one that started with it', async () => {
    await addReaders(t, siteId, 1);
    const letters = await scheduleTwo(1);
    await runJob();
    await write();
    const periods = letters.map(({ period }) => period);
    const listed: string[] = [];
    let query: string | null = '';
    while (query !== null) {
      const { body } = await t.on(siteId).get(`/api/newsletter/archive?limit=1${query}`);
      const { issues, nextCursor } = body as IssueList;
      listed.push(...issues.map(({ period }) => period));
      query = nextCursor && `&cursor=${nextCursor}`;
    }
    expect(listed).toEqual(periods.toReversed());
    const { before, after } = (await readArchive(periods[1] ?? '')).body as PublicIssue;
    expect([before?.period, after]).toEqual([periods[0], null]);
  });

  it('to a segment reaches only its readers, not the archive', async () => {
    await addReaders(t, siteId, 1);
    await addReaders(t, siteId, 1, () => ({ email: 'german@mail.example', language: 'de' }));
    const segment = await requestOk<{ id: string }>('POST', '/api/admin/segments', {
      name: 'German',
      rule: { languages: ['de'] },
    });
    const letter = await writeLetter();
    const path = `/api/admin/issues/${letter.id}/audience`;
    expectError(await call('PUT', path, { segmentId: 'unknown' }), 'bad_request', ['segmentId']);
    expect(await requestOk<AdminIssueDetail>('PUT', path, { segmentId: segment.id })).toMatchObject(
      { readers: 1, segmentId: segment.id },
    );
    const segmentPath = `/api/admin/segments/${segment.id}`;
    expectError(await call('DELETE', segmentPath), 'conflict');
    expect((await sendLetter(letter.id, { confirm: 1 })).planned).toBe(1);
    await write();
    const mails = await send();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['german@mail.example']);
    expect((await readArchive(letter.period)).status).toBe(404);
    for (const feed of await readFeeds()) expect(feed).not.toContain(letter.period);
    expectError(await call('PUT', path, { segmentId: null }), 'conflict');
    await requestOk('DELETE', segmentPath);
    const view = /\/newsletter\/view\/([\w.-]+)/.exec(mails[0]?.html ?? '')?.[1];
    const { body } = await t.on(siteId).get(`/api/newsletter/view/${view}`);
    expect(body).toMatchObject({ subject, document: { before: document } });
  });

  it('is deleted with its draft, unless it was sent', async () => {
    await addReaders(t, siteId, 1);
    const letter = await writeLetter();
    const path = `/api/admin/issues/${letter.id}`;
    await requestOk('PUT', `${path}/draft`, {
      revision: letter.revision,
      draft: { subject, document: [], posts: [] },
    });
    expect(await requestOk('DELETE', path)).toEqual({ deleted: true });
    expectError(await call('GET', path), 'not_found');
    expectError(await call('DELETE', path), 'not_found');
    expect(await log()).toEqual(['prepare-issue', 'edit-issue', 'delete-issue']);

    const sent = await writeLetter();
    const at = new Date(t.clock.now().getTime() + hourMs).toISOString();
    await sendLetter(sent.id, { confirm: 1, at });
    expectError(await call('DELETE', `/api/admin/issues/${sent.id}`), 'conflict');
    await holdIssue(sent.id);
    await sendLetter(sent.id, { confirm: 1 });
    expectError(await call('DELETE', `/api/admin/issues/${sent.id}`), 'conflict');
    await holdIssue(sent.id);
    expectError(await call('DELETE', `/api/admin/issues/${sent.id}`), 'conflict');
    const { issue } = await newsletter.prepare();
    await holdIssue(issue.id);
    expectError(await call('DELETE', `/api/admin/issues/${issue.id}`), 'conflict');
  });

  it('has its first sentence or its own preview text', async () => {
    const { id, revision } = await writeLetter();
    const read = async () =>
      (await requestOk<{ preheader: string }>('GET', `/api/admin/issues/${id}/preview`)).preheader;
    expect(await read()).toBe('Dear readers, thank you.');
    const written: NewsletterDocument = [
      { type: 'heading', level: 2, content: [{ text: 'Prices' }] },
      { type: 'image', src: '/boat.png', alt: 'A boat' },
      { type: 'sponsor', label: 'Sponsored', name: 'Q', text: 'Ad', href: 'https://q.example/' },
      { type: 'text', content: [{ text: 'Memory rose. So did chips.' }] },
    ];
    const draft = { subject, document: written, posts: [] };
    const path = `/api/admin/issues/${id}/draft`;
    const saved = await requestOk<{ revision: number }>('PUT', path, { revision, draft });
    expect(await read()).toBe('Memory rose.');
    await requestOk('PUT', path, { ...saved, draft: { ...draft, preheader: 'In  short' } });
    expect(await read()).toBe('In short');
    expect(await readIssue(id)).toMatchObject({ preheader: 'In short', draft: null });
  });

  it('is copied with its texts and audience, but no digest is', async () => {
    const { id } = await writeLetter();
    const copy = await requestOk<AdminIssueDetail>('POST', `/api/admin/issues/${id}/copy`);
    expect(copy).toMatchObject({ subject, document, segmentId: null, scheduledAt: null });
    expect(copy.id).not.toBe(id);
    const { issue } = await newsletter.prepare();
    expectError(await call('POST', `/api/admin/issues/${issue.id}/copy`), 'conflict');
  });

  it('begins with a template, whatever became of its source', async () => {
    const { id } = await writeLetter();
    const template = await requestOk<LetterTemplate>('POST', '/api/admin/templates', {
      issueId: id,
      name: 'Monthly',
    });
    await requestOk('DELETE', `/api/admin/issues/${id}`);
    const path = `/api/admin/templates/${template.id}`;
    const start = `/api/admin/templates/${template.id}/letters`;
    const letter = await requestOk<AdminIssueDetail>('POST', start);
    expect(letter).toMatchObject({ subject, document, heldAt: expect.any(String) as string });
    // A second one of this name takes its place.
    await edit(letter.id, { subject: 'Other', document, posts: [] });
    const again = { issueId: letter.id, name: 'monthly' };
    expect(await requestOk('POST', '/api/admin/templates', again)).toMatchObject({
      id: template.id,
      name: 'monthly',
    });
    expect(await requestOk('POST', start)).toMatchObject({ subject: 'Other' });
    await requestOk('POST', '/api/admin/templates', { issueId: letter.id, name: 'Yearly' });
    expectError(await call('PUT', path, { name: 'YEARLY' }), 'conflict', ['name']);
    expect(await requestOk('PUT', path, { name: 'Weekly' })).toMatchObject({ name: 'Weekly' });
    const list = async () =>
      (
        await requestOk<{ templates: LetterTemplate[] }>('GET', '/api/admin/templates')
      ).templates.map(({ name }) => name);
    expect(await list()).toEqual(['Weekly', 'Yearly']);
    await requestOk('DELETE', path);
    expect(await list()).toEqual(['Yearly']);
    expectError(await call('POST', start), 'not_found');
    const { issue } = await newsletter.prepare();
    const ofDigest = { issueId: issue.id, name: 'Daily' };
    expectError(await call('POST', '/api/admin/templates', ofDigest), 'conflict');
  });

  it('resumed after a month reaches only the other readers', async () => {
    await addReaders(t, siteId, 2);
    const { id } = await writeLetter();
    await sendLetter(id, { confirm: 2 });
    await write();
    const { db } = t.deps;
    const [waiting] = await db.select({ id: outbox.id, to: outbox.recipient }).from(outbox);
    const isWaiting = eq(outbox.id, waiting?.id ?? '');
    await db
      .update(outbox)
      .set({ sendAfter: sql`send_after + interval '1 hour'` })
      .where(isWaiting);
    expect(await send()).toHaveLength(1);
    await holdIssue(id);
    await db.update(outbox).set({ createdAt: sql`now() - interval '31 days'` });
    await purgeExpired(t.deps);
    expect((await readIssue(id)).deliveries).toMatchObject({ planned: 1, sent: 1 });
    await newsletter.releaseIssue(id);
    expect((await sendLetter(id, { confirm: 2 })).planned).toBe(0);
    wait(hourMs);
    expect((await send()).map(({ recipient }) => recipient)).toEqual([waiting?.to]);
  });

  it('reaches its readers when it is sent after a long hold', async () => {
    await addReaders(t, siteId, 1);
    const { id } = await writeLetter();
    await sendLetter(id, { confirm: 1 });
    await holdIssue(id);
    wait(4 * dayMs);
    await sendLetter(id, { confirm: 1 });
    await write();
    expect(await send()).toHaveLength(1);
  });

  it('to no one counts as sent', async () => {
    const letter = await writeLetter();
    await sendLetter(letter.id, { confirm: 0 });
    expectError(await call('DELETE', `/api/admin/issues/${letter.id}`), 'conflict');
  });

  it('needs a text, no posts, and its number of readers', async () => {
    await addReaders(t, siteId, 1);
    const { id } = await requestOk<AdminIssueDetail>('POST', '/api/admin/letters');
    const path = `/api/admin/issues/${id}/send`;
    expectError(await call('POST', path, { confirm: 1 }), 'conflict');
    const post = await t.make.post({ site: siteId });
    expectError(
      await edit(id, { document, posts: [{ postId: post.id, position: 1 }] }),
      'bad_request',
      ['posts'],
    );
    await edit(id, { document, posts: [] });
    expectError(await call('POST', path, { confirm: 2 }), 'conflict', ['confirm']);
    const { revision } = await readIssue(id);
    await requestOk('PUT', `/api/admin/issues/${id}/draft`, {
      revision,
      draft: { subject, document: [], posts: [] },
    });
    expectError(await call('POST', path, { confirm: 1 }), 'conflict');
    const late = new Date(t.clock.now().getTime() + 400 * dayMs).toISOString();
    await edit(id, { document, posts: [] });
    expectError(await call('POST', path, { confirm: 1, at: late }), 'bad_request', ['at']);
  });

  it('is not sent when its time has passed', async () => {
    await addReaders(t, siteId, 1);
    const { id } = await writeLetter();
    const path = `/api/admin/issues/${id}/send`;
    for (const ms of [0, hourMs]) {
      const at = new Date(t.clock.now().getTime() - ms).toISOString();
      expectError(await call('POST', path, { confirm: 1, at }), 'bad_request', ['at']);
    }
    expect(await readIssue(id)).toMatchObject({ scheduledAt: null, deliveries: { planned: 0 } });
  });
});
