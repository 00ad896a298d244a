import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { images } from '../../db/schema.ts';

/** Returns which of these images the site does not have. */
export async function findMissingImages(
  db: Db,
  siteId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const found = await db
    .select({ name: images.name })
    .from(images)
    .where(and(eq(images.siteId, siteId), inArray(images.name, [...names])));
  return names.filter((name) => !found.some((image) => image.name === name));
}
