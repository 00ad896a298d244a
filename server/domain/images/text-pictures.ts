import { hash } from 'node:crypto';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import { textPictures } from '#shared/limits.ts';
import {
  imageLimits,
  imagesPath,
  readImagePath,
  toImageName,
  toSmallPath,
} from '#shared/newsletter/uploaded-images.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { own } from '../../db/own.ts';
import { comments, images, posts, textImages, users } from '../../db/schema.ts';
import { ago, ahead } from '../../db/sql-time.ts';
import { AppError, tooMany } from '../../infra/app-error.ts';
import type { CleanImage } from '../../infra/images/clean-image.ts';
import { renderMarkdown, replacePictures, toLink } from '../../infra/text/markdown.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import type { Handlers } from '../core/handler.ts';
import { newId } from '../core/ids.ts';
import { placeBytes } from './stored-images.ts';
import { cleanUpload } from './upload-image.ts';

/** Rows that one transaction changes. */
const eraseBatch = 200;

type Uploader = Pick<Viewer, 'userId' | 'role' | 'platform'>;

/**
 * Stores a picture for texts of the member. A file that is there already is stored once. Errors:
 * forbidden if the site has no pictures, or not for this member; bad_request for `image`;
 * too_many_requests; conflict at the limit of the site.
 */
