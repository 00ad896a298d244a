import { and, eq, isNull, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import { userPath } from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Needs } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import type { Handlers } from '../core/handler.ts';
import { renderWithPictures } from '../images/text-pictures.ts';

/** A user of the site whose name is in a text. */
export type Mention = { id: string; username: string };

const { min, max } = limits.username;
/** Matches `@name`, but not inside a word, an email address, a path or a fediverse handle. */
const mentionPattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@/+]|[\p{L}\p{N}][.-])` +
    String.raw`@([A-Za-z0-9_-]{${min},${max}})` +
    String.raw`(?![\p{L}\p{M}\p{N}_@-]|[./][\p{L}\p{N}])`,
  'gu',
);

/** Mentions inside code, links and texts about pictures are not linked. */
const opaqueTags = new Set<string>(['code', 'pre', 'a', 'img']);

/** Returns the mentioned names, in lower case, without duplicates, in text order. */
export function findMentions(content: RichText): string[] {
  const names = new Set<string>();
  const walk = (nodes: RichText) => {
    for (const node of nodes) {
      if (typeof node === 'string')
        for (const [, name = ''] of node.matchAll(mentionPattern)) names.add(name.toLowerCase());
      else if (!opaqueTags.has(node[0])) walk(node[1]);
    }
  };
  walk(content);
  return [...names];
}

/** Links each `@name` in `usernames` (keyed by lower-case name) to the profile. */
export function linkMentions(content: RichText, usernames: ReadonlyMap<string, string>): RichText {
  return content.flatMap((node): RichText => {
    if (typeof node !== 'string')
      return opaqueTags.has(node[0])
        ? [node]
        : [[node[0], linkMentions(node[1], usernames), ...node.slice(2)] as RichText[number]];
    const parts: RichText = [];
    let from = 0;
    for (const match of node.matchAll(mentionPattern)) {
      const username = usernames.get(match[1]?.toLowerCase() ?? '');
      if (username === undefined) continue;
      if (match.index > from) parts.push(node.slice(from, match.index));
      from = match.index + match[0].length;
      parts.push(['a', [match[0]], userPath(username)]);
    }
    if (from < node.length || node === '') parts.push(node.slice(from));
    return parts;
  });
}

const statements = perDatabase((db) => ({
  byNames: db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        eq(users.siteId, sql.placeholder('site')),
        sql`lower(${users.username}) = any(string_to_array(${sql.placeholder('names')}, ','))`,
        isNull(users.deletedAt),
      ),
    )
    .prepare('users_by_names'),
}));

/**
 * Renders Markdown with the pictures of its author, and links the mentions of users. Returns these
 * users in text order.
 * Looks up the first 50 names only.
 */
export async function renderWithMentions(
  ctx: Needs<'db' | 'site'>,
  markdown: string,
  authorId: string,
): Promise<{ content: RichText; mentions: Mention[] }> {
  const content = await renderWithPictures(ctx, markdown, authorId);
  const names = findMentions(content).slice(0, limits.mentions.maxNames);
  if (names.length === 0) return { content, mentions: [] };
  const rows = await statements(ctx.db).byNames.execute({
    site: ctx.site.id,
    names: names.join(','),
  });
  const byName = new Map(rows.map((row) => [row.username.toLowerCase(), row]));
  return {
    content: linkMentions(
      content,
      new Map(rows.map(({ username }) => [username.toLowerCase(), username])),
    ),
    mentions: names.flatMap((name) => byName.get(name) ?? []),
  };
}

export const handlers = {
  'POST /api/markdown/preview': async (ctx, { body }) => ({
    content: (await renderWithMentions(ctx, body.text, ctx.viewer.userId)).content,
  }),
} satisfies Partial<Handlers>;
