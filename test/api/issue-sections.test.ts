import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Issue as PublicIssue } from '#shared/contract/archive.ts';
import type { DocumentBlock, NewsletterDocument, Section } from '#shared/newsletter/document.ts';
import { auditLog, issueReads, issues, segments } from '../../server/db/schema.ts';
import { scheduleNow } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { addReaders, createModelClient, selectDigestVariants } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { selectPosts, setUpNewsletterAdmin, type Sent } from '../support/newsletter-admin.ts';
import { addSegment } from '../support/segments.ts';
import type { SiteId } from '../support/test-app.ts';

const newsletter = await setUpNewsletterAdmin();
const { t, db, site, server, requestOk, readIssue, prepare, write, send, edit } = newsletter;
const siteId: SiteId = 'nontrivial';

beforeEach(() => t.deps.db.delete(segments));

const call = (method: string, path: string, body?: object) =>
  newsletter.admin.call(method, path, body);
const text = (content: string) => ({ type: 'text' as const, content: [{ text: content }] });
const section = (segmentId: string, ...blocks: Section['blocks']): DocumentBlock => ({
  type: 'section',
  segmentId,
  blocks,
});

async function writeLetter(document: NewsletterDocument): Promise<AdminIssueDetail> {
  const { id } = await requestOk<AdminIssueDetail>('POST', '/api/admin/letters');
  const reply = await edit(id, { subject: 'A letter', document, posts: [] });
  expect(reply.status, reply.text).toBe(200);
  return reply.body as AdminIssueDetail;
}
const sendIssue = (id: string, confirm: number) =>
  requestOk<{ planned: number }>('POST', `/api/admin/issues/${id}/send`, { confirm });

/** Adds four readers, and two segments of three combinations. */
async function addAudience() {
  await addReaders(t, siteId, 4, (i) => ({
    email: ['german', 'french', 'english', 'weekly'][i] + '@mail.example',
    language: ['de', 'fr', 'en', 'de'][i] ?? 'en',
    frequency: i === 3 ? 'weekly' : 'daily',
  }));
  return {
    german: await addSegment(t, siteId, { name: 'German', languages: ['de'] }),
    daily: await addSegment(t, siteId, { name: 'Daily', frequencies: ['daily'] }),
  };
}
/** Plans an issue for readers who have no mail of it yet. */
async function planNow({ id }: AdminIssueDetail) {
  const [issue] = await db.select().from(issues).where(eq(issues.id, id));
  return scheduleNow(t.deps, site, issue as NonNullable<typeof issue>, t.clock.now(), null);
}
const byName = (mails: Sent[]) =>
  Object.fromEntries(mails.map((mail) => [mail.recipient.replace('@mail.example', ''), mail]));
const parts = ['For all.', 'For Germans.', 'For daily readers.'];
const readParts = (content: string) => parts.filter((part) => content.includes(part));

