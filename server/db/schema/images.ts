import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { users } from './accounts.ts';
import { comments } from './comments.ts';
import { posts } from './posts.ts';
import { siteId } from './sites.ts';

/**
 * Uploaded images of issues and of the design, pictures of posts and of members, each once per
 * site. Those of a member have the account in the hash of their name.
 */
export const images = pgTable(
  'images',
  {
    siteId: siteId(),
    /** Made of hash, size and type (`shared/newsletter/uploaded-images.ts`). */
    name: text('name').notNull(),
    /** Null: in the bucket. */
    data: bytes('data'),
    /** Key in the bucket. Null: in the database. */
    object: text('object'),
    /** Bytes. */
    size: integer('size').notNull(),
    /** The post whose linked page has the picture, and the publisher's text about it. */
    postId: text('post_id'),
    alt: text('alt').notNull().default(''),
    /** The member who uploaded it for an own profile or text. Erased with the account. */
    userId: text('user_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the job next looks whether something uses it. */
    checkAt: instant('check_at').notNull(),
    /** Whether nothing used it when the job last looked, or since its upload. */
    unused: boolean('unused').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.name] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    index('images_check').on(t.checkAt),
    index('images_object')
      .on(t.object)
      .where(sql`object is not null`),
    index('images_user')
      .on(t.siteId, t.userId)
      .where(sql`user_id is not null`),
    index('images_post')
      .on(t.siteId, t.postId)
      .where(sql`post_id is not null`),
  ],
);

/** Which texts show which pictures of their authors, in any of their versions. */
export const textImages = pgTable(
  'text_images',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** Name of an image. Each of its sizes has a row. */
    image: text('image').notNull(),
    /** The text. The other ID is null. */
    postId: text('post_id'),
    commentId: text('comment_id'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({
      columns: [t.siteId, t.image],
      foreignColumns: [images.siteId, images.name],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.siteId, t.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }).onDelete('cascade'),
    index('text_images_image').on(t.siteId, t.image),
    index('text_images_post')
      .on(t.siteId, t.postId)
      .where(sql`post_id is not null`),
    index('text_images_comment')
      .on(t.siteId, t.commentId)
      .where(sql`comment_id is not null`),
  ],
);

/**
 * All objects in the bucket, each from before it is written until after it is deleted. One that no
 * image names is deleted a day later, so it may be of a site that is gone.
 */
export const bucketObjects = pgTable('bucket_objects', {
  key: text('key').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
