import type { IssueSentence } from '#shared/contract/archive.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { addTextFragment } from '#shared/newsletter/text-fragment.ts';
import { postPath } from '#shared/paths.ts';
import { toSentenceId } from '../../../email/sentence-id.ts';

type SourcePost = { id: string; slug: string; url: string | null };

/** What an editor wrote about a struck sentence, and when. */
export type SentenceCorrection = { text: string; at: string };

/**
 * Adds positions and links of the visible posts, and corrections by sentence id. Sentences that
 * rest on another post are left out. `kind` is that of the digest.
 */
export function toIssueSentences(
  sentences: readonly DigestSentence[],
  visible: readonly SourcePost[],
  kind: SummaryKind,
  corrections: ReadonlyMap<string, SentenceCorrection>,
): IssueSentence[] {
  const places = new Map(visible.map(({ id }, i) => [id, i + 1]));
  return sentences
    .filter(({ posts }) => posts.every((id) => places.has(id)))
    .map((sentence) => ({
      id: toSentenceId(sentence),
      text: sentence.text,
      kind: sentence.kind ?? kind,
      language: sentence.language ?? null,
      correction: corrections.get(toSentenceId(sentence)) ?? null,
      places: sentence.posts.map((id) => places.get(id) ?? 0),
      passages: (sentence.passages ?? []).flatMap(({ post, text }) => {
        const place = places.get(post) ?? 0;
        const source = visible[place - 1];
        return source
          ? { place, text, url: addTextFragment(source.url ?? postPath(source.slug), text) }
          : [];
      }),
    }));
}
