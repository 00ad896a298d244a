import { and, desc, eq, sql } from 'drizzle-orm';
import type { ModerationRule } from '#shared/contract/admin-moderation-schemas.ts';
import type { FieldError } from '#shared/contract/errors.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { moderationRules, reports, sites } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { matchRules, mostWords, wordPattern, type Written } from './rule-matcher.ts';
import { parseDomain } from '../posts/url-normalization.ts';
import { newId } from '../core/ids.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';

type Row = typeof moderationRules.$inferSelect;
/** Rules of one site: all are read for each text that is written. */
const most = 1_000;

const toRule = ({ id, kind, pattern, action, note, createdAt }: Row): ModerationRule => ({
  id,
  kind,
  pattern,
  action,
  note,
  createdAt: createdAt.toISOString(),
});
const ofSite = ({ site }: Pick<Ctx, 'site'>) => eq(moderationRules.siteId, site.id);

/** Rules of the site, the last made first. */
export async function listRules(
  ctx: Ctx,
  { cursor, limit = 25 }: HandlerInput<'GET /api/admin/rules'>['query'],
): Promise<Reply<'GET /api/admin/rules'>> {
  const [createdAt, id] =
    cursor === undefined ? [] : decodeCursor('rules', cursor, ['number', 'string']);
  const after =
    createdAt === undefined
      ? undefined
      : sql`(${moderationRules.createdAt}, ${moderationRules.id}) < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
  const found = await ctx.db
    .select()
    .from(moderationRules)
    .where(and(ofSite(ctx), after))
    .orderBy(desc(moderationRules.createdAt), desc(moderationRules.id))
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(found, limit, (last) =>
    encodeCursor('rules', [last.createdAt.getTime(), last.id]),
  );
  return {
    rules: rows.map(toRule),
    ...page,
    holdFirstPosts: await firstPosts(ctx.db, ctx.site.id),
  };
}

/** Adds a rule (features 3.6). Errors: bad_request for a pattern that is none; conflict for one that there is, and when there are a thousand. */
export async function addRule(
  ctx: Ctx,
  by: Viewer,
  { kind, pattern: typed, action, note = '' }: HandlerInput<'POST /api/admin/rules'>['body'],
): Promise<ModerationRule> {
  const pattern = kind === 'domain' ? domainPattern(typed) : wordPattern(typed);
  if (pattern === null)
    throw badRequest([
      {
        field: 'pattern',
        message:
          kind === 'domain'
            ? 'must be a host name, such as spam.example'
            : `must be one to ${mostWords} words of letters and digits`,
      },
    ]);
  return ctx.db.transaction(async (tx) => {
    await lockForTransaction(tx, `rules of ${ctx.site.id}`);
    if ((await tx.$count(moderationRules, ofSite(ctx))) >= most)
      throw new AppError(
        'conflict',
        `The site has reached its limit of ${most} rules. Delete one first.`,
      );
    const [made] = await tx
      .insert(moderationRules)
      .values({ siteId: ctx.site.id, id: newId(), kind, pattern, action, note })
      .onConflictDoNothing()
      .returning();
    if (!made)
      throw new AppError('conflict', "There's already a rule for this.", [
        { field: 'pattern', message: 'already has a rule' },
      ]);
    await writeAuditLog(tx, ctx, by, [{ action: 'add-rule', after: { kind, pattern, action } }]);
    return toRule(made);
  });
}

/** A host as it is compared: names have a dot, for nobody means all of `example`. */
function domainPattern(typed: string): string | null {
  const domain = parseDomain(typed.trim());
  return domain !== null && domain.length <= 253 && /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(domain)
    ? domain
    : null;
}

/** Changes what a rule does. Error: not_found. */
export async function changeRule(
  ctx: Ctx,
  by: Viewer,
  id: string,
  change: HandlerInput<'PATCH /api/admin/rules/{id}'>['body'],
): Promise<ModerationRule> {
  return ctx.db.transaction(async (tx) => {
    const [was] = await tx
      .select()
      .from(moderationRules)
      .where(and(ofSite(ctx), eq(moderationRules.id, id)))
      .for('update');
    if (!was) throw notFound('The rule');
    const next = { action: change.action ?? was.action, note: change.note ?? was.note };
    if (next.action === was.action && next.note === was.note) return toRule(was);
    await tx
      .update(moderationRules)
      .set(next)
      .where(and(ofSite(ctx), eq(moderationRules.id, id)));
    const { kind, pattern } = was;
    await writeAuditLog(tx, ctx, by, [
      {
        action: 'change-rule',
        before: { kind, pattern, action: was.action },
        after: { kind, pattern, action: next.action },
      },
    ]);
    return toRule({ ...was, ...next });
  });
}

/** Deletes a rule; what it held goes on waiting. Error: not_found. */
export async function deleteRule(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/admin/rules/{id}'>> {
  return ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(moderationRules)
      .where(and(ofSite(ctx), eq(moderationRules.id, id)))
      .returning();
    if (!gone) throw notFound('The rule');
    const { kind, pattern, action } = gone;
    await writeAuditLog(tx, ctx, by, [
      { action: 'delete-rule', before: { kind, pattern, action } },
    ]);
    return { deleted: true };
  });
}

/** Who writes, as rules look at them. */
export type RuleAuthor = { staff: boolean; listedPosts: number };
/** What rules make of something: why it is held, why it is reported; null where it is not. */
export type RuleVerdict = { hold: string | null; report: string | null };

/**
 * Looks at what is about to be written by the rules of the site; rules do not count for its staff. `first`: it is a new post, and the site may hold the first posts of a member (`settings.moderation.holdFirstPosts`,
 * read anew each time, so that it counts from the next post on in every process). Error: bad_request, naming each field that a rule refuses.
 */
export async function evaluateRules(
  tx: Db,
  { site }: { site: Pick<Ctx['site'], 'id'> },
  writer: RuleAuthor,
  written: Written,
  first = false,
): Promise<RuleVerdict> {
  if (writer.staff) return { hold: null, report: null };
  const rules = await tx
    .select({
      kind: moderationRules.kind,
      pattern: moderationRules.pattern,
      action: moderationRules.action,
    })
    .from(moderationRules)
    .where(eq(moderationRules.siteId, site.id))
    .limit(most);
  const broken = rules.length === 0 ? [] : matchRules(rules, written);
  const refused = broken.filter(({ rule }) => rule.action === 'reject');
  if (refused.length > 0)
    throw badRequest(
      refused.map(({ rule: { kind, pattern }, field }): FieldError => ({
        field,
        message:
          kind === 'domain' ? `must not link to ${pattern}` : `must not contain “${pattern}”`,
      })),
    );
  const why = (action: Row['action']) => {
    const words = broken
      .filter(({ rule }) => rule.action === action)
      .map(({ rule: { kind, pattern } }) =>
        kind === 'domain' ? `a link to ${pattern}` : `“${pattern}”`,
      );
    return words.length === 0 ? null : `Matches ${words.slice(0, 5).join(', ')}.`;
  };
  const hold = why('hold');
  if (hold === null && first) {
    const needed = await firstPosts(tx, site.id);
    if (writer.listedPosts < needed)
      return {
        hold:
          needed === 1
            ? "This member's first post."
            : `One of this member's first ${needed} posts.`,
        report: null,
      };
  }
  return { hold, report: hold === null ? why('report') : null };
}

