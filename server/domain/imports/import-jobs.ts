import { and, desc, eq, sql } from 'drizzle-orm';
import type { ImportState } from '#shared/contract/admin-imports.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { imports } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { importContent, toContentRow, type ContentRow } from './import-content.ts';
import { type Rejection } from './check-import-row.ts';
import { newId } from '../core/ids.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Row = typeof imports.$inferSelect;
type Piece = HandlerInput<'POST /api/admin/imports/{id}/rows'>['body'];

const toState = ({
  id,
  fileName,
  createdBy: author,
  state,
  totalRows: total,
  processedRows: done,
  createdRows: added,
  skipped,
  errors: problems,
  picturesDueAt,
  picturesStored,
  picturesFailed,
  createdAt,
  completedAt,
}: Row): ImportState => ({
  id,
  fileName,
  author,
  state,
  total,
  done,
  added,
  skipped,
  problems,
  pictures: { stored: picturesStored, failed: picturesFailed, pending: picturesDueAt !== null },
  createdAt: createdAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
});
const ofPosts = ({ site }: Needs<'site'>, id?: string) =>
  and(own(imports, site.id, { kind: 'posts' }), id === undefined ? undefined : eq(imports.id, id));

/** Imports of posts, the last begun first. */
async function listImports(
  ctx: Ctx,
  { cursor, limit = 25 }: HandlerInput<'GET /api/admin/imports'>['query'],
): Promise<Reply<'GET /api/admin/imports'>> {
  const [createdAt, id] =
    cursor === undefined ? [] : decodeCursor('imports', cursor, ['number', 'string']);
  const after =
    createdAt === undefined
      ? undefined
      : sql`(${imports.createdAt}, ${imports.id})
          < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
  const found = await ctx.db
    .select()
    .from(imports)
    .where(and(ofPosts(ctx), after))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(found, limit, (last) =>
    encodeCursor('imports', [last.createdAt.getTime(), last.id]),
  );
  return { imports: rows.map(toState), ...page };
}

/** One import. Error: not_found. */
async function readImport(ctx: Ctx, id: string): Promise<ImportState> {
  const [row] = await ctx.db.select().from(imports).where(ofPosts(ctx, id));
  if (!row) throw notFound('The import was not found.');
  return toState(row);
}

/** Begins to bring in a file of posts. */
async function startImport(
  ctx: Ctx,
  by: Viewer,
  { fileName, total, kind, origin = null }: HandlerInput<'POST /api/admin/imports'>['body'],
): Promise<ImportState> {
  return ctx.db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(imports)
      .values({
        siteId: ctx.site.id,
        id: newId(),
        kind,
        fileName,
        totalRows: total,
        origin,
        createdBy: by.username,
      })
      .returning();
    await writeAuditLog(tx, ctx, by, [{ action: 'begin-import', after: { fileName, total } }]);
    return toState(inserted as Row);
  });
}

/**
 * Imports the next rows of a file with `importContent`. Locks the import's row and updates it in the
 * same transaction, so each chunk is imported once. A repeated chunk returns the state. Errors:
 * not_found; conflict for a wrong chunk or a canceled import; bad_request for too many rows.
 */
async function importRows(
  ctx: Ctx,
  by: Viewer,
  id: string,
  { from, rows }: Piece,
): Promise<ImportState> {
  const state = await ctx.db.transaction(async (tx) => {
    const [was] = await tx.select().from(imports).where(ofPosts(ctx, id)).for('update');
    if (!was) throw notFound('The import was not found.');
    if (from + rows.length <= was.processedRows) return toState(was);
    if (was.state !== 'running')
      throw new AppError(
        'conflict',
        was.state === 'canceled'
          ? english('The import was stopped. Start another one.')
          : english('The import is finished.'),
      );
    if (from !== was.processedRows)
      throw new AppError(
        'conflict',
        'The import continues with row {row} of the file.',
        [{ field: 'from', message: `must be ${was.processedRows}` }],
        { row: was.processedRows + 1 },
      );
    if (from + rows.length > was.totalRows)
      throw badRequest([
        {
          field: 'rows',
          message: `must be at most ${was.totalRows - from}: the file has no more rows`,
        },
      ]);
    const leftOut: Rejection[] = [];
    const authors = new Set<string>();
    const { imported } = await importContent(
      { ...ctx, db: tx, origin: was.origin },
      read(rows),
      (step) => {
        leftOut.push(...step.rejected, ...step.notes);
        for (const username of step.authors) authors.add(username);
      },
    );
    if (imported > 0)
      await writeAuditLog(tx, ctx, by, [
        {
          action: 'import-posts',
          after: {
            fileName: was.fileName,
            from,
            added: imported,
            authorCount: authors.size,
            authors: [...authors],
          },
        },
      ]);
    const done = was.processedRows + rows.length;
    const over = done === was.totalRows;
    const problems = [
      ...was.errors,
      ...leftOut
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, reason }) => ({ row: line, message: reason })),
    ].slice(0, limits.imports.problems);
    const next = {
      processedRows: done,
      createdRows: was.createdRows + imported,
      skipped: was.skipped + rows.length - imported,
      errors: problems,
      ...(over ? { state: 'done' as const, ...complete(ctx) } : {}),
    };
    await tx.update(imports).set(next).where(ofPosts(ctx, id));
    if (over)
      await writeAuditLog(tx, ctx, by, [
        {
          action: 'finish-import',
          after: { fileName: was.fileName, added: next.createdRows, skipped: next.skipped },
        },
      ]);
    return toState({ ...was, ...next });
  });
  await ctx.contentVersions.bump(ctx.site.id);
  return state;
}

async function* read(rows: Piece['rows']): AsyncGenerator<ContentRow> {
  for (const row of rows) yield toContentRow(row);
}

/** What an import that ends has. Pictures are fetched later: fetch-due-pictures.ts. */
function complete({ clock }: Needs<'clock'>) {
  const now = clock.now();
  return { completedAt: now, picturesDueAt: now };
}

/** Ends an import where it is. Idempotent. Error: not_found. */
async function cancelImport(ctx: Ctx, by: Viewer, id: string): Promise<ImportState> {
  return ctx.db.transaction(async (tx) => {
    const [was] = await tx.select().from(imports).where(ofPosts(ctx, id)).for('update');
    if (!was) throw notFound('The import was not found.');
    if (was.state !== 'running') return toState(was);
    const next = { state: 'canceled' as const, ...complete(ctx) };
    await tx.update(imports).set(next).where(ofPosts(ctx, id));
    await writeAuditLog(tx, ctx, by, [
      {
        action: 'stop-import',
        after: { fileName: was.fileName, done: was.processedRows, total: was.totalRows },
      },
    ]);
    return toState({ ...was, ...next });
  });
}

export const handlers = {
  'GET /api/admin/imports': (ctx, { query }) => listImports(ctx, query),
  'GET /api/admin/imports/{id}': (ctx, { path }) => readImport(ctx, path.id),
  'POST /api/admin/imports': (ctx, { body }) => startImport(ctx, ctx.viewer, body),
  'POST /api/admin/imports/{id}/rows': (ctx, { path, body }) =>
    importRows(ctx, ctx.viewer, path.id, body),
  'POST /api/admin/imports/{id}/stop': (ctx, { path }) => cancelImport(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
