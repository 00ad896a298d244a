import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminCorrection } from '#shared/contract/admin-corrections.ts';
import type { Issue } from '#shared/contract/archive.ts';
import { auditLog, corrections, posts, rateLimits } from '../../server/db/schema.ts';
import { viewLifetimeMs, createViewPath } from '../../server/domain/digests/delivery/view-token.ts';
import { toSentenceId } from '../../server/email/sentence-id.ts';
import { caller, createAnonymousCaller, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { addAudience, addIssue, createEntry } from '../support/issues.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const period = '2026-11-18';
const post = await t.make.post({ site: 'nontrivial', url: 'https://lakes.example/report' });
const issue = await addIssue(t, 'nontrivial', period, [post], {
  overview: [{ text: 'An overview.', posts: [post.id] }],
  entries: [
    {
      post: post.id,
      sentences: [
        {
          text: 'The lake is warm.',
          posts: [post.id],
          kind: 'extract',
          passages: [{ post: post.id, number: 3, text: 'The lake is warm.' }],
        },
      ],
    },
  ],
});
const germanId = await addAudience(t, 'nontrivial', issue.id, [post], {
  language: 'de',
  entries: [createEntry(post, 'ai', 'Der See ist warm.')],
});
const admin = await caller(t, 'nontrivial', { role: 'admin' });
const anyone = createAnonymousCaller(t, 'nontrivial');

beforeEach(async () => {
  for (const table of [corrections, auditLog, rateLimits]) await db.delete(table);
});

const readIssue = async (site: SiteId = 'nontrivial') =>
  (await t.on(site).get(`/api/newsletter/archive/${period}`)).body as Issue;
const readSentence = async () => {
  const sentence = (await readIssue()).items[0]?.sentences[0];
  if (!sentence) throw new Error('no sentence');
  return sentence;
};
const report = async (body: object, by: Pick<Caller, 'call'> = anyone) =>
  by.call('POST', `/api/newsletter/archive/${period}/reports`, body);
const list = async (query = '') =>
  (await admin.call('GET', `/api/admin/corrections${query}`)).body as {
    corrections: AdminCorrection[];
    open: number;
    hasNextPage: boolean;
    nextCursor: string | null;
  };
const firstId = async () => (await list()).corrections[0]?.id ?? '';
const dismiss = (id: string) => admin.call('POST', `/api/admin/corrections/${id}/dismiss`);
const strike = (id: string, body: object) =>
  admin.call('POST', `/api/admin/corrections/${id}/strike`, body);

describe('POST /api/newsletter/archive/{period}/reports', () => {
  it('reports a sentence with its passage, counting repetitions', async () => {
    const { id } = await readSentence();
    expect((await report({ sentence: id, note: ' It was cold. ' })).body).toEqual({
      reported: true,
    });
    await report({ sentence: id, note: 'Cold!' });
    await report({ sentence: id });
    expect(await list()).toMatchObject({
      open: 1,
      corrections: [
        {
          sentence: id,
          text: 'The lake is warm.',
          state: 'reported',
          reports: 3,
          notes: ['It was cold.', 'Cold!'],
          period,
          posts: [{ slug: post.slug }],
          passages: [
            {
              text: 'The lake is warm.',
              url: 'https://lakes.example/report#:~:text=The%20lake%20is%20warm.',
            },
          ],
          correction: null,
          readers: 0,
        },
      ],
    });
  });

  it('stores the last twenty notes', async () => {
    const { id } = await readSentence();
    for (let i = 0; i < 22; i += 1) {
      await report({ sentence: id, note: `Note ${i}` });
      await db.delete(rateLimits);
    }
    const [row] = await db.select().from(corrections);
    expect(row?.reportCount).toBe(22);
    expect(row?.notes).toEqual(Array.from({ length: 20 }, (_, i) => `Note ${i + 2}`));
  });

  it('rejects other sentences, long notes and many reports', async () => {
    const { id } = await readSentence();
    for (const sentence of ['unknown', '', 'x\0'])
      expectError(await report({ sentence }), 'not_found');
    expectError(await report({ sentence: 'x'.repeat(41) }), 'bad_request', ['sentence']);
    expectError(await report({ sentence: id, note: 'x'.repeat(501) }), 'bad_request', ['note']);
    expectError(
      await anyone.call('POST', '/api/newsletter/archive/2026-11-01/reports', { sentence: id }),
      'not_found',
    );
    expectError(
      await createAnonymousCaller(t, 'statecraft').call(
        'POST',
        `/api/newsletter/archive/${period}/reports`,
        { sentence: id },
      ),
      'not_found',
    );
    const reportAgain = () =>
      anyone.call(
        'POST',
        `/api/newsletter/archive/${period}/reports`,
        { sentence: id },
        { 'X-Forwarded-For': '203.0.113.5' },
      );
    for (let i = 0; i < 20; i += 1) expect((await reportAgain()).status).toBe(200);
    expectError(await reportAgain(), 'too_many_requests');
  });

  it('hides sentences of hidden posts', async () => {
    const { id } = await readSentence();
    await db.update(posts).set({ isHidden: true }).where(eq(posts.id, post.id));
    expectError(await report({ sentence: id }), 'not_found');
    await db.update(posts).set({ isHidden: false }).where(eq(posts.id, post.id));
  });
});

describe('POST /api/newsletter/view/{token}/reports', () => {
  const text = 'Der See ist warm.';
  const sentence = toSentenceId({ text, posts: [post.id] });
  const createToken = (siteId: SiteId = 'nontrivial') =>
    createViewPath(t.deps, { siteId, id: germanId, language: 'de' }).split('/').at(-1) ?? '';
  const reportMailed = (body: object, token = createToken(), by: Pick<Caller, 'call'> = anyone) =>
    by.call('POST', `/api/newsletter/view/${token}/reports`, body);

  it('reports a sentence with its passage, without the token', async () => {
    const token = createToken();
    expect((await reportMailed({ sentence, note: 'Er ist kalt.' }, token)).body).toEqual({
      reported: true,
    });
    const listed = await list();
    expect(listed).toMatchObject({
      open: 1,
      corrections: [
        {
          sentence,
          text,
          notes: ['Er ist kalt.'],
          period,
          posts: [{ slug: post.slug }],
          passages: [{ text: `As the source has it: ${text}` }],
        },
      ],
    });
    const stored = JSON.stringify([listed, await db.select().from(corrections)]);
    for (const part of [...token.split('.'), germanId]) expect(stored).not.toContain(part);
  });

  it('rejects other sentences and tokens', async () => {
    const english = toSentenceId({ text: 'The lake is warm.', posts: [post.id] });
    for (const other of ['unknown', 'x\0', english])
      expectError(await reportMailed({ sentence: other }), 'not_found');
    expectError(await reportMailed({ sentence, note: 'x'.repeat(501) }), 'bad_request', ['note']);
    for (const token of ['x', createToken('statecraft'), `${createToken().slice(0, -2)}zz`])
      expectError(await reportMailed({ sentence }, token), 'not_found');
    expectError(
      await reportMailed({ sentence }, createToken(), createAnonymousCaller(t, 'statecraft')),
      'not_found',
    );
    expect(await db.$count(corrections)).toBe(0);
  });

  it('is gone when the link has expired', async () => {
    const token = createToken();
    t.clock.set(new Date(startOfTest.getTime() + viewLifetimeMs));
    expectError(await reportMailed({ sentence }, token), 'gone');
    t.clock.set(startOfTest);
  });

  it('shares its limit with reports of the archive', async () => {
    const { id } = await readSentence();
    const post = (page: string, sentence: string) =>
      anyone.call(
        'POST',
        `/api/newsletter/${page}/reports`,
        { sentence },
        { 'X-Forwarded-For': '203.0.113.6' },
      );
    for (let i = 0; i < 20; i += 1) await post(`archive/${period}`, id);
    expectError(await post(`view/${createToken()}`, sentence), 'too_many_requests');
  });
});

describe('an editor', () => {
  it('dismisses a report', async () => {
    await report({ sentence: (await readSentence()).id });
    const id = await firstId();
    for (const reply of [await dismiss(id), await dismiss(id)])
      expect(reply.body).toMatchObject({ id, state: 'dismissed', correction: null });
    expect(await list()).toMatchObject({ open: 0, corrections: [] });
    expect((await list('?state=dismissed')).corrections).toHaveLength(1);
    expect((await readSentence()).correction).toBeNull();
    // Erasing a post empties the sentence, so the log has only its id.
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'dismiss-correction', after: { correction: id } },
    ]);
  });

  it('strikes a sentence once, with a logged text', async () => {
    await report({ sentence: (await readSentence()).id });
    const id = await firstId();
    const body = { correction: 'The lake is cold.', delivery: 'next' };
    for (const reply of [await strike(id, body), await strike(id, body)])
      expect(reply.body).toMatchObject({
        state: 'struck',
        ...body,
        decidedBy: admin.user?.username,
      });
    expectError(await strike(id, { ...body, correction: 'Other.' }), 'conflict');
    expectError(await dismiss(id), 'conflict');
    expect((await readSentence()).correction?.text).toBe('The lake is cold.');
    expect(await db.select().from(auditLog)).toMatchObject([
      {
        action: 'strike-sentence',
        actorId: admin.user?.id,
        reason: 'The lake is cold.',
        after: { correction: id, delivery: 'next' },
      },
    ]);
  });

  it.each([
    [{ delivery: 'next' }, 'correction'],
    [{ correction: ' ', delivery: 'next' }, 'correction'],
    [{ correction: 'x'.repeat(501), delivery: 'next' }, 'correction'],
    [{ correction: 'Cold.' }, 'delivery'],
    [{ correction: 'Cold.', delivery: 'later' }, 'delivery'],
  ])('must send a complete correction (%j)', async (body, field) => {
    await report({ sentence: (await readSentence()).id });
    expectError(await strike(await firstId(), body), 'bad_request', [field]);
  });

  it('pages through reports', async () => {
    await report({ sentence: (await readSentence()).id });
    await report({ sentence: (await readIssue()).overview[0]?.id });
    const first = await list('?limit=1');
    const second = await list(`?limit=1&cursor=${first.nextCursor}`);
    expect([first.hasNextPage, second.hasNextPage, second.nextCursor]).toEqual([true, false, null]);
    expect(
      [...first.corrections, ...second.corrections].map(({ text }) => text).toSorted(),
    ).toEqual(['An overview.', 'The lake is warm.']);
  });
});
