import type { MovedRecord } from '#shared/contract/admin-imports.ts';
import { emailAddress } from '#shared/contract/auth.ts';
import * as limits from '#shared/limits.ts';
import { findDayOrder, readDate as readLocalDate } from '#shared/moving/reader-dates.ts';
import { plainText } from '#shared/rich-text.ts';
import { toSafeName, visibleCharacters } from '#shared/text-rules.ts';
import { fillSentence } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Needs } from '../../context.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { htmlToMarkdown } from '../../infra/text/html-to-markdown.ts';
import { normalizeEmail } from '../core/email-address.ts';
import { idFrom } from '../core/ids.ts';
import { toTagName } from '../posts/slugs.ts';
import {
  invalidField,
  readDate,
  readInteger,
  readPost,
  readReason,
  readText,
  toAuthor,
  type Author,
  type ImportedPost,
  type Rejection,
} from './check-import-row.ts';
import { toOldPath } from './old-paths.ts';

export type ImportedMember = {
  kind: 'member';
  line: number;
  author: Author;
  about: string;
  email: string | null;
  createdAt: Date | null;
  oldPaths: string[];
};
export type ImportedTag = {
  kind: 'tag';
  line: number;
  name: string;
  description: string;
  oldPaths: string[];
};
export type ImportedComment = {
  kind: 'comment';
  line: number;
  id: string;
  parentId: string;
  /** Null: not known. */
  inPost: string | null;
  /** For reports. */
  name: string;
  text: string;
  isDeleted: boolean;
  score: number;
  createdAt: Date;
  author: Author;
  oldPaths: string[];
};
export type Imported = ImportedPost | ImportedMember | ImportedTag | ImportedComment;

/** `origin`: of pictures of the earlier site that have no host; null or absent: unknown. */
type Ctx = Needs<'clock' | 'site'> & { origin?: string | null };
/** `notes`: what of an imported record is left out. */
export type Checked = { row: Imported; notes: Rejection[] };

/** The record as it can be stored, or why it cannot be. */
export function checkRecord(ctx: Ctx, line: number, record: MovedRecord): Checked | Rejection {
  const notes: Rejection[] = [];
  const note = (sentence: string, ...values: number[]) =>
    void notes.push({ line, reason: fillSentence(sentence, nameRecord(record), ...values) });
  try {
    return { row: readRecord(ctx, line, record, note), notes };
  } catch (error) {
    return {
      line,
      reason: fillSentence(
        '“{n}” cannot be imported: “{m}”.',
        nameRecord(record),
        readReason(error),
      ),
    };
  }
}

const nameRecord = (record: MovedRecord): string =>
  toSafeName(
    record.type === 'post'
      ? record.title
      : record.type === 'tag'
        ? record.name
        : record.type === 'member'
          ? record.username
          : record.id,
  );

