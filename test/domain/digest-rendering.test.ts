import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import {
  articles,
  digestVariants,
  issues,
  llmUsage,
  posts,
  summaries,
} from '../../server/db/schema.ts';
import { toSentenceId } from '../../server/email/sentence-id.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { readPayload } from '../../server/domain/site-admin/web-hook-payloads.ts';
import { findPeriod, type Period } from '../../server/domain/subscriptions/periods.ts';
import { isDatabaseUnavailable } from '../../server/db/client.ts';
import { setUpDigestRendering } from '../support/digest-variants.ts';
import {
  addReaders,
  addStories,
  createModelClient,
  selectDigestVariants,
  story,
} from '../support/digests.ts';
import { failChanges } from '../support/failing-changes.ts';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { issueTexts } from '#shared/texts/issue.ts';
import { postsIn } from '../support/model-answers.ts';
import { startOfTest } from '../support/test-app.ts';
import { addWebHook, readQueue } from '../support/web-hooks.ts';

const { t, server, db, site, addNewStories, open, write, readIssue, countCalls } =
  await setUpDigestRendering();

const setSummaries = (summaries: 'extracts' | 'written') => {
  const { digest } = site;
  site.digest = { ...digest, summaries };
  onTestFinished(() => void (site.digest = digest));
};

it('tells web-hooks of an issue once', async () => {
  const { hookId } = await addWebHook(t, 'nontrivial', 'issue.sent');
  await addNewStories(6);
  await addReaders(t, 'nontrivial', 1);
  await scheduleDigests(t.deps, site, startOfTest);
  const { id } = await open();
  await write();
  await write();
  expect(await readQueue(t, hookId)).toEqual([{ event: 'issue.sent', subjectId: id }]);
  expect(await readPayload['issue.sent']({ ...t.deps, site }, id)).toEqual({
    id,
    frequency: 'daily',
    period: expect.any(String) as string,
    number: 1,
    subject: null,
  });
});

it('selects sentences once per post, whatever the language', async () => {
  setSummaries('extracts');
  const stories = await addNewStories(6);
  const languages = ['de', 'fr', 'ja'] as const;
  await addReaders(t, 'nontrivial', 3, (i) => ({ language: languages[i] ?? 'en' }));
  await scheduleDigests(t.deps, site, startOfTest);
  const issue = await open();
  expect(await write()).toBe(4);
  expect(countCalls()).toBe(6);
  for (const { overview, entries } of await selectDigestVariants(t, issue)) {
    // Sentences of sources make no overview.
    expect(overview).toEqual([]);
    for (const { sentences } of entries ?? [])
      for (const { text } of sentences)
        expect(stories.some((post) => post.text?.includes(text))).toBe(true);
  }
  const [variant] = await selectDigestVariants(t, issue);
  for (const { text } of await db.select({ text: summaries.text }).from(summaries))
    expect(variant?.text?.replaceAll('\n', ' ')).toContain(text);
});

it('writes once per language and overviews once per audience', async () => {
  await addNewStories(12);
  await addReaders(t, 'nontrivial', 1_000, (i) => ({
    preferences: withStandard({ topics: [i % 2 === 0 ? 'lakes' : 'LAKES'], only: true }),
  }));
  await scheduleDigests(t.deps, site, startOfTest);
  const issue = await open();
  expect(await write()).toBe(2);
  // Ten posts, shared by both digests, and two overviews, each with its judgment.
  expect(countCalls()).toBe(24);
  expect(await readIssue(issue)).toMatchObject({
    state: 'sending',
    modelCalls: 24,
    leaseUntil: null,
  });
  expect(await db.$count(summaries)).toBe(10);
  await addReaders(t, 'nontrivial', 20, (i) => ({
    email: `other${i}@mail.example`,
    language: 'fr',
  }));
  await scheduleDigests(t.deps, site, startOfTest);
  expect(await write()).toBe(1);
  expect(countCalls()).toBe(24 + 20 + 2);
  expect(await write()).toBe(0);
  const { tokensIn, tokensOut, modelCalls } = await readIssue(issue);
  expect(modelCalls).toBe(46);
  expect(tokensIn).toBeGreaterThan(1_000);
  expect(await db.select().from(llmUsage)).toEqual([
    { siteId: 'nontrivial', day: '2026-11-21', calls: 46, tokens: tokensIn + tokensOut },
  ]);
});

