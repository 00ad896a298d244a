import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { imagesPath } from '#shared/newsletter/uploaded-images.ts';
import { dayMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { own } from '../../db/own.ts';
import { bucketObjects, images } from '../../db/schema.ts';
import { ago } from '../../db/sql-time.ts';
import type { Bucket } from '../../infra/images/bucket.ts';
import { newId } from '../core/ids.ts';

type Services = Needs<'db' | 'bucket'>;
type Place = { data: Buffer; object: null } | { data: null; object: string };
type PlacedRow<Bytes> = { data: Bytes | null; object: string | null };

const batchSize = 1_000;
/** Objects that a job deletes or a command moves at a time. */
const concurrent = 8;

/** `userId`: of the member who owns it. */
export type StoredImage = { bytes: Buffer; userId: string | null };

/** Returns an image of the site; null if there is none. Throws BucketError. */
export async function readImage(
  { db, bucket }: Services,
  siteId: string,
  name: string,
): Promise<StoredImage | null> {
  const [image] = await db
    .select({ data: images.data, object: images.object, userId: images.userId })
    .from(images)
    .where(own(images, siteId, { name }));
  const bytes = image && (await readPlaced(bucket, image));
  return bytes ? { bytes, userId: image.userId } : null;
}

/** Returns the bytes that a row of an image stands for. Throws BucketError. */
export async function readPlaced<Bytes>(
  bucket: Bucket | null,
  { data, object }: PlacedRow<Bytes>,
): Promise<Bytes | Buffer | null> {
  if (object === null) return data;
  if (bucket === null) throw new Error(`S3_ENDPOINT is not set, but ${object} is in a bucket`);
  return bucket.read(object);
}

/**
 * Stores bytes in the bucket if there is one. Returns what the row of the image says about it,
 * which the caller stores within the hour. Not for use in a transaction. Throws BucketError.
 */
export async function placeBytes(
  { db, bucket }: Services,
  siteId: string,
  bytes: Buffer,
): Promise<Place> {
  if (bucket === null) return { data: bytes, object: null };
  const key = `${siteId}/${newId()}${newId()}`;
  await db.insert(bucketObjects).values({ key });
  await bucket.write(key, bytes);
  return { data: null, object: key };
}

/** Deletes objects that no image names. Safe in several processes. Returns how many. */
export async function purgeObjects({ db, bucket }: Services): Promise<number> {
  if (bucket === null) return 0;
  const unnamed = await db
    .select({ key: bucketObjects.key })
    .from(bucketObjects)
    .where(
      and(
        // A younger one may be about to get its image.
        lt(bucketObjects.createdAt, ago(dayMs)),
        notExists(db.select().from(images).where(eq(images.object, bucketObjects.key))),
      ),
    )
    .limit(batchSize);
  const keys = unnamed.map(({ key }) => key);
  await inParallel(keys, (key) => bucket.delete(key));
  await db.delete(bucketObjects).where(inArray(bucketObjects.key, keys));
  return keys.length;
}

/**
 * Moves images into the bucket, or from it into the database. The site stays in use: an image is
 * where its row says. Returns how many were moved, and the paths of those without bytes.
 */
export async function moveImages(
  { db }: Needs<'db'>,
  bucket: Bucket,
  to: 'bucket' | 'database',
): Promise<{ moved: number; missing: string[] }> {
  const missing: string[] = [];
  let moved = 0;
  let last = { siteId: '', name: '' };
  for (;;) {
    const rows = await listUnmoved(db, to, last);
    const end = rows.at(-1);
    if (!end) return { moved, missing };
    last = end;
    await inParallel(rows, async ({ siteId, name }) => {
      const image = await readImage({ db, bucket }, siteId, name);
      if (image === null) return void missing.push(`${siteId} ${imagesPath}${name}`);
      const place = await placeBytes(
        { db, bucket: to === 'bucket' ? bucket : null },
        siteId,
        image.bytes,
      );
      await db
        .update(images)
        .set(place)
        .where(own(images, siteId, { name }));
      moved += 1;
    });
  }
}

function listUnmoved(db: Db, to: 'bucket' | 'database', last: { siteId: string; name: string }) {
  return db
    .select({ siteId: images.siteId, name: images.name })
    .from(images)
    .where(
      and(
        sql`(${images.siteId}, ${images.name}) > (${last.siteId}, ${last.name})`,
        to === 'bucket' ? sql`${images.object} is null` : sql`${images.object} is not null`,
      ),
    )
    .orderBy(images.siteId, images.name)
    .limit(batchSize);
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: concurrent }, next));
}
