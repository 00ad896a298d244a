import { and, ne, sql, type SQL } from 'drizzle-orm';
import { minuteMs } from '#shared/durations.ts';
import { visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import type { RichText } from '#shared/rich-text.ts';
import { english } from '#shared/texts/translate.ts';
import type { Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { badRequest, notFound, tooMany } from '../../infra/app-error.ts';
import { siteRules, type RuleAuthor, type SiteRules } from './rules.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { own } from '../../db/own.ts';

/** New or edited content. `id` is set for an edit. */
type Draft = { text: string | null; renderedText: RichText | null; id?: string };
type By = Pick<Viewer, 'userId'>;
const { sameText, links, young, firstDay } = limits.spam;

/**
 * Rejects repeated texts, too many links, and rapid posts of a new account. Staff is exempt.
 * Serializes the writes of a member, so callers must call it before other locks. Returns what
 * `evaluateRules` needs.
 * Errors: bad_request on `text`; too_many_requests.
 */
export async function enforceSpamLimits(
  ctx: Needs<'site' | 'clock' | 'viewer'>,
  tx: Db,
  by: By,
  kind: 'post' | 'comment',
  draft: Draft,
): Promise<RuleAuthor & SiteRules> {
  await lockForTransaction(tx, `words of ${ctx.site.id} ${by.userId}`);
  const writer = await readWriter(ctx, tx, by, kind, draft);
  const staff =
    writer.role !== 'member' || (ctx.viewer?.userId === by.userId && ctx.viewer.platform);
  const isNew = !staff && writer.age < firstDay.ageMs / 1_000;
  if (isNew && draft.id === undefined) enforceNewAccountLimits(kind, writer);
  const maxLinks = isNew ? links.firstDay : links.default;
  if (draft.renderedText && countLinks(draft.renderedText) > maxLinks)
    throw badRequest([{ field: 'text', message: `must have at most ${maxLinks} links` }]);
  if (writer.repeatedAt !== null)
    throw tooMany(
      "You've already posted this {count} times today.",
      writer.repeatedAt + (sameText.windowMs - ctx.clock.now().getTime()) / 1_000,
      { count: sameText.count },
    );
  const { rules, holdFirstPosts, posts: listedPosts } = writer;
  return { staff, listedPosts, rules, holdFirstPosts };
}

type Writer = Awaited<ReturnType<typeof readWriter>>;

/**
 * Reads in one statement what decides about the text of a member. `unlisted`: hidden and deleted
 * content. `repeatedAt`: the time of an equal text, if there are too many; null otherwise.
 */
async function readWriter(
  ctx: Needs<'site' | 'clock'>,
  tx: Db,
  by: By,
  kind: 'post' | 'comment',
  { text, id }: Draft,
) {
  const table = kind === 'post' ? posts : comments;
  const age = sql<number>`extract(epoch from now() - ${users.createdAt})::float8`;
  const isUnlisted = and(
    own(table, ctx.site.id, { userId: by.userId }),
    sql`not ${table.isVisible}`,
  );
  // Short thanks are often repeated.
  const isCompared = text !== null && visibleCharacters(text) >= sameText.minCharacters;
  const [writer] = await tx
    .select({
      role: users.role,
      age,
      posts: users.postCount,
      comments: users.commentCount,
      unlisted: sql<number>`case when ${age} < ${firstDay.ageMs / 1_000}
        then (select count(*) from ${table} where ${isUnlisted})::integer else 0 end`,
      repeatedAt: sql<number | null>`${isCompared ? findRepeatedText(ctx, by, text, id) : null}`,
      ...siteRules(ctx.site.id),
    })
    .from(users)
    .where(own(users, ctx.site.id, { id: by.userId }));
  if (!writer) throw notFound('The user was not found.');
  return writer;
}

/** Enforces the limits of a new account. Error: too_many_requests. */
function enforceNewAccountLimits(kind: 'post' | 'comment', writer: Writer): void {
  const written = (kind === 'post' ? writer.posts : writer.comments) + writer.unlisted;
  const secondsUntil = (age: number) => age / 1_000 - writer.age;
  if (kind === 'post' && secondsUntil(young.ageMs) > 0 && written >= young.posts) {
    throw tooMany(
      'New accounts can post {count, plural, =1 {once} other {# times}} ' +
        'in their first {minutes} minutes. Try again a little later.',
      secondsUntil(young.ageMs),
      { count: young.posts, minutes: young.ageMs / minuteMs },
    );
  }
  const maxCount = kind === 'post' ? firstDay.posts : firstDay.comments;
  if (written >= maxCount)
    throw tooMany(
      kind === 'post'
        ? english('New accounts can post {count} times on their first day. Try again tomorrow.')
        : english('New accounts can comment {count} times on their first day. Try again tomorrow.'),
      secondsUntil(firstDay.ageMs),
      { count: maxCount },
    );
}

/** Ignores whitespace and case. */
const toComparedText = (text: unknown) =>
  sql`lower(translate(${text}::text, E' \\t\\n\\r\\u00a0', ''))`;

/**
 * Selects the time of the member's earlier text that makes this one too many. Looks at the latest
 * texts only, because spam comes in a row.
 */
function findRepeatedText(
  ctx: Needs<'site' | 'clock'>,
  by: By,
  text: string,
  excludedId = '',
): SQL {
  const since = new Date(ctx.clock.now().getTime() - sameText.windowMs).toISOString();
  const selectRecent = (
    table: typeof posts | typeof comments,
    listed: boolean,
  ) => sql`(select text, created_at from ${table}
    where ${and(
      own(table, ctx.site.id, { userId: by.userId }),
      listed ? sql`${table.isVisible}` : sql`not ${table.isVisible}`,
      ne(table.id, excludedId),
    )} and created_at > ${since}::timestamptz
    order by created_at desc limit ${sameText.maxCompared})`;
  const ownTexts = sql.join(
    [
      selectRecent(posts, true),
      selectRecent(posts, false),
      selectRecent(comments, true),
      selectRecent(comments, false),
    ],
    sql` union all `,
  );
  return sql`(with given as materialized (select ${toComparedText(text)} as text)
    select extract(epoch from own.created_at)::float8 from (${ownTexts}) as own, given
    where ${toComparedText(sql`own.text`)} = given.text
    order by own.created_at desc offset ${sameText.count - 1} limit 1)`;
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
