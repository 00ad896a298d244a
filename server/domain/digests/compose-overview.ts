import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Site } from '../../context.ts';
import type { TopicPreferences } from '../preferences/parse-prompt.ts';
import type { AskModel } from './ask-model.ts';
import { listCitable, minSentences, quote, toSources } from './cite-posts.ts';
import { withoutStruck } from './corrections/struck-sentences.ts';
import { selectExtracts } from './evidence/select-extracts.ts';
import { verifySentences } from './grounding/verify.ts';
import type { PostContent } from './issue-content.ts';
import { endorseSentences } from './judge.ts';
import { buildOverviewSelectionPrompt, overviewSentences } from './selection-prompts.ts';
import type { Summary } from './summarize.ts';
import { buildOverviewPrompt } from './writing-prompts.ts';

/** With fewer posts there is nothing to compare. */
const minPosts = 3;
const maxOverviewLength = 1_200;

/**
 * Composes the overview of an issue with a model. Without one, or with too few texts, there is
 * none. Sentences that the summaries below already print are not repeated.
 */
export async function composeOverview(
  entries: readonly { post: PostContent; summary: Pick<Summary, 'sentences'> }[],
  {
    site,
    language,
    preferences,
  }: { site: Site; language: DigestLanguage; preferences: TopicPreferences },
  ask: AskModel | null,
): Promise<{ overview: DigestSentence[]; kind: SummaryKind | null }> {
  const none = { overview: [], kind: null };
  const withTexts = entries.filter(({ post }) => post.evidence.length >= minSentences);
  if (!ask || preferences.length === 'short' || withTexts.length < minPosts) return none;
  if (site.digest.summaries === 'written') {
    const posts = withTexts.map(({ post }) => ({ ...post, evidence: listCitable(post) }));
    const { sentences } = verifySentences(
      await ask(buildOverviewPrompt(posts, { variant: site.variant, language, preferences })),
      toSources(posts),
      {
        language,
        limits: { sentences: overviewSentences[preferences.length], characters: maxOverviewLength },
      },
    );
    const endorsed = ((await endorseSentences(sentences, language, ask)) ?? []).map(
      ({ text, passages }) => ({
        text,
        posts: [...new Set(passages.map(({ post }) => post))],
        kind: 'ai' as const,
        language,
        passages,
      }),
    );
    const overview = withoutStruck(endorsed, posts);
    return overview.length > 0 ? { overview, kind: 'ai' } : none;
  }
  const unprinted = withTexts.flatMap(({ post, summary }) => {
    const printed = new Set(
      summary.sentences.flatMap(({ passages = [] }) => passages.map(({ number }) => number)),
    );
    const evidence = post.evidence.filter(({ number }) => !printed.has(number));
    return evidence.length === 0 ? [] : [{ ...post, evidence }];
  });
  if (unprinted.length < minPosts) return none;
  const extracts = selectExtracts(
    await ask(buildOverviewSelectionPrompt(unprinted, { variant: site.variant, preferences })),
    new Map(unprinted.map((post) => [post.id, post.evidence])),
    {
      sentences: overviewSentences[preferences.length],
      characters: maxOverviewLength,
      perPost: 2,
    },
  );
  const quotes = extracts.flatMap((copy) => {
    const post = unprinted.find(({ id }) => id === copy.post);
    return post
      ? quote(post, {
          text: copy.text,
          numbers: [copy.number],
          kind: 'selected',
          language: post.language,
        })
      : [];
  });
  const overview = withoutStruck(quotes, unprinted);
  return overview.length > 0 ? { overview, kind: 'selected' } : none;
}
