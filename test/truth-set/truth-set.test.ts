import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const types = [
  'supported',
  'figure',
  'number_word',
  'name_within',
  'name_first',
  'negation',
  'swapped_roles',
  'comparison',
  'causality',
  'unit',
  'percent_points',
  'date',
  'quote_of_another',
  'figure_of_another',
  'hedge_dropped',
  'condition_dropped',
  'invention',
  'advert',
  'scope',
  'role',
  'country',
  'mixed_posts',
  'wrong_post',
  'points_as_facts',
  'wrong_language',
  'instruction_obeyed',
];

const schema = z.strictObject({
  language: z.string(),
  articles: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
  sentences: z.array(
    z.strictObject({
      /** The article that the sentence cites. */
      article: z.string(),
      text: z.string(),
      type: z.enum(types),
      number: z.nullable(z.number()),
      /** What the sentence rests on, or the closest true passage. */
      quote: z.string().check(z.minLength(1)),
    }),
  ),
});

/** Articles and sentences; other languages have at least 4 and 70. */
const minimums: Record<string, [number, number]> = {
  en: [10, 260],
  de: [5, 100],
  fr: [5, 100],
  es: [5, 100],
};

const sets = globSync('*.json', { cwd: import.meta.dirname })
  .toSorted()
  .map((name) => ({
    name,
    ...schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))),
  }));

it('finds the English set', () => {
  expect(sets.map(({ name }) => name)).toContain('en.json');
});

describe.each(sets)('$name', ({ name, language, articles, sentences }) => {
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
    expect(types.filter((type) => !present.has(type))).toEqual([]);
  });

  it('quotes each article verbatim', () => {
    expect(
      sentences.filter(({ article, quote }) => !textById.get(article)?.includes(quote)),
    ).toEqual([]);
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
