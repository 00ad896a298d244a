import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { plainText } from '#shared/rich-text.ts';
import { commentPath, postPath } from '#shared/paths.ts';
import {
  flattenDocument,
  listSegmentIds,
  splitDocument,
  type PlacedDocument,
  type ReferenceBlock,
  type ShownBlock,
  type ShownPost,
} from '#shared/newsletter/document.ts';
import { truncate } from '#shared/truncate.ts';
import type { Db } from '../../../db/client.ts';
import { articles, comments, posts, segments, users } from '../../../db/schema.ts';
import { oneLine } from '../../../infra/text/plain-text.ts';
import { joinsFetchedArticle } from '../../posts/read-article.ts';
import { readDocument } from './issue-document.ts';
import type { Issue } from './issues.ts';
import { own } from '../../../db/own.ts';

/** Maximum length of a quoted comment. */
const maxQuoteLength = 600;

type Source = Pick<Issue, 'siteId' | 'startsAt' | 'endsAt' | 'document'>;
/** A document as readers see it now, and the posts and comments that it shows. */
export type ShownDocument = {
  document: PlacedDocument;
  postIds: string[];
  commentIds: string[];
};

/**
 * Reads what the blocks of an issue name. Leaves out hidden posts and comments, and the sections
 * for other segments than `segmentIds`.
 */
export async function showDocument(
  db: Db,
  issue: Source,
  segmentIds: readonly string[] | null = null,
): Promise<ShownDocument> {
  const document = flattenDocument(
    readDocument(issue),
    (segmentId) => segmentIds?.includes(segmentId) ?? false,
  );
  const ids = document.flatMap((block) => (block.type === 'post' ? [block.postId] : []));
  const named = await readPosts(db, issue.siteId, ids);
  const quoted = await readComments(db, issue.siteId, document);
  const shown: (ShownBlock | { type: 'digest' })[] = [];
  const used = { posts: new Set<string>(), comments: new Set<string>() };
  for (const block of document) {
    if (block.type === 'comment') {
      const comment = quoted.get(block.commentId);
      if (!comment) continue;
      used.comments.add(block.commentId);
      shown.push(comment);
    } else if (block.type === 'post' || block.type === 'posts') {
      const found =
        block.type === 'posts'
          ? await readBestPosts(db, issue, block)
          : new Map([...named].filter(([id]) => id === block.postId));
      for (const id of found.keys()) used.posts.add(id);
      shown.push({
        type: 'shown-posts',
        title: block.type === 'posts' ? block.title : '',
        posts: [...found.values()],
      });
    } else shown.push(block);
  }
  return {
    document: splitDocument<ShownBlock>(shown),
    postIds: [...used.posts],
    commentIds: [...used.comments],
  };
}

/** Names the posts, comments and segments of a document and its draft, for its editor. */
export async function readReferences(
  db: Db,
  { siteId, document, draft }: Issue,
): Promise<{ id: string; name: string }[]> {
  const texts = [...readDocument({ document }), ...(draft?.document ?? [])];
  const blocks = flattenDocument(texts);
  const ids = blocks.flatMap((block) => (block.type === 'post' ? [block.postId] : []));
  const quoted = await readComments(db, siteId, blocks);
  return [
    ...[...(await readPosts(db, siteId, ids))].map(([id, { title }]) => ({ id, name: title })),
    ...[...quoted].map(([id, { text, by }]) => ({ id, name: `${by}: ${truncate(text, 80)}` })),
    ...(await db
      .select({ id: segments.id, name: segments.name })
      .from(segments)
      .where(and(eq(segments.siteId, siteId), inArray(segments.id, listSegmentIds(texts))))),
  ];
}

const selectPosts = (db: Db, siteId: string, filter: SQL | undefined) =>
  db
    .select({
      id: posts.id,
      slug: posts.slug,
      title: posts.title,
      url: posts.url,
      domain: posts.domain,
      language: articles.language,
    })
    .from(posts)
    .leftJoin(articles, joinsFetchedArticle())
    .where(and(eq(posts.siteId, siteId), sql`${posts.isVisible}`, filter));

const toShownPosts = (
  rows: Awaited<ReturnType<typeof selectPosts>>,
): ReadonlyMap<string, ShownPost> =>
  new Map(
    rows.map(({ id, slug, url, ...post }) => [
      id,
      { ...post, href: url ?? postPath(slug), discussion: `${postPath(slug)}#comments` },
    ]),
  );

const readPosts = async (db: Db, siteId: string, ids: string[]) =>
  toShownPosts(ids.length === 0 ? [] : await selectPosts(db, siteId, inArray(posts.id, ids)));

/** The best posts with a tag, of the days of the issue. */
async function readBestPosts(
  db: Db,
  { siteId, startsAt, endsAt }: Source,
  { tag, count }: Extract<ReferenceBlock, { type: 'posts' }>,
) {
  const isOfTag = and(
    sql`${posts.tags} @> array[${tag}]::text[]`,
    sql`${posts.createdAt} >= ${startsAt.toISOString()}::timestamptz`,
    sql`${posts.createdAt} < ${endsAt.toISOString()}::timestamptz`,
  );
  return toShownPosts(
    await selectPosts(db, siteId, isOfTag)
      .orderBy(sql`${posts.score} desc`, posts.id)
      .limit(count),
  );
}

async function readComments(
  db: Db,
  siteId: string,
  document: ReturnType<typeof flattenDocument>,
): Promise<Map<string, Extract<ShownBlock, { type: 'shown-comment' }>>> {
  const ids = document.flatMap((block) => (block.type === 'comment' ? [block.commentId] : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: comments.id,
      content: comments.renderedText,
      by: users.username,
      slug: posts.slug,
      title: posts.title,
    })
    .from(comments)
    .innerJoin(users, own(users, comments.siteId, { id: comments.userId }))
    .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }))
    .where(
      and(
        eq(comments.siteId, siteId),
        inArray(comments.id, ids),
        sql`${comments.isVisible}`,
        sql`${posts.isVisible}`,
      ),
    );
  return new Map(
    rows.map(({ id, content, by, slug, title }) => [
      id,
      {
        type: 'shown-comment',
        text: truncate(oneLine(plainText(content)), maxQuoteLength),
        by,
        href: commentPath(slug, id),
        title,
      },
    ]),
  );
}
