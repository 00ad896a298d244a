import type { ReaderFile } from '#shared/moving/readers-csv.ts';
import {
  createPlan,
  groupRows,
  hasHeader,
  readFile,
  splitRows,
  targetNames,
  targets,
  type Plan,
  type ReadFile,
  type ReadRow,
} from '#shared/moving/readers-file.ts';
import { leftOutReasons, outcomes, type Outcome } from '#shared/moving/reader-services.ts';
import { importSubscribers } from '../domain/subscriptions/import.ts';
import { importSuppressions } from '../domain/subscriptions/suppression-files.ts';
import { ConfigError } from '../infra/config/config.ts';
import type { ReaderOptions } from './options/import-options.ts';

type Services = Parameters<typeof importSubscribers>[0];

/** A file of readers, as the answers of the options make it. */
export type AnsweredReaders = { file: ReaderFile; plan: Plan; read: ReadFile };

const outcomeNames: Record<Outcome, string> = {
  subscribed: 'subscribed',
  unconfirmed: 'never confirmed',
  unknown: 'of unknown status',
  bounce: 'bounced',
  manual: 'unsubscribed or blocked',
  complaint: 'complained',
};
/** How many words a person is told to explain. People with others are left out. */
const maxQuestions = 30;

/** Reads files of readers. Without options, nothing is answered. */
export function answerReaders(
  files: readonly ReaderFile[],
  options: ReaderOptions | null,
  now: Date,
): AnsweredReaders[] {
  return files.map((file) => {
    const plan = createPlan(file.rows, hasHeader(file.rows));
    if (options === null) return { file, plan, read: readFile(file.rows, plan, now) };
    plan.dayOrder = options.dayOrder;
    for (const { key, value } of readFile(file.rows, plan, now).questions) {
      const answer = options.statuses.get(value.toLowerCase());
      if (answer) plan.answers[key] = answer;
    }
    return { file, plan, read: readFile(file.rows, plan, now) };
  });
}

/** Throws ConfigError for what a person must still say, before anything is stored. */
export function requireAnswers(found: readonly AnsweredReaders[], { consent }: ReaderOptions) {
  for (const { file, plan, read } of found) {
    const name = `${file.name} has`;
    if (!plan.columns.includes('email'))
      throw new ConfigError('--file', `cannot be read: ${name} no column of addresses`);
    const [question] = listQuestions({ file, plan, read });
    if (question) throw new ConfigError(question.option, `must say more: ${name} ${question.what}`);
    const { joining } = groupRows(read.rows);
    if (joining.length > 0 && consent.trim() === '' && !plan.columns.includes('consent'))
      throw new ConfigError(
        '--consent',
        'is missing. Say where and how people agreed, such as "Form on example.org/newsletter"',
      );
  }
}

function listQuestions({ plan, read }: AnsweredReaders): { option: string; what: string }[] {
  return [
    ...(read.asksDayOrder && plan.dayOrder === null
      ? [
          {
            option: '--dates',
            what: `dates such as ${read.example}. Add --dates day, or --dates month: what is first`,
          },
        ]
      : []),
    ...read.questions.slice(0, maxQuestions).flatMap(({ key, column, value, count }) =>
      plan.answers[key]
        ? []
        : [
            {
              option: '--status',
              what:
                `${count} people ` +
                (value === '' ? 'without a status' : `with "${value}" in "${column}"`) +
                `. Add --status "${value.toLowerCase()}=…" with one of ` +
                `${outcomes.filter((one) => one !== 'unknown').join(', ')}`,
            },
          ],
    ),
  ];
}

/** Lines that say how files of readers are read, and what a person must answer. */
export function describeReaders(found: readonly AnsweredReaders[]): string {
  return found
    .flatMap((one) => {
      const { file, plan, read } = one;
      const columns = targetNames.flatMap((target) => {
        const names = plan.columns.flatMap((of, i) =>
          of === target ? (plan.names[i] ?? '') || `column ${i + 1}` : [],
        );
        return names.length === 0 ? [] : `${targets[target].label}: ${names.join(', ')}`;
      });
      const counts = outcomes.flatMap((outcome) => {
        const count = read.rows.filter((row) => row.outcome === outcome).length;
        return count === 0 ? [] : `${count} ${outcomeNames[outcome]}`;
      });
      const broken = file.broken.length + read.broken.length;
      return [
        `${file.name}${plan.service ? `, of ${plan.service.name}` : ''}: ` +
          [...counts, ...(broken === 0 ? [] : [`${broken} not readable`])].join(', '),
        `  ${columns.join('; ')}`,
        ...listQuestions(one).map(({ what }) => `  To be answered: ${what}`),
      ];
    })
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * Imports readers of all files, those who left first, so that whoever is in two files is not
 * subscribed. Can be repeated. `report`: each person who was not subscribed, and why.
 */
export async function importReaders(
  ctx: Services,
  found: readonly AnsweredReaders[],
  { confirmed, consent }: ReaderOptions,
  report: (line: string) => void,
): Promise<{ active: number; pending: number; blocked: number; leftOut: number }> {
  const counts = { active: 0, pending: 0, blocked: 0, leftOut: 0 };
  const name = (file: ReaderFile, line: number, email: string, reason: string) => {
    counts.leftOut += 1;
    report(`${file.name} line ${line}${email && ` (${email})`}: ${reason}\n`);
  };
  const groups = found.map(({ file, read }) => ({ file, read, ...groupRows(read.rows) }));
  for (const { file, read, leftOut } of groups) {
    for (const { line, email, reason } of [...file.broken, ...read.broken])
      name(file, line, email, reason);
    for (const { line, row, outcome } of leftOut)
      name(file, line, row.email, leftOutReasons[outcome]);
  }
  const nameSkipped = (
    file: ReaderFile,
    piece: readonly ReadRow[],
    skipped: readonly { row: number; reason: string }[],
  ) => {
    for (const { row, reason } of skipped) {
      const { line = 0, row: person } = piece[row - 1] ?? {};
      name(file, line, person?.email ?? '', reason);
    }
  };
  for (const { file, leaving } of groups)
    for (const piece of splitRows(leaving)) {
      const rows = piece.map(({ row: { email }, outcome }) => ({ email, reason: outcome }));
      const { suppressed, skipped } = await importSuppressions(ctx, null, {
        rows,
        unsubscribe: true,
      });
      counts.blocked += suppressed;
      const wrong = new Map(skipped.map(({ row, reason }) => [row, reason]));
      nameSkipped(
        file,
        piece,
        piece.map(({ outcome }, i) => ({
          row: i + 1,
          reason: wrong.get(i + 1) ?? leftOutReasons[outcome],
        })),
      );
    }
  for (const { file, joining } of groups)
    for (const piece of splitRows(joining)) {
      const rows = piece.map(({ row }) => ({ consent: consent.trim(), ...row }));
      const { active, pending, skipped } = await importSubscribers(ctx, null, { rows, confirmed });
      counts.active += active;
      counts.pending += pending;
      nameSkipped(file, piece, skipped);
    }
  return counts;
}