describe('sections of a letter', () => {
  it('reach only the readers of their segments', async () => {
    const { german, daily } = await addAudience();
    const letter = await writeLetter([
      text('For all.'),
      section(german, text('For Germans.')),
      section(daily, text('For daily readers.')),
    ]);
    expect(letter.readers).toBe(4);
    expect(letter.sections).toHaveLength(2);
    expect(letter.sections).toEqual(
      expect.arrayContaining([
        { segmentId: german, readers: 2 },
        { segmentId: daily, readers: 3 },
      ]),
    );
    expect(letter.references).toEqual(
      expect.arrayContaining([
        { id: german, name: 'German' },
        { id: daily, name: 'Daily' },
      ]),
    );
    await sendIssue(letter.id, 4);
    await write();
    const mails = byName(await send());
    const expected = {
      german: parts,
      french: [parts[0], parts[2]],
      english: [parts[0], parts[2]],
      weekly: [parts[0], parts[1]],
    };
    for (const [name, own] of Object.entries(expected)) {
      expect(readParts(mails[name]?.html ?? ''), name).toEqual(own);
      expect(readParts(mails[name]?.text ?? ''), name).toEqual(own);
    }
    // The page of an email has its sections, also for an English reader.
    for (const [name, own] of Object.entries(expected)) {
      const token = /\/newsletter\/view\/([\w.-]+)/.exec(mails[name]?.html ?? '')?.[1];
      const view = await t.on(siteId).get(`/api/newsletter/view/${token}`);
      expect(readParts(view.text), name).toEqual(own);
    }
    // All of them are in no public place.
    for (const path of [
      `/api/newsletter/archive/${letter.period}`,
      `/newsletter/archive/${letter.period}`,
      '/newsletter/archive/atom.xml',
    ]) {
      const reply = await t.on(siteId).get(path).buffer(true);
      expect(reply.status, path).toBe(200);
      expect(readParts(reply.text), path).toEqual(['For all.']);
      expect(reply.text).not.toContain(german);
    }
    const { body } = await t.on(siteId).get(`/api/newsletter/archive/${letter.period}`);
    expect((body as PublicIssue).document.before).toEqual([text('For all.')]);
  });

  it('make emails only for readers for whom something is left', async () => {
    const { german } = await addAudience();
    const letter = await writeLetter([section(german, text('For Germans.'))]);
    expect(letter.readers).toBe(2);
    expect(letter.intro).toBe('');
    await sendIssue(letter.id, 2);
    await write();
    expect(Object.keys(byName(await send())).toSorted()).toEqual(['german', 'weekly']);
    const { status } = await t.on(siteId).get(`/api/newsletter/archive/${letter.period}`);
    expect(status).toBe(404);
  });

  it('have no place of their own in the statistics', async () => {
    const { german } = await addAudience();
    const link = (href: string) => ({
      type: 'text' as const,
      content: [{ text: 'A link', href: `https://${site.theme.seo.canonicalDomain}${href}` }],
    });
    const letter = await writeLetter([link('/about'), section(german, link('/privacy'))]);
    await sendIssue(letter.id, 4);
    await write();
    const mails = byName(await send());
    for (const content of [mails.german?.html, mails.german?.text, mails.french?.html])
      expect(content).toMatch(new RegExp(`/about\\?i=k1-${letter.id}-`));
    expect(mails.german?.html).toMatch(new RegExp(`/privacy\\?i=v-${letter.id}-`));
    expect(mails.french?.html).toMatch(new RegExp(`/newsletter\\?i=x-${letter.id}-`));
    expect(mails.french?.html).toMatch(/\/newsletter\/view\/[\w.-]+\?i=v-/);
    const path = /\/about\?i=[\w-]+/.exec(mails.french?.html ?? '')?.[0] ?? '';
    await t.on(siteId).get(path).set({
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      Accept: 'text/html,application/xhtml+xml',
      'Accept-Language': 'en',
    });
    await t.deps.readCounter.flush(Infinity);
    const reads = await db.select().from(issueReads).where(eq(issueReads.issueId, letter.id));
    expect(reads.map(({ place, reads: count }) => [place, count])).toEqual([['link-1', 1]]);
  });

  it('are previewed and tested for a reader of chosen segments', async () => {
    const { german, daily } = await addAudience();
    const { id } = await writeLetter([
      text('For all.'),
      section(german, text('For Germans.')),
      section(daily, text('For daily readers.')),
    ]);
    const preview = async (query: string) => {
      const { html, text: plain } = await requestOk<{ html: string; text: string }>(
        'GET',
        `/api/admin/issues/${id}/preview${query}`,
      );
      expect(readParts(plain)).toEqual(readParts(html));
      return readParts(html);
    };
    expect(await preview('')).toEqual(['For all.']);
    expect(await preview(`?segments=${daily}`)).toEqual([parts[0], parts[2]]);
    expect(await preview(`?segments=${daily},${german}`)).toEqual(parts);
    expect(await preview('?segments=unknown')).toEqual(['For all.']);
    await requestOk('POST', `/api/admin/issues/${id}/test`, { segments: [german] });
    expect(readParts((await send())[0]?.html ?? '')).toEqual(parts.slice(0, 2));
    const { id: closed } = await writeLetter([section(german, text('For Germans.'))]);
    expectError(await call('GET', `/api/admin/issues/${closed}/preview`), 'conflict');
  });

  it('are checked for mistakes', async () => {
    const { german } = await addAudience();
    const { id } = await writeLetter([
      text('For all.'),
      section(german, { type: 'image', src: 'https://images.example/a.png', alt: '' }),
    ]);
    const { mistakes } = await requestOk<{ mistakes: { kind: string }[] }>(
      'GET',
      `/api/admin/issues/${id}/mistakes`,
    );
    expect(mistakes.map(({ kind }) => kind)).toContain('no_alternative_text');
  });

  it('use at most four segments of the site, without nesting', async () => {
    const { german } = await addAudience();
    const other = await addSegment(t, 'statecraft', { name: 'Other' });
    const { id, revision } = await writeLetter([text('For all.')]);
    for (const unknown of [other, 'unknown'])
      expectError(
        await edit(id, { document: [text('a'), section(unknown, text('b'))], posts: [] }),
        'bad_request',
        ['document.1.segmentId'],
      );
    expectError(
      await call('PUT', `/api/admin/issues/${id}/draft`, {
        revision,
        draft: { subject: '', document: [section(other, text('b'))], posts: [] },
      }),
      'bad_request',
      ['draft.document.0.segmentId'],
    );
    const five = await Promise.all(Array.from({ length: 5 }, () => addSegment(t, siteId)));
    expectError(
      await edit(id, { document: five.map((one) => section(one, text('b'))), posts: [] }),
      'bad_request',
      ['document'],
    );
    for (const inner of [section(german, text('b')), { type: 'digest' }])
      expect(
        (
          await edit(id, {
            document: [{ type: 'section', segmentId: german, blocks: [inner] }],
            posts: [],
          })
        ).status,
      ).toBe(400);
  });

  it('keep their segments until the letter is sent', async () => {
    const { german } = await addAudience();
    const path = `/api/admin/segments/${german}`;
    const { id, revision } = await writeLetter([text('For all.')]);
    await requestOk('PUT', `/api/admin/issues/${id}/draft`, {
      revision,
      draft: { subject: '', document: [section(german, text('For Germans.'))], posts: [] },
    });
    expectError(await call('DELETE', path), 'conflict');
    await edit(id, { document: [text('a'), section(german, text('For Germans.'))], posts: [] });
    expectError(await call('DELETE', path), 'conflict');
    await sendIssue(id, 4);
    await requestOk('DELETE', path);
    await write();
    const mails = byName(await send());
    expect(mails.german?.html).toContain('For Germans.');
    expect(mails.french?.html).not.toContain('For Germans.');
  });
});

