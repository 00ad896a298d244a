import { describe, expect, it } from 'vitest';
import { listCitable, sentenceTypes, truthSets } from './sets.ts';

/** Articles and sentences; other languages have at least 4 and 70. */
const minimums: Record<string, [number, number]> = {
  en: [10, 260],
  de: [5, 100],
  fr: [5, 100],
  es: [5, 100],
};

it('has a thousand sentences in eleven languages', () => {
  expect(truthSets.map(({ name }) => name)).toHaveLength(11);
  expect(truthSets.flatMap(({ sentences }) => sentences).length).toBeGreaterThanOrEqual(1_000);
});

describe.each(truthSets)('$name', ({ name, language, articles, sentences }) => {
  const textById = new Map(articles.map(({ id, text }) => [id, text]));
  const supported = sentences.filter(({ type }) => type === 'supported');

  it('names its language and numbers its articles', () => {
    expect(`${language}.json`).toBe(name);
    expect(articles.map(({ id }) => id)).toEqual(articles.map((_, i) => `${language}-${i + 1}`));
  });

  it('has enough articles and sentences', () => {
    const [fewestArticles, fewestSentences] = minimums[language] ?? [4, 70];
    expect(articles.length).toBeGreaterThanOrEqual(fewestArticles);
    expect(sentences.length).toBeGreaterThanOrEqual(fewestSentences);
  });

  it('supports 40 to 50 percent of the sentences', () => {
    const share = supported.length / sentences.length;
    expect(share).toBeGreaterThanOrEqual(0.4);
    expect(share).toBeLessThanOrEqual(0.5);
  });

  it('has each type at least once', () => {
    const present = new Set(sentences.map(({ type }) => type));
    expect(sentenceTypes.filter((type) => !present.has(type))).toEqual([]);
  });

  it('quotes each article verbatim', () => {
    expect(
      sentences.filter(({ article, quote }) => !textById.get(article)?.includes(quote)),
    ).toEqual([]);
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

  it('repeats no sentence', () => {
    const texts = sentences.map(({ text }) => text);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  it('cites each article with both kinds of sentence', () => {
    for (const { id } of articles) {
      const cited = sentences.filter(({ article }) => article === id);
      const trueCount = cited.filter(({ type }) => type === 'supported').length;
      expect(trueCount, id).toBeGreaterThan(0);
      expect(trueCount, id).toBeLessThan(cited.length);
    }
  });
});
