import { truncate } from '#shared/truncate.ts';
import { and, isNull, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Post, PostSummary } from '#shared/contract/posts.ts';
import type { Needs } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import {
  articles,
  digestVariants,
  issuePosts,
  issues,
  pinnedPosts,
  posts,
  postTags,
  summaries,
  users,
} from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { deletedTitle, hasDiscussion } from './post-row.ts';
import { parsePostId } from './slugs.ts';
import { summary, toIso } from './post-list-queries.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/**
 * The selected or English summary, if it rests on no other post of the story; at most two general
 * issues with it: daily and weekly.
 */
const inDigest = {
  summary: sql<string | null>`(select nullif(${summaries.text}, '') from ${summaries}
    where ${summaries.siteId} = ${posts.siteId} and ${summaries.postId} = ${posts.id}
      and ${summaries.language} in ('en', 'und') and ${summaries.style} = 'standard'
      and not jsonb_path_exists(coalesce(${summaries.sentences}, '[]'),
        '$[*].passages[*] ? (@.post != $post)', jsonb_build_object('post', ${posts.id}))
    order by ${summaries.createdAt} desc limit 1)`,
  issues: sql<Post['issues']>`(select coalesce(
      json_agg(json_build_object('period', f.period, 'frequency', f.frequency)), '[]') from (
    select i.period, i.frequency from ${issuePosts} ip
    join ${digestVariants} a on a.site_id = ip.site_id and a.issue_id = ip.issue_id
      and a.language = 'en' and a.prompt_key = '' and a.state = 'ready'
      and ip.post_id = any(a.post_ids)
    join ${issues} i on i.site_id = ip.site_id and i.id = ip.issue_id
      and i.held_at is null
    where ip.site_id = ${posts.siteId} and ip.post_id = ${posts.id} and ip.outcome <> 'excluded'
    order by i.ends_at desc, i.frequency desc limit 2) f)`,
  // Only the newest posts of each tag, to bound the work.
  related: sql<Post['related']>`(select coalesce(
      json_agg(json_build_object('slug', r.slug, 'title', r.title)), '[]') from (
    select p.slug, p.title from (
      select n.post_id, count(*) as shared, max(n.created_at) as created_at
      from unnest(${posts.tags}) as own(tag) cross join lateral (
        select pt.post_id, pt.created_at from ${postTags} pt
        where pt.site_id = ${posts.siteId} and pt.tag = own.tag
        order by pt.created_at desc, pt.post_id desc limit ${sql.raw(String(limits.related.perTag))}
      ) n where n.post_id <> ${posts.id}
      group by n.post_id order by shared desc, created_at desc, n.post_id desc
      limit ${sql.raw(String(2 * limits.related.max))}
    ) s join ${posts} p on p.site_id = ${posts.siteId} and p.id = s.post_id and p.is_visible
    order by s.shared desc, s.created_at desc, s.post_id desc
    limit ${sql.raw(String(limits.related.max))}) r)`,
  article: sql<StoredArticle | null>`(select json_build_object('excerpt', coalesce(a.excerpt, left(a.text, 300)),
      'characters', length(a.text), 'language', a.language) from ${articles} a
    where a.site_id = ${posts.siteId} and a.post_id = ${posts.id} and a.state = 'read')`,
};

type StoredArticle = { excerpt: string | null; characters: number | null; language: string | null };

/** Characters read in a minute. Chinese, Japanese and Korean say more with each. */
const [alphabetic, dense] = [1_200, 450];
const maxDescription = 240;

function toLinkedPage({ excerpt, characters, language }: StoredArticle): Post['linkedPage'] {
  if (!characters) return undefined;
  const [text = ''] = (excerpt ?? '').trim().split('\n', 1);
  const speed = /^(?:zh|ja|ko)\b/i.test(language ?? '') ? dense : alphabetic;
  return {
    description: truncate(text, maxDescription) || null,
    minutes: Math.max(1, Math.round(characters / speed)),
    language,
  };
}

