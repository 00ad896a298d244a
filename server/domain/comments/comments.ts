import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { UserCommentList } from '#shared/contract/users.ts';
import { imagesPath } from '#shared/newsletter/uploaded-images.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { selectThread } from './thread-selection.ts';
import { hasDiscussion, publicTitle } from '../posts/post-row.ts';
import { parsePostId } from '../posts/slugs.ts';
import { readUser } from '../accounts/users.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const value = sql.placeholder;

export const columns = {
  id: comments.id,
  parentId: comments.parentId,
  author: sql<NonNullable<Comment['author']>>`json_strip_nulls(json_build_object(
    'username', ${users.username}, 'picture', ${imagesPath}::text || ${users.picture}))`,
  text: comments.text,
  renderedText: comments.renderedText,
  isVisible: comments.isVisible,
  hiddenBy: comments.hiddenBy,
  deletedAt: comments.deletedAt,
  score: comments.score,
  depth: comments.depth,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
};

const statements = perDatabase((db) => {
  const matchesAuthor = own(users, comments.siteId, { id: comments.userId });
  const selectUserComments = db
    .select({ ...columns, post: publicTitle })
    .from(comments)
    .innerJoin(users, matchesAuthor)
    .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }));
  const scope = [
    own(comments, value('site'), { userId: value('user') }),
    sql`${comments.isVisible}`,
    hasDiscussion,
  ];
  const newest = [desc(comments.createdAt), desc(comments.id)];
  const author = db.select({ author: columns.author }).from(users).where(matchesAuthor);
  return {
    post: db
      .select({ commentCount: posts.commentCount })
      .from(posts)
      .where(and(own(posts, value('site'), { id: value('post') }), hasDiscussion))
      .prepare('comments_post'),
    nodes: db
      .select({
        id: comments.id,
        parentId: comments.parentId,
        wilsonScore: comments.wilsonScore,
        createdAt: comments.createdAt,
        isVisible: comments.isVisible,
      })
      .from(comments)
      .where(own(comments, value('site'), { postId: value('post') }))
      .prepare('comments_nodes'),
    bodies: (ids: string[], post: string, site: string) =>
      db
        .select({
          ...columns,
          // A join would read all members of the site.
          author: sql<NonNullable<Comment['author']>>`(${author})`,
        })
        .from(comments)
        .where(and(own(comments, site, { postId: post }), inArray(comments.id, ids))),
    ofUser: {
      first: selectUserComments
        .where(and(...scope))
        .orderBy(...newest)
        .limit(value('limit'))
        .prepare('comments_user_first'),
      next: db
        .select({ ...columns, post: publicTitle })
        .from(comments)
        .innerJoin(users, matchesAuthor)
        .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }))
        .where(
          and(
            ...scope,
            sql`(${comments.createdAt}, ${comments.id}) < (${value('createdAt')}, ${value('id')})`,
          ),
        )
        .orderBy(...newest)
        .limit(value('limit'))
        .prepare('comments_user_next'),
    },
  };
});

type Row = Awaited<ReturnType<ReturnType<typeof statements>['bodies']>>[number];

/** Returns a comment for lists. A hidden comment has no text and no author. */
export function toComment(row: Row, moreReplies: number): Comment {
  const body = row.isVisible
    ? {
        author: row.author,
        text: row.text,
        content: row.renderedText,
        deleted: false,
      }
    : {
        author: null,
        text: null,
        content: null,
        deleted: true,
        ...(row.deletedAt === null && { hiddenBy: row.hiddenBy ?? 'moderator' }),
      };
  return {
    id: row.id,
    parentId: row.parentId,
    ...body,
    score: row.score,
    depth: row.depth,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    moreReplies,
  };
}

/** Returns the thread of a post. Errors: not_found for the post or the root; bad_request. */
export async function listComments(
  ctx: Ctx,
  idOrSlug: string,
  {
    sort = 'best',
    root,
    limit = limits.threadSize,
    cursor,
  }: HandlerInput<'GET /api/posts/{id}/comments'>['query'],
): Promise<Thread> {
  const afterId =
    cursor === undefined ? undefined : decodeCursor(`thread-${sort}`, cursor, ['string'])[0];
  const site = ctx.site.id;
  const post = parsePostId(idOrSlug);
  const postRows = post ? await statements(ctx.db).post.execute({ site, post }) : [];
  if (!post || !postRows[0]) throw notFound('The post was not found.');
  const totalCount = postRows[0].commentCount;
  if (totalCount === 0 && root === undefined)
    return { comments: [], nextCursor: null, hasNextPage: false, totalCount };

  const nodes = await statements(ctx.db).nodes.execute({ site, post });
  const selection = selectThread(
    nodes.map((node) => ({ ...node, createdAt: node.createdAt.getTime() })),
    { sort, limit, root, after: afterId },
  );
  if (selection === 'no root') throw notFound('The comment was not found.');
  if (selection === 'no after')
    throw badRequest([{ field: 'cursor', message: 'must be a cursor returned by this list' }]);
  const rows =
    selection.ids.length > 0 ? await statements(ctx.db).bodies(selection.ids, post, site) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    comments: selection.ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toComment(row, selection.moreReplies.get(id) ?? 0)] : [];
    }),
    nextCursor: selection.next === null ? null : encodeCursor(`thread-${sort}`, [selection.next]),
    hasNextPage: selection.next !== null,
    totalCount,
  };
}

/** Lists a user's comments with their posts, newest first. */
export async function listCommentsOfUser(
  ctx: Ctx,
  user: { id: string; commentCount: number },
  { cursor, limit = limits.pageSize }: HandlerInput<'GET /api/users/{username}/comments'>['query'],
): Promise<UserCommentList> {
  const { first, next } = statements(ctx.db).ofUser;
  const scope = { site: ctx.site.id, user: user.id, limit: limit + 1 };
  let rows;
  if (cursor === undefined) rows = await first.execute(scope);
  else {
    const [createdAt, id] = decodeCursor('user-comments', cursor, ['number', 'string']);
    rows = await next.execute({ ...scope, createdAt: cursorTime(createdAt), id });
  }
  const page = pageFromRows(rows, limit, (last) =>
    encodeCursor('user-comments', [last.createdAt.getTime(), last.id]),
  );
  return {
    comments: page.rows.map((row) => ({
      ...toComment(row, 0),
      post: row.post,
    })),
    nextCursor: page.nextCursor,
    hasNextPage: page.hasNextPage,
    totalCount: user.commentCount,
  };
}

export const handlers = {
  'GET /api/posts/{id}/comments': (ctx, { path, query }) => listComments(ctx, path.id, query),
  'GET /api/users/{username}/comments': async (ctx, { path, query }) =>
    listCommentsOfUser(ctx, await readUser(ctx, path.username), query),
} satisfies Partial<Handlers>;
