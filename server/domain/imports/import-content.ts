import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImportRow, MovedRecord } from '#shared/contract/admin-imports.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';
import { posts, postTags, sites, users } from '../../db/schema.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import type { FileRow } from '#shared/post-import-file.ts';
import { fillSentence } from '#shared/texts/problems.ts';
import { queueImported } from '../posts/claim-articles.ts';
import { ageWindow, hotRank, hotWeight } from '../posts/ranking.ts';
import { postSlug } from '../posts/slugs.ts';
import { getDomain, normalizeUrl } from '../posts/url-normalization.ts';
import { checkRow, type ImportedPost, type Rejection } from './check-import-row.ts';
import { checkRecord, type Imported } from './check-record.ts';
import { storeOldPaths, type OldPath } from './old-paths.ts';
import { findAuthors, storeMembers, type Authors, type Renamed } from './store-authors.ts';
import { insertComments, placeComments, type StoredComment } from './store-comments.ts';
import { storeTags } from './store-tags.ts';

/** A row of a file: columns of posts, a record of another site, or why it could not be read. */
export type ContentRow = FileRow | { line: number; record: MovedRecord };

export const toContentRow = (row: ImportRow): ContentRow =>
  'problem' in row ? { line: row.line, reason: row.problem } : row;

/** Rows so far. Every row that was read is one of the other three. */
export type ImportCounts = {
  read: number;
  imported: number;
  alreadyThere: number;
  rejected: number;
};

/**
 * The result of a batch, for progress reports. `notes`: what of imported rows is left out.
 * `authors`: usernames of its new posts and comments.
 */
export type ImportStep = {
  counts: ImportCounts;
  rejected: Rejection[];
  notes: Rejection[];
  renamed: Renamed[];
  authors: string[];
};

/** Rows and characters of text of one transaction, which has to end within its time. */
const batch = { rows: 500, characters: 300_000 };

/**
 * Imports any number of rows of another site, in transactions of a few hundred rows. Reports
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
 * - Records of other sites may also be members, tags and comments, and have old paths. Their
 *   authors have an ID at the source. What they answer comes before them, in this import or an
 *   earlier one. Their pictures without a host are at `origin`.
 */
export async function importContent(
  ctx: Needs<'db' | 'clock' | 'site'> & { origin?: string | null },
  rows: AsyncIterable<ContentRow>,
  tell: (step: ImportStep) => void,
): Promise<ImportCounts> {
  const counts: ImportCounts = { read: 0, imported: 0, alreadyThere: 0, rejected: 0 };
  let waiting: Imported[] = [];
  let characters = 0;
  let rejected: Rejection[] = [];
  let notes = new Map<number, Rejection[]>();
  const flush = async () => {
    const stored = await store(ctx, waiting);
    rejected.push(...stored.rejected);
    counts.imported += stored.imported;
    counts.alreadyThere += waiting.length - stored.imported - stored.rejected.length;
    counts.rejected += rejected.length;
    const failed = new Set(rejected.map(({ line }) => line));
    tell({
      counts: { ...counts },
      rejected,
      notes: [
        ...[...notes.values()].flat().filter(({ line }) => !failed.has(line)),
        ...stored.notes,
      ],
      renamed: stored.renamed,
      authors: stored.authors,
    });
    waiting = [];
    characters = 0;
    rejected = [];
    notes = new Map();
  };
  for await (const row of rows) {
    counts.read += 1;
    const checked = checkContent(ctx, row);
    if ('reason' in checked) {
      rejected.push(checked);
    } else {
      waiting.push(checked.row);
      if ('text' in checked.row) characters += checked.row.text?.length ?? 0;
      if (checked.notes.length > 0) notes.set(row.line, checked.notes);
    }
    if (waiting.length + rejected.length >= batch.rows || characters >= batch.characters)
      await flush();
  }
  await flush();
  return counts;
}

function checkContent(ctx: Parameters<typeof checkRecord>[0], row: ContentRow) {
  if ('reason' in row) return row;
  if ('record' in row) return checkRecord(ctx, row.line, row.record);
  const post = checkRow(ctx, row.line, row.values);
  return 'reason' in post ? post : { row: post, notes: [] };
}

