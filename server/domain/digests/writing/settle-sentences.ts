import type { AskModel } from '../model/ask-model.ts';
import { checkSentence, type CheckedSentence, type Refusal } from './check-sentence.ts';
import { readSentence } from './cite-posts.ts';
import type { CitablePost } from './evidence/evidence.ts';
import { judgeSentences } from './judge.ts';
import { readList } from '../model/prompts.ts';
import { buildRewritePrompt, type Readers, type SummaryStyle } from './writing-prompts.ts';

type Checked = CheckedSentence | Refusal;
const isRefused = (checked: Checked): checked is Refusal => 'reason' in checked;

/** Items that are no sentences, as of a model without schemas, take no place. */
const readSentences = (answer: unknown) =>
  (readList(answer, 'sentences') ?? []).filter((item) => Object.keys(item).length > 0);

type Context = Omit<SummaryStyle, 'length'> & {
  posts: readonly CitablePost[];
  site: Readers;
  limits: { sentences: number; characters: number };
};

/**
 * Checks the sentences of an answer and has them judged, together with `lines` that are checked
 * already. What is refused is asked for once more, with the reason. Returns the sentences up to the
 * first that still falls, because later ones may refer to it, and for each line whether it stands.
 * Null without a judgment.
 */
export async function settleSentences(
  answer: unknown,
  lines: readonly CheckedSentence[],
  context: Context,
  ask: AskModel,
): Promise<{ sentences: CheckedSentence[]; lines: boolean[] } | null> {
  const { posts, language, limits } = context;
  const check = (item: unknown): Checked => {
    const read = readSentence(item, posts);
    if (!read) return { text: '', reason: 'it has no text or no evidence' };
    return read.passages.length === 0
      ? { text: read.text, reason: 'its evidence quotes no numbered sentence word for word' }
      : checkSentence(read.text, read.passages, posts, language);
  };
  /** Replaces those that the judge does not endorse by the reason. */
  const judge = async (checked: readonly Checked[], others: readonly CheckedSentence[]) => {
    const kept = checked.filter((one) => !isRefused(one)) as CheckedSentence[];
    const verdicts = await judgeSentences([...kept, ...others], posts, language, ask);
    if (verdicts === null) return null;
    const judged = checked.map((one): Checked => {
      const reason = isRefused(one) ? null : (verdicts[kept.indexOf(one)] ?? null);
      return reason === null ? one : { text: one.text, reason };
    });
    return { judged, others: verdicts.slice(kept.length).map((reason) => reason === null) };
  };

  const first = await judge(readSentences(answer).slice(0, limits.sentences).map(check), lines);
  if (!first) return null;
  let settled = first.judged;
  const refusals = settled.filter(isRefused).filter(({ text }) => text !== '');
  if (refusals.length > 0) {
    const again = readSentences(
      await ask(buildRewritePrompt(posts, refusals, context.site, context, limits.characters)),
    );
    const rewritten = refusals.map((refusal, i): Checked => {
      const item = again.find(({ sentence }) => sentence === i + 1);
      return item ? check(item) : refusal;
    });
    const second = rewritten.every(isRefused) ? null : await judge(rewritten, []);
    if (second)
      settled = settled.map((one) => second.judged[refusals.indexOf(one as Refusal)] ?? one);
  }
  const end = settled.findIndex(isRefused);
  const standing = settled.slice(0, end === -1 ? undefined : end) as CheckedSentence[];
  let size = 0;
  return {
    sentences: standing.filter(({ text }, i) => {
      if (standing.findIndex((one) => one.text === text) < i) return false;
      size += text.length + 1;
      return size <= limits.characters + 1;
    }),
    lines: first.others,
  };
}
