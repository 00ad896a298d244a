import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { imageLimits, imagesPath, toImageName } from '#shared/newsletter/uploaded-images.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { images } from '../../db/schema.ts';
import { ahead } from '../../db/sql-time.ts';
import { AppError, badRequest } from '../../infra/app-error.ts';
import { ImageError } from '../../infra/images/bytes.ts';
import { readImage, type CleanImage } from '../../infra/images/read-image.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/**
 * Stores an image for the site without its metadata, each file once. Idempotent. Errors:
 * bad_request for `image`; conflict at the limit of the site.
 */
export async function uploadImage(
  ctx: Ctx,
  by: Viewer,
  base64: string,
): Promise<Reply<'POST /api/admin/images'>> {
  const image = check(Buffer.from(base64, 'base64'));
  const { bytes: data, width, height } = image;
  const name = toImageName(hash('sha256', data, 'hex'), image);
  await store(ctx, by, name, data);
  return { path: imagesPath + name, width, height, bytes: data.length };
}

function check(file: Buffer): CleanImage {
  const wrong = (message: string) => badRequest([{ field: 'image', message }]);
  if (file.length > imageLimits.bytes)
    throw wrong(`must be at most ${imageLimits.bytes / 1024 / 1024} MB`);
  try {
    return readImage(file);
  } catch (error) {
    throw error instanceof ImageError ? wrong(error.message) : error;
  }
}

async function store(ctx: Ctx, by: Viewer, name: string, data: Buffer): Promise<void> {
  const { db, site, config } = ctx;
  const checkAt = ahead(imageLimits.unusedRetentionMs);
  await db.transaction(async (tx) => {
    // Uploads of a site count one after another.
    await lockForTransaction(tx, `images ${site.id}`);
    const found = await tx
      .update(images)
      .set({ checkAt })
      .where(own(images, site.id, { name }))
      .returning({ name: images.name });
    if (found.length > 0) return;
    const [stored] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${images.size}), 0)::float8` })
      .from(images)
      .where(eq(images.siteId, site.id));
    if ((stored?.bytes ?? 0) + data.length > config.siteImageBytes)
      throw new AppError(
        'conflict',
        `This image would exceed the site's limit of ${config.siteImageBytes / 1e6} MB. ` +
          'Images that no issue uses are deleted after a week or two.',
      );
    await tx.insert(images).values({ siteId: site.id, name, data, size: data.length, checkAt });
    await writeAuditLog(tx, ctx, by, [
      { action: 'add-picture', after: { pictures: [imagesPath + name] } },
    ]);
  });
}

export const handlers = {
  'POST /api/admin/images': (ctx, { body }) => uploadImage(ctx, ctx.viewer, body.image),
} satisfies Partial<Handlers>;
