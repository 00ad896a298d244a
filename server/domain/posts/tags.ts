import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { presets } from '#shared/sites/presets.ts';
import type { SitePreset, SiteTag } from '#shared/sites/theme.ts';
import type { Ctx, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { posts, postTags, inboundFeeds, tags } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { writeAuditLog } from '../core/audit-log.ts';

/** Rows for the tags that the software ships with, for sites that have none; whoever runs a site may have taken some away. Safe to repeat, and in several processes at once. */
export async function ensureTags(db: Db): Promise<void> {
  const have = await db.selectDistinct({ siteId: tags.siteId }).from(tags);
  const rows = presets
    .filter(({ id }) => !have.some(({ siteId }) => siteId === id))
    .flatMap(tagRows);
  if (rows.length > 0) await db.insert(tags).values(rows).onConflictDoNothing();
}

const tagRows = (preset: Pick<SitePreset, 'id' | 'tags'>) =>
  preset.tags.map((tag, position) => ({ siteId: preset.id, ...tag, position }));

/** The tags of a preset for a site that stands on it. */
export async function copyTags(
  tx: Db,
  preset: Pick<SitePreset, 'tags'>,
  siteId: string,
): Promise<void> {
  await tx.insert(tags).values(tagRows({ id: siteId, tags: preset.tags }));
}

/** What posts of the site can be filed under, in the site's order. */
export async function listTags({
  db,
  site,
}: Pick<Ctx, 'db' | 'site'>): Promise<Reply<'GET /api/tags'>> {
  return {
    tags: await db
      .select({ name: tags.name, description: tags.description })
      .from(tags)
      .where(eq(tags.siteId, site.id))
      .orderBy(tags.position, tags.name),
  };
}

/**
 * The tags of a site, all of them, in this order (product 36). `was`: one that gets another name keeps its posts. Errors: bad_request, naming `tags`; conflict, for one left out that posts or sources have.
 */
export async function setTags(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  given: readonly (SiteTag & { was?: string | undefined })[],
): Promise<{ tags: SiteTag[] }> {
  const wrong = (message: string) => badRequest([{ field: 'tags', message }]);
  const names = given.map(({ name }) => name);
  const renamed = given.filter(({ name, was }) => was !== undefined && was !== name) as (SiteTag & {
    was: string;
  })[];
  if (new Set(names).size < names.length) throw wrong('must have each name only once');
  await writeSiteContent({ ...ctx, site }, async (tx) => {
    await tx.execute(sql`select 1 from sites where id = ${site.id} for no key update`);
    const before = await tx
      .select({ name: tags.name, description: tags.description })
      .from(tags)
      .where(eq(tags.siteId, site.id))
      .orderBy(tags.position, tags.name);
    const known = new Set(before.map(({ name }) => name));
    if (
      new Set(renamed.map(({ was }) => was)).size < renamed.length ||
      renamed.some(({ was, name }) => !known.has(was) || names.includes(was) || known.has(name))
    )
      throw wrong('must rename an existing tag to an unused name');
    const gone = before
      .map(({ name }) => name)
      .filter((name) => !names.includes(name) && !renamed.some(({ was }) => was === name));
    for (const name of gone) {
      const used = await tx.execute<{
        posts: boolean;
        sources: boolean;
      }>(sql`select exists (select 1 from ${postTags} where ${postTags.siteId} = ${site.id} and ${postTags.tag} = ${name}) as posts,
        exists (select 1 from ${inboundFeeds} where ${inboundFeeds.siteId} = ${site.id} and ${name} = any(${inboundFeeds.tags})) as sources`);
      const which = used.rows[0]?.posts ? 'posts' : used.rows[0]?.sources ? 'sources' : null;
      if (which !== null)
        throw new AppError(
          'conflict',
          `${which === 'posts' ? 'Posts use' : 'A feed uses'} the tag ${name}. Rename it instead.`,
          [{ field: 'tags', message: `must include ${name}` }],
        );
    }
    const rows = given.map(({ name, description }, position) => ({
      siteId: site.id,
      name,
      description,
      position,
    }));
    await tx
      .insert(tags)
      .values(rows)
      .onConflictDoUpdate({
        target: [tags.siteId, tags.name],
        set: { description: sql`excluded.description`, position: sql`excluded.position` },
      });
    for (const { was, name } of renamed) {
      const have = sql`${posts.id} in (select ${postTags.postId} from ${postTags} where ${postTags.siteId} = ${site.id} and ${postTags.tag} = ${was})`;
      await tx
        .update(posts)
        .set({ tags: sql`array_replace(${posts.tags}, ${was}, ${name})` })
        .where(and(eq(posts.siteId, site.id), have));
      await tx
        .update(postTags)
        .set({ tag: name })
        .where(and(eq(postTags.siteId, site.id), eq(postTags.tag, was)));
      await tx
        .update(inboundFeeds)
        .set({ tags: sql`array_replace(${inboundFeeds.tags}, ${was}, ${name})` })
        .where(and(eq(inboundFeeds.siteId, site.id), sql`${was} = any(${inboundFeeds.tags})`));
    }
    const left = [...gone, ...renamed.map(({ was }) => was)];
    if (left.length > 0)
      await tx.delete(tags).where(and(eq(tags.siteId, site.id), inArray(tags.name, left)));
    await writeAuditLog(tx, ctx, by, [
      { action: 'set-tags', siteId: site.id, before: { tags: before }, after: { tags: given } },
    ]);
  });
  return { tags: given.map(({ name, description }) => ({ name, description })) };
}

/** The tags of these names, each once, in the site's order. Error: bad_request, naming `tags`, when one is none of the site's. */
export async function sortTags(
  db: Db,
  siteId: string,
  names: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return [];
  const possible = wanted.every((name) => /^[a-z0-9-]+$/.test(name));
  const known = possible
    ? await db
        .select({ name: tags.name })
        .from(tags)
        .where(and(eq(tags.siteId, siteId), inArray(tags.name, wanted)))
        .orderBy(tags.position, tags.name)
    : [];
  if (known.length < wanted.length)
    throw badRequest([{ field: 'tags', message: "must be names of the site's tags" }]);
  return known.map(({ name }) => name);
}

/** Files a post under these tags and no others, in its own row and in the lists. `names` are in the site's order. */
export async function setPostTags(
  tx: Db,
  { siteId, id, createdAt }: { siteId: string; id: string; createdAt: Date },
  names: string[],
): Promise<void> {
  await tx.delete(postTags).where(and(eq(postTags.siteId, siteId), eq(postTags.postId, id)));
  if (names.length > 0)
    await tx.insert(postTags).values(names.map((tag) => ({ siteId, tag, postId: id, createdAt })));
  await tx
    .update(posts)
    .set({ tags: names })
    .where(and(eq(posts.siteId, siteId), eq(posts.id, id)));
}