it('cites sources and keeps readers out of prompts', async () => {
  const [first] = await addNewStories(4);
  await addReaders(t, 'nontrivial', 3, (i) => ({
    email: `somebody${i}@mail.example`,
    preferences: withStandard({ topics: ['lakes'] }),
  }));
  await t.make.comment(first as NonNullable<typeof first>, {
    score: 9,
    text: 'It was warm there indeed.',
    by: await t.make.user('nontrivial', { username: 'lakefan' }),
  });
  await scheduleDigests(t.deps, site, startOfTest);
  const issue = await open();
  await write();
  const [forAll, custom] = (await selectDigestVariants(t, issue)).toSorted(
    (a, b) => a.promptKey.length - b.promptKey.length,
  );
  expect(forAll).toMatchObject({
    state: 'ready',
    summaryKind: 'ai',
    subject: 'Lakes and rivers, part 0',
    postIds: expect.arrayContaining([first?.id]),
    commentIds: [expect.any(String)],
  });
  for (const text of [forAll?.html ?? '', forAll?.text ?? '']) {
    expect(text?.split('Written and checked by AI')).toHaveLength(2);
    expect(text).toContain('It was warm there indeed.');
    expect(text).toMatch(
      new RegExp(`https://nontrivial.example/post/${first?.slug}\\?i=d1-[\\w-]+#comments`),
    );
    expect(text).toContain(first?.url);
  }
  expect(
    forAll?.overview?.every(
      ({ posts: positions }) =>
        positions.length > 0 && positions.every((id) => forAll.postIds?.includes(id)),
    ),
  ).toBe(true);
  const [sentence] = forAll?.overview ?? [];
  const archive = 'https://nontrivial.example/newsletter/archive/2026-11-20';
  const [page] = new RegExp(`${archive}\\?i=v-[\\w-]+`).exec(forAll?.text ?? '') ?? ['none'];
  expect(forAll?.html).toContain(`${page}#${sentence && toSentenceId(sentence)}`);
  expect(custom?.text).not.toContain('/newsletter/archive/');
  expect(custom?.text).toContain(`https://nontrivial.example/newsletter/view/en-${custom?.id}.`);
  const sources = server.requests
    .flatMap(({ user }) => postsIn(user))
    .filter(({ id }) => id === first?.id);
  expect(sources[0]?.text).toContain('found that small lakes warm faster');
  expect(JSON.stringify(server.requests)).not.toMatch(/mail\.example|somebody0|lakefan|@/);
});

it("prints the publisher's description without a model, unless articles share it", async () => {
  const stories = await addNewStories(3);
  const descriptions = [
    'Lakes of the report are warmer in summer than rivers were in older records.',
    'Reports about rivers and lakes by the institute, published every summer.',
    'Reports about rivers and lakes by the institute, published every summer.',
  ];
  for (const [i, { siteId, id, url }] of stories.entries()) {
    await db
      .update(posts)
      .set({ normalizedUrl: url, ...(i === 0 ? {} : { domain: 'institute.example' }) })
      .where(eq(posts.id, id));
    await db.insert(articles).values({
      siteId,
      postId: id,
      state: 'read',
      fetchAfter: startOfTest,
      language: 'en',
      text: story(`behind link ${i}`),
      excerpt: descriptions[i],
    });
  }
  const issue = await open();
  await write(null);
  const [variant] = await selectDigestVariants(t, issue);
  const text = variant?.text?.replaceAll('\n', ' ') ?? '';
  expect(text).toContain(
    `${descriptions[0]} ${issueTexts.pieces.description.replace('{publisher}', stories[0]?.domain ?? '')}`,
  );
  expect(text).not.toContain(descriptions[1]);
  for (const i of [1, 2]) expect(text).toContain(`report behind link ${i} about rivers and lakes.`);
  expect(variant?.entries?.[0]?.sentences).toMatchObject([{ kind: 'description', passages: [] }]);
});

