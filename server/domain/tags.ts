import { and, eq, inArray } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { presets } from '#shared/sites/presets.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/client.ts';
import { posts, postTags, tags } from '../db/schema.ts';
import { badRequest } from '../infra/refusal.ts';

/** Rows for the tags that the software ships with; those that are there stay as they are. Safe to repeat, and in several processes at once. */
export async function ensureTags(db: Db): Promise<void> {
  const rows = presets.flatMap((preset) => preset.tags.map((tag, position) => ({ siteId: preset.id, ...tag, position })));
  await db.insert(tags).values(rows).onConflictDoNothing();
}

/** What posts of the site can be filed under, in the site's order. */
export async function listTags({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<Reply<'GET /api/tags'>> {
  return { tags: await db.select({ name: tags.name, description: tags.description }).from(tags).where(eq(tags.siteId, site.id)).orderBy(tags.position, tags.name) };
}

/** The tags of these names, each once, in the site's order. Error: bad_request, naming `tags`, when one is none of the site's. */
export async function inSiteOrder(db: Db, siteId: string, names: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return [];
  const possible = wanted.every((name) => /^[a-z0-9-]+$/.test(name));
  const known = possible ? await db.select({ name: tags.name }).from(tags).where(and(eq(tags.siteId, siteId), inArray(tags.name, wanted))).orderBy(tags.position, tags.name) : [];
  if (known.length < wanted.length) throw badRequest([{ field: 'tags', message: 'must be names of the site\'s tags' }]);
  return known.map(({ name }) => name);
}

/** Files a post under these tags and no others, in its own row and in the lists. `names` are in the site's order. */
export async function fileUnder(tx: Db, { siteId, id, createdAt }: { siteId: string; id: string; createdAt: Date }, names: string[]): Promise<void> {
  await tx.delete(postTags).where(and(eq(postTags.siteId, siteId), eq(postTags.postId, id)));
  if (names.length > 0) await tx.insert(postTags).values(names.map((tag) => ({ siteId, tag, postId: id, createdAt })));
  await tx.update(posts).set({ tags: names }).where(and(eq(posts.siteId, siteId), eq(posts.id, id)));
}
