import { eq } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import { fillSentence } from '#shared/texts/problems.ts';
import type { Db } from '../../db/client.ts';
import { tags } from '../../db/schema.ts';
import type { Rejection } from './check-import-row.ts';
import type { ImportedTag } from './check-record.ts';

/** `order`: positions of the site's tags. `added`: how many of the rows are new. */
type StoredTags = { order: Map<string, number>; added: number; notes: Rejection[] };

/** Adds the tags of rows, and of posts, as far as a site can have more. */
export async function storeTags(
  tx: Db,
  siteId: string,
  rows: ImportedTag[],
  posts: readonly { line: number; tags: string[] }[],
): Promise<StoredTags> {
  const wanted = [
    ...rows,
    ...posts.flatMap(({ line, tags: names }) =>
      names.map((name) => ({ line, name, description: name })),
    ),
  ];
  const order = new Map<string, number>();
  if (wanted.length === 0) return { order, added: 0, notes: [] };
  const known = await tx
    .select({ name: tags.name, position: tags.position })
    .from(tags)
    .where(eq(tags.siteId, siteId));
  for (const { name, position } of known) order.set(name, position);
  let position = Math.max(-1, ...order.values());
  const added: (typeof tags.$inferInsert)[] = [];
  const notes = new Map<string, Rejection>();
  for (const { line, name, description } of wanted) {
    if (order.has(name)) continue;
    if (order.size >= limits.tags.ofSite) {
      const reason = fillSentence(
        'The tag “{n}” is left out: a site has at most {m} tags.',
        name,
        limits.tags.ofSite,
      );
      if (!notes.has(name)) notes.set(name, { line, reason });
      continue;
    }
    position += 1;
    order.set(name, position);
    added.push({ siteId, name, description, position });
  }
  if (added.length > 0) await tx.insert(tags).values(added).onConflictDoNothing();
  const names = new Set(added.map(({ name }) => name));
  return {
    order,
    added: new Set(rows.map(({ name }) => name).filter((name) => names.has(name))).size,
    notes: [...notes.values()],
  };
}
