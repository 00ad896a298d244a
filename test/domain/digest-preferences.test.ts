import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { estimateRequests } from '../../shared/newsletter/estimate-requests.ts';
import type { LlmClient } from '../../server/infra/llm-client.ts';
import { openIssue, type Issue } from '../../server/domain/digests/issues/issues.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { withStandard, type ChosenPreferences } from '../../shared/newsletter/preferences.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { findPeriod, type Period } from '../../server/domain/subscriptions/periods.ts';
import { setUpDigestSending } from '../support/digest-mails.ts';
import {
  addReaders,
  addStories,
  createModelClient,
  getSite,
  selectDigestVariants,
} from '../support/digests.ts';
import { faithful } from '../support/model-answers.ts';
import { startModelServer } from '../support/model-server.ts';
import { minutesYesterday } from '../support/digest-variants.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, mailServer, listStates } = await setUpDigestSending();
const server = await startModelServer();

const titles = [
  'Glaciers in the Alps shrink again',
  'A museum of maps opens in Lund',
  'How bread was baked in Pompeii',
  'The naval museum buys a frigate',
  'Owls hunt by sound alone',
  'Ports of the north fill with ice',
  'A choir sings for ninety hours',
  'Bitcoin falls for a third week',
  'Why violins need old wood',
  'The tallest chimney is blown up',
  'Chess club elects a president',
];

beforeEach(async () => {
  await addStories(
    t,
    await t.make.user('nontrivial'),
    titles.map((title, i) => ({ at: minutesYesterday(i), title, score: 90 - i })),
  );
});

/** Renders yesterday's issue for readers with preferences. */
const render = (...wishes: Wish[]) => renderWith(null, ...wishes);
type Wish = ChosenPreferences;
async function renderWith(model: LlmClient | null, ...wishes: Wish[]): Promise<Issue> {
  await addReaders(t, 'nontrivial', wishes.length, (i) => ({
    preferences: withStandard(wishes[i]),
    language: wishes[i]?.language ?? 'en',
  }));
  const site = getSite(t);
  await scheduleDigests(t.deps, site, startOfTest);
  await renderVariants({ ...t.deps, model });
  return openIssue(t.deps, site, findPeriod(site, '2026-11-20') as Period, startOfTest);
}
const readVariant = async (issue: Issue) => {
  const [variant] = (await selectDigestVariants(t, issue)).filter(
    ({ preferences }) => preferences !== null,
  );
  if (!variant) throw new Error('no variant with a prompt');
  return variant;
};
/** The titles, each above its link. */
const group = (text: string) =>
  [...text.matchAll(/^(?!Rate )(.+)\nhttps:\/\/(?!nontrivial)/gm)].map(([, title]) => title);

it('says how many posts match, and lists others by title', async () => {
  const variant = await readVariant(await render({ topics: ['museum'] }));
  const [matching = '', others = ''] = (variant.text ?? '').split('Also on ');
  expect(matching).toContain('2 posts about museum today.');
  expect(variant.lead).toBe('2 posts about museum today.');
  expect(group(matching)).toEqual([
    'A museum of maps opens in Lund',
    'The naval museum buys a frigate',
  ]);
  expect(group(others)).toHaveLength(5);
  expect(variant.entries?.map((entry) => entry.group)).toEqual([
    'matching',
    'matching',
    ...Array.from({ length: 5 }, () => 'others'),
  ]);
  expect(variant.entries?.map(({ sentences }) => sentences.length > 0)).toEqual([
    true,
    true,
    ...Array.from({ length: 5 }, () => false),
  ]);
  expect(variant.html).toContain('2 posts about museum today.');
});

it('says in the language of the email that nothing matches', async () => {
  const variant = await readVariant(await render({ topics: ['Vulkane'], language: 'de' }));
  expect(variant.text).toContain('Heute nichts zu Vulkane.');
  expect(variant.entries).toHaveLength(10);
  expect(variant.entries?.every((entry) => entry.group === 'others')).toBe(true);
});

it('sends the nearest posts where only others exist', async () => {
  const variant = await readVariant(await render({ topics: ['volcanoes'], only: true }));
  expect(variant.text).toContain('Nothing on volcanoes today.');
  expect(variant.text).toContain('The nearest are:');
  expect(variant.postIds).toHaveLength(5);
});

it('sends nothing without a match to who chose that', async () => {
  const issue = await render(
    { topics: ['museum'], only: true },
    { topics: ['volcanoes'], only: true, skipEmpty: true },
  );
  const variants = await selectDigestVariants(t, issue);
  expect(
    variants
      .filter(({ preferences }) => preferences !== null)
      .map(({ postIds }) => postIds?.length),
  ).toEqual(expect.arrayContaining([2, 0]));
  const { send } = await mailServer();
  expect(await send()).toBe(1);
  expect(Object.values(await listStates(issue)).map(String)).toEqual(
    expect.arrayContaining([expect.stringContaining('no match')]),
  );
});

it('has as many posts as the reader wants', async () => {
  const variant = await readVariant(await render({ posts: 2 }));
  expect(variant.postIds).toHaveLength(2);
});

it('says in one line what the reader asked for', async () => {
  const variant = await readVariant(
    await render({ topics: ['museum', 'chess'], avoid: ['Bitcoin'], level: 'plain' }),
  );
  expect(variant.text).toContain('About museum and chess, in plain language, without Bitcoin');
});

it('never fills up with avoided subjects', async () => {
  const variant = await readVariant(await render({ avoid: ['bitcoin', 'museum'] }));
  const listed = group(variant.text ?? '').join('\n');
  expect(listed).toContain('Owls hunt by sound alone');
  expect(listed).not.toMatch(/Bitcoin|museum/);
});

describe.each(['extracts', 'written'] as const)('with a model: %s', (summaries) => {
  it('asks at most as often as estimated', async () => {
    const site = getSite(t);
    const { digest } = site;
    site.digest = { ...digest, summaries };
    onTestFinished(() => void (site.digest = digest));
    server.requests.length = 0;
    server.script = faithful;
    server.behave('scripted');
    const issue = await renderWith(
      createModelClient(t, server),
      { topics: ['museum'] },
      { topics: ['owls'], only: true, level: 'plain', length: 'short' },
      { avoid: ['bitcoin'], language: 'de' },
      { level: 'expert', length: 'long', language: 'ja' },
    );
    const variants = await selectDigestVariants(t, issue);
    expect(variants.length).toBeGreaterThan(4);
    expect(server.requests.length).toBeGreaterThan(5);
    expect(server.requests.length).toBeLessThanOrEqual(
      estimateRequests({
        summaries,
        posts: digest.posts,
        variants: variants.length,
        personal: variants.filter(({ promptKey }) => promptKey !== '').length,
      }).requests,
    );
  });
});
