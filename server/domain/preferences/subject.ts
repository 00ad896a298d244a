import { preferenceLimits } from '#shared/newsletter/preferences.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import { isPlainText } from './plain-text-check.ts';
import { foldCase, unspacedScript } from './tokenize.ts';

const maxWords = 6;

/** Returns a subject of a few plain words, or null. */
export function toSubject(text: string): string | null {
  const item = oneLine(text.slice(0, 1_000)).replace(
    /^[^\p{L}\p{M}\p{N}.]+|[^\p{L}\p{M}\p{N}+#)]+$/gu,
    '',
  );
  if (!/\p{L}/u.test(item)) return null;
  const letters = item.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < 2 && !unspacedScript.test(item) && !/[+#]$/.test(item)) return null;
  return item.length > preferenceLimits.characters ||
    item.split(' ').length > maxWords ||
    !isPlainText(item)
    ? null
    : item;
}

export function removeDuplicates(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(foldCase(item)) && seen.add(foldCase(item)));
}
