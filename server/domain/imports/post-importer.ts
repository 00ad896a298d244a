import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';
import { posts, sites, users } from '../../db/schema.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import type { FileRow } from '#shared/post-import-file.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { ageWindow, hotRank, hotWeight } from '../posts/ranking.ts';
import { postSlug } from '../posts/slugs.ts';
import { getDomain, normalizeUrl } from '../posts/url-normalization.ts';
import { idFrom } from '../core/ids.ts';

/** Rows so far. Every row that was read is one of the other three. */
export type ImportCounts = {
  read: number;
  imported: number;
  alreadyThere: number;
  rejected: number;
};

export type Rejection = { line: number; reason: string };

/** What became of some rows, after they were stored: for telling it while the next ones are read. */
export type ImportStep = { counts: ImportCounts; rejected: Rejection[]; renamed: Renamed[] };

/** An author whose name cannot be a username, and who was made under another one. */
export type Renamed = { author: string; username: string };

/** Rows of one transaction. */
const batchSize = 500;

/**
 * Imports posts of another site, whatever their number: a few hundred rows are in memory at a time, each few hundred in a transaction of their
 * own. Rows that break a rule (product 10, 18) are told with line, field and reason, and the others go in; only a failing database or file throws.
 *
 * - The same row is the same post however often it comes: its id is made from the site and the source's `id`, or, without one, from url, title, author
 *   and date. What is there already stays as it is, hidden or edited.
 * - Authors are found by username without regard to case, or become new users, joined when they first posted. A name that no username can be
 *   (too short, too long, other letters) keeps what it can and gets four letters of its own, "Mz" -> "Mz-x3k9", so that no two people become one;
 *   as `name` it stays as it was. Without any usable letter the row is rejected.
 * - The score is stored as it comes, 1 when the source has no `num_points`; there are no rows in `post_votes` for it, and later votes move it on from there.
 *   All of it but the author's own 1 counts as votes of others: for karma (product 14).
 * - The source's number of comments is ignored: `comment_count` counts rows. Nor is the same link within 30 days a duplicate here (product 12).
 */
