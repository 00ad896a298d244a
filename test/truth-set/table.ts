/**
 * Prints how many labeled sentences are published, by type, as Markdown:
 * `node test/truth-set/table.ts`.
 */
import { selectExtracts } from '../../server/domain/digests/evidence/select-extracts.ts';
import { verifySentences } from '../../server/domain/digests/grounding/verify.ts';
import { endorseSentences } from '../../server/domain/digests/judge.ts';
import { createJudge } from './judges.ts';
import { listCitable, truthSets, writeAnswer } from './sets.ts';

type Count = { all: number; extracts: number; honest: number; agreeing: number };
const counts = new Map<string, Count>();
const judges = { honest: createJudge('honest', 1), agreeing: createJudge('agreeing', 1) };
const lost = process.argv.includes('--lost');

for (const { language, articles, sentences } of truthSets)
  for (const sentence of sentences) {
    const article = articles.find(({ id }) => id === sentence.article);
    if (!article) throw new Error(`no article ${sentence.article}`);
    const { text, type } = sentence;
    const count = counts.get(type) ?? { all: 0, extracts: 0, honest: 0, agreeing: 0 };
    counts.set(type, count);
    count.all += 1;
    const citable = listCitable(article, language);
    // The model may answer with the sentence, but only numbers count.
    const extracts = selectExtracts(
      { sentences: [{ post: article.id, number: text, text }] },
      new Map([[article.id, citable]]),
      { sentences: 2, characters: 400, perPost: 2 },
    );
    count.extracts += extracts.filter((extract) => extract.text === text).length;
    const verified = verifySentences(
      { sentences: [writeAnswer(article.id, sentence, citable)] },
      new Map([[article.id, { language, sentences: citable }]]),
      { language, limits: { sentences: 2, characters: 600 } },
    );
    if (lost && (type === 'supported') === verified.dropped.length > 0)
      console.log(type, language, verified.dropped[0] ?? 'kept', sentence.numbers, text);
    for (const judge of ['honest', 'agreeing'] as const)
      count[judge] +=
        (await endorseSentences(verified.sentences, language, judges[judge]))?.length ?? 0;
  }

const percent = (part: number, all: number) => `${part} (${Math.round((100 * part) / all)} %)`;
const rows = [...counts].toSorted(
  ([a], [b]) => Number(b === 'supported') - Number(a === 'supported') || a.localeCompare(b),
);
const print = (type: string, { all, extracts, honest, agreeing }: Count) =>
  console.log(
    `| ${type} | ${all} | ${extracts} | ${percent(honest, all)} | ${percent(agreeing, all)} |`,
  );
console.log('| Type | Sentences | Extracts | Written, honest judge | Written, no judge |');
console.log('| --- | --- | --- | --- | --- |');
for (const [type, count] of rows) print(type, count);
const unsupported = rows.filter(([type]) => type !== 'supported').map(([, count]) => count);
const sum = (key: keyof Count) => unsupported.reduce((total, count) => total + count[key], 0);
print('all unsupported', {
  all: sum('all'),
  extracts: sum('extracts'),
  honest: sum('honest'),
  agreeing: sum('agreeing'),
});
