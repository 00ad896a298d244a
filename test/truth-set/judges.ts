import { createRandom } from '../../server/domain/core/random.ts';
import { pairsIn } from '../support/model-answers.ts';
import { truthSets } from './sets.ts';

/** `honest` answers by the labels and errs in 5 % of its answers. `agreeing` endorses all. */
export type JudgeKind = 'honest' | 'agreeing';

/** One answer of so many is wrong. */
const errorInterval = 20;
const typeByText = new Map(
  truthSets.flatMap(({ sentences }) => sentences.map(({ text, type }) => [text, type] as const)),
);

export const isSupported = (sentence: string): boolean => {
  const type = typeByText.get(sentence);
  if (type === undefined) throw new Error(`no label for ${sentence}`);
  return type === 'supported';
};

/** A judge that answers from the labels. */
export function createJudge(
  kind: JudgeKind,
  seed: number,
): ({ user }: { user: string }) => Promise<unknown> {
  const random = createRandom(seed);
  let [answers, error] = [0, 0];
  /** One answer in each interval errs, at a random place. */
  const errs = () => {
    if (answers % errorInterval === 0) error = answers + Math.floor(random() * errorInterval);
    answers += 1;
    return answers - 1 === error;
  };
  return async ({ user }) => ({
    pairs: pairsIn(user).map(({ pair, sentence }) => {
      const follows = kind === 'agreeing' || isSupported(sentence) !== errs();
      return { pair, follows, type: follows ? 'supported' : 'invention' };
    }),
  });
}