type Stored = {
  imported: number;
  rejected: Rejection[];
  notes: Rejection[];
  renamed: Renamed[];
  authors: string[];
};

/** Stores new rows. Finds rows that the database rejects by halving the batch. */
async function store(
  ctx: Needs<'db' | 'clock' | 'site'>,
  rows: Imported[],
  attempt = 1,
): Promise<Stored> {
  if (rows.length === 0) return nothing;
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
          reason: fillSentence('The database rejected the row: “{n}”.', state),
        })),
        notes: [],
        renamed: [],
        authors: [],
      };
    const half = Math.ceil(rows.length / 2);
    const first = await store(ctx, rows.slice(0, half));
    const second = await store(ctx, rows.slice(half));
    return {
      imported: first.imported + second.imported,
      rejected: [...first.rejected, ...second.rejected],
      notes: [...first.notes, ...second.notes],
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

const nothing: Stored = { imported: 0, rejected: [], notes: [], renamed: [], authors: [] };

/** Stores rows and counters in one transaction. Imports of a site run one after another. */
async function storeAll(
  { db, clock, site }: Needs<'db' | 'clock' | 'site'>,
  rows: Imported[],
): Promise<Stored> {
  const ofKind = <K extends Imported['kind']>(kind: K) =>
    rows.filter((row): row is Extract<Imported, { kind: K }> => row.kind === kind);
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`import ${site.id}`}, 0))`,
    );
    const members = ofKind('member');
    const newPosts = await findNewPosts(tx, site.id, ofKind('post'));
    const tags = await storeTags(tx, site.id, ofKind('tag'), newPosts);
    const { placed, rejected, notes } = await placeComments(
      tx,
      site.id,
      ofKind('comment'),
      newPosts,
    );
    const written = [...members, ...newPosts, ...placed];
    const authors = await findAuthors(tx, site.id, written);
    await storeMembers(tx, site.id, members, authors);
    const storedPosts = await insertPosts(tx, { clock, site }, newPosts, authors, tags.order);
    const storedComments = await insertComments(tx, site, placed, authors);
    const isRejected = new Set(rejected.map(({ line }) => line));
    await storeOldPaths(
      tx,
      site,
      rows.flatMap((row) =>
        isRejected.has(row.line) || (row.kind === 'tag' && !tags.order.has(row.name))
          ? []
          : toOldPaths(row, authors.userIds),
      ),
    );
    const imported =
      tags.added +
      members.filter(({ author }) => authors.created.has(authors.userIds.get(author.id) ?? ''))
        .length +
      storedPosts.length +
      storedComments.length;
    if (imported > 0) {
      await countContent(tx, site.id, storedPosts, storedComments, authors);
      await notifyContentChanged(tx, site.id);
    }
    const userIds = new Set([...storedPosts, ...storedComments].map(({ userId }) => userId));
    return {
      imported,
      rejected,
      notes: [...tags.notes, ...notes],
      renamed: authors.renamed,
      authors: [...userIds].map((id) => authors.usernames.get(id) ?? id),
    };
  });
}

/** Returns the posts that are not stored yet, each once. */
async function findNewPosts(tx: Db, siteId: string, rows: ImportedPost[]): Promise<ImportedPost[]> {
  const candidates = new Map<string, ImportedPost>();
  for (const row of rows) if (!candidates.has(row.id)) candidates.set(row.id, row);
  if (candidates.size === 0) return [];
  const existing = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, [...candidates.keys()])));
  for (const { id } of existing) candidates.delete(id);
  return [...candidates.values()];
}

async function insertPosts(
  tx: Db,
  { clock, site }: Needs<'clock' | 'site'>,
  rows: ImportedPost[],
  { userIds }: Authors,
  tagOrder: Map<string, number>,
): Promise<StoredPost[]> {
  if (rows.length === 0) return [];
  const now = clock.now();
  const place = (tag: string) => tagOrder.get(tag) ?? 0;
  const inserted = await tx
    .insert(posts)
    .values(
      rows.map(({ id, title, url, text, author, createdAt, score, tags, ...imported }) => ({
        siteId: site.id,
        id,
        slug: postSlug(title, id, site.language),
        searchLanguage: site.language,
        userId: userIds.get(author.id) ?? '',
        title,
        url,
        domain: url === null ? null : getDomain(url),
        normalizedUrl: url === null ? null : normalizeUrl(url),
        text,
        renderedText: text === null ? null : renderMarkdown(text),
        tags: tags.filter((tag) => tagOrder.has(tag)).toSorted((a, b) => place(a) - place(b)),
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
      tags: posts.tags,
      score: posts.score,
      createdAt: posts.createdAt,
    });
  const tagged = inserted.flatMap(({ id, tags, createdAt }) =>
    tags.map((tag) => ({ siteId: site.id, tag, postId: id, createdAt })),
  );
  if (tagged.length > 0) await tx.insert(postTags).values(tagged);
  await queueImported(
    tx,
    site.id,
    inserted.filter(({ url }) => url !== null),
    now,
  );
  return inserted;
}

/** Adds what was stored to the counters of posts, authors and the site. */
async function countContent(
  tx: Db,
  siteId: string,
  storedPosts: StoredPost[],
  storedComments: StoredComment[],
  { userIds }: Pick<Authors, 'userIds'>,
): Promise<void> {
  // Only imports made these accounts.
  const ofImports = new Set([...userIds].flatMap(([id, used]) => (id === used ? [id] : [])));
  const gains = new Map<string, Gain>();
  const add = ({ userId, score, createdAt }: Content, counted: 'posts' | 'comments' | null) => {
    const gain = gains.get(userId) ?? {
      id: userId,
      posts: 0,
      comments: 0,
      karma: 0,
      first: null,
    };
    if (counted) gain[counted] += 1;
    gain.karma += score - 1;
    if (ofImports.has(userId) && (gain.first === null || createdAt < gain.first))
      gain.first = createdAt;
    gains.set(userId, gain);
  };
  const discussed = new Map<string, number>();
  for (const post of storedPosts) add(post, 'posts');
  for (const comment of storedComments) {
    add(comment, comment.deletedAt === null ? 'comments' : null);
    if (comment.deletedAt === null)
      discussed.set(comment.postId, (discussed.get(comment.postId) ?? 0) + 1);
  }
  // Lock order: posts and users by ID, then the site, as for new content.
  for (const [table, ids] of [
    [posts, [...discussed.keys()]],
    [users, [...gains.keys()]],
  ] as const)
    if (ids.length > 0)
      await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.siteId, siteId), inArray(table.id, ids)))
        .orderBy(table.id)
        .for('no key update');
  const commented = [...discussed].map(([id, count]) => ({ id, count }));
  await tx.execute(sql`
    update posts set comment_count = posts.comment_count + gain.count
    from jsonb_to_recordset(${JSON.stringify(commented)}::text::jsonb)
      as gain(id text, count integer)
    where posts.site_id = ${siteId} and posts.id = gain.id`);
  await tx.execute(sql`
    update users set post_count = users.post_count + gain.posts,
      comment_count = users.comment_count + gain.comments,
      karma = greatest(-2147483648, least(2147483647, users.karma + gain.karma)),
      created_at = least(users.created_at, gain.first)
    from jsonb_to_recordset(${JSON.stringify([...gains.values()])}::text::jsonb)
      as gain(id text, posts integer, comments integer, karma bigint, first timestamptz)
    where users.site_id = ${siteId} and users.id = gain.id`);
  await tx
    .update(sites)
    .set({ postCount: sql`${sites.postCount} + ${storedPosts.length}` })
    .where(eq(sites.id, siteId));
}

type Content = { userId: string; score: number; createdAt: Date };
type StoredPost = Content & { id: string };
type Gain = { id: string; posts: number; comments: number; karma: number; first: Date | null };

function toOldPaths(row: Imported, userIds: Map<string, string>): OldPath[] {
  const place =
    row.kind === 'post'
      ? { postId: row.id }
      : row.kind === 'comment'
        ? { commentId: row.id }
        : row.kind === 'tag'
          ? { tag: row.name }
          : { userId: userIds.get(row.author.id) ?? '' };
  return row.oldPaths.map((path) => ({ path, ...place }));
}
