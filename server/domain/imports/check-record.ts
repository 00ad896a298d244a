import type { MovedRecord } from '#shared/contract/admin-imports.ts';
import { emailAddress } from '#shared/contract/auth.ts';
import * as limits from '#shared/limits.ts';
import { toSafeName, visibleCharacters } from '#shared/text-rules.ts';
import type { Needs } from '../../context.ts';
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
  text: string;
  isDeleted: boolean;
  score: number;
  createdAt: Date;
  author: Author;
  oldPaths: string[];
};
export type Imported = ImportedPost | ImportedMember | ImportedTag | ImportedComment;

type Ctx = Needs<'clock' | 'site'>;
/** `notes`: what of an imported record is left out. */
export type Checked = { row: Imported; notes: Rejection[] };

/** The record as it can be stored, or why it cannot be. The reason begins with what it is. */
export function checkRecord(ctx: Ctx, line: number, record: MovedRecord): Checked | Rejection {
  const notes: Rejection[] = [];
  const note = (reason: string) =>
    void notes.push({ line, reason: `${describe(record)} is imported, but ${reason}` });
  try {
    return { row: readRecord(ctx, line, record, note), notes };
  } catch (error) {
    return { line, reason: `${describe(record)}: ${readReason(error)}` };
  }
}

function describe(record: MovedRecord): string {
  const name =
    record.type === 'post'
      ? record.title
      : record.type === 'tag'
        ? record.name
        : record.type === 'member'
          ? record.username
          : record.id;
  return `${record.type} “${toSafeName(name).slice(0, 80)}”`;
}

const toId = ({ site }: Ctx, source: string) => idFrom(`import:${site.id}:${source}`);

function readRecord(
  ctx: Ctx,
  line: number,
  record: MovedRecord,
  note: (reason: string) => void,
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
      if (record.email && !email.success) note('its address is not valid');
      const createdAt = record.createdAt
        ? readDate({ created_at: record.createdAt }, ctx.clock.now())
        : null;
      return {
        kind: 'member',
        line,
        author,
        about: toMarkdown({ html: record.about ?? '' }).slice(0, limits.about.max),
        email: email.success ? email.data : null,
        createdAt,
        oldPaths,
      };
    }
    case 'post': {
      const tags = [
        ...new Set(record.tags?.map((name) => toTagName(name, ctx.site.language))),
      ].filter((name) => name !== '');
      if (tags.length > limits.tags.max) note(`of its ${tags.length} tags, ${limits.tags.max} are`);
      const title = record.title.trim();
      const isLong = title.length > limits.title.max;
      if (isLong) note('its title is shortened');
      const post = readPost(
        ctx,
        line,
        {
          id: record.id,
          title: isLong ? `${title.slice(0, limits.title.max - 1)}…` : title,
          url: record.url,
          text: toMarkdown(record),
          num_points: record.score,
          num_comments: record.commentCount,
          created_at: record.createdAt,
        },
        readAuthor(ctx, record.author),
        limits.imports.maxText,
      );
      if (post.url === null && visibleCharacters(post.text ?? '') === 0)
        throw invalidField('text', 'is empty');
      return { ...post, tags: tags.slice(0, limits.tags.max), oldPaths };
    }
    case 'comment': {
      const text = readText({ text: toMarkdown(record) }, 'text', limits.imports.maxText);
      const isDeleted = record.deleted === true;
      if (!isDeleted && visibleCharacters(text) === 0) throw invalidField('text', 'is empty');
      return {
        kind: 'comment',
        line,
        id: toId(ctx, record.id),
        parentId: toId(ctx, record.parent),
        text: isDeleted ? '' : text,
        isDeleted,
        score: record.score === undefined ? 1 : readInteger('score', record.score),
        createdAt: readDate({ created_at: record.createdAt }, ctx.clock.now()),
        author: readAuthor(ctx, record.author),
        oldPaths,
      };
    }
  }
}

function toMarkdown({ text, html }: { text?: string | undefined; html?: string | undefined }) {
  // Other sites have control characters that nobody sees.
  const written = text ?? (html === undefined ? '' : htmlToMarkdown(html));
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
