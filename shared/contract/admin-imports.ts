import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { note } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

const path = z.strictObject({
  id: described('Id of the import.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const count = z.int();
const whole = (least: number, most: number) =>
  z
    .int('must be a whole number')
    .check(z.gte(least, `must be at least ${least}`), z.lte(most, `must be at most ${most}`));

const state = named(
  'Import',
  z.object({
    id: z.string(),
    fileName: z.string(),
    author: described('Username of who began it.', z.string()),
    state: described(
      '`running`: it goes on with the row `done`, whoever sends it, and whenever. `stopped`: for good.',
      z.enum(['running', 'done', 'stopped']),
    ),
    total: described('Rows of the file.', count),
    done: described('Rows that were looked at.', count),
    added: count,
    skipped: described('There already, or with a problem.', count),
    problems: described(
      `Of the first ${limits.imports.problems} rows that could not be taken: the line of the file, and why.`,
      z.array(z.object({ row: z.int(), message: z.string() })),
    ),
    createdAt: instant,
    doneAt: z.nullable(instant),
  }),
);
export type ImportState = z.infer<typeof state>;

/** Whatever is wrong with a value is told of its row. */
const value = z.optional(
  z.union(
    [z.string(), z.number(), z.boolean(), z.null()],
    'must be a text, a number, true, false or null',
  ),
);
const line = described(
  'Where the row begins in the file, counted from 1.',
  whole(1, 1_000_000_000),
  2,
);
const row = z.union(
  [
    z.strictObject({
      line,
      values: described(
        'By the names of the columns, as `npm run import` reads them.',
        z.strictObject({
          id: value,
          title: value,
          url: value,
          num_points: value,
          author: value,
          created_at: value,
          text: value,
        }),
      ),
    }),
    z.strictObject({
      line,
      problem: described(
        'Why the row could not be read.',
        note(300),
        'title begins with a quote that is never closed',
      ),
    }),
  ],
  'must be a row',
);
export type ImportRow = z.infer<typeof row>;

/** Files that are brought in piece by piece. */
export const adminImports = {
  'GET /api/admin/imports': endpoint({
    access: 'admin',
    summary: 'Imports of posts, the last begun first.',
    query: z.strictObject({
      limit: described('How many, 25 if not given.', z.optional(integerParam(1, 50)), 10),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'Imports',
      z.object({ imports: z.array(state), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'GET /api/admin/imports/{id}': endpoint({
    access: 'admin',
    summary: 'One import, and how far it is.',
    path,
    reply: state,
  }),
  'POST /api/admin/imports': endpoint({
    access: 'admin',
    status: 201,
    summary:
      'Begins to import posts of a file. Its rows are sent with `rows`, one piece after the other.',
    body: z.strictObject({
      fileName: note(200).check(z.minLength(1, 'must not be empty')),
      total: described('Rows of the file.', whole(1, limits.imports.most), 15_000),
      kind: z.enum(['posts'], 'must be posts'),
    }),
    reply: state,
  }),
  'POST /api/admin/imports/{id}/rows': endpoint({
    access: 'admin',
    summary:
      'Takes the next rows, once: rows that were taken already are answered with the state. A row that breaks a rule is told in `problems`, and the others are taken.',
    path,
    body: z.strictObject({
      from: described(
        'How many rows of the file stand before these: `done` of the import.',
        whole(0, limits.imports.most),
        0,
      ),
      rows: z
        .array(row, 'must be a list')
        .check(
          z.minLength(1, 'must have a row'),
          z.maxLength(limits.imports.rows, `must have at most ${limits.imports.rows} rows`),
        ),
    }),
    bodyLimit: { bytes: 1024 * 1024, keys: 4_000 },
    reply: state,
    refuses: ['conflict'],
  }),
  'POST /api/admin/imports/{id}/stop': endpoint({
    access: 'admin',
    summary: 'Ends an import where it is. What was taken stays. Safe to repeat.',
    path,
    reply: state,
  }),
};
