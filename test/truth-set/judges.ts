import { pairsIn } from '../support/model-answers.ts';
import { createRandom, truthSets } from './sets.ts';

/** `honest` answers by the labels and errs in 5 % of its answers. `agreeing` endorses all. */
export type JudgeKind = 'honest' | 'agreeing';

const errorRate = 0.05;
const typeByText = new Map(
  truthSets.flatMap(({ sentences }) => sentences.map(({ text, type }) => [text, type] as const)),
);

/** A judge that answers from the labels. */
export function createJudge(
  kind: JudgeKind,
  seed: number,
): ({ user }: { user: string }) => Promise<unknown> {
  const random = createRandom(seed);
  return async ({ user }) => ({
    pairs: pairsIn(user).map(({ pair, sentence }) => {
      const type = typeByText.get(sentence);
      if (type === undefined) throw new Error(`no label for ${sentence}`);
      const isTrue = type === 'supported';
      const follows = kind === 'agreeing' || (random() < errorRate ? !isTrue : isTrue);
      return { pair, follows, type: follows ? 'supported' : 'invention' };
    }),
  });
}
