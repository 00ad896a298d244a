import { and, eq, ne, sql } from 'drizzle-orm';
import { visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { badRequest, tooMany } from '../../infra/app-error.ts';
import type { RuleAuthor } from './rules.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';

/** New or edited content. `id` is set for an edit. */
type Draft = { text: string | null; renderedText: RichText | null; id?: string };
type By = Pick<Viewer, 'userId'>;
const { sameText, links, young, firstDay } = limits.spam;

/**
 * Rejects repeated texts, too many links, and rapid posts of a new account. Staff is exempt.
 * Serializes the writes of a member, so callers must call it before other locks.
 * Errors: bad_request on `text`; too_many_requests. Decision 73.
 */
export async function enforceSpamLimits(
  ctx: Pick<Ctx, 'site' | 'clock' | 'viewer'>,
  tx: Db,
  by: By,
  kind: 'post' | 'comment',
  draft: Draft,
): Promise<RuleAuthor> {
  await lockForTransaction(tx, `words of ${ctx.site.id} ${by.userId}`);
  const [user] = await tx
    .select({
      posts: users.postCount,
      comments: users.commentCount,
      role: users.role,
      age: sql<number>`extract(epoch from now() - ${users.createdAt})::float8`,
    })
    .from(users)
    .where(and(eq(users.siteId, ctx.site.id), eq(users.id, by.userId)));
  const staff =
    (user?.role ?? 'member') !== 'member' ||
    (ctx.viewer?.userId === by.userId && ctx.viewer.platform);
  const isNew = !staff && (user?.age ?? 0) < firstDay.age / 1_000;
  if (isNew && draft.id === undefined)
    await enforceNewAccountLimits(ctx, tx, by, kind, user ?? { posts: 0, comments: 0, age: 0 });
  const maxLinks = isNew ? links.firstDay : links.usual;
  if (draft.renderedText && countLinks(draft.renderedText) > maxLinks)
    throw badRequest([{ field: 'text', message: `must have at most ${maxLinks} links` }]);
  // Short thanks are often repeated.
  if (draft.text !== null && visibleCharacters(draft.text) >= sameText.least)
    await rejectDuplicateText(ctx, tx, by, draft.text, draft.id);
  return { staff, listedPosts: user?.posts ?? 0 };
}

/** Enforces the limits of a new account. Error: too_many_requests. */
async function enforceNewAccountLimits(
  { site }: Pick<Ctx, 'site'>,
  tx: Db,
  by: By,
  kind: 'post' | 'comment',
  user: { posts: number; comments: number; age: number },
): Promise<void> {
  const table = kind === 'post' ? posts : comments;
  // Hidden and deleted content also counts.
  const written =
    (kind === 'post' ? user.posts : user.comments) +
    (await tx.$count(
      table,
      and(eq(table.siteId, site.id), eq(table.userId, by.userId), sql`not ${table.isVisible}`),
    ));
  const secondsUntil = (age: number) => age / 1_000 - user.age;
  if (kind === 'post' && secondsUntil(young.age) > 0 && written >= young.posts) {
    throw tooMany(
      `New accounts can post ${young.posts === 1 ? 'once' : `${young.posts} times`} ` +
        `in their first ${young.age / 60_000} minutes. Try again a little later.`,
      secondsUntil(young.age),
    );
  }
  const maxCount = kind === 'post' ? firstDay.posts : firstDay.comments;
  if (written >= maxCount)
    throw tooMany(
      `New accounts can ${kind === 'post' ? 'post' : 'comment'} ${maxCount} times ` +
        'on their first day. Try again tomorrow.',
      secondsUntil(firstDay.age),
    );
}

/** Ignores whitespace and case. */
const toComparedText = (text: unknown) =>
  sql`lower(translate(${text}::text, E' \\t\\n\\r\\u00a0', ''))`;

/** Compares with the member's latest texts only, because spam comes in a row. */
async function rejectDuplicateText(
  ctx: Pick<Ctx, 'site' | 'clock'>,
  tx: Db,
  by: By,
  text: string,
  excludedId = '',
): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - sameText.within).toISOString();
  const selectRecent = (
    table: typeof posts | typeof comments,
    listed: boolean,
  ) => sql`(select text, created_at from ${table}
    where ${and(
      eq(table.siteId, ctx.site.id),
      eq(table.userId, by.userId),
      listed ? sql`${table.isVisible}` : sql`not ${table.isVisible}`,
      ne(table.id, excludedId),
    )} and created_at > ${since}::timestamptz
    order by created_at desc limit ${sameText.looksAt})`;
  const ownTexts = sql.join(
    [
      selectRecent(posts, true),
      selectRecent(posts, false),
      selectRecent(comments, true),
      selectRecent(comments, false),
    ],
    sql` union all `,
  );
  const { rows } = await tx.execute<{
    at: number;
  }>(sql`with given as materialized (select ${toComparedText(text)} as text)
    select extract(epoch from created_at)::float8 as at from (${ownTexts}) as own, given
    where ${toComparedText(sql`own.text`)} = given.text
    order by created_at desc limit ${sameText.count}`);
  const first = rows[sameText.count - 1];
  if (!first) return;
  const seconds = first.at + (sameText.within - ctx.clock.now().getTime()) / 1_000;
  throw tooMany(`You've already posted this ${sameText.count} times today.`, seconds);
}

/** Counts external links. Mentions are internal. */
function countLinks(content: RichText): number {
  return content.reduce(
    (count, part) =>
      count +
      (typeof part === 'string'
        ? 0
        : Number(part[0] === 'a' && !(part[2] ?? '').startsWith('/')) + countLinks(part[1])),
    0,
  );
}