describe('sections of a digest', () => {
  it('follow an edit of an issue whose emails are planned', async () => {
    const { german } = await addAudience();
    const { issue, stories } = await prepare();
    const posts = selectPosts(stories, 0, 1, 2);
    await edit(issue.id, { document: [text('For all.')], posts });
    await sendIssue(issue.id, 3);
    await write();
    const document = [text('For all.'), section(german, text('For Germans.'))];
    const edited = await edit(issue.id, { document, posts });
    expect(edited.status, edited.text).toBe(200);
    await write();
    const mails = byName(await send());
    expect(readParts(mails.german?.html ?? '')).toEqual(parts.slice(0, 2));
    expect(readParts(mails.english?.html ?? '')).toEqual(['For all.']);
    expect(readParts(mails.french?.html ?? '')).toEqual(['For all.']);
    expect((await readIssue(issue.id)).deliveries.sent).toBe(3);
    const page = await t.on(siteId).get(`/newsletter/archive/${issue.period}`);
    expect(readParts(page.text)).toEqual(['For all.']);
  });

  // PGlite has one connection, so an edit and a plan do not overlap.
  it.runIf(t.deps.database.kind === 'postgres')(
    'reach readers who are planned during the edit',
    async () => {
      const { german, daily } = await addAudience();
      const { issue, stories } = await prepare();
      const posts = selectPosts(stories, 0, 1, 2);
      await edit(issue.id, { document: [text('For all.')], posts });
      await sendIssue(issue.id, 3);
      await write();
      await addReaders(t, siteId, 1, () => ({ email: 'late@mail.example', language: 'de' }));
      const countWaiting = async () =>
        (
          await db.execute(sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`)
        ).rows.length;
      let release = () => {};
      const blocked = db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${auditLog} in exclusive mode`);
        await new Promise<void>((resolve) => (release = resolve));
      });
      const document = [
        text('For all.'),
        section(german, text('For Germans.')),
        section(daily, text('For daily readers.')),
      ];
      // Waits for the log, after it gave the planned emails their variants.
      const edited = edit(issue.id, { document, posts });
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
      const planned = planNow(issue);
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(2);
      release();
      await blocked;
      expect((await edited).status).toBe(200);
      expect(await planned).toBe(1);
      await write();
      const mails = byName(await send());
      for (const name of ['german', 'late'])
        expect(readParts(mails[name]?.html ?? ''), name).toEqual(parts);
    },
  );

  it('cost no request of the model more', async () => {
    const { german, daily } = await addAudience();
    t.deps.model = createModelClient(t, server);
    const { issue, stories } = await prepare();
    const posts = selectPosts(stories, 0, 1, 2);
    await sendIssue(issue.id, 3);
    await write();
    const countCalls = async (document: NewsletterDocument) => {
      const before = server.calls();
      const edited = await edit(issue.id, { document, posts });
      expect(edited.status, edited.text).toBe(200);
      await write();
      return server.calls() - before;
    };
    const usual = await countCalls([text('For all.')]);
    expect(usual).toBeGreaterThan(0);
    expect(
      await countCalls([
        section(german, text('For Germans.')),
        section(daily, text('For daily readers.')),
      ]),
    ).toBe(usual);
    const variants = await selectDigestVariants(t, issue);
    expect(variants.filter(({ segmentIds }) => segmentIds !== null)).toHaveLength(3);
    expect(variants.map(({ state }) => state)).toEqual(variants.map(() => 'ready'));
  });

  it('cost none for a reader who is planned later either', async () => {
    const imported = await addSegment(t, siteId, { name: 'Imported', sources: ['import'] });
    await addReaders(t, siteId, 1);
    t.deps.model = createModelClient(t, server);
    const { issue, stories } = await prepare();
    const document = [section(imported, text('For imported readers.'))];
    await edit(issue.id, { document, posts: selectPosts(stories, 0, 1, 2) });
    await sendIssue(issue.id, 1);
    await write();
    const before = server.calls();
    expect(before).toBeGreaterThan(0);
    await addReaders(t, siteId, 1, () => ({ email: 'late@mail.example', source: 'import' }));
    expect(await planNow(issue)).toBe(1);
    await write();
    expect(server.calls()).toBe(before);
    const [common, own] = (await selectDigestVariants(t, issue)).toSorted(
      (a, b) => a.promptKey.length - b.promptKey.length,
    );
    expect(common?.overview?.length).toBeGreaterThan(0);
    expect(own).toMatchObject({ overview: common?.overview, summaryKind: common?.summaryKind });
    expect(own?.html).toContain('For imported readers.');
  });
});
