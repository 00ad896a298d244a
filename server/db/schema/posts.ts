import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { RichText } from '#shared/rich-text.ts';
import { periodsOf } from '../periods.ts';
import { users } from './accounts.ts';
import { siteId, tags } from './sites.ts';
import { instant, searchLanguage, tsvector } from './columns.ts';

/** Posts: a link, a text, or both. */
export const posts = pgTable(
  'posts',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** Words of the title, then the id. */
    slug: text('slug').notNull(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    url: text('url'),
    domain: text('domain'),
    /** Normalized link, for finding duplicates. Null: a post without a link. */
    normalizedUrl: text('normalized_url'),
    /** The link that the page names as its own, normalized, if it is another. */
    canonicalUrl: text('canonical_url'),
    /** Names of its tags in the site's order; `post_tags` is the index. */
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    text: text('text'),
    /** The rendered text, stored when it is written. */
    renderedText: jsonb('rendered_text').$type<RichText>(),
    score: integer('score').notNull().default(1),
    commentCount: integer('comment_count').notNull().default(0),
    /** Comments where an imported post comes from, and the name of that place if it was given. */
    importedCommentCount: integer('imported_comment_count'),
    importedFrom: text('imported_from'),
    /** Ranking of the `hot` list; changes only with a vote. */
    hotScore: doublePrecision('hot_score').notNull(),
    /**
     * The shortest period of `top` that contains the post: 0 day, 1 week, 2 month, 3 year, 4 none.
     * Updated by a job.
     */
    topWindow: smallint('top_window').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    /**
     * The author cannot show what a `moderator` hid, nor edit what was `removed`. `pending_review`:
     * visible only to its author and moderators.
     */
    hiddenBy: text('hidden_by').$type<'author' | 'moderator' | 'removed' | 'pending_review'>(),
    /** Since when comments are locked. */
    lockedAt: instant('locked_at'),
    deletedAt: instant('deleted_at'),
    /** Deleted by its author, but its discussion stays. Shown unless a moderator removes it. */
    isStub: boolean('is_stub').notNull().default(false),
    isVisible: boolean('is_visible')
      .notNull()
      .generatedAlwaysAs(sql`not is_hidden and deleted_at is null`),
    searchLanguage: searchLanguage(),
    /**
     * Words of title and text, for search. The migration defines `search_words`, which finds stems
     * and removes accents and variants of letters. The trigram index `posts_trigrams` of the
     * migration covers scripts that it does not split.
     */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_words(search_language, title || ' ' || coalesce(text, ''))`),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('posts_top_window', sql`${t.topWindow} between 0 and 4`),
    index('posts_new')
      .on(t.siteId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_visible`),
    index('posts_hot')
      .on(t.siteId, t.hotScore.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_visible`),
    index('posts_top')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`is_visible`),
    index('posts_top_day')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`is_visible and top_window <= 0`),
    index('posts_top_week')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`is_visible and top_window <= 1`),
    index('posts_top_month')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`is_visible and top_window <= 2`),
    index('posts_top_year')
      .on(
        t.siteId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`is_visible and top_window <= 3`),
    index('posts_user')
      .on(t.siteId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_visible`),
    // Few rows: unlisted posts, for exports and deletions.
    index('posts_unlisted')
      .on(t.siteId, t.userId, t.id)
      .where(sql`not is_visible`),
    index('posts_pending_review')
      .on(t.siteId, t.createdAt, t.id)
      .where(sql`hidden_by = 'pending_review' and deleted_at is null`),
    // Reads one page instead of three levels in joins by post id.
    index('posts_id').using('hash', t.id),
    index('posts_link')
      .on(t.siteId, t.normalizedUrl, t.createdAt.desc().nullsFirst())
      .where(sql`normalized_url is not null`),
    index('posts_canonical_link')
      .on(t.siteId, t.canonicalUrl, t.createdAt.desc().nullsFirst())
      .where(sql`canonical_url is not null`),
    index('posts_domain')
      .on(t.siteId, t.domain, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_visible`),
    // Words in the order of time: each search reads the periods that it needs.
    index('posts_words')
      .using('gin', t.search, periodsOf(t.siteId, t.createdAt))
      .where(sql`is_visible`),
    index('posts_window_due')
      .on(t.topWindow, t.createdAt)
      .where(sql`top_window < 4`),
  ],
);

/** Posts by tag, newest first. */
export const postTags = pgTable(
  'post_tags',
  {
    siteId: siteId(),
    tag: text('tag').notNull(),
    postId: text('post_id').notNull(),
    /** Copied from the post, so that the list is one index scan. */
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId, t.tag] }),
    foreignKey({ columns: [t.siteId, t.tag], foreignColumns: [tags.siteId, tags.name] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    index('post_tags_new').on(
      t.siteId,
      t.tag,
      t.createdAt.desc().nullsFirst(),
      t.postId.desc().nullsFirst(),
    ),
  ],
);

/** Posts at the top of the site's lists, until a time. The next pin deletes rows that ended. */
export const pinnedPosts = pgTable(
  'pinned_posts',
  {
    siteId: siteId(),
    postId: text('post_id').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
  ],
);

/** Votes on posts. A withdrawn vote has no row. */
export const postVotes = pgTable(
  'post_votes',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    postId: text('post_id').notNull(),
    value: smallint('value').notNull(),
    /** Whether the score includes it. Decided when the vote is cast. Decision 159. */
    counted: boolean('counted').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    check('post_votes_value', sql`${t.value} in (-1, 1)`),
    index('post_votes_post').on(t.siteId, t.postId),
    index('post_votes_discounted')
      .on(t.siteId, t.postId)
      .where(sql`not counted`),
  ],
);

/** Posts that members saved. */
export const savedPosts = pgTable(
  'saved_posts',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    postId: text('post_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    foreignKey({ columns: [t.siteId, t.postId], foreignColumns: [posts.siteId, posts.id] }),
    index('saved_posts_new').on(
      t.siteId,
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.postId.desc().nullsFirst(),
    ),
    index('saved_posts_post').on(t.siteId, t.postId),
  ],
);

/** Text of the page behind a post's link. A changed link is fetched again. */
export const articles = pgTable(
  'articles',
  {
    siteId: siteId(),
    postId: text('post_id').notNull(),
    state: text('state')
      .$type<'queued' | 'reading' | 'read' | 'failed'>()
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** Earliest time of the next fetch. During a fetch: the end of its lease. */
    fetchAfter: instant('fetch_after').notNull(),
    /** Start of the last request. Imported links of the same host wait after it. */
    requestedAt: instant('requested_at'),
    /** Queued by an import. Links of new posts are fetched first. */
    isImported: boolean('is_imported').notNull().default(false),
    title: text('title'),
    text: text('text'),
    excerpt: text('excerpt'),
    /** A language tag. */
    language: text('language'),
    siteName: text('site_name'),
    image: text('image'),
    imageAlt: text('image_alt'),
    /** When the page says that it was published. */
    publishedAt: instant('published_at'),
    fetchedAt: instant('fetched_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
    check('articles_state', sql`${t.state} in ('queued', 'reading', 'read', 'failed')`),
    // Texts that are deleted after a time.
    index('articles_read')
      .on(t.fetchedAt)
      .where(sql`text is not null`),
    index('articles_due')
      .on(t.fetchAfter)
      .where(sql`state in ('queued', 'reading')`),
    index('articles_requested').on(t.requestedAt),
    index('articles_imported')
      .on(t.siteId, t.state)
      .where(sql`is_imported`),
  ],
);