export async function importPosts(
  ctx: Pick<Ctx, 'db' | 'clock' | 'site'>,
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
    tell({ counts: { ...counts }, rejected, renamed: stored.renamed });
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

type Author = { id: string; username: string; name: string };

type ImportedPost = {
  line: number;
  id: string;
  title: string;
  url: string | null;
  text: string | null;
  score: number;
  createdAt: Date;
  author: Author;
};

/** The row as a post, or why it cannot be one. */
function checkRow(
  { clock, site }: Pick<Ctx, 'clock' | 'site'>,
  line: number,
  values: Record<string, unknown>,
): ImportedPost | Rejection {
  try {
    const title = titleOf(values);
    const url = urlOf(values);
    const text = textOf(values, 'text', limits.postText.max);
    const score = scoreOf(values);
    const createdAt = dateOf(values, clock.now());
    const author = authorOf(values, site.id);
    const source =
      sourceId(values) || JSON.stringify([url, title, author.name.toLowerCase(), createdAt]);
    return {
      line,
      id: idFrom(`import:${site.id}:${source}`),
      title,
      url: url || null,
      text: text || null,
      score,
      createdAt,
      author,
    };
  } catch (error) {
    if (error instanceof AppError) return { line, reason: error.message.replace(/\.$/, '') };
    throw error;
  }
}

const refuse = (field: string, message: string) => badRequest([{ field, message }]);

/** A value as text, '' when there is none. Spaces around it do not count. */
function textOf(values: Record<string, unknown>, field: string, max: number): string {
  const value = values[field] ?? '';
  if (typeof value !== 'string') throw refuse(field, 'must be text');
  if (!value.isWellFormed()) throw refuse(field, 'has an incomplete character (a lone surrogate)');
  // No database takes the first, and no feed the others.
  if (value.includes('\0')) throw refuse(field, 'has a NUL character');
  if (/[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]/u.test(value))
    throw refuse(field, 'has a control character');
  const text = value.trim();
  if (text.length > max)
    throw refuse(field, `has ${text.length} characters, at most ${max} are allowed`);
  return text;
}

function sourceId(values: Record<string, unknown>): string {
  if (typeof values.id !== 'number') return textOf(values, 'id', 200);
  if (!Number.isSafeInteger(values.id)) throw refuse('id', 'must be text or a whole number');
  return String(values.id);
}

function titleOf(values: Record<string, unknown>): string {
  const title = textOf(values, 'title', Infinity).replace(/[\t\r\n\u2028\u2029]+/g, ' ');
  const { min, max } = limits.title;
  if (title.length < min || title.length > max)
    throw refuse('title', `has ${title.length} characters, ${min} to ${max} are allowed`);
  const visible = visibleCharacters(title);
  if (visible < min)
    throw refuse('title', `has ${visible} visible characters, at least ${min} are needed`);
  return title;
}

function urlOf(values: Record<string, unknown>): string {
  const url = textOf(values, 'url', limits.url.max);
  if (url === '') return '';
  if (!/^https?:\/\/[^\s/?#\\]/i.test(url) || /[\t\r\n]/.test(url) || !URL.canParse(url))
    throw refuse('url', 'must be a URL that starts with http:// or https://');
  if (/^https?:\/\/[^/?#\\]*@/i.test(url))
    throw refuse('url', 'must not contain a username or password');
  if (new URL(url).hostname.length > 253)
    throw refuse('url', 'names a host of more than 253 characters');
  return url.replace(/^[a-z]+/i, (scheme) => scheme.toLowerCase());
}

function scoreOf({ num_points: points = 1 }: Record<string, unknown>): number {
  const score =
    typeof points === 'string' && /^\s*-?\d{1,10}\s*$/.test(points) ? Number(points) : points;
  if (typeof score !== 'number' || !Number.isInteger(score) || score !== (score | 0))
    throw refuse('num_points', 'must be a whole number of at most 32 bits');
  return score;
}

const american =
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}) (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?$/;
const iso =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

/** `M/D/YYYY H:MM` or ISO 8601, in UTC unless it says otherwise; from 1970 to tomorrow. */
function dateOf(values: Record<string, unknown>, now: Date): Date {
  const text = textOf(values, 'created_at', 100);
  const parts = (american.exec(text) ?? iso.exec(text))?.groups;
  if (!parts)
    throw refuse('created_at', 'must be a date such as 8/4/2016 11:52 or 2016-08-04T11:52:00Z');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [
    'year',
    'month',
    'day',
    'hour',
    'minute',
    'second',
  ].map((name) => Number(parts[name] ?? 0));
  const local = new Date(
    Date.UTC(
      year,
      month - 1,
      day,
      hour,
      minute,
      second,
      Number((parts.fraction ?? '').padEnd(3, '0').slice(0, 3)),
    ),
  );
  const [, sign = '+', zoneHours = '0', zoneMinutes = '0'] =
    /([+-])(\d{2}):?(\d{2})/.exec(parts.zone ?? '') ?? [];
  // A day that its month does not have would become one of the next month.
  const isReal =
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!isReal || Number(zoneHours) > 14 || Number(zoneMinutes) > 59)
    throw refuse('created_at', 'is not a valid date');
  const date = new Date(
    local.getTime() - Number(`${sign}1`) * (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60_000,
  );
  if (year < 1970 || date.getTime() < 0) throw refuse('created_at', 'is before 1970');
  if (date.getTime() > now.getTime() + 24 * 3_600_000)
    throw refuse('created_at', 'is in the future');
  return date;
}

const longestAuthor = 60;

function authorOf(values: Record<string, unknown>, siteId: string): Author {
  const name = textOf(values, 'author', longestAuthor);
  if (name === '') throw refuse('author', 'is missing');
  const id = idFrom(`import:${siteId}:${name.toLowerCase()}`);
  const { min, max } = limits.username;
  if (/^[A-Za-z0-9_-]*$/.test(name) && name.length >= min && name.length <= max)
    return { id, username: name, name };
  const usable = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, max - 5)
    .replace(/^-+|-+$/g, '');
  if (usable === '') throw refuse('author', 'has no character allowed in usernames (a-z, 0-9, _)');
  return { id, username: `${usable}-${id.slice(0, 4).toLowerCase()}`, name };
}

type Stored = { imported: number; rejected: Rejection[]; renamed: Renamed[] };

/** Stores the rows that are new. What the database refuses is looked for by halves, and rejected alone. */
async function store(
  ctx: Pick<Ctx, 'db' | 'clock' | 'site'>,
  rows: ImportedPost[],
  attempt = 1,
): Promise<Stored> {
  if (rows.length === 0) return { imported: 0, rejected: [], renamed: [] };
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
      };
    const half = Math.ceil(rows.length / 2);
    const first = await store(ctx, rows.slice(0, half));
    const second = await store(ctx, rows.slice(half));
    return {
      imported: first.imported + second.imported,
      rejected: [...first.rejected, ...second.rejected],
      renamed: [...first.renamed, ...second.renamed],
    };
  }
}

function sqlState(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause)
    if ('code' in e && typeof e.code === 'string') return e.code;
  return '';
}

type Tx = Parameters<Parameters<Ctx['db']['transaction']>[0]>[0];

