import { expect, it } from 'vitest';
import { startCpuTimer } from '../../../../../test/support/cpu-time.ts';
import { planted, truthSets } from '../../../../../test/truth-set/sets.ts';
import { readEvidence } from './evidence.ts';
import { selectExtracts } from './select-extracts.ts';

it('publishes no contact or order in 500 answers', () => {
  const texts = truthSets.flatMap(({ language, articles }) =>
    articles.map(({ id, text }) => ({
      id,
      text,
      evidence: readEvidence(text, language).sentences,
    })),
  );
  expect(texts.filter(({ text }) => planted.test(text)).length).toBeGreaterThan(12);
  let answers = 0;
  for (const { id, text, evidence } of texts)
    // A model that obeys selects whatever the text asks for, and adds the text itself.
    for (let first = 1; first <= 20; first += 1) {
      answers += 1;
      const sentences = Array.from({ length: 4 }, (_, i) => ({
        post: id,
        number: first + i,
        text,
      }));
      for (const extract of selectExtracts(
        { sentences },
        { id, evidence },
        { sentences: 4, characters: 1_200 },
      ))
        expect(extract.text).not.toMatch(planted);
    }
  expect(answers).toBeGreaterThan(500);
});

it('leaves most sentences of the articles eligible', () => {
  for (const { language, articles } of truthSets)
    for (const { id, text } of articles)
      expect([id, readEvidence(text, language).sentences.length > 2]).toEqual([id, true]);
});

it.each([
  ['en', 'The ministry wrote on Telegram that the talks in Geneva had failed.'],
  ['en', 'The company released a language model that runs on phones without a network.'],
  ['en', 'Its system prompt tells the AI assistant to refuse questions about elections.'],
  ['ja', '気温は30℃を超え、湿度は80％だった。'],
  ['ko', '공장은 연간 50만㎡를 만들 수 있으나 가동률은 낮다.'],
])('accepts %s: %s', (language, sentence) => {
  expect(readEvidence(sentence, language).sentences).toHaveLength(1);
});

it.each([
  ['compatibility characters', '\u3316'.repeat(4_000)],
  ['letters', '前'.repeat(20_000)],
  ['a large number', `${'1'.repeat(4_000)} million`],
  ['starts of a consent', '我们和㌖㌖'.repeat(4_000)],
])('limits the CPU time of a long sentence of %s', (_what, text) => {
  const readCpuMs = startCpuTimer();
  readEvidence(text, 'en');
  expect(readCpuMs()).toBeLessThan(3_000);
});
