import { hash } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { imageLimits, imagesPath, toImageName } from '#shared/newsletter/uploaded-images.ts';
import { problem } from '#shared/texts/problems.ts';
import type { Ctx, Site, Viewer } from '../../context.ts';
import { images } from '../../db/schema.ts';
import { ahead } from '../../db/sql-time.ts';
import { AppError, badRequest } from '../../infra/app-error.ts';
import { placeBytes } from './stored-images.ts';
import { cleanImage, ImageError, type CleanImage } from '../../infra/images/clean-image.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { Handlers } from '../core/handler.ts';

/**
 * Stores an image for the site without its metadata, in the sizes of `imageWidths`, each file once.
 * Idempotent. Errors: bad_request for `field`; conflict at the limit of the site.
 */
export async function uploadImage(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  base64: string,
  field = 'image',
): Promise<Reply<'POST /api/admin/images'>> {
  const images = await cleanUpload(base64, field);
  const [{ bytes, width, height }] = images;
  const sha256 = hash('sha256', bytes, 'hex');
  const files = images.map((image) => ({ name: toImageName(sha256, image), data: image.bytes }));
  await store(ctx, by, site, files);
  return { path: `${imagesPath}${files[0]?.name}`, width, height, bytes: bytes.length };
}

/** Encodes an uploaded file in the sizes of `imageWidths`. Error: bad_request for `field`. */
export async function cleanUpload(
  base64: string,
  field: string,
): Promise<[CleanImage, ...CleanImage[]]> {
  const images = await readUpload(base64, field, cleanImage);
  // A stored image can be exported and imported again.
  if (images[0].bytes.length > imageLimits.bytes)
    throw badRequest([
      {
        field,
        message: `must be at most ${megabytes} MB, also when stored as “${images[0].type.toUpperCase()}”`,
      },
    ]);
  return images;
}

const megabytes = imageLimits.bytes / 1024 / 1024;
const sizeLimit = problem(`must be at most ${megabytes} MB`);

/** Reads an uploaded file. Error: bad_request for `field`. */
export async function readUpload<T>(
  base64: string,
  field: string,
  read: (file: Buffer) => Promise<T>,
): Promise<T> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > imageLimits.bytes) throw badRequest([{ field, message: sizeLimit }]);
  return read(file).catch((error: unknown) => {
    throw error instanceof ImageError ? badRequest([{ field, message: error.message }]) : error;
  });
}

async function store(
  ctx: Ctx,
  by: Viewer,
  { id: siteId }: Site,
  files: { name: string; data: Buffer }[],
): Promise<void> {
  const { db, config } = ctx;
  const checkAt = ahead(imageLimits.unusedRetentionMs);
  const names = files.map(({ name }) => name);
  const found = await db
    .update(images)
    .set({ checkAt })
    .where(and(eq(images.siteId, siteId), inArray(images.name, names)))
    .returning({ name: images.name });
  if (found.length === names.length) return;
  const rows = await Promise.all(
    files.map(async ({ name, data }) => ({
      siteId,
      name,
      ...(await placeBytes(ctx, siteId, data)),
      size: data.length,
      checkAt,
    })),
  );
  await db.transaction(async (tx) => {
    // Uploads of a site count one after another.
    await lockForTransaction(tx, `images ${siteId}`);
    const [stored] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${images.size}), 0)::float8` })
      .from(images)
      .where(and(eq(images.siteId, siteId), isNull(images.postId), isNull(images.userId)));
    const added = files.reduce((sum, { data }) => sum + data.length, 0);
    if ((stored?.bytes ?? 0) + added > config.siteImageBytes)
      throw new AppError(
        'conflict',
        "This image would exceed the site's limit of {size} MB. " +
          'Images that nothing uses are deleted after a week or two.',
        undefined,
        { size: config.siteImageBytes / 1e6 },
      );
    await tx.insert(images).values(rows).onConflictDoNothing();
    await writeAuditLog(tx, ctx, by, [
      { action: 'add-picture', siteId, after: { pictures: [`${imagesPath}${names[0]}`] } },
    ]);
  });
}

export const handlers = {
  'POST /api/admin/images': (ctx, { body }) => uploadImage(ctx, ctx.viewer, ctx.site, body.image),
} satisfies Partial<Handlers>;
