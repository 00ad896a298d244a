import { eq } from 'drizzle-orm';
import { hourMs } from '#shared/durations.ts';
import {
  auditLog,
  moderationRules,
  posts,
  reports,
  sites,
  moderatorNotes,
  users,
} from '../../server/db/schema.ts';
import type { CommentRow, PostRow, UserRow } from './factories.ts';
import type { SiteId, TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

/** Rows as the domain would write them. */

/** A post that waits for a moderator. */
export async function addHeld(t: TestApp, site: SiteId, by?: UserRow): Promise<PostRow> {
  const post = await t.make.post({ site, ...(by && { by }), isHidden: true });
  await t.deps.db.update(posts).set({ hiddenBy: 'pending_review' }).where(eq(posts.id, post.id));
  return { ...post, hiddenBy: 'pending_review' };
}

export async function addReport(
  t: TestApp,
  on: PostRow | CommentRow,
  overrides: Partial<typeof reports.$inferInsert> = {},
): Promise<UserRow> {
  const reporter = await t.make.user(on.siteId);
  const target = 'postId' in on ? { commentId: on.id } : { postId: on.id };
  await t.deps.db.insert(reports).values({
    siteId: on.siteId,
    id: newId(),
    reporterId: reporter.id,
    reason: 'spam',
    ...target,
    ...overrides,
  });
  return reporter;
}

export async function addRule(
  t: TestApp,
  site: SiteId,
  overrides: Partial<typeof moderationRules.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await t.deps.db.insert(moderationRules).values({
    siteId: site,
    id,
    kind: 'word',
    pattern: `word${id.toLowerCase()}`,
    action: 'hold',
    ...overrides,
  });
  return id;
}

export async function addLogEntry(
  t: TestApp,
  site: SiteId,
  overrides: Partial<typeof auditLog.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await t.deps.db.insert(auditLog).values({
    siteId: site,
    id,
    action: 'hide-post',
    reason: 'It advertises.',
    isPublic: true,
    ...overrides,
  });
  return id;
}

/** Adds a note on a user. */
export async function addNote(
  t: TestApp,
  { siteId, id: userId }: UserRow,
  author: UserRow | null,
): Promise<string> {
  const id = newId();
  await t.deps.db.insert(moderatorNotes).values({
    siteId,
    id,
    userId,
    authorId: author?.siteId === siteId ? author.id : null,
    text: 'Warned.',
  });
  return id;
}

export const ban = (
  t: TestApp,
  { id }: Pick<UserRow, 'id'>,
  until = new Date(Date.now() + hourMs),
  reason = 'Advertising.',
) => t.deps.db.update(users).set({ bannedUntil: until, banReason: reason }).where(eq(users.id, id));

/** The site setting that holds first posts. */
export const holdFirstPosts = (t: TestApp, site: SiteId, count: unknown) =>
  t.deps.db
    .update(sites)
    .set({ settings: { moderation: { holdFirstPosts: count } } })
    .where(eq(sites.id, site));
