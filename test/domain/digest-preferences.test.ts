import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { estimateRequests } from '../../shared/newsletter/estimate-requests.ts';
import { postLabels } from '../../server/db/schema.ts';
import type { LlmClient } from '../../server/infra/llm-client.ts';
import { openIssue, type Issue } from '../../server/domain/digests/issues.ts';
import { renderVariants } from '../../server/domain/digests/render-variants.ts';
import { preferencesFromModel } from '../../server/domain/preferences/model-preferences.ts';
import { scheduleDigests } from '../../server/domain/digests/schedule-deliveries.ts';
import { findPeriod, type Period } from '../../server/domain/subscriptions/periods.ts';
import { setUpDigestSending } from '../support/digest-mails.ts';
import {
  addReaders,
  addStories,
  createModelClient,
  forgetDigests,
  getSite,
  selectDigestVariants,
} from '../support/digests.ts';
import { asksFor, faithful, postsIn, type ModelRequest } from '../support/model-answers.ts';
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

/** Renders yesterday's issue for readers with prompts. */
const render = (...prompts: Prompt[]) => renderWith(null, ...prompts);
type Prompt = { customPrompt: string; language?: string };
async function renderWith(model: LlmClient | null, ...prompts: Prompt[]): Promise<Issue> {
  await addReaders(t, 'nontrivial', prompts.length, (i) => prompts[i] ?? {});
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
  const variant = await readVariant(await render({ customPrompt: 'More about ships.' }));
  const [matching = '', others = ''] = (variant.text ?? '').split('Also on ');
  expect(matching).toContain('2 posts about ships today.');
  expect(variant.lead).toBe('2 posts about ships today.');
  expect(group(matching)).toEqual([
    'The naval museum buys a frigate',
    'Ports of the north fill with ice',
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
  expect(variant.html).toContain('2 posts about ships today.');
});

it('says in the language of the email that nothing matches', async () => {
  const variant = await readVariant(
    await render({ customPrompt: 'Mehr über Vulkane', language: 'de' }),
  );
  expect(variant.text).toContain('Heute kein Beitrag zu Ihren Themen: Vulkane.');
  expect(variant.entries).toHaveLength(10);
  expect(variant.entries?.every((entry) => entry.group === 'others')).toBe(true);
});

it('sends only matching posts, and nothing without a match', async () => {
  const issue = await render({ customPrompt: 'Only ships' }, { customPrompt: 'Only volcanoes' });
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

it('never fills up with avoided subjects', async () => {
  const variant = await readVariant(await render({ customPrompt: 'No crypto, no museums.' }));
  const listed = group(variant.text ?? '').join('\n');
  expect(listed).toContain('Owls hunt by sound alone');
  expect(listed).not.toMatch(/Bitcoin|museum/);
});

describe('with a model that labels posts', () => {
  const week = [
    ['Circuits in a small transformer, taken apart', ['interpretability'], 'paper'],
    ['Orrery raises two hundred million', ['venture capital'], 'company news'],
    ['What the heads of a model attend to', ['interpretability', 'attention'], 'paper'],
    ['Stop trusting saliency maps', ['interpretability'], 'opinion'],
    ['Orrery opens its lab for interpretability', ['interpretability'], 'company news'],
    ['Protein folding on one card', ['biology'], 'paper'],
    ['Probes find the date in a sentence', ['probing', 'interpretability'], 'paper'],
  ] as const;
  const answer = (request: ModelRequest) =>
    asksFor('labels', request)
      ? {
          entries: postsIn(request.user).flatMap(({ id, text }) => {
            const entry = week.find(([title]) => text.startsWith(`Title: ${title}`));
            return entry ? [{ id, labels: entry[1], kind: entry[2] }] : [];
          }),
        }
      : asksFor('terms', request)
        ? {
            entries: postsIn(request.user).map(({ id, text }) => ({
              id,
              terms: /interpretab/i.test(text) ? ['interpretability', 'probing'] : [text],
            })),
          }
        : faithful(request);

  const renderWithModel = async (...prompts: Parameters<typeof render>) => {
    await addStories(
      t,
      await t.make.user('nontrivial'),
      week.map(([title], i) => ({ at: minutesYesterday(20 + i), title, score: 70 - i })),
    );
    server.requests.length = 0;
    server.script = answer;
    server.behave('scripted');
    return renderWith(createModelClient(t, server), ...prompts);
  };

  const wish = 'only papers about interpretability, in simple words, no company news';
  const papers = [
    'Circuits in a small transformer, taken apart',
    'What the heads of a model attend to',
    'Probes find the date in a sentence',
  ];

  it('gives a reader only papers on interpretability', async () => {
    const variant = await readVariant(await renderWithModel({ customPrompt: wish }));
    expect(group(variant.text ?? '')).toEqual(papers);
    expect(variant.text).toContain('3 posts about interpretability today.');
    expect(variant.text).toContain('only papers');
  });

  it('asks for their summaries in plain language', async () => {
    const variant = await readVariant(await renderWithModel({ customPrompt: wish }));
    expect(group(variant.text ?? '')).toEqual(papers);
    const summaryRequests = server.requests.filter(
      ({ system, user }) =>
        papers.some((line) => user.includes(line)) && system.includes('Use plain words'),
    );
    expect(summaryRequests.length).toBeGreaterThanOrEqual(papers.length);
  });

  it('accepts kinds of a model only if the prompt agrees', () => {
    const read = (prompt: string) =>
      preferencesFromModel({ topics: [], avoid: [], only: true, kinds: ['paper'] }, prompt).kinds;
    expect(read('Solely what papers say on chess')).toEqual(['paper']);
    expect(read('Only chess')).toBeUndefined();
    expect(read('Only chess, no papers')).toBeUndefined();
    expect(read('papers on chess')).toBeUndefined();
  });

  it('labels 25 posts per request only for readers with topics', async () => {
    await renderWithModel({ customPrompt: 'In simple words.' });
    const countLabelings = () =>
      server.requests.filter((request) => asksFor('labels', request)).length;
    expect(countLabelings()).toBe(0);
    await forgetDigests(t);
    await addStories(
      t,
      await t.make.user('nontrivial'),
      Array.from({ length: 40 }, (_, i) => ({
        at: minutesYesterday(40 + i),
        title: `${'abcdefghijklmnopqrstuvwxyz'[i % 26]}${i} report on lake ${i * 7}`,
      })),
    );
    await renderWithModel(
      { customPrompt: 'More on interpretability' },
      { customPrompt: 'Über Interpretierbarkeit', language: 'de' },
    );
    const count = countLabelings();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    expect(server.requests.filter((request) => asksFor('terms', request))).toHaveLength(1);
    expect(await t.deps.db.$count(postLabels)).toBe(week.length);
  });

  it.each(['extracts', 'written'] as const)(
    'asks at most as often as estimated: %s',
    async (mode) => {
      const site = getSite(t, 'nontrivial');
      const { digest } = site;
      site.digest = { ...digest, summaries: mode };
      onTestFinished(() => void (site.digest = digest));
      const issue = await renderWithModel(
        { customPrompt: 'More on interpretability' },
        { customPrompt: 'Only probing, in simple words, short' },
        { customPrompt: 'Ohne Krypto', language: 'de' },
        { customPrompt: 'Long, for experts', language: 'ja' },
      );
      const variants = await selectDigestVariants(t, issue);
      expect(variants.length).toBeGreaterThan(4);
      expect(server.requests.length).toBeGreaterThan(10);
      expect(server.requests.length).toBeLessThanOrEqual(
        estimateRequests({
          summaries: mode,
          posts: digest.posts,
          variants: variants.length,
          personal: variants.filter(({ promptKey }) => promptKey !== '').length,
        }).requests,
      );
    },
  );
});
