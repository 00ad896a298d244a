import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { maxSegments, type Segment, type SegmentRule } from '#shared/contract/admin-segments.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { issues, segments, tags } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { AppError, badRequest, notFound } from '../../infra/app-error.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { newId } from '../core/ids.ts';
import type { Handlers } from '../core/handler.ts';

type Row = typeof segments.$inferSelect;
type Input = HandlerInput<'POST /api/admin/segments'>['body'];

const toSegment = ({ id, name, rule, updatedAt }: Row): Segment => ({
  id,
  name,
  rule,
  updatedAt: updatedAt.toISOString(),
});
const isOfSite = ({ site }: Needs<'site'>) => eq(segments.siteId, site.id);
const isSegment = (ctx: Needs<'site'>, id: string) => and(isOfSite(ctx), eq(segments.id, id));

/** Lists the audiences of the site by name. */
async function listSegments(ctx: Ctx): Promise<Reply<'GET /api/admin/segments'>> {
  const rows = await ctx.db
    .select()
    .from(segments)
    .where(isOfSite(ctx))
    .orderBy(asc(sql`lower(${segments.name})`));
  return { segments: rows.map(toSegment) };
}

/** Errors: bad_request for an unknown tag; conflict for a used name, or at the limit. */
async function createSegment(ctx: Ctx, by: Viewer, input: Input): Promise<Segment> {
  const { name, rule } = await checkInput(ctx, input);
  return ctx.db.transaction(async (tx) => {
    await lockForTransaction(tx, `segments of ${ctx.site.id}`);
    await rejectUsedName(tx, ctx, name);
    if ((await tx.$count(segments, isOfSite(ctx))) >= maxSegments)
      throw new AppError(
        'conflict',
        'The site has reached its limit of {max} segments. Delete one first.',
        undefined,
        { max: maxSegments },
      );
    const [created] = await tx
      .insert(segments)
      .values({ siteId: ctx.site.id, id: newId(), name, rule, updatedAt: databaseNow as never })
      .returning();
    if (!created) throw notFound('The segment was not found.');
    await writeAuditLog(tx, ctx, by, [{ action: 'add-segment', after: { name, rule } }]);
    return toSegment(created);
  });
}

/** Errors: not_found; as for a new one. */
async function changeSegment(ctx: Ctx, by: Viewer, id: string, input: Input): Promise<Segment> {
  const { name, rule } = await checkInput(ctx, input);
  return ctx.db.transaction(async (tx) => {
    await lockForTransaction(tx, `segments of ${ctx.site.id}`);
    const [before] = await tx.select().from(segments).where(isSegment(ctx, id)).for('update');
    if (!before) throw notFound('The segment was not found.');
    await rejectUsedName(tx, ctx, name, id);
    const [changed] = await tx
      .update(segments)
      .set({ name, rule, updatedAt: databaseNow })
      .where(isSegment(ctx, id))
      .returning();
    if (!changed) throw notFound('The segment was not found.');
    await writeAuditLog(tx, ctx, by, [
      {
        action: 'change-segment',
        before: { name: before.name, rule: before.rule },
        after: { name, rule },
      },
    ]);
    return toSegment(changed);
  });
}

/** Errors: not_found; conflict while an issue that is not sent yet uses it. */
async function deleteSegment(ctx: Ctx, by: Viewer, id: string): Promise<{ deleted: true }> {
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: segments.id }).from(segments).where(isSegment(ctx, id)).for('update');
    const isUnsent = and(
      eq(issues.siteId, ctx.site.id),
      or(
        and(
          eq(issues.frequency, 'letter'),
          or(isNotNull(issues.heldAt), isNotNull(issues.scheduledAt)),
        ),
        and(ne(issues.frequency, 'letter'), inArray(issues.state, ['preparing', 'sending'])),
      ),
    );
    if ((await tx.$count(issues, and(isUnsent, eq(issues.segmentId, id)))) > 0)
      throw new AppError(
        'conflict',
        'An unsent letter uses this segment. Choose another audience for it first.',
      );
    const section = JSON.stringify([{ type: 'section', segmentId: id }]);
    const hasSection = sql`(${issues.document} @> ${section}::jsonb
      or ${issues.draft} -> 'document' @> ${section}::jsonb)`;
    if ((await tx.$count(issues, and(isUnsent, hasSection))) > 0)
      throw new AppError(
        'conflict',
        'An unsent issue has a section for this segment. Remove the section first.',
      );
    const [deleted] = await tx.delete(segments).where(isSegment(ctx, id)).returning();
    if (!deleted) throw notFound('The segment was not found.');
    const { name, rule } = deleted;
    await writeAuditLog(tx, ctx, by, [{ action: 'delete-segment', before: { name, rule } }]);
    return { deleted: true };
  });
}

/** Returns the input with each list entry once. Error: bad_request for an unknown tag. */
async function checkInput({ db, site }: Ctx, { name, rule }: Input): Promise<Input> {
  const unique: SegmentRule = {
    ...rule,
    languages: [...new Set(rule.languages)],
    frequencies: [...new Set(rule.frequencies)],
    sources: [...new Set(rule.sources)],
    origins: [...new Set(rule.origins)],
    tags: [...new Set(rule.tags)],
  };
  if (unique.tags.length === 0) return { name, rule: unique };
  const known = await db.$count(
    tags,
    and(eq(tags.siteId, site.id), inArray(tags.name, unique.tags)),
  );
  if (known < unique.tags.length)
    throw badRequest([{ field: 'rule.tags', message: "must be names of the site's tags" }]);
  return { name, rule: unique };
}

async function rejectUsedName(tx: Db, ctx: Ctx, name: string, except = ''): Promise<void> {
  const [other] = await tx
    .select({ id: segments.id })
    .from(segments)
    .where(and(isOfSite(ctx), sql`lower(${segments.name}) = lower(${name})`));
  if (other && other.id !== except)
    throw new AppError('conflict', "There's already a segment with this name.", [
      { field: 'name', message: 'is the name of another segment' },
    ]);
}

export const handlers = {
  'GET /api/admin/segments': (ctx) => listSegments(ctx),
  'POST /api/admin/segments': (ctx, { body }) => createSegment(ctx, ctx.viewer, body),
  'PUT /api/admin/segments/{id}': (ctx, { path, body }) =>
    changeSegment(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/segments/{id}': (ctx, { path }) => deleteSegment(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
