import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { posts } from './posts.ts';
import { siteId } from './sites.ts';

/** Drawn pictures of posts and issues for those who share them, the newest of each site. */
export const sharingPictures = pgTable(
  'sharing_pictures',
  {
    siteId: siteId(),
    /** `post/` or `issue/`, and the id of the page. */
    page: text('page').notNull(),
    /** Hash of the words and the design. A page has one picture at a time. */
    hash: text('hash').notNull(),
    /** The post whose title the picture has. Erased with it. */
    postId: text('post_id'),
    png: bytes('png').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.page] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    index('sharing_pictures_new').on(t.siteId, t.createdAt.desc().nullsFirst()),
    index('sharing_pictures_post').on(t.siteId, t.postId),
  ],
);
