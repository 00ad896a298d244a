import { sql } from 'drizzle-orm';
import {
  comments,
  importedAddresses,
  oldPaths,
  postTags,
  posts,
  sites,
  users,
} from '../../server/db/schema.ts';
import { ageWindow, hotRank, wilson } from '../../server/domain/posts/ranking.ts';
import { postSlug } from '../../server/domain/posts/slugs.ts';
import type { CommentRow, PostRow, UserRow } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

type Parts = Pick<TestApp, 'deps' | 'clock'>;

/** Empties the tables of all tenants. */
export async function removeRows({ deps: { db } }: Parts): Promise<void> {
  for (const table of [importedAddresses, oldPaths, postTags, comments]) await db.delete(table);
  await db.delete(posts);
  await db.delete(users);
  await db.update(sites).set({ postCount: 0 });
}

type NewPost = Partial<Pick<PostRow, 'score' | 'createdAt'>>;

/** Inserts many posts of one user with ranks and counters. Returns ids in input order. */
export async function addPosts(
  { deps: { db }, clock }: Parts,
  by: UserRow,
  newPosts: NewPost[],
): Promise<string[]> {
  if (newPosts.length === 0) return [];
  const rows = newPosts.map(({ score = 1, createdAt = clock.now() }, i) => {
    const id = newId();
    const title = `One of many, ${i}`;
    return {
      siteId: by.siteId,
      id,
      slug: postSlug(title, id, 'en'),
      userId: by.id,
      title,
      url: `https://many.example/${id}`,
      domain: 'many.example',
      score,
      hotScore: hotRank(score, createdAt),
      topWindow: ageWindow(createdAt, clock.now()),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await db.insert(posts).values(rows);
  await db
    .update(sites)
    .set({ postCount: sql`${sites.postCount} + ${rows.length}` })
    .where(sql`${sites.id} = ${by.siteId}`);
  await db
    .update(users)
    .set({ postCount: sql`${users.postCount} + ${rows.length}` })
    .where(sql`${users.siteId} = ${by.siteId} and ${users.id} = ${by.id}`);
  return rows.map(({ id }) => id);
}

export type NewComment = Partial<
  Pick<CommentRow, 'score' | 'createdAt' | 'deletedAt' | 'isHidden'>
> & {
  /** Index of the parent in the same list; undefined for a top-level comment. */
  parent?: number;
};

/** Inserts many comments of one user on one post. Returns ids in input order. */
export async function addComments(
  { deps: { db }, clock }: Parts,
  on: PostRow,
  by: UserRow,
  newComments: NewComment[],
): Promise<string[]> {
  if (newComments.length === 0) return [];
  const ids = newComments.map(() => newId());
  const depths: number[] = [];
  const rows = newComments.map(
    ({ parent, score = 1, createdAt = clock.now(), deletedAt = null, isHidden = false }, i) => {
      const depth = parent === undefined ? 0 : (depths[parent] ?? 0) + 1;
      depths.push(depth);
      return {
        siteId: on.siteId,
        id: ids[i] ?? '',
        postId: on.id,
        parentId: parent === undefined ? null : (ids[parent] ?? null),
        userId: by.id,
        text: `Number ${i}`,
        renderedText: [['p', [`Number ${i}`]] as ['p', string[]]],
        depth,
        score,
        wilsonScore: wilson(Math.max(score, 0), Math.max(-score, 0)),
        createdAt,
        deletedAt,
        isHidden,
      };
    },
  );
  for (let at = 0; at < rows.length; at += 500)
    await db.insert(comments).values(rows.slice(at, at + 500));
  const listed = rows.filter((row) => row.deletedAt === null && !row.isHidden).length;
  await db
    .update(posts)
    .set({ commentCount: sql`${posts.commentCount} + ${listed}` })
    .where(sql`${posts.siteId} = ${on.siteId} and ${posts.id} = ${on.id}`);
  await db
    .update(users)
    .set({ commentCount: sql`${users.commentCount} + ${listed}` })
    .where(sql`${users.siteId} = ${on.siteId} and ${users.id} = ${by.id}`);
  return ids;
}
