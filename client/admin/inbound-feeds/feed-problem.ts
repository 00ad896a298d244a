import { ApiError } from '#shared/api-error.ts';
import { translateSentence } from '#shared/texts/problems.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';

/** Says why a feed is not read. The server says it in English, in one or more sentences. */
export const describeProblem = (t: Translate, problem: string, username: string): string =>
  problem
    .split(/(?<=\.) (?=[A-Z])/)
    .map((sentence) =>
      translateSentence(t, sentence.replace(`, ${username},`, ', {username},'), { username }),
    )
    .join(' ');

/** Says why an address has no feed, in another language. Null: it is another error. */
export function describeRefusal(error: unknown): string | null {
  const message = (error instanceof ApiError && error.fields[0]?.message) || '';
  const [, first, rest] = /^is not a feed: (.)(.*)$/.exec(message) ?? [];
  return first === undefined || t.language === 'en'
    ? null
    : t('No feed: {why}', { why: describeProblem(t, `${first.toUpperCase()}${rest}.`, '') });
}
