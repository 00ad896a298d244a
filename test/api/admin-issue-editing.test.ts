import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Issue as PublicIssue } from '#shared/contract/archive.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { issuePosts, outbox, posts as postRows, users } from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { periodAt } from '../../server/domain/subscriptions/periods.ts';
import { exactTime } from '#shared/dates.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import type { LlmClient } from '../../server/infra/llm-client.ts';
import { caller } from '../support/api-clients.ts';
import { addReaders, addStories } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpNewsletterAdmin, selectPosts, getTitles } from '../support/newsletter-admin.ts';
import { startOfTest, type SiteId } from '../support/test-app.ts';

const newsletter = await setUpNewsletterAdmin();
const { t, db, site, requestOk, readIssue, log, prepare, write, send, edit } = newsletter;
const admin = () => newsletter.admin;

const siteId: SiteId = 'nontrivial';
/** Returns the stories in the order of the email. */
const findStories = (html: string) => [...html.matchAll(/<a [^>]*>Story (\d+)/g)].map(([, i]) => i);

describe('editing an issue', () => {
  it('changes posts, order, notes, subject and intro everywhere', async () => {
    await addReaders(t, siteId, 1);
    await addReaders(t, siteId, 1, () => ({ email: 'french@mail.example', language: 'fr' }));
    const { issue, stories } = await prepare();
    const note = 'An editor says: <b>read this</b> & more.';
    const body = {
      subject: 'Lakes, all of them',
      intro: 'Dear readers,\nthis is by hand.',
      posts: [{ postId: stories[11]?.id, position: 7, note }, ...selectPosts(stories, 3, 0, 12)],
    };
    const edited = (await edit(issue.id, body)).body as AdminIssueDetail;
    expect(edited).toMatchObject({
      subject: 'Lakes, all of them',
      intro: 'Dear readers,\nthis is by hand.',
    });
    expect(getTitles(edited)).toBe('3 0 12 11');
    expect(
      edited.posts
        .filter(({ outcome, edited: byHand }) => outcome === 'excluded' && byHand)
        .map(({ reason }) => reason),
    ).toEqual(Array.from({ length: 8 }, () => 'removed by an editor'));
    expect(edited.posts[2]).toMatchObject({ reason: 'added by an editor', position: 3 });
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 2 });
    await write();
    const mails = await send();
    expect(mails).toHaveLength(2);
    for (const { subject, html, text } of mails) {
      expect(subject).toBe('Lakes, all of them');
      expect(findStories(html)).toEqual(['3', '0', '12', '11']);
      expect(html).toContain('An editor says: &lt;b&gt;read this&lt;/b&gt; &amp; more.');
      expect(html).toContain('Dear readers,<br/>this is by hand.</p>');
      expect(text).toContain('Dear readers,\nthis is by hand.\n\n');
      expect(text).toContain(note);
    }
    const published = (await t.on(siteId).get('/api/newsletter/archive/2026-11-21'))
      .body as PublicIssue;
    expect(published).toMatchObject({ intro: 'Dear readers,\nthis is by hand.' });
    expect(
      published.items.map(({ post, sentences }) => [
        /\d+/.exec(post.title)?.[0],
        sentences[0]?.text === note,
      ]),
    ).toEqual([
      ['3', false],
      ['0', false],
      ['12', false],
      ['11', true],
    ]);
    expect((await t.on(siteId).get('/newsletter/archive/2026-11-21')).text).toContain(
      'Dear readers,',
    );
    expect(await log()).toEqual(['prepare-issue', 'edit-issue', 'send-issue']);
    expectError(await edit(issue.id, body), 'conflict');
    expect((await readIssue(issue.id)).editable).toBe(
      'Emails of this issue have already been sent.',
    );
  });

  it('shows a document around the posts in mail and archive', async () => {
    await addReaders(t, siteId, 1);
    const { issue, stories } = await prepare();
    const document: NewsletterDocument = [
      { type: 'heading', level: 2, content: [{ text: 'From the <editors>' }] },
      { type: 'text', content: [{ text: 'a map', href: 'https://maps.example/?a=1&b=2' }] },
      { type: 'list', ordered: false, items: [[{ text: 'one', bold: true }], [{ text: 'two' }]] },
      { type: 'digest' },
      { type: 'text', content: [{ text: 'Until tomorrow.' }] },
    ];
    const edited = (await edit(issue.id, { document, posts: selectPosts(stories, 0, 1, 2) }))
      .body as AdminIssueDetail;
    expect(edited).toMatchObject({
      document,
      intro: 'From the <editors>\n\na map\n\n- one\n- two',
      revision: issue.revision + 1,
    });
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 1 });
    await write();
    const [mail] = await send();
    expect(mail?.html).toContain('From the &lt;editors&gt;</h2>');
    expect(mail?.html).toContain('href="https://maps.example/?a=1&amp;b=2"');
    expect(mail?.text).toContain(
      'From the <editors>\n\na map (https://maps.example/?a=1&b=2)\n\n- one\n- two\n\n',
    );
    expect(mail?.text.indexOf('Until tomorrow.')).toBeGreaterThan(mail?.text.indexOf('3. ') ?? 0);
    const published = (await t.on(siteId).get('/api/newsletter/archive/2026-11-21'))
      .body as PublicIssue;
    expect(published.document).toEqual({
      before: document.slice(0, 3),
      after: document.slice(4),
    });
    const page = (await t.on(siteId).get('/newsletter/archive/2026-11-21')).text;
    expect(page).toContain('From the &lt;editors&gt;</h2>');
    expect(page.indexOf('Until tomorrow.</p>')).toBeGreaterThan(page.indexOf('Story 2'));
  });

  it('replaces the document by a plain introduction', async () => {
    const { issue, stories } = await prepare();
    const chosen = selectPosts(stories, 0, 1, 2);
    const document = [{ type: 'heading', level: 2, content: [{ text: 'Gone' }] }];
    await edit(issue.id, { document, posts: chosen });
    const edited = (await edit(issue.id, { intro: 'Dear readers.\n\nBy hand.', posts: chosen }))
      .body as AdminIssueDetail;
    expect(edited.document).toEqual([
      { type: 'text', content: [{ text: 'Dear readers.' }] },
      { type: 'text', content: [{ text: 'By hand.' }] },
    ]);
    expect((await edit(issue.id, { posts: chosen })).body).toMatchObject({
      intro: 'Dear readers.\n\nBy hand.',
    });
  });

  it('rejects an edit of an older revision', async () => {
    const { issue, stories } = await prepare();
    const { revision } = issue;
    const posts = selectPosts(stories, 0, 1, 2);
    expect((await edit(issue.id, { revision, subject: 'First', posts })).status).toBe(200);
    const second = await edit(issue.id, { revision, subject: 'Second', posts });
    expectError(second, 'conflict', ['revision']);
    expect(second.body.fields[0].message).toBe(`must be ${revision + 1}`);
    const now = t.clock.now();
    const { saved } = await readIssue(issue.id);
    expect(saved).toEqual({ by: expect.stringMatching(/^caller-/), at: now.toISOString() });
    expect(second.body.error).toBe(`${saved?.by} saved this issue on ${exactTime(now)}.`);
    expect((await readIssue(issue.id)).subject).toBe('First');
  });

  it('keeps a draft out of emails until it is published', async () => {
    const { issue, stories } = await prepare();
    const text = (content: string) => [{ type: 'text' as const, content: [{ text: content }] }];
    const draft = {
      subject: 'Unfinished',
      document: text('Not yet.'),
      posts: [
        { postId: stories[2]?.id ?? '', note: 'By hand.' },
        { postId: 'deleted', note: '' },
      ],
    };
    const path = `/api/admin/issues/${issue.id}/draft`;
    const { revision } = issue;
    expect(await requestOk('PUT', path, { revision, draft })).toEqual({ revision: revision + 1 });
    expect(await readIssue(issue.id)).toMatchObject({
      subject: null,
      document: [],
      revision: revision + 1,
      draft: { subject: 'Unfinished', document: draft.document, posts: [{ note: 'By hand.' }] },
    });
    expect((await readIssue(issue.id)).draft?.posts.map(({ title }) => title)).toEqual([
      stories[2]?.title,
    ]);
    await write();
    const { html } = await requestOk<{ html: string }>(
      'GET',
      `/api/admin/issues/${issue.id}/preview`,
    );
    expect(html).not.toContain('Not yet.');
    const posts = selectPosts(stories, 0, 1, 2);
    expectError(await admin().call('PUT', path, { revision, draft }), 'conflict', ['revision']);
    expectError(await edit(issue.id, { revision, posts }), 'conflict', ['revision']);
    const edited = await edit(issue.id, { revision: revision + 1, document: text('Now.'), posts });
    expect(edited.body).toMatchObject({ draft: null, revision: revision + 2 });
    await requestOk('PUT', path, { revision: revision + 2, draft });
    await requestOk('PUT', path, { revision: revision + 3, draft: null });
    expect((await readIssue(issue.id)).draft).toBe(null);
  });

  it('names no editor whose account was deleted', async () => {
    const { issue, stories } = await prepare();
    const editor = await caller(t, siteId, { role: 'admin' });
    const posts = selectPosts(stories, 0, 1, 2);
    expect((await editor.call('PATCH', `/api/admin/issues/${issue.id}`, { posts })).status).toBe(
      200,
    );
    const id = editor.user?.id ?? '';
    expect((await readIssue(issue.id)).saved?.by).toBe(editor.user?.username);
    await db.update(users).set({ deletedAt: t.clock.now() }).where(eq(users.id, id));
    expect((await readIssue(issue.id)).saved).toBe(null);
  });

  it('shows embedded posts and comments until they are hidden', async () => {
    await addReaders(t, siteId, 1);
    const { issue, stories } = await prepare();
    const [, , , fourth] = stories;
    const comment = await t.make.comment(fourth!, { text: 'Deep and <cold>.' });
    const document: NewsletterDocument = [
      { type: 'post', postId: fourth!.id },
      { type: 'comment', commentId: comment.id },
      { type: 'post', postId: 'ofAnotherSite' },
    ];
    const edited = await edit(issue.id, { document, posts: selectPosts(stories, 0, 1, 2) });
    expect(edited.body.references).toEqual([
      { id: fourth!.id, name: fourth!.title },
      { id: comment.id, name: expect.stringContaining('Deep and <cold>.') },
    ]);
    await requestOk('POST', `/api/admin/issues/${issue.id}/release`);
    await write();
    const readPublished = async () =>
      (await t.on(siteId).get('/api/newsletter/archive/2026-11-21')).body as PublicIssue;
    expect((await readPublished()).document.before).toMatchObject([
      { type: 'shown-posts', title: '', posts: [{ title: fourth!.title }] },
      { type: 'shown-comment', text: 'Deep and <cold>.' },
      { type: 'shown-posts', posts: [] },
    ]);
    await db.update(postRows).set({ isHidden: true }).where(eq(postRows.id, fourth!.id));
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 1 });
    await send();
    await write();
    t.clock.set(new Date(t.clock.now().getTime() + hourMs));
    const [mail] = await send();
    expect(mail?.html).toContain(stories[0]?.title);
    expect(mail?.html).not.toContain(fourth!.title);
    expect(mail?.html).not.toContain('Deep and');
  });

  it('rejects hostile documents', async () => {
    const { issue, stories } = await prepare();
    const posts = selectPosts(stories, 0, 1, 2);
    for (const block of [
      { type: 'text', content: [{ text: 'x', href: 'javascript:alert(1)' }] },
      { type: 'html', html: '<script>alert(1)</script>' },
      { type: 'text', content: [{ text: '\ue000unsubscribe\ue001' }] },
    ])
      expect((await edit(issue.id, { document: [block], posts })).status).toBe(400);
    expect((await readIssue(issue.id)).document).toEqual([]);
  });

  // PGlite has one connection, so emails cannot be reserved concurrently.
  it.runIf(t.deps.database.kind === 'postgres')(
    'waits for an email in progress and fails after it',
    async () => {
      await addReaders(t, siteId, 2);
      const { issue, stories } = await prepare();
      await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 2 });
      await write();
      let taken = () => {};
      const taking = db.transaction(async (tx) => {
        await tx
          .update(outbox)
          .set({ state: 'sending', sendAfter: new Date(startOfTest.getTime() + hourMs) })
          .where(sql`${outbox.id} = (select min(id) from outbox where issue_id = ${issue.id})`);
        await new Promise<void>((resolve) => (taken = resolve));
      });
      const findRows = async (condition: ReturnType<typeof sql>) =>
        ((await db.execute(condition)) as unknown as { rows: unknown[] }).rows.length;
      await expect
        .poll(
          () =>
            findRows(
              sql`select 1 from pg_locks where relation = 'outbox'::regclass
                and mode = 'RowExclusiveLock'`,
            ),
          { timeout: 10_000 },
        )
        .toBeGreaterThan(0);
      const edited = edit(issue.id, { subject: 'Too late', posts: selectPosts(stories, 0, 1, 2) });
      await expect
        .poll(
          () =>
            findRows(
              sql`select 1 from pg_stat_activity where datname = current_database()
                and wait_event_type = 'Lock' and query like '%as planned%'`,
            ),
          { timeout: 10_000 },
        )
        .toBe(1);
      taken();
      await taking;
      expectError(await edited, 'conflict');
      expect(await readIssue(issue.id)).toMatchObject({
        subject: null,
        editable: 'Emails of this issue have already been sent.',
      });
    },
  );

  it('keeps removed posts out of personal digests', async () => {
    await addReaders(t, siteId, 1, () => ({
      preferences: withStandard({ topics: ['zeppelins', 'lakes'], only: true }),
    }));
    const { issue, stories } = await prepare();
    await edit(issue.id, { posts: selectPosts(stories, 12, 1, 2, 3, 4, 5) });
    await edit(issue.id, { posts: selectPosts(stories, 1, 2, 3, 4, 5) });
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 1 });
    await write();
    const [mail] = await send();
    expect(mail?.text).toMatch(/Story 1 about lakes/);
    expect(mail?.text).not.toMatch(/zeppelins$|Story 12|Story 0 /m);
    // Personal digests may use candidates that nobody removed.
    expect(mail?.text).toContain('Story 13 about lakes');
  });

  it('keeps omitted fields and clears empty ones', async () => {
    const { issue, stories } = await prepare();
    await edit(issue.id, {
      subject: 'By hand',
      intro: 'Hello.',
      posts: [
        { postId: stories[0]?.id, position: 1, note: 'A note.' },
        { postId: stories[1]?.id, position: 2 },
      ],
    });
    const response = (await edit(issue.id, { posts: selectPosts(stories, 1, 0) }))
      .body as AdminIssueDetail;
    expect([
      response.subject,
      response.intro,
      response.posts.map(({ note }) => note).slice(0, 2),
    ]).toEqual(['By hand', 'Hello.', ['', 'A note.']]);
    const empty = (
      await edit(issue.id, {
        subject: '',
        intro: '',
        posts: [{ postId: stories[0]?.id, position: 1, note: '' }],
      })
    ).body as AdminIssueDetail;
    expect([empty.subject, empty.intro, empty.posts[0]?.note]).toEqual([null, '', '']);
  });

  it('accepts only public posts of its period, each once', async () => {
    const { issue, stories } = await prepare();
    const author = await t.make.user();
    const [old, hidden] = await addStories(t, author, [
      { at: new Date(startOfTest.getTime() - 30 * hourMs), title: 'Of yesterday' },
      { at: new Date(startOfTest.getTime() - hourMs), title: 'Hidden', isHidden: true },
    ]);
    const [elsewhere] = await addStories(t, await t.make.user('statecraft'), [
      { at: new Date(startOfTest.getTime() - hourMs), title: 'Elsewhere' },
    ]);
    const [extra] = await addStories(t, author, [
      { at: new Date(startOfTest.getTime() - 2 * hourMs), title: 'Not looked at' },
    ]);
    await addStories(
      t,
      author,
      [1, 2, 3].map((i) => ({
        at: new Date(startOfTest.getTime() - 26 * hourMs - i),
        title: `Yesterday ${i}`,
        score: 3,
      })),
    );
    const before = await openIssue(
      t.deps,
      site,
      periodAt('daily', site, new Date(startOfTest.getTime() - dayMs)),
      startOfTest,
    );
    const [used] = await db.select().from(issuePosts).where(eq(issuePosts.issueId, before.id));
    await db.insert(issuePosts).values({
      siteId,
      issueId: issue.id,
      postId: used?.postId ?? '',
      frequency: 'daily',
      outcome: 'excluded',
      selectionReason: 'was in an earlier issue',
      rank: 99,
    });
    const first = { postId: stories[0]?.id ?? '', position: 1 };
    for (const list of [
      [first, { ...first, position: 2 }],
      [first, { postId: stories[1]?.id, position: 1 }],
      [{ postId: hidden?.id, position: 1 }],
      [{ postId: elsewhere?.id, position: 1 }],
      [{ postId: 'nothing', position: 1 }],
      [],
      [{ postId: 'a\u0000', position: 1 }],
    ])
      expectError(await edit(issue.id, { posts: list }), 'bad_request', ['posts']);
    for (const postId of [old?.id, used?.postId])
      expectError(
        await edit(issue.id, { posts: [first, { postId, position: 2 }] }),
        'bad_request',
        ['posts.1.postId'],
      );
    expectError(await edit(issue.id, { posts: [first], subject: 'x'.repeat(121) }), 'bad_request', [
      'subject',
    ]);
    expectError(await edit(issue.id, { posts: [first], subject: 'two\nlines' }), 'bad_request', [
      'subject',
    ]);
    expectError(
      await edit(issue.id, { posts: [{ ...first, note: 'x'.repeat(601) }] }),
      'bad_request',
      ['posts.0.note'],
    );
    expect(getTitles(await readIssue(issue.id)), 'and nothing has changed').toBe(
      '0 1 2 3 4 5 6 7 8 9',
    );
    expect(
      (
        (await edit(issue.id, { posts: [first, { postId: extra?.id, position: 2 }] }))
          .body as AdminIssueDetail
      ).posts[1],
    ).toMatchObject({ title: 'Not looked at', reason: 'added by an editor' });
  });

  it('during writing discards the earlier text', async () => {
    await addReaders(t, siteId, 1);
    const { issue, stories } = await prepare();
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 1 });
    let edits = 0;
    const model: LlmClient = {
      name: 'slow',
      async ask() {
        if ((edits += 1) === 1)
          expect(
            (
              await edit(issue.id, {
                subject: 'The later one',
                posts: selectPosts(stories, 5, 6, 7),
              })
            ).status,
          ).toBe(200);
        return { kind: 'failed', why: 'status', tokensIn: 0, tokensOut: 0 } as never;
      },
    };
    expect(await renderVariants({ ...t.deps, model })).toBe(1);
    const [mail] = await send();
    expect(mail?.subject).toBe('The later one');
    expect(findStories(mail?.html ?? '')).toEqual(['5', '6', '7']);
  });
});
