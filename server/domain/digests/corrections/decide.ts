import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AdminCorrection } from '#shared/contract/admin-corrections.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { addTextFragment } from '#shared/newsletter/text-fragment.ts';
import { postPath } from '#shared/paths.ts';
import type { Ctx, Needs, Viewer } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../../db/cursor.ts';
import { correctionRecipients, corrections, issues, posts } from '../../../db/schema.ts';
import { AppError, notFound } from '../../../infra/app-error.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { writeSiteContent } from '../../core/site-transaction.ts';
import { countReaders, recordRecipients } from '../delivery/correction-recipients.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

const defaultLimit = 10;

const byId = ({ site }: Needs<'site'>, id: string) => own(corrections, site.id, { id });

/** Lists reported sentences in one state, the last reported first. Error: bad_request. */
async function listCorrections(
  ctx: Ctx,
  { state = 'reported', cursor, limit = defaultLimit }: ListQuery,
): Promise<Reply<'GET /api/admin/corrections'>> {
  const last =
    cursor === undefined ? null : decodeCursor('corrections', cursor, ['number', 'string']);
  const found = await selectCorrections(ctx.db)
    .where(
      and(
        own(corrections, ctx.site.id, { state }),
        last
          ? sql`(${corrections.firstReportedAt}, ${corrections.id})
              < (${cursorTime(last[0]).toISOString()}::timestamptz, ${last[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(corrections.firstReportedAt), desc(corrections.id))
    .limit(limit + 1);
  const { rows, nextCursor, hasNextPage } = pageFromRows(found, limit, ({ row }) =>
    encodeCursor('corrections', [row.firstReportedAt.getTime(), row.id]),
  );
  return {
    corrections: await toReplies(ctx, rows),
    open: await ctx.db.$count(corrections, own(corrections, ctx.site.id, { state: 'reported' })),
    nextCursor,
    hasNextPage,
  };
}
type ListQuery = HandlerInput<'GET /api/admin/corrections'>['query'];

const selectCorrections = (db: Db) =>
  db
    .select({
      row: corrections,
      period: issues.period,
      corrected: db.$count(
        correctionRecipients,
        and(
          own(correctionRecipients, corrections.siteId, { correctionId: corrections.id }),
          sql`${correctionRecipients.sentAt} is not null`,
        ),
      ),
    })
    .from(corrections)
    .innerJoin(issues, own(issues, corrections.siteId, { id: corrections.issueId }));

async function toReplies(
  { db, site }: Ctx,
  rows: Awaited<ReturnType<typeof selectCorrections>>,
): Promise<AdminCorrection[]> {
  const ids = [...new Set(rows.flatMap(({ row }) => row.postIds))];
  const sources = await db
    .select({ id: posts.id, slug: posts.slug, title: posts.title, url: posts.url })
    .from(posts)
    .where(and(eq(posts.siteId, site.id), inArray(posts.id, ids)));
  const postsById = new Map(sources.map((post) => [post.id, post]));
  return Promise.all(
    rows.map(async ({ row, period, corrected }): Promise<AdminCorrection> => {
      return {
        id: row.id,
        sentence: row.sentenceId,
        text: row.text,
        language: row.language,
        state: row.state,
        reports: row.reportCount,
        notes: row.notes,
        firstReportedAt: row.firstReportedAt.toISOString(),
        period,
        posts: row.postIds.flatMap((id) => {
          const post = postsById.get(id);
          return post ? [{ slug: post.slug, title: post.title }] : [];
        }),
        passages: row.passages.flatMap(({ post, text }) => {
          const source = postsById.get(post);
          return source
            ? [{ text, url: addTextFragment(source.url ?? postPath(source.slug), text) }]
            : [];
        }),
        correction: row.state === 'struck' ? row.correction : null,
        delivery: row.delivery,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        decidedBy: row.decidedBy,
        readers: await countReaders(db, row),
        corrected,
      };
    }),
  );
}

/** Closes a report without a correction. Idempotent. Errors: not_found, conflict. */
async function dismissCorrection(ctx: Ctx, by: Viewer, id: string): Promise<AdminCorrection> {
  await ctx.db.transaction(async (tx) => {
    const row = await lock(tx, ctx, id);
    if (row.state === 'dismissed') return;
    if (row.state === 'struck') throw new AppError('conflict', 'The sentence is already struck.');
    await tx
      .update(corrections)
      .set({ state: 'dismissed', decidedAt: ctx.clock.now(), decidedBy: by.username })
      .where(byId(ctx, id));
    await writeAuditLog(tx, ctx, by, [{ action: 'dismiss-correction', after: { correction: id } }]);
  });
  return readCorrection(ctx, id);
}

/**
 * Strikes a sentence in all variants of all issues, and records who received it. Errors:
 * not_found; conflict if it is struck with another text.
 */
export async function strikeSentence(
  ctx: Ctx,
  by: Viewer,
  id: string,
  { correction, delivery }: HandlerInput<'POST /api/admin/corrections/{id}/strike'>['body'],
): Promise<AdminCorrection> {
  const struck = await writeSiteContent(ctx, async (tx) => {
    const row = await lock(tx, ctx, id);
    if (row.state === 'struck') {
      if (row.correction === correction && row.delivery === delivery) return row;
      throw new AppError('conflict', 'The sentence is already struck.');
    }
    await tx
      .update(corrections)
      .set({
        state: 'struck',
        correction,
        delivery,
        decidedAt: ctx.clock.now(),
        decidedBy: by.username,
      })
      .where(byId(ctx, id));
    await writeAuditLog(tx, ctx, by, [
      { action: 'strike-sentence', reason: correction, after: { correction: id, delivery } },
    ]);
    return row;
  });
  // The job repeats it, also if this process stops here.
  await recordRecipients(ctx.db, struck);
  return readCorrection(ctx, id);
}

async function lock(tx: Db, ctx: Ctx, id: string): Promise<typeof corrections.$inferSelect> {
  const [row] = id.includes('\0')
    ? []
    : await tx.select().from(corrections).where(byId(ctx, id)).for('update');
  if (!row) throw notFound('The report was not found.');
  return row;
}

async function readCorrection(ctx: Ctx, id: string): Promise<AdminCorrection> {
  const [reply] = await toReplies(ctx, await selectCorrections(ctx.db).where(byId(ctx, id)));
  if (!reply) throw notFound('The report was not found.');
  return reply;
}

export const handlers = {
  'GET /api/admin/corrections': (ctx, { query }) => listCorrections(ctx, query),
  'POST /api/admin/corrections/{id}/dismiss': (ctx, { path }) =>
    dismissCorrection(ctx, ctx.viewer, path.id),
  'POST /api/admin/corrections/{id}/strike': (ctx, { path, body }) =>
    strikeSentence(ctx, ctx.viewer, path.id, body),
} satisfies Partial<Handlers>;
