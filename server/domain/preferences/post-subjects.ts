import { removeDuplicates, toSubject } from './subject.ts';
import { unspacedScript } from './tokenize.ts';

const maxSubjects = 5;
/** Shorter words of a title are rarely its subject. */
const minLetters = 4;
/** Names of up to three words, not at the beginning, where every word is capitalized. */
const names = /(?<=\S\s)\p{Lu}[\p{L}\p{N}-]+(?:\s\p{Lu}[\p{L}\p{N}-]+){0,2}/gu;

/**
 * Returns the subjects that a reader may want more or less of. They are tags and names, else words
 * of the title.
 */
export function listPostSubjects(post: { title: string; tags: readonly string[] }): string[] {
  const tags = post.tags.map((tag) => tag.replaceAll('-', ' '));
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(post.title)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .filter((word) => word.length >= (unspacedScript.test(word) ? 2 : minLetters))
    .toSorted((a, b) => b.length - a.length);
  const named = [...tags, ...(post.title.match(names) ?? [])];
  // Other words of a title are often no subject: they only serve a post that has nothing else.
  const found = (named.length > 0 ? named : words).flatMap((subject) => toSubject(subject) ?? []);
  return removeDuplicates(found).slice(0, maxSubjects);
}