/** A picture that is named by its path on the earlier site. */
const hostlessPicture = /<img\b[^>]*?\ssrc\s*=\s*["']?\/(?!\/)/i;

const toId = ({ site }: Ctx, source: string) => idFrom(`import:${site.id}:${source}`);

function readRecord(
  ctx: Ctx,
  line: number,
  record: MovedRecord,
  note: (sentence: string, ...values: number[]) => void,
): Imported {
  const oldPaths = (record.paths ?? []).map(toOldPath);
  switch (record.type) {
    case 'tag': {
      const name = toTagName(record.name, ctx.site.language);
      if (name === '') throw invalidField('name', 'has no letter or digit');
      const description = toSafeName(record.description ?? record.name).slice(0, 200);
      return { kind: 'tag', line, name, description: description || name, oldPaths };
    }
    case 'member': {
      const author = readMember(ctx, record);
      const email = emailAddress.safeParse(normalizeEmail(record.email ?? ''));
      if (record.email && !email.success)
        note(english('The member “{n}” is imported without an address: it is not valid.'));
      const createdAt = record.createdAt ? readTime(ctx, record.createdAt) : null;
      return {
        kind: 'member',
        line,
        author,
        about: toMarkdown(ctx, { html: record.about ?? '' }).slice(0, limits.about.max),
        email: email.success ? email.data : null,
        createdAt,
        oldPaths,
      };
    }
    case 'post': {
      const tags = [
        ...new Set(record.tags?.map((name) => toTagName(name, ctx.site.language))),
      ].filter((name) => name !== '');
      const { max } = limits.tags;
      if (tags.length > max)
        note(english('The post “{n}” is imported with {m} of its {o} tags.'), max, tags.length);
      const text = toMarkdown(ctx, record);
      const title = record.title.trim() || takeFirstWords(text);
      if (record.title.trim() === '')
        note(english('The post has no title, so its first words are there.'));
      const isLong = title.length > limits.title.max;
      if (isLong) note(english('The title of the post “{n}” is shortened.'));
      const post = readPost(
        ctx,
        line,
        {
          id: record.id,
          title: isLong ? `${title.slice(0, limits.title.max - 1)}…` : title,
          url: record.url,
          text,
          num_points: record.score,
          num_comments: record.commentCount,
          created_at: toIso(ctx, record.createdAt),
        },
        readAuthor(ctx, record.author),
        { maxText: limits.imports.maxText, minTitle: 1 },
      );
      if (text !== '' && (ctx.origin ?? null) === null && hostlessPicture.test(record.html ?? ''))
        note(english('Pictures of the post “{n}” are left out: the file names no host.'));
      const wasWritten = visibleCharacters(record.text ?? record.html ?? '') > 0;
      if (wasWritten && visibleCharacters(text) === 0)
        note(english('The post “{n}” is imported, but nothing of its text is left.'));
      return { ...post, tags: tags.slice(0, max), oldPaths };
    }
    case 'comment': {
      const text = readText({ text: toMarkdown(ctx, record) }, 'text', limits.imports.maxText);
      const isEmpty = visibleCharacters(text) === 0;
      const isDeleted = record.deleted === true || isEmpty;
      if (isEmpty && record.deleted !== true)
        note(english('The comment “{n}” has no text: only its place is kept.'));
      return {
        kind: 'comment',
        line,
        id: toId(ctx, record.id),
        parentId: toId(ctx, record.parent),
        inPost: record.post === undefined ? null : toId(ctx, record.post),
        name: nameRecord(record),
        text: isDeleted ? '' : text,
        isDeleted,
        score: record.score === undefined ? 1 : readInteger('score', record.score),
        createdAt: readTime(ctx, record.createdAt),
        author: readAuthor(ctx, record.author),
        oldPaths,
      };
    }
  }
}

/** Other sites write dates in many ways. */
const toIso = ({ clock }: Ctx, time: string) =>
  /^\d{4}-/.test(time) && !/[a-z]{2}$/i.test(time)
    ? time
    : (readLocalDate(time, findDayOrder([time]) ?? 'month', clock.now()) ?? time);
const readTime = (ctx: Ctx, time: string): Date =>
  readDate({ created_at: toIso(ctx, time) }, ctx.clock.now());

function takeFirstWords(text: string): string {
  const words = plainText(renderMarkdown(text)).replace(/\s+/g, ' ').trim();
  return words.length > 80 ? `${words.slice(0, 80).replace(/ [^ ]*$/, '')}…` : words;
}

function toMarkdown(
  { origin = null }: Ctx,
  { text, html }: { text?: string | undefined; html?: string | undefined },
) {
  // Other sites have control characters that nobody sees.
  const written = text ?? (html === undefined ? '' : htmlToMarkdown(html, origin));
  return written.replace(/[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]/gu, '').toWellFormed();
}

function readAuthor(ctx: Ctx, { id, name }: { id: string; name: string }): Author {
  const author = toId(ctx, id);
  const shown = toSafeName(name).slice(0, limits.name.max);
  const found = toAuthor(author, shown.slice(0, 60)) ?? {
    id: author,
    username: `imported-${author.slice(0, 6).toLowerCase()}`,
    name: shown || 'Imported',
  };
  return { ...found, hasId: true };
}

function readMember(ctx: Ctx, record: Extract<MovedRecord, { type: 'member' }>): Author {
  const author = readAuthor(ctx, { id: record.id, name: record.username });
  const name = toSafeName(record.name ?? '').slice(0, limits.name.max);
  return name === '' ? author : { ...author, name };
}
