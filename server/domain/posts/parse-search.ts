import { badRequest } from '../../infra/app-error.ts';
import { parseDomain } from './url-normalization.ts';

export type Search = {
  /** Text for `websearch_to_tsquery`: quoted phrases, `or`, and `-` to exclude. */
  words: string;
  /** Text in other scripts, matched as a substring. */
  pieces: { text: string; isExcluded: boolean }[];
  author: string | null;
  domain: string | null;
};

/** Scripts that the text search dictionary cannot split. Must match the index definition. */
export const otherScripts = '[\\u0370-\\u1fff\\u2c00-\\ud7ff\\uf900-\\ufdff\\ufe70-\\uffef]';
const otherScript = new RegExp(otherScripts);

/** Parses a search. Error: bad_request for two authors or domains, or an invalid domain. */
export function parseSearch(q: string): Search {
  const search: Search = { words: '', pieces: [], author: null, domain: null };
  const terms: string[] = [];
  const setFilter = (name: 'author' | 'domain', value: string) => {
    if (search[name] !== null && search[name] !== value)
      throw badRequest([{ field: 'q', message: `can name only one ${name}` }]);
    search[name] = value;
  };
  for (const token of q.normalize('NFC').match(/-?"[^"]*"?|\S+/g) ?? []) {
    const filter = /^(author|domain):(.+)$/i.exec(token);
    if (filter?.[1]?.toLowerCase() === 'author')
      setFilter('author', (filter[2] ?? '').replace(/^@/, '').toLowerCase());
    else if (filter) {
      const domain = parseDomain(filter[2] ?? '');
      if (domain === null) throw badRequest([{ field: 'q', message: 'names an invalid domain' }]);
      setFilter('domain', domain);
    } else if (otherScript.test(token)) {
      const text = token.replace(/^-/, '').replaceAll('"', '').trim();
      if (text !== '') search.pieces.push({ text, isExcluded: token.startsWith('-') });
    } else terms.push(...toTerms(token));
  }
  return { ...search, words: terms.join(' ') };
}

/**
 * Writes a token as `websearch_to_tsquery` reads it: a phrase with both quotes, or words without
 * operators, each with at most one `-`. PostgreSQL fails for 32 of them without a word between.
 */
function toTerms(token: string): string[] {
  const [, minus = '', phrase] = /^(-?)"([^"]*)"?$/.exec(token) ?? [];
  if (phrase !== undefined) return phrase === '' ? [] : [`${minus}"${phrase}"`];
  return ` ${token.replace(/[!&|()<"]/g, ' ')}`
    .replace(/ [ -]*/g, (start) => (start.includes('-') ? ' -' : ' '))
    .split(' ')
    .filter((term) => term !== '' && term !== '-');
}

/** Returns the terms that must occur, in lower case: all but excluded ones, the first 12. */
export function positiveTerms(words: string): string[] {
  const terms = (words.match(/-?"[^"]*"?|\S+/g) ?? [])
    .filter((term) => !term.startsWith('-') && !/^or$/i.test(term))
    .map((term) => term.replaceAll('"', '').trim().toLowerCase())
    .filter((term) => term !== '');
  return [...new Set(terms)].slice(0, 12);
}