/** Separate from the lists, because a transaction prepares all statements of a set again. */
const statements = perDatabase((db) => ({
  listed: db
    .select({
      post: summary,
      text: posts.text,
      content: posts.renderedText,
      editedAt: posts.editedAt,
      lockedAt: posts.lockedAt,
      isStub: posts.isStub,
      pinnedUntil: sql<string | null>`(select ${toIso(pinnedPosts.until)} from ${pinnedPosts}
        where ${pinnedPosts.siteId} = ${posts.siteId} and ${pinnedPosts.postId} = ${posts.id}
          and ${pinnedPosts.until} > ${sql.placeholder('now')})`,
      ...inDigest,
    })
    .from(posts)
    .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
    .where(and(own(posts, sql.placeholder('site'), { id: sql.placeholder('id') }), hasDiscussion))
    .prepare('post_one'),
}));

/**
 * Returns a visible post or stub by id or slug; for its author also a hidden one.
 * Error: not_found.
 */
export async function readPost(
  ctx: Needs<'db' | 'site' | 'clock' | 'viewer'>,
  idOrSlug: string,
): Promise<Post> {
  const id = parsePostId(idOrSlug);
  const [row] = id
    ? await statements(ctx.db).listed.execute({ site: ctx.site.id, id, now: ctx.clock.now() })
    : [];
  if (row) return row.isStub ? toStub(row) : toPost(row);
  if (!id || !ctx.viewer) throw notFound('The post was not found.');
  return readOwnPost(ctx, ctx.viewer, id);
}

/** Returns a post for its author, hidden or not. Error: not_found. */
export async function readOwnPost(
  ctx: Needs<'db' | 'site'>,
  by: { userId: string },
  id: string,
): Promise<Post> {
  const [row] = await ctx.db
    .select({
      post: summary,
      text: posts.text,
      content: posts.renderedText,
      editedAt: posts.editedAt,
      lockedAt: posts.lockedAt,
      isHidden: posts.isHidden,
      hiddenBy: posts.hiddenBy,
      ...inDigest,
    })
    .from(posts)
    .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
    .where(and(own(posts, ctx.site.id, { id, userId: by.userId }), isNull(posts.deletedAt)));
  if (!row) throw notFound('The post was not found.');
  return {
    ...toPost(row),
    ...(row.isHidden ? { hidden: true, hiddenBy: row.hiddenBy ?? 'moderator' } : {}),
  };
}

/** Returns what is left of a deleted post. Its slug has no words of the title. */
const toStub = ({
  post: { id, score, commentCount, createdAt, updatedAt },
  lockedAt,
}: {
  post: PostSummary;
  lockedAt: Date | null;
}): Post => ({
  id,
  slug: id,
  title: deletedTitle,
  url: null,
  domain: null,
  author: null,
  score,
  commentCount,
  commentsElsewhere: null,
  tags: [],
  createdAt,
  updatedAt,
  text: null,
  content: null,
  editedAt: null,
  summary: null,
  issues: [],
  related: [],
  deleted: true,
  ...(lockedAt === null ? {} : { locked: true }),
});

function toPost({
  post,
  editedAt,
  lockedAt,
  text,
  content,
  summary: summaryText,
  issues: among,
  related,
  article,
  pinnedUntil,
}: {
  post: PostSummary;
  editedAt: Date | null;
  lockedAt: Date | null;
  article: StoredArticle | null;
  pinnedUntil?: string | null;
} & Pick<Post, 'text' | 'content' | 'summary' | 'issues' | 'related'>): Post {
  const linkedPage = article ? toLinkedPage(article) : undefined;
  return {
    ...post,
    text,
    content,
    editedAt: editedAt?.toISOString() ?? null,
    summary: summaryText,
    issues: among,
    related,
    ...(linkedPage ? { linkedPage } : {}),
    ...(lockedAt === null ? {} : { locked: true }),
    ...(pinnedUntil ? { pinnedUntil } : {}),
  };
}

export const handlers = {
  'GET /api/posts/{id}': (ctx, { path }) => readPost(ctx, path.id),
} satisfies Partial<Handlers>;
