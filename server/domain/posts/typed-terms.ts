import { sql, type SQL } from 'drizzle-orm';
import { positiveTerms, wordPattern, type Search } from './parse-search.ts';

const wordCharacter = '[:alnum:]\\u00c0-\\u024f\\u0370-\\u1fff';

/** A pattern of PostgreSQL for a term that is not a part of a longer word; null without words. */
function wholeWords(term: string): string | null {
  const words = term
    .match(wordPattern)
    ?.map((word) => word.replace(/[^\p{L}\p{N}\p{M}]/gu, '\\$&'));
  if (words === undefined) return null;
  return `(?<![${wordCharacter}])${words.join(`[^${wordCharacter}]+`)}(?![${wordCharacter}])`;
}

/** Returns the number of terms that occur in a text as they were typed. Decision 299. */
export function countTypedTerms(
  text: SQL,
  { words, language }: Pick<Search, 'words' | 'language'>,
): SQL<number> {
  const terms = positiveTerms(words).flatMap((term) => {
    const pattern = wholeWords(term);
    // The planner evaluates the first condition, which is true for all but stop words.
    return pattern === null
      ? []
      : [
          sql`+ case when numnode(plainto_tsquery(search_stems(${language}), ${term})) > 0
            then (${text} ~* ${pattern})::int else 0 end`,
        ];
  });
  return sql<number>`(0 ${sql.join(terms, sql` `)})`;
}
