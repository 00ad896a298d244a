import { sql } from 'drizzle-orm';
import type { FoundText } from '#shared/contract/found-text.ts';
import type { Needs } from '../../context.ts';
import { positiveTerms, type Search } from './parse-search.ts';

/** Words of one page that are compared with a search. */
const maxWords = 2_000;
const contextBefore = 80;
const excerptLength = 240;

const wordPattern = /[\p{L}\p{N}]+/gu;

/**
 * Returns a function that divides a text into what a search found in it and the rest. The database
 * compares the words of `texts`, because its dictionary knows their stems.
 */
export async function createMarker(
  { db }: Needs<'db'>,
  search: Search,
  texts: string[],
): Promise<(text: string) => FoundText> {
  const terms = positiveTerms(search.words).flatMap((term) => term.match(wordPattern) ?? []);
  const found = new Set<string>();
  if (terms.length > 0) {
    // A stem begins as its word does.
    const beginnings = new Set(terms.map((term) => term.slice(0, 2)));
    const words = new Set<string>();
    for (const text of texts)
      for (const [word] of text.toLowerCase().matchAll(wordPattern))
        if (words.size < maxWords && beginnings.has(word.slice(0, 2))) words.add(word);
    const rows = await db
      .select({ word: sql<string>`word` })
      .from(sql`jsonb_array_elements_text(${JSON.stringify([...words])}::jsonb) as word`)
      .where(
        sql`tsvector_to_array(to_tsvector('english', word))
          && tsvector_to_array(to_tsvector('english', ${terms.join(' ')}))`,
      );
    for (const { word } of rows) found.add(word);
  }
  const pieces = search.pieces
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ text }) => RegExp.escape(text));
  const piecePattern = pieces.length === 0 ? null : new RegExp(pieces.join('|'), 'giu');
  return (text) =>
    divide(text, wordPattern, (word) => found.has(word.toLowerCase())).flatMap((part) =>
      part.found || piecePattern === null ? [part] : divide(part.text, piecePattern, () => true),
    );
}

/** Divides a text at the matches that are wanted. */
function divide(text: string, pattern: RegExp, isWanted: (match: string) => boolean): FoundText {
  const parts: FoundText = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (!isWanted(match)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), found: false });
    parts.push({ text: match, found: true });
    end = index + match.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}

/** Returns the surroundings of what was found first, or null if nothing was found. */
export function excerptOf(parts: FoundText): FoundText | null {
  const first = parts.findIndex(({ found }) => found);
  if (first === -1) return null;
  const before = parts
    .slice(0, first)
    .map(({ text }) => text)
    .join('');
  const start =
    before.length <= contextBefore ? 0 : before.indexOf(' ', before.length - contextBefore);
  const lead = before.slice(start === -1 ? before.length - contextBefore : start).toWellFormed();
  const excerpt: FoundText = [];
  let room = excerptLength;
  for (const part of [{ text: lead, found: false }, ...parts.slice(first)]) {
    if (room <= 0) break;
    const text = part.text.slice(0, room).toWellFormed();
    room -= text.length;
    if (text !== '') excerpt.push({ text, found: part.found });
  }
  if (start !== 0) excerpt.unshift({ text: '…', found: false });
  if (room <= 0) excerpt.push({ text: '…', found: false });
  return excerpt;
}
