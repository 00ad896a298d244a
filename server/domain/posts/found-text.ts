import { sql, type SQL } from 'drizzle-orm';
import type { FoundText } from '#shared/contract/found-text.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { positiveTerms, wordPattern, type Search } from './parse-search.ts';
import { toQuery } from './search-matches.ts';

/** Words of one page that are compared with a search. */
const maxWords = 2_000;
const contextBefore = 80;
const excerptLength = 240;

/** Letters whose forms for search do not depend on their neighbors. */
const chunkPattern = /(?:\P{M}[\p{M}--\u094d]*\u094d)*.[\p{M}\uff9e\uff9f]*/gsv;

/**
 * Returns a function that divides a text into what a search found in it and the rest. The database
 * compares the words of `texts`, because it knows their stems and forms.
 */
export async function createMarker(
  { db }: Needs<'db'>,
  search: Search,
  texts: string[],
): Promise<(text: string) => FoundText> {
  const terms = positiveTerms(search.words).flatMap((term) => term.match(wordPattern) ?? []);
  const found = new Set<string>();
  if (terms.length > 0) {
    const beginnings = new Set(terms.map(beginningOf));
    const words = new Set<string>();
    for (const text of texts)
      for (const [word] of text.toLowerCase().matchAll(wordPattern)) {
        const beginning = beginningOf(word);
        const isNear = beginning === '' || beginnings.has('') || beginnings.has(beginning);
        if (words.size < maxWords && isNear) words.add(word);
      }
    const query = toQuery({
      words: terms.map((term) => `"${term}"`).join(' or '),
      beginning: search.beginning,
      language: search.language,
    });
    for (const { text } of await readForms(
      db,
      words,
      sql`search_words(${search.language}, text) @@ ${query}`,
    ))
      found.add(text);
  }
  const pieces = search.pieces.filter(({ isExcluded }) => !isExcluded).map(({ text }) => text);
  const chunks = pieces.length === 0 ? [] : texts.flatMap((text) => text.match(chunkPattern) ?? []);
  const rows = pieces.length === 0 ? [] : await readForms(db, new Set([...pieces, ...chunks]));
  const forms = new Map(rows.map(({ text, form }) => [text, form]));
  const wanted = pieces.flatMap((piece) => forms.get(piece) || []);
  return (text) =>
    divide(text, wordPattern, (word) => found.has(word.toLowerCase())).flatMap((part) =>
      part.found || wanted.length === 0 ? [part] : divideByForms(part.text, forms, wanted),
    );
}

/** The first letters of a word, which a stem keeps; empty if its form may begin otherwise. */
function beginningOf(word: string): string {
  const letters = word.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  return /^[a-z\d]+$/i.test(letters) ? letters.slice(0, 2).toLowerCase() : '';
}

const readForms = (db: Db, texts: Iterable<string>, condition?: SQL) =>
  db
    .select({ text: sql<string>`text`, form: sql<string>`search_form(text)` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify([...texts])}::jsonb) as text`)
    .where(condition);

/** Divides a text at the letters whose forms contain a wanted form. */
function divideByForms(text: string, forms: Map<string, string>, wanted: string[]): FoundText {
  const chunks = text.match(chunkPattern) ?? [];
  const owners: number[] = [];
  let form = '';
  for (const [i, chunk] of chunks.entries()) {
    form += forms.get(chunk) ?? chunk;
    while (owners.length < form.length) owners.push(i);
  }
  const found = chunks.map(() => false);
  for (const piece of wanted)
    for (let at = form.indexOf(piece); at !== -1; at = form.indexOf(piece, at + piece.length))
      found.fill(true, owners[at], (owners[at + piece.length - 1] ?? 0) + 1);
  const parts: FoundText = [];
  for (const [i, chunk] of chunks.entries()) {
    const last = parts.at(-1);
    if (last && last.found === found[i]) last.text += chunk;
    else parts.push({ text: chunk, found: found[i] === true });
  }
  return parts;
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
