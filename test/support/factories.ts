import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client.ts';
import { comments, posts, postTags, sites, users } from '../../server/db/schema.ts';
import { ageWindow, hotRank, wilson } from '../../server/domain/posts/ranking.ts';
import { postSlug } from '../../server/domain/posts/slugs.ts';
import { getDomain } from '../../server/domain/posts/url-normalization.ts';
import type { Clock } from '../../server/infra/clock.ts';
import { renderMarkdown } from '../../server/infra/text/markdown.ts';
import { newId } from '../../server/domain/core/ids.ts';

export type UserRow = typeof users.$inferSelect;
export type PostRow = typeof posts.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;

type PostInput = Partial<
  Pick<
    PostRow,
    | 'title'
    | 'url'
    | 'text'
    | 'score'
    | 'createdAt'
    | 'isHidden'
    | 'deletedAt'
    | 'editedAt'
    | 'tags'
  >
> & { site?: string; by?: UserRow; minutesAgo?: number };
type CommentInput = Partial<
  Pick<
    CommentRow,
    'text' | 'score' | 'createdAt' | 'isHidden' | 'deletedAt' | 'editedAt' | 'wilsonScore'
  >
> & { by?: UserRow; parent?: CommentRow; minutesAgo?: number };

/** Inserts rows like the domain, with matching counters and ranks. */
export type Factories = ReturnType<typeof createFactories>;

export function createFactories(db: Db, clock: Clock) {
  let count = 0;
  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

  async function user(
    site = 'nontrivial',
    overrides: Partial<typeof users.$inferInsert> = {},
  ): Promise<UserRow> {
    count += 1;
    const [row] = await db
      .insert(users)
      .values({
        siteId: site,
        id: newId(),
        username: `person${count}`,
        name: `Person ${count}`,
        createdAt: minutesAgo(10_000),
        ...overrides,
      })
      .returning();
    return row as UserRow;
  }

  async function post({
    site = 'nontrivial',
    by,
    minutesAgo: minutes,
    ...values
  }: PostInput = {}): Promise<PostRow> {
    count += 1;
    const author = by ?? (await user(site));
    const id = newId();
    const title = values.title ?? `A post about number ${count}`;
    const createdAt = values.createdAt ?? minutesAgo(minutes ?? count);
    const url = values.url === undefined ? `https://site${count}.example/${id}` : values.url;
    const score = values.score ?? 1;
    const [row] = await db
      .insert(posts)
      .values({
        updatedAt: createdAt,
        ...values,
        siteId: author.siteId,
        id,
        slug: postSlug(title, id, 'en'),
        userId: author.id,
        title,
        url,
        domain: url === null ? null : getDomain(url),
        renderedText: values.text ? renderMarkdown(values.text) : null,
        score,
        hotScore: hotRank(score, createdAt),
        topWindow: ageWindow(createdAt, clock.now()),
        createdAt,
      })
      .returning();
    if (values.tags?.length)
      await db
        .insert(postTags)
        .values(values.tags.map((tag) => ({ siteId: author.siteId, tag, postId: id, createdAt })));
    if (row?.isVisible) {
      await db
        .update(sites)
        .set({ postCount: sql`${sites.postCount} + 1` })
        .where(sql`${sites.id} = ${author.siteId}`);
      await db
        .update(users)
        .set({ postCount: sql`${users.postCount} + 1` })
        .where(sql`${users.siteId} = ${author.siteId} and ${users.id} = ${author.id}`);
    }
    return row as PostRow;
  }

  async function comment(
    on: PostRow,
    { by, parent, minutesAgo: minutes, ...values }: CommentInput = {},
  ): Promise<CommentRow> {
    count += 1;
    const author = by ?? (await user(on.siteId));
    const text = values.text ?? `A comment, number ${count}.`;
    const score = values.score ?? 1;
    const [row] = await db
      .insert(comments)
      .values({
        wilsonScore: wilson(Math.max(score, 0), score < 0 ? -score : 0),
        ...values,
        siteId: on.siteId,
        id: newId(),
        postId: on.id,
        parentId: parent?.id ?? null,
        userId: author.id,
        text,
        renderedText: renderMarkdown(text),
        depth: parent ? parent.depth + 1 : 0,
        score,
        createdAt: values.createdAt ?? minutesAgo(minutes ?? 0),
      })
      .returning();
    if (row?.isVisible) {
      await db
        .update(posts)
        .set({ commentCount: sql`${posts.commentCount} + 1` })
        .where(sql`${posts.siteId} = ${on.siteId} and ${posts.id} = ${on.id}`);
      await db
        .update(users)
        .set({ commentCount: sql`${users.commentCount} + 1` })
        .where(sql`${users.siteId} = ${on.siteId} and ${users.id} = ${author.id}`);
    }
    return row as CommentRow;
  }

  return { user, post, comment, minutesAgo };
}
