import { and, eq, sql } from 'drizzle-orm';
import type { IssueName } from '#shared/contract/archive.ts';
import type { FrontPage } from '#shared/contract/front-page.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import type { Ctx } from '../../../context.ts';
import { perDatabase } from '../../../db/client.ts';
import { comments, posts, users } from '../../../db/schema.ts';
import { ruleOf } from '../../core/digest-defaults.ts';
import { localDate } from '../../core/local-time.ts';
import { summary, type ListedPost } from '../../posts/post-list-queries.ts';
import { readLastIssue } from './archive.ts';
import { readPostContent } from '../writing/post-content.ts';
import { choosePeriodPosts } from '../selection/choose-posts.ts';
import { readPeriodPosts } from '../selection/read-posts.ts';
import { summarizeWithoutModel } from '../writing/summary-without-model.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

/** Posts beside the lead. */
const maxOthers = 2;
/** Posts of the latest issue. */
const maxIssuePosts = 4;
/** A selection is refreshed after this time, and not used after the second. */
const freshMs = 30_000;
const staleMs = 10 * minuteMs;

/** What was chosen. Whether it is still visible is read for each page. */
type Selection = {
  at: number;
  /** The lead first. */
  posts: string[];
  postCount: number;
  standfirst: string | null;
  comment: { id: string; text: string; by: string } | null;
  issue: (IssueName & { posts: string[] }) | null;
};

/**
 * Returns what leads the front page. The selection reads the posts of a day, so each process caches
 * it per site for half a minute. A page costs one statement by ids.
 */
async function readFrontPage(ctx: Ctx): Promise<FrontPage> {
  const { db, site, clock } = ctx;
  const selection = await getSelection(ctx);
  const { issue, comment, standfirst, postCount } = selection;
  const [row] = await statements(db).visible.execute({
    site: site.id,
    ids: [...selection.posts, ...(issue?.posts ?? [])],
    comment: comment?.id ?? '',
  });
  const visible = new Map(row?.posts.map((post) => [post.id, post]));
  const toVisible = (ids: readonly string[]) => ids.flatMap((id) => visible.get(id) ?? []);
  const [lead, ...others] = toVisible(selection.posts);
  const leads = lead !== undefined && selection.posts[0] === lead.id;
  return {
    date: localDate(site.timeZone, clock.now()).toString(),
    postCount,
    lead: lead
      ? {
          post: lead,
          standfirst: leads ? standfirst : null,
          comment:
            leads && comment && row?.hasComment ? { text: comment.text, author: comment.by } : null,
        }
      : null,
    others,
    issue: issue && { ...issue, posts: toVisible(issue.posts) },
  };
}

/** The selections of each site, and those being made. */
const selections = perDatabase(() => ({
  made: new Map<string, Selection>(),
  pending: new Map<string, Promise<Selection>>(),
}));

function getSelection(ctx: Ctx): Selection | Promise<Selection> {
  const { made, pending } = selections(ctx.db);
  const { id } = ctx.site;
  const last = made.get(id);
  const age = last ? ctx.clock.now().getTime() - last.at : Infinity;
  if (last && age >= 0 && age < freshMs) return last;
  const next =
    pending.get(id) ??
    selectFrontPage(ctx)
      .then((selection) => {
        made.set(id, selection);
        return selection;
      })
      .finally(() => pending.delete(id));
  pending.set(id, next);
  if (!last || age < 0 || age >= staleMs) return next;
  next.catch((error: unknown) =>
    ctx.log.warn(
      { event: 'front_page_failed', requestId: ctx.requestId, site: ctx.site.id, error },
      'front page could not be chosen',
    ),
  );
  return last;
}

async function selectFrontPage(ctx: Ctx): Promise<Selection> {
  const { db, site, clock } = ctx;
  const now = clock.now();
  const period = { startsAt: new Date(now.getTime() - dayMs), endsAt: now };
  const [candidates, last, [counted]] = await Promise.all([
    readPeriodPosts(db, site.id, period),
    readLastIssue(ctx, 'en'),
    statements(db).count.execute({ site: site.id, since: period.startsAt }),
  ]);
  const { enough, choices } = choosePeriodPosts(candidates, ruleOf(site));
  const chosen = enough
    ? choices
        .flatMap(({ post, reason }) =>
          reason.kind === 'selected' ? [{ id: post.id, position: reason.position }] : [],
        )
        .toSorted((a, b) => a.position - b.position)
        .slice(0, 1 + maxOthers)
        .map(({ id }) => id)
    : [];
  const [lead] = await readPostContent(db, site.id, chosen.slice(0, 1));
  return {
    at: now.getTime(),
    posts: chosen,
    postCount: counted?.count ?? 0,
    standfirst: lead ? (summarizeWithoutModel(lead)?.text ?? null) : null,
    comment: lead?.comment ?? null,
    issue: last && { ...last, posts: last.posts.slice(0, maxIssuePosts).map(({ id }) => id) },
  };
}

const value = sql.placeholder;
const statements = perDatabase((db) => ({
  visible: db
    .select({
      posts: sql<ListedPost[]>`coalesce(json_agg(${summary}), '[]')`,
      hasComment: sql<boolean>`exists (
        select from ${comments} where ${comments.siteId} = ${value('site')}
          and ${comments.id} = ${value('comment')} and ${comments.isVisible})`,
    })
    .from(posts)
    .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
    .where(
      and(
        eq(posts.siteId, value('site')),
        sql`${posts.id} = any(${value('ids')})`,
        sql`${posts.isVisible}`,
      ),
    )
    .prepare('front_page_visible'),
  count: db
    .select({ count: sql<number>`count(*)::int` })
    .from(posts)
    .where(
      and(
        eq(posts.siteId, value('site')),
        sql`${posts.isVisible}`,
        sql`${posts.createdAt} >= ${value('since')}`,
      ),
    )
    .prepare('front_page_count'),
}));

export const handlers = {
  'GET /api/front-page': (ctx) => readFrontPage(ctx),
} satisfies Partial<Handlers>;
