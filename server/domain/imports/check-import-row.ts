import { dayMs, minuteMs } from '#shared/durations.ts';
import { removeHidden, toSafeName, visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { idFrom } from '../core/ids.ts';

/** Characters of the name of a source. */
const maxSourceLength = 100;

export type Rejection = { line: number; reason: string };

export type Author = {
  id: string;
  username: string;
  name: string;
  /** Known by its ID at the source; others by their username. */
  hasId?: true;
};

export type ImportedPost = {
  kind: 'post';
  line: number;
  id: string;
  title: string;
  url: string | null;
  text: string | null;
  score: number;
  /** Comments at the source, and its name. */
  importedCommentCount: number | null;
  importedFrom: string | null;
  createdAt: Date;
  author: Author;
  tags: string[];
  oldPaths: string[];
};

/** The row as a post, or why it cannot be one. */
export function checkRow(
  ctx: Needs<'clock' | 'site'>,
  line: number,
  values: Record<string, unknown>,
): ImportedPost | Rejection {
  try {
    const author = readAuthor(values, ctx.site.id);
    return readPost(ctx, line, values, author, {
      maxText: limits.postText.max,
      minTitle: limits.title.min,
    });
  } catch (error) {
    return { line, reason: readReason(error) };
  }
}

/** Throws AppError for an invalid value. */
export function readPost(
  { clock, site }: Needs<'clock' | 'site'>,
  line: number,
  values: Record<string, unknown>,
  author: Author,
  { maxText, minTitle }: { maxText: number; minTitle: number },
): ImportedPost {
  const title = readTitle(values, minTitle);
  const url = readUrl(values);
  const text = readText(values, 'text', maxText);
  const score = values.num_points === undefined ? 1 : readInteger('num_points', values.num_points);
  const importedCommentCount = readCommentCount(values);
  const importedFrom = readText(values, 'source', maxSourceLength);
  const createdAt = readDate(values, clock.now());
  const source =
    sourceId(values) || JSON.stringify([url, title, author.name.toLowerCase(), createdAt]);
  return {
    kind: 'post',
    line,
    id: idFrom(`import:${site.id}:${source}`),
    title,
    url: url || null,
    text: text || null,
    score,
    importedCommentCount,
    importedFrom: importedFrom || null,
    createdAt,
    author,
    tags: [],
    oldPaths: [],
  };
}

/** Returns why a field is invalid. Throws other errors. */
export function readReason(error: unknown): string {
  if (error instanceof AppError) return error.message.replace(/\.$/, '');
  throw error;
}

export const invalidField = (field: string, message: string) => badRequest([{ field, message }]);

/** A value as text, '' when there is none. Spaces around it do not count. */
export function readText(values: Record<string, unknown>, field: string, max: number): string {
  const value = values[field] ?? '';
  if (typeof value !== 'string') throw invalidField(field, 'must be text');
  if (!value.isWellFormed())
    throw invalidField(field, 'has an incomplete character (a lone surrogate)');
  // No database takes the first, and no feed the others.
  if (value.includes('\0')) throw invalidField(field, 'has a NUL character');
  if (/[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]/u.test(value))
    throw invalidField(field, 'has a control character');
  const text = value.trim();
  if (text.length > max)
    throw invalidField(field, `has ${text.length} characters, at most ${max} are allowed`);
  return text;
}

function sourceId(values: Record<string, unknown>): string {
  if (typeof values.id !== 'number') return readText(values, 'id', 200);
  if (!Number.isSafeInteger(values.id)) throw invalidField('id', 'must be text or a whole number');
  return String(values.id);
}

export function readTitle(values: Record<string, unknown>, min = limits.title.min): string {
  const title = removeHidden(readText(values, 'title', Infinity)).replace(
    /[\t\r\n\u2028\u2029]+/g,
    ' ',
  );
  const { max } = limits.title;
  if (title.length < min || title.length > max)
    throw invalidField('title', `has ${title.length} characters, ${min} to ${max} are allowed`);
  const visible = visibleCharacters(title);
  if (visible < min)
    throw invalidField('title', `has ${visible} visible characters, at least ${min} are needed`);
  return title;
}

export function readUrl(values: Record<string, unknown>): string {
  const url = readText(values, 'url', limits.url.max);
  if (url === '') return '';
  if (!/^https?:\/\/[^\s/?#\\]/i.test(url) || /[\t\r\n]/.test(url) || !URL.canParse(url))
    throw invalidField('url', 'must be a URL that starts with http:// or https://');
  if (/^https?:\/\/[^/?#\\]*@/i.test(url))
    throw invalidField('url', 'must not contain a username or password');
  if (new URL(url).hostname.length > 253)
    throw invalidField('url', 'names a host of more than 253 characters');
  return url.replace(/^[a-z]+/i, (scheme) => scheme.toLowerCase());
}

export function readInteger(field: string, value: unknown): number {
  const number =
    typeof value === 'string' && /^\s*-?\d{1,10}\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number !== (number | 0))
    throw invalidField(field, 'must be a whole number of at most 32 bits');
  return number;
}

/** A file without the column, or with an empty field, does not say. */
function readCommentCount({ num_comments: value }: Record<string, unknown>): number | null {
  if (value === undefined || value === null || value === '') return null;
  const count = readInteger('num_comments', value);
  if (count < 0) throw invalidField('num_comments', 'must not be negative');
  return count;
}

const american = new RegExp(
  String.raw`^(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4}) ` +
    String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?$`,
);
const iso = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})` +
    String.raw`(?:[T ](?<hour>\d{2}):(?<minute>\d{2})` +
    String.raw`(?::(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?` +
    String.raw`(?<zone>Z|[+-]\d{2}:?\d{2})?)?$`,
  'i',
);

/** `M/D/YYYY H:MM` or ISO 8601, in UTC unless it says otherwise; from 1970 to tomorrow. */
export function readDate(values: Record<string, unknown>, now: Date): Date {
  const text = readText(values, 'created_at', 100);
  const parts = (american.exec(text) ?? iso.exec(text))?.groups;
  if (!parts)
    throw invalidField('created_at', 'must be a date like YYYY-MM-DDTHH:MM:SSZ or M/D/YYYY H:MM');
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
    throw invalidField('created_at', 'is not a valid date');
  const date = new Date(
    local.getTime() -
      Number(`${sign}1`) * (Number(zoneHours) * 60 + Number(zoneMinutes)) * minuteMs,
  );
  if (year < 1970 || date.getTime() < 0)
    throw invalidField('created_at', 'is before the start of Unix time');
  if (date.getTime() > now.getTime() + dayMs) throw invalidField('created_at', 'is in the future');
  return date;
}

const longestAuthor = 60;

function readAuthor(values: Record<string, unknown>, siteId: string): Author {
  const name = readText(values, 'author', longestAuthor);
  if (name === '') throw invalidField('author', 'is missing');
  const id = idFrom(`import:${siteId}:${name.toLowerCase()}`);
  const author = toAuthor(id, name);
  if (author === null)
    throw invalidField('author', 'has no character allowed in usernames (a-z, 0-9, _)');
  return author;
}

/** Makes a username of a name; null if none of its characters is allowed in one. */
export function toAuthor(id: string, name: string): Author | null {
  const { min, max } = limits.username;
  if (/^[A-Za-z0-9_-]*$/.test(name) && name.length >= min && name.length <= max)
    return { id, username: name, name };
  const usable = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, max - 5)
    .replace(/^-+|-+$/g, '');
  return usable === ''
    ? null
    : { id, username: withSuffix(usable, id), name: toSafeName(name) || usable };
}

const withSuffix = (name: string, id: string) =>
  `${name.slice(0, limits.username.max - 5).replace(/-+$/, '')}-${id.slice(0, 4).toLowerCase()}`;

/** The author under a name that no member has, and that says where its posts are from. */
export const toPlaceholder = ({ id, username, name, ...author }: Author): Author => ({
  ...author,
  id,
  username: withSuffix(/^deleted-/i.test(username) ? 'imported' : username, id),
  name: `${name.slice(0, limits.name.max - 11).trim()} (imported)`,
});
