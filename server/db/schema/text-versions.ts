import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RichText } from '#shared/rich-text.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { comments } from './comments.ts';
import { posts } from './posts.ts';
import { siteId } from './sites.ts';

/** What edited posts and comments said before. Shown only while the post or comment is. */
export const textVersions = pgTable(
  'text_versions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    postId: text('post_id').notNull(),
    /** Null for a version of the post itself, which has a title. */
    commentId: text('comment_id'),
    title: text('title'),
    url: text('url'),
    text: text('text'),
    renderedText: jsonb('rendered_text').$type<RichText>(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    foreignKey({
      columns: [t.siteId, t.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }),
    index('text_versions_item').on(t.siteId, t.postId, t.commentId, t.replacedAt),
    index('text_versions_user').on(t.siteId, t.userId, t.replacedAt),
  ],
);
