import { hash } from 'node:crypto';
import { and, desc, eq, inArray, like, not } from 'drizzle-orm';
import {
  imageLimits,
  imagesPath,
  thumbnailSize,
  toImageName,
} from '#shared/newsletter/uploaded-images.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { own } from '../../db/own.ts';
import { articles, images, posts } from '../../db/schema.ts';
import { ahead } from '../../db/sql-time.ts';
import type { DocumentFetcher } from '../../infra/fetch/safe-fetch.ts';
import { BucketError } from '../../infra/images/bucket.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { placeBytes } from './stored-images.ts';
import {
  cleanImage,
  cleanMiddle,
  ImageError,
  type CleanImage,
} from '../../infra/images/clean-image.ts';

type Services = Needs<'db' | 'site'>;
/** `path`: of an image of the site. `alt`: by the publisher, may be empty. */
export type PostPicture = { path: string; alt: string };

/** Smaller pictures, banners and columns are no pictures of a story. Pixels; width by height. */
const accepted = { width: 480, height: 240, minShape: 0.75, maxShape: 3 };

const { width: thumbnailWidth, height: thumbnailHeight } = thumbnailSize;
const isThumbnail = like(images.name, `%-${thumbnailWidth}x${thumbnailHeight}.webp`);

/** Returns the stored picture of a post, as emails show it. */
export async function findPicture(
  { db, site }: Services,
  postId: string,
): Promise<PostPicture | null> {
  const [image] = await db
    .select({ name: images.name, alt: images.alt })
    .from(images)
    .where(and(own(images, site.id, { postId }), not(isThumbnail)))
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

/**
 * Fetches the picture of a linked page, and stores the middle of it for lists. Stores none if the
 * picture is not usable, or if the link changed meanwhile.
 */
export async function fetchThumbnail(
  services: Services & Needs<'bucket' | 'contentVersions' | 'log'>,
  { postId, url, image: address }: { postId: string; url: string; image: string },
  fetch: DocumentFetcher,
): Promise<void> {
  const { site, log } = services;
  try {
    const domain = site.theme.seo.canonicalDomain;
    const file = await fetch(address, `Broadsheet (pictures; +https://${domain}/contact)`);
    if (file?.status !== 200 || file.isTruncated) return;
    const image = await cleanMiddle(file.body, thumbnailSize, false);
    // Two posts with one picture have two rows, so that each is erased with its post.
    const owned = hash('sha256', Buffer.concat([Buffer.from(`${postId}\n`), image.bytes]), 'hex');
    const place = await placeBytes(services, site.id, image.bytes);
    await writeSiteContent(
      services,
      async (tx) => {
        const [post] = await tx
          .select({ id: posts.id })
          .from(posts)
          .where(own(posts, site.id, { id: postId, url }))
          .for('share');
        if (!post) return;
        await tx.delete(images).where(and(own(images, site.id, { postId }), isThumbnail));
        await tx.insert(images).values({
          siteId: site.id,
          name: toImageName(owned, image),
          ...place,
          size: image.bytes.length,
          checkAt: ahead(imageLimits.unusedRetentionMs),
          unused: false,
          postId,
        });
      },
      () => [{ keys: ['lists'] }],
    );
  } catch (error) {
    if (!(error instanceof ImageError || error instanceof BucketError)) throw error;
    log.info(
      { event: 'thumbnail_rejected', site: site.id, post: postId, error },
      'picture of a linked page cannot be shown in lists',
    );
  }
}

/** Returns the paths of thumbnails by post. */
export async function listThumbnails(
  db: Db,
  siteId: string,
  postIds: string[],
): Promise<Map<string | null, string>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .select({ postId: images.postId, name: images.name })
    .from(images)
    .where(and(eq(images.siteId, siteId), inArray(images.postId, postIds), isThumbnail));
  return new Map(rows.map(({ postId, name }) => [postId, imagesPath + name]));
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
