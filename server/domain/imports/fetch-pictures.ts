import { and, asc, eq, gt, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm';
import { imageLimits, imagesPath } from '#shared/newsletter/uploaded-images.ts';
import type { Needs } from '../../context.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';
import { own } from '../../db/own.ts';
import { comments, images, posts, users } from '../../db/schema.ts';
import type { DocumentFetcher } from '../../infra/fetch/safe-fetch.ts';
import { cleanImage, ImageError } from '../../infra/images/clean-image.ts';
import {
  createPictureRows,
  nameTextPictures,
  renderWithPictures,
} from '../images/text-pictures.ts';

type Services = Needs<'db' | 'site' | 'bucket' | 'config'>;
/** A post or comment with pictures of another site. */
type Text = { id: string; text: string | null; userId: string };
export type FetchedPictures = { stored: number; failed: number };

/** How many texts are read at a time. */
const batchSize = 20;
const picture = /(!\[(?:[^\]\\]|\\.)*\]\()(https?:\/\/[^\s()<>]+)\)/g;

/**
 * Fetches the pictures in texts of imported accounts, stores them as those of their authors, and
 * shows them there. One that cannot be had stays a link and is reported. Can be repeated, and ends
 * early when `stopping` is aborted.
 */
export async function fetchPictures(
  services: Services,
  fetch: DocumentFetcher,
  report: (line: string) => void,
  stopping?: AbortSignal,
): Promise<FetchedPictures> {
  const counts = { stored: 0, failed: 0 };
  for (const table of [posts, comments])
    for (let after = '', isMore = true; isMore;) {
      if (stopping?.aborted) return counts;
      const found = await findTexts(services, table, after);
      const done = await Promise.all(
        found.map((row) => fetchOfText(services, table, row, fetch, report, stopping)),
      );
      for (const { stored, failed } of done) {
        counts.stored += stored;
        counts.failed += failed;
      }
      after = found.at(-1)?.id ?? '';
      isMore = found.length === batchSize;
    }
  return counts;
}

async function findTexts(
  { db, site }: Services,
  table: typeof posts | typeof comments,
  after: string,
): Promise<Text[]> {
  return db
    .select({ id: table.id, text: table.text, userId: table.userId })
    .from(table)
    .innerJoin(users, own(users, table.siteId, { id: table.userId }))
    .where(
      and(
        eq(table.siteId, site.id),
        gt(table.id, after),
        isNotNull(table.text),
        like(table.text, '%![%](http%'),
        // Nobody has claimed the account.
        isNull(users.email),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(table.id))
    .limit(batchSize);
}

async function fetchOfText(
  services: Services,
  table: typeof posts | typeof comments,
  { id, text, userId }: Text,
  fetch: DocumentFetcher,
  report: (line: string) => void,
  stopping: AbortSignal | undefined,
): Promise<FetchedPictures> {
  const { db, site } = services;
  const before = text ?? '';
  const counts = { stored: 0, failed: 0 };
  const paths = new Map<string, string>();
  for (const url of new Set([...before.matchAll(picture)].map(([, , address = '']) => address))) {
    if (stopping?.aborted) break;
    const path = await storePicture(services, userId, url, fetch).catch((error: unknown) => {
      if (error instanceof PictureError || error instanceof ImageError) return error;
      throw error;
    });
    if (typeof path === 'string') {
      paths.set(url, path);
      counts.stored += 1;
    } else {
      counts.failed += 1;
      report(`${table === posts ? 'post' : 'comment'} ${id}: ${url} ${path.message}\n`);
    }
  }
  if (paths.size === 0) return counts;
  const after = before.replace(
    picture,
    (_, start: string, url: string) => `${start}${paths.get(url) ?? url})`,
  );
  await db.transaction(async (tx) => {
    const content = await renderWithPictures({ db: tx, site }, after, userId);
    const changed = await tx
      .update(table)
      .set({ text: after, renderedText: content })
      .where(and(own(table, site.id, { id }), eq(table.text, before)))
      .returning({ id: table.id });
    if (changed.length === 0) return;
    await nameTextPictures(
      tx,
      site.id,
      table === posts ? { postId: id } : { commentId: id },
      content,
    );
    await notifyContentChanged(tx, site.id);
  });
  return counts;
}

/** Why a picture stays a link. The message continues its address. */
class PictureError extends Error {
  override name = 'PictureError';
}

async function storePicture(
  services: Services,
  userId: string,
  url: string,
  fetch: DocumentFetcher,
): Promise<string> {
  const { db, site, config } = services;
  const domain = site.theme.seo.canonicalDomain;
  const file = await fetch(url, `Broadsheet (import; +https://${domain}/contact)`);
  if (!file) throw new PictureError('is not on a public server that answers');
  if (file.status !== 200) throw new PictureError(`is not there (${file.status})`);
  if (file.isTruncated) throw new PictureError('is too large');
  const cleaned = await cleanImage(file.body);
  if (cleaned[0].bytes.length > imageLimits.bytes) throw new PictureError('is too large');
  const rows = await createPictureRows(services, userId, cleaned);
  const names = rows.map(({ name }) => name);
  const [stored] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${images.size}), 0)::float8`,
      known: sql<number>`count(*) filter (where ${inArray(images.name, names)})::int`,
    })
    .from(images)
    .where(and(eq(images.siteId, site.id), isNotNull(images.userId)));
  const added = rows.reduce((sum, { size }) => sum + size, 0);
  if (stored?.known !== rows.length && (stored?.bytes ?? 0) + added > config.siteImageBytes)
    throw new PictureError('would exceed SITE_IMAGES_MB');
  await db.insert(images).values(rows).onConflictDoNothing();
  return `${imagesPath}${names[0]}`;
}