/** Says how many first posts of each member wait. It counts from the next post on, in every process; what waits goes on waiting. */
export async function setNewMemberHold(
  ctx: Ctx,
  by: Viewer,
  holdFirstPosts: number,
): Promise<Reply<'PUT /api/admin/rules'>> {
  return ctx.db.transaction(async (tx) => {
    await tx
      .select({ id: sites.id })
      .from(sites)
      .where(eq(sites.id, ctx.site.id))
      .for('no key update');
    const before = await firstPosts(tx, ctx.site.id);
    if (before === holdFirstPosts) return { holdFirstPosts };
    await tx
      .update(sites)
      .set({
        settings:
          sql`${sites.settings} || ${JSON.stringify({ moderation: { holdFirstPosts } })}::jsonb` as never,
      })
      .where(eq(sites.id, ctx.site.id));
    await writeAuditLog(tx, ctx, by, [
      { action: 'hold-first-posts', before: { holdFirstPosts: before }, after: { holdFirstPosts } },
    ]);
    return { holdFirstPosts };
  });
}

/** How many listed posts a member needs before theirs are no longer held. */
async function firstPosts(db: Db, siteId: string): Promise<number> {
  const [row] = await db
    .select({ setting: sql<unknown>`${sites.settings} -> 'moderation' -> 'holdFirstPosts'` })
    .from(sites)
    .where(eq(sites.id, siteId));
  const setting = typeof row?.setting === 'string' ? Number(row.setting) : row?.setting;
  return typeof setting === 'number' && Number.isInteger(setting) && setting > 0
    ? Math.min(setting, limits.firstPosts.most)
    : 0;
}

/**
 * A report that a rule makes. It stands under the author's own name, of whom no report of their own can come, once; a text that was changed is reported anew. Lists tell it from
 * others by its reason, `rule`.
 */
export async function autoReport(
  tx: Db,
  { site }: { site: Pick<Ctx['site'], 'id'> },
  authorId: string,
  on: { postId: string } | { commentId: string },
  note: string,
): Promise<void> {
  const [target, targetWhere] =
    'postId' in on
      ? [[reports.siteId, reports.reporterId, reports.postId], sql`post_id is not null`]
      : [[reports.siteId, reports.reporterId, reports.commentId], sql`comment_id is not null`];
  await tx
    .insert(reports)
    .values({ siteId: site.id, id: newId(), reporterId: authorId, ...on, reason: 'rule', note })
    .onConflictDoUpdate({
      target,
      targetWhere,
      set: { note, state: 'open', outcome: null, closedAt: null, createdAt: sql`now()` },
    });
}
