import type { IssueSentence } from '#shared/contract/archive.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { addTextFragment } from '#shared/newsletter/text-fragment.ts';
import { postPath } from '#shared/paths.ts';
import { toSentenceId } from '../../../email/sentence-id.ts';

export type SourcePost = { id: string; slug: string; url: string | null; domain: string | null };

/** What an editor wrote about a struck sentence, and when. */
export type SentenceCorrection = { text: string; at: string };

/**
 * Adds positions and links of the visible posts, and corrections by sentence id. `others` tell the
 * stories of `items` too. Sentences that rest on another post are left out. `kind` is that of the
 * digest.
 */
export function toIssueSentences(
  sentences: readonly DigestSentence[],
  items: readonly SourcePost[],
  kind: SummaryKind,
  corrections: ReadonlyMap<string, SentenceCorrection>,
  others: readonly SourcePost[] = [],
): IssueSentence[] {
  const places = new Map(items.map(({ id }, i) => [id, i + 1]));
  const sources = new Map([...others, ...items].map((source) => [source.id, source]));
  return sentences
    .filter(({ posts }) => posts.every((id) => sources.has(id)))
    .map((sentence) => ({
      id: toSentenceId(sentence),
      text: sentence.text,
      kind: sentence.kind ?? kind,
      language: sentence.language ?? null,
      correction: corrections.get(toSentenceId(sentence)) ?? null,
      places: sentence.posts.flatMap((id) => places.get(id) ?? []),
      passages: (sentence.passages ?? []).flatMap(({ post, text }) => {
        const source = sources.get(post);
        if (!source) return [];
        const url = addTextFragment(source.url ?? postPath(source.slug), text);
        return { place: places.get(post) ?? null, domain: source.domain, text, url };
      }),
    }));
}
