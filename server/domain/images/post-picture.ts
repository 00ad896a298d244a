import { hash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { imageLimits, imagesPath, toImageName } from '#shared/newsletter/uploaded-images.ts';
import type { Needs } from '../../context.ts';
import { own } from '../../db/own.ts';
import { articles, images } from '../../db/schema.ts';
import { ahead } from '../../db/sql-time.ts';
import type { DocumentFetcher } from '../../infra/fetch/safe-fetch.ts';
import { BucketError } from '../../infra/images/bucket.ts';
import { placeBytes } from './stored-images.ts';
import { cleanImage, ImageError, type CleanImage } from '../../infra/images/clean-image.ts';

type Services = Needs<'db' | 'site'>;
/** `path`: of an image of the site. `alt`: by the publisher, may be empty. */
export type PostPicture = { path: string; alt: string };

/** Smaller pictures, banners and columns are no pictures of a story. Pixels; width by height. */
const accepted = { width: 480, height: 240, minShape: 0.75, maxShape: 3 };

/** Returns the stored picture of a post. */
export async function findPicture(
  { db, site }: Services,
  postId: string,
): Promise<PostPicture | null> {
  const [image] = await db
    .select({ name: images.name, alt: images.alt })
    .from(images)
    .where(own(images, site.id, { postId }))
    .orderBy(desc(images.createdAt))
    .limit(1);
  return image ? { path: imagesPath + image.name, alt: image.alt } : null;
}

/**
 * Returns the picture of a post. Fetches that of its linked page first, encodes it again and stores
 * it, once. A page without a usable picture gives null.
 */
export async function fetchPicture(
  services: Services & Needs<'bucket' | 'log'>,
  postId: string,
  fetch: DocumentFetcher,
): Promise<PostPicture | null> {
  const { db, site, log } = services;
  const stored = await findPicture(services, postId);
  if (stored) return stored;
  const [article] = await db
    .select({ url: articles.image, alt: articles.imageAlt })
    .from(articles)
    .where(own(articles, site.id, { postId, state: 'read' }));
  if (!article?.url) return null;
  try {
    const domain = site.theme.seo.canonicalDomain;
    const file = await fetch(article.url, `Broadsheet (digest; +https://${domain}/contact)`);
    if (file?.status !== 200 || file.isTruncated) return null;
    const image = await encode(file.body);
    if (image === null) return null;
    await db
      .insert(images)
      .values({
        siteId: site.id,
        name: toImageName(hash('sha256', image.bytes, 'hex'), image),
        ...(await placeBytes(services, site.id, image.bytes)),
        size: image.bytes.length,
        checkAt: ahead(imageLimits.unusedRetentionMs),
        unused: false,
        postId,
        alt: article.alt ?? '',
      })
      .onConflictDoNothing();
  } catch (error) {
    if (!(error instanceof ImageError || error instanceof BucketError)) throw error;
    log.warn(
      { event: 'picture_rejected', site: site.id, post: postId, error },
      'picture of a linked page cannot be used',
    );
  }
  return findPicture(services, postId);
}

/** Encodes a still picture in the size for small screens, which is more than an email shows. */
async function encode(file: Buffer): Promise<CleanImage | null> {
  const cleaned = await cleanImage(file);
  const [{ width, height, type }] = cleaned;
  const shape = width / height;
  const isAccepted =
    type !== 'gif' &&
    width >= accepted.width &&
    height >= accepted.height &&
    shape >= accepted.minShape &&
    shape <= accepted.maxShape;
  return isAccepted ? (cleaned.at(-1) ?? null) : null;
}
