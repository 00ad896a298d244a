/**
 * Prints what becomes of the labeled sentences, by type, as Markdown: `node
 * test/truth-set/table.ts`. `--lost` lists the true ones that a program refuses.
 */
import { measure, sumFalse, type Count } from './measure.ts';

const { counts, lost } = measure();
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)}%`;
const print = (type: string, { all, kept, hinted, printed }: Count) =>
  console.log(
    `| ${type} | ${all} | ${percent(kept, all)} | ${hinted} | ${percent(printed, all)} |`,
  );
console.log('| Type | Sentences | For the judge | With hints | Printed |');
console.log('| --- | --- | --- | --- | --- |');
for (const [type, count] of [...counts].toSorted(
  ([a], [b]) => Number(b === 'supported') - Number(a === 'supported') || a.localeCompare(b),
))
  print(type, count);
print('all false', sumFalse(counts));
if (process.argv.includes('--lost')) console.log(lost.join('\n'));
