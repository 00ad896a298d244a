import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReport } from '../server/infra/mail/parse-report.ts';

/**
 * Measures a folder of bounces whose `expected.json` has the verdicts for each recipient:
 * `node test/bounce-suite.ts <folder> [0|1]`. The number selects half of the files. Lists the files
 * with another verdict.
 */
type Verdict = { hardBounce: boolean; reason: string };

const [folder = '', half] = process.argv.slice(2);
const read = (name: string) => readFileSync(join(folder, name));
const expected = JSON.parse(read('expected.json').toString('utf8')) as Record<string, Verdict[]>;
const isInHalf = (name: string) =>
  half === undefined ||
  Number(half) === createHash('sha1').update(`split ${name}`).digest().readUInt8() % 2;

const counts = { hard: 0, found: 0, other: 0, blocked: 0, complaints: 0, marked: 0, automatic: 0 };
for (const [name, verdicts] of Object.entries(expected).filter(([file]) => isInHalf(file))) {
  const { reports } = await parseReport(read(name));
  const has = (cause: string) => reports.some((report) => report.cause === cause);
  const isHard = verdicts.some(({ hardBounce }) => hardBounce);
  const isFeedback = verdicts.some(({ reason }) => reason === 'feedback');
  const isAutomatic = verdicts.some(({ reason }) => reason === 'vacation');
  counts.hard += Number(isHard);
  counts.found += Number(isHard && has('gone'));
  counts.other += Number(!isHard);
  counts.blocked += Number(!isHard && has('gone'));
  counts.complaints += Number(isFeedback && has('complaint'));
  counts.marked += Number(isFeedback);
  counts.automatic += Number(isAutomatic && reports.length > 0);
  if (isHard !== has('gone') || isFeedback !== has('complaint'))
    process.stdout.write(
      `${name}: ${verdicts.map(({ reason }) => reason).join()}, read as ` +
        `${reports.map(({ cause }) => cause).join() || 'nothing'}\n`,
    );
}
process.stdout.write(
  `hard bounces ${counts.found} of ${counts.hard}, wrongly blocked ${counts.blocked} of ` +
    `${counts.other}, complaints ${counts.complaints} of ${counts.marked}, ` +
    `automatic replies ${counts.automatic}\n`,
);
