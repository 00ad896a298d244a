import { expect, it } from 'vitest';
import { judgeAll, pairsIn } from '../../../../test/support/model-answers.ts';
import type { AskModel } from '../model/ask-model.ts';
import { settleSentences } from './settle-sentences.ts';

const post = {
  id: 'har1',
  title: 'A harbor opens',
  language: 'en',
  publishedAt: null,
  evidence: [
    { number: 1, text: 'The harbor of Aldmere was opened to small ships on Monday.' },
    { number: 2, text: 'Its keeper, Jane Holt, said that 40 boats came on the first day.' },
  ],
};
const write = (text: string, number = 1) => ({
  text,
  evidence: [{ post: 'har1', number, quote: post.evidence[number - 1]?.text }],
});
const opened = 'The harbor was opened to ships.';
const closed = 'The harbor was closed to ships.';
const boats = 'Its keeper said that 40 boats came.';
const site = { variant: 'default', theme: { siteDescription: 'News of the coast' } } as const;

/** Settles with a judge that rejects "closed" and a writer with a second answer. */
async function settle(items: unknown[], rewritten: unknown[], judge: unknown = 'honest') {
  const asked: string[] = [];
  const ask: AskModel = async ({ isJudgment, user }) => {
    asked.push(isJudgment ? 'judge' : user);
    if (!isJudgment) return { sentences: rewritten };
    if (judge !== 'honest') return judge;
    return {
      pairs: pairsIn(user).map(({ pair, sentence }) => {
        const follows = !sentence.includes('closed');
        return { pair, follows, type: follows ? 'supported' : 'negation' };
      }),
    };
  };
  const settled = await settleSentences(
    { sentences: items },
    [],
    {
      posts: [post],
      site,
      level: 'standard',
      language: 'en',
      limits: { sentences: 4, characters: 600 },
    },
    ask,
  );
  return { texts: settled?.sentences.map(({ text }) => text), asked };
}

it('gives no place to items that are no sentences', async () => {
  expect((await settle(['Summary:', null, write(opened)], [])).texts).toEqual([opened]);
});

it('asks once more for a refused sentence with the reason', async () => {
  const { texts, asked } = await settle(
    [write(closed), write(boats, 2)],
    [{ sentence: 1, ...write(opened) }],
  );
  expect(texts).toEqual([opened, boats]);
  expect(asked).toHaveLength(4 - 1);
  expect(asked[1]).toContain(`Sentence: ${closed}\nRefused: something is affirmed that`);
});

it('never prints a sentence after one that fell', async () => {
  const second = { sentence: 1, ...write(closed) };
  expect((await settle([write(closed), write(boats, 2)], [second])).texts).toEqual([]);
  expect((await settle([write(opened), write(closed), write(boats, 2)], [])).texts).toEqual([
    opened,
  ]);
});

it('names figures that a refused sentence invents', async () => {
  const { asked } = await settle([write('The harbor was opened to 250 ships.')], []);
  expect(asked.join()).toContain('Refused: the figure 250 is not in the sentences that it cites');
});

it.each([0, 3, 1.5, '1', null])('does not accept evidence with the number %j', async (number) => {
  const item = { text: opened, evidence: [{ post: 'har1', number, quote: opened }] };
  expect((await settle([item], [])).texts).toEqual([]);
});

it.each(['', 'harbor', 'small ships came', 'the harbor of aldmere', null, 7])(
  'does not accept the quotation %j',
  async (quote) => {
    const item = { text: opened, evidence: [{ post: 'har1', number: 1, quote }] };
    expect((await settle([item], [])).texts).toEqual([]);
  },
);

it('prints nothing without a clear verdict', async () => {
  for (const answer of [null, 'yes', [], { pairs: 'all' }])
    expect((await settle([write(opened)], [], answer)).texts).toBeUndefined();
  const verdict = judgeAll({ user: '=== a pair 1 ===\nSentence: x\n=== a end ===' }).pairs[0];
  for (const pairs of [[], [null], [{ pair: 1, follows: true }], [verdict, verdict]])
    expect((await settle([write(opened)], [], { pairs })).texts).toEqual([]);
});