it('summarizes the linked article if it was read', async () => {
  const stories = await addNewStories(3);
  await db.insert(articles).values(
    stories.map(({ siteId, id }, i) => ({
      siteId,
      postId: id,
      state: i === 0 ? ('read' as const) : ('failed' as const),
      fetchAfter: startOfTest,
      language: 'en',
      text: story('behind the link'),
    })),
  );
  await open();
  await write();
  expect(
    server.requests
      .slice(0, 3)
      .map(({ user }) => user.includes('behind the link'))
      .toSorted(),
  ).toEqual([false, false, true]);
});

it('writes an issue in one process, replaced after death', async () => {
  await addNewStories(4);
  await open();
  expect((await Promise.all([write(), write(), write()])).toSorted()).toEqual([0, 0, 1]);
  expect(countCalls()).toBe(10);
  await db.update(digestVariants).set({ state: 'waiting' });
  await db.update(issues).set({ leaseUntil: new Date(startOfTest.getTime() + 3 * minuteMs) });
  expect(await write()).toBe(0);
  t.clock.set(new Date(startOfTest.getTime() + 3 * minuteMs + 1));
  expect(await write()).toBe(1);
});

it('keeps a digest waiting while the database fails', async () => {
  await addNewStories(4);
  const issue = await open();
  const repair = await failChanges(t, 'update', 'digest_variants', `new.state = 'ready'`);
  onTestFinished(repair);
  for (let i = 0; i < 3; i += 1) {
    const error: unknown = await write().catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
    t.clock.set(new Date(t.clock.now().getTime() + 10_001));
  }
  expect(await selectDigestVariants(t, issue)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  await repair();
  expect(await write()).toBe(1);
});

it('renders other issues while one fails', async () => {
  await addNewStories(4);
  const week = findPeriod(site, '2026-w46') as Period;
  await addStories(
    t,
    await t.make.user(),
    Array.from({ length: 4 }, (_, i) => ({
      at: new Date(week.startsAt.getTime() + (i + 1) * hourMs),
    })),
  );
  const failing = await open();
  const other = await openIssue(t.deps, site, week, startOfTest);
  await db
    .update(digestVariants)
    .set({ dueAt: new Date(0) })
    .where(eq(digestVariants.issueId, failing.id));
  onTestFinished(
    await failChanges(t, 'update', 'digest_variants', `new.issue_id = '${failing.id}'`),
  );
  await expect(write()).rejects.toThrow();
  expect(await selectDigestVariants(t, failing)).toMatchObject([{ state: 'waiting' }]);
  expect(await selectDigestVariants(t, other)).toMatchObject([{ state: 'ready' }]);
});

it('leaves the lease of a process that took over', async () => {
  await addNewStories(4);
  const issue = await open();
  const good = createModelClient(t, server);
  const leaseUntil = new Date(startOfTest.getTime() + 10 * minuteMs);
  await write({
    ...good,
    ask: async (question) => {
      await db.update(issues).set({ leaseUntil });
      return good.ask(question);
    },
  });
  expect(await readIssue(issue)).toMatchObject({ leaseUntil });
});

it('skips an issue of an unknown site', async () => {
  await addNewStories(3);
  await open();
  expect(
    await renderVariants({ ...t.deps, siteRegistry: { ...t.deps.siteRegistry, sites: new Map() } }),
  ).toBe(0);
  t.clock.set(new Date(startOfTest.getTime() + 4 * minuteMs));
  expect(await write()).toBe(1);
});

it('omits hidden posts and skips an empty digest', async () => {
  const stories = await addNewStories(4);
  const issue = await open();
  await db
    .update(posts)
    .set({ isHidden: true })
    .where(eq(posts.id, stories[0]?.id ?? ''));
  await write();
  const [audience] = await selectDigestVariants(t, issue);
  expect(audience?.postIds).toEqual(stories.slice(1).map(({ id }) => id));
  expect(`${audience?.subject}${audience?.html}${audience?.text}`).not.toContain('part 0');
  await db.update(posts).set({ isHidden: true });
  await db.update(digestVariants).set({ state: 'waiting' });
  expect(await write()).toBe(0);
  expect(await selectDigestVariants(t, issue)).toMatchObject([{ state: 'failed' }]);
});
