import { and, desc, eq, sql } from 'drizzle-orm';
import type { ModerationRule } from '#shared/contract/admin-moderation-schemas.ts';
import type { FieldError } from '#shared/contract/errors.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { problem } from '#shared/texts/problems.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { moderationRules, reports, sites } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { matchRules, maxWords, wordPattern, type Written } from './rule-matcher.ts';
import { parseDomain } from '../posts/url-normalization.ts';
import { newId } from '../core/ids.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import type { Handlers } from '../core/handler.ts';

type Row = typeof moderationRules.$inferSelect;
/** Rules per site. Each new text is matched against all of them. */
const maxRules = 1_000;

const toRule = ({ id, kind, pattern, action, note, createdAt }: Row): ModerationRule => ({
  id,
  kind,
  pattern,
  action,
  note,
  createdAt: createdAt.toISOString(),
});
const isOfSite = ({ site }: Needs<'site'>) => eq(moderationRules.siteId, site.id);

/** Lists the site's rules, newest first. */
async function listRules(
  ctx: Ctx,
  { cursor, limit = 25 }: HandlerInput<'GET /api/admin/rules'>['query'],
): Promise<Reply<'GET /api/admin/rules'>> {
  const [createdAt, id] =
    cursor === undefined ? [] : decodeCursor('rules', cursor, ['number', 'string']);
  const afterCursor =
    createdAt === undefined
      ? undefined
      : sql`(${moderationRules.createdAt}, ${moderationRules.id})
          < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
  const rules = await ctx.db
    .select()
    .from(moderationRules)
    .where(and(isOfSite(ctx), afterCursor))
    .orderBy(desc(moderationRules.createdAt), desc(moderationRules.id))
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(rules, limit, (last) =>
    encodeCursor('rules', [last.createdAt.getTime(), last.id]),
  );
  return {
    rules: rows.map(toRule),
    ...page,
    holdFirstPosts: await readFirstPostHold(ctx.db, ctx.site.id),
  };
}

/**
 * Adds a rule. Errors: bad_request for an invalid pattern; conflict for a duplicate or at the
 * limit.
 */
async function addRule(
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
            : `must be one to ${maxWords} words of letters and digits`,
      },
    ]);
  return ctx.db.transaction(async (tx) => {
    await lockForTransaction(tx, `rules of ${ctx.site.id}`);
    if ((await tx.$count(moderationRules, isOfSite(ctx))) >= maxRules)
      throw new AppError(
        'conflict',
        'The site has reached its limit of {max} rules. Delete one first.',
        undefined,
        { max: maxRules },
      );
    const [created] = await tx
      .insert(moderationRules)
      .values({ siteId: ctx.site.id, id: newId(), kind, pattern, action, note })
      .onConflictDoNothing()
      .returning();
    if (!created)
      throw new AppError('conflict', "There's already a rule for this.", [
        { field: 'pattern', message: 'already has a rule' },
      ]);
    await writeAuditLog(tx, ctx, by, [{ action: 'add-rule', after: { kind, pattern, action } }]);
    return toRule(created);
  });
}

/** Returns a host to compare. It must contain a dot, because no one means all of `example`. */
function domainPattern(typed: string): string | null {
  const domain = parseDomain(typed.trim());
  return domain !== null && domain.length <= 253 && /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(domain)
    ? domain
    : null;
}

/** Changes the action or note of a rule. Error: not_found. */
async function changeRule(
  ctx: Ctx,
  by: Viewer,
  id: string,
  change: HandlerInput<'PATCH /api/admin/rules/{id}'>['body'],
): Promise<ModerationRule> {
  return ctx.db.transaction(async (tx) => {
    const [rule] = await tx
      .select()
      .from(moderationRules)
      .where(and(isOfSite(ctx), eq(moderationRules.id, id)))
      .for('update');
    if (!rule) throw notFound('The rule was not found.');
    const next = { action: change.action ?? rule.action, note: change.note ?? rule.note };
    if (next.action === rule.action && next.note === rule.note) return toRule(rule);
    await tx
      .update(moderationRules)
      .set(next)
      .where(and(isOfSite(ctx), eq(moderationRules.id, id)));
    const { kind, pattern } = rule;
    await writeAuditLog(tx, ctx, by, [
      {
        action: 'change-rule',
        before: { kind, pattern, action: rule.action },
        after: { kind, pattern, action: next.action },
      },
    ]);
    return toRule({ ...rule, ...next });
  });
}

/** Deletes a rule. Items it held remain held. Error: not_found. */
async function deleteRule(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/admin/rules/{id}'>> {
  return ctx.db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(moderationRules)
      .where(and(isOfSite(ctx), eq(moderationRules.id, id)))
      .returning();
    if (!deleted) throw notFound('The rule was not found.');
    const { kind, pattern, action } = deleted;
    await writeAuditLog(tx, ctx, by, [
      { action: 'delete-rule', before: { kind, pattern, action } },
    ]);
    return { deleted: true };
  });
}

/** The author's properties that rules depend on. */
export type RuleAuthor = { staff: boolean; listedPosts: number };
/** `holdFirstPosts`: how many listed posts a member needs before new ones are no longer held. */
export type SiteRules = {
  rules: Pick<Row, 'kind' | 'pattern' | 'action'>[];
  holdFirstPosts: number;
};
/** Reasons to hold and to report; null if there are none. */
type RuleVerdict = { hold: string | null; report: string | null };

/** As text, because the setting may be a number or a string. */
const firstPostHold = sql`coalesce(${sites.settings} -> 'moderation' ->> 'holdFirstPosts', '')`;

function parseFirstPostHold(setting: string): number {
  const count = Number(setting);
  return Number.isInteger(count) && count > 0 ? Math.min(count, limits.firstPosts.max) : 0;
}

/** The rules of a site, as columns of a select. */
export const siteRules = (siteId: string) => ({
  rules: sql<SiteRules['rules']>`(
    select coalesce(json_agg(rule), '[]') from (
      select kind, pattern, action from ${moderationRules}
      where ${eq(moderationRules.siteId, siteId)} limit ${maxRules}
    ) as rule)`,
  holdFirstPosts: sql`(
    select ${firstPostHold} from ${sites} where ${eq(sites.id, siteId)})`.mapWith(
    parseFirstPostHold,
  ),
});

/** Reads the rules of a site. */
export async function readSiteRules(db: Db, siteId: string): Promise<SiteRules> {
  const [row] = await db.select(siteRules(siteId)).from(sites).where(eq(sites.id, siteId));
  return row ?? { rules: [], holdFirstPosts: 0 };
}

/**
 * Checks new content against the site's rules. Staff is exempt.
 * `first`: a new post, which the site may hold by `settings.moderation.holdFirstPosts`.
 * Error: bad_request for each field that matches a `reject` rule.
 */
export function evaluateRules(
  { staff, listedPosts, rules, holdFirstPosts }: RuleAuthor & SiteRules,
  written: Written,
  first = false,
): RuleVerdict {
  if (staff) return { hold: null, report: null };
  const matches = rules.length === 0 ? [] : matchRules(rules, written);
  const rejections = matches.filter(({ rule }) => rule.action === 'reject');
  if (rejections.length > 0)
    throw badRequest(
      rejections.map(({ rule: { kind, pattern }, field }): FieldError => ({
        field,
        message:
          kind === 'domain'
            ? problem(`must not link to “${pattern}”`)
            : problem(`must not contain “${pattern}”`),
      })),
    );
  const describeMatches = (action: Row['action']) => {
    const patterns = matches
      .filter(({ rule }) => rule.action === action)
      .map(({ rule: { kind, pattern } }) =>
        kind === 'domain' ? `a link to ${pattern}` : `“${pattern}”`,
      );
    return patterns.length === 0 ? null : `Matches ${patterns.slice(0, 5).join(', ')}.`;
  };
  const hold = describeMatches('hold');
  if (hold === null && first && listedPosts < holdFirstPosts)
    return {
      hold:
        holdFirstPosts === 1
          ? "This member's first post."
          : `One of this member's first ${holdFirstPosts} posts.`,
      report: null,
    };
  return { hold, report: hold === null ? describeMatches('report') : null };
}

