import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { link, note, wholeNumber } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

const path = z.strictObject({
  id: described('ID of the import.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const count = z.int();

const state = named(
  'Import',
  z.object({
    id: z.string(),
    fileName: z.string(),
    author: described('Username of the admin who started it.', z.string()),
    state: described(
      '`running`: continues with the row `done`, at any time, sent by any admin. ' +
        '`stopped`: permanently.',
      z.enum(['running', 'done', 'canceled']),
    ),
    total: described('Rows of the file.', count),
    done: described('Rows processed.', count),
    added: count,
    skipped: described('Duplicates and rows with a problem.', count),
    problems: described(
      `Of the first ${limits.imports.problems} rejected rows: the line of the file and the reason.`,
      z.array(z.object({ row: z.int(), message: z.string() })),
    ),
    pictures: described(
      'Pictures in the texts, fetched after the last row: those that are stored, those that could ' +
        'not be fetched and stay links, and whether some are still to be fetched.',
      z.object({ stored: count, failed: count, pending: z.boolean() }),
    ),
    createdAt: instant,
    completedAt: z.nullable(instant),
  }),
);
export type ImportState = z.infer<typeof state>;

/** Invalid values are reported per row. */
const value = z.optional(
  z.union(
    [z.string(), z.number(), z.boolean(), z.null()],
    'must be a text, a number, true, false or null',
  ),
);
const line = described(
  'Line where the row starts in the file, from 1.',
  wholeNumber(1, 1_000_000_000),
  2,
);
const text = (max: number) =>
  z.string('must be a text').check(z.maxLength(max, `must have at most ${max} characters`));
const key = described(
  'ID at the source, with the name of the source, so that no two sources share one.',
  text(300).check(z.minLength(1, 'must not be empty')),
  'hacker-news/8863',
);
const author = described(
  'An author by ID. The name is for an author whom no record of a member names.',
  z.strictObject({ id: key, name: text(200) }),
);
const score = described('Points, with the 1 of the author.', z.optional(z.number()));
const oldPaths = described(
  'Where it was, as path and query. These addresses then lead to the new one.',
  z.optional(z.array(text(limits.url.max)).check(z.maxLength(20, 'must be at most 20'))),
);
/** Markdown, or else HTML, which becomes Markdown. */
const content = {
  text: z.optional(text(limits.imports.maxHtml)),
  html: z.optional(text(limits.imports.maxHtml)),
};
const record = described(
  'What a source has of a site, besides rows of posts. Parents come before their comments.',
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('tag'),
      name: text(200),
      description: z.optional(text(1_000)),
      paths: oldPaths,
    }),
    z.strictObject({
      type: z.literal('member'),
      id: key,
      username: text(200),
      name: z.optional(text(200)),
      about: z.optional(text(10_000)),
      email: described(
        'Whoever proves this address by a mailed code gets the account.',
        z.optional(text(400)),
      ),
      createdAt: z.optional(text(100)),
      paths: oldPaths,
    }),
    z.strictObject({
      type: z.literal('post'),
      id: key,
      title: text(10_000),
      url: z.optional(text(10_000)),
      ...content,
      author,
      createdAt: text(100),
      score,
      commentCount: described('Comments that are not in the file.', z.optional(z.number())),
      tags: z.optional(z.array(text(200)).check(z.maxLength(100, 'must be at most 100'))),
      paths: oldPaths,
    }),
    z.strictObject({
      type: z.literal('comment'),
      id: key,
      parent: described('ID of the post or comment that it answers.', key, 'hacker-news/8863'),
      post: described(
        'ID of its post, which it answers if `parent` is not there.',
        z.optional(key),
      ),
      ...content,
      deleted: described('Keeps the place of its replies.', z.optional(z.literal(true))),
      author,
      createdAt: text(100),
      score,
      paths: oldPaths,
    }),
  ]),
);
export type MovedRecord = z.infer<typeof record>;

const row = z.union(
  [
    z.strictObject({ line, record }),
    z.strictObject({
      line,
      values: described(
        'By column name, as `npm run import` reads them.',
        z.strictObject({
          id: value,
          title: value,
          url: value,
          num_points: value,
          num_comments: value,
          source: value,
          author: value,
          created_at: value,
          text: value,
        }),
      ),
    }),
    z.strictObject({
      line,
      problem: described(
        "Why the row couldn't be read.",
        note(300),
        'The row has 2 values for 5 columns.',
      ),
    }),
  ],
  'must be a row',
);
export type ImportRow = z.infer<typeof row>;

/** Files that are imported in batches. */
export const adminImports = {
  'GET /api/admin/imports': endpoint({
    access: 'admin',
    summary: 'Imports of posts, newest first.',
    query: z.strictObject({
      limit: described('Page size, 25 by default.', z.optional(integerParam(50)), 10),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'Imports',
      z.object({ imports: z.array(state), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'GET /api/admin/imports/{id}': endpoint({
    access: 'admin',
    summary: 'An import and its progress.',
    path,
    reply: state,
  }),
  'POST /api/admin/imports': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    status: 201,
    summary:
      'Starts importing posts from a file. Send its rows to `rows`, one batch after the other.',
    body: z.strictObject({
      fileName: note(200).check(z.minLength(1, 'must not be empty')),
      total: described('Rows of the file.', wholeNumber(1, limits.imports.maxFileRows), 15_000),
      kind: z.enum(['posts'], 'must be posts'),
      origin: described(
        'Address of the earlier site: where pictures of the file without a host are.',
        z.optional(z.nullable(link)),
        'https://old.example.org',
      ),
    }),
    reply: state,
  }),
  'POST /api/admin/imports/{id}/rows': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary:
      'Imports the next rows once: rows already imported return the current state. ' +
      'Authors become accounts without login; the name of a member is changed. ' +
      'A row that breaks a rule is listed in `problems`; the others are imported.',
    path,
    body: z.strictObject({
      from: described(
        'Number of rows in the file before these: `done` of the import.',
        wholeNumber(0, limits.imports.maxFileRows),
        0,
      ),
      rows: z
        .array(row, 'must be a list')
        .check(
          z.minLength(1, 'must have a row'),
          z.maxLength(limits.imports.rows, `must have at most ${limits.imports.rows} rows`),
        ),
    }),
    bodyLimit: { bytes: 1024 * 1024, keys: 12_000 },
    reply: state,
    errorCodes: ['conflict'],
  }),
  'POST /api/admin/imports/{id}/stop': endpoint({
    access: 'admin',
    summary: 'Stops an import. Imported rows stay. Safe to repeat.',
    path,
    reply: state,
  }),
};
