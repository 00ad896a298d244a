import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { presets } from '#shared/sites/presets.ts';
import type { SitePreset, SiteTag } from '#shared/sites/theme.ts';
import { tagPattern } from '#shared/text-rules.ts';
import { problem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Needs, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { posts, postTags, inboundFeeds, sites, tags } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { findTagUser, renameTagReferences } from './tag-references.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/**
 * Adds the default tags to sites without tags that do not move. Idempotent, and safe in several
 * processes.
 */
export async function ensureTags(db: Db): Promise<void> {
  const untagged = await db
    .select({ id: sites.id })
    .from(sites)
    .where(
      sql`${sites.moveState} is null
        and not exists (select 1 from ${tags} where ${tags.siteId} = ${sites.id})`,
    );
  const rows = presets
    .filter(({ id }) => untagged.some((site) => site.id === id))
    .flatMap(toTagRows);
  if (rows.length > 0) await db.insert(tags).values(rows).onConflictDoNothing();
}

const toTagRows = (preset: Pick<SitePreset, 'id' | 'tags'>) =>
  preset.tags.map((tag, position) => ({ siteId: preset.id, ...tag, position }));

/** Copies the tags of a preset to a new site. */
export async function copyTags(
  tx: Db,
  preset: Pick<SitePreset, 'tags'>,
  siteId: string,
): Promise<void> {
  await tx.insert(tags).values(toTagRows({ id: siteId, tags: preset.tags }));
}

/** Leaves a built-in site as a first start does, closed. Its other rows are deleted. */
export async function emptyBuiltInSite(tx: Db, preset: SitePreset): Promise<void> {
  await tx
    .update(sites)
    .set({
      settings: {},
      openedAt: null,
      deletionScheduledAt: null,
      postCount: 0,
      digestsPausedAt: null,
    })
    .where(eq(sites.id, preset.id));
  await copyTags(tx, preset, preset.id);
}

/** Lists the site's tags in order. */
export async function listTags({
  db,
  site,
}: Needs<'db' | 'site'>): Promise<Reply<'GET /api/tags'>> {
  return {
    tags: await db
      .select({ name: tags.name, description: tags.description })
      .from(tags)
      .where(eq(tags.siteId, site.id))
      .orderBy(tags.position, tags.name),
  };
}

/**
 * Replaces the tags of a site. `was` renames a tag for its posts and all that names it.
 * Errors: bad_request on `tags`; conflict for a removed tag still in use.
 */
export async function setTags(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  newTags: readonly (SiteTag & { was?: string | undefined })[],
): Promise<{ tags: SiteTag[] }> {
  const tagError = (message: string) => badRequest([{ field: 'tags', message }]);
  const names = newTags.map(({ name }) => name);
  const renamed = newTags.filter(
    ({ name, was }) => was !== undefined && was !== name,
  ) as (SiteTag & {
    was: string;
  })[];
  if (new Set(names).size < names.length) throw tagError(problem('must have each name only once'));
  await writeSiteContent({ ...ctx, site }, async (tx) => {
    await tx.execute(sql`select 1 from sites where id = ${site.id} for no key update`);
    const current = await tx
      .select({ name: tags.name, description: tags.description })
      .from(tags)
      .where(eq(tags.siteId, site.id))
      .orderBy(tags.position, tags.name);
    const currentNames = new Set(current.map(({ name }) => name));
    if (
      new Set(renamed.map(({ was }) => was)).size < renamed.length ||
      renamed.some(
        ({ was, name }) => !currentNames.has(was) || names.includes(was) || currentNames.has(name),
      )
    )
      throw tagError(problem('must rename an existing tag to an unused name'));
    const removed = current
      .map(({ name }) => name)
      .filter((name) => !names.includes(name) && !renamed.some(({ was }) => was === name));
    for (const name of removed) {
      const used = await tx.execute<{
        posts: boolean;
        sources: boolean;
      }>(sql`select exists (
          select 1 from ${postTags}
          where ${postTags.siteId} = ${site.id} and ${postTags.tag} = ${name}) as posts,
        exists (
          select 1 from ${inboundFeeds}
          where ${inboundFeeds.siteId} = ${site.id}
            and ${name} = any(${inboundFeeds.tags})) as sources`);
      const denial = used.rows[0]?.posts
        ? { text: english("The tag {tag} can't be removed: posts use it. Rename it instead.") }
        : used.rows[0]?.sources
          ? { text: english("The tag {tag} can't be removed: a feed uses it. Rename it instead.") }
          : await findTagUser(tx, site.id, name);
      if (denial)
        throw new AppError(
          'conflict',
          denial.text,
          [{ field: 'tags', message: `must include “${name}”, which is in use` }],
          { tag: name, ...denial.values },
        );
    }
    const rows = newTags.map(({ name, description }, position) => ({
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
      const hasTag = sql`${posts.id} in (
        select ${postTags.postId} from ${postTags}
        where ${postTags.siteId} = ${site.id} and ${postTags.tag} = ${was})`;
      await tx
        .update(posts)
        .set({ tags: sql`array_replace(${posts.tags}, ${was}, ${name})` })
        .where(and(eq(posts.siteId, site.id), hasTag));
      await tx
        .update(postTags)
        .set({ tag: name })
        .where(own(postTags, site.id, { tag: was }));
      await tx
        .update(inboundFeeds)
        .set({ tags: sql`array_replace(${inboundFeeds.tags}, ${was}, ${name})` })
        .where(and(eq(inboundFeeds.siteId, site.id), sql`${was} = any(${inboundFeeds.tags})`));
      await renameTagReferences(
        tx,
        site.id,
        { was, name },
        { by: by.userId, now: ctx.clock.now() },
      );
    }
    const obsolete = [...removed, ...renamed.map(({ was }) => was)];
    if (obsolete.length > 0)
      await tx.delete(tags).where(and(eq(tags.siteId, site.id), inArray(tags.name, obsolete)));
    await writeAuditLog(tx, ctx, by, [
      { action: 'set-tags', siteId: site.id, before: { tags: current }, after: { tags: newTags } },
    ]);
  });
  return { tags: newTags.map(({ name, description }) => ({ name, description })) };
}

/** Returns unique tag names in the site's order. Error: bad_request on `tags` for unknown names. */
export async function sortTags(
  db: Db,
  siteId: string,
  names: readonly string[],
): Promise<string[]> {
  const uniqueNames = [...new Set(names)];
  if (uniqueNames.length === 0) return [];
  const areValid = uniqueNames.every((name) => tagPattern.test(name));
  const rows = areValid
    ? await db
        .select({ name: tags.name })
        .from(tags)
        .where(and(eq(tags.siteId, siteId), inArray(tags.name, uniqueNames)))
        .orderBy(tags.position, tags.name)
    : [];
  if (rows.length < uniqueNames.length)
    throw badRequest([{ field: 'tags', message: "must be names of the site's tags" }]);
  return rows.map(({ name }) => name);
}

/** Replaces the tags of a post. `names` must be in the site's order. */
export async function setPostTags(
  tx: Db,
  { siteId, id, createdAt }: { siteId: string; id: string; createdAt: Date },
  names: string[],
): Promise<void> {
  await tx.delete(postTags).where(own(postTags, siteId, { postId: id }));
  if (names.length > 0)
    await tx.insert(postTags).values(names.map((tag) => ({ siteId, tag, postId: id, createdAt })));
  await tx
    .update(posts)
    .set({ tags: names })
    .where(own(posts, siteId, { id }));
}

export const handlers = {
  'GET /api/tags': (ctx) => listTags(ctx),
} satisfies Partial<Handlers>;
