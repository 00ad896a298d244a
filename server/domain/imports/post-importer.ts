import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ctx, Needs } from '../../context.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';
import { posts, sites, users } from '../../db/schema.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import type { FileRow } from '#shared/post-import-file.ts';
import { queueImported } from '../posts/claim-articles.ts';
import { ageWindow, hotRank, hotWeight } from '../posts/ranking.ts';
import { postSlug } from '../posts/slugs.ts';
import { getDomain, normalizeUrl } from '../posts/url-normalization.ts';
import { isReserved } from '../login/login.ts';
import {
  type Rejection,
  type Author,
  type ImportedPost,
  checkRow,
  toPlaceholder,
} from './check-import-row.ts';

/** Rows so far. Every row that was read is one of the other three. */
export type ImportCounts = {
  read: number;
  imported: number;
  alreadyThere: number;
  rejected: number;
};

/** The result of a batch, for progress reports. `authors`: usernames of its new posts. */
export type ImportStep = {
  counts: ImportCounts;
  rejected: Rejection[];
  renamed: Renamed[];
  authors: string[];
};

/** An author whose name is not a valid username, and the username used instead. */
type Renamed = { author: string; username: string };

/** How many rows one transaction imports. */
const batchSize = 500;

/**
 * Imports any number of posts of another site, in transactions of a few hundred rows. Reports
 * invalid rows with line, field and reason. Throws only if the database or the file fails.
 * - A row's post ID is derived from the site and the source's `id`. Without an `id`, url, title,
 *   author and date replace it. Existing posts stay as they are.
 * - Authors are accounts that nobody can log in to. They are found by username, ignoring case, or
 *   created with the date of their first post.
 * - A name that is invalid, reserved or a member's is adapted and gets four characters: "Mz"
 *   becomes "Mz-x3k9". So two authors never become one. A name without any valid character rejects
 *   the row.
 * - Scores are stored as given, or 1 without `num_points`, with no rows in `post_votes`. All but
 *   the author's own 1 counts for karma.
 * - Queues the links of the newest posts, to be fetched for digests.
 * - Stores the source's comment counts apart from the site's own. Allows duplicate links.
 */
export async function importPosts(
  ctx: Needs<'db' | 'clock' | 'site'>,
  rows: AsyncIterable<FileRow>,
  tell: (step: ImportStep) => void,
): Promise<ImportCounts> {
  const counts: ImportCounts = { read: 0, imported: 0, alreadyThere: 0, rejected: 0 };
  let batch: ImportedPost[] = [];
  let rejected: Rejection[] = [];
  const flush = async () => {
    const stored = await store(ctx, batch);
    rejected.push(...stored.rejected);
    counts.imported += stored.imported;
    counts.alreadyThere += batch.length - stored.imported - stored.rejected.length;
    counts.rejected += rejected.length;
    tell({ counts: { ...counts }, rejected, renamed: stored.renamed, authors: stored.authors });
    batch = [];
    rejected = [];
  };
  for await (const row of rows) {
    counts.read += 1;
    const post = 'reason' in row ? row : checkRow(ctx, row.line, row.values);
    if ('reason' in post) rejected.push(post);
    else batch.push(post);
    if (batch.length + rejected.length >= batchSize) await flush();
  }
  await flush();
  return counts;
}

type Stored = {
  imported: number;
  rejected: Rejection[];
  renamed: Renamed[];
  authors: string[];
};

/** Stores new rows. Finds rows that the database rejects by halving the batch. */
async function store(
  ctx: Needs<'db' | 'clock' | 'site'>,
  rows: ImportedPost[],
  attempt = 1,
): Promise<Stored> {
  if (rows.length === 0) return { imported: 0, rejected: [], renamed: [], authors: [] };
  try {
    return await storeAll(ctx, rows);
  } catch (error) {
    const state = sqlState(error);
    // Another transaction was in the way; nothing of this one was done.
    if (/^40(?:001|P01)$/.test(state) && attempt < 5) return store(ctx, rows, attempt + 1);
    if (!/^2[23]/.test(state)) throw error;
    if (rows.length === 1)
      return {
        imported: 0,
        rejected: rows.map(({ line }) => ({
          line,
          reason: `row was rejected by the database (${state})`,
        })),
        renamed: [],
        authors: [],
      };
    const half = Math.ceil(rows.length / 2);
    const first = await store(ctx, rows.slice(0, half));
    const second = await store(ctx, rows.slice(half));
    return {
      imported: first.imported + second.imported,
      rejected: [...first.rejected, ...second.rejected],
      renamed: [...first.renamed, ...second.renamed],
      authors: [...first.authors, ...second.authors],
    };
  }
}

function sqlState(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause)
    if ('code' in e && typeof e.code === 'string') return e.code;
  return '';
}

type Tx = Parameters<Parameters<Ctx['db']['transaction']>[0]>[0];

