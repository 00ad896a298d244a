import { hash } from 'node:crypto';
import { and, isNull } from 'drizzle-orm';
import { imageLimits, imagesPath, toImageName } from '#shared/newsletter/uploaded-images.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { own } from '../../db/own.ts';
import { images, users } from '../../db/schema.ts';
import { ahead } from '../../db/sql-time.ts';
import { AppError } from '../../infra/app-error.ts';
import { cleanMiddle } from '../../infra/images/clean-image.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { placeBytes } from './stored-images.ts';
import { readUpload } from './upload-image.ts';

/** Pixels. Twice the largest size on a page. */
const size = { width: 128, height: 128 };

/**
 * Replaces the picture of a member, which is cropped to a square. Errors: bad_request for `image`;
 * unauthorized for an account that was just deleted.
 */
export async function setPicture(ctx: Ctx, by: Pick<Viewer, 'userId'>, base64: string) {
  const { db, site } = ctx;
  const image = await readUpload(base64, 'image', (file) => cleanMiddle(file, size, true));
  // Another member may upload the same file, and each picture is erased with its owner.
  const owned = hash('sha256', Buffer.concat([Buffer.from(`${by.userId}\n`), image.bytes]), 'hex');
  const name = toImageName(owned, image);
  const place = await placeBytes(ctx, site.id, image.bytes);
  await writeSiteContent({ ...ctx, db }, async (tx) => {
    const former = await replacePicture(tx, site.id, by.userId, name);
    if (former === undefined) throw new AppError('unauthorized', 'Log in first.');
    await tx.insert(images).values({
      siteId: site.id,
      name,
      ...place,
      size: image.bytes.length,
      userId: by.userId,
      checkAt: ahead(imageLimits.unusedRetentionMs),
      unused: false,
    });
  });
  return imagesPath + name;
}

/** Deletes the picture of a member. If there was one, `log` runs in the transaction. */
export async function removePicture(
  ctx: Ctx,
  userId: string,
  log?: (tx: Db) => Promise<void>,
): Promise<void> {
  await writeSiteContent(ctx, async (tx) => {
    const former = await replacePicture(tx, ctx.site.id, userId, null);
    if (former) await log?.(tx);
  });
}

/**
 * Names another picture and deletes the former one, whose name it returns. Undefined: there is no
 * such account.
 */
async function replacePicture(
  tx: Db,
  siteId: string,
  userId: string,
  name: string | null,
): Promise<string | null | undefined> {
  const isAccount = and(own(users, siteId, { id: userId }), isNull(users.deletedAt));
  const [former] = await tx
    .select({ picture: users.picture })
    .from(users)
    .where(isAccount)
    .for('no key update');
  if (!former) return undefined;
  if (former.picture !== null)
    await tx.delete(images).where(own(images, siteId, { name: former.picture, userId }));
  await tx.update(users).set({ picture: name }).where(isAccount);
  return former.picture;
}