/** Sets how many first posts of each member are held. Held posts remain held. */
async function setNewMemberHold(
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
    const before = await readFirstPostHold(tx, ctx.site.id);
    if (before === holdFirstPosts) return { holdFirstPosts };
    const change = JSON.stringify({ moderation: { holdFirstPosts } });
    await tx
      .update(sites)
      .set({ settings: sql`${sites.settings} || ${change}::jsonb` as never })
      .where(eq(sites.id, ctx.site.id));
    await writeAuditLog(tx, ctx, by, [
      { action: 'hold-first-posts', before: { holdFirstPosts: before }, after: { holdFirstPosts } },
    ]);
    return { holdFirstPosts };
  });
}

async function readFirstPostHold(db: Db, siteId: string): Promise<number> {
  const [row] = await db
    .select({ setting: firstPostHold.mapWith(parseFirstPostHold) })
    .from(sites)
    .where(eq(sites.id, siteId));
  return row?.setting ?? 0;
}

/**
 * Files a report in the author's name, once per item. Members cannot report themselves.
 * A later edit reopens it. The reason `rule` identifies these reports.
 */
export async function autoReport(
  tx: Db,
  { site }: { site: Pick<Ctx['site'], 'id'> },
  authorId: string,
  item: { postId: string } | { commentId: string },
  note: string,
): Promise<void> {
  const [target, targetWhere] =
    'postId' in item
      ? [[reports.siteId, reports.reporterId, reports.postId], sql`post_id is not null`]
      : [[reports.siteId, reports.reporterId, reports.commentId], sql`comment_id is not null`];
  await tx
    .insert(reports)
    .values({ siteId: site.id, id: newId(), reporterId: authorId, ...item, reason: 'rule', note })
    .onConflictDoUpdate({
      target,
      targetWhere,
      set: { note, state: 'open', outcome: null, closedAt: null, createdAt: sql`now()` },
    });
}

export const handlers = {
  'GET /api/admin/rules': (ctx, { query }) => listRules(ctx, query),
  'POST /api/admin/rules': (ctx, { body }) => addRule(ctx, ctx.viewer, body),
  'PUT /api/admin/rules': (ctx, { body }) => setNewMemberHold(ctx, ctx.viewer, body.holdFirstPosts),
  'PATCH /api/admin/rules/{id}': (ctx, { path, body }) =>
    changeRule(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/rules/{id}': (ctx, { path }) => deleteRule(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
