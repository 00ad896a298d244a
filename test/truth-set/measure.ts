import { checkSentence } from '../../server/domain/digests/writing/check-sentence.ts';
import { readSentence } from '../../server/domain/digests/writing/cite-posts.ts';
import { listCitable, truthSets, writeAnswer } from './sets.ts';

/** A judge that answers by the labels errs in so many answers. */
const judgeError = 0.05;

/** Sentences of a type; those that reach the judge; of these, those with a hint; printed ones. */
export type Count = { all: number; kept: number; hinted: number; printed: number };

/** Counts what becomes of the labeled sentences, by type, and lists the true ones refused. */
export function measure(): { counts: Map<string, Count>; lost: string[] } {
  const counts = new Map<string, Count>();
  const lost: string[] = [];
  for (const { language, articles, sentences } of truthSets)
    for (const sentence of sentences) {
      const article = articles.find(({ id }) => id === sentence.article);
      if (!article) throw new Error(`no article ${sentence.article}`);
      const evidence = listCitable(article, language);
      const posts = [{ ...article, language, publishedAt: null, evidence }];
      const read = readSentence(writeAnswer(article.id, sentence, evidence), posts);
      const checked =
        read && read.passages.length > 0
          ? checkSentence(read.text, read.passages, posts, language)
          : { reason: 'its evidence may not be cited' };
      const count = counts.get(sentence.type) ?? { all: 0, kept: 0, hinted: 0, printed: 0 };
      counts.set(sentence.type, count);
      count.all += 1;
      if ('reason' in checked) {
        if (sentence.type === 'supported')
          lost.push(`${language}: ${checked.reason}: ${sentence.text}`);
        continue;
      }
      count.kept += 1;
      count.printed += sentence.type === 'supported' ? 1 - judgeError : judgeError;
      if (checked.hints.length > 0) count.hinted += 1;
    }
  return { counts, lost };
}

/** Adds the types of false sentences. */
export const sumFalse = (counts: ReadonlyMap<string, Count>): Count => {
  const sum = (key: keyof Count) =>
    [...counts].reduce((all, [type, count]) => all + (type === 'supported' ? 0 : count[key]), 0);
  return { all: sum('all'), kept: sum('kept'), hinted: sum('hinted'), printed: sum('printed') };
};
