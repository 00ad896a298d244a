import type { DigestLanguage } from '#shared/paths.ts';
import { problem } from '#shared/texts/problems.ts';
import { badRequest } from '../../infra/app-error.ts';
import { parseDomain } from './url-normalization.ts';

export type Search = {
  /** Text for `websearch_to_tsquery`: quoted phrases, `or`, and `-` to exclude. */
  words: string;
  /** Text in scripts without stems in this language, matched as a substring. */
  pieces: { text: string; isExcluded: boolean }[];
  /** The last word, if it may be the beginning of a longer one: a plain word at the end. */
  beginning: string | null;
  /** Its stems; that of the site. */
  language: DigestLanguage;
  author: string | null;
  domain: string | null;
};

/** Scripts that the text search dictionary cannot split. Must match the index definition. */
export const otherScripts = '[\\u0370-\\u1fff\\u2c00-\\ud7ff\\uf900-\\ufdff\\ufe70-\\uffef]';
const otherScript = new RegExp(otherScripts);

/** Scripts of words that have stems in the language of a site. */
const ownScripts: Partial<Record<DigestLanguage, RegExp>> = {
  ru: /\p{Script_Extensions=Cyrillic}+/gu,
  ar: /\p{Script_Extensions=Arabic}+/gu,
  hi: /\p{Script_Extensions=Devanagari}+/gu,
};

/** Words, with the signs of "C++", "C#" and ".NET", and emoji. */
export const wordPattern = new RegExp(
  [
    String.raw`(?:(?<![\p{L}\p{N}.])\.(?=[a-z]))?[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d]*`,
    String.raw`(?:\+\+|[+#](?![\p{L}\p{N}]))?|\p{Extended_Pictographic}[\p{M}\p{EMod}]*|\p{RI}`,
  ].join(''),
  'giu',
);

const oneFilter = {
  author: problem('can name only one author'),
  domain: problem('can name only one domain'),
};

/** Parses a search. Error: bad_request for two authors or domains, or an invalid domain. */
export function parseSearch(q: string, language: DigestLanguage): Search {
  const text = q.toWellFormed().normalize('NFKC');
  const beginning = /(?:^|\s|(?<!-)")([\p{L}\p{N}\p{M}]{3,})$/u.exec(text)?.[1] ?? null;
  const search: Search = {
    words: '',
    pieces: [],
    beginning,
    language,
    author: null,
    domain: null,
  };
  const ownScript = ownScripts[language] ?? /(?!)/;
  const terms: string[] = [];
  const setFilter = (name: 'author' | 'domain', value: string) => {
    if (search[name] !== null && search[name] !== value)
      throw badRequest([{ field: 'q', message: oneFilter[name] }]);
    search[name] = value;
  };
  for (const token of text.match(/-?"[^"]*"?|\S+/g) ?? []) {
    const filter = /^(author|domain):(.+)$/i.exec(token);
    if (filter?.[1]?.toLowerCase() === 'author')
      setFilter('author', (filter[2] ?? '').replace(/^@/, '').toLowerCase());
    else if (filter) {
      const domain = parseDomain(filter[2] ?? '');
      if (domain === null) throw badRequest([{ field: 'q', message: 'names an invalid domain' }]);
      setFilter('domain', domain);
    } else if (otherScript.test(token.replace(ownScript, '').normalize('NFKD'))) {
      const piece = token.replace(/^-/, '').replaceAll('"', '').trim();
      // Marks alone are removed from the form for search.
      if (/[^\p{M}\p{Lm}\s]/u.test(piece))
        search.pieces.push({ text: piece, isExcluded: token.startsWith('-') });
    } else terms.push(...toTerms(token));
  }
  return { ...search, words: terms.join(' ') };
}

/**
 * Writes a token as `websearch_to_tsquery` reads it: a phrase with both quotes, or words without
 * operators, each with at most one `-`. PostgreSQL fails for 32 of them without a word between.
 * Words with signs are phrases, because "C++" is two words in the form for search.
 */
function toTerms(token: string): string[] {
  const [, minus = '', phrase] = /^(-?)"([^"]*)"?$/.exec(token) ?? [];
  if (phrase !== undefined) return phrase === '' ? [] : [`${minus}"${phrase}"`];
  return ` ${token.replace(/[!&|()<"]/g, ' ')}`
    .replace(/ [ -]*/g, (start) => (start.includes('-') ? ' -' : ' '))
    .split(' ')
    .filter((term) => term !== '' && term !== '-')
    .map((term) => (hasSigns.test(term) ? term.replace(/^-?/, '$&"') + '"' : term));
}

const hasSigns = /[^\p{L}\p{N}\p{M}'’-]/u;

/** Returns the terms that must occur, in lower case: all but excluded ones, the first 12. */
export function positiveTerms(words: string): string[] {
  const terms = (words.match(/-?"[^"]*"?|\S+/g) ?? [])
    .filter((term) => !term.startsWith('-') && !/^or$/i.test(term))
    .map((term) => term.replaceAll('"', '').trim().toLowerCase())
    .filter((term) => term !== '');
  return [...new Set(terms)].slice(0, 12);
}

/** Letters of Chinese, Japanese and Korean, whose pairs are indexed. As in `search_words`. */
const unspaced = /[\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;

/** Returns the pairs of letters in a text that are indexed, or a letter that stands alone. */
export const letterPairs = (text: string): string[] =>
  (text.match(unspaced) ?? []).flatMap((run) =>
    run.length === 1
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2)),
  );
