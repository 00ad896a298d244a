import { describe, expect, it } from 'vitest';
import { measure, sumFalse } from './measure.ts';
import { listCitable, sentenceTypes, truthSets } from './sets.ts';

it('prints few false sentences and most true ones', () => {
  const { counts } = measure();
  const falseOnes = sumFalse(counts);
  expect(falseOnes.printed / falseOnes.all).toBeLessThanOrEqual(0.04);
  const supported = counts.get('supported');
  expect((supported?.printed ?? 0) / (supported?.all ?? 0)).toBeGreaterThanOrEqual(0.9);
});

describe.each(truthSets)('$name', ({ language, articles, sentences }) => {
  it('has each type of sentence', () => {
    const present = new Set(sentences.map(({ type }) => type));
    expect(sentenceTypes.filter((type) => !present.has(type))).toEqual([]);
  });

  it('cites sentences that may be cited', () => {
    const numbers = new Map(
      articles.map((article) => [
        article.id,
        new Set(listCitable(article, language).map(({ number }) => number)),
      ]),
    );
    for (const sentence of sentences)
      for (const number of sentence.numbers)
        expect(numbers.get(sentence.article)?.has(number), sentence.text).toBe(true);
  });
});