/** Stores users, posts and counters in one transaction. Imports of a site run one after another. */
async function storeAll(
  { db, clock, site }: Needs<'db' | 'clock' | 'site'>,
  rows: ImportedPost[],
): Promise<Stored> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`import ${site.id}`}, 0))`,
    );
    const candidates = new Map<string, ImportedPost>();
    for (const row of rows) if (!candidates.has(row.id)) candidates.set(row.id, row);
    const existing = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.siteId, site.id), inArray(posts.id, [...candidates.keys()])));
    for (const { id } of existing) candidates.delete(id);
    if (candidates.size === 0) return { imported: 0, rejected: [], renamed: [], authors: [] };

    const fresh = [...candidates.values()];
    const { userIds, renamed, usernames } = await findAuthors(tx, site.id, fresh);
    const now = clock.now();
    const inserted = await tx
      .insert(posts)
      .values(
        fresh.map(({ id, title, url, text, author, createdAt, score, ...imported }) => ({
          siteId: site.id,
          id,
          slug: postSlug(title, id),
          userId: userIds.get(author.id) ?? '',
          title,
          url,
          domain: url === null ? null : getDomain(url),
          normalizedUrl: url === null ? null : normalizeUrl(url),
          text,
          renderedText: text === null ? null : renderMarkdown(text),
          score,
          importedCommentCount: imported.importedCommentCount,
          importedFrom: imported.importedFrom,
          hotScore: hotRank(score, createdAt, hotWeight(site.rankingWindow)),
          topWindow: ageWindow(createdAt, now),
          createdAt,
          updatedAt: createdAt,
        })),
      )
      .onConflictDoNothing()
      .returning({
        id: posts.id,
        userId: posts.userId,
        url: posts.url,
        score: posts.score,
        createdAt: posts.createdAt,
      });
    await queueImported(
      tx,
      site.id,
      inserted.filter(({ url }) => url !== null),
      now,
    );

    const createdIds = new Set([...userIds].flatMap(([id, used]) => (id === used ? [id] : [])));
    const gains = new Map<
      string,
      { id: string; posts: number; karma: number; first: Date | null }
    >();
    for (const { userId, score, createdAt } of inserted) {
      const gain = gains.get(userId) ?? { id: userId, posts: 0, karma: 0, first: null };
      gain.posts += 1;
      gain.karma += score - 1;
      if (createdIds.has(userId) && (gain.first === null || createdAt < gain.first))
        gain.first = createdAt;
      gains.set(userId, gain);
    }
    // Lock order: users by ID, then the site, as for new posts.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.siteId, site.id), inArray(users.id, [...gains.keys()])))
      .orderBy(users.id)
      .for('no key update');
    await tx.execute(sql`
      update users set post_count = users.post_count + gain.posts,
        karma = greatest(-2147483648, least(2147483647, users.karma + gain.karma)),
        created_at = least(users.created_at, gain.first)
      from jsonb_to_recordset(${JSON.stringify([...gains.values()])}::text::jsonb)
        as gain(id text, posts integer, karma bigint, first timestamptz)
      where users.site_id = ${site.id} and users.id = gain.id`);
    await tx
      .update(sites)
      .set({ postCount: sql`${sites.postCount} + ${inserted.length}` })
      .where(eq(sites.id, site.id));
    await notifyContentChanged(tx, site.id);
    const authors = [...new Set(inserted.map(({ userId }) => usernames.get(userId) ?? userId))];
    return { imported: inserted.length, rejected: [], renamed, authors };
  });
}

type Authors = {
  userIds: Map<string, string>;
  usernames: Map<string, string>;
  renamed: Renamed[];
};

/**
 * Maps each author's derived ID to an existing or a new user of that name. Nobody can log in as
 * these users. Posts are never attributed to a member.
 */
async function findAuthors(tx: Tx, siteId: string, rows: ImportedPost[]): Promise<Authors> {
  const authors = new Map<string, Author>();
  const originals = new Map<string, string>();
  const firstPosts = new Map<string, Date>();
  for (const { author, createdAt } of rows) {
    // The first spelling wins.
    if (!authors.has(author.id)) {
      authors.set(author.id, author);
      originals.set(author.id, author.name);
    }
    if (createdAt < (firstPosts.get(author.id) ?? Infinity)) firstPosts.set(author.id, createdAt);
  }
  const userIds = new Map<string, string>();
  const usernames = new Map<string, string>();
  const lowerName = sql<string>`lower(${users.username})`;
  const getMissing = () => [...authors.values()].filter(({ id }) => !userIds.has(id));
  const find = async () => {
    const missing = getMissing();
    if (missing.length === 0) return;
    const found = await tx
      .select({
        id: users.id,
        username: users.username,
        name: lowerName,
        isImported: sql<boolean>`${users.email} is null and ${users.deletedAt} is null
          and ${users.role} = 'member'`,
      })
      .from(users)
      .where(
        and(
          eq(users.siteId, siteId),
          or(
            inArray(
              lowerName,
              missing.map(({ username }) => username.toLowerCase()),
            ),
            inArray(
              users.id,
              missing.map(({ id }) => id),
            ),
          ),
        ),
      );
    const byName = new Map(found.map((user) => [user.name, user]));
    // Imported before, and renamed since.
    const byId = new Map(found.map((user) => [user.id, user]));
    for (const author of missing) {
      const { id, username } = author;
      const named = byName.get(username.toLowerCase());
      const user = named?.isImported && !isReserved(username) ? named : byId.get(id);
      if (user?.isImported) {
        userIds.set(id, user.id);
        usernames.set(user.id, user.username);
      } else if (named || isReserved(username)) {
        authors.set(id, toPlaceholder(author));
      }
    }
  };
  await find();
  const missing = getMissing();
  if (missing.length === 0) return { userIds, usernames, renamed: [] };
  const created = await tx
    .insert(users)
    .values(
      missing.map(({ id, username, name }) => ({
        siteId,
        id,
        username,
        name,
        createdAt: firstPosts.get(id),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: users.id, username: users.username });
  for (const { id, username } of created) {
    userIds.set(id, id);
    usernames.set(id, username);
  }
  // A new member may have taken the username since.
  await find();
  return {
    userIds,
    usernames,
    renamed: created.flatMap(({ id, username }) => {
      const author = originals.get(id) ?? username;
      return author === username ? [] : [{ author, username }];
    }),
  };
}
