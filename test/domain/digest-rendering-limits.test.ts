import { expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import type { Issue } from '#shared/contract/archive.ts';
import * as limits from '#shared/limits.ts';
import { toEntryId } from '#shared/paths.ts';
import { issuePosts } from '../../server/db/schema.ts';
import { maxHtmlBytes } from '../../server/email/limit-digest-size.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import type { LlmClient, LlmRequest } from '../../server/infra/llm-client.ts';
import { setUpDigestRendering } from '../support/digest-variants.ts';
import { addReaders, createModelClient, selectDigestVariants } from '../support/digests.ts';
import { postsIn } from '../support/model-answers.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, server, site, addNewStories, open, write, readIssue, countCalls } =
  await setUpDigestRendering();

const languages = ['de', 'en', 'es', 'fr', 'pt', 'ru'];
const planLanguages = async () => {
  await addReaders(t, 'nontrivial', languages.length, (i) => ({ language: languages[i] ?? 'en' }));
  await scheduleDigests(t.deps, site, startOfTest);
  return open();
};

/** Observes the requests to a good model. */
const observe = (onRequest: (request: LlmRequest) => Promise<() => void>): LlmClient => {
  const good = createModelClient(t, server);
  return {
    ...good,
    async ask(request) {
      const onAnswer = await onRequest(request);
      const answer = await good.ask(request);
      onAnswer();
      return answer;
    },
  };
};

it('renders four variants at a time with shared summaries', async () => {
  await addNewStories(12);
  await addReaders(t, 'nontrivial', 9, (i) => ({
    preferences: withStandard({ topics: ['lakes', `number ${i}`] }),
  }));
  await scheduleDigests(t.deps, site, startOfTest);
  await open();
  server.behave('slow');
  const summarized: string[] = [];
  const running = { calls: 0, overviews: 0 };
  const most = { calls: 0, overviews: 0 };
  const model = observe(async ({ user }) => {
    const ids = postsIn(user).map(({ id }) => id);
    const overviews = ids.length > 1 ? 1 : 0;
    if (overviews === 0) summarized.push(...ids);
    running.calls += 1;
    running.overviews += overviews;
    most.calls = Math.max(most.calls, running.calls);
    most.overviews = Math.max(most.overviews, running.overviews);
    return () => {
      running.calls -= 1;
      running.overviews -= overviews;
    };
  });
  expect(await write(model)).toBe(10);
  expect(most).toEqual({
    calls: limits.digestRendering.modelCalls,
    overviews: limits.digestRendering.variants,
  });
  expect(new Set(summarized).size).toBe(summarized.length);
  // All answers are judged.
  expect(countCalls()).toBe(2 * (summarized.length + 10));
});

it('keeps the issue while its model calls take minutes', async () => {
  await addNewStories(10);
  await open();
  const found: number[] = [];
  const model = observe(async () => {
    t.clock.set(new Date(t.clock.now().getTime() + 30_000));
    found.push(await write(null));
    return () => undefined;
  });
  expect(await write(model)).toBe(1);
  expect(found).toEqual(Array.from({ length: 22 }, () => 0));
});

it('stops all variants on shutdown', async () => {
  await addNewStories(4);
  const issue = await planLanguages();
  server.behave('hanging');
  const stopping = new AbortController();
  const rendering = renderVariants(
    { ...t.deps, model: createModelClient(t, server) },
    { stopping: stopping.signal },
  );
  await expect.poll(countCalls).toBe(4);
  stopping.abort();
  expect(await rendering).toBe(0);
  expect(countCalls()).toBe(4);
  expect(await selectDigestVariants(t, issue)).toEqual(
    languages.map(() => expect.objectContaining({ state: 'waiting', attempts: 0 })),
  );
  expect(await readIssue(issue)).toMatchObject({ leaseUntil: null, modelCalls: 4 });
});

it('shares the daily budget among the variants', async () => {
  await addNewStories(8);
  await planLanguages();
  expect(await write(undefined, { llmDailyTokenBudget: 600 })).toBe(languages.length);
  expect(countCalls()).toBeGreaterThanOrEqual(1);
  expect(countCalls()).toBeLessThanOrEqual(4);
});

it('shortens a digest that is too large and warns', async () => {
  const stories = await addNewStories(30);
  const issue = await open();
  await t.deps.db.delete(issuePosts);
  await t.deps.db.insert(issuePosts).values(
    stories.map(({ siteId, id }, i) => ({
      siteId,
      issueId: issue.id,
      postId: id,
      frequency: issue.frequency,
      position: i + 1,
      outcome: 'selected' as const,
      selectionReason: 'of a test',
      rank: i + 1,
      note: '"'.repeat(500),
      isPinned: true,
    })),
  );
  const seen = t.log.length;
  await write(null);
  const [variant] = await selectDigestVariants(t, issue);
  expect(Buffer.byteLength(variant?.html ?? '')).toBeLessThanOrEqual(maxHtmlBytes);
  const [warning] = t.log.slice(seen).filter(({ event }) => event === 'digest_shortened');
  const omitted = Number(warning?.posts);
  expect(omitted).toBeGreaterThan(0);
  expect(warning?.bytes).toBeGreaterThan(maxHtmlBytes);
  // Each post has its title and link in the email or on the page.
  expect(variant?.postIds).toHaveLength(30);
  for (const [i, { id, url }] of stories.entries())
    if (i < 30 - omitted) expect(variant?.html).toContain(`href="${url}"`);
    else if (i === 30 - omitted) expect(variant?.html).toContain(`#${toEntryId(id)}"`);
  const page = await t.on('nontrivial').get(`/api/newsletter/archive/${issue.period}`);
  expect((page.body as Issue).items.map(({ post }) => post.url)).toEqual(
    stories.map(({ url }) => url),
  );
});
