import { and, eq, isNull, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import { userPath } from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';

/** Somebody of the site who is named in a text. */
export type Mention = { id: string; username: string };

const { min, max } = limits.username;
/** `@name`, not within a word, an email address, a path or the handle of another site. */
const written = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@/+]|[\p{L}\p{N}][.-])@([A-Za-z0-9_-]{${min},${max}})(?![\p{L}\p{M}\p{N}_@-]|[./][\p{L}\p{N}])`,
  'gu',
);

/** Code is quoted, and words of a link are the link's already. */
const closed = new Set<string>(['code', 'pre', 'a']);

/** The names that a text has as `@name`, in lower case, each once, in the order of the text. */
export function findMentions(content: RichText): string[] {
  const names = new Set<string>();
  const walk = (nodes: RichText) => {
    for (const node of nodes) {
      if (typeof node === 'string')
        for (const [, name = ''] of node.matchAll(written)) names.add(name.toLowerCase());
      else if (!closed.has(node[0])) walk(node[1]);
    }
  };
  walk(content);
  return [...names];
}

/** The text with each `@name` that `usernames` has, by its name in lower case, as a link to that person. */
export function linkMentions(content: RichText, usernames: ReadonlyMap<string, string>): RichText {
  return content.flatMap((node): RichText => {
    if (typeof node !== 'string')
      return closed.has(node[0])
        ? [node]
        : [[node[0], linkMentions(node[1], usernames)] as RichText[number]];
    const parts: RichText = [];
    let from = 0;
    for (const match of node.matchAll(written)) {
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
 * Markdown as it is stored: rendered, with `@name` of people of the site as links to them (features 3.5); and who they are, in the order of the text. Of very many
 * names the first 50 are looked up, the others stay words.
 */
export async function renderWithMentions(
  ctx: Pick<Ctx, 'db' | 'site'>,
  markdown: string,
): Promise<{ content: RichText; named: Mention[] }> {
  const content = renderMarkdown(markdown);
  const names = findMentions(content).slice(0, limits.mentions.names);
  if (names.length === 0) return { content, named: [] };
  const found = await statements(ctx.db).byNames.execute({
    site: ctx.site.id,
    names: names.join(','),
  });
  const byName = new Map(found.map((one) => [one.username.toLowerCase(), one]));
  return {
    content: linkMentions(
      content,
      new Map(found.map(({ username }) => [username.toLowerCase(), username])),
    ),
    named: names.flatMap((name) => byName.get(name) ?? []),
  };
}
