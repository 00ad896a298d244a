import { describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import type { LlmClient, LlmRequest } from '../../server/infra/llm-client.ts';
import { digestVariants, summaries } from '../../server/db/schema.ts';
import {
  scheduleDigests,
  scheduleNow,
} from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { en as english } from '#shared/texts/en.ts';
import { setUpDigestRendering } from '../support/digest-variants.ts';
import { addReaders, selectDigestVariants, createModelClient } from '../support/digests.ts';
import { modelVariants } from '../support/model-server.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, server, db, site, addNewStories, open, write, readIssue, countCalls } =
  await setUpDigestRendering();

const { labels } = english.mail.digest;

describe('a failing model leaves a labelled digest on time', () => {
  const good = ['good', 'older', 'newer', 'slow', 'scripted'];
  const failing = modelVariants.filter((variant) => !['obeying', 'scripted'].includes(variant));
  it.each(failing)('%s', async (variant) => {
    await addNewStories(4);
    const issue = await open();
    server.behave(variant);
    const began = performance.now();
    expect(
      await write(createModelClient(t, server, good.includes(variant) ? undefined : 200)),
    ).toBe(1);
    expect(performance.now() - began).toBeLessThan(5_000);
    const [audience] = await selectDigestVariants(t, issue);
    const kind = good.includes(variant) ? 'ai' : 'extract';
    expect(audience).toMatchObject({ state: 'ready', summaryKind: kind });
    expect(audience?.html).toContain(labels[kind]);
    expect(audience?.html).not.toContain(labels[kind === 'ai' ? 'extract' : 'ai']);
    expect(`${audience?.html}${audience?.text}`).not.toMatch(
      /Bad gateway|Certainly|\b(?:word ){5}|xxxxx|undefined|null/,
    );
    // Without an answer there is no overview.
    expect((audience?.overview?.length ?? 0) > 0).toBe(kind === 'ai');
    expect(await db.$count(summaries)).toBe(kind === 'ai' || variant === 'terse' ? 4 : 0);
    // A model that only fails is not asked again.
    expect(countCalls()).toBeLessThanOrEqual(14);
  });
});

it('does not repeat a request answered with an empty list', async () => {
  await addNewStories(3);
  const issue = await open();
  server.behave('terse');
  expect(await write()).toBe(1);
  // Three posts, and the work of the editor.
  expect(countCalls()).toBe(4);
  expect(await readIssue(issue)).toMatchObject({ modelCalls: 4 });
});

it('falls back to extracts of the texts without a model', async () => {
  await addNewStories(3);
  const issue = await open();
  expect(await write(null)).toBe(1);
  const [audience] = await selectDigestVariants(t, issue);
  expect(audience).toMatchObject({ summaryKind: 'extract' });
  expect(audience?.text?.replaceAll('\n', ' ')).toContain('about rivers and lakes.');
  expect(await readIssue(issue)).toMatchObject({ modelCalls: 0, tokensIn: 0 });
});

it('stops asking the model after ten minutes of waiting', async () => {
  await addNewStories(3);
  const issue = await open();
  t.clock.set(new Date(startOfTest.getTime() + 20 * minuteMs));
  expect(await write()).toBe(1);
  expect([countCalls(), (await selectDigestVariants(t, issue))[0]?.summaryKind]).toEqual([
    0,
    'extract',
  ]);
});

it('asks the model for an audience planned late', async () => {
  await addNewStories(3);
  await addReaders(t, 'nontrivial', 1, () => ({ language: 'fr' }));
  t.clock.set(new Date(startOfTest.getTime() + 2 * hourMs));
  expect(await scheduleDigests(t.deps, site, t.clock.now())).toBe(1);
  expect(await write()).toBe(2);
  expect(
    (await selectDigestVariants(t, await open())).map(({ language, summaryKind }) => [
      language,
      summaryKind,
    ]),
  ).toEqual([
    ['en', 'ai'],
    ['fr', 'ai'],
  ]);
});

it("counts the wait from an old issue's first mail", async () => {
  await addNewStories(3);
  const issue = await open();
  const readers = await addReaders(t, 'nontrivial', 2);
  const plan = async (minutes: number, i: number) => {
    t.clock.set(new Date(startOfTest.getTime() + minutes * minuteMs));
    await scheduleNow(t.deps, site, issue, t.clock.now(), readers[i]?.email ?? '');
    const [variant] = await selectDigestVariants(t, issue);
    return ((variant?.dueAt.getTime() ?? 0) - startOfTest.getTime()) / minuteMs;
  };
  expect(await plan(60, 0)).toBe(60);
  expect(await plan(65, 1)).toBe(60);
  expect(await write()).toBe(1);
  expect((await selectDigestVariants(t, issue))[0]?.summaryKind).toBe('ai');
});

it('falls back and warns when the daily budget ends', async () => {
  await addNewStories(8);
  const issue = await open();
  // Four calls run concurrently.
  expect(await write(undefined, { llmDailyTokenBudget: 600 })).toBe(1);
  const callCount = countCalls();
  expect(callCount).toBeGreaterThanOrEqual(1);
  expect(callCount).toBeLessThanOrEqual(4);
  expect(t.log.filter(({ msg }) => String(msg).includes('budget'))).toHaveLength(1);
  const [audience] = await selectDigestVariants(t, issue);
  // Nothing is left for the judge.
  expect(audience).toMatchObject({ state: 'ready', summaryKind: 'extract' });
  expect(audience?.postIds).toHaveLength(8);
  // The budget renews the next day.
  t.clock.set(new Date(startOfTest.getTime() + dayMs));
  await db.update(digestVariants).set({ state: 'waiting', dueAt: t.clock.now() });
  await write(undefined, { llmDailyTokenBudget: 100_000 });
  expect(countCalls()).toBeGreaterThan(callCount);
});

it('gives up an audience after three failures', async () => {
  await addNewStories(4);
  await addReaders(t, 'nontrivial', 3, (i) => ({
    preferences: i === 0 ? null : withStandard({ topics: [i === 1 ? 'poison' : 'lakes'] }),
  }));
  await scheduleDigests(t.deps, site, startOfTest);
  const issue = await open();
  const good = createModelClient(t, server);
  // The topics of all variants are asked about at once.
  const isAboutPoison = ({ system, user }: LlmRequest) =>
    user.includes('poison') && !system.includes('"terms"');
  const poisoned: LlmClient = {
    ...good,
    ask: (question) =>
      isAboutPoison(question) ? Promise.reject(new Error('poison')) : good.ask(question),
  };
  expect(await write(poisoned)).toBe(2);
  expect(
    (await selectDigestVariants(t, issue))
      .map(({ preferences, state, attempts }) => [
        preferences?.topics[0] ?? 'none',
        state,
        attempts,
      ])
      .toSorted(),
  ).toEqual([
    ['lakes', 'ready', 0],
    ['none', 'ready', 0],
    ['poison', 'failed', 3],
  ]);
  expect(t.log.filter(({ msg }) => msg === 'digest could not be rendered')).toHaveLength(3);
  expect(JSON.stringify(t.log)).not.toMatch(/about poison/i);
});

it('renders again after a call that threw', async () => {
  await addNewStories(4);
  const issue = await open();
  const good = createModelClient(t, server);
  let calls = 0;
  const failingOnce: LlmClient = {
    ...good,
    ask: (question) =>
      (calls += 1) === 1 ? Promise.reject(new Error('lost')) : good.ask(question),
  };
  expect(await write(failingOnce)).toBe(1);
  expect(await selectDigestVariants(t, issue)).toMatchObject([
    { state: 'ready', summaryKind: 'ai', attempts: 1 },
  ]);
  // Four posts, of which one failed, and the issue; each answer is judged.
  expect(calls).toBe(11);
});

it('stops waiting on shutdown and resumes elsewhere', async () => {
  await addNewStories(4);
  const issue = await open();
  server.behave('hanging');
  const stopping = new AbortController();
  const writing = renderVariants(
    { ...t.deps, model: createModelClient(t, server) },
    { stopping: stopping.signal },
  );
  await expect.poll(countCalls).toBe(4);
  const began = performance.now();
  stopping.abort();
  expect(await writing).toBe(0);
  // Far below the time limit of the model.
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await selectDigestVariants(t, issue)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  server.behave('good');
  expect(await write()).toBe(1);
  expect(await selectDigestVariants(t, issue)).toMatchObject([
    { state: 'ready', summaryKind: 'ai' },
  ]);
});
