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

/** What is about to be written. `id`: what is there already and is changed. */
type Words = { text: string | null; renderedText: RichText | null; id?: string };
type By = Pick<Viewer, 'userId'>;
const { sameText, links, young, firstDay } = limits.floods;

/**
 * Refuses what only a flood would have (reliability O10): the same text again and again, a text that is all links, and an account that writes as soon as it is made, but for the site's staff. One
 * member's writing waits for each other's until the transaction ends. Called before anything else is locked. Resolves with who writes, for the site's rules. Errors: bad_request on
 * `text`; too_many_requests. Decision 73.
 */
export async function enforceSpamLimits(
  ctx: Pick<Ctx, 'site' | 'clock' | 'viewer'>,
  tx: Db,
  by: By,
  what: 'post' | 'comment',
  words: Words,
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
  if (isNew && words.id === undefined)
    await enforceNewAccountLimits(ctx, tx, by, what, user ?? { posts: 0, comments: 0, age: 0 });
  const most = isNew ? links.firstDay : links.usual;
  if (words.renderedText && countLinks(words.renderedText) > most)
    throw badRequest([{ field: 'text', message: `must have at most ${most} links` }]);
  // Thanks are said often.
  if (words.text !== null && visibleCharacters(words.text) >= sameText.least)
    await rejectDuplicateText(ctx, tx, by, words.text, words.id);
  return { staff, listedPosts: user?.posts ?? 0 };
}

/** What an account does in its first minutes and on its first day. Error: too_many_requests. */
async function enforceNewAccountLimits(
  { site }: Pick<Ctx, 'site'>,
  tx: Db,
  by: By,
  what: 'post' | 'comment',
  user: { posts: number; comments: number; age: number },
): Promise<void> {
  const table = what === 'post' ? posts : comments;
  // Hidden and deleted ones count too: they were written.
  const written =
    (what === 'post' ? user.posts : user.comments) +
    (await tx.$count(
      table,
      and(eq(table.siteId, site.id), eq(table.userId, by.userId), sql`not ${table.isVisible}`),
    ));
  const left = (age: number) => age / 1_000 - user.age;
  if (what === 'post' && left(young.age) > 0 && written >= young.posts) {
    throw tooMany(
      `New accounts can post ${young.posts === 1 ? 'once' : `${young.posts} times`} in their first ${young.age / 60_000} minutes. Try again a little later.`,
      left(young.age),
    );
  }
  const most = what === 'post' ? firstDay.posts : firstDay.comments;
  if (written >= most)
    throw tooMany(
      `New accounts can ${what === 'post' ? 'post' : 'comment'} ${most} times on their first day. Try again tomorrow.`,
      left(firstDay.age),
    );
}

/** What a text is compared by: neither space nor capitals make another. */
const compared = (text: unknown) => sql`lower(translate(${text}::text, E' \\t\\n\\r\\u00a0', ''))`;

/** Looks at the last few of a member's own texts: whoever floods has written nothing else. */
async function rejectDuplicateText(
  ctx: Pick<Ctx, 'site' | 'clock'>,
  tx: Db,
  by: By,
  text: string,
  but = '',
): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - sameText.within).toISOString();
  const recent = (
    table: typeof posts | typeof comments,
    listed: boolean,
  ) => sql`(select text, created_at from ${table}
    where ${and(eq(table.siteId, ctx.site.id), eq(table.userId, by.userId), listed ? sql`${table.isVisible}` : sql`not ${table.isVisible}`, ne(table.id, but))} and created_at > ${since}::timestamptz
    order by created_at desc limit ${sameText.looksAt})`;
  const own = sql.join(
    [recent(posts, true), recent(posts, false), recent(comments, true), recent(comments, false)],
    sql` union all `,
  );
  const { rows } = await tx.execute<{
    at: number;
  }>(sql`with given as materialized (select ${compared(text)} as text)
    select extract(epoch from created_at)::float8 as at from (${own}) as own, given where ${compared(sql`own.text`)} = given.text order by created_at desc limit ${sameText.count}`);
  const first = rows[sameText.count - 1];
  if (!first) return;
  const seconds = first.at + (sameText.within - ctx.clock.now().getTime()) / 1_000;
  throw tooMany(`You've already posted this ${sameText.count} times today.`, seconds);
}

/** Links that lead away; names of members do not. */
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
