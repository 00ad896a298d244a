import { and, desc, eq, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import { sharingPictures } from '../../db/schema.ts';
import { own } from '../../db/own.ts';

/** `page`: `post/` or `issue/` and an id. `hash`: of what the picture shows. */
type Picture = { page: string; hash: string };

/** Returns a stored picture, or null. */
export async function readPicture(
  { db, site }: Needs<'db' | 'site'>,
  { page, hash }: Picture,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ png: sharingPictures.png })
    .from(sharingPictures)
    .where(own(sharingPictures, site.id, { page, hash }));
  return row?.png ?? null;
}

/**
 * Stores the picture of a page in place of its earlier one, and keeps the newest of the site.
 * `postId`: the post whose title it has.
 */
export async function storePicture(
  { db, site }: Needs<'db' | 'site'>,
  { page, hash, postId, png }: Picture & { postId: string | null; png: Buffer },
): Promise<void> {
  await db
    .insert(sharingPictures)
    .values({ siteId: site.id, page, hash, postId, png })
    .onConflictDoUpdate({
      target: [sharingPictures.siteId, sharingPictures.page],
      set: { hash, postId, png, createdAt: sql`now()` },
    });
  const oldest = db
    .select({ createdAt: sharingPictures.createdAt })
    .from(sharingPictures)
    .where(eq(sharingPictures.siteId, site.id))
    .orderBy(desc(sharingPictures.createdAt))
    .offset(limits.pictures.perSite)
    .limit(1);
  await db
    .delete(sharingPictures)
    .where(
      and(eq(sharingPictures.siteId, site.id), sql`${sharingPictures.createdAt} <= (${oldest})`),
    );
}
