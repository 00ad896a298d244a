import type { DigestSentence, Passage } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { Site } from '../../../context.ts';
import type { AskModel } from '../model/ask-model.ts';
import { withoutStruck } from '../issues/struck-sentences.ts';
import { selectExtracts } from './evidence/select-extracts.ts';
import type { PostContent } from './post-content.ts';
import { listCitable } from './cite-posts.ts';
import { judgeVersion } from './judge.ts';
import { settleSentences } from './settle-sentences.ts';
import {
  hashSource,
  storeOnce,
  type StoredSentences,
  type SummaryServices,
} from './stored-summaries.ts';
import { summarizeWithoutModel } from './summary-without-model.ts';
import {
  buildPostPrompt,
  buildSelectionPrompt,
  excerptLimits,
  formatEvidence,
  summaryLimits,
  type SummaryStyle,
} from './writing-prompts.ts';

/** With fewer sentences there is nothing to choose. */
const minSentences = 3;

/** The sentences under a post; `kind` is that of the whole. */
export type Summary = { kind: SummaryKind; sentences: DigestSentence[] };

/**
 * Summarizes a post, once for all readers. A model selects sentences, or writes text that a second
 * call endorses, as the site wants; written text also rests on the others, which tell the story.
 * Otherwise it is the publisher's or an extract. `ask` is null without a model.
 */
export async function summarizePost(
  services: SummaryServices,
  site: Site,
  posts: readonly [PostContent, ...PostContent[]],
  style: SummaryStyle,
  ask: AskModel | null,
): Promise<Summary> {
  const [kind, made] =
    site.digest.summaries === 'written'
      ? (['ai', await writeSummary(services, site, posts, style, ask)] as const)
      : (['selected', await selectByModel(services, site, posts[0], ask)] as const);
  const sentences = withoutStruck(made, posts);
  // Later sentences may refer to the first one.
  if (sentences[0] && sentences[0] === made[0]) return { kind, sentences };
  const sentence = summarizeWithoutModel(posts[0]);
  return { kind: 'extract', sentences: sentence ? [sentence] : [] };
}

async function selectByModel(
  services: SummaryServices,
  site: Site,
  post: PostContent,
  ask: AskModel | null,
): Promise<DigestSentence[]> {
  if (post.evidence.length < minSentences) return [];
  // Selected sentences are the same in every language and style.
  const sourceHash = hashSource(site, 'select', formatEvidence(post));
  const key = { language: 'und', style: 'standard', sourceHash };
  const stored = await storeOnce(services, site.id, post.id, key, async () => {
    const answer = ask && (await ask(buildSelectionPrompt(post, site)));
    const copies = selectExtracts(answer, post, excerptLimits)
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, text }) => ({ text, passages: [{ post: post.id, number }] }));
    return copies.length === 0 ? null : copies;
  });
  return (stored ?? []).map((sentence) => quote([post], sentence, 'selected', post.language));
}

/**
 * Writes a summary of a story and has a second call check it. Nothing is stored without an answer
 * of both. A stored summary without sentences says that its first one was not endorsed.
 */
async function writeSummary(
  services: SummaryServices,
  site: Site,
  posts: readonly [PostContent, ...PostContent[]],
  style: SummaryStyle,
  ask: AskModel | null,
): Promise<DigestSentence[]> {
  const citable = posts
    .map((source) => ({ ...source, evidence: listCitable(source) }))
    .filter(({ evidence }) => evidence.length > 0);
  if (citable.length === 0) return [];
  const { language, level, length } = style;
  const notable = [level, length].filter((part) => part !== 'standard');
  const sourceHash = hashSource(
    site,
    `write ${judgeVersion} ${services.model?.judgeName ?? services.model?.name ?? ''}`,
    citable.map((source) => `${source.id} ${formatEvidence(source)}`).join('\n'),
  );
  const key = { language, style: notable.join('-') || 'standard', sourceHash };
  const stored = await storeOnce(services, site.id, posts[0].id, key, async () => {
    const answer = ask && (await ask(buildPostPrompt(citable, site, style)));
    if (!ask || answer === null) return null;
    const context = { ...style, posts: citable, site, limits: summaryLimits[length] };
    const settled = await settleSentences(answer, [], context, ask);
    const toStored = ({ post: id, number }: Passage) => ({ post: id, number });
    return (
      settled?.sentences.map(({ text, passages }) => ({
        text,
        passages: passages.map(toStored),
      })) ?? null
    );
  });
  return (stored ?? []).map((sentence) => quote(citable, sentence, 'ai', language));
}

/** A stored sentence with the texts of the passages that it rests on. */
function quote(
  sources: readonly Pick<PostContent, 'id' | 'evidence'>[],
  { text, passages: stored }: StoredSentences[number],
  kind: SummaryKind,
  language: string | null,
): DigestSentence {
  const passages = stored.flatMap(({ post, number }) => {
    const source = sources.find(({ id }) => id === post);
    const found = source?.evidence.find((one) => one.number === number);
    return found ? [{ ...found, post }] : [];
  });
  const posts = [...new Set(passages.map(({ post }) => post))];
  return { text, posts, kind, language, passages };
}