/** One transaction: users, posts, and counters by exactly what was inserted. Imports of a site come one after another; people go on posting meanwhile. */
async function storeAll(
  { db, clock, site }: Pick<Ctx, 'db' | 'clock' | 'site'>,
  rows: ImportedPost[],
): Promise<Stored> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`import ${site.id}`}, 0))`,
    );
    const candidates = new Map<string, ImportedPost>();
    for (const row of rows) if (!candidates.has(row.id)) candidates.set(row.id, row);
    const known = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.siteId, site.id), inArray(posts.id, [...candidates.keys()])));
    for (const { id } of known) candidates.delete(id);
    if (candidates.size === 0) return { imported: 0, rejected: [], renamed: [] };

    const fresh = [...candidates.values()];
    const { userIds, renamed } = await findAuthors(tx, site.id, fresh);
    const now = clock.now();
    const inserted = await tx
      .insert(posts)
      .values(
        fresh.map(({ id, title, url, text, score, createdAt, author }) => ({
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
        score: posts.score,
        createdAt: posts.createdAt,
      });

    const made = new Set([...userIds].flatMap(([own, used]) => (own === used ? [own] : [])));
    const gains = new Map<
      string,
      { id: string; posts: number; karma: number; first: Date | null }
    >();
    for (const { userId, score, createdAt } of inserted) {
      const gain = gains.get(userId) ?? { id: userId, posts: 0, karma: 0, first: null };
      gain.posts += 1;
      gain.karma += score - 1;
      if (made.has(userId) && (gain.first === null || createdAt < gain.first))
        gain.first = createdAt;
      gains.set(userId, gain);
    }
    // Users by their ids and then the site, as whoever posts.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.siteId, site.id), inArray(users.id, [...gains.keys()])))
      .orderBy(users.id)
      .for('no key update');
    await tx.execute(sql`
      update users set post_count = users.post_count + gain.posts,
        karma = greatest(-2147483648, least(2147483647, users.karma + gain.karma)), created_at = least(users.created_at, gain.first)
      from jsonb_to_recordset(${JSON.stringify([...gains.values()])}::text::jsonb) as gain(id text, posts integer, karma bigint, first timestamptz)
      where users.site_id = ${site.id} and users.id = gain.id`);
    await tx
      .update(sites)
      .set({ postCount: sql`${sites.postCount} + ${inserted.length}` })
      .where(eq(sites.id, site.id));
    await notifyContentChanged(tx, site.id);
    return { imported: inserted.length, rejected: [], renamed };
  });
}

/** Ids of the authors' users by the ids that were made for them: users of that name, or new ones. */
async function findAuthors(
  tx: Tx,
  siteId: string,
  rows: ImportedPost[],
): Promise<{ userIds: Map<string, string>; renamed: Renamed[] }> {
  const authors = new Map<string, Author>();
  const firstPosts = new Map<string, Date>();
  for (const { author, createdAt } of rows) {
    // Of several spellings the first.
    if (!authors.has(author.id)) authors.set(author.id, author);
    if (createdAt < (firstPosts.get(author.id) ?? Infinity)) firstPosts.set(author.id, createdAt);
  }
  const userIds = new Map<string, string>();
  const lowerName = sql<string>`lower(${users.username})`;
  const find = async () => {
    const wanted = [...authors.values()].filter(({ id }) => !userIds.has(id));
    if (wanted.length === 0) return;
    const found = await tx
      .select({ id: users.id, name: lowerName })
      .from(users)
      .where(
        and(
          eq(users.siteId, siteId),
          or(
            inArray(
              lowerName,
              wanted.map(({ username }) => username.toLowerCase()),
            ),
            inArray(
              users.id,
              wanted.map(({ id }) => id),
            ),
          ),
        ),
      );
    const byName = new Map(found.map(({ id, name }) => [name, id]));
    // Imported before, and renamed since.
    const ids = new Set(found.map(({ id }) => id));
    for (const { id, username } of wanted) {
      const used = byName.get(username.toLowerCase()) ?? (ids.has(id) ? id : undefined);
      if (used !== undefined) userIds.set(id, used);
    }
  };
  await find();
  const missing = [...authors.values()].filter(({ id }) => !userIds.has(id));
  if (missing.length === 0) return { userIds, renamed: [] };
  const made = await tx
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
    .returning({ id: users.id, username: users.username, author: users.name });
  for (const { id } of made) userIds.set(id, id);
  // Somebody may have signed up under the name meanwhile.
  await find();
  return {
    userIds,
    renamed: made.flatMap(({ author, username }) =>
      author === username ? [] : [{ author, username }],
    ),
  };
}