export async function uploadPicture(
  ctx: Ctx,
  by: Uploader,
  base64: string,
): Promise<Reply<'POST /api/images'>> {
  const { db, site } = ctx;
  await requirePermission(ctx, by);
  // Saves the work of decoding. The transaction counts again.
  await enforceDay(db, site.id, by.userId);
  const cleaned = await cleanUpload(base64, 'image');
  const [{ bytes, width, height }] = cleaned;
  const rows = await createPictureRows(ctx, by.userId, cleaned);
  const added = rows.reduce((sum, { size }) => sum + size, 0);
  await db.transaction(async (tx) => {
    // Uploads of a site count one after another.
    await lockForTransaction(tx, `images ${site.id}`);
    const names = rows.map(({ name }) => name);
    const found = await tx
      .update(images)
      .set({ checkAt: ahead(imageLimits.unusedRetentionMs) })
      .where(and(eq(images.siteId, site.id), inArray(images.name, names)))
      .returning({ name: images.name });
    if (found.length === names.length) return;
    await enforceDay(tx, site.id, by.userId);
    const [stored] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${images.size}), 0)::float8` })
      .from(images)
      .where(and(eq(images.siteId, site.id), isNotNull(images.userId)));
    if ((stored?.bytes ?? 0) + added > ctx.config.siteImageBytes)
      throw new AppError(
        'conflict',
        "The site has reached its limit of {size} MB for members' pictures.",
        undefined,
        { size: ctx.config.siteImageBytes / 1e6 },
      );
    await tx.insert(images).values(rows).onConflictDoNothing();
  });
  return { path: `${imagesPath}${rows[0]?.name}`, width, height, bytes: bytes.length };
}

/** Returns the rows of a picture of a member, one for each of its sizes. */
export async function createPictureRows(
  ctx: Needs<'site' | 'bucket' | 'db'>,
  userId: string,
  cleaned: [CleanImage, ...CleanImage[]],
) {
  // Another member may have the same file, and each picture is erased with its owner.
  const owner = Buffer.from(`${userId}\n`);
  const owned = hash('sha256', Buffer.concat([owner, cleaned[0].bytes]), 'hex');
  const checkAt = ahead(imageLimits.unusedRetentionMs);
  return Promise.all(
    cleaned.map(async (image) => ({
      siteId: ctx.site.id,
      name: toImageName(owned, image),
      ...(await placeBytes(ctx, ctx.site.id, image.bytes)),
      size: image.bytes.length,
      userId,
      checkAt,
    })),
  );
}

/** Error: forbidden. */
async function requirePermission({ db, site }: Needs<'db' | 'site'>, by: Uploader): Promise<void> {
  const { inTexts, minKarma } = site.pictures;
  if (!inTexts) throw new AppError('forbidden', 'This site has no pictures in posts and comments.');
  if (by.role !== 'member' || by.platform) return;
  const [member] = await db
    .select({ karma: users.karma })
    .from(users)
    .where(own(users, site.id, { id: by.userId }));
  const karma = member?.karma ?? 0;
  if (karma < minKarma)
    throw new AppError(
      'forbidden',
      'You can add pictures from {minKarma, number} karma on. You have {karma, number}.',
      undefined,
      { minKarma, karma },
    );
}

/** Error: too_many_requests. */
async function enforceDay(db: Db, siteId: string, userId: string): Promise<void> {
  const oldest = sql<number>`extract(epoch from min(${images.createdAt}) - (${ago(dayMs)}))::float8`;
  const [today] = await db
    .select({ count: sql<number>`count(distinct left(${images.name}, 32))::int`, oldest })
    .from(images)
    .innerJoin(users, own(users, images.siteId, { id: images.userId }))
    .where(
      and(
        own(images, siteId, { userId }),
        sql`${images.createdAt} > ${ago(dayMs)}`,
        ne(images.name, sql`coalesce(${users.picture}, '')`),
      ),
    );
  if ((today?.count ?? 0) >= textPictures.ofDay)
    throw tooMany('You can add {count} pictures a day.', today?.oldest ?? 0, {
      count: textPictures.ofDay,
    });
}

/** Renders Markdown. Pictures of others, and of other sites, are links. */
export async function renderWithPictures(
  { db, site }: Needs<'db' | 'site'>,
  markdown: string,
  authorId: string,
): Promise<RichText> {
  const content = renderMarkdown(markdown, 'bold', true);
  const names = listPictures(content);
  if (names.length === 0) return content;
  const known = await db
    .select({ name: images.name })
    .from(images)
    .where(and(own(images, site.id, { userId: authorId }), inArray(images.name, names)));
  const isKnown = (path: string) => known.some(({ name }) => imagesPath + name === path);
  return replacePictures(content, (picture) => (isKnown(picture[2]) ? [picture] : toLink(picture)));
}

/** Lists the names of the images that a text shows. */
function listPictures(content: RichText): string[] {
  const names = content.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node[0] === 'img' ? [node[2].slice(imagesPath.length)] : listPictures(node[1]);
  });
  return [...new Set(names)];
}

/** A post or comment. */
type TextOf = { postId: string } | { commentId: string };

/**
 * Stores which pictures a text shows. `adds`: it keeps those of the earlier versions, which readers
 * can open.
 */
export async function nameTextPictures(
  tx: Db,
  siteId: string,
  text: TextOf,
  content: RichText | null,
  adds = false,
): Promise<void> {
  if (!adds) await tx.delete(textImages).where(own(textImages, siteId, text));
  const names = listPictures(content ?? []).flatMap((name) => {
    const image = readImagePath(imagesPath + name);
    const small = image && toSmallPath(image);
    return small ? [name, small.slice(imagesPath.length)] : [name];
  });
  if (names.length === 0) return;
  // A picture that was just erased is missing.
  const stored = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(eq(images.siteId, siteId), inArray(images.name, names)))
    .for('key share');
  if (stored.length > 0)
    await tx
      .insert(textImages)
      .values(stored.map(({ name }) => ({ siteId, id: newId(), image: name, ...text })));
}

/**
 * Whether all posts and comments that show a picture are hidden, removed or deleted. One that waits
 * for review still shows it to moderators. A picture of no text belongs to a profile or a draft.
 */
export async function isWithdrawn(db: Db, siteId: string, name: string): Promise<boolean> {
  const isShown = (table: typeof posts | typeof comments) =>
    sql`(${table.isVisible} or ${table.hiddenBy} = 'pending_review' and ${table.deletedAt} is null)`;
  const [texts] = await db
    .select({
      isShown: sql<boolean | null>`bool_or(${isShown(posts)} and ${textImages.commentId} is null
        or ${isShown(comments)} and (${isShown(posts)} or ${posts.isStub} and not ${posts.isHidden}))`,
    })
    .from(textImages)
    .leftJoin(comments, own(comments, textImages.siteId, { id: textImages.commentId }))
    .innerJoin(
      posts,
      own(posts, textImages.siteId, {
        id: sql`coalesce(${textImages.postId}, ${comments.postId})`,
      }),
    )
    .where(own(textImages, siteId, { image: name }));
  return texts?.isShown === false;
}

/**
 * Replaces the pictures of a member by their alternative texts, in texts that stay. Changes one batch.
 * Returns how many pictures it had.
 */
export async function eraseTextPictures(
  tx: Db,
  { siteId, id }: { siteId: string; id: string },
): Promise<number> {
  const named = await tx
    .select({ id: textImages.id, postId: textImages.postId, commentId: textImages.commentId })
    .from(textImages)
    .innerJoin(images, own(images, textImages.siteId, { name: textImages.image }))
    .where(own(images, siteId, { userId: id }))
    .limit(eraseBatch);
  for (const table of [posts, comments]) {
    const ids = named.flatMap((row) => (table === posts ? row.postId : row.commentId) ?? []);
    const texts = await tx
      .select({ id: table.id, content: table.renderedText })
      .from(table)
      .where(and(eq(table.siteId, siteId), inArray(table.id, ids)));
    for (const { id: textId, content } of texts)
      if (content !== null)
        await tx
          .update(table)
          .set({ renderedText: replacePictures(content, ([, alt]) => alt) })
          .where(own(table, siteId, { id: textId }));
  }
  const ids = named.map((row) => row.id);
  await tx
    .delete(textImages)
    .where(and(eq(textImages.siteId, siteId), inArray(textImages.id, ids)));
  return named.length;
}

export const handlers = {
  'POST /api/images': (ctx, { body }) => uploadPicture(ctx, ctx.viewer, body.image),
} satisfies Partial<Handlers>;
